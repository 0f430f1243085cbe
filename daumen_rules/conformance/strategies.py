"""Strategies of Hypothesis: rule sets, states reached by play, actions and games, of any game.

`of(game)` has those of a game; the functions of this module are those of the game that is meant
where none is named. All shrink: few players, the manual before other rule sets, few actions.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, Generic, TypeAlias, cast, overload

from attrs import AttrsInstance

from daumen_rules.contracts.engine_tests.engine_tests import Setting
from daumen_rules.contracts.game import AnyGame, Game
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import R, legal_actions
from daumen_rules.kernel.step import A, E, S
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import changed

from . import generated_games
from .arguments import (
    DEFAULT_RULES,
    Packs,
    bench_given,
    is_strategy,
    packs_given,
    players_given,
    rules_given,
)
from .bench import Bench
from .clause_coverage import reachable_clause
from .function_positions import played_states, rare_states
from .generated_games import GeneratedGame

try:
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "strategies need Hypothesis; in a clone of daumen_rules: python -m pip install '.[test]'"
    ) from missing

Rules: TypeAlias = str | AttrsInstance | SearchStrategy[Any]
"""A rule set, its words (`"default"` is that of the manual), or a strategy of rule sets."""
Numbers: TypeAlias = int | SearchStrategy[int] | None
"""A number of players, a strategy of them, or None for any."""


@frozen
class Strategies(Generic[R, S, A, E]):
    """The strategies of a game.

    `rules` and `players` are values or strategies. `packs` are the small ones for study, with fewer
    cards and smaller hands; where none is for so many players, or with `"manual"`, those of the
    manuals; or `"all"`. Raises ValueError for an argument that cannot be used.
    """

    bench: Bench[R, S, A, E]

    def players(self) -> SearchStrategy[int]:
        """A number of players."""
        return st.sampled_from(self.bench.game.rules.seats)

    def rule_sets(self) -> SearchStrategy[R]:
        """A sensible rule set: a manual's, or one with every option drawn."""
        return st.sampled_from(self.bench.manuals) | self.mixed_rules()

    def mixed_rules(self) -> SearchStrategy[R]:
        """A sensible rule set with every option drawn."""
        return _mixed_rules(self.bench)

    def openings(
        self, rules: Rules = DEFAULT_RULES, players: Numbers = None, *, packs: Packs = "small"
    ) -> SearchStrategy[S]:
        """A game before Nature's first action: seats, cards, rules and the starter."""
        return self.deals(rules, players, packs=packs).map(lambda game: game.opening)

    def deals(
        self, rules: Rules = DEFAULT_RULES, players: Numbers = None, *, packs: Packs = "small"
    ) -> SearchStrategy[GeneratedGame[S, A, E]]:
        """A game directly after the deal."""
        where = self._where(rules, players, packs)
        return generated_games.games(self.bench, where, longest=0, forbidden=False)

    def games(
        self,
        rules: Rules = DEFAULT_RULES,
        players: Numbers = None,
        *,
        packs: Packs = "small",
        whole: bool = True,
        forbidden: bool = True,
    ) -> SearchStrategy[GeneratedGame[S, A, E]]:
        """A game with all actions drawn, to its end if `whole`, else to any point.

        With `forbidden` seats now and then try illegal actions, which are refused and change
        nothing.
        """
        longest = generated_games.LONGEST if whole else None
        where = self._where(rules, players, packs)
        return generated_games.games(self.bench, where, longest, forbidden)

    def games_citing(
        self,
        clause: str | Clause,
        rules: Rules = DEFAULT_RULES,
        players: Numbers = None,
        *,
        packs: Packs = "small",
    ) -> SearchStrategy[GeneratedGame[S, A, E]]:
        """Games that exercise a clause, and go on for a few actions.

        They have an event of that clause, an action refused by it, or another sign of it. Raises
        ValueError also for a clause that computes nothing, and for one that no single game can
        exercise.
        """
        wanted = reachable_clause(self.bench, clause.id if isinstance(clause, Clause) else clause)
        where = self._where(rules, players, packs, wanted)
        return generated_games.games_citing(self.bench, wanted, where)

    def states(
        self, rules: Rules = DEFAULT_RULES, players: Numbers = None, *, packs: Packs = "small"
    ) -> SearchStrategy[S]:
        """A state after the deal, reached by play: anywhere from the first action to the end."""
        drawn = self.games(rules, players, packs=packs, whole=False, forbidden=False)
        return drawn.map(lambda game: game.state(len(game.moves)))

    def positions(self, rules: Rules = DEFAULT_RULES, players: Numbers = None) -> SearchStrategy[S]:
        """A position to test a function in: one of the fixed games, which are rare, one after a
        first throw, or one of a random game. Shrinks towards the rare ones.
        """
        return _positions(self.bench, rules, players)

    def throws(
        self, rules: Rules = DEFAULT_RULES, players: Numbers = None
    ) -> SearchStrategy[list[int]]:
        """The dice of the first throw of a game. Raises ValueError for a game that does not begin
        with one.
        """
        number = players_given(self.bench, players)
        first = number if isinstance(number, int) else self.bench.game.rules.seats[0]
        under = rules_given(self.bench, rules)
        default: Any = self.bench.game.book.default
        start = self.bench.game.start(first, default if is_strategy(under) else cast("R", under))
        chance = self.bench.game.chance(start)
        faces = None if chance is None else getattr(chance.at(0), "faces", None)
        if chance is None or not isinstance(faces, tuple):
            title = self.bench.game.book.title.en
            raise ValueError(f"game: found {title!r}; expected one that begins with a throw")
        dice = len(cast("tuple[int, ...]", faces))
        return st.lists(st.integers(1, 6), min_size=dice, max_size=dice)

    def actions(self, state: S) -> SearchStrategy[A]:
        """The legal actions of seats in a state; nothing can be drawn when the game is over."""
        return st.sampled_from(legal_actions(self.bench.game.rules, state))

    def attempts(self, state: S) -> SearchStrategy[A]:
        """Any action that a seat might try in a state, legal or not; no deal."""
        return generated_games.attempts(self.bench, state)

    def _where(
        self, rules: Rules, players: Numbers, packs: Packs, clause: Clause | None = None
    ) -> SearchStrategy[Setting[S, A]]:
        under, number = rules_given(self.bench, rules), players_given(self.bench, players)
        return generated_games.settings(self.bench, under, number, packs_given(packs), clause)


