"""Gaps: the ruling holds of every way to fill them, counted out here one by one."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from daumen_rules.disputes.answers import ALLOWED, REFUSED, Number
from daumen_rules.disputes.report import Result
from daumen_rules.games import catalogue
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.cards import PACK, sorted_hand
from tests.judge.asked import told

GAME = catalogue.game("mau-mau")
HEAD = """game: mau-mau
players: Anna, Ben
turn: Ben
hand Anna: S7 S8
hand Ben: {ben}
pile: {pile}
ask: {ask}
"""
CARDS = {str(card): card for card in PACK}
HELD = {"S7", "S8"}


def by_hand(known: str, gaps: int, pile: str, action: str) -> set[bool]:
    """Whether the action is allowed, over all hands that Ben can hold."""
    left = [card for word, card in CARDS.items() if word not in {*HELD, *known.split(), pile}]
    held = [CARDS[word] for word in known.split()]
    told_so = HEAD.format(ben=" ".join((known, *["?"] * gaps)), pile=pile, ask="is it over")
    base = GAME.position(told_so).sample(Random(1).randrange)
    tried = GAME.notation.read(1, action)
    found = set[bool]()
    for drawn in combinations(left, gaps):
        hand = sorted_hand((*held, *drawn))
        stock = tuple(card for card in left if card not in drawn)
        state = evolve(base, hands=(base.hands[0], hand), stock=stock)
        assert not GAME.faults(state)
        found.add(isinstance(GAME.step(state, tried), Step))
    return found


@pytest.mark.parametrize(
    ("known", "gaps", "pile", "action"),
    [
        ("H7", 1, "HK", "lay H7"),
        pytest.param("H7", 1, "HK", "lay HA", marks=pytest.mark.long),
        ("H7", 1, "HK", "draw"),
        pytest.param("S9", 1, "HK", "draw", marks=pytest.mark.long),
        pytest.param("S9", 1, "HK", "lay S9", marks=pytest.mark.long),
        pytest.param("S9 DJ", 1, "HK", "lay DJ wish C", marks=pytest.mark.long),
        ("D8", 1, "CK", "lay CJ wish C"),
    ],
)
@pytest.mark.long
def test_a_ruling_on_a_hand_with_a_gap_is_that_of_all_hands(
    known: str, gaps: int, pile: str, action: str
) -> None:
    ben = " ".join((known, *("?" for _ in range(gaps))))
    (opinion,) = told(HEAD.format(ben=ben, pile=pile, ask=f"may Ben {action}")).opinions
    finding, found = opinion.finding, by_hand(known, gaps, pile, action)
    if len(found) == 1:
        assert finding.result is Result.ALWAYS
        assert finding.known == {ALLOWED if found == {True} else REFUSED}
    else:
        assert finding.result is Result.DEPENDS
        assert finding.known == {ALLOWED, REFUSED}


@pytest.mark.long
def test_two_ways_are_shown_where_it_depends() -> None:
    text = HEAD.format(ben="S9 ?", pile="HK", ask="may Ben draw")
    (opinion,) = told(text).opinions
    first, second = opinion.finding.cases
    assert {first.verdict.answer, second.verdict.answer} == {ALLOWED, REFUSED}
    for case in (first, second):
        answered = told(case.situation.en).opinions[0].finding
        assert answered.known == {case.verdict.answer}
        assert told(case.situation.de).opinions[0].finding.known == {case.verdict.answer}
        assert case.differences[0].en.startswith("hand Ben: ")
        assert case.differences[0].de.startswith("Hand Ben: ")


@pytest.mark.long
def test_what_is_not_looked_at_needs_no_enumeration() -> None:
    text = HEAD.format(ben="10 cards", pile="HK", ask="whose turn is it")
    (opinion,) = told(text).opinions
    assert opinion.finding.result is Result.ALWAYS
    assert opinion.finding.said.en == "Ben"
    (opinion,) = told(text.replace("whose turn is it", "may Anna lay S9")).opinions
    assert opinion.finding.result is Result.ALWAYS
    assert opinion.finding.known == {REFUSED}


@pytest.mark.long
def test_of_many_ways_only_the_places_of_the_card_asked_for_are_tried() -> None:
    text = HEAD.format(ben="10 cards", pile="HK", ask="may Ben lay S7")
    (opinion,) = told(text).opinions
    assert opinion.finding.result is Result.ALWAYS
    assert opinion.finding.known == {REFUSED}
    (opinion,) = told(text.replace("lay S7", "lay S9")).opinions
    assert opinion.finding.known == {REFUSED}
    (opinion,) = told(text.replace("lay S7", "lay HA")).opinions
    assert opinion.finding.result is Result.DEPENDS
    assert opinion.finding.known == {ALLOWED, REFUSED}


@pytest.mark.long
def test_of_too_many_ways_it_is_never_said_that_it_is_always_so() -> None:
    text = HEAD.format(ben="10 cards", pile="HK", ask="may Ben draw")
    (opinion,) = told(text).opinions
    assert opinion.finding.result is Result.STOPPED
    assert opinion.finding.said.en == "in all 200 ways looked at: refused; there are more"
    assert opinion.finding.said.de == "in allen 200 angesehenen Weisen: nicht erlaubt; es gibt mehr"
    assert told(text) == told(text)


DICE = """game: kniffel
players: Anna, Ben
turn: Anna
throws so far: 2
dice: 1 1 ? 5 6
Anna: enter {box}
ask: what does it count
"""


@pytest.mark.long
def test_a_die_that_nobody_remembers_counts_as_any_face() -> None:
    (opinion,) = told(DICE.format(box="chance")).opinions
    assert opinion.finding.said.en == "depends: from 14 to 19"
    assert opinion.finding.known == {Number(1 + 1 + face + 5 + 6) for face in range(1, 7)}
    (opinion,) = told(DICE.format(box="fours")).opinions
    assert opinion.finding.known == {Number(0), Number(4)}
    (opinion,) = told(DICE.format(box="fives")).opinions
    assert opinion.finding.known == {Number(5), Number(10)}
    (opinion,) = told(DICE.format(box="large-straight")).opinions
    assert opinion.finding.result is Result.ALWAYS
    assert opinion.finding.known == {Number(0)}
