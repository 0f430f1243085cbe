"""Reads the words of a person for an action, also short and inexact ones.

All guesses are based on the legal actions. Records are read strictly, by the verbs of the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final, TypeAlias, TypeVar

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.dice import in_digits
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.operands import spelled

A = TypeVar("A")

ALIKE = 0.6
"""How similar typed words and an action's words must be for `get_close_matches`, from 0 to 1."""


@frozen
class Unreadable:
    """The answer to words that cannot be read: what was expected there."""

    expected: Text


@frozen
class Unclear:
    """The answer to a short form that is ambiguous: why."""

    why: Text


Meant: TypeAlias = tuple[Any, ...] | Unreadable | Unclear
"""The actions that words can mean, of which at most one is legal; or why they mean none."""


def listed_as(game: AnyGame, action: Any, language: Language) -> str:
    """An action in a list for people: its words, or its phrase where it takes none of several
    things, as `keep no dice` for `keep`.
    """
    row = game.notation.verbs.row(action)
    values = row.values(action)
    phrase = row.phrased(values)[language]
    return (
        phrase
        if () in values.values() and "{" not in phrase
        else game.notation.say(action, language)
    )


def offered_as(game: AnyGame, offered: Sequence[A], words: str) -> A | None:
    """The offered action that has these words in one of the languages."""
    by_words = {
        said(game, action, language).lower(): action
        for action in offered
        for language in LANGUAGES
        for said in (listed_as, _written)
    }
    return by_words.get(words.lower())


def _written(game: AnyGame, action: Any, language: Language) -> str:
    return game.notation.say(action, language)


def meant(game: AnyGame, view: Any, mover: Mover, offered: Sequence[Any], words: str) -> Meant:
    """What a person means who acts for `mover`, sees `view`, and may choose from `offered`.

    Short forms of the game come before its verbs. The first word of an action may be left out if
    only one fits: `a1` for `place a1`, `3 5` for `throw 3 5`.
    """
    keyboard = game.notation.keyboard
    if keyboard is not None and keyboard.read is not None and isinstance(mover, int):
        short = keyboard.read(view, mover, words)
        if short is not None:
            return Unclear(short) if isinstance(short, Text) else short
    try:
        return (game.notation.read(mover, words),)
    except ExpectedError as error:
        expected = error.text
    for said in (words, *_other_forms(words)):
        found = next(game.notation.verbs.readings(mover, said), None)
        whole = without_verb(game, mover, said, offered) if found is None else found
        if whole is not None:
            return (whole,)
    return Unreadable(expected)


_STRONG: Final = {"nehm": "nimm", "werf": "wirf", "geb": "gib"}
"""The stems of German verbs that change in a command."""
_MOVE: Final = re.compile(
    r"(?:(?:move|go|jump|zieh|ziehe|gehe?|springe?) )?(?:from |von )?([a-z]?\d+)"
    r" (?:(?:to|nach|auf) )?([a-z]?\d+)(?: (?:ziehen|gehen|springen))?"
)
"""A move from one place to another, as people say it."""
_SPEAKER: Final = ("ich ", "i ")


def _other_forms(words: str) -> Iterator[str]:
    """The same words with another form of a German verb first: `ziehen` and `zieht` are meant as
    `ziehe`, `2 behalten` as `behalte 2`, `von a3 nach b4` or `a3 b4` as `a3-b4`, and
    `behalte drei Sechsen` as `behalte 6 6 6`.
    """
    if (dice := in_digits(words)) != words:
        yield dice
        words = dice
    if found := _MOVE.fullmatch(words.lower()):
        yield "-".join(found.groups())
    said = words.lower()
    for speaker in _SPEAKER:
        said = said.removeprefix(speaker)
    rest, _, last = said.rpartition(" ")
    turned = (f"{last} {rest}",) if rest and last.isalpha() and last.endswith("en") else ()
    for whole in (said, *turned):
        first, blank, rest = whole.partition(" ")
        stem = first.removesuffix("n").removesuffix("e")
        some = (stem, first.removesuffix("t"))
        strong = (one for pair in _STRONG.items() if stem in pair for one in pair)
        for one in dict.fromkeys((*some, *strong)):
            for form in dict.fromkeys((first, *(f"{one}{end}" for end in ("e", "", "en")))):
                if form + blank + rest != words.lower():
                    yield form + blank + rest


def without_verb(game: AnyGame, mover: Mover, words: str, legal: Sequence[A]) -> A | None:
    """The action that a person means who left out its first word, such as `a1` for `place a1`.

    This is the one legal action that fits. If none or several fit, but all legal actions begin with
    the same word, it is the action that this word and `words` make, legal or not. Otherwise None.
    """
    say, verbs = game.notation.say, game.notation.verbs
    leads = [{say(action, each).partition(" ")[0]: None for action in legal} for each in LANGUAGES]
    every = dict.fromkeys(lead for some in leads for lead in some)
    readings = [action for lead in every for action in verbs.readings(mover, f"{lead} {words}")]
    fitting: list[A] = [action for action in legal if action in readings]
    if len(fitting) == 1:
        return fitting[0]
    return readings[0] if readings and len(leads[0]) == 1 else None


def nearest(game: AnyGame, words: str, legal: Sequence[A], language: Language) -> tuple[str, ...]:
    """The words of up to three legal actions, in `language`, that are most similar to `words`."""
    by_words: dict[str, A] = {}
    for action in legal:
        for each in LANGUAGES:
            for whole in spelled(game.notation.say(action, each)):
                by_words.setdefault(whole, action)
                by_words.setdefault(whole.partition(" ")[2] or whole, action)
    near = get_close_matches(words.lower(), by_words, n=6, cutoff=ALIKE)
    found = dict.fromkeys(game.notation.say(by_words[each], language) for each in near)
    return tuple(found)[:3]
