"""A record played again: every entry is put before the rules, up to the first that fails.

What a record leads to under a rule set is found here, and told elsewhere.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import evolve, frozen

from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.match import Match, PlayedGame
from daumen_rules.games.daumen_drauf.model import Action, Finished, Playing, State, Tally
from daumen_rules.games.daumen_drauf.otherwise import readings_that_allow
from daumen_rules.games.daumen_drauf.packs import study_pack
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.record import Entry, GameRecord, Record, TrickMark, deck_order
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.scoring import outcome, tallies
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import Seat


@frozen
class Told:
    """An entry that was allowed, and what it led to; the deal has line 0 or its own."""

    line: int
    before: State
    action: Action
    events: tuple[Event, ...]


@frozen
class Complete:
    """The game was legal to its end."""


@frozen
class Unfinished:
    """All entries are legal, and the game goes on. `turn` is on turn."""

    turn: Seat


@frozen
class Illegal:
    """The first illegal entry: what it breaks, what would have been legal there, and by which other
    readings it would be legal itself, as flags and values.
    """

    entry: Entry
    refused: Refused
    legal: tuple[Action, ...]
    otherwise: tuple[tuple[str, str], ...]


@frozen
class MarkDiffers:
    """The writer begins a trick where the rules do not. `expected` is the number of the trick that
    begins here, None where one is going on or the game is over.
    """

    mark: TrickMark
    expected: int | None


@frozen
class ScoreDiffers:
    """The writer's points are not those of the rules; these are None before the end of the game."""

    line: int
    written: tuple[int, ...]
    scores: tuple[int, ...] | None


Ending: TypeAlias = Complete | Unfinished | Illegal | MarkDiffers | ScoreDiffers


@frozen
class GameReplay:
    """One game of a record: what happened, and how it ended. `state` is the last legal one."""

    told: tuple[Told, ...]
    state: Playing | Finished
    ending: Ending

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What each seat's captured cards count, and once the game is over the cards in hand."""
        if isinstance(self.state, Finished):
            return self.state.tallies
        return tuple(evolve(tally, hand=0) for tally in tallies(self.state.table))

    @property
    def is_legal(self) -> bool:
        """Whether all that the writer says is so."""
        return isinstance(self.ending, Complete | Unfinished)


@frozen
class Replay:
    """The games of a record, up to and with the first that is not complete, and the match so far.

    `unplayed` is the number of games after it.
    """

    games: tuple[GameReplay, ...]
    match: Match
    unplayed: int = 0

    @property
    def is_legal(self) -> bool:
        """Whether all that the writer says is so: only the last game may be unfinished."""
        return all(game.is_legal for game in self.games) and not self.unplayed


def replay(record: Record, rules: RuleSet) -> Replay:
    """Play a record under a rule set, its own or another."""
    agreed = max(record.agreed or 1, len(record.games))
    first = record.games[0].starter or 0
    match = Match(len(record.names), rules, agreed, first)
    games: list[GameReplay] = []
    for number, game in enumerate(record.games, start=1):
        starter = match.starter if game.starter is None else game.starter
        played = replay_game(game, len(record.names), rules, starter, record.pack)
        games.append(played)
        if not isinstance(played.ending, Complete) or not isinstance(played.state, Finished):
            return Replay(tuple(games), match, len(record.games) - number)
        finished = PlayedGame(starter, played.state.tallies)
        match = evolve(match, played=(*match.played, finished))
    return Replay(tuple(games), match)


def replay_game(
    game: GameRecord, players: int, rules: RuleSet, starter: Seat, pack: str = ""
) -> GameReplay:
    """Play one game of a record. Raises ValueError for a deal that `notation` would not read."""
    cards = study_pack(pack).pack if pack else None
    before = start(players, rules, starter, cards)
    answer = step(before, deck_order(game.deal, rules, starter))
    if isinstance(answer, Refused):
        raise ValueError(answer.say("en"))
    state: State = answer.state
    told = [Told(game.deal.line, before, answer.action, answer.events)]
    ending: Ending | None = None
    for before_it, entry in zip((None, *game.entries), game.entries, strict=False):
        if isinstance(entry, TrickMark):
            twice = isinstance(before_it, TrickMark)
            ending = MarkDiffers(entry, None) if twice else check_mark(entry, state)
        else:
            answer = step(state, entry.action)
            if isinstance(answer, Refused):
                ending = _illegal(entry, answer, state)
            else:
                told.append(Told(entry.line, state, answer.action, answer.events))
                state = answer.state
        if ending is not None:
            break
    assert isinstance(state, Playing | Finished)
    return GameReplay(tuple(told), state, ending or _ending(game, state))


def _illegal(entry: Entry, refused: Refused, state: State) -> Illegal:
    otherwise = readings_that_allow(state, entry.action) if isinstance(state, Playing) else ()
    return Illegal(entry, refused, legal_actions(state), otherwise)


def check_mark(mark: TrickMark, state: State) -> MarkDiffers | None:
    """What is wrong with a trick mark in a state; None where it is right."""
    if isinstance(state, Playing) and not state.trick.shown:
        expected = state.table.tricks + 1
        return None if mark.number == expected else MarkDiffers(mark, expected)
    return MarkDiffers(mark, None)


def _ending(game: GameRecord, state: Playing | Finished) -> Ending:
    """How a game ended whose entries are all legal."""
    final = outcome(state)
    if game.score is not None and (final is None or final.scores != game.score):
        return ScoreDiffers(game.score_line, game.score, None if final is None else final.scores)
    return Complete() if isinstance(state, Finished) else Unfinished(state.trick.turn)
