"""Records over small packs: written, read, checked, refused where they do not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.pages.questions import record_of
from daumen_rules.games.daumen_drauf.witnesses import witnesses
from daumen_rules.kernel.errors import InputError
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.record import write as write_text
from daumen_rules.records.record import write_json
from tests.cli.run import ROOT, daumen_rules

SPEC = ROOT / "spec" / "daumen_drauf"
VALIDATOR: Any = Draft202012Validator(json.loads((SPEC / "record.schema.json").read_text("utf-8")))
RECORDS = [record_of(GAME, witness) for witness in witnesses()]

PLAYED = """daumen_drauf 1
regeln: german
blatt: duo-y2-h1
namen: Anna, Ben

hand Anna: Y1p
hand Ben: Y2p
stapel: Y1h Y2h
Anna: zeigt Y1p
Ben: passt
"""


def test_the_german_word_is_read_and_the_english_one_written() -> None:
    record = read(PLAYED)
    assert record.pack == "duo-y2-h1"
    assert "\npack: duo-y2-h1\n" in write_text(record)
    assert json.loads(write_json(record))["pack"] == "duo-y2-h1"


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.pack)
def test_both_forms_say_the_same_and_the_schema_agrees(record: Any) -> None:
    assert read(write_text(record)) == record
    data = write_json(record)
    assert read(data) == record
    VALIDATOR.validate(json.loads(data))


def test_the_schema_and_the_page_name_every_pack() -> None:
    names = [study.name for study in STUDY_PACKS]
    schema = json.loads((SPEC / "record.schema.json").read_text("utf-8"))
    assert schema["properties"]["pack"]["enum"] == names
    page = (SPEC / "records.md").read_text("utf-8")
    assert all(f"`{name}`" in page for name in names)


@pytest.mark.parametrize(
    ("old", "new", "place", "expected"),
    [
        ("duo-y2-h1", "duo-y2-h7", "3:8", "a small pack such as duo-y2-h2, duo-y2-h1"),
        ("duo-y2-h1", "trio-y2-h1", "3:8", "a pack for 2 players"),
        ("duo-y2-h1", "", "3:7", "a small pack such as"),
        ("hand Anna: Y1p", "hand Anna: Y1p Y2h", "6:12", "1 card(s) (duo-y2-h1)"),
        ("hand Anna: Y1p", "hand Anna: Y3p", "6:12", "a card of the pack duo-y2-h1"),
        ("stapel: Y1h Y2h", "stapel: Y1h", "8:12", "missing: Y2h (duo-y2-h1)"),
        ("blatt: duo-y2-h1\n", "", "5:12", "five cards (START-3)"),
    ],
)
def test_what_does_not_fit_the_pack_is_refused(
    old: str, new: str, place: str, expected: str
) -> None:
    with pytest.raises(InputError) as error:
        read(PLAYED.replace(old, new))
    assert str(error.value).startswith(f"-:{place}: ")
    assert expected in str(error.value)


def test_a_pack_for_others_is_refused_in_json_and_by_the_schema() -> None:
    data = json.loads(write_json(read(PLAYED)))
    for pack in ("trio-y2-h1", "nothing", "", 4, None):
        text = json.dumps(data | {"pack": pack})
        with pytest.raises(InputError):
            read(text)
        assert not VALIDATOR.is_valid(json.loads(text))


@pytest.mark.parametrize("name", [witness.contrast.name for witness in witnesses()])
def test_every_stored_record_is_legal_by_the_rules_it_names(name: str) -> None:
    path: Path = SPEC / "questions" / f"{name}.dd"
    answer = daumen_rules("check", path)
    assert answer.status == 0
    assert daumen_rules("convert", path, "--to", "json").status == 0


def test_check_tells_where_the_manuals_part_in_their_witness() -> None:
    answer = daumen_rules("check", SPEC / "questions" / "german-english.dd", "--rules", "both")
    assert answer.status == 0
    assert "line 11, English (taker_only): Anna alone looks at the trick" in answer.out
