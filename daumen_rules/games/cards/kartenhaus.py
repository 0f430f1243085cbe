"""144 Kartenhaus: a house of cards is built and taken down, and whoever makes it fall has lost.

The referee tells whether it stands. The module has the game's own clauses, options and rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Final

from daumen_rules.contracts.entry import entry
from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Legality, row
from daumen_rules.kernel.seats import REFEREE, Mover, Seat, Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import PACK, WHOLE_PACK
from daumen_rules.pieces.endings import explained, winners_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.matches import bound
from daumen_rules.pieces.operands import one_of
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.scenes import Chips, Scene, places
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verbs, verb

CLAUSES: Final = clauses("""
    KARTENHAUS 144: House of Cards | Kartenhaus
    setup ¶1
    On a firm, flat base two cards are leant against each other.
    Auf fester, ebener Unterlage werden zwei Karten gegeneinander gelehnt.
    procedure ¶1
    In turn each seat adds two cards, so that they stand.
    Reihum legt jeder Platz zwei Karten so an, dass sie stehen bleiben.
    transition ¶1
    It is built until the house falls or all cards are used.
    Gebaut wird, bis das Haus fällt oder alle Karten verbaut sind.
    transition ¶1
    When all cards are used, each seat in turn takes two off.
    Sind alle Karten verbaut, hebt reihum jeder Platz zwei ab.
    scoring ¶1
    Whoever makes the house fall has lost.
    Wer das Haus zum Einsturz bringt, hat verloren.
    setup silent
    The first seat sets the first two cards as its turn, and they may fall.
    Der erste Platz stellt als seinen Zug die ersten zwei Karten auf, und sie können fallen.
    legality silent
    The referee tells of each turn whether the house stands or has fallen.
    Der Schiedsrichter meldet nach jedem Zug, ob das Haus steht oder gefallen ist.
    transition silent
    If only the new cards slip, the seat tries again, or it has lost.
    Rutschen nur die neuen Karten ab, versucht es der Platz noch einmal, oder er hat verloren.
    scoring silent
    If all cards are taken off and it has stood all the time, nobody has lost.
    Sind alle Karten abgehoben und es stand immer, hat niemand verloren.
    scoring silent
    A game in which cards slip too often has no loser.
    Ein Spiel, in dem zu oft Karten abrutschen, hat keinen Verlierer.
