"""Which game `conform` plays: what the test bench knows of it, and the rule sets asked for.

Here Daumen drauf! and the games of the collection are made alike for the command.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from attrs import frozen

from daumen_rules.cli.conform_options import asked_rules
from daumen_rules.cli.shared.asked import game_of, rules_of
from daumen_rules.cli.shared.frame import fail
from daumen_rules.conformance.bench import Bench
from daumen_rules.conformance.daumen_drauf.bench import BENCH
from daumen_rules.conformance.daumen_drauf.forms import opening_of
from daumen_rules.conformance.daumen_drauf.suite import suite
from daumen_rules.conformance.game_bench import bench
from daumen_rules.conformance.game_wire import opening_of as entry_opening_of
from daumen_rules.conformance.script import Script
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.game import AnyGame

Named = tuple[str, Script[Any, Any, Any]]


@frozen(kw_only=True)
class Ground:
    """A game to be played with an engine.

    `rules` makes rule sets of what was typed, none of nothing, `suite` are the fixed games for rule
    sets and numbers of seats, `opening_of` reads the request for a game in a kept case.
    """

    bench: Bench[Any, Any, Any, Any]
    rules: Callable[[str | None], tuple[Any, ...]]
    suite: Callable[[tuple[Any, ...], tuple[int, ...]], tuple[Named, ...]]
    opening_of: Callable[[Mapping[str, Any]], tuple[Any, Any]]


def ground(game: AnyGame | None, language: Language) -> Ground:
    """The ground of a game of the collection, or of Daumen drauf! for None."""
    if game is None:
        parse = partial(rules_of, game_of(None))
        return Ground(
            bench=BENCH,
            rules=lambda asked: asked_rules(BENCH, asked, parse),
            suite=suite,
            opening_of=opening_of,
        )
    own = bench(game)
    return Ground(
        bench=own,
        rules=lambda asked: asked_rules(own, asked, partial(rules_of, game)),
        suite=lambda rules, seats: (),  # noqa: ARG005 - there are no fixed games yet
        opening_of=entry_opening_of(game),
    )


def seats_of(ground: Ground, typed: str | None, language: Language) -> tuple[int, ...]:
    """The numbers of seats of `--players`. Raises Failure."""
    if typed is None:
        return ()
    seats = ground.bench.game.rules.seats
    words = typed.replace(",", " ").split()
    if words and all(word in map(str, seats) for word in words):
        return tuple(sorted({int(word) for word in words}))
    known = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
    known_de = known.replace(" to ", " bis ")
    return fail(
        language,
        f"--players: found {typed!r}; expected numbers from {known}",
        f"--players: gefunden {typed!r}; erwartet Zahlen von {known_de}",
    )
