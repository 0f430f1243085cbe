"""The people at the keyboard of a game of the collection: what they are told, and what asked.

Here lives who looks at the screen. What a person sees is the picture of the view of the seat, and
what has happened is told as the seat witnesses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from attrs import define, field
from rich.text import Text as Line

from daumen_rules.cli.collection import play_words as t
from daumen_rules.cli.collection.course import Course
from daumen_rules.cli.collection.typed import Acts, Command, Unreadable, command_of, read_typed
from daumen_rules.cli.play_people import Company
from daumen_rules.cli.shared.screen import QuitError, Screen, shown
from daumen_rules.cli.shared.words import FEW, mover_name, place
from daumen_rules.cli.table import flow
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR, Mover, Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.checked import breach_lines
from daumen_rules.pieces.scene_lines import scene_lines
from daumen_rules.pieces.telling import result_words
from daumen_rules.records.noted import mover_word


class TakenBackError(Exception):
    """An action was taken back: whoever is on turn is asked anew."""


@define
class People:
    """The people during a game. `keyboard` is the seat whose secrets may be on the screen."""

    company: Company
    screen: Screen
    course: Course
    keyboard: Seat | None = None
    told: dict[Viewer, int] = field(factory=dict[Viewer, int])
    """How many of the events each viewer has been told."""

    def __attrs_post_init__(self) -> None:
        if len(self.company.humans) == 1:
            self.keyboard = self.company.humans[0]

    @property
    def hides(self) -> bool:
        """Whether people at this keyboard have something to hide from each other."""
        return self.company.several and self.course.game.checks.alike is not None

    # Asking

    def ask_turn(self, seat: Seat, actions: Sequence[Any]) -> Any:
        """What the person on turn does."""
        self._sit_down(seat)
        if self.company.several:
            self.say(t.YOU_ARE, name=self.company.names[seat], letter=seat_letter(seat))
        self._offer(actions)
        return self._listen(seat, actions)

    def ask_before(self, mover: Mover, turn: Mover, actions: Sequence[Any]) -> Any | None:
        """Whether somebody who may acts before `turn` does; None where not."""
        if isinstance(mover, int):
            self._sit_down(mover)
        else:
            self._all_look()
        names = (
            mover_name(who, self.company.names, self.company.language) for who in (turn, mover)
        )
        self.say(t.BEFORE, **dict(zip(("turn", "name"), names, strict=True)))
        self._offer(actions)
        return self._listen(mover, actions, may_skip=True)

    def ask_table(self, actions: Sequence[Any]) -> Any:
        """What has happened at the table."""
        self._all_look()
        self.say(t.TABLE)
        self._offer(actions)
        return self._listen(REFEREE, actions)

    def ask_chance(self, example: Any) -> Any:
        """What chance has brought, typed by people with dice or cards of their own."""
        self._all_look()
        self.say(t.CHANCE, example=self.course.game.notation.write(example))
        action = self._listen(NATURE, (example,))
        if self.hides:
            self._hide()
        return action

    def _listen(self, mover: Mover, actions: Sequence[Any], *, may_skip: bool = False) -> Any:
        """A legal action that somebody types; None for Enter where this is an answer."""
        names, language = self.company.names, self.company.language
        prompt = names[mover] if isinstance(mover, int) else mover_name(mover, names, language)
        while True:
            words = self.screen.ask(f"{prompt}> ", limit=1000)
            if may_skip and not words:
                return None
            typed = read_typed(self.course.game, mover, actions, words)
            match typed:
                case Acts(action=action):
                    refused = self.course.refusal(action)
                    if refused is None:
                        return action
                    self._explain(refused)
                case Unreadable(expected=expected):
                    self._not_understood(words, expected)
                case Command():
                    self._obey(typed, actions)
                case _:
                    assert_never(typed)

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
        action = self.course.take_back(own if self.hides else self.company.humans)
        if action is None:
            self.say(t.NO_UNDO)
            return
        game, events = self.course.game, len(self.course.events)
        self.told = {viewer: min(told, events) for viewer, told in self.told.items()}
        mover = mover_word(game.rules.actor(action), self.company.names)
        done = f"{mover}: {game.notation.write(action)}"
        self.say(t.TAKEN_BACK, done=done)
        raise TakenBackError

    # Who looks

    def _sit_down(self, seat: Seat) -> None:
        """A person has the keyboard: the last one's secrets go, then the news and the picture."""
        if self.hides and self.keyboard != seat:
            self._hide()
            self.say(t.HAND_OVER, name=self.company.names[seat])
            self._wait()
        if self.company.several:
            self.keyboard = seat
        self._news(self.viewer)
        self._picture(self.keyboard if self.keyboard is not None else SPECTATOR)

    def _all_look(self) -> None:
        """Everybody looks at the screen: one's secrets go, then the news and the picture."""
        if self.hides and self.keyboard is not None:
            self._hide()
        self._news(self.viewer)
        self._picture(self.viewer)

    def _wait(self) -> None:
        """Wait for Enter, with nothing on the screen that anybody may not see."""
        while words := self.screen.ask("> "):
            command = command_of(words)
            if command is Command.HELP or command is Command.QUIT:
                self._obey(command, ())
            else:
                self._not_understood(words, t.ENTER)

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

    def _not_understood(self, words: str, expected: Text) -> None:
        found = f"`{shown(words if len(words) <= 40 else words[:37] + '...')}`"
        language = self.company.language
        found = found if words else t.NOTHING[language]
        self.say(t.FOUND, found=found, expected=expected[language])

    def say(self, text: Text, *, style: str | None = None, **gaps: object) -> None:
        """A text with its gaps filled."""
        self.screen.say(text[self.company.language].format(**gaps), style=style)

    def _news(self, viewer: Viewer) -> None:
        """What has happened since this viewer was told last, as it witnesses it; all together are
        told what somebody has not been told yet.
        """
        events, known = self.course.events, self.told.get(viewer, 0)
        if viewer is SPECTATOR:
            each = (self.told.get(seat, 0) for seat in self.company.humans)
            known = max(known, min(each, default=0))
        for event in events[known:]:
            seen = self.course.game.rules.witness(event, viewer)
            self.screen.say(seen.sentence.say(self.company.language, self.company.names), indent=2)
        self.told[viewer] = len(events)

    def _picture(self, viewer: Viewer) -> None:
        game = self.course.game
        seen = game.scene.of(self.course.view(viewer), viewer)
        self.screen.say("", *scene_lines(seen, self.company.language, self.company.names))

    def _offer(self, actions: Sequence[Any], most: int = FEW) -> None:
        """The numbered list of what one may do; of a long one the beginning."""
        if len(actions) <= most + 1:
            most = len(actions)
        items = [
            Line(f"{number} {self.course.game.notation.write(action)}")
            for number, action in enumerate(actions[:most], start=1)
        ]
        if most < len(actions):
            items.append(Line(t.MORE[self.company.language].format(count=len(actions) - most)))
        label = t.ACTIONS[self.company.language]
        if items:
            self.screen.say(*flow(label, items, self.screen.width))

    def _explain(self, refused: Refused) -> None:
        """Every broken clause with its gist."""
        names, language = self.company.names, self.company.language
        for broken in refused.breaches:
            reason = f"{broken.say(language, names)} [{broken.clause.id}]"
            self.say(t.NOT_ALLOWED, style="bold red", reason=reason)
            for line in breach_lines([broken], names, language, place, whole=False):
                self.screen.say(line)

    def _help(self, actions: Sequence[Any]) -> None:
        game, language = self.course.game, self.company.language
        self.say(t.RULES, title=game.book.title[language])
        for clause in game.book.clauses:
            self.screen.say(f"{clause.id}: {clause.gist[language]}", indent=2)
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
