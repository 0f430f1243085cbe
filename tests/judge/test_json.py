"""Situations of every game as JSON: read, ruled on like their text, printed with the ruling."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from daumen_rules.disputes.report import Result
from daumen_rules.games import catalogue
from daumen_rules.judge.situation import read_situation
from tests.cli.run import daumen_rules, refused
from tests.each import thinned
from tests.judge.asked import told

DISPUTES = sorted(Path("spec/collection/disputes").glob("*.pos"))
SCHEMA: Final = json.loads(Path("spec/collection/position.schema.json").read_text("utf-8"))
VALIDATOR: Any = Draft202012Validator(SCHEMA)
RIGHT: Final = {
    "format": "position",
    "format_version": "1",
    "game": "mau-mau",
    "names": ["Anna", "Ben"],
    "position": {"turn": "Anna", "hand Anna": "H7 SK", "hand Ben": "4 cards", "pile": "HK"},
    "ask": "may Anna lay SK",
}


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if at % 20 == 3 else pytest.mark.long)
        for at, path in enumerate(thinned(DISPUTES, 3))
    ],
)
def test_a_dispute_in_json_has_the_ruling_of_its_text(path: Path, tmp_path: Path) -> None:
    found = daumen_rules("judge", path, "--json").data
    data = found["situation"]
    VALIDATOR.validate(data)
    file = tmp_path / "same.json"
    file.write_text(json.dumps(data, indent=1), encoding="utf-8")
    again = daumen_rules("judge", file, "--json").data
    assert again["situation"] == data
    assert again["answer"] == found["answer"]
    assert again["judged"] == found["judged"]
    assert daumen_rules("judge", "--expect", file).lines == [f"{file}: as expected"]


def test_a_position_in_json_is_read_by_the_front_door() -> None:
    text = json.dumps({key: value for key, value in RIGHT.items() if key != "ask"})
    assert catalogue.game("mau-mau").position(text).count() > 1
    (opinion,) = told(json.dumps(RIGHT)).opinions
    assert opinion.finding.result is Result.ALWAYS
    assert read_situation(json.dumps(RIGHT)).question.de == "darf Anna PK legen"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "halma9"}, "halma9"),
        ({"format_version": "2"}, 'expected "1"'),
        ({"position": {"hant Anna": "H7"}}, "found 'hant Anna'"),
        ({"position": {"hand Anna": "H7 X9"}}, "found 'X9'"),
        ({"names": ["Anna"]}, "expected 2 to 5 names"),
        ({"ask": "may Anna trump SK"}, "perhaps you mean"),
        ({"acts": [{"by": 7, "do": "lay H7"}]}, "expected a whole number from 0 to 1"),
        ({"acts": [{"by": 0, "do": "fly"}]}, "found 'fly'"),
        ({"nothing": 1}, "nothing"),
        ({"ask": "may Anna\nlay SK"}, "expected a text on one line"),
    ],
)
def test_what_cannot_be_read_is_one_error_at_the_value(
    change: dict[str, Any], error: str, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(RIGHT | change, indent=1), encoding="utf-8")
    said = refused("judge", path)
    assert error in said
    (key,) = change
    line = next(at for at, each in enumerate(path.read_text().splitlines(), 1) if key in each)
    assert int(said.split(":")[1]) >= line
