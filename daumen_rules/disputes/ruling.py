"""A ruling: the opinion of each manual, an id that never changes, and a summary of a few words.

`telling` tells a ruling at length.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Generic

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import InLines
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.verdict import Answer, W

from .findings import Always, Clear, Depends, Impossible, Opinion, SearchStopped, Silent

ID_LENGTH = 12


@frozen
class Judged(Generic[W]):
    """The opinion of one manual, or of one rule set.

    `unheard` lists the ids of questions with a reading that the search had no time to decide.
    """

    name: str
    opinion: Opinion[W]
    unheard: tuple[str, ...] = ()


@frozen(repr=False)
class Ruling(InLines, Generic[W]):
    """One opinion for each manual that was asked, and the questions on which the manuals differ.

    A ruling prints the answer of each manual in a few words, with the reasons that hold in every
    case, and names seats by their letters.
    """

    id: str
    judged: tuple[Judged[W], ...]
    parting: tuple[str, ...] = ()
    parting_defaults: tuple[str, ...] = ()
    """Further questions on which the defaults differ, where a manual is not clear by itself."""

    def __str__(self) -> str:
        return "\n".join(answer_lines(self))


def ruling_id(version: str, rules: str, situation: str, question: str) -> str:
    """The id of a ruling: 12 hex digits, the same for the same rules, situation and question."""
    import hashlib  # slow to load, and without gaps no record needs it

    data = json.dumps([version, rules, situation, question], ensure_ascii=False)
    return hashlib.sha256(data.encode("utf-8", "surrogatepass")).hexdigest()[:ID_LENGTH]


class Unsettled(Enum):
    """An outcome of a ruling without an answer; the value is its code."""

    SILENT = "silent"
    CONTRADICTORY = "contradictory"
    DEPENDS = "depends"
    IMPOSSIBLE = "impossible"
    STOPPED = "stopped"

    @property
    def code(self) -> str:
        """What machines call it."""
        return self.value

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return self.value


@frozen
class Summary:
    """A ruling in short: its answer or the outcome without one, and the ids that go with it.

    `ids` are those of clauses for an answer, and those of questions where no manual decides.
    """

    answer: Answer | Unsettled
    ids: frozenset[str] = frozenset()


def _summary_of(opinion: Opinion[W]) -> Summary:
    if not isinstance(opinion, Clear):
        silent = isinstance(opinion, Silent)
        answer = Unsettled.SILENT if silent else Unsettled.CONTRADICTORY
        return Summary(answer, frozenset(option.question for option in opinion.options))
    match opinion.finding:
        case Always(verdict=verdict):
            return Summary(verdict.answer, frozenset(clause.id for clause in verdict.clauses))
        case Depends():
            return Summary(Unsettled.DEPENDS)
        case Impossible(reasons=reasons):
            return Summary(Unsettled.IMPOSSIBLE, frozenset(reason.clause.id for reason in reasons))
        case SearchStopped():
            return Summary(Unsettled.STOPPED)


def summary(ruling: Ruling[W], manual: str | None = None) -> Summary | None:
    """The ruling in short, of one manual or of all together; None for a manual not asked.

    All together are contradictory where the manuals differ. Where only one manual is clear, the
    summary is that of the unclear one.
    """
    found = {judged.name: judged.opinion for judged in ruling.judged}
    if manual is not None:
        return _summary_of(found[manual]) if manual in found else None
    if ruling.parting:
        return Summary(Unsettled.CONTRADICTORY, frozenset(ruling.parting))
    unclear = [opinion for opinion in found.values() if not isinstance(opinion, Clear)]
    parts = [_summary_of(opinion) for opinion in unclear or found.values()]
    answer = parts[0].answer
    ids = [part.ids for part in parts if part.answer == answer]
    if unclear:
        return Summary(answer, frozenset[str]().union(*ids))
    return Summary(answer, frozenset[str](ids[0]).intersection(*ids))


def summary_words(found: Summary, names: Sequence[str]) -> str:
    """A summary as an `expect:` line has it: names for seats, digits for a number, then the ids."""
    return " ".join((found.answer.written(names), *sorted(found.ids)))


def answer_lines(ruling: Ruling[W]) -> Iterator[str]:
    """Lines with the summary of each manual, and the reasons that hold for every filling."""
    letters = tuple(map(seat_letter, range(26)))
    yield f"ruling {ruling.id}"
    for judged in ruling.judged:
        yield f"{judged.name}: {summary_words(_summary_of(judged.opinion), letters)}"
        finding = judged.opinion.finding
        if isinstance(finding, Always):
            for reason in finding.verdict.reasons:
                yield f"  {reason.sentence.say('en')} [{reason.clause.id}]"
