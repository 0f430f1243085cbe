"""What a player reads stands in both languages: English words are not German ones.

All words that come up are looked at: of rows, verbs, options and questions, of what is told and
refused in games that are played by chance, of their pictures, and of all tables of modules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from typing import Any, Final

import attrs
import pytest

import daumen_rules
from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import LOADED
from daumen_rules.contracts.plays import viewers
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Term, Text, sentence
from tests.collection.test_laws import agreed
from tests.each import of_each

SAME: Final = frozenset(
    {
        *("Bonus", "Chips", "Kniffel"),
        *("Schneider", "Schwarz", "Grand", "Null"),
        *("Anna, Ben, Cleo", "null", "`null`", "plus", "minus", "manual"),
    }
)
"""Words that are the same in both languages, besides titles of games."""
MOST: Final = 60
"""So many steps of a game are looked at."""


def texts(value: object, seen: dict[int, object]) -> Iterator[Text]:
    """All texts in a value, however deep, each once. What was seen is kept, as are its ids."""
    if isinstance(value, Text):
        yield value
    elif (parts := parts_of(value)) and id(value) not in seen:
        seen[id(value)] = value
        for part in parts:
            yield from texts(part, seen)


def parts_of(value: Any) -> tuple[Any, ...]:
    """What a value holds: its fields, its items, or the keys and values of a table."""
    kind: type = value.__class__
    if attrs.has(kind):
        return tuple(getattr(value, field.name) for field in attrs.fields(kind))
    if issubclass(kind, Mapping):
        return (*value.keys(), *value.values())
    return tuple(value) if issubclass(kind, tuple | list | frozenset) else ()


def said(slug: str, rules: Any = None) -> Iterator[Text]:
    """The texts of a game, and those of one that is played."""
    found, random, seen = game(slug), Random(slug), dict[int, object]()
    rows = (found.rules.legality.rows, found.notation.verbs.rows)
    yield from texts((rows, found.book, found.book.options, found.book.questions), seen)
    players = random.choice(found.rules.seats)
    play = random_play(found, players, rules or found.book.default, random, MOST)
    for told in play.steps:
        yield from texts(told.events, seen)
    for state in (*play.states[:3], *play.states[3::15], play.states[-1]):
        for viewer in viewers(found, state):
            yield from texts(found.scene.of(found.rules.view(state, viewer), viewer), seen)
        for action in found.checks.attempts(state):
            answer = step(found.rules, state, action)
            if isinstance(answer, Refused):
                yield from texts(answer, seen)


def words_of(text: str) -> list[str]:
    """The words of a text: three letters or more, but for those in gaps."""
    return re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[^}]*\}", "", text))


def alike(found: Iterator[Text]) -> set[str]:
    """The words that are the same in both languages, and are not listed as such."""
    titles = {game(slug).book.title.en for slug in GAMES}
    same = {text.en for text in found if text.en == text.de and words_of(text.en)}
    return same - SAME - titles


@of_each("slug", GAMES)
@pytest.mark.long
def test_no_words_of_a_game_stand_in_one_language_alone(slug: str) -> None:
    assert alike(said(slug)) == set()


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
def test_no_words_do_so_by_any_value_of_an_option(slug: str) -> None:
    found = game(slug)
    name = found.book.rule_sets[0][0]
    for option in found.book.options:
        for word in option.words()[:4]:
            if rules := agreed(found, f"{name} with {option.field}={word}"):
                assert alike(said(slug, rules)) == set(), (option.field, word)


@pytest.mark.long
def test_no_words_in_tables_of_modules_stand_in_one_language_alone() -> None:
    names = [each.name for each in walk_packages(daumen_rules.__path__, "daumen_rules.")]
    for name in names:
        if not name.endswith("__main__"):
            held = [value for value in vars(import_module(name)).values() if value is not LOADED]
            assert alike(texts(held, {})) == set(), name


def test_words_in_one_language_alone_are_found() -> None:
    """The way in which they are looked for finds them, in whatever they stand."""
    one, other = Text("points", "Punkte"), Text("Points", "Points")
    fact = sentence("{seat} bets.", "{seat} bets.", seat=Term("0", other))
    assert alike(iter((one, Text("{seat}: {card}", "{seat}: {card}"), Text("C7", "C7")))) == set()
    assert alike(texts({"a": [one, (fact,)]}, {})) == {"Points", "{seat} bets."}
