"""The conversation with an engine; its process is started when needed, and again after a fault.

`campaign` decides which games are played; this module plays a game, in the running process or in a
fresh one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, Generic

from attrs import field

from daumen_rules.contracts.engine_tests.script import Ask, Failure, Script
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, S

from .bench import Bench
from .engine_questions import LONG_GAME, EngineQuestions, failure
from .engine_reading import under
from .hello import Hello
from .messages import Conversation, EngineConnection, UnusableAnswer
from .reproduce import reproduced


@frozen(kw_only=True)
class Played(Generic[S, A, E]):
    """The result of a game with an engine: the first difference, if there is one.

    `fault` ended the conversation after that; `unsupported` is the reason why the engine declined;
    `before` are the earlier games of the same process.
    """

    failure: Failure[S, A, E] | None = None
    fault: UnusableAnswer | None = None
    unsupported: str = ""
    asks: int = 0
    before: tuple[Script[S, A, E], ...] = field(default=(), repr=False)


class Session(Generic[R, S, A, E]):
    """A conversation with one engine. `open_engine` starts the engine, as often as needed."""

    def __init__(
        self,
        bench: Bench[R, S, A, E],
        open_engine: Callable[[], AbstractContextManager[EngineConnection]],
    ) -> None:
        self.bench = bench
        self.hello: Hello | None = None
        self.left_behind: Counter[str] = Counter()
        """The processes that outlived the engine, by name."""
        self._open = open_engine
        self._exits = ExitStack()
        self._conversation: Conversation | None = None
        self._before: list[Script[S, A, E]] = []
        """The games played in the process that is running."""

    def greet(self) -> Hello:
        """Starts the engine and says hello. Raises UnusableAnswer."""
        self.hello = self._now().hello(self.bench.forms.game)
        return self.hello

    def play(self, game: Script[S, A, E], told: R | None = None, since: int = 0) -> Played[S, A, E]:
        """Plays a game in the running process; the engine may be told other rules than the game
        has. Before position `since` only the states are asked for. Raises UnusableAnswer, with the
        game, if no difference comes before it.
        """
        asks, forms = self._asks(game, told, since), self.bench.forms
        conversation, before = self._now(), tuple(self._before)
        if told is None:
            self._before.append(game)
        try:
            answers = conversation.ask(asks)
            if "unsupported" in answers[-1]:
                return Played(unsupported=str(answers[-1]["unsupported"]), before=before)
            found = failure(game, asks, answers, forms, conversation.lines)
            if found is not None:
                conversation.check_order(answers)
            return Played(failure=found, asks=len(asks), before=before)
        except UnusableAnswer as fault:
            usable = list(fault.before)
            found = failure(game, asks[: len(usable)], usable, forms, conversation.lines)
            self.hang_up()
            pinned = self._pinned(fault, game, asks, before)
            if found is None:
                raise pinned from None
            return Played(failure=found, fault=pinned, before=before)

    def _asks(self, game: Script[S, A, E], told: R | None = None, since: int = 0) -> list[Ask]:
        assert self.hello is not None
        bench = self.bench
        questions = EngineQuestions(
            rules=bench.game.rules, forms=bench.forms, hello=self.hello, told=under(bench, told)
        )
        return questions.asks(game, since, all_views=len(game.moves) < LONG_GAME)

    def _now(self) -> Conversation:
        """The running conversation, or a new one with the engine restarted."""
        if self._conversation is None:
            self._conversation = self._exits.enter_context(self._opened())
        return self._conversation

    @contextmanager
    def _opened(self) -> Generator[Conversation, None, None]:
        """A conversation in a process of its own; it says hello if hello has been said before."""
        connection: EngineConnection | None = None
        try:
            with self._open() as connection:
                conversation = Conversation(connection, self.bench.forms)
                if self.hello is not None:
                    conversation.hello(self.bench.forms.game)
                yield conversation
        finally:
            if connection is not None:
                self.left_behind.update(connection.left_behind)

    # In a fresh process

    def goes_wrong(self, games: Sequence[Script[Any, Any, Any]]) -> bool:
        """Plays games in a fresh process: whether the last one fails."""
        at, last = 0, len(games) - 1
        try:
            with self._opened() as conversation:
                for at, game in enumerate(games):
                    asks = self._asks(game)
                    answers = conversation.ask(asks)
                    if at < last or "unsupported" in answers[-1]:
                        continue
                    return failure(game, asks, answers, self.bench.forms) is not None
        except UnusableAnswer:
            return at == last
        return False

    def _pinned(
        self,
        fault: UnusableAnswer,
        game: Script[S, A, E],
        asks: Sequence[Ask],
        before: Sequence[Script[S, A, E]],
    ) -> UnusableAnswer:
        """The fault with its game, and how it can be reproduced.

        If no answer came, the questions are asked again one by one, because many requests go out at
        once and a dying engine may leave answers unread.
        """
        if fault.flaw is not None:
            at = asks[len(fault.before)].position
            cut = evolve(game, moves=game.moves[:at])
            return evolve(fault, game=cut, reproduction=reproduced(cut, before, self.goes_wrong))
        at = 0
        try:
            with self._opened() as alone:
                for ask in asks:
                    at = ask.position
                    alone.ask([ask])
        except UnusableAnswer as found:
            cut = evolve(game, moves=game.moves[:at])
            return evolve(found, number=fault.number, game=cut, before=())
        return evolve(fault, game=game, reproduction=reproduced(game, before, self.goes_wrong))

    # The end

    def say_goodbye(self) -> UnusableAnswer | None:
        """Ends the engine by the protocol; an engine that does not end has a fault."""
        fault = None if self._conversation is None else self._conversation.bye()
        self.hang_up()
        return fault

    def hang_up(self) -> None:
        """Ends the engine; the next game restarts it."""
        self._exits.close()
        self._exits = ExitStack()
        self._conversation = None
        self._before = []
