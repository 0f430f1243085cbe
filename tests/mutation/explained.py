"""Mutants that no test can kill, with the reason: `explained.json`, by part and change."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tests.mutation.mutants import Mutant

FILE: Final = Path(__file__).with_suffix(".json")


def reasons(every: Iterable[Mutant], file: Path = FILE) -> Mapping[Mutant, str]:
    """The reasons, by mutant. Raises ValueError for one that speaks of no mutant."""
    written: dict[str, dict[str, str]] = json.loads(file.read_text("utf-8"))
    told = {
        (part, words): why for part, words_of in written.items() for words, why in words_of.items()
    }
    found = {mutant: told.pop(mutant.name) for mutant in every if mutant.name in told}
    if told:
        lines = "\n".join(f"  {part}: {words}" for part, words in told)
        raise ValueError(f"{file.name} explains what is no mutant any more:\n{lines}")
    return found
