"""8 Wer den Cent nicht ehrt: ludo with coins that the men carry."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Final, TypeAlias

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.marks import BySeat, Called, Unsorted
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.scenes import Part, Tile, labelled, man

from .engines.ludo import clauses as c
from .engines.ludo.clauses import Lane, Tries, UnusableSix
from .engines.ludo.fields import HOME, TERMS, YARDS, Field
from .engines.ludo.game import ludo_game, plain_faults
from .engines.ludo.play import Ludo, by_rank
from .engines.ludo.state import AnyState, Plain, State
from .engines.ludo.verbs import PLAIN_VERBS
from .engines.ludo.ways import Way

CLAUSES: Final = clauses("""
    CENT 8: Take care of the pence | Wer den Cent nicht ehrt
    material ¶1
    Some coins are needed besides; there are always enough.
    Man braucht dazu einige Cent-Stücke; es gibt immer genug.
    transition ¶2
    Each man gets a coin when it comes to the A-field.
    Jede Figur bekommt ein Cent-Stück, wenn sie aufs A-Feld kommt.
    transition ¶2
    A man that is beaten loses its coins to the man that beats it.
    Eine geworfene Figur verliert ihre Cent-Stücke an die Figur, die sie wirft.
    remark ¶2
    So heaps may become large. | So können große Häufchen entstehen.
    remark ¶2
    Only at the goal are coins safe. | Erst im Ziel sind die Cent-Stücke sicher.
    scoring ¶2
    Whoever has the most coins at the end wins.
    Es gewinnt, wer zuletzt am meisten Cent-Stücke hat.
    setup silent
    The man that begins on the A-field has a coin too.
    Auch die Figur, die auf dem A-Feld beginnt, hat ein Cent-Stück.
    scoring silent
    When the game is over. | Wann das Spiel zu Ende ist.
    scoring silent
    Which coins count; equal seats share the victory.
    Welche Cent-Stücke zählen; Gleiche teilen sich den Sieg.
""")
COINS, GETS, LOSES, HEAPS, SAFE, MOST, FIRST_MEN, ENDS, COUNT = CLAUSES


class Ends(Enum):
    """When the game is over."""

    ALL = "all"
    FIRST = "first"


class Count(Enum):
    """Which coins count."""

    ALL = "all"
    GOAL = "goal"


@frozen
class Rules:
    """The rule set: a field an option."""

    ends: Ends = option(Ends.ALL, ENDS, Source.DECISION)("""
        When is the game over? | Wann ist das Spiel zu Ende?
        when only one seat has men outside the goal | wenn nur noch ein Platz Figuren draußen hat
        when the first seat has all men at the goal | wenn der Erste alle Figuren im Ziel hat
    """)
    count: Count = option(Count.ALL, COUNT, Source.DECISION)("""
        Which coins count? | Welche Cent-Stücke zählen?
        all of a seat | alle eines Platzes
        those at the goal | die im Ziel
    """)
    tries: Tries = c.TRIES_OPTION
    six: UnusableSix = c.SIX_OPTION
    lane: Lane = c.LANE_OPTION


Heap: TypeAlias = tuple[Field, Annotated[int, Called("coins", "Cents")]]
"""The field of a man, and the number of its coins."""


@frozen
class Coins:
    """The heaps of each seat, by the fields of its men."""

    heaps: Annotated[BySeat[Unsorted[tuple[Heap, ...]]], Called("coins", "Cents")]

    def of(self, seat: Seat, field: Field) -> int:
        """The coins of a man; none on a B-field."""
        return dict(self.heaps[seat]).get(field, 0)


Cross = State[Rules, Coins]


@cites(COINS, FIRST_MEN)
def coins(men: tuple[tuple[Field, ...], ...]) -> Coins:
    """The coins at the start: one for each man on an A-field."""
    return Coins(tuple(tuple((f, 1) for f in own if f not in YARDS) for own in men))


@cites(GETS, LOSES)
def carried(before: Cross, way: Way, after: Cross) -> tuple[Cross, tuple[TextEvent, ...]]:
    """The state in which coins have gone with their man, with one more for a man that enters and
    those of a man that is beaten.
    """
    ((seat, origin, target),) = way.shifts
    heaps = [dict(own) for own in before.extra.heaps]
    events: list[TextEvent] = []
    held = heaps[seat].pop(origin, 0)
    if way.enters:
        held += 1
        en, de = "The man of {seat} gets a coin.", "Die Figur von {seat} bekommt ein Cent-Stück."
        events.append(told(GETS, en, de, seat=SeatTerm(seat)))
    for other, field in way.beaten:
        won = heaps[other].pop(field)
        held += won
        en, de = "{seat} takes coins: {won}.", "{seat} nimmt Cent-Stücke: {won}."
        events.append(told(LOSES, en, de, seat=SeatTerm(seat), won=number(won)))
    heaps[seat][target] = held
    done = tuple(tuple(sorted(own.items())) for own in heaps)
    return evolve(after, extra=Coins(done)), tuple(events)


@cites(COUNT)
def counted(state: Cross, seat: Seat) -> int:
    """The coins of a seat that count."""
    goal_only = state.rules.count is Count.GOAL
    heaps = state.extra.heaps[seat]
    return sum(coins for field, coins in heaps if field in HOME or not goal_only)


@cites(MOST, ENDS)
def outcome(state: Cross) -> Outcome | None:
    """The end: the most coins win."""
    first = state.rules.ends is Ends.FIRST and state.ranks
    if not first and by_rank(state) is None:
        return None
    scores = tuple(counted(state, seat) for seat in range(state.players))
    return Outcome(scores, clauses=(MOST,))


def tile(state: AnyState, seat: Seat, field: Field) -> Tile:
    letter, held = seat_letter(seat), state.extra.of(seat, field)
    more = Text(f" with coins: {held}", f" mit Cents: {held}") if held else Text("", "")
    return man(letter, Text(f"man of {letter}{more.en}", f"Figur von {letter}{more.de}"), held)


def shown(state: AnyState, seat: Seat) -> tuple[Part, ...]:
    held = sum(coins for _, coins in state.extra.heaps[seat])
    return (labelled(Text("coins", "Cents"), number(held)),)


def faults(state: AnyState) -> Iterator[Impossible]:
    """The faults of men outside without a coin, and of coins without a man."""
    yield from plain_faults(state)
    for seat, own in enumerate(state.men):
        outside = [field for field in own if field not in YARDS]
        heaps = state.extra.heaps[seat]
        said = " ".join(TERMS.get(field, number(field)).words.en for field, _ in heaps)
        en, de = "a heap for each man outside", "ein Häufchen für jede Figur draußen"
        yield from expected([f for f, _ in heaps] == outside, f"coins[{seat}]", said, en, de)
        for _, coins in heaps:
            yield from between(f"coins[{seat}]", coins, 1)


GAME: Final = ludo_game(
    Rules(),
    Ludo[Rules, Coins, Plain](extra=coins, afterwards=carried, outcome=outcome, over_by=MOST),
    module=__name__,
    clauses=CLAUSES,
    verbs=PLAIN_VERBS,
    scored=Text("Coins", "Cents"),
    shown=shown,
    tile=tile,
    faults=faults,
    state=lambda: Cross,
)
