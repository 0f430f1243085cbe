"""Which clause of a game of the collection an engine gets wrong, and by which option it plays.

Here lives one way for all games: what is refused or allowed names the row that says so, anything
else the events of the last move.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from attrs import evolve

from daumen_rules.conformance.bench import Blame, OtherReading
from daumen_rules.conformance.by_reading import answers_fit
from daumen_rules.conformance.script import Asking, Failure, script
from daumen_rules.conformance.wire import Hello, Wire
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import step
from daumen_rules.kernel.ruling import Refused
from daumen_rules.pieces.game import AnyGame

AnyFailure: TypeAlias = Failure[Any, Any, Any]


def blame(game: AnyGame, wire: Wire[Any, Any, Any], failure: AnyFailure) -> Blame:
    """The clause that the report names first."""
    causes = dict.fromkeys((*_refused(game, wire, failure), *_happened(failure)))
    # What an engine forbids though it is allowed breaks some row, which it does not name.
    rows = dict.fromkeys(row.clause for row in game.rules.legality.rows)
    first, *others = causes or rows
    return Blame(first, failure.position, tuple(others))


def _refused(game: AnyGame, wire: Wire[Any, Any, Any], failure: AnyFailure) -> Iterator[Clause]:
    """The clauses by which the rules refuse what the engine allows."""
    move, legal = failure.move, failure.at("legal")
    if move is not None and isinstance(move.answer, Refused):
        yield from move.answer.clauses
    if legal is not None:
        state = failure.script.state(failure.position)
        for form in legal.theirs:
            try:
                answer = step(game.rules, state, wire.action_of(form))
            except ValueError:
                continue
            if isinstance(answer, Refused):
                yield from answer.clauses


def _happened(failure: AnyFailure) -> Iterator[Clause]:
    """The clauses by which the last move did what it did, the last first."""
    if failure.move is not None and not isinstance(failure.move.answer, Refused):
        yield from (event.clause for event in reversed(failure.move.answer.events))


def other_readings(
    game: AnyGame, wire: Wire[Any, Any, Any], failure: AnyFailure
) -> Iterator[OtherReading[Any]]:
    """The readings of single options by which all that the engine says there is right."""
    opening = failure.script.opening
    for option in game.book.options:
        for word in option.words()[:20]:
            if word == option.word(opening.rules):
                continue
            rules = evolve(opening.rules, **{option.field: option.value(word)})
            if _fits(game, wire, failure, rules):
                yield OtherReading(option.field, word, option.clauses, rules)


def _fits(game: AnyGame, wire: Wire[Any, Any, Any], failure: AnyFailure, rules: Any) -> bool:
    played = failure.script
    opening = game.rules.start(played.opening.players, rules)
    other = script(game.rules, opening, None, played.actions)
    asking = Asking(rules=game.rules, wire=wire, hello=Hello(engine=""))
    return answers_fit(failure, asking.asks(other, since=failure.position), wire)
