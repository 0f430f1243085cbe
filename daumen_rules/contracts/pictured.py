"""How states and views are printed: the scene of their game, in lines, on one line, or drawn.

A state shows everything on the table, a view what its viewer sees. Neither contains its game: the
game is found by the class of the rule set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from daumen_rules.kernel.readable import Printed, fields_of
from daumen_rules.kernel.seats import SPECTATOR, Seat, reader_of

if TYPE_CHECKING:  # what is seldom printed costs nothing before it is
    from daumen_rules.pieces.scenes import Scene

    from .game import AnyGame


class Pictured(Printed):
    """A state or a view, printed as its scene. It has `rules`; a view also has its `viewer`, if not
    all see the same: what is noted of a seat is said to it in its view. If no game has such a rule
    set, the fields are printed.
    """

    __slots__ = ()

    def __str__(self) -> str:
        from daumen_rules.pieces.scene_lines import scene_lines

        game = game_of(self)
        if game is None:
            return fields_of(self)
        lines = scene_lines(scene(game, self), "en", reader=_reader(self))
        return "\n".join(lines) or f"{game}: nothing lies there yet"

    def _repr_svg_(self) -> str | None:
        from .drawing import scene_picture

        game = game_of(self)
        return None if game is None else scene_picture(game, scene(game, self), "en", _reader(self))


def _reader(shown: Any) -> Seat | None:
    """The seat that looks, of a view that is one seat's."""
    return reader_of(getattr(shown, "viewer", SPECTATOR))


def game_of(shown: Any) -> AnyGame | None:
    """The game of a state or a view; None if no loaded game has its rule set."""
    from .game import LOADED

    return LOADED.get(shown.rules.__class__)


def scene(game: AnyGame, shown: Any) -> Scene:
    """The scene of a state as a referee sees it, or of a view as its viewer sees it."""
    from .story import OVERSEER, Eye

    if hasattr(shown, "viewer"):
        return game.scene.of(shown, shown.viewer)
    return Eye(game, game.rules.players(shown), OVERSEER).scene(shown)
