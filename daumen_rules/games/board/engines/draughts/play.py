"""Draughts: how a game begins, and what an action does.

The module lists the candidates, and works out the next state and the events of an allowed action,
and the claim that a missed capture gives the opponent. It refuses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Text, listed
from daumen_rules.pieces.boards import SQUARES, number, rank
from daumen_rules.pieces.event_text import TextEvent, seat_told, told

from ..two_sides import ending_told, going_told
from .board import KINGS, MEN, Board, Position, Stone, put
from .captures import Run, crowned, lifted
from .clauses import CLAIM, CROWN, STEP, TAKE, TURN, Huffing, Stopping
from .family import DraughtsRules
from .state import Action, Capture, Claim, Demand, Huff, Move, State


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


def claims(state: State) -> Iterator[Huff | Demand]:
    """The claims open to the seat on turn: huffing each culprit, or demanding the capture."""
    if state.claim:
        yield from (Huff(state.turn, square) for square in state.claim.culprits)
        yield Demand(state.turn)


# What an action does


@cites(TURN)
def effect(state: State, action: Action) -> Step[State, Action, TextEvent]:
    """The step of an allowed action: moves and captures pass the turn, claims mend the last one."""
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
    went = going_told(book.king_step if stone.is_king else STEP, action.seat, start.term, end.term)
    squares = list(state.position.board)
    squares[origin], squares[target] = None, crowned(stone, target)
    board = tuple(squares)
    return board, (went, *_crowning(state, stone, board, target))


def _captured(state: State, action: Capture, run: Run) -> tuple[TextEvent, ...]:
    origin, *between, target = (square.term for square in action.path)
    by = Text(" by {between}", " über {between}") if between else Text("", "")
    took = seat_told(
        TAKE,
        f"{{seat}} captures from {{origin}}{by.en} to {{target}} and takes {{taken}}.",
        f"{{seat}} schlägt von {{origin}}{by.de} nach {{target}} und nimmt {{taken}}.",
        action.seat,
        origin=origin,
        target=target,
        taken=listed([SQUARES[at].term for at in run.taken]),
        **({"between": listed(between)} if between else {}),
    )
    stone = state.position.board[run.path[0]]
    return (took, *_crowning(state, stone, lifted(run), run.path[-1]))


@cites(CROWN)
def _crowning(state: State, stone: Stone | None, board: Board, square: int) -> Iterator[TextEvent]:
    """The event of a man that has become a king on the last row, if one has."""
    if stone in MEN and board[square] in KINGS:
        en, de = "The man becomes a king on {square}.", "Der Stein wird auf {square} Dame."
        yield told(state.draughts.book.crown, en, de, square=SQUARES[square].term)


# A missed capture, which the opponent may claim; a seat that plays on gives its claim up


@cites(CLAIM)
def claim_against(state: State, action: Move | Capture) -> Claim | None:
    """The claim of the opponent after a turn; None where the turn missed no capture.

    The culprits are all stones that could have made a demanded capture. Where the turn began such
    a capture and cut it short, its stone is the only culprit.
    """
    if state.is_strict or not state.demanded:
        return None
    path = action.numbers
    if path in state.demanded:
        return None
    begun = [whole for whole in state.demanded if whole[: len(path)] == path]
    stones = {whole[0] for whole in begun or state.demanded}
    now = sorted(path[-1] if at == path[0] else at for at in stones)
    return Claim(state.position, state.past, tuple(SQUARES[at] for at in now))


@cites(CLAIM)
def huffed(state: State, action: Huff) -> tuple[State, tuple[TextEvent, ...]]:
    """The state after a seat has huffed a stone, and the event."""
    turn = state.turn if state.draughts.huffing is Huffing.AND_MOVE else 1 - state.turn
    board = put(state.position.board, number(action.square), None)
    en, de = "{seat} huffs the stone on {square}.", "{seat} bläst den Stein auf {square}."
    event = seat_told(CLAIM, en, de, action.seat, square=action.square.term)
    return evolve(state, position=Position(board, turn), past=(), claim=None), (event,)


@cites(CLAIM)
def corrected(state: State, action: Demand) -> tuple[State, tuple[TextEvent, ...]]:
    """The state before the missed capture, in which the seat now has to make one, and the event."""
    claim = state.claim
    assert claim is not None, "only a claim that there is takes effect"
    en, de = "{seat} demands the capture that was missed.", "{seat} verlangt den versäumten Schlag."
    before = evolve(state, position=claim.before, past=claim.past, claim=None, corrects=True)
    return before, (seat_told(CLAIM, en, de, action.seat),)
