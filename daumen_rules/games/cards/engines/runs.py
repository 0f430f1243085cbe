"""Runs: a card calls for the next one of its suit, which whoever holds it has to lay.

The engine has the rules that 119 and 131 share. `pile_game` deals and plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Final, TypeVar

from daumen_rules.contracts.game import Game
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, Text
from daumen_rules.pieces.cards import RANKS, Card, Rank, sorted_hand
from daumen_rules.pieces.endings import winners_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, option

from .before_tricks import dealt_out, singly
from .desk import Act, After, Desk, DeskView, Task, undealt
from .laying import put
from .stock import drawn_told
from .trick_match_entry import pile_game
from .tricks import Cards, Play

R = TypeVar("R")
FIVE: Final = 5
"""The number of words, and of cards that are turned over together."""


Missing = StrEnum("Missing", "DRAW NEUTRAL DEAD")
"""What is done where the next card lies in the stock."""


def missing_option(clause: Clause) -> Missing:
    """A field of a rule set: what is done where the next card lies in the stock."""
    return option(Missing.DRAW, clause, Source.DECISION)("""
        What if the next card lies in the stock? | Was gilt, wenn die nächste Karte im Stock liegt?
        whoever has laid last draws until he has it | wer zuletzt gelegt hat, zieht, bis er sie hat
        it is turned up and counts as laid | sie wird aufgedeckt und gilt als gelegt
        the run is over, and whoever has laid last begins anew | die Reihe ist zu Ende, und wer
          zuletzt gelegt hat, beginnt neu
    """)


@frozen(kw_only=True, eq=False)
class Run:
    """What differs from game to game: clauses, words, and who begins."""

    dealt: Clause
    words: Sequence[Text]
    said: Clause
    ace: Clause
    stock: Clause
    turned: Clause
    first: Clause
    gone: Clause
    begins: Callable[[Desk[Any]], Seat]

    def deal(self, desk: Desk[Any], cards: Cards) -> After:
        """As many cards for each seat; the rest is the stock."""
        each = len(cards) // desk.players
        after, events = dealt_out(self.dealt, desk, cards, singly(each))
        return evolve(after, turn=self.begins(desk), anew=True), events

    def lay(self, desk: Desk[Any], play: Play) -> After:
        """The card lies on the pile with its word; the holder of the next one is on turn."""
        seat, card = play.seat, play.card
        hand = tuple(own for own in desk.hands[seat] if own is not card)
        after = evolve(desk, hands=put(desk.hands, seat, hand), pile=(*desk.pile, card), anew=False)
        events = [*self._told(seat, after)]
        if not hand:
            return after, tuple(events)
        after, more = self._next(after, seat, card)
        return after, (*events, *more)

    def _told(self, seat: Seat, desk: Desk[Any]) -> Iterator[TextEvent]:
        laid = len(desk.pile)
        word = self.words[(laid - 1) % FIVE]
        yield told(
            self.said,
            "{seat} lays {card}: {word}!",
            "{seat} legt {card}: {word}!",
            shows=True,
            seat=SeatTerm(seat),
            card=desk.pile[-1].term,
            word=Term(word.en, word),
        )
        if laid % FIVE == 0:
            yield told(
                self.turned,
                "Five cards are turned over.",
                "Fünf Karten werden umgedreht.",
            )

    def _next(self, desk: Desk[Any], seat: Seat, card: Card) -> After:
        """Who is on turn after a card: the holder of the next one, or whoever has laid this."""
        wanted = following(card)
        if wanted is None:
            return evolve(desk, turn=seat, anew=True), (self._anew(self.ace, seat),)
        holder = next((s for s, hand in enumerate(desk.hands) if wanted in hand), None)
        if holder is not None:
            return evolve(desk, turn=holder), ()
        if wanted in desk.stock:
            return self._from_the_stock(desk, seat, wanted)
        return evolve(desk, turn=seat, anew=True), (self._anew(self.gone, seat),)

    def _anew(self, clause: Clause, seat: Seat) -> TextEvent:
        return told(clause, "{seat} begins anew.", "{seat} beginnt neu.", seat=SeatTerm(seat))

    def _from_the_stock(self, desk: Desk[Any], seat: Seat, wanted: Card) -> After:
        """The card that comes next lies in the stock."""
        match desk.rules.missing:
            case Missing.DEAD:
                return evolve(desk, turn=seat, anew=True), (self._anew(self.stock, seat),)
            case Missing.NEUTRAL:
                stock = tuple(card for card in desk.stock if card is not wanted)
                shown = told(
                    self.stock,
                    "{card} lies in the stock and is turned up.",
                    "{card} liegt im Stock und wird aufgedeckt.",
                    shows=True,
                    card=wanted.term,
                )
                after = evolve(desk, stock=stock, pile=(*desk.pile, wanted))
                after, events = self._next(after, seat, wanted)
                return after, (shown, *events)
            case _:
                drawn = desk.stock[: desk.stock.index(wanted) + 1]
                hand = sorted_hand((*desk.hands[seat], *drawn))
                after = evolve(
                    desk,
                    turn=seat,
                    stock=desk.stock[len(drawn) :],
                    hands=put(desk.hands, seat, hand),
                )
                return after, tuple(drawn_told(self.stock, seat, card) for card in drawn)

    def outcome(self, desk: Desk[Any]) -> Outcome | None:
        """The first seat without cards has won."""
        if () not in desk.hands:
            return None
        won = desk.hands.index(())
        return Outcome(tuple(int(seat == won) for seat in range(desk.players)))

    def ending(self, desk: Desk[Any], ended: Outcome) -> Iterator[TextEvent]:
        """Who has won."""
        yield from winners_told(self.first, ended)


def calls_for(clause: Clause) -> Row[Desk[Any], Play]:
    """A row: in a run the next card of the suit is laid."""

    @row(
        clause,
        "{seat} lays {card}; what comes next is {next}.",
        "{seat} legt {card}; es folgt {next}.",
    )
    def lays_another(desk: Desk[Any], action: Play) -> Facts | None:
        wanted = called_for(desk)
        if wanted is None or action.card is wanted:
            return None
        seat, card = SeatTerm(action.seat), action.card.term
        return {"seat": seat, "card": card, "next": wanted.term}

    return lays_another


def called_for(desk: Desk[Any]) -> Card | None:
    """The card that comes next in a run; None where any card can be laid."""
    if desk.task is not Task.PLAY or desk.anew or not desk.pile:
        return None
    return following(desk.pile[-1])


def is_possible(desk: Desk[Any]) -> bool:
    """Whether the seat on turn holds the card that comes next."""
    wanted = called_for(desk)
    return wanted is None or () in desk.hands or wanted in desk.hands[desk.turn]


def following(card: Card) -> Card | None:
    """The next card of a suit; None after the Ace."""
    if card.rank is Rank.ACE:
        return None
    return Card(card.suit, RANKS[RANKS.index(card.rank) + 1])


def run_game(
    rules: R,
    run: Run,
    *,
    module: str,
    clauses: tuple[Clause, ...],
    seats: range,
    rest: Clause,
    next_card: Clause,
    turns: Clause,
    playing: Clause,
) -> Game[R, Desk[R], Act, TextEvent, DeskView[R]]:
    """A game of runs. `rest` is the clause of the stock, `next_card` that of the card that comes
    next.
    """

    @cites(run.dealt, rest)
    def deal(desk: Desk[R], cards: Cards) -> After:
        return run.deal(desk, cards)

    @cites(next_card, run.said, run.ace, run.turned, run.stock, run.gone)
    def lay(desk: Desk[R], play: Play) -> After:
        return run.lay(desk, play)

    @cites(run.first)
    def outcome(desk: Desk[R]) -> Outcome | None:
        return run.outcome(desk)

    return pile_game(
        rules,
        module=module,
        clauses=clauses,
        seats=seats,
        start=undealt,
        deal=deal,
        lay=lay,
        is_possible=is_possible,
        rows=(calls_for(next_card),),
        outcome=outcome,
        ending=run.ending,
        turns=turns,
        playing=playing,
    )
