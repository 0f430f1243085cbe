"""The schema says what the JSON form may hold: what is written, what is read, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, TypeGuard

import pytest
from hypothesis import example as given_example
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from daumen_rules import deck
from daumen_rules.contracts.record_model import Record
from daumen_rules.kernel.errors import InputError
from daumen_rules.records.record import read_json as read_json_with_gaps
from daumen_rules.records.record import read_whole as read_json
from daumen_rules.records.record import write_json
from tests.conftest import many
from tests.each import of_each
from tests.laws.strategies import one_in
from tests.notation.records import (
    ACTS,
    ENTRIES,
    JSON,
    JSON_WITH_HANDS,
    NEW_JSON,
    SCHEMA,
    Damage,
    damage,
    example,
    on_page,
    records,
    records_with_gaps,
    replaced,
)

VALIDATOR: Any = Draft202012Validator(SCHEMA)


def _is_valid(data: object) -> bool:
    return bool(VALIDATOR.is_valid(data))


def _is_object(data: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(data, dict)


def _is_list(data: object) -> TypeGuard[list[Any]]:
    return isinstance(data, list)


def _can_be_read(text: str) -> bool:
    try:
        read_json_with_gaps(text)
    except InputError:
        return False
    return True


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def _described(schema: object) -> Iterator[dict[str, Any]]:
    """The schemas of fields: all that stand as a property, but for those that narrow another."""
    if _is_object(schema):
        for name, inner in schema.items():
            if name == "properties":
                yield from inner.values()
            if not name.endswith("_players"):
                yield from _described(inner)
    elif _is_list(schema):
        for inner in schema:
            yield from _described(inner)


def test_every_field_has_a_title_and_says_what_it_is() -> None:
    fields = [field for field in _described(SCHEMA) if "minItems" not in field]
    assert len(fields) > 15
    for field in fields:
        named = SCHEMA["$defs"][field["$ref"].split("/")[-1]] if "$ref" in field else field
        assert {"title", "description"} <= field.keys() | named.keys(), field


def test_no_object_takes_other_fields() -> None:
    objects = [
        SCHEMA,
        *(SCHEMA["$defs"][name] for name in ("game", "act", "show", "pass", "parry", "trick")),
    ]
    for schema in objects:
        assert schema["additionalProperties"] is False


@one_in(2)
@given(records())
def test_what_is_written_is_valid(record: Record) -> None:
    VALIDATOR.validate(json.loads(write_json(record)))


@pytest.mark.parametrize(
    "text", [JSON, NEW_JSON, JSON_WITH_HANDS, on_page("json"), example("two-seats.json")]
)
def test_the_examples_are_valid(text: str) -> None:
    VALIDATOR.validate(json.loads(text))


OTHER_VALUES: list[Any] = [
    *(0, 1, -1, 2, 7, 40, 999_999, 10**6, 10**30, 1.5, True, False, None, "", "Anna", "Cleo", " x"),
    *(
        "Y1p",
        "Y5p",
        "B4h",
        "y1p",
        "1",
        "2",
        "german",
        "english with deal=packets",
        "german, with",
        "x" * 41,
    ),
    *(
        [],
        {},
        [1, -1],
        [1, 2, 3],
        ["Anna", "Zoë"],
        ["Y1p"],
        [{"trick": 2}],
        {"trick": 3},
        {"trick": 0},
    ),
    *(
        "?",
        "Y1?",
        "Y7?",
        ["?"] * 24,
        ["Y1?"] * 24,
        ["?"] * 5,
        [["?"] * 5] * 2,
        {"seat": 0, "show": "?"},
    ),
    *(
        {"seat": 1, "show": "B9p"},
        {"seat": 1, "pass": 1},
        {"seat": 2, "parry": "B1p"},
        ENTRIES,
        ACTS,
    ),
    *({"by": 0, "do": "pass"}, {"by": 2, "do": "Y1?"}, {"by": 1, "do": "Y0p"}, {"by": "nature"}),
]
KEYS = (
    *("agreed", "starter", "score", "result", "winners", "pile", "hands"),
    *("seat", "show", "by", "do", "trick", "rules", "game", "other"),
)


def _changed(data: object, random: Random) -> object:
    """The same data with one value changed, taken out or put in."""
    stop = random.random() < 0.15 or not data
    if _is_object(data) and not stop:
        copy = dict(data)
        key = random.choice((*data, *KEYS)) if random.random() < 0.1 else random.choice([*data])
        if key in data and random.random() < 0.1:
            del copy[key]
        else:
            copy[key] = _changed(data.get(key), random)
        return copy
    if _is_list(data) and not stop:
        i = random.randrange(len(data))
        changed = [_changed(data[i], random)] if random.random() < 0.9 else []
        return [*data[:i], *changed, *data[i + 1 :]]
    return random.choice(OTHER_VALUES)


@settings(max_examples=many(80, 3_000))
@given(st.randoms(use_true_random=False), st.sampled_from([JSON, NEW_JSON, on_page("json")]))
def test_what_is_valid_can_be_read_and_the_other_way_round(random: Random, text: str) -> None:
    data = _changed(json.loads(text), random)
    assert _can_be_read(json.dumps(data)) is _is_valid(data)


@one_in(2)
@given(damage())
@given_example(replaced())
@given_example(replaced("Anna", "Zoë", end="\n"))
@given_example(replaced(", ", ",\n"))
def test_what_can_be_read_is_valid(damaged: Damage) -> None:
    for text in map(damaged, (JSON, NEW_JSON)):
        _is_valid_if_read(text)


def _is_valid_if_read(text: str) -> None:
    if _can_be_read(text):
        assert _is_valid(json.loads(text.removeprefix("\ufeff")))


@pytest.mark.parametrize("players", range(2, 8))
def test_the_deck_belongs_to_the_number_of_players(players: int) -> None:
    names = list("ABCDEFG"[:players])
    for size in range(2, 8):
        data = json.loads(JSON) | {"names": names}
        data["games"] = [{"deck": list(map(str, deck(size))), "entries": []}]
        assert _is_valid(data) is (size == players)


BROKEN: dict[str, tuple[str, object]] = {
    "another format": ("format", "other"),
    "another version of the notation": ("format_version", "2"),
    "a number as version of the notation": ("format_version", 1),
    "another version of the rules": ("version", "2"),
    "an unknown rule set": ("rules", "french"),
    "a flag without with": ("rules", "german refill_short=greedy"),
    "a flag without value": ("rules", "german with refill_short"),
    "one name": ("names", ["Anna"]),
    "eight names": ("names", list("ABCDEFGH")),
    "the same name twice": ("names", ["Anna", "Anna"]),
    "an empty name": ("names", ["Anna", ""]),
    "a name with a colon": ("names", ["Anna", "B:n"]),
    "a name with blanks around": ("names", ["Anna", " Ben"]),
    "a long name": ("names", ["Anna", "B" * 41]),
    "no game": ("games", []),
    "no list of games": ("games", {}),
    "nothing agreed": ("agreed", 0),
    "half a game agreed": ("agreed", 1.5),
    "an unknown key": ("notes", "we had fun"),
}
BROKEN_GAME: dict[str, tuple[str, object]] = {
    "an unknown card": ("deck", ["Y1x", *map(str, deck(2)[1:])]),
    "a card twice": ("deck", ["Y1h", *map(str, deck(2)[1:])]),
    "a short deck": ("deck", list(map(str, deck(2)[1:]))),
    "deck and pile": ("pile", []),
    "a starter who is not there": ("starter", 2),
    "a score for three": ("score", [1, 2, 3]),
    "a score in halves": ("score", [0.5, -0.5]),
    "a huge score": ("score", [10**12, 0]),
    "an unknown key of a game": ("comment", ""),
    "no list of entries": ("entries", {"trick": 1}),
    "an action of nobody": ("entries", [{"pass": True}]),
    "an action of a seat that is not there": ("entries", [{"seat": 2, "pass": True}]),
    "a pass that is none": ("entries", [{"seat": 0, "pass": False}]),
    "two actions at once": ("entries", [{"seat": 0, "pass": True, "show": "Y1p"}]),
    "trick zero": ("entries", [{"trick": 0}]),
    "a seat in a trick mark": ("entries", [{"trick": 1, "seat": 0}]),
    "a value that no card has": ("entries", [{"seat": 0, "show": "Y0"}]),
}


@of_each("name", [*BROKEN, *BROKEN_GAME])
def test_what_is_broken_is_neither_valid_nor_read(name: str) -> None:
    data = json.loads(JSON)
    key, value = BROKEN[name] if name in BROKEN else BROKEN_GAME[name]
    (data if name in BROKEN else data["games"][0])[key] = value
    assert not _is_valid(data)
    with pytest.raises(InputError):
        read_json_with_gaps(json.dumps(data))


@pytest.mark.parametrize("key", ["format", "format_version", "rules", "version", "names", "games"])
def test_every_heading_is_needed(key: str) -> None:
    data = json.loads(JSON)
    del data[key]
    assert not _is_valid(data)
    with pytest.raises(InputError):
        read_json(json.dumps(data))


@pytest.mark.parametrize("key", ["hands", "pile", "entries"])
def test_without_gaps_hands_need_a_pile_and_a_game_its_entries(key: str) -> None:
    data = json.loads(JSON_WITH_HANDS)
    del data["games"][0][key]
    assert _is_valid(data) is (key != "entries")
    with pytest.raises(InputError):
        read_json(json.dumps(data))


@one_in(4)
@given(records_with_gaps())
def test_what_is_written_with_gaps_is_valid(record: Record) -> None:
    VALIDATOR.validate(json.loads(write_json(record)))


WITH_GAPS: dict[str, tuple[str, object, bool]] = {
    "unknown cards": ("deck", ["?", "Y1?", *map(str, deck(2)[2:])], True),
    "nothing dealt": ("entries", [{"seat": 0, "show": "?"}, {"seat": 1, "parry": "Y1?"}], True),
    "a short deck": ("deck", ["?"], False),
    "three of a kind": ("deck", ["Y1p", "Y1?", "Y1?", *["?"] * 21], False),
    "a card twice": ("deck", ["Y1p", "Y1p", *["?"] * 22], False),
    "a kind of the box": ("deck", ["Y5?", *["?"] * 23], False),
    "a kind without its mark": ("deck", ["Y1", *["?"] * 23], False),
    "a pass with a gap": ("entries", [{"seat": 0, "pass": "?"}], False),
}


@of_each("name", WITH_GAPS)
def test_the_schema_takes_what_the_reader_takes_with_gaps(name: str) -> None:
    key, value, good = WITH_GAPS[name]
    data = json.loads(JSON)
    data["games"] = [{"entries": []} | {key: value}]
    assert _is_valid(data) is good
    assert _can_be_read(json.dumps(data)) is good
    with pytest.raises(InputError):
        read_json(json.dumps(data))
