"""Corners of the court: what is read and refused, what is told of two ways, who wins a match.

What is expected here was worked out from the manuals by hand.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from daumen_rules.contracts.court import MoveWithGaps
from daumen_rules.contracts.record_model import TrickMark
from daumen_rules.disputes.findings import Always, Clear, Depends, Silent
from daumen_rules.games.daumen_drauf.court import faq
from daumen_rules.games.daumen_drauf.court.explained import explained_with_gaps
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.json_form import read_json, write_json
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.rule_set import GERMAN
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.question import Support
from daumen_rules.kernel.text import LANGUAGES
from daumen_rules.records.record import read as read_record
from tests.disputes.said import codes
from tests.disputes.test_telling import told
from tests.gaps.test_by_hand import SKIP, found

ROOT = Path(__file__).parents[2]
DISPUTES = ROOT / "spec" / "daumen_drauf" / "disputes"
HEAD = "daumen_drauf situation 1\nrules: {rules}\nnames: Anna, Ben, Cleo\n"


def refused(body: str) -> InputError:
    with pytest.raises(InputError) as raised:
        read(HEAD.format(rules="german") + body)
    return raised.value


def judged(body: str, rules: str = "german") -> Hearing:
    return Hearing(read(HEAD.format(rules=rules) + body))


# Reading


@pytest.mark.parametrize("key", ["format", "format_version"])
def test_a_situation_of_another_form_or_version_is_refused(key: str) -> None:
    data = json.loads(write_json(read(HEAD.format(rules="german") + "ask: who deals\n")))
    expected = data[key]
    data[key] = "99"
    with pytest.raises(InputError) as raised:
        read_json(json.dumps(data))
    assert raised.value.found.en == "'99'"
    assert raised.value.expected.en == f'"{expected}"'


def test_a_number_that_is_none_is_told_with_its_place() -> None:
    fault = refused("final: Anna 3, Ben x, Cleo -3\nask: can these points be\n")
    assert (fault.line, fault.column, fault.found.en) == (4, 20, "'x'")
    assert "3 whole numbers" in fault.expected.en


def test_what_somebody_showed_who_has_shown_nothing_is_refused() -> None:
    fault = refused("trick\nAnna: Y3?\nBen: pass\nask: what did Ben show\n")
    assert fault.found.en == "Ben has shown no card"
    assert fault.line == 7


# Reasons


@pytest.mark.cites("LEAD-1", "TURN-1")
def test_who_cannot_begin_is_named() -> None:
    beside = "leader: Anna\ntrick\nBen: Y3?\nask: who takes the trick\n"
    assert "LEAD-1: Ben cannot begin where Anna is to lead (lines 4 and 6)." in told(beside)
    turn = "leader: Anna\nturn: Cleo\nask: whose turn is it\n"
    assert "TURN-1: Cleo cannot begin where Anna is to lead (lines 4 and 5)." in told(turn)


@pytest.mark.cites("THUMB-1", "FILL-3")
def test_a_card_that_may_be_drawn_may_lie_elsewhere_too() -> None:
    """Ben takes and draws the one card of the pile: black 4 may be that one, or with the others."""
    body = (
        "hand Ben: Y1p G1p G2p B1p\npile: 1\ntrick\nAnna: Y3?\nBen: Y4?\nCleo: pass\nAnna: pass\n"
        "ask: may Ben lead with B4h\n"
    )
    base = judged(body).finding(GERMAN)
    assert isinstance(base, Depends)
    assert codes(base) == {"allowed", "refused"}


@pytest.mark.cites("END-2", "TURN-1")
def test_of_both_ways_it_is_told_how_many_passed() -> None:
    """If Cleo has passed it is Anna's turn, else hers."""
    said = told("trick\nAnna: Y3?\nBen: Y4?\nturn: ?\nask: whose turn is it\n", long=True)
    assert said.count("0 passed since the last card") == 1
    assert said.count("1 passed since the last card") == 1


@pytest.mark.cites("Q02", "END-4")
def test_the_readings_of_looking_at_own_cards_differ_in_the_answer_alone() -> None:
    situation = read(HEAD.format(rules="german") + "ask: may Anna look at own captured cards\n")
    asked = situation.open_question
    assert asked is not None
    said = {reading: asked.answer(situation, reading) for reading in ("", "nobody", "owner_only")}
    assert {reading: verdict.answer.code for reading, verdict in said.items()} == {
        "": "refused",
        "nobody": "refused",
        "owner_only": "allowed",
    }
    assert {clause.id for verdict in said.values() for clause in verdict.clauses} == {"END-4"}
    opinion = Hearing(situation).ruling().judged[0].opinion
    assert isinstance(opinion, Silent)  # H speaks of the trick before it is laid down
    assert {option.of_default for option in opinion.options} == {Support.WEAK}


