"""Draughts: claims against a missed capture.

The module works out the claim after a turn, the actions that claim, and their effects. A seat that
plays on instead gives its claim up.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, engine_row
from daumen_rules.kernel.text import SeatTerm, listed
from daumen_rules.pieces.boards import SQUARES
from daumen_rules.pieces.event_text import TextEvent

from ..two_sides import seat_told
from .board import Position, number, put
from .clauses import CLAIM
from .options import Huffing
from .state import Capture, Claim, Demand, Huff, Move, State


@cites(CLAIM)
def claim_against(state: State, action: Move | Capture) -> Claim | None:
    """The claim of the opponent after a turn; None where the turn missed no capture.

    The culprits are all stones that could have made a demanded capture. Where the turn began such
    a capture and cut it short, its stone is the only culprit.
    """
    if state.is_strict or not state.demanded:
        return None
    path = action.numbers
    if isinstance(action, Capture) and path in state.demanded:
        return None
    begun = [
        whole
        for whole in state.demanded
        if isinstance(action, Capture) and whole[: len(path)] == path
    ]
    stones = {whole[0] for whole in begun or state.demanded}
    now = sorted(path[-1] if at == path[0] else at for at in stones)
    return Claim(state.position, state.past, tuple(SQUARES[at] for at in now))


def claims(state: State) -> Iterator[Huff | Demand]:
    """The claims open to the seat on turn: huffing each culprit, or demanding the capture."""
    if state.claim:
        yield from (Huff(state.turn, square) for square in state.claim.culprits)
        yield Demand(state.turn)


@engine_row(
    "{seat} has no such claim; stones that have missed a capture: {squares}.",
    "{seat} hat keinen solchen Anspruch; Steine, die einen Schlag versäumt haben: {squares}.",
)
def claims_nothing(state: State, action: Huff | Demand) -> Facts | None:
    """A seat claims only when the last turn missed a capture, and huffs only a culprit."""
    culprits = state.claim.culprits if state.claim and action.seat == state.turn else ()
    if culprits and (isinstance(action, Demand) or action.square in culprits):
        return None
    squares = listed([square.term for square in culprits])
    return {"seat": SeatTerm(action.seat), "squares": squares}


@cites(CLAIM)
def huffed(state: State, action: Huff) -> tuple[State, tuple[TextEvent, ...]]:
    """The state after a seat has huffed a stone, and the event."""
    turn = state.turn if state.draughts.huffing is Huffing.AND_MOVE else 1 - state.turn
    board = put(state.position.board, number(action.square), None)
    en, de = "{seat} huffs the stone on {square}.", "{seat} bläst den Stein auf {square}."
    clause, square = state.draughts.book.claim, action.square
    event = seat_told(clause, en, de, action.seat, square=square.term)
    return evolve(state, position=Position(board, turn), past=(), claim=None), (event,)


@cites(CLAIM)
def corrected(state: State, action: Demand) -> tuple[State, tuple[TextEvent, ...]]:
    """The state before the missed capture, in which the seat now has to make one, and the event."""
    claim, book = state.claim, state.draughts.book
    assert claim is not None, "only a claim that there is takes effect"
    en, de = "{seat} demands the capture that was missed.", "{seat} verlangt den versäumten Schlag."
    before = evolve(state, position=claim.before, past=claim.past, claim=None, corrects=True)
    return before, (seat_told(book.claim, en, de, action.seat),)
