"""Words of a report on many games: what is simulated, and kinds of actions."""

from __future__ import annotations

import re

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.text import Language, Text
from daumen_rules.simulation.games import Setting


def words_of(game: AnyGame, kind: str, language: Language) -> str:
    """A kind of action, known by its words in records, as words with `…` for operands."""
    row = next(row for row in game.notation.verbs.rows if row.words.en == kind)
    return re.sub(r"\{\w+\}", "…", row.words[language])


def heading(setting: Setting, games: int, language: Language) -> str:
    """One line that says what was simulated: everything that is needed to do it again."""
    title, bots = setting.game.book.title, ", ".join(setting.bots)
    return Text(
        f"{title.en}: {games} games with {setting.players} players ({setting.rules}); bots: {bots}",
        f"{title.de}: {games} Partien zu {setting.players} ({setting.rules}); Bots: {bots}",
    )[language]
