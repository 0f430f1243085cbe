"""What tests of positions share: errors of texts, tables of positions, the schema of JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from daumen_rules import AnyGame
from daumen_rules.kernel.errors import InputError

from .plays import NAMES

SCHEMA: Any = Draft202012Validator(
    json.loads(
        (Path(__file__).parents[2] / "spec/collection/record.schema.json").read_text("utf-8")
    )
)


def error_of(game: AnyGame, text: str) -> InputError | None:
    """The error of a text; None where it is read."""
    try:
        game.position(text)
    except InputError as error:
        return error
    return None


def rows(name: str) -> list[tuple[str, ...]]:
    """The rows of a table beside this module, each with its cells."""
    lines = (Path(__file__).parent / name).read_text("utf-8").splitlines()
    return [
        tuple(part.strip() for part in line.split(" | "))
        for line in lines
        if line and not line.startswith("#")
    ]


def text_of(game: AnyGame, lines: str) -> str:
    """The text of a position from its lines, with ` / ` between them."""
    names = ", ".join(NAMES[: game.rules.seats[0]])
    return "\n".join((f"players: {names}", *(line.strip() for line in lines.split(" / "))))
