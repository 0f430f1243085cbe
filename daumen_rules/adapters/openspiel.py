"""Games as games of OpenSpiel.

    from daumen_rules.adapters.openspiel import load_game

    state = load_game("skat").new_initial_state()

All that chance does has its exact probability, where it has many outcomes in several steps. A state
is serialised and pickled as the numbers that were chosen.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

import numpy as np

import daumen_rules
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, game

from .episode import rewards
from .places import OUTCOMES, Place, first_place, len_of, turns_of
from .tensors import Tensors

pyspiel: Any = import_module("pyspiel")  # it has no types

LONGEST: Final = 100_000
"""The most steps of a game, which OpenSpiel wants to know; no game here is as long by itself."""


def load_game(name: str, players: int | None = None, rules: str = "") -> Any:
    """A game of the catalogue as a game of OpenSpiel, under a rule set as it is written.

    Raises ValueError for players and rules that the game does not allow.
    """
    found = daumen_rules.load(name)
    seats = found.rules.seats[0] if players is None else players
    turns_of(found.slug, seats, rules)
    return pyspiel.load_game(register(found), {"players": seats, "rules": rules})


def register_games() -> tuple[str, ...]:
    """Makes all games of the catalogue known to OpenSpiel, and returns their names there.

    Then `pyspiel.load_game("daumen_rules_skat(players=3)")` finds them, as it does its own.
    """
    return tuple(register(game(slug)) for slug in GAMES)


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
        provides_information_state_string=True,
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
        self.first = first_place(game.slug, seats, str(params.get("rules", "")))
        turns = self.first.turns
        self.tensors = Tensors(game, seats, turns.rules)
        sizes = pyspiel.GameInfo(
            num_distinct_actions=turns.ids.size,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(told, sizes, params)  # pyright: ignore[reportUnknownMemberType]

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (self.first.slug, self.first.players, self.first.rules)

    def view(self, state: SpielState, player: int) -> Any:
        """The view of a seat."""
        return self.first.turns.game.view(state.place.turn.state, player)

    def new_initial_state(self) -> SpielState:
        """The state before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What writes down what a seat sees, or all that it has seen if it forgets nothing."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Recall(self) if recalls else Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        self.place = game.first

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_at, (self.place,)

    def current_player(self) -> int:
        """The seat that is asked, chance, or the end."""
        mover = self.place.mover
        if mover is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return mover if isinstance(mover, int) else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.place.turns.legal(self.place.turn)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, or of the next digit of its number, each with its weight."""
        parts = self.place.parts
        whole = sum(map(len_of, parts))
        return [(at, len_of(part) / whole) for at, part in enumerate(parts)]

    def _apply_action(self, action: int) -> None:
        self.place = self.place.chosen(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.place.turns.ids.words(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.place.mover is None

    def returns(self) -> list[float]:
        """The rewards by seat, which sum to zero."""
        return [*rewards(self.place.turns.outcome(self.place.turn), self.place.players)]

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
        view = self.game.view(state, player)
        self.tensor[:] = self.game.tensors.of(view, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees of a state, as text."""
        return str(self.game.view(state, player))


class Recall:
    """All that a seat has seen and done, as text.

    It has no numbers: they would have to be as many for the longest game as for the shortest.
    """

    def __init__(self, game: SpielGame) -> None:
        self.game, self.tensor = game, None
        self.dict = dict[str, Any]()

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing to write down."""

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat has seen and done, a line each."""
        return state.place.recalled(player)


def _state_at(place: Place) -> SpielState:
    """The state at a place."""
    state: SpielState = load_game(place.slug, place.players, place.rules).new_initial_state()
    for reached in place.path[1:]:
        state.apply_action(reached.number)  # pyright: ignore
    return state
