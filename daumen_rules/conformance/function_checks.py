"""Compares a mere function with the rules, such as a score or a list of moves, in many positions.

A difference is told in the plainest position found, with a test of it that can be pasted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from textwrap import dedent, indent
from typing import TYPE_CHECKING, Any, Final

from attrs import AttrsInstance

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import seat_named
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language, Text, quoted

from .arguments import (
    DEFAULT_RULES,
    bench_given,
    language_given,
    number_given,
    rule_set_given,
    settings_given,
    wrong,
)
from .bench import AnyBench
from .exercised import note_exercised
from .function_aspects import Aspect, Compared, Right, aspect_of
from .function_calls import (
    NOT_ASKED,
    FunctionFails,
    UsersFunction,
    right_text,
    said,
    users_function,
)
from .function_positions import cases, played_states, rare_states
from .pasted_tests import function_test
from .plainer_positions import plainer
from .report_lines import clause_lines

if TYPE_CHECKING:
    from hypothesis import settings

PLAINER: Final = 400
"""How many plainer positions are tried for a difference."""
SHARE: Final = 4
"""One random game is played for so many examples of the settings."""


class FunctionDiffers(AssertionError):
    """The error that a function differs from the rules: the position, both answers, the clause."""

    def __init__(self, lines: Sequence[str], clauses: Sequence[str], position: str) -> None:
        self.lines = list(lines)
        self.clauses = tuple(clauses)
        """The ids of the clauses on which the right answer rests."""
        self.position = position
        super().__init__("\n".join(lines))


def check_function(
    function: Callable[..., object],
    *,
    of: str,
    game: AnyGame | str = USUAL,
    rules: str | AttrsInstance = DEFAULT_RULES,
    players: int | None = None,
    actions: str = "",
    at: str | None = None,
    action: str | None = None,
    settings: settings | None = None,
    language: Language = "en",
) -> None:
    """Compares a function with the rules of a game in many positions, rare ones first.

    `of` is what it answers: `"actions"`, `"allowed"`, `"points"`, `"over"`, `"movers"`,
    `"winners"`, `"scores"`, or a field of the game, which is its value after an action. The
    parameters of the function are filled by their names: fields of the game such as `dice`, parts
    of the action such as `card`, and `state`, `position`, `action`, `seat`, `players`, `rules`.

    `actions` leaves only the actions whose words begin so. `at` is a position, and `action` an
    action in it such as `"A: lay S7"`: only they are compared. `settings` are those of Hypothesis.

    Raises FunctionDiffers or FunctionFails, both AssertionErrors, and ValueError for an argument
    that cannot be used.
    """
    __tracebackhide__ = True
    bench = bench_given(game)
    aspect = aspect_of(bench.game, of)
    users = users_function(function, bench.game, aspect)
    comparison = _Comparison(bench, users, aspect, language_given(language))
    given = settings_given(settings)
    if at is not None:
        case = case_at(bench.game, aspect, at, action)
        compared = comparison.compare([case], random_play=False)
    elif action is not None:
        raise wrong("action", action, "`at` beside it, the position in which it is taken")
    else:
        under, number = rule_set_given(bench, rules), number_given(bench, players)
        seats = bench.game.rules.seats if number is None else (number,)
        compared = comparison.compare_all(under, seats, actions, given)
    if not compared:
        begins = f" that begins with {actions!r}" if actions else ""
        raise ValueError(
            f"{users.name}: nothing was compared; expected parameters of an action{begins} and "
            f"positions that have an answer for of={of!r}"
        )


@frozen(eq=False)
class _Comparison:
    """A function and the rules, compared case by case."""

    bench: AnyBench
    users: UsersFunction
    aspect: Aspect
    language: Language

    def compare_all(
        self, rules: Any, seats: Sequence[int], begins: str, given: settings | None
    ) -> int:
        """Compares in rare positions, then in random games. Returns the number of cases."""
        __tracebackhide__ = True
        import hypothesis
        from hypothesis import strategies as st

        compared = self.compare(self._cases(rare_states(self.bench, rules, seats), begins, 0))
        usual = given or hypothesis.settings()
        few = hypothesis.settings(
            usual,
            max_examples=max(1, usual.max_examples // SHARE),
            phases=[phase for phase in usual.phases if phase.name in ("reuse", "generate")],
            deadline=None,
            report_multiple_bugs=False,
            suppress_health_check=[hypothesis.HealthCheck.too_slow],
        )
        numbers = [compared]
        found: list[AssertionError] = []

        def play(seed: int) -> None:
            states = played_states(self.bench, rules, seats, seed)
            try:
                numbers.append(self.compare(self._cases(states, begins, seed)))
            except AssertionError as error:
                found.append(error)
                raise

        name = f"check {self.users.name} {self.bench.game.slug} {self.aspect.name}"
        play.__name__ = re.sub(r"\W+", "_", name)
        try:
            few(hypothesis.given(st.integers(0, 2**32 - 1))(play))()
        except Exception:
            if not found:
                raise
        if found:
            raise found[0].with_traceback(None)
        return sum(numbers)

    def _cases(self, states: Iterable[Any], begins: str, seed: int) -> Iterator[Compared]:
        random = Random(seed)
        for state in states:
            yield from cases(self.bench.game, self.aspect, state, begins, random)

    def compare(self, some: Iterable[Compared], *, random_play: bool = True) -> int:
        """Compares some cases. Returns their number. Raises FunctionDiffers or FunctionFails."""
        __tracebackhide__ = True
        number = 0
        for case in some:
            right = self.aspect.answer(case)
            answer = NOT_ASKED if right is None else self.users.answer(case)
            if right is None or answer is NOT_ASKED:
                continue
            number += 1
            note_exercised(self.bench.game, case.answer)
            if answer != right.value:
                self._must_repeat(case, answer)
                raise self._differs(self._plainest(case, right) if random_play else case)
        return number

    def _must_repeat(self, case: Compared, answer: Any) -> None:
        again = self.users.answer(case)
        if again != answer:
            raise FunctionFails(
                f"{self.users.call(case)} returned {answer!r} and then {again!r}; expected the "
                "same answer each time"
            )

    def _plainest(self, case: Compared, right: Right) -> Compared:
        """The plainest position found in which the function is wrong about the same clauses."""
        best, tries, goes_on = case, 0, True
        while goes_on:
            goes_on = False
            for state in plainer(self.bench.game, best.state):
                tries += 1
                if tries > PLAINER:
                    return best
                found = self._same(best, state, right)
                if found is not None:
                    best, goes_on = found, True
                    break
        return best

    def _same(self, case: Compared, state: Any, right: Right) -> Compared | None:
        """The case in another state, if the function is wrong there in the same way."""
        answer = None if case.action is None else step(self.bench.game.rules, state, case.action)
        if isinstance(answer, Refused) is not isinstance(case.answer, Refused):
            return None
        found = Compared(game=case.game, state=state, action=case.action, answer=answer)
        expected = self.aspect.answer(found)
        if expected is None or expected.clauses != right.clauses:
            return None
        try:
            answer = self.users.answer(found)
        except FunctionFails:
            return None
        return None if answer is NOT_ASKED or answer == expected.value else found

    def _differs(self, case: Compared) -> FunctionDiffers:
        right, answer = self.aspect.answer(case), self.users.answer(case)
        assert right is not None
        position = case.game.write_position(case.state)
        clause = right.clauses[0].id if right.clauses else "position"
        action = None if case.action is None else said(case)
        name, of = self.users.name, self.aspect.name
        test = function_test(name, of, position, action, clause, self.language)
        lines = [*self._lines(case, answer, right), "", *test]
        return FunctionDiffers(lines, [clause.id for clause in right.clauses], position)

    def _lines(self, case: Compared, answer: Any, right: Right) -> Iterator[str]:
        name, language = self.users.name, self.language
        title, of = case.game.book.title[language], self.aspect.name
        yield Text(
            f"{name} differs from the rules of {title}: {of}",
            f"{name} weicht von den Regeln von {title} ab: {of}",
        )[language]
        position = case.game.write_position(case.state, language=language).rstrip()
        yield from indent(position, "    ").splitlines()
        if case.action is not None:
            yield f"  > {said(case)}"
        yield self.users.call(case)
        theirs, ours = repr(answer), right_text(right)
        yield Text(f"returned:  {theirs}", f"Antwort:  {theirs}")[language]
        yield Text(f"the rules: {ours}", f"Regeln:   {ours}")[language]
        for clause in right.clauses[:2]:
            yield from clause_lines(clause, language)


def case_at(game: AnyGame, aspect: Aspect, at: object, action: object) -> Compared:
    """The case of a position in words, and of an action in it. Raises ValueError."""
    if not isinstance(at, str):
        raise wrong("at", at, "a position in words, as `game.write_position` writes it")
    try:
        position = game.position(dedent(at))
        state = position.state
    except ValueError as error:
        raise ValueError(f"at: {error}") from None
    if not aspect.asks_an_action:
        return Compared(game=game, state=state)
    if not isinstance(action, str):
        raise wrong("action", action, f"an action in that position, for of={aspect.name!r}")
    try:
        done = _action(game, position.names, action)
    except ValueError as error:
        raise ValueError(f"action: {error}") from None
    return Compared(game=game, state=state, action=done, answer=step(game.rules, state, done))


def _action(game: AnyGame, names: Sequence[str], action: str) -> Any:
    """An action as a record has it: of a seat after its name, else of chance or the referee."""
    head, colon, words = action.partition(":")
    seat = seat_named(head.strip(), names) if colon else None
    if colon and seat is None:
        raise ValueError(f"found {quoted(head)}; expected one of {', '.join(names)}")
    if seat is not None:
        return game.notation.read(seat, words.strip())
    movers = [verb.by for verb in game.notation.verbs.rows if verb.by is not None]
    return game.notation.read(movers[0] if movers else 0, action.strip())
