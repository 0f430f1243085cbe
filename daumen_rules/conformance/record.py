"""A failure of an engine as a record, which other commands read."""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.contracts.engine_tests.script import Failure
from daumen_rules.contracts.record_model import Record
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.step import Refused
from daumen_rules.records.record import of_actions, write
from daumen_rules.records.validation import record_extras_of

from .bench import AnyBench


def record_text(bench: AnyBench, failure: Failure[Any, Any, Any]) -> str | None:
    """The text of the record, with the last move even if it is illegal; None if no record can name
    the cards.

    Earlier illegal moves are left out; they change nothing.
    """
    record = failure_record(bench, failure)
    return None if record is None else write(record)


def failure_record(bench: AnyBench, failure: Failure[Any, Any, Any]) -> Record | None:
    """The record of a failure."""
    played, game = failure.script, bench.game
    extras = record_extras_of(game)
    pack = "" if extras is None else extras.opening(played.opening)[1]
    if pack is None:
        return None
    allowed = [move for move in played.moves[:-1] if not isinstance(move.answer, Refused)]
    deal = () if extras is None or played.deal is None else (played.deal,)
    actions = (*deal, *(move.action for move in (*allowed, *played.moves[-1:])))
    noted = of_actions(game, played.opening, actions)
    if bench.forms.begins_in_the_middle(played.opening):
        noted = evolve(noted, begins=played.opening)
    seats = range(game.rules.players(played.opening))
    return Record(
        game=game,
        rules=bench.rules_of(played.opening),
        names=tuple(map(seat_letter, seats)),
        games=(noted,),
        pack=pack,
    )


RECORD_ENDING: Final = ".game"
"""The suffix of files with such a record."""
