"""One engine under test, checked game by game or move by move; a difference raises an error."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import AttrsInstance

from daumen_rules.contracts.engine_tests.adapter_answers import AdapterError
from daumen_rules.contracts.engine_tests.engine_tests import Blame
from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language, Text

from .arguments import Packs, bench_given, is_strategy, wrong
from .bench import AnyBench
from .clause_coverage import could_be_shown, reachable_clause
from .engine_questions import EngineQuestions, failure, in_parts
from .engine_reading import playable, under
from .exercised import note_exercised, note_game
from .hello import Hello
from .messages import (
    Conversation,
    EngineConnection,
    FunctionConnection,
    ProcessConnection,
    UnusableAnswer,
)
from .pasted_tests import game_test
from .record import record_text
from .session import Played as Come
from .smallest_failure import MoreGames, smallest, with_reading
from .unusable_answers import fault_lines

if TYPE_CHECKING:
    from hypothesis import settings
    from hypothesis.strategies import SearchStrategy

    from .generated_games import GeneratedGame

Played: TypeAlias = Script[Any, Any, Any]
Wrong: TypeAlias = Failure[Any, Any, Any]
EngineFunction: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""A function from a request of `spec/protocol.md` to its answer, such as an `EngineAdapter`."""
AnyEngine: TypeAlias = EngineFunction | FunctionConnection | ProcessConnection


def connection_of(engine: AnyEngine) -> EngineConnection:
    """The connection to an engine. Raises ValueError for a value that is no engine."""
    if isinstance(engine, FunctionConnection | ProcessConnection):
        return engine
    if isinstance(engine, type) or not callable(engine):
        raise wrong(
            "engine", engine, "a function, an EngineAdapter (not its class) or a connection"
        )
    return FunctionConnection(engine)


class EngineDiffers(AssertionError):
    """The error that an engine differs from the rules: where, which clause, and the report."""

    def __init__(self, bench: AnyBench, wrong: Wrong, blame: Blame, language: Language) -> None:
        self.failure = wrong
        self.blame = blame
        self.lines = list(bench.tell(wrong, blame, language))
        id_ = blame.clause.id
        head = Text(f"the engine breaks {id_}", f"die Engine verletzt {id_}")
        record = record_text(bench, wrong)
        kept = [] if record is None else ["", *game_test(record, id_, language)]
        super().__init__("\n".join([head[language], *self.lines, *kept]))


class EngineFails(AssertionError):
    """The error that an engine gives an unusable answer, or none."""

    def __init__(self, fault: UnusableAnswer, language: Language) -> None:
        self.fault = fault
        super().__init__("\n".join(fault_lines(fault, language)))


