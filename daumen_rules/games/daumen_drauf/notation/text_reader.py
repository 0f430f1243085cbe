"""The text form of a record, read.

Here lives its reader; what a single line is stands in `lines`. An error names line, column, found
and expected.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from daumen_rules.games.daumen_drauf.model import Pack
from daumen_rules.games.daumen_drauf.notation.checks import (
    FORMAT,
    FORMAT_VERSION,
    check_name,
    check_pack,
    check_players,
    check_version,
    read_rules,
)
from daumen_rules.games.daumen_drauf.notation.deal_lines import read_cards, read_deck, read_hands
from daumen_rules.games.daumen_drauf.notation.entry_lines import read_action
from daumen_rules.games.daumen_drauf.notation.gap_lines import (
    has_gap,
    read_deck_with_gaps,
    read_hands_with_gaps,
)
from daumen_rules.games.daumen_drauf.notation.lines import HEADER, RESERVED, SETUP, Line, lines_of
from daumen_rules.games.daumen_drauf.readings import GERMAN, RULES_VERSION
from daumen_rules.games.daumen_drauf.record import Entry, Record, TrickMark
from daumen_rules.games.daumen_drauf.record_with_gaps import (
    AnyDeal,
    AnyRecord,
    EntryWithGap,
    GameWithGaps,
    any_record,
)
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.lines import Word


def read_text(text: str) -> Record:
    """The record of a text. Raises InputError with line, column, found and expected."""
    record = _reader(text, no_tick, gaps=False).record()
    assert isinstance(record, Record)
    return record


def read_text_with_gaps(text: str, tick: Tick = no_tick) -> AnyRecord:
    """The record of a text, which may have gaps. Raises InputError as `read_text` does."""
    return _reader(text, tick, gaps=True).record()


def _reader(text: str, tick: Tick, *, gaps: bool) -> _Reader:
    lines = lines_of(text, tick)
    first = next(lines, None)
    expected = Text(
        f"a record, whose first line is `{FORMAT} {FORMAT_VERSION}`, or `game:` and another game",
        f"eine Aufzeichnung, deren erste Zeile `{FORMAT} {FORMAT_VERSION}` ist, oder `spiel:` und "
        "ein anderes Spiel",
    )
    if first is None:
        raise InputError(1, 1, Text("an empty file", "eine leere Datei"), expected)
    if first.key != FORMAT or first.has_colon:
        raise first.error(first.content.strip(), expected, first.start)
    if first.value != FORMAT_VERSION:
        raise first.error(
            first.value,
            Text(
                f"version {FORMAT_VERSION} of the notation, the only one so far",
                f"Fassung {FORMAT_VERSION} der Notation, bisher die einzige",
            ),
        )
    return _Reader(first, lines, gaps=gaps)


class _Reader:
    """Reads line after line; `names` is known after the header. `gaps` says if it takes them."""

    def __init__(self, first: Line, lines: Iterator[Line], *, gaps: bool) -> None:
        self.lines = lines
        self.gaps = gaps
        self.last = first
        self.line = next(lines, None)
        """The line to be read, None at the end."""
        self.names: tuple[str, ...] = ()
        self.pack: Pack

    def advance(self, line: Line) -> None:
        """A line has been read."""
        self.last, self.line = line, next(self.lines, None)

    def missing(self, expected: Text) -> InputError:
        """Something is not there where it must be: at the current line, or at the end."""
        line = self.line
        if line is None:
            end = Text("the end of the file", "das Ende der Datei")
            return InputError(self.last.number, self.last.end, end, expected)
        about = line.key not in RESERVED and line.has_colon
        return line.error(line.about.text if about else line.first.text, expected, line.start)

    def record(self) -> AnyRecord:
        rules, version, agreed, seen = GERMAN, RULES_VERSION, None, dict[str, Line]()
        while (line := self.line) is not None and line.key in HEADER and line.has_colon:
            if line.key in seen:
                once = Text("each heading once", "jede Kopfzeile einmal")
                raise line.error(line.first.text, once, line.start)
            seen[line.key] = line
            match line.key:
                case "rules":
                    rules = line.asked(partial(read_rules, line.value))
                case "version":
                    version = line.asked(partial(check_version, line.value))
                case "names":
                    self.names = _names(line)
                case "games":
                    agreed = _number(line)
                case _:
                    pass
            self.advance(line)
        if not self.names:
            raise self.missing(
                Text(
                    "`rules:`, `version:`, `games:` or `names:` with 2 to 7 names",
                    "`rules:`, `version:`, `games:` oder `names:` mit 2 bis 7 Namen",
                )
            )
        self.pack = _pack(seen.get("pack"), len(self.names))
        games: list[GameWithGaps] = []
        while self.line is not None or not games:
            games.append(self.game(len(games) + 1))
        return any_record(
            names=self.names,
            games=games,
            rules=rules,
            version=version,
            agreed=agreed,
            pack=self.pack.name,
        )

    def game(self, number: int) -> GameWithGaps:
        line = self.line
        if line is not None and line.key == "game" and not line.has_colon:
            if _number(line) != number:
                raise line.error(line.value, Text(f"game {number}", f"Partie {number}"))
            self.advance(line)
        elif number > 1:
            raise self.missing(Text(f"`game {number}`", f"`game {number}`"))
        starter, deal = self.setup()
        entries: list[Entry | EntryWithGap | TrickMark] = []
        while (line := self.line) is not None and line.key not in ("game", "score"):
            entries.append(self.entry(line))
            self.advance(line)
        if line is None or line.key != "score":
            return GameWithGaps(deal, tuple(entries), starter)
        score = self.score(line)
        self.advance(line)
        return GameWithGaps(deal, tuple(entries), starter, score, line.number)

    def setup(self) -> tuple[Seat | None, AnyDeal]:
        """Who starts, if it is said, and the deal: a deck, or a hand for each name and the pile."""
        found: dict[str | Seat, Line] = {}
        starter: Seat | None = None
        while (line := self.line) is not None and line.key in SETUP and line.has_colon:
            about = line.key if line.key != "hand" else self.seat(line, line.about)
            if about in found:
                once = Text("each of these once", "jedes davon einmal")
                raise line.error(line.first.text, once, line.start)
            found[about] = line
            if "deck" in found and found.keys() - {"deck", "starter"}:
                either = Text(
                    "either `deck:`, or `hand NAME:` for every name and `pile:`",
                    "entweder `deck:`, oder `hand NAME:` für jeden Namen und `pile:`",
                )
                raise line.error(line.first.text, either, line.start)
            if line.key == "starter":
                starter = self.seat(line, Word(line.value, line.column))
            self.advance(line)
        return starter, self.deal(found)

    def deal(self, found: dict[str | Seat, Line]) -> AnyDeal:
        """What the lines of a deal say; without gaps all of them must be there and whole."""
        players, pack = len(self.names), self.pack
        rows = {about: line for about, line in found.items() if about != "starter"}
        is_short = "deck" not in rows and len(rows) <= players
        if self.gaps and (is_short or any(map(has_gap, rows.values()))):
            if "deck" in rows:
                return read_deck_with_gaps(rows["deck"], players, pack)
            hands = {about: line for about, line in rows.items() if isinstance(about, int)}
            return read_hands_with_gaps(hands, rows.get("pile"), players, pack)
        for line in filter(has_gap, rows.values()):
            read_cards(line)
        if "deck" in rows:
            return read_deck(rows["deck"], players, pack)
        if not rows:
            raise self.missing(
                Text(
                    "`deck:` with all cards, or `hand NAME:` for every name and `pile:`",
                    "`deck:` mit allen Karten, oder `hand NAME:` für jeden Namen und `pile:`",
                )
            )
        for seat, name in enumerate(self.names):
            if seat not in rows:
                raise self.missing(Text(f"`hand {name}:`", f"`hand {name}:`"))
        if "pile" not in rows:
            raise self.missing(Text("`pile:`", "`pile:`"))
        return read_hands([rows[seat] for seat in range(players)], rows["pile"], pack)

    def entry(self, line: Line) -> Entry | EntryWithGap | TrickMark:
        if line.key == "trick" and not line.has_colon:
            return TrickMark(_number(line), line.number)
        if not line.has_colon or line.key in RESERVED:
            raise self.missing(
                Text(
                    f"`trick N`, `score:`, `game N` or an action such as `{self.names[0]}: Y3p`",
                    f"`trick N`, `score:`, `game N` oder ein Zug wie `{self.names[0]}: Y3p`",
                )
            )
        return read_action(line, self.seat(line, line.about), gaps=self.gaps)

    def seat(self, line: Line, name: Word) -> Seat:
        if name.text not in self.names:
            found = ":" if name is line.about and not name.text else name.text
            known = ", ".join(self.names)
            raise line.error(found, Text(f"one of {known}", f"einer von {known}"), name.column)
        return self.names.index(name.text)

    def score(self, line: Line) -> tuple[int, ...]:
        names, among = len(self.names), ", ".join(self.names)
        expected = Text(
            f"`score:` and {names} whole numbers, the points of {among}",
            f"`score:` und {names} ganze Zahlen, die Punkte von {among}",
        )
        if not line.has_colon:
            raise line.error(line.first.text, expected, line.start)
        for word in line.words:
            if not re.fullmatch(r"[+-]?[0-9]{1,6}", word.text):
                raise line.error(word.text, expected, word.column)
        if len(line.words) != names:
            raise line.error(line.value, expected)
        return tuple(int(word.text) for word in line.words)


def _names(line: Line) -> tuple[str, ...]:
    commas = line.content.count(",", line.value_from)
    line.asked(partial(check_players, commas + 1 if line.words else 0))
    names: list[str] = []
    for part in line.parts():
        try:
            names.append(check_name(part.text, names, RESERVED))
        except Fault as fault:
            raise line.error(fault.found, fault.expected, part.column) from None
    return tuple(names)


def _pack(line: Line | None, players: int) -> Pack:
    if line is None:
        return check_pack(None, players)
    return line.asked(partial(check_pack, line.value, players))


def _number(line: Line) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", line.value) or int(line.value) < 1:
        raise line.error(line.value, Text("a whole number from 1", "eine ganze Zahl ab 1"))
    return int(line.value)
