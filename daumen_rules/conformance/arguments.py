"""What users give to the test bench in a test: used as it is meant, or refused at once.

Here lives the checking of arguments, before anything is drawn or played. What cannot be used is one
ValueError: the name, what was found and what is expected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, Literal, cast, get_args

from daumen_rules.games.daumen_drauf.cards import SEATS
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.kernel.text import Language

if TYPE_CHECKING:
    from hypothesis import settings
    from hypothesis.strategies import SearchStrategy

Packs = Literal["small", "manual", "all"]

LONGEST_QUOTE: Final = 80
_A_NUMBER: Final = f"a number from {SEATS[0]} to {SEATS[-1]}"
_A_RULE_SET: Final = "a RuleSet or its words, such as 'english with deal=packets'"


def wrong(name: str, found: object, expected: str) -> ValueError:
    """The error for an argument that cannot be used."""
    return ValueError(f"{name}: found {quoted(found)}; expected {expected}")


def quoted(found: object) -> str:
    """A value as it is shown: itself where it is short, else its type."""
    words = repr(found)
    long = len(words) > LONGEST_QUOTE or "\n" in words
    return f"a value of type {type(found).__name__}" if long else words


def of_kind(name: str, found: object, kind: type, expected: str) -> None:
    """Refuse what is not of a kind. Raises ValueError, as all that follow."""
    if not isinstance(found, kind):
        raise wrong(name, found, expected)


def language_given(found: object) -> Language:
    """A language."""
    return cast("Language", _one_of("language", found, get_args(Language)))


def packs_given(found: object) -> Packs:
    """A choice of packs."""
    return cast("Packs", _one_of("packs", found, get_args(Packs)))


def _one_of(name: str, found: object, words: tuple[str, ...]) -> object:
    if found not in words:
        raise wrong(name, found, " or ".join(map(repr, words)))
    return found


def rule_set_given(found: object) -> RuleSet:
    """A rule set, or the one of its words."""
    if isinstance(found, str):
        return RuleSet.parse(found)
    of_kind("rules", found, RuleSet, _A_RULE_SET)
    return cast("RuleSet", found)


def rules_given(found: object) -> RuleSet | SearchStrategy[RuleSet]:
    """A rule set, its words, or a strategy of rule sets."""
    if isinstance(found, str | RuleSet):
        return rule_set_given(found)
    if not _is_strategy(found):
        raise wrong("rules", found, f"{_A_RULE_SET}, or a strategy such as rule_sets()")
    return cast("SearchStrategy[RuleSet]", found)


def number_given(found: object) -> int | None:
    """A number of players, or None for any."""
    if found is not None and not _is_a_number_of_players(found):
        raise wrong("players", found, _A_NUMBER)
    return cast("int | None", found)


def players_given(found: object) -> int | SearchStrategy[int] | None:
    """A number of players, a strategy of them, or None for any."""
    if found is not None and not _is_a_number_of_players(found) and not _is_strategy(found):
        raise wrong("players", found, f"{_A_NUMBER}, or a strategy such as sampled_from([2, 3])")
    return cast("int | SearchStrategy[int] | None", found)


def _is_a_number_of_players(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value in SEATS


def _is_strategy(value: object) -> bool:
    from hypothesis.strategies import SearchStrategy

    return isinstance(value, SearchStrategy)


def settings_given(found: object) -> settings | None:
    """Settings of Hypothesis, or None for those of the profile."""
    import hypothesis

    if found is not None and not isinstance(found, hypothesis.settings):
        raise wrong("settings", found, "settings of Hypothesis, such as settings(max_examples=50)")
    return found


def options_given(found: Mapping[str, object], names: Iterable[str]) -> None:
    """Refuse an option that does not exist."""
    known = list(names)
    for name, value in found.items():
        if name not in known:
            raise ValueError(f"found {name}={value!r}; expected {', '.join(known)}")
