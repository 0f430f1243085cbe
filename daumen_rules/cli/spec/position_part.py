"""The part of a game's page about positions: one from a random game, and the other lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.text import Language, Text
from daumen_rules.positions.fields import keys_in
from daumen_rules.positions.shapes import shapes_of

from .engine_part import games_played

STATES: Final = 60
"""In how many states of a game the one with the most lines is looked for."""
LONGEST: Final = 90
"""The number of characters that a line of the example may have."""
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Eva", "Finn", "Gita", "Hans", "Ida", "Jan", "Kim")

_INTRO: Final = Text(
    "[A position](../positions.md) of this game, as it is written:",
    "[Eine Stellung](../positions.md) dieses Spiels, wie sie geschrieben wird:",
)
_OTHERS: Final = Text("Other lines:", "Andere Zeilen:")


def position_part(game: AnyGame, language: Language) -> Iterator[str]:
    """The lines of the part."""
    yield from ("", Text("## Positions", "## Stellungen")[language], "", _INTRO[language], "")
    text = max((_written(game, state, language) for state in _states(game)), key=_worth)
    told = {line.partition(":")[0] for line in text.splitlines()}
    yield from (f"    {line}" for line in text.splitlines())
    name = Text("NAME", "NAME")[language]
    lines = dict.fromkeys(key.say(language, [name]) for key, _ in keys_in(shapes_of(game).state))
    shown = {head.replace(each, name) for head in told for each in NAMES if each in head} | told
    others = [f"`{line}:`" for line in lines if line not in shown]
    if others:
        yield from ("", f"{_OTHERS[language]} {', '.join(others)}.")


def _states(game: AnyGame) -> Iterator[Any]:
    """States of games that are played at random, the first of each among them."""
    for play in games_played(game):
        yield from play.states[:STATES]


def _written(game: AnyGame, state: Any, language: Language) -> str:
    return game.write_position(state, NAMES[: game.rules.players(state)], language)


def _worth(text: str) -> tuple[int, int]:
    """How many lines of a position are short enough, and of as many the shortest text."""
    lines = text.splitlines()
    has_long = any(len(line) > LONGEST for line in lines)
    return (-len(lines) if has_long else len(lines)), -len(text)
