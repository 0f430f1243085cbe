"""A record read for a command, whichever game it is of and in whichever form.

The one message for a situation in its place stands here too.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from daumen_rules.cli.shared.asked import game_of
from daumen_rules.cli.shared.frame import read_as
from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.game import OwnForm
from daumen_rules.records.record import is_record, read


def read_game(
    path: str, game: str | None, language: Language, tick: Tick = no_tick, *, whole: bool = False
) -> Any:
    """The record of a file: a `Record`, or what the game's own form of records makes of it; with
    `whole` it may have no gaps. `game` is the game that was asked for.

    Raises Failure, or InputError with the name of the file.
    """
    return read_as(partial(_of_text, game, tick, whole), path, language)


def own_form(game: str | None) -> OwnForm | None:
    """The form of records that is a game's alone; None where it has none."""
    own = game_of(game).notation.own
    return None if own is None else own()


def _game(game: str | None, tick: Tick, whole: bool, text: str) -> Any:
    own = None if is_record(text) else own_form(game)
    if own is None:
        return read(text, None if game is None else catalogue.game(game), tick)
    return own.read_whole(text) if whole else own.read(text, tick)


def _of_text(game: str | None, tick: Tick, whole: bool, text: str) -> Any:
    try:
        return _game(game, tick, whole, text)
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
