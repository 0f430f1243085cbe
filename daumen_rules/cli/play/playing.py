"""A table at a terminal: introduces the players, asks people, and keeps the record.

Who acts next is said by the table.
"""

from __future__ import annotations

from typing import Any

from attrs import define

from daumen_rules.contracts.report_text import name_list
from daumen_rules.kernel.seats import REFEREE, seat_letter
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.matches import AnyMatch
from daumen_rules.records.record import write_mark
from daumen_rules.table.ask import Ask, Wanted
from daumen_rules.table.table import Seated

from ..shared.editor import CAN_EDIT
from ..shared.screen import Screen
from . import texts as t
from .people import People, TakenBackError
from .saving import Kept
from .throwing import Pace


@define
class Notice:
    """Says at a terminal that a bot is thinking, as long as it does. Bots call it again and again
    while they think.
    """

    screen: Screen
    language: Language
    _stands: bool = False

    def __call__(self) -> None:
        if not self._stands and self.screen.is_terminal:
            self.screen.hint(t.THINKING[self.language])
            self._stands = True

    def end(self) -> None:
        """Take the words off the screen again."""
        if self._stands:
            self.screen.hint(" " * len(t.THINKING[self.language]))
            self._stands = False


@define
class Playing:
    """A game, or a match of several, while people play it at a terminal."""

    table: Seated
    notice: Notice
    kept: Kept | None = None
    pace: Pace | None = None
    """Says who throws with Enter; None where nobody throws dice."""
    is_luck: bool = False
    """Whether nobody chooses anything in the game."""

    @property
    def screen(self) -> Screen:
        return self.notice.screen

    @property
    def language(self) -> Language:
        return self.notice.language

    @property
    def is_over(self) -> bool:
        """Whether all games are over."""
        return self.table.is_over

    def introduce(self) -> None:
        """Print the game, its rule set, the players, and how people get help."""
        table, language = self.table, self.language
        bot = t.BOT[language]
        players = " · ".join(
            f"{seat_letter(seat)} {name}" + (f" ({bot})" if seat in table.players.bots else "")
            for seat, name in enumerate(table.players.names)
        )
        book = table.game.book
        self.screen.say(f"{book.title[language]} · {book.write_rules(table.head.rules)}", players)
        if table.players.people:
            self._say_hints()
            for question, rules in book.variants(table.head.rules):
                said = t.VARIANT[language].format(rules=rules)
                self.screen.say(question.title[language], said, style="dim")
            if self.screen.is_terminal and not CAN_EDIT:
                self.screen.say(t.NO_EDITOR[language], style="dim")

    def _say_hints(self) -> None:
        """Print how people get help, and which of them only throw."""
        table, language = self.table, self.language
        if table.throwers and self.is_luck:
            self.screen.say(t.LUCK_HINT[language], style="dim")
            return
        self.screen.say(t.HELP_HINT[language], style="dim")
        if names := [table.players.names[seat] for seat in sorted(table.throwers)]:
            said = t.THROWER_HINT if len(names) == 1 else t.THROWERS_HINT
            told = said[language].format(name=name_list(names, language))
            self.screen.say(told, style="dim")

    def play(self) -> None:
        """Play all games to the end.

        Raises QuitError, EndOfInputError, KeyboardInterrupt, and Failure if the record cannot be
        written.
        """
        table = self.table
        while not table.is_over:
            if table.ongoing.outcome is not None:
                self._begin()
            self._play_one()
            if table.match is not None:
                self._tell_totals(table.match)

    def keep(self) -> None:
        """Write the record, if a file was named. Raises Failure."""
        if self.kept is not None:
            self.kept.keep(self.table.ongoing, self.table.players.names)

    def _begin(self) -> None:
        if self.kept is not None:
            self.kept.begin_game(write_mark(len(self.table.games) + 1))
        self.table.begin()

    def _play_one(self) -> None:
        table, ongoing = self.table, self.table.ongoing
        people = People(table, self.language, self.screen, ongoing)
        if table.match is not None and table.match.games > 1:
            words = t.GAME_OF[self.language]
            title = words.format(number=len(table.games), games=table.match.games)
            self.screen.say("", f"── {title} ──", style="bold")
        while ongoing.outcome is None:
            if self.pace is not None:
                self.pace.look()
            done = table.advance()
            self.notice.end()
            if done is None:
                self._answer(people, table.ask())
            if self.pace is not None:
                self.pace.follow()
            self.keep()
            if not table.players.people:
                people.watch()
        people.tell_end(ongoing.outcome)

    def _answer(self, people: People, asked: Ask) -> None:
        """Ask people, and do what they say; nothing, where one of them has taken an action back."""
        try:
            if asked.wanted is Wanted.THROW:
                self._throw(people, asked)
                return
            action = self._action(people, asked)
        except TakenBackError:
            return
        if action is None:
            self.table.skip()
        else:
            self.table.act(action)

    def _throw(self, people: People, asked: Ask) -> None:
        (seat,) = asked.movers
        assert isinstance(seat, int), "a person throws"
        people.ask_throw(seat)
        self.table.throw()

    def _action(self, people: People, asked: Ask) -> Any | None:
        """The legal action that people name; None where those who are asked do not act."""
        turn, (mover, *_) = asked.turn, asked.movers
        match asked.wanted:
            case Wanted.CHOICE if isinstance(mover, int):
                return people.ask_turn(mover, asked.actions)
            case Wanted.INTERRUPTION if turn is not None:
                return people.ask_before(mover, turn, asked.actions)
            case Wanted.CALL if turn is not None:
                return people.ask_all(turn)
            case Wanted.CHANCE:
                return people.ask_chance(asked.actions[0])
            case _:
                assert mover is REFEREE, "nobody else is left"
                return people.ask_table(asked.actions)

    def _tell_totals(self, match: AnyMatch) -> None:
        if match.games == 1:
            return
        names, played = self.table.players.names, len(match.played)
        totals = ", ".join(f"{n} {x}" for n, x in zip(names, match.totals, strict=True))
        words = t.TOTALS[self.language]
        self.screen.say(words.format(played=played, games=match.games, totals=totals))
        if match.outcome is not None:
            winners = match.outcome.winners
            text = t.MATCH_WINNER if len(winners) == 1 else t.MATCH_WINNERS
            told = ", ".join(names[seat] for seat in winners)
            self.screen.say(text[self.language].format(names=told), style="bold")
