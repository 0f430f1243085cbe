"""117 Spitz, pass auf!: all turn a card, and whoever sees a pair first slaps.

The module joins the parts of the game and says how it is written and what it looks like; no rule of
play is stated here.
"""

from __future__ import annotations

from typing import Any, Final

from attrs import evolve

from daumen_rules.games.cards.engines import shed
from daumen_rules.games.cards.engines.shed import Shuffle, read_order, shuffles, write_order
from daumen_rules.games.cards.spitz import clauses as spitz_clauses
from daumen_rules.games.cards.spitz import effect as spitz_effect
from daumen_rules.games.cards.spitz import legality as spitz_legality
from daumen_rules.games.cards.spitz import table as spitz_table
from daumen_rules.games.cards.spitz import view as spitz_view
from daumen_rules.games.cards.spitz.clauses import CLAUSES, Rules
from daumen_rules.games.cards.spitz.effect import effect
from daumen_rules.games.cards.spitz.legality import (
    LEGALITY,
    attempts,
    candidates,
    ready,
)
from daumen_rules.games.cards.spitz.table import (
    Action,
    Race,
    Slap,
    Table,
    actor,
    movers,
    outcome,
    start,
)
from daumen_rules.games.cards.spitz.view import (
    TableView,
    alike,
    masked,
    measure,
    pieces,
    rotated,
    view,
)
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.game import GameRules
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.pieces import cards
from daumen_rules.pieces.cards import CARD_FORMS, Deal, deals, tiles
from daumen_rules.pieces.game import Book, Checks, Game, Notation, Scenes
from daumen_rules.pieces.scenes import Chips, Fan, Part, Place, Scene, places
from daumen_rules.pieces.told import Told, reveals, witness
from daumen_rules.pieces.words import ExpectedError

PLAYERS: Final = range(2, 7, 2)
LETTERS: Final = "".join(map(seat_letter, range(PLAYERS[-1])))
MODULES: Final = (
    cards,
    shed,
    spitz_clauses,
    spitz_table,
    spitz_legality,
    spitz_effect,
    spitz_view,
)
LONGEST: Final = 10_000
"""More steps than a thousand rounds of six slaps, their ends and new piles take."""


def chance(state: Table) -> Distribution[Any] | None:
    """The deal, or the shuffle of a new pile."""
    if movers(state) != (NATURE,):
        return None
    waiting = ready(state)
    return deals() if waiting is None else shuffles(waiting)


def write(action: Action) -> str:
    """An action in words: `slap A>B`, `slap A>B B>A` for a tie, `quiet`."""
    match action:
        case Deal() | Shuffle():
            return write_order(action)
        case Race(group):
            slaps = [f"{seat_letter(slap.seat)}>{seat_letter(slap.target)}" for slap in group]
            return " ".join(["slap", *slaps]) if slaps else "quiet"


def read(mover: Mover, words: str) -> Action:
    """The action of words. Raises ExpectedError."""
    if mover is NATURE:
        return read_order(words)
    first, *slaps = words.split() or [""]
    if mover is REFEREE and first == "quiet" and not slaps:
        return Race()
    if mover is REFEREE and first == "slap" and slaps and all(map(_is_slap, slaps)):
        return Race(Slap(LETTERS.index(word[0]), LETTERS.index(word[2])) for word in slaps)
    raise ExpectedError(
        "`slap A>B`, `slap A>B B>A` or `quiet`, by the referee",
        "`slap A>B`, `slap A>B B>A` oder `quiet`, vom Schiedsrichter",
    )


def _is_slap(word: str) -> bool:
    return len(word) == 3 and word[1] == ">" and word[0] in LETTERS and word[2] in LETTERS


def scene(view: TableView, viewer: Viewer) -> Scene:
    """What each seat has in its pile, has turned and has won."""

    def parts(seat: Seat) -> tuple[Part, ...]:
        card, gone = view.turned[seat], Text("slapped away", "weggeschlagen")
        shown = () if card is None else tiles((card,))
        if seat in view.gone:
            shown = tuple(evolve(one, signs=((f"({card})", ""),), said=gone) for one in shown)
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


GAME: Final[Game[Rules, Table, Action, Told, TableView]] = Game(
    book=Book(
        slug="spitz-pass-auf",
        title=Text("Watch out, Spitz!", "Spitz, pass auf!"),
        number="117",
        clauses=CLAUSES,
        default=Rules(),
        modules=(*(module.__name__ for module in MODULES), __name__),
    ),
    rules=GameRules(
        seats=PLAYERS,
        start=start,
        movers=movers,
        chance=chance,
        candidates=candidates,
        legality=LEGALITY,
        effect=effect,
        view=view,
        witness=witness,
        reveals=reveals,
        actor=actor,
        outcome=outcome,
    ),
    notation=Notation(
        write=write,
        read=read,
        examples=((REFEREE, "slap A>B B>A"),),
        forms=CARD_FORMS,
    ),
    scene=Scenes(scene),
    checks=Checks(
        attempts=attempts,
        longest=LONGEST,
        pieces=pieces,
        measure=measure,
        alike=alike,
        masked=masked,
        rotated=rotated,
    ),
)
