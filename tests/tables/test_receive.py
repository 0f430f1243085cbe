"""What clients send: rubbish, twice, late, out of turn, for somebody else."""

from __future__ import annotations

import pytest

from daumen_rules import SPECTATOR, Table, load
from tests.each import of_each
from tests.tables.messages import replied


def table() -> Table:
    """Anna and Ben at Mühle; Anna has placed a stone, Ben is on turn."""
    made = Table(load("muehle"), ("Anna", "Ben"), seed=1)
    assert made.receive(0, {"at": "1.0", "do": "place d6"}) == {"done": True}
    return made


@of_each(
    "message",
    [
        "",
        "place a1",
        "[]",
        "{",
        "null",
        '{"do": "place a1"}',
        '{"do": 3, "at": "1.1"}',
        '{"do": "place a1", "at": "1.1", "by": "Anna"}',
        "[" * 100_000,
        '{"do": "' + "x" * 20_000 + '", "at": "1.1"}',
        7,
        None,
        {"state": "…"},
    ],
)
def test_rubbish_has_one_clear_answer_and_changes_nothing(message: object) -> None:
    made = table()
    before = made.message_for(1)
    reply = replied(made.receive(1, message))
    assert (reply["done"], reply["wrong"]) == (False, "message")
    assert made.message_for(1) == before


@pytest.mark.parametrize(
    ("viewer", "at", "words", "wrong"),
    [
        (SPECTATOR, "1.1", "place a1", "seat"),
        (1, "1.0", "place a1", "late"),
        (1, "1.2", "place a1", "late"),
        (1, "1.1", "blabla", "words"),
        (1, "1.1", "", "words"),
        (1, "1.1", "   ", "words"),
        (1, "1.1", "place d6", "refused"),
        (0, "1.1", "place a1", "refused"),
        (1, "1.1", "skip", "skip"),
    ],
)
def test_what_cannot_be_done_is_answered_with_its_reason(
    viewer: object, at: str, words: str, wrong: str
) -> None:
    made = table()
    before = made.message_for(1)
    reply = replied(made.receive(viewer, {"at": at, "do": words}))  # type: ignore[arg-type]
    assert reply["wrong"] == wrong
    assert made.message_for(1) == before


def test_the_same_message_twice_is_done_once() -> None:
    made = table()
    message = {"at": "1.1", "do": "place a1"}
    assert made.receive(1, message) == {"done": True}
    assert made.receive(1, message)["wrong"] == "late"


def test_a_refusal_has_every_clause_with_its_place() -> None:
    reply = table().receive(0, {"at": "1.1", "do": "place d6"})
    assert {broken["clause"] for broken in reply["clauses"]} >= {"MUEHLE-3"}
    assert all(broken["gist"] for broken in reply["clauses"])


def test_nearly_right_words_are_answered_with_what_may_have_been_meant() -> None:
    assert table().receive(1, {"at": "1.1", "do": "plaxe a1"})["meant"]
    refused = replied(table().receive(1, {"at": "1.1", "do": "place d6"}))
    assert (refused["wrong"], len(refused["meant"])) == ("refused", 3)
    assert "place d6" not in refused["meant"]
    assert table().receive(0, {"at": "1.1", "do": "place a1"})["meant"] == []


def test_a_seat_of_a_bot_and_a_finished_game_take_no_answers() -> None:
    made = Table(load("kniffel"), 2, (), seed=1)
    made.next()
    assert made.is_over
    assert made.receive(0, {"at": "", "do": "x"})["wrong"] == "seat"
    ended = Table(load("jule"), 2, seed=1)
    ended.next()
    assert ended.is_over
    assert ended.receive(0, {"at": "", "do": "x"})["wrong"] == "over"


def test_words_in_either_language_and_short_ones_are_read() -> None:
    assert table().receive(1, {"at": "1.1", "do": "setze a1"}) == {"done": True}
    assert table().receive(1, {"at": "1.1", "do": " a1 "}) == {"done": True}


@pytest.mark.parametrize("slug", ["mau-mau", "skat", "dame", "daumen-drauf"])
def test_empty_words_are_no_action(slug: str) -> None:
    made = Table(load(slug), seed=1)
    at = made.message_for(0)["at"]
    assert made.receive(0, {"at": at, "do": ""})["wrong"] == "words"
    assert made.message_for(0)["at"] == at


@pytest.mark.parametrize("viewer", [-1, 2, None, "Anna", 99])
def test_who_has_no_seat_is_an_error_of_the_server(viewer: object) -> None:
    with pytest.raises(ValueError, match="expected SPECTATOR or a seat from 0 to 1"):
        table().message_for(viewer)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="expected SPECTATOR or a seat from 0 to 1"):
        table().receive(viewer, "")  # type: ignore[arg-type]
