"""The rule set: one frozen record of flags, each the answer to an open question.

A rule set takes one of the readings that the two manuals leave; the two presets and what lies
between them are rule sets. What a reading does stands in the function that asks for it.
"""

from __future__ import annotations

from typing import Final

import attrs
from attrs import field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text
from daumen_rules.pieces import rule_sets
from daumen_rules.pieces.options import IN_QUESTION, OptionError, options_of
from daumen_rules.pieces.rule_sets import changed, read_rules, write_rules

from .option_values import (
    Dealing,
    EndTest,
    ForcedPass,
    Inspection,
    LeaderWithoutCards,
    MatchMeasure,
    NextStarter,
    ParryTiming,
    RefillFirst,
    RefillShort,
    Scope,
    UnfinishedTrick,
)

RULES_VERSION: Final = "1"
"""The version of the rules as carried out here; separate from the version of the library."""


_IN_TRICK_TESTS: Final = frozenset({EndTest.ANY_MOMENT, EndTest.ANY_MOMENT_PILE_EMPTY})


def _is_bool(_: object, attribute: attrs.Attribute[bool], value: object) -> None:
    if not isinstance(value, bool):
        raise ValueError(f"{attribute.name} takes True or False, not {value!r}")


@frozen(kw_only=True)
class RuleSet:
    """One reading of the rules: a flag for every question that the manuals leave open.

    Flags take their enum or its word: `RuleSet(refill_short="all_or_nothing")`. The defaults are
    the strict German manual. Raises ValueError for an unknown word, and for a combination that
    makes no sense, with the reason.
    """

    inspection: Inspection = field(
        default=Inspection.ALL, converter=Inspection, metadata=IN_QUESTION
    )
    refill_first: RefillFirst = field(
        default=RefillFirst.WINNER, converter=RefillFirst, metadata=IN_QUESTION
    )
    refill_short: RefillShort = field(
        default=RefillShort.GREEDY, converter=RefillShort, metadata=IN_QUESTION
    )
    parry_timing: ParryTiming = field(
        default=ParryTiming.OWN_TURN, converter=ParryTiming, metadata=IN_QUESTION
    )
    self_parry: bool = field(default=False, validator=_is_bool, metadata=IN_QUESTION)
    leader_without_cards: LeaderWithoutCards = field(
        default=LeaderWithoutCards.NEXT_CLOCKWISE,
        converter=LeaderWithoutCards,
        metadata=IN_QUESTION,
    )
    end_test: EndTest = field(default=EndTest.AFTER_REFILL, converter=EndTest, metadata=IN_QUESTION)
    covered_card_is_hand_card: bool = field(default=True, validator=_is_bool, metadata=IN_QUESTION)
    unfinished_trick: UnfinishedTrick = field(
        default=UnfinishedTrick.HIGHEST_TAKES, converter=UnfinishedTrick, metadata=IN_QUESTION
    )
    colour_scope: Scope = field(default=Scope.TRICK, converter=Scope, metadata=IN_QUESTION)
    refill_scope: Scope = field(default=Scope.TRICK, converter=Scope, metadata=IN_QUESTION)
    must_show_scope: Scope = field(default=Scope.TRICK, converter=Scope, metadata=IN_QUESTION)
    refill_after_parry: bool = field(default=True, validator=_is_bool, metadata=IN_QUESTION)
    forced_pass: ForcedPass = field(
        default=ForcedPass.EXPLICIT, converter=ForcedPass, metadata=IN_QUESTION
    )
    parrier_releases_old_card: bool = field(default=False, validator=_is_bool, metadata=IN_QUESTION)
    deal: Dealing = field(default=Dealing.SINGLE, converter=Dealing, metadata=IN_QUESTION)
    match_measure: MatchMeasure = field(
        default=MatchMeasure.NET, converter=MatchMeasure, metadata=IN_QUESTION
    )
    next_starter: NextStarter = field(
        default=NextStarter.SAME_SEAT, converter=NextStarter, metadata=IN_QUESTION
    )

    def __attrs_post_init__(self) -> None:
        reason = senseless(self)
        if reason is not None:
            raise OptionError(reason.en, reason.de)

    def __str__(self) -> str:
        return describe(self)

    @staticmethod
    def parse(text: str) -> RuleSet:
        """The rule set of a line such as `german with refill_short=greedy, deal=packets`.

        Raises ValueError saying what was found and what was expected.
        """
        return read_rules(PRESETS, text)


