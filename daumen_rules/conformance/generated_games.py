"""Games that Hypothesis generates: whole games, beginnings of games, games that exercise a clause.

They shrink in this order: fewer seats and small packs, fewer actions, no illegal actions. Users
find the strategies in `strategies`.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import cache
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

from attrs import AttrsInstance, field

from daumen_rules.contracts.engine_tests.engine_tests import Policy, Setting
from daumen_rules.contracts.engine_tests.script import Move, Script
from daumen_rules.contracts.plays import Play
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import clockwise
from daumen_rules.kernel.step import A, E, S, Step

from .arguments import Packs, a_number, is_strategy, wrong
from .bench import AnyBench
from .clause_coverage import could_reach, forbids, move_shows, opening_shows
from .random_games import next_action, random_game

try:
    from hypothesis import reject
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
    from hypothesis.vendor.pretty import RepresentationPrinter
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "strategies need Hypothesis; in a clone of daumen_rules: python -m pip install '.[test]'"
    ) from missing

T = TypeVar("T")
AnySetting: TypeAlias = Setting[Any, Any]
Made: TypeAlias = Move[Any, Any, Any]

LONGEST: Final = 9_999
"""After how many moves a whole game is broken off."""
PROBES: Final = 0.17
"""How often an illegal action is tried, in games with illegal actions."""
SEARCHED: Final = 300
"""In how many moves an occasion for a clause is searched."""
DEALS: Final = 4
"""How often cards are dealt anew if a game does not exercise a clause."""


class Draw(Protocol):
    """The `draw` function that Hypothesis passes to a strategy."""

    def __call__(self, strategy: SearchStrategy[T], label: Any = None, /) -> T: ...


@frozen
class GeneratedChance:
    """Random numbers from Hypothesis, so that a game shrinks towards the first item of a sequence
    and away from unlikely events.
    """

    draw: Draw

    def random(self) -> float:
        return 1 - self.draw(st.integers(1, 100)) / 100

    def randrange(self, stop: int, /) -> int:
        return self.draw(st.integers(0, stop - 1))

    def choice(self, seq: Sequence[T], /) -> T:
        return seq[self.randrange(len(seq))]

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        x[:] = self.draw(st.permutations(x))


@frozen(repr=False, kw_only=True)
class GeneratedGame(Script[S, A, E]):
    """A game from a strategy. Its `repr` has a few lines."""

    bench: AnyBench = field(eq=False)

    def __repr__(self) -> str:
        return "\n".join(self.bench.tell_all(self))

    @property
    def play(self) -> Play[S, A, E]:
        """The legal part of the game, in the form that laws take."""
        answers = [move.answer for move in self.moves]
        if self.deal is not None:
            answers.insert(0, step(self.bench.game.rules, self.opening, self.deal))
        return Play(self.opening, tuple(told for told in answers if isinstance(told, Step)))

    def _repr_pretty_(self, printer: RepresentationPrinter, _: bool) -> None:
        printer.text(repr(self))


def as_generated(bench: AnyBench, played: Script[S, A, E]) -> GeneratedGame[S, A, E]:
    """A script as a generated game."""
    return GeneratedGame(played.opening, played.deal, played.dealt, played.moves, bench=bench)


@cache
def settings_for(
    bench: AnyBench, rules: AttrsInstance, number: int | None, packs: Packs, clause: Clause | None
) -> tuple[AnySetting, ...]:
    """The settings to choose from, the smallest first; full-size ones if no small one fits. Raises
    ValueError for an impossible number of players.
    """
    seats = bench.game.rules.seats
    if number is not None and number not in seats:
        raise wrong("players", number, a_number(bench))
    every = bench.settings(rules)
    small = [setting for setting in every if setting.small]
    manual = [setting for setting in every if not setting.small]
    by_packs = {"small": [small, manual], "manual": [manual], "all": [small + manual]}
    for some in by_packs[packs]:
        fitting = tuple(
            setting
            for setting in some
            if number in (None, setting.players)
            and could_reach(bench, clause, setting.opening(Random(0)))
        )
        if fitting:
            return fitting
    return ()


@st.composite
def settings(
    draw: DrawFn,
    bench: AnyBench,
    rules: AttrsInstance | SearchStrategy[Any],
    players: int | SearchStrategy[int] | None,
    packs: Packs,
    clause: Clause | None = None,
) -> AnySetting:
    """A setting for a game."""
    number = draw(players) if isinstance(players, SearchStrategy) else players
    under = draw(cast("SearchStrategy[Any]", rules)) if is_strategy(rules) else rules
    some = settings_for(bench, cast("Any", under), number, packs, clause)
    return draw(st.sampled_from(some)) if some else reject()


@st.composite
def games(
    draw: DrawFn,
    bench: AnyBench,
    where: SearchStrategy[AnySetting],
    longest: int | None,
    forbidden: bool,
) -> GeneratedGame[Any, Any, Any]:
    """A game of at most `longest` moves; with None the number of moves is generated too."""
    setting = draw(where)
    most = draw(st.integers(0, 4 * (setting.size or 20))) if longest is None else longest
    probes = PROBES if forbidden and draw(st.booleans()) else 0.0
    policy = draw(st.sampled_from(bench.policies))
    played = random_game(bench, setting, policy, GeneratedChance(draw), probes, most)
    return as_generated(bench, played)


@st.composite
def attempts(draw: DrawFn, bench: AnyBench, state: Any) -> Any:
    """Any action that somebody might try in a state, legal or not."""
    found = bench.probe(GeneratedChance(draw), state)
    return reject() if found is None else found


# Games that exercise a clause


@st.composite
def games_citing(
    draw: DrawFn, bench: AnyBench, clause: Clause, where: SearchStrategy[AnySetting]
) -> GeneratedGame[Any, Any, Any]:
    """A game that exercises a clause, and goes on for a few actions."""
    for _ in range(DEALS):
        setting, policy = draw(where), draw(st.sampled_from(bench.policies))
        let_pass, dice = draw(st.integers(0, 3)), GeneratedChance(draw)
        game = as_generated(bench, random_game(bench, setting, policy, dice, 0.0, longest=0))
        shown = opening_shows(bench, clause, game.opening)
        if not shown:
            game = _come_upon(game, clause, policy, dice, let_pass)
        if shown or game.moves:
            return _go_on(game, policy, dice, draw(st.integers(0, 4)))
    return reject()


def _with(game: GeneratedGame[Any, Any, Any], move: Made) -> GeneratedGame[Any, Any, Any]:
    return evolve(game, moves=(*game.moves, move))


def _come_upon(
    game: GeneratedGame[Any, Any, Any],
    clause: Clause,
    policy: Policy[Any, Any],
    dice: GeneratedChance,
    let_pass: int,
) -> GeneratedGame[Any, Any, Any]:
    """The game with moves up to one that exercises a clause, after passing over some occasions;
    without further moves if there is no occasion.
    """
    missed = game
    while len(game.moves) < SEARCHED:
        state = game.state(len(game.moves))
        clause_coverage = _occasions(game.bench, clause, state)
        if clause_coverage:
            missed = _with(game, dice.choice(clause_coverage))
            let_pass -= 1
            if let_pass < 0:
                return missed
        action = next_action(game.bench, policy, dice, state)
        if action is None:
            return missed
        game = _with(game, _made(game.bench, state, action))
    return missed


def _occasions(bench: AnyBench, clause: Clause, state: Any) -> list[Made]:
    """The actions that exercise a clause in this state, by one seat if possible."""
    rules = bench.game.rules
    tried = [_made(bench, state, action) for action in legal_actions(rules, state)]
    found = [move for move in tried if move_shows(bench, clause, move)]
    if found or all(row.clause != clause for row in rules.legality.rows):
        return found
    first = next((mover for mover in rules.movers(state) if isinstance(mover, int)), 0)
    for seat in clockwise(first, rules.players(state))[:2]:
        own = (a for a in bench.game.checks.attempts(state) if rules.actor(a) == seat)
        sent = (a for a in own if bench.can_be_sent(state, a))
        found = [_made(bench, state, a) for a in sent if forbids(bench, clause, state, a)]
        if found:
            break
    return found


def _go_on(
    game: GeneratedGame[Any, Any, Any], policy: Policy[Any, Any], dice: GeneratedChance, more: int
) -> GeneratedGame[Any, Any, Any]:
    for _ in range(more):
        state = game.state(len(game.moves))
        action = next_action(game.bench, policy, dice, state)
        if action is None:
            break
        game = _with(game, _made(game.bench, state, action))
    return game


def _made(bench: AnyBench, state: Any, action: Any) -> Made:
    return Move(state, action, step(bench.game.rules, state, action))
