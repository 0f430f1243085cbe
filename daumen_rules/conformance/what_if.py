"""What the rules would answer at a moment of a game if one thing were otherwise.

That thing is a function that carries out a clause, or an option. Nothing here judges:
`explanations` compares the answers with those of an engine.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any, Final, TypeAlias, cast

from daumen_rules.contracts.engine_tests.forms import Fields, Forms
from daumen_rules.contracts.engine_tests.script import Ask, Failure, Move, Script, after_deal
from daumen_rules.contracts.engine_tests.shapes import as_list, as_object, is_whole
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import changed

from .bounded_work import TooMuchWorkError, bounded
from .changed_functions import Change, forget, fresh, functions_of, helpers_of, made
from .clause_trace import Traced, clause_trace
from .engine_questions import EngineQuestions, questions_at
from .other_codes import Numbers, number_changed, other_codes
from .other_results import other_results

AnyFailure: TypeAlias = Failure[Any, Any, Any]
AnyScript: TypeAlias = Script[Any, Any, Any]

WINDOW: Final = 6
"""How many actions before a failure are looked at: an engine may be wrong before it shows."""
VALUES: Final = 20
"""How many values of an option are tried."""
KINDS: Final = 4
"""How many results of a function, each of another kind, say what else it may give."""
TIMES, LEAST = 10, 20_000
"""How many times the work of the rules other rules may do, and how much at least."""


@frozen(eq=False)
class Otherwise:
    """One thing that is otherwise in the rules: some functions, or an option."""

    name: tuple[object, ...]
    clauses: tuple[Clause, ...]
    changes: tuple[Change, ...] = ()
    option: tuple[str, str] | None = None


@frozen
class Answers:
    """What the rules answer: to each action before the last one, and to some questions then."""

    before: tuple[Any, ...]
    last: tuple[Ask, ...]


@frozen
class Moment:
    """The end of a game with an engine, and the questions there, with what it answers."""

    script: AnyScript
    begun: int
    """With which action it begins."""
    first: Any
    """The state at its beginning; None where that is the start of a game, which is made anew."""
    questions: EngineQuestions[Any, Any, Any, Any]
    said: tuple[tuple[Ask, Fields], ...]
    most: int = 0
    """How much work the answers of other rules may be."""


@frozen(eq=False)
class WhatIf:
    """Tries what else the rules of a game might be."""

    game: AnyGame
    forms: Forms[Any, Any, Any]

    # Moments

    def at_failure(self, failure: AnyFailure, window: int = WINDOW) -> Moment:
        """The last actions of a failing game."""
        begun = max(0, failure.position - window)
        first = self._begun(failure.script, begun)
        questions = questions_at(self.game.rules, self.forms, failure)
        return self._measured(Moment(failure.script, begun, first, questions, failure.said))

    def at_move(self, like: AnyFailure, played: AnyScript, position: int) -> Moment:
        """An action by which an engine is right, with the questions that it had at a failure."""
        cut = evolve(played, moves=played.moves[:position])
        move, questions = cut.moves[-1], questions_at(self.game.rules, self.forms, like)
        topics = {ask.topic for ask, _ in like.said}
        seats = sorted({ask.seat for ask, _ in like.said if ask.seat is not None})
        asks = [questions.applied(move, position, self.game.rules.players(move.before))]
        if topics & {"legal", "view"}:
            closely = questions.closely(move.after, position, seats)
            asks += [ask for ask in closely if ask.topic in topics]
        nothing: Mapping[str, Any] = {}
        first = self._begun(cut, position - 1)
        said = tuple((ask, nothing) for ask in asks)
        return self._measured(Moment(cut, position - 1, first, questions, said))

    def _measured(self, moment: Moment) -> Moment:
        forget(self.game)
        _, work = bounded(lambda: self.answers(moment))
        return evolve(moment, most=TIMES * work + LEAST)

    def _begun(self, played: AnyScript, at: int) -> Any:
        if at:
            return played.state(at)
        middle = self.forms.begins_in_the_middle(played.opening)
        return played.opening if middle else None

    # Answers

    def answers(self, moment: Moment, rules: Any = None) -> Answers:
        """What the rules answer, as they are now; or under another rule set."""
        state = before = self._first(moment, rules)
        answer, told = cast("Any", None), list[Any]()
        for move in moment.script.moves[moment.begun :]:
            before, answer = state, step(self.game.rules, state, move.action)
            state = before if isinstance(answer, Refused) else answer.state
            told.append(isinstance(answer, Refused) or moment.questions.state(state))
        last = (self._asked(moment, ask, before, answer, state) for ask, _ in moment.said)
        return Answers(tuple(told[:-1]), tuple(last))

    def _first(self, moment: Moment, rules: Any) -> Any:
        if moment.first is not None:
            state = fresh(moment.first)
            return evolve(state, **({} if rules is None else {"rules": rules}))
        opening: Any = moment.script.opening
        start = self.game.start(opening.players, opening.rules if rules is None else rules)
        return after_deal(self.game.rules, start, moment.script.deal)

    def _asked(self, moment: Moment, ask: Ask, before: Any, answer: Any, state: Any) -> Ask:
        """A question with what the rules answer to it."""
        match ask.topic:
            case "apply":
                players = self.game.rules.players(before)
                move = Move(before, moment.script.moves[-1].action, answer)
                applied = moment.questions.applied(move, ask.position, players)
                # an engine is wrong where it refuses or not, and not by which clause
                refused = "refused" in applied.expected
                return evolve(applied, expected={"refused": True}) if refused else applied
            case "legal":
                legal = [self.forms.action(one) for one in self.game.legal_actions(state)]
                return evolve(ask, expected=legal)
            case "view":
                assert ask.seat is not None
                return evolve(ask, expected=self.forms.view(state, ask.seat))
            case _:
                return evolve(ask, expected=moment.questions.state(state))

    def answers_if(self, moment: Moment, otherwise: Otherwise) -> Answers | None:
        """What the rules would answer; None if they would not work at all, or without end."""
        rules = None
        if otherwise.option is not None:
            name, word = otherwise.option
            try:
                rules = changed(moment.script.opening.rules, {name: word})
            except OptionError:
                return None
        forget(self.game)
        try:
            with made(otherwise.changes):
                return bounded(lambda: self.answers(moment, rules), moment.most)[0]
        except (Exception, TooMuchWorkError):
            return None
        finally:
            forget(self.game)


# What may be otherwise


def candidates(what_if: WhatIf, moment: Moment, failure: AnyFailure) -> Iterator[Otherwise]:
    """The options, then changes of what runs in a moment."""
    game = what_if.game
    yield from _options(game, moment)
    forget(game)
    traced = clause_trace(game).of(lambda: what_if.answers(moment))
    forget(game)
    ran = {part[0] for part in traced.parts}
    given = _given(traced)
    wanted = list(dict.fromkeys(_wanted(failure)))
    numbers = [number for number in wanted if is_whole(number)]
    numbered: dict[tuple[Clause, Numbers], dict[FunctionType, Change]] = defaultdict(dict)
    helpers = helpers_of(game)
    helped = {helpers[code]: clauses for code, clauses in traced.helped.items() if clauses}
    ran |= {function.__code__ for function in helped}
    for function, clauses in (*functions_of(game).items(), *helped.items()):
        code = function.__code__
        codes = list(other_codes(function, numbers))
        for change in codes:
            for clause in clauses if number_changed(change) else ():
                numbered[clause, number_changed(change)].setdefault(function, change)
        if code in ran or any(inner in ran for inner in code.co_consts):
            for change in (*other_results(function, given[code], wanted), *codes):
                yield Otherwise(change.name, clauses, (change,))
    for (clause, numbers_), several in numbered.items():
        if len(several) > 1:
            yield Otherwise(("all", clause, numbers_), (clause,), (*several.values(),))


def _options(game: AnyGame, moment: Moment) -> Iterator[Otherwise]:
    """The other values of each option."""
    rules = moment.script.opening.rules
    for option in game.book.options:
        question = game.book.question_on(option.field)
        computing = tuple(clause for clause in question.clauses if clause.kind.computes)
        for word in option.words()[:VALUES]:
            if word != option.word(rules):
                named = (option.field, word)
                yield Otherwise(("option", *named), computing or question.clauses, option=named)


def _given(traced: Traced) -> Mapping[CodeType, list[Any]]:
    """Some results of each function, of different types and lengths."""
    kinds: dict[CodeType, dict[object, Any]] = defaultdict(dict)
    for code, result in traced.results:
        kind = result.__class__
        plain = result if kind in (int, bool) else len(result) if kind in (tuple, list) else None
        kinds[code].setdefault((kind, plain), result)
    found = {code: list(of.values())[:KINDS] for code, of in kinds.items()}
    return defaultdict(list, found)


def _wanted(failure: AnyFailure) -> Iterator[Any]:
    """What the engine has instead, and by how much its numbers are off."""
    for each in failure.differences:
        if each.part in ("state", "fields", "view"):
            yield from _instead(each.theirs, each.ours)


def _instead(theirs: Any, ours: Any) -> Iterator[Any]:
    one, other = as_list(theirs), as_list(ours)
    named, by_name = as_object(theirs), as_object(ours)
    if one is not None and other is not None:
        if all(isinstance(each, int) for each in one):
            yield tuple(one)
        for two, three in zip(one, other, strict=False):
            yield from _instead(two, three)
    elif named is not None and by_name is not None:
        for name in named.keys() & by_name.keys():
            yield from _instead(named[name], by_name[name])
    elif is_whole(theirs) and is_whole(ours) and theirs != ours:
        yield from (theirs - ours, ours - theirs, theirs)
