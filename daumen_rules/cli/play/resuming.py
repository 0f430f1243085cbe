"""Reads a game to go on with: from a record for `--resume`, from a position for `--from`.

Games that nobody can go on with are refused here: illegal ones, false ones, finished ones.
"""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from typing import NoReturn

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import GameRecord, Record, TrickMark
from daumen_rules.kernel.lines import split_lines
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.sampling import Below
from daumen_rules.records.position_text import read_position_text
from daumen_rules.records.record import is_json, read_text, write
from daumen_rules.records.replay import replay

from ..shared.basics import Failure, read_as, read_file
from ..shared.game_option import game_of
from ..shared.read_records import read_game
from . import texts as t
from .saving import Saved, head_options, opening


def saved_options(path: str, language: Language) -> dict[str, str]:
    """The options of `play` in the first line of a file. Raises Failure or InputError."""
    _check_file(path, language)
    return read_as(head_options, path, language)


def saved_game(path: str, game: str | None, language: Language, *, goes_on_there: bool) -> Saved:
    """The game in the record of `--resume`, with every step replayed.

    `goes_on_there` says that further steps go into the same file; then it must be text, not JSON.
    Raises Failure for a file that cannot be read, and for a game that is over or not legal;
    InputError for a file that is no record.
    """
    _check_file(path, language)
    record = read_game(path, game, language, whole=True)
    text = read_file(path, language).removeprefix("\ufeff")
    if is_json(text):
        if goes_on_there:
            _unusable("--resume", path, t.NEEDS_TEXT[language])
        text = write(record)
        record = read_text(text)
    return _saved("--resume", path, record, text, language)


def begun_game(path: str, game: str | None, below: Below, language: Language) -> Saved:
    """A game that begins with the position of `--from`; `below` draws what the position hides.

    Raises Failure for a file that cannot be read, for a position that no state fits, and for a game
    that is over; InputError for a file that is no position.
    """
    asked = None if game is None else game_of(game)
    position = read_as(lambda text: read_position_text(text, asked), path, language)
    found: AnyGame = position.game
    if found.notation.record_extras is not None:
        _unusable("--from", path, t.NO_POSITIONS[language].format(game=found.book.title[language]))
    try:
        begins = position.beginning(below)
    except ValueError:
        _unusable("--from", path, t.NOTHING_FITS[language])
    told = GameRecord(begins=begins, entries=position.acts)
    record = Record(game=found, rules=begins.rules, names=position.names, games=(told,))
    text = write(record)
    return _saved("--from", path, read_text(text), text, language)


def _saved(option: str, path: str, record: Record, text: str, language: Language) -> Saved:
    """A record replayed to its end, and its text. `option` and `path` are named in a Failure."""
    played = replay(record)
    if played.refused is not None and played.illegal is not None:
        said = played.refused.say(language, record.names)
        _unusable(option, path, t.NOT_LEGAL[language].format(line=played.illegal.line, why=said))
    if not played.is_true:
        _unusable(option, path, t.NOT_TRUE[language].format(file=path))
    is_over = played.outcome is not None if played.match is None else played.match.is_over
    if is_over:
        _unusable(option, path, t.IS_OVER[language])
    if not played.steps:
        return Saved(played, opening(record), ())
    skipped, lines = 0, split_lines(text)
    if head_options(text):
        skipped, lines = 1, lines[1:]
    starts = (0, *accumulate(len(line) + 1 for line in lines))
    body = "\n".join(lines)
    lengths = tuple(starts[line - 1 - skipped] for line in _step_lines(record.games[-1]))
    return Saved(played, body if body.endswith("\n") else f"{body}\n", lengths)


def _check_file(path: str, language: Language) -> None:
    if not Path(path).is_file():
        raise Failure(t.NO_GAME_THERE[language].format(file=path))


def _unusable(option: str, path: str, why: str) -> NoReturn:
    raise Failure(f"{option}: {path}: {why}")


def _step_lines(one: GameRecord) -> list[int]:
    """The line on which each step of a game begins; a mark of a trick begins the step after it."""
    lines = [] if one.deal is None else [one.deal_line]
    marked: int | None = None
    for entry in one.entries:
        if isinstance(entry, TrickMark):
            marked = entry.line
        else:
            lines.append(marked or entry.line)
            marked = None
    return lines
