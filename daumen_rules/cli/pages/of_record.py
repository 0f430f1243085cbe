"""The table at the end of a record, of any game."""

from __future__ import annotations

from daumen_rules.kernel.text import Language
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.pictures.drawing import frame_picture
from daumen_rules.pieces.story import OVERSEER, story
from daumen_rules.records.record import is_record, read_whole
from daumen_rules.records.replay import replay
from daumen_rules.records.shown import played


def record_picture(game: AnyGame, text: str, language: Language) -> str | None:
    """The last table of a record, as an SVG file; None for a form of record that is not drawn."""
    if not is_record(text):
        return None
    told = story(played(replay(read_whole(text)))[-1], (OVERSEER,))
    return frame_picture(told, OVERSEER, told.last, language)
