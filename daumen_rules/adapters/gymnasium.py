"""Games as environments of Gymnasium: one seat, the others choose by a function of the caller."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import gymnasium
from gymnasium import spaces

import daumen_rules

from .arrays import LONGEST, mask, seen, seen_space
from .episode import Episode

TRIES: Final = 100
"""So many games are begun until one asks the seat something."""
Opponent: TypeAlias = Callable[[Any, Any], int]
"""A number chosen from an observation and its mask."""


class GameEnv(gymnasium.Env[Any, Any]):
    """A game in which the agent has one seat.

    An observation is what the seat sees. `info["action_mask"]` has 1 for each number that it may
    choose; an illegal number changes nothing, and `info["illegal"]` says so. `opponent` chooses for
    the other seats; without it they choose at random. The reward comes at the end.

    `position` is the text of a position in which each game begins. Raises ValueError for players,
    rules, a position and a seat that the game does not allow.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        name: str,
        seat: int = 0,
        players: int | None = None,
        rules: str | None = None,
        *,
        position: str | None = None,
        opponent: Opponent | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(daumen_rules.load(name), players, rules, position)
        if seat not in range(self.episode.players):
            raise ValueError(f"the seats are 0 to {self.episode.players - 1}, not {seat}")
        self.seat, self.opponent, self.longest = seat, opponent, longest
        self.render_mode, self.asked = render_mode, 0
        self.action_space = spaces.Discrete(self.episode.turns.ids.size)
        self.observation_space = seen_space(self.episode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game; with the same seed chance and random opponents act alike.

        A game that is over before the seat is asked anything is followed by another. Raises
        ValueError where that goes on and on, as in a game in which chance alone acts.
        """
        super().reset(seed=seed)
        self.asked = 0
        for _ in range(TRIES):
            self.episode.begin(self._below(2**63))
            self._others()
            if self.episode.seat == self.seat:
                return seen(self.episode, self.seat), {"action_mask": mask(self.episode, self.seat)}
        raise ValueError(f"seat {self.seat} is never asked anything in {self.episode.turns.game}")

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take the number that the agent chooses, and those of the others up to its next choice."""
        number, self.asked = int(action), self.asked + 1
        is_legal = number in self.episode.legal
        if is_legal:
            self.episode.choose(number)
            self._others()
        is_over = self.episode.outcome is not None
        is_cut = not is_over and max(self.asked, self.episode.asked) >= self.longest
        info: dict[str, Any] = {"action_mask": mask(self.episode, self.seat)}
        if not is_legal:
            info["illegal"] = self.episode.turns.ids.words(number)
        reward = self.episode.rewards[self.seat]
        return seen(self.episode, self.seat), reward, is_over, is_cut, info

    def render(self) -> Any:
        """What the seat sees, as text, where `render_mode` is `ansi`."""
        return self.episode.text(self.seat) if self.render_mode == "ansi" else None

    def _others(self) -> None:
        episode = self.episode
        while episode.seat not in (None, self.seat) and episode.asked < self.longest:
            legal = episode.legal
            if self.opponent is None:
                number = legal[self._below(len(legal))]
            else:
                assert episode.seat is not None
                number = self.opponent(seen(episode, episode.seat), mask(episode, episode.seat))
            episode.choose(int(number))

    def _below(self, total: int) -> int:
        """A random number from 0 to `total` − 1, from the seed of the environment."""
        random: Any = self.np_random
        return int(random.integers(total))
