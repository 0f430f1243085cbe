"""Which readings a ruling tries follows from the rules: those of the flags that they ask for.

That the others cannot matter is tried here: each is searched to its end, for every kind of
question, in situations made of real games.
"""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from daumen_rules.disputes.findings import kinds
from daumen_rules.games.daumen_drauf.court.asks.table import ROWS
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.model import Manual, Situation
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.court.situation.under_rules import traced
from daumen_rules.games.daumen_drauf.court.situation.variants import variants
from daumen_rules.games.daumen_drauf.court.situation.worlds import AskKind
from daumen_rules.games.daumen_drauf.questions import QUESTIONS
from daumen_rules.games.daumen_drauf.rule_set import FLAGS, GERMAN, PRESETS
from daumen_rules.kernel.question import Support
from tests.conftest import many
from tests.disputes.blanked import OF_A_TRICK, OF_ALL, WHICH, situation
from tests.disputes.said import codes, lines_of
from tests.disputes.test_exact import TABLES
from tests.each import mostly_long

MANUALS: tuple[Manual, ...] = ("german", "english")
HEAD = "daumen_drauf situation 1\nrules: {rules}\nnames: {names}\n"


def left_out(asked: Situation, manual: Manual, seed: int) -> None:
    """Holds every reading that is not tried to leave all answers of the default possible."""
    small, _ = TABLES[seed % len(TABLES)]
    hearing = Hearing(asked, pack=small)
    rules = dict(PRESETS)[manual]
    base = hearing.finding(rules)
    known = {case.verdict.answer.code for case in kinds(base)} or codes(base)
    flags = hearing.asked(base, rules)
    for variant in variants(manual):
        if flags.isdisjoint(variant.flags):
            other = hearing.finding(variant.rules)
            found = {case.verdict.answer.code for case in kinds(other)} or codes(other)
            assert known <= found, (asked, variant)


@pytest.mark.parametrize("kind", mostly_long([*OF_ALL, *OF_A_TRICK], 4))
def test_a_reading_of_a_flag_that_is_not_asked_for_changes_no_answer(kind: AskKind) -> None:
    tried = 0
    for seed in range(many(default=60, thorough=2000)):
        random = Random(seed)
        small, players = TABLES[seed % len(TABLES)]
        manual = MANUALS[seed % 2]
        asked = situation(random, dict(PRESETS)[manual], small, players)
        if asked.ask.kind in WHICH.get(kind, (kind,)):
            left_out(asked, manual, seed)
            tried += 1
    assert tried


@pytest.mark.parametrize("kind", [kind for kind in ROWS if kind.opens and kind.of_table is None])
@pytest.mark.parametrize("manual", MANUALS)
def test_the_same_holds_of_questions_that_no_flag_answers(kind: AskKind, manual: Manual) -> None:
    for seed in range(many(default=6, thorough=200)):
        small, players = TABLES[seed % len(TABLES)]
        asked = situation(Random(seed), dict(PRESETS)[manual], small, players)
        left_out(evolve(asked, ask=evolve(asked.ask, kind=kind, seat=0)), manual, seed)


@pytest.mark.parametrize("kind", [kind for kind in ROWS if kind.of_table is not None])
@pytest.mark.parametrize("manual", MANUALS)
def test_the_same_holds_of_questions_on_the_deal_and_on_matches(
    kind: AskKind, manual: Manual
) -> None:
    body = "pile: 2\nhand Ben: 1 card\ntotals: 3 1\nfinal: 0 -1\nask: who deals\n"
    asked = read(HEAD.format(rules=manual, names="Anna, Ben") + body)
    asked = evolve(asked, ask=evolve(asked.ask, kind=kind))
    hearing, rules = Hearing(asked), dict(PRESETS)[manual]
    base = hearing.finding(rules)
    flags = hearing.asked(base, rules)
    for variant in variants(manual):
        if flags.isdisjoint(variant.flags):
            assert hearing.finding(variant.rules) == base


@pytest.mark.parametrize("manual", MANUALS)
def test_every_reading_that_a_manual_leaves_is_a_variant(manual: Manual) -> None:
    """The supports stand in the register of questions."""
    tried = {(variant.flag, variant.reading.value) for variant in variants(manual)}
    default = dict(PRESETS)[manual]
    left = {
        (flag, reading.value)
        for question in QUESTIONS
        for flag in question.flags
        for reading in question.readings
        if (reading.german if manual == "german" else reading.english) is not Support.EXCLUDED
        and str(getattr(default, flag)).lower() != reading.value
    }
    assert tried == left


