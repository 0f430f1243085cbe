"""A long talk with an engine: greeting, the fixed suite, then games made up on purpose.

Here lives the order of things, what is counted, and what happens when an engine fails: it is
started anew, and the talk goes on. How a failure is made small stands in `shrink`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from typing import Any, Generic

from attrs import evolve

from daumen_rules.conformance.bench import Bench, Blame, OtherReading, World
from daumen_rules.conformance.by_reading import (
    LONG_GAME,
    named_reading,
    playable,
    plays_by,
    under,
)
from daumen_rules.conformance.choosing import chosen_games
from daumen_rules.conformance.messages import Conversation, Fault, Talker
from daumen_rules.conformance.report import Finding, Plan, Report
from daumen_rules.conformance.script import Ask, Asking, Failure, Script, failure
from daumen_rules.conformance.shrink import shrunk
from daumen_rules.conformance.voting import further_blames, voted
from daumen_rules.conformance.wire import Hello, R
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import A, E, Refused, S

MOST_FAULTS = 3
"""Failures to answer after which an engine is given up."""
FAULTS_WHILE_SMALL = 5
"""Failures to answer after which a game is made no smaller; the first of them is told."""
READING_GAMES = 60
"""Games in which an engine must agree with another reading before it is said to play by it."""


Watch = Callable[[Report[Any, Any, Any], int], bool]
"""Told after every game how far the talk has come, of how many games; False ends it."""


def _go_on(report: Report[Any, Any, Any], of: int) -> bool:
    return True


class Campaign(Generic[R, S, A, E]):
    """A talk with one engine. `open_talker` starts it, as often as it has to be started."""

    def __init__(
        self,
        bench: Bench[R, S, A, E],
        open_talker: Callable[[], AbstractContextManager[Talker]],
        plan: Plan[R, S, A, E],
        watch: Watch = _go_on,
    ) -> None:
        self.bench = bench
        self.plan = plan
        self.report: Report[S, A, E] = Report()
        self._open = open_talker
        self._watch = watch
        self._exits = ExitStack()
        self._conversation: Conversation | None = None
        self._called: dict[tuple[Clause, ...], str] = {}
        """What a first blame came to when its game had been made small."""

    def run(self) -> Report[S, A, E]:
        """Talk until all is played, the watch ends it, or somebody interrupts."""
        with self._exits:
            try:
                self._play_all()
                self._say_goodbye()
            except KeyboardInterrupt:
                self.report.stopped = "interrupted"
        return self.report

    def _play_all(self) -> None:
        try:
            self.report.hello = self._conversation_now().hello(self.bench.game.slug)
        except Fault as fault:
            self._hang_up(fault)
            return
        self.report.rules = [r for r in self.plan.rules if self.bench.plays(self._hello, r)]
        self.report.unplayed = [r for r in self.plan.rules if r not in self.report.rules]
        if not self.report.rules:
            self.report.stopped = "rules"
            return
        for number, (where, played) in enumerate(self._scripts(), start=1):
            self._play(where, played, number)
            self.report.stopped = self.report.stopped or self._reason_to_stop()
            if not self.report.stopped and not self._has_time():
                self.report.stopped = "time"
            if self.report.stopped:
                return

    def _has_time(self) -> bool:
        return self._watch(self.report, len(self.plan.suite) + self.plan.games)

    def _reason_to_stop(self) -> str:
        if len(self.report.findings) >= self.plan.most:
            return "enough"
        return "faults" if len(self.report.faults) >= MOST_FAULTS else ""

    # What is played

    def _scripts(self) -> Iterator[tuple[str, Script[S, A, E]]]:
        for name, played in self.plan.suite:
            if self._can_play(played):
                left_out = self.report.left_out
                yield name, played
                self.report.suite += self.report.left_out == left_out
        by_rules = [self._worlds(rules) for rules in self.report.rules]
        illegal = self._hello.plays("illegal")
        yield from chosen_games(
            self.bench, by_rules, self.plan.games, self.plan.seed, illegal=illegal
        )

    def _can_play(self, played: Script[S, A, E]) -> bool:
        """Whether a fixed game is one that the engine says it can play."""
        hello, opening = self._hello, played.opening
        players, _ = self.bench.size_of(opening)
        forbidden = any(isinstance(move.answer, Refused) for move in played.moves)
        return (
            self.bench.rules_of(opening) in self.report.rules
            and (not hello.players or players in hello.players)
            and (hello.plays("illegal") or not forbidden)
            and (hello.plays("small_packs") or not self.bench.is_small(opening))
        )

    def _worlds(self, rules: R) -> list[World[S, A]]:
        """The worlds that are asked for and that the engine can play."""
        return playable(self.bench, rules, self._hello, self.plan.players)

    # How it is played

    @property
    def _hello(self) -> Hello:
        assert self.report.hello is not None
        return self.report.hello

    def _conversation_now(self) -> Conversation:
        """The talk that is going on, or a new one with the engine started anew."""
        if self._conversation is None:
            talker = self._exits.enter_context(self._open())
            self._conversation = Conversation(talker, self.bench.wire)
            if self.report.hello is not None:
                self._conversation.hello(self.bench.game.slug)
        return self._conversation

    def _play(self, where: str, played: Script[S, A, E], number: int) -> None:
        left_out = self.report.left_out
        found = None
        try:
            found = self.first_failure(played)
        except Fault as fault:
            self._hang_up(fault)
        if self.report.left_out > left_out:
            return
        self.report.count(self.bench, played)
        if found is None:
            return
        try:
            self._found(found, where, number)
        except Fault as fault:
            self._hang_up(fault)

    def first_failure(
        self, played: Script[S, A, E], told: R | None = None
    ) -> Failure[S, A, E] | None:
        """Where the engine first departs from the rules in a game; it may be told other rules than
        the game is played by. Raises Fault.
        """
        bench = self.bench
        asking = Asking(
            game=bench.game, wire=bench.wire, hello=self._hello, told=under(bench, told)
        )
        asks = asking.asks(played, all_views=len(played.moves) < LONG_GAME)
        talk = self._conversation_now()
        try:
            answers = talk.ask(asks)
            if "unsupported" in answers[-1]:
                self.report.unsupported[str(answers[-1]["unsupported"])] += 1
                return None
            found = failure(played, asks, answers, bench.wire, talk.lines)
            if found is not None:
                talk.check_order(answers)
        except Fault as fault:
            pinned = self._pinned(fault, played, asks)
            before = list(fault.before)
            found = failure(played, asks[: len(before)], before, bench.wire, talk.lines)
            if found is None:
                raise pinned from None
            self._hang_up(pinned)
            return found
        self.report.asks += len(asks)
        return found

    def _found(self, found: Failure[S, A, E], where: str, number: int) -> None:
        blame = self.bench.blame(found)
        for finding in self.report.findings:
            if blame.clause in finding.blame.clauses:
                self.report.again[finding.blame.clause.id] += 1
                return
        if self._is_known(blame):
            return
        self.report.findings.append(Finding(found, blame, where, number))
        if not self.plan.shrink:
            return
        small, agreed = self._made_small(found, blame)
        self.report.findings.pop()
        self._called[blame.clauses] = agreed.clause.id
        if self._is_known(agreed):
            return
        for finding in self.report.findings:
            if agreed.clause == finding.blame.clause:
                self.report.again[agreed.clause.id] += 1
                return
        self.report.findings.append(Finding(small, agreed, where, number))

    def _made_small(self, found: Failure[S, A, E], blame: Blame) -> tuple[Failure[S, A, E], Blame]:
        """The smallest game found, and what several games agree on. Where the engine fails to
        answer on the way, it is started anew.
        """
        worlds = self._worlds(self.bench.rules_of(found.script.opening))
        faults, most = self.report.faults, len(self.report.faults) + FAULTS_WHILE_SMALL

        def check(played: Script[S, A, E]) -> Failure[S, A, E] | None:
            try:
                return self.first_failure(played)
            except Fault as fault:
                self._hang_up(fault)
                return None

        def go_on() -> bool:
            return len(faults) < most and self._has_time()

        further = further_blames(self.bench, found, blame, worlds, check, go_on)
        small = shrunk(self.bench, found, voted(blame, further), worlds, check, go_on)
        agreed = self._read(small, voted(self.bench.blame(small), (blame, *further)))
        del faults[most - FAULTS_WHILE_SMALL + 1 :]
        return small, agreed

    def _is_known(self, blame: Blame) -> bool:
        """Whether a clause is to blame that is accepted; such games are counted."""
        id_ = self._called.get(blame.clauses, blame.clause.id)
        if id_ not in self.plan.known:
            return False
        self.report.again[id_] += 1
        return True

    def _read(self, small: Failure[S, A, E], blame: Blame) -> Blame:
        """The blame, with the other reading that the engine plays by, if it does in more games."""
        told = self.bench.rules_of(small.script.opening)

        def plays(reading: OtherReading[R]) -> bool:
            worlds = self._worlds(reading.rules)
            return plays_by(self.bench, told, worlds, self.first_failure, READING_GAMES)

        return named_reading(self.bench, small, blame, plays)

    def _pinned(self, fault: Fault, played: Script[S, A, E], asks: Sequence[Ask]) -> Fault:
        """The fault with its game; asked line by line, for many requests go out at once and an
        engine that dies may leave right answers unread.
        """
        at = 0
        try:
            with self._open() as talker:
                alone = Conversation(talker, self.bench.wire)
                alone.hello(self.bench.game.slug)
                for ask in asks:
                    at = ask.position
                    alone.ask([ask])
        except Fault as again:
            game = evolve(played, moves=played.moves[:at])
            return evolve(again, number=fault.number, game=game, before=())
        return evolve(fault, game=played)

    def _say_goodbye(self) -> None:
        """End the engine in the way of the protocol; it is a fault not to end."""
        if self._conversation is not None:
            fault = self._conversation.bye()
            if fault is not None:
                self._hang_up(fault)

    def _hang_up(self, fault: Fault) -> None:
        """Note a fault, and end the engine: the next game starts it anew."""
        self.report.faults.append(fault)
        self._exits.close()
        self._exits = ExitStack()
        self._conversation = None
