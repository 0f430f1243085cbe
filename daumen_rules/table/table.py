"""A table at which people and bots play: one game, or a match of several.

`next` says who is asked, `act` takes an answer. Bots and chance act by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from attrs import define, field

from daumen_rules.bots.bot import Below
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.keyboard import Calls
from daumen_rules.contracts.record_model import GameRecord, Record
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR, Mover, Seat, Viewer
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.matches import AnyMatch
from daumen_rules.records.record import of_played
from daumen_rules.records.replay import Replay, begin, match_of

from .ask import Ask, Wanted
from .ongoing import Logged, OngoingGame
from .players import Players
from .watch import Watch


@define
class Seated:
    """The course of play at a table. `Table` makes one from a game, names and a seed.

    `head` is the record before its first game. `draw` gives random numbers for chance; if it is
    None, people enter throws and deals. `bots` makes the random numbers of bots for the name of a
    step, such as `2.17`, so that a step taken back and made again has the same numbers. `games` has
    all games so far; the last may be unfinished.
    """

    head: Record
    players: Players
    draw: Below | None
    bots: Callable[[str], Below]
    throwers: frozenset[Seat] = field(default=frozenset[Seat](), kw_only=True)
    """The seats that are asked before chance throws for them."""
    match: AnyMatch | None = field(init=False)
    games: list[OngoingGame] = field(factory=list[OngoingGame], init=False)
    _watches: dict[Viewer, Watch] = field(factory=dict[Viewer, Watch], init=False)
    _passed: set[Mover] = field(factory=set[Mover], init=False)
    """Those who have said since the last step that they do not act out of turn."""
    _below: Below | None = field(default=None, init=False)
    """The random numbers of bots for the current step; None until one needs them."""
    _asked: Ask | None = field(default=None, init=False)
    """The question that stands."""

    def __attrs_post_init__(self) -> None:
        self.match = match_of(self.head)

    @property
    def game(self) -> AnyGame:
        """The game whose rules are played."""
        return self.head.game

    @property
    def ongoing(self) -> OngoingGame:
        """The last game that was begun."""
        return self.games[-1]

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the match, or of the only game; None until it is over."""
        return self.ongoing.outcome if self.match is None else self.match.outcome

    @property
    def is_over(self) -> bool:
        """Whether all games are over."""
        if self.match is not None:
            return self.match.is_over
        return self.games[-1].outcome is not None

    @property
    def record(self) -> Record:
        """The record of all games so far. It tells everything, so it is for nobody who plays."""
        told = (
            evolve(of_played(one.game, one.before, [*one.steps]), begins=self._noted(at).begins)
            for at, one in enumerate(self.games)
        )
        return evolve(self.head, games=tuple(told))

    @property
    def calls(self) -> Calls[Any] | None:
        """The calls that a seat may make while another is on turn; None for a game without."""
        keyboard = self.game.notation.keyboard
        return None if keyboard is None else keyboard.calls

    def watched(self, viewer: Viewer) -> Watch:
        """What a viewer has been told so far, and what it saw."""
        watch = self._watches.get(viewer)
        if watch is None:
            self._watches[viewer] = watch = Watch(self.game, viewer, self.games[0].before)
        watch.go_on(self.log)
        return watch

    def log(self, first: int = 0) -> Iterator[Logged]:
        """What has been done at the table, and taken back, without the first so many."""
        for one in self.games:
            if first < one.logged:
                yield from one.log(first)
            first = max(first - one.logged, 0)

    def _noted(self, at: int) -> GameRecord:
        """What the head says of a game by its place, such as the position in which it begins."""
        return self.head.games[at] if at < len(self.head.games) else GameRecord()

    # Games

    def begin(self) -> None:
        """Begin the next game. Raises OptionError if the rule set does not allow the number of
        players.
        """
        before = begin(self.head, self._noted(len(self.games)), self.match)
        self.games.append(OngoingGame(self.game, before))
        self._turn_over()

    def go_on(self, played: Replay) -> None:
        """Take over the games of a record.

        Draws a random number for each step of chance in them, so that the next throw is that of the
        unbroken game.
        """
        rules = self.game.rules
        for one in played.games:
            state = one.before
            for done in one.steps:
                chance: Distribution[Any] | None = rules.chance(state)
                if chance is not None and rules.actor(done.action) is NATURE:
                    self._drawn(chance)
                state = done.state
            self.games.append(OngoingGame.resumed(self.game, one.before, one.steps))
        self.match = played.match
        self._turn_over()

    # Who acts

    def next(self) -> Ask:
        """Who is asked now, and for what. Bots and chance have then acted."""
        while self.advance() is not None:
            pass
        return self.ask()

    def advance(self) -> Step[Any, Any, TextEvent] | None:
        """The next step of chance or of a bot; None while somebody is asked, and at the end.

        It begins the next game of a match where one is over.
        """
        if self.is_over:
            return None
        if self.match is not None and self.ongoing.outcome is not None:
            self.begin()
        try:
            found = self._asked or self._next()
        except BaseException:  # a bot was stopped: it begins anew, with the same numbers
            self._passed, self._below = self._passed - self.players.bots, None
            raise
        if isinstance(found, Ask):
            self._asked = found
            return None
        (action,) = found
        answer = self.act(action)
        assert isinstance(answer, Step), "bots and chance do what is legal"
        return answer

    def ask(self) -> Ask:
        """Who is asked now, after `advance` has answered None."""
        if self.is_over:
            return Ask(Wanted.NOTHING)
        assert self._asked is not None, "chance, or a bot, is to act"
        return self._asked

    def act(self, action: Any) -> Step[Any, Any, TextEvent] | Refused:
        """Take an action of whoever it is by. An illegal one is refused and changes nothing."""
        answer = self.ongoing.act(action)
        if isinstance(answer, Refused):
            return answer
        self._turn_over()
        if self.match is not None and self.ongoing.outcome is not None:
            self.match = self.match.joined(answer.state)
        return answer

    def throw(self) -> Step[Any, Any, TextEvent] | Refused:
        """Throw for the person who is asked for it."""
        chance = self.ongoing.chance
        assert chance is not None, "somebody is asked to throw"
        return self.act(self._drawn(chance))

    def skip(self, mover: Mover | None = None) -> None:
        """Say that somebody who may act out of turn does not; None for all who are asked."""
        self._passed |= {*self.ask().movers} if mover is None else {mover}
        self._asked = None

    def take_back(self, movers: tuple[Mover, ...]) -> Any | None:
        """Take back the last action of one of these movers, and return it; None if it stays.

        What bots have done since is taken back too, unless they have shown something hidden.
        """
        if self.match is not None and self.ongoing.outcome is not None:
            return None
        action = self.ongoing.take_back(movers, self.players.bots)
        if action is not None:
            self._turn_over()
        return action

    def _turn_over(self) -> None:
        self._passed.clear()
        self._below = self._asked = None

    def _next(self) -> Ask | tuple[Any]:
        """Who is asked, or the action of chance or of a bot.

        Those who may act out of turn come before the mover on turn.
        """
        ongoing = self.ongoing
        movers = ongoing.movers
        turn = NATURE if NATURE in movers else self._turn(movers)
        for mover in movers:
            if mover != turn and mover is not NATURE and mover not in self._passed:
                found = self._out_of_turn(mover, turn)
                if found is not None:
                    return found
                if mover in self.players.bots:
                    self._passed.add(mover)
        if callers := self._callers(turn):
            return Ask(Wanted.CALL, callers, turn)
        chance = ongoing.chance
        if chance is not None:
            if self.draw is None and chance.total > 1:
                return Ask(Wanted.CHANCE, (NATURE,), NATURE, lambda: (ongoing.example,))
            thrower = ongoing.on_turn if self.throwers and chance.total > 1 else None
            if thrower in self.throwers:
                return Ask(Wanted.THROW, (thrower,), thrower)
            return (self._drawn(chance),)
        if turn in self.players.people or (turn is REFEREE and self.players.people):
            wanted = Wanted.REFEREE if turn is REFEREE else Wanted.CHOICE
            return Ask(wanted, (turn,), turn, lambda: ongoing.legal_for(turn))
        view = ongoing.view(turn) if isinstance(turn, int) else None
        return (self.players.chosen(self.game, turn, ongoing.legal()[turn], view, self._numbers),)

    def _turn(self, movers: tuple[Mover, ...]) -> Mover:
        """The mover on turn: the first who can act."""
        if len(movers) == 1:
            return movers[0]
        return next(mover for mover in movers if self.ongoing.can_act(mover))

    def _out_of_turn(self, mover: Mover, turn: Mover) -> Ask | tuple[Any] | None:
        """The question to a person, or the action of a bot, out of turn; None if it does not act.

        A person is asked even without a legal action: else the question would betray that there is
        one. Games with calls differ: `_callers` are asked together, and a single person is asked
        only while no person is on turn, and only with a legal action. Without people, the referee
        does nothing out of turn.
        """
        people, several, ongoing = self.players.people, self.players.several, self.ongoing
        if mover in people or (mover is REFEREE and people):
            if self.calls is not None and (
                several or turn in people or not ongoing.legal_for(mover)
            ):
                return None
            return Ask(Wanted.INTERRUPTION, (mover,), turn, lambda: ongoing.legal_for(mover))
        if not isinstance(mover, int):
            return None
        view, actions = ongoing.view(mover), ongoing.legal_for(mover)
        found = self.players.interruption(self.game, mover, actions, view, self._numbers)
        return None if found is None else (found,)

    def _callers(self, turn: Mover) -> tuple[Seat, ...]:
        """The people who may call before a bot acts; none of them, if nobody can.

        Nobody is asked before a person on turn acts: others can call while that person is asked.
        """
        people = self.players.people
        if self.calls is None or not self.players.several or turn in people:
            return ()
        movers = self.ongoing.movers
        others = tuple(seat for seat in people if seat in movers)
        if not others or not self.calls.possible(self.ongoing.view(SPECTATOR)):
            return ()
        return tuple(seat for seat in others if seat not in self._passed)

    def _numbers(self, total: int) -> int:
        """A random number of bots for the current step, from 0."""
        if self._below is None:
            self._below = self.bots(f"{len(self.games)}.{len(self.ongoing.steps)}")
        return self._below(total)

    def _drawn(self, chance: Distribution[Any]) -> Any:
        """The next action of Nature. No random number is drawn if only one action is possible."""
        return chance.at(self.draw(chance.total) if self.draw and chance.total > 1 else 0)
