"""Reads the text form of a situation.

`values` reads the value of a single line. An error names line, column, found and expected.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from daumen_rules.games.daumen_drauf.notation.checks import check_name, check_players
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Seat, seat_named
from daumen_rules.kernel.similar_names import did_you_mean
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.written_line import Line, Token

from ..asks.reading import read_said_ask
from . import values
from .lines import about_of, key_of, lines_of
from .model import (
    ANY_HEAP,
    ANY_STACK,
    FORGOTTEN,
    Ask,
    Entry,
    Expectation,
    Forgotten,
    Heap,
    Situation,
)
from .needs import check_ask
from .words import FORMAT, FORMAT_VERSION, NO_COMMENT, ONCE, RESERVED, TITLE

T = TypeVar("T")

_FIRST: Final = f"{FORMAT} {TITLE} {FORMAT_VERSION}"


def _once(line: int) -> Text:
    return Text(
        f"each of these lines once; line {line} is one already",
        f"jede dieser Zeilen einmal; Zeile {line} ist schon eine",
    )


_NEXT: Final = Text(
    "`rules:`, `names:`, `hand NAME:`, `captured NAME:`, `pile:`, `trick`, `leader:`, `turn:`, "
    "`starter:`, `totals:`, `final:`, `ask:`, `expect:`, or in the trick `NAME:` and a card",
    "`regeln:`, `namen:`, `hand NAME:`, `eingenommen NAME:`, `stapel:`, `stich`, `anspiel:`, "
    "`reihe:`, `beginnt:`, `stand:`, `ergebnis:`, `frage:`, `erwartet:`, oder im Stich `NAME:` und "
    "eine Karte",
)


def read_text(text: str, tick: Tick = no_tick) -> Situation:
    """The situation of a text. Raises InputError with line, column, found and expected."""
    lines = list(lines_of(text, tick))
    expected = Text(
        f"a situation, whose first line is `{_FIRST}`; a recorded game is for `check`",
        f"eine Situation, deren erste Zeile `{_FIRST}` ist; eine Aufzeichnung ist für `check`",
    )
    if not lines:
        raise InputError(1, 1, Text("an empty file", "eine leere Datei"), expected)
    title = lines[0]
    if title.has_colon or title.head.text != _FIRST:
        raise title.error(" ".join(title.content.split()), expected, title.first)
    return _Reader(lines, tick).situation()


class _Reader:
    """Gathers the facts of the lines; `names` is known from the start."""

    def __init__(self, lines: list[Line], tick: Tick) -> None:
        self.tick = tick
        self.lines = lines[1:]
        self.last = lines[-1]
        self.once: dict[str, Line] = {}
        self.heaps: dict[tuple[str, Seat], Heap] = {}
        self.trick: list[Entry] = []
        self.in_trick = False
        self.expected: list[Expectation] = []
        self.names = self.read_names()

    def read_names(self) -> tuple[str, ...]:
        line = next((line for line in self.lines if key_of(line) == "names"), None)
        if line is None:
            expected = Text("`names:` with 2 to 7 names", "`namen:` mit 2 bis 7 Namen")
            raise self.at_end(expected)
        parts = tuple(line.parts()) if line.words else ()
        line.asked(lambda: check_players(len(parts)))
        names: list[str] = []
        for part in parts:
            try:
                names.append(check_name(part.text, names, RESERVED))
            except Fault as fault:
                raise line.error(fault.found, fault.expected, part) from None
        return tuple(names)

    def at_end(self, expected: Text) -> InputError:
        end = Text("the end of the file", "das Ende der Datei")
        return InputError(self.last.number, self.last.end, end, expected)

    def situation(self) -> Situation:
        for line in self.lines:
            self.tick()
            self.read(line)
        if "ask" not in self.once:
            raise self.at_end(Text("`ask:` and a question", "`frage:` und eine Frage"))
        line = self.once["ask"]
        seats = range(len(self.names))
        situation = Situation(
            names=self.names,
            rules=self.optional("rules", values.rules, "both"),
            hands=tuple(self.heaps.get(("hand", seat), ANY_HEAP) for seat in seats),
            captured=tuple(self.heaps.get(("captured", seat), ANY_HEAP) for seat in seats),
            pile=self.optional("pile", values.stack, ANY_STACK),
            trick=tuple(self.trick),
            leader=self.optional("leader", self.named, None),
            turn=self.optional("turn", self.turn, None),
            starter=self.optional("starter", self.named, 0),
            totals=self.optional("totals", self.points, None),
            final=self.optional("final", self.points, None),
            ask=self.ask(line),
            expected=tuple(self.expected),
            because=self.said("because"),
            weil=self.said("weil"),
            told_at={key: line.number for key, line in self.once.items()},
        )
        line.asked(lambda: check_ask(situation))
        return situation

    def optional(self, key: str, read: Callable[[Line], T], otherwise: T) -> T:
        return read(self.once[key]) if key in self.once else otherwise

    def said(self, key: str) -> str:
        """The words of a writer. They must not begin with `#`, which would begin a comment."""
        line = self.once.get(key)
        if line is not None and line.value.startswith("#"):
            raise line.error(line.value, NO_COMMENT)
        return line.value if line is not None else ""

    def read(self, line: Line) -> None:
        if not line.has_colon:
            if key_of(line) != "trick" or line.after or self.in_trick:
                raise line.error(line.first.text, _NEXT, line.first)
            self.in_trick = True
        elif (key := key_of(line)) in ONCE:
            self.note(key, line)
        elif key in ("hand", "captured"):
            place = key, self.seat(line, line.about)
            if place in self.heaps:
                raise line.error(line.first.text, _once(self.heaps[place].line), line.first)
            self.heaps[place] = values.heap(line)
        elif key == "expect":
            self.expected.append(values.expectation(line))
        elif key or not self.in_trick:
            raise line.error(line.first.text, _NEXT, line.first)
        else:
            self.trick.append(values.entry(line, self.seat(line, about_of(line))))
            check = partial(values.check_length, len(self.names), len(self.trick))
            line.asked(check, line.first)

    def note(self, key: str, line: Line) -> None:
        if key in self.once:
            raise line.error(line.first.text, _once(self.once[key].number), line.first)
        if line.about.text:
            colon = Text(f"`:` after `{line.first.text}`", f"`:` nach `{line.first.text}`")
            raise line.error(line.about.text, colon, line.about)
        self.once[key] = line

    def seat(self, line: Line, name: Token) -> Seat:
        seat = seat_named(name.text, self.names)
        if seat is None:
            known = ", ".join(self.names)
            somebody = Text(f"one of {known}", f"einer von {known}")
            raise line.error(name.text, did_you_mean(name.text, self.names) or somebody, name)
        return seat

    def named(self, line: Line) -> Seat:
        return self.seat(line, Token(line.value, line.words[0].column if line.words else line.end))

    def turn(self, line: Line) -> Seat | Forgotten:
        return FORGOTTEN if line.value == "?" else self.named(line)

    def points(self, line: Line) -> tuple[int, ...]:
        return values.points(line, self.names)

    @property
    def next_seat(self) -> Seat | None:
        """The seat that a question such as `may I pass` is about: the one after the last that
        acted, or the one told to be on turn. None where nobody did.
        """
        if self.trick:
            return (self.trick[-1].seat + 1) % len(self.names)
        told = self.optional("turn", self.turn, None)
        return told if isinstance(told, int) else self.optional("leader", self.named, None)

    def ask(self, line: Line) -> Ask:
        try:
            return read_said_ask(line.value, self.names, self.next_seat)
        except Fault as fault:
            at = line.words[fault.item or 0] if (fault.item or 0) < len(line.words) else line.end
            raise line.error(fault.found, fault.expected, at) from None
