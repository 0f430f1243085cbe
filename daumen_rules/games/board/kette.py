"""5 Kette: ludo in which men that stand in a row go together."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.ludo import clauses as c
from .engines.ludo.clauses import Lane, Tries, UnusableSix
from .engines.ludo.fields import RING, TERMS, Field, progress
from .engines.ludo.game import ludo_game, plain_faults
from .engines.ludo.legality import PLAIN_ROWS, is_in_time
from .engines.ludo.play import Ludo
from .engines.ludo.state import AnyState, Move, Nothing, Plain, State, named
from .engines.ludo.verbs import PLAIN_VERBS, going
from .engines.ludo.ways import Way, entries, moves, reached

CLAUSES: Final = clauses("""
    KETTE 5: Chain | Kette
    transition ¶1
    Men on neighbouring fields are a chain. | Figuren auf benachbarten Feldern bilden eine Kette.
    legality ¶1
    When a man of a chain goes, all others in the chain may go along by the same throw; the move
        is told by the hindmost man of the seat.
    Zieht eine Figur der Kette, dürfen alle anderen in der Kette mit demselben Wurf mitgehen;
        gesagt wird der Zug der hintersten eigenen Figur.
    legality ¶1
    Within a chain nobody beats. | Innerhalb einer Kette wird nicht geschlagen.
    transition ¶1
    Men from outside beat those of a chain, and a chain beats, several men at once too.
    Von außen darf geschlagen werden, und auch die Kette schlägt, auch mehrere Figuren zugleich.
    legality ¶1
    A man may leave its chain backwards, where it beats nobody.
    Rückwärts darf eine Figur aus der Kette ausscheiden, wenn sie dabei niemanden schlägt.
    legality ¶1
    No man goes back beyond its own A-field.
    Keine Figur geht über ihr eigenes A-Feld zurück.
    transition ¶1
    In a chain a man may be drawn over its A-field; it has a full round to go then.
    In der Kette darf eine Figur über ihr A-Feld hinaus gezogen werden; dann hat sie eine ganze
      Runde vor sich.
    legality silent
    Of which colours a chain is. | Aus welchen Farben eine Kette besteht.
    legality silent
    On whose men a chain cannot land. | Auf wessen Figuren eine Kette nicht landen kann.
    legality silent
    A chain stays on the track; a man goes to the goal alone.
    Die Kette bleibt auf der Laufbahn; ins Ziel zieht eine Figur allein.
    legality silent
    The duties of 2 hold: a man that leaves the A-field with its chain clears it, one that is beaten
      there does not, not even by a man that its own chain draws there.
    Die Pflichten von 2 gelten: Wer mit der Kette das A-Feld verlässt, räumt es, wer dort geworfen
      wird, nicht, auch nicht durch eine Figur, die die eigene Kette dorthin zieht.
    remark ¶1
    The text says both that the men of a chain are moved jointly and that the others may go along.
    Der Text sagt beides: dass die Figuren einer Kette gemeinsam ziehen und dass die anderen
      mitgehen dürfen.
