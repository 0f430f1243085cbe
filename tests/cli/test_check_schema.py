"""The answer of `check --json` is as its schema in `spec/` says: of every game, to everybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from tests.cli.run import daumen_rules

SPEC: Final = Path(__file__).parents[2] / "spec"
SCHEMA: Final = json.loads((SPEC / "collection" / "check.schema.json").read_text("utf-8"))
VALIDATOR: Final[Any] = Draft202012Validator(SCHEMA)
RECORDS: Final = SPEC / "daumen_drauf" / "records"
GOLDEN: Final = sorted((SPEC / "collection" / "games").glob("*.game"))
HERE: Final = "deck: Y1p Y1h G1p G1h"
"""A deck of the pack `duo-y1g1-h1`: Anna has Y1p, Ben Y1h."""


def _answer(*words: str | Path, stdin: str = "") -> dict[str, Any]:
    """What is answered, which is as the schema says."""
    answer = json.loads(daumen_rules("check", *words, "--json", stdin=stdin).out)
    VALIDATOR.validate(answer)
    found: dict[str, Any] = answer
    return found


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", GOLDEN[::9], ids=lambda path: str(path.stem))
def test_the_answer_on_a_game_of_the_collection_is_valid(path: Path) -> None:
    assert _answer(path)["verdicts"][0]["games"][0]["ending"] == {"verdict": "legal"}
    assert _answer(path, "--seat", "1")["seat"] == 0


@pytest.mark.long
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
def test_the_answer_on_every_game_of_the_collection_is_valid(path: Path) -> None:
    assert _answer(path)["legal"]
    assert _answer(path, "--seat", "1", "--no-log")["verdicts"][0]["games"][0]["events"] == []


@pytest.mark.parametrize("name", sorted(path.name for path in RECORDS.iterdir()))
def test_the_answer_on_a_record_with_two_manuals_is_valid(name: str) -> None:
    both = _answer(RECORDS / name, "--rules", "both")
    assert [verdict["rules"] for verdict in both["verdicts"]] == ["german", "english"]
    assert {parting["flag"] for parting in both["partings"]} == {"inspection", "refill_first"}
    assert both["legal"] is all(verdict["legal"] for verdict in both["verdicts"])


def _small(*entries: str, deal: str = HERE) -> str:
    head = ("game: daumen-drauf", "players: Anna, Ben", "pack: duo-y1g1-h1", deal)
    return "\n".join((*head, *entries)) + "\n"


ENDINGS: Final = {
    "unfinished": _small("Anna: Y1p"),
    "illegal": _small("Anna: pass"),
    "trick_differs": _small("trick 2", "Anna: Y1p"),
    "result_differs": _small("Anna: Y1p", "result: 1 1"),
}
GAPS: Final = {
    "unfinished": _small("Anna: Y1?", deal=""),
    "illegal": _small("Anna: Y1?", "Ben: parry G1?", deal=""),
    "result_differs": _small("Anna: Y1?", "winners: Ben", deal=""),
}


@pytest.mark.parametrize("verdict", ENDINGS)
@pytest.mark.parametrize("seat", [(), ("--seat", "Anna"), ("--seat", "Ben")])
def test_every_ending_is_told_as_the_schema_says(verdict: str, seat: tuple[str, ...]) -> None:
    answer = _answer("-", *seat, stdin=ENDINGS[verdict])
    assert answer["verdicts"][0]["games"][0]["ending"]["verdict"] == verdict
    assert answer["verdicts"][0]["gaps"] is False


@pytest.mark.parametrize("verdict", GAPS)
def test_every_ending_with_gaps_is_told_as_the_schema_says(verdict: str) -> None:
    answer = _answer("-", stdin=GAPS[verdict])
    assert answer["verdicts"][0]["games"][0]["ending"]["verdict"] == verdict
    assert answer["verdicts"][0]["gaps"] is True


@pytest.mark.parametrize(
    ("key", "value"), [("seat", "Anna"), ("verdicts", []), ("legal", 1), ("other", 0)]
)
def test_another_answer_is_not_as_the_schema_says(key: str, value: object) -> None:
    answer = _answer("-", stdin=ENDINGS["illegal"])
    assert not VALIDATOR.is_valid(answer | {key: value})
