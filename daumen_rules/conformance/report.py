"""The plan of a campaign against an engine, and its report.

The report grows while games are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Generic

from attrs import define, field

from daumen_rules.contracts.engine_tests.engine_tests import Blame, FixedGame
from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench
from .hello import Hello
from .messages import UnusableAnswer
from .reproduce import Reproduction


class Stop(Enum):
    """Why a talk ended early; the value is its code in a report."""

    TIME = "time"
    INTERRUPTED = "interrupted"
    ENOUGH = "enough"
    """As many differences were found as were asked for."""
    FAULTS = "faults"
    """The engine failed to answer too often."""
    RULES = "rules"
    """None of the rule sets can be played."""


@frozen(kw_only=True)
class Plan(Generic[R, S, A, E]):
    """The plan of a campaign: rule sets in turn, numbers of seats, how many games, from which seed.

    Without `rules` it is all that the engine says it plays, without a number of games 400 by a rule
    set, of several at most three times as many. `suite` are fixed games that come first. `known`
    are the ids of clauses whose differences are accepted. After `most` different findings the talk
    ends.
    """

    rules: tuple[R, ...] = ()
    players: tuple[int, ...] = ()
    games: int | None = None
    moves: int | None = None
    """About how many moves random games have in all where their number is not given."""
    seed: int = 0
    suite: tuple[FixedGame[S, A, E], ...] = ()
    known: frozenset[str] = frozenset()
    most: int = 3
    shrink: bool = True
    """Whether a failing game is minimised."""
    reproduce: bool = True
    """Whether failures are replayed in fresh processes."""


@frozen
class Finding(Generic[S, A, E]):
    """A difference: the smallest game found, the clause, and where it was seen first.

    `where` names the fixed game, or the setting of the random game.
    """

    failure: Failure[S, A, E]
    blame: Blame
    where: str
    number: int
    """The number of that game in the campaign, from 1."""
    reproduction: Reproduction = field(default=Reproduction())
    """How it can be reproduced in a process of its own."""


@define
class Report(Generic[S, A, E]):
    """The report of a campaign. It grows while games are played."""

    every: tuple[str, ...] = ()
    """The ids of the clauses that a game can exercise."""
    hello: Hello | None = None
    rules: list[Any] = field(factory=list[Any])
    """The rule sets of the plan that the engine says it can play."""
    unplayed: list[Any] = field(factory=list[Any])
    """The rule sets of the plan that the engine does not say it can play."""
    players: Counter[int] = field(factory=Counter[int])
    """How many games were played with each number of players."""
    unplayed_players: tuple[int, ...] = ()
    """The numbers of players of the plan with which the engine does not say it can play."""
    were_asked_for: bool = True
    """Whether the user named the rule sets; if not, the plan has all of them."""
    planned: int = 0
    """The number of planned games: the fixed ones that the engine can play, and random ones."""
    suite: int = 0
    games: int = 0
    moves: int = 0
    asks: int = 0
    unsupported: Counter[str] = field(factory=Counter[str])
    """How many games the engine declined, by its reason."""
    clauses: Counter[str] = field(factory=Counter[str])
    """How often each clause was exercised, by id."""
    expected: frozenset[str] = frozenset()
    """The ids of the clauses that the fixed games for this engine exercise."""
    tags: Counter[str] = field(factory=Counter[str])
    """How often each rare situation occurred, by key."""
    findings: list[Finding[S, A, E]] = field(factory=list[Finding[S, A, E]])
    repeats: Counter[str] = field(factory=Counter[str])
    """How many further games failed by a clause that was found before or is known."""
    faults: list[UnusableAnswer] = field(factory=list[UnusableAnswer])
    left_behind: Counter[str] = field(factory=Counter[str])
    """The names of processes that outlived the engine and were ended."""
    stopped: Stop | None = None
    """Why the talk ended early; None if it did not."""

    @property
    def is_clean(self) -> bool:
        """Whether games were compared and no difference was found that is not accepted."""
        return self.games > 0 and not self.has_found

    @property
    def is_complete(self) -> bool:
        """Whether all planned games were played, and every clause of the fixed ones came up."""
        refused = self.were_asked_for and bool(self.unplayed)
        refused = refused or bool(self.unplayed_players)
        return not self.stopped and not refused and self.games >= self.planned and not self.missed

    @property
    def missed(self) -> tuple[str, ...]:
        """The ids of the clauses that were not exercised though a fixed game does."""
        return tuple(sorted(id_ for id_ in self.expected if not self.clauses[id_]))

    @property
    def not_exercised(self) -> tuple[str, ...]:
        """The ids of all clauses that a game can exercise and none did."""
        return tuple(id_ for id_ in self.every if not self.clauses[id_])

    @property
    def has_found(self) -> bool:
        """Whether a difference was found that is not accepted."""
        return bool(self.findings or self.faults)

    @property
    def left_out(self) -> int:
        """How many games the engine declined."""
        return self.unsupported.total()

    def count(
        self, bench: Bench[Any, S, A, E], played: Script[S, A, E], known: Sequence[str] = ()
    ) -> None:
        """Counts the clauses and rare situations of a game. It is known to exercise some clauses,
        which no event and no refusal may cite.
        """
        shown = Counter[str]()
        self.games += 1
        self.moves += len(played.moves)
        self.players[bench.size_of(played.opening)[0]] += 1
        for move in played.moves:
            if isinstance(move.answer, Refused):
                shown.update(clause.id for clause in move.answer.clauses)
            else:
                shown.update(event.clause.id for event in move.answer.events)
                ended = bench.game.outcome(move.after)
                if ended is not None:
                    shown.update(clause.id for clause in ended.clauses)
            self.tags.update(bench.rare(move))
        self.clauses.update(shown)
        self.clauses.update(id_ for id_ in known if not shown[id_])

    @property
    def exercised(self) -> Mapping[str, int]:
        """How often each clause was exercised, the ids in order; 0 for those that were not."""
        ids = sorted({*self.every, *self.clauses})
        return {id_: self.clauses[id_] for id_ in ids}
