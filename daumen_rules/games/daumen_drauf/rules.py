"""The rules of *Daumen drauf!* joined, and the doors of the kernel with these rules filled in.

No rule is stated here; each stands in the room that its name says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from daumen_rules.kernel import game as kernel
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.kernel.step import Refused, Step

from . import scoring, setup
from . import view as views
from .events import Event
from .legality import LEGALITY
from .legality.moves import candidates, movers
from .model import SEATS, Action, Deal, State, Undealt
from .rule_set import GERMAN, RuleSet
from .transition import effect
from .view import View

Answer: TypeAlias = Step[State, Action, Event] | Refused
DaumenDrauf: TypeAlias = kernel.GameRules[RuleSet, State, Action, Event, View]


def _start(players: int, rules: RuleSet) -> State:
    return setup.start(players, rules)


def _chance(state: State) -> Distribution[Action] | None:
    return setup.deals(state) if isinstance(state, Undealt) else None


def _actor(action: Action) -> Mover:
    return NATURE if isinstance(action, Deal) else action.seat


RULES: Final[DaumenDrauf] = kernel.GameRules(
    seats=SEATS,
    start=_start,
    movers=movers,
    chance=_chance,
    candidates=candidates,
    legality=LEGALITY,
    effect=effect,
    view=views.view,
    witness=views.witness,
    reveals=views.reveals,
    actor=_actor,
    outcome=scoring.outcome,
)


def step(state: State, action: Action) -> Answer:
    """Take an action: the step it makes, or the refusal with every clause it breaks."""
    return kernel.step(RULES, state, action)


def legal_actions(state: State) -> tuple[Action, ...]:
    """The actions of seats that `step` accepts, in a fixed order.

    Empty before the deal, which is Nature's (`setup.deals`), and after the end.
    """
    return kernel.legal_actions(RULES, state)


def may_undo(history: Sequence[Step[State, Action, Event]], seat: Seat) -> bool:
    """Whether a seat may take back the last step: only its own pass that ended nothing."""
    return kernel.may_undo(RULES, history, seat)


__all__ = ["GERMAN", "RULES", "Answer", "DaumenDrauf", "legal_actions", "may_undo", "step"]
