"""A game of the collection that is going on: who acts next, a person, a bot, chance or the table.

Here lives the course of a game from its first action to its end. Random numbers come in from
whoever begins it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import define

from daumen_rules.cli.collection.course import Course
from daumen_rules.cli.collection.people import People, TakenBackError
from daumen_rules.cli.play_people import Company
from daumen_rules.cli.shared.screen import Screen
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover
from daumen_rules.kernel.text import Language
from daumen_rules.records.record import write


@define
class Playing:
    """A game while it is played. `draw` and `below` are random numbers for chance and for bots;
    without `draw` people are asked what chance brings.
    """

    company: Company
    screen: Screen
    course: Course
    draw: Callable[[int], int] | None
    below: Callable[[int], int]

    @property
    def text(self) -> str | None:
        """The record so far."""
        return write(self.course.record)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.course.outcome is not None

    @property
    def language(self) -> Language:
        """The language in which it is told."""
        return self.company.language

    def play(self) -> None:
        """Play to the end. Raises QuitError and EndOfInputError, and may be interrupted."""
        people = People(self.company, self.screen, self.course)
        while (outcome := self.course.outcome) is None:
            try:
                self.course.act(self._next(people))
            except TakenBackError:
                continue
            if not self.company.humans:
                people.watch()
        people.tell_end(outcome)

    def _next(self, people: People) -> Any:
        """The next action. Who may act out of turn is asked before the one on turn."""
        chance: Distribution[Any] | None = self.course.game.rules.chance(self.course.state)
        legal, movers = self.course.legal(), self.course.movers
        turn = NATURE if chance is not None else next(mover for mover in movers if mover in legal)
        for mover in movers:
            if mover != turn and mover is not NATURE:
                action = self._out_of_turn(people, mover, turn, legal.get(mover, []))
                if action is not None:
                    return action
        if chance is not None:
            return self._chance(people, chance)
        if isinstance(turn, int) and turn in self.company.humans:
            return people.ask_turn(turn, legal[turn])
        if turn is REFEREE and self.company.humans:
            return people.ask_table(legal[turn])
        return legal[turn][self.below(len(legal[turn]))]

    def _out_of_turn(
        self, people: People, mover: Mover, turn: Mover, actions: list[Any]
    ) -> Any | None:
        """What somebody does who may act besides the one on turn; None for nothing.

        People are asked whether or not there is something for them to do: the question would
        betray it. Where nobody plays at the keyboard nothing happens at the table.
        """
        if mover in self.company.humans or (mover is REFEREE and self.company.humans):
            return people.ask_before(mover, turn, actions)
        if mover is REFEREE:
            return None
        chosen = self.below(len(actions) + 1)
        return actions[chosen] if chosen < len(actions) else None

    def _chance(self, people: People, chance: Distribution[Any]) -> Any:
        if chance.total == 1:
            return chance.at(0)
        if self.draw is None:
            return people.ask_chance(chance.at(0))
        return chance.at(self.draw(chance.total))
