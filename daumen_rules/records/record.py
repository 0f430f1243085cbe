"""A game written down and read again, as text or as JSON, whichever game it is of.

The two forms say the same. How each is read stands in `text_form` and `json_form`.
"""

from __future__ import annotations

from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.pieces.game import AnyGame
from daumen_rules.records.json_form import names_the_format, read_json, write_json
from daumen_rules.records.noted import Record
from daumen_rules.records.text_form import names_a_game, read_text, write_text


def is_record(text: str) -> bool:
    """Whether a text says at its beginning which game it is of."""
    return names_the_format(text) if is_json(text) else names_a_game(text)


def is_json(text: str) -> bool:
    """Whether a text is in JSON, or meant to be."""
    return text.removeprefix("\ufeff").lstrip().startswith("{")


def read(text: str, game: AnyGame | None = None, tick: Tick = no_tick) -> Record:
    """The record of a text in either form; `game` is its game where the text does not say it.

    Raises InputError, also where the text says another game.
    """
    return (read_json if is_json(text) else read_text)(text, game, tick)


write = write_text

__all__ = ["is_json", "is_record", "read", "read_json", "read_text", "write", "write_json"]
