"""The plain game of tricks: Nature deals all cards, the seats play them, and the game is over.

States, views and steps are the same for all such games. A game adds its order, its duties, the
leader of each trick, and its outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cached_property
from typing import Annotated, Generic, TypeAlias, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer, next_seat
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import PACK, SHUFFLE, Card, Deal, right_deal, sorted_hand
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.knowledge import Knowledge
from daumen_rules.pieces.marks import By, BySeat, Called, Open, Own, Rest, Unsorted
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.scenes import Part
from daumen_rules.pieces.secrets import Secrets

from .hands import hand_told, played_told, taken_told, without
from .tricks import (
    FOLLOW_SUIT,
    Cards,
    Duty,
    Order,
    Play,
    Trick,
    Turn,
    may_hold,
    owed,
    own_card,
    play_of,
    tricks_of,
    winner,
)

R = TypeVar("R")
K = TypeVar("K")
Act: TypeAlias = Deal | Play


def _played(state: Table[R], cards: Cards) -> tuple[Trick, ...] | None:
    """Tricks of these cards."""
    return tricks_of(range(state.players), cards)


@frozen(kw_only=True, repr=False)
class Table(Pictured, Generic[R]):
    """A table: `hands` by seat, empty before the deal; `trick` on the table; `tricks` before it."""

    rules: Open[R]
    players: Open[int]
    dealer: Annotated[Open[Seat], Called("dealer", "Geber")]
    turn: Annotated[Open[Seat], Called("turn", "am Zug")]
    hands: Annotated[BySeat[Own[Unsorted[Cards]]], By(SHUFFLE), Called("hand", "Hand")] = ()
    trick: Annotated[Open[Trick], Called("trick", "Stich")] = ()
    tricks: Annotated[Open[tuple[Trick, ...]], Called("tricks", "Stiche"), Rest(_played)] = ()


@frozen(kw_only=True, repr=False)
class TableView(Pictured, Generic[R, K]):
    """The knowledge of a seat: its hand, the number of cards of every seat, all cards played.

    `known` is public knowledge besides the cards. The hand of a spectator is empty.
    """

    viewer: Viewer
    rules: R
    players: int
    dealer: Seat
    turn: Seat
    hand: Cards
    left: BySeat[int] = ()
    trick: Trick
    tricks: tuple[Trick, ...]
    known: K


@frozen(kw_only=True, slots=False)
class TrickGame(Generic[R, K]):
    """A plain game of tricks: its fields are the keywords of a game, its methods the steps."""

    clauses: tuple[Clause, ...]
    """The clauses of the game."""
    module: str
    """The module of the game: its `__name__`."""
    rooms: tuple[Room, ...] = ()
    """The modules of the game besides its own."""
    seats: range
    """The numbers of players."""
    order: Callable[[R], Order]
    duties: tuple[tuple[Clause, Duty], ...]
    start: Callable[[int, R], Table[R]]
    """The table before the deal; its `turn` leads the first trick."""
    lead: Callable[[Table[R], Play], Seat]
    """The seat that leads after a play has taken its trick."""
    known: Callable[[Table[R]], K]
    """The public knowledge besides the cards."""
    shows: Callable[[K], tuple[Part, ...]] = lambda _: ()
    """The parts of the scene that show the public knowledge besides the cards."""
    remarks: Callable[[Table[R], Table[R]], Iterable[TextEvent]]
    """The events of a step besides those of cards and tricks, from the tables before and after."""
    outcome: Callable[[Table[R]], Outcome]
    """The outcome when all cards are played."""
    rows: tuple[Row[Table[R], Act], ...] = ()
    """The rows of the game besides those of deal, turn, hand and duties."""
    announced: Callable[[Table[R]], Hashable] = lambda _: None
    """The announcements that seats had to make about their hands; all have heard them."""
    lines: tuple[DerivedLine[Table[R]], ...] = ()
    """Lines of a position besides the fields, such as one for the announcements."""
    dealing: Clause
    turns: Clause
    playing: Clause
    """The clause that a seat plays a card of its own hand, for all to see."""
    taking: Clause
    """The clause that says who takes a trick."""

    def ended(self, state: Table[R]) -> Outcome | None:
        """The outcome, None before the end."""
        return self.outcome(state) if state.hands and not any(state.hands) else None

    def movers(self, state: Table[R]) -> tuple[Mover, ...]:
        """Nature before the deal, then the seat on turn; nobody once all cards are played."""
        if not state.hands:
            return (NATURE,)
        return (state.turn,) if any(state.hands) else ()

    def held(self, state: Table[R], seat: Seat) -> Cards | None:
        """The hand of a seat; None before the deal, and for a seat that the game does not have."""
        return state.hands[seat] if seat in range(len(state.hands)) else None

    def at(self, state: Table[R], seat: Seat) -> Turn | None:
        """The order, hand and trick that decide which cards a seat may play; None as in `held`."""
        hand = self.held(state, seat)
        return None if hand is None else Turn(self.order(state.rules), hand, state.trick)

    def legality(self) -> Legality[Table[R], Act]:
        """The rows: the deal, the turn, the card, the duties."""
        return Legality(
            right_deal(lambda _: PACK),
            in_turn(self.turns, self.movers, actor),
            own_card(self.playing, self.held),
            *(owed(clause, duty, self.at) for clause, duty in self.duties),
            *self.rows,
        )

    def candidates(self, state: Table[R]) -> Iterator[Act]:
        """Every card of the hand on turn, as a play; the rows refuse some."""
        if state.hands:
            yield from [play_of(state.turn, card) for card in state.hands[state.turn]]

    def effect(self, state: Table[R], action: Act) -> Step[Table[R], Act, TextEvent]:
        """The step of a deal or a play."""
        if isinstance(action, Deal):
            after, events = self._dealt(state, action)
        else:
            after, events = self._played(state, action)
        return Step(action, after, (*events, *self.remarks(state, after)))

    def _dealt(self, state: Table[R], deal: Deal) -> tuple[Table[R], tuple[TextEvent, ...]]:
        size = len(deal.cards) // state.players
        hands: list[Cards] = [()] * state.players
        for place in range(state.players):
            seat = (state.dealer + 1 + place) % state.players
            hands[seat] = sorted_hand(deal.cards[place * size : (place + 1) * size])
        got = (hand_told(self.dealing, seat, hand) for seat, hand in enumerate(hands))
        return evolve(state, hands=tuple(hands)), tuple(got)

    def _played(self, state: Table[R], play: Play) -> tuple[Table[R], tuple[TextEvent, ...]]:
        hands = without(state.hands, play)
        trick = (*state.trick, play)
        events = [played_told(self.playing, play)]
        if len(trick) < state.players:
            turn = next_seat(play.seat, state.players)
            return evolve(state, hands=hands, trick=trick, turn=turn), tuple(events)
        best = winner(self.order(state.rules), trick)
        events.append(taken_told(self.taking, best, trick))
        turn = self.lead(state, best)
        after = evolve(state, hands=hands, trick=(), tricks=(*state.tricks, trick), turn=turn)
        return after, tuple(events)

    @cached_property
    def secrets(self) -> Secrets[Table[R], TableView[R, K]]:
        """The secrets: the marks of `Table` say who sees a hand, `known` adds public knowledge."""
        return Secrets(
            state=Table[R],
            view=TableView[R, K],
            back=PACK[0],
            pack=lambda state: PACK if state.hands else (),
            own={"hand": "hands"},
            sizes={"left": "hands"},
            also={"known": lambda state, _: self.known(state)},
            may_hold=self._may_hold,
            fits=lambda state, view: not state.hands or self.known(state) == view.known,
        )

    def _may_hold(self, state: Table[R]) -> Callable[[Seat, Card], bool]:
        follows = any(duty is FOLLOW_SUIT for _, duty in self.duties)
        tricks = (*state.tricks, state.trick) if follows else ()
        return may_hold(self.order(state.rules), tuple(filter(None, tricks)))

    @cached_property
    def knowledge(self) -> Knowledge[Table[R], TableView[R, K]]:
        """The knowledge of viewers: hidden hands may differ if the announcements stay the same."""
        return evolve(self.secrets.knowledge, alike=self._alike, masked=self._masked)

    def _alike(self, state: Table[R], viewer: Viewer) -> Iterator[Table[R]]:
        for other in self.secrets.alike(state, viewer):
            if self.announced(other) == self.announced(state):
                yield other

    def _masked(self, value: Table[R] | Act, viewer: Viewer) -> Hashable:
        seen = self.secrets.masked(value, viewer)
        return (seen, self.announced(value)) if isinstance(value, Table) else seen


def actor(action: Act) -> Mover:
    """Who acts: Nature deals, a seat plays."""
    return NATURE if isinstance(action, Deal) else action.seat
