"""The command `why`: why an action of a recorded game is allowed or refused, and what follows.

Here lives the command alone; the reasons are made in `reasons`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import click

from daumen_rules.cli.check import parse_rules_option
from daumen_rules.cli.frame import (
    ILLEGAL,
    Command,
    Option,
    echo_json,
    fail,
    json_option,
    lang_option,
)
from daumen_rules.cli.pictures.tellings import eyes
from daumen_rules.cli.read_records import read_record
from daumen_rules.games.daumen_drauf.action_words import action_words
from daumen_rules.games.daumen_drauf.model import Card, Deal, Sight, State
from daumen_rules.games.daumen_drauf.notation import read_whole
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.reasons import REFEREE, Explanation, Reader, Referee, explain
from daumen_rules.games.daumen_drauf.record import Record, SeatAction
from daumen_rules.games.daumen_drauf.replay import Illegal, replay
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Reason
from daumen_rules.pieces.telling import citation


@click.command(
    cls=Command,
    help="""Why an action of a recorded game is allowed or refused, and why what follows follows.

    RECORD is a file, - for standard input; LINE the line of the action. Without --seat the referee
    speaks, who sees the cards of whoever acts; with it only what that player can know is used.

    Exit status: 0 allowed, 1 refused, 2 not readable.""",
    de="""Warum ein Zug einer aufgezeichneten Partie erlaubt oder regelwidrig ist, und was folgt.

    RECORD ist eine Datei, - die Standardeingabe; LINE die Zeile des Zugs. Ohne --seat spricht der
    Schiedsrichter, der die Karten dessen sieht, der am Zug ist; sonst nur, was dieser Mitspieler
    wissen kann.

    Rückgabewert: 0 erlaubt, 1 regelwidrig, 2 nicht lesbar.""",
)
@click.argument("path", metavar="RECORD")
@click.argument("line", type=click.IntRange(min=1), metavar="LINE")
@click.option(
    "--seat",
    metavar="NAME",
    cls=Option,
    help="Whose knowledge the reasons may use.",
    de="Wessen Wissen die Gründe nutzen dürfen.",
)
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Option,
    help="Another rule set than that of the record.",
    de="Ein anderer Regelsatz als der der Aufzeichnung.",
)
@lang_option
@json_option
def why(
    path: str, line: int, seat: str | None, asked: str | None, language: Language, as_json: bool
) -> int:
    record = read_record(read_whole, path, language)
    if seat is not None and seat not in record.names:
        known = ", ".join(record.names)
        fail(language, f"there is no {seat!r}: {known}", f"{seat!r} gibt es nicht: {known}")
    reader: Reader = REFEREE if seat is None else record.names.index(seat)
    rules = record.rules if asked is None else parse_rules_option(asked, language)
    found = _found(record, line, rules)
    if found is None:
        at = _spans(sorted({entry for entry, *_ in _reached(record, rules)}))
        fail(
            language,
            f"{path}:{line} is no action that the rules reach; they stand on lines {at}",
            f"{path}:{line} ist kein Zug, zu dem die Regeln kommen; diese stehen auf Zeile {at}",
        )
    state, action = found
    told = explain(state, action, reader)
    if as_json:
        echo_json(_data(told, action, _sees(state, action, reader), record.names, language))
    else:
        done = action_words(action, language, _sees(state, action, reader))
        for text in _lines(told, f"{record.names[action.seat]}: {done}", record.names, language):
            click.echo(text)
    return 0 if told.allowed else ILLEGAL


def _found(record: Record, line: int, rules: RuleSet) -> tuple[State, SeatAction] | None:
    """The action on a line, and the state before it; None where the rules do not get there."""
    for at, state, action in _reached(record, rules):
        if at == line:
            return state, action
    return None


def _reached(record: Record, rules: RuleSet) -> Iterator[tuple[int, State, SeatAction]]:
    """All actions to which the rules get, each with its line and the state before it."""
    for game in replay(record, rules).games:
        for told in game.told:
            if not isinstance(told.action, Deal):
                yield told.line, told.before, told.action
        if isinstance(game.ending, Illegal):
            yield game.ending.entry.line, game.state, game.ending.entry.action


def _spans(lines: Sequence[int]) -> str:
    """Lines in words: `10-11, 13`; a dash where there is none."""
    starts = [line for line in lines if line - 1 not in lines]
    ends = [line for line in lines if line + 1 not in lines]
    spans = zip(starts, ends, strict=True)
    return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in spans) or "–"


def _sees(state: State, action: SeatAction, reader: Reader) -> Callable[[Card], Sight]:
    """How a card of an action may be told: whoever acts knows it, and the referee with him."""
    if isinstance(reader, Referee) or reader == action.seat:
        return lambda card: card
    return eyes(view(state, reader)).sees


def _lines(told: Explanation, done: str, names: Sequence[str], language: Language) -> Iterator[str]:
    verdict = Text("allowed", "erlaubt") if told.allowed else Text("refused", "regelwidrig")
    yield f"{done}: {verdict[language]}"
    yield from _chain(told.reasons, names, language, "  ")
    for remedy in told.remedies:
        yield f"  -> {remedy.say(language, names)}"
    for event in told.events:
        if event.reasons:
            yield f"  {event.event.sentence.say(language, names)}"
            yield from _chain(event.reasons, names, language, "      ")


def _chain(
    reasons: Sequence[Reason], names: Sequence[str], language: Language, indent: str
) -> Iterator[str]:
    for reason in reasons:
        clause = reason.clause
        said = reason.sentence.say(language, names)
        yield f"{indent}{said} [{clause.id}: {citation(clause, language)}]"


def _data(
    told: Explanation,
    action: SeatAction,
    sees: Callable[[Card], Sight],
    names: Sequence[str],
    language: Language,
) -> dict[str, Any]:
    def chain(reasons: Sequence[Reason]) -> list[dict[str, Any]]:
        return [
            {
                "clause": reason.clause.id,
                "german": reason.clause.german,
                "english": reason.clause.english,
                "facts": {name: fact.code for name, fact in reason.sentence.facts},
                "text": reason.sentence.say(language, names),
            }
            for reason in reasons
        ]

    return {
        "seat": action.seat,
        "action": action_words(action, "en", sees),
        "allowed": told.allowed,
        "reasons": chain(told.reasons),
        "remedies": [remedy.say(language, names) for remedy in told.remedies],
        "events": [
            {
                "event": type(event.event).__name__,
                "text": event.event.sentence.say(language, names),
                "reasons": chain(event.reasons),
            }
            for event in told.events
        ],
    }
