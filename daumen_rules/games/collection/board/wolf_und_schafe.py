"""22 Wolf und Schafe: four sheep hem in a wolf, or he gets behind them.

Here live its states and rules. Seat 0 has the sheep, seat 1 is the wolf.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import evolve, frozen

from daumen_rules.games.collection.board import wolf_clauses
from daumen_rules.games.collection.board.wolf_clauses import (
    CLAUSES,
    FIRST,
    HEMMED,
    MOVE,
    OPTIONS,
    PLACE,
    SET_UP,
    STUCK,
    THROUGH,
    TURN,
    Behind,
    First,
    Rules,
)
from daumen_rules.games.collection.pieces.boards import (
    DARK,
    DIAGONAL,
    Direction,
    Square,
    diagram,
    squares,
)
from daumen_rules.games.collection.pieces.entry import Entry, seat_of
from daumen_rules.games.collection.pieces.options import MANUAL, questions_of
from daumen_rules.games.collection.pieces.rows import in_turn
from daumen_rules.games.collection.pieces.told import Told, reveals, told, witness
from daumen_rules.games.collection.pieces.words import ExpectedError
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Game, Outcome
from daumen_rules.kernel.ruling import Breach, Rule, Step, breach
from daumen_rules.kernel.seats import Mover, Seat
from daumen_rules.kernel.text import Language, SeatTerm, Text

SHEEP: Final[Seat] = 0
WOLF: Final[Seat] = 1
HOME: Final = squares("a1 c1 e1 g1")
FORWARD: Final[tuple[Direction, ...]] = ((-1, 1), (1, 1))

# States and actions


@frozen
class Place:
    """The wolf is placed on a square."""

    square: Square
    seat: Seat = WOLF


@frozen
class Move:
    """A piece goes from a square to another."""

    seat: Seat
    origin: Square
    target: Square


@frozen(kw_only=True)
class Field:
    """Where the pieces stand: sheep in the order of squares, the wolf or None; and whose turn."""

    rules: Rules
    sheep: tuple[Square, ...] = HOME
    wolf: Square | None = None
    turn: Seat = WOLF
    players: int = 2


def start(players: int, rules: Rules) -> Field:
    return Field(rules=rules)


@cites(MOVE)
def moves(state: Field) -> Iterator[Move]:
    """Where the pieces of the seat on turn can go."""
    if state.wolf is None:
        return
    own = state.sheep if state.turn == SHEEP else (state.wolf,)
    for origin in own:
        for direction in FORWARD if state.turn == SHEEP else DIAGONAL:
            target = origin.step(direction)
            if target is not None and target != state.wolf and target not in state.sheep:
                yield Move(state.turn, origin, target)


@cites(THROUGH)
def is_through(state: Field) -> bool:
    """Whether the wolf has got behind the sheep."""
    if state.wolf is None:
        return False
    last = min(sheep.rank for sheep in state.sheep)
    match state.rules.behind:
        case Behind.FIRST_RANK:
            return state.wolf.rank == 0
        case Behind.BELOW_ALL:
            return state.wolf.rank == 0 or state.wolf.rank < last
        case Behind.LEVEL_WITH_LAST:
            return state.wolf.rank == 0 or state.wolf.rank <= last


@cites(HEMMED, STUCK)
def outcome(state: Field) -> Outcome | None:
    """The wolf has won behind the sheep or where they cannot move, they where he cannot."""
    if state.wolf is None:
        return None
    if is_through(state):
        return Outcome((0, 1))
    if next(moves(state), None) is not None:
        return None
    return Outcome((1, 0) if state.turn == WOLF else (0, 1))


def movers(state: Field) -> tuple[Mover, ...]:
    return () if outcome(state) else (state.turn,)


def actor(action: Place | Move) -> Mover:
    return action.seat


# Legality


def not_placed_so(state: Field, action: Place | Move) -> Breach | None:
    """The wolf is placed once, first of all, on a dark square without a sheep."""
    placed = isinstance(action, Place)
    if placed != (state.wolf is None):
        return breach(
            PLACE,
            "The wolf is placed once, before all moves.",
            "Der Wolf wird einmal gesetzt, vor allen Zügen.",
        )
    if isinstance(action, Place) and (not action.square.is_dark or action.square in state.sheep):
        return breach(
            PLACE,
            "{square} is no free dark square.",
            "{square} ist kein freies dunkles Feld.",
            square=action.square.term,
        )
    return None


def no_such_move(state: Field, action: Place | Move) -> Breach | None:
    """A piece of one's own goes one square diagonally to a free one, sheep forward."""
    if isinstance(action, Place) or state.wolf is None:
        return None
    if action in moves(evolve(state, turn=action.seat)):
        return None
    return breach(
        MOVE,
        "{seat} cannot go from {origin} to {target}.",
        "{seat} kann nicht von {origin} nach {target}.",
        seat=SeatTerm(action.seat),
        origin=action.origin.term,
        target=action.target.term,
    )