def test_a_reading_that_needs_others_is_tried_with_as_few_as_make_sense() -> None:
    flags = {
        tuple(sorted(variant.flags)) for variant in variants("english") if len(variant.flags) > 1
    }
    assert flags == {
        ("covered_card_is_hand_card", "end_test"),
        ("covered_card_is_hand_card", "refill_scope"),
        ("covered_card_is_hand_card", "end_test", "unfinished_trick"),
        ("parry_timing", "self_parry"),
    }


def test_readings_together_are_carried_as_the_weakest_against_the_strongest_default() -> None:
    """E3 carries any_time moderately and self_parry weakly; own_turn is carried moderately."""
    carried = {
        (variant.flag, variant.reading.value): (variant.support, variant.of_default)
        for variant in variants("english")
        if len(variant.flags) > 1
    }
    assert carried == {
        ("self_parry", "true"): (Support.WEAK, Support.MODERATE),
        ("covered_card_is_hand_card", "false"): (Support.WEAK, Support.MODERATE),
        ("unfinished_trick", "nobody"): (Support.NONE, Support.MODERATE),
    }


@pytest.mark.cites("Q13", "Q41", "FILL-1")
def test_a_hand_that_would_have_been_filled_after_the_lap_cannot_be_short() -> None:
    """By laps, and where the card under the thumb does not count, Ben has drawn to five again."""
    rules = "english with refill_scope=lap, covered_card_is_hand_card=false"
    trick = "pile: 9\ntrick\nAnna: Y3?\nBen: Y5?\nCleo: G1?\nAnna: pass\nask: who takes the trick\n"
    head = HEAD.format(rules=rules, names="Anna, Ben, Cleo")
    for held, answers in ((4, frozenset[str]()), (5, frozenset({"seat 2"}))):
        asked = read(f"{head}hand Ben: {held} cards\n{trick}")
        assert codes(Hearing(asked).ruling().judged[0].opinion.finding) == answers


@pytest.mark.cites("Q40", "Q41", "Q42")
def test_a_reading_beside_others_is_told_where_it_answers_otherwise_than_they_do() -> None:
    """Anna shows her last card: over, if the end is tested then and a covered card does not count;
    who would get the trick changes nothing in that.
    """
    body = (
        "hand Anna: none\nhand Ben: Y4h B1h Y1h\npile: 0\ntrick\nAnna: G3p\nask: is the game over\n"
    )
    asked = read(HEAD.format(rules="german", names="Anna, Ben") + body)
    said = " ".join(lines_of(asked, Hearing(asked).ruling(), long=True))
    assert "Q41 (" in said
    assert "Q42 (" not in said


def test_a_traced_rule_set_notes_what_is_asked_for_and_answers_the_same() -> None:
    rules, asked = traced(GERMAN)
    assert rules.refill_short is GERMAN.refill_short
    assert rules.self_parry is False
    assert asked == {"refill_short", "self_parry"}
    assert {getattr(rules, flag) == getattr(GERMAN, flag) for flag in FLAGS} == {True}
    assert rules != GERMAN
    assert len({rules, rules, GERMAN}) == 2


@pytest.mark.cites("Q13", "FILL-1")
def test_what_was_drawn_after_a_lap_is_not_drawn_after_the_trick() -> None:
    """E5¶2 read by laps: Eva drew one card after the second lap, so two are missing, not three. If
    the card under the thumb does not count, she drew one after each lap before.
    """
    trick = "trick\nEva: Y1?\nMax: Y2?\nEva: Y3?\nMax: Y4?\nEva: G1?\nMax: pass\n"
    text = (
        HEAD.format(rules="both", names="Eva, Max") + f"pile: 8\n{trick}ask: what does Eva draw\n"
    )
    asked = read(text)
    said = " ".join(" ".join(lines_of(asked, Hearing(asked).ruling(), long=True)).split())
    assert "both manuals" not in said
    assert "read otherwise (support weak): 2 lap: After each completed lap" in said
    assert "read otherwise (support weak): 1 false: " in said
    for rules in ("refill_scope=lap", "refill_scope=lap, covered_card_is_hand_card=false"):
        number = 2 if rules == "refill_scope=lap" else 1
        settled = read(text.replace("rules: both", f"rules: english with {rules}"))
        assert codes(Hearing(settled).ruling().judged[0].opinion.finding) == {f"number {number}"}
