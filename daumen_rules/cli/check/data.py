"""Turns the findings of `check` into data for JSON, the same for every game.

People get the same findings from `report`. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from attrs import asdict

from daumen_rules.contracts.check_result import (
    ClaimDiffers,
    ClaimsDiffer,
    Complete,
    Done,
    Ending,
    EntryDepends,
    GameFound,
    Illegal,
    LimitReached,
    MarkDiffers,
    MatchFound,
    Open,
    Range,
    RecordFound,
    ToldEvent,
    Unfinished,
    breach_data,
)
from daumen_rules.contracts.record_model import Key
from daumen_rules.contracts.report_text import advice_data, readings_data
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, Mover
from daumen_rules.kernel.text import Language

Data = dict[str, Any]


@frozen
class CheckData:
    """Makes data of findings on a record.

    `gaps` says whether the record has gaps. `counts` says that events have numbers and no lines,
    as line numbers would betray secret actions.
    """

    names: tuple[str, ...]
    language: Language
    gaps: bool
    counts: bool

    def record(self, found: RecordFound, *, log: bool) -> Data:
        """The findings by one rule set, with events if `log`."""
        return {
            "rules": found.rules,
            "legal": found.legal,
            "gaps": found.gaps,
            "games": [self.game(game, log=log) for game in found.games],
            "games_not_looked_at": found.unplayed,
            "match": None if found.match is None else self.match(found.match),
            **({} if found.ways is None else {"ways": asdict(found.ways)}),
        }

    def match(self, match: MatchFound) -> Data:
        """The match that the games of a record make."""
        return {
            "played": match.played,
            "agreed": match.agreed,
            "totals": self.points(match.totals),
            "winners": None if match.winners is None else [list(group) for group in match.winners],
            "starters": list(match.starters),
        }

    def points(self, points: Sequence[Range]) -> list[Any]:
        """Points by seat: a number each, in a record with gaps a pair of least and most."""
        return [[low, high] if self.gaps else low for low, high in points]

    def game(self, game: GameFound, *, log: bool) -> Data:
        """The findings on one game, with events if `log`."""
        outcome = game.outcome
        data: Data = {
            "events": [self.event(one) for one in (game.heard if log else ())],
            "points": None if game.points is None else self.points(game.points),
            "ending": self.ending(game.ending),
            "result": None
            if outcome is None
            else {
                "scores": list(outcome.scores),
                "winners": list(outcome.winners),
                "payments": list(outcome.payments),
            },
        }
        if self.gaps:
            noted = game.noted_points
            data |= {
                "winners": [list(group) for group in game.winners],
                "points_noted": None if noted is None else list(noted),
                "all_counted": game.all_counted,
                "open_lines": list(game.open_lines),
                "depends": [self.depends(one) for one in game.depends],
                "silent": [
                    {"line": one.line, "question": one.question, "text": one.said[self.language]}
                    for one in game.silent
                ],
            }
        return data

    def event(self, heard: ToldEvent) -> Data:
        """An event: its line or number, name, clause, facts and words."""
        event = heard.event
        return {
            "number" if self.counts else "line": heard.number,
            "event": heard.name,
            "clause": event.clause.id,
            "facts": {name: fact.code for name, fact in event.sentence.facts},
            "text": event.sentence.say(self.language, self.names),
        }

    def depends(self, depends: EntryDepends) -> Data:
        """An entry that is legal for some ways to fill the gaps only."""
        return {"line": depends.line, **depends.data}

    def ending(self, ending: Ending) -> Data:
        """The end of a game, or the first thing that is wrong in it."""
        match ending:
            case Complete():
                return {"verdict": "legal"}
            case Unfinished(turn=turn):
                return {"verdict": "unfinished", "turn": [mover_data(mover) for mover in turn]}
            case Open(turns=turns, data=data):
                movers = [None if each is None else mover_data(each) for each in turns]
                return {"verdict": "open", "turns": movers, **data}
            case Illegal():
                return self.illegal(ending)
            case MarkDiffers(line=line, written=written, expected=expected):
                said = {"written": written, "expected": expected}
                return {"verdict": "trick_differs", **self.line(line), **said}
            case ClaimsDiffer(claims=claims):
                return {"verdict": "result_differs", "claims": [*map(self.claim, claims)]}
            case LimitReached(line=line):
                return {"verdict": "stopped", "line": line or None}
        assert_never(ending)

    def line(self, line: int) -> Data:
        """A line of the record; nothing if the reader may not know line numbers."""
        return {} if self.counts else {"line": line}

    def illegal(self, ending: Illegal) -> Data:
        """The first illegal action."""
        done, names, language = ending.done, self.names, self.language
        return {
            "verdict": "illegal",
            **self.line(ending.line),
            "by": mover_data(ending.by),
            "action": None if done is None else done.written,
            "breaches": [
                breach_data(one, names, language, whole=ending.whole) for one in ending.breaches
            ],
            "why": [why.say(language, names) for why in ending.why],
            "legal": [*map(done_data, ending.legal)],
            "otherwise": readings_data(ending.otherwise),
            "suggestions": advice_data(ending.suggestions, names, language),
        }

    def claim(self, claim: ClaimDiffers) -> Data:
        """A wrong statement of a record on its end, with the right values."""
        return {
            **self.line(claim.line),
            "of": claim.of,
            "written": None if claim.written is None else list(claim.written),
            "expected": None if claim.expected is None else list(claim.expected),
            "over": claim.over,
        }


def mover_data(mover: Mover) -> int | str:
    """A seat as its number from 0; Nature and the referee as their words in records."""
    if isinstance(mover, int):
        return mover
    return Key.NATURE.value if mover is NATURE else Key.REFEREE.value


def done_data(done: Done) -> Data:
    """A legal action with its mover, as records write it."""
    return {"by": mover_data(done.by), "action": done.written}
