"""Where the two manuals part in a recorded game.

Here lives the comparison flag by flag: the German rules against the same with one English reading.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import attrs
from attrs import frozen

from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.readings import (
    ENGLISH,
    GERMAN,
    RuleSet,
    difference,
    with_flags,
)
from daumen_rules.games.daumen_drauf.record import Record
from daumen_rules.games.daumen_drauf.replay import Told, replay
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text


@frozen
class Parting:
    """A flag in which the manuals differ, and the first entry at which this shows in a game.

    `game` and `line` are None where it makes no difference in this record.
    """

    flag: str
    german: str
    english: str
    question: Question
    game: int | None = None
    line: int | None = None
    german_events: tuple[Event, ...] = ()
    english_events: tuple[Event, ...] = ()


def partings(record: Record) -> tuple[Parting, ...]:
    """All differences between the two rule sets, and where each first shows in a record."""
    questions = {flag: question for question in GAME.questions() for flag in question.flags}
    return tuple(
        _parting(record, Parting(flag, german, english, questions[flag]))
        for flag, german, english in difference(GERMAN, ENGLISH)
    )


def _parting(record: Record, parting: Parting) -> Parting:
    english = with_flags(GERMAN, {parting.flag: parting.english})
    pairs = zip_longest(_told(record, GERMAN), _told(record, english))
    for ours, theirs in pairs:
        if ours is not None and theirs is not None and ours[1].events != theirs[1].events:
            same = set(ours[1].events) & set(theirs[1].events)
            return attrs.evolve(
                parting,
                game=ours[0],
                line=ours[1].line,
                german_events=tuple(e for e in ours[1].events if e not in same),
                english_events=tuple(e for e in theirs[1].events if e not in same),
            )
    return parting


def _told(record: Record, rules: RuleSet) -> Iterator[tuple[int, Told]]:
    for number, game in enumerate(replay(record, rules).games, start=1):
        for told in game.told:
            yield number, told


def partings_lines(found: tuple[Parting, ...], record: Record, language: Language) -> Iterator[str]:
    """The partings in words."""
    yield Text(
        "Where the two manuals part in this game:", "Wo sich die beiden Anleitungen trennen:"
    )[language]
    for parting in found:
        title = parting.question.title[language]
        yield f"  {parting.question.id} {title} ({parting.flag})"
        if parting.line is None:
            yield "      " + Text("no difference here", "hier kein Unterschied")[language]
            continue
        where = Text(f"line {parting.line}", f"Zeile {parting.line}")[language]
        for name, value, events in (
            (Text("German", "deutsch")[language], parting.german, parting.german_events),
            (Text("English", "englisch")[language], parting.english, parting.english_events),
        ):
            told = " ".join(
                f"{event.sentence.say(language, record.names)} [{event.clause.id}]"
                for event in events
            )
            yield f"      {where}, {name} ({value}): {told}"


def partings_data(
    found: tuple[Parting, ...], record: Record, language: Language
) -> list[dict[str, Any]]:
    """The partings as JSON data."""

    def told(events: tuple[Event, ...]) -> list[dict[str, str]]:
        return [
            {"clause": event.clause.id, "text": event.sentence.say(language, record.names)}
            for event in events
        ]

    return [
        {
            "flag": parting.flag,
            "question": parting.question.id,
            "game": parting.game,
            "line": parting.line,
            "german": {"value": parting.german, "events": told(parting.german_events)},
            "english": {"value": parting.english, "events": told(parting.english_events)},
        }
        for parting in found
    ]
