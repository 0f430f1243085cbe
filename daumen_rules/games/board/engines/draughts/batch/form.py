"""Draughts in batch form: the rows of readable states, the numbers of readable actions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

import numpy as np

from daumen_rules.contracts.batch_form import BatchError, BatchForm
from daumen_rules.pieces.batch_kernels import Row
from daumen_rules.pieces.boards import EIGHT, SQUARES, Direction, number
from daumen_rules.pieces.numbered_rules import numbers_of, rules_of

from ...two_sides import BLACK, SIDES, WHITE
from ...two_sides_batch import no_chance, nothing_drawn
from .. import board
from ..board import EMPTY, MEN, Board, Position, put
from ..clauses import Choice, Huffing, Landing, Missed, Stopping, Taken, Turning
from ..family import Crowning, DraughtsRules, Ties, draughts_of
from ..state import Action, Capture, Claim, Demand, Huff, Move, State
from . import captures, endings, play
from . import columns as c
from .captures import mask

R = TypeVar("R", bound=DraughtsRules)


@cache
def form(kind: type[R]) -> BatchForm[R, State, Action, State]:
    """The batch form of a game of the family with a class of rule sets."""
    return BatchForm(
        width=c.WIDTH,
        view_width=c.WIDTH,
        start=play.start,
        mover=play.mover,
        chance=no_chance,
        legal=play.legal,
        step=play.step,
        score=play.score,
        view=play.view,
        playout=play.playout,
        parameters=parameters,
        actions=actions,
        places=2 * c.MOST,
        placed=placed,
        row=row,
        state=lambda s, p: _state(s, rules_of(kind, p[c.OPTIONS :])),
        drawn=nothing_drawn,
        seen=seen,
        modules=(captures.__name__, endings.__name__, play.__name__),
    )


def parameters(players: int, rules: DraughtsRules) -> Row:
    """The parameters of a rule set of a game of the family."""
    game = draughts_of(rules)
    masks = _masks(game.start)
    numbers = {
        c.REPETITION: game.repetition,
        c.QUIET_LIMIT: game.quiet_limit,
        c.IS_STRICT: game.missed is Missed.FORBIDDEN,
        c.HUFFING_MOVES: game.huffing is Huffing.AND_MOVE,
        c.MAY_STOP: game.stopping is Stopping.MISSED,
        c.TURNING: [*Turning].index(game.turning),
        c.CAPTURES_ON: game.landing is Landing.CAPTURES_ON,
        c.LEAVES_AFTER: game.taken is Taken.AFTER,
        c.CROWNING: [*Crowning].index(game.crowning),
        c.IS_LARGEST: game.choice is Choice.LARGEST,
        c.HAS_PRECEDENCE: game.ties is Ties.PRECEDENCE,
        c.FLIES: game.king_flies,
        c.TAKES_KING: game.man_takes_king,
        c.MIXES: game.mixes,
        c.THROUGH_GAPS: sum(1 << EIGHT.index(one) for one in game.through_gaps),
        c.BARE: game.bare(WHITE),
        c.BARE + 1: game.bare(BLACK),
        c.STUCK: game.stuck(WHITE),
        c.STUCK + 1: game.stuck(BLACK),
        c.START: masks[WHITE],
        c.START + 1: masks[BLACK],
    }
    options = numbers_of(rules)
    found = np.full(c.OPTIONS + len(options), -1, np.int64)
    found[c.OPTIONS :] = options
    for column, value in numbers.items():
        found[column] = value
    for column, directions in (
        (c.MAN_STEPS, game.man_steps),
        (c.MAN_JUMPS, game.man_jumps),
        (c.KING_LINES, game.king_lines),
    ):
        found[column : column + len(directions)] = _numbers(directions)
    return found


def _numbers(directions: Iterable[Direction]) -> list[int]:
    return [EIGHT.index(direction) for direction in directions]


def actions(players: int, rules: DraughtsRules) -> tuple[Action, ...]:
    """The actions that the number alone says: claims, and moves."""
    found: list[Action] = []
    for seat in SIDES:
        found += [Huff(seat, square) for square in SQUARES]
        found.append(Demand(seat))
        found += [Move(seat, (origin, target)) for origin in SQUARES for target in SQUARES]
    return tuple(found)


def placed(s: Row, p: Row, a: int) -> Capture:
    """The capture with a number in a state."""
    path = np.empty(c.LONGEST, np.int64)
    size = play.path_of(s, p, a, path)
    squares = [int(at) for at in path[:size]]
    return Capture(int(s[c.TURN]), tuple(SQUARES[at] for at in squares))


# States


def row(state: State) -> Row:
    """The row of a state. Raises BatchError if past or claim are not those of one game."""
    claim, past = state.claim, list(state.past)
    if claim is not None:
        earlier = [*claim.past, claim.before]
        if past and past != earlier:
            raise BatchError(
                "the claim has another past than the state",
                "der Anspruch hat einen anderen Verlauf als der Stand",
            )
        past = earlier
    found = np.zeros(c.WIDTH, np.int64)
    found[: c.POSITION] = _masks(state.position)
    found[c.TURN], found[c.CORRECTS] = state.turn, state.corrects
    found[c.PAST_LENGTH] = len(state.past)
    if claim is not None:
        found[c.CULPRITS] = mask(map(number, claim.culprits))
        found[c.CLAIM_LENGTH] = len(claim.past)
    for place, position in enumerate(past):
        at = c.PAST + c.POSITION * place
        found[at : at + c.POSITION] = _masks(position)
    return found


def seen(view: State, p: Row) -> Row:
    """The row of a view, which is the state."""
    return row(view)


def _state(s: Row, rules: DraughtsRules) -> State:
    turn, length = int(s[c.TURN]), int(s[c.PAST_LENGTH])
    claim = None
    if s[c.CULPRITS]:
        before = int(s[c.CLAIM_LENGTH])
        culprits = tuple(SQUARES[at] for at in range(len(SQUARES)) if s[c.CULPRITS] >> at & 1)
        claim = Claim(_past(s, before, 1 - turn), _pasts(s, before, 1 - turn), culprits)
    return State(
        rules=rules,
        position=_position(s[: c.POSITION], turn),
        past=_pasts(s, length, turn),
        claim=claim,
        corrects=bool(s[c.CORRECTS]),
    )


def _past(s: Row, place: int, turn: int) -> Position:
    at = c.PAST + c.POSITION * place
    return _position(s[at : at + c.POSITION], turn)


def _pasts(s: Row, length: int, turn: int) -> tuple[Position, ...]:
    """The past positions before one in which `turn` is on turn."""
    return tuple(_past(s, place, turn ^ (length - place) % 2) for place in range(length))


def _position(masks: Row, turn: int) -> Position:
    found: Board = EMPTY
    for at in range(len(SQUARES)):
        for seat in SIDES:
            if masks[seat] >> at & 1:
                stones = board.KINGS if masks[c.KINGS] >> at & 1 else MEN
                found = put(found, at, stones[seat])
    return Position(found, turn)


def _masks(position: Position) -> list[int]:
    stones = [(at, stone) for at, stone in enumerate(position.board) if stone]
    sides = [mask(at for at, stone in stones if stone.seat == seat) for seat in SIDES]
    return [*sides, mask(at for at, stone in stones if stone.is_king)]
