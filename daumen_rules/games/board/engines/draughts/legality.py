"""Draughts: the rows that refuse an action.

The module changes no state. Each row checks one clause of an action of either seat, on turn or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from daumen_rules.kernel.row import Facts, Legality, engine_row, where
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, listed
from daumen_rules.kernel.text import number as count
from daumen_rules.pieces.boards import SQUARES, rank
from daumen_rules.pieces.rows import in_turn

from ..two_sides import actor, movers
from . import clauses as c
from .board import KINGS, LAST_RANK, MEN, Stone, between
from .captures import followed, leaps
from .clauses import Stopping, VariantClauses
from .family import Crowning, Draughts, Lines
from .state import Action, Capture, Demand, Huff, Move, State


def legality(book: VariantClauses) -> Legality[State, Action]:
    """The table of rows of a game, each under the clause that its book names."""
    safe = () if book.king_safe is None else (takes_a_king.under(book.king_safe),)
    which = () if book.which is None else (takes_another.under(book.which),)
    return Legality(
        *where(
            is_doubtful,
            in_turn(c.TURN, movers, actor),
            no_step_of_a_man.under(c.STEP),
            leaves_its_directions.under(book.directions),
            no_step_of_a_king.under(book.king_step),
            no_capture_of_a_man.under(c.JUMP),
            leaves_its_directions_capturing.under(book.jump_directions),
            no_capture_of_a_king.under(book.king_jump),
            *safe,
            jumps_its_own.under(c.OWN),
            stops_short.under(c.GOES_ON),
            misses_a_capture.under(book.duty),
            *which,
            claims_nothing.under(c.CLAIM),
        )
    )


def is_doubtful(state: State, action: Action) -> bool:
    """Whether the rows are asked: not of a plain move or whole capture of the seat on turn."""
    if action.seat != state.position.turn or state.ending:
        return True
    if isinstance(action, Move):
        origin, target = action.numbers
        return bool(state.due) or target not in state.destinations.get(origin, ())
    return not isinstance(action, Capture) or action.numbers not in (state.due or state.captures)


# Where stones go


@engine_row(
    "{seat} has no man that can go from {origin} to {target} as the next free square.",
    "{seat} hat keinen Stein, der von {origin} nach {target} als nächstes freies Feld kann.",
)
def no_step_of_a_man(state: State, action: Move) -> Facts | None:
    """A seat moves its own man, to a free neighbouring square in any direction."""
    if is_of_a_king(state, action):
        return None
    origin, target = action.path
    is_next = max(abs(target.file - origin.file), abs(target.rank - origin.rank)) == 1
    if is_next and _is_own(state, action) and state.position.board[action.numbers[1]] is None:
        return None
    return _from_to(action.seat, *action.numbers)


@engine_row(
    "A man of {seat} does not go from {origin} toward {target}.",
    "Ein Stein von {seat} zieht nicht von {origin} in Richtung {target}.",
)
def leaves_its_directions(state: State, action: Move) -> Facts | None:
    """A man goes only in its directions."""
    return _leaves(state.draughts.steps, state, action, action.numbers)


@engine_row(
    "{seat} has no king that can go from {origin} to {target}.",
    "{seat} hat keine Dame, die von {origin} nach {target} kann.",
)
def no_step_of_a_king(state: State, action: Move) -> Facts | None:
    """A seat moves its own king, along its lines over free squares."""
    origin, target = action.numbers
    if not is_of_a_king(state, action):
        return None
    can = target in state.of(action.seat).destinations.get(origin, ())
    return None if can else _from_to(action.seat, origin, target)


def _leaves(
    lines: Lines, state: State, action: Move | Capture, path: Sequence[int]
) -> Facts | None:
    """The first part of a man's path that does not follow its lines."""
    if is_of_a_king(state, action) or not _is_own(state, action):
        return None
    for one, other in pairwise(path):
        if not any(other in ray for _, ray in lines[MEN[action.seat]][one]):
            return _from_to(action.seat, one, other)
    return None


def _from_to(seat: Seat, origin: int, target: int) -> Facts:
    return {
        "seat": SeatTerm(seat),
        "origin": SQUARES[origin].term,
        "target": SQUARES[target].term,
    }


# What stones capture


_cannot_capture: Final = engine_row(
    "{seat} cannot capture from {origin} by {landings}.",
    "{seat} kann nicht von {origin} über {landings} schlagen.",
)


@_cannot_capture
def no_capture_of_a_man(state: State, action: Capture) -> Facts | None:
    """A seat's own man jumps neighbouring enemies, to the free square behind, in any direction."""
    game = state.draughts.any_direction
    return None if is_of_a_king(state, action) else _unless(state, action, game)


@_cannot_capture
def no_capture_of_a_king(state: State, action: Capture) -> Facts | None:
    """A seat's own king jumps enemies on its lines."""
    return _unless(state, action, state.draughts) if is_of_a_king(state, action) else None


