"""How a ruling is told, in words.

How much is told, and in which order, is chosen here; the parts stand in `ruling_parts` and
`ruling_games`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.disputes.findings import Always, Clear, Finding, Opinion, answers
from daumen_rules.disputes.ruling import Judged, Ruling
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Text

from .ruling_games import Games
from .ruling_parts import Parts, Room, reasons_of
from .situation.model import Situation
from .situation.worlds import World

MOST_LINES: Final = 12
ROOMS: Final = (
    Room(3, 2, advice=True),
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
            yield from self._told(file, ruling, Room(None, None, advice=True))
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
        if not all(is_whole(judged, room) for judged in ruling.judged):
            heading += self._say(" (more with --long)", " (mehr mit --long)")
        parts = self._parts(ruling, Parts(self.situation, self.language, room))
        return [heading, *(line for part in parts for line in part.splitlines())]

    def _say(self, en: str, de: str) -> str:
        return Text(en, de)[self.language]

    def _parts(self, ruling: Ruling[World | None], parts: Parts) -> Iterator[str]:
        yield parts.question()
        if ruling.parting:
            yield parts.parting(ruling.parting)
        known: tuple[Finding[World | None], ...] = ()
        told = set[str]()
        for names, judged in self._groups(ruling):
            for part in parts.opinion(self._named(names), judged, known):
                if self.long or part not in told:
                    told.add(part)
                    yield part
            known = () if self.long else (*known, judged.opinion.finding)
        unclear = [judged for judged in ruling.judged if not isinstance(judged.opinion, Clear)]
        if unclear and len(ruling.judged) > 1:
            names = [self._named([j.name]) for j in unclear]
            yield parts.together(names, unclear[0].opinion, ruling.parting_defaults)
        if parts.room.story:
            yield from Games(self.language, self.long).lines(ruling)

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
            type(mine) is type(yours)
            and _noted(mine) == _noted(yours)
            and type(mine.finding) is type(yours.finding)
            and answers(mine.finding) == answers(yours.finding)
            and reasons_of(mine.finding) == reasons_of(yours.finding)
            and one.unheard == other.unheard
            and (not self.long or mine == yours)
        )

    def _named(self, names: list[str]) -> str:
        if len(names) > 1:
            return self._say("both manuals", "beide Anleitungen")
        text = _MANUALS.get(names[0])
        return names[0] if text is None else text[self.language]


def _noted(opinion: Opinion[World | None]) -> tuple[object, ...]:
    """The readings that leave a manual open, with their answers; none where it is clear."""
    if isinstance(opinion, Clear):
        return ()
    return tuple(
        (one.question, one.reading.value, one.support, answers(one.finding))
        for one in opinion.options
    )


def is_whole(judged: Judged[World | None], room: Room) -> bool:
    """Whether all reasons and readings of an opinion have room."""
    opinion = judged.opinion
    options = opinion.notes if isinstance(opinion, Clear) else opinion.options
    readings, reasons = room.readings, room.reasons
    return (
        (readings is None or len(options) <= readings)
        and (reasons is None or len(reasons_of(opinion.finding)) <= reasons)
        and (room.advice or not _advice(opinion.finding))
    )


def _advice(finding: Finding[World | None]) -> bool:
    return isinstance(finding, Always) and bool(finding.verdict.suggestions)
