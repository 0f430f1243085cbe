"""Several games in a row: who starts the next, what is added up, who has won.

The module joins games. Nothing here looks into a game but at its end.
"""

from __future__ import annotations

from typing import Any

from attrs import Attribute, field

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat, from_left_of, next_seat

from . import clauses as c
from . import setup
from .model import CardCount, Finished, State, Undealt
from .rule_set import GERMAN, MatchMeasure, NextStarter, RuleSet


@frozen
class PlayedGame:
    """A finished game of a match: who started it, and what each seat's cards counted."""

    starter: Seat
    tallies: tuple[CardCount, ...]


def _positive(_: object, attribute: Attribute[Any], value: object) -> None:
    if not isinstance(value, int) or value < 1:
        raise ValueError(f"{attribute.name} is a whole number from 1, not {value!r}")


def _players(_: object, __: Attribute[Any], value: int) -> None:
    setup.check_players(value)


@frozen
class Match:
    """A number of games agreed beforehand, between the same seats.

    `games` is the agreed number, `first_starter` the seat of the youngest. Raises ValueError for a
    number of players other than 2 to 7, for no games, and for a starter who is not at the table.
    """

    players: int = field(validator=_players)
    rules: RuleSet = GERMAN
    games: int = field(default=3, validator=_positive)
    first_starter: Seat = 0
    played: tuple[PlayedGame, ...] = ()

    def __attrs_post_init__(self) -> None:
        setup.start(self.players, self.rules, self.first_starter)

    @property
    @cites(c.START_1, c.START_7)
    def starter(self) -> Seat:
        """Who starts the next game (Q54)."""
        if not self.played:
            return self.first_starter
        last = self.played[-1]
        match self.rules.next_starter:
            case NextStarter.SAME_SEAT:
                return self.first_starter
            case NextStarter.ROTATE:
                return next_seat(last.starter, self.players)
            case NextStarter.BEST_SCORE:
                best = Outcome(tuple(tally.score for tally in last.tallies)).winners
                after = from_left_of(last.starter, self.players)
                return next(seat for seat in after if seat in best)

    @property
    @cites(c.START_2)
    def dealer(self) -> Seat:
        """Who shuffles and deals the next game: the right-hand neighbour of its starter."""
        return setup.dealer(self.starter, self.players)

    @property
    @cites(c.WIN_1)
    def is_over(self) -> bool:
        """Whether the agreed number of games has been played."""
        return len(self.played) >= self.games

    def start(self) -> Undealt:
        """The next game before its deal. Raises ValueError when the match is over."""
        if self.is_over:
            raise ValueError(f"the match of {self.games} games is over")
        return setup.start(self.players, self.rules, self.starter)

    def add(self, game: State) -> Match:
        """The match with one more finished game.

        Raises ValueError when the match is over, and for a game that is not finished or not the
        next one of this match.
        """
        if not isinstance(game, Finished):
            raise ValueError("the game is not finished")
        expected, table = self.start(), game.table
        if (table.players, table.rules, table.starter) != (
            expected.players,
            expected.rules,
            expected.starter,
        ):
            raise ValueError("the game has other players, rules or another starter than the match")
        return self.joined(game)

    def joined(self, game: State) -> Match:
        """The match with one more finished game, whoever began it; the first of all says who begins
        the match.
        """
        if not isinstance(game, Finished):
            raise ValueError("the game is not finished")
        starter = game.table.starter
        first = self.first_starter if self.played else starter
        played = (*self.played, PlayedGame(starter, game.tallies))
        return evolve(self, first_starter=first, played=played)

    @property
    @cites(c.VAL_5, c.WIN_3)
    def totals(self) -> tuple[int, ...]:
        """What each seat has so far: net points, or by one reading plus points alone (Q52)."""
        net = self.rules.match_measure is MatchMeasure.NET
        return tuple(
            sum(
                game.tallies[seat].score if net else game.tallies[seat].plus for game in self.played
            )
            for seat in range(self.players)
        )

    @property
    @cites(c.WIN_1, c.WIN_3, c.WIN_4)
    def outcome(self) -> Outcome | None:
        """The totals once the match is over, None before. Its `winners` share a tie."""
        return Outcome(self.totals, clauses=(c.WIN_1, c.WIN_3)) if self.is_over else None