def _unless(state: State, action: Capture, game: Draughts) -> Facts | None:
    """The facts of a capture that the seat's own stone cannot make by the rules `game`, or None."""
    path = action.numbers
    if _is_own(state, action) and followed(game, state.position.board, path):
        return None
    return {
        "seat": SeatTerm(action.seat),
        "origin": action.path[0].term,
        "landings": _named(path[1:]),
    }


@engine_row(
    "A man of {seat} does not capture from {origin} toward {target}.",
    "Ein Stein von {seat} schlägt nicht von {origin} in Richtung {target}.",
)
def leaves_its_directions_capturing(state: State, action: Capture) -> Facts | None:
    """A man captures only in its directions."""
    return _leaves(state.draughts.jumps, state, action, _as_man(state, action))


@engine_row(
    "A man does not capture the king on {square}.",
    "Ein Stein schlägt die Dame auf {square} nicht.",
)
def takes_a_king(state: State, action: Capture) -> Facts | None:
    """A man captures no king, where kings are safe from men."""
    if is_of_a_king(state, action):
        return None
    theirs = [king for king in KINGS if king.seat != action.seat]
    jumped = _jumped(state, _as_man(state, action), *theirs)
    return None if jumped is None else {"square": SQUARES[jumped].term}


@engine_row(
    "{seat} jumps over a stone of {seat} on {square}.",
    "{seat} überspringt einen Stein von {seat} auf {square}.",
)
def jumps_its_own(state: State, action: Move | Capture) -> Facts | None:
    """A seat jumps over none of its own stones."""
    own = [stone for stone in Stone if stone.seat == action.seat]
    jumped = _jumped(state, action.numbers, *own)
    if jumped is None:
        return None
    return {"seat": SeatTerm(action.seat), "square": SQUARES[jumped].term}


def _jumped(state: State, path: Sequence[int], *stones: Stone) -> int | None:
    """The first square with one of `stones` that a path jumps over; the start does not count."""
    for one, other in pairwise(path):
        for at in between(one, other):
            if at != path[0] and state.position.board[at] in stones:
                return at
    return None


def _as_man(state: State, action: Capture) -> tuple[int, ...]:
    """The squares of a man's capture, up to the last row where it captures on as a king."""
    path = action.numbers
    if state.draughts.crowning is not Crowning.GOES_ON:
        return path
    last = LAST_RANK[action.seat]
    arrived = next((i for i, at in enumerate(path) if rank(at) == last), len(path))
    return path[: arrived + 1]


# What must be captured


@engine_row(
    "The stone on {square} captures on, to {targets}.",
    "Der Stein auf {square} schlägt weiter, nach {targets}.",
)
def stops_short(state: State, action: Capture) -> Facts | None:
    """A capture goes on as long as it can."""
    seen, path = state.of(action.seat), action.numbers
    if not _is_own(state, action) or path in seen.captures:
        return None
    if state.draughts.stopping is Stopping.MISSED and not seen.is_strict:
        return None
    run = followed(state.draughts, state.position.board, path)
    onward = leaps(state.draughts, run) if run else []
    if not onward:
        return None
    return {"square": action.path[-1].term, "targets": _named([leap.to for leap in onward])}


@engine_row(
    "{seat} has to capture, and can with {squares}.",
    "{seat} muss schlagen; imstande sind {squares}.",
)
def misses_a_capture(state: State, action: Move) -> Facts | None:
    """A seat that can capture has to, unless the rule set leaves a missed capture to claims."""
    seen = state.of(action.seat)
    if not seen.due:
        return None
    squares = _named(sorted({path[0] for path in seen.captures}))
    return {"seat": SeatTerm(action.seat), "squares": squares}


@engine_row(
    "This capture takes {taken}; demanded is one that takes {most}, as {example}.",
    "Dieser Schlag nimmt {taken}; verlangt ist einer, der {most} nimmt, wie {example}.",
)
def takes_another(state: State, action: Capture) -> Facts | None:
    """A seat chooses a capture that satisfies the rule of choice, where it may miss none."""
    seen, path = state.of(action.seat), action.numbers
    if path not in seen.captures or not seen.due or path in seen.due:
        return None
    example = next(iter(seen.due.values()))
    return {
        "taken": count(len(seen.captures[path].taken)),
        "most": count(len(example.taken)),
        "example": _named(example.path),
    }


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


# Squares


def _named(squares: Sequence[int]) -> Term:
    return listed([SQUARES[at].term for at in squares])


def _is_own(state: State, action: Move | Capture) -> bool:
    stone = state.position.board[action.numbers[0]]
    return stone is not None and stone.seat == action.seat


def is_of_a_king(state: State, action: Move | Capture) -> bool:
    """Whether the stone of an action is a king of either seat; False where no stone stands."""
    return state.position.board[action.numbers[0]] in KINGS
