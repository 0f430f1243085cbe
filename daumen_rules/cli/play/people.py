"""Asks the people at the keyboard for actions, and hides the screen from those who may not see it.

What they are told without a question stands in `display`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, assert_never

from attrs import define

from daumen_rules.contracts.record_model import mover_word
from daumen_rules.contracts.report_text import result_words
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR, Mover, Seat, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.table.words import Unclear, Unreadable

from ..shared.screen import QuitError
from . import texts as t
from .display import Display
from .input_lines import Acts, Command, Typed, command_of, completed, read_call, read_typed


class TakenBackError(Exception):
    """A person took an action back: the mover on turn must be asked again."""


@define
class People(Display):
    """The people during one game: asks them, and explains the actions that it refuses."""

    # Asking

    def ask_turn(self, seat: Seat, actions: Sequence[Any]) -> Any:
        """The action of the person on turn, or of another who calls out first."""
        called = self._sit_down(seat)
        if called is not None:
            return called
        if self.table.players.several:
            self.say(t.YOU_ARE, name=self.table.players.names[seat], letter=seat_letter(seat))
            if self._anybody_may_call:
                self.say(t.CALLS, style="dim", examples=self._examples)
        self._offer(actions)
        return self._listen(seat, actions, only=self._only(actions))

    def _only(self, actions: Sequence[Any]) -> Any | None:
        """The one thing that a person can do, which Enter does then; None where there is a choice.

        None too where the keyboard goes from hand to hand, as an Enter too many would act for the
        next person, and where somebody may call out.
        """
        is_choice = len(actions) != 1 or self.hides or self._anybody_may_call
        return None if is_choice else actions[0]

    def ask_before(self, mover: Mover, turn: Mover, actions: Sequence[Any]) -> Any | None:
        """The action of a mover who may act before `turn`; None if it does not act."""
        if isinstance(mover, int):
            called = self._sit_down(mover)
            if called is not None:
                return called
        else:
            self._all_look(shows_table=turn is not NATURE)
        self.screen.say(self.said_of(t.BEFORE, turn=turn, name=mover))
        self._offer(actions)
        return self._listen(mover, actions, may_skip=True)

    def ask_all(self, turn: Mover) -> Any | None:
        """The call of any person before `turn` acts; None if nobody calls.

        The screen shows nobody's secrets. People are asked even if no call is legal: else the
        question would betray a hand.
        """
        self._all_look()
        self.say(t.ASK_ALL, turn=self._name(turn), examples=self._examples)
        return self._wait()

    def ask_table(self, actions: Sequence[Any]) -> Any:
        """The action of the referee: people type what happened at the table."""
        self._all_look()
        self.say(t.TABLE)
        self._offer(actions)
        return self._listen(REFEREE, actions)

    def ask_chance(self, example: Any) -> Any:
        """The action of Nature: people with their own dice or cards type the throw or the deal."""
        self._all_look()
        notation, language = self.ongoing.game.notation, self.language
        self.say(t.CHANCE, example=notation.say(example, language))
        action = self._listen(NATURE, (example,))
        if self.table.players.several and self.ongoing.game.checks.alike is not None:
            self._hide()
        return action

    def ask_throw(self, seat: Seat) -> None:
        """Wait until the person on turn throws: Enter."""
        self._all_look(shows_table=False)
        prompt = self.said_of(t.THROWS, name=seat)
        while words := self.screen.ask(prompt):
            match command_of(words):
                case Command.HELP | Command.RULES | Command.QUIT | Command.UNDO as command:
                    self._obey(command, ())
                case Command.ALL:
                    self._picture(self.viewer)
                case _:
                    self._not_understood(words, t.ENTER)

    def _listen(
        self,
        mover: Mover,
        actions: Sequence[Any],
        *,
        may_skip: bool = False,
        only: Any | None = None,
    ) -> Any:
        """Asks until a person types a legal action. Enter gives `only`, or None with `may_skip`."""
        game, names = self.ongoing.game, self.table.players.names
        prompt = names[mover] if isinstance(mover, int) else self._name(mover)
        view = self.ongoing.view(mover if isinstance(mover, int) else SPECTATOR)
        prompt = prompt if only is None else f"{prompt}: Enter"
        complete = partial(completed, game, mover, actions, self.language)
        while True:
            words = self.screen.ask(f"{prompt}> ", limit=1000, complete=complete)
            if not words and (may_skip or only is not None):
                return only
            typed: Typed = read_call(game, view, names, words) or read_typed(
                game, view, mover, actions, words, () if mover is NATURE else self.marks
            )
            match typed:
                case Acts():
                    action = self._allowed(typed)
                    if action is not None:
                        return action
                case Unreadable(expected=expected):
                    self._not_understood(words, expected, actions if mover is not NATURE else ())
                case Unclear(why=why):
                    self.say(why)
                case Command():
                    self._obey(typed, actions)
                case _:
                    assert_never(typed)

    def _allowed(self, acts: Acts) -> Any | None:
        """The legal action among the readings of a line. If there is none, explains why: None."""
        mover, names = acts.mover, self.table.players.names
        if mover in self.table.players.bots:
            self.say(t.PLAYS_ITSELF, name=self._name(mover))
            return None
        waits = self.hides and mover != self.keyboard
        if waits and isinstance(mover, int) and mover == self.ongoing.movers[0]:
            self.say(t.ENTER_FIRST, name=names[mover])
            return None
        refusals = [self.ongoing.refusal(action) for action in acts.actions]
        for action, refused in zip(acts.actions, refusals, strict=True):
            if refused is None:
                return action
        assert refusals[0] is not None
        self._explain(refusals[0], acts.actions[0])
        return None

    def _obey(self, command: Command, actions: Sequence[Any]) -> None:
        match command:
            case Command.HELP:
                self._help(actions)
            case Command.RULES:
                self._rules()
            case Command.ALL:
                self._offer(actions, most=len(actions))
            case Command.UNDO:
                self._undo()
            case Command.QUIT:
                raise QuitError
            case _:
                assert_never(command)

    def _undo(self) -> None:
        """Takes the last action back. Raises TakenBackError if it was taken back.

        Where people have secrets, each takes back only own actions: the message names the action.
        """
        own = () if self.keyboard is None else (self.keyboard,)
        action = self.table.take_back(own if self.hides else self.table.players.people)
        if action is None:
            self.say(t.NO_UNDO)
            return
        game, steps = self.ongoing.game, len(self.ongoing.steps)
        self.told = {viewer: min(told, steps) for viewer, told in self.told.items()}
        mover = mover_word(game.rules.actor(action), self.table.players.names)
        done = f"{mover}: {game.notation.say(action, self.language)}"
        self.say(t.TAKEN_BACK, done=done)
        raise TakenBackError

    # Calls

    @property
    def _anybody_may_call(self) -> bool:
        """Whether any seat may call out now, judged by what everybody sees."""
        calls = self.table.calls
        return calls is not None and calls.possible(self.ongoing.view(SPECTATOR))

    @property
    def _examples(self) -> str:
        """Examples of calls, one for each person: `A: parry`, `B: parry`."""
        calls = self.table.calls
        words = "" if calls is None else calls.words[self.language]
        return ", ".join(f"`{seat_letter(seat)}: {words}`" for seat in self.table.players.people)

    # Who looks

    def _sit_down(self, seat: Seat) -> Any | None:
        """Give the keyboard to a seat: clear the last person's secrets, print events and picture.

        Returns the call that somebody types before that, else None.
        """
        self._look_for_secrets()
        if self.hides and self.keyboard != seat:
            self._hide()
            self.say(t.HAND_OVER, name=self.table.players.names[seat])
            called = self._wait()
            if called is not None:
                return called
        if self.table.players.several:
            self.keyboard = seat
        self._news(self.viewer)
        self._picture(self.keyboard if self.keyboard is not None else SPECTATOR)
        return None

    def _all_look(self, *, shows_table: bool = True) -> None:
        """Show the screen to everybody: clear one person's secrets, print events and picture."""
        self._look_for_secrets()
        if self.hides and self.keyboard is not None:
            self._hide()
        self._news(self.viewer)
        if shows_table:
            self._picture(self.viewer)

    def _wait(self) -> Any | None:
        """The legal call that somebody types, or None for Enter. The screen shows no secrets."""
        game, view = self.ongoing.game, self.ongoing.view(SPECTATOR)
        while words := self.screen.ask("> "):
            command = command_of(words)
            called = read_call(game, view, self.table.players.names, words)
            if called is not None:
                action = self._allowed(called)
                if action is not None:
                    return action
            elif command in (Command.HELP, Command.RULES, Command.QUIT):
                self._obey(command, ())
            elif self._anybody_may_call:
                expected = t.CALL_EXPECTED[self.language].format(examples=self._examples)
                self._not_understood(words, Text(expected, expected))
            else:
                self._not_understood(words, t.ENTER)
        return None

    def _hide(self) -> None:
        self.screen.hide()
        self.keyboard = None

    def tell_end(self, outcome: Outcome) -> None:
        """Print the last events, the last picture, and who won."""
        self._all_look()
        scored = self.ongoing.game.book.scored
        said = result_words(outcome, self.table.players.names, self.language, scored, self.reader)
        self.screen.say("", said, style="bold")
