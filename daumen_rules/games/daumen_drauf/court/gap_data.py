"""The answer of `check` on a record with gaps as JSON data.

It is the same that `gap_words` tells in words.
"""

from __future__ import annotations

from typing import Any

from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.court.gap_terms import kinds_of
from daumen_rules.games.daumen_drauf.court.gaps.continuations import noted_of, seat_of
from daumen_rules.games.daumen_drauf.court.gaps.deal_knowledge import Held
from daumen_rules.games.daumen_drauf.court.gaps.findings import (
    AnyEntry,
    Depends,
    EndsOpen,
    GameFindings,
    IllegalWithGaps,
    ScoreImpossible,
    Stopped,
)
from daumen_rules.games.daumen_drauf.court.gaps.several import Findings
from daumen_rules.games.daumen_drauf.court.verdict_data import mark_data
from daumen_rules.games.daumen_drauf.model import Parry, Pass
from daumen_rules.games.daumen_drauf.record import TrickMark
from daumen_rules.games.daumen_drauf.record_with_gaps import AnyRecord, EntryWithGap
from daumen_rules.games.daumen_drauf.remembered import remembered_word
from daumen_rules.games.daumen_drauf.replay import Complete, MarkDiffers, Unfinished
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.checked import breach_data, event_data, otherwise_data

Data = dict[str, Any]


def gap_verdict_data(
    rules: str, found: Findings, record: AnyRecord, pack: Pack, language: Language, *, log: bool
) -> Data:
    """The answer on a record; points are the least and the most of each seat."""
    return {
        "rules": rules,
        "legal": found.is_legal,
        "gaps": True,
        "games": [_game(game, record, pack, language, log=log) for game in found.games],
        "games_not_looked_at": found.unplayed,
        "starters": list(found.starters),
        "totals": [list(total) for total in found.totals],
        "winners": None if found.winners is None else _groups(found.winners),
    }


def _groups(groups: frozenset[tuple[int, ...]]) -> list[list[int]]:
    return [list(group) for group in sorted(groups, key=lambda group: (len(group), group))]


def _game(
    game: GameFindings, record: AnyRecord, pack: Pack, language: Language, *, log: bool
) -> Data:
    events = [
        event_data(told.line, happening, record.names, language, name=happening.name)
        for told in (game.told if log else ())
        for happening in told.happenings
    ]
    return {
        "events": events,
        "points": [list(found) for found in game.ranges],
        "points_noted": None if game.noted_score is None else list(game.noted_score),
        "all_counted": game.is_counted,
        "open_lines": list(game.open_lines),
        "depends": [_depends(one, pack) for one in game.depends],
        "ending": _ending(game, pack, record.names, language),
    }


def _entry(entry: AnyEntry) -> Data:
    if isinstance(entry, EntryWithGap):
        act = entry.act
    elif isinstance(entry.action, Pass):
        return {"seat": seat_of(entry), "action": "pass"}
    else:
        act = "parry" if isinstance(entry.action, Parry) else "show"
    word = remembered_word(noted_of(entry))
    return {"seat": seat_of(entry), "action": f"parry {word}" if act == "parry" else word}


def _held(held: Held, pack: Pack) -> Data:
    return {
        "seat": held.seat,
        "line": held.line,
        "some": held.some,
        "kinds": [str(kind) for kind in kinds_of(held, pack)],
    }


def _depends(depends: Depends, pack: Pack) -> Data:
    entry = depends.entry
    what = {"trick": entry.number} if isinstance(entry, TrickMark) else _entry(entry)
    return {
        "line": entry.line,
        **what,
        "held": [_held(held, pack) for held in depends.held],
        "cards": [
            {"line": line, "kinds": [str(kind) for kind in kinds]} for line, kinds in depends.cards
        ],
    }


def _ending(game: GameFindings, pack: Pack, names: tuple[str, ...], language: Language) -> Data:
    ending = game.ending
    match ending:
        case Complete():
            return {"verdict": "legal", "winners": _groups(game.winners)}
        case Unfinished(turn=turn):
            return {"verdict": "unfinished", "turn": turn}
        case EndsOpen(turns=turns, held=held):
            asked = [_held(one, pack) for one in held]
            return {"verdict": "open", "turns": list(turns), "held": asked}
        case IllegalWithGaps(entry=entry):
            return {
                "verdict": "illegal",
                "line": entry.line,
                **_entry(entry),
                "breaches": [breach_data(one, names, language) for one in ending.refused.breaches],
                "why": [why.say(language, names) for why in ending.why],
                "legal": [
                    {
                        "seat": one.seat,
                        "action": " ".join(
                            ([] if one.act == "show" else [one.act])
                            + ([] if one.act == "pass" else [remembered_word(one.noted)])
                        ),
                    }
                    for one in ending.legal
                ],
                "otherwise": otherwise_data(ending.otherwise),
            }
        case MarkDiffers():
            return mark_data(ending)
        case ScoreImpossible(line=line, written=written, over=over):
            return {
                "verdict": "score_differs",
                "line": line,
                "written": list(written),
                "over": over,
            }
        case Stopped(line=line):
            return {"verdict": "time_up", "line": line or None}
