"""The effects of actions in 117 Spitz, pass auf!

Each function gets a table and an allowed action, and returns the next table and the events.
"""

from __future__ import annotations

from typing import TypeAlias

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.cards import PACK, Card, Deal, cards_term
from daumen_rules.pieces.event_text import TextEvent, told

from ..engines.laying import Shuffle, dealt, put
from ..engines.tricks import Cards
from . import clauses as c
from .clauses import Captures, SittingOut
from .table import (
    Action,
    Race,
    Slap,
    Table,
    ending,
    is_in_time,
    is_over,
    is_right,
    is_saving,
    lies,
    to_shuffle,
)

Happened: TypeAlias = tuple[Table, tuple[TextEvent, ...]]
"""The next table, and the events."""


def effect(state: Table, action: Action) -> Step[Table, Action, TextEvent]:
    after, events = _happened(state, action)
    return Step(action, after, events)


def _happened(state: Table, action: Action) -> Happened:
    match action:
        case Deal(order):
            return deal(state, order)
        case Shuffle(order):
            return shuffle(state, order)
        case Race(()):
            return end_round(state)
        case Race((slap,)):
            return judge(state, slap)
        case Race(group):
            return tied(state, group)


@cites(c.EVENLY, c.DEAD)
def deal(state: Table, order: Cards) -> Happened:
    """Each seat gets a pile of the same number of cards, and the first round begins."""
    players, each = state.players, len(PACK) // state.players
    piles, dead = dealt(order, next_seat(state.dealer, players), players, each)
    nothing: tuple[Cards, ...] = ((),) * players
    after = evolve(
        state, piles=piles, dead=dead, won=nothing, kept=nothing, turned=(None,) * players
    )
    given = told(
        c.EVENLY,
        "Every seat has a pile of {each} cards.",
        "Jeder Platz hat einen Stapel von {each} Karten.",
        each=number(each),
    )
    after, events = go_on(after)
    return after, (given, *events)


def go_on(state: Table) -> Happened:
    """The next round begins, unless the game is over or Nature has to shuffle a pile first."""
    if is_over(state):
        return state, tuple(ending(state))
    return (state, ()) if to_shuffle(state) is not None else turn(state)


@cites(c.TURNING, c.SITS_OUT)
def turn(state: Table) -> Happened:
    """Each seat turns its top card, unless it sits out; where no seat turns one, the round ends."""
    skips = state.rules.sitting_out is SittingOut.NO_FLIP_NO_SLAP
    turning = tuple(
        pile[0] if pile and not (skips and seat in state.wrong) else None
        for seat, pile in enumerate(state.piles)
    )
    after = evolve(
        state,
        piles=tuple(
            pile[1:] if card else pile for pile, card in zip(state.piles, turning, strict=True)
        ),
        turned=turning,
        gone=(),
        slapped=(),
        wrong=(),
        out=state.wrong,
        open=any(turning),
        round=state.round + 1,
    )
    events = (*map(_sits_out, state.wrong), *_turned(turning))
    if after.open:
        return after, events
    after, more = go_on(after)
    return after, (*events, *more)


def _sits_out(seat: Seat) -> TextEvent:
    return told(c.SITS_OUT, "{seat} sits out.", "{seat} setzt aus.", seat=SeatTerm(seat))


def _turned(turning: tuple[Card | None, ...]) -> tuple[TextEvent, ...]:
    return tuple(
        told(
            c.TURNING,
            "{seat} turns {card}.",
            "{seat} deckt {card} auf.",
            shows=True,
            seat=SeatTerm(seat),
            card=card.term,
        )
        for seat, card in enumerate(turning)
        if card
    )


def judge(state: Table, slap: Slap) -> Happened:
    """The effect of one slap: it saves the own card, is wrong, is too late, or wins its card."""
    if is_saving(state, slap):
        return saved(state, slap.seat)
    if not is_right(state, slap):
        return mistaken(state, slap)
    if not is_in_time(state, slap):
        return too_late(state, slap)
    return won(state, slap)


@cites(c.WRONG)
def mistaken(state: Table, slap: Slap) -> Happened:
    """A seat that slaps by mistake sits out the next round."""
    after = evolve(_spent(state, slap.seat), wrong=_with(state.wrong, slap.seat))
    if slap.seat == slap.target:
        own = told(
            c.WRONG,
            "{seat} slaps its own card, and nothing is to be had there.",
            "{seat} schlägt auf die eigene Karte, und da ist nichts zu holen.",
            seat=SeatTerm(slap.seat),
        )
        return after, (own,)
    return after, (
        told(
            c.WRONG,
            "{seat} slaps the card of {target}, and it does not match.",
            "{seat} schlägt auf die Karte von {target}, und sie passt nicht.",
            seat=SeatTerm(slap.seat),
            target=SeatTerm(slap.target),
        ),
    )


