"""Where the two manuals part in a recorded game.

Flag by flag the German rules are compared with the same and one English reading.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import attrs
from attrs import frozen

from daumen_rules.games.daumen_drauf.questions import QUESTIONS
from daumen_rules.games.daumen_drauf.readings import (
    ENGLISH,
    GERMAN,
    RuleSet,
    difference,
    with_flags,
)
from daumen_rules.games.daumen_drauf.record import Record
from daumen_rules.games.daumen_drauf.record_with_gaps import AnyRecord
from daumen_rules.games.daumen_drauf.replay import replay
from daumen_rules.games.daumen_drauf.stories.kept import pointer, whole_story, witness_of
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.ruling import Event
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.pieces.telling import hung

Happenings: TypeAlias = Iterator[tuple[int, int, tuple[Event, ...]]]
"""Entry by entry the number of the game, the line, and what happened."""


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


def partings(told: Callable[[RuleSet], Happenings]) -> tuple[Parting, ...]:
    """All differences between the two rule sets, and where each first shows in what is told of a
    record under a rule set.
    """
    questions = {flag: question for question in QUESTIONS for flag in question.flags}
    return tuple(
        _parting(told, Parting(flag, german, english, questions[flag]))
        for flag, german, english in difference(GERMAN, ENGLISH)
    )


def _parting(told: Callable[[RuleSet], Happenings], parting: Parting) -> Parting:
    english = with_flags(GERMAN, {parting.flag: parting.english})
    for ours, theirs in zip(told(GERMAN), told(english), strict=False):
        (game, line, here), (*_, there) = ours, theirs
        if _said(here) != _said(there):
            return attrs.evolve(
                parting,
                game=game,
                line=line,
                german_events=_beyond(here, there),
                english_events=_beyond(there, here),
            )
    return parting


def _said(events: tuple[Event, ...]) -> tuple[Sentence, ...]:
    """What is told of events, whatever the clause: seats, cards, numbers, and their order."""
    return tuple(event.sentence for event in events)


def _beyond(events: tuple[Event, ...], others: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events without what is told of the others too, unless the order alone is another."""
    here, there = _said(events), _said(others)
    if Counter(here) == Counter(there):
        return tuple(e for at, e in enumerate(events) if here[at] != there[at])
    return tuple(event for event in events if event.sentence not in there)


def told_of(record: Record) -> Callable[[RuleSet], Happenings]:
    """What is told of a record, by its rule set."""

    def told(rules: RuleSet) -> Happenings:
        for number, game in enumerate(replay(record, rules).games, start=1):
            for entry in game.told:
                yield number, entry.line, entry.events

    return told


def partings_lines(
    found: tuple[Parting, ...], record: AnyRecord, language: Language, *, long: bool = False
) -> Iterator[str]:
    """The partings in words; where the manuals part in the record, with the shortest game in which
    they do: in short, or whole.
    """
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
        witness = witness_of(parting.question.id, parting.english)
        if witness is not None and long:
            yield from (f"      {line}" for line in whole_story(witness, language))
        elif witness is not None:
            yield hung(pointer(witness, language), 6, 10)


def partings_data(
    found: tuple[Parting, ...], record: AnyRecord, language: Language
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
