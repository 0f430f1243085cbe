"""Finds the clause that an engine gets wrong, from one action that it wrongly allows or refuses.

The causes here follow from single actions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from daumen_rules.contracts.engine_tests.engine_tests import Blame
from daumen_rules.contracts.engine_tests.script import Failure
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused

from .. import clauses as c
from ..card_order import can_only_pass, colour_order
from ..cards import Card, Colour
from ..events import Drawn, Event
from ..model import Action, Parry, Pass, Playing, Show, State
from ..rules import RULES, legal_actions, step
from ..wire import action_of

Wrong = Failure[State, Action, Event]

_TELLING: Final = (
    c.OVER_1,
    c.LEAD_2,
    c.START_1,
    c.PARRY_2,
    c.PARRY_1,
    c.HIGH_5,
    c.RAISE_3,
    c.HIGH_1,
    c.NEXT_1,
    c.NEXT_2,
    c.THUMB_1,
    c.TURN_1,
    c.TURN_2,
)
"""Clauses that forbid actions, the most telling first."""


_OF_THE_LEAD: Final = (c.START_1, c.NEXT_1, c.NEXT_2)
"""Clauses that say whose turn it is to lead; TURN-1 says so for every turn."""


def _most_telling(clauses: Collection[Clause]) -> list[Clause]:
    rank = {clause: i for i, clause in enumerate(_TELLING)}
    turn = [c.TURN_1] if any(clause in _OF_THE_LEAD for clause in clauses) else []
    found = dict.fromkeys((*clauses, *turn))
    return sorted(found, key=lambda clause: rank.get(clause, len(rank)))


def _of_refused(
    clauses: Collection[Clause], actions: Iterable[Action], *, turn_moved: bool = False
) -> list[Clause]:
    """The clauses by which actions are refused, the most telling first.

    TURN-1 comes before the clauses on the lead if all actions are passes, as a seat that passes
    does not lead, and if the turn has moved to another seat.
    """
    found = _most_telling(clauses)
    no_lead = turn_moved or all(isinstance(action, Pass) for action in actions)
    if c.TURN_1 in found and no_lead:
        found = [c.TURN_1, *(clause for clause in found if clause != c.TURN_1)]
    return found


def of_refusal(failure: Wrong) -> Blame | None:
    """The blame for a refused action that is legal, or an allowed one that is illegal."""
    wrong, move = failure.at("refused"), failure.move
    if wrong is None or move is None:
        return None
    if isinstance(move.answer, Refused):
        found = _of_refused(move.answer.clauses, [move.action])
        return Blame(found[0], failure.position, tuple(found[1:]))
    first, *others = permission(move.before, move.action)
    return Blame(first, failure.position, tuple(others))


def permission(state: State, action: Action) -> tuple[Clause, ...]:
    """The clauses that allow an action, the most telling first.

    What is special about the action comes first: were a wider clause wrong, a simpler action would
    be refused.
    """
    assert isinstance(state, Playing)
    trick = state.trick
    match action:
        case Pass(seat):
            forced = can_only_pass(state.table, trick, seat)
            return (c.PASS_3, c.PASS_1) if forced else (c.PASS_1, c.LEAD_2)
        case Parry(seat):
            if trick.turn != seat:
                return c.PARRY_2, c.PARRY_1
            return c.PARRY_1, c.PARRY_2
        case Show(seat, card) if trick.shown:
            if trick.covered(seat) is not None:
                return (c.RAISE_1, *_height(state, card))
            return (c.PASS_2, *_height(state, card)) if trick.lap > 1 else _height(state, card)
        case _:
            return c.LEAD_1, c.HIGH_4, c.TURN_1


def _colours(state: Playing) -> tuple[Colour, ...]:
    return colour_order(state.trick, state.table.rules.colour_scope)


def _height(state: Playing, card: Card) -> tuple[Clause, ...]:
    """The clauses that make a card higher than those of a trick."""
    colours = _colours(state)
    if card.colour is colours[-1]:
        return (c.HIGH_1, c.TURN_2) if len(colours) == 1 else (c.HIGH_3, c.HIGH_1, c.HIGH_4)
    printed = list(Colour)
    third = (c.HIGH_3,) if len(colours) == 2 else ()
    if any(printed.index(card.colour) < printed.index(colour) for colour in colours):
        return c.HIGH_4, c.HIGH_2, *third, c.TURN_2
    return c.HIGH_2, *third, c.TURN_2


def of_legal(failure: Wrong) -> Blame | None:
    """The blame for a list of legal actions with extra or missing ones."""
    wrong = failure.at("legal")
    if wrong is None:
        return None
    state = failure.script.state(failure.position)
    extra, missing = _actions(wrong.theirs), _actions(wrong.ours)
    hidden = _wrong_hand(failure, state, extra, missing)
    if hidden is not None:
        return hidden
    if extra:
        return _of_extra(failure, state, extra, missing)
    return _of_missing(failure, state, missing)


def _actions(forms: list[dict[str, Any]]) -> list[Action]:
    return [action_of(form) for form in forms]


def _of_extra(failure: Wrong, state: State, extra: list[Action], missing: list[Action]) -> Blame:
    answers = [step(state, action) for action in extra]
    broken = [set(a.clauses) for a in answers if isinstance(a, Refused)]
    common = set[Clause].intersection(*broken) if broken else set[Clause]()
    turn_moved = bool(missing) and set(map(RULES.actor, extra)).isdisjoint(
        map(RULES.actor, missing)
    )
    found = _of_refused(common or set[Clause].union(*broken), extra, turn_moved=turn_moved)
    found = list(dict.fromkeys((*_of_order(state, extra, missing), *found)))
    return Blame(found[0], failure.position, tuple(found[1:]))


def _of_order(state: State, extra: list[Action], missing: list[Action]) -> tuple[Clause, ...]:
    """Some cards too high and others too low for the same seat: it is the order that is wrong."""
    if not isinstance(state, Playing):
        return ()
    low = [action for action in extra if isinstance(action, Show)]
    high = [action for action in missing if isinstance(action, Show)]
    if not low or not state.trick.shown or any(show.seat != state.trick.turn for show in low):
        return ()
    top = _colours(state)[-1]
    if high:
        same = all(show.card.colour is top for show in (*low, *high))
        return (c.HIGH_1,) if same else (c.HIGH_3, c.HIGH_4)
    if any(show.card.colour is top for show in low):
        return ()
    return c.HIGH_5, c.HIGH_3, c.HIGH_4


def _of_missing(failure: Wrong, state: State, missing: list[Action]) -> Blame:
    assert isinstance(state, Playing)
    legal = [action for action in legal_actions(state) if action not in missing]
    found = list(permission(state, missing[0]))
    if legal and all(isinstance(action, Parry) for action in legal):
        found = [c.PARRY_3, *found]
    elif found[0] in (c.RAISE_1, c.PASS_2) and any(isinstance(action, Show) for action in legal):
        found = found[1:]  # the seat may show other cards
    return Blame(found[0], failure.position, tuple(found[1:]))


# Hands that have gone wrong unseen


def _wrong_hand(
    failure: Wrong, state: State, extra: list[Action], missing: list[Action]
) -> Blame | None:
    """Where an engine thinks that a seat holds a card it does not hold: the move at which that seat
    last drew, for only then can the hand have gone wrong unseen. Where views are told, none can.
    """
    if not isinstance(state, Playing) or any(ask.topic == "view" for ask, _ in failure.said):
        return None
    strange = [
        action.seat
        for action in extra
        if isinstance(action, Show | Parry)
        and action.seat in range(state.table.players)
        and action.card not in state.table.hands[action.seat]
    ]
    if not strange:
        return None
    seat = strange[0]
    for number in range(failure.position, 0, -1):
        move = failure.script.moves[number - 1]
        drew = _drew(move.answer, seat)
        if drew is not None:
            return Blame(drew, number, (c.FILL_1, c.FILL_4))
        if isinstance(move.action, Show | Parry) and move.action.seat == seat:
            played = move.action.card
            if any(isinstance(a, Show | Parry) and a.card == played for a in extra):
                return Blame(c.THUMB_1, number)
    return Blame(c.START_4, 0, (c.START_5, c.START_3))


def _drew(answer: object, seat: Seat) -> Clause | None:
    events = getattr(answer, "events", ())
    drawn = [event for event in events if isinstance(event, Drawn)]
    if not any(event.seat == seat for event in drawn):
        return None
    return c.FILL_3