@st.composite
def _mixed_rules(draw: DrawFn, bench: Bench[R, Any, Any, Any]) -> R:
    """A rule set with every option drawn, in a drawn order; a value that makes no sense with those
    before it is left out.
    """
    rules = bench.game.book.default
    for option in draw(st.permutations(bench.game.book.options)):
        word = draw(st.sampled_from(option.words()))
        with suppress(OptionError):
            rules = changed(rules, {option.field: word})
    return rules


@st.composite
def _positions(draw: DrawFn, bench: Bench[Any, S, Any, Any], rules: Rules, players: Numbers) -> S:
    asked, number = rules_given(bench, rules), players_given(bench, players)
    under: Any = draw(cast("SearchStrategy[Any]", asked)) if is_strategy(asked) else asked
    seats = draw(number) if isinstance(number, SearchStrategy) else number
    table = tuple(bench.game.rules.seats) if seats is None else (seats,)
    rare = _rare(bench, under, table)
    if draw(st.booleans()):
        states = tuple(played_states(bench, under, table, draw(st.integers(0, 2**32 - 1))))
    else:
        states = rare
    found: S = draw(st.sampled_from(states))
    return found


@lru_cache(maxsize=16)
def _rare(bench: Bench[Any, S, Any, Any], rules: Any, players: tuple[int, ...]) -> tuple[S, ...]:
    return tuple(rare_states(bench, rules, players))


@overload
def of(game: str) -> Strategies[Any, Any, Any, Any]: ...
@overload
def of(game: Game[R, S, A, E, Any]) -> Strategies[R, S, A, E]: ...
def of(game: Game[R, S, A, E, Any] | str) -> Strategies[Any, Any, Any, Any]:
    """The strategies of a game, or of the one of that name in the catalogue. Raises ValueError."""
    return Strategies(bench_given(game))


def positions(
    game: AnyGame | str, rules: Rules = DEFAULT_RULES, players: Numbers = None
) -> SearchStrategy[Any]:
    """A position of a game, rare ones first; see `Strategies.positions`."""
    return of(game).positions(rules, players)


def throws(
    game: AnyGame | str, rules: Rules = DEFAULT_RULES, players: Numbers = None
) -> SearchStrategy[list[int]]:
    """The dice of the first throw of a game; see `Strategies.throws`."""
    return of(game).throws(rules, players)


_usual: Final = of(USUAL)
players = _usual.players
rule_sets = _usual.rule_sets
mixed_rules = _usual.mixed_rules
openings = _usual.openings
deals = _usual.deals
games = _usual.games
games_citing = _usual.games_citing
states = _usual.states
actions = _usual.actions
attempts = _usual.attempts

__all__ = [
    "GeneratedGame",
    "Numbers",
    "Packs",
    "Rules",
    "Strategies",
    "actions",
    "attempts",
    "deals",
    "games",
    "games_citing",
    "mixed_rules",
    "of",
    "openings",
    "players",
    "positions",
    "rule_sets",
    "states",
    "throws",
]
