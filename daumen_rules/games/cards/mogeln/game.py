"""145 Mogeln: lay cards face down under the rank that is due, true or not.

Here lives the game as a whole: its words, its picture, its entry.
"""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.games.cards.engines import shed
from daumen_rules.games.cards.mogeln import clauses as mogeln_clauses
from daumen_rules.games.cards.mogeln import effect as mogeln_effect
from daumen_rules.games.cards.mogeln import legality as mogeln_legality
from daumen_rules.games.cards.mogeln import table as mogeln_table
from daumen_rules.games.cards.mogeln import view as mogeln_view
from daumen_rules.games.cards.mogeln.clauses import CLAUSES, Rules
from daumen_rules.games.cards.mogeln.effect import effect
from daumen_rules.games.cards.mogeln.legality import LEGALITY, attempts, candidates
from daumen_rules.games.cards.mogeln.table import (
    Action,
    Called,
    Doubt,
    Lay,
    Let,
    Slip,
    Table,
    actor,
    movers,
    outcome,
    start,
)
from daumen_rules.games.cards.mogeln.view import (
    TableView,
    alike,
    masked,
    pieces,
    rotated,
    view,
)
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.game import GameRules
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, seat_letter
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces import cards
from daumen_rules.pieces.cards import (
    CARD_FORMS,
    RANK_WORDS,
    Card,
    Deal,
    deals,
    read_deal,
    write_deal,
)
from daumen_rules.pieces.game import Book, Checks, Game, Notation, Scene
from daumen_rules.pieces.told import Told, reveals, witness
from daumen_rules.pieces.words import ExpectedError

PLAYERS: Final = range(2, 4)
MODULES: Final = (
    cards,
    shed,
    mogeln_clauses,
    mogeln_table,
    mogeln_legality,
    mogeln_effect,
    mogeln_view,
)
LONGEST: Final = 20_000
"""More steps than a thousand lays take: slips before them and answers after them."""


def chance(state: Table) -> Distribution[Any] | None:
    return deals() if movers(state) == (NATURE,) else None


def write(action: Action) -> str:
    """An action in words: `lay H7`, `slip H7`, `doubt`, `let`, `called B`, `called nobody`."""
    match action:
        case Deal():
            return write_deal(action)
        case Lay(_, card):
            return f"lay {card}"
        case Slip(_, card):
            return f"slip {card}"
        case Doubt():
            return "doubt"
        case Let():
            return "let"
        case Called(seat):
            return "called nobody" if seat is None else f"called {seat_letter(seat)}"


def read(mover: Mover, words: str) -> Action:
    """The action of words. Raises ExpectedError."""
    match words.split():
        case ["called", "nobody"] if mover is REFEREE:
            return Called(None)
        case ["called", letter] if mover is REFEREE and letter in LETTERS:
            return Called(LETTERS.index(letter))
        case ["lay", card] if isinstance(mover, int):
            return Lay(mover, Card.parse(card))
        case ["slip", card] if isinstance(mover, int):
            return Slip(mover, Card.parse(card))
        case ["doubt"] if isinstance(mover, int):
            return Doubt(mover)
        case ["let"] if isinstance(mover, int):
            return Let(mover)
        case _ if mover is NATURE:
            return read_deal(mover, words)
        case _:
            raise ExpectedError(
                "`lay H7`, `slip H7`, `doubt` or `let` by a seat, `called B` or `called nobody` "
                "by the referee",
                "`lay H7`, `slip H7`, `doubt` oder `let` von einem Platz, `called B` oder "
                "`called nobody` vom Schiedsrichter",
            )


LETTERS: Final = tuple(map(seat_letter, range(PLAYERS.stop - 1)))
_LABELS: Final = (
    Text("says next", "sagt als Nächstes"),
    Text("pile", "Stapel"),
    Text("hand", "Hand"),
    Text("slipped", "untergelegt"),
)


def picture(view: TableView, language: Language) -> tuple[str, ...]:
    """Who says which rank next, the pile by its lays, every seat's cards, and one's own hand."""
    says, pile, hand, slipped = (label[language] for label in _LABELS)
    lays = (
        f"{seat_letter(lay.seat)} {lay.claim.value}"
        + (f" ({' '.join(map(str, lay.cards))})" if lay.cards else "")
        for lay in view.pile
    )
    return (
        f"{seat_letter(view.turn)} {says}: {RANK_WORDS[view.due][language]}",
        f"{pile}: {', '.join(lays) or '–'}",
        *(
            f"{seat_letter(seat)}: {hand} {'?' if size is None else size}"
            for seat, size in enumerate(view.sizes)
        ),
        f"{hand}: {' '.join(map(str, view.hand)) or '–'}",
        *((f"{slipped}: {' '.join(map(str, view.slipped))}",) if view.slipped else ()),
    )


GAME: Final[Game[Rules, Table, Action, Told, TableView]] = Game(
    book=Book(
        slug="mogeln",
        title=Text("Cheating", "Mogeln"),
        number="145",
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
        examples=(
            (0, "slip D7"),
            (REFEREE, "called B"),
            (REFEREE, "called nobody"),
        ),
        forms=CARD_FORMS,
    ),
    scene=Scene(picture=picture),
    checks=Checks(
        attempts=attempts,
        longest=LONGEST,
        pieces=pieces,
        alike=alike,
        masked=masked,
        rotated=rotated,
    ),
)
