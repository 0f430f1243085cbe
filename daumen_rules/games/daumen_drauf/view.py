"""The views of a state and of an event that each seat gets.

Hidden information reaches seats only through this module. A view is made from the viewer's own
hand, from `knowledge`, and from the cards that lie open for all.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, assert_never

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Spectator, Viewer
from daumen_rules.pieces.marks import BySeat, Called, Copy

from . import clauses as c
from .card_order import colour_order
from .events import (
    Dealt,
    Drawn,
    Event,
    GameOver,
    Inspected,
    LastHand,
    Leads,
    NobodyDraws,
    Parried,
    Passed,
    PileEmpty,
    Released,
    Scored,
    Shown,
    Skipped,
    Taken,
    TrickLeft,
)
from .knowledge import check_viewer, faces, sight_of, unseen
from .legality import LEGALITY
from .legality.moves import candidates
from .model import Action, Card, CardCount, Colour, Deal, Finished, Playing, Sight, State, Undealt
from .rule_set import RuleSet


class Phase(Enum):
    """The phase of a game."""

    UNDEALT = "undealt"
    PLAYING = "playing"
    FINISHED = "finished"


@frozen
class SeenCard:
    """A card of the trick as a viewer sees it, its seat, and whether the thumb covers it."""

    seat: Annotated[Seat, Called("by", "von")]
    card: Annotated[Sight, Called("card", "Karte")]
    covered: Annotated[bool, Called("covered", "verdeckt")]


@frozen(kw_only=True, repr=False)
class View(Pictured):
    """All that a seat, or a spectator, knows of a game. Tuples by seat, seat 0 first.

    `hand` are the viewer's own cards, `hand_sizes` how many everybody holds, `pile` how many can
    still be drawn. `shown` is the trick in order, each card whole or a kind as far as the viewer
    can know, the last one the highest; `colours` its colours, the weakest first. `captured` is what
    each seat has taken, `out` every card whose place the viewer cannot see. `legal_actions` are the
    viewer's own. `last_hands`, `left` and `tallies` are filled at the end.
    """

    viewer: Viewer
    rules: RuleSet
    players: int
    starter: Annotated[Seat, Called("starter", "beginnt")]
    phase: Annotated[Phase, Called("phase", "Phase")]
    tricks: Annotated[int, Called("tricks", "Stiche")]
    """How many tricks have been taken."""
    turn: Annotated[Seat | None, Called("turn", "am Zug")]
    """Who is on turn; None before the deal and after the end."""
    leader: Annotated[Seat | None, Called("leader", "Anspieler")]
    """Who leads, or led, the trick."""
    hand: Annotated[tuple[Card, ...], Called("hand", "Hand")]
    """The viewer's own cards."""
    hand_sizes: Annotated[BySeat[int], Called("hand sizes", "Handkarten")]
    last_hands: Annotated[tuple[tuple[Card, ...], ...], Called("last hands", "letzte Hände")]
    """The hands laid open at the end, by seat; empty before."""
    pile: Annotated[int, Called("pile", "Stapel")]
    """How many cards the draw pile has."""
    shown: Annotated[tuple[SeenCard, ...], Called("shown", "gezeigt")]
    """The trick that is going on, in the order shown; the last card is the highest."""
    colours: Annotated[tuple[Colour, ...], Called("colours", "Farben")]
    """The colours of the trick, the weakest first."""
    captured: Annotated[BySeat[tuple[Sight, ...]], Called("captured", "eingenommen")]
    """The captured cards of each seat: their kinds, and the fangs that the viewer can know."""
    left: Annotated[tuple[Sight, ...], Called("left", "übrig")]
    """The cards of a trick that nobody got (Q42)."""
    out: Annotated[tuple[Sight, ...], Called("out", "nicht zu sehen")]
    """The cards in the draw pile and in hands that the viewer does not see."""
    legal_actions: Copy[tuple[Action, ...]]
    """The legal actions of the viewer."""
    tallies: Annotated[tuple[CardCount, ...], Called("counted", "gezählt")]
    """The count of each seat's cards; empty before the end."""

    @property
    def highest(self) -> SeenCard | None:
        """The card to be beaten."""
        return self.shown[-1] if self.shown else None


