"""Games that Hypothesis draws: whole games, beginnings of games, games in which a clause comes up.

How a game is drawn, and in which order it shrinks: fewer seats and small packs first, few actions,
none of them forbidden. `strategies` has what there is for users.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import cache
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

from attrs import AttrsInstance, field

from daumen_rules.contracts.engine_tests.script import Move, Script
from daumen_rules.contracts.engine_tests.special import Policy, Setting
from daumen_rules.contracts.plays import Play
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import clockwise
from daumen_rules.kernel.step import A, E, S, Step

from .arguments import Packs, a_number, is_strategy, wrong
from .bench import AnyBench
from .occasions import could_come_upon, forbids, move_shows, opening_shows
from .random_games import chosen, made_up

try:
    from hypothesis import reject
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
    from hypothesis.vendor.pretty import RepresentationPrinter
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "strategies need Hypothesis: python -m pip install 'daumen_rules[test]'"
    ) from missing

T = TypeVar("T")
AnySetting: TypeAlias = Setting[Any, Any]
Made: TypeAlias = Move[Any, Any, Any]

LONGEST: Final = 9_999
"""Moves after which a whole game is broken off."""
PROBES: Final = 0.17
"""How often somebody tries what is not allowed, in a game in which it is tried."""
SEARCHED: Final = 300
"""Moves in which an occasion is looked for: a game may go on for thousands by chance."""
DEALS: Final = 4
"""How often cards are dealt anew where a game does not come upon a clause."""


class Draw(Protocol):
    """The `draw` function that Hypothesis passes to a strategy."""

    def __call__(self, strategy: SearchStrategy[T], label: Any = None, /) -> T: ...


@frozen
class DrawnDice:
    """Random numbers that Hypothesis draws, so that a game shrinks: to the first item of a
    sequence, and to no unlikely event.
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
class DrawnGame(Script[S, A, E]):
    """A game that a strategy has drawn. Its `repr` has a few lines."""

    bench: AnyBench = field(eq=False)

    def __repr__(self) -> str:
        return "\n".join(self.bench.tell_all(self))

    @property
    def play(self) -> Play[S, A, E]:
        """The legal part of a drawn game from before the deal, in the form that laws take."""
        answers = [move.answer for move in self.moves]
        if self.deal is not None:
            answers.insert(0, step(self.bench.game.rules, self.opening, self.deal))
        return Play(self.opening, tuple(told for told in answers if isinstance(told, Step)))

    def _repr_pretty_(self, printer: RepresentationPrinter, _: bool) -> None:
        printer.text(repr(self))


def as_drawn(bench: AnyBench, played: Script[S, A, E]) -> DrawnGame[S, A, E]:
    """A game as strategies draw it."""
    return DrawnGame(played.opening, played.deal, played.dealt, played.moves, bench=bench)


@cache
def settings_for(
    bench: AnyBench, rules: AttrsInstance, number: int | None, packs: Packs, clause: Clause | None
) -> tuple[AnySetting, ...]:
    """Settings to choose from, the smallest first; those of the manuals where no small one fits.
    Raises ValueError for a number of players that cannot be.
    """
    seats = bench.game.rules.seats
    if number is not None and number not in seats:
        raise wrong("players", number, a_number(bench))
    every = bench.settings(rules, most=len(seats))
    small = [setting for setting in every if setting.small]
    manual = [setting for setting in every if not setting.small]
    by_packs = {"small": [small, manual], "manual": [manual], "all": [small + manual]}
    for some in by_packs[packs]:
        fitting = tuple(
            setting
            for setting in some
            if number in (None, setting.players)
            and could_come_upon(bench, clause, setting.opening(Random(0)))
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
    """Where a game is played."""
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
) -> DrawnGame[Any, Any, Any]:
    """A game of at most `longest` moves; with None the number of moves is drawn too."""
    setting = draw(where)
    most = draw(st.integers(0, 4 * (setting.size or 20))) if longest is None else longest
    probes = PROBES if forbidden and draw(st.booleans()) else 0.0
    policy = draw(st.sampled_from(bench.policies))
    played = made_up(bench, setting, policy, DrawnDice(draw), probes, most)
    return as_drawn(bench, played)


@st.composite
def attempts(draw: DrawFn, bench: AnyBench, state: Any) -> Any:
    """Anything that somebody might try in a state, allowed or not."""
    return bench.probe(DrawnDice(draw), state)


# Games that come upon a clause


@st.composite
def games_citing(
    draw: DrawFn, bench: AnyBench, clause: Clause, where: SearchStrategy[AnySetting]
) -> DrawnGame[Any, Any, Any]:
    """A game that comes upon a clause, and goes on for a few actions."""
    for _ in range(DEALS):
        setting, policy = draw(where), draw(st.sampled_from(bench.policies))
        let_pass, dice = draw(st.integers(0, 3)), DrawnDice(draw)
        game = as_drawn(bench, made_up(bench, setting, policy, dice, 0.0, longest=0))
        shown = opening_shows(bench, clause, game.opening)
        if not shown:
            game = _come_upon(game, clause, policy, dice, let_pass)
        if shown or game.moves:
            return _go_on(game, policy, dice, draw(st.integers(0, 4)))
    return reject()


def _with(game: DrawnGame[Any, Any, Any], move: Made) -> DrawnGame[Any, Any, Any]:
    return evolve(game, moves=(*game.moves, move))


def _come_upon(
    game: DrawnGame[Any, Any, Any],
    clause: Clause,
    policy: Policy[Any, Any],
    dice: DrawnDice,
    let_pass: int,
) -> DrawnGame[Any, Any, Any]:
    """The game with moves that end with one that shows a clause, after some occasions were let
    pass; without any where it has no occasion.
    """
    missed = game
    while len(game.moves) < SEARCHED:
        state = game.state(len(game.moves))
        occasions = _occasions(game.bench, clause, state)
        if occasions:
            missed = _with(game, dice.choice(occasions))
            let_pass -= 1
            if let_pass < 0:
                return missed
        action = chosen(game.bench, policy, dice, state)
        if action is None:
            return missed
        game = _with(game, _made(game.bench, state, action))
    return missed


def _occasions(bench: AnyBench, clause: Clause, state: Any) -> list[Made]:
    """The actions by which a clause comes up in this state, by one seat if possible."""
    rules = bench.game.rules
    tried = [_made(bench, state, action) for action in legal_actions(rules, state)]
    found = [move for move in tried if move_shows(bench, clause, move)]
    if found or all(row.clause != clause for row in rules.legality.rows):
        return found
    first = next((mover for mover in rules.movers(state) if isinstance(mover, int)), 0)
    for seat in clockwise(first, rules.players(state))[:2]:
        own = (a for a in bench.game.checks.attempts(state) if rules.actor(a) == seat)
        found = [_made(bench, state, a) for a in own if forbids(bench, clause, state, a)]
        if found:
            break
    return found


def _go_on(
    game: DrawnGame[Any, Any, Any], policy: Policy[Any, Any], dice: DrawnDice, more: int
) -> DrawnGame[Any, Any, Any]:
    for _ in range(more):
        state = game.state(len(game.moves))
        action = chosen(game.bench, policy, dice, state)
        if action is None:
            break
        game = _with(game, _made(game.bench, state, action))
    return game


def _made(bench: AnyBench, state: Any, action: Any) -> Made:
    return Move(state, action, step(bench.game.rules, state, action))
