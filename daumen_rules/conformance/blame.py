"""The clause of a game that an engine implements wrongly, and whether it plays by another option.

For all games: a wrongly allowed or refused action names the row; anything else names the events of
the last move. A game may have a better way (`EngineTests.blame`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, cast

from daumen_rules.contracts.engine_tests.engine_tests import Blame
from daumen_rules.contracts.engine_tests.forms import Forms
from daumen_rules.contracts.engine_tests.script import Ask, Failure, script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import R, step
from daumen_rules.kernel.step import A, E, Refused, S

from .engine_questions import differences, questions_at
from .made_up_positions import computed

AnyFailure: TypeAlias = Failure[Any, Any, Any]


def blame(game: AnyGame, forms: Forms[Any, Any, Any], failure: AnyFailure) -> Blame:
    """The clause that the report names first."""
    causes = dict.fromkeys((*_refused(game, forms, failure), *_happened(failure)))
    # What an engine forbids though it is allowed breaks some row, which it does not name.
    rows = dict.fromkeys(row.clause for row in game.rules.legality.rows)
    first, *others = causes or rows
    return Blame(first, failure.position, tuple(others))


def _refused(game: AnyGame, forms: Forms[Any, Any, Any], failure: AnyFailure) -> Iterator[Clause]:
    """The clauses by which the rules refuse an action that the engine allows."""
    move, legal = failure.move, failure.at("legal")
    if move is not None and isinstance(move.answer, Refused):
        yield from move.answer.clauses
    if legal is not None:
        state = failure.script.state(failure.position)
        for form in legal.theirs:
            try:
                answer = step(game.rules, state, forms.action_of(form))
            except ValueError:
                continue
            if isinstance(answer, Refused):
                yield from answer.clauses


def _happened(failure: AnyFailure) -> Iterator[Clause]:
    """The clauses of the events of the last move, the last event first."""
    if failure.move is not None and not isinstance(failure.move.answer, Refused):
        yield from (event.clause for event in reversed(failure.move.answer.events))


# Other readings


def fits(
    game: AnyGame,
    forms: Forms[S, A, E],
    by_other_rules: Callable[[S, R], S] | None,
    failure: Failure[S, A, E],
    rules: R,
) -> bool:
    """Whether everything that the engine says is right under other rules, in the failing position
    and, as far as states can be told under other rules, before it.
    """
    opening = failure.script.opening
    found = computed(forms, opening, lambda: _fits(game, forms, by_other_rules, failure, rules))
    return bool(found)


def _fits(
    game: AnyGame,
    forms: Forms[S, A, E],
    by_other_rules: Callable[[S, R], S] | None,
    failure: Failure[S, A, E],
    rules: R,
) -> bool:
    played = failure.script
    if by_other_rules is not None:
        opening = by_other_rules(played.opening, rules)
    elif forms.begins_in_the_middle(played.opening):
        opening = evolve(cast("Any", played.opening), rules=rules)
        if game.faults(opening):
            return False
    else:
        opening = game.start(game.rules.players(played.opening), rules)
    other = script(game.rules, opening, played.deal, played.actions)
    if by_other_rules is not None and any(
        other.state(i) != by_other_rules(played.state(i), rules) for i in range(failure.position)
    ):
        return False
    questions = questions_at(game.rules, forms, failure)
    return answers_fit(failure, questions.asks(other, since=failure.position), forms)


def answers_fit(failure: Failure[S, A, E], asks: Sequence[Ask], forms: Forms[S, A, E]) -> bool:
    """Whether the engine mixes up two games: all its answers in the failing game are right for the
    same requests of another game.
    """
    answers = {(ask.topic, ask.seat): answer for ask, answer in failure.said}
    there = [a for a in asks if a.position == failure.position and (a.topic, a.seat) in answers]
    if len(there) != len(failure.said):
        return False
    return not any(differences(ask, answers[ask.topic, ask.seat], forms) for ask in there)
