"""A bot that thinks, in any game: a search of a tree of actions with simulations at its leaves.

It gets a view and nothing else. It samples states that fit the view and tries in them the actions
that did best so far, and now and then one that was tried seldom; every seat chooses by its own
results (information set Monte Carlo tree search). Work is a number of steps and no time, so the
same random numbers give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf, log, sqrt
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.sampling import Below

from .foresight import foreseen
from .simulation import LOOKED_AT, AnyRules, Simulator, Worths, by_kinds

USUAL_WORK: Final = 4
"""How many thousand steps are simulated for a choice by default."""
THOUSAND: Final = 1000
CURIOSITY: Final = 0.7
"""How much an action that was tried seldom is preferred, in standard deviations of the results."""
WIDTH: Final = 2
"""How many actions are tried at all: this many times the root of the simulations."""
VICTORY: Final = 2.0
"""What a victory is worth, in standard deviations of the lead."""
SAMPLED: Final = 4
"""Sampling a state counts as this many steps, and more for the random numbers that it takes."""
DRAWN: Final = 10
"""So many random numbers count as a step."""
LEAST: Final = 4
"""How often each own action is tried that is tried at all, so that no single result decides."""
ENOUGH: Final = 32
"""The fewest simulations for a choice."""
HINT: Final = 16
"""How good an action looks counts half after it was simulated this many times, then less."""
SHARE: Final = 3
"""Sampling takes one part in this many of the work; then states are used again."""


def thinking_bot(
    game: AnyGame, seat: Seat, work: int = USUAL_WORK, tick: Tick = no_tick
) -> Callable[[Any, Below], Any]:
    """The bot of a seat on turn.

    It simulates `work` thousand steps. `tick` is called again and again, such as before each
    simulation; an error that it raises ends the search.
    """

    def bot(view: Any, below: Below) -> Any:
        return _Search(game, seat, view, below, tick).best(work * THOUSAND)

    return bot


def thinking_interrupter(
    game: AnyGame, seat: Seat, work: int = USUAL_WORK, tick: Tick = no_tick
) -> Callable[[Any, Below], Any | None]:
    """The bot of a seat that may act out of turn; not acting is simulated like an action."""

    def interrupter(view: Any, below: Below) -> Any | None:
        return _Search(game, seat, view, below, tick, True).best(work * THOUSAND)

    return interrupter


def own_actions(rules: AnyRules, state: Any, seat: Seat) -> list[Any]:
    """The legal actions of a seat, which are the same in all states that it cannot distinguish."""
    return [action for action in legal_actions(rules, state) if rules.actor(action) == seat]


class _Node:
    """What came of an action: how often it was tried, and how often it could have been."""

    __slots__ = ("below", "lead", "offered", "tried", "won")

    def __init__(self) -> None:
        self.tried, self.offered, self.lead, self.won = 0, 0, 0.0, 0.0
        self.below: dict[Any, _Node] = {}


class _Search:
    """A search from the view of a seat; if it `may_wait`, not to act, None, is an action."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        view: Any,
        below: Below,
        tick: Tick,
        may_wait: bool = False,
    ) -> None:
        self.game, self.rules, self.seat, self.view = game, game.rules, seat, view
        self.draw, self.tick = below, tick
        self.root, self.simulator = _Node(), Simulator(game, seat, below)
        self.worlds: list[Any] = []
        self.sampling = 0
        self.count, self.sum, self.squares = 0, 0.0, 0.0
        hints = self._hints(game.sample(view, below), may_wait)
        middle = sum(hints.values()) / len(hints)
        self.actions = [*hints]
        self.hints = {action: hint - middle for action, hint in hints.items()}
        self.are_hinted = len({*hints.values()}) > 1

    def _hints(self, state: Any, may_wait: bool) -> Mapping[Any, float]:
        """The actions that a player with some experience does not rule out at once, and how good
        they look: by the estimate of the game, or by the best answers to them.
        """
        simulator, estimate = self.simulator, self.game.checks.estimate
        own = own_actions(self.rules, state, self.seat)
        actions = _in_turns(simulator.considered(state, own))
        if estimate is not None:
            hints = {action: float(estimate(self.view, action)) for action in actions}
            return {None: 0.0, **hints} if may_wait else hints
        if may_wait or len(actions) == 1 or self.game.checks.alike is not None:
            return dict.fromkeys([None, *actions] if may_wait else actions, 0.0)
        leads = foreseen(simulator, state, actions, self.tick)
        winning = [action for action in actions if leads[action] == inf]
        if winning:
            return {winning[0]: 0.0}
        sound = {action: lead for action, lead in leads.items() if lead > -inf}
        return sound or dict.fromkeys(actions, 0.0)

    def best(self, steps: int) -> Any:
        """The action with the best results after some steps, the one that was tried most.

        It ends early where no other action could still be tried as often, at the same pace.
        """
        if len(self.actions) == 1:
            return self.actions[0]
        simulator, known = self.simulator, self.root.below
        before, steps = simulator.steps, max(steps, 2 * simulator.steps)
        while simulator.steps < steps:
            self.tick()
            self._simulate()
            left = (steps - simulator.steps) * self.count / (simulator.steps - before)
            most = sorted((node.tried for node in known.values()), reverse=True)[:2]
            if self.count >= ENOUGH and most[0] - sum(most[1:]) > left:
                break
        return max(known, key=lambda action: (known[action].tried, self._promise(known[action])))

    @property
    def scale(self) -> float:
        """The standard deviation of the leads so far; 1 where they do not differ."""
        mean = self.sum / max(1, self.count)
        return sqrt(max(0.0, self.squares / max(1, self.count) - mean * mean)) or 1.0

    def _promise(self, node: _Node, doubt: float = 0.0) -> float:
        """The mean result of an action and what doubt adds to it."""
        mean = (node.lead / self.scale + VICTORY * node.won) / node.tried
        return mean + doubt / sqrt(node.tried)

    def _simulate(self) -> None:
        """One simulation: down the tree as far as it is known, one action more, and to the end."""
        simulator, rules = self.simulator, self.rules
        state = self._world()
        before, node = simulator.deals(state), self.root
        actions: Sequence[Any] = self.actions
        path: list[tuple[Seat, _Node]] = []
        done: list[tuple[Seat, Any]] = []
        worths = None
        while worths is None and actions:
            action = self._chosen(node, actions)
            mover = self.seat if action is None else rules.actor(action)
            if not isinstance(mover, int):
                break
            is_new = action not in node.below
            node = node.below.setdefault(action, _Node())
            path.append((mover, node))
            if action is not None:
                done.append((mover, action))
                state = simulator.after(state, action)
            worths = simulator.ended(state, before)
            goes_on = not is_new and action is not None and worths is None
            actions = self._next(state) if goes_on else ()
        if worths is None:
            worths = simulator.play_on(state, before, done)
        self._learn(path, done, worths)

    def _world(self) -> Any:
        """A state that fits the view: a new one, or one of those before where sampling takes too
        large a part of the work.
        """
        simulator, worlds = self.simulator, self.worlds
        if worlds and SHARE * self.sampling > simulator.steps:
            return worlds[self.draw(len(worlds))]
        drawn = 0

        def counting(number: int) -> int:
            nonlocal drawn
            drawn += 1
            return self.draw(number)

        worlds.append(self.game.sample(self.view, counting))
        cost = SAMPLED + drawn // DRAWN
        self.sampling += cost
        simulator.steps += cost
        return worlds[-1]

    def _next(self, state: Any) -> Sequence[Any]:
        """The legal actions of a state; none where chance acts: the tree ends there."""
        if self.rules.chance(state) is not None:
            return ()
        candidates = tuple(self.rules.candidates(state))
        self.simulator.steps += len(candidates) // LOOKED_AT
        allowed = self.rules.legality.allowed(state, candidates)
        return self.simulator.considered(state, allowed)

    def _learn(
        self, path: list[tuple[Seat, _Node]], done: list[tuple[Seat, Any]], worths: Worths
    ) -> None:
        """Adds the results of a simulation."""
        self.simulator.memory.keep(done, worths)
        for mover, node in path:
            lead, won = worths[mover]
            node.tried, node.lead, node.won = node.tried + 1, node.lead + lead, node.won + won
        lead = worths[self.seat][0]
        self.count, self.sum, self.squares = (
            self.count + 1,
            self.sum + lead,
            self.squares + lead * lead,
        )

    def _chosen(self, node: _Node, actions: Sequence[Any]) -> Any:
        """The next action to try: the best by upper confidence bounds, and now and then one that
        was not tried yet, the most promising first.
        """
        known, is_root = node.below, node is self.root
        tried = [action for action in actions if action in known]
        if len(tried) < len(actions):
            visits = sum(known[action].tried for action in tried)
            if len(tried) <= WIDTH * sqrt(visits):
                fresh = [action for action in actions if action not in known]
                is_hinted = is_root and self.are_hinted
                promising = self.hints.__getitem__ if is_hinted else self._expected
                return max(fresh, key=promising)
        for action in tried:
            known[action].offered += 1
        rare = [action for action in tried if known[action].tried < LEAST]
        if rare and is_root:
            return rare[0]

        def bound(action: Any) -> float:
            one = known[action]
            hint = self.hints[action] / self.scale if is_root else 0.0
            doubt = CURIOSITY * sqrt(log(one.offered + 1))
            return self._promise(one, doubt) + hint * HINT / (HINT + one.tried)

        return max(tried, key=bound)

    def _expected(self, action: Any) -> float:
        """What an action that was not tried yet has brought elsewhere; not to act: nothing."""
        if action is None:
            return 0.0
        return self.simulator.memory.promise(self.rules.actor(action), action)


def _in_turns(actions: Sequence[Any]) -> list[Any]:
    """Actions with the first of each kind first, so that a pass comes before the second bid."""
    rows = by_kinds(actions)
    return [row[at] for at in range(max(map(len, rows))) for row in rows if at < len(row)]
