"""The shortest game of any kind that parts two rule sets: it does, and only at its last action."""

from __future__ import annotations

from typing import Any

import pytest

from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.shortest import other_rules, searched, shortest, study_of
from daumen_rules.pieces.shortest_story import DRAWS, few
from tests.conftest import many


def _go_on(_: object) -> bool:
    return True


def _shown(of: AnyGame, state: Any) -> Any:
    """Who may act, what each may do of those that act, and what everybody sees."""
    chance = of.rules.chance(state)
    acts = legal_actions(of.rules, state) if chance is None else few(chance)
    viewers = (*range(state.players), SPECTATOR)
    seen = [of.scene.picture(of.rules.view(state, viewer), "en") for viewer in viewers]
    return of.rules.movers(state), of.rules.outcome(state), set(acts), seen


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_that_is_found_parts_its_rule_sets_at_its_last_action_and_not_before(
    slug: str,
) -> None:
    """Played again by both rule sets: what is told and seen is the same up to the last action."""
    of, tried = game(slug), 0
    for option in of.book.options:
        for rules in other_rules(of, option):
            found = searched(of, of.book.default, rules, _go_on, many(150, 3_000))
            if found.parting is None:
                continue
            tried += 1
            opening = found.parting.opening
            states = [opening.first, opening.second]
            for place, action in enumerate(found.parting.actions, start=1):
                assert _shown(of, states[0]) == _shown(of, states[1])
                one, other = (step(of.rules, state, action) for state in states)
                assert isinstance(one, Step)
                assert isinstance(other, Step)
                said = [[event.sentence for event in each.events] for each in (one, other)]
                if place < found.parting.length:
                    assert said[0] == said[1]
                states = [one.state, other.state]
                last_alike = said[0] == said[1]
                if place == found.parting.length:
                    assert not last_alike or _shown(of, states[0]) != _shown(of, states[1])
            if not found.parting.actions:
                assert _shown(of, states[0]) != _shown(of, states[1])
    assert tried or slug in HARD or not of.book.options, slug


HARD = {
    *("muehle", "ceylonesisches-muehlespiel", "italienische-dame", "schlagdame", "draught"),
    *("dame", "englische-dame", "polnische-dame", "spitz-pass-auf", "der-letzte-stich"),
    *("zehntausend", "mogeln", "chicago"),
}
"""Games whose options show later than a short search comes."""


def test_five_of_a_kind_as_a_full_house_show_in_two_actions() -> None:
    """By the manual: five ones are no full house and give nothing; by the other reading 25."""
    of = game("kniffel")
    rules = of.book.read_rules("manual with full_house_five=yes")
    found = shortest(of, of.book.default, rules, _go_on, 500)
    assert found.story is not None
    story = found.story("en")
    assert story.actions == 2
    assert [side.events for side in story.sides] == [
        ("Anna enters 0 in full house for 1, 1, 1, 1, 1. [KNIFFEL-4]",),
        ("Anna enters 25 in full house for 1, 1, 1, 1, 1. [KNIFFEL-4]",),
    ]


def test_the_same_search_has_the_same_answer() -> None:
    of = game("mau-mau")
    rules = of.book.read_rules("manual with drawn=may")
    once, again = (searched(of, of.book.default, rules, _go_on, 400) for _ in range(2))
    assert once == again


def test_a_search_without_work_says_that_nothing_was_looked_through() -> None:
    of = game("skat")
    rules = of.book.read_rules("manual with ninety=above_90")
    none = shortest(of, of.book.default, rules, _go_on, 0)
    assert none.story is None
    assert not none.is_complete
    some = shortest(of, of.book.default, rules, _go_on, 300)
    assert some.story is None
    assert some.covered >= 1
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


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_is_told_apart_from_its_default(slug: str) -> None:
    """Each other value, of numbers the next below and above, unless it needs another option too."""
    of = game(slug)
    study = study_of(of)
    for question, option in zip(of.book.questions(), of.book.options, strict=True):
        for first, second in study.pairs(question):
            assert first == of.book.default
            assert [field for field, *_ in of.book.difference(first, second)] == [option.field]
