"""A ruling: what was asked, under which rules, and the answer, with an id that names it for ever;
and its summary in a word or two.

How it is told at length stands with whoever tells it.
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

    `unheard` are questions of which some reading was not looked at, because the time was up.
    """

    name: str
    opinion: Opinion[W]
    unheard: tuple[str, ...] = ()


@frozen(repr=False)
class Ruling(InLines, Generic[W]):
    """One opinion for each manual asked, and the questions that part them where they differ.

    It is printed as the answer of each manual in a word, with the reasons that hold in any case;
    seats are told by their letters.
    """

    id: str
    judged: tuple[Judged[W], ...]
    parting: tuple[str, ...] = ()
    parting_defaults: tuple[str, ...] = ()
    """The same where a manual is not clear in itself: in what the defaults part besides."""

    def __str__(self) -> str:
        return "\n".join(answer_lines(self))


def ruling_id(version: str, rules: str, situation: str, question: str) -> str:
    """The id of a ruling: the same rules, situation and question give the same id."""
    import hashlib  # slow to load, and without gaps no record needs it

    data = json.dumps([version, rules, situation, question], ensure_ascii=False)
    return hashlib.sha256(data.encode("utf-8", "surrogatepass")).hexdigest()[:ID_LENGTH]


class Unsettled(Enum):
    """How a ruling comes out that is no answer; the value is its code."""

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
    """A ruling in a word: its answer, or how it comes out without one; and the ids of the clauses
    or questions that go with it.
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
    """The ruling in a word, of one manual or of all together; None for a manual not asked.

    Together: contradictory where the manuals part; what the unclear one says where only one is
    clear.
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
    """A ruling as a writer would expect it: names for seats, digits for a number, then the ids."""
    return " ".join((found.answer.written(names), *sorted(found.ids)))


def answer_lines(ruling: Ruling[W]) -> Iterator[str]:
    """The answer of each manual in a word, and the reasons that hold whatever fills the gaps."""
    letters = tuple(map(seat_letter, range(26)))
    yield f"ruling {ruling.id}"
    for judged in ruling.judged:
        yield f"{judged.name}: {summary_words(_summary_of(judged.opinion), letters)}"
        finding = judged.opinion.finding
        if isinstance(finding, Always):
            for reason in finding.verdict.reasons:
                yield f"  {reason.sentence.say('en')} [{reason.clause.id}]"
