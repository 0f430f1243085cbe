"""The rule set: one frozen record of flags, each the answer to an open question.

Here live the readings that the two manuals leave, the two presets and what lies between them. What
a reading does stands in the function that asks for it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import attrs
from attrs import field, frozen

RULES_VERSION: Final = "1"
"""The version of the rules as carried out here; separate from the version of the library."""


class Inspection(StrEnum):
    """Q01: who looks at the covered cards of a completed trick."""

    ALL = "all"
    TAKER_ONLY = "taker_only"


class RefillFirst(StrEnum):
    """Q30: who draws first."""

    WINNER = "winner"
    LAST_ACTOR = "last_actor"


class RefillShort(StrEnum):
    """Q31: what happens when the draw pile is too short for everybody."""

    GREEDY = "greedy"
    ALL_OR_NOTHING = "all_or_nothing"
    WHOLE_NEED = "whole_need"
    ONE_BY_ONE = "one_by_one"


class ParryTiming(StrEnum):
    """Q20: when a seat may parry."""

    OWN_TURN = "own_turn"
    ANY_TIME = "any_time"


class LeaderWithoutCards(StrEnum):
    """Q33: what happens when the winner of a trick has no card to lead."""

    NEXT_CLOCKWISE = "next_clockwise"
    GAME_ENDS = "game_ends"


class EndTest(StrEnum):
    """Q40: when it is asked whether at most one seat has cards."""

    AFTER_REFILL = "after_refill"
    BEFORE_REFILL = "before_refill"
    ANY_MOMENT = "any_moment"
    ANY_MOMENT_PILE_EMPTY = "any_moment_pile_empty"


class UnfinishedTrick(StrEnum):
    """Q42: who gets a trick in which the game ends."""

    HIGHEST_TAKES = "highest_takes"
    NOBODY = "nobody"


class Scope(StrEnum):
    """Q12, Q13, Q14: whether "round" means the trick or the lap."""

    TRICK = "trick"
    LAP = "lap"


class ForcedPass(StrEnum):
    """Q17: what a seat does that can only pass."""

    EXPLICIT = "explicit"
    SKIP_EMPTY_HANDS = "skip_empty_hands"
    SKIP_ALL = "skip_all"


class Dealing(StrEnum):
    """Q50: how the cards are dealt."""

    SINGLE = "single"
    PACKETS = "packets"


class MatchMeasure(StrEnum):
    """Q52: what is added up over several games."""

    NET = "net"
    PLUS_ONLY = "plus_only"


class NextStarter(StrEnum):
    """Q54: who starts the next game of a match."""

    SAME_SEAT = "same_seat"
    ROTATE = "rotate"
    BEST_SCORE = "best_score"


_IN_TRICK_TESTS: Final = frozenset({EndTest.ANY_MOMENT, EndTest.ANY_MOMENT_PILE_EMPTY})


@frozen(kw_only=True)
class RuleSet:
    """One reading of the rules: a flag for every question that the manuals leave open.

    Flags take their enum or its word: `RuleSet(refill_short="all_or_nothing")`. The defaults are
    the strict German manual. Raises ValueError for an unknown word, and for a combination that
    makes no sense, with the reason.
    """

    inspection: Inspection = field(default=Inspection.ALL, converter=Inspection)
    refill_first: RefillFirst = field(default=RefillFirst.WINNER, converter=RefillFirst)
    refill_short: RefillShort = field(default=RefillShort.GREEDY, converter=RefillShort)
    parry_timing: ParryTiming = field(default=ParryTiming.OWN_TURN, converter=ParryTiming)
    self_parry: bool = field(default=False)
    leader_without_cards: LeaderWithoutCards = field(
        default=LeaderWithoutCards.NEXT_CLOCKWISE, converter=LeaderWithoutCards
    )
    end_test: EndTest = field(default=EndTest.AFTER_REFILL, converter=EndTest)
    covered_card_is_hand_card: bool = field(default=True)
    unfinished_trick: UnfinishedTrick = field(
        default=UnfinishedTrick.HIGHEST_TAKES, converter=UnfinishedTrick
    )
    colour_scope: Scope = field(default=Scope.TRICK, converter=Scope)
    refill_scope: Scope = field(default=Scope.TRICK, converter=Scope)
    must_show_scope: Scope = field(default=Scope.TRICK, converter=Scope)
    refill_after_parry: bool = field(default=True)
    forced_pass: ForcedPass = field(default=ForcedPass.EXPLICIT, converter=ForcedPass)
    parrier_releases_old_card: bool = field(default=False)
    deal: Dealing = field(default=Dealing.SINGLE, converter=Dealing)
    match_measure: MatchMeasure = field(default=MatchMeasure.NET, converter=MatchMeasure)
    next_starter: NextStarter = field(default=NextStarter.SAME_SEAT, converter=NextStarter)

    @self_parry.validator
    @covered_card_is_hand_card.validator
    @refill_after_parry.validator
    @parrier_releases_old_card.validator
    def _is_bool(self, attribute: attrs.Attribute[Any], value: object) -> None:
        if not isinstance(value, bool):
            raise ValueError(f"{attribute.name} takes True or False, not {value!r}")

    def __attrs_post_init__(self) -> None:
        reason = senseless(self)
        if reason is not None:
            raise ValueError(reason)

    def __str__(self) -> str:
        return describe(self)

    @staticmethod
    def parse(text: str) -> RuleSet:
        """The rule set of a line such as `german with refill_short=greedy, deal=packets`.

        Raises ValueError saying what was found and what was expected.
        """
        return parse_rules(text)


def senseless(rules: RuleSet) -> str | None:
    """Why a combination of readings makes no sense, or None where it does.

    A reading that can never take effect beside the others is refused: two rule sets that play alike
    would look different.
    """
    within_trick = rules.end_test in _IN_TRICK_TESTS and not rules.covered_card_is_hand_card
    if rules.self_parry and rules.parry_timing is ParryTiming.OWN_TURN:
        return (
            "self_parry=true needs parry_timing=any_time: "
            "the owner of the highest card is never on turn (Q15, Q21)"
        )
    if (
        not rules.covered_card_is_hand_card
        and rules.end_test not in _IN_TRICK_TESTS
        and rules.refill_scope is Scope.TRICK
    ):
        return (
            "covered_card_is_hand_card=false needs end_test=any_moment, "
            "end_test=any_moment_pile_empty or refill_scope=lap: "
            "between two tricks no card is covered (Q41)"
        )
    if rules.unfinished_trick is UnfinishedTrick.NOBODY and not within_trick:
        return (
            "unfinished_trick=nobody needs end_test=any_moment or any_moment_pile_empty "
            "and covered_card_is_hand_card=false: otherwise no trick is left unfinished (Q41, Q42)"
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

FLAGS: Final[tuple[str, ...]] = tuple(a.name for a in attrs.fields(RuleSet))
"""The names of all flags, in the order of the record."""


def flag_value(rules: RuleSet, flag: str) -> str:
    """The value of a flag as a word: `greedy`, `true`."""
    value: object = getattr(rules, flag)
    return str(value).lower() if isinstance(value, bool) else str(value)


def flag_words(flag: str) -> tuple[str, ...]:
    """All values of a flag as words, the German default first."""
    default: object = getattr(GERMAN, flag)
    if isinstance(default, bool):
        return (str(default).lower(), str(not default).lower())
    assert isinstance(default, StrEnum)
    return (str(default), *(str(v) for v in type(default) if v is not default))


def with_flags(rules: RuleSet, flags: dict[str, str]) -> RuleSet:
    """A rule set with some flags set by their words.

    Raises ValueError for an unknown flag or value and for a senseless combination.
    """
    changes: dict[str, Any] = {}
    for flag, word in flags.items():
        if flag not in FLAGS:
            raise ValueError(f"unknown flag {flag!r}; expected one of {', '.join(FLAGS)}")
        if word not in flag_words(flag):
            expected = " or ".join(flag_words(flag))
            raise ValueError(f"unknown value {word!r} for {flag}; expected {expected}")
        value: object = getattr(GERMAN, flag)
        changes[flag] = word == "true" if isinstance(value, bool) else word
    return attrs.evolve(rules, **changes)


def difference(a: RuleSet, b: RuleSet) -> tuple[tuple[str, str, str], ...]:
    """The flags in which two rule sets differ: name, value in `a`, value in `b`."""
    return tuple(
        (flag, flag_value(a, flag), flag_value(b, flag))
        for flag in FLAGS
        if getattr(a, flag) != getattr(b, flag)
    )


def describe(rules: RuleSet) -> str:
    """A rule set as one line: the nearest preset, and what is different from it."""
    name, preset = min(PRESETS, key=lambda item: len(difference(item[1], rules)))
    changes = ", ".join(f"{flag}={value}" for flag, _, value in difference(preset, rules))
    return f"{name} with {changes}" if changes else name


def parse_rules(text: str) -> RuleSet:
    """See `RuleSet.parse`."""
    words = text.replace(",", " ").split()
    presets = dict(PRESETS)
    if not words or words[0] not in presets:
        found = repr(words[0]) if words else "nothing"
        raise ValueError(f"found {found}; expected a rule set: {' or '.join(presets)}")
    if len(words) == 1:
        return presets[words[0]]
    if words[1] != "with" or len(words) == 2:
        raise ValueError(f"found {' '.join(words[1:])!r}; expected `with FLAG=VALUE`")
    flags: dict[str, str] = {}
    for word in words[2:]:
        flag, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"found {word!r}; expected FLAG=VALUE")
        if flag in flags:
            raise ValueError(f"flag {flag!r} is set twice")
        flags[flag] = value
    return with_flags(presets[words[0]], flags)
