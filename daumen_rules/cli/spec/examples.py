"""The words of actions, by example: what a page of a game shows to those who write them.

A walk through a game collects one action of every form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from daumen_rules.games import catalogue
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import Mover
from daumen_rules.pieces.game import AnyGame

STEPS: Final = 50
"""How far a walk goes."""
WALKS: Final = (1, 7)
"""Of the legal actions each walk takes another one: so many places on at every step."""
_ALIKE: Final = (
    (r"\b[CSHD](?:10|[789JQKA])\b", "card"),
    (r"[a-h][1-8]", "square"),
    (r"\b\d+\b", "number"),
    (r"\b(?:[A-H]|S)\b", "letter"),
    (r"\b(?:clubs|spades|hearts|diamonds)\b", "suit"),
    (r"(card|number)(?: \1)+", r"\1s"),
    (r"(squarexsquare)(?:xsquare)+", r"\1"),
)
"""What is another value of the same form."""


@cache
def examples(slug: str) -> tuple[tuple[str, str], ...]:
    """For each form of action who takes it (`seat`, `nature`, `referee`) and an example."""
    game = catalogue.game(slug)
    found: dict[tuple[str, str], str] = {}
    tried = ((game.rules.actor(action), game.notation.write(action)) for action in _tried(game))
    for mover, words in (*tried, *game.notation.examples):
        found.setdefault((_who(mover), _form(words)), words)
    return tuple((who, words) for (who, _), words in sorted(found.items()))


def _who(mover: Mover) -> str:
    return "seat" if isinstance(mover, int) else mover.value


def _form(words: str) -> str:
    for pattern, name in _ALIKE:
        words = re.sub(pattern, name, words)
    return words


def _tried(game: AnyGame) -> Iterator[Any]:
    """What may be done in a few games."""
    rules = game.rules
    for stride in WALKS:
        state = rules.start(rules.seats[0], game.book.default)
        for number in range(STEPS):
            if rules.outcome(state) is not None:
                break
            chance, legal = rules.chance(state), legal_actions(rules, state)
            yield from legal
            if chance is None:
                action = legal[number * stride % len(legal)]
            else:
                action = chance.at((number * stride + 1) * chance.total // 7 % chance.total)
                yield action
            told = step(rules, state, action)
            assert not isinstance(told, Refused)
            state = told.state
