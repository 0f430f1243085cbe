"""117 Spitz, pass auf!: all seats turn a card, and the first to see a pair slaps it.

The module joins the parts of the game, and has its chance, words and pictures. It states no rule
of play.
"""

from __future__ import annotations

from itertools import product, starmap
from typing import Any, Final

from daumen_rules.contracts.entry import entry
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import NATURE, REFEREE, Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import DEAL, deals, tiles
from daumen_rules.pieces.operands import Operand, Several
from daumen_rules.pieces.scenes import Chips, Fan, Part, Place, Scene, places
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verbs, verb

from ..engines import laying
from ..engines.laying import SHUFFLE, shuffles
from . import clauses, effect, legality, table
from . import view as views
from .clauses import Rules
from .legality import ready
from .table import Action, Race, Slap, Table, movers
from .view import TableView

PLAYERS: Final = range(2, 7, 2)
LETTERS: Final = "".join(map(seat_letter, range(PLAYERS[-1])))
ROOMS: Final = tuple(
    Room(each.__name__) for each in (laying, clauses, table, legality, effect, views)
)
LONGEST: Final = 10_000
"""A bound on the steps of a thousand rounds of six slaps, with their ends and new piles."""


def chance(state: Table) -> Distribution[Any] | None:
    """The deal, or the shuffle of a new pile."""
    if movers(state) != (NATURE,):
        return None
    waiting = ready(state)
    return deals() if waiting is None else shuffles(waiting)


_SLAP: Final = Operand(
    what=Text("who slaps whose card, such as A>B", "wer wessen Karte schlägt, etwa A>B"),
    values=tuple(starmap(Slap, product(range(PLAYERS[-1]), repeat=2))),
    word=lambda slap: Text(_slap(slap), _slap(slap)),
    examples=(Slap(0, 1), Slap(1, 0)),
    whole=lambda slap: Term(_slap(slap), _slap_told(slap)),
)
VERBS: Final[Verbs[Action]] = Verbs(
    (
        DEAL,
        SHUFFLE,
        verb(
            Race,
            "quiet",
            "ruhe",
            by=REFEREE,
            phrase=Text("nobody slaps any more", "niemand schlägt mehr zu"),
        ),
        verb(
            Race,
            "slap {group}",
            "schlag {group}",
            by=REFEREE,
            phrase=Text("next, {group}", "als Nächstes: {group}"),
            group=Several(of=_SLAP, least=1),
        ),
    )
)


def _slap(slap: Slap) -> str:
    return f"{seat_letter(slap.seat)}>{seat_letter(slap.target)}"


def _slap_told(slap: Slap) -> Text:
    who, whose = seat_letter(slap.seat), seat_letter(slap.target)
    return Text(f"{who} slaps the card of {whose}", f"{who} schlägt die Karte von {whose}")


def scene(view: TableView, viewer: Viewer) -> Scene:
    """For each seat its pile, the card it has turned, and the cards it has won."""

    def parts(seat: Seat) -> tuple[Part, ...]:
        card, gone = view.turned[seat], Text("slapped away", "weggeschlagen")
        shown = () if card is None else tiles((card,))
        if card is not None and seat in view.gone:
            sign = Text(f"({card.sign.en})", f"({card.sign.de})")
            shown = tuple(evolve(one, signs=((sign, ""),), said=gone) for one in shown)
        return (
            Fan(label=Text("pile", "Stapel"), backs=view.piles[seat]),
            Fan(label=Text("turned", "aufgedeckt"), cards=shown),
            Chips(label=Text("won", "gewonnen"), count=len(view.won[seat])),
        )

    def place(seat: Seat, found: Place) -> Place:
        out = (Text("sits out", "setzt aus"),) if seat in view.out else ()
        return evolve(found, marks=out)

    seats = places(len(view.piles), None, parts, viewer)
    return Scene(seats=tuple(place(seat, found) for seat, found in enumerate(seats)))


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
    knowledge=views.SECRETS.knowledge,
    verbs=VERBS,
    scene=scene,
    attempts=legality.attempts,
    longest=LONGEST,
    pieces=views.pieces,
    measure=views.measure,
    invariants=table.faults,
    rotated=rotated,
)
