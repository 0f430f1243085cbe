"""`check` on a record with gaps: rule set by rule set, in the time there is.

Here lives the way from a record to what is printed; how it is told stands in `gap_words` and
`gap_data`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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
)
from daumen_rules.games.daumen_drauf.notation.checks import check_pack
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.record_with_gaps import AnyRecord
from daumen_rules.kernel.text import Language


@frozen
class GapCheck:
    """A record with gaps, the rule sets it is checked by, and what was found under each."""

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


def gap_check(
    path: str,
    record: AnyRecord,
    rule_sets: tuple[tuple[str, RuleSet], ...],
    running: Running,
    seconds: float,
    language: Language,
) -> GapCheck:
    """The check of a record with gaps, `running` for so many seconds altogether."""
    filler = Filler(fill, running)
    answers = tuple((name, replay_with_gaps(record, rules, filler)) for name, rules in rule_sets)
    return GapCheck(path, record, answers, filler, seconds, language)
