"""The course of play, with people and bots: who acts next, in one game or in a match of several.

Nothing here makes random numbers: `command` passes them in as functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import define, field

from daumen_rules.bots.bot import Below
from daumen_rules.bots.careful_bot import careful_bot, careful_interrupter
from daumen_rules.bots.thinking_bot import thinking_bot, thinking_interrupter
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import GameRecord, Record
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR, Mover, seat_letter
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.matches import AnyMatch
from daumen_rules.records.record import write_mark
from daumen_rules.records.replay import Replay, begin

from ..shared.editor import CAN_EDIT
from ..shared.screen import Screen
from . import texts as t
from .display import Company
from .input_lines import calls_of
from .ongoing import OngoingGame
from .people import People, TakenBackError
from .saving import Kept


@define
class Playing:
    """A game, or a match of several, while it is played.

    `head` is the record before its first game. `draw` gives random numbers for chance; if it is
    None, people type the throws and deals. `bots` makes the random numbers of bots for the name of
    a step, such as `2.17`, so that a step taken back and made again has the same numbers.
    `is_careful` says whether bots use the game's own estimate of actions, `work` how many games a
    bot simulates for each action; 0 for bots that simulate none. `games` has all games so far; the
    last may be unfinished.
    """

    company: Company
    screen: Screen
    head: Record
    match: AnyMatch | None
    is_careful: bool
    work: int
    draw: Below | None
    bots: Callable[[str], Below]
    games: list[OngoingGame] = field(factory=list[OngoingGame])
    kept: Kept | None = None
    below: Below = field(init=False)
    """The random numbers of bots for the current step."""

    @property
    def game(self) -> AnyGame:
        """The game whose rules are played."""
        return self.head.game

    @property
    def ongoing(self) -> OngoingGame:
        """The last game that was begun."""
        return self.games[-1]

    @property
    def is_over(self) -> bool:
        """Whether all games are over."""
        if self.match is not None:
            return self.match.is_over
        return self.ongoing.outcome is not None

    @property
    def language(self) -> Language:
        """The language in which people are told the game."""
        return self.company.language

    def introduce(self) -> None:
        """Print the game, its rule set, the players, and how people get help."""
        company, game = self.company, self.game
        bot = t.BOT[company.language]
        players = " · ".join(
            f"{seat_letter(seat)} {name}" + (f" ({bot})" if seat in company.bots else "")
            for seat, name in enumerate(company.names)
        )
        rules = game.book.write_rules(self.head.rules)
        self.screen.say(f"{game.book.title[company.language]} · {rules}", players)
        if company.humans:
            self.screen.say(t.HELP_HINT[company.language], style="dim")
            if self.screen.is_terminal and not CAN_EDIT:
                self.screen.say(t.NO_EDITOR[company.language], style="dim")

    def play(self) -> None:
        """Play all games to the end.

        Raises QuitError, EndOfInputError, KeyboardInterrupt, and Failure if the record cannot be
        written.
        """
        while not self.is_over:
            if self.ongoing.outcome is not None:
                self.begin()
            self._play_one()
            if self.match is not None:
                self.match = self.match.joined(self.ongoing.state)
                self._tell_totals(self.match)

    def begin(self) -> None:
        """Begin the next game. Raises OptionError if the rule set does not allow the number of
        players.
        """
        if self.kept is not None and self.games:
            self.kept.begin_game(write_mark(len(self.games) + 1))
        before = begin(self.head, GameRecord(), self.match)
        self.games.append(OngoingGame(self.game, before))

    def go_on(self, played: Replay) -> None:
        """Take over the games of a record.

        Draws a random number for each step of chance in them, so that the next throw is that of the
        unbroken game.
        """
        rules = self.game.rules
        for one in played.games:
            state = one.before
            for step in one.steps:
                chance: Distribution[Any] | None = rules.chance(state)
                if chance is not None and rules.actor(step.action) is NATURE:
                    self._drawn(chance)
                state = step.state
            self.games.append(OngoingGame(self.game, one.before, [*one.steps], len(one.steps)))
        self.match = played.match

    def keep(self) -> None:
        """Write the record, if a file was named. Raises Failure."""
        if self.kept is not None:
            self.kept.keep(self.ongoing, self.company.names)

    def _play_one(self) -> None:
        ongoing = self.ongoing
        people = People(self.company, self.screen, ongoing)
        if self.match is not None and self.match.games > 1:
            words = t.GAME_OF[self.language]
            title = words.format(number=len(self.games), games=self.match.games)
            self.screen.say("", f"── {title} ──", style="bold")
        while (outcome := ongoing.outcome) is None:
            try:
                ongoing.act(self._next(people))
            except TakenBackError:
                self.keep()
                continue
            self.keep()
            if not self.company.humans:
                people.watch()
        people.tell_end(outcome)

    def _tell_totals(self, match: AnyMatch) -> None:
        if match.games == 1:
            return
        names, played = self.company.names, len(match.played)
        totals = ", ".join(f"{n} {x}" for n, x in zip(names, match.totals, strict=True))
        words = t.TOTALS[self.language]
        self.screen.say(words.format(played=played, games=match.games, totals=totals))
        if match.outcome is not None:
            winners = match.outcome.winners
            text = t.MATCH_WINNER if len(winners) == 1 else t.MATCH_WINNERS
            told = ", ".join(names[seat] for seat in winners)
            self.screen.say(text[self.language].format(names=told), style="bold")

    # Who acts

    def _next(self, people: People) -> Any:
        """The next action. Asks those who may act out of turn before the seat on turn."""
        ongoing = self.ongoing
        self.below = self.bots(f"{len(self.games)}.{len(ongoing.steps)}")
        chance: Distribution[Any] | None = ongoing.game.rules.chance(ongoing.state)
        legal, movers = ongoing.legal(), ongoing.movers
        turn = NATURE if chance is not None else next(mover for mover in movers if mover in legal)
        for mover in movers:
            if mover != turn and mover is not NATURE:
                action = self._out_of_turn(people, mover, turn, legal.get(mover, []))
                if action is not None:
                    return action
        called = self._called(people, turn)
        if called is not None:
            return called
        if chance is not None:
            return self._chance(people, chance)
        if isinstance(turn, int) and turn in self.company.humans:
            return people.ask_turn(turn, legal[turn])
        if turn is REFEREE and self.company.humans:
            return people.ask_table(legal[turn])
        return self._bot(turn, legal[turn])

    def _out_of_turn(
        self, people: People, mover: Mover, turn: Mover, actions: list[Any]
    ) -> Any | None:
        """The action of a mover who may act out of turn; None if it does not act.

        A person is asked even without a legal action: else the question would betray that there is
        one. Games with calls differ: `_called` asks several people together, and a single person is
        asked only while no person is on turn, and only with a legal action. Without people, the
        referee does nothing out of turn.
        """
        humans, calls = self.company.humans, calls_of(self.game) is not None
        if mover in humans or (mover is REFEREE and humans):
            if calls and (self.company.several or turn in humans or not actions):
                return None
            return people.ask_before(mover, turn, actions)
        return None if mover is REFEREE else self._interrupting_bot(mover, actions)

    def _called(self, people: People, turn: Mover) -> Any | None:
        """The call of one of several people before a bot acts; None if nobody calls.

        Nobody is asked before a person on turn acts: that person is asked anyway, and others can
        type their calls at the same prompt.
        """
        calls, humans = calls_of(self.game), self.company.humans
        if calls is None or not self.company.several or turn in humans:
            return None
        others = {*self.ongoing.movers} & {*humans}
        if not others or not calls.possible(self.ongoing.view(SPECTATOR)):
            return None
        return people.ask_all(turn)

    def _chance(self, people: People, chance: Distribution[Any]) -> Any:
        if self.draw is None and chance.total > 1:
            return people.ask_chance(chance.at(0))
        return self._drawn(chance)

    def _drawn(self, chance: Distribution[Any]) -> Any:
        """The next action of Nature. No random number is drawn if only one action is possible."""
        return chance.at(self.draw(chance.total) if self.draw and chance.total > 1 else 0)

    # Bots

    def _bot(self, mover: Mover, actions: list[Any]) -> Any:
        """The action of a bot on turn; without people also a random action of the referee."""
        estimate = self.game.checks.estimate
        if self.work and isinstance(mover, int):
            bot = thinking_bot(self.game, mover, self.work)
            return bot(self.ongoing.view(mover), self.below)
        if self.is_careful and estimate is not None and isinstance(mover, int):
            return careful_bot(estimate)(self.ongoing.view(mover), self.below)
        return actions[self.below(len(actions))]

    def _interrupting_bot(self, mover: Mover, actions: list[Any]) -> Any | None:
        """The action of a bot out of turn; None if it does not act."""
        estimate = self.game.checks.estimate
        if self.work and actions and isinstance(mover, int):
            interrupter = thinking_interrupter(self.game, mover, self.work)
            return interrupter(self.ongoing.view(mover), self.below)
        if self.is_careful and estimate is not None and isinstance(mover, int):
            view = self.ongoing.view(mover)
            return careful_interrupter(estimate)(view, self.below) if actions else None
        chosen = self.below(len(actions) + 1)
        return actions[chosen] if chosen < len(actions) else None
