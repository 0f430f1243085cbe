"""How a ruling is told, in words.

Here lives how much is told of a ruling, and in which order. Its parts stand in `judge_parts`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from daumen_rules.cli.judge_parts import Parts, Room
from daumen_rules.disputes.findings import Always, Clear, Finding, codes
from daumen_rules.disputes.ruling import Judged, Ruling
from daumen_rules.games.daumen_drauf.situation.model import Situation
from daumen_rules.games.daumen_drauf.situation.worlds import World
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Reason

MOST_LINES: Final = 12
ROOMS: Final = (
    *(Room(reasons, readings) for readings in (2, 1) for reasons in (3, 2, 1)),
    Room(1, 1, story=False),
    Room(1, 0, story=False),
)
"""How much may be told, most first. The first with which a ruling has twelve lines is taken."""

_MANUALS = {
    "german": Text("German manual", "deutsche Anleitung"),
    "english": Text("English manual", "englische Anleitung"),
}


@frozen
class Teller:
    """Tells rulings on one situation."""

    situation: Situation
    language: Language
    long: bool = False

    def lines(self, file: str, ruling: Ruling[World | None]) -> Iterator[str]:
        """The ruling line by line; without `long` at most twelve, and each fits a terminal unless
        the name of the file is too long for it.
        """
        if self.long:
            yield from self._told(file, ruling, Room(None, None))
            return
        told: list[str] = []
        for room in ROOMS:
            told = self._told(file, ruling, room)
            if len(told) <= MOST_LINES:
                yield from told
                return
        yield from told[: MOST_LINES - 1]
        left = len(told) - MOST_LINES + 1
        yield self._say(f"… {left} more lines: --long", f"… {left} weitere Zeilen: --long")

    def _told(self, file: str, ruling: Ruling[World | None], room: Room) -> list[str]:
        heading = self._say(f"{file}, ruling {ruling.id}", f"{file}, Entscheid {ruling.id}")
        parts = self._parts(ruling, Parts(self.situation, self.language, room))
        return [heading, *(line for part in parts for line in part.splitlines())]

    def _say(self, en: str, de: str) -> str:
        return Text(en, de)[self.language]

    def _parts(self, ruling: Ruling[World | None], parts: Parts) -> Iterator[str]:
        yield parts.question()
        if ruling.parting:
            yield parts.parting(ruling.parting)
        known: tuple[Reason, ...] = ()
        for names, judged in self._groups(ruling):
            yield from parts.opinion(self._named(names), judged, known)
            known = () if self.long else (*known, *reasons_of(judged.opinion.finding))
        yield from parts.games(ruling)

    def _groups(self, ruling: Ruling[World | None]) -> list[tuple[list[str], Judged[World | None]]]:
        """What is judged, and by whom: manuals that judge alike together."""
        groups: list[tuple[list[str], Judged[World | None]]] = []
        for judged in ruling.judged:
            if groups and self._alike(groups[-1][1], judged):
                groups[-1][0].append(judged.name)
            else:
                groups.append(([judged.name], judged))
        return groups

    def _alike(self, one: Judged[World | None], other: Judged[World | None]) -> bool:
        mine, yours = one.opinion, other.opinion
        return (
            isinstance(mine, Clear)
            and isinstance(yours, Clear)
            and type(mine.finding) is type(yours.finding)
            and codes(mine.finding) == codes(yours.finding)
            and reasons_of(mine.finding) == reasons_of(yours.finding)
            and one.unheard == other.unheard
            and (not self.long or mine.notes == yours.notes)
        )

    def _named(self, names: list[str]) -> str:
        if len(names) > 1:
            return self._say("both manuals", "beide Anleitungen")
        text = _MANUALS.get(names[0])
        return names[0] if text is None else text[self.language]


def reasons_of(finding: Finding[World | None]) -> tuple[Reason, ...]:
    """The reasons of an answer that holds in all cases."""
    return finding.verdict.reasons if isinstance(finding, Always) else ()
