"""The kinds of actions of a game by their words: its own, and one for each verb with operands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.action_kinds import ActionKind
from daumen_rules.pieces.operands import spelled
from daumen_rules.pieces.verbs import Verb

from .spoken import bare_words

_FILLING = ("was", "etwas", "something", "anything", "eine karte", "einen stein", "a card", "a man")
"""Objects that say nothing about which action it is."""


def kind_named(game: AnyGame, words: str) -> ActionKind[Any] | None:
    """The kind of actions with these words, in upper or lower case; None for other words."""
    said = words.casefold()
    for filling in _FILLING:
        said = said.removeprefix(f"{filling} ").removesuffix(f" {filling}")
    return next(
        (found[each] for each in (words.casefold(), said) if each in (found := _by_words(game))),
        None,
    )


@cache
def _by_words(game: AnyGame) -> dict[str, ActionKind[Any]]:
    found = dict[str, ActionKind[Any]]()
    for kind in (*game.notation.verbs.kinds, *_of_verbs(game)):
        for words in (kind.words.en, *spelled(kind.words.de), *kind.also):
            found.setdefault(words.casefold(), kind)
    return found


def _of_verbs(game: AnyGame) -> Iterator[ActionKind[Any]]:
    """A kind for each verb of seats that has operands; rows with the same verb share it."""
    by_words = dict[Text, list[Verb[Any]]]()
    others = dict[Text, tuple[str, ...]]()
    for row in game.notation.verbs.of(0):
        said = bare_words(row)
        if row.operands and said:
            words, *also = said
            by_words.setdefault(words, []).append(row)
            others[words] = tuple(word for each in also for word in (each.en, each.de))
    for words, rows in by_words.items():
        yield ActionKind(words, partial(_is_of, game, tuple(rows)), others[words])


def _is_of(game: AnyGame, rows: tuple[Verb[Any], ...], _: Any, action: Any) -> bool:
    return game.notation.verbs.row(action) in rows
