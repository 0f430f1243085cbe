"""145 Mogeln: seats lay cards face down and say the rank that is due, true or not.

The module joins the parts of the game, and has its words and pictures. It states no rule of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.contracts.entry import entry
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import NATURE, Seat, Viewer
from daumen_rules.kernel.text import SeatTerm, Text, both
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.callouts import heard_verb
from daumen_rules.pieces.cards import CARD, DEAL, deals, rank_sign, tile, tiles
from daumen_rules.pieces.choices import Word
from daumen_rules.pieces.scenes import BACK, HAND, Fan, Part, Scene, Tile, heading, places, same
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verbs, verb

from ..engines import laying
from ..engines.laying import rank_term
from . import clauses, effect, legality, table
from . import view as views
from .clauses import Rules
from .table import CALLED, Action, Doubt, Lay, Let, Slip, Table, movers
from .view import SeenLay, TableView

PLAYERS: Final = range(2, 4)
ROOMS: Final = tuple(
    Room(each.__name__) for each in (laying, clauses, table, legality, effect, views)
)
LONGEST: Final = 20_000
"""A bound on the steps of a thousand lays with the slips before and the answers after them."""


def chance(state: Table) -> Distribution[Any] | None:
    return deals() if movers(state) == (NATURE,) else None


CALL: Final = "{seat} has called first | {seat} hat zuerst gerufen"
HEARD: Final = Word("gerufen", both(CALL), CALL)
VERBS: Final[Verbs[Action]] = Verbs(
    (
        DEAL,
        verb(Lay, "lay {card}", "lege {card}", card=CARD),
        verb(
            Slip,
            "slip {card}",
            "schiebe {card} unter",
            phrase=Text("slip {card} into the pile", "schiebe {card} unter den Stapel"),
            card=CARD,
            touches=("pile",),
        ),
        verb(
            Doubt,
            "doubt",
            "zweifle",
            phrase=Text("doubt what was said", "zweifle an, was gesagt wurde"),
            touches=("pile",),
        ),
        verb(Let, "let", "lass", phrase=Text("let it pass", "lass es durchgehen")),
        heard_verb({CALLED: HEARD}, PLAYERS.stop - 1),
    )
)


def scene(view: TableView, viewer: Viewer) -> Scene:
    """The seat and the rank that are next, the pile lay by lay, and every seat's cards."""
    due = heading(
        "{seat} says next: {rank}",
        "{seat} sagt als Nächstes: {rank}",
        seat=SeatTerm(view.turn),
        rank=rank_term(view.due),
    )

    def laid(lay: SeenLay) -> Iterator[Tile]:
        said = rank_term(lay.claim).words
        if lay.cards is None:
            by, signs = SeatTerm(lay.seat), ((rank_sign(lay.claim), ""),)
            yield Tile(signs=signs, words=said, layers=(BACK,), by=by, said=said)
        for card in lay.cards or ():
            yield evolve(tile(card, SeatTerm(lay.seat)), said=said)

    def parts(seat: Seat) -> tuple[Part, ...]:
        size = view.sizes[seat]
        if seat == viewer:
            slipped = Text("slipped", "untergelegt")
            under = (Fan(label=slipped, cards=tiles(view.slipped)),) if view.slipped else ()
            return Fan(label=HAND, cards=tiles(view.hand)), *under
        return (Fan(label=HAND, count=same("?")) if size is None else Fan(label=HAND, backs=size),)

    pile = tuple(one for lay in view.pile for one in laid(lay))
    turn = view.asked[0] if view.asked else view.turn
    return Scene(
        middle=(due, Fan(label=Text("pile", "Stapel"), cards=pile)),
        seats=places(len(view.sizes), turn, parts, viewer),
    )


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
    knowledge=views.KNOWLEDGE,
    verbs=VERBS,
    scene=scene,
    attempts=legality.attempts,
    longest=LONGEST,
    pieces=views.SECRETS.pieces,
    invariants=table.faults,
    rotated=rotated,
)
