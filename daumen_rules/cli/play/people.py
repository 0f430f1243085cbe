"""The people at the keyboard: what they are told, what they are asked, and who may see it.

What a person sees is drawn from the view of the seat, and what has happened is told as the seat
witnesses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from attrs import define, field, frozen

from daumen_rules.cli.play import words as t
from daumen_rules.cli.play.ongoing import OngoingGame
from daumen_rules.cli.play.typed import (
    Acts,
    Command,
    Typed,
    Unclear,
    Unreadable,
    command_of,
    read_call,
    read_typed,
)
from daumen_rules.cli.shared.screen import QuitError, Screen, shown, styled
from daumen_rules.cli.shared.words import FEW, breach_lines, mover_name, result_words
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR, Mover, Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.scene_lines import Line, Writer
from daumen_rules.records.noted import mover_word


class TakenBackError(Exception):
    """An action was taken back: whoever is on turn is asked anew."""


@frozen
class Company:
    """Who plays: people on some seats, bots on the others."""

    names: tuple[str, ...]
    humans: tuple[Seat, ...]
    language: Language

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that play for themselves."""
        return frozenset(range(len(self.names))) - frozenset(self.humans)

    @property
    def several(self) -> bool:
        """Whether the keyboard changes hands."""
        return len(self.humans) > 1


