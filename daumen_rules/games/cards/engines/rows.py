"""A deal in which cards are laid in rows, one for each suit, upwards and downwards from a rank.

The engine makes the stage of a match. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.cards import CARD, Card, Rank
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.matches import added
from daumen_rules.pieces.verbs import Verb, verb

from .auction import Pass, said
from .desk import Act, After, Desk, Lay, Task, holds
from .laying import put, without
from .stages import Stage
from .trick_match import cleared
from .tricks import Cards


def laying_in_rows(
    begins: Clause,
    first: Rank,
    ranks: Callable[[Desk[Any]], Sequence[Rank]],
    *,
    seats: Callable[[Desk[Any]], tuple[Seat, ...]],
    done: Clause,
    each: int,
    own: Clause,
    follows: Clause,
    passing: Clause,
) -> Stage[Any]:
    """The stage in which all cards of a deal are laid, one after the other. Each row begins with
    the rank `first`; `ranks` are those of a row, the highest first. A seat that has laid its
    last card gets points, by the clause `done`: so many for each seat that has cards left.
    """

    def ends(desk: Desk[Any], card: Card) -> tuple[Rank, ...]:
        """The ranks that can be laid in the suit of a card."""
        row = row_of(desk.rows, card)
        if not row:
            return (first,)
        order = ranks(desk)
        low, high = order.index(row[0].rank) + 1, order.index(row[-1].rank) - 1
        return (*order[low : low + 1], *(order[high : high + 1] if high >= 0 else ()))

    def fits(desk: Desk[Any], card: Card) -> bool:
        return card.rank in ends(desk, card)

    def acts(desk: Desk[Any]) -> list[Act]:
        return [*(Lay(desk.turn, card) for card in desk.hands[desk.turn]), Pass(desk.turn)]

    @row(own, "{seat} does not hold {card}.", "{seat} hat {card} nicht.")
    def lays_anothers(desk: Desk[Any], action: Lay) -> Facts | None:
        held = holds(desk, action.seat) if desk.task is Task.LAY else None
        if held is None or action.card in held:
            return None
        return {"seat": SeatTerm(action.seat), "card": action.card.term}

    @row(follows, "{card} does not fit the rows.", "{card} passt nicht an die Reihen.")
    def lays_apart(desk: Desk[Any], action: Lay) -> Facts | None:
        if desk.task is not Task.LAY or fits(desk, action.card):
            return None
        return {"card": action.card.term}

    @row(passing, "{seat} can lay {card}.", "{seat} kann {card} legen.")
    def passes_though_it_can(desk: Desk[Any], action: Pass) -> Facts | None:
        if desk.task is not Task.LAY or action.seat != desk.turn:
            return None
        card = first_that(desk.hands[action.seat], lambda card: fits(desk, card))
        return None if card is None else {"seat": SeatTerm(action.seat), "card": card.term}

    def finished(desk: Desk[Any], seat: Seat) -> After:
        points = each * sum(map(bool, desk.hands))
        gained = [points if other == seat else 0 for other in range(desk.players)]
        event = told(
            done,
            "{seat} has laid all cards and gets {points}.",
            "{seat} hat alle Karten gelegt und bekommt {points}.",
            seat=SeatTerm(seat),
            points=number(points),
        )
        return evolve(desk, points=added(desk.points, gained)), (event,)

    @cites(begins, follows, passing, done)
    def laid(desk: Desk[Any], action: Lay | Pass) -> After:
        if isinstance(action, Pass):
            return following(desk), (said(passing, action),)
        seat, card = action.seat, action.card
        row = row_of(desk.rows, card)
        other = tuple(each for each in desk.rows if each != row)
        higher = row and ranks(desk).index(card.rank) < ranks(desk).index(row[-1].rank)
        longer = (*row, card) if higher else (card, *row)
        rows = tuple(sorted((*other, longer), key=lambda each: each[0].suit.value))
        hand = without(desk.hands[seat], card)
        after = evolve(desk, hands=put(desk.hands, seat, hand), rows=rows)
        event = told(
            follows if row else begins,
            "{seat} lays {card}.",
            "{seat} legt {card}.",
            shows=True,
            seat=SeatTerm(seat),
            card=card.term,
        )
        after, more = (after, ()) if hand else finished(after, seat)
        return following(after), (event, *more)

    return Stage(
        task=Task.LAY,
        kinds=(Lay, Pass),
        clause=begins,
        seats=seats,
        acts=acts,
        does=laid,
        rows=(lays_anothers, lays_apart, passes_though_it_can),
        then=lambda desk: (cleared(desk), ()),
    )


def following(desk: Desk[Any]) -> Desk[Any]:
    """The desk in which the next seat that has cards is asked; nobody where all cards are laid."""
    after = ((desk.turn + place) % desk.players for place in range(1, desk.players + 1))
    return evolve(desk, waiting=tuple([seat for seat in after if desk.hands[seat]][:1]))


def row_of(rows: Sequence[Cards], card: Card) -> Cards:
    """The row of the suit of a card; empty where it has none yet."""
    return next((row for row in rows if row[0].suit is card.suit), ())


def first_that(cards: Cards, fits: Callable[[Card], bool]) -> Card | None:
    """The first of some cards that fits, None where none does."""
    return next(filter(fits, cards), None)


LAY: Final[Verb[Act]] = verb(Lay, "lay {card}", "lege {card}", card=CARD)
