"""What all games are drawn of: playing cards, backs, dice, stones, chips, and boards.

A game's own art is asked first. Colours are repeated as classes, which the style of a drawing or
page changes where it is dark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from daumen_rules.kernel.text import Language, Text

from ..cards import Rank, rank_sign
from ..scene_lines import empty_spots
from ..scenes import (
    IN_GERMAN,
    Art,
    Board,
    Chips,
    Course,
    Dice,
    Fan,
    Note,
    Part,
    ScoreSheet,
    Symbol,
    Tile,
    same,
)
from .courses import man_symbol

FACE: Final = (
    '<rect x="1.5" y="1.5" width="97" height="147" rx="9" fill="#fffaf0" stroke="#8d7b5e" '
    'stroke-width="2"/>'
)
SUITS: Final = {
    "D": '<path d="M10 0L18 10L10 20L2 10Z"/>',
    "H": '<path d="M10 19C-4 9 0 0 5.5 1C8 1.4 10 5 10 5C10 5 12 1.4 14.5 1C20 0 24 9 10 19Z"/>',
    "S": '<path d="M10 0C16 8 20 9.5 18.5 13.5C17 17 12.5 16.5 11 14L12.5 20L7.5 20L9 14'
    'C7.5 16.5 3 17 1.5 13.5C0 9.5 4 8 10 0Z"/>',
    "C": '<path d="M10 0a4.5 4.5 0 0 1 3.6 7.3a4.5 4.5 0 1 1-2.7 7.2L12.5 20L7.5 20'
    'L9.1 14.5a4.5 4.5 0 1 1-2.7-7.2A4.5 4.5 0 0 1 10 0Z"/>',
}
"""The suits in a box 20 wide and high."""
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    0: (),
    1: ((20, 20),),
    2: ((11, 11), (29, 29)),
    3: ((11, 11), (20, 20), (29, 29)),
    4: ((11, 11), (29, 11), (11, 29), (29, 29)),
    5: ((11, 11), (29, 11), (20, 20), (11, 29), (29, 29)),
    6: ((11, 10), (29, 10), (11, 20), (29, 20), (11, 30), (29, 30)),
}
SQUARE: Final = 40
"""How wide a square of a board is, in its own units."""
MOST: Final = 12
"""So many chips are drawn; more are only counted."""


def _card(name: str) -> Symbol:
    suit, rank = name[5], name[6:]
    if name.endswith(IN_GERMAN):
        rank = rank_sign(Rank(rank.removesuffix(IN_GERMAN))).de
    ink = "#b3152b" if suit in "HD" else "#1d1a17"
    text = (
        f'<text x="13" y="42" font-size="38" font-weight="bold" textLength="{26 * len(rank)}" '
        f'lengthAdjust="spacingAndGlyphs">{rank}</text>'
    )
    small = f'<g transform="translate(12 52) scale(1.5)">{SUITS[suit]}</g>'
    large = f'<g transform="translate(38 82) scale(2.6)">{SUITS[suit]}</g>'
    return Symbol(box=(100, 150), width=46, body=f'{FACE}<g fill="{ink}">{text}{small}{large}</g>')


def _back() -> Symbol:
    lines = "".join(
        f'<path d="M{x} 7L{x + 34} 143" stroke="#c9d7e6" stroke-width="2"/>'
        for x in range(8, 60, 12)
    )
    fill = '<rect x="7" y="7" width="86" height="136" rx="6" fill="#2f5d8a"/>'
    return Symbol(box=(100, 150), width=34, body=f"{FACE}{fill}{lines}")


def _die(name: str) -> Symbol:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="3.6"/>' for x, y in PIPS[int(name[4:])])
    face = (
        '<rect x="1.5" y="1.5" width="37" height="37" rx="7" fill="#fffaf0" stroke="#4b3a24" '
        'stroke-width="2"/>'
    )
    return Symbol(box=(40, 40), width=36, body=f'{face}<g fill="#1d1a17">{pips}</g>')


def _stone(fill: str, edge: str, more: str = "") -> Symbol:
    circles = "".join(
        f'<circle cx="20" cy="20" r="{r}" fill="{fill}" stroke="{edge}" stroke-width="{pen}"/>'
        for r, pen in ((15, 2), (10, 1.5))
    )
    return Symbol(box=(40, 40), width=24, body=circles + more)


_OTHERS: Final = {
    "card-back": _back(),
    "card-gap": Symbol(
        box=(100, 150),
        width=34,
        body='<rect x="7" y="7" width="86" height="136" rx="8" fill="none" stroke="#8a8272" '
        'stroke-width="3" stroke-dasharray="9 7"/>',
    ),
    "stone-light": _stone("#fbf3e0", "#7a6a4a"),
    "stone-dark": _stone("#3a2a22", "#c8b592"),
    "stone-taken": _stone(
        "#9a948a",
        "#5c574f",
        '<path d="M11 11L29 29M29 11L11 29" stroke="#a3122a" stroke-width="3"/>',
    ),
    "unknown": _stone(
        "#e4ddcd",
        "#7a6a4a",
        '<text x="20" y="26" font-size="18" text-anchor="middle" fill="#4b3a24">?</text>',
    ),
    "stone-king": Symbol(
        box=(40, 40),
        width=24,
        body='<path d="M11 26L10 14L16 19L20 12L24 19L30 14L29 26Z" fill="#e2a11b" '
        'stroke="#6b4a00" stroke-width="1.2"/>',
    ),
    "chip": Symbol(
        box=(20, 20),
        width=16,
        body='<circle cx="10" cy="10" r="8.5" fill="#c0392b" stroke="#fffaf0" stroke-width="1.5" '
        'stroke-dasharray="4 3"/><circle cx="10" cy="10" r="4.5" fill="#fffaf0"/>',
    ),
}


_OTHERWISE: Final = frozenset(f"card-{suit}{rank}" for suit in SUITS for rank in "JQ")
"""Cards that have another letter in German."""


def common(name: str) -> Symbol | None:
    """The symbol of a name that all games share."""
    if name in _OTHERS:
        return _OTHERS[name]
    plain = name.removesuffix(IN_GERMAN)
    if plain != name:
        return _card(name) if plain in _OTHERWISE else None
    if name.startswith("die-"):
        return _die(name)
    if name.startswith("card-") and name[5:6] in SUITS:
        return _card(name)
    return man_symbol(name)


def spoken(name: str, language: Language, art: Art | None) -> str:
    """The name of a symbol in a language: another where it is drawn otherwise."""
    german = f"{name}{IN_GERMAN}"
    return german if language == "de" and _found(german, art) else name


def _found(name: str, art: Art | None) -> Symbol | None:
    return (art(name) if art else None) or common(name)


def symbol_of(name: str, art: Art | None) -> Symbol:
    """The symbol of a name, the game's own before that of all. Raises ValueError for none."""
    found = _found(name, art)
    if found is None:
        raise ValueError(f"nothing is drawn as {name!r}")
    return found


