"""Every game of the collection is whole: what lacks a function, a test, a record is named here."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from typing import Any

import attrs
import pytest

from daumen_rules.games.catalogue import GAMES, SLUGS, chapter, game
from daumen_rules.kernel.frozen import evolve
from daumen_rules.pieces.lists import Lists
from daumen_rules.pieces.options import Option
from daumen_rules.register.citations import functions_of, working_out
from tests.citing import citing, sources, vectors
from tests.collection.golden import path_of
from tests.each import of_each

EVERY = of_each("slug", SLUGS)
TESTS_OF_GAMES = sources("tests/collection") | vectors()


def names_nothing(missing: Iterable[str]) -> None:
    """Fails with all names of what is missing."""
    words = ", ".join(missing)
    assert not words, words


def computing(slug: str) -> list[str]:
    """The clauses of a game that need a function and a test."""
    return [clause.id for clause in game(slug).book.clauses if clause.kind.computes]


def sources_on(slug: str) -> str:
    """The sources of the tests that speak of a game, or go through all of them."""
    module = game(slug).book.modules[-1].rpartition(".")[2]
    names = re.compile(rf"\b({re.escape(slug)}|{module}|SLUGS)\b")
    return "\n".join(text for text in TESTS_OF_GAMES.values() if names.search(text))


@EVERY
def test_states_are_copied_by_their_dictionary(slug: str) -> None:
    """A state has `slots=False`, so that `evolve` copies all its fields at once."""
    found = game(slug)
    state: Any = found.start(found.rules.seats[0])
    copy: Any = evolve(state)
    assert copy is not state
    assert {*vars(copy)} == {field.name for field in attrs.fields(state.__class__)}


@EVERY
def test_no_clause_lacks_a_function(slug: str) -> None:
    functions = functions_of(game(slug))
    names_nothing(id_ for id_ in computing(slug) if id_ not in functions)


@EVERY
def test_no_clause_lacks_a_test(slug: str) -> None:
    names_nothing(id_ for id_ in computing(slug) if id_ not in citing())


WITHOUT_NUMBERS = {"muehle", "ceylonesisches-muehlespiel"}
"""Games of which nothing is counted or calculated that could be compared; none of dice or cards."""


def test_of_every_game_but_these_a_test_works_out_numbers() -> None:
    marked = working_out(sources("tests")).keys()
    assert marked == set(SLUGS) - WITHOUT_NUMBERS
    assert all(chapter(slug) == "board" for slug in WITHOUT_NUMBERS)


def others(option: Option) -> Iterator[tuple[str, ...]]:
    """The values of an option that are not its default, each as tests may write it; a range of
    numbers counts as one that may be written in many ways.
    """
    if isinstance(option.values, range):
        yield tuple(str(number) for number in option.values if number != option.default)
        return
    if isinstance(option.values, Lists):
        yield from ((word,) for word in option.words()[1:])
        return
    name = option.values.__name__
    assert issubclass(option.values, Enum)
    for value in list(option.values)[1:]:
        yield str(value.value), f"{name}.{value.name}", f"in {name}", f'", {name})'


def gives(source: str, field: str, words: tuple[str, ...]) -> bool:
    """Whether a text sets an option to one of some values: `field=word`, or `field=` something that
    is not told there, with the word in the same text.
    """
    known = "|".join(map(re.escape, words))
    if re.search(rf"\b{field}=(?:{known})(?![\w.])", source):
        return True
    by_name = re.search(rf"\b{field}=(?:\{{|[a-z])", source)
    return bool(by_name and re.search(rf"(?<![\w=])(?:{known})(?!\w)", source))


@pytest.mark.long
@EVERY
def test_no_value_of_an_option_lacks_a_test(slug: str) -> None:
    source = sources_on(slug)
    names_nothing(
        f"{option.field}={words[0]}"
        for option in game(slug).book.options
        for words in others(option)
        if not gives(source, option.field, words)
    )


def test_an_option_that_is_only_spoken_of_is_not_tested() -> None:
    words = ("64", "BonusFrom.AT_64")
    assert not gives("# bonus_from decides at 64\nassert bonus_from == 64", "bonus_from", words)
    assert not gives('table("bonus_from=63")', "bonus_from", words)
    assert not gives("Rules(bonus_from=bonus)", "bonus_from", words)
    assert gives('table("bonus_from=64")', "bonus_from", words)
    assert gives("Rules(bonus_from=BonusFrom.AT_64)", "bonus_from", words)
    assert gives('for n in ("63", "64"): table(f"bonus_from={n}")', "bonus_from", words)
    assert gives("Rules(bonus_from=bonus) for bonus in (BonusFrom.AT_64,)", "bonus_from", words)


@EVERY
def test_no_game_lacks_a_golden_record(slug: str) -> None:
    assert path_of(slug).exists(), "python -m tests.collection.write_golden"


@EVERY
def test_the_code_carries_out_only_clauses_of_the_game(slug: str) -> None:
    """What an engine carries out for some games need not hold in all that are played by it."""
    found = game(slug)
    *rooms, own = map(import_module, found.book.modules)
    ids = {clause.id for clause in found.book.clauses}
    engine = {clause.id for room in rooms for clause in getattr(room, "CLAUSES", ())}
    assert set(functions_of(found)) <= ids | engine
    assert {clause.id for clause in getattr(own, "CLAUSES", ())} <= ids


@EVERY
def test_each_option_is_a_question(slug: str) -> None:
    found = game(slug)
    assert found.slug == slug
    questions = found.book.questions()
    assert [q.flags for q in questions] == [(option.field,) for option in found.book.options]
    assert all(set(option.clauses) <= set(found.book.clauses) for option in found.book.options)


def test_no_two_clauses_have_the_same_id() -> None:
    """A clause that several games share is the same in all of them."""
    different = {clause for slug in GAMES for clause in game(slug).book.clauses}
    times = Counter(clause.id for clause in different)
    assert [id_ for id_, number in times.items() if number > 1] == []
