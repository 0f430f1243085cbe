"""A game as it is played on purpose with other people's engines: the one way for all games.

What a game says is special about it is taken from its checks, all else is the same for all games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeAlias, cast

from daumen_rules.contracts.engine_tests.forms import Forms
from daumen_rules.contracts.engine_tests.script import Failure, Move, Script
from daumen_rules.contracts.engine_tests.special import (
    Blame,
    Dice,
    FixedGame,
    Policy,
    Setting,
    Special,
)
from daumen_rules.contracts.game import AnyGame, Game
from daumen_rules.games import catalogue
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, S
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import changed

from . import blame as general
from .failure_report import Telling, words_of
from .forms import forms_of
from .hello import Hello

MOST_SEATS = 3
"""How many numbers of seats are played where a game says nothing, the fewest first."""

MOST_WORDS = 20
"""How many values of an option are tried."""


@frozen
class OtherReading(Generic[R]):
    """A reading that an engine may play by: its flag and value, its clauses, and those rules."""

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
    """A game on the test bench, with what it says is special about it."""

    def __init__(self, game: Game[R, S, A, E, Any], special: Special[R, S, A, E]) -> None:
        self.game = game
        self.special = special
        self.forms: Forms[S, A, E] = special.forms or forms_of(game)
        self.policies: tuple[Policy[S, A], ...] = special.policies or _POLICIES
        self._telling: Telling[S, A, E] = Telling(game, special.words or words_of(game))

    def __repr__(self) -> str:
        return f"bench({self.game.slug!r})"

    # Rule sets

    @property
    def manuals(self) -> tuple[R, ...]:
        """The rule sets that a manual stands for."""
        return tuple(rules for _, rules in self.game.book.rule_sets)

    def rule_sets(self) -> tuple[R, ...]:
        """The manuals, and rule sets that have each other reading of each question once."""
        if self.special.rule_sets is not None:
            return self.special.rule_sets()
        return (*self.manuals, *self._each_other_reading())

    def _each_other_reading(self) -> Iterator[R]:
        """Of numbers one other."""
        default = self.game.book.default
        for option in self.game.book.options:
            others = [word for word in option.words() if word != option.word(default)]
            for word in others[:1] if isinstance(option.values, range) else others:
                yield changed(default, {option.field: word})

    def plays(self, hello: Hello, rules: R) -> bool:
        """Whether an engine's `rules` name a manual, and every reading that is not that manual's;
        the only manual that there is need not be named.
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
        """An opening, told by other rules."""
        return cast("S", evolve(cast("Any", opening), rules=rules))

    # Where and how it is played

    def settings(self, rules: R, most: int = MOST_SEATS) -> tuple[Setting[S, A], ...]:
        """The settings of a rule set, the smallest first; where the game says nothing, for so many
        numbers of seats.
        """
        if self.special.settings is not None:
            return self.special.settings(rules)
        seats = self.game.rules.seats[:most]
        return tuple(_setting(self.game, rules, players) for players in seats)

    def is_small(self, opening: S) -> bool:
        """Whether an opening has other cards than the rules name."""
        return self.special.is_small is not None and self.special.is_small(opening)

    def size_of(self, opening: S) -> tuple[int, int]:
        """How many seats and how many cards a game has, from its opening."""
        cards = 0 if self.special.size is None else self.special.size(opening)
        return self.game.rules.players(opening), cards

    def probe(self, random: Dice, state: S) -> A:
        """Any action, most of them forbidden."""
        if self.special.probe is not None:
            return self.special.probe(random, state)
        return random.choice(list(self.game.checks.attempts(state)))

    def rare(self, move: Move[S, A, E]) -> Iterable[str]:
        """The rare situations that a move is, by key."""
        return () if self.special.rare is None else self.special.rare(move)

    @property
    def rarities(self) -> tuple[tuple[str, Text], ...]:
        """The rare situations by key, with their names."""
        return self.special.rarities

    def suite(
        self, rules: Sequence[R] = (), players: Sequence[int] = ()
    ) -> tuple[tuple[str, Script[S, A, E]], ...]:
        """The fixed games with their names."""
        return tuple((fixed.name, fixed.game) for fixed in self.fixed(rules, players))

    def fixed(
        self, rules: Sequence[R] = (), players: Sequence[int] = ()
    ) -> tuple[FixedGame[S, A, E], ...]:
        """The fixed games under one of these rule sets, for these numbers of seats; under any rule
        set, or for any number, where none is given.
        """
        return tuple(
            fixed
            for fixed in (() if self.special.fixed is None else self.special.fixed())
            if (not rules or self.rules_of(fixed.game.opening) in rules)
            and (not players or self.size_of(fixed.game.opening)[0] in players)
        )

    # The shape of an engine's answers has been checked before they come here. An exception in one
    # of the methods below is therefore a fault of ours, and is raised.

    def blame(self, failure: Failure[S, A, E]) -> Blame:
        """The clause that an engine most likely gets wrong."""
        if self.special.blame is not None:
            return self.special.blame(failure)
        return general.blame(self.game, self.forms, failure)

    def suspicion(
        self, wrong: Sequence[Failure[S, A, E]], right: Sequence[Script[S, A, E]]
    ) -> Mapping[Clause, float]:
        """How well each clause parts what is wrong from what is right, from 0 to 1."""
        suspicion = self.special.suspicion
        return {} if suspicion is None else suspicion(wrong, right)

    def other_readings(self, failure: Failure[S, A, E]) -> Sequence[OtherReading[R]]:
        """The readings by which all that the engine says there is right."""
        return tuple(self._other_readings(failure))

    def _other_readings(self, failure: Failure[S, A, E]) -> Iterator[OtherReading[R]]:
        opening = failure.script.opening
        for flag, word, rules in self._neighbours(self.rules_of(opening)):
            if general.fits(self.game, self.forms, self.special.by_other_rules, failure, rules):
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
        """A game in lines, in which an engine fails to answer."""
        return self._telling.faulty(game, language)

    def tell_before(self, game: Script[S, A, E], language: Language) -> Sequence[str]:
        """A game in lines, in which nothing is wrong."""
        return self._telling.right(game, language)

    def tell_all(self, game: Script[S, A, E]) -> Sequence[str]:
        """A game in lines, every move on a line of its own."""
        return self._telling.all(game)


AnyBench: TypeAlias = Bench[Any, Any, Any, Any]


def bench(game: AnyGame | str) -> AnyBench:
    """A game, or the one of that name in the catalogue, on the test bench. Raises
    UnknownGameError.
    """
    found = catalogue.game(game) if isinstance(game, str) else game
    return Bench(found, Special() if found.checks.bench is None else found.checks.bench())


def _setting(game: AnyGame, rules: Any, players: int) -> Setting[Any, Any]:
    return Setting(
        name=f"{players} seats",
        opening=lambda _: game.start(players, rules),
        players=players,
        small=False,
        size=0,
        deal=lambda random, opening: None,  # noqa: ARG005
    )
