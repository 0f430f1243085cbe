"""A campaign against an engine: greeting, the fixed suite, then random games.

It decides the order, counts, and handles failures. `session` plays a game;
`smallest_failure` makes a failure small.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import chain
from typing import Any, Generic

from daumen_rules.contracts.engine_tests.engine_tests import Blame, Setting
from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, S

from .bench import Bench
from .blame_votes import explaining, with_clearest_clause
from .clause_coverage import executable
from .engine import TimeIsUpError
from .hello import Hello
from .messages import EngineConnection, UnusableAnswer
from .report import Finding, Plan, Report, Stop
from .reproduce import ALONE, How, Reproduction, reproduced
from .schedule import Schedule, settings_of
from .session import Played, Session
from .smallest_failure import MoreGames, smallest, with_reading
from .time_shares import TimeShares

MOST_FAULTS = 3
"""After how many unusable answers the campaign gives up."""
FAULTS_WHILE_SMALL = 5
"""After how many unusable answers a failure is not minimised any more; the report shows the
first of them.
"""


Watch = Callable[[Report[Any, Any, Any], int], bool]
"""A function called after every game with the number of games played and planned; False ends the
campaign.
"""


def _go_on(report: Report[Any, Any, Any], of: int) -> bool:
    return True


class Campaign(Generic[R, S, A, E]):
    """A campaign against one engine. `open_engine` starts the engine, as often as needed; `left`
    tells how many seconds are left. One difference takes at most half of them.
    """

    def __init__(
        self,
        bench: Bench[R, S, A, E],
        open_engine: Callable[[], AbstractContextManager[EngineConnection]],
        plan: Plan[R, S, A, E],
        watch: Watch = _go_on,
        left: Callable[[], float] = lambda: math.inf,
    ) -> None:
        self.bench = bench
        self.plan = plan
        self.report: Report[S, A, E] = Report(
            every=tuple(clause.id for clause in executable(bench))
        )
        self._session: Session[R, S, A, E] = Session(bench, open_engine)
        self._watch = watch
        self._time = TimeShares(left)
        self._time_is_up = False
        self._called: dict[tuple[Clause, ...], str] = {}
        """What a first blame came to when its game had been minimised."""

    def run(self) -> Report[S, A, E]:
        """Plays until all games are played, the watch ends it, the time is up, or the user
        interrupts.
        """
        try:
            self._play_all()
            fault = None if self.report.stopped is Stop.TIME else self._session.say_goodbye()
            if fault is not None:
                self.report.faults.append(fault)
        except TimeIsUpError:
            self.report.stopped = Stop.TIME
        except KeyboardInterrupt:
            self.report.stopped = Stop.INTERRUPTED
        finally:
            self._session.hang_up()
            self.report.left_behind = self._session.left_behind
        return self.report

    def _play_all(self) -> None:
        try:
            self.report.hello = self._session.greet()
        except UnusableAnswer as fault:
            self._hang_up(fault)
            return
        schedule = Schedule(self.bench, self.plan, self.report.hello)
        self.report.rules, self.report.unplayed = schedule.rules, schedule.unplayed
        self.report.were_asked_for = bool(self.plan.rules)
        self.report.unplayed_players = schedule.unplayed_players
        if not self.report.rules:
            self.report.stopped = Stop.RULES
            return
        fixed = schedule.suite()
        self.report.planned = len(fixed) + schedule.games
        self.report.expected = schedule.expected
        random = ((where, game, ()) for where, game in schedule.random_games(self.report.clauses))
        every = chain(((one.name, one.game, schedule.exercised_by(one)) for one in fixed), random)
        for number, (where, game, known) in enumerate(every, start=1):
            self._play(where, game, number, known)
            if number <= len(fixed):
                self.report.suite = number - self.report.left_out
            self.report.stopped = self.report.stopped or self._reason_to_stop()
            if not self.report.stopped and not self._has_time():
                self.report.stopped = Stop.TIME
            if self.report.stopped:
                return

    def _has_time(self) -> bool:
        return not self._time_is_up and self._watch(self.report, self.report.planned)

    def _reason_to_stop(self) -> Stop | None:
        if len(self.report.findings) >= self.plan.most:
            return Stop.ENOUGH
        return Stop.FAULTS if len(self.report.faults) >= MOST_FAULTS else None

    # How it is played

    @property
    def _hello(self) -> Hello:
        assert self.report.hello is not None
        return self.report.hello

    def _settings(self, rules: R) -> list[Setting[S, A]]:
        return settings_of(self.bench, self.plan, self._hello, rules)

    def _play(
        self, where: str, game: Script[S, A, E], number: int, known: Sequence[str] = ()
    ) -> None:
        """Plays a game, which is known to exercise some clauses."""
        try:
            played = self._session.play(game)
        except UnusableAnswer as fault:
            self.report.count(self.bench, game, known)
            self._hang_up(fault)
            return
        if played.unsupported:
            self.report.unsupported[played.unsupported] += 1
            return
        self.report.count(self.bench, game, known)
        self.report.asks += played.asks
        if played.fault is not None:
            self.report.faults.append(played.fault)
        if played.failure is None:
            return
        try:
            self._found(played, played.failure, where, number)
        except UnusableAnswer as fault:
            self._hang_up(fault)

    def _once_more(
        self, played: Script[S, A, E], told: R | None = None, since: int = 0
    ) -> Played[S, A, E]:
        """Plays one more game without counting it, and returns the result. The engine may be told
        another rule set than the game has. Raises UnusableAnswer.
        """
        found = self._session.play(played, told, since)
        self.report.asks += found.asks
        if found.fault is not None:
            self.report.faults.append(found.fault)
        return found

    def _found(
        self, played: Played[S, A, E], found: Failure[S, A, E], where: str, number: int
    ) -> None:
        blame = self.bench.blame(found)
        for finding in self.report.findings:
            if blame.clause in finding.blame.clauses:
                self.report.repeats[finding.blame.clause.id] += 1
                return
        if self._is_known(blame):
            return
        self.report.findings.append(Finding(found, blame, where, number))
        self._time.begin()
        how = self._comes_again(found, played.before)
        self.report.findings[-1] = Finding(found, blame, where, number, how)
        if how.how is not How.ALONE or not self.plan.shrink:
            closer = with_clearest_clause(
                self.bench,
                found,
                blame,
                self.bench.suspicion([found], ()),
                explaining(self.bench, [found], (), self._time.to_explain()),
            )
            self.report.findings[-1] = Finding(found, closer, where, number, how)
            return
        small, agreed = self._made_small(found, blame)
        self.report.findings.pop()
        self._called[blame.clauses] = agreed.clause.id
        if self._is_known(agreed):
            return
        for finding in self.report.findings:
            if agreed.clause == finding.blame.clause:
                self.report.repeats[agreed.clause.id] += 1
                return
        self.report.findings.append(Finding(small, agreed, where, number, how))

    def _comes_again(
        self, found: Failure[S, A, E], before: Sequence[Script[S, A, E]]
    ) -> Reproduction:
        """How a failure can be reproduced in a fresh process. The campaign goes on in yet another
        process.
        """
        self._session.hang_up()
        if not self.plan.reproduce:
            return Reproduction()
        try:
            wrong = self._session.goes_wrong
            return reproduced(found.script, before, wrong, self._time.may_go_on)
        except TimeIsUpError:
            self._time_is_up = True
            return Reproduction(How.UNKNOWN)

    def _made_small(self, found: Failure[S, A, E], blame: Blame) -> tuple[Failure[S, A, E], Blame]:
        """The smallest game found, and the clause that several games agree on. If the engine gives
        no usable answer meanwhile, it is restarted.
        """
        faults, most = self.report.faults, len(self.report.faults) + FAULTS_WHILE_SMALL

        def check(played: Script[S, A, E], since: int = 0, /) -> Failure[S, A, E] | None:
            try:
                return self._once_more(played, since=since).failure
            except UnusableAnswer as fault:
                self._hang_up(fault)
            except TimeIsUpError:
                self._time_is_up = True
                self._session.hang_up()
            return None

        def go_on() -> bool:
            return len(faults) < most and self._has_time() and self._time.may_play()

        more: MoreGames[R, S, A, E] = MoreGames(
            check=check,
            agrees=self._agrees,
            settings=lambda rules: settings_of(self.bench, self.plan, self._hello, rules),
            go_on=go_on,
            to_explain=self._time.to_explain,
            positions=self._hello.positions,
            stands=self._stands,
        )
        small, agreed = smallest(self.bench, found, blame, more)
        agreed = with_reading(self.bench, small, agreed, more)
        self._session.hang_up()
        del faults[most - FAULTS_WHILE_SMALL + 1 :]
        return small, agreed

    def _agrees(self, played: Script[S, A, E], rules: R) -> bool | None:
        """Whether the engine, told other rules, agrees with a game; None if it declines."""
        try:
            found = self._once_more(played, rules)
        except UnusableAnswer as fault:
            self._hang_up(fault)
            raise
        except TimeIsUpError:
            self._time_is_up = True
            self._session.hang_up()
            return False
        return None if found.unsupported else found.failure is None

    def _stands(self, small: Failure[S, A, E]) -> bool:
        """Whether a smaller game fails in fresh processes too, every time."""
        try:
            wrong = self._session.goes_wrong
            return not self.plan.reproduce or all(wrong([small.script]) for _ in range(ALONE))
        except TimeIsUpError:
            self._time_is_up = True
            return False

    def _is_known(self, blame: Blame) -> bool:
        """Whether the failure is a known difference that the user accepts. Such games count as
        played.
        """
        id_ = self._called.get(blame.clauses, blame.clause.id)
        if id_ not in self.plan.known:
            return False
        self.report.repeats[id_] += 1
        return True

    def _hang_up(self, fault: UnusableAnswer) -> None:
        """Notes a fault and ends the engine; the next game restarts it."""
        self.report.faults.append(fault)
        self._session.hang_up()
