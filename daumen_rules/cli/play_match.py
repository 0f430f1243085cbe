"""Several games in a row: dealing them, letting people and bots act, and adding up.

Here lives the course of a match from the first deal to the winner. Random numbers come in from
whoever begins it.
"""

from __future__ import annotations

from typing import Final

from attrs import define, field, frozen

from daumen_rules.bots.bot import Below, Bot, Interrupter, decide, interrupt
from daumen_rules.bots.careful_bot import careful_bot, careful_interrupter
from daumen_rules.bots.random_bot import random_bot, random_interrupter
from daumen_rules.cli import play_texts as t
from daumen_rules.cli.play_course import Course
from daumen_rules.cli.play_people import Company, People
from daumen_rules.cli.shared.screen import Screen
from daumen_rules.cli.table import heading
from daumen_rules.games.daumen_drauf.appraisal import appraise
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.match import Match
from daumen_rules.games.daumen_drauf.model import Action, Deal, Finished, Sight
from daumen_rules.games.daumen_drauf.notation import write_text
from daumen_rules.games.daumen_drauf.record import GameRecord, Record
from daumen_rules.games.daumen_drauf.setup import deals
from daumen_rules.games.daumen_drauf.view import View
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.text import Language, Text


@frozen
class Mind:
    """A bot: what it does on turn, and out of turn."""

    bot: Bot[View, Action]
    interrupter: Interrupter[View, Action]


MINDS: Final = {
    "random": Mind(random_bot, random_interrupter),
    "careful": Mind(careful_bot(appraise), careful_interrupter(appraise)),
}


@define
class Playing:
    """A match that is going on. `shuffle` and `below` are random numbers for deals and for bots."""

    company: Company
    screen: Screen
    mind: Mind
    match: Match
    shuffle: Below
    below: Below
    records: list[GameRecord] = field(factory=list[GameRecord])
    course: Course | None = None

    @property
    def record(self) -> Record:
        """All games so far, the last of them perhaps unfinished."""
        games = (*self.records, *((self.course.record,) if self.course else ()))
        agreed = self.match.games if self.match.games > 1 else None
        return Record(names=self.company.names, games=games, rules=self.match.rules, agreed=agreed)

    @property
    def text(self) -> str | None:
        """The record so far, None before the first deal."""
        return write_text(self.record) if self.record.games else None

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return self.match.is_over

    @property
    def language(self) -> Language:
        """The language in which it is told."""
        return self.company.language

    def play(self) -> None:
        """Play all games. Raises QuitError and EndOfInputError, and may be interrupted."""
        while not self.match.is_over:
            self.course = self._deal()
            self.match = self.match.add(self._game(self.course))
            self.records, self.course = [*self.records, self.course.record], None
            self._totals()

    def _deal(self) -> Course:
        undealt = self.match.start()
        shuffled = deals(undealt)
        deal = shuffled.at(self.shuffle(shuffled.total))
        assert isinstance(deal, Deal)
        return Course.begin(undealt, deal)

    def _game(self, course: Course) -> Finished:
        people = People(self.company, self.screen, course)
        if self.match.games > 1:
            number = len(self.match.played) + 1
            words = t.GAME_OF[self.company.language]
            title = words.format(number=number, games=self.match.games)
            self.screen.say("", heading(title, self.screen.width))
        while not isinstance(course.state, Finished):
            action = self._interruption(course, people)
            course.act(self._turn(course, people) if action is None else action)
        people.tell_end()
        self._winners(t.WINNER, t.WINNERS, Outcome(self._scores(course.state)))
        return course.state

    def _turn(self, course: Course, people: People) -> Action:
        seat = course.seats[0]
        if seat in self.company.humans:
            return people.ask_turn(seat)
        if not self.company.humans:
            people.watch()
        return decide(GAME.rules, course.state, seat, self.mind.bot, self.below)

    def _interruption(self, course: Course, people: People) -> Action | None:
        """Who may parry out of turn is asked before the seat on turn acts (Q20).

        At the keyboard a person on turn is asked anyway, and others call out then.
        """
        turn, *others = course.seats
        if not others or not twin_may_be_out(course.view(SPECTATOR)):
            return None
        for seat in others:
            if seat in self.company.bots:
                mind = self.mind.interrupter
                action = interrupt(GAME.rules, course.state, seat, mind, self.below)
                if action is not None:
                    return action
        if turn in self.company.humans or not set(others) & set(self.company.humans):
            return None
        return people.ask_interruption(turn)

    @staticmethod
    def _scores(state: Finished) -> tuple[int, ...]:
        return tuple(tally.score for tally in state.tallies)

    def _totals(self) -> None:
        if self.match.games == 1:
            return
        names, played = self.company.names, len(self.match.played)
        totals = ", ".join(f"{n} {x}" for n, x in zip(names, self.match.totals, strict=True))
        words = t.TOTALS[self.company.language]
        self.screen.say(words.format(played=played, games=self.match.games, totals=totals))
        if self.match.outcome is not None:
            self._winners(t.MATCH_WINNER, t.MATCH_WINNERS, self.match.outcome)

    def _winners(self, one: Text, several: Text, outcome: Outcome) -> None:
        """Who has won, or who shares the win (Q53)."""
        text = one if len(outcome.winners) == 1 else several
        names = ", ".join(self.company.names[seat] for seat in outcome.winners)
        self.screen.say(text[self.company.language].format(names=names), style="bold")


def twin_may_be_out(public: View) -> bool:
    """Whether anybody could hold the twin of the highest card, as far as everybody can tell."""
    if public.highest is None:
        return False
    return _kind(public.highest.card) in map(_kind, public.out)


def _kind(sight: Sight) -> tuple[object, int]:
    return sight.colour, sight.value
