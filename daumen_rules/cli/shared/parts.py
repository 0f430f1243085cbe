"""Commands check here that a game has a part that they need, and refuse a game that lacks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import Language, Text
from daumen_rules.table.players import THINKERS

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


def has_bot(game: AnyGame, bot: str, language: Language) -> None:
    """Raises Failure if a game lacks what a kind of bot needs."""
    if bot == "careful":
        has_part(game, lambda game: game.checks.estimate is not None, _NO_ESTIMATE, language)
    if bot in THINKERS:
        has_part(game, lambda game: game.draws_states, _NO_STATES, language)


_NO_ESTIMATE: Final = Text(
    "{game} has no estimate by which a careful bot chooses; games with one: {others}",
    "{game} hat keine Schätzung, nach der ein umsichtiger Bot wählt; Spiele mit einer: {others}",
)
_NO_STATES: Final = Text(
    "{game} does not say what may be hidden from a bot that thinks; games that do: {others}",
    "{game} sagt nicht, was einem Bot verborgen sein kann, der denkt; Spiele, die es sagen: "
    "{others}",
)
