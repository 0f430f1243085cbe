"""The table as one drawing: seats around it, the trick in the middle.

Here lives where things lie. What is seen comes with the scene; the lists below the table stand in
`ledger`.
"""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import Final

import svg
from attrs import frozen

from daumen_rules.cli.pictures import words as w
from daumen_rules.cli.pictures.ledger import draw_captured, draw_told
from daumen_rules.cli.pictures.pens import CARD_RATIO, Pen, clipped, width_of
from daumen_rules.cli.pictures.scenes import Onlooker, Scene, Story
from daumen_rules.cli.pictures.symbols import INK
from daumen_rules.games.daumen_drauf.model import Sight
from daumen_rules.kernel.seats import Seat, clockwise
from daumen_rules.kernel.text import Language

WIDTH: Final = 1200
MIDDLE: Final = (600, 425)
FELT: Final = (570, 338)
RING: Final = (452, 268)
"""Half axes of the felt, and of the ring on which the seats lie."""
EDGE: Final = 40
"""How near to the edge of the picture a plate may come."""
BELOW: Final = 800
OWN_HAND: Final = 44
"""Where the lists begin, and how far one's own hand pushes them down."""

PAGE: Final = "#f6efe2"
WOOD: Final = "#7a5233"
CLOTH: Final = "#1f5a5e"
CLOTH_EDGE: Final = "#2f7377"
LIGHT: Final = "#fdf6e6"
GOLD: Final = "#ffcc33"

OWN_CARD: Final = 84
OPEN_CARD: Final = 46
BACK: Final = 40
TRICK_LEFT: Final = 424
TRICK_WIDTH: Final = 440
TRICK_ROWS: Final = ((5, 80), (12, 64), (99, 44))
"""Up to how many cards, and how wide a card then is."""


@frozen
class Seating:
    """A scene of a story, and who looks at it in which language."""

    story: Story
    scene: Scene
    who: Onlooker
    language: Language

    def name(self, seat: Seat) -> str:
        return self.story.names[seat]


def table_picture(story: Story, who: Onlooker, number: int, language: Language) -> str:
    """A scene as an SVG file: equal scenes give equal bytes."""
    at = Seating(story, story.scenes[who][number], who, language)
    pen = Pen(language)
    heading = _heading(pen, at)
    header(pen, heading)
    felt(pen)
    first = who if isinstance(who, int) else 0
    players = len(story.names)
    for place, seat in enumerate(clockwise(first, players)):
        angle = pi / 2 + 2 * pi * place / players
        x = MIDDLE[0] + round(RING[0] * cos(angle))
        _seat(pen, at, seat, x, MIDDLE[1] + round(RING[1] * sin(angle)))
    _pile(pen, at)
    _trick(pen, at)
    below = BELOW + (OWN_HAND if isinstance(who, int) else 0)
    below = draw_captured(pen, at.scene, story.names, below)
    height = draw_told(pen, at.scene, story.last, below + 16)
    return document(pen, heading, height)


def document(pen: Pen, heading: tuple[str, str], height: int) -> str:
    """The whole file: what the picture is of, already escaped, and all that was drawn."""
    title = svg.Title(text=" · ".join(heading))
    page = svg.Rect(width=WIDTH, height=height, fill=PAGE)
    picture = svg.SVG(
        viewBox=svg.ViewBoxSpec(0, 0, WIDTH, height),
        width=WIDTH,
        height=height,
        extra={
            "font-family": "Verdana, 'DejaVu Sans', sans-serif",
            "role": "img",
            "xml:lang": pen.language,
        },
        elements=[title, svg.Defs(elements=[*pen.symbols()]), page, *pen.elements],
    )
    return f"{picture}\n"


def _heading(pen: Pen, at: Seating) -> tuple[str, str]:
    """What the picture is of, already escaped."""
    who = w.onlooker_name(at.who, at.story.names)[at.language]
    words: list[str] = []
    if at.story.games > 1:
        game = w.GAME[at.language].format(game=at.story.game, games=at.story.games)
        words.append(game)
    words.append(w.STEP[at.language].format(step=at.scene.step, last=at.story.last))
    words.append(f"{w.SEEN_BY[at.language]}: {who}")
    return w.GAME_NAME, pen.escaped(" · ".join(words))


def header(pen: Pen, heading: tuple[str, str]) -> None:
    """The name of the game, and what the picture is of."""
    name, details = heading
    pen.write(name, 40, 50, 32, bold=True)
    pen.put(svg.Text(text=details, x=1160, y=46, font_size=18, fill=INK, text_anchor="end"))


def felt(pen: Pen) -> None:
    """The table itself."""
    x, y = MIDDLE
    for grown, fill, edge in ((18, WOOD, "#4b2f1b"), (0, CLOTH, "#123a3d")):
        rx, ry = FELT[0] + grown, FELT[1] + grown
        pen.put(svg.Ellipse(cx=x, cy=y, rx=rx, ry=ry, fill=fill, stroke=edge, stroke_width=3))
    rx, ry = FELT[0] - 14, FELT[1] - 14
    pen.put(svg.Ellipse(cx=x, cy=y, rx=rx, ry=ry, fill="none", stroke=CLOTH_EDGE, stroke_width=2))


# A seat