""")
(LEANT, ADDS, UNTIL, OFF, LOST, START, REPORT, SLIPS, SAFE, BOUNDED) = CLAUSES
ALL: Final = len(PACK)
RESULTS: Final = {
    "stands": Text("stands", "steht"),
    "falls": Text("falls", "fällt"),
    "slips": Text("slips", "rutscht"),
}
"""What the referee tells of the house, in words."""


Slipped = StrEnum("Slipped", "AGAIN FALLS")
"""What happens where only the new cards slip."""


@frozen
class Rules:
    """The rule set: a field an option."""

    slipped: Slipped = option(Slipped.AGAIN, SLIPS, Source.DECISION)("""
        What if only the new cards slip? | Was, wenn nur die neuen Karten abrutschen?
        the seat tries again | der Platz versucht es noch einmal
        it counts as falling | es gilt als Einsturz
    """)
    max_turns: int = bound(
        BOUNDED, "After how many turns is the game over? | Nach wie vielen Zügen ist Schluss?"
    )


@frozen(repr=False)
class Result(Worded):
    """The referee tells what has become of the house in this turn."""

    house: str

    def __str__(self) -> str:
        return self.house


@frozen(kw_only=True, slots=False, repr=False)
class House(Pictured):
    """How many cards stand, whether they are taken off by now, and who has made the house fall."""

    rules: Rules
    players: int
    turn: Annotated[Seat, Called("turn", "am Zug")] = 0
    standing: Annotated[int, Called("standing", "stehen")] = 0
    taken_off: Annotated[bool, Called("taken off", "abgebaut")] = False
    fallen: Annotated[Seat | None, Called("fallen by", "eingestürzt durch")] = None
    turns: Annotated[int, Called("turns", "Züge")] = 0


@cites(LOST, SAFE, BOUNDED)
def outcome(house: House) -> Outcome | None:
    """Who has lost, once the house has fallen; nobody where it was taken off."""
    if house.fallen is not None:
        return Outcome(tuple(-int(seat == house.fallen) for seat in range(house.players)))
    is_off = house.taken_off and not house.standing
    if not is_off and house.turns < house.rules.max_turns:
        return None
    return Outcome((0,) * house.players)


def ending(house: House, ended: Outcome) -> Iterator[TextEvent]:
    """Who has lost, or why nobody has."""
    by: Clause = LOST
    if house.fallen is None:
        by = SAFE if house.taken_off and not house.standing else BOUNDED
    yield from winners_told(by, ended, loses=True)


def ended(house: House) -> Outcome | None:
    """The outcome with its clauses."""
    found = outcome(house)
    return None if found is None else explained(found, ending(house, found))


def movers(house: House) -> tuple[Mover, ...]:
    """The referee; nobody after the end."""
    return () if outcome(house) else (REFEREE,)


@row(SLIPS, "Cards slip only while the house is built.", "Es rutscht nur beim Bauen etwas ab.")
def slips_off(house: House, action: Result) -> Facts | None:
    """New cards slip only where cards are added."""
    return {} if action.house == "slips" and house.taken_off else None


@cites(WHOLE_PACK, LEANT, ADDS, UNTIL, OFF, START, SLIPS, LOST)
def effect(house: House, action: Result) -> Step[House, Result, TextEvent]:
    """Two cards are added or taken off, or the house falls, or the new cards slip."""
    seat = house.turn
    after = evolve(house, turns=house.turns + 1)
    by = OFF if house.taken_off else ADDS if house.standing else LEANT
    falls = action.house == "falls" or (
        action.house == "slips" and house.rules.slipped is Slipped.FALLS
    )
    if falls:
        after = evolve(after, fallen=seat, standing=0)
        en, de = "{seat} makes the house fall.", "{seat} bringt das Haus zum Einsturz."
        event = told(LOST, en, de, shows=True, seat=SeatTerm(seat))
    elif action.house == "slips":
        en, de = (
            "The cards of {seat} slip; once more.",
            "Die Karten von {seat} rutschen; noch einmal.",
        )
        event = told(SLIPS, en, de, shows=True, seat=SeatTerm(seat))
    else:
        standing = house.standing + (-2 if house.taken_off else 2)
        is_full = standing == ALL
        after = evolve(
            after,
            standing=standing,
            taken_off=house.taken_off or is_full,
            turn=(seat + 1) % house.players,
        )
        en, de = "{seat}: {size} cards stand.", "{seat}: {size} Karten stehen."
        event = told(by, en, de, shows=True, seat=SeatTerm(seat), size=number(standing))
    found = ended(after)
    return Step(action, after, (event, *(ending(after, found) if found else ())))


def faults(house: House) -> Iterator[Impossible]:
    """The faults of a house: cards that cannot stand."""
    yield from between("standing", house.standing, 0, ALL)
    even = house.standing % 2 == 0
    yield from expected(even, "standing", house.standing, "an even number", "eine gerade Zahl")


def scene(house: House, viewer: Viewer) -> Scene:
    """How many cards stand and how many are left, and whose turn it is."""
    label = Text("taken down: cards standing", "abgebaut: Karten stehen")
    label = label if house.taken_off else Text("built: cards standing", "gebaut: Karten stehen")
    seats = places(house.players, None if outcome(house) else house.turn, lambda _: (), viewer)
    return Scene(middle=(Chips(label=label, count=house.standing),), seats=seats)


WORD: Final = one_of("a word", "ein Wort", RESULTS)
TELLS: Final = verb(
    Result,
    "{house}",
    "{house}",
    by=REFEREE,
    phrase=Text("the house {house}", "das Haus {house}"),
    house=WORD,
)
TRIED: Final = tuple(map(Result, RESULTS))
GAME: Final = entry(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(cards.ROOM,),
    seats=range(2, 9),
    start=lambda players, rules: House(rules=rules, players=players),
    movers=movers,
    actor=lambda _: REFEREE,
    candidates=lambda _: TRIED,
    legality=Legality(in_turn(REPORT, movers, lambda _: REFEREE), slips_off),
    effect=effect,
    outcome=ended,
    knowledge=None,
    verbs=Verbs((TELLS,)),
    scene=scene,
    attempts=lambda _: TRIED,
    longest=1_001,
    invariants=faults,
    rotated=rotated,
)
