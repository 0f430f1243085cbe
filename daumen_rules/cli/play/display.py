"""What people at the keyboard are told: news, pictures, lists, refusals, the rules.

What a person sees is drawn from the view of the seat, and what has happened is told as the seat
witnesses it. Nobody is asked anything here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import define, field

from daumen_rules.contracts.check_result import breach_lines
from daumen_rules.contracts.keyboard import Keyboard
from daumen_rules.contracts.report_text import FEW, reading_lines
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import SPECTATOR, Mover, Seat, Viewer
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.operands import either
from daumen_rules.pieces.scene_lines import Line, Writer
from daumen_rules.records.record_story import other_readings

from ..shared.abbreviations import nearest
from ..shared.screen import Screen, shown, styled
from ..shared.wording import mover_name, place
from . import texts as t
from .input_lines import calls_of
from .ongoing import OngoingGame


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
class Display:
    """Tells a game to people. `keyboard` is the seat whose secrets may be on the screen."""

    company: Company
    screen: Screen
    ongoing: OngoingGame
    keyboard: Seat | None = None
    told: dict[Viewer, int] = field(factory=dict[Viewer, int])
    """How many of the events each viewer has been told."""
    hides: bool = False
    """Whether people at this keyboard have something to hide from each other."""
    _known: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        known = self.ongoing.steps[: self.ongoing.known]
        self._known = sum(len(step.events) for step in known)
        if len(self.company.humans) == 1:
            self.keyboard = self.company.humans[0]

    def _look_for_secrets(self) -> None:
        """Once one person sees what another does not, the keyboard goes round unseen to the end: to
        leave off would tell something too.
        """
        people = self.company.humans
        self.hides = self.hides or (len(people) > 1 and self.ongoing.parts(people))

    @property
    def viewer(self) -> Viewer:
        """Who is told what has happened: the person at the keyboard, where only that one may know
        it, or all who look on.
        """
        if self.keyboard is None or (self.company.several and not self.hides):
            return SPECTATOR
        return self.keyboard

    def _name(self, mover: Mover) -> str:
        return mover_name(mover, self.company.names, self.company.language)

    def _not_understood(self, words: str, expected: Text, legal: Sequence[Any] = ()) -> None:
        found = f"`{shown(words if len(words) <= 40 else words[:37] + '...')}`"
        language = self.company.language
        found = found if words else t.NOTHING[language]
        near = nearest(self.ongoing.game, words, legal, language)
        self.say(t.FOUND, found=found, expected=expected[language])
        if near:
            self.say(t.MEANT, offered=either([f"`{one}`" for one in near], language))

    def say(self, text: Text, *, style: str | None = None, **gaps: object) -> None:
        """A text with its gaps filled."""
        told = text[self.company.language]
        self.screen.say(told.format(**gaps) if gaps else told, style=style)

    def _news(self, viewer: Viewer) -> None:
        """What has happened since this viewer was told last, as it witnesses it; all together are
        told what somebody has not been told yet.
        """
        events, known = self.ongoing.events, self.told.get(viewer, self._known)
        if viewer is SPECTATOR:
            each = (self.told.get(seat, self._known) for seat in self.company.humans)
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
        keyboard = game.notation.keyboard
        if keyboard is None or keyboard.signs is None:
            return ((game.notation.say(action, self.company.language), ""),)
        return keyboard.signs(action, self.company.language)

    def _explain(self, refused: Refused, action: Any) -> None:
        """Every broken clause with its gist, and the readings that would allow it. What another
        seat does not hold is told only where there is no other reason.
        """
        game, mover = self.ongoing.game, self.ongoing.game.rules.actor(action)
        names, language = self.company.names, self.company.language
        told, calls = refused.breaches, calls_of(game)
        if calls is not None and mover != self.keyboard:
            told = tuple(b for b in told if b.clause not in calls.of_a_hand) or told
        for broken in told:
            reason = f"{broken.say(language, names)} [{broken.clause.id}]"
            self.say(t.NOT_ALLOWED, style="bold red", reason=reason)
            for line in breach_lines([broken], names, language, place, whole=False):
                self.screen.say(line)
        reader: Viewer = SPECTATOR if self.keyboard is None else self.keyboard
        otherwise = other_readings(game, self.ongoing.state, action, reader, self.ongoing.last)
        for line in reading_lines(game.book.questions(), otherwise, language, indent=2):
            self.screen.say(line)

    def _help(self, actions: Sequence[Any]) -> None:
        """The rules, in short where the game has that, and how to type."""
        game, language = self.ongoing.game, self.company.language
        keyboard = game.notation.keyboard or Keyboard()
        if keyboard.rules_in_short is not None:
            self.say(keyboard.rules_in_short)
        else:
            self.say(t.RULES, title=game.book.title[language])
            for clause in game.book.clauses:
                self.screen.say(f"{clause.id}: {clause.gist[language]}", indent=2)
        if keyboard.legend is not None:
            self.say(keyboard.legend)
        mover = game.rules.actor(actions[0]) if actions else 0
        rows = game.notation.verbs.help(mover, language)
        wide = max((len(example) for example, _ in rows), default=0)
        self.say(t.HOW_TO_TYPE)
        for example, operands in rows:
            self.screen.say(f"{example:<{wide}}  {operands}".rstrip(), indent=2)
        self.say(t.SHORTER)

    def watch(self) -> None:
        """What has happened, told where nobody at the keyboard plays."""
        self._news(SPECTATOR)
