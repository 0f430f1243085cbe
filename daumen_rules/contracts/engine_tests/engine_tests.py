"""What a game adds to the tests of other people's engines.

Every field may be left out; `conformance` then does the same as for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.step import A, E, S
from daumen_rules.kernel.text import Language, Text

from ..game import AnyGame
from ..plays import Play, Twin
from .forms import Forms
from .script import Difference, Failure, Move, Script

T = TypeVar("T")


class RandomSource(Protocol):
    """A source of chance, such as `random.Random`."""

    def random(self) -> float: ...
    def randrange(self, stop: int, /) -> int: ...
    def choice(self, seq: Sequence[T], /) -> T: ...
    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


@frozen(kw_only=True)
class Setting(Generic[S, A]):
    """The conditions of a game: seats, rules and material. `small` settings are for study."""

    name: str
    opening: Callable[[RandomSource], S]
    """A state before Nature's first action; the starter may be drawn at random."""
    players: int
    small: bool
    size: int
    """The number of cards; settings are sorted by seats and then by size."""
    deal: Callable[[RandomSource, S], A | None]
    """Nature's first action; None for a game that does not begin with one."""


@frozen
class Policy(Generic[S, A]):
    """A way to choose one of the legal actions."""

    name: str
    choose: Callable[[RandomSource, S, Sequence[A]], A]


@frozen
class Blame:
    """The clause that an engine most likely implements wrongly, and the move at which it went
    wrong.

    `move` counts from 1; 0 is the deal. `others` are further possible clauses. If the engine plays
    exactly by another reading, `reading` gives its flag and value.
    """

    clause: Clause
    move: int
    others: tuple[Clause, ...] = ()
    reading: tuple[str, str] | None = None

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All suspected clauses, the likeliest first."""
        return (self.clause, *self.others)


@frozen(kw_only=True)
class ClauseCoverage(Generic[S, A, E]):
    """How a game exercises the clauses that no event and no refusal cites."""

    by_opening: Mapping[Clause, Callable[[S], bool]] = field(
        factory=dict[Clause, Callable[[S], bool]]
    )
    """Clauses that a game with such an opening exercises."""
    by_move: Mapping[Clause, Callable[[Move[S, A, E]], bool]] = field(
        factory=dict[Clause, Callable[[Move[S, A, E]], bool]]
    )
    """Clauses that a move exercises."""
    needs: Mapping[Clause, Callable[[S], bool]] = field(factory=dict[Clause, Callable[[S], bool]])
    """Clauses that only some games can exercise, with a condition on their openings."""
    never: Mapping[Clause, str] = field(factory=dict[Clause, str])
    """Clauses that no single game can exercise, with the reason."""


Sides: TypeAlias = tuple[str, str]
"""The engine's value and the value by the rules, in words."""


@frozen(kw_only=True)
class FailureWords(Generic[S, A, E]):
    """How a game with an engine is told, if it is told in another way than other games."""

    opening: Callable[[Script[S, A, E], Language], Iterable[str]]
    """The first lines: seats, rules, and what was dealt."""
    beginning: Text
    """The line to mark if the failure comes before the first move."""
    move: Callable[[A], str]
    """An action with its seat."""
    ends_line: Callable[[Move[S, A, E]], bool]
    """Whether a line of moves ends with this one."""
    most_lines: int
    """The greatest number of lines of moves."""
    left_out: Text
    """The line that stands for earlier moves."""
    difference: Callable[[Failure[S, A, E], Language], tuple[Sides, str]]
    """Both values of the most important difference, and the other fields that differ; empty if
    nothing differs.
    """
    most_telling: Callable[[Failure[S, A, E]], Difference]
    """The most important difference."""


@frozen
class FixedGame(Generic[S, A, E]):
    """A game of the fixed suite: its name, the id of its clause, its moves, and the ids of further
    clauses that it exercises.

    `is_long` says that a shorter game shows the same to engines that begin with positions.
    """

    name: str
    clause: str
    game: Script[S, A, E]
    others: tuple[str, ...] = ()
    is_long: bool = False

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of all its clauses; none of a game that is about no clause."""
        return tuple(filter(None, (self.clause, *self.others)))


Suspicion: TypeAlias = Callable[
    [Sequence[Failure[S, A, E]], Sequence[Script[S, A, E]]], Mapping[Clause, float]
]
"""Scores for clauses: how well each one explains the failing games and fits the passing games.
Clauses that do not apply to the failures have no score.
"""


@frozen(kw_only=True)
class EngineTests(Generic[R, S, A, E]):
    """What a game adds to the tests of engines. Every field may be left out."""

    forms: Forms[S, A, E] | None = None
    settings: Callable[[R], tuple[Setting[S, A], ...]] | None = None
    """The settings of a rule set, the smallest first."""
    size: Callable[[S], int] | None = None
    """The number of cards of a game, from its opening."""
    is_small: Callable[[S], bool] | None = None
    """Whether an opening has other cards than the rules say."""
    policies: tuple[Policy[S, A], ...] = ()
    probe: Callable[[RandomSource, S], A] | None = None
    """Any action; most of them are illegal."""
    rarities: tuple[tuple[str, Text], ...] = ()
    """The rare situations by key, with their names."""
    rare: Callable[[Move[S, A, E]], Iterable[str]] | None = None
    """The rare situations of a move."""
    clause_coverage: ClauseCoverage[S, A, E] = field(factory=ClauseCoverage[S, A, E])
    blame: Callable[[Failure[S, A, E]], Blame] | None = None
    """The clause that the engine most likely implements wrongly."""
    suspicion: Suspicion[S, A, E] | None = None
    words: FailureWords[S, A, E] | None = None
    fixed: Callable[[], tuple[FixedGame[S, A, E], ...]] | None = None
    """The fixed suite."""
    rule_sets: Callable[[], tuple[R, ...]] | None = None
    """The manuals' rule sets, and further ones that cover each other reading of each question once.
    """
    by_other_rules: Callable[[S, R], S] | None = None
    """A state under other rules; left out if an opening consists of seats and rules only."""
    twins: Callable[[Play[S, A, E]], Iterable[Twin[S, A, E]]] | None = None
    """For viewers of a play, other plays that the viewer cannot distinguish from it."""
    shows: tuple[Callable[[S, Viewer], Any], ...] = ()
    """Functions that show a viewer more of a state than its view and scene do."""
    public: Callable[[], Iterable[object]] | None = None
    """Values that anybody can get hold of; left out, the constants of the game's modules."""
    rounds: int = 1
    """With several rule sets, the usual number of games is multiplied by at most this number."""


def engine_tests_of(game: AnyGame) -> AnyEngineTests:
    """What a game adds to the tests of engines; empty for most games."""
    own = game.checks.engine_tests
    return EngineTests() if own is None else own()


AnyEngineTests: TypeAlias = EngineTests[Any, Any, Any, Any]
