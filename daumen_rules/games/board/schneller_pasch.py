"""9 Schneller Pasch: ludo with two dice, and another throw after each double."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, option

from .engines.ludo import clauses as c
from .engines.ludo.clauses import Lane
from .engines.ludo.fields import RING, TERMS, progress, start_of
from .engines.ludo.game import ludo_game, plain_faults
from .engines.ludo.play import COUNTED, Ludo, own_yard
from .engines.ludo.state import Nothing, Plain, State
from .engines.ludo.verbs import PLAIN_VERBS
from .engines.ludo.ways import SIX, Way, entries, moves, plain_ways

CLAUSES: Final = clauses("""
    PASCH 9: Quick doubles | Schneller Pasch
    legality ¶1
    Two dice are thrown, and both are used. | Man wirft zwei Würfel, und beide gelten.
    legality ¶1
    The dice go to two men, or to one of them both.
    Die Augen gehen an zwei Figuren oder an eine allein.
    transition ¶1
    After each double the seat throws again, once its men have gone.
    Bei jedem Pasch wird nach dem Setzen noch einmal gewürfelt.
    transition ¶1
    After three doubles in a row the own man nearest to the goal goes back to the B-fields.
    Bei drei Paschen hintereinander muss die eigene Figur, die dem Ziel am nächsten steht, zurück
      auf die B-Felder.
    legality silent
    Whether one man that uses both dice stops in between.
    Ob eine Figur, die beide Würfel nutzt, dazwischen hält.
    transition silent
    Whether a 6 gives another throw here too. | Ob auch hier eine 6 noch einen Wurf gibt.
    transition silent
    The third double moves no man, and ends the turn; men at the goal are safe, and without a man
      on the track nothing goes back.
    Der dritte Pasch bewegt keine Figur und beendet den Zug; Figuren im Ziel sind sicher, und ohne
      Figur auf der Laufbahn geht nichts zurück.
    legality silent
    Every 6 brings a man in; the dice are used in any order, and one that cannot be used lapses.
    Jede 6 bringt eine Figur herein; die Würfel gelten in beliebiger Folge, und einer, der nicht zu
      gebrauchen ist, verfällt.
""")
TWO, SHARED, AGAIN, THREE, BOTH, SIXES, THIRD, EACH = CLAUSES


class Both(Enum):
    """Whether one man that uses both dice stops in between."""

    TWO_MOVES = "two_moves"
    SUM = "sum"


class Extra(Enum):
    """Which throws give another one."""

    DOUBLE = "double"
    DOUBLE_OR_SIX = "double_or_six"


@frozen
class Rules:
    """The rule set: a field an option."""

    both: Both = option(Both.TWO_MOVES, BOTH, Source.DECISION)("""
        Does one man that uses both dice stop in between? | Hält eine Figur, die beide Würfel nutzt,
          dazwischen?
        yes, it makes two moves | ja, sie macht zwei Züge
        it may also go by the sum at once | sie darf auch die Summe auf einmal gehen
    """)
    extra: Extra = option(Extra.DOUBLE, SIXES, Source.DECISION)("""
        Does a 6 give another throw here too? | Gibt auch hier eine 6 noch einen Wurf?
        no, only a double | nein, nur ein Pasch
        yes | ja
    """)
    lane: Lane = c.LANE_OPTION


Cross = State[Rules, Nothing]


def is_double(state: Cross) -> bool:
    return state.faces[0] == state.faces[-1]


@cites(TWO, SHARED, BOTH, EACH)
def ways(state: Cross, face: int) -> Iterator[Way]:
    """The ways by a die, and by the sum of both where it is allowed and no duty of a die holds."""
    yield from plain_ways(state, face)
    faces = state.faces
    if state.rules.both is Both.TWO_MOVES or len(faces) < 2 or face != faces[0]:
        return
    if any(way for each in faces for way in entries(state, each)):
        return
    start = start_of(state.arm(state.turn))
    singles = [way for each in faces for way in moves(state, each)]
    must_clear = state.has_yard(state.turn) and any(way.shifts[0][1] == start for way in singles)
    for way in moves(state, sum(faces)):
        if way.shifts[0][1] == start or not must_clear:
            yield evolve(way, faces=faces)


@cites(AGAIN, SIXES)
def again(state: Cross, usable: bool) -> Clause | None:
    """The clause by which the seat throws again: after a double, and after a 6 by an option."""
    if is_double(state):
        return AGAIN
    if SIX in state.faces and state.rules.extra is Extra.DOUBLE_OR_SIX:
        return SIXES
    return None


@cites(THREE)
def counted(state: Cross) -> int:
    """The doubles in a row."""
    return state.thrown + 1 if is_double(state) else 0


@cites(THREE, THIRD)
def third(state: Cross) -> tuple[Cross, tuple[TextEvent, ...]] | None:
    """The state after a third double: the foremost man on the track is back in its yard."""
    if state.thrown < COUNTED:
        return None
    seat = state.turn
    arm, own = state.arm(seat), state.men[seat]
    outside = [field for field in own if field <= RING]
    if not outside:
        en, de = "{seat} has no man to lose.", "{seat} hat keine Figur zu verlieren."
        return evolve(state, faces=()), (told(THIRD, en, de, seat=SeatTerm(seat)),)
    lost = max(outside, key=lambda field: progress(arm, field))
    men = list(state.men)
    men[seat] = tuple(sorted((*(f for f in own if f != lost), own_yard(state, seat, lost))))
    event = told(
        THREE,
        "The third double: the man of {seat} on {at} goes back.",
        "Der dritte Pasch: Die Figur von {seat} auf {at} geht zurück.",
        seat=SeatTerm(seat),
        at=TERMS[lost],
    )
    return evolve(state, men=tuple(men), faces=()), (event,)


GAME: Final = ludo_game(
    Rules(),
    Ludo[Rules, Nothing, Plain](
        extra=lambda _: Nothing(),
        dice=2,
        ways=ways,
        again=again,
        counted=counted,
        thrown=third,
    ),
    module=__name__,
    clauses=CLAUSES,
    without=(c.AGAIN, c.TRIES, c.SIX),
    verbs=PLAIN_VERBS,
    faults=plain_faults,
    state=lambda: Cross,
)
