"""What a seat can know of a situation, and how far its trick has come.

What is expected here was worked out from the manuals by hand.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules.games.daumen_drauf.court.situation.model import (
    FORGOTTEN,
    Entry,
    Forgotten,
    Situation,
)
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.court.situation.sight import (
    covered,
    is_over,
    seen_by,
    taker_of,
    whose_turn,
)
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.kernel.seats import Seat
from tests.each import of_each

HEAD = "daumen_drauf situation 1\nrules: {rules}\nnames: Anna, Ben, Cleo\n"
ANNA, BEN, CLEO = range(3)


def situation(body: str, rules: str = "german") -> Situation:
    return read(HEAD.format(rules=rules) + body)


def trick(entries: str) -> Situation:
    return situation(f"trick\n{entries}ask: who leads\n")


# How far a trick has come


@pytest.mark.cites("END-2", "PARRY-4")
@of_each(
    ("entries", "over", "taker"),
    [
        ("Anna: Y3?\n", False, ANNA),
        ("Anna: Y3?\nBen: pass\n", False, ANNA),
        ("Anna: Y3?\nBen: pass\nCleo: pass\n", True, ANNA),
        ("Anna: Y3?\nCleo: passed over\n", True, ANNA),
        ("Anna: Y3?\nBen: Y4?\nAnna: pass\n", True, BEN),
        ("Anna: Y3?\nBen: Y4?\nCleo: pass\n", False, BEN),
        ("Anna: Y3?\nCleo: Y4?\n", False, CLEO),
        ("Anna: Y3?\nBen: parry Y3?\n", True, BEN),
        ("Anna: Y3?\nBen: Y4?\nCleo: takes it\n", True, CLEO),
    ],
)
def test_a_trick_ends_by_a_parry_or_once_all_others_have_passed(
    entries: str, over: bool, taker: int
) -> None:
    """G3→2, G4 / E2¶3, E3: the last to pass sits before the taker."""
    found = trick(entries)
    assert (is_over(found), taker_of(found)) == (over, taker)


def test_where_no_card_is_shown_nobody_takes_anything() -> None:
    begun = trick("Anna: Y3?\n")
    for entries in ((), (Entry(CLEO, Did.PASS),), (Entry(ANNA, Did.PASS),)):
        none = evolve(begun, trick=entries)
        assert (is_over(none), taker_of(none)) == (False, None)


@pytest.mark.cites("TURN-1")
@of_each(
    ("lines", "turn"),
    [
        ("", None),
        ("leader: Ben\n", BEN),
        ("turn: Cleo\n", CLEO),
        ("turn: ?\ntrick\nAnna: Y3?\n", FORGOTTEN),
        ("turn: Anna\ntrick\nAnna: Y3?\nBen: Y4?\n", ANNA),
        ("trick\nAnna: Y3?\n", BEN),
        ("trick\nAnna: Y3?\nBen: Y4?\n", CLEO),
        ("trick\nBen: Y3?\nCleo: pass\n", ANNA),
        ("trick\nAnna: Y3?\nBen: parry Y3?\n", None),
    ],
)
def test_whoever_follows_the_last_to_act_is_on_turn(
    lines: str, turn: Seat | Forgotten | None
) -> None:
    """G2 / E2¶1: clockwise; after the end of a trick nobody in it."""
    assert whose_turn(situation(f"{lines}ask: whose turn is it\n")) == turn


@pytest.mark.cites("THUMB-2", "RAISE-2")
def test_the_latest_card_of_each_seat_lies_under_its_thumb() -> None:
    """V2, G5: a card is released when its owner shows another; to pass releases none."""
    assert covered(trick("Anna: Y3?\nBen: Y4?\nCleo: pass\n")) == {0, 1}
    assert covered(trick("Anna: Y3?\nBen: Y4?\nCleo: pass\nAnna: Y5?\nBen: pass\n")) == {1, 3}
    assert covered(trick("Anna: Y3?\nBen: pass\nCleo: pass\n")) == frozenset()


# What a seat can know

TABLE = (
    "hand Anna: Y4p ?\nhand Ben: Y3h B2p\ncaptured Anna: Y5h G1p\npile: G4h ? ...\ntrick\n"
    "Anna: Y3p\nBen: Y5p\nask: may Ben show G2h\n"
)


def words(body: str, viewer: int, rules: str = "german") -> tuple[str, str]:
    """The cards of the trick, and all captured ones, as a seat knows them."""
    seen = seen_by(situation(body, rules), viewer)
    captured = [card for heap in seen.captured for card in heap.seen]
    shown = [entry.card for entry in seen.trick if entry.act.shows]
    return " ".join(map(str, shown)), " ".join(map(str, captured))


@pytest.mark.cites("THUMB-4", "HAND-2", "END-6", "END-4", "MAT-4")
@pytest.mark.parametrize(
    ("rules", "viewer", "shown", "captured"),
    [
        ("german", ANNA, "Y3p Y5p", "Y5h G1p"),
        ("german", BEN, "Y3p Y5p", "Y5h G1p"),
        ("german", CLEO, "Y3 Y5p", "Y5h G1p"),
        ("english", ANNA, "Y3p Y5p", "Y5h G1p"),
        ("english", BEN, "Y3p Y5p", "Y5h G1"),
        ("english", CLEO, "Y3 Y5", "Y5 G1"),
    ],
)
def test_a_fang_is_known_of_own_cards_of_tricks_seen_and_by_the_twin(
    rules: str, viewer: int, shown: str, captured: str
) -> None:
    """Ben holds the twin of Anna's card (S3). By the German manual all have seen the yellow 5 that
    Anna took (H), and so know Ben's; by the English one Anna alone, and Ben knows it by his own.
    """
    assert words(TABLE, viewer, rules) == (shown, captured)


@pytest.mark.cites("RAISE-2", "THUMB-2", "END-4")
def test_a_released_card_tells_of_its_twin_and_a_covered_one_does_not() -> None:
    """G5 / E4: Anna has laid yellow 3 open, so the one that Ben took is harmless; of yellow 5 Cleo
    knows neither.
    """
    body = (
        "captured Ben: Y3h Y5p\ntrick\nAnna: Y3p\nBen: Y4p\nCleo: pass\nAnna: Y5h\n"
        "ask: whose turn is it\n"
    )
    assert words(body, CLEO, "english") == ("Y3p Y4 Y5", "Y3h Y5")
    assert words(body, BEN, "english") == ("Y3p Y4p Y5h", "Y3h Y5p")


@pytest.mark.cites("END-6", "END-4", "THUMB-4")
@of_each(
    ("rules", "viewer", "shown"),
    [
        *(("german", viewer, "Y3p Y4h") for viewer in (ANNA, BEN, CLEO)),
        *(("english", ANNA, "Y3p Y4"), ("english", BEN, "Y3p Y4h"), ("english", CLEO, "Y3 Y4")),
        *(("both", ANNA, "Y3p Y4"), ("both", BEN, "Y3p Y4h"), ("both", CLEO, "Y3 Y4")),
    ],
)
def test_who_sees_a_trick_that_is_over(rules: str, viewer: int, shown: str) -> None:
    """H: all; E2¶3: it is laid face down, so its taker alone. Of both, what both let see."""
    body = "trick\nAnna: Y3p\nBen: Y4h\nCleo: pass\nAnna: pass\nask: who leads\n"
    assert words(body, viewer, rules) == (shown, "")


@pytest.mark.cites("RAISE-2", "THUMB-2", "PASS-1")
def test_whoever_passes_releases_nothing() -> None:
    body = "trick\nAnna: Y3p\nBen: Y4p\nCleo: Y5p\nAnna: pass\nask: whose turn is it\n"
    assert words(body, BEN) == ("Y3 Y4p Y5", "")
    raised = body.replace("Anna: pass", "Anna: G1h")
    assert words(raised, BEN) == ("Y3p Y4p Y5 G1", "")


def test_hands_of_others_and_the_pile_are_so_many_cards() -> None:
    seen = seen_by(situation(TABLE), BEN)
    full = situation(TABLE)
    assert [len(hand.seen) for hand in seen.hands] == [2, 2, 0]
    assert seen.hands[ANNA].seen == (None, None)
    assert seen.hands[BEN] == full.hands[BEN]
    assert (seen.pile.seen, seen.pile.more) == ((None, None), True)


@pytest.mark.parametrize(
    ("ask", "viewer", "card"),
    [
        ("may Ben show G2h", BEN, "G2h"),
        ("may Anna show G2h", BEN, "G2"),
        ("may Anna show Y3h", BEN, "Y3h"),
        ("may Anna show Y4p", CLEO, "Y4"),
        ("may Anna show Y4?", CLEO, "Y4"),
    ],
)
def test_a_question_tells_no_fang_that_one_does_not_know(ask: str, viewer: int, card: str) -> None:
    """Ben holds the harmless yellow 3 himself, so that nothing is given away."""
    body = TABLE.replace("may Ben show G2h", ask)
    assert str(seen_by(situation(body), viewer).ask.card) == card


def test_what_its_writer_expects_of_a_situation_is_left_out() -> None:
    full = situation(f"{TABLE}expect: refused\nbecause: so\nweil: darum\n")
    assert (full.because, full.weil, len(full.expected)) == ("so", "darum", 1)
    seen = seen_by(full, BEN)
    assert (seen.because, seen.weil, seen.expected) == ("", "", ())
