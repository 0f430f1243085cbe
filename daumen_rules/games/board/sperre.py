"""4 Sperre: ludo in which two men on a field are a barrier."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text, listed
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.marks import Called, Unsorted
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.scenes import Part, labelled

from .engines.ludo import clauses as c
from .engines.ludo.clauses import Lane, Tries, UnusableSix
from .engines.ludo.fields import RING, TERMS, Field, beyond, start_of
from .engines.ludo.game import ludo_game, own_yards
from .engines.ludo.legality import PLAIN_ROWS, is_in_time
from .engines.ludo.play import Ludo
from .engines.ludo.state import AnyState, Enter, Move, Plain, State, named
from .engines.ludo.verbs import PLAIN_VERBS, going
from .engines.ludo.walls import PAIR, is_pair, pair_between
from .engines.ludo.ways import CLEARS, ENTERS, SIX, Duty, Way, Ways, others_on, reached

CLAUSES: Final = clauses("""
    SPERRE 4: Barrier | Sperre
    legality ¶1
    A second man on a field may be put there as a barrier, instead of beating the first.
    Wer auf ein Feld mit einer Figur zieht, kann eine Sperre bauen, statt sie zu schlagen.
    legality ¶1
    No man passes a barrier; a throw that is too high cannot be used.
    Keine Figur überspringt die Sperre; zu hohe Würfe sind nicht zu setzen.
    transition ¶1
    A barrier has to be opened after a man has stopped right before it and knocked.
    Die Sperre muss aufgelöst werden, wenn eine Figur direkt davor hält und anklopft.
    transition ¶1
    A barrier is gone when it is beaten. | Geschlagen ist die Sperre weg.
    legality ¶1
    The men of a barrier leave it only where their seat has no other man on the track.
    Die Figuren der Sperre verlassen sie nur, wenn ihr Platz sonst keine Figur auf dem Plan hat.
    legality silent
    Of whose men a barrier may be. | Aus wessen Figuren eine Sperre bestehen darf.
    legality silent
    What opening means. | Was Auflösen heißt.
    legality silent
    A man beats a barrier by landing on it exactly, both men at once, unless one is of its colour.
    Eine Figur schlägt eine Sperre, indem sie genau darauf landet, beide zugleich, wenn keine
      eigene dabei ist.
    transition silent
    Every man knocks that stops on the field before a barrier, by entering too, and every man that
      already stands there when it is built; not a man that goes to its goal there.
    Jede Figur klopft an, die auf dem Feld vor einer Sperre hält, auch beim Einsetzen, und jede, die
      beim Bau schon dort steht; nicht eine, die dort ins Ziel abbiegt.
    legality silent
    A man that enters beats a single man or a barrier of others, and builds no barrier.
    Wer einsetzt, schlägt eine einzelne fremde Figur oder eine fremde Sperre und baut keine.
