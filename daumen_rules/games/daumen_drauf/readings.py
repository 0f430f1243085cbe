"""The rule set: one frozen record of flags, each the answer to an open question.

Here live the readings that the two manuals leave, the two presets and what lies between them. What
a reading does stands in the function that asks for it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import attrs
from attrs import field, frozen

from daumen_rules.games.daumen_drauf.flags import (
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
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.options import OptionError

RULES_VERSION: Final = "1"
"""The version of the rules as carried out here; separate from the version of the library."""


class RuleSetError(OptionError):
    """Flags that make no rule set: why, in both languages."""


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

    inspection: Inspection = field(default=Inspection.ALL, converter=Inspection)
    refill_first: RefillFirst = field(default=RefillFirst.WINNER, converter=RefillFirst)
    refill_short: RefillShort = field(default=RefillShort.GREEDY, converter=RefillShort)
    parry_timing: ParryTiming = field(default=ParryTiming.OWN_TURN, converter=ParryTiming)
    self_parry: bool = field(default=False, validator=_is_bool)
    leader_without_cards: LeaderWithoutCards = field(
        default=LeaderWithoutCards.NEXT_CLOCKWISE, converter=LeaderWithoutCards
    )
    end_test: EndTest = field(default=EndTest.AFTER_REFILL, converter=EndTest)
    covered_card_is_hand_card: bool = field(default=True, validator=_is_bool)
    unfinished_trick: UnfinishedTrick = field(
        default=UnfinishedTrick.HIGHEST_TAKES, converter=UnfinishedTrick
    )
    colour_scope: Scope = field(default=Scope.TRICK, converter=Scope)
    refill_scope: Scope = field(default=Scope.TRICK, converter=Scope)
    must_show_scope: Scope = field(default=Scope.TRICK, converter=Scope)
    refill_after_parry: bool = field(default=True, validator=_is_bool)
    forced_pass: ForcedPass = field(default=ForcedPass.EXPLICIT, converter=ForcedPass)
    parrier_releases_old_card: bool = field(default=False, validator=_is_bool)
    deal: Dealing = field(default=Dealing.SINGLE, converter=Dealing)
    match_measure: MatchMeasure = field(default=MatchMeasure.NET, converter=MatchMeasure)
    next_starter: NextStarter = field(default=NextStarter.SAME_SEAT, converter=NextStarter)

    def __attrs_post_init__(self) -> None:
        reason = senseless(self)
        if reason is not None:
            raise RuleSetError(reason.en, reason.de)

    def __str__(self) -> str:
        return describe(self)

    @staticmethod
    def parse(text: str) -> RuleSet:
        """The rule set of a line such as `german with refill_short=greedy, deal=packets`.

        Raises ValueError saying what was found and what was expected.
        """
        return parse_rules(text)


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
            known = ", ".join(FLAGS)
            raise RuleSetError(
                f"unknown flag {flag!r}; expected one of {known}",
                f"unbekannter Schalter {flag!r}; erwartet einer von {known}",
            )
        if word not in flag_words(flag):
            words = flag_words(flag)
            raise RuleSetError(
                f"unknown value {word!r} for {flag}; expected {' or '.join(words)}",
                f"unbekannter Wert {word!r} für {flag}; erwartet {' oder '.join(words)}",
            )
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
    name, *words = text.replace(",", " ").split() or [""]
    presets = dict(PRESETS)
    if name not in presets:
        raise RuleSetError(
            f"found {repr(name) if name else 'nothing'}; "
            f"expected a rule set: {' or '.join(presets)}",
            f"gefunden {repr(name) if name else 'nichts'}; "
            f"erwartet ein Regelsatz: {' oder '.join(presets)}",
        )
    if not words:
        return presets[name]
    if words[0] != "with" or len(words) == 1:
        found = " ".join(words)
        raise RuleSetError(
            f"found {found!r}; expected `with FLAG=VALUE`",
            f"gefunden {found!r}; erwartet `with SCHALTER=WERT`",
        )
    flags: dict[str, str] = {}
    for word in words[1:]:
        flag, equals, value = word.partition("=")
        if not equals:
            raise RuleSetError(
                f"found {word!r}; expected FLAG=VALUE",
                f"gefunden {word!r}; erwartet SCHALTER=WERT",
            )
        if flag in flags:
            raise RuleSetError(f"flag {flag!r} is set twice", f"{flag!r} steht zweimal da")
        flags[flag] = value
    return with_flags(presets[name], flags)


__all__ = [
    "ENGLISH",
    "FLAGS",
    "GERMAN",
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
    "RuleSetError",
    "Scope",
    "UnfinishedTrick",
    "describe",
    "difference",
    "flag_value",
    "flag_words",
    "parse_rules",
    "senseless",
    "with_flags",
]
