"""Cards, chips and text put on a drawing, and how wide a text is likely to be.

Here live the parts that all areas of the table share. Where they stand is said in `table`.
"""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from html import escape
from typing import Literal

import svg
from attrs import field, frozen

from daumen_rules.cli.pictures import words as w
from daumen_rules.cli.pictures.symbols import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    INK,
    chip_symbol,
    kind_symbol,
    plain_symbols,
    snake_symbol,
)
from daumen_rules.games.daumen_drauf.model import Card, Colour, Fang, Kind, Sight
from daumen_rules.kernel.text import Language

Anchor = Literal["start", "middle", "end"]
LETTER: float = 0.56
"""How wide a letter is, in font sizes; wide signs take nearly two of them."""


def width_of(text: str) -> int:
    """How many letters wide a text is."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def clipped(text: str, width: float, size: float) -> str:
    """A text cut to a width."""
    room = max(int(width / (size * LETTER)), 2)
    if width_of(text) <= room:
        return text
    cut = text
    while width_of(cut) > room - 1:
        cut = cut[:-1]
    return cut.rstrip() + "…"


def lines(text: str, width: float, size: float) -> list[str]:
    """A text in lines of a width."""
    return textwrap.wrap(text, max(int(width / (size * LETTER)), 10)) or [""]


@frozen
class Pen:
    """Draws on a list of elements, and remembers which symbols it has used."""

    language: Language
    elements: list[svg.Element] = field(factory=list[svg.Element])
    kinds: set[Kind] = field(factory=set[Kind])
    chips: set[Kind] = field(factory=set[Kind])
    plain: set[str] = field(factory=set[str])

    def put(self, *elements: svg.Element) -> None:
        """Lay elements on top."""
        self.elements.extend(elements)

    def escaped(self, text: str) -> str:
        """A text as it stands in a file."""
        return escape(text)

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 16,
        *,
        colour: str = INK,
        anchor: Anchor = "start",
        bold: bool = False,
    ) -> None:
        """A text whose line stands at y."""
        self.put(
            svg.Text(
                text=escape(text),
                x=x,
                y=y,
                font_size=size,
                fill=colour,
                text_anchor=None if anchor == "start" else anchor,
                font_weight="bold" if bold else None,
            )
        )

    def card(
        self, sight: Sight, x: float, y: float, width: float, *, covered: bool = False
    ) -> None:
        """A card as it is seen: open, under a thumb, or with its fang in doubt."""
        self.kinds.add(sight.kind if isinstance(sight, Card) else sight)
        kind = f"k{sight.colour.value}{sight.value}"
        names = [kind, *self._over(sight, covered)]
        self._stack(w.card_words(sight, covered, self.language), names, x, y, width, CARD_RATIO)

    def _over(self, sight: Sight, covered: bool) -> Iterator[str]:
        known = sight.fang.value if isinstance(sight, Card) else None
        if covered:
            yield "card-thumb"
            if known is not None:
                yield f"card-peek-{known}"
        elif known is None:
            yield "card-doubt"
        elif sight == Card(sight.colour, sight.value, Fang.POISONOUS):
            yield "card-fang"

    def chip(self, sight: Sight, x: float, y: float, width: float) -> None:
        """A small card of a captured pile."""
        self.chips.add(sight.kind if isinstance(sight, Card) else sight)
        known = sight.fang.value if isinstance(sight, Card) else "u"
        names = [f"c{sight.colour.value}{sight.value}", f"chip-{known}"]
        self._stack(w.card_words(sight, False, self.language), names, x, y, width, CHIP_RATIO)

    def back(self, x: float, y: float, width: float) -> None:
        """The back of a card."""
        self.plain.add("card-back")
        height = width * CARD_RATIO
        self.put(svg.Use(href="#card-back", x=x, y=y, width=width, height=height))

    def _stack(
        self, title: str, names: Sequence[str], x: float, y: float, width: float, ratio: float
    ) -> None:
        self.plain.update(names[1:])
        uses: list[svg.Element] = [
            svg.Use(href=f"#{name}", x=x, y=y, width=width, height=width * ratio) for name in names
        ]
        self.put(svg.G(elements=[svg.Title(text=escape(title)), *uses]))

    def symbols(self) -> list[svg.Element]:
        """The symbols that were used, in a fixed order."""
        colours = {kind.colour for kind in self.kinds}
        return [
            *(snake_symbol(colour) for colour in Colour if colour in colours),
            *(kind_symbol(kind) for kind in sorted(self.kinds)),
            *(chip_symbol(kind) for kind in sorted(self.chips)),
            *(symbol for symbol in plain_symbols() if symbol.id in self.plain),
        ]


CARD_RATIO = CARD_HEIGHT / CARD_WIDTH
CHIP_RATIO = CHIP_HEIGHT / CHIP_WIDTH