""")
CHAIN, ALONG, INSIDE, BEATS, BACK, BEHIND, DRAWN, COLOURS, LANDING, TRACK, DUTIES, BOTH = CLAUSES


class Along(Enum):
    """Whether the others of a chain must go along."""

    MAY = "may"
    MUST = "must"


class Colours(Enum):
    """Of which colours a chain is."""

    ALL = "all"
    OWN = "own"


class Landing(Enum):
    """On whose men a chain cannot land."""

    MOVER_TOO = "mover_too"
    OWN_COLOUR = "own_colour"


@frozen
class Rules:
    """The rule set: a field an option."""

    along: Along = option(Along.MAY, ALONG, Source.MANUAL)("""
        Must the others of a chain go along? | Müssen die anderen der Kette mitgehen?
        no: all go, or the man alone, as the seat likes | nein: alle gehen oder die Figur allein
        yes, forwards a chain goes only as a whole | ja, vorwärts zieht nur die ganze Kette
    """)
    colours: Colours = option(Colours.ALL, COLOURS, Source.DECISION)("""
        Of which colours is a chain? | Aus welchen Farben besteht eine Kette?
        of all | aus allen
        of the one that moves | aus der, die zieht
    """)
    landing: Landing = option(Landing.MOVER_TOO, LANDING, Source.DECISION)("""
        On whose men can a man of a chain not land? | Auf wessen Figuren kann eine Figur der Kette
          nicht landen?
        those of its colour and of the seat that moves | die ihrer Farbe und des Platzes am Zug
        those of its colour alone | nur die ihrer Farbe
    """)
    tries: Tries = c.TRIES_OPTION
    six: UnusableSix = c.SIX_OPTION
    lane: Lane = c.LANE_OPTION


Cross = State[Rules, Nothing]


ALL_GO: Final = Text(
    "move the chain from {origin} to {target}", "ziehe die Kette von {origin} nach {target}"
)
GOES_BACK: Final = Text(
    "move back from {origin} to {target}", "ziehe zurück von {origin} nach {target}"
)


@frozen(repr=False)
class Together(Worded):
    """All men of a chain go on; the fields are those of the last own man in it."""

    seat: Seat
    origin: Field
    target: Field

    def __str__(self) -> str:
        return f"chain {named(self.origin, self.target)}"


@frozen(repr=False)
class Back(Worded):
    """A man leaves its chain backwards."""

    seat: Seat
    origin: Field
    target: Field

    def __str__(self) -> str:
        return f"back {named(self.origin, self.target)}"


def on_ring(field: Field) -> Field:
    """The field of a number that runs over the end of the track."""
    return (field - 1) % RING + 1


@cites(CHAIN, COLOURS)
def chain_of(state: Cross, field: Field) -> tuple[Field, ...]:
    """The fields of the chain with a man of the seat on turn on a field, the rearmost first; the
    field alone where no neighbour is occupied.
    """
    own = state.rules.colours is Colours.OWN

    def is_in(at: Field) -> bool:
        return state.turn in state.ring.get(at, ()) if own else at in state.ring

    first = last = field
    while is_in(on_ring(first - 1)) and on_ring(first - 1) != field:
        first = on_ring(first - 1)
    while is_in(on_ring(last + 1)) and on_ring(last + 1) != first:
        last = on_ring(last + 1)
    return tuple(on_ring(first + step) for step in range((last - first) % RING + 1))


@cites(ALONG, BEATS, DRAWN, LANDING, TRACK)
def together(state: Cross, chain: tuple[Field, ...], face: int) -> Iterator[Way]:
    """The way of a chain as a whole, unless a man would land where it cannot."""
    seat = state.turn
    shifts = tuple((s, at, on_ring(at + face)) for at in chain for s in state.ring[at])
    beaten = tuple(
        (other, target)
        for _, _, target in shifts
        if target not in chain
        for other in state.ring.get(target, ())
    )
    spared = {seat} if state.rules.landing is Landing.MOVER_TOO else set[Seat]()
    by = {target: {mover, *spared} for mover, _, target in shifts}
    if not any(other in by[target] for other, target in beaten):
        _, origin, target = next(shift for shift in shifts if shift[0] == seat)
        yield Way(Together(seat, origin, target), shifts, beaten, (face,))


@cites(BACK, BEHIND)
def back(state: Cross, origin: Field, face: int) -> Iterator[Way]:
    """The way of a man that leaves its chain backwards, onto an empty field."""
    seat, target = state.turn, on_ring(origin - face)
    if progress(state.arm(seat), origin) >= face and target not in state.ring:
        yield Way(Back(seat, origin, target), ((seat, origin, target),), (), (face,))


@cites(INSIDE, DUTIES)
def ways(state: Cross, face: int) -> Iterator[Way]:
    """The ways by a die: entering, single men, chains as a whole, men that leave theirs."""
    yield from entries(state, face)
    chains = {at: chain_of(state, at) for at in state.men[state.turn] if at <= RING}
    linked = {at: chain for at, chain in chains.items() if len(chain) > 1}
    for way in moves(state, face):
        ((_, origin, target),) = way.shifts
        held = origin in linked and state.rules.along is Along.MUST and target <= RING
        if not held and target not in linked.get(origin, ()):
            yield way
    for chain in dict.fromkeys(linked.values()):
        yield from together(state, chain, face)
    for origin in linked:
        yield from back(state, origin, face)


@row(
    INSIDE,
    "{target} belongs to the same chain as {origin}.",
    "{target} gehört zur selben Kette wie {origin}.",
)
def beats_inside(state: Cross, action: Move) -> Facts | None:
    """No man beats another of its chain."""
    if not is_in_time(state, action) or action.origin not in state.men[action.seat]:
        return None
    lands = any((action.origin, action.target) in reached(state, face) for face in state.faces)
    if not lands or action.origin > RING or action.target in state.men[action.seat]:
        return None
    if action.target not in chain_of(state, action.origin):
        return None
    return {"target": TERMS[action.target], "origin": TERMS[action.origin]}


@row(BACK, "On {target} stands another man.", "Auf {target} steht eine andere Figur.")
def beats_backwards(state: Cross, action: Back) -> Facts | None:
    """A man that leaves its chain backwards beats nobody."""
    if not is_in_time(state, action) or action.target not in state.ring:
        return None
    return {"target": TERMS[action.target]}


@row(
    BEHIND,
    "Back to {target} leads beyond the A-field.",
    "Zurück auf {target} führt über das A-Feld hinaus.",
)
def goes_behind(state: Cross, action: Back) -> Facts | None:
    """No man goes back beyond its own A-field."""
    arm = state.arm(action.seat)
    if not is_in_time(state, action) or action.origin not in state.men[action.seat]:
        return None
    if progress(arm, action.target) < progress(arm, action.origin) or action.origin > RING:
        return None
    return {"target": TERMS[action.target]}


def attempts(state: AnyState) -> Iterator[Together | Back]:
    """Going together and back, of every man on the track and by every face."""
    for seat in range(state.players):
        for origin in dict.fromkeys((*state.men[seat], 20)):
            for face in dict.fromkeys((*state.faces, 2)) if origin <= RING else ():
                yield Together(seat, origin, on_ring(origin + face))
                yield Back(seat, origin, on_ring(origin - face))


GAME: Final = ludo_game(
    Rules(),
    Ludo[Rules, Nothing, Plain | Together | Back](extra=lambda _: Nothing(), ways=ways),
    module=__name__,
    clauses=CLAUSES,
    reasons=(*PLAIN_ROWS, beats_inside, beats_backwards, goes_behind),
    verbs=(
        *PLAIN_VERBS,
        going(Together, "chain {origin}-{target}", "gemeinsam {origin}-{target}", ALL_GO),
        going(Back, "back {origin}-{target}", "zurück {origin}-{target}", GOES_BACK),
    ),
    attempts=attempts,
    faults=plain_faults,
    state=lambda: Cross,
)
