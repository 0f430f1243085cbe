"""Reads and writes a record of any game, as text or as JSON.

The two forms hold the same. `text_form` and `json_form` read them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act, GameRecord, Gap, Record, TrickMark, claims_of
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Text

from .json_form import names_the_format, read_json
from .json_writer import write_json
from .position_json import is_position_json, lines_told
from .record_lines import names_a_game
from .text_form import read_text
from .text_writer import write_game, write_head, write_mark, write_text
from .validation import record_extras_of


def is_record(text: str) -> bool:
    """Whether a text is a record of this form, saying which game it is of."""
    return names_the_format(text) if is_json(text) else names_a_game(text)


def is_json(text: str) -> bool:
    """Whether a text is in JSON, or meant to be."""
    return text.removeprefix("\ufeff").lstrip().startswith("{")


def read(text: str, game: AnyGame | None = None, tick: Tick = no_tick) -> Record:
    """The record of a text in either form, or of a position that a text tells, without its
    question; `game` is its game where the text does not say it.

    Raises InputError, also where the text says another game.
    """
    if is_json(text) and not is_position_json(text):
        return read_json(text, game, tick)
    told = lines_told(text, tick)
    try:
        return read_text(told.text, game, tick)
    except InputError as error:
        raise told.placed(error) from None


def read_whole(text: str, game: AnyGame | None = None, tick: Tick = no_tick) -> Record:
    """A record without gaps. Raises InputError as `read` does, and at the first gap."""
    return whole(read(text, game, tick))


def whole(record: Record) -> Record:
    """A record that has no gaps. Raises InputError at the first gap of any other."""
    gap = record.first_gap
    if gap is None:
        return record
    raise InputError(
        gap.line,
        gap.column,
        gap.found,
        Text(
            "a record without gaps: only `check`, `why` and `convert` take one in which cards are "
            "unknown",
            "eine Aufzeichnung ohne Lücken: Nur `check`, `why` und `convert` nehmen eine, in der "
            "Karten unbekannt sind",
        ),
    )


write = write_text


def of_played(game: AnyGame, before: Any, steps: Sequence[Step[Any, Any, Any]]) -> GameRecord:
    """The record of a game from its starting state, finished or not, with its tricks marked."""
    one = of_actions(game, before, [step.action for step in steps])
    return _marked(game, one, before, steps)


def of_step(game: AnyGame, before: Any, step: Step[Any, Any, Any]) -> GameRecord:
    """The part of a record that one step adds.

    `of_played` writes the first step of a game.
    """
    return _marked(game, GameRecord(entries=(Act(step.action),)), before, (step,))


def of_actions(game: AnyGame, before: Any, actions: Sequence[Any]) -> GameRecord:
    """The record of a game from its first state and its actions, legal or not."""
    extras = record_extras_of(game)
    acts = tuple(map(Act, actions))
    if extras is None or not acts:
        return GameRecord(entries=acts)
    starter, pack = extras.opening(before)
    deal = extras.of_action(acts[0].action, game.rules.players(before), pack)
    return GameRecord(deal=deal, entries=acts[0 if deal is None else 1 :], starter=starter)


def _marked(
    game: AnyGame, one: GameRecord, before: Any, steps: Sequence[Step[Any, Any, Any]]
) -> GameRecord:
    """The actions, with marks where a trick begins, and the end of the game."""
    ended = game.outcome(steps[-1].state if steps else before)
    return evolve(
        one,
        entries=tuple(_with_marks(game, one, before, steps)),
        claims=claims_of(ended) if ended else (),
    )


def _with_marks(
    game: AnyGame, one: GameRecord, before: Any, steps: Sequence[Step[Any, Any, Any]]
) -> Iterator[Act | Gap | TrickMark]:
    extras = record_extras_of(game)
    states = [before, *(step.state for step in steps)][len(steps) - len(one.entries) :]
    for state, entry in zip(states, one.entries, strict=False):
        trick = None if extras is None else extras.trick(state)
        if trick is not None:
            yield TrickMark(trick)
        yield entry


__all__ = [
    "is_json",
    "is_record",
    "of_actions",
    "of_played",
    "of_step",
    "read",
    "read_json",
    "read_text",
    "read_whole",
    "write",
    "write_game",
    "write_head",
    "write_json",
    "write_mark",
]
