"""The answer of `check` as data for machines: the same that is told in words, of every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

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
    """Tells what was found to machines; `counts` says that events have numbers, because lines would
    tell too much.
    """

    names: tuple[str, ...]
    language: Language
    gaps: bool
    counts: bool

    def record(self, found: RecordFound, *, log: bool) -> Data:
        """The answer by one rule set."""
        return {
            "rules": found.rules,
            "legal": found.legal,
            "gaps": found.gaps,
            "games": [self.game(game, log=log) for game in found.games],
            "games_not_looked_at": found.unplayed,
            "match": None if found.match is None else self.match(found.match),
        }

    def match(self, match: MatchFound) -> Data:
        """All games together."""
        return {
            "played": match.played,
            "agreed": match.agreed,
            "totals": self.points(match.totals),
            "winners": None if match.winners is None else [list(group) for group in match.winners],
            "starters": list(match.starters),
        }

    def points(self, points: Sequence[Range]) -> list[Any]:
        """Points by seat: a number, or with gaps the least and the most."""
        return [[low, high] if self.gaps else low for low, high in points]

    def game(self, game: GameFound, *, log: bool) -> Data:
        """One game."""
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
        """An event: where it stands, what it is called, its clause, facts and words."""
        event = heard.event
        return {
            "number" if self.counts else "line": heard.number,
            "event": heard.name,
            "clause": event.clause.id,
            "facts": {name: fact.code for name, fact in event.sentence.facts},
            "text": event.sentence.say(self.language, self.names),
        }

    def depends(self, depends: EntryDepends) -> Data:
        """An entry that hangs on the gaps."""
        return {"line": depends.line, **depends.data}

    def ending(self, ending: Ending) -> Data:
        """How a game ended."""
        match ending:
            case Complete():
                return {"verdict": "legal"}
            case Unfinished(turn=turn):
                return {"verdict": "unfinished", "turn": [mover_data(mover) for mover in turn]}
            case Open(turns=turns, data=data):
                return {"verdict": "open", "turns": list(turns), **data}
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
        """A line of the record, where it may be told."""
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
        """What is noted of the end and is not so."""
        return {
            **self.line(claim.line),
            "of": claim.of,
            "written": None if claim.written is None else list(claim.written),
            "expected": None if claim.expected is None else list(claim.expected),
            "over": claim.over,
        }


def mover_data(mover: Mover) -> int | str:
    """Who acts: a seat from 0, or the word of a record."""
    if isinstance(mover, int):
        return mover
    return Key.NATURE.value if mover is NATURE else Key.REFEREE.value


def done_data(done: Done) -> Data:
    """Something that would have been legal."""
    return {"by": mover_data(done.by), "action": done.written}