LEGALITY: Final[tuple[Rule[Field, Place | Move], ...]] = (
    in_turn(TURN, movers, actor),
    Rule(PLACE, not_placed_so),
    Rule(MOVE, no_such_move),
)


def candidates(state: Field) -> Iterator[Place | Move]:
    if state.wolf is None:
        yield from (Place(square) for square in DARK)
    yield from moves(state)


def attempts(state: Field) -> Iterator[Place | Move]:
    """Every placing, and every step of one square diagonally by either seat."""
    yield from (Place(square) for square in DARK)
    for origin in DARK:
        for direction in DIAGONAL:
            target = origin.step(direction)
            if target is not None:
                yield from (Move(seat, origin, target) for seat in (SHEEP, WOLF))


# What an action does


@cites(SET_UP, TURN, FIRST)
def effect(state: Field, action: Place | Move) -> Step[Field, Place | Move, Told]:
    match action:
        case Place(square):
            placed = told(
                PLACE,
                "The wolf begins on {square}.",
                "Der Wolf beginnt auf {square}.",
                square=square.term,
            )
            first = WOLF if state.rules.first is First.WOLF else SHEEP
            after = evolve(state, wolf=square, turn=first)
            return Step(action, after, (placed, *_ending(after)))
        case Move(seat, origin, target):
            went = told(
                MOVE,
                "{seat} goes from {origin} to {target}.",
                "{seat} zieht von {origin} nach {target}.",
                seat=SeatTerm(seat),
                origin=origin.term,
                target=target.term,
            )
            if seat == WOLF:
                after = evolve(state, wolf=target, turn=SHEEP)
            else:
                sheep = tuple(sorted({*state.sheep, target} - {origin}))
                after = evolve(state, sheep=sheep, turn=WOLF)
            return Step(action, after, (went, *_ending(after)))


def _ending(state: Field) -> Iterator[Told]:
    ended = outcome(state)
    if ended is None:
        return
    if ended.winners == (SHEEP,):
        yield told(HEMMED, "The wolf is hemmed in.", "Der Wolf ist eingekreist.")
    elif is_through(state):
        yield told(THROUGH, "The wolf is behind the sheep.", "Der Wolf ist hinter den Schafen.")
    else:
        yield told(STUCK, "No sheep can move.", "Kein Schaf kann ziehen.")


# For people


def write(action: Place | Move) -> str:
    if isinstance(action, Place):
        return f"place {action.square}"
    return f"{action.origin}-{action.target}"


def read(mover: Mover, words: str) -> Place | Move:
    """Raises ExpectedError."""
    first, _, second = words.replace("place ", "place-").partition("-")
    if not second:
        raise ExpectedError(
            "a move such as b2-c3, or `place d6`", "ein Zug wie b2-c3 oder `place d6`"
        )
    if first == "place":
        return Place(Square.parse(second), seat_of(mover))
    return Move(seat_of(mover), Square.parse(first), Square.parse(second))


def picture(view: Field, language: Language) -> tuple[str, ...]:
    letters = dict.fromkeys(view.sheep, "o")
    return diagram(letters | ({view.wolf: "W"} if view.wolf else {}))


GAME: Final[Game[Rules, Field, Place | Move, Told, Field]] = Game(
    slug="wolf-und-schafe",
    name="Wolf und Schafe",
    seats=range(2, 3),
    rule_sets=((MANUAL, Rules()),),
    clauses=CLAUSES,
    questions=lambda: questions_of(OPTIONS),
    modules=(wolf_clauses.__name__, __name__),
    start=start,
    movers=movers,
    chance=lambda _: None,
    candidates=candidates,
    legality=LEGALITY,
    effect=effect,
    view=lambda state, _: state,
    witness=witness,
    reveals=reveals,
    actor=actor,
    outcome=outcome,
)
ENTRY: Final = Entry(
    game=GAME,
    number="22",
    listed="22",
    title=Text("Wolf and sheep", "Wolf und Schafe"),
    options=OPTIONS,
    write=write,
    read=read,
    picture=picture,
    attempts=attempts,
    pieces=lambda state: range(len({*state.sheep, state.wolf})) if state.wolf else None,
    longest=60,
)
