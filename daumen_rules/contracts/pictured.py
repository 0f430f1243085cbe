"""How states and views are printed: the scene of their game, in lines, on one line, as a drawing.

A state shows all that lies there, a view what its viewer sees. Neither has its game in it: a game
says, when it is made, of which class its rule sets are. Nothing is decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from daumen_rules.kernel.readable import Printed, fields_of

if TYPE_CHECKING:  # what is seldom printed costs nothing before it is
    from daumen_rules.pieces.scenes import Scene

    from .game import AnyGame


class Pictured(Printed):
    """A state or a view. It has `rules`; a view has its `viewer` besides, where not all see alike.

    Where the rule set is of no game, its fields are told.
    """

    __slots__ = ()

    def __str__(self) -> str:
        from daumen_rules.pieces.scene_lines import scene_lines

        game = game_of(self)
        if game is None:
            return fields_of(self)
        lines = scene_lines(scene(game, self), "en")
        return "\n".join(lines) or f"{game}: nothing lies there yet"

    def _repr_svg_(self) -> str | None:
        from .drawing import scene_picture

        game = game_of(self)
        return None if game is None else scene_picture(game, scene(game, self), "en")


def game_of(shown: Any) -> AnyGame | None:
    """The game of a state or a view; None where it is of none that is loaded."""
    from .game import LOADED

    return LOADED.get(shown.rules.__class__)


def scene(game: AnyGame, shown: Any) -> Scene:
    """What is seen of a state by a referee, and of a view by its viewer."""
    from .story import OVERSEER, Eye

    if hasattr(shown, "viewer"):
        return game.scene.of(shown, shown.viewer)
    return Eye(game, game.rules.players(shown), OVERSEER).scene(shown)