class Checker:
    """Checks one engine, game by game."""

    def __init__(
        self, engine: AnyEngine, language: Language = "en", game: AnyGame | str = USUAL
    ) -> None:
        self._bench = bench_given(game)
        self._language: Language = language
        self.games = 0
        """How many games have been played."""
        self.unsupported: set[str] = set()
        """Why the engine would not play others."""
        self._conversation = Conversation(connection_of(engine), self._bench.forms)
        try:
            self.hello: Hello = self._conversation.hello(self._bench.forms.game)
        except UnusableAnswer as fault:
            raise EngineFails(fault, language) from None

    def check(self, game: Played) -> None:
        """Plays one game with the engine. Raises EngineDiffers or EngineFails.

        The engine is not asked about parts that it leaves out; a game that it cannot play is
        skipped.
        """
        __tracebackhide__ = True
        try:
            wrong = self._play(game).failure
        except UnusableAnswer as fault:
            raise EngineFails(fault, self._language) from None
        except AdapterError as error:
            raise error.with_traceback(None) from None
        if wrong is not None:
            raise EngineDiffers(self._bench, wrong, self._bench.blame(wrong), self._language)

    def _questions(self, told: Any = None) -> EngineQuestions[Any, Any, Any, Any]:
        return EngineQuestions(
            rules=self._bench.game.rules,
            forms=self._bench.forms,
            hello=self.hello,
            told=under(self._bench, told),
        )

    def _agrees(self, game: Played, told: Any) -> bool | None:
        """Whether an engine that is told other rules agrees with the game; None if it does not play
        the game.
        """
        come = self._play(game, told)
        return None if come.unsupported else come.failure is None

    def _play(self, game: Played, told: Any = None, since: int = 0) -> Come[Any, Any, Any]:
        """Plays a game; the engine may be told another rule set. Before position `since` only the
        states are asked for. Returns the result.
        """
        if self._bench.forms.begins_in_the_middle(game.opening) and not self.hello.positions:
            why = "it does not begin with positions"
            self.unsupported.add(why)
            return Come(unsupported=why)
        if not self.hello.plays("illegal"):
            legal = tuple(move for move in game.moves if not isinstance(move.answer, Refused))
            game = evolve(game, moves=legal)
        questions = self._questions(told)
        parts = in_parts(questions, game) if since == 0 else [questions.asks(game, since)]
        for asks in parts:
            answers = self._conversation.ask(asks)
            if "unsupported" in answers[-1]:
                why = str(answers[-1]["unsupported"])
                self.unsupported.add(why)
                return Come(unsupported=why)
            wrong = failure(game, asks, answers, self._bench.forms, self._conversation.lines)
            if wrong is not None:
                return Come(failure=wrong)
        self.games += 1
        note_game(self._bench.game, game)
        return Come()

    def go_on(self, game: Played) -> None:
        """Asks about the last move of a game whose earlier moves the engine has made already; about
        the deal if there is none. Raises EngineDiffers or EngineFails.
        """
        __tracebackhide__ = True
        asks = self._questions().asks(game, since=len(game.moves))[len(game.moves) :]
        try:
            answers = self._conversation.ask(asks)
        except UnusableAnswer as fault:
            raise EngineFails(fault, self._language) from None
        except AdapterError as error:
            raise error.with_traceback(None) from None
        if "unsupported" in answers[-1]:
            raise ValueError(f"the engine does not support the game: {answers[-1]}")
        wrong = failure(game, asks, answers, self._bench.forms, self._conversation.lines)
        if wrong is not None:
            raise EngineDiffers(self._bench, wrong, self._bench.blame(wrong), self._language)
        note_exercised(self._bench.game, *(move.answer for move in game.moves[-1:]))

    def check_generated(
        self,
        rules: AttrsInstance | SearchStrategy[Any],
        players: int | SearchStrategy[int] | None = None,
        clause: str | None = None,
        settings: settings | None = None,
    ) -> None:
        """Checks games that Hypothesis generates; with `clause`, games that exercise that clause.
        Raises as `check`.

        Three in four games are short, with few cards if the game has such packs, and shrunk by
        Hypothesis. The others are of full size; a failing one is minimised by playing others.
        """
        __tracebackhide__ = True
        import hypothesis

        from .strategies import Strategies

        strategies = Strategies(self._bench)
        told = "drawn rules"
        if not is_strategy(rules):
            told = self._bench.game.book.write_rules(rules)
            asked = None if clause is None else reachable_clause(self._bench, clause)
            if asked is not None and not could_be_shown(self._bench, asked, rules):
                return
        given, slow = settings or hypothesis.settings(), hypothesis.HealthCheck
        sorts: tuple[tuple[Packs, int], ...] = (("small", 3), ("manual", 1))
        for packs, share in sorts:
            if packs == "small" and not self.hello.plays("small_packs"):
                continue
            games = (
                strategies.games(rules, players, packs=packs, whole=False)
                if clause is None
                else strategies.games_citing(clause, rules, players, packs=packs)
            )
            # Phase.explain is slow; large games are minimised by playing others.
            without = {hypothesis.Phase.explain}
            are_small = packs == "small" and self._bench.has_small_settings
            without |= set() if are_small else {hypothesis.Phase.shrink}
            few = hypothesis.settings(
                given,
                max_examples=max(1, given.max_examples * share // 4),
                phases=[phase for phase in given.phases if phase not in without],
                deadline=None,
                report_multiple_bugs=False,
                suppress_health_check=[slow.too_slow, slow.data_too_large, slow.filter_too_much],
            )
            if not self._draw(games, few, f"{clause or 'any clause'} by {told}"):
                return

    def check_all(self, games: Iterable[Played]) -> None:
        """Plays some games; the first failure is reported as a smaller game, if one is found."""
        __tracebackhide__ = True
        for game in games:
            try:
                self.check(game)
            except EngineDiffers as differs:
                raise self._explained(self._made_small(differs)) from None

    def _draw(
        self, games: SearchStrategy[GeneratedGame[Any, Any, Any]], settings: settings, name: str
    ) -> bool:
        """Generates games and checks them; failures are kept in the database under the name. False
        if no game exercises the clause under these rules.
        """
        __tracebackhide__ = True
        import hypothesis
        from hypothesis.errors import Unsatisfiable

        def play(game: GeneratedGame[Any, Any, Any]) -> None:
            self.check(game)

        play.__name__ = re.sub(r"\W+", "_", f"check {name}")
        try:
            settings(hypothesis.given(games)(play))()
        except Unsatisfiable:
            return False
        except EngineDiffers as differs:
            shrunk_already = hypothesis.Phase.shrink in settings.phases
            small = differs if shrunk_already else self._made_small(differs)
            raise self._explained(small) from None
        except EngineFails as fails:
            raise EngineFails(fails.fault, self._language) from None
        except AdapterError as error:  # without the steps of the library, with its game
            raise error.with_traceback(None) from None
        return True

    def _made_small(self, differs: EngineDiffers) -> EngineDiffers:
        """The same failure in a smaller game, if one is found."""
        small, agreed = smallest(self._bench, differs.failure, differs.blame, self._more_games())
        return EngineDiffers(self._bench, small, agreed, self._language)

    def _explained(self, differs: EngineDiffers) -> EngineDiffers:
        """The failure with the other reading that the engine plays by, if more games confirm it."""
        wrong, more = differs.failure, self._more_games()
        blame = with_reading(self._bench, wrong, differs.blame, more)
        return (
            EngineDiffers(self._bench, wrong, blame, self._language) if blame.reading else differs
        )

    def _more_games(self) -> MoreGames[Any, Any, Any, Any]:
        answers = True

        def check(played: Played, since: int = 0, /) -> Wrong | None:
            nonlocal answers
            try:
                return self._play(played, since=since).failure
            except (
                UnusableAnswer,
                AdapterError,
            ):  # it may be dead, and what has been found is told
                answers = False
                return None

        return MoreGames(
            check=check,
            agrees=self._agrees,
            settings=lambda rules: playable(self._bench, rules, self.hello),
            go_on=lambda: answers,
            positions=self.hello.positions,
        )
