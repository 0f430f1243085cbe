"""Guesses which action a person means whose words are inexact, such as one without its verb.

All guesses are based on the legal actions. Callers choose between guessing and strict reading;
records are always read strictly, by the verbs of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TypeVar

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.text import LANGUAGES, Language
from daumen_rules.pieces.operands import spelled

A = TypeVar("A")

ALIKE = 0.6
"""How similar typed words and an action's words must be for `get_close_matches`, from 0 to 1."""


def without_verb(game: AnyGame, mover: Mover, words: str, legal: Sequence[A]) -> A | None:
    """The action that a person means who left out its first word, such as `a1` for `place a1`.

    This is the one legal action that fits. If none or several fit, but all legal actions begin with
    the same word, it is the action that this word and `words` make, legal or not. Otherwise None.
    """
    leads = {game.notation.write(action).partition(" ")[0]: None for action in legal}
    readings = [
        action
        for lead in leads
        for action in game.notation.verbs.readings(mover, f"{lead} {words}")
    ]
    fitting: list[A] = [action for action in legal if action in readings]
    if len(fitting) == 1:
        return fitting[0]
    return readings[0] if readings and len(leads) == 1 else None


def nearest(game: AnyGame, words: str, legal: Sequence[A], language: Language) -> tuple[str, ...]:
    """The words of up to three legal actions, in `language`, that are most similar to `words`."""
    meant: dict[str, A] = {}
    for action in legal:
        for each in LANGUAGES:
            for whole in spelled(game.notation.say(action, each)):
                meant.setdefault(whole, action)
                meant.setdefault(whole.partition(" ")[2] or whole, action)
    near = get_close_matches(words.lower(), meant, n=6, cutoff=ALIKE)
    found = dict.fromkeys(game.notation.say(meant[each], language) for each in near)
    return tuple(found)[:3]
