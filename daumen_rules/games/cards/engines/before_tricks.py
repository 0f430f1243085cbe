"""What happens before the tricks: cards are dealt and changed, trumps are named, chips staked.

Each function makes a stage of `trick_match`, or deals. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Any, Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, listed, number, sentence
from daumen_rules.pieces.cards import CARDS, SUIT, SUITS, Suit, cards_term, sorted_hand
from daumen_rules.pieces.choices import Bet
from daumen_rules.pieces.event_text import TextEvent, told, told_to
from daumen_rules.pieces.verbs import Verb, verb

from .desk import Act, After, Desk, Leave, Meld, Swap, Task, Trump, stays, trump_of
from .hands import hand_told, up_told
from .laying import put, suit_term
from .stages import Stage
from .tricks import Cards

Seats = Callable[[Desk[Any]], tuple[Seat, ...]]

# Dealing


def dealt_out(clause: Clause, desk: Desk[Any], cards: Cards, packets: Sequence[int]) -> After:
    """The desk after cards are dealt, Vorhand first, in packets of these sizes; the rest is the
    stock. Seats that hold cards already get these besides.
    """
    hands: list[Cards] = [*desk.hands] or [()] * desk.players
    rest = cards
    for size in packets:
        for seat in desk.round:
            hands[seat], rest = (*hands[seat], *rest[:size]), rest[size:]
    new = [set(hand) - {*chain(*desk.hands)} for hand in hands]
    after = evolve(
        desk,
        hands=tuple(map(sorted_hand, hands)),
        aside=desk.aside or ((),) * desk.players,
        stock=rest,
    )
    return after, tuple(hand_told(clause, seat, sorted_hand(got)) for seat, got in enumerate(new))


def singly(each: int) -> tuple[int, ...]:
    """So many cards a seat, one at a time."""
    return (1,) * each


# Trumps


def trumps_turned_up(clause: Clause, desk: Desk[Any]) -> After:
    """The desk after the top card of the stock is turned up beside it, whose suit is trumps, and
    the event.
    """
    up, *stock = desk.stock
    after = evolve(desk, turned_up=(up,), stock=tuple(stock), trump=up.suit)
    return after, (up_told(clause, up),)


def naming(clause: Clause, seats: Seats, then: Callable[[Desk[Any]], After]) -> Stage[Any]:
    """The stage in which a seat names the suit of trumps."""

    @cites(clause)
    def named(desk: Desk[Any], action: Trump) -> After:
        said = told(
            clause,
            "{seat} names {suit} as trumps.",
            "{seat} bestimmt {suit} zum Trumpf.",
            shows=True,
            seat=SeatTerm(action.seat),
            suit=suit_term(action.suit),
        )
        return evolve(desk, trump=action.suit), (said,)

    return Stage(
        task=Task.TRUMP,
        kinds=(Trump,),
        clause=clause,
        seats=seats,
        acts=lambda desk: [trump_of(desk.turn, suit) for suit in SUITS],
        does=named,
        then=then,
    )


# Changing cards


def swapping(
    clause: Clause,
    seats: Seats,
    most: Callable[[Desk[Any]], int],
    *,
    leaves: Clause | None = None,
    then: Callable[[Desk[Any]], After] = stays,
) -> Stage[Any]:
    """The stage in which seats lay cards away, at most so many, and draw others from the stock. By
    the clause `leaves` a seat may go out of the deal instead.
    """

    def limit(desk: Desk[Any]) -> int:
        return min(most(desk), len(desk.stock))

    def swaps(desk: Desk[Any]) -> Iterator[Act]:
        hand = desk.hands[desk.turn]
        if leaves is not None:
            yield Leave(desk.turn)
        for size in range(limit(desk) + 1):
            yield from (Swap(desk.turn, cards) for cards in combinations(hand, size))

    @row(
        clause,
        "{seat} lays away {cards}: it is at most {most} cards of its own, each once.",
        "{seat} legt {cards} weg: Es sind höchstens {most} eigene Karten, jede einmal.",
    )
    def wrong_swap(desk: Desk[Any], action: Swap) -> Facts | None:
        if desk.task is not Task.SWAP or action.seat not in range(len(desk.hands)):
            return None
        cards = set(action.cards)
        fits = len(cards) == len(action.cards) <= limit(desk)
        if fits and cards <= set(desk.hands[action.seat]):
            return None
        return {
            "seat": SeatTerm(action.seat),
            "cards": cards_term(action.cards),
            "most": number(limit(desk)),
        }

    @cites(*filter(None, (clause, leaves)))
    def swapped(desk: Desk[Any], action: Swap | Leave) -> After:
        if isinstance(action, Leave):
            assert leaves is not None, "only where one may go out does one go out"
            left = told(
                leaves,
                "{seat} goes out.",
                "{seat} steigt aus.",
                shows=True,
                seat=SeatTerm(action.seat),
            )
            return evolve(desk, out=(*desk.out, action.seat)), (left,)
        seat, size = action.seat, len(action.cards)
        kept = (card for card in desk.hands[seat] if card not in action.cards)
        drawn, rest = desk.stock[:size], desk.stock[size:]
        after = evolve(
            desk,
            hands=put(desk.hands, seat, sorted_hand((*kept, *drawn))),
            aside=put(desk.aside, seat, sorted_hand((*desk.aside[seat], *action.cards))),
            stock=rest,
        )
        return after, (_swap_told(clause, action, drawn),)

    return Stage(
        task=Task.SWAP,
        kinds=(Swap,) if leaves is None else (Swap, Leave),
        clause=clause,
        seats=seats,
        acts=swaps,
        does=swapped,
        rows=(wrong_swap,),
        then=then,
    )


def _swap_told(clause: Clause, action: Swap, drawn: Cards) -> TextEvent:
    """The event of a change; all others hear only how many cards."""
    seat, size = SeatTerm(action.seat), number(len(drawn))
    own = sentence(
        "{seat} lays away {cards} and draws {drawn}.",
        "{seat} legt {cards} weg und zieht {drawn}.",
        seat=seat,
        cards=cards_term(action.cards),
        drawn=cards_term(drawn),
    )
    others = sentence(
        "{seat} changes {size} cards.", "{seat} tauscht {size} Karten.", seat=seat, size=size
    )
    return told_to((action.seat,), clause, own, others)


# Stakes


def staking(
    clause: Clause, seats: Seats, amounts: Callable[[Desk[Any]], Sequence[int]]
) -> Stage[Any]:
    """The stage in which seats stake chips on the deal, each one of some amounts."""

    @row(
        clause,
        "{seat} stakes {chips}; it can be {amounts}.",
        "{seat} setzt {chips}; möglich sind {amounts}.",
    )
    def wrong_stake(desk: Desk[Any], action: Bet) -> Facts | None:
        if desk.task is not Task.STAKE or (action.chips in amounts(desk) and not action.on):
            return None
        return {
            "seat": SeatTerm(action.seat),
            "chips": number(action.chips),
            "amounts": listed([*map(number, amounts(desk))]),
        }

    @cites(clause)
    def staked(desk: Desk[Any], action: Bet) -> After:
        said = told(
            clause,
            "{seat} stakes {chips}.",
            "{seat} setzt {chips}.",
            shows=True,
            seat=SeatTerm(action.seat),
            chips=number(action.chips),
        )
        assert desk.money is not None, "only where there are chips are they staked"
        stakes = put(desk.money.stakes, action.seat, action.chips)
        return evolve(desk, money=evolve(desk.money, stakes=stakes)), (said,)

    return Stage(
        task=Task.STAKE,
        kinds=(Bet,),
        clause=clause,
        seats=seats,
        acts=lambda desk: [Bet(desk.turn, chips) for chips in amounts(desk)],
        does=staked,
        rows=(wrong_stake,),
    )


TRUMP: Final[Verb[Act]] = verb(
    Trump,
    "name {suit}",
    "bestimme {suit}",
    suit=SUIT,
    phrase=Text("name {suit} as trumps", "bestimme {suit} zum Trumpf"),
)


def marriage(suit: Suit) -> tuple[str, ...]:
    """The cards of a marriage, as a scene names them."""
    return f"{suit.value}Q", f"{suit.value}K"


MELD: Final[Verb[Act]] = verb(
    Meld,
    "meld {suit}",
    "melde {suit}",
    suit=evolve(SUIT, touches=marriage),
    phrase=Text("declare a marriage in {suit}", "sage eine Mariage in {suit} an"),
)
LEAVE: Final[Verb[Act]] = verb(
    Leave, "go out", "steige aus", phrase=Text("go out of this game", "steige aus diesem Spiel aus")
)


def cards_swapped(values: Mapping[str, Any]) -> Text:
    """The phrase of cards that are swapped."""
    if values["cards"]:
        return Text("swap {cards}", "tausche {cards}")
    return Text("swap no card", "tausche keine Karte")


SWAP: Final[Verb[Act]] = verb(
    Swap, "swap {cards}", "tausche {cards}", phrase=cards_swapped, cards=CARDS
)
