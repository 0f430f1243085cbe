"""The blocks of text of all games are right: no block waits for a player to find what is wrong."""

from __future__ import annotations

from pathlib import Path

import daumen_rules
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.clause import Clause, Relation, source_of
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.clauses import proofread
from tests.block_places import places_in
from tests.each import of_each

EVERY = of_each("slug", GAMES)
FILES = tuple(sorted(Path(daumen_rules.__file__).parent.rglob("*.py")))


def is_said(text: Text) -> bool:
    """Whether something is said in both languages, without what blocks are written with."""
    return all(
        words and words == " ".join(words.split()) and "|" not in words
        for words in (text.en, text.de)
    )


@EVERY
def test_every_block_of_a_game_can_be_read(slug: str) -> None:
    with places_in(FILES):
        book = game(slug).book
        assert all(source_of(clause) for clause in book.clauses)
        proofread(book.clauses, book.questions())


@EVERY
def test_every_clause_says_something_in_both_languages(slug: str) -> None:
    for clause in game(slug).book.clauses:
        assert is_said(clause.gist), clause.id


@EVERY
def test_every_clause_has_places_where_its_relation_says_so(slug: str) -> None:
    """A clause that two manuals have differently has a place in both, and so on."""
    places = {
        Relation.SAME: {(True, True)},
        Relation.DIFFER: {(True, True)},
        Relation.ONLY_GERMAN: {(True, False)},
        Relation.ONLY_ENGLISH: {(False, True)},
        Relation.SILENT: {(False, False)},
        Relation.AMBIGUOUS: {(True, True), (True, False), (False, True)},
    }
    for clause in game(slug).book.clauses:
        assert (bool(clause.german), bool(clause.english)) in places[clause.relation], clause.id


def test_a_clause_of_the_first_game_is_bound_to_the_name_that_is_its_id() -> None:
    bound = {name: value for name, value in vars(c).items() if isinstance(value, Clause)}
    assert {name.replace("_", "-"): value for name, value in bound.items()} == {
        clause.id: clause for clause in c.ALL
    }


def test_a_clause_names_every_question_on_it_in_the_order_of_the_register() -> None:
    for clause in c.ALL:
        asking = [question.id for question in GAME.book.questions() if clause in question.clauses]
        assert list(clause.questions) == asking, clause.id


def test_questions_say_everything_in_both_languages() -> None:
    for question in GAME.book.questions():
        for text in (question.title, question.why, question.scenario):
            assert is_said(text), question.id
        for reading in question.readings:
            assert is_said(reading.says), (question.id, reading.value)
