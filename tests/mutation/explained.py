"""Mutants that no test can kill, with the reason: `explained.json`, by part and by change."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from tests.mutation.mutants import Mutant

FILE: Final = Path(__file__).with_suffix(".json")
Written: TypeAlias = Mapping[tuple[str, str], str]


def written(file: Path = FILE) -> Written:
    """All reasons, by the name of a part and the words of a change."""
    parts: dict[str, dict[str, str]] = json.loads(file.read_text("utf-8"))
    return {(part, words): why for part, said in parts.items() for words, why in said.items()}


def reasons(every: Iterable[Mutant], told: Written) -> Mapping[Mutant, str]:
    """The reasons, by mutant."""
    return {mutant: told[mutant.name] for mutant in every if mutant.name in told}


def stale(every: Iterable[Mutant], told: Written) -> list[str]:
    """Explanations of what is no mutant any more."""
    known = {mutant.name for mutant in every}
    return [f"{part}: {words}" for part, words in told if (part, words) not in known]
