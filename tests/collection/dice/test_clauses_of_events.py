"""By which clause a throw counts and a game is won: the places are looked up in the manual."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.games.catalogue import SLUGS, chapter, game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.dice import Throw
from daumen_rules.pieces.event_text import TextEvent
from tests.each import of_each

CLAUSES = {
    "die-boese-eins": ("BOESEEINS-2 BOESEEINS-3", "BOESEEINS-4"),
    "auf-und-ab": ("AUFUNDAB-2 AUFUNDAB-3 AUFUNDAB-6", "AUFUNDAB-4 AUFUNDAB-5"),
    "plus-minus-1w": ("PLUSMINUS1W-2", "PLUSMINUS1W-3"),
    "nackter-spatz": ("SPATZ-1 SPATZ-2", "SPATZ-4"),
    "mariechen-vorwaerts": ("MARIECHEN-2", "MARIECHEN-3"),
    "mariechen-verdreht": ("VERDREHT-2", "VERDREHT-3"),
    "filzlaus": ("FILZLAUS-1 FILZLAUS-2", "FILZLAUS-4 FILZLAUS-5 FILZLAUS-6"),
    "himmel-und-hoelle": ("HIMMEL-2", "HIMMEL-3"),
    "haendchen": ("HAENDCHEN-2", "HAENDCHEN-3"),
    "einfacher-pasch": ("EINPASCH-2", "EINPASCH-3"),
    "blaue-augen": ("AUGEN-1", "AUGEN-3"),
    "um-den-stern": ("UMSTERN-2", "UMSTERN-3"),
    "einmaleins": ("EINMALEINS-3", "EINMALEINS-4"),
    "familie-meier": ("MEIER-2 MEIER-3", "MEIER-4"),
    "gerade-und-aufwaerts": ("AUFWAERTS-2", "AUFWAERTS-3"),
    "gerade-und-abwaerts": ("ABWAERTS-2", "ABWAERTS-3"),
    "hoch-gewinnt": ("HOCH-2", "HOCH-5"),
    "tief-gewinnt": ("TIEF-2", "TIEF-4"),
    "einer-gleich-zwei": ("EINERGLEICH-2", "EINERGLEICH-3"),
    "zehntausend": ("ZEHNTAUSEND-7", "ZEHNTAUSEND-1"),
}
"""What a throw brings, and who wins or loses."""


def told(slug: str, seed: int) -> list[TextEvent]:
    """All events of a game that is played at random to its end by two."""
    rules, dice = game(slug).rules, Random(seed)
    state, events = rules.start(2, game(slug).book.default), list[TextEvent]()
    while rules.outcome(state) is None:
        chance = rules.chance(state)
        if chance is None:
            act = dice.choice(legal_actions(rules, state))
        else:
            act = chance.at(dice.randrange(chance.total))
        answer = step(rules, state, act)
        assert not isinstance(answer, Refused)
        state, events = answer.state, [*events, *answer.events]
    return events


@pytest.mark.parametrize("slug", CLAUSES)
def test_a_throw_counts_by_one_clause_and_the_game_is_won_by_another(slug: str) -> None:
    counts, ends = ({*words.split()} for words in CLAUSES[slug])
    games = [told(slug, seed) for seed in range(5 if slug == "zehntausend" else 60)]
    assert {events[-1].clause.id for events in games} == ends
    noted = {
        event.clause.id
        for events in games
        for event in events
        if " has " in event.sentence.say("en") or " credited " in event.sentence.say("en")
    }
    assert noted - ends == counts


@pytest.mark.cites("BOESEEINS-2", "BOESEEINS-3", "AUFUNDAB-3", "SPATZ-2", "FILZLAUS-2", "MEIER-3")
@pytest.mark.parametrize(
    ("slug", "acts", "clauses"),
    [
        ("die-boese-eins", ["throw 4", "throw 1"], ["BOESEEINS-2", "BOESEEINS-3"]),
        ("auf-und-ab", ["throw 1", "throw 1", "throw 3"], ["AUFUNDAB-2"] * 2 + ["AUFUNDAB-3"]),
        ("nackter-spatz", ["throw 1", "throw 2"], ["SPATZ-2", "SPATZ-1"]),
        ("filzlaus", ["throw 2", "throw 1"], ["FILZLAUS-1", "FILZLAUS-2"]),
    ],
)
def test_each_throw_counts_by_what_it_shows(slug: str, acts: list[str], clauses: list[str]) -> None:
    found, said = game(slug), list[str]()
    state = found.rules.start(2, found.book.default)
    for words in acts:
        answer = step(found.rules, state, found.notation.read(NATURE, words))
        assert not isinstance(answer, Refused)
        state, said = answer.state, [*said, answer.events[1].clause.id]
    assert said == clauses


@pytest.mark.cites("DICE-1")
@of_each("slug", [s for s in SLUGS if chapter(s) == "dice" and game(s).checks.alike is None])
def test_a_throw_that_is_not_covered_is_seen_by_all(slug: str) -> None:
    thrown = [event for event in told(slug, 0) if " throws " in event.sentence.say("en")]
    dice = [event for event in thrown if event.clause.id == "DICE-1"]
    assert dice
    assert all(map(game(slug).rules.reveals, dice))


@pytest.mark.cites("KNIFFEL-4")
def test_in_kniffel_a_go_ends_with_a_result_in_a_box() -> None:
    (entered,) = {
        event.clause.id for event in told("kniffel", 0) if " enters " in event.sentence.say("en")
    }
    assert entered == "KNIFFEL-4"


@pytest.mark.cites("VABANQUE-1", "VABANQUESPIEL-4")
@pytest.mark.parametrize("slug", ["va-banque", "vabanquespiel"])
def test_the_banker_is_told_to_throw_for_another(slug: str) -> None:
    found = game(slug)
    answer = step(found.rules, found.rules.start(3, found.book.default), Throw((5,)))
    assert not isinstance(answer, Refused)
    assert answer.events[0].sentence.say("en") == "A throws 5 for B."
    assert answer.events[0].sentence.say("de") == "A wirft 5 für B."
