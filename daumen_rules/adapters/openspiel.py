"""Games as games of OpenSpiel.

    from daumen_rules.adapters.openspiel import load_game

    state = load_game("skat").new_initial_state()

All that chance does has its exact probability. Where it has many outcomes, such as a deal, its
number is chosen in several steps, from the first digit to the last.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

import numpy as np

import daumen_rules
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.chance import Distribution

from .episode import rewards
from .tensors import Tensors
from .turns import Turns, rule_set

pyspiel: Any = import_module("pyspiel")  # it has no types

OUTCOMES: Final = 1_000
"""The most outcomes of a step of chance."""
LONGEST: Final = 100_000
"""The most steps of a game, which OpenSpiel wants to know; no game here is as long by itself."""


def load_game(name: str, players: int | None = None, rules: str = "") -> Any:
    """A game of the catalogue as a game of OpenSpiel, under a rule set as it is written.

    Raises ValueError for players and rules that the game does not allow.
    """
    game = daumen_rules.load(name)
    seats = game.rules.seats[0] if players is None else players
    Turns(game, seats, rule_set(game, rules or None))
    return pyspiel.load_game(register(game), {"players": seats, "rules": rules})


@cache
def register(game: AnyGame) -> str:
    """Makes a game known to OpenSpiel, and returns its name there."""
    kind = pyspiel.GameType
    hides = game.checks.alike is not None
    told = kind(
        short_name=f"daumen_rules_{game.slug.replace('-', '_')}",
        long_name=game.book.title.en,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if hides
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.rules.seats[-1],
        min_num_players=game.rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.rules.seats[0], "rules": ""},
    )

    class Registered(SpielGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(game, told, params or {})

    pyspiel.register_game(told, Registered)
    return str(told.short_name)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and rules."""

    def __init__(self, game: AnyGame, told: Any, params: dict[str, Any]) -> None:
        seats = int(params.get("players", game.rules.seats[0]))
        agreed = rule_set(game, str(params.get("rules", "")) or None)
        self.turns = Turns(game, seats, agreed)
        self.tensors = Tensors(game, seats, agreed)
        sizes = pyspiel.GameInfo(
            num_distinct_actions=self.turns.ids.size,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(told, sizes, params)  # pyright: ignore[reportUnknownMemberType]

    def new_initial_state(self) -> SpielState:
        """The state before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What writes down what a seat sees."""
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state, and what of a number of chance has been chosen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        self.turns = game.turns
        self.turn = game.turns.first
        self.span: range | None = None
        """The numbers from which chance still chooses; None if it has not begun."""

    def _chance(self) -> Distribution[Any] | None:
        return self.turns.chance(self.turn)

    def current_player(self) -> int:
        """The seat that is asked, chance, or the end."""
        mover = self.turns.mover(self.turn)
        if mover is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return mover if isinstance(mover, int) else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.turns.legal(self.turn)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, or of the next digit of its number, each with its weight."""
        parts = self._parts()
        whole = sum(map(len_of, parts))
        return [(at, len_of(part) / whole) for at, part in enumerate(parts)]

    def _parts(self) -> list[range]:
        """The numbers from which chance chooses, in parts."""
        chance = self._chance()
        assert chance is not None
        span = range(chance.total) if self.span is None else self.span
        size = -(-len_of(span) // OUTCOMES)
        return [span[at : at + size] for at in range(0, len_of(span), size)]

    def _apply_action(self, action: int) -> None:
        chance = self._chance()
        if chance is None:
            self.turn = self.turns.chosen(self.turn, action)
            return
        part = self._parts()[action]
        if len_of(part) > 1:
            self.span = part
        else:
            self.turn, self.span = self.turns.acted(self.turn, chance.at(part.start)), None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.turns.ids.words(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.turns.mover(self.turn) is None

    def returns(self) -> list[float]:
        """The rewards by seat, which sum to zero."""
        return [*rewards(self.turns.outcome(self.turn), self.turns.players)]

    def __str__(self) -> str:
        """All that has been done, which is another text for another state."""
        return " ".join(map(str, self.history()))


class Observer:
    """What a seat sees: numbers in `tensor`, and a text."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.tensors.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a seat sees of a state."""
        view = self.game.turns.game.view(state.turn.state, player)
        self.tensor[:] = self.game.tensors.of(view, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees of a state, as text."""
        return str(self.game.turns.game.view(state.turn.state, player))


def len_of(span: range) -> int:
    """The length of a range, however long it is."""
    return max(0, span.stop - span.start)