@cites(c.OWN_CARD)
def saved(state: Table, seat: Seat) -> Happened:
    """A seat has saved its own card of a pair: the card goes to its kept cards."""
    return _back(_spent(state, seat), seat), (
        told(
            c.OWN_CARD,
            "{seat} slaps its own card of a pair and saves it.",
            "{seat} schlägt auf die eigene Karte eines Paars und rettet sie.",
            seat=SeatTerm(seat),
        ),
    )


def too_late(state: Table, slap: Slap) -> Happened:
    """A right slap on a pair that is gone does nothing."""
    return _spent(state, slap.seat), (
        told(
            c.LATE,
            "{seat} slaps the card of {target} too late.",
            "{seat} schlägt zu spät auf die Karte von {target}.",
            seat=SeatTerm(slap.seat),
            target=SeatTerm(slap.target),
        ),
    )


@cites(c.FIRST, c.GATHERED, c.ONCE)
def won(state: Table, slap: Slap) -> Happened:
    """The slapped card goes to the cards that the seat has won."""
    card = state.turned[slap.target]
    cards = () if card is None else (card,)
    after = evolve(
        state if state.rules.captures is Captures.SEVERAL else _spent(state, slap.seat),
        won=put(state.won, slap.seat, (*state.won[slap.seat], *cards)),
        gone=_with(state.gone, slap.target),
    )
    return after, (
        told(
            c.FIRST,
            "{seat} slaps first and gets {card} from {target}.",
            "{seat} schlägt zuerst zu und bekommt {card} von {target}.",
            seat=SeatTerm(slap.seat),
            card=cards_term(cards),
            target=SeatTerm(slap.target),
        ),
    )


@cites(c.TIE)
def tied(state: Table, group: tuple[Slap, ...]) -> Happened:
    """A tie: nobody wins, and the slapped cards go back to their holders."""
    after = state
    for slap in group:
        after = _spent(after, slap.seat)
    for target in sorted({slap.target for slap in group}):
        after = _back(after, target)
    one, two = group
    return after, (
        told(
            c.TIE,
            "{one} slaps the card of {first}, and {two} slaps that of {second} at the same time: "
            "a tie.",
            "{one} schlägt auf die Karte von {first}, und {two} schlägt gleichzeitig auf die von "
            "{second}: unentschieden.",
            one=SeatTerm(one.seat),
            first=SeatTerm(one.target),
            two=SeatTerm(two.seat),
            second=SeatTerm(two.target),
        ),
    )


@cites(c.UNMATCHED)
def _back(state: Table, seat: Seat) -> Table:
    """The card that a seat has turned goes to its own pile of kept cards."""
    card = state.turned[seat]
    cards = () if card is None else (card,)
    return evolve(
        state,
        kept=put(state.kept, seat, (*state.kept[seat], *cards)),
        gone=_with(state.gone, seat),
    )


def end_round(state: Table) -> Happened:
    """The cards still on the table go back to their holders, and the next round follows."""
    after = state
    for seat in range(state.players):
        after = _back(after, seat) if lies(after, seat) else after
    quiet = told(
        c.UNMATCHED,
        "Nobody slaps any more; what lies there is put away.",
        "Niemand schlägt mehr zu; was daliegt, wird weggelegt.",
    )
    after, events = go_on(
        evolve(after, open=False, turned=(None,) * state.players, gone=(), slapped=(), out=())
    )
    return after, (quiet, *events)


def shuffle(state: Table, order: Cards) -> Happened:
    """The kept cards of a seat become its pile."""
    seat = to_shuffle(state)
    if seat is None:
        raise ValueError("nobody needs a new pile")
    after, events = go_on(
        evolve(state, piles=put(state.piles, seat, order), kept=put(state.kept, seat, ()))
    )
    shuffled = told(
        c.UNMATCHED,
        "{seat} shuffles {size} cards to a new pile.",
        "{seat} mischt {size} Karten zu einem neuen Stapel.",
        seat=SeatTerm(seat),
        size=number(len(order)),
    )
    return after, (shuffled, *events)


def _with(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, seat}))


def _spent(state: Table, seat: Seat) -> Table:
    """The table after a seat has used up its only slap of the round."""
    return evolve(state, slapped=_with(state.slapped, seat))
