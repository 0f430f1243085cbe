"""The options `--game`, `--rules` and `--seat`: commands read what they name, and refuse the rest.

No other option of a command stands here.
"""

from __future__ import annotations

import re
from typing import Any, Final

import click

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Record
from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.seats import Seat, seat_named
from daumen_rules.kernel.text import Language, Text, quoted, shortened
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.lists import BETWEEN, NONE, Lists
from daumen_rules.pieces.options import OptionError

from .basics import Switch, fail, read_as
from .languages import language_of

DEFAULT: Final = catalogue.GAMES[0]
"""The slug of the game that a command takes without `--game`."""


def game_of(game: str | None) -> AnyGame:
    """The game with a slug; the default game for None."""
    return catalogue.game(game or DEFAULT)


def _slug(context: click.Context, _: click.Parameter, typed: str | None) -> str | None:
    return None if typed is None else known_game(typed, language_of(context))


def known_game(typed: str, language: Language) -> str:
    """The slug of the game that somebody typed as slug, title or number.

    Raises Failure for an unknown game; its message offers the nearest names.
    """
    try:
        return catalogue.found(typed)
    except catalogue.UnknownGameError as error:
        fail(
            language,
            f"{error.text.en}; `daumen-rules games` lists all",
            f"{error.text.de}; `daumen-rules games` zählt alle auf",
        )


game_option = click.option(
    "--game",
    "game",
    callback=_slug,
    metavar="GAME",
    cls=Switch,
    help="The game: its name, title or number, such as kniffel (see `games`). Without it, the "
    "game that the file names, or Daumen drauf!.",
    de="Das Spiel: sein Name, Titel oder seine Nummer, etwa kniffel (siehe `games`). Ohne "
    "Angabe das Spiel, das die Datei nennt, oder Daumen drauf!.",
)


def rules_of(game: AnyGame, asked: str | None, option: str = "--rules") -> Any:
    """The rule set that somebody typed, or the default of the game for None.

    A list may stand in a file, `board=@FILE`. Raises click.UsageError, which names `option` or the
    place in the file, for words that are no rule set of the game; InputError for an item of a file
    that is none.
    """
    if asked is None:
        return game.book.default
    language = language_of(click.get_current_context())

    places = list[tuple[object, str]]()

    def in_file(found: re.Match[str]) -> str:
        return f"{found[1]}={_list_in_file(game, found[1], found[2], language, places)}"

    try:
        return game.book.read_rules(_IN_FILE.sub(in_file, asked))
    except OptionError as error:
        at = [place for item, place in places if item == error.at]
        said = f"{at[-1] if at else option}: {error.text[language]}"
        raise click.UsageError(f"{said}{_how_a_file_is_given(game, asked)[language]}") from None


LONGEST: Final = 60
"""How many letters of a file's name are told."""
_IN_FILE: Final = re.compile(r"\b(\w++)\s*+=\s*@([^\s,]+)")


def _how_a_file_is_given(game: AnyGame, asked: str) -> Text:
    """The hint that follows an error where a list was typed that is none, as if it were a file."""
    for field, word in re.findall(r"\b(\w+)\s*=\s*([^\s,@]+)", asked):
        lists = _lists_of(game, field)
        try:
            if lists is not None:
                lists.read(word)
        except ExpectedError:
            said = f"`{field}=@{shortened(word, LONGEST)}`"
            return Text(f"; a file is given as {said}", f"; eine Datei gibt man als {said} an")
    return Text("", "")


def _lists_of(game: AnyGame, field: str) -> Lists | None:
    values = next((each.values for each in game.book.options if each.field == field), None)
    return values if isinstance(values, Lists) else None


def _list_in_file(
    game: AnyGame, field: str, path: str, language: Language, places: list[tuple[object, str]]
) -> str:
    """The list that stands in a file, for an option that holds one: items with blanks, commas or
    line ends between them, and comments after `#`. Adds to `places` where each item stands, and
    where the list begins. Raises InputError for a wrong item.
    """
    lists = _lists_of(game, field)
    if lists is None:
        return f"@{path}"
    items: list[str] = []
    values: list[object] = []
    text = read_as(lambda text: text.removeprefix("\ufeff"), path, language)
    for number, line in enumerate(text.splitlines(), 1):
        for found in re.finditer(r"[^\s,]+", line.partition("#")[0]):
            try:
                values.append(lists.item(found[0]))
            except ExpectedError as error:
                wrong = InputError(number, found.start() + 1, found[0], error.text)
                raise wrong.in_file(path) from None
            items.append(found[0])
            places.append((values[-1], f"{path}:{number}:{found.start() + 1}"))
    places.append((tuple(values), f"{path}:1:1"))
    return BETWEEN.join(items) or NONE


def reader_asked(asked: str | None, record: Record, path: str, language: Language) -> Seat | None:
    """The seat that `--seat` names, None without `--seat`. The record is told as this seat saw it.

    Raises Failure for an unknown seat, and for any seat if the record has gaps.
    """
    seat = seat_asked(asked, record.names, language)
    if seat is not None and record.first_gap is not None:
        fail(
            language,
            f"{path}: --seat is for records without gaps; this one has some",
            f"{path}: --seat ist für Aufzeichnungen ohne Lücken; diese hat welche",
        )
    return seat


def seat_asked(asked: str | None, names: tuple[str, ...], language: Language) -> Seat | None:
    """The seat that `--seat` names by a player's name, a letter, or a number from 1; None for None.

    Raises Failure for an unknown seat.
    """
    if asked is None:
        return None
    numbers = {str(number): seat for seat, number in enumerate(range(1, len(names) + 1))}
    seat = seat_named(asked, names)
    if seat is None:
        seat = numbers.get(asked)
    if seat is None:
        some = ", ".join(f"{name} ({number})" for name, number in zip(names, numbers, strict=True))
        fail(
            language,
            f"--seat: found {quoted(asked)}; expected {some}",
            f"--seat: gefunden {quoted(asked)}; erwartet {some}",
        )
    return seat
