"""Commands check here that a game has a part that they need, and refuse a game that lacks it."""

from __future__ import annotations

from collections.abc import Callable

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import Language, Text

from .basics import fail


def has_part(
    game: AnyGame, has: Callable[[AnyGame], bool], lacking: Text, language: Language
) -> None:
    """Raises Failure if the test `has` fails for a game.

    The message is `lacking` with its gaps filled: `{game}` is the slug of this game, `{others}` the
    titles of all games that pass the test.
    """
    if has(game):
        return
    having = [one for one in map(catalogue.game, catalogue.GAMES) if has(one)]
    en, de = (", ".join(one.book.title[each] for one in having) for each in ("en", "de"))
    fail(
        language,
        lacking.en.format(game=game.slug, others=en),
        lacking.de.format(game=game.slug, others=de),
    )