@cites(c.HAND_1, c.HAND_2, c.THUMB_2, c.THUMB_4, c.END_4)
def view(state: State, viewer: Viewer) -> View:
    """A state as a seat or a spectator sees it.

    Raises ValueError for a seat that is not at the table.
    """
    check_viewer(state, viewer)
    if isinstance(state, Undealt):
        return _undealt(state, viewer)
    table, memory = state.table, faces(state, viewer)
    trick = state.trick if isinstance(state, Playing) else None
    return View(
        viewer=viewer,
        rules=table.rules,
        players=table.players,
        starter=table.starter,
        phase=Phase.PLAYING if trick else Phase.FINISHED,
        tricks=table.tricks,
        turn=trick.turn if trick else None,
        leader=trick.leader if trick else None,
        hand=() if isinstance(viewer, Spectator) else table.hands[viewer],
        hand_sizes=tuple(map(len, table.hands)),
        last_hands=table.hands if isinstance(state, Finished) else (),
        pile=len(table.pile),
        shown=()
        if trick is None
        else tuple(
            SeenCard(s.seat, sight_of(s.card, memory), trick.covered(s.seat) == s)
            for s in trick.shown
        ),
        colours=colour_order(trick, table.rules.colour_scope) if trick else (),
        captured=tuple(
            tuple(sight_of(s.card, memory) for s in captured) for captured in table.captured
        ),
        left=tuple(sight_of(s.card, memory) for s in state.left)
        if isinstance(state, Finished)
        else (),
        out=unseen(state, viewer),
        legal_actions=_legal(state, viewer),
        tallies=state.tallies if isinstance(state, Finished) else (),
    )


def _undealt(state: Undealt, viewer: Viewer) -> View:
    cards = state.pack.cards
    return View(
        viewer=viewer,
        rules=state.rules,
        players=state.players,
        starter=state.starter,
        phase=Phase.UNDEALT,
        tricks=0,
        turn=None,
        leader=None,
        hand=(),
        hand_sizes=(0,) * state.players,
        last_hands=(),
        pile=len(cards),
        shown=(),
        colours=(),
        captured=((),) * state.players,
        left=(),
        out=tuple(card.kind for card in cards),
        legal_actions=(),
        tallies=(),
    )


def _legal(state: State, viewer: Viewer) -> tuple[Action, ...]:
    return tuple(
        action
        for action in candidates(state)
        if not isinstance(action, Deal) and action.seat == viewer and LEGALITY.allows(state, action)
    )


@cites(c.HAND_2, c.THUMB_2, c.THUMB_4, c.END_6)
def witness(event: Event, viewer: Viewer) -> Event:
    """An event as a seat or a spectator sees it: hidden cards are left out, or only a kind."""
    match event:
        case Drawn(seat=seat) if seat != viewer:
            return evolve(event, cards=())
        case Shown(seat=seat, card=Card() as card) | Parried(seat=seat, card=Card() as card) if (
            seat != viewer
        ):
            return evolve(event, card=card.kind)
        case Inspected(seat=seat, by_all=False) if seat != viewer:
            return evolve(event, cards=())
        case _:
            return event


def reveals(event: Event) -> bool:
    """Whether an event tells a seat of a card, a trick or the end: then no undo is possible."""
    match event:
        case Drawn() | Shown() | Released() | Parried() | Inspected() | LastHand():
            return True
        case Dealt() | Taken() | TrickLeft() | GameOver() | Scored():
            return True
        case Skipped(holds_cards=holds_cards):
            return holds_cards
        case Passed() | Leads() | NobodyDraws() | PileEmpty():
            return False
    assert_never(event)
