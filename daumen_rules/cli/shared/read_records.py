"""Commands read records here, of every game and in every form, and in the time that they have.

A situation that somebody passes as a record is refused here too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from daumen_rules.contracts.record_model import Record
from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.text import Language, Text
from daumen_rules.records.record import read, read_whole

from .basics import INCOMPLETE, Failure, read_as
from .game_option import game_of

READ: Final = Text("read", "gelesen")
PLAYED: Final = Text("played", "durchgespielt")
"""What a command does with a file, as a participle for `in_time`."""
LONGEST_READING: Final = 60.0
"""How many seconds a command may spend on reading a file without `--time`."""


def read_game(
    path: str, game: str | None, language: Language, tick: Tick = no_tick, *, whole: bool = False
) -> Record:
    """The record in a file. `game` is the slug of `--game`, None without it. `whole` refuses gaps.

    Raises Failure if the file cannot be read, InputError with the name of the file if its text is
    no record.
    """
    return read_as(partial(_of_text, game, tick, whole), path, language)


def _of_text(game: str | None, tick: Tick, whole: bool, text: str) -> Record:
    asked = None if game is None else catalogue.game(game)
    try:
        return (read_whole if whole else read)(text, asked, tick)
    except InputError:
        court = game_of(None).court
        if court is None or not court().is_situation(text):
            raise
    raise InputError(
        1,
        1,
        Text("a situation, which is for `judge`", "eine Situation, die für `judge` ist"),
        Text("a recorded game", "eine aufgezeichnete Partie"),
    )


def in_time(running: Callable[[], bool], path: str, language: Language, done: Text = READ) -> Tick:
    """A tick that raises Failure once `running` says no. `done` says what was not finished."""

    def tick() -> None:
        if not running():
            said = Text(
                f"{path}: the time was up before it was {done.en} (--time)",
                f"{path}: Die Zeit war um, bevor die Datei {done.de} war (--time)",
            )
            raise Failure(said[language], INCOMPLETE)

    return tick
