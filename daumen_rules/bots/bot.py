"""Bots, and the one way in which they are asked.

A bot is a function with a type of its own, and it is handed its view here. A bot never gets a
state: a state has no `legal_actions`, so no type checker lets it through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, TypeVar

from daumen_rules.kernel.game import GameRules
from daumen_rules.kernel.seats import Seat

A = TypeVar("A")
S = TypeVar("S")
A_co = TypeVar("A_co", covariant=True)

Below: TypeAlias = Callable[[int], int]
"""A source of random numbers, brought by the caller: `below(n)` is a whole number from 0 to n−1."""


class Sees(Protocol[A_co]):
    """A view that lists the legal actions of its viewer."""

    @property
    def legal_actions(self) -> tuple[A_co, ...]: ...


V = TypeVar("V", bound=Sees[Any])
V_con = TypeVar("V_con", bound=Sees[Any], contravariant=True)


class Bot(Protocol[V_con, A_co]):
    """A player made of code: a function from its view and random numbers to one of its legal
    actions.
    """

    def __call__(self, view: V_con, below: Below, /) -> A_co: ...


class Interrupter(Protocol[V_con, A_co]):
    """A bot that may act out of turn: a function to one of its legal actions, or None."""

    def __call__(self, view: V_con, below: Below, /) -> A_co | None: ...


def decide(
    game: GameRules[Any, S, A, Any, V], state: S, seat: Seat, bot: Bot[V, A], below: Below
) -> A:
    """The action of a bot whose seat is on turn. The bot gets the view of its seat."""
    return bot(game.view(state, seat), below)


def interrupt(
    game: GameRules[Any, S, A, Any, V], state: S, seat: Seat, bot: Interrupter[V, A], below: Below
) -> A | None:
    """The action of a bot whose seat is not on turn; None where it may not act, or does not want
    to.
    """
    view = game.view(state, seat)
    return bot(view, below) if view.legal_actions else None
