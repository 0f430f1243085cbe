"""Records in which somebody took a trick, nobody knows how, or was passed over; and loose names."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from daumen_rules.contracts.record_model import Act, Gap, TrickMark
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did, Remembered
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.seats import seat_named
from daumen_rules.records.record import read, write, write_json
from tests.each import of_each
from tests.notation.records import SCHEMA

NAMES = ("Anna", "Ben", "Cleo")
HEAD = "game: daumen-drauf\nplayers: Anna, Ben, Cleo\n\nAnna: Y3?\n"


def _last(line: str) -> Act | Gap | TrickMark:
    return read(f"{HEAD}{line}\n").games[0].entries[-1]


@pytest.mark.parametrize(
    "words", ["takes it", "Takes the trick", "took it", "nimmt ihn", "bekam den Stich", "take"]
)
def test_that_somebody_took_the_trick_is_read_in_both_languages(words: str) -> None:
    assert _last(f"Ben: {words}") == Gap(1, Remembered(Did.TAKE))


@pytest.mark.parametrize("words", ["passed over", "was passed over", "übergangen", "skipped"])
def test_that_somebody_was_passed_over_is_read_in_both_languages(words: str) -> None:
    assert _last(f"Ben: {words}") == Gap(1, Remembered(Did.PASSED_OVER))


@pytest.mark.parametrize(
    ("words", "sign"),
    [
        ("yellow 4", "Y4?"),
        ("some 3", "?3"),
        ("one of Y4 and Y5", "Y4|Y5"),
        ("parries yellow 3", "parry Y3?"),
        ("zeigt eine gelbe über 3", "Y>3"),
        ("gelb 4 giftig", "Y4p"),
    ],
)
def test_a_card_is_read_as_it_is_said(words: str, sign: str) -> None:
    assert _last(f"Ben: {words}") == _last(f"Ben: {sign}")


def test_they_are_written_as_they_are_read_again() -> None:
    record = read(f"{HEAD}Ben: passed over\nCleo: ?3\nAnna: nimmt ihn\n")
    assert "Ben: passed over\nCleo: show ?3\nAnna: takes it\n" in write(record)
    assert read(write(record)) == record
    assert read(write_json(record)) == record


@pytest.mark.parametrize("words", ["takes it", "Nahm den Stich", "passed over", "Wurde Übergangen"])
def test_the_schema_takes_them(words: str) -> None:
    validator: Any = Draft202012Validator(SCHEMA)
    text = write_json(read(f"{HEAD}Ben: {words}\n"))
    said = json.dumps({"by": 1, "do": words}, ensure_ascii=False)
    for one in (text, re.sub(r'\{"by":1,"do":"[^"]*"\}', said, text)):
        validator.validate(json.loads(one))
        assert read(one) == read(text)


def test_what_is_half_said_names_what_was_expected() -> None:
    with pytest.raises(InputError) as error:
        _last("Ben: Y33?")
    assert (error.value.line, error.value.column) == (5, 6)
    assert "`takes it`, or `passed over`" in error.value.expected.en


@of_each(
    ("said", "seat"),
    [
        *(("Anna", 0), ("anna", 0), ("b", 1), ("left of Anna", 1), ("the one left of anna", 1)),
        *(
            ("the one to the right of Anna", 2),
            ("the left neighbour of C", 0),
            ("Cleo's left neighbour", 0),
            ("Annas linker Nachbar", 1),
            ("the player right of Ben", 0),
            ("links von Ben", 2),
        ),
        *(("die rechts von Ben", 0), ("linker Nachbar von Cleo", 0), ("Dora", None)),
        *(("left of", None), ("left of Dora", None), ("links von rechts von Ben", 1)),
    ],
)
def test_a_seat_may_be_named_by_its_neighbour(said: str, seat: int | None) -> None:
    assert seat_named(said, NAMES) == seat


def test_lines_of_a_record_may_name_neighbours() -> None:
    record = read(f"{HEAD}the one left of Anna: pass\nrechts von anna: G1?\n")
    (_, one, other) = record.games[0].entries
    assert isinstance(one, Act)
    assert one.action.seat == 1
    assert isinstance(other, Gap)
    assert other.mover == 2


def test_a_hand_may_be_a_neighbours() -> None:
    text = (
        "game: daumen-drauf\nplayers: Anna, Ben, Cleo\nhand left of anna: Y1p ? ? ? ?\nAnna: Y3?\n"
    )
    hands = read(text).games[0].deal.hands
    assert [any(hand) for hand in hands] == [False, True, False]
