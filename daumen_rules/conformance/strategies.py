"""Strategies of Hypothesis: rule sets, states reached by play, actions and games, of any game.

`of(game)` has those of a game; the functions of this module are those of the game that is meant
where none is named. All shrink: few players, the manual before other rule sets, few actions.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, Generic, TypeAlias, overload

from attrs import AttrsInstance

from daumen_rules.contracts.engine_tests.engine_tests import Setting
from daumen_rules.contracts.game import Game
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import R, legal_actions
from daumen_rules.kernel.step import A, E, S
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import changed

from . import generated_games
from .arguments import DEFAULT_RULES, Packs, bench_given, packs_given, players_given, rules_given
from .bench import Bench
from .clause_coverage import reachable_clause
from .generated_games import GeneratedGame

try:
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "strategies need Hypothesis: python -m pip install 'daumen_rules[test]'"
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


@overload
def of(game: str) -> Strategies[Any, Any, Any, Any]: ...
@overload
def of(game: Game[R, S, A, E, Any]) -> Strategies[R, S, A, E]: ...
def of(game: Game[R, S, A, E, Any] | str) -> Strategies[Any, Any, Any, Any]:
    """The strategies of a game, or of the one of that name in the catalogue. Raises ValueError."""
    return Strategies(bench_given(game))


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
    "rule_sets",
    "states",
]
