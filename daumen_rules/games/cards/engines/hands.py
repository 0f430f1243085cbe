"""Hands of cards: how a play changes them, their events, and how a trick is drawn.

Every game in which seats play cards from hands can use this module. It states no rule of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number, sentence
from daumen_rules.pieces.cards import CARD, Card, cards_term, tile
from daumen_rules.pieces.event_text import TextEvent, told, told_to
from daumen_rules.pieces.scenes import TABLE, Fan
from daumen_rules.pieces.verbs import verb

from .desk import Desk
from .tricks import Cards, Order, Play, Trick, winner

Table: TypeAlias = tuple[tuple[Cards, ...], Seat, Trick, tuple[Trick, ...]]
"""The hands, the seat on turn, the trick on the table, and those before it."""


Follows: TypeAlias = Callable[[Sequence[Seat], Seat], Seat]
"""Which of the seats that play to a trick plays after a seat."""


def going_round(clause: Clause) -> Follows:
    """The seats play to a trick in their order."""

    @cites(clause)
    def follows(seats: Sequence[Seat], seat: Seat) -> Seat:
        return seats[(seats.index(seat) + 1) % len(seats)]

    return follows


def played_and_told(
    table: Table,
    order: Order,
    seats: Sequence[Seat],
    follows: Follows,
    play: Play,
    playing: Clause,
    taking: Clause,
) -> tuple[Table, Play | None, tuple[TextEvent, ...]]:
    """The table after a play of the seat on turn, the play that has taken the trick, and the
    events; None for that play while the trick goes on. `seats` play to a trick as `follows` says,
    and whoever takes it leads the next.
    """
    hands, seat, trick, tricks = table
    hands, trick = without(hands, play), (*trick, play)
    said = played_told(playing, play)
    if len(trick) < len(seats):
        return (hands, follows(seats, seat), trick, tricks), None, (said,)
    best = winner(order, trick)
    table = (hands, best.seat, (), (*tricks, trick))
    return table, best, (said, taken_told(taking, best, trick))


def without(hands: tuple[Cards, ...], play: Play) -> tuple[Cards, ...]:
    """The hands after a card was played."""
    left = tuple([card for card in hands[play.seat] if card is not play.card])
    return (*hands[: play.seat], left, *hands[play.seat + 1 :])


def taken(desk: Desk[Any], winner: Callable[[Trick], Play]) -> tuple[int, ...]:
    """The number of tricks that each seat has taken in the deal."""
    found = [0] * desk.players
    for trick in desk.tricks:
        found[winner(trick).seat] += 1
    return tuple(found)


# Told


def up_told(clause: Clause, card: Card) -> TextEvent:
    """The event of a card that is turned up."""
    en, de = "{card} is turned up.", "{card} wird aufgedeckt."
    return told(clause, en, de, shows=True, card=card.term)


def hand_told(clause: Clause, seat: Seat, hand: Cards) -> TextEvent:
    """The event of a seat that gets its hand; the others hear only the number of cards."""
    return told_to(
        (seat,),
        clause,
        sentence(
            "{seat} gets {cards}.",
            "{seat} bekommt {cards}.",
            seat=SeatTerm(seat),
            cards=cards_term(hand),
        ),
        sentence(
            "{seat} gets {size} cards." if len(hand) > 1 else "{seat} gets {size} card.",
            "{seat} bekommt {size} Karten." if len(hand) > 1 else "{seat} bekommt {size} Karte.",
            seat=SeatTerm(seat),
            size=number(len(hand)),
        ),
    )


def played_told(clause: Clause, play: Play) -> TextEvent:
    """The event of a card that a seat plays for all to see."""
    return told(
        clause,
        "{seat} plays {card}.",
        "{seat} spielt {card}.",
        shows=True,
        seat=SeatTerm(play.seat),
        card=play.card.term,
    )


def taken_told(clause: Clause, best: Play, trick: Trick) -> TextEvent:
    """The event of a trick that the seat of the play `best` takes."""
    return told(
        clause,
        "{seat} takes the trick with {card}: {cards}.",
        "{seat} nimmt den Stich mit {card}: {cards}.",
        seat=SeatTerm(best.seat),
        card=best.card.term,
        cards=cards_term(play.card for play in trick),
    )


def trick_fan(trick: Trick, before: Sequence[Trick] = ()) -> Fan:
    """The trick on the table as a fan, each card with its seat; where none lies, the last of
    `before`.
    """
    shown, label = trick, TABLE
    if not trick and before:
        shown, label = before[-1], Text("last trick", "letzter Stich")
    return Fan(label=label, cards=tuple(tile(play.card, SeatTerm(play.seat)) for play in shown))


PLAY: Final = verb(
    Play,
    *("{card}", "{card}"),
    also=("play {card}", "spiele {card}"),
    phrase=Text("play {card}", "spiele {card}"),
    card=CARD,
)
