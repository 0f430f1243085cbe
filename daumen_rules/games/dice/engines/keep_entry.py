"""A game of goes as an entry of the catalogue.

A constructor says who moves, what can be tried, and how acts are written. It states no rule but
those of turn and dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

import attrs

from daumen_rules.games.dice.engines import keep
from daumen_rules.games.dice.engines.keep import KEEP, Keep, S, parts
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import GameRules, Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer, next_seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces import dice as head
from daumen_rules.pieces.dice import (
    CLOCKWISE,
    THROW,
    Throw,
    right_dice,
    throws,
)
from daumen_rules.pieces.game import Book, Checks, Game, Notation, Scenes
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.scenes import Scene
from daumen_rules.pieces.told import Told, reveals, witness
from daumen_rules.pieces.verbs import Verb, Verbs

R = TypeVar("R")
PLAYERS: Final = range(2, 9)


def entry(
    *,
    slug: str,
    number: str,
    title: Text,
    modules: tuple[str, ...],
    clauses: tuple[Clause, ...],
    rules: R,
    dice: int,
    start: Callable[[int, R], S],
    falling: Callable[[S], int],
    legality: tuple[Row[S, Any], ...],
    verbs: tuple[Verb[Any], ...],
    effect: Callable[[S, Any], Step[S, Any, Told]],
    outcome: Callable[[S], Outcome | None],
    scene: Callable[[S, Viewer], Scene],
    rotated: Callable[[Any, int, int], Any] | None,
    longest: int,
    measure: Callable[[S], Any] | None = None,
) -> Game[R, S, Any, Told, S]:
    """The entry of a game of goes.

    `falling` is how many dice are about to fall, 0 where it is not Nature's turn. `legality` are
    the rows besides those of turn and dice. `verbs` are what a seat can do besides leaving dice.
    """

    def movers(state: S) -> tuple[Mover, ...]:
        if outcome(state) is not None:
            return ()
        return (NATURE,) if falling(state) else (state.turn,)

    def chance(state: S) -> Distribution[Throw] | None:
        return throws(falling(state)) if movers(state) == (NATURE,) else None

    def of_seat(state: S, seat: Seat) -> Iterator[Any]:
        yield from (Keep(seat, part) for part in parts(state.go.lying))
        yield from (act for each in verbs for act in each.each(seat))

    def attempts(state: S) -> Iterator[Any]:
        yield from of_seat(state, state.turn)
        yield from of_seat(state, next_seat(state.turn, state.players))
        yield from (Keep(state.turn, (face,) * dice) for face in range(8))
        yield from (Throw((face,) * many) for many in range(1, dice + 2) for face in (1, 6, 7))

    return Game(
        book=Book(
            slug=slug,
            title=title,
            number=number,
            clauses=(*head.CLAUSES, *clauses),
            default=rules,
            modules=(head.__name__, keep.__name__, *modules),
        ),
        rules=GameRules(
            seats=PLAYERS,
            start=start,
            movers=movers,
            chance=chance,
            candidates=lambda state: of_seat(state, state.turn),
            legality=Legality(in_turn(CLOCKWISE, movers, actor), right_dice(falling), *legality),
            effect=effect,
            view=lambda state, _: state,
            witness=witness,
            reveals=reveals,
            actor=actor,
            outcome=outcome,
        ),
        notation=Notation(verbs=Verbs((THROW, KEEP, *verbs))),
        scene=Scenes(scene),
        checks=Checks(
            attempts=attempts,
            longest=longest,
            measure=measure,
            rotated=rotated,
        ),
    )


def actor(action: Any) -> Mover:
    """Nature throws; everything else a seat does."""
    return NATURE if isinstance(action, Throw) else action.seat


def rotation(*seats: str, by_seat: str) -> Callable[[Any, int, int], Any]:
    """Turning of states and actions.

    `seats` are the fields that hold a seat or several, `by_seat` the one with a value a seat.
    """

    def rotated(value: Any, by: int, players: int) -> Any:
        if isinstance(value, Throw):
            return value
        if not hasattr(value, "players"):
            return attrs.evolve(value, seat=(value.seat + by) % players)
        turned: dict[str, Any] = {name: _on(getattr(value, name), by, players) for name in seats}
        held: tuple[Any, ...] = getattr(value, by_seat)
        turned[by_seat] = (*held[-by % players :], *held[: -by % players])
        return attrs.evolve(value, **turned)

    return rotated


def _on(seats: Seat | tuple[Seat, ...], by: int, players: int) -> Seat | tuple[Seat, ...]:
    if isinstance(seats, tuple):
        return tuple((seat + by) % players for seat in seats)
    return (seats + by) % players
