"""What courts share serves any game: rows of questions, answers, the report, lines and data.

Here the score card of Kniffel is asked about; the expected points are those of its manual.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from attrs import frozen

from daumen_rules.cli.judge.data import ruling_data
from daumen_rules.cli.judge.lines import ruling_lines
from daumen_rules.disputes import asks
from daumen_rules.disputes.answers import Number
from daumen_rules.disputes.asks import AskRow, Gap
from daumen_rules.disputes.findings import Always, Clear
from daumen_rules.disputes.report import RulingReport
from daumen_rules.disputes.ruling import Judged, Ruling, ruling_id
from daumen_rules.disputes.telling import Telling, report
from daumen_rules.disputes.verdicts import number_of, verdict
from daumen_rules.games.dice.kniffel import card as kniffel
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Verdict

BOXES: Final = {"full-house": kniffel.FULL_HOUSE, "chance": kniffel.CHANCE}


@frozen
class Thrown:
    """Five dice, and the box that is asked about."""

    dice: tuple[int, ...]
    box: str


def counted(thrown: Thrown) -> Verdict:
    points = kniffel.score(thrown.box, thrown.dice, kniffel.Rules())
    return number_of(points, (BOXES[thrown.box],))


COUNTS: Final = AskRow[Thrown, Thrown](
    name="counts",
    form=Text("what does DICE count as BOX", "was zählt DICE als BOX"),
    also=("how many points is/are DICE as BOX",),
    answer=counted,
)
THROWS: Final = AskRow[Thrown, Thrown](
    name="throws",
    form=Text("how often may a seat throw", "wie oft darf ein Platz werfen"),
    answer=lambda _: verdict(Number(3), ()),
)


def _dice(words: tuple[str, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    for word in words[:1]:
        if word.replace("-", "").isdecimal():
            yield 1, tuple(map(int, word.split("-")))


def _boxes(words: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    yield from ((1, word) for word in words[:1] if word in BOXES)


GAPS: Final = {
    "DICE": Gap(_dice, Text("dice such as 1-1-2-2-2", "Würfel wie 1-1-2-2-2")),
    "BOX": Gap(_boxes, Text("a box", "ein Feld")),
}
EXAMPLES: Final = Text("a question", "eine Frage")


def told(question: str) -> RulingReport[Thrown]:
    row, found = asks.read_ask(question, (COUNTS, THROWS), GAPS, EXAMPLES)
    thrown = Thrown(found["DICE"], found["BOX"])
    assert row.answer is not None
    finding = Always[Thrown | None](row.answer(thrown), thrown, gaps=False)
    ruling = Ruling[Thrown | None](
        ruling_id("1", "manual", str(thrown), question), (Judged("manual", Clear(finding)),)
    )
    telling = Telling[Thrown](
        names=("Anna",),
        version="1",
        question=Text(question, question),
        is_permission=row.is_permission,
        rules=lambda name: Text(name, name),
        title=lambda question: Text(question, question),
        differences=lambda _one, _other: ((), ()),
        completed=lambda thrown: Text(str(thrown), str(thrown)),
        if_at_hand=lambda _: Text("", ""),
    )
    return report(ruling, telling)


def no_games(_: bool) -> Iterator[str]:
    return iter(())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("question", "points"),
    [
        ("what does 2-2-5-5-5 count as full-house", 25),
        ("was zählt 2-2-5-5-5 als chance?", 19),
        ("how many points are 1-2-2-3-3 as full-house", 0),
    ],
)
def test_a_question_is_read_answered_and_told(
    question: str, points: int, language: Language
) -> None:
    """By the manual a full house gives 25 points, chance the sum of all dice."""
    of = told(question)
    parts = ruling_lines("-", of, no_games, language)
    lines = [line for part in parts for line in part.splitlines()]
    assert lines[2] == f"manual: {points}"
    data = ruling_data("-", {}, of, language)
    assert data["answer"] == f"number {points}"
    (judged,) = data["judged"]
    assert [one["clause"] for one in judged["reasons"]] == [
        BOXES["chance" if "chance" in question else "full-house"].id
    ]


def test_a_question_that_cannot_be_read_is_told_where_it_goes_astray() -> None:
    for words, item in (("what does 2-2-5 count as pair", 5), ("what does nothing count", 2)):
        with pytest.raises(Fault) as caught:
            asks.read_ask(words, (COUNTS, THROWS), GAPS, EXAMPLES)
        assert caught.value.item == item
