"""How the answer of `check` is told in words; as data it stands in `verdict_data`.

Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from daumen_rules.games.daumen_drauf.action_words import action_words, legal_words
from daumen_rules.games.daumen_drauf.questions import QUESTIONS
from daumen_rules.games.daumen_drauf.record import Record
from daumen_rules.games.daumen_drauf.replay import (
    Complete,
    GameReplay,
    Illegal,
    MarkDiffers,
    Replay,
    ScoreDiffers,
    Unfinished,
)
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.telling import citation, points_words, result_words


def verdict_lines(
    path: str, rules: str, answer: Replay, record: Record, language: Language, log: bool
) -> Iterator[str]:
    """The answer on a record, line by line."""
    several = len(record.games) > 1
    heading = Text(f"{path}, rules: {rules}", f"{path}, Regeln: {rules}")[language]
    yield heading
    for number, game in enumerate(answer.games, start=1):
        if several:
            yield Text(f"Game {number}", f"Partie {number}")[language]
        if log:
            yield from _log(game, record.names, language)
        yield from _ending_lines(game, record.names, language)
    if answer.unplayed:
        if isinstance(answer.games[-1].ending, Unfinished):
            yield Text(
                "The record goes on with the next game although this one is not over.",
                "Die Aufzeichnung geht mit der nächsten Partie weiter, obwohl diese nicht zu Ende "
                "ist.",
            )[language]
        left = answer.unplayed
        yield Text(
            f"{left} more game(s) of the record not looked at.",
            f"{left} weitere Partie(n) der Aufzeichnung nicht angesehen.",
        )[language]
    if several or answer.match.games > 1:
        yield _match_line(answer, record.names, language)


def _match_line(answer: Replay, names: tuple[str, ...], language: Language) -> str:
    match = answer.match
    played, games = len(match.played), match.games
    so_far = Text(f"Match, {played} of {games} games: ", f"{played} von {games} Partien: ")[
        language
    ]
    if match.outcome is not None:
        return so_far + result_words(match.outcome, names, language)
    return so_far + points_words(match.totals, names)


def _log(game: GameReplay, names: tuple[str, ...], language: Language) -> Iterator[str]:
    width = len(str(max(told.line for told in game.told)))
    for told in game.told:
        for event in told.events:
            text = event.sentence.say(language, names)
            yield f"  {told.line:>{width}}  {text} [{event.clause.id}]"


def _ending_lines(game: GameReplay, names: tuple[str, ...], language: Language) -> Iterator[str]:
    ending = game.ending
    tallies = game.tallies
    points = points_words(tuple(tally.score for tally in tallies), names)
    so_far = Text(f"Points so far: {points}.", f"Punkte bis dahin: {points}.")[language]
    match ending:
        case Complete():
            result = result_words(Outcome(tuple(t.score for t in tallies)), names, language)
            yield Text("Legal to the end. ", "Regelgerecht bis zum Ende. ")[language] + result
        case Unfinished(turn=turn):
            yield Text(
                f"Legal so far, and not over: {names[turn]} is on turn.",
                f"Bis hierher regelgerecht, nicht zu Ende: {names[turn]} ist an der Reihe.",
            )[language]
            yield so_far
        case Illegal():
            yield from _illegal_lines(ending, names, language)
            yield so_far
        case MarkDiffers(mark=mark):
            yield mark_line(ending, language).replace("{line}", str(mark.line))
            yield so_far
        case ScoreDiffers(line=line, written=written, scores=scores):
            there = points_words(written, names)
            if scores is None:
                yield Text(
                    f"Line {line}: the record says {there}, but the game is not over.",
                    f"Zeile {line}: Notiert sind {there}, aber die Partie ist nicht zu Ende.",
                )[language]
                yield so_far
            else:
                yield Text(
                    f"Line {line}: the record says {there}; by the rules it is {points} "
                    "[VAL-3, OVER-2].",
                    f"Zeile {line}: Notiert sind {there}; nach den Regeln sind es {points} "
                    "[VAL-3, OVER-2].",
                )[language]
        case _:
            assert_never(ending)


def mark_line(ending: MarkDiffers, language: Language) -> str:
    """What is wrong with a trick mark; `{line}` stands for its line."""
    number, expected = ending.mark.number, ending.expected
    if expected is None:
        return Text(
            f"Line {{line}}: trick {number} does not begin here: "
            "no trick can begin before the one going on has ended, or after the end [END-2].",
            f"Zeile {{line}}: Stich {number} beginnt hier nicht: "
            "Erst muss der laufende zu Ende sein, und nach dem Ende beginnt keiner [END-2].",
        )[language]
    return Text(
        f"Line {{line}}: trick {number} does not begin here, but trick {expected}.",
        f"Zeile {{line}}: Hier beginnt nicht Stich {number}, sondern Stich {expected}.",
    )[language]


def _illegal_lines(ending: Illegal, names: tuple[str, ...], language: Language) -> Iterator[str]:
    entry = ending.entry
    done = f"{names[entry.action.seat]}: {action_words(entry.action, language)}"
    yield Text(f"Line {entry.line}: illegal: {done}", f"Zeile {entry.line}: regelwidrig: {done}")[
        language
    ]
    yield from breach_lines(ending.refused, ending.otherwise, names, language)
    if ending.legal:
        legal = legal_words(ending.legal, names, language)
        yield Text(f"Legal there: {legal}.", f"Erlaubt war: {legal}.")[language]


def breach_lines(
    refused: Refused,
    otherwise: tuple[tuple[str, str], ...],
    names: tuple[str, ...],
    language: Language,
) -> Iterator[str]:
    """What an entry breaks, and by which other readings it would be legal."""
    for breach in refused.breaches:
        clause = breach.clause
        yield f"  {clause.id} ({citation(clause, language)}): {breach.say(language, names)}"
        yield f"      {clause.gist[language]}"
    questions = {flag: question.id for question in QUESTIONS for flag in question.flags}
    for flag, value in otherwise:
        yield Text(
            f"By another reading it is legal: {flag}={value} ({questions[flag]}).",
            f"Nach einer anderen Lesart erlaubt: {flag}={value} ({questions[flag]}).",
        )[language]
