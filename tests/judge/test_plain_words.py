"""Short questions as people ask them, each with a position and the answer of the manual."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from daumen_rules.games import catalogue
from daumen_rules.judge.court import judge_of
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import no_tick
from tests.judge.asked import always

FILES: Final = tuple(sorted(Path(__file__).with_name("plain_words").glob("*.txt")))
LEAST: Final = {
    "and-again": 43,
    "at-the-table": 40,
    "daumen-drauf": 36,
    "once-more": 31,
    "other-games": 35,
}
"""The number of questions that are answered so today."""


def questions(path: Path) -> Iterator[tuple[str, str, str]]:
    """Each question of a file: its position, its words, and the expected answer."""
    for block in path.read_text(encoding="utf-8").split("\n= ")[1:]:
        _, *lines = block.strip().splitlines()
        position = "".join(f"{line}\n" for line in lines if " => " not in line)
        for line in lines:
            if " => " in line:
                asked, answer = line.split(" => ")
                yield position, asked, answer


def found(position: str, asked: str, answer: str) -> str:
    """What the judge answers instead; empty where it is the expected answer."""
    trick = position.find("trick\n")
    at = len(position) if trick < 0 or position.startswith("game") else trick
    text = f"{position[:at]}ask: {asked}\nexpect: {answer}\n{position[at:]}"
    judge = judge_of(text, None, catalogue.game(catalogue.USUAL))
    try:
        situation = judge.read(text, no_tick)
    except InputError as error:
        return f"not read: {error.expected.en}"
    (compared,) = judge.compare(situation, judge.rule(situation, always))
    return "" if compared.agrees else compared.found


def test_there_are_193_questions() -> None:
    assert [sum(1 for _ in questions(path)) for path in FILES] == [48, 40, 36, 33, 36]


@pytest.mark.long
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_most_are_answered_as_the_manual_does(path: Path) -> None:
    wrong = [(each, instead) for each in questions(path) if (instead := found(*each))]
    assert sum(1 for _ in questions(path)) - len(wrong) >= LEAST[path.stem], wrong
