"""3 Einigkeit macht stark: ludo of two pairs of partners, with walls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.verbs import verb

from ..engines.ludo import clauses as ludo
from ..engines.ludo.clauses import Tries
from ..engines.ludo.fields import FIELD, RING, TERMS, Field, start_of
from ..engines.ludo.game import ludo_game, own_yards
from ..engines.ludo.legality import enters_none, enters_without_a_six, is_in_time, moves_none
from ..engines.ludo.play import Ludo, has_tries, own_yard, sixes
from ..engines.ludo.state import AnyState, Enter, Move
from ..engines.ludo.verbs import PLAIN_VERBS
from ..engines.ludo.walls import PAIR, is_pair, pair_between
from ..engines.ludo.ways import CLEARS, SIX, Duty, Way, Ways, others_on, reached
from . import claims
from . import clauses as c
from .claims import Action, Claim, Cross, LetPass, SendBack, answered, asked
from .clauses import CLAUSES, Clearing, Missed, Rules, WallOnA


@cites(c.PARTNERS)
def are_partners(seat: Seat, other: Seat) -> bool:
    return (seat - other) % 2 == 0


def spares(state: AnyState, field: Field) -> bool:
    """Whether the seat on turn has a man of its pair on a field of the track."""
    return any(are_partners(state.turn, seat) for seat in state.ring.get(field, ()))


@cites(c.SPARED, c.CHOOSES, c.WALL, c.BLOCKS, c.THREE)
def ways(state: Cross, face: int) -> Iterator[Way]:
    """The ways by a die: no man passes a wall, lands on one, or beats a man of its pair."""
    seat = state.turn
    own, start = state.men[seat], start_of(state.arm(seat))
    if face == SIX and state.has_yard(seat):
        beaten = () if spares(state, start) else others_on(state, start)
        if not (is_pair(state, start) and (not beaten or state.rules.wall_on_a is WallOnA.SIX)):
            yield Way(Enter(seat), ((seat, own[-1], start),), beaten, (face,))
    for origin, target in reached(state, face):
        is_free = target > RING and target not in own
        if pair_between(state, origin, target) is None and (
            is_free or (target <= RING and not is_pair(state, target))
        ):
            beaten = () if is_free or spares(state, target) else others_on(state, target)
            yield Way(Move(seat, origin, target), ((seat, origin, target),), beaten, (face,))


@cites(c.FLIES, c.WHEN)
def flying(state: Cross) -> tuple[Cross, tuple[TextEvent, ...]] | None:
    """The state in which the wall on the A-field of a seat that threw a 6 has flown out."""
    seat = state.turn
    start = start_of(state.arm(seat))
    is_blocked = state.has_yard(seat) and is_pair(state, start) and not spares(state, start)
    if SIX not in state.faces or not is_blocked or state.rules.wall_on_a is WallOnA.ENTERING:
        return None
    men = list(state.men)
    for other in state.ring[start]:
        left = list(men[other])
        left.remove(start)
        men[other] = tuple(sorted((*left, own_yard(state, other, start))))
    en, de = "The wall on {at} flies out.", "Die Mauer auf {at} fliegt raus."
    return evolve(state, men=tuple(men)), (told(c.FLIES, en, de, at=TERMS[start]),)


@cites(c.MISSED, c.CLAIM)
def overlooked(before: Cross, way: Way, after: Cross) -> tuple[Cross, tuple[TextEvent, ...]]:
    """The state in which the left neighbour may claim men that could have beaten."""
    if before.rules.missed is Missed.FORBIDDEN or way.beaten:
        return after, ()
    could = [w for face in before.faces for w in ways(before, face) if w.beaten and not w.enters]
    fields = {w.shifts[0][1] for w in could} & {*after.men[before.turn]}
    if not fields:
        return after, ()
    claimant = (before.turn + 1) % before.players
    return evolve(after, extra=Claim(claimant, tuple(sorted(fields)))), ()


@cites(c.TRIES)
def again(state: Cross, usable: bool) -> Any:
    """The clause by which the seat throws again: after a 6, and in three tries for one."""
    if SIX in state.faces:
        return sixes(state, usable)
    return c.TRIES if has_tries(state, usable, Tries.THREE) else None


@cites(c.WIN, c.DONE)
def outcome(state: Cross) -> Outcome | None:
    """The end: the pair wins of which both seats have all men at the goal."""
    for pair in ((0, 2), (1, 3)):
        if {*pair} <= {*state.ranks}:
            scores = tuple(int(seat in pair) for seat in range(state.players))
            return Outcome(scores, clauses=(c.WIN,))
    return None


def _beats(_state: AnyState, found: Ways) -> Ways:
    return tuple(way for way in found if way.beaten)


MUST_BEAT: Final = Duty(c.CLAIM, Text("A man has to beat.", "Eine Figur muss werfen."), _beats)


@cites(c.CLEARING, c.CLAIM)
def duties(rules: Rules) -> tuple[Duty, ...]:
    must_beat = (MUST_BEAT,) if rules.missed is Missed.FORBIDDEN else ()
    return (*must_beat, *((CLEARS,) if rules.clearing is Clearing.DUTY else ()))


@row(c.BLOCKS, "The wall on {at} is in the way.", "Die Mauer auf {at} ist im Weg.")
def passes_a_wall(state: Cross, action: Move) -> Facts | None:
    """No man passes a wall or lands on one."""
    if not is_in_time(state, action) or action.origin not in state.men[action.seat]:
        return None
    at = pair_between(state, action.origin, action.target)
    at = action.target if at is None and is_pair(state, action.target) else at
    return None if at is None else {"at": TERMS[at]}


@row(ludo.OWN, "On {target} stands an own man.", "Auf {target} steht eine eigene Figur.")
def lands_on_own_goal(state: Cross, action: Move) -> Facts | None:
    """A goal field has one man."""
    if not is_in_time(state, action) or action.target <= RING:
        return None
    is_taken = action.target in state.men[action.seat]
    return {"target": TERMS[action.target]} if is_taken else None


@row(c.BLOCKS, "A wall stands on the A-field.", "Auf dem A-Feld steht eine Mauer.")
def enters_onto_a_wall(state: Cross, action: Enter) -> Facts | None:
    """No man enters onto a wall that does not fly out."""
    start = start_of(state.arm(action.seat))
    return {} if is_in_time(state, action) and is_pair(state, start) else None


@row(c.CLAIM, "{field} could not beat.", "{field} konnte nicht werfen.")
def claims_wrongly(state: Cross, action: SendBack) -> Facts | None:
    """Only men are claimed that could have beaten."""
    return None if action in asked(state) else {"field": TERMS[action.field]}


def attempts(state: AnyState) -> Iterator[SendBack | LetPass]:
    for seat in range(state.players):
        yield LetPass(seat)
        yield from (SendBack(seat, field) for field in (*state.extra.men, 7))


def faults(state: AnyState) -> Iterator[Impossible]:
    """The faults of fields with more than a wall, and of claims of men that are not there."""
    yield from own_yards(state)
    for field, on in state.ring.items():
        holds = len(on) == 1 or (len(on) == PAIR and are_partners(*on))
        en, de = "one man, or two of a pair", "eine Figur oder zwei eines Paares"
        yield from expected(holds, "men", f"{len(on)}: {field}", en, de)
    claim = state.extra
    fits = {*claim.men} <= {*state.men[state.turn]} and not (claim.men and state.faces)
    opponent = claim.seat is None or not are_partners(claim.seat, state.turn)
    holds = fits and opponent and (claim.seat is None) == (not claim.men)
    en, de = "a claim of an opponent", "eine Rüge eines Gegners"
    yield from expected(holds, "could beat", claim.men, en, de)


GAME: Final = ludo_game(
    Rules(),
    Ludo[Rules, Claim, Action](
        extra=lambda _: Claim(),
        ways=ways,
        duties=duties,
        again=again,
        thrown=flying,
        afterwards=overlooked,
        asked=asked,
        answered=answered,
        outcome=outcome,
        done_by=c.DONE,
        over_by=c.WIN,
    ),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(c.__name__), Room(claims.__name__)),
    without=(ludo.SET_UP, ludo.TRIES, ludo.ARMS, ludo.NO_DUTY, ludo.WIN),
    seats=range(4, 5),
    reasons=(
        *(moves_none, enters_without_a_six, enters_none),
        *(passes_a_wall, lands_on_own_goal, enters_onto_a_wall, claims_wrongly),
    ),
    duties=(MUST_BEAT, CLEARS),
    verbs=(
        *PLAIN_VERBS,
        verb(
            SendBack,
            "send back {field}",
            "schicke zurück {field}",
            field=FIELD,
            phrase=Text("send the man on {field} back", "schicke die Figur auf {field} zurück"),
        ),
        verb(LetPass, "claim nothing", "rüge nichts"),
    ),
    scored=Text("Victory", "Sieg"),
    attempts=attempts,
    faults=faults,
    state=lambda: Cross,
)
