"""A record checked, rule set by rule set: one without gaps, and one with gaps in the time there is.

How it is told stands in `verdict`, `verdict_data`, `gap_words`, `gap_data` and `partings`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from attrs import frozen

from daumen_rules.disputes.matching import fill
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.court.gap_data import gap_verdict_data
from daumen_rules.games.daumen_drauf.court.gap_words import GapTeller
from daumen_rules.games.daumen_drauf.court.gaps.filling import Filler, Running
from daumen_rules.games.daumen_drauf.court.gaps.several import Findings, replay_with_gaps
from daumen_rules.games.daumen_drauf.court.partings import (
    Happenings,
    partings,
    partings_data,
    partings_lines,
    told_of,
)
from daumen_rules.games.daumen_drauf.court.verdict import verdict_lines
from daumen_rules.games.daumen_drauf.court.verdict_data import verdict_data
from daumen_rules.games.daumen_drauf.notation.checks import check_pack
from daumen_rules.games.daumen_drauf.readings import PRESETS, RuleSet
from daumen_rules.games.daumen_drauf.record import Record
from daumen_rules.games.daumen_drauf.record_with_gaps import AnyRecord
from daumen_rules.games.daumen_drauf.replay import Replay, replay
from daumen_rules.kernel.text import Language

Named: TypeAlias = tuple[tuple[str, RuleSet], ...]
"""Rule sets, each with its name."""


def check(
    path: str,
    record: AnyRecord,
    asked: str | None,
    running: Running,
    seconds: float,
    language: Language,
) -> WholeCheck | GapCheck:
    """The check of a record by its own rules, or by those asked for, `running` for so many seconds
    altogether. Raises OptionError.
    """
    named = ((str(record.rules), record.rules),) if asked is None else rule_sets(asked)
    if isinstance(record, Record):
        whole = tuple((name, replay(record, rules)) for name, rules in named)
        return WholeCheck(path, record, whole, language)
    filler = Filler(fill, running)
    answers = tuple((name, replay_with_gaps(record, rules, filler)) for name, rules in named)
    return GapCheck(path, record, answers, filler, seconds, language)


def rule_sets(asked: str) -> Named:
    """Both manuals or one rule set, as it is written. Raises OptionError."""
    return PRESETS if asked == "both" else ((asked, RuleSet.parse(asked)),)


@frozen
class WholeCheck:
    """A record without gaps, and what became of it under each rule set."""

    path: str
    record: Record
    answers: tuple[tuple[str, Replay], ...]
    language: Language

    @property
    def is_legal(self) -> bool:
        """Whether it is legal under every rule set."""
        return all(answer.is_legal for _, answer in self.answers)

    def lines(self, log: bool | None, *, long: bool) -> Iterator[str]:
        """The answer in words."""
        record, language = self.record, self.language
        if len(self.answers) > 1:
            yield from partings_lines(partings(told_of(record)), record, language, long=long)
            log = bool(log)
        for name, answer in self.answers:
            tell = answer.is_legal if log is None else log
            yield from verdict_lines(self.path, name, answer, record, language, tell)

    def data(self, *, log: bool) -> dict[str, Any]:
        """The answer for machines."""
        record, language = self.record, self.language
        verdicts = [
            verdict_data(name, answer, record, language, log) for name, answer in self.answers
        ]
        data: dict[str, Any] = {
            "file": self.path,
            "names": list(record.names),
            "verdicts": verdicts,
        }
        if len(self.answers) > 1:
            data["partings"] = partings_data(partings(told_of(record)), record, language)
        return data


@frozen
class GapCheck:
    """A record with gaps, and what was found of it under each rule set."""

    path: str
    record: AnyRecord
    answers: tuple[tuple[str, Findings], ...]
    filler: Filler
    seconds: float
    language: Language

    @property
    def is_legal(self) -> bool:
        """Whether it is legal under every rule set."""
        return all(found.is_legal for _, found in self.answers)

    @property
    def pack(self) -> Pack:
        """The cards that are played with."""
        return check_pack(self.record.pack or None, len(self.record.names))

    def lines(self, log: bool | None, *, long: bool) -> Iterator[str]:
        """The answer in words."""
        if len(self.answers) > 1:
            found = partings(self.told)
            yield from partings_lines(found, self.record, self.language, long=long)
            log = bool(log)
        teller = GapTeller(self.record, self.pack, self.language)
        for name, answer in self.answers:
            tell = answer.is_legal if log is None else log
            yield from teller.lines(self.path, name, answer, self.seconds, log=tell)

    def data(self, *, log: bool) -> dict[str, Any]:
        """The answer for machines."""
        record, language = self.record, self.language
        data: dict[str, Any] = {
            "file": self.path,
            "names": list(record.names),
            "verdicts": [
                gap_verdict_data(name, found, record, self.pack, language, log=log)
                for name, found in self.answers
            ],
        }
        if len(self.answers) > 1:
            data["partings"] = partings_data(partings(self.told), record, language)
        return data

    def told(self, rules: RuleSet) -> Happenings:
        """What happens under a rule set, by what is certain of it."""
        found = replay_with_gaps(self.record, rules, self.filler)
        for number, game in enumerate(found.games, start=1):
            for told in game.told:
                yield number, told.line, told.happenings
