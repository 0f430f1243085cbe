"""Einigkeit macht stark: the claim of a beat that was overlooked, and its answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.marks import Called, Unsorted

from ..engines.ludo.fields import TERMS, Field
from ..engines.ludo.play import own_yard
from ..engines.ludo.state import Plain, State, named
from .clauses import CLAIM, MISSED, Missed, Rules


@frozen
class Claim:
    """The seat that may claim an overlooked beat, and the men that could have beaten."""

    seat: Annotated[Seat | None, Called("may claim", "darf rügen")] = None
    men: Annotated[Unsorted[tuple[Field, ...]], Called("could beat", "konnten werfen")] = ()


Cross = State[Rules, Claim]


@frozen(repr=False)
class SendBack(Worded):
    """A seat claims a man that could have beaten."""

    seat: Seat
    field: Field

    def __str__(self) -> str:
        return f"send back {named(self.field)}"


@frozen(repr=False)
class LetPass(Worded):
    """A seat claims nothing."""

    seat: Seat


Action: TypeAlias = Plain | SendBack | LetPass
"""What seats do in this game."""


def asked(state: Cross) -> tuple[Action, ...]:
    """What the seat that may claim an overlooked beat can answer."""
    claim = state.extra
    if claim.seat is None:
        return ()
    return (*(SendBack(claim.seat, field) for field in claim.men), LetPass(claim.seat))


@cites(MISSED, CLAIM)
def answered(state: Cross, action: Action) -> tuple[Cross, tuple[TextEvent, ...]]:
    """The state after a claim, or after none was made."""
    seat, claim = SeatTerm(action.seat), state.extra
    if isinstance(action, SendBack):
        men, offender = list(state.men), state.turn
        left = list(men[offender])
        left.remove(action.field)
        men[offender] = tuple(sorted((*left, own_yard(state, offender, action.field))))
        event = told(
            MISSED,
            "{seat} sends the man on {at} back: it could have beaten.",
            "{seat} schickt die Figur auf {at} zurück: Sie konnte werfen.",
            seat=seat,
            at=TERMS[action.field],
        )
        return evolve(state, men=tuple(men), extra=Claim()), (event,)
    is_first = claim.seat == (state.turn + 1) % state.players
    right = (state.turn - 1) % state.players
    goes_on = is_first and state.rules.missed is Missed.ANY
    extra = Claim(right, claim.men) if goes_on else Claim()
    event = told(CLAIM, "{seat} claims nothing.", "{seat} rügt nichts.", seat=seat)
    return evolve(state, extra=extra), (event,)
