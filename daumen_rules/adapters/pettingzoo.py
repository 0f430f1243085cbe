"""Games as environments of PettingZoo, in which every seat is an agent.

from daumen_rules.adapters.pettingzoo import env

skat = env("skat")
skat.reset(seed=7)
for agent in skat.agent_iter():
    seen, reward, is_over, is_cut, info = skat.last()
    number = None if is_over or is_cut else skat.action_space(agent).sample(seen["action_mask"])
    skat.step(number)
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import numpy as np
from gymnasium import spaces

import daumen_rules

from .arrays import LONGEST, mask, seen, seen_space
from .episode import Episode

_WRAPPERS: Any = import_module("pettingzoo.utils.wrappers")  # it has no types
_AECEnv: Any = import_module("pettingzoo").AECEnv
ILLEGAL: Final = -1.0
"""The reward of an agent that chooses an illegal number; the game ends."""


def env(
    name: str,
    players: int | None = None,
    rules: str | None = None,
    *,
    position: str | None = None,
    longest: int = LONGEST,
    render_mode: str | None = None,
) -> Any:
    """The environment of a game, which ends when an illegal number is chosen.

    `position` is the text of a position in which each game begins. Raises ValueError for players,
    rules and positions that the game does not allow.
    """
    raw = GameEnv(name, players, rules, position=position, longest=longest, render_mode=render_mode)
    bounded = _WRAPPERS.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return _WRAPPERS.OrderEnforcingWrapper(_WRAPPERS.AssertOutOfBoundsWrapper(bounded))


class GameEnv(_AECEnv):  # type: ignore[misc]
    """A game whose seats choose in turn: `seat_0`, `seat_1` and so on.

    An observation has what the seat sees (`observation`) and the numbers that it may choose
    (`action_mask`), none where another is asked. Rewards come at the end and sum to zero.
    """

    agents: list[str]
    possible_agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]

    def __init__(
        self,
        name: str,
        players: int | None = None,
        rules: str | None = None,
        *,
        position: str | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # pyright: ignore[reportUnknownMemberType]
        self.episode = Episode(daumen_rules.load(name), players, rules, position)
        self.longest, self.render_mode = longest, render_mode
        self.metadata = {
            "name": name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.players)]
        actions = self.episode.turns.ids.size
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": seen_space(self.episode),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with the same seed chance acts alike."""
        self.episode.begin(seed)
        self.agents = [*self.possible_agents]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def _go_on(self) -> None:
        """Say who is asked, whether the game is over or cut short, and the rewards."""
        episode = self.episode
        is_over = episode.outcome is not None
        is_cut = not is_over and episode.asked >= self.longest
        self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, is_over)
        self.truncations = dict.fromkeys(self.possible_agents, is_cut)
        if episode.seat is not None:
            self.agent_selection = self.possible_agents[episode.seat]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may choose."""
        episode, seat = self.episode, self.possible_agents.index(agent)
        return {"observation": seen(episode, seat), "action_mask": mask(episode, seat)}

    def step(self, action: int | None) -> None:
        """Take the number that the agent chooses. Raises ValueError for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        assert action is not None
        self.episode.choose(int(action))
        self._go_on()

    def render(self) -> str | None:
        """What the agent that is asked sees, as text, where `render_mode` is `ansi`."""
        if self.render_mode != "ansi":
            return None
        return self.episode.text(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""