def element(name: str, symbol: Symbol) -> str:
    """A symbol as it stands in a file."""
    wide, high = symbol.box
    return f'<symbol id="{name}" viewBox="0 0 {wide} {high}">{symbol.body}</symbol>'


def needed(names: Iterable[str], art: Art | None) -> dict[str, Symbol]:
    """The symbols of names, and those they are made of, in a fixed order."""
    found: dict[str, Symbol] = {}

    def take(name: str) -> None:
        if name not in found:
            symbol = symbol_of(name, art)
            for inner in _used(symbol.body):
                take(inner)
            found[name] = symbol

    for name in sorted(set(names)):
        take(name)
    return found


def _used(body: str) -> Iterator[str]:
    """The symbols that another is made of."""
    for part in body.split('href="#')[1:]:
        yield part[: part.index('"')]


# Parts as tiles


def as_tiles(part: Part) -> Board | Course | Fan | ScoreSheet | Note:
    """A part as one of five that are drawn: dice and chips are tiles beside each other."""
    match part:
        case Dice(label=label, faces=faces, words=words):
            said = same(", ".join(map(str, faces)) or "–")
            if words is not None:
                said = Text(words.say("en"), words.say("de"))
            dice = tuple(
                Tile(signs=((str(f or "?"), ""),), words=same(f or "?"), layers=(f"die-{f}",))
                for f in faces
            )
            return Fan(label=label, cards=dice, count=said)
        case Chips(label=label, count=count, symbol=symbol):
            chip = Tile(signs=(("o", ""),), words=label, layers=(symbol,))
            drawn = (chip,) * count if symbol and count <= MOST else ()
            return Fan(label=label, cards=drawn, count=same(count))
        case _:
            return part


def board_symbol(board: Board) -> Symbol:
    """A board without its stones, as wide as it has squares of `SQUARE`."""
    size = board.size * SQUARE
    spots = [*empty_spots(board)]
    if board.lines:
        lines = "".join(f'<path d="M{_at(a, board)}L{_at(b, board)}"/>' for a, b in board.lines)
        dots = "".join(
            f'<circle cx="{x * SQUARE + SQUARE // 2}" cy="{_row(y, board)}" r="4"/>'
            for x, y in spots
        )
        body = (
            f'<rect width="{size}" height="{size}" fill="#ead9b5"/>'
            f'<g stroke="#4b3a24" stroke-width="2.5">{lines}</g><g fill="#4b3a24">{dots}</g>'
        )
    else:
        dark = "".join(
            f'<path d="M{x * SQUARE} {_row(y, board) - SQUARE // 2}h{SQUARE}v{SQUARE}h-{SQUARE}Z"/>'
            for x, y in spots
        )
        body = f'<rect width="{size}" height="{size}" fill="#f0dfb8"/><g fill="#a9764a">{dark}</g>'
    return Symbol(box=(size, size), width=size, body=body)


def board_name(board: Board) -> str:
    """The name of the symbol of a board without its stones."""
    return f"board-{board.size}{'-lines' if board.lines else '-turned' if board.turned else ''}"


def _at(spot: tuple[int, int], board: Board) -> str:
    return f"{spot[0] * SQUARE + SQUARE // 2} {_row(spot[1], board)}"


def _row(rank: int, board: Board) -> int:
    """The middle of a rank, from above."""
    return (board.size - 1 - rank) * SQUARE + SQUARE // 2
