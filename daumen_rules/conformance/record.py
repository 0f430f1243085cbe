"""A failure of an engine as a record, which other commands read."""

from __future__ import annotations

from typing import Any

from daumen_rules.conformance.bench import AnyBench
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.pieces.bench.script import Failure
from daumen_rules.records.noted import Act, Record
from daumen_rules.records.record import write


def record_text(bench: AnyBench, failure: Failure[Any, Any, Any]) -> str | None:
    """The text of the record, the last move even where it is not allowed; None where none can name
    the cards. Earlier moves that are not allowed are left out; they change nothing.
    """
    if bench.special.record is not None:
        return bench.special.record(failure)
    played = failure.script
    allowed = [move for move in played.moves[:-1] if not isinstance(move.answer, Refused)]
    seats = range(bench.game.rules.players(played.opening))
    return write(
        Record(
            game=bench.game,
            rules=bench.rules_of(played.opening),
            names=tuple(map(seat_letter, seats)),
            acts=tuple(Act(move.action) for move in (*allowed, *played.moves[-1:])),
        )
    )


def record_ending(bench: AnyBench) -> str:
    """How the name of a file with such a record ends."""
    return ".game" if bench.special.record is None else ".dd"
