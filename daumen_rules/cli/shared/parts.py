"""The game that a command is about, and the part of it that the command needs."""

from __future__ import annotations

from daumen_rules.cli.shared.asked import game_of
from daumen_rules.cli.shared.frame import fail
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.court import AnyCourt


def court_of(game: str | None, language: Language) -> AnyCourt:
    """The court of a game. Raises Failure for a game that has none, with those that have one."""
    found = game_of(game)
    if found.court is None:
        courts = [one for one in map(catalogue.game, catalogue.GAMES) if one.court is not None]
        some = {each: ", ".join(one.book.title[each] for one in courts) for each in ("en", "de")}
        fail(
            language,
            f"{found.slug} has no court, which rules on what is remembered; games with one: "
            f"{some['en']}",
            f"{found.slug} hat kein Gericht, das über Erinnertes entscheidet; Spiele mit einem: "
            f"{some['de']}",
        )
    return found.court()
