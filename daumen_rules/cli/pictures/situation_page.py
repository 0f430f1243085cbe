"""A situation as one self-contained page in both languages: the table, the question, the ruling.

Here lives how the page is put together. All of it stands in the page from the start; its script
only turns from one language to the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from daumen_rules.cli.pictures import board_words as b
from daumen_rules.cli.pictures import words as w
from daumen_rules.cli.pictures.answers import Answer, Clerk, ruling_on
from daumen_rules.cli.pictures.board import (
    Board,
    Drawer,
    Tile,
    heading,
    legend,
    question_words,
    viewer_name,
)
from daumen_rules.cli.pictures.sheet import policy, source, template
from daumen_rules.cli.pictures.symbols import symbols_named
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.games.daumen_drauf.court.situation.model import Situation
from daumen_rules.games.daumen_drauf.court.situation.worlds import World
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.text import Language


def situation_page(
    situation: Situation, viewer: Viewer | None, step: tuple[int, int], language: Language
) -> str:
    """The page of a situation after so many of its actions: equal situations, equal bytes.

    The ruling is on the whole trick, so it stands below the last of its actions alone.
    """
    ruling = ruling_on(situation) if step[0] == step[1] else None
    sides = [_side(situation, Drawer(lang, viewer), step, ruling) for lang in ("en", "de")]
    style, script = source("story.css") + source("situation.css"), source("situation.js")
    used = {layer for side in sides for tile in _tiles(side) for layer in tile.layers}
    return template("situation.html").render(
        language=language,
        policy=policy(style, script),
        style=Markup(style),
        script=Markup(script),
        symbols=Markup("".join(map(str, symbols_named(used)))),
        name=w.GAME_NAME,
        label=w.PAGE["language"][language],
        sides=sides,
    )


def _side(
    situation: Situation, drawer: Drawer, step: tuple[int, int], ruling: Ruling[World | None] | None
) -> dict[str, Any]:
    """What the page says in one language."""
    language, clerk = drawer.language, Clerk(situation, drawer)
    words = {
        "question": b.QUESTION,
        "pile": w.PILE,
        "top_first": b.TOP_FIRST,
        "captured": w.CAPTURED,
        "table": w.PAGE["table"],
        "difference": b.DIFFERENCE,
        "readings": b.OTHER_READINGS,
        "ruling": b.RULING,
    }
    word = {key: text[language] for key, text in words.items()}
    if drawer.viewer is not None:
        word["ruling"] = b.RULING_OF_ONE[language].format(name=viewer_name(situation, drawer))
    question = question_words(situation.ask, situation.names, language)
    return {
        "language": language,
        "title": f"{w.GAME_NAME} {question}",
        "details": heading(situation, drawer, step),
        "names": ", ".join(situation.names),
        "question": question,
        "asked": None if situation.ask.card is None else drawer.card(situation.ask.card),
        "board": drawer.board(situation),
        "legend": legend(situation, drawer),
        "answers": () if ruling is None else clerk.answers(ruling),
        "parting": "" if ruling is None else clerk.parting(ruling),
        "id": "" if ruling is None else b.RULING_ID[language].format(id=ruling.id),
        "word": word,
    }


def _tiles(side: dict[str, Any]) -> Iterator[Tile]:
    """All cards and chips on one side of the page."""
    if side["asked"] is not None:
        yield side["asked"]
    answers: tuple[Answer, ...] = side["answers"]
    boards = [example.board for answer in answers for example in answer.examples]
    board: Board | None
    for board in (side["board"], *boards):
        if board is not None:
            yield from _board_tiles(board)


def _board_tiles(board: Board) -> Iterator[Tile]:
    if not board.pile_gone:
        yield Tile(("card-back",), "")
    yield from board.pile.tiles
    for chair in board.chairs:
        yield from (*chair.hand.tiles, *chair.captured.tiles)
    yield from (move.tile for move in board.moves if move.tile is not None)
