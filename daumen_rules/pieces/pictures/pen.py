"""A pen that writes and draws downwards on an SVG file, in colours for light and for dark."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, TypeVar

from attrs import define, field

from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language

from ..scene_lines import Writer
from ..scenes import Art, Scene, Symbol
from ..wrapping import cut
from .art import element, needed, spoken

T = TypeVar("T")
WIDTH: Final = 400
EDGE: Final = 10
LETTER: Final = 0.58
BOLD: Final = 0.68
"""How wide a letter is, in font sizes; and a bold one."""
COLOURS: Final = {
    "page": ("#f6efe2", "#191613"),
    "felt": ("#1f5a5e", "#173f42"),
    "paper": ("#fffaf0", "#26221e"),
    "ink": ("#2a2118", "#f1e8d8"),
    "faint": ("#6b5d48", "#b9ab95"),
    "bad": ("#a3122a", "#ff8a95"),
    "light": ("#fdf6e6", "#fdf6e6"),
    "gold": ("#ffcc33", "#ffcc33"),
    "dark": ("#2a2118", "#2a2118"),
}
"""What things are filled with, in the light and in the dark."""
STYLE: Final = "".join(
    (
        "text{font-family:Verdana,'DejaVu Sans',sans-serif}",
        *(f".{name}{{fill:{light}}}" for name, (light, _) in COLOURS.items()),
        "@media (prefers-color-scheme:dark){",
        *(f".{name}{{fill:{dark}}}" for name, (_, dark) in COLOURS.items()),
        "}",
    )
)


def in_rows(items: Iterable[T], most: int) -> list[list[T]]:
    """Items in rows of a greatest length."""
    found = [*items]
    return [found[at : at + most] for at in range(0, len(found), most)]


@define
class Pen:
    """Draws downwards; `y` is how far it has come. Notes are said to the seat of `reader`."""

    language: Language
    names: tuple[str, ...]
    art: Art | None
    reader: Seat | None = None
    y: int = EDGE
    elements: list[str] = field(factory=list[str])
    used: set[str] = field(factory=set[str])
    boards: dict[str, Symbol] = field(factory=dict[str, Symbol])

    def document(self, title: str, scene: Scene) -> str:
        """The whole file: what the picture is of, and all that was drawn."""
        said = Writer(self.language, self.names, reader=self.reader).told(scene)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.y}" '
            f'width="{WIDTH}" height="{self.y}" role="img" aria-labelledby="title desc" '
            f'xml:lang="{self.language}">',
            f'<title id="title">{escape(title)}</title><desc id="desc">{escape(said)}</desc>',
            f"<style>{STYLE}</style><defs>",
            *(element(name, symbol) for name, symbol in self.symbols().items()),
            "</defs>",
            self.box(0, 0, WIDTH, self.y, "page"),
            *self.elements,
            "</svg>\n",
        ]
        return "".join(parts)

    def symbols(self) -> dict[str, Symbol]:
        """All symbols that were used."""
        return {**needed(self.used, self.art), **self.boards}

    def header(self, title: str, details: str) -> None:
        """The name of the game, and what the picture is of."""
        self.write(title, EDGE, 20, bold=True, room=WIDTH - 2 * EDGE)
        self.paragraph(details, EDGE, WIDTH - 2 * EDGE, 13, "faint")
        self.y += 6

    def backdrop(self, below: int, top: int, fill: str) -> None:
        """Lay the ground below what was drawn since, and go on beneath it."""
        self.y += EDGE
        box = self.box(EDGE, top, WIDTH - 2 * EDGE, self.y - top, fill, radius=12)
        self.elements.insert(below, box)
        self.y += EDGE

    def use(self, layers: Sequence[str], size: Symbol, x: float, y: float, by: float = 1) -> None:
        layers = self.spoken(layers)
        self.used.update(layers)
        box = f'x="{x:g}" y="{y:g}" width="{size.width * by:g}" height="{size.height * by:g}"'
        self.elements += (f'<use href="#{name}" {box}/>' for name in layers)

    def spoken(self, layers: Sequence[str]) -> tuple[str, ...]:
        """The symbols of a tile in the language of the drawing."""
        return tuple(spoken(name, self.language, self.art) for name in layers)

    def paragraph(
        self, text: str, left: int, width: int, size: int, ink: str, *, bold: bool = False
    ) -> None:
        """A text in lines of a width."""
        letter = BOLD if bold else LETTER
        for line in textwrap.wrap(text, max(int(width / (size * letter)), 8)) or [""]:
            self.write(line, left, size, ink, bold=bold)

    def write(
        self,
        text: str,
        x: int,
        size: int,
        ink: str = "ink",
        *,
        bold: bool = False,
        room: int | None = None,
    ) -> None:
        """A line of text, beneath all that was drawn."""
        if room is not None:
            text = cut(text, int(room / (size * 0.66)))
        self.text(text, x, self.y + size, size, ink, bold=bold)
        self.y += round(size * 1.4)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        ink: str,
        anchor: str = "",
        *,
        bold: bool = False,
    ) -> None:
        more = ' text-anchor="end"' if anchor else ""
        more += ' font-weight="bold"' if bold else ""
        self.elements.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{COLOURS[ink][0]}" '
            f'class="{ink}"{more}>{escape(text)}</text>'
        )

    def box(self, x: float, y: float, wide: float, high: float, fill: str, radius: int = 0) -> str:
        corner = f' rx="{radius}"' if radius else ""
        return (
            f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"{corner} '
            f'fill="{COLOURS[fill][0]}" class="{fill}"/>'
        )
