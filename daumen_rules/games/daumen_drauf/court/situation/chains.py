"""The chains of clauses by which an answer follows, as far as they hold for every filling of gaps.

The reasons here hold in every world of a branch: a reason that depends on facts that the branch
leaves open is left out, or reduced to its clause. The search then keeps the reasons that all
branches share. So the reasons of a ruling hold in every world.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.event_reasons import event_reasons, why
from daumen_rules.games.daumen_drauf.events import (
    Drawn,
    Event,
    GameOver,
    LastHand,
    Leads,
    NobodyDraws,
    Parried,
    Passed,
    Released,
    Scored,
    Shown,
    Taken,
)
from daumen_rules.games.daumen_drauf.model import Finished, Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.reasons import explain, higher_than, if_held, twin_of_highest
from daumen_rules.games.daumen_drauf.remembered_cards import Noted
from daumen_rules.games.daumen_drauf.scoring import card_points
from daumen_rules.games.daumen_drauf.view import View, view
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import SPECTATOR, Seat
from daumen_rules.kernel.text import SeatTerm, Sentence, number
from daumen_rules.kernel.verdict import Reason

from .model import Heap, Situation
from .shapes import always_full
from .trick_so_far import TrickSoFar

E = TypeVar("E", bound=Event)
Chain = tuple["Reason | Clause", ...]
"""Reasons, and clauses without a sentence for the case, which are told by their gist."""


def of_kind(events: Iterable[Event], kind: type[E]) -> tuple[E, ...]:
    """The events of one kind."""
    return tuple(event for event in events if isinstance(event, kind))


def first_of(events: Iterable[Event], kind: type[E]) -> E | None:
    """The first event of one kind, None where there is none."""
    return next((event for event in events if isinstance(event, kind)), None)


# May a seat do it?


def of_action(
    situation: Situation, so_far: TrickSoFar, action: Show | Pass | Parry, done: TrickSoFar | None
) -> tuple[Chain, tuple[Sentence, ...]]:
    """Why an action is allowed or refused, and what would make a refused one legal.

    `done` is the trick after the action, None where the action is refused.
    """
    told = explain(so_far.state, action)
    known = is_told(situation.hands[action.seat]) and not so_far.over
    reasons = [_as_asked(situation, r) for r in told.reasons if r.clause is not c.PASS_3 or known]
    if so_far.over and isinstance(action, Parry):
        reasons = [_NOTHING_LEFT if r.clause is c.PARRY_1 else r for r in reasons]
    if done is None:
        found = (one for one in told.remedies if one not in if_held(told.reasons, action))
        held = if_held(told.reasons, action) if _can_be_held(situation, so_far, action) else ()
        return tuple(reasons), (*found, *held)
    cited = {reason.clause for reason in reasons}
    carried = (e.clause for e in done.latest if isinstance(e, Released | Shown | Passed))
    return (*reasons, *(clause for clause in carried if clause not in cited)), ()


def _can_be_held(situation: Situation, so_far: TrickSoFar, action: Show | Pass | Parry) -> bool:
    """Whether the seat may hold the card: it is in play, and not told to lie elsewhere."""
    asked, state = situation.ask.card, so_far.state
    if asked is None or not isinstance(state, Playing):
        return False
    told = [seen for seen, _ in situation.sights]
    lying = sum(seen == asked or getattr(seen, "kind", None) == asked for seen in told)
    both = isinstance(asked, Card) and told.count(asked.kind) > 1
    of_a_kind = 1 if isinstance(asked, Card) else 2
    in_play = any(asked in (card, card.kind) for card in state.table.pack.cards)
    return in_play and lying < of_a_kind and not both


_NOTHING_LEFT: Final = why(
    c.PARRY_1,
    "The trick is over: there is no card to parry any more.",
    "Der Stich ist zu Ende: Es gibt keine Karte mehr zu parieren.",
)


def is_told(hand: Heap) -> bool:
    """Whether the cards of a hand are known well enough to say what the seat can do."""
    return not hand.more and all(isinstance(seen, Card | Kind) for seen in hand.seen)


def _as_asked(situation: Situation, reason: Reason) -> Reason:
    """A reason about a card that a seat lacks, with the card named as in the question."""
    card = situation.ask.card
    if reason.clause is not c.THUMB_1 or not isinstance(card, Kind):
        return reason
    facts = tuple((n, card.term if n == "card" else f) for n, f in reason.sentence.facts)
    return Reason(reason.clause, evolve(reason.sentence, facts=facts))


# What comes of the trick?


@frozen
class Ending:
    """The end of a trick, or of the game between two tricks: the events that everybody sees.

    `so_far` is the trick at its end; `asked` is the trick at the time of the question. Without
    `told` no event gets a reason.
    """

    situation: Situation
    asked: TrickSoFar
    so_far: TrickSoFar
    told: bool = True

    def _views(self) -> tuple[View, View]:
        now, before = self.so_far.state, self.so_far.before
        return view(now if before is None else before, SPECTATOR), view(now, SPECTATOR)

    def _of(self, event: Event) -> tuple[Reason, ...]:
        events = self.so_far.latest
        if not self.told:
            return ()
        return event_reasons(*self._views(), events, events.index(event))

    @property
    def taken(self) -> Taken | None:
        """The event that a seat took the trick, None where none did."""
        return first_of(self.so_far.latest, Taken)

    def taking(self) -> Chain:
        """Why the trick goes to the seat that gets it."""
        taken = self.taken
        if taken is None:
            return ()
        parried = bool(of_kind(self.so_far.latest, Parried))
        if taken.clause is c.OVER_1:
            return (Reason(c.OVER_1, taken.sentence), *self._height(parried=False))
        if parried or self.asked.over:
            reasons = tuple(r for r in self._of(taken) if r.clause is not c.VAL_1)
        else:
            reasons = (_if_all_pass(taken.seat),)
        return (*reasons, *self._height(parried), taken.clause)

    def _height(self, parried: bool) -> Chain:
        """Why the last card is the highest, or parries, if the last two cards are remembered."""
        entries = [entry for entry in self.situation.trick if entry.act.shows]
        kinds = [kind for entry in entries[-2:] if (kind := _kind(entry.card)) is not None]
        if len(kinds) < 2:
            return ()
        below, last = kinds
        return (twin_of_highest(last),) if parried else (higher_than(last, below),)

    def leading(self) -> Chain:
        """Why a seat leads after the trick."""
        leads = of_kind(self.so_far.latest, Leads)
        return self._of(leads[0]) if leads else ()

    def over(self) -> Chain:
        """Why the game is over."""
        ends = of_kind(self.so_far.latest, GameOver)
        return self._of(ends[0]) if ends else (c.OVER_1,)

    def scoring(self, seat: Seat) -> Chain:
        """Why a seat has its points at the end."""
        scored = [e for e in of_kind(self.so_far.latest, Scored) if e.seat == seat]
        left = [e for e in of_kind(self.so_far.latest, LastHand) if e.seat == seat]
        return (*self._of(scored[0]), *(reason for e in left for reason in self._of(e)))

    # Drawing

    @property
    def draws(self) -> tuple[Drawn, ...]:
        """The cards drawn after the trick."""
        return of_kind(self.so_far.latest, Drawn) if self.taken is not None else ()

    def drawing(self, seat: Seat | None) -> Chain:
        """Why a seat draws its number of cards, or why nobody draws.

        It gives the counts too, if all are known: where hands may be short beside a pile, a branch
        leaves their sizes open.
        """
        mine = [event for event in self.draws if event.seat == seat]
        state = self.so_far.state
        assert isinstance(state, Playing | Finished)
        if not always_full(state.table.rules):
            nobody = of_kind(self.so_far.latest, NobodyDraws)
            return (*(e.clause for e in mine[:1]), *(e.clause for e in nobody))
        if mine:
            return self._of(mine[0])
        if not state.table.pile and not self.draws:
            return (why(c.FILL_2, "The draw pile is empty.", "Der Stapel ist leer."),)
        if seat is None:
            return ()
        held = len(state.table.hands[seat])
        if held < state.table.pack.hand_size:
            if state.table.pile:  # the game was over before anybody drew (Q40)
                return ()
            return (
                why(
                    c.FILL_2,
                    "The draw pile is used up before it is the turn of {seat}.",
                    "Der Stapel ist aufgebraucht, bevor {seat} ziehen kann.",
                    seat=SeatTerm(seat),
                ),
            )
        return (
            why(
                c.FILL_1,
                "{seat} holds {held} cards already.",
                "{seat} hat schon {held} Karten.",
                seat=SeatTerm(seat),
                held=number(held),
            ),
        )


def _kind(card: Noted) -> Kind | None:
    """The kind of a card, None where nobody remembers it."""
    if isinstance(card, Card):
        return card.kind
    return card if isinstance(card, Kind) else None


def _if_all_pass(seat: Seat) -> Reason:
    return why(
        c.END_2,
        "If nobody shows or parries any more, everybody else passes on the last card of {seat}.",
        "Zeigt und pariert niemand mehr, so passen alle anderen auf die letzte Karte von {seat}.",
        seat=SeatTerm(seat),
    )


# Points


def counted(cards: Iterable[Card], *, result: bool) -> Chain:
    """Why cards count as they do; with `result` also their sum, as the result of a seat."""
    points = [card_points(card) for card in cards]
    plus, minus = number(points.count(1)), number(points.count(-1))
    reasons = (
        why(c.VAL_1, "Harmless cards: {plus}.", "Ungiftige Karten: {plus}.", plus=plus),
        why(c.VAL_2, "Poisonous cards: {minus}.", "Giftige Karten: {minus}.", minus=minus),
    )
    if not result:
        return reasons
    sum_ = "{plus} − {minus} = {score}."
    score = number(sum(points))
    return (*reasons, why(c.VAL_3, sum_, sum_, plus=plus, minus=minus, score=score))
