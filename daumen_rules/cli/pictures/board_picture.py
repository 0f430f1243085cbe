"""A situation as one drawing: what is known of the table, and below it the question.

Here lives where things lie. What is drawn comes with the board.
"""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import Final

import svg

from daumen_rules.cli.pictures import board_words as b
from daumen_rules.cli.pictures import words as w
from daumen_rules.cli.pictures.board import (
    Board,
    Chair,
    Drawer,
    Move,
    Row,
    Tile,
    heading,
    legend,
    question_words,
)
from daumen_rules.cli.pictures.ledger import (
    CHIP,
    CHIPS_IN_ROW,
    CHIPS_LEFT,
    FAINT,
    LEFT,
    RIGHT,
    ground,
    panel,
)
from daumen_rules.cli.pictures.pens import CARD_RATIO, CHIP_RATIO, Pen, clipped, lines
from daumen_rules.cli.pictures.table import (
    BELOW,
    CLOTH_EDGE,
    LIGHT,
    MIDDLE,
    OPEN_CARD,
    OWN_CARD,
    OWN_HAND,
    RING,
    TRICK_LEFT,
    TRICK_ROWS,
    TRICK_WIDTH,
    document,
    felt,
    frame,
    header,
    plate,
)
from daumen_rules.games.daumen_drauf.court.situation.model import Situation
from daumen_rules.kernel.seats import clockwise

HAND_WIDTH: Final = 250
OWN_WIDTH: Final = 440
"""How wide the cards of a hand may lie; more of them overlap."""
COUNT: Final = 10
"""How much nearer to the middle seats are, for the words above their plates."""
CHIP_ROW: Final = round(CHIP * CHIP_RATIO) + 5


def situation_picture(situation: Situation, drawer: Drawer, step: tuple[int, int]) -> str:
    """A situation as an SVG file, after so many of its actions: equal ones give equal bytes."""
    pen, board = Pen(drawer.language), drawer.board(situation)
    titles = w.GAME_NAME, pen.escaped(heading(situation, drawer, step))
    header(pen, titles)
    felt(pen)
    own = drawer.viewer if isinstance(drawer.viewer, int) else None
    for place, seat in enumerate(clockwise(own or 0, situation.players)):
        angle = pi / 2 + 2 * pi * place / situation.players
        x = MIDDLE[0] + round(RING[0] * cos(angle))
        y = MIDDLE[1] + round((RING[1] - COUNT) * sin(angle))
        _chair(pen, board.chairs[seat], x, y, own=seat == own)
    _pile(pen, board)
    _trick(pen, board)
    top = BELOW + (OWN_HAND if own is not None else 0)
    top = _question(pen, situation, top) + 16
    top = _heaps(pen, board, top) + 16
    return document(pen, titles, _notes(pen, situation, drawer, board, top))


def _row(pen: Pen, tiles: tuple[Tile, ...], x: float, y: float, width: float, room: float) -> None:
    """Cards beside each other around x."""
    between = len(tiles) - 1
    pitch = min(width + 4, (room - width) / between) if between else 0
    left = x - (between * pitch + width) / 2
    for place, tile in enumerate(tiles):
        pen.stack(tile.words, tile.layers, round(left + place * pitch, 1), y, width, CARD_RATIO)


def _chair(pen: Pen, chair: Chair, x: int, y: int, *, own: bool) -> None:
    name = clipped(chair.name, 220 - sum(14 + 8 * len(mark) for mark in chair.marks), 18)
    plate(pen, " · ".join((name, *chair.marks)), x, y, on_turn=chair.on_turn)
    width = OWN_CARD if own else OPEN_CARD
    if not chair.hand.tiles:
        pen.write(chair.hand.count, x, y + 10, 15, colour=LIGHT, anchor="middle")
        return
    _row(pen, chair.hand.tiles, x, y - 14, width, OWN_WIDTH if own else HAND_WIDTH)
    pen.write(chair.hand.count, x, y - 61, 13, colour=LIGHT, anchor="middle")


def _pile(pen: Pen, board: Board) -> None:
    x, y = 340, 400
    if board.pile_gone:
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
    else:
        pen.back(x - 2, y - 3, 50)
        pen.back(x, y, 50)
    pen.write(board.pile_size, x + 25, y + 106, 24, colour=LIGHT, anchor="middle", bold=True)
    pen.write(w.PILE[pen.language], x + 25, y + 126, 14, colour=LIGHT, anchor="middle")


