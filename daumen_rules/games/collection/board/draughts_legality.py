"""Draughts: what is not allowed.

Here lives the table of rows. A row asks one clause of an action, whoever's turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from daumen_rules.games.collection.board.draughts import Crowning, Draughts
from daumen_rules.games.collection.board.draughts_board import (
    KINGS,
    LAST_RANK,
    MEN,
    Stone,
    between,
    rank,
)
from daumen_rules.games.collection.board.draughts_captures import followed, leaps, steps
from daumen_rules.games.collection.board.draughts_claims import claims_nothing
from daumen_rules.games.collection.board.draughts_clauses import Book
from daumen_rules.games.collection.board.draughts_options import Stopping
from daumen_rules.games.collection.board.draughts_state import Action, Capture, Move, State
from daumen_rules.games.collection.pieces.boards import SQUARES
from daumen_rules.games.collection.pieces.rows import in_turn
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import Breach, Rule, breach
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.text import SeatTerm, Term, listed
from daumen_rules.kernel.text import number as count


def movers(state: State) -> tuple[Mover, ...]:
    return () if state.outcome else (state.turn,)


def actor(action: Action) -> Mover:
    return action.seat


def legality(book: Book) -> tuple[Rule[State, Action], ...]:
    """The table of a game."""
    safe = () if book.king_safe is None else (Rule(book.king_safe, takes_a_safe_king),)
    return (
        in_turn(book.turn, movers, actor),
        Rule(book.step, no_step_of_a_man),
        Rule(book.ways, leaves_its_ways),
        Rule(book.king_step, no_step_of_a_king),
        Rule(book.jump, no_capture_by_a_man),
        Rule(book.jump_ways, leaves_its_ways_capturing),
        Rule(book.king_jump, no_capture_by_a_king),
        *safe,
        Rule(book.own, jumps_its_own),
        Rule(book.goes_on, stops_short),
        Rule(book.duty, misses_a_capture),
        Rule(book.which, takes_another),
        Rule(book.claim, claims_nothing),
    )


# Where stones go


def no_step_of_a_man(state: State, action: Action) -> Breach | None:
    """A man of one's own goes to the next square in some direction, a free one."""
    if not isinstance(action, Move) or _is_king(state, action):
        return None
    origin, target = action.path
    is_next = max(abs(target.file - origin.file), abs(target.rank - origin.rank)) == 1
    if is_next and _is_own(state, action) and state.position.board[action.numbers[1]] is None:
        return None
    return breach(
        state.draughts.book.step,
        "{seat} has no man that can go from {origin} to {target} as the next free square.",
        "{seat} hat keinen Stein, der von {origin} nach {target} als nächstes freies Feld kann.",
        seat=SeatTerm(action.seat),
        origin=origin.term,
        target=target.term,
    )


def leaves_its_ways(state: State, action: Action) -> Breach | None:
    """A man goes in its directions."""
    if not isinstance(action, Move) or _is_king(state, action) or not _is_own(state, action):
        return None
    origin, target = action.numbers
    if any(target in rays[origin] for _, rays in state.draughts.steps[MEN[action.seat]]):
        return None
    return breach(
        state.draughts.book.ways,
        "A man of {seat} does not go from {origin} toward {target}.",
        "Ein Stein von {seat} zieht nicht von {origin} in Richtung {target}.",
        seat=SeatTerm(action.seat),
        origin=action.path[0].term,
        target=action.path[1].term,
    )


def no_step_of_a_king(state: State, action: Action) -> Breach | None:
    """A king of one's own goes along its lines over free squares."""
    if not isinstance(action, Move) or not _is_king(state, action):
        return None
    origin, target = action.numbers
    if _is_own(state, action) and target in steps(state.draughts, state.position.board, origin):
        return None
    return breach(
        state.draughts.book.king_step,
        "{seat} has no king that can go from {origin} to {target}.",
        "{seat} hat keine Dame, die von {origin} nach {target} kann.",
        seat=SeatTerm(action.seat),
        origin=action.path[0].term,
        target=action.path[1].term,
    )


# What stones capture


def no_capture_by_a_man(state: State, action: Action) -> Breach | None:
    """A man of one's own jumps enemies that stand right before it, to the square behind."""
    if not isinstance(action, Capture) or _is_king(state, action):
        return None
    return _no_capture(state.draughts.book.jump, state.draughts.any_way, state, action)


def no_capture_by_a_king(state: State, action: Action) -> Breach | None:
    """A king of one's own jumps lone enemies in its lines."""
    if not isinstance(action, Capture) or not _is_king(state, action):
        return None
    return _no_capture(state.draughts.book.king_jump, state.draughts, state, action)


def _no_capture(clause: Clause, game: Draughts, state: State, action: Capture) -> Breach | None:
    path = action.numbers
    if path in state.of(action.seat).captures:
        return None
    if _is_own(state, action) and followed(game, state.position.board, path):
        return None
    return breach(
        clause,
        "{seat} cannot capture from {origin} by {landings}.",
        "{seat} kann nicht von {origin} über {landings} schlagen.",
        seat=SeatTerm(action.seat),
        origin=action.path[0].term,
        landings=_named(path[1:]),
    )


