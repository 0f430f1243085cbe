"""What a view shows, in lines."""

from __future__ import annotations

from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.seats import SPECTATOR, Viewer
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.scene_lines import scene_lines


def seen_lines(
    game: AnyGame, view: Any, language: Language, viewer: Viewer = SPECTATOR
) -> tuple[str, ...]:
    """The lines in which a terminal shows a view of a game to its viewer."""
    return scene_lines(game.scene.of(view, viewer), language)
