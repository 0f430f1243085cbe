"""Situations in, rulings out: what few disputes reach, worked out from the manuals by hand."""

from __future__ import annotations

import pytest

from daumen_rules.contracts.court import MoveWithGaps
from daumen_rules.disputes.findings import Always, Impossible
from daumen_rules.disputes.ruling import summary, summary_words
from daumen_rules.games.daumen_drauf.court.explained import explained_with_gaps
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.rule_set import GERMAN
from daumen_rules.records.record import read as read_record

THREE = "Anna, Ben, Cleo"


def judged(body: str, rules: str = "german", names: str = THREE) -> tuple[str, set[str]]:
    """The answer to a question, and the clauses that it rests on or breaks."""
    situation = read(f"daumen_drauf situation 1\nrules: {rules}\nnames: {names}\n{body}\n")
    found = summary(Hearing(situation).ruling())
    assert found is not None
    answer, *ids = summary_words(found, situation.names).split()
    return answer, {*ids}


def reasons(body: str, rules: str = "german", names: str = THREE) -> list[str]:
    """The clauses and words by which a situation is answered in any case, or cannot arise."""
    situation = read(f"daumen_drauf situation 1\nrules: {rules}\nnames: {names}\n{body}\n")
    finding = Hearing(situation).ruling().judged[0].opinion.finding
    assert isinstance(finding, Always | Impossible)
    found = finding.reasons if isinstance(finding, Impossible) else finding.verdict.reasons
    return [f"{one.clause.id}: {one.sentence.say('en', situation.names)}" for one in found]


# A trick that somebody took, nobody knows how


@pytest.mark.cites("START-3", "FILL-1", "END-2")
def test_a_trick_taken_by_its_only_card_is_not_at_fault_where_a_hand_is() -> None:
    """G3→2, G6: all others have passed on Anna's card; but nobody begins a trick with six cards."""
    trick = "trick\nAnna: Y3?\nAnna: takes it\nask: who leads"
    assert judged(f"pile: 9\n{trick}")[0] == "Anna"
    assert judged(f"hand Ben: 6 cards\n{trick}") == ("impossible", {"START-3", "FILL-1"})


# What seats cannot hold


@pytest.mark.cites("LEAD-2", "THUMB-1", "Q14")
def test_who_began_a_lap_by_passing_held_nothing_higher_where_each_lap_begins_with_a_card() -> None:
    """Anna passed on yellow 5 before Ben raised: nobody writes down such passes.

    By the reading of the English manual in which the leader shows a card in every lap if he can,
    she had no green, no black and neither yellow 5; by the usual one she may hold any.
    """
    trick = "trick\nAnna: Y3?\nBen: Y4?\nCleo: Y5?\nBen: G1?\nCleo: pass\n"
    for card in ("G2h", "G5p", "B5p"):
        asked = f"{trick}ask: may Anna show {card}"
        assert judged(asked, "german with must_show_scope=lap") == ("refused", {"THUMB-1"})
    assert judged(f"{trick}ask: may Anna show G2h")[0] == "depends"
    # when Ben raises at once no lap has begun between: Cleo, who is last, has shown nothing
    early = "trick\nAnna: Y3?\nBen: Y4?\nCleo: G1?\nAnna: G2?\nBen: pass\n"
    asked = f"{early}ask: may Cleo show G3h"
    assert judged(asked, "german with must_show_scope=lap")[0] == "depends"


# Points


@pytest.mark.cites("VAL-3", "OVER-2")
def test_who_cannot_have_erred_is_not_accused() -> None:
    """Ten captured cards come to +10, and two cards are nobody's yet: Ben holds them. But twelve
    captured cards are an even number, and so are twelve less two that he holds.
    """
    heaps = "captured Anna: 10 cards\ncaptured Ben: 12 cards\n"
    asked = f"{heaps}final: 10 13\nask: can these points be"
    assert reasons(asked, names="Anna, Ben") == [
        "VAL-3: Ben must have erred: 12 captured cards cannot come to 13 (lines 5 and 6)."
    ]
    assert judged(f"{heaps}final: 10 -12\nask: can these points be", names="Anna, Ben")[0] == "yes"


# Records with gaps


def test_the_mark_of_a_trick_is_no_action_of_which_reasons_are_told() -> None:
    record = read_record(
        "daumen_drauf 1\nrules: german\nnames: Anna, Ben\ntrick 1\nAnna: Y3?\nBen: pass\n"
        "trick 2\nAnna: G1?\n"
    )
    assert isinstance(explained_with_gaps(record, GERMAN, 8, lambda: True), MoveWithGaps)
    for line in (4, 7):
        assert explained_with_gaps(record, GERMAN, line, lambda: True) == (5, 6, 8)
