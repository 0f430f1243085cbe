"""A frame of a game as an SVG file: a column that fits a narrow screen.

Equal frames give equal bytes. This module places things; `art` draws them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import assert_never

from attrs import define

from daumen_rules.kernel.seats import Seat, clockwise, seat_letter
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.pictures.art import SQUARE, as_tiles, board_name, board_symbol, symbol_of
from daumen_rules.pieces.pictures.laid import Laid, laid
from daumen_rules.pieces.pictures.pen import BOLD, EDGE, LETTER, WIDTH, Pen, in_rows
from daumen_rules.pieces.scene_lines import spot_name
from daumen_rules.pieces.scenes import (
    BACK,
    Board,
    Course,
    Fan,
    Note,
    Part,
    Place,
    Scene,
    ScoreSheet,
    Tile,
)
from daumen_rules.pieces.wrapping import cut, width_of

from .court import ShownSituation
from .game import AnyGame
from .story import STEP, Frame, Onlooker, Story, reader_among, step_words


def frame_picture(told: Story, who: Onlooker, number: int, language: Language) -> str:
    """A frame of a story as an SVG file."""
    played, frame = told.played, told.frames[who][number]
    title, words = played.subject.book.title[language], step_words(told, who, number, language)
    pen = Drawing(language, played.names, played.subject.scene.art, reader_among(who))
    pen.header(title, words)
    pen.scene(frame.scene)
    pen.told(frame, STEP[language].format(step=number, last=told.last))
    return pen.document(f"{title} · {words}", frame.scene)


def scene_picture(
    game: AnyGame, scene: Scene, language: Language, reader: Seat | None = None
) -> str:
    """A single scene as an SVG file; seats have letters, and notes are said to `reader`."""
    title, names = game.book.title[language], tuple(map(seat_letter, range(len(scene.seats))))
    pen = Drawing(language, names, game.scene.art, reader)
    pen.header(title, "")
    pen.scene(scene)
    return pen.document(title, scene)


def situation_picture(
    game: AnyGame, shown: ShownSituation, language: Language, reader: Seat | None = None
) -> str:
    """A situation as an SVG file: the question, and the known part of the table."""
    title = game.book.title[language]
    pen = Drawing(language, shown.names, game.scene.art, reader)
    pen.header(title, shown.details)
    pen.paragraph(shown.question, EDGE, WIDTH - 2 * EDGE, 18, "ink", bold=True)
    pen.y += 6
    pen.scene(shown.scene)
    for note in shown.notes:
        pen.paragraph(note, EDGE, WIDTH - 2 * EDGE, 13, "faint")
    pen.y += EDGE
    return pen.document(f"{title} · {shown.question}", shown.scene)


@define
class Drawing(Pen):
    """Draws scenes, part below part."""

    def figure(self, scene: Scene, title: str) -> str:
        """A scene as a figure of a page that defines the symbols."""
        self.y = 0
        self.scene(scene)
        return "".join(
            (
                f'<svg viewBox="{EDGE} 0 {WIDTH - 2 * EDGE} {self.y - EDGE}" class="scene" '
                f'role="img" aria-label="{escape(title)}">',
                *self.elements,
                "</svg>",
            )
        )

    def card(self, tile: Tile) -> str:
        """A tile as a figure of a page."""
        size = symbol_of(tile.layers[0], self.art)
        self.use(tile.layers, size, 0, 0)
        label = escape(tile.words[self.language])
        return (
            f'<svg viewBox="0 0 {size.width} {size.height}" width="{size.width}" role="img" '
            f'aria-label="{label}"><title>{label}</title>{"".join(self.elements)}</svg>'
        )

    def scene(self, scene: Scene) -> None:
        """The table: other seats, the middle, one's own seat; below it the lists."""
        below, top = len(self.elements), self.y
        self.y += EDGE
        own = next((seat for seat, place in enumerate(scene.seats) if place.is_own), None)
        around = clockwise(0 if own is None else own, len(scene.seats))
        others = [seat for seat in around if seat != own]
        columns = max(min(len(others), 2), 1)
        wide = (WIDTH - 4 * EDGE) // columns
        for row in in_rows(others, columns):
            begun, ends = self.y, [0]
            room = wide if len(row) > 1 else WIDTH - 4 * EDGE
            for column, seat in enumerate(row):
                self.y = begun
                self._place(seat, scene.seats[seat], 2 * EDGE + column * wide, room - 5)
                ends.append(self.y)
            self.y = max(ends)
        self.parts(scene.middle, 2 * EDGE, WIDTH - 4 * EDGE, "light")
        if own is not None:
            self.y += 4
            self._place(own, scene.seats[own], 2 * EDGE, WIDTH - 4 * EDGE)
        self.backdrop(below, top, "felt")
        if scene.below:
            below, top = len(self.elements), self.y
            self.y += EDGE
            self.parts(scene.below, 2 * EDGE, WIDTH - 4 * EDGE, "ink")
            self.backdrop(below, top, "paper")

    def told(self, frame: Frame, title: str) -> None:
        """The events of this step, each with its clause."""
        below, top, ink = len(self.elements), self.y, "bad" if frame.refused else "ink"
        self.y += EDGE
        self.write(title, 2 * EDGE, 15, bold=True)
        for telling in frame.told:
            said = telling.text[self.language]
            if telling.clause is not None:
                said += f" [{telling.clause.id}]"
            self.paragraph(said, 2 * EDGE, WIDTH - 4 * EDGE, 14, ink)
            if frame.refused and telling.clause is not None:
                gist = telling.clause.gist[self.language]
                self.paragraph(gist, 3 * EDGE, WIDTH - 5 * EDGE, 13, "faint")
        self.backdrop(below, top, "paper")

    # Seats

    def _place(self, seat: Seat, place: Place, left: int, width: int) -> None:
        marks = " · ".join(mark[self.language] for mark in place.marks)
        room = int((width - 24) / (14 * BOLD))
        name = cut(self.names[seat], room)
        both = " · ".join(filter(None, (self.names[seat], marks)))
        fits = width_of(both) <= room
        words = both if fits else name
        wide = 24 + int(width_of(words) * 14 * (BOLD if place.on_turn else LETTER * 1.15))
        self.elements.append(
            self.box(left, self.y, wide, 24, "gold" if place.on_turn else "light", radius=12)
        )
        self.y += 2
        self.write(words, left + 12, 14, "dark", bold=place.on_turn)
        self.y += 4
        if marks and not fits:
            self.paragraph(marks, left, width, 13, "gold" if place.on_turn else "light", bold=True)
        self.parts(place.parts, left, width, "light")
        self.y += 4

    # Parts

    def parts(self, parts: Iterable[Part], left: int, width: int, ink: str) -> None:
        """Parts, one below the other."""
        short: list[str] = []
        for part in parts:
            shown = as_tiles(part)
            if isinstance(shown, Fan) and not shown.cards and not shown.backs:
                short.append(self._label(shown))
                continue
            if isinstance(shown, Note) and not shown.strong:
                short.append(shown.said.say(self.language, self.names, self.reader))
                continue
            self._short(short, left, width, ink)
            match shown:
                case Course() | Board(turned=True):
                    self._laid(laid(shown), left, width)
                case Board():
                    self._board(shown, left, width, ink)
                case Fan():
                    self._fan(shown, left, width, ink)
                case ScoreSheet():
                    self._sheet(shown, left, width, ink)
                case Note(said):
                    text = said.say(self.language, self.names, self.reader)
                    self.paragraph(text, left, width, 16, ink, bold=True)
                case _:
                    assert_never(shown)
        self._short(short, left, width, ink)

    def _short(self, words: list[str], left: int, width: int, ink: str) -> None:
        """The parts that are only text, in one paragraph."""
        if words:
            self.paragraph(" · ".join(words), left, width, 13, ink)
            words.clear()

    def _label(self, fan: Fan) -> str:
        said = "" if fan.count is None else fan.count[self.language]
        said = said or str(fan.backs + len(fan.cards) or "–")
        return f"{fan.label[self.language]}: {said}"

    def _fan(self, fan: Fan, left: int, width: int, ink: str) -> None:
        self.paragraph(self._label(fan), left, width, 13, ink)
        if fan.backs:
            self._backs(fan.backs, left, width)
        self._tiles(fan.cards, left, width, ink)

    def _backs(self, count: int, left: int, width: int) -> None:
        """As many card backs as fit, each overlapping the one before."""
        back = symbol_of(BACK, self.art)
        for place in range(min(count, max((width - back.width) // 10, 0) + 1)):
            self.use((BACK,), back, left + 10 * place, self.y)
        self.y += back.height + 5

    def _tiles(self, tiles: Sequence[Tile], left: int, width: int, ink: str) -> None:
        if not tiles:
            return
        sizes = [symbol_of(tile.layers[0], self.art) for tile in tiles]
        captions = [self._captions(tile) for tile in tiles]
        wide = max(size.width for size in sizes) + 6
        most = max(map(len, captions))
        wide = max(wide, 62) if most else wide
        in_row = max(width // wide, 1)
        high = max(size.height for size in sizes)
        for row in in_rows(zip(tiles, sizes, captions, strict=True), in_row):
            for column, (tile, size, said) in enumerate(row):
                x = left + column * wide
                if tile.marked:
                    box = self.box(x - 3, self.y - 3, size.width + 6, size.height + 6, "gold", 7)
                    self.elements.append(box)
                self.elements.append(f"<g><title>{escape(tile.words[self.language])}</title>")
                self.use(tile.layers, size, x, self.y)
                self.elements.append("</g>")
                for line, words in enumerate(said):
                    cut_words = cut(words, int(wide / (11 * LETTER)))
                    self.text(cut_words, x, self.y + high + 12 + 13 * line, 11, ink)
            self.y += high + 6 + 13 * most

    def _captions(self, tile: Tile) -> list[str]:
        by = "" if tile.by is None else tile.by.say(self.language, self.names)
        said = "" if tile.said is None else tile.said[self.language]
        return [*filter(None, (by, said))]

    def _board(self, board: Board, left: int, width: int, ink: str) -> None:
        scale = min((width - 16) / (board.size * SQUARE), 1)
        square, name = SQUARE * scale, board_name(board)
        size = self.boards[name] = board_symbol(board)
        self.use((), size, 0, 0)
        whole = f'width="{size.width * scale:g}" height="{size.height * scale:g}"'
        self.elements.append(f'<use href="#{name}" x="{left + 16}" y="{self.y}" {whole}/>')
        for (file, rank), tile in board.stones:
            x, y = left + 16 + file * square, self.y + (board.size - 1 - rank) * square
            where = f"{tile.words[self.language]}, {spot_name((file, rank))}"
            self.elements.append(f"<g><title>{escape(where)}</title>")
            box = f'x="{x:g}" y="{y:g}" width="{square:g}" height="{square:g}"'
            layers = self.spoken(tile.layers)
            self.used.update(layers)
            self.elements += (f'<use href="#{layer}" {box}/>' for layer in layers)
            self.elements.append("</g>")
        for at in range(board.size):
            self.text(str(at + 1), left, self.y + (board.size - at - 0.5) * square + 5, 12, ink)
        self.y += int(board.size * square)
        for at in range(board.size):
            self.text(chr(97 + at), left + 16 + at * square + square / 2 - 4, self.y + 13, 12, ink)
        self.y += 22

    def _laid(self, board: Laid, left: int, width: int) -> None:
        size = self.boards[board.name] = board.symbol
        by = min(width / size.width, 1)
        whole = f'width="{size.width * by:g}" height="{size.height * by:g}"'
        self.elements.append(f'<use href="#{board.name}" x="{left}" y="{self.y}" {whole}/>')
        for tile, at, x, y, wide in board.men:
            where = escape(f"{tile.words[self.language]}, {at}")
            man = symbol_of(tile.layers[0], self.art)
            self.elements.append(f"<g><title>{where}</title>")
            self.use(tile.layers, man, left + x * by, self.y + y * by, by * wide / man.width)
            self.elements.append("</g>")
        self.y += int(size.height * by) + 8

    def _sheet(self, sheet: ScoreSheet, left: int, width: int, ink: str) -> None:
        rows = [
            [cell.say(self.language, self.names) for cell in row]
            for row in (sheet.heads, *sheet.rows)
        ]
        first = max(width_of(row[0]) for row in rows) * 13 * LETTER + 8
        wide = (width - first) / max(len(sheet.heads) - 1, 1)
        for row in rows:
            name, *cells = row
            self.text(name, left, self.y + 13, 13, ink)
            for column, cell in enumerate(cells, start=1):
                said = cut(cell, max(int(wide / (13 * LETTER)), 1))
                self.text(said, left + first + wide * column, self.y + 13, 13, ink, "end")
            self.y += 18
