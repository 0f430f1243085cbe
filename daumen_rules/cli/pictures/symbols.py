"""Cards as symbols: snakes, fangs, thumbs, backs, and the small cards of a captured pile.

Here lives what cards look like. A symbol shows a kind; whoever knows the fang lays it
over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Final

import svg
from attrs import frozen

from daumen_rules.cli.pictures.strokes import shape, sign
from daumen_rules.games.daumen_drauf.model import Colour, Kind

CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 150
CHIP_WIDTH: Final = 30
CHIP_HEIGHT: Final = 44

PAPER: Final = "#fffaf0"
EDGE: Final = "#8d7b5e"
RED: Final = "#d3122c"
INK: Final = "#2a2118"


@frozen
class Skin:
    """How the snake of a colour is painted. `dashes` is its pattern along the back."""

    body: str
    outline: str
    mark: str
    tint: str
    dashes: list[Decimal | float | int]
    thickness: float


SKINS: Final = {
    Colour.YELLOW: Skin("#f6bd16", "#6b4a00", "#8a5a00", "#fff3c4", [0, 9.5], 5),
    Colour.GREEN: Skin("#45a64f", "#0f4220", "#14602b", "#dff1da", [4, 6], 12),
    Colour.BLACK: Skin("#34323a", "#0c0b0f", "#d9d5df", "#e6e3ea", [8, 5], 3),
}
"""Dots on yellow, bands on green, a broken line on black: colours are not needed to tell which."""

BODY: Final = (
    "M 42 130 C 50 141 86 141 86 122 C 86 104 47 113 47 97 C 47 82 78 88 80 72 C 81 62 76 56 68 50"
)
HEAD: Final = (
    "M 82 56 C 86 36 70 22 52 23 C 36 24 22 34 16 44 C 14 48 16 51 20 51 C 32 50 44 51 55 54 "
    "C 44 60 34 63 25 64 C 21 65 21 69 25 71 C 40 77 64 76 74 70 C 79 67 81 62 82 56 Z"
)
MOUTH: Final = "M 20 51 C 32 50 44 51 55 54 C 44 60 34 63 25 64 C 27 59 24 54 20 51 Z"
FANG: Final = "M 23 49 C 24 61 29 70 36 76 C 39 67 40 58 39 49 C 34 47.5 28 47.5 23 49 Z"
DROP: Final = "M 6 1.5 C 6.4 6.8 8.6 11 11.6 13.6 C 13 9.6 13.4 5.6 13 1.5 Z"
THUMB: Final = (
    "M 99 6 C 84 6 60 8 44 16 C 24 26 8 40 9 55 C 10 70 24 79 40 78 C 56 77 72 72 84 66 "
    "C 90 63 95 62 99 62 Z"
)
NAIL: Final = "M 14 56 C 14 44 26 35 38 32 C 42 40 42 50 38 58 C 30 64 18 66 14 56 Z"


def kind_name(kind: Kind) -> str:
    """The name of the symbol of a kind; its chip is called the same with `c` before it."""
    return f"k{kind}"


def snake_symbol(colour: Colour) -> svg.Symbol:
    """A snake of a colour on its paper, with its mouth open and no fang in it."""
    skin = SKINS[colour]
    return _symbol(
        f"s{colour.value}",
        CARD_WIDTH,
        CARD_HEIGHT,
        _rect(1.5, 97, 147, 9, PAPER, EDGE, 2),
        _rect(7, 86, 136, 6, skin.tint),
        shape(BODY, stroke=skin.outline, width=19),
        shape(BODY, stroke=skin.body, width=15),
        shape(BODY, stroke=skin.mark, width=skin.thickness, dashes=skin.dashes),
        shape(HEAD, skin.body, skin.outline, 2.6),
        shape(MOUTH, "#fbe9e2", skin.outline, 1.6),
        svg.Circle(cx=52, cy=37, r=5.4, fill="#ffffff", stroke=skin.outline, stroke_width=1.6),
        svg.Circle(cx=50.4, cy=37.6, r=2.5, fill="#000000"),
    )


def kind_symbol(kind: Kind) -> svg.Symbol:
    """A card whose head is still to be finished by a fang, a thumb or a doubt, or by nothing."""
    return _symbol(
        kind_name(kind),
        CARD_WIDTH,
        CARD_HEIGHT,
        svg.Use(href=f"#s{kind.colour.value}", width=CARD_WIDTH, height=CARD_HEIGHT),
        sign(str(kind.value), 13, 85, 34, INK),
        sign(kind.colour.value, 17.5, 125, 12, INK),
    )


def chip_symbol(kind: Kind) -> svg.Symbol:
    """A small card: letter and value on the colour, and room for what is known of the fang."""
    skin = SKINS[kind.colour]
    ink = "#ffffff" if kind.colour is Colour.BLACK else INK
    return _symbol(
        f"c{kind}",
        CHIP_WIDTH,
        CHIP_HEIGHT,
        _rect(1, 28, 42, 4, skin.body, skin.outline, 1.6),
        svg.Rect(x=3.5, y=23.5, width=23, height=17, rx=2.5, fill=PAPER),
        sign(kind.colour.value, 4.5, 6, 12, ink),
        sign(str(kind.value), 16.5, 4.5, 15, ink),
    )


def plain_symbols() -> tuple[svg.Symbol, ...]:
    """What is laid over cards and chips, and the back."""
    return (
        _symbol("card-fang", 100, 150, shape(FANG, RED, "#ffffff", 2)),
        _symbol("card-thumb", 100, 150, *_thumb()),
        _symbol("card-doubt", 100, 150, *_disc(38, 50, 27), sign("?", 26, 33, 36, INK)),
        _symbol("card-peek-p", 100, 150, *_disc(80, 22, 16), _at(shape(DROP, RED), 64.8, 7.5, 1.6)),
        _symbol("card-peek-h", 100, 150, *_disc(80, 22, 16), _ring(80, 22, 8, 2.6)),
        _symbol("card-back", CARD_WIDTH, CARD_HEIGHT, *_back()),
        _symbol("chip-p", CHIP_WIDTH, CHIP_HEIGHT, _at(shape(DROP, RED), 4.4, 23.3, 1.14)),
        _symbol("chip-h", CHIP_WIDTH, CHIP_HEIGHT, _ring(15, 32, 5.2, 2.2)),
        _symbol("chip-u", CHIP_WIDTH, CHIP_HEIGHT, sign("?", 11.2, 26, 12, "#6c6254")),
    )


def gap_symbols() -> tuple[svg.Symbol, ...]:
    """What is drawn where a fang under a thumb, a card, or their number is not known."""
    doubt = (*_disc(50, 88, 24), sign("?", 40, 73, 32, INK))
    return (
        _symbol("card-peek-u", 100, 150, *_disc(80, 22, 16), sign("?", 74.5, 12.5, 19, INK)),
        _symbol("card-any", CARD_WIDTH, CARD_HEIGHT, *_back(), *doubt),
        _symbol("card-more", CARD_WIDTH, CARD_HEIGHT, *_room(4, 92, 142, 9, 4, 9, "#fdf6e6")),
        _symbol(
            "chip-any",
            CHIP_WIDTH,
            CHIP_HEIGHT,
            _rect(1, 28, 42, 4, "#7d2e46", EDGE, 1.6),
            sign("?", 9.4, 12, 19, PAPER),
        ),
        _symbol("chip-more", CHIP_WIDTH, CHIP_HEIGHT, *_room(1.6, 26.8, 40.8, 4, 1.6, 3, EDGE)),
    )


def symbols_named(names: Iterable[str]) -> list[svg.Symbol]:
    """The symbols with these names, in a fixed order, and the snakes that they are made of."""
    used = set(names)
    kinds = sorted(Kind.parse(name[1:]) for name in used if _names_kind(name, "k"))
    chips = sorted(Kind.parse(name[1:]) for name in used if _names_kind(name, "c"))
    colours = {kind.colour for kind in kinds}
    return [
        *(snake_symbol(colour) for colour in Colour if colour in colours),
        *map(kind_symbol, kinds),
        *map(chip_symbol, chips),
        *(symbol for symbol in (*plain_symbols(), *gap_symbols()) if symbol.id in used),
    ]


def _names_kind(name: str, first: str) -> bool:
    return len(name) == 3 and name[0] == first


def _symbol(name: str, width: int, height: int, *parts: svg.Element) -> svg.Symbol:
    return svg.Symbol(id=name, viewBox=svg.ViewBoxSpec(0, 0, width, height), elements=[*parts])


def _rect(
    inset: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    stroke: str | None = None,
    pen: float | None = None,
) -> svg.Rect:
    return svg.Rect(
        x=inset,
        y=inset,
        width=width,
        height=height,
        rx=radius,
        fill=fill,
        stroke=stroke,
        stroke_width=pen,
    )


def _room(
    inset: float, width: float, height: float, radius: float, pen: float, dot: float, ink: str
) -> Iterator[svg.Element]:
    """Room for perhaps more cards: a dashed edge and three dots."""
    edge = _rect(inset, width, height, radius, "#fffaf022", ink, pen)
    edge.stroke_dasharray = [4 * pen, 3 * pen]
    yield edge
    for part in (1, 2, 3):
        x, y = inset + width * part / 4, inset + height / 2
        yield svg.Circle(cx=round(x, 2), cy=round(y, 2), r=dot, fill=ink)


def _at(path: svg.Path, x: float, y: float, scale: float) -> svg.Path:
    path.transform = [svg.Translate(x, y), svg.Scale(scale)]
    return path


def _ring(x: float, y: float, radius: float, pen: float) -> svg.Circle:
    return svg.Circle(cx=x, cy=y, r=radius, fill="none", stroke="#1f6f78", stroke_width=pen)


def _disc(x: float, y: float, radius: float) -> tuple[svg.Element, ...]:
    return (svg.Circle(cx=x, cy=y, r=radius, fill=PAPER, stroke=INK, stroke_width=1.8),)


def _thumb() -> tuple[svg.Element, ...]:
    return (
        shape(THUMB, "#e6b08a", "#6b3f22", 2.6),
        shape(NAIL, "#f8ddcd", "#a8694a", 1.8),
        shape("M 60 22 C 66 28 68 36 67 43", stroke="#a8694a", width=1.8),
        shape("M 67 19 C 74 26 76 36 75 44", stroke="#a8694a", width=1.8),
    )


def _back() -> tuple[svg.Element, ...]:
    ridges = [
        f"M {50 - r} {76 + r * 1.3:g} C {50 - r * 1.3:g} {74 - r * 1.9:g} "
        f"{50 + r * 1.3:g} {74 - r * 1.9:g} {50 + r} {76 + r * 1.3:g}"
        for r in (4, 11, 18, 25, 32)
    ]
    return (
        _rect(1.5, 97, 147, 9, PAPER, EDGE, 2),
        _rect(7, 86, 136, 6, "#7d2e46"),
        *(shape(line, stroke="#f0d9c0", width=2.4) for line in ridges),
    )
