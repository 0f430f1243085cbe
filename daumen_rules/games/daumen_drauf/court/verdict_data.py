"""The answer of `check` as JSON data.

It is the same that `verdict` tells in words.
"""

from __future__ import annotations

from typing import Any

from daumen_rules.games.daumen_drauf.action_words import action_words
from daumen_rules.games.daumen_drauf.court.verdict import heard
from daumen_rules.games.daumen_drauf.model import Deal
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
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.checked import breach_data, event_data, otherwise_data


def verdict_data(
    rules: str, answer: Replay, record: Record, language: Language, log: bool = True
) -> dict[str, Any]:
    """The answer on a record as JSON data; `log` says whether with all events."""
    outcome = answer.match.outcome
    return {
        "rules": rules,
        "legal": answer.is_legal,
        "games": [_game_data(game, record, language, log) for game in answer.games],
        "games_not_looked_at": answer.unplayed,
        "totals": list(answer.match.totals),
        "winners": [] if outcome is None else list(outcome.winners),
    }


def _game_data(game: GameReplay, record: Record, language: Language, log: bool) -> dict[str, Any]:
    return {
        "events": [
            event_data(line, event, record.names, language, name=type(event).__name__)
            for line, event in (heard(game) if log else ())
        ],
        "points": [tally.score for tally in game.tallies],
        "ending": _ending_data(game, record.names, language),
    }


def _ending_data(game: GameReplay, names: tuple[str, ...], language: Language) -> dict[str, Any]:
    ending = game.ending
    match ending:
        case Complete():
            winners = Outcome(tuple(tally.score for tally in game.tallies)).winners
            return {"verdict": "legal", "winners": list(winners)}
        case Unfinished(turn=turn):
            return {"verdict": "unfinished", "turn": turn}
        case Illegal(entry=entry):
            return {
                "verdict": "illegal",
                "line": entry.line,
                "seat": entry.action.seat,
                "action": action_words(entry.action, "en"),
                "breaches": [breach_data(one, names, language) for one in ending.refused.breaches],
                "legal": [
                    {"seat": action.seat, "action": action_words(action, "en")}
                    for action in ending.legal
                    if not isinstance(action, Deal)
                ],
                "otherwise": otherwise_data(ending.otherwise),
            }
        case MarkDiffers():
            return mark_data(ending)
        case ScoreDiffers(line=line, written=written, scores=scores):
            return {
                "verdict": "score_differs",
                "line": line,
                "written": list(written),
                "expected": None if scores is None else list(scores),
            }


def mark_data(ending: MarkDiffers) -> dict[str, Any]:
    """A trick mark that does not stand where a trick begins."""
    mark, expected = ending.mark, ending.expected
    return {
        "verdict": "trick_differs",
        "line": mark.line,
        "written": mark.number,
        "expected": expected,
    }
