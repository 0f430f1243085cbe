"""What the test bench needs to know of a game to play it on purpose.

Here live the records `World` and `Bench`, and how a game is made up: a deal, then action by action
by a policy, with a forbidden one now and then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeAlias

from attrs import field, frozen

from daumen_rules.conformance.script import Failure, Move, Script, after_deal
from daumen_rules.conformance.told_lines import told_plainly
from daumen_rules.conformance.wire import Hello, R, Wire
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.ruling import A, E, Refused, S
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.game import Game

LONGEST_GAME = 2_000
"""Moves after which a made-up game is broken off."""


@frozen(kw_only=True)
class World(Generic[S, A]):
    """A place to play in: seats, rules and cards. `small` ones are for study."""

    name: str
    opening: Callable[[Random], S]
    """A state before Nature's first act; who starts may be drawn."""
    players: int
    small: bool
    size: int
    """How many cards; what worlds are ordered by, after the seats."""
    deal: Callable[[Random, S], A | None]
    """Nature's first act; None where a game does not begin with one."""


@frozen
class Policy(Generic[S, A]):
    """A way to choose among legal actions."""

    name: str
    choose: Callable[[Random, S, Sequence[A]], A]


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


@frozen
class OtherReading(Generic[R]):
    """A reading that an engine may play by: its flag and value, its clause, and those rules."""

    flag: str
    value: str
    clauses: tuple[Clause, ...]
    rules: R


Suspicion: TypeAlias = Callable[
    [Sequence[Failure[S, A, E]], Sequence[Script[S, A, E]]], Mapping[Clause, float]
]
"""By clause, how well it parts what is wrong in some games from what is right in them and others;
clauses that are not about what is wrong are left out.
"""


@frozen(kw_only=True)
class Bench(Generic[R, S, A, E]):
    """A game, and how it is played on purpose."""

    game: Game[R, S, A, E, Any]
    wire: Wire[S, A, E]
    worlds: Callable[[R], tuple[World[S, A], ...]]
    """The worlds of a rule set, the smallest first."""
    policies: tuple[Policy[S, A], ...]
    probe: Callable[[Random, S], A]
    """Any action, most of them forbidden."""
    tags: Callable[[Move[S, A, E]], Iterable[str]]
    """The rare situations that a move is, by key of `rarities`."""
    rarities: tuple[tuple[str, Text], ...]
    _blame: Callable[[Failure[S, A, E]], Blame] = field(alias="blame")
    _suspicion: Suspicion[S, A, E] = field(alias="suspicion", default=lambda _wrong, _right: {})
    _tell: Callable[[Failure[S, A, E], Blame, Language], Sequence[str]] = field(alias="tell")
    tell_game: Callable[[Script[S, A, E], Language], Sequence[str]]
    """A game in lines, in which an engine fails to answer."""
    tell_before: Callable[[Script[S, A, E], Language], Sequence[str]]
    """A game in lines, in which nothing is wrong."""
    _other_readings: Callable[[Failure[S, A, E]], Iterable[OtherReading[R]]] = field(
        alias="other_readings"
    )
    plays: Callable[[Hello, R], bool]
    """Whether an engine says that it can play by a rule set."""
    manuals: tuple[R, ...]
    """The rule sets that a manual stands for."""
    every: Callable[[], tuple[R, ...]]
    """The manuals, and rule sets that have each other reading of each question once."""
    rounds: int
    """By how many of several rule sets there are as many games as by a single one."""
    rules_of: Callable[[S], R]
    rules_words: Callable[[R], str]
    """A rule set as it is written."""
    under: Callable[[S, R], S]
    """An opening, by other rules."""
    is_small: Callable[[S], bool]
    """Whether an opening has other cards than the rules name."""
    size_of: Callable[[S], tuple[int, int]]
    """How many seats and how many cards a game has, from its opening."""

    # An engine may say what nobody has thought of. Then it is a finding all the same: of what
    # happened in the game, told by the answer as it came.

    def blame(self, failure: Failure[S, A, E]) -> Blame:
        """The clause that an engine most likely gets wrong."""
        try:
            return self._blame(failure)
        except Exception:
            clause, *others = dict.fromkeys((*_clauses_at(failure), *self.game.book.clauses[:1]))
            return Blame(clause, failure.position, tuple(others))

    def suspicion(
        self, wrong: Sequence[Failure[S, A, E]], right: Sequence[Script[S, A, E]]
    ) -> Mapping[Clause, float]:
        """How well each clause parts what is wrong from what is right, from 0 to 1."""
        try:
            return self._suspicion(wrong, right)
        except Exception:
            return {}

    def other_readings(self, failure: Failure[S, A, E]) -> Sequence[OtherReading[R]]:
        """The readings by which all that the engine says there is right."""
        try:
            return tuple(self._other_readings(failure))
        except Exception:
            return ()

    def tell(self, failure: Failure[S, A, E], blame: Blame, language: Language) -> Sequence[str]:
        """A failure in lines, for a screen of 100 columns."""
        try:
            return self._tell(failure, blame, language)
        except Exception as reason:
            return [
                *self.tell_game(failure.script, language),
                *told_plainly(failure, reason, language),
            ]


def _clauses_at(failure: Failure[Any, Any, Any]) -> list[Clause]:
    """The clauses by which the last move is refused, or did what it did, the last first."""
    if failure.move is None:
        return []
    answer = failure.move.answer
    if isinstance(answer, Refused):
        return list(answer.clauses)
    return [event.clause for event in reversed(answer.events)]


def made_up(
    bench: Bench[Any, S, A, E],
    world: World[S, A],
    policy: Policy[S, A],
    random: Random,
    probes: float,
    longest: int = LONGEST_GAME,
) -> Script[S, A, E]:
    """A game of at most `longest` moves; before an action with the chance `probes` one that is not
    allowed.
    """
    opening = world.opening(random)
    deal = world.deal(random, opening)
    state = dealt = after_deal(bench.game.rules, opening, deal)
    moves: list[Move[S, A, E]] = []
    while len(moves) < longest:
        if random.random() < probes:
            moves += _forbidden(bench, state, bench.probe(random, state))
        action = _chosen(bench, policy, random, state)
        if action is None:
            break
        moves.append(Move(state, action, step(bench.game.rules, state, action)))
        state = moves[-1].after
    return Script(opening, deal, dealt, tuple(moves[:longest]))


def _chosen(bench: Bench[Any, S, A, E], policy: Policy[S, A], random: Random, state: S) -> A | None:
    """What is done next, by Nature where it is her turn; None at the end."""
    chance = bench.game.rules.chance(state)
    if chance is not None:
        return chance.at(random.randrange(chance.total))
    legal = legal_actions(bench.game.rules, state)
    return policy.choose(random, state, legal) if legal else None


def _forbidden(bench: Bench[Any, S, A, E], state: S, action: A) -> list[Move[S, A, E]]:
    answer = step(bench.game.rules, state, action)
    return [Move(state, action, answer)] if isinstance(answer, Refused) else []
