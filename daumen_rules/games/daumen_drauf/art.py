"""What cards of *Daumen drauf!* look like: snakes, fangs, thumbs, backs, small cards of a heap.

A symbol shows a kind; what is known of the fang is laid over it. Digits and letters are strokes of
a pen, so that no font is needed.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.scenes import IN_GERMAN, Symbol

from .cards import Colour, Kind

PAPER: Final = "#fffaf0"
EDGE: Final = "#8d7b5e"
RED: Final = "#d3122c"
INK: Final = "#2a2118"
LIGHT: Final = "#fdf6e6"


@frozen
class Skin:
    """How the snake of a colour is painted. `dashes` is its pattern along the back."""

    body: str
    outline: str
    mark: str
    tint: str
    dashes: str
    thickness: float


SKINS: Final = {
    Colour.YELLOW: Skin("#f6bd16", "#6b4a00", "#8a5a00", "#fff3c4", "0 9.5", 5),
    Colour.GREEN: Skin("#45a64f", "#0f4220", "#14602b", "#dff1da", "4 6", 12),
    Colour.BLACK: Skin("#34323a", "#0c0b0f", "#d9d5df", "#e6e3ea", "8 5", 3),
}
"""Dots on yellow, bands on green, a broken line on black: colours are not needed to tell which."""
BODY: Final = "M42 130C50 141 86 141 86 122C86 104 47 113 47 97C47 82 78 88 80 72C81 62 76 56 68 50"
HEAD: Final = (
    "M82 56C86 36 70 22 52 23C36 24 22 34 16 44C14 48 16 51 20 51C32 50 44 51 55 54"
    "C44 60 34 63 25 64C21 65 21 69 25 71C40 77 64 76 74 70C79 67 81 62 82 56Z"
)
MOUTH: Final = "M20 51C32 50 44 51 55 54C44 60 34 63 25 64C27 59 24 54 20 51Z"
FANG: Final = "M23 49C24 61 29 70 36 76C39 67 40 58 39 49C34 47.5 28 47.5 23 49Z"
DROP: Final = "M6 1.5C6.4 6.8 8.6 11 11.6 13.6C13 9.6 13.4 5.6 13 1.5Z"
THUMB: Final = (
    "M99 6C84 6 60 8 44 16C24 26 8 40 9 55C10 70 24 79 40 78C56 77 72 72 84 66C90 63 95 62 99 62Z"
)
NAIL: Final = "M14 56C14 44 26 35 38 32C42 40 42 50 38 58C30 64 18 66 14 56Z"
SIGNS: Final = {
    "1": "M2 4.5L6 1L6 15",
    "2": "M1 4.5C1-.3 9-.3 9 4.6C9 8 4 11 1 15L9.3 15",
    "3": "M1.5 1L8.5 1L4.4 6.3C10.4 6 10.4 15 5 15C3 15 1.4 14 .8 12.4",
    "4": "M7 15L7 1L.8 10.8L9.6 10.8",
    "5": "M8.5 1L2.5 1L2 7C4 5 9.2 5.4 9.2 10C9.2 15.7 2.4 16.2 .9 12.6",
    "6": "M8.2 1.8C4.6-.2 1 3.6 1 9.6C1 17 9.2 16.8 9.2 10.6C9.2 5 2 5.2 1.2 9.8",
    "7": "M1 1L9 1L4 15",
    "8": "M5 7.2C.8 7.2 .8 1 5 1C9.2 1 9.2 7.2 5 7.2C-.2 7.2-.2 15 5 15C10.2 15 10.2 7.2 5 7.2Z",
    "9": "M1.8 14.2C5.4 16.2 9 12.4 9 6.4C9-1 .8-.8 .8 5.4C.8 11 8 10.8 8.8 6.2",
    "Y": "M1 1L5 7.6L9 1M5 7.6L5 15",
    "G": "M9 3.6C7-.4 1-.4 1 8C1 16.4 9.2 16.4 9.2 11.4L9.2 9L5.4 9",
    "B": "M5 7.6L1.6 7.6L1.6 1L5 1C9.2 1 9.2 7.6 5 7.6C10.2 7.6 10.2 15 5 15L1.6 15L1.6 7.6",
    "S": "M9 2.8C7.6 .4 1.2 .2 1.2 4.4C1.2 8.6 9 7.2 9 11.6C9 16.2 2 15.8 1 13",
    "e": "M1.4 10.4L8.8 10.4C8.8 4.6 1 4.6 1 10.6C1 16.4 7.6 16 8.6 13.4",
    "r": "M2.4 6L2.4 15M2.4 10C2.8 6.8 5.4 5.6 8.4 6.4",
    "w": "M.6 6L3 15L5 8L7 15L9.4 6",
    "?": "M1 4.4C1-.4 9-.4 9 4.6C9 8 5 7.4 5 11M5 15L5 15.1",
}
"""Signs in a box 10 wide and 16 high."""


def art(name: str) -> Symbol | None:
    """The symbol of a name: `kY3` and `cY3` are the card and the small card of a kind, `sY` the
    snake of a colour; `kY3-de` is a card with a German sign.
    """
    if name in _plain():
        return _plain()[name]
    if name[:1] == "s" and len(name) == 2:
        return _card(_snake(Colour(name[1])))
    plain = name.removesuffix(IN_GERMAN)
    language: Language = "en" if plain == name else "de"
    if plain[:1] in ("k", "c") and len(plain) == 3:
        kind = Kind.parse(plain[1:])
        return _kind(kind, language) if name[0] == "k" else _chip_of(kind, language)
    return None


def _card(body: str) -> Symbol:
    return Symbol(box=(100, 150), width=52, body=body)


def _chip(body: str) -> Symbol:
    return Symbol(box=(30, 44), width=22, body=body)


def _snake(colour: Colour) -> str:
    """A snake on its paper, with its mouth open and no fang in it."""
    skin = SKINS[colour]
    dashes = f' stroke-dasharray="{skin.dashes}"'
    dashes += ' stroke-linecap="round"' if skin.dashes[0] == "0" else ""
    return "".join(
        (
            _rect(1.5, 97, 147, 9, PAPER, EDGE, 2),
            _rect(7, 86, 136, 6, skin.tint),
            _line(BODY, skin.outline, 19),
            _line(BODY, skin.body, 15),
            f'<path d="{BODY}" fill="none" stroke="{skin.mark}" stroke-width="{skin.thickness:g}"'
            f"{dashes}/>",
            _shape(HEAD, skin.body, skin.outline, 2.6),
            _shape(MOUTH, "#fbe9e2", skin.outline, 1.6),
            f'<circle cx="52" cy="37" r="5.4" fill="#fff" stroke="{skin.outline}" '
            'stroke-width="1.6"/><circle cx="50.4" cy="37.6" r="2.5"/>',
        )
    )


def _kind(kind: Kind, language: Language) -> Symbol:
    """A card whose head is still to be finished by a fang, a thumb or a doubt, or by nothing."""
    snake = f'<use href="#s{kind.colour.value}" width="100" height="150"/>'
    letter = _letters(kind.colour.sign[language], 17.5, 125, 12, INK)
    return _card(snake + _sign(str(kind.value), 13, 85, 34, INK) + letter)


def _chip_of(kind: Kind, language: Language) -> Symbol:
    """A small card: letter and value on the colour, and room for what is known of the fang."""
    skin = SKINS[kind.colour]
    ink = "#fff" if kind.colour is Colour.BLACK else INK
    room = f'<rect x="3.5" y="23.5" width="23" height="17" rx="2.5" fill="{PAPER}"/>'
    signs = _letters(kind.colour.sign[language], 4.5, 6, 12, ink)
    signs += _sign(str(kind.value), 16.5, 4.5, 15, ink)
    return _chip(_rect(1, 28, 42, 4, skin.body, skin.outline, 1.6) + room + signs)


# Parts


def _rect(
    inset: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    stroke: str = "none",
    pen: float = 0,
    more: str = "",
) -> str:
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{pen:g}"{more}/>'
    )


def _line(path: str, stroke: str, pen: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{pen:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _shape(path: str, fill: str, stroke: str = "none", pen: float = 0) -> str:
    return f'<path d="{path}" fill="{fill}" stroke="{stroke}" stroke-width="{pen:g}"/>'


def _letters(letters: str, x: float, y: float, height: float, colour: str) -> str:
    """One letter, or two, a little smaller, about where it would stand."""
    if len(letters) == 1:
        return _sign(letters, x, y, height, colour)
    small, wide = 0.8 * height, 0.6 * height
    signs = (
        _sign(letter, x - 0.3 * height + place * wide, y + height - small, small, colour)
        for place, letter in enumerate(letters)
    )
    return "".join(signs)


def _sign(character: str, x: float, y: float, height: float, colour: str) -> str:
    """A digit or a letter with its top left corner at x, y."""
    placed = f"translate({x:g} {y:g}) scale({height / 16:g})"
    return f'<g transform="{placed}">{_line(SIGNS[character], colour, 2.6)}</g>'


def _at(path: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{_shape(path, RED)}</g>'


def _ring(x: float, y: float, radius: float, pen: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="#1f6f78" '
        f'stroke-width="{pen:g}"/>'
    )


def _disc(x: float, y: float, radius: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="1.8"/>'
    )


def _room(inset: float, width: float, height: float, dot: float, ink: str) -> str:
    """Room for perhaps more cards: a dashed edge and three dots."""
    pen = inset
    dashes = f' stroke-dasharray="{4 * pen:g} {3 * pen:g}"'
    dots = "".join(
        f'<circle cx="{inset + width * part / 4:g}" cy="{inset + height / 2:g}" r="{dot:g}" '
        f'fill="{ink}"/>'
        for part in (1, 2, 3)
    )
    return _rect(inset, width, height, 9, "#fffaf022", ink, pen, dashes) + dots


def _back() -> str:
    ridges = "".join(
        _line(
            f"M{50 - r} {76 + r * 1.3:g}C{50 - r * 1.3:g} {74 - r * 1.9:g} "
            f"{50 + r * 1.3:g} {74 - r * 1.9:g} {50 + r} {76 + r * 1.3:g}",
            "#f0d9c0",
            2.4,
        )
        for r in (4, 11, 18, 25, 32)
    )
    return _rect(1.5, 97, 147, 9, PAPER, EDGE, 2) + _rect(7, 86, 136, 6, "#7d2e46") + ridges


_THUMB: Final = "".join(
    (
        _shape(THUMB, "#e6b08a", "#6b3f22", 2.6),
        _shape(NAIL, "#f8ddcd", "#a8694a", 1.8),
        _line("M60 22C66 28 68 36 67 43", "#a8694a", 1.8),
        _line("M67 19C74 26 76 36 75 44", "#a8694a", 1.8),
    )
)


@cache
def _plain() -> dict[str, Symbol]:
    """What is laid over cards, what stands where a card or its fang is not known, and the back."""
    peek, wine = _disc(80, 22, 16), "#7d2e46"
    return {
        "card-fang": _card(_shape(FANG, RED, "#fff", 2)),
        "card-thumb": _card(_THUMB),
        "card-doubt": _card(_disc(38, 50, 27) + _sign("?", 26, 33, 36, INK)),
        "card-peek-p": _card(peek + _at(DROP, 64.8, 7.5, 1.6)),
        "card-peek-h": _card(peek + _ring(80, 22, 8, 2.6)),
        "card-peek-u": _card(peek + _sign("?", 74.5, 12.5, 19, INK)),
        "card-back": Symbol(box=(100, 150), width=34, body=_back()),
        "card-any": _card(_back() + _disc(50, 88, 24) + _sign("?", 40, 73, 32, INK)),
        "card-pass": _card(_rect(4, 92, 142, 9, "none", LIGHT, 4, ' stroke-dasharray="16 12"')),
        "card-more": _card(_room(4, 92, 142, 9, LIGHT)),
        "chip-p": _chip(_at(DROP, 4.4, 23.3, 1.14)),
        "chip-h": _chip(_ring(15, 32, 5.2, 2.2)),
        "chip-u": _chip(_sign("?", 11.2, 26, 12, "#6c6254")),
        "chip-any": _chip(_rect(1, 28, 42, 4, wine, EDGE, 1.6) + _sign("?", 9.4, 12, 19, PAPER)),
        "chip-more": _chip(_room(1.6, 26.8, 40.8, 3, EDGE)),
    }
