"""Plays the games of a record with gaps in a row, and sums their points.

All sums of their possible points are possible, since the games share no cards.
"""

from __future__ import annotations

from itertools import product

from daumen_rules.contracts.record_model import Record
from daumen_rules.games.daumen_drauf.match import Match, PlayedGame
from daumen_rules.games.daumen_drauf.model import CardCount
from daumen_rules.games.daumen_drauf.packs import study_pack
from daumen_rules.games.daumen_drauf.rule_set import MatchMeasure, NextStarter, RuleSet
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat

from .filling import Filler
from .findings import Complete, GameFindings
from .playing import play
from .points import Points, Range

MOST_SUMS = 1000
"""The greatest number of ways of all games together in which the winner is worked out."""


@frozen
class Findings:
    """The games of a record, up to and with the first that is not complete.

    `unplayed` is the number of games after it. `starters` are the seats of which one starts the
    first of these, where that hangs on points (Q54). `winners` are the groups of seats that can
    have won the match, none as long as it is not over; None where there are too many ways.
    """

    games: tuple[GameFindings, ...]
    agreed: int
    played: int
    totals: tuple[Range, ...]
    winners: frozenset[tuple[Seat, ...]] | None
    unplayed: int = 0
    starters: tuple[Seat, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether all that the writer says can be so: only the last game may be unfinished."""
        return all(game.is_legal for game in self.games) and not self.unplayed


def replay_with_gaps(record: Record, rules: RuleSet, filler: Filler) -> Findings:
    """Play a record under a rule set: exactly, over all deals that fit, in the time there is."""
    agreed = max(record.agreed or 1, len(record.games))
    pack = study_pack(record.pack).pack if record.pack else None
    players = len(record.names)
    match = Match(players, rules, agreed, record.games[0].starter or 0)
    games: list[GameFindings] = []
    for number, game in enumerate(record.games, start=1):
        starters = {game.starter} if game.starter is not None else _starters(match, games)
        if len(starters) > 1:
            left = len(record.games) - number + 1
            return _findings(match, games, left, tuple(sorted(starters)))
        starter = starters.pop()
        goes_on = number < len(record.games)
        games.append(play(game, start(players, rules, starter, pack), filler, goes_on=goes_on))
        if not isinstance(games[-1].ending, Complete):
            return _findings(match, games, len(record.games) - number)
        finished = PlayedGame(starter, (CardCount(0, 0, 0),) * players)
        match = evolve(match, played=(*match.played, finished))
    return _findings(match, games)


def _starters(match: Match, games: list[GameFindings]) -> set[Seat]:
    """Who can start the next game: by one reading that hangs on the points of the last."""
    if not games or match.rules.next_starter is not NextStarter.BEST_SCORE:
        return {match.starter}
    *before, last = match.played
    seats = range(match.players)
    results = (
        PlayedGame(last.starter, tuple(CardCount(int(seat in group), 0, 0) for seat in seats))
        for group in games[-1].winners
    )
    return {evolve(match, played=(*before, result)).starter for result in results}


def _findings(
    match: Match,
    games: list[GameFindings],
    unplayed: int = 0,
    starters: tuple[Seat, ...] = (),
) -> Findings:
    net = match.rules.match_measure is MatchMeasure.NET
    played = games[: len(match.played)]
    rows = [[one.net if net else one.plus for one in game.counted] for game in played]
    totals = [(0, 0)] * match.players
    for row in rows:
        ranges = [points.ranges() for points in row]
        for seat in range(match.players):
            low, high = totals[seat]
            least, most = (min(r[seat][0] for r in ranges), max(r[seat][1] for r in ranges))
            totals[seat] = (low + least, high + most)
    return Findings(
        games=tuple(games),
        agreed=match.games,
        played=len(played),
        totals=tuple(totals),
        winners=_winners(rows) if match.is_over else frozenset(),
        unplayed=unplayed,
        starters=starters,
    )


def _winners(rows: list[list[Points]]) -> frozenset[tuple[Seat, ...]] | None:
    """Every group that can have won; None where there are too many ways."""
    ways = 1
    for row in rows:
        ways *= sum(len(points.bases) for points in row)
    if ways > MOST_SUMS:
        return None
    return frozenset(group for way in product(*rows) for group in _sum(way).winners())


def _sum(way: tuple[Points, ...]) -> Points:
    first, *others = way
    for other in others:
        bases = frozenset(
            tuple(a + b for a, b in zip(x, y, strict=True))
            for x in first.bases
            for y in other.bases
        )
        first = Points(bases, (*first.swings, *other.swings), first.loss)
    return first
