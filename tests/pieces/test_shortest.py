"""The shortest game of any kind that parts two rule sets: it does, and only at its last action."""

from __future__ import annotations

from typing import Any

import pytest

from daumen_rules.contracts.difference_study import story_heading, story_lines
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.shortest_game import other_rules, played, searched, shortest, study_of
from daumen_rules.contracts.shortest_story import DRAWS, few
from daumen_rules.disputes.divergence import Divergence
from daumen_rules.games.catalogue import GAMES, SLUGS, game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.scene_lines import scene_lines
from tests.conftest import many
from tests.each import mostly_long, of_each


def _go_on(_: object) -> bool:
    return True


def _shown(of: AnyGame, state: Any) -> Any:
    """Who may act, what each may do of those that act, and what everybody sees."""
    chance = of.rules.chance(state)
    acts = legal_actions(of.rules, state) if chance is None else few(chance)
    viewers = (*range(state.players), SPECTATOR)
    seen = [
        scene_lines(of.scene.of(of.rules.view(state, viewer), viewer), "en") for viewer in viewers
    ]
    return of.rules.movers(state), of.rules.outcome(state), set(acts), seen


def _parts(of: AnyGame, found: Divergence[Any, Any, Any]) -> None:
    """Played again by both rule sets: what is told and seen is the same up to the last action."""
    states = [found.opening.first, found.opening.second]
    last_alike = True
    for place, action in enumerate(found.actions, start=1):
        assert _shown(of, states[0]) == _shown(of, states[1])
        one, other = (step(of.rules, state, action) for state in states)
        assert isinstance(one, Step)
        assert isinstance(other, Step)
        said = [[event.sentence for event in each.events] for each in (one, other)]
        last_alike = said[0] == said[1]
        assert last_alike or place == found.length
        states = [one.state, other.state]
    assert not last_alike or _shown(of, states[0]) != _shown(of, states[1])


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_a_game_that_is_found_parts_its_rule_sets_at_its_last_action_and_not_before(
    slug: str,
) -> None:
    """In the quick loop of the first option alone."""
    of, tried = game(slug), 0
    for option in of.book.options[: many(1, 99)]:
        for rules in other_rules(of, option):
            found = searched(of, of.book.default, rules, _go_on, many(60, 3_000))
            if found.parting is not None:
                tried += 1
                _parts(of, found.parting)
    assert many(1, tried) or slug in HARD or not of.book.options, slug


@pytest.mark.parametrize(
    ("slug", "words"),
    [
        ("muehle", "manual with taking=may"),
        ("mau-mau", "manual with drawn=may"),
        ("mogeln", "manual with next_to_lay=taker"),
        ("zehntausend", "manual with frozen=yes"),
    ],
)
def test_a_game_found_by_playing_parts_them_at_its_last_action_too(slug: str, words: str) -> None:
    of = game(slug)
    rules = of.book.read_rules(words)
    found = played(of, of.book.default, rules, _go_on, 3_000)
    assert found is not None
    _parts(of, found)
    assert played(of, of.book.default, rules, _go_on, 3_000) == found
    assert played(of, of.book.default, rules, _go_on, found.length - 1) is None


def test_what_is_found_by_playing_is_not_called_the_shortest() -> None:
    """By the manual Mühle a closed mill must take a stone; by the other reading it need not."""
    of = game("muehle")
    found = shortest(of, of.book.default, of.book.read_rules("manual with taking=may"), _go_on, 400)
    assert found.story is not None
    assert not found.is_shortest
    story = found.story("en")
    assert "found by random play" in story_heading(found, story).en
    assert "shortest" not in story_heading(found, story).en
    assert story.actions > len(story.moves)
    assert story.first_move == story.actions - len(story.moves) + 1
    assert ("allowed only so", "Ben: leave") in story.sides[1].gives
    lines = [*story_lines(story, "en")]
    assert lines[0] == f"After {story.first_move - 1} actions:"


HARD = {
    *("muehle", "ceylonesisches-muehlespiel", "italienische-dame", "schlagdame", "draught"),
    *("dame", "englische-dame", "polnische-dame", "spitz-pass-auf", "der-letzte-stich"),
    *("zehntausend", "mogeln", "chicago", "die-spinne", "fuenf-finger-spiel"),
    *("tollpatsch-und-xanthippe", "gestrichene-zwoelf", "justitia", "marathon"),
    *("schluck-hansel", "kleeblatt", "verflixte-66"),
}
"""Games whose options show later than a short search comes."""


def test_five_of_a_kind_as_a_full_house_show_when_they_lie_there() -> None:
    """By the manual: five ones are no full house and give nothing; by the other reading 25. The
    card says before anything is entered what the dice would count in the box.
    """
    of = game("kniffel")
    rules = of.book.read_rules("manual with full_house_five=yes")
    found = shortest(of, of.book.default, rules, _go_on, 500)
    assert found.story is not None
    story = found.story("en")
    assert story.actions == 1
    assert [side.gives for side in story.sides] == [
        (("what is seen", f"full house . . {points}"),) for points in (0, 25)
    ]


def test_the_same_search_has_the_same_answer() -> None:
    of = game("mau-mau")
    rules = of.book.read_rules("manual with drawn=may")
    once, again = (searched(of, of.book.default, rules, _go_on, 80) for _ in range(2))
    assert once == again


def test_a_search_without_work_says_that_nothing_was_looked_through() -> None:
    of = game("skat")
    rules = of.book.read_rules("manual with ninety=above_90")
    none = shortest(of, of.book.default, rules, _go_on, 0)
    assert none.story is None
    assert not none.is_complete
    some = shortest(of, of.book.default, rules, _go_on, 40)
    assert some.story is None
    assert some.covered >= 0
    assert f"No difference in games of up to {some.covered} actions" in some.looked_through.en
    assert f"Kein Unterschied in Partien von bis zu {some.covered} Zügen" in some.looked_through.de


def test_one_rule_set_twice_is_not_searched() -> None:
    of = game("skat")
    found = shortest(of, of.book.default, of.book.default, _go_on, 300)
    assert (found.story, found.covered) == (None, -1)


def test_of_many_ways_of_nature_a_few_are_looked_at_and_of_few_all() -> None:
    deals = game("skat").rules.chance(game("skat").rules.start(3, game("skat").book.default))
    assert deals is not None
    assert len(few(deals)) == DRAWS
    assert few(deals) == few(deals)
    throw = game("die-boese-eins").rules
    one = throw.chance(throw.start(2, game("die-boese-eins").book.default))
    assert one is not None
    assert set(few(one)) == set(one)


@of_each("slug", SLUGS)
def test_every_option_is_told_apart_from_its_default(slug: str) -> None:
    """Each other value, of numbers the next below and above, unless it needs another option too."""
    of = game(slug)
    study = study_of(of)
    for question, option in zip(of.book.questions(), of.book.options, strict=True):
        for first, second in study.pairs(question):
            assert first == of.book.default
            assert [field for field, *_ in of.book.difference(first, second)] == [option.field]
