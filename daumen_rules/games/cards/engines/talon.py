"""A talon that the soloist takes, and the cards that he lays away for it. No rule of a game stands
here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number, sentence
from daumen_rules.pieces.cards import CARDS, cards_term, sorted_hand
from daumen_rules.pieces.event_text import told_to
from daumen_rules.pieces.verbs import Verb, verb

from .desk import Act, After, Away, Desk, Task, holds
from .laying import put
from .stages import Stage


def talon_taken(clause: Clause, desk: Desk[Any], seat: Seat) -> After:
    """The desk after a seat has taken the stock to its hand."""
    hand = sorted_hand((*desk.hands[seat], *desk.stock))
    own = sentence(
        "{seat} takes {cards}.",
        "{seat} nimmt {cards}.",
        seat=SeatTerm(seat),
        cards=cards_term(desk.stock),
    )
    others = sentence("{seat} takes the talon.", "{seat} nimmt den Talon.", seat=SeatTerm(seat))
    after = evolve(desk, hands=put(desk.hands, seat, hand), stock=())
    return after, (told_to((seat,), clause, own, others),)


def laying_away(
    clause: Clause, own: Clause, seats: Callable[[Desk[Any]], tuple[Seat, ...]], size: int
) -> Stage[Any]:
    """The stage in which a seat lays so many cards away, face down. `own` is the clause that they
    are its own.
    """

    def choices(desk: Desk[Any]) -> Iterator[Act]:
        yield from (Away(desk.turn, cards) for cards in combinations(desk.hands[desk.turn], size))

    @row(clause, "{laid} cards are laid away; it is {size}.", "{laid} statt {size} weggelegt.")
    def wrong_number(desk: Desk[Any], action: Away) -> Facts | None:
        if desk.task is not Task.AWAY or len({*action.cards}) == len(action.cards) == size:
            return None
        return {"laid": number(len({*action.cards})), "size": number(size)}

    @row(own, "{seat} does not hold all of {cards}.", "{seat} hat nicht alle von {cards}.")
    def lays_anothers(desk: Desk[Any], action: Away) -> Facts | None:
        held = holds(desk, action.seat) if desk.task is Task.AWAY else None
        if held is None or {*action.cards} <= {*held}:
            return None
        return {"seat": SeatTerm(action.seat), "cards": cards_term(action.cards)}

    @cites(clause)
    def laid(desk: Desk[Any], action: Away) -> After:
        seat = action.seat
        kept = tuple(card for card in desk.hands[seat] if card not in action.cards)
        away = sorted_hand((*desk.aside[seat], *action.cards))
        seen = sentence(
            "{seat} lays {cards} away.",
            "{seat} legt {cards} weg.",
            seat=SeatTerm(seat),
            cards=cards_term(action.cards),
        )
        heard = sentence(
            "{seat} lays {size} cards away.",
            "{seat} legt {size} Karten weg.",
            seat=SeatTerm(seat),
            size=number(size),
        )
        after = evolve(desk, hands=put(desk.hands, seat, kept), aside=put(desk.aside, seat, away))
        return after, (told_to((seat,), clause, seen, heard),)

    return Stage(
        task=Task.AWAY,
        kinds=(Away,),
        clause=clause,
        seats=seats,
        acts=choices,
        does=laid,
        rows=(wrong_number, lays_anothers),
    )


AWAY: Final[Verb[Act]] = verb(
    Away,
    "lay away {cards}",
    "lege weg {cards}",
    cards=CARDS,
    phrase=Text("lay {cards} away", "lege {cards} weg"),
)