""")
BUILD, BLOCKS, KNOCK, BEATEN, LOCKED, WHOSE, OPENING, EXACT, WHO, ENTERING = CLAUSES


class Whose(Enum):
    """Of whose men a barrier may be."""

    ANY = "any"
    OWN = "own"


class Opening(Enum):
    """What opening a barrier means."""

    DUTY = "duty"
    FREE = "free"


@frozen
class Rules:
    """The rule set: a field an option."""

    whose: Whose = option(Whose.ANY, WHOSE, Source.DECISION)("""
        Of whose men may a barrier be? | Aus wessen Figuren darf eine Sperre bestehen?
        of any two men | aus zwei beliebigen
        of two men of one colour | aus zwei Figuren einer Farbe
    """)
    opening: Opening = option(Opening.DUTY, OPENING, Source.DECISION)("""
        What does opening mean? | Was heißt Auflösen?
        a man of it has to leave, as soon as a throw allows | eine Figur muss weg, sobald ein
          Wurf es erlaubt
        its men are free to leave | ihre Figuren dürfen weg
    """)
    tries: Tries = c.TRIES_OPTION
    six: UnusableSix = c.SIX_OPTION
    lane: Lane = c.LANE_OPTION


@frozen
class Knocked:
    """The fields of the barriers at which a man has knocked."""

    fields: Annotated[Unsorted[tuple[Field, ...]], Called("knocked", "angeklopft")] = ()


Cross = State[Rules, Knocked]


BLOCKING: Final = Text(
    "move from {origin} to {target}, as a barrier", "ziehe von {origin} nach {target}, als Sperre"
)


@frozen(repr=False)
class Block(Worded):
    """A man goes to a field with another man, and both are a barrier."""

    seat: Seat
    origin: Field
    target: Field

    def __str__(self) -> str:
        return f"{named(self.origin, self.target)} block"


@cites(LOCKED)
def is_locked(state: Cross, field: Field) -> bool:
    """Whether a man of the seat on turn cannot leave a field because it is part of a barrier."""
    if not is_pair(state, field) or field in state.extra.fields:
        return False
    return any(at <= RING and not is_pair(state, at) for at in state.men[state.turn])


@cites(BLOCKS)
def is_blocked(state: Cross, origin: Field, target: Field) -> bool:
    """Whether a barrier stands between two fields."""
    return pair_between(state, origin, target) is not None


@cites(BUILD, EXACT, WHOSE, ENTERING)
def ways(state: Cross, face: int) -> Iterator[Way]:
    """The ways by a die: entering, moves that beat, and moves that build a barrier."""
    seat = state.turn
    own, start = state.men[seat], start_of(state.arm(seat))
    if face == SIX and state.has_yard(seat) and start not in own:
        yield Way(Enter(seat), ((seat, own[-1], start),), others_on(state, start), (face,))
    for origin, target in reached(state, face):
        if is_locked(state, origin) or is_blocked(state, origin, target):
            continue
        shifts, on = ((seat, origin, target),), state.ring.get(target, ())
        if target not in own:
            beaten = others_on(state, target) if target <= RING else ()
            yield Way(Move(seat, origin, target), shifts, beaten, (face,))
        may_join = len(on) == 1 and (state.rules.whose is Whose.ANY or on == (seat,))
        if may_join and target <= RING:
            yield Way(Block(seat, origin, target), shifts, (), (face,))


@cites(KNOCK, WHO)
def at_doors(state: Cross) -> set[Field]:
    """The fields of the barriers right before which a man stands that does not turn off there."""
    return {
        at % RING + 1
        for at, seats in state.ring.items()
        if is_pair(state, at % RING + 1)
        and any(at % RING + 1 != start_of(state.arm(seat)) for seat in seats)
    }


@cites(KNOCK, BEATEN)
def knocking(before: Cross, way: Way, after: Cross) -> tuple[Cross, tuple[TextEvent, ...]]:
    """The state with the barriers at which this way has knocked."""
    knocked = {field for field in before.extra.fields if is_pair(after, field)}
    fresh = at_doors(after)
    events = tuple(
        told(
            KNOCK, "The barrier on {at} has to open.", "Die Sperre auf {at} muss auf.", at=TERMS[at]
        )
        for at in sorted(fresh - knocked)
    )
    return evolve(after, extra=Knocked(tuple(sorted(knocked | fresh)))), events


def _opens(state: AnyState, ways: Ways) -> Ways:
    knocked = state.extra.fields
    return tuple(way for way in ways if way.shifts[0][1] in knocked)


OPENS: Final = Duty(
    OPENING,
    Text("A man has to leave the barrier.", "Eine Figur muss die Sperre verlassen."),
    _opens,
)


@cites(OPENING)
def duties(rules: Rules) -> tuple[Duty, ...]:
    return (ENTERS, CLEARS, OPENS) if rules.opening is Opening.DUTY else (ENTERS, CLEARS)


@row(BLOCKS, "The barrier on {at} is in the way.", "Die Sperre auf {at} ist im Weg.")
def passes_a_barrier(state: Cross, action: Move | Block) -> Facts | None:
    """No man passes a barrier."""
    if not is_in_time(state, action) or action.origin not in state.men[action.seat]:
        return None
    at = pair_between(state, action.origin, action.target)
    return None if at is None else {"at": TERMS[at]}


@row(LOCKED, "The man on {origin} is locked in a barrier.", "Die Figur auf {origin} ist gesperrt.")
def leaves_locked(state: Cross, action: Move | Block) -> Facts | None:
    """A man of a barrier leaves it only as the last on the track, or after a knock."""
    if not is_in_time(state, action) or action.origin not in state.men[action.seat]:
        return None
    return {"origin": TERMS[action.origin]} if is_locked(state, action.origin) else None


@row(BUILD, "On {target} no barrier can be built.", "Auf {target} ist keine Sperre zu bauen.")
def builds_wrongly(state: Cross, action: Block) -> Facts | None:
    """A barrier is built on a field of the track with one man, by some readings an own one."""
    on = state.ring.get(action.target, ())
    if not is_in_time(state, action):
        return None
    may = len(on) == 1 and (state.rules.whose is Whose.ANY or on == (action.seat,))
    return None if may else {"target": TERMS[action.target]}


def attempts(state: AnyState) -> Iterator[Block]:
    for seat in range(state.players):
        for origin in dict.fromkeys(state.men[seat]):
            for face in dict.fromkeys((*state.faces, 4)):
                target = beyond(state.arm(seat), origin, face) if origin <= RING else None
                if target is not None:
                    yield Block(seat, origin, target)


def faults(state: AnyState) -> Iterator[Impossible]:
    """The faults of fields with three men, and of knocks where there is no barrier."""
    yield from own_yards(state)
    for field, on in state.ring.items():
        en, de = "two men on a field at most", "höchstens zwei Figuren auf einem Feld"
        yield from expected(len(on) <= PAIR, "men", f"{len(on)}: {field}", en, de)
    knocked = state.extra.fields
    en, de = "fields of barriers", "Felder von Sperren"
    holds = all(is_pair(state, field) for field in knocked)
    yield from expected(holds, "knocked", knocked, en, de)
    en, de = "every barrier with a man right before it", "jede Sperre mit einer Figur direkt davor"
    yield from expected(at_doors(state) <= {*knocked}, "knocked", knocked, en, de)


def shown(state: AnyState, seat: Seat) -> tuple[Part, ...]:
    own = [TERMS[f] for f in state.extra.fields if seat in state.ring.get(f, ())]
    return (labelled(Text("to open", "aufzulösen"), listed(own)),) if own else ()


GAME: Final = ludo_game(
    Rules(),
    Ludo[Rules, Knocked, Plain | Block](
        extra=lambda _: Knocked(), ways=ways, duties=duties, afterwards=knocking
    ),
    module=__name__,
    clauses=CLAUSES,
    reasons=(*PLAIN_ROWS, passes_a_barrier, leaves_locked, builds_wrongly),
    duties=(ENTERS, CLEARS, OPENS),
    verbs=(
        *PLAIN_VERBS,
        going(Block, "{origin}-{target} block", "{origin}-{target} Sperre", BLOCKING),
    ),
    shown=shown,
    attempts=attempts,
    faults=faults,
    state=lambda: Cross,
)
