"""The two rule sets flag by flag, and what lies between them.

Rule sets are tested as values: their words, their text, the combinations refused.
"""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from attrs import evolve

from daumen_rules import ENGLISH, GERMAN, RuleSet, difference
from daumen_rules.games.daumen_drauf.rule_set import (
    FLAGS,
    RefillShort,
    flag_words,
    senseless,
    with_flags,
)
from tests.each import of_each

TABLE: dict[str, tuple[object, object]] = {
    # flag: (strict German, literal English)
    "inspection": ("all", "taker_only"),
    "refill_first": ("winner", "last_actor"),
    "refill_short": ("greedy", "greedy"),
    "parry_timing": ("own_turn", "own_turn"),
    "self_parry": (False, False),
    "leader_without_cards": ("next_clockwise", "next_clockwise"),
    "end_test": ("after_refill", "after_refill"),
    "covered_card_is_hand_card": (True, True),
    "unfinished_trick": ("highest_takes", "highest_takes"),
    "colour_scope": ("trick", "trick"),
    "refill_scope": ("trick", "trick"),
    "must_show_scope": ("trick", "trick"),
    "refill_after_parry": (True, True),
    "forced_pass": ("explicit", "explicit"),
    "parrier_releases_old_card": (False, False),
    "deal": ("single", "single"),
    "match_measure": ("net", "net"),
    "next_starter": ("same_seat", "same_seat"),
}
"""The defaults of the two rule sets."""

WORDS: dict[str, set[str]] = {
    "inspection": {"all", "taker_only"},
    "refill_first": {"winner", "last_actor"},
    "refill_short": {"greedy", "all_or_nothing", "whole_need", "one_by_one"},
    "parry_timing": {"own_turn", "any_time"},
    "self_parry": {"false", "true"},
    "leader_without_cards": {"next_clockwise", "game_ends"},
    "end_test": {"after_refill", "before_refill", "any_moment", "any_moment_pile_empty"},
    "covered_card_is_hand_card": {"false", "true"},
    "unfinished_trick": {"highest_takes", "nobody"},
    "colour_scope": {"trick", "lap"},
    "refill_scope": {"trick", "lap"},
    "must_show_scope": {"trick", "lap"},
    "refill_after_parry": {"false", "true"},
    "forced_pass": {"explicit", "skip_empty_hands", "skip_all"},
    "parrier_releases_old_card": {"false", "true"},
    "deal": {"single", "packets"},
    "match_measure": {"net", "plus_only"},
    "next_starter": {"same_seat", "rotate", "best_score"},
}
"""All readings of every flag."""

NEEDS_COMPANY = {
    ("self_parry", "true"),
    ("covered_card_is_hand_card", "false"),
    ("unfinished_trick", "nobody"),
}
"""Readings that make no sense unless another flag is set too."""

pytestmark = [  # all questions that a flag answers
    pytest.mark.cites("Q01", "Q12", "Q13", "Q14", "Q17", "Q20", "Q21", "Q24", "Q26"),
    pytest.mark.cites("Q30", "Q31", "Q33", "Q40", "Q41", "Q42", "Q50", "Q52", "Q54"),
]

PRESETS = pytest.mark.parametrize("preset", [GERMAN, ENGLISH], ids=["german", "english"])
CHANGES = pytest.mark.parametrize(
    ("flag", "word"),
    [(f, w) for f, words in WORDS.items() for w in sorted(words) if (f, w) not in NEEDS_COMPANY],
)


# The presets


@of_each("flag", TABLE)
def test_both_rule_sets_hold_the_defaults_of_the_table(flag: str) -> None:
    german, english = TABLE[flag]
    assert getattr(GERMAN, flag) == german
    assert getattr(ENGLISH, flag) == english


def test_a_rule_set_has_the_flags_of_the_table_and_no_other() -> None:
    assert {field.name for field in attrs.fields(RuleSet)} == set(TABLE) == set(FLAGS)


@of_each("flag", WORDS)
def test_a_flag_has_a_word_for_each_of_its_readings(flag: str) -> None:
    assert set(flag_words(flag)) == WORDS[flag]


@pytest.mark.cites("Q01", "Q30")
def test_the_rule_sets_differ_in_inspection_and_in_who_draws_first() -> None:
    assert difference(GERMAN, ENGLISH) == (
        ("inspection", "all", "taker_only"),
        ("refill_first", "winner", "last_actor"),
    )


@PRESETS
def test_a_rule_set_does_not_differ_from_itself(preset: RuleSet) -> None:
    assert difference(preset, evolve(preset)) == ()


def test_the_strict_german_reading_is_the_default() -> None:
    assert RuleSet() == GERMAN


# Words


@pytest.mark.cites("Q31")
def test_a_flag_takes_its_word_as_well_as_its_value() -> None:
    assert RuleSet(refill_short="greedy") == RuleSet(refill_short=RefillShort.GREEDY)
    assert RuleSet(refill_short="whole_need").refill_short is RefillShort.WHOLE_NEED


@of_each("flag", TABLE)
def test_an_unknown_word_is_refused_by_name(flag: str) -> None:
    word: dict[str, Any] = {flag: "sometimes"}
    with pytest.raises(ValueError, match="sometimes"):
        RuleSet(**word)


@pytest.mark.parametrize("flag", ["self_parry", "refill_after_parry"])
@pytest.mark.parametrize("value", ["true", 1, None])
def test_a_flag_of_yes_or_no_takes_nothing_else(flag: str, value: object) -> None:
    change: dict[str, Any] = {flag: value}
    with pytest.raises(ValueError, match=flag):
        RuleSet(**change)


