"""Stones: what actions do, and the words for it.

The module works out the step of an allowed action.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, listed, number
from daumen_rules.pieces.endings import explained, repetition_told
from daumen_rules.pieces.event_text import TextEvent, told

from . import clauses as c
from .actions import Action, Leave, Move, Pass, Take
from .places import AT, WHITE, Squares
from .state import AnyState, Way, Won


def candidates(state: AnyState) -> Iterator[Action]:
    if state.due:
        yield from (Take(state.turn), Leave(state.turn))
    else:
        yield from state.moves
        if state.must_pass:
            yield Pass(state.turn)


def effect(way: Way, state: AnyState, action: Action) -> Step[AnyState, Action, TextEvent]:
    """The step of an allowed action: the other seat is on turn after it, unless stones are enclosed
    that may be left.
    """
    after, events = _acted(way, state, action)
    if after.due:
        return Step(action, after, tuple(events))
    if after.turn == state.turn:
        after = evolve(after, turn=1 - state.turn)
    return Step(action, after, (*events, *_ending(way, after)))


def _acted(way: Way, state: AnyState, action: Action) -> tuple[AnyState, list[TextEvent]]:
    """The state after an action, and what has happened; the turn may be as before still."""
    seat = SeatTerm(action.seat)
    match action:
        case Move(_, origin, target):
            event = told(
                way.moved(state, action),
                "{seat} goes from {origin} to {target}.",
                "{seat} zieht von {origin} nach {target}.",
                seat=seat,
                origin=origin.term,
                target=target.term,
            )
            if way.takes is None:
                return _moved(state, action, 1 - state.turn), [event]
            after = _moved(state, action, state.turn)
            enclosed = tuple(AT[at] for at in sorted(way.enclosed(after, action.path[1])))
            if enclosed and way.leaves(state) and way.won(after, state.turn) is None:
                return evolve(after, due=enclosed), [event]
            if enclosed:
                after, taken = _without(way, after, enclosed)
                return after, [event, taken]
            return after, [event]
        case Take():
            after, taken = _without(way, state, state.due)
            return after, [taken]
        case Leave():
            left = told(
                c.DUTY,
                "{seat} leaves the enclosed stones.",
                "{seat} lässt die eingeschlossenen Steine stehen.",
                seat=seat,
            )
            return evolve(state, due=()), [left]
        case Pass():
            passed = told(c.PASSING, "{seat} passes.", "{seat} setzt aus.", seat=seat)
            past, quiet = (*state.past, state.position), state.quiet + 1
            return evolve(state, past=past, quiet=quiet), [passed]
        case _:
            assert_never(action)


def _moved(state: AnyState, move: Move, turn: Seat) -> AnyState:
    """The state with a stone moved and a seat on turn, without an enemy on which it landed."""
    origin, target = move.path
    theirs = state.stones[1 - move.seat]
    standing = sorted([target, *[at for at in state.numbers[move.seat] if at != origin]])
    own = tuple([AT[at] for at in standing])
    if state.standing[target] is not None:
        theirs = tuple(at for at in theirs if at != AT[target])
        return evolve(state, stones=_pair(move.seat, own, theirs), turn=turn, past=(), quiet=0)
    past, quiet = (*state.past, state.position), state.quiet + 1
    return evolve(state, stones=_pair(move.seat, own, theirs), turn=turn, past=past, quiet=quiet)


def _pair(seat: Seat, own: Squares, theirs: Squares) -> tuple[Squares, Squares]:
    return (own, theirs) if seat == WHITE else (theirs, own)


def _without(way: Way, state: AnyState, enclosed: Squares) -> tuple[AnyState, TextEvent]:
    """The state without enclosed stones, and the event of it."""
    assert way.takes is not None
    seat = state.turn
    theirs = tuple(at for at in state.stones[1 - seat] if at not in enclosed)
    event = told(
        way.takes,
        "{seat} takes the enclosed stones on {squares}.",
        "{seat} nimmt die eingeschlossenen Steine auf {squares}.",
        seat=SeatTerm(seat),
        squares=listed([at.term for at in enclosed]),
    )
    stones = _pair(seat, state.stones[seat], theirs)
    return evolve(state, stones=stones, due=(), past=(), quiet=0), event


def outcome(way: Way, state: AnyState) -> Outcome | None:
    """How the game has ended, with the clauses of its last events; None if it has not."""
    found = state.outcome
    return None if found is None else explained(found, _ending(way, state))


def _ending(way: Way, state: AnyState) -> Iterator[TextEvent]:
    """The event of the end; none while the game goes on."""
    if state.win is not None:
        seat, _ = state.win
        yield from _told_win(seat, way.won(state, seat))
    elif state.is_stuck:
        yield told(
            c.STUCK,
            "{seat} cannot move and has lost.",
            "{seat} kann nicht ziehen und hat verloren.",
            seat=SeatTerm(state.turn),
        )
    elif state.is_quiet:
        yield told(
            c.DRAW,
            "A draw: {moves} moves have taken no stone.",
            "Unentschieden: In {moves} Zügen wurde kein Stein genommen.",
            moves=number(state.quiet),
        )
    elif state.is_repeated:
        yield repetition_told(c.DRAW, state.rules.repetition)


def _told_win(seat: Seat, why: Won | None) -> Iterator[TextEvent]:
    if why is not None:
        yield told(why.clause, why.words.en, why.words.de, seat=SeatTerm(seat))