def senseless(rules: RuleSet) -> Text | None:
    """Why a combination of readings makes no sense, or None where it does.

    A reading that can never take effect beside the others is refused: two rule sets that play alike
    would look different.
    """
    within_trick = rules.end_test in _IN_TRICK_TESTS and not rules.covered_card_is_hand_card
    if rules.self_parry and rules.parry_timing is ParryTiming.OWN_TURN:
        return Text(
            "self_parry=true needs parry_timing=any_time: "
            "the owner of the highest card is never on turn (Q15, Q21)",
            "self_parry=true braucht parry_timing=any_time: "
            "Wer die höchste Karte gezeigt hat, ist nie an der Reihe (Q15, Q21)",
        )
    if (
        not rules.covered_card_is_hand_card
        and rules.end_test not in _IN_TRICK_TESTS
        and rules.refill_scope is Scope.TRICK
    ):
        return Text(
            "covered_card_is_hand_card=false needs end_test=any_moment, "
            "end_test=any_moment_pile_empty or refill_scope=lap: "
            "between two tricks no card is covered (Q41)",
            "covered_card_is_hand_card=false braucht end_test=any_moment, "
            "end_test=any_moment_pile_empty oder refill_scope=lap: "
            "Zwischen zwei Stichen ist keine Karte verdeckt (Q41)",
        )
    if rules.unfinished_trick is UnfinishedTrick.NOBODY and not within_trick:
        return Text(
            "unfinished_trick=nobody needs end_test=any_moment or any_moment_pile_empty "
            "and covered_card_is_hand_card=false: otherwise no trick is left unfinished (Q41, Q42)",
            "unfinished_trick=nobody braucht end_test=any_moment oder any_moment_pile_empty "
            "und covered_card_is_hand_card=false: Sonst bleibt kein Stich unfertig (Q41, Q42)",
        )
    return None


GERMAN: Final = RuleSet()
"""The German manual, read strictly."""

ENGLISH: Final = RuleSet(
    inspection=Inspection.TAKER_ONLY,
    refill_first=RefillFirst.LAST_ACTOR,
)
"""The English translation, read literally."""

PRESETS: Final[tuple[tuple[str, RuleSet], ...]] = (("german", GERMAN), ("english", ENGLISH))

OPTIONS: Final = {option.field: option for option in options_of(RuleSet)}
"""All options by the name of their flag, in the order of the record."""
FLAGS: Final[tuple[str, ...]] = tuple(OPTIONS)
"""The names of all flags, in the order of the record."""


def flag_value(rules: RuleSet, flag: str) -> str:
    """The value of a flag as a word: `greedy`, `true`."""
    return OPTIONS[flag].word(rules)


def flag_words(flag: str) -> tuple[str, ...]:
    """All values of a flag as words, the German default first."""
    return OPTIONS[flag].words()


def with_flags(rules: RuleSet, flags: dict[str, str]) -> RuleSet:
    """A rule set with some flags set by their words.

    Raises OptionError for an unknown flag or value and for a senseless combination.
    """
    return changed(rules, flags)


def difference(a: RuleSet, b: RuleSet) -> tuple[tuple[str, str, str], ...]:
    """The flags in which two rule sets differ: name, value in `a`, value in `b`."""
    return tuple((option.field, one, other) for option, one, other in rule_sets.difference(a, b))


def describe(rules: RuleSet) -> str:
    """A rule set as one line: the nearest preset, and what is different from it."""
    return write_rules(PRESETS, rules)


__all__ = [
    "ENGLISH",
    "FLAGS",
    "GERMAN",
    "OPTIONS",
    "PRESETS",
    "RULES_VERSION",
    "Dealing",
    "EndTest",
    "ForcedPass",
    "Inspection",
    "LeaderWithoutCards",
    "MatchMeasure",
    "NextStarter",
    "ParryTiming",
    "RefillFirst",
    "RefillShort",
    "RuleSet",
    "Scope",
    "UnfinishedTrick",
    "describe",
    "difference",
    "flag_value",
    "flag_words",
    "senseless",
    "with_flags",
]
