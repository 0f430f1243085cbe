"""The conversation with an engine: its process is started when it is needed, and again after a
fault.

What is played and what becomes of it stands in `campaign`; here a game is played, in the process
that is running or in a fresh one.
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
from .by_reading import under
from .engine_questions import LONG_GAME, EngineQuestions, failure
from .hello import Hello
from .messages import Conversation, Fault, Talker
from .reproduce import again


@frozen(kw_only=True)
class Played(Generic[S, A, E]):
    """How a game with an engine went: the first difference from the rules, if there is one.

    `fault` is what ended the talk after that; `unsupported` why it would not play; `before` are the
    games before it in the same process.
    """

    failure: Failure[S, A, E] | None = None
    fault: Fault | None = None
    unsupported: str = ""
    asks: int = 0
    before: tuple[Script[S, A, E], ...] = field(default=(), repr=False)


class Session(Generic[R, S, A, E]):
    """A talk with one engine. `open_talker` starts it, as often as it has to be started."""

    def __init__(
        self,
        bench: Bench[R, S, A, E],
        open_talker: Callable[[], AbstractContextManager[Talker]],
    ) -> None:
        self.bench = bench
        self.hello: Hello | None = None
        self.left_behind: Counter[str] = Counter()
        """The processes that outlived the engine, by name."""
        self._open = open_talker
        self._exits = ExitStack()
        self._conversation: Conversation | None = None
        self._before: list[Script[S, A, E]] = []
        """The games played in the process that is running."""

    def greet(self) -> Hello:
        """Start the engine and say hello. Raises Fault."""
        self.hello = self._now().hello(self.bench.forms.game)
        return self.hello

    def play(self, game: Script[S, A, E], told: R | None = None) -> Played[S, A, E]:
        """Play a game in the process that is running; the engine may be told other rules than the
        game is played by. Raises Fault, with the game, where no difference comes before it.
        """
        asks, forms = self._asks(game, told), self.bench.forms
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
        except Fault as fault:
            usable = list(fault.before)
            found = failure(game, asks[: len(usable)], usable, forms, conversation.lines)
            self.hang_up()
            pinned = self._pinned(fault, game, asks, before)
            if found is None:
                raise pinned from None
            return Played(failure=found, fault=pinned, before=before)

    def _asks(self, game: Script[S, A, E], told: R | None = None) -> list[Ask]:
        assert self.hello is not None
        bench = self.bench
        asking = EngineQuestions(
            rules=bench.game.rules, forms=bench.forms, hello=self.hello, told=under(bench, told)
        )
        return asking.asks(game, all_views=len(game.moves) < LONG_GAME)

    def _now(self) -> Conversation:
        """The conversation that is going on, or a new one with the engine started anew."""
        if self._conversation is None:
            self._conversation = self._exits.enter_context(self._opened())
        return self._conversation

    @contextmanager
    def _opened(self) -> Generator[Conversation, None, None]:
        """A conversation with an engine of its own; hello is said, if it has been said before."""
        talker: Talker | None = None
        try:
            with self._open() as talker:
                conversation = Conversation(talker, self.bench.forms)
                if self.hello is not None:
                    conversation.hello(self.bench.forms.game)
                yield conversation
        finally:
            if talker is not None:
                self.left_behind.update(talker.left_behind)

    # In a fresh process

    def goes_wrong(self, games: Sequence[Script[Any, Any, Any]]) -> bool:
        """Play games in a fresh process: whether the last one goes wrong."""
        at, last = 0, len(games) - 1
        try:
            with self._opened() as conversation:
                for at, game in enumerate(games):
                    asks = self._asks(game)
                    answers = conversation.ask(asks)
                    if at < last or "unsupported" in answers[-1]:
                        continue
                    return failure(game, asks, answers, self.bench.forms) is not None
        except Fault:
            return at == last
        return False

    def _pinned(
        self,
        fault: Fault,
        game: Script[S, A, E],
        asks: Sequence[Ask],
        before: Sequence[Script[S, A, E]],
    ) -> Fault:
        """The fault with its game, and how it comes again. Where no answer came it is asked line by
        line, for many requests go out at once and an engine that dies may leave answers unread.
        """
        if fault.flaw is not None:
            at = asks[len(fault.before)].position
            cut = evolve(game, moves=game.moves[:at])
            return evolve(fault, game=cut, again=again(cut, before, self.goes_wrong))
        at = 0
        try:
            with self._opened() as alone:
                for ask in asks:
                    at = ask.position
                    alone.ask([ask])
        except Fault as found:
            cut = evolve(game, moves=game.moves[:at])
            return evolve(found, number=fault.number, game=cut, before=())
        return evolve(fault, game=game, again=again(game, before, self.goes_wrong))

    # The end

    def say_goodbye(self) -> Fault | None:
        """End the engine in the way of the protocol; it is a fault not to end."""
        fault = None if self._conversation is None else self._conversation.bye()
        self.hang_up()
        return fault

    def hang_up(self) -> None:
        """End the engine: the next game starts it anew."""
        self._exits.close()
        self._exits = ExitStack()
        self._conversation = None
        self._before = []
