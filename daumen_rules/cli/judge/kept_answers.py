"""The file with the answers of an unfinished dialogue. It is read and written here only."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from daumen_rules.kernel.text import Language

from ..shared.basics import read_file, write_file

DRAFT: Final = "daumen-rules answers 1"
"""The first line of such a file."""


def read_answers(target: str, language: Language) -> dict[str, str]:
    """The answers in a file, by the key of the question; none if it is no file of answers."""
    if not Path(target).is_file():
        return {}
    first, *lines = read_file(target, language).splitlines() or [""]
    if first != DRAFT:
        return {}
    pairs = (line.partition(": ") for line in lines)
    return {key: answer for key, _, answer in pairs if answer}


def write_answers(answers: Mapping[str, str], target: str, language: Language) -> None:
    """Write answers into a file. Raises Failure."""
    rows = (f"{key}: {answer}" for key, answer in answers.items())
    write_file(target, "\n".join((DRAFT, *rows)) + "\n", language)
