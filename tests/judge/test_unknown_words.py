"""Questions that name a field, a man or a card that a game does not have."""

from __future__ import annotations

from typing import Final

import pytest

from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.judge.court import meant
from daumen_rules.judge.unknown_words import check_known, unknown_word
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.operands import Operand
from tests.each import of_each, thinned

UNKNOWN: Final = (
    ("go-dame may White move z9-c3", "z9"),
    ("go-dame darf Weiß von c3 nach k4 ziehen?", "k4"),
    ("muehle may White take z9", "z9"),
    ("mensch-aergere-dich-nicht may B move 55-60", "55"),
    ("dame must A move c3-e5-z9", "z9"),
    ("mau-mau may I play the 15 of hearts?", "15 of hearts"),
    ("mau-mau may I play ♥11", "♥11"),
    ("mau-mau darf A HU legen", "HU"),
)
KNOWN: Final = (
    "go-dame may White move c3-d4",
    "go-dame stones enclosed",
    "dame may a man move in game 12",
    "mau-mau may I lay a jack",
    "mau-mau may I lay an 8 on a jack",
    "kniffel how many points are 5 fives",
    "kniffel what counts 22",
    "leiterspiel what happens on field 3",
)


@of_each(("words", "unknown"), UNKNOWN)
def test_the_unknown_word_of_a_question_is_named_with_what_was_expected(
    words: str, unknown: str
) -> None:
    with pytest.raises(InputError) as error:
        check_known(words)
    assert error.value.found == Text(f"'{unknown}'", f"'{unknown}'")
    assert error.value.column == words.index(unknown) + 1


@of_each(("words",), [(words,) for words in KNOWN])
def test_a_question_about_what_a_game_has_is_no_error(words: str) -> None:
    check_known(words)


@pytest.mark.parametrize("slug", thinned(GAMES, 8))
def test_in_every_game_an_operand_with_a_sign_that_is_no_value_is_unknown(slug: str) -> None:
    for row in game(slug).notation.verbs.rows:
        sample = row.sample()
        for name, operand in row.operands:
            if row.by is None and isinstance(operand, Operand) and len(row.words.en.split("{")[0]):
                words = row.words.en.format_map(
                    {
                        **{key: one.write(sample[key], "en") for key, one in row.operands},
                        name: "z99",
                    }
                )
                found = unknown_word(game(slug), f"may A {words}")
                assert found is None or found.word == "z99", words


def test_the_judge_names_the_unknown_word_and_where_it_stands() -> None:
    text = "game: go-dame\nask: may A move z9-c3\n"
    first = InputError(2, 12, "move", Text("a question", "eine Frage"))
    error = meant(first, text, None, game("dame"))
    assert (error.line, error.column, error.found.en) == (2, 17, "'z9'")
    assert error.expected.en == "a square such as c3"
