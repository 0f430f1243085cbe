"""The table of verbs of every game has no fault, and every action is read back in each language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act, mover_word, of_acts
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.text import LANGUAGES
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.verb_faults import faults
from daumen_rules.records.text_form import read_text
from daumen_rules.records.text_writer import write_text
from tests.conftest import many
from tests.each import of_each

SLOW = ("wieviel-augen-2w", "wieviel-augen-3w")
"""Thousands of numbers can be said in them; the dice of another trick are in the quick loop."""
TABLES = [slug for slug in SLUGS if game(slug).notation.verbs.rows]


def _actions(found: AnyGame, seed: str) -> list[Any]:
    """What was done in a random game, and all that could have been done in some of its states."""
    random = Random(seed)
    play = random_play(found, found.rules.seats[0], found.book.default, random)
    states = random.sample(play.states, min(many(8, 60), len(play.states)))
    legal = [action for state in states for action in legal_actions(found.rules, state)]
    done = [told.action for told in play.steps]
    return list(dict.fromkeys([*random.sample(done, min(20, len(done))), *legal[: many(60, 600)]]))


@pytest.mark.long
@of_each("slug", TABLES)
def test_a_table_has_no_fault(slug: str) -> None:
    found = game(slug)
    state = found.rules.start(found.rules.seats[0], found.book.default)
    acts = [*_actions(found, slug), *found.checks.attempts(state)]
    assert list(faults(found.notation.verbs, acts)) == []


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param(x, marks=pytest.mark.long if x in SLOW or at % 3 else ())
        for at, x in enumerate(TABLES)
    ],
)
def test_every_action_is_read_back_in_both_languages_and_each_beginning_completed(
    slug: str,
) -> None:
    found = game(slug)
    notation = found.notation
    for action in _actions(found, slug):
        mover: Mover = found.rules.actor(action)
        assert notation.read(mover, notation.write(action)) == action
        for language in LANGUAGES:
            words = notation.say(action, language)
            assert list(notation.verbs.readings(mover, words)) == [action]
            for end in range(min(len(words), 24)):
                ways = notation.verbs.complete(mover, words[:end], language)
                going = (f"{words} ".startswith(way) and len(way) > end for way in ways)
                assert any(going), (words[:end], ways)


@pytest.mark.parametrize(
    "slug", [slug for slug in TABLES if game(slug).notation.record_extras is None]
)
def test_a_record_in_german_words_is_the_record(slug: str) -> None:
    found, players = game(slug), game(slug).rules.seats[0]
    play = random_play(found, players, found.book.default, Random(slug))
    names = tuple("ABCDEFGH"[:players])
    acts = tuple(Act(told.action) for told in play.steps[:30])
    record = of_acts(found, found.book.default, names, acts)
    *head, _ = write_text(record).split("\n", 4)
    movers = (mover_word(found.rules.actor(act.action), names) for act in acts)
    said = (found.notation.say(act.action, "de") for act in acts)
    lines = (f"{mover}: {words}" for mover, words in zip(movers, said, strict=True))
    german = read_text("\n".join((*head, *lines)))
    assert german == record
    assert write_text(german) == write_text(record)


@of_each("slug", TABLES)
def test_an_error_shows_a_verb_of_the_mover_in_the_readers_language(slug: str) -> None:
    """The words that are shown are read."""
    verbs = game(slug).notation.verbs
    for row in verbs.rows:
        mover = row.by or 0
        with pytest.raises(ExpectedError) as error:
            verbs.read(mover, "?!")
        for language in LANGUAGES:
            shown = row.example(language)
            assert f"`{shown}`" in error.value.text[language]
            assert type(verbs.read(mover, shown)) is type(row.action(mover, row.sample()))
