"""Replays a record by the rules: every step of every game, up to the first illegal one.

Commands say how it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act, Claim, GameRecord, Gap, Record, TrickMark
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome, step
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.matches import AnyMatch

from .validation import record_extras_of


@frozen
class GameReplay:
    """What became of one game: the acts that were legal, its deal among them, and their steps.

    `refused` is the answer to the first illegal action, if any; `wrong_mark` a trick that is marked
    where none of this number begins, with the number of the one that does (None for none).
    """

    game: AnyGame
    noted: GameRecord
    before: Any
    acts: tuple[Act, ...]
    steps: tuple[Step[Any, Any, TextEvent], ...]
    illegal: Act | None = None
    refused: Refused | None = None
    wrong_mark: tuple[TrickMark, int | None] | None = None

    @property
    def state(self) -> Any:
        """The state after the last legal action."""
        return self.steps[-1].state if self.steps else self.before

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None where it did not."""
        found: Outcome | None = self.game.outcome(self.state)
        return found

    @property
    def differing(self) -> tuple[Claim, ...]:
        """The wrong claims about the end; all claims if the game did not end."""
        ended, claims = self.outcome, self.noted.claims
        return tuple(c for c in claims if ended is None or c.true_values(ended) != c.values)

    @property
    def is_true(self) -> bool:
        """Whether all actions are legal and all claims are right."""
        return self.refused is None and self.wrong_mark is None and not self.differing


@frozen
class Replay:
    """The games of a record, up to and with the first that is not over or not true, and the match
    so far, if they make one. `unplayed` is the number of games after it.
    """

    record: Record
    games: tuple[GameReplay, ...]
    match: AnyMatch | None = None

    @property
    def last(self) -> GameReplay:
        """The last game that the rules reach."""
        return self.games[-1]

    @property
    def unplayed(self) -> int:
        """How many games come after it."""
        return len(self.record.games) - len(self.games)

    @property
    def before(self) -> Any:
        """The starting state of the last game."""
        return self.last.before

    @property
    def steps(self) -> tuple[Step[Any, Any, TextEvent], ...]:
        """The steps of the last game."""
        return self.last.steps

    @property
    def state(self) -> Any:
        """The state after the last legal action."""
        return self.last.state

    @property
    def refused(self) -> Refused | None:
        """The answer to the first illegal action."""
        return self.last.refused

    @property
    def illegal(self) -> Act | None:
        """The first illegal action."""
        return self.last.illegal

    @property
    def outcome(self) -> Outcome | None:
        """How the last game ended, None where it did not."""
        return self.last.outcome

    @property
    def differing(self) -> tuple[Claim, ...]:
        """The wrong claims about the end of the last game."""
        return self.last.differing

    @property
    def is_true(self) -> bool:
        """Whether all actions are legal and all claims are right; only the last game may be
        unfinished.
        """
        return all(game.is_true for game in self.games) and not self.unplayed


def replay(record: Record, rules: Any = None, tick: Tick = no_tick) -> Replay:
    """Play a record without gaps by its own rules, or by others. `tick` is called before every
    action; what it raises ends the replay. Raises ValueError for a record with gaps.
    """
    if record.first_gap is not None:
        raise ValueError("a record with gaps, which only a court can play")
    if rules is not None:
        record = evolve(record, rules=rules)
    game, match, games = record.game, match_of(record), list[GameReplay]()
    for noted in record.games:
        before = begin(record, noted, match)
        games.append(play(game, noted, before, tick))
        if not games[-1].is_true or games[-1].outcome is None:
            break
        if match is not None:
            match = match.joined(games[-1].state)
    return Replay(record, tuple(games), match)


def match_of(record: Record) -> AnyMatch | None:
    """The match of a record before its first game; None where its game has no matches."""
    extras = record_extras_of(record.game)
    if extras is None or extras.match is None:
        return None
    agreed = max(record.agreed or 1, len(record.games))
    return extras.match(len(record.names), record.rules, agreed)


def begin(record: Record, noted: GameRecord, match: AnyMatch | None) -> Any:
    """The starting state of a game of a record, by the record or by the match."""
    if noted.begins is not None:
        return evolve(noted.begins, rules=record.rules)
    rules, extras = record.game.rules, record_extras_of(record.game)
    before = rules.start(len(record.names), record.rules) if match is None else match.start()
    if extras is None:
        return before
    return extras.begun(before, noted.starter, record.pack)


def play(game: AnyGame, noted: GameRecord, before: Any, tick: Tick = no_tick) -> GameReplay:
    """What becomes of one game of a record from a state."""
    extras, state = record_extras_of(game), before
    entries: Sequence[Act | Gap | TrickMark] = noted.entries
    if extras is not None and noted.deal is not None:
        entries = (Act(extras.action(noted.deal, before), noted.deal_line), *entries)
    acts, steps, last = list[Act](), list[Step[Any, Any, TextEvent]](), None
    for entry in entries:
        if isinstance(entry, TrickMark):
            assert extras is not None, "only such games have marks"
            begins = None if isinstance(last, TrickMark) else extras.trick(state)
            if begins != entry.number:
                return GameReplay(
                    game, noted, before, tuple(acts), tuple(steps), wrong_mark=(entry, begins)
                )
        elif isinstance(entry, Act):
            tick()
            answer = step(game.rules, state, entry.action)
            if isinstance(answer, Refused):
                return GameReplay(game, noted, before, tuple(acts), tuple(steps), entry, answer)
            acts.append(entry)
            steps.append(answer)
            state = answer.state
        last = entry
    return GameReplay(game, noted, before, tuple(acts), tuple(steps))