def _seat(pen: Pen, at: Seating, seat: Seat, x: int, y: int) -> None:
    scene, hand = at.scene, at.scene.hands[seat]
    on_turn = scene.turn == seat
    marks = [
        word[at.language]
        for word, has in ((w.LEADS, scene.leader == seat), (w.TURN, on_turn))
        if has
    ]
    name = clipped(at.name(seat), 220 - sum(14 + 8 * len(mark) for mark in marks), 18)
    words = " · ".join((name, *marks))
    plate(pen, words, x, y, on_turn=on_turn)
    if not isinstance(hand, int):
        _open_hand(pen, at, hand, x, y - 14, OWN_CARD if at.who == seat else OPEN_CARD)
    else:
        _backs(pen, hand, x, y - 14, at.language)


def plate(pen: Pen, words: str, x: int, y: int, *, on_turn: bool) -> None:
    """The plate of a seat, above its cards, and on the table."""
    wide = 44 + round(width_of(words) * 18 * 0.62)
    left = min(max(x - wide // 2, EDGE), WIDTH - EDGE - wide)
    pen.put(
        svg.Rect(
            x=left,
            y=y - 54,
            width=wide,
            height=32,
            rx=16,
            fill=GOLD if on_turn else LIGHT,
            stroke="#4b2f1b",
            stroke_width=2,
        )
    )
    pen.write(words, left + wide // 2, y - 32, 18, anchor="middle", bold=on_turn)


def _open_hand(pen: Pen, at: Seating, hand: tuple[Sight, ...], x: int, y: int, width: int) -> None:
    pitch = width + 4
    left = x - (len(hand) * pitch - 4) // 2
    for place, card in enumerate(hand):
        pen.card(card, left + place * pitch, y, width)
    if not hand:
        pen.write(w.EMPTY_HAND[at.language], x, y + 24, 15, colour=LIGHT, anchor="middle")


def _backs(pen: Pen, count: int, x: int, y: int, language: Language) -> None:
    if not count:
        pen.write(w.EMPTY_HAND[language], x, y + 24, 15, colour=LIGHT, anchor="middle")
        return
    left = x - (BACK + 18 * (count - 1) + 34) // 2
    for place in range(count):
        pen.back(left + 18 * place, y, BACK)
    pen.write(str(count), left + 18 * (count - 1) + BACK + 10, y + 38, 22, colour=LIGHT, bold=True)


# The middle


def _pile(pen: Pen, at: Seating) -> None:
    x, y, pile = 340, 400, at.scene.pile
    if pile:
        for place in range(min((pile + 5) // 6, 5)):
            pen.back(x - 2 * place, y - 3 * place, 50)
    else:
        pen.put(
            svg.Rect(
                x=x,
                y=y,
                width=50,
                height=75,
                rx=5,
                fill="none",
                stroke=CLOTH_EDGE,
                stroke_width=2,
                stroke_dasharray=[6, 5],
            )
        )
    words = w.PILE[at.language]
    pen.write(str(pile), x + 25, y + 106, 24, colour=LIGHT, anchor="middle", bold=True)
    pen.write(words, x + 25, y + 126, 14, colour=LIGHT, anchor="middle")


def _trick(pen: Pen, at: Seating) -> None:
    scene, language = at.scene, at.language
    x = TRICK_LEFT + TRICK_WIDTH // 2
    title, order = _trick_words(at)
    pen.write(title, x, 288, 18, colour=LIGHT, anchor="middle", bold=True)
    if order:
        pen.write(order, x, 311, 14, colour=LIGHT, anchor="middle")
    if scene.taken:
        cards = [(seat, card, False) for seat, card in scene.taken.cards]
    else:
        cards = [(seen.seat, seen.card, seen.covered) for seen in scene.shown]
    if not cards:
        words = (w.NOTHING_SHOWN if scene.turn is not None else w.OVER)[language]
        if not scene.tallies:
            pen.write(words, x, 420, 16, colour=LIGHT, anchor="middle")
        return
    width = next(width for most, width in TRICK_ROWS if len(cards) <= most)
    rows = next(rows for rows, (most, _) in enumerate(TRICK_ROWS, 1) if len(cards) <= most)
    in_row = ceil(len(cards) / rows)
    pitch = min(width + 10, TRICK_WIDTH // in_row)
    tall = round(width * CARD_RATIO) + 22
    top = 326 + (264 - rows * tall) // 2
    for place, (seat, card, covered) in enumerate(cards):
        row, column = divmod(place, in_row)
        left = x - (min(in_row, len(cards) - row * in_row) * pitch - 10) // 2 + column * pitch
        y = top + row * tall
        if place == len(cards) - 1:
            frame(pen, left, y, width)
        pen.card(card, left, y, width, covered=covered)
        name = clipped(at.name(seat), pitch - 2, 12)
        middle = left + width // 2
        pen.write(name, middle, y + tall - 7, 12, colour=LIGHT, anchor="middle")


def frame(pen: Pen, x: int, y: int, width: int) -> None:
    """The frame around the highest card."""
    height = round(width * CARD_RATIO)
    pen.put(
        svg.Rect(x=x - 4, y=y - 4, width=width + 8, height=height + 8, rx=width // 9, fill=GOLD)
    )


def _trick_words(at: Seating) -> tuple[str, str]:
    """The title of the trick, and the order of its colours."""
    scene, language = at.scene, at.language
    if scene.taken:
        name = clipped(at.name(scene.taken.seat), 220, 18)
        return w.TAKEN[language].format(trick=scene.taken.number, name=name), ""
    if scene.tallies:
        return w.OVER[language], ""
    order = " < ".join(w.COLOURS[colour][language] for colour in scene.colours)
    title = w.TRICK[language].format(trick=scene.trick)
    return title, w.ORDER[language].format(order=order) if order else ""
