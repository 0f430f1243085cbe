"""States of *Daumen drauf!*; the actions stand in `actions`, the cards in `cards`.

The module holds frozen values and no rule: `legality` decides which actions are allowed in a state,
and `transition` makes the next one.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final, TypeAlias

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.marks import Called, Kinds

from . import clauses as c
from .actions import Action, Deal, Parry, Pass, Show
from .cards import HAND_SIZE, SEATS, TOP_VALUE, Card, Colour, Fang, Kind, Pack, Sight
from .rule_set import RuleSet


class How(Enum):
    """How a seat came to know a fang."""

    OWN = "own"
    RELEASED = "released"
    INSPECTED = "inspected"
    TWIN = "twin"


@frozen
class Look:
    """Cards whose faces somebody has seen: how, and at which event of the game (from 1)."""

    cards: Annotated[tuple[Card, ...], Called("cards", "Karten")]
    how: Annotated[How, Called("how", "wie")]
    event: Annotated[int, Called("event", "Ereignis")]
    seat: Annotated[Seat | None, Called("seen by", "gesehen von")]
    """The seat that has looked; None where everybody has, the spectator too."""


@frozen
class ShownCard:
    """A card in a trick: who showed it, in which lap (from 1), at which event of the game."""

    seat: Annotated[Seat, Called("by", "von")]
    card: Annotated[Card, Called("card", "Karte")]
    lap: Annotated[int, Called("lap", "Umlauf")]
    event: Annotated[int, Called("event", "Ereignis")]


@frozen
class Trick:
    """A trick that is going on: its cards in the order shown, the passes since, whose turn."""

    leader: Annotated[Seat, Called("leader", "Anspieler")]
    turn: Annotated[Seat, Called("turn", "am Zug")]
    shown: Annotated[tuple[ShownCard, ...], Called("shown", "gezeigt")] = ()
    passes: Annotated[int, Called("passes", "gepasst")] = 0
    lap: Annotated[int, Called("lap", "Umlauf")] = 1

    def next_lap(self) -> Trick:
        """The trick in the lap that follows."""
        return Trick(self.leader, self.turn, self.shown, self.passes, self.lap + 1)

    def passed(self, turn: Seat) -> Trick:
        """The trick with one more pass, and the seat that is on turn then."""
        return Trick(self.leader, turn, self.shown, self.passes + 1, self.lap)

    def with_card(self, card: ShownCard, turn: Seat) -> Trick:
        """The trick with one more card, after which nobody has passed yet, and whose turn it is."""
        return Trick(self.leader, turn, (*self.shown, card), 0, self.lap)

    @property
    def highest(self) -> ShownCard | None:
        """The last card shown, which is the highest; None before the lead."""
        return self.shown[-1] if self.shown else None

    def covered(self, seat: Seat) -> ShownCard | None:
        """The card that a seat is showing under its thumb: its latest in this trick."""
        for shown in reversed(self.shown):
            if shown.seat == seat:
                return shown
        return None


@frozen(slots=False)
class Table:
    """All cards on the table and in hands, and the facts on them. Tuples go by seat from 0."""

    rules: RuleSet
    pack: Annotated[Pack, Called("pack", "Blatt")]
    players: int
    starter: Annotated[Seat, Called("starter", "beginnt")]
    hands: Annotated[tuple[tuple[Card, ...], ...], Called("hand", "Hand")]
    """In card order."""
    pile: Annotated[tuple[Card, ...], Called("pile", "Stapel")]
    """The draw pile, top card first."""
    captured: Annotated[tuple[tuple[ShownCard, ...], ...], Called("captured", "eingenommen")]
    """In the order taken."""
    memory: Annotated[tuple[Look, ...], Called("seen", "gesehen")]
    """The looks of all seats at faces, in order."""
    events: Annotated[int, Called("events", "Ereignisse")] = 0
    """The number of events so far."""
    tricks: Annotated[int, Called("tricks", "Stiche")] = 0
    """The number of tricks taken so far."""
    taker: Annotated[Seat | None, Called("taker", "genommen von")] = None
    """The seat that took the last trick."""

    def faces(self, viewer: Viewer) -> dict[Card, Look]:
        """The cards whose faces a viewer has seen, each with the first look at it."""
        first: dict[Card, Look] = {}
        for look in self.memory:
            if look.seat is None or look.seat == viewer:
                for card in look.cards:
                    first.setdefault(card, look)
        return first


@frozen(repr=False)
class Undealt(Pictured):
    """Before the deal: Nature is to move."""

    rules: RuleSet
    pack: Annotated[Pack, Called("pack", "Blatt")]
    players: int
    starter: Annotated[Seat, Called("starter", "beginnt")]


@frozen(repr=False)
class Playing(Pictured):
    """Between the deal and the end: either `Leading` or `Following`, never this class itself."""

    table: Annotated[Table, Called("table", "Tisch", is_open=True)]
    trick: Annotated[Trick, Called("trick", "Stich")]

    def __attrs_post_init__(self) -> None:
        if type(self) is Playing:
            raise TypeError("a state in play is Leading or Following: see `playing`")

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.table.players

    @property
    def rules(self) -> RuleSet:
        """The rules by which the game is played."""
        return self.table.rules


@frozen(repr=False)
class Leading(Playing):
    """A trick is to begin: no card of it is shown yet."""


@frozen(repr=False)
class Following(Playing):
    """A trick is going on."""

    @property
    def highest(self) -> ShownCard:
        """The card to be beaten: the last one shown."""
        return self.trick.shown[-1]


def playing(table: Table, trick: Trick) -> Playing:
    """The state of a table with a trick, begun or not."""
    return Following(table, trick) if trick.shown else Leading(table, trick)


@frozen
class CardCount:
    """What a seat's cards count: harmless and poisonous captured, and cards left in hand."""

    plus: Annotated[int, Called("plus", "plus")]
    minus: Annotated[int, Called("minus", "minus")]
    hand: Annotated[int, Called("in hand", "auf der Hand")]

    @property
    @cites(c.VAL_3, c.VAL_4)
    def score(self) -> int:
        """Plus points less minus points; it may be negative."""
        return self.plus - self.minus - self.hand


@frozen(repr=False)
class Finished(Pictured):
    """After the end. `left` are the cards of a trick that nobody got (Q42)."""

    table: Annotated[Table, Called("table", "Tisch", is_open=True)]
    tallies: Annotated[tuple[CardCount, ...], Called("counted", "gezählt")]
    left: Annotated[tuple[ShownCard, ...], Called("left", "übrig")] = ()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.table.players

    @property
    def rules(self) -> RuleSet:
        """The rules by which the game is played."""
        return self.table.rules


State: TypeAlias = Undealt | Playing | Finished
TOLD: Final = Annotated[
    Undealt | Leading | Following | Finished,
    Kinds(
        (
            (Undealt, Text("before the deal", "vor dem Geben")),
            (Leading, Text("lead", "Anspiel")),
            (Following, Text("trick", "Stich")),
            (Finished, Text("over", "zu Ende")),
        )
    ),
]
"""A state, by the phases that a position tells."""

__all__ = [
    "HAND_SIZE",
    "SEATS",
    "TOLD",
    "TOP_VALUE",
    "Action",
    "Card",
    "CardCount",
    "Colour",
    "Deal",
    "Fang",
    "Finished",
    "Following",
    "How",
    "Kind",
    "Leading",
    "Look",
    "Pack",
    "Parry",
    "Pass",
    "Playing",
    "Show",
    "ShownCard",
    "Sight",
    "State",
    "Table",
    "Trick",
    "Undealt",
    "playing",
]