def _trick(pen: Pen, board: Board) -> None:
    x = TRICK_LEFT + TRICK_WIDTH // 2
    pen.write(board.title, x, 288, 18, colour=LIGHT, anchor="middle", bold=True)
    moves = board.moves[-TRICK_ROWS[-1][0] :]
    latest = b.LATEST[pen.language].format(drawn=len(moves), actions=len(board.moves))
    notes = (board.turn, latest if len(moves) < len(board.moves) else "")
    pen.write(" · ".join(filter(None, notes)), x, 311, 14, colour=LIGHT, anchor="middle")
    if not moves:
        return
    rows, width = next(
        (rows, width) for rows, (most, width) in enumerate(TRICK_ROWS, 1) if len(moves) <= most
    )
    in_row = ceil(len(moves) / rows)
    pitch = min(width + 10, TRICK_WIDTH // in_row)
    tall = round(width * CARD_RATIO) + 36
    top = 322 + (276 - rows * tall) // 2
    for place, move in enumerate(moves):
        row, column = divmod(place, in_row)
        left = x - (min(in_row, len(moves) - row * in_row) * pitch - 10) // 2 + column * pitch
        _move(pen, move, left, top + row * tall, width, pitch)


def _move(pen: Pen, move: Move, x: int, y: int, width: int, pitch: int) -> None:
    middle, height = x + width // 2, round(width * CARD_RATIO)
    if move.tile is None:
        pen.write(move.words, middle, y + height // 2 + 4, 14, colour=LIGHT, anchor="middle")
    else:
        if move.highest:
            frame(pen, x, y, width)
        pen.stack(move.tile.words, move.tile.layers, x, y, width, CARD_RATIO)
        words = clipped(move.words, pitch, 11)
        pen.write(words, middle, y + height + 30, 11, colour=LIGHT, anchor="middle")
    name = clipped(move.name, pitch - 6, 13)
    pen.write(name, middle, y + height + 17, 12, colour=LIGHT, anchor="middle", bold=True)


# Below the table


def _question(pen: Pen, situation: Situation, top: int) -> int:
    begun = len(pen.elements)
    y = panel(pen, top, b.QUESTION[pen.language]) + 22
    question = question_words(situation.ask, situation.names, pen.language)
    for line in lines(question, RIGHT - LEFT - 40, 26):
        pen.write(line, LEFT + 20, y, 26, bold=True)
        y += 34
    ground(pen, begun, top, y - 8)
    return y - 8


def _heaps(pen: Pen, board: Board, top: int) -> int:
    """What every seat has captured, and the pile where cards of it are known."""
    begun = len(pen.elements)
    y = panel(pen, top, w.CAPTURED[pen.language])
    rows = [(chair.name, chair.captured) for chair in board.chairs]
    if board.pile.tiles:
        rows.append((b.TOP_FIRST[pen.language], board.pile))
    for name, row in rows:
        y = _heap(pen, name, row, y)
    ground(pen, begun, top, y + 4)
    return y + 4


def _heap(pen: Pen, name: str, row: Row, y: int) -> int:
    pen.write(clipped(name, 330, 17), LEFT + 20, y + 25, 17)
    pen.write(row.count, CHIPS_LEFT - 20, y + 25, 13, anchor="end")
    for place, tile in enumerate(row.tiles):
        line, column = divmod(place, CHIPS_IN_ROW)
        x = CHIPS_LEFT + column * (CHIP + 3)
        pen.stack(tile.words, tile.layers, x, y + line * CHIP_ROW, CHIP, CHIP_RATIO)
    return y + max(-(-len(row.tiles) // CHIPS_IN_ROW), 1) * CHIP_ROW + 8


def _notes(pen: Pen, situation: Situation, drawer: Drawer, board: Board, top: int) -> int:
    """Other facts, and what the signs mean. Returns the height of the picture."""
    y = top + 12
    for note in (*board.facts, legend(situation, drawer)):
        for line in lines(note, RIGHT - LEFT - 40, 15):
            pen.write(line, LEFT + 20, y, 15, colour=FAINT)
            y += 22
    return y + 8
