"""The lists below the table: what every seat has captured, and what happened in this step.

Here lives what does not lie on the table. All of it is seen by the onlooker of the scene.
"""

from __future__ import annotations

from typing import Final

import svg

from daumen_rules.cli.pictures import words as w
from daumen_rules.cli.pictures.pens import CHIP_RATIO, Pen, clipped, lines
from daumen_rules.cli.pictures.scenes import Scene
from daumen_rules.cli.pictures.strokes import shape
from daumen_rules.cli.pictures.symbols import INK
from daumen_rules.cli.pictures.tellings import Telling
from daumen_rules.games.daumen_drauf.model import Tally
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.telling import citation

LEFT: Final = 40
RIGHT: Final = 1160
PANEL: Final = "#fffaf0"
EDGE: Final = "#c9b894"
FAINT: Final = "#6b5d48"
BAD: Final = "#a3122a"
CHIP: Final = 26
CHIPS_LEFT: Final = 560
CHIPS_IN_ROW: Final = 20
STAR: Final = (
    "M 10 0 L 13 6.5 L 20 7.3 L 14.8 12 L 16.2 19 L 10 15.5 L 3.8 19 L 5.2 12 L 0 7.3 L 7 6.5 Z"
)


def panel(pen: Pen, top: int, title: str) -> int:
    """Begin a panel. Its ground is laid below by `ground` once its height is known."""
    pen.write(title, LEFT + 20, top + 30, 18, bold=True)
    return top + 44


def ground(pen: Pen, below: int, top: int, bottom: int, edge: str = EDGE) -> None:
    """Lay the ground of a panel below what has been drawn since `below`."""
    pen.elements.insert(
        below,
        svg.Rect(
            x=LEFT,
            y=top,
            width=RIGHT - LEFT,
            height=bottom - top,
            rx=10,
            fill=PANEL,
            stroke=edge,
            stroke_width=2,
        ),
    )


def draw_captured(pen: Pen, scene: Scene, names: tuple[str, ...], top: int) -> int:
    """What every seat has captured, and its points at the end. Returns where the panel ends."""
    begun = len(pen.elements)
    y = panel(pen, top, w.CAPTURED[pen.language])
    scores = tuple(tally.score for tally in scene.tallies)
    winners = Outcome(scores).winners if scores else ()
    tall = round(CHIP * CHIP_RATIO) + 5
    for seat, captured in enumerate(scene.captured):
        pen.write(clipped(names[seat], 165, 17), LEFT + 20, y + 25, 17, bold=seat in winners)
        if scene.tallies:
            tally = scene.tallies[seat]
            _points(pen, tally, y + 25)
            if seat in winners:
                star = shape(STAR, "#ffcc33", "#8a5a00", 1.5)
                star.transform = [svg.Translate(LEFT + 502 - 24, y + 9)]
                pen.put(star)
        else:
            pen.write(w.captured_words(captured, pen.language), LEFT + 215, y + 25, 13)
        for place, sight in enumerate(captured):
            row, column = divmod(place, CHIPS_IN_ROW)
            pen.chip(sight, CHIPS_LEFT + column * (CHIP + 3), y + row * tall, CHIP)
        rows = max(-(-len(captured) // CHIPS_IN_ROW), 1)
        y += rows * tall + 8
    ground(pen, begun, top, y + 4)
    return y + 4


def _points(pen: Pen, tally: Tally, y: int) -> None:
    score = f"{tally.score}".replace("-", "\N{MINUS SIGN}")
    pen.write(w.POINTS[pen.language].format(score=score), LEFT + 215, y, 17, bold=True)
    parts = f"+{tally.plus} \N{MINUS SIGN}{tally.minus}"
    if tally.hand:
        parts += f" \N{MINUS SIGN}{w.IN_HAND[pen.language].format(hand=tally.hand)}"
    pen.write(parts, LEFT + 332, y, 14, colour=FAINT)


def draw_told(pen: Pen, scene: Scene, last: int, top: int) -> int:
    """What happened in this step, each with its clause. Returns the height of the picture."""
    begun, language = len(pen.elements), pen.language
    title = w.STEP[language].format(step=scene.step, last=last)
    y = panel(pen, top, title) + 12
    for telling in scene.told:
        colour = BAD if scene.refused else INK
        if telling.clause is not None:
            pen.write(telling.clause.id, LEFT + 20, y, 14, colour=FAINT, bold=True)
        for line in lines(telling.text[language], RIGHT - LEFT - 160, 16):
            pen.write(line, LEFT + 130, y, 16, colour=colour)
            y += 24
        if scene.refused:
            for line in _reasons(telling, language):
                pen.write(line, LEFT + 130, y, 14, colour=FAINT)
                y += 21
            y += 4
    ground(pen, begun, top, y, BAD if scene.refused else EDGE)
    return y + 24


def _reasons(telling: Telling, language: Language) -> list[str]:
    """What the clause says, and where it stands in both manuals."""
    if telling.clause is None:
        return []
    gist = f"{telling.clause.gist[language]} ({citation(telling.clause, language)})"
    return lines(gist, RIGHT - LEFT - 160, 14)
