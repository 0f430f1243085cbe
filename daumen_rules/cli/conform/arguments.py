"""Reads the values of options of `conform`: rule sets, numbers of seats.

The options themselves, with their defaults, stand in `command`.
"""

from __future__ import annotations

from typing import Any

from daumen_rules.conformance.bench import AnyBench
from daumen_rules.kernel.text import Language, quoted

from ..shared.basics import fail
from ..shared.game_option import rules_of


def rules_asked(bench: AnyBench, asked: str | None) -> tuple[Any, ...]:
    """The rule sets of `--rules`; none without the option: then the engine names those it plays.

    `both` are those of the two manuals; `every` adds rule sets that have each other reading once.
    Raises click.UsageError.
    """
    if asked is None:
        return ()
    if asked == "both" and len(bench.manuals) > 1:
        return bench.manuals
    if asked == "every":
        return bench.rule_sets()
    return (rules_of(bench.game, asked),)


def seats_asked(bench: AnyBench, typed: str | None, language: Language) -> tuple[int, ...]:
    """The numbers of seats that `--players` lists; none without the option. Raises Failure."""
    if typed is None:
        return ()
    seats = bench.game.rules.seats
    words = typed.replace(",", " ").split()
    if words and all(word in map(str, seats) for word in words):
        return tuple(sorted({int(word) for word in words}))
    known = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
    known_de = known.replace(" to ", " bis ")
    return fail(
        language,
        f"--players: found {quoted(typed)}; expected numbers from {known}",
        f"--players: gefunden {quoted(typed)}; erwartet Zahlen von {known_de}",
    )
