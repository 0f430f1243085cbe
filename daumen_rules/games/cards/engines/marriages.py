"""King and Queen of a suit, which a seat declares at its lead: rules of Sixty-six."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.cards import SUITS, Card, Rank, Suit
from daumen_rules.pieces.event_text import told

from .desk import Act, After, Desk, Meld, Task, holds
from .laying import suit_term
from .sixty_six import (
    AFTER_A_TRICK,
    FORTY,
    LEADS_ONE,
    MARRIAGE,
    TWENTY,
    Marriage,
    has_a_trick,
    worth,
)
from .stages import Stage
from .tricks import Play

PAIR: Final = (Rank.KING, Rank.QUEEN)


def melds(desk: Desk[Any]) -> Iterator[Act]:
    """The marriages that the seat on turn may try to declare."""
    if desk.rules.marriage is Marriage.YES and desk.bound is None:
        yield from (Meld(desk.turn, suit) for suit in SUITS)


@row(
    MARRIAGE,
    "{seat} has no marriage in {suit} to declare at its lead.",
    "{seat} hat beim Ausspielen keine Mariage in {suit} anzusagen.",
)
def no_marriage(desk: Desk[Any], action: Meld) -> Facts | None:
    """A seat that is to lead declares a King and a Queen that it holds, once, if it is agreed."""
    if desk.task is not Task.PLAY:
        return None
    hand = holds(desk, action.seat) or ()
    fits = all(Card(action.suit, rank) in hand for rank in PAIR)
    agreed = desk.rules.marriage is Marriage.YES and desk.bound is None
    if fits and agreed and not desk.trick and action.suit not in _declared(desk):
        return None
    return {"seat": SeatTerm(action.seat), "suit": suit_term(action.suit)}


def _declared(desk: Desk[Any]) -> set[Suit]:
    return {meld.suit for meld in desk.melds}


@row(
    AFTER_A_TRICK,
    "{seat} has no trick yet.",
    "{seat} hat noch keinen Stich.",
)
def melds_too_early(desk: Desk[Any], action: Meld) -> Facts | None:
    """A marriage is declared by a seat that has taken a trick."""
    if desk.task is not Task.PLAY or has_a_trick(desk, action.seat):
        return None
    return {"seat": SeatTerm(action.seat)}


@row(
    LEADS_ONE,
    "{seat} leads King or Queen of {suit}.",
    "{seat} spielt König oder Dame in {suit} aus.",
)
def leads_another(desk: Desk[Any], action: Play) -> Facts | None:
    """After a marriage one of its cards is led."""
    if desk.bound is None or (action.card.suit is desk.bound and action.card.rank in PAIR):
        return None
    return {"seat": SeatTerm(action.seat), "suit": suit_term(desk.bound)}


@cites(MARRIAGE)
def melded(desk: Desk[Any], action: Meld) -> After:
    """A marriage counts at once, and one of its cards is led next."""
    said = told(
        FORTY if action.suit is desk.trump else TWENTY,
        "{seat} declares a marriage in {suit}: {points}.",
        "{seat} sagt eine Mariage in {suit} an: {points}.",
        shows=True,
        seat=SeatTerm(action.seat),
        suit=suit_term(action.suit),
        points=number(worth(desk, action.suit)),
    )
    return evolve(desk, melds=(*desk.melds, action), bound=action.suit), (said,)


MARRYING: Final[Stage[Any]] = Stage(
    task=Task.PLAY,
    kinds=(Meld,),
    clause=MARRIAGE,
    seats=lambda _: (),
    acts=melds,
    does=melded,
    rows=(no_marriage, melds_too_early, leads_another),
)
