"""Cards, chips and text put on a drawing, and how wide a text is likely to be.

Here live the parts that all areas of the table share. Where they stand is said in `table`.
"""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Sequence
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
    symbols_named,
)
from daumen_rules.games.daumen_drauf.model import Card, Fang, Sight
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
    used: set[str] = field(factory=set[str])

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
        words = w.card_words(sight, covered, self.language)
        self.stack(words, card_layers(sight, covered=covered), x, y, width, CARD_RATIO)

    def chip(self, sight: Sight, x: float, y: float, width: float) -> None:
        """A small card of a captured pile."""
        words = w.card_words(sight, False, self.language)
        self.stack(words, chip_layers(sight), x, y, width, CHIP_RATIO)

    def back(self, x: float, y: float, width: float) -> None:
        """The back of a card."""
        self.used.add("card-back")
        height = width * CARD_RATIO
        self.put(svg.Use(href="#card-back", x=x, y=y, width=width, height=height))

    def stack(
        self, title: str, names: Sequence[str], x: float, y: float, width: float, ratio: float
    ) -> None:
        """Symbols laid over each other, which together are a card or a chip."""
        self.used.update(names)
        uses: list[svg.Element] = [
            svg.Use(href=f"#{name}", x=x, y=y, width=width, height=width * ratio) for name in names
        ]
        self.put(svg.G(elements=[svg.Title(text=escape(title)), *uses]))

    def symbols(self) -> list[svg.Symbol]:
        """The symbols that were used, in a fixed order."""
        return symbols_named(self.used)


def card_layers(sight: Sight, *, covered: bool = False) -> tuple[str, ...]:
    """The symbols of a card: its kind, and over it what is known of the fang."""
    kind = f"k{sight.colour.value}{sight.value}"
    known = sight.fang.value if isinstance(sight, Card) else None
    if covered:
        return (kind, "card-thumb") if known is None else (kind, "card-thumb", f"card-peek-{known}")
    if known is None:
        return (kind, "card-doubt")
    return (kind, "card-fang") if known == Fang.POISONOUS.value else (kind,)


def chip_layers(sight: Sight) -> tuple[str, ...]:
    """The symbols of a small card: its kind, and what is known of the fang."""
    known = sight.fang.value if isinstance(sight, Card) else "u"
    return (f"c{sight.colour.value}{sight.value}", f"chip-{known}")


CARD_RATIO = CARD_HEIGHT / CARD_WIDTH
CHIP_RATIO = CHIP_HEIGHT / CHIP_WIDTH