def leaves_its_ways_capturing(state: State, action: Action) -> Breach | None:
    """A man captures in its directions."""
    if not isinstance(action, Capture) or _is_king(state, action) or not _is_own(state, action):
        return None
    lines = state.draughts.jumps[MEN[action.seat]]
    for one, other in pairwise(_as_man(state, action)):
        if not any(other in rays[one] for _, rays in lines):
            return breach(
                state.draughts.book.jump_ways,
                "A man of {seat} does not capture from {origin} toward {target}.",
                "Ein Stein von {seat} schlägt nicht von {origin} in Richtung {target}.",
                seat=SeatTerm(action.seat),
                origin=SQUARES[one].term,
                target=SQUARES[other].term,
            )
    return None


def takes_a_safe_king(state: State, action: Action) -> Breach | None:
    """A man captures no king."""
    clause = state.draughts.book.king_safe
    if clause is None or not isinstance(action, Capture) or _is_king(state, action):
        return None
    jumped = _jumped(state, _as_man(state, action), KINGS[1 - action.seat])
    if jumped is None:
        return None
    return breach(
        clause,
        "A man does not capture the king on {square}.",
        "Ein Stein schlägt die Dame auf {square} nicht.",
        square=SQUARES[jumped].term,
    )


def jumps_its_own(state: State, action: Action) -> Breach | None:
    """No stone of one's own is jumped over."""
    if not isinstance(action, Move | Capture):
        return None
    jumped = _jumped(state, action.numbers, MEN[action.seat], KINGS[action.seat])
    if jumped is None:
        return None
    return breach(
        state.draughts.book.own,
        "{seat} jumps over a stone of {seat} on {square}.",
        "{seat} überspringt einen Stein von {seat} auf {square}.",
        seat=SeatTerm(action.seat),
        square=SQUARES[jumped].term,
    )


def _jumped(state: State, path: Sequence[int], *stones: Stone) -> int | None:
    """The first square with one of some stones that a path passes over; its own not counted."""
    for one, other in pairwise(path):
        for at in between(one, other):
            if at != path[0] and state.position.board[at] in stones:
                return at
    return None


def _as_man(state: State, action: Capture) -> tuple[int, ...]:
    """That part of a man's capture that it does as a man."""
    path = action.numbers
    if state.draughts.crowning is not Crowning.GOES_ON:
        return path
    last = LAST_RANK[action.seat]
    arrived = next((i for i, at in enumerate(path) if rank(at) == last), len(path))
    return path[: arrived + 1]


# What must be captured


def stops_short(state: State, action: Action) -> Breach | None:
    """A capture goes on as long as it can."""
    if not isinstance(action, Capture) or not _is_own(state, action):
        return None
    seen, path = state.of(action.seat), action.numbers
    if path in seen.captures:
        return None
    if state.draughts.stopping is Stopping.MISSED and not seen.is_strict:
        return None
    run = followed(state.draughts, state.position.board, path)
    onward = leaps(state.draughts, run) if run else []
    if not onward:
        return None
    return breach(
        state.draughts.book.goes_on,
        "The stone on {square} captures on, to {targets}.",
        "Der Stein auf {square} schlägt weiter, nach {targets}.",
        square=action.path[-1].term,
        targets=_named([leap.to for leap in onward]),
    )


def misses_a_capture(state: State, action: Action) -> Breach | None:
    """Who can capture does so, where a missed capture is not left to claims."""
    if not isinstance(action, Move):
        return None
    seen = state.of(action.seat)
    if not seen.is_strict or not seen.captures:
        return None
    return breach(
        state.draughts.book.duty,
        "{seat} has to capture, and can with {squares}.",
        "{seat} muss schlagen; imstande sind {squares}.",
        seat=SeatTerm(action.seat),
        squares=_named(sorted({path[0] for path in seen.captures})),
    )


def takes_another(state: State, action: Action) -> Breach | None:
    """Of several captures one is made that the rule demands, where none may be missed."""
    if not isinstance(action, Capture):
        return None
    seen, path = state.of(action.seat), action.numbers
    if path not in seen.captures or not seen.is_strict or path in seen.demanded:
        return None
    example = next(iter(seen.demanded.values()))
    return breach(
        state.draughts.book.which,
        "This capture takes {taken}; demanded is one that takes {most}, as {example}.",
        "Dieser Schlag nimmt {taken}; verlangt ist einer, der {most} nimmt, wie {example}.",
        taken=count(len(seen.captures[path].taken)),
        most=count(len(example.taken)),
        example=_named(example.path),
    )


# Squares


def _named(squares: Sequence[int]) -> Term:
    return listed([SQUARES[at].term for at in squares])


def _is_own(state: State, action: Move | Capture) -> bool:
    stone = state.position.board[action.numbers[0]]
    return stone is not None and stone.seat == action.seat


def _is_king(state: State, action: Move | Capture) -> bool:
    """Whether the stone of an action is a king, of whichever seat."""
    return state.position.board[action.numbers[0]] in KINGS
