"""Scenes in words: as lines for a terminal, and as a text for people who cannot see a drawing.

Every line is a tuple of spans, each a text with a style. No game is known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final, TypeAlias, assert_never

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import Fact, Language, SeatTerm

from .scenes import (
    Board,
    Chips,
    Course,
    Dice,
    Fan,
    Note,
    Part,
    Place,
    Scene,
    ScoreSheet,
    Span,
    Spot,
    Tile,
)
from .wrapping import cut, width_of

Line: TypeAlias = tuple[Span, ...]
NAME_WIDTH: Final = 14
_WIDE: Final = 10_000
_NOTHING: Final = "–"
_LONG: Final = 12
"""How many rows make a score sheet a long one."""
_LONG_LABEL: Final = 24
"""From what width on a label is too long for what follows it to stand below its end."""
_GAP: Final = 4
"""How far apart the halves of a score sheet stand."""


def joined(line: Line) -> str:
    """The text of a line, without styles."""
    return "".join(signs for signs, _ in line).rstrip()


def scene_lines(
    scene: Scene, language: Language, names: Sequence[str] = (), reader: Seat | None = None
) -> tuple[str, ...]:
    """The lines of a scene without styles, at their full width; notes are said to `reader`."""
    writer = Writer(language, tuple(names), reader=reader)
    return tuple(joined(line) for line in writer.lines(scene))


@frozen
class Writer:
    """Writes scenes in a language. Seats have players' names if there are any; notes are said to
    the seat of `reader`.
    """

    language: Language
    names: tuple[str, ...] = ()
    width: int = _WIDE
    reader: Seat | None = None
    is_low: bool = False
    """Whether the screen is low: a long score sheet has its lower half beside the upper one."""

    def lines(self, scene: Scene) -> Iterator[Line]:
        """The middle of the table, a line for each seat, and the lists."""
        for part in scene.middle:
            yield from self._part(part)
        for seat, place in enumerate(scene.seats):
            yield from self._place(seat, place)
        for part in scene.below:
            yield from self._part(part)

    def flow(self, label: Line, items: Iterable[Line]) -> Iterator[Line]:
        """Items in lines of the width, after a label; further lines are indented like the first
        item, or a little where the label is long.
        """
        used = _width(label)
        indent = used if used <= _LONG_LABEL else 2
        line, gap = label, ""
        for item in items:
            wide = _width(item)
            if gap and used + len(gap) + wide > self.width:
                yield line
                line, used, gap = ((" " * indent, ""),), indent, ""
            line, used = (*line, (gap, ""), *item), used + len(gap) + wide
            gap = "  "
        yield line

    def _place(self, seat: Seat, place: Place) -> Iterator[Line]:
        mark = "► " if place.on_turn else "  "
        name = ""
        if seat < len(self.names):
            wide = min(max(map(width_of, self.names)), NAME_WIDTH)
            name = cut(self.names[seat], wide)
            name += " " * (wide - width_of(name)) + "  "
        label: Line = ((f"{mark}{seat_letter(seat)}  ", "bold"), (name, ""))
        marks = tuple(((mark[self.language], ""),) for mark in place.marks)
        within = evolve(self, width=self.width - _width(label))
        items = [line for part in place.parts for line in within._part(part)]
        yield from self.flow(label, [*marks, *items])

    def _part(self, part: Part) -> Iterator[Line]:
        match part:
            case Board():
                yield from _board(part, self.language)
            case Course():
                yield from _course(part, self.language)
            case Fan():
                yield from self._fan(part)
            case Dice(label=label, faces=faces, words=words):
                said = ", ".join(map(str, faces)) if words is None else words.say(self.language)
                yield ((f"{label[self.language]}: {said or _NOTHING}", ""),)
            case Chips(label=label, count=count):
                yield ((f"{label[self.language]}: {count}", ""),)
            case ScoreSheet():
                yield from self._sheet(part)
            case Note(said, strong):
                told = said.say(self.language, self.names, self.reader)
                yield ((told, "bold" if strong else ""),)
            case _:
                assert_never(part)

    def _fan(self, fan: Fan) -> Iterator[Line]:
        label = f"{fan.label[self.language]}: "
        if fan.count is not None:
            label += fan.count[self.language] + ("  " if fan.cards else "")
        elif fan.backs or not fan.cards:
            label += str(fan.backs) if fan.backs else _NOTHING
            label += "  " if fan.cards else ""
        yield from self.flow(((label, ""),), map(self._tile, fan.cards))

    def _tile(self, tile: Tile) -> Line:
        by: Line = ()
        if isinstance(tile.by, SeatTerm):
            by = ((f"{seat_letter(tile.by.seat)} ", ""),)
        elif tile.by is not None:
            by = ((f"{tile.by.say(self.language, self.names)} ", ""),)
        said: Line = () if tile.said is None else ((f" ({tile.said[self.language]})", ""),)
        return (*by, *tile.spans(self.language), *said)

    def _sheet(self, sheet: ScoreSheet) -> Iterator[Line]:
        cells = [[fact.say(self.language) for fact in row] for row in (sheet.heads, *sheet.rows)]
        lines = _columns(cells)
        if self.is_low and len(sheet.rows) >= _LONG:
            half = (len(sheet.rows) + 1) // 2 + 1
            left, right = _columns(cells[:half]), _columns([cells[0], *cells[half:]])
            gap = " " * _GAP
            beside = [gap.join(both) for both in zip_longest(left, right, fillvalue="")]
            if max(map(width_of, beside)) <= self.width:
                lines = beside
        for line in lines:
            yield ((line, ""),)

    # For those who cannot see

    def told(self, scene: Scene) -> str:
        """A scene in sentences."""
        parts = [self._told(part) for part in scene.middle]
        for seat, place in enumerate(scene.seats):
            name = SeatTerm(seat).say(self.language, self.names)
            about = [mark[self.language] for mark in place.marks]
            about += [self._told(part) for part in place.parts]
            parts.append(f"{name}: {'; '.join(filter(None, about))}")
        parts += [self._told(part) for part in scene.below]
        return ". ".join(part.rstrip(".") for part in parts if part) + "."

    def _told(self, part: Part) -> str:
        match part:
            case Board(stones=stones):
                spots: dict[str, list[str]] = {}
                for spot, tile in stones:
                    spots.setdefault(tile.words[self.language], []).append(spot_name(spot))
                return "; ".join(f"{words} {' '.join(at)}" for words, at in spots.items())
            case Course(men=men, fields=fields):
                names = {ground.spot: ground.name for ground in fields}
                standing: dict[str, list[str]] = {}
                for spot, tile in men:
                    standing.setdefault(tile.words[self.language], []).append(names[spot])
                return "; ".join(f"{words} {' '.join(at)}" for words, at in standing.items())
            case Fan(label=label, cards=cards) if cards:
                said = ", ".join(self._card_told(tile) for tile in cards)
                return f"{label[self.language]}: {said}"
            case ScoreSheet(heads=heads, rows=rows):
                return "; ".join(self._row_told(heads, row) for row in rows)
            case _:
                return " ".join(joined(line) for line in self._part(part))

    def _row_told(self, heads: tuple[Fact, ...], row: tuple[Fact, ...]) -> str:
        name, *cells = (cell.say(self.language, self.names) for cell in row)
        told = (
            f"{h.say(self.language, self.names)} {c}" for h, c in zip(heads[1:], cells, strict=True)
        )
        return f"{name}: {', '.join(told)}"

    def _card_told(self, tile: Tile) -> str:
        by = "" if tile.by is None else f" ({tile.by.say(self.language, self.names)})"
        return f"{tile.words[self.language]}{by}"


def _width(line: Line) -> int:
    return sum(width_of(signs) for signs, _ in line)


def _columns(cells: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells as lines: the first column to the left, all others to the right."""
    wide = [max(map(width_of, column)) for column in zip(*cells, strict=True)]
    lines: list[str] = []
    for first, *others in cells:
        line = first + " " * (wide[0] - width_of(first))
        for cell, room in zip(others, wide[1:], strict=True):
            line += "  " + " " * (room - width_of(cell)) + cell
        lines.append(line)
    return lines


