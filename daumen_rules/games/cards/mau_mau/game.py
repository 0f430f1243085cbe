"""125 Mau-Mau: seats lay cards of the suit or rank on top; the first without cards wins.

The module joins the parts of the game, and has its chance, words and pictures. It states no rule
of play.
"""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.contracts.batch_form import AnyBatchForm
from daumen_rules.contracts.entry import entry
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import NATURE, Seat, Viewer
from daumen_rules.kernel.text import Text
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import CARD, DEAL, SUIT, Card, Rank, Suit, cards_figure, deals, tiles
from daumen_rules.pieces.scenes import POINTS, Chips, Fan, Part, Scene, held, labelled, places
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verbs, verb

from ..engines import laying
from ..engines.laying import SHUFFLE, shuffles, suit_term
from . import clauses, count, effect, legality, rules, table
from . import view as views
from .rules import Rules
from .table import Action, Draw, Keep, Lay, Pass, Table, movers, ready
from .view import SECRETS, TableView

PLAYERS: Final = range(2, 6)
ROOMS: Final = tuple(
    Room(each.__name__) for each in (laying, clauses, rules, table, legality, count, effect, views)
)
LONGEST: Final = 20_000
"""A bound on the steps of a random match, far above those it takes."""


def chance(state: Table) -> Distribution[Any] | None:
    """The deal, or the shuffle of the pile while a seat waits for cards."""
    if movers(state) != (NATURE,):
        return None
    return shuffles(ready(state)) if state.hands else deals()


VERBS: Final[Verbs[Action]] = Verbs(
    (
        DEAL,
        SHUFFLE,
        verb(Lay, "lay {card}", "lege {card}", card=CARD),
        verb(
            Lay,
            "lay {card} wish {wish}",
            "lege {card} wünsche {wish}",
            card=evolve(CARD, examples=(Card(Suit.DIAMONDS, Rank.JACK),)),
            wish=SUIT,
            phrase=Text("lay {card} and wish for {wish}", "lege {card} und wünsche {wish}"),
        ),
        verb(
            Draw,
            "draw",
            "ziehe",
            phrase=Text("draw a card", "ziehe eine Karte"),
            touches=("stock",),
        ),
        verb(
            Keep,
            "keep",
            "behalte",
            phrase=Text("keep the card", "behalte die Karte"),
            touches=("drawn",),
        ),
        verb(Pass, "pass", "passe"),
    )
)


def scene(view: TableView, viewer: Viewer) -> Scene:
    """The top of the pile and the stock, every seat's cards and points."""

    def parts(seat: Seat) -> tuple[Part, ...]:
        hand, size = tiles(view.hand), view.sizes[seat] if view.sizes else 0
        own = held(hand, size, is_own=seat == viewer)
        drawn = tiles((view.drawn,)) if view.drawn and seat == viewer else ()
        new = (Fan(label=Text("drawn", "gezogen"), cards=drawn),) if drawn else ()
        return own, *new, Chips(label=POINTS, count=view.points[seat])

    wish = (labelled(Text("named", "bestimmt"), suit_term(view.wish)),) if view.wish else ()
    return Scene(
        middle=(
            Fan(label=Text("pile", "Stapel"), cards=tiles(view.pile[-1:])),
            *wish,
            Fan(label=Text("stock", "Stock"), backs=view.stock),
        ),
        seats=places(view.players, view.turn if view.sizes else None, parts, viewer),
    )


def batch() -> AnyBatchForm:
    """The batch form."""
    from .batch.form import FORM  # needs the extra `fast`

    return FORM


GAME: Final = entry(
    Rules(),
    module=__name__,
    clauses=clauses.CLAUSES,
    rooms=(cards.ROOM, *ROOMS),
    seats=PLAYERS,
    start=table.start,
    movers=movers,
    actor=table.actor,
    chance=chance,
    candidates=legality.candidates,
    legality=legality.LEGALITY,
    effect=effect.effect,
    outcome=table.outcome,
    knowledge=SECRETS.knowledge,
    verbs=VERBS,
    scene=scene,
    figures=(cards_figure(count.counted, (clauses.COUNT, clauses.TEN)),),
    attempts=legality.attempts,
    longest=LONGEST,
    pieces=SECRETS.pieces,
    invariants=table.faults,
    so_far=lambda state: (state.deals, tuple(-points for points in state.points)),
    rotated=rotated,
    batch=batch,
)
