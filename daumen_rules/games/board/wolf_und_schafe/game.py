"""22 Wolf und Schafe: four sheep hem in a wolf, or he gets behind them.

The module has the rows, the effects of actions, and the words for them. `field` has the states.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.contracts.entry import entry
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import NO_FACTS, Facts, Legality, row
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.boards import DARK, DIAGONAL, SQUARE, Square
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.operands import MOVES
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.scenes import Board, Scene, Setup, Stones, note_of, places, stone
from daumen_rules.pieces.verbs import Verbs, verb

from ..engines.two_sides import actor, ending_told, going_told, movers, outcome
from . import clauses as c
from . import clauses as wolf_clauses
from . import field as wolf_field
from .clauses import CLAUSES, First, Rules
from .field import LONGEST, SHEEP, WOLF, Field, Move, Place, faults, measure, pieces, start

# Legality


@row(
    c.PLACE,
    "The wolf is placed once, before all moves.",
    "Der Wolf wird einmal gesetzt, vor allen Zügen.",
)
def placed_not_first(state: Field, action: Place | Move) -> Facts | None:
    """The wolf is placed once, before any move."""
    return None if isinstance(action, Place) == (state.wolf is None) else NO_FACTS


@row(c.PLACE, "{square} is no free dark square.", "{square} ist kein freies dunkles Feld.")
def placed_elsewhere(state: Field, action: Place) -> Facts | None:
    """The wolf begins on a dark square without a sheep."""
    if state.wolf or action.square in state.dens():
        return None
    return {"square": action.square.term}


@row(c.MOVE, "{seat} has no piece on {origin}.", "{seat} hat keinen Stein auf {origin}.")
def moves_no_piece(state: Field, action: Move) -> Facts | None:
    """A seat moves only its own pieces."""
    if action.origin in state.own(action.seat):
        return None
    return {"seat": SeatTerm(action.seat), "origin": action.origin.term}


@row(
    c.MOVE,
    "{target} is not the next square diagonally from {origin}.",
    "{target} ist von {origin} aus nicht das nächste Feld schräg.",
)
def no_such_step(state: Field, action: Move) -> Facts | None:
    """A piece goes one square diagonally."""
    if action.origin not in state.own(action.seat):
        return None
    if action.target in map(action.origin.step, DIAGONAL):
        return None
    return {"origin": action.origin.term, "target": action.target.term}


@row(
    c.DIRECTIONS,
    "From {origin} to {target} is not forward, and sheep go forward only.",
    "Von {origin} nach {target} ist nicht vorwärts, und Schafe ziehen nur vorwärts.",
)
def sheep_not_forward(state: Field, action: Move) -> Facts | None:
    """A sheep goes to a higher rank."""
    if action.seat == WOLF or action.target.rank > action.origin.rank:
        return None
    return {"origin": action.origin.term, "target": action.target.term}


@row(c.FREE, "{target} is not free.", "{target} ist nicht frei.")
def target_not_free(state: Field, action: Move) -> Facts | None:
    """A piece goes only to a free square."""
    return None if state.is_free(action.target) else {"target": action.target.term}


LEGALITY: Final[Legality[Field, Place | Move]] = Legality(
    in_turn(c.TURN, movers, actor),
    placed_not_first,
    placed_elsewhere,
    moves_no_piece,
    no_such_step,
    sheep_not_forward,
    target_not_free,
)


def candidates(state: Field) -> Iterator[Place | Move]:
    if state.wolf is None:
        yield from map(Place, state.dens())
    yield from state.moves


def attempts(state: Field) -> Iterator[Place | Move]:
    """Every placing on a dark square, and every step between dark squares by either seat."""
    yield from map(Place, DARK)
    for origin in DARK:
        for target in map(origin.step, DIAGONAL):
            if target is not None:
                yield from (Move(seat, origin, target) for seat in (SHEEP, WOLF))


# What an action does


@cites(c.FIRST)
def effect(state: Field, action: Place | Move) -> Step[Field, Place | Move, TextEvent]:
    """The step of an allowed action: a move passes the turn; after the placing the rule set names
    the seat that moves first.
    """
    if isinstance(action, Place):
        en, de = "The wolf begins on {square}.", "Der Wolf beginnt auf {square}."
        event = told(c.PLACE, en, de, square=action.square.term)
        first = WOLF if state.rules.first is First.WOLF else SHEEP
        after = evolve(state, wolf=action.square, turn=first)
    else:
        goes_back = action.seat == WOLF and action.target.rank > action.origin.rank
        by, target = c.DIRECTIONS if goes_back else c.MOVE, action.target.term
        event = going_told(by, action.seat, action.origin.term, target)
        after = _moved(state, action)
    return Step(action, after, (event, *ending_told(after)))


def _moved(state: Field, move: Move) -> Field:
    if move.seat == WOLF:
        return evolve(state, wolf=move.target, turn=SHEEP)
    sheep = {*state.sheep, move.target} - {move.origin}
    return evolve(state, sheep=tuple(sorted(sheep)), turn=WOLF)


# For people


_GOES: Final = "{origin}-{target}"
_BEGINS: Final = Text("place the wolf on {square}", "setze den Wolf auf {square}")
VERBS: Final[Verbs[Place | Move]] = Verbs(
    (
        verb(Move, _GOES, _GOES, phrase=MOVES, origin=SQUARE, target=SQUARE),
        verb(Place, "place {square}", "setze {square}", square=SQUARE, phrase=_BEGINS),
    )
)
_WOLF: Final = stone("W", Text("wolf", "Wolf"), "stone-dark")
_SHEEP: Final = stone("o", Text("sheep", "Schaf"), "stone-light")
_NAMES: Final = {WOLF: Text("wolf (W)", "Wolf (W)"), SHEEP: Text("sheep (o)", "Schafe (o)")}


def scene(view: Field, viewer: Viewer) -> Scene:
    stones = [*((square, _SHEEP) for square in view.sheep)]
    stones += [(view.wolf, _WOLF)] if view.wolf else []
    placed_at = (((square.file, square.rank), one) for square, one in stones)
    board = Board(stones=placed_at, far=viewer == WOLF)
    turn = None if view.ending else view.turn
    return Scene(middle=(board,), seats=places(2, turn, lambda seat: (note_of(_NAMES[seat]),)))


def placed(state: Field, stones: Stones) -> Field:
    """A state with other pieces on the board. Raises ExpectedError for two wolves."""
    sheep, wolf = (
        tuple(sorted(Square(file, rank) for (file, rank), one in stones.items() if one == sign))
        for sign in "oW"
    )
    if len(wolf) > 1:
        raise ExpectedError("one wolf", "ein Wolf")
    return evolve(state, sheep=sheep, wolf=wolf[0] if wolf else None)


GAME: Final = entry(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(wolf_clauses.__name__), Room(wolf_field.__name__)),
    seats=range(2, 3),
    start=start,
    movers=movers,
    actor=actor,
    candidates=candidates,
    legality=LEGALITY,
    effect=effect,
    outcome=outcome,
    knowledge=None,
    verbs=VERBS,
    scene=scene,
    setup=Setup("oW", placed),
    attempts=attempts,
    longest=LONGEST,
    rotated=None,
    pieces=pieces,
    measure=measure,
    invariants=faults,
)
