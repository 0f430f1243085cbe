"""6 Springen: ludo in which men are passed over without counting."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import NO_FACTS, Facts, row
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.ludo import clauses as c
from .engines.ludo.clauses import Lane, Tries, UnusableSix
from .engines.ludo.fields import HOME, RING, YARDS, Field, beyond
from .engines.ludo.game import ludo_game, plain_faults
from .engines.ludo.legality import PLAIN_ROWS, is_in_time
from .engines.ludo.play import Ludo
from .engines.ludo.state import Move, Nothing, Plain, State
from .engines.ludo.verbs import PLAIN_VERBS
from .engines.ludo.ways import Way, entries, moves, others_on, reached

CLAUSES: Final = clauses("""
    SPRINGEN 6: Jumping | Springen
    legality ¶1
    Men are passed over, and do not count as fields.
    Figuren werden übersprungen und zählen nicht als Felder mit.
    remark ¶1
    So the game is a little quicker. | So geht das Spiel etwas schneller.
    legality ¶1
    Whoever comes to an occupied field may beat, or jump on and stand in front of the man.
    Wer auf ein besetztes Feld kommt, darf schlagen oder weiterspringen und davor stehen bleiben.
    legality silent
    Whether men that are passed over may count as fields all the same.
    Ob übersprungene Figuren trotzdem als Felder zählen dürfen.
    legality silent
    In front is in the direction of play; several men in a row are jumped together, those on the
      goal fields too.
    Davor heißt in Laufrichtung; mehrere Figuren hintereinander werden zusammen übersprungen, auch
      die auf den Zielfeldern.
""")
PASS, QUICK, BEAT_OR_JUMP, SKIP, IN_FRONT = CLAUSES


class Skip(Enum):
    """Whether men that are passed over must not count."""

    FORCED = "forced"
    CHOICE = "choice"


@frozen
class Rules:
    """The rule set: a field an option."""

    skip: Skip = option(Skip.FORCED, SKIP, Source.DECISION)("""
        May men that are passed over count as fields? | Dürfen übersprungene Figuren als Felder
          zählen?
        no | nein
        yes, as the seat likes | ja, wie der Platz will
    """)
    tries: Tries = c.TRIES_OPTION
    six: UnusableSix = c.SIX_OPTION
    lane: Lane = c.LANE_OPTION


Cross = State[Rules, Nothing]


def is_free(state: Cross, field: Field) -> bool:
    return field not in state.ring and field not in state.men[state.turn]


@cites(PASS, IN_FRONT)
def run_from(state: Cross, field: Field) -> tuple[Field, ...]:
    """The fields beyond another up to the first free one; it is missing where the goal ends."""
    arm, run = state.arm(state.turn), list[Field]()
    target = beyond(arm, field, 1)
    while target is not None:
        run.append(target)
        target = None if is_free(state, target) else beyond(arm, target, 1)
    return tuple(run)


def landings(state: Cross, origin: Field, face: int) -> tuple[Field, ...]:
    """The fields on which a man may end by a die: those of the run that its last pip meets."""
    run = run_from(state, origin)
    for _ in range(face - 1):
        if not run or not is_free(state, run[-1]):
            return ()
        run = run_from(state, run[-1])
    return run


@cites(BEAT_OR_JUMP, SKIP)
def ways(state: Cross, face: int) -> Iterator[Way]:
    """The ways by a die: on the last field the seat beats, or goes on to the first free one."""
    yield from entries(state, face)
    seat, own = state.turn, state.men[state.turn]
    for origin in dict.fromkeys(own):
        if origin in YARDS or (origin in HOME and state.rules.lane is Lane.STAYS):
            continue
        for target in landings(state, origin, face):
            if target not in own:
                beaten = others_on(state, target) if target <= RING else ()
                shift = (seat, origin, target)
                yield Way(Move(*shift), (shift,), beaten, (face,))
    if state.rules.skip is Skip.CHOICE:
        yield from moves(state, face)


@row(PASS, "Men on the way do not count.", "Figuren auf dem Weg zählen nicht mit.")
def counts_men(state: Cross, action: Move) -> Facts | None:
    """No man ends where the die would lead it if the men on its way counted."""
    if not is_in_time(state, action):
        return None
    own = state.men[action.seat]
    if action.origin not in own or action.target in own:
        return None
    way = action.origin, action.target
    if state.rules.skip is Skip.CHOICE or not any(way in reached(state, f) for f in state.faces):
        return None
    ends = any(action.target in landings(state, action.origin, face) for face in state.faces)
    return None if ends else NO_FACTS


def attempts(state: Cross) -> Iterator[Move]:
    """Moves of every man by one to twelve fields."""
    for seat in range(state.players):
        for origin in dict.fromkeys(state.men[seat]):
            for steps in range(1, 13) if origin not in YARDS else ():
                target = beyond(state.arm(seat), origin, steps)
                if target is not None:
                    yield Move(seat, origin, target)


GAME: Final = ludo_game(
    Rules(),
    Ludo[Rules, Nothing, Plain](extra=lambda _: Nothing(), ways=ways),
    module=__name__,
    clauses=CLAUSES,
    without=(c.COUNT,),
    verbs=PLAIN_VERBS,
    reasons=(*PLAIN_ROWS, counts_men),
    attempts=attempts,
    faults=plain_faults,
    state=lambda: Cross,
)