# Boards


def spot_name(spot: Spot) -> str:
    """The name of a place on a board: `c3`."""
    return f"{chr(ord('a') + spot[0])}{spot[1] + 1}"


def empty_spots(board: Board) -> dict[Spot, str]:
    """The empty places of a board and their signs: dark squares, or points where lines meet."""
    if board.lines:
        return {spot: "·" for line in board.lines for spot in line}
    both = range(board.size)
    return {(file, rank): "·" for rank in both for file in both if (file + rank) % 2 == 0}


def _board(board: Board, language: Language) -> Iterator[Line]:
    """A board in lines, the highest rank on top, with a sign for each place."""
    signs: dict[tuple[int, int], Span] = {}
    for one, other in board.lines:
        (left, right), (low, high) = sorted((one[0], other[0])), sorted((one[1], other[1]))
        sign = "-" if low == high else "|"
        for x in range(2 * left, 2 * right + 1):
            for y in range(low, high + 1):
                signs[x, y] = (sign, "")
    signs |= {(2 * x, y): (sign, "") for (x, y), sign in empty_spots(board).items()}
    signs |= {(2 * x, y): tile.spans(language)[0] for (x, y), tile in board.stones}
    for rank in reversed(range(board.size)):
        row = [signs.get((x, rank), (" ", "")) for x in range(2 * board.size - 1)]
        yield ((f"{rank + 1} ", ""), *row)
    yield (("  " + " ".join(chr(ord("a") + file) for file in range(board.size)), ""),)


def _course(course: Course, language: Language) -> Iterator[Line]:
    """A course in lines, the highest rank on top: the name of each field after the men on it."""
    cells: dict[Spot, list[Span]] = {}
    for spot, tile in course.men:
        cells.setdefault(spot, []).extend(tile.spans(language))
    for ground in course.fields:
        cells.setdefault(ground.spot, []).append((ground.name, ""))
    wide = max(_width(tuple(cell)) for cell in cells.values())
    for rank in reversed(range(course.size[1])):
        line: list[Span] = []
        for file in range(course.size[0]):
            cell = cells.get((file, rank), [])
            room = wide - _width(tuple(cell))
            line += [(" " * (room + bool(file)), ""), *cell]
        yield tuple(line)
