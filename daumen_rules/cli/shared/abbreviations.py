"""What somebody may mean who types something else than the words of an action.

It goes by the actions that may be done; whether words are to be read strictly is the caller's to
say. Records are read by `verbs` alone.
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
"""How much of two words must be the same for one to stand for the other."""


def without_verb(game: AnyGame, mover: Mover, words: str, legal: Sequence[A]) -> A | None:
    """The action whose first word was left out, such as `a1` for `place a1`: the only legal one;
    or, if all that may be done begins with one word, what this makes of it. None else.
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
    """The words of up to three legal actions that are most like what was typed."""
    meant: dict[str, A] = {}
    for action in legal:
        for each in LANGUAGES:
            for whole in spelled(game.notation.say(action, each)):
                meant.setdefault(whole, action)
                meant.setdefault(whole.partition(" ")[2] or whole, action)
    near = get_close_matches(words.lower(), meant, n=6, cutoff=ALIKE)
    found = dict.fromkeys(game.notation.say(meant[each], language) for each in near)
    return tuple(found)[:3]
