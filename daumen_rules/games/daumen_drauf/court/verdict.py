"""How the answer of `check` is told in words; as data it stands in `verdict_data`.

Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

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
from daumen_rules.pieces.checked import (
    LEGAL,
    Heard,
    at_line,
    breach_lines,
    by_another_reading,
    event_lines,
    heading,
    illegal,
    legal_there,
    match_so_far,
    not_over,
    noted_otherwise,
    noted_too_early,
    rest_lines,
)
from daumen_rules.pieces.telling import citation, points_words, result_words


def verdict_lines(
    path: str, rules: str, answer: Replay, record: Record, language: Language, log: bool
) -> Iterator[str]:
    """The answer on a record, line by line."""
    several = len(record.games) > 1
    yield heading(path, rules)[language]
    for number, game in enumerate(answer.games, start=1):
        if several:
            yield Text(f"Game {number}", f"Partie {number}")[language]
        if log:
            yield from event_lines(heard(game), record.names, language)
        yield from _ending_lines(game, record.names, language)
    goes_on = isinstance(answer.games[-1].ending, Unfinished)
    for rest in rest_lines(answer.unplayed, goes_on=goes_on):
        yield rest[language]
    if several or answer.match.games > 1:
        yield _match_line(answer, record.names, language)


def _match_line(answer: Replay, names: tuple[str, ...], language: Language) -> str:
    match = answer.match
    so_far = match_so_far(len(match.played), match.games)[language]
    if match.outcome is not None:
        return so_far + result_words(match.outcome, names, language)
    return so_far + points_words(match.totals, names)


def heard(game: GameReplay) -> Iterator[Heard]:
    """All events of a game, each with its line."""
    return ((told.line, event) for told in game.told for event in told.events)


def _ending_lines(game: GameReplay, names: tuple[str, ...], language: Language) -> Iterator[str]:
    ending = game.ending
    tallies = game.tallies
    points = points_words(tuple(tally.score for tally in tallies), names)
    so_far = Text(f"Points so far: {points}.", f"Punkte bis dahin: {points}.")[language]
    match ending:
        case Complete():
            result = result_words(Outcome(tuple(t.score for t in tallies)), names, language)
            yield LEGAL[language] + result
        case Unfinished(turn=turn):
            yield not_over(Text(names[turn], names[turn]))[language]
            yield so_far
        case Illegal():
            yield from _illegal_lines(ending, names, language)
            yield so_far
        case MarkDiffers():
            yield mark_line(ending)[language]
            yield so_far
        case ScoreDiffers(line=line, written=written, scores=scores):
            there = points_words(written, names)
            if scores is None:
                yield at_line(line, noted_too_early(there))[language]
                yield so_far
            else:
                yield at_line(line, noted_otherwise(there, points, OF_POINTS))[language]
        case _:
            assert_never(ending)


OF_POINTS: Final = " [VAL-3, OVER-2]"
"""The clauses by which points are counted."""


def mark_line(ending: MarkDiffers) -> Text:
    """What is wrong with a trick mark."""
    number, expected = ending.mark.number, ending.expected
    if expected is None:
        said = Text(
            f"trick {number} does not begin here: "
            "no trick can begin before the one going on has ended, or after the end [END-2].",
            f"Stich {number} beginnt hier nicht: "
            "Erst muss der laufende zu Ende sein, und nach dem Ende beginnt keiner [END-2].",
        )
    else:
        said = Text(
            f"trick {number} does not begin here, but trick {expected}.",
            f"Hier beginnt nicht Stich {number}, sondern Stich {expected}.",
        )
    return at_line(ending.mark.line, said)


def _illegal_lines(ending: Illegal, names: tuple[str, ...], language: Language) -> Iterator[str]:
    entry = ending.entry
    name = names[entry.action.seat]
    done = Text(*(f"{name}: {action_words(entry.action, each)}" for each in ("en", "de")))
    yield at_line(entry.line, illegal(done))[language]
    yield from refused_lines(ending.refused, ending.otherwise, names, language)
    if ending.legal:
        yield legal_there(legal_words(ending.legal, names, language))[language]


def refused_lines(
    refused: Refused,
    otherwise: tuple[tuple[str, str], ...],
    names: tuple[str, ...],
    language: Language,
) -> Iterator[str]:
    """What an entry breaks, and by which other readings it would be legal."""
    yield from breach_lines(refused.breaches, names, language, citation)
    questions = {flag: question.id for question in QUESTIONS for flag in question.flags}
    for flag, value in otherwise:
        yield by_another_reading(flag, value, questions[flag])[language]
