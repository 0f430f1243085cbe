"""Sentences in two languages, and the names that fill them."""

from __future__ import annotations

from daumen_rules.kernel.seats import clockwise, next_seat, seat_letter
from daumen_rules.kernel.text import (
    SeatTerm,
    Term,
    Text,
    listed,
    number,
    quoted,
    sentence,
    shortened,
)

SNAKE = Term("snake", Text("snake", "Schlange"))
THUMB = Term("thumb", Text("thumb", "Daumen"))


def test_a_text_is_said_in_either_language() -> None:
    assert SNAKE.say("en") == "snake"
    assert SNAKE.say("de") == "Schlange"
    assert SNAKE.words["de"] == "Schlange"


def test_a_number_is_the_same_in_both_languages() -> None:
    assert (number(-3).code, number(-3).say("en"), number(-3).say("de")) == ("-3", "-3", "-3")


def test_a_seat_is_said_by_its_name_or_else_by_its_letter() -> None:
    assert SeatTerm(1).say("en") == "B"
    assert SeatTerm(1).say("de", ["Ada", "Bo"]) == "Bo"
    assert SeatTerm(2).say("de", ["Ada", "Bo"]) == "C"
    assert SeatTerm(1).code == "1"


def test_a_seat_that_does_not_exist_is_said_by_its_number() -> None:
    assert seat_letter(26) == "#26"
    assert SeatTerm(-1).say("en", ["Ada", "Bo"]) == "#-1"


def test_facts_are_listed_in_their_order() -> None:
    both = listed([THUMB, SNAKE])
    assert (both.code, both.say("en"), both.say("de")) == (
        "thumb snake",
        "thumb, snake",
        "Daumen, Schlange",
    )


def test_an_empty_list_is_a_dash() -> None:
    assert (listed([]).code, listed([]).say("en")) == ("-", "–")


def test_a_sentence_is_filled_in_the_order_of_each_language() -> None:
    told = sentence("{who} on {what}", "{what} von {who}", who=SeatTerm(0), what=SNAKE)
    assert told.say("en") == "A on snake"
    assert told.say("de") == "Schlange von A"
    assert told.say("de", ["Ada"]) == "Schlange von Ada"


def test_a_name_with_braces_is_said_as_it_is() -> None:
    told = sentence("{who}!", "{who}!", who=SeatTerm(0))
    assert told.say("en", ["{what}"]) == "{what}!"


def test_sentences_are_values() -> None:
    one = sentence("{who}", "{who}", who=SeatTerm(0))
    assert one == sentence("{who}", "{who}", who=SeatTerm(0))
    assert hash(one) == hash(sentence("{who}", "{who}", who=SeatTerm(0)))
    assert one != sentence("{who}", "{who}", who=SeatTerm(1))


def test_turns_go_clockwise_from_any_seat() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_of_what_was_typed_200_characters_are_repeated_and_no_more() -> None:
    assert quoted("x" * 200) == repr("x" * 200)
    assert quoted("x" * 201) == repr("x" * 197 + "...")
    assert shortened("x" * 40) == "x" * 40
    assert shortened("x" * 41) == "x" * 37 + "..."
