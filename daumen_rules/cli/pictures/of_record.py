"""The table at the end of a record, for games whose records are drawn."""

from __future__ import annotations

from daumen_rules.cli.pictures.scenes import REFEREE, story
from daumen_rules.cli.pictures.table import table_picture
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.notation import read
from daumen_rules.games.daumen_drauf.replay import replay
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.game import AnyGame


def record_picture(game: AnyGame, text: str, language: Language) -> str | None:
    """The last table of a record, as an SVG file; None for a game whose records are not drawn."""
    if game is not GAME:
        return None
    record = read(text)
    told = story(record, replay(record, record.rules), 1, (REFEREE,))
    return table_picture(told, REFEREE, told.last, language)
