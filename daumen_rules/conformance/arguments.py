"""Checks the arguments that a test passes to the test bench.

They are checked before anything is drawn or played. A bad argument is one ValueError: its name, the
value found and the value expected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast, get_args

from attrs import AttrsInstance

from daumen_rules.contracts.engine_tests.adapter_answers import quoted
from daumen_rules.contracts.game import Game
from daumen_rules.games.catalogue import UnknownGameError
from daumen_rules.kernel.text import Language

from .bench import AnyBench, bench

if TYPE_CHECKING:
    from hypothesis import settings
    from hypothesis.strategies import SearchStrategy

Packs: TypeAlias = Literal["small", "manual", "all"]
DEFAULT_RULES: Final = "default"
"""The name of the default rule set of any game."""


def wrong(name: str, found: object, expected: str) -> ValueError:
    """The error for a bad argument."""
    return ValueError(f"{name}: found {quoted(found)}; expected {expected}")


def of_kind(name: str, found: object, kind: type, expected: str) -> None:
    """Raises ValueError for a value of another type, like the functions below."""
    if not isinstance(found, kind):
        raise wrong(name, found, expected)


def bench_given(found: object) -> AnyBench:
    """The bench of a game, or of the game with a name."""
    if not isinstance(found, str | Game):
        raise wrong("game", found, "the name of a game, such as 'skat', or a Game")
    try:
        return bench(cast("Any", found))
    except UnknownGameError as error:
        raise ValueError(f"game: {error}") from None


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


def rule_set_given(bench: AnyBench, found: object) -> Any:
    """A rule set, or the one that a text names."""
    if found == DEFAULT_RULES:
        return bench.game.book.default
    if isinstance(found, str):
        return bench.game.book.read_rules(found)
    kind: type[Any] = bench.game.book.default.__class__
    of_kind("rules", found, kind, _a_rule_set(bench))
    return found


def rules_given(bench: AnyBench, found: object) -> AttrsInstance | SearchStrategy[Any]:
    """A rule set, its words, or a strategy of rule sets."""
    default: Any = bench.game.book.default
    if isinstance(found, str | type(default)):
        return cast("AttrsInstance", rule_set_given(bench, found))
    if not is_strategy(found):
        raise wrong("rules", found, f"{_a_rule_set(bench)}, or a strategy such as rule_sets()")
    return cast("SearchStrategy[Any]", found)


def _a_rule_set(bench: AnyBench) -> str:
    rules = bench.manuals[-1]
    return f"a {type(rules).__name__} or its words, such as {bench.game.book.write_rules(rules)!r}"


def number_given(bench: AnyBench, found: object) -> int | None:
    """A number of players, or None for any."""
    if found is not None and not _is_a_number_of_players(bench, found):
        raise wrong("players", found, a_number(bench))
    return cast("int | None", found)


def players_given(bench: AnyBench, found: object) -> int | SearchStrategy[int] | None:
    """A number of players, a strategy of them, or None for any."""
    if found is None or _is_a_number_of_players(bench, found) or is_strategy(found):
        return cast("int | SearchStrategy[int] | None", found)
    raise wrong("players", found, f"{a_number(bench)}, or a strategy such as sampled_from([2, 3])")


def a_number(bench: AnyBench) -> str:
    """The numbers of players that a game allows, in words."""
    seats = bench.game.rules.seats
    return f"a number from {seats[0]} to {seats[-1]}"


def _is_a_number_of_players(bench: AnyBench, value: object) -> bool:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return is_number and value in bench.game.rules.seats


def is_strategy(value: object) -> bool:
    """Whether a value is a Hypothesis strategy."""
    from hypothesis.strategies import SearchStrategy

    return isinstance(value, SearchStrategy)


def settings_given(found: object) -> settings | None:
    """Hypothesis settings, or None for those of the profile."""
    import hypothesis

    if found is not None and not isinstance(found, hypothesis.settings):
        raise wrong("settings", found, "settings of Hypothesis, such as settings(max_examples=50)")
    return found


def options_given(found: Mapping[str, object], names: Iterable[str]) -> None:
    """Raises ValueError for an unknown option."""
    known = list(names)
    for name, value in found.items():
        if name not in known:
            raise ValueError(f"found {name}={value!r}; expected {', '.join(known)}")
