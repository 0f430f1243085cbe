"""The desk of games that deal out the whole pack, so that no stock is left.

The module states no rule of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.cards import SHUFFLE
from daumen_rules.pieces.marks import By, Called, Exactly, Follows, Open, Rest, Secret

from .before_tricks import dealt_out
from .desk import After, Desk, Task
from .tricks import Cards, Trick, tricks_of

R = TypeVar("R")


def _in_tricks(desk: DealtOut[Any], cards: Cards) -> tuple[Trick, ...] | None:
    return tricks_of(desk.playing, cards)


_BY_HANDS: Final = Follows(lambda told: Task.PLAY if told["hands"] else Task.DEAL)
"""Seats with cards play."""


@frozen(kw_only=True, slots=False, repr=False)
class DealtOut(Desk[R]):
    """The desk of a game that deals out its pack: there is no stock, and a card without another
    place lies in an earlier trick.
    """

    task: Annotated[Open[Task], Called("task", "Aufgabe"), _BY_HANDS] = Task.DEAL
    stock: Annotated[Secret[Cards], By(SHUFFLE), Exactly(0), Called("stock", "Stock")] = ()
    tricks: Annotated[Open[tuple[Trick, ...]], Called("tricks", "Stiche"), Rest(_in_tricks)] = ()


def undealt(players: int, rules: R, leads: Seat = 0) -> DealtOut[R]:
    """The desk before the deal. The last seat deals, and a seat leads."""
    return DealtOut(
        rules=rules, players=players, dealer=players - 1, turn=leads, points=(0,) * players
    )


def all_dealt(clause: Clause) -> Callable[[Desk[Any], Cards], After]:
    """Deals all cards, as many to each seat."""

    @cites(clause)
    def deal(desk: Desk[Any], cards: Cards) -> After:
        return dealt_out(clause, desk, cards, (len(cards) // desk.players,))

    return deal
