"""The header of a record as people write it: which game, by which rules, and who plays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_extras import Cell
from daumen_rules.contracts.record_model import Key, Record, seats_words
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.written_line import Line, Token

from .record_lines import header_key, heading_of, key_of, number_of, once
from .validation import (
    FORMAT_VERSION,
    THE_NOTATION,
    check_joined,
    check_name,
    check_pack,
    check_players,
    check_version,
    game_of,
    rules_of,
)

_THE_GAME: Final = Text("`game:` and the name of a game", "`spiel:` und der Name eines Spiels")


class HeaderReader:
    """Reads line after line; the game, the rules and the names are known after the header."""

    def __init__(self, lines: tuple[Line, ...], tick: Tick = no_tick) -> None:
        if not lines:
            raise InputError(1, 1, Text("an empty file", "eine leere Datei"), _THE_GAME)
        self.lines, self.tick = lines, tick
        self.at = 0
        self.game: AnyGame
        self.names: tuple[str, ...] = ()
        self.rules: Any = None
        self.fixed: frozenset[str] = frozenset()
        """The fields of the options that the line of the rules sets."""
        self.pack = ""

    @property
    def line(self) -> Line | None:
        """The line to be read, None at the end."""
        return self.lines[self.at] if self.at < len(self.lines) else None

    def here(self) -> Cell:
        """The line to be read, or the end of the file: what stands there, and where."""
        line, last = self.line, self.lines[-1]
        if line is None:
            return Cell("", (last.number, last.end))
        return Cell(line.head.text or ":", (line.number, line.first.column))

    def missing(self, expected: Text) -> InputError:
        """Something is not there where it must be: at the current line, or at the end."""
        end = Text("the end of the file", "das Ende der Datei")
        here = self.here()
        return InputError(*here.place, here.text or end, expected)

    # The header

    def head(self, asked: AnyGame | None) -> Record:
        """The header, as the record of no game."""
        first = self.heading(asked)
        header = self.header()
        if Key.GAME in header and first is not None:
            raise once(header[Key.GAME])
        line = header.get(Key.GAME)
        game = line.asked(partial(game_of, line.value, asked)) if line else first or asked
        if game is None:
            raise self.missing(_THE_GAME)
        self.game, book = game, game.book
        line = header.get(Key.RULES)
        self.rules = line.asked(partial(rules_of, line.value, game)) if line else book.default
        self.fixed = book.fixed_options(line.value) if line else frozenset()
        line = header.get(Key.VERSION)
        version = line.asked(partial(check_version, line.value, game)) if line else book.versions[0]
        self.names = self.read_names(header.get(Key.PLAYERS))
        line = header.get(Key.PACK)
        if line is not None:
            self.pack = line.asked(partial(check_pack, line.value, len(self.names), game))
        line = header.get(Key.GAMES)
        if line is not None:
            line.asked(partial(check_joined, game, line.value))
        return Record(
            game=game,
            rules=self.rules,
            version=version,
            names=self.names,
            agreed=number_of(line, line.words) if line else None,
        )

    def heading(self, asked: AnyGame | None) -> AnyGame | None:
        """The game that the first line names, such as `daumen_drauf 1`; None for any other line."""
        line = self.lines[0]
        slug = heading_of(line)
        if slug is None:
            return None
        game = line.asked(partial(game_of, slug, asked))
        version = line.after[0] if line.after else Token("", line.end)
        if version.text != FORMAT_VERSION:
            raise line.error(version.text, THE_NOTATION, version.column)
        self.at = 1
        return game

    def header(self) -> Mapping[Key, Line]:
        header: dict[Key, Line] = {}
        while (line := self.line) is not None and (key := header_key(line)) is not None:
            if key in header:
                raise once(line)
            header[key] = line
            self.at += 1
        return header

    def read_names(self, line: Line | None) -> tuple[str, ...]:
        """The names of the players; where nothing but a question follows, the letters of the fewest
        seats.
        """
        game, names = self.game, list[str]()
        if line is None and self.line is not None and key_of(self.line) is Key.ASK:
            return tuple(map(seat_letter, range(game.rules.seats[0])))
        if line is None:
            seats = seats_words(game.rules.seats)
            raise self.missing(
                Text(f"`players:` and {seats.en} names", f"`spieler:` und {seats.de} Namen")
            )
        parts = tuple(line.parts()) if line.words else ()
        line.asked(partial(check_players, len(parts), game))
        for part in parts:
            try:
                names.append(check_name(part.text, names, game))
            except Fault as fault:
                raise line.error(fault.found, fault.expected, part.column) from None
        return tuple(names)
