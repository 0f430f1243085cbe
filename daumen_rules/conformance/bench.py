"""A game on the test bench, for tests of other people's engines.

The game's own additions come from `Checks.engine_tests`; everything else is the same for all games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, Generic, TypeAlias, cast

from daumen_rules.contracts.engine_tests.engine_tests import (
    Blame,
    EngineTests,
    FixedGame,
    Policy,
    RandomSource,
    Setting,
    engine_tests_of,
)
from daumen_rules.contracts.engine_tests.forms import Forms
from daumen_rules.contracts.engine_tests.script import Failure, Move, Script
from daumen_rules.contracts.game import AnyGame, Game
from daumen_rules.games import catalogue
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import A, E, S
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import changed

from . import blame as general
from .failure_report import FailureReport, words_of
from .forms import forms_of
from .hello import Hello
from .suite import stored_suite, unreached
from .suspects import suspicion

MOST_WORDS = 20
"""How many values of an option are tested."""


@frozen
class OtherReading(Generic[R]):
    """A reading that an engine may play by: its flag and value, its clauses, and the rule set."""

    flag: str
    value: str
    clauses: tuple[Clause, ...]
    rules: R


def _any(random: Any, _: Any, legal: Sequence[A]) -> A:
    chosen: A = random.choice(legal)
    return chosen


def _first_or_last(random: Any, _: Any, legal: Sequence[A]) -> A:
    """The first or the last legal action: an extreme, such as to stop at once or to go on."""
    return legal[-1] if random.random() < 0.5 else legal[0]


_POLICIES: tuple[Policy[Any, Any], ...] = (Policy("any", _any), Policy("ends", _first_or_last))


class Bench(Generic[R, S, A, E]):
    """A game on the test bench, with its own additions."""

    def __init__(self, game: Game[R, S, A, E, Any], own_tests: EngineTests[R, S, A, E]) -> None:
        self.game = game
        self.own_tests = own_tests
        self.forms: Forms[S, A, E] = own_tests.forms or forms_of(game)
        self.policies: tuple[Policy[S, A], ...] = own_tests.policies or _POLICIES
        self._telling: FailureReport[S, A, E] = FailureReport(
            game, own_tests.words or words_of(game)
        )

    def __repr__(self) -> str:
        return f"bench({self.game.slug!r})"

    # Rule sets

    @property
    def manuals(self) -> tuple[R, ...]:
        """The rule sets of the manuals."""
        return tuple(rules for _, rules in self.game.book.rule_sets)

    def rule_sets(self) -> tuple[R, ...]:
        """The rule sets of the manuals, and others that cover each other reading of each question
        once.
        """
        if self.own_tests.rule_sets is not None:
            return self.own_tests.rule_sets()
        return (*self.manuals, *self._each_other_reading())

    def _each_other_reading(self) -> Iterator[R]:
        """Each other reading of each option; for a number one other value."""
        default = self.game.book.default
        for option in self.game.book.options:
            others = [word for word in option.words() if word != option.word(default)]
            for word in others[:1] if isinstance(option.values, range) else others:
                yield changed(default, {option.field: word})

    def plays(self, hello: Hello, rules: R) -> bool:
        """Whether an engine's `rules` name a manual and every reading that differs from it. If
        there is only one manual, its name may be missing.
        """
        named = [
            manual
            for name, manual in self.game.book.rule_sets
            if name in hello.rules or len(self.manuals) == 1
        ]
        return "all" in hello.rules or any(
            all(
                f"{n}={word}" in hello.rules for n, _, word in self.game.book.difference(one, rules)
            )
            for one in named
        )

    def rules_of(self, opening: S) -> R:
        """The rule set of an opening."""
        return cast("R", cast("Any", opening).rules)

    def under(self, opening: S, rules: R) -> S:
        """An opening under other rules."""
        return cast("S", evolve(cast("Any", opening), rules=rules))

    # Where and how it is played

    def settings(self, rules: R) -> tuple[Setting[S, A], ...]:
        """The settings of a rule set, the smallest first; if the game says nothing, one for each
        number of players.
        """
        if self.own_tests.settings is not None:
            return self.own_tests.settings(rules)
        seats = self.game.rules.seats
        return tuple(_setting(self.game, rules, players) for players in seats)

    @property
    def has_small_settings(self) -> bool:
        """Whether the game has settings for study, with fewer cards than the rules say."""
        return any(setting.small for setting in self.settings(self.game.book.default))

    def is_small(self, opening: S) -> bool:
        """Whether an opening has other cards than the rules say."""
        return self.own_tests.is_small is not None and self.own_tests.is_small(opening)

    def size_of(self, opening: S) -> tuple[int, int]:
        """The numbers of seats and of cards of a game, from its opening."""
        cards = 0 if self.own_tests.size is None else self.own_tests.size(opening)
        return self.game.rules.players(opening), cards

    def probe(self, random: RandomSource, state: S) -> A | None:
        """Any action that an engine can be sent, or None; most of them are illegal."""
        if self.own_tests.probe is not None:
            return self.own_tests.probe(random, state)
        rules = self.rules_of(state)
        first = self.game.rules.chance(self.game.start(self.game.rules.players(state), rules))
        tried: list[A] = list(self.game.checks.attempts(state))
        if first is not None:
            tried.append(first.at(random.randrange(first.total)))
        while tried:
            action = random.choice(tried)
            if self.can_be_sent(state, action):
                return action
            tried = [each for each in tried if each != action]
        return None

    def can_be_sent(self, state: S, action: A) -> bool:
        """Whether an engine can read an action in some state of the game: its words are those of
        the game, and an action of chance can happen at the start or in this state.
        """
        try:
            if self.forms.action_of(self.forms.action(action)) != action:
                return False
        except (ValueError, LookupError):
            return False
        rules = self.game.rules
        if rules.actor(action) != NATURE:
            return True
        start = self.game.start(rules.players(state), self.rules_of(state))
        chances = rules.chance(start), rules.chance(state)
        return any(chance is not None and chance.ways(action) > 0 for chance in chances)

    def rare(self, move: Move[S, A, E]) -> Iterable[str]:
        """The keys of the rare situations of a move."""
        return () if self.own_tests.rare is None else self.own_tests.rare(move)

    @property
    def rarities(self) -> tuple[tuple[str, Text], ...]:
        """The rare situations by key, with their names."""
        return self.own_tests.rarities

    def suite(
        self, rules: Sequence[R] = (), players: Sequence[int] = ()
    ) -> tuple[FixedGame[S, A, E], ...]:
        """The fixed games under these rule sets and for these numbers of seats; no rule set, or no
        number, means all.
        """
        return tuple(
            fixed
            for fixed in self._every_fixed_game
            if (not rules or self.rules_of(fixed.game.opening) in rules)
            and (not players or self.size_of(fixed.game.opening)[0] in players)
        )

    @cached_property
    def _every_fixed_game(self) -> tuple[FixedGame[S, A, E], ...]:
        """The fixed games of the game itself, or those of its file."""
        own = self.own_tests.fixed
        return stored_suite(self.game) if own is None else own()

    @cached_property
    def never(self) -> Mapping[Clause, str]:
        """The clauses that no game can exercise, with the reasons."""
        listed = unreached(self.game)
        shown = {id_ for one in self._every_fixed_game for id_ in one.clauses}
        return {
            **{c: listed[c.id] for c in self.game.book.clauses if c.id in listed.keys() - shown},
            **self.own_tests.clause_coverage.never,
        }

    # The shape of an engine's answers has been checked before they come here. An exception in one
    # of the methods below is therefore a fault of ours, and is raised.

    def blame(self, failure: Failure[S, A, E]) -> Blame:
        """The clause that the engine most likely implements wrongly."""
        if self.own_tests.blame is not None:
            return self.own_tests.blame(failure)
        return general.blame(self.game, self.forms, failure)

    def suspicion(
        self, wrong: Sequence[Failure[S, A, E]], right: Sequence[Script[S, A, E]]
    ) -> Mapping[Clause, float]:
        """How well each clause explains the failing games and fits the passing ones, from 0 to
        1.
        """
        if self.own_tests.suspicion is not None:
            return self.own_tests.suspicion(wrong, right)
        return suspicion(self.game, self.forms, wrong, right)

    def other_readings(self, failure: Failure[S, A, E]) -> Sequence[OtherReading[R]]:
        """The readings under which everything that the engine says in a failing game is right."""
        return tuple(self._other_readings(failure))

    def _other_readings(self, failure: Failure[S, A, E]) -> Iterator[OtherReading[R]]:
        opening = failure.script.opening
        for flag, word, rules in self._neighbours(self.rules_of(opening)):
            if general.fits(self.game, self.forms, self.own_tests.by_other_rules, failure, rules):
                question = self.game.book.question_on(flag)
                computing = tuple(clause for clause in question.clauses if clause.kind.computes)
                yield OtherReading(flag, word, computing or question.clauses, rules)

    def _neighbours(self, rules: R) -> Iterator[tuple[str, str, R]]:
        """The rule sets that differ in one option, with its name and value."""
        for option in self.game.book.options:
            for word in option.words()[:MOST_WORDS]:
                if word != option.word(rules):
                    with suppress(OptionError):
                        yield option.field, word, changed(rules, {option.field: word})

    def tell(self, failure: Failure[S, A, E], blame: Blame, language: Language) -> Sequence[str]:
        """A failure in lines, for a screen of 100 columns."""
        return self._telling.failure(failure, blame, language)

    def tell_game(self, game: Script[S, A, E], language: Language) -> Sequence[str]:
        """The lines of a game in which an engine gives no usable answer."""
        return self._telling.faulty(game, language)

    def tell_before(self, game: Script[S, A, E], language: Language) -> Sequence[str]:
        """The lines of a game without a failure."""
        return self._telling.right(game, language)

    def tell_all(self, game: Script[S, A, E]) -> Sequence[str]:
        """The lines of a game, one for every move."""
        return self._telling.all(game)


AnyBench: TypeAlias = Bench[Any, Any, Any, Any]


def bench(game: AnyGame | str) -> AnyBench:
    """A game, or the game with that name, on the test bench. Raises UnknownGameError."""
    found = catalogue.game(game) if isinstance(game, str) else game
    return Bench(found, engine_tests_of(found))


def _setting(game: AnyGame, rules: Any, players: int) -> Setting[Any, Any]:
    return Setting(
        name=f"{players} seats",
        opening=lambda _: game.start(players, rules),
        players=players,
        small=False,
        size=0,
        deal=lambda random, opening: None,  # noqa: ARG005
    )