# Senseless combinations


@pytest.mark.cites("Q15", "Q21")
def test_parrying_oneself_is_refused_where_it_needs_a_turn() -> None:
    with pytest.raises(ValueError, match=r"self_parry.*parry_timing"):
        evolve(GERMAN, self_parry=True)
    assert evolve(GERMAN, self_parry=True, parry_timing="any_time").self_parry


@pytest.mark.cites("Q41")
@pytest.mark.parametrize("test", ["after_refill", "before_refill"])
def test_a_reading_of_the_covered_card_is_refused_where_none_is_ever_counted(test: str) -> None:
    with pytest.raises(ValueError, match=r"covered_card_is_hand_card.*end_test.*refill_scope"):
        evolve(GERMAN, covered_card_is_hand_card=False, end_test=test)


@pytest.mark.cites("Q41", "Q13", "Q40")
@pytest.mark.parametrize(
    "reason",
    [{"end_test": "any_moment"}, {"end_test": "any_moment_pile_empty"}, {"refill_scope": "lap"}],
)
def test_a_reading_of_the_covered_card_is_taken_where_one_counts(
    reason: dict[str, Any],
) -> None:
    assert senseless(evolve(GERMAN, covered_card_is_hand_card=False, **reason)) is None


@pytest.mark.cites("Q42", "Q40", "Q41")
@pytest.mark.parametrize(
    "flags",
    [
        {},
        {"end_test": "before_refill"},
        {"end_test": "any_moment"},
        {"end_test": "any_moment_pile_empty"},
        {"refill_scope": "lap", "covered_card_is_hand_card": False},
    ],
)
def test_a_trick_that_nobody_gets_is_refused_where_none_is_left_unfinished(
    flags: dict[str, Any],
) -> None:
    expected = r"unfinished_trick.*end_test.*covered_card_is_hand_card"
    with pytest.raises(ValueError, match=expected):
        evolve(GERMAN, unfinished_trick="nobody", **flags)


@pytest.mark.cites("Q42", "Q40", "Q41")
@pytest.mark.parametrize("test", ["any_moment", "any_moment_pile_empty"])
def test_a_trick_that_nobody_gets_is_taken_where_one_can_be_left(test: str) -> None:
    rules = evolve(
        GERMAN, unfinished_trick="nobody", end_test=test, covered_card_is_hand_card=False
    )
    assert senseless(rules) is None


@PRESETS
@pytest.mark.parametrize(("flag", "word"), sorted(NEEDS_COMPANY))
def test_a_reading_without_effect_is_refused_in_text_too(
    preset: RuleSet, flag: str, word: str
) -> None:
    with pytest.raises(ValueError, match=flag):
        with_flags(preset, {flag: word})


# Rule sets as text


def test_a_line_of_text_is_a_rule_set() -> None:
    line = "german with refill_short=all_or_nothing"
    assert RuleSet.parse(line) == evolve(GERMAN, refill_short="all_or_nothing")
    assert RuleSet.parse("english") == ENGLISH
    assert RuleSet.parse("german with self_parry=true, parry_timing=any_time") == evolve(
        GERMAN, self_parry=True, parry_timing="any_time"
    )


def test_a_rule_set_names_its_nearest_preset_and_what_is_different() -> None:
    assert str(GERMAN) == "german"
    assert str(ENGLISH) == "english"
    rules = evolve(ENGLISH, deal="packets", refill_after_parry=False)
    assert str(rules) == "english with refill_after_parry=false, deal=packets"


@PRESETS
@CHANGES
def test_text_and_rule_set_are_inverse_for_every_single_change(
    preset: RuleSet, flag: str, word: str
) -> None:
    rules = with_flags(preset, {flag: word})
    assert str(getattr(rules, flag)).lower() == word
    assert RuleSet.parse(str(rules)) == rules


@pytest.mark.parametrize(
    "rules",
    [
        evolve(ENGLISH, self_parry=True, parry_timing="any_time"),
        evolve(GERMAN, covered_card_is_hand_card=False, refill_scope="lap"),
        evolve(
            ENGLISH,
            unfinished_trick="nobody",
            end_test="any_moment",
            covered_card_is_hand_card=False,
        ),
    ],
)
def test_text_and_rule_set_are_inverse_where_flags_go_together(rules: RuleSet) -> None:
    assert RuleSet.parse(str(rules)) == rules


@of_each(
    ("text", "found", "expected"),
    [
        ("", "nothing", "german or english"),
        ("french", "'french'", "german or english"),
        ("german without deal=single", "'without deal=single'", "OPTION=VALUE"),
        ("german with", "'with'", "OPTION=VALUE"),
        ("german with deal", "'deal'", "OPTION=VALUE"),
        ("german with deal=all", "'all'", "single or packets"),
        ("german with self_parry=yes", "'yes'", "false or true"),
        ("german with dealing=single", "'dealing'", "one of deal"),
        ("german with deal=", "''", "single or packets"),
    ],
)
def test_a_text_that_is_no_rule_set_is_refused_by_what_was_found_and_expected(
    text: str, found: str, expected: str
) -> None:
    with pytest.raises(ValueError, match="expected") as refusal:
        RuleSet.parse(text)
    before, after = str(refusal.value).split("expected", 1)
    assert found in before
    assert expected in after


def test_a_flag_set_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"deal.*twice"):
        RuleSet.parse("german with deal=single, deal=packets")
