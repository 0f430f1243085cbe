"""Draughts: how a game begins, and what an action does.

The module lists the candidates, and works out the next state and the events of an allowed action.
It refuses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import listed
from daumen_rules.pieces.boards import SQUARES
from daumen_rules.pieces.event_text import TextEvent, told

from ..two_sides import ending_told, going_told, seat_told
from .board import KINGS, MEN, Board, Position, Stone, rank
from .captures import Run, crowned, lifted
from .claims import claim_against, claims, corrected, huffed
from .clauses import CROWN, TURN
from .family import DraughtsRules
from .options import Stopping
from .state import Action, Capture, Demand, Huff, Move, State


def start(players: int, rules: DraughtsRules) -> State:
    """The stones stand in their rows. Seat 0 has drawn White."""
    return State(rules=rules, position=rules.draughts.start)


# Candidates


def candidates(state: State) -> Iterator[Action]:
    """Claims, whole captures and, where none has to be made, moves and captures cut short."""
    yield from claims(state)
    yield from state.whole_captures
    if state.due:
        return
    if state.draughts.stopping is Stopping.MISSED:
        yield from state.cut_short
    yield from state.moves


# What an action does


@cites(TURN)
def effect(state: State, action: Action) -> Step[State, Action, TextEvent]:
    """The step of an allowed action: a move or capture passes the turn, a claim mends the turn
    before.
    """
    after, events = _done(state, action)
    return Step(action, after, (*events, *ending_told(after)))


def _done(state: State, action: Action) -> tuple[State, tuple[TextEvent, ...]]:
    match action:
        case Move():
            board, events = _moved(state, action)
            return _passed(state, action, board, is_quiet=_is_quiet(state, action)), events
        case Capture():
            run = state.followed(action.numbers)
            assert run is not None, "only a capture that can be made takes effect"
            after = _passed(state, action, lifted(run), is_quiet=False)
            return after, _captured(state, action, run)
        case Huff():
            return huffed(state, action)
        case Demand():
            return corrected(state, action)


def _passed(state: State, action: Move | Capture, board: Board, *, is_quiet: bool) -> State:
    return evolve(
        state,
        position=Position(board, 1 - state.turn),
        past=(*state.past, state.position) if is_quiet else (),
        claim=claim_against(state, action),
        corrects=False,
    )


def _is_quiet(state: State, action: Move) -> bool:
    """Whether a move counts as quiet: a king's, or a man's to the side."""
    origin, target = action.numbers
    return state.position.board[origin] in KINGS or rank(origin) == rank(target)


def _moved(state: State, action: Move) -> tuple[Board, tuple[TextEvent, ...]]:
    origin, target = action.numbers
    stone = state.position.board[origin]
    assert stone is not None, "only a stone that there is moves"
    book, (start, end) = state.draughts.book, action.path
    went = going_told(
        book.king_step if stone.is_king else book.step, action.seat, start.term, end.term
    )
    squares = list(state.position.board)
    squares[origin], squares[target] = None, crowned(stone, target)
    board = tuple(squares)
    return board, (went, *_crowning(state, stone, board, target))


def _captured(state: State, action: Capture, run: Run) -> tuple[TextEvent, ...]:
    took = seat_told(
        state.draughts.book.take,
        "{seat} captures from {origin} by {landings} and takes {taken}.",
        "{seat} schlägt von {origin} über {landings} und nimmt {taken}.",
        action.seat,
        origin=action.path[0].term,
        landings=listed([square.term for square in action.path[1:]]),
        taken=listed([SQUARES[at].term for at in run.taken]),
    )
    stone = state.position.board[run.path[0]]
    return (took, *_crowning(state, stone, lifted(run), run.path[-1]))


@cites(CROWN)
def _crowning(state: State, stone: Stone | None, board: Board, square: int) -> Iterator[TextEvent]:
    """The event of a man that has become a king on the last row, if one has."""
    if stone in MEN and board[square] in KINGS:
        en, de = "The man becomes a king on {square}.", "Der Stein wird auf {square} Dame."
        yield told(state.draughts.book.crown, en, de, square=SQUARES[square].term)