# Matches


@pytest.mark.cites("WIN-3", "WIN-4", "Q53")
def test_those_who_tie_for_the_best_total_win_together_by_our_default() -> None:
    opinion = judged("totals: 4 1 4\nask: who wins the match\n").ruling().judged[0].opinion
    assert isinstance(opinion, Silent)
    finding = opinion.finding
    assert isinstance(finding, Always)
    assert finding.verdict.answer.code == "seats 0 2"
    assert [clause.id for clause in finding.verdict.clauses] == ["WIN-3", "WIN-4"]
    others = {option.reading.value: codes(option.finding) for option in opinion.options}
    assert others == {"lots": {"by lot"}, "another_game": {"another game"}}
    alone = judged("totals: 4 1 5\nask: who wins the match\n").ruling().judged[0].opinion
    assert isinstance(alone, Clear)
    assert isinstance(alone.finding, Always)
    assert alone.finding.verdict.answer.code == "seat 2"
    assert [clause.id for clause in alone.finding.verdict.clauses] == ["WIN-3"]


# The page of questions often asked


@pytest.mark.long
def test_the_page_lists_the_readings_of_every_manual_that_is_open() -> None:
    """Where German is clear and English is not, and where both are open."""
    files = {path.name: path.read_text("utf-8") for path in DISPUTES.glob("*.sit")}
    seen = 0
    for language in LANGUAGES:
        entries = "\n".join(faq.faq_page(files, language)).split("\n### ")[1:]
        for number, entry in zip(
            (n for _, numbers in faq.GROUPS for n in numbers.split()), entries, strict=True
        ):
            text = next(text for name, text in files.items() if name.startswith(number))
            for one in Hearing(read(text)).ruling().judged:
                if not isinstance(one.opinion, Clear):
                    for option in one.opinion.options:
                        assert option.reading.says[language] in entry
                        seen += one.name == "english"
    assert seen


# Records with gaps


@pytest.mark.cites("PASS-3", "Q17")
def test_the_mark_of_a_trick_can_depend_on_a_hand() -> None:
    """Only the other black 4 is of use against it: without it Ben is jumped, and the trick over."""
    entries = ("Anna: Y4?", "Ben: G4?", "Anna: B4?")
    game = found("trick 1", *entries, "trick 2", rules=SKIP)
    depends = game.depends[-1]
    assert isinstance(depends.entry, TrickMark)
    assert (depends.entry.number, depends.entry.line) == (2, 8)
    assert [(held.seat, held.some) for held in depends.held] == [(1, False)]
    parried = found("trick 1", *entries, "Ben: parry B4?", "trick 2", rules=SKIP)
    assert not any(isinstance(one.entry, TrickMark) for one in parried.depends)


@pytest.mark.cites("END-2", "TURN-1")
def test_why_of_a_trick_that_somebody_took_gives_no_reason_of_a_card() -> None:
    record = read_record(
        "daumen_drauf 1\nrules: german\nnames: Anna, Ben, Cleo\nAnna: Y3p\nCleo: takes it\n"
    )
    move = explained_with_gaps(record, GERMAN, 5, lambda: True)
    assert isinstance(move, MoveWithGaps)
    assert move.why.allowed
    assert move.why.reasons == ()
    shown = explained_with_gaps(record, GERMAN, 4, lambda: True)
    assert isinstance(shown, MoveWithGaps)
    assert [reason.clause.id for reason in shown.why.reasons] == ["LEAD-1"]


@pytest.mark.cites("OVER-1")
def test_what_is_done_after_the_end_is_refused_with_that_alone() -> None:
    """Of four cards Anna leads one and Ben parries; both draw one, and so on to the end."""
    game = found("pack: duo-y2-h2", "Anna: Y1h", "Ben: Y2?", "Anna: parry Y2?", "Ben: Y1?")
    assert type(game.ending).__name__ == "IllegalWithGaps"
    assert [clause.id for clause in game.ending.refused.clauses] == ["OVER-1"]  # type: ignore[union-attr]
    assert game.ending.entry.line == 8  # type: ignore[union-attr]
