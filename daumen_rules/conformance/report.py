"""The plan of a campaign against an engine, and its report.

The report grows while an engine is talked with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from typing import Any, Generic

from attrs import define, field

from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.contracts.engine_tests.special import Blame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench
from .hello import Hello
from .messages import Fault
from .reproduce import Again


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
    set, of several at most three times as many. `suite` are fixed games that come first, with their
    names. `known` are the ids of clauses whose differences are accepted. After `most` different
    findings the talk ends.
    """

    rules: tuple[R, ...] = ()
    players: tuple[int, ...] = ()
    games: int | None = None
    seed: int = 0
    suite: tuple[tuple[str, Script[S, A, E]], ...] = ()
    known: frozenset[str] = frozenset()
    most: int = 3
    shrink: bool = True
    """Whether a smaller game is searched for where one fails."""
    again: bool = True
    """Whether what is found is played again in fresh processes."""


@frozen
class Finding(Generic[S, A, E]):
    """A difference: the smallest game found, the clause, and in how many games it turned up first.

    `where` names the fixed game, or the setting of the game made up, in which it was first seen.
    """

    failure: Failure[S, A, E]
    blame: Blame
    where: str
    number: int
    """Which game of the talk it was, from 1."""
    again: Again = field(default=Again())
    """How it comes again in a process of its own."""


@define
class Report(Generic[S, A, E]):
    """The report of a campaign. It grows while games are played."""

    hello: Hello | None = None
    rules: list[Any] = field(factory=list[Any])
    """The rule sets of the plan that the engine says it can play."""
    unplayed: list[Any] = field(factory=list[Any])
    """Those that it does not say it can play."""
    were_asked_for: bool = True
    """Whether somebody has named the rule sets; else all were to be played that there are."""
    planned: int = 0
    """How many games were to be played: the fixed ones that the engine can play, and others."""
    suite: int = 0
    games: int = 0
    moves: int = 0
    asks: int = 0
    unsupported: Counter[str] = field(factory=Counter[str])
    """Games the engine would not play, by what it said."""
    clauses: Counter[str] = field(factory=Counter[str])
    """How often each clause was carried out or refused by, by id."""
    tags: Counter[str] = field(factory=Counter[str])
    """How often each rare situation came up, by key."""
    findings: list[Finding[S, A, E]] = field(factory=list[Finding[S, A, E]])
    again: Counter[str] = field(factory=Counter[str])
    """Further games in which a clause was wrong that had been found before or is known."""
    faults: list[Fault] = field(factory=list[Fault])
    left_behind: Counter[str] = field(factory=Counter[str])
    """Processes that outlived the engine and were ended, by name."""
    stopped: Stop | None = None
    """Why the talk ended early; None if it did not."""

    @property
    def is_clean(self) -> bool:
        """Whether games were compared, and nothing was found that is not accepted."""
        return self.games > 0 and not self.has_found

    @property
    def is_complete(self) -> bool:
        """Whether all was played that was to be played."""
        refused = self.were_asked_for and bool(self.unplayed)
        return not self.stopped and not refused and self.games >= self.planned

    @property
    def has_found(self) -> bool:
        """Whether something is wrong that is not accepted."""
        return bool(self.findings or self.faults)

    @property
    def left_out(self) -> int:
        """Games that the engine would not play."""
        return self.unsupported.total()

    def count(self, bench: Bench[Any, S, A, E], played: Script[S, A, E]) -> None:
        """Count a game: its clauses and rare situations."""
        self.games += 1
        self.moves += len(played.moves)
        for move in played.moves:
            if isinstance(move.answer, Refused):
                self.clauses.update(clause.id for clause in move.answer.clauses)
            else:
                self.clauses.update(event.clause.id for event in move.answer.events)
            self.tags.update(bench.rare(move))

    @property
    def exercised(self) -> Mapping[str, int]:
        """How often each clause was exercised, the ids in order."""
        return dict(sorted(self.clauses.items()))
