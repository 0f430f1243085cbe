"""Finds out where two manuals of a game differ in a record, and tells it.

For each option in which they differ, the record is played by the first manual, and by the first
manual with this one option of the second. Nothing here knows how a record is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from daumen_rules.contracts.check_result import ManualDifference, RecordFound
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Record
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Event
from daumen_rules.kernel.text import Language, Sentence, Text

from .data import Data

Found = Callable[[str, Any], RecordFound]
"""Checks the record by a rule set; gets the name of the rule set and the rule set itself."""
MANUALS = {"german": Text("German", "deutsch"), "english": Text("English", "englisch")}


def manual_differences(game: AnyGame, found: Found) -> tuple[ManualDifference, ...]:
    """All differences between the first two rule sets, each with the first line that shows it.

    A difference that does not show in the record has no line.
    """
    (name, one), (_, two), *_ = game.book.rule_sets
    first = tuple(_happenings(found(name, one)))
    return tuple(
        _parting(game, first, name, option, (value, other), found)
        for option, value, other in game.book.difference(one, two)
    )


def _parting(
    game: AnyGame,
    first: tuple[tuple[int, int, tuple[Event, ...]], ...],
    name: str,
    option: str,
    values: tuple[str, str],
    found: Found,
) -> ManualDifference:
    question = game.book.question_on(option)
    parting = ManualDifference(
        option=option, values=values, question=question.id, title=question.title
    )
    rules = f"{name} with {option}={values[1]}"
    second = _happenings(found(rules, game.book.read_rules(rules)))
    for (number, line, here), (*_, there) in zip(first, second, strict=False):
        if _said(here) != _said(there):
            events = (_beyond(here, there), _beyond(there, here))
            return evolve(parting, game=number, line=line, events=events)
    return parting


def _happenings(found: RecordFound) -> Iterator[tuple[int, int, tuple[Event, ...]]]:
    """For each entry the number of its game, its line, and its events."""
    for number, game in enumerate(found.games, start=1):
        for _, group in groupby(game.heard, key=lambda heard: heard.entry):
            told = tuple(group)
            yield number, told[0].number, tuple(heard.event for heard in told)


def _said(events: tuple[Event, ...]) -> tuple[Sentence, ...]:
    """The sentences of events, to compare events without their clauses."""
    return tuple(event.sentence for event in events)


def _beyond(events: tuple[Event, ...], others: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that `others` lack. If only the order differs, those at another place."""
    here, there = _said(events), _said(others)
    if Counter(here) == Counter(there):
        return tuple(e for at, e in enumerate(events) if here[at] != there[at])
    return tuple(event for event in events if event.sentence not in there)


def manual_difference_lines(
    found: tuple[ManualDifference, ...], record: Record, language: Language, *, long: bool = False
) -> Iterator[str]:
    """The differences in lines.

    If a difference shows in the record, the court adds the shortest game that shows it: whole if
    `long`, else in short.
    """
    yield Text(
        "Where the two manuals differ in this game:",
        "Wo sich die beiden Anleitungen unterscheiden:",
    )[language]
    court, names = record.game.court, [name for name, _ in record.game.book.rule_sets]
    for parting in found:
        yield f"  {parting.question} {parting.title[language]} ({parting.option})"
        if parting.line is None:
            yield "      " + Text("no difference here", "hier kein Unterschied")[language]
            continue
        where = Text(f"line {parting.line}", f"Zeile {parting.line}")[language]
        for name, value, events in zip(names, parting.values, parting.events, strict=False):
            told = " ".join(
                f"{event.sentence.say(language, record.names)} [{event.clause.id}]"
                for event in events
            )
            manual = MANUALS.get(name, Text(name, name))[language]
            yield f"      {where}, {manual} ({value}): {told}"
        if court is not None:
            yield from court().example(parting.question, parting.values[1], language, long)


def manual_difference_data(
    found: tuple[ManualDifference, ...], record: Record, language: Language
) -> list[Data]:
    """The differences as data for JSON."""
    names = [name for name, _ in record.game.book.rule_sets]

    def told(events: tuple[Event, ...]) -> list[dict[str, str]]:
        return [
            {"clause": event.clause.id, "text": event.sentence.say(language, record.names)}
            for event in events
        ]

    return [
        {
            "flag": parting.option,
            "question": parting.question,
            "game": parting.game,
            "line": parting.line,
            **{
                name: {"value": value, "events": told(events)}
                for name, value, events in zip(names, parting.values, parting.events, strict=False)
            },
        }
        for parting in found
    ]
