"""Drawings of courses: tracks, rings and crosses of fields with names, and the men on them.

A field shows its name below its men, so that the names of occupied fields can be read too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from zlib import crc32

from ..scenes import Course, Spot, Symbol, Tile

FIELD: Final = 40
"""The width of a field, in units of the drawing."""
_GROUNDS: Final = {
    "plain": "#fffaf0",
    "special": "#f2c4a4",
    "goal": "#f5d76e",
    "A": "#f0aaa0",
    "B": "#a9c6e4",
    "C": "#f3e08c",
    "D": "#aed6a4",
}
_MEN: Final = {
    "A": ("#b3152b", "#fffaf0"),
    "B": ("#1f5590", "#fffaf0"),
    "C": ("#e2a11b", "#1d1a17"),
    "D": ("#2b6f33", "#fffaf0"),
}
_ROOMS: Final = ((24, ((8, 0),)), (19, ((1, 2), (20, 2))))
"""For one man and for two men on a field: the width of a man, and the corners of the men."""
_CROWD: Final = (13, ((1, 0), (14, 0), (27, 0), (1, 13), (14, 13), (27, 13)))


def man_symbol(name: str) -> Symbol | None:
    """The symbol of a man such as `man-A`, or of the coins below it such as `coins-3`."""
    kind, _, which = name.partition("-")
    if kind == "man" and which in _MEN:
        fill, ink = _MEN[which]
        body = (
            f'<circle cx="20" cy="20" r="18.5" fill="{fill}" stroke="#1d1a17" stroke-width="2"/>'
            f'<text x="20" y="29" font-size="25" font-weight="bold" text-anchor="middle" '
            f'fill="{ink}">{which}</text>'
        )
        return Symbol(box=(40, 40), width=24, body=body)
    if kind == "coins" and which.isdecimal():
        body = (
            '<circle cx="31" cy="9" r="9" fill="#c98b2b" stroke="#5c3d0a" stroke-width="1.5"/>'
            f'<text x="31" y="14" font-size="14" text-anchor="middle" fill="#1d1a17">'
            f"{which}</text>"
        )
        return Symbol(box=(40, 40), width=24, body=body)
    return None


def course_name(course: Course) -> str:
    """The name of the symbol of a course without its men; equal courses have equal names."""
    return f"course-{crc32(repr((course.size, course.fields, course.links)).encode()):08x}"


def course_symbol(course: Course) -> Symbol:
    """A course without its men."""
    wide, high = (FIELD * places for places in course.size)
    fields, names = list[str](), list[str]()
    for ground in course.fields:
        x, y = _corner(ground.spot, course)
        fields.append(
            f'<rect x="{x + 1}" y="{y + 1}" width="{FIELD - 2}" height="{FIELD - 2}" rx="8" '
            f'fill="{_GROUNDS[ground.colour]}"/>'
        )
        names.append(f'<text x="{x + FIELD // 2}" y="{y + 38}">{ground.name}</text>')
    links = "".join(
        f'<path d="M{_middle(one, course)}L{_middle(other, course)}"/>'
        for one, other in course.links
    )
    body = (
        f'<rect width="{wide}" height="{high}" rx="10" fill="#4b3a24"/>{"".join(fields)}'
        f'<g stroke="#b3152b" stroke-width="5" stroke-linecap="round" opacity="0.45">{links}</g>'
        f'<g font-size="14" text-anchor="middle" fill="#1d1a17">{"".join(names)}</g>'
    )
    return Symbol(box=(wide, high), width=wide, body=body)


def men_drawn(course: Course) -> Iterator[tuple[Tile, str, int, int, int]]:
    """The men of a course, each with the name of its field, its corner, and its width."""
    names = {ground.spot: ground.name for ground in course.fields}
    standing: dict[Spot, list[Tile]] = {}
    for spot, tile in course.men:
        standing.setdefault(spot, []).append(tile)
    for spot, tiles in standing.items():
        wide, corners = _ROOMS[len(tiles) - 1] if len(tiles) <= len(_ROOMS) else _CROWD
        x, y = _corner(spot, course)
        for tile, (right, down) in zip(tiles, corners, strict=False):
            yield tile, names[spot], x + right, y + down, wide


def _corner(spot: Spot, course: Course) -> tuple[int, int]:
    return spot[0] * FIELD, (course.size[1] - 1 - spot[1]) * FIELD


def _middle(spot: Spot, course: Course) -> str:
    x, y = _corner(spot, course)
    return f"{x + FIELD // 2} {y + FIELD // 2}"
