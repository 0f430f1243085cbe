"""What is special about a game where it is played with other people's engines.

A game may leave out all of it: then what is the same for all games is done, which stands in
`conformance`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, S
from daumen_rules.kernel.text import Language, Text

from .forms import Forms
from .script import Difference, Failure, Move, Script

T = TypeVar("T")


class Dice(Protocol):
    """A source of chance, such as `random.Random`."""

    def random(self) -> float: ...
    def randrange(self, stop: int, /) -> int: ...
    def choice(self, seq: Sequence[T], /) -> T: ...
    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


@frozen(kw_only=True)
class Setting(Generic[S, A]):
    """Where a game is played: seats, rules and material. `small` ones are for study."""

    name: str
    opening: Callable[[Dice], S]
    """A state before Nature's first act; who starts may be drawn."""
    players: int
    small: bool
    size: int
    """How many cards; what settings are ordered by, after the seats."""
    deal: Callable[[Dice, S], A | None]
    """Nature's first act; None where a game does not begin with one."""


@frozen
class Policy(Generic[S, A]):
    """A way to choose among legal actions."""

    name: str
    choose: Callable[[Dice, S, Sequence[A]], A]


@frozen
class Blame:
    """The clause that an engine most likely gets wrong, and at which move it went wrong.

    `move` counts from 1; 0 is the deal. `others` are further clauses that may be the reason. If the
    engine plays just like another reading, `reading` names it, as flag and value.
    """

    clause: Clause
    move: int
    others: tuple[Clause, ...] = ()
    reading: tuple[str, str] | None = None

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All of them, the likeliest first."""
        return (self.clause, *self.others)


@frozen(kw_only=True)
class Occasions(Generic[S, A, E]):
    """What in a game shows the clauses that no event and no refusal of it bears."""

    by_opening: Mapping[Clause, Callable[[S], bool]] = field(
        factory=dict[Clause, Callable[[S], bool]]
    )
    """Clauses that a game shows which begins with such an opening."""
    by_move: Mapping[Clause, Callable[[Move[S, A, E]], bool]] = field(
        factory=dict[Clause, Callable[[Move[S, A, E]], bool]]
    )
    """Clauses that a move shows."""
    needs: Mapping[Clause, Callable[[S], bool]] = field(factory=dict[Clause, Callable[[S], bool]])
    """Clauses that only some games can come upon, with what has to hold of their openings."""
    never: Mapping[Clause, str] = field(factory=dict[Clause, str])
    """Clauses that compute something, but in no single game, with the reason."""


Sides: TypeAlias = tuple[str, str]
"""What the engine says, and what the rules say."""


@frozen(kw_only=True)
class Words(Generic[S, A, E]):
    """How a game with an engine is told, where it is told in another way than other games."""

    opening: Callable[[Script[S, A, E], Language], Iterable[str]]
    """The first lines: seats, rules, and what was dealt."""
    beginning: Text
    """What is marked where it goes wrong before the first move."""
    move: Callable[[A], str]
    """An action with its seat."""
    ends_line: Callable[[Move[S, A, E]], bool]
    """Whether a line of moves ends with this one."""
    most_lines: int
    """Lines of moves that are told."""
    left_out: Text
    """What is told in the place of earlier ones."""
    difference: Callable[[Failure[S, A, E], Language], tuple[Sides, str]]
    """What both sides say where it differs most, and what else differs; empty if nothing does."""
    most_telling: Callable[[Failure[S, A, E]], Difference]
    """The difference that is told."""


@frozen
class FixedGame(Generic[S, A, E]):
    """A game of the fixed suite: its name, the id of the clause it is about, and what is played."""

    name: str
    clause: str
    game: Script[S, A, E]


Suspicion: TypeAlias = Callable[
    [Sequence[Failure[S, A, E]], Sequence[Script[S, A, E]]], Mapping[Clause, float]
]
"""By clause, how well it parts what is wrong in some games from what is right in them and others;
clauses that are not about what is wrong are left out.
"""


@frozen(kw_only=True)
class Special(Generic[R, S, A, E]):
    """What is special about a game; each field may be left out."""

    forms: Forms[S, A, E] | None = None
    settings: Callable[[R], tuple[Setting[S, A], ...]] | None = None
    """The settings of a rule set, the smallest first."""
    size: Callable[[S], int] | None = None
    """How many cards a game has, from its opening."""
    is_small: Callable[[S], bool] | None = None
    """Whether an opening has other cards than the rules name."""
    policies: tuple[Policy[S, A], ...] = ()
    probe: Callable[[Dice, S], A] | None = None
    """Any action, most of them forbidden."""
    rarities: tuple[tuple[str, Text], ...] = ()
    """The rare situations by key, with their names."""
    rare: Callable[[Move[S, A, E]], Iterable[str]] | None = None
    """The rare situations that a move is."""
    occasions: Occasions[S, A, E] = field(factory=Occasions[S, A, E])
    blame: Callable[[Failure[S, A, E]], Blame] | None = None
    """The clause that an engine most likely gets wrong."""
    suspicion: Suspicion[S, A, E] | None = None
    words: Words[S, A, E] | None = None
    fixed: Callable[[], tuple[FixedGame[S, A, E], ...]] | None = None
    """The fixed suite."""
    rule_sets: Callable[[], tuple[R, ...]] | None = None
    """The manuals, and rule sets that have each other reading of each question once."""
    by_other_rules: Callable[[S, R], S] | None = None
    """A state as it would be by other rules; left out where seats and rules are all of an opening.
    """
    rounds: int = 1
    """By how many of several rule sets there are as many games as by a single one."""


AnySpecial: TypeAlias = Special[Any, Any, Any, Any]