@define
class People:
    """The people during a game. `keyboard` is the seat whose secrets may be on the screen."""

    company: Company
    screen: Screen
    ongoing: OngoingGame
    keyboard: Seat | None = None
    told: dict[Viewer, int] = field(factory=dict[Viewer, int])
    """How many of the events each viewer has been told."""

    def __attrs_post_init__(self) -> None:
        if len(self.company.humans) == 1:
            self.keyboard = self.company.humans[0]

    @property
    def hides(self) -> bool:
        """Whether people at this keyboard have something to hide from each other."""
        return self.company.several and self.ongoing.game.checks.alike is not None

    # Asking

    def ask_turn(self, seat: Seat, actions: Sequence[Any]) -> Any:
        """What the person on turn does, or somebody who calls out meanwhile."""
        called = self._sit_down(seat)
        if called is not None:
            return called
        if self.company.several:
            self.say(t.YOU_ARE, name=self.company.names[seat], letter=seat_letter(seat))
            if self._anybody_may_call:
                self.say(t.CALLS, style="dim", examples=self._examples)
        self._offer(actions)
        return self._listen(seat, actions)

    def ask_before(self, mover: Mover, turn: Mover, actions: Sequence[Any]) -> Any | None:
        """Whether somebody who may acts before `turn` does; None where not."""
        if isinstance(mover, int):
            called = self._sit_down(mover)
            if called is not None:
                return called
        else:
            self._all_look()
        self.say(t.BEFORE, turn=self._name(turn), name=self._name(mover))
        self._offer(actions)
        return self._listen(mover, actions, may_skip=True)

    def ask_all(self, turn: Mover) -> Any | None:
        """Whether anybody calls before `turn` acts. Nobody's secrets are shown, and all are always
        asked: else the question would betray a hand.
        """
        self._all_look()
        self.say(t.ASK_ALL, turn=self._name(turn), examples=self._examples)
        return self._wait()

    def ask_table(self, actions: Sequence[Any]) -> Any:
        """What has happened at the table."""
        self._all_look()
        self.say(t.TABLE)
        self._offer(actions)
        return self._listen(REFEREE, actions)

    def ask_chance(self, example: Any) -> Any:
        """What chance has brought, typed by people with dice or cards of their own."""
        self._all_look()
        self.say(t.CHANCE, example=self.ongoing.game.notation.write(example))
        action = self._listen(NATURE, (example,))
        if self.hides:
            self._hide()
        return action

    def _listen(self, mover: Mover, actions: Sequence[Any], *, may_skip: bool = False) -> Any:
        """A legal action that somebody types; None for Enter where this is an answer."""
        game, names = self.ongoing.game, self.company.names
        prompt = names[mover] if isinstance(mover, int) else self._name(mover)
        view = self.ongoing.view(mover if isinstance(mover, int) else SPECTATOR)
        while True:
            words = self.screen.ask(f"{prompt}> ", limit=1000)
            if may_skip and not words:
                return None
            typed: Typed = read_call(game, view, names, words) or read_typed(
                game, view, mover, actions, words
            )
            match typed:
                case Acts():
                    action = self._allowed(typed)
                    if action is not None:
                        return action
                case Unreadable(expected=expected):
                    self._not_understood(words, expected)
                case Unclear(why=why):
                    self.say(why)
                case Command():
                    self._obey(typed, actions)
                case _:
                    assert_never(typed)

    def _allowed(self, acts: Acts) -> Any | None:
        """The legal one of the actions meant, if any; else the refusal is explained, and None."""
        mover, names = acts.mover, self.company.names
        if mover in self.company.bots:
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
        self._explain(refusals[0], mover)
        return None

    def _obey(self, command: Command, actions: Sequence[Any]) -> None:
        match command:
            case Command.HELP:
                self._help(actions)
            case Command.ALL:
                self._offer(actions, most=len(actions))
            case Command.UNDO:
                self._undo()
            case Command.QUIT:
                raise QuitError
            case _:
                assert_never(command)

    def _undo(self) -> None:
        """Where something is hidden one takes back only one's own act: another's is not told."""
        own = () if self.keyboard is None else (self.keyboard,)
        action = self.ongoing.take_back(own if self.hides else self.company.humans)
        if action is None:
            self.say(t.NO_UNDO)
            return
        game, events = self.ongoing.game, len(self.ongoing.events)
        self.told = {viewer: min(told, events) for viewer, told in self.told.items()}
        mover = mover_word(game.rules.actor(action), self.company.names)
        done = f"{mover}: {game.notation.write(action)}"
        self.say(t.TAKEN_BACK, done=done)
        raise TakenBackError

    # Calls

    @property
    def _anybody_may_call(self) -> bool:
        """Whether somebody besides the seat on turn may call, as far as all can tell."""
        calls = self.ongoing.game.notation.calls
        return calls is not None and calls.possible(self.ongoing.view(SPECTATOR))

    @property
    def _examples(self) -> str:
        """How people call: `A: parry`, `B: parry`."""
        calls = self.ongoing.game.notation.calls
        words = "" if calls is None else calls.words[self.company.language]
        return ", ".join(f"`{seat_letter(seat)}: {words}`" for seat in self.company.humans)

    # Who looks

    def _sit_down(self, seat: Seat) -> Any | None:
        """A person has the keyboard: the last one's secrets go, then the news and the picture. What
        somebody calls meanwhile, or None.
        """
        if self.hides and self.keyboard != seat:
            self._hide()
            self.say(t.HAND_OVER, name=self.company.names[seat])
            called = self._wait()
            if called is not None:
                return called
        if self.company.several:
            self.keyboard = seat
        self._news(self.viewer)
        self._picture(self.keyboard if self.keyboard is not None else SPECTATOR)
        return None

    def _all_look(self) -> None:
        """Everybody looks at the screen: one's secrets go, then the news and the picture."""
        if self.hides and self.keyboard is not None:
            self._hide()
        self._news(self.viewer)
        self._picture(self.viewer)

    def _wait(self) -> Any | None:
        """Wait for Enter, or for a call, with nothing on the screen that anybody may not see."""
        game, view = self.ongoing.game, self.ongoing.view(SPECTATOR)
        while words := self.screen.ask("> "):
            command = command_of(words)
            called = read_call(game, view, self.company.names, words)
            if called is not None:
                action = self._allowed(called)
                if action is not None:
                    return action
            elif command is Command.HELP or command is Command.QUIT:
                self._obey(command, ())
            elif self._anybody_may_call:
                expected = t.CALL_EXPECTED[self.company.language].format(examples=self._examples)
                self._not_understood(words, Text(expected, expected))
            else:
                self._not_understood(words, t.ENTER)
        return None

    def _hide(self) -> None:
        self.screen.hide()
        self.keyboard = None

    @property
    def viewer(self) -> Viewer:
        """Who is told what has happened: the person at the keyboard, where only that one may know
        it, or all who look on.
        """
        if self.keyboard is None or (self.company.several and not self.hides):
            return SPECTATOR
        return self.keyboard

    # Telling

    def _name(self, mover: Mover) -> str:
        return mover_name(mover, self.company.names, self.company.language)

    def _not_understood(self, words: str, expected: Text) -> None:
        found = f"`{shown(words if len(words) <= 40 else words[:37] + '...')}`"
        language = self.company.language
        found = found if words else t.NOTHING[language]
        self.say(t.FOUND, found=found, expected=expected[language])

    def say(self, text: Text, *, style: str | None = None, **gaps: object) -> None:
        """A text with its gaps filled."""
        told = text[self.company.language]
        self.screen.say(told.format(**gaps) if gaps else told, style=style)

    def _news(self, viewer: Viewer) -> None:
        """What has happened since this viewer was told last, as it witnesses it; all together are
        told what somebody has not been told yet.
        """
        events, known = self.ongoing.events, self.told.get(viewer, 0)
        if viewer is SPECTATOR:
            each = (self.told.get(seat, 0) for seat in self.company.humans)
            known = max(known, min(each, default=0))
        for event in events[known:]:
            seen = self.ongoing.game.rules.witness(event, viewer)
            self.screen.say(seen.sentence.say(self.company.language, self.company.names), indent=2)
        self.told[viewer] = len(events)

    @property
    def _writer(self) -> Writer:
        return Writer(self.company.language, self.company.names, self.screen.width)

    def _picture(self, viewer: Viewer) -> None:
        scene = self.ongoing.game.scene.of(self.ongoing.view(viewer), viewer)
        self.screen.say("", *map(styled, self._writer.lines(scene)))

    def _offer(self, actions: Sequence[Any], most: int = FEW) -> None:
        """The numbered list of what one may do; of a long one the beginning."""
        if len(actions) <= most + 1:
            most = len(actions)
        items: list[Line] = [
            ((f"{number} ", ""), *self._signs(action))
            for number, action in enumerate(actions[:most], start=1)
        ]
        if most < len(actions):
            more = t.MORE[self.company.language].format(count=len(actions) - most)
            items.append(((more, ""),))
        if items:
            label = ((t.ACTIONS[self.company.language], ""),)
            self.screen.say(*map(styled, self._writer.flow(label, items)))

    def _signs(self, action: Any) -> Line:
        game = self.ongoing.game
        if game.scene.of_action is None:
            return ((game.notation.write(action), ""),)
        return game.scene.of_action(action, self.company.language)

    def _explain(self, refused: Refused, mover: Mover) -> None:
        """Every broken clause with its gist. What another seat does not hold is told only where
        there is no other reason.
        """
        names, language = self.company.names, self.company.language
        told, calls = refused.breaches, self.ongoing.game.notation.calls
        if calls is not None and mover != self.keyboard:
            told = tuple(b for b in told if b.clause not in calls.of_a_hand) or told
        for broken in told:
            reason = f"{broken.say(language, names)} [{broken.clause.id}]"
            self.say(t.NOT_ALLOWED, style="bold red", reason=reason)
            for line in breach_lines(broken, names, language, whole=False):
                self.screen.say(line)

    def _help(self, actions: Sequence[Any]) -> None:
        """The rules, in short where the game has that, and how to type."""
        game, language = self.ongoing.game, self.company.language
        if game.book.in_short is not None:
            self.say(game.book.in_short)
        else:
            self.say(t.RULES, title=game.book.title[language])
            for clause in game.book.clauses:
                self.screen.say(f"{clause.id}: {clause.gist[language]}", indent=2)
        if game.notation.legend is not None:
            self.say(game.notation.legend)
        else:
            example = game.notation.write(actions[0]) if actions else "?"
            self.say(t.HOW_TO_TYPE, example=example)

    def watch(self) -> None:
        """What has happened, told where nobody at the keyboard plays."""
        self._news(SPECTATOR)

    def tell_end(self, outcome: Outcome) -> None:
        """The last events, the last picture, and who has won."""
        self._all_look()
        said = result_words(outcome, self.company.names, self.company.language)
        self.screen.say("", said, style="bold")
