"""The people at the keyboard: what they are told, what they are asked, and who may see it.

Here lives who looks at the screen. What a person sees is drawn from the view of the seat, and what
has happened is told as the seat witnesses it.
"""

from __future__ import annotations

from typing import assert_never

from attrs import define, field, frozen

from daumen_rules.cli import play_texts as t
from daumen_rules.cli.play_course import Course
from daumen_rules.cli.play_input import (
    Acts,
    Command,
    Typed,
    Unreadable,
    read_call,
    read_turn,
)
from daumen_rules.cli.shared.screen import QuitError, Screen
from daumen_rules.cli.table import Table
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.action_words import PASS_WORDS
from daumen_rules.games.daumen_drauf.events import GameOver, Scored, Taken
from daumen_rules.games.daumen_drauf.model import Action
from daumen_rules.games.daumen_drauf.readings import ParryTiming
from daumen_rules.games.daumen_drauf.view import View, witness
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Language, Text


@frozen
class Company:
    """Who plays: people on some seats, bots on the others."""

    names: tuple[str, ...]
    humans: tuple[Seat, ...]
    language: Language

    @property
    def bots(self) -> frozenset[Seat]:
        return frozenset(range(len(self.names))) - frozenset(self.humans)

    @property
    def several(self) -> bool:
        """Whether the keyboard changes hands."""
        return len(self.humans) > 1


@define
class People:
    """The people during one game. `keyboard` is the seat whose hand may be on the screen."""

    company: Company
    screen: Screen
    course: Course
    keyboard: Seat | None = None
    told: dict[Viewer, int] = field(factory=dict[Viewer, int])
    """How many of the events each viewer has been told."""

    def __attrs_post_init__(self) -> None:
        if len(self.company.humans) == 1:
            self.keyboard = self.company.humans[0]

    # Asking

    def ask_turn(self, seat: Seat) -> Action:
        """What the person on turn does, or somebody who calls out meanwhile."""
        if self.keyboard != seat:
            called = self._hand_over(seat)
            if called is not None:
                return called
        sees = self._show(seat)
        if self.company.several and sees.rules.parry_timing is ParryTiming.ANY_TIME:
            self.say(t.CALLS, style="dim", examples=self._examples)
        while True:
            typed = read_turn(self._ask(seat), sees, seat, self.company.names)
            action = self._answer(typed)
            if action is not None:
                return action

    def ask_interruption(self, turn: Seat) -> Action | None:
        """Whether anybody parries before a bot acts."""
        return self._ask_all(turn) if self.company.several else self._ask_one(turn)

    def _ask_one(self, turn: Seat) -> Action | None:
        """The only person is asked only when a parry is possible: nobody else looks."""
        (seat,), names = self.company.humans, self.company.names
        if not self.course.view(seat).legal_actions:
            return None
        sees = self._show(seat)
        self.say(t.ASK_ONE, name=names[seat], turn=names[turn])
        while typed := self._ask(seat):
            if typed.lower() in PASS_WORDS:
                return None
            action = self._answer(read_turn(typed, sees, seat, names))
            if action is not None:
                return action
        return None

    def _ask_all(self, turn: Seat) -> Action | None:
        """Several people are always asked, or the question would betray a hand. None is shown."""
        self._hide()
        self.tell_all()
        self.screen.say("", *self.table.picture(self.course.view(SPECTATOR)))
        self.say(t.ASK_ALL, turn=self.company.names[turn], examples=self._examples)
        return self._listen()

    def _hand_over(self, seat: Seat) -> Action | None:
        """Hide what the last person saw, and wait for the next one."""
        self._hide()
        self.say(t.HAND_OVER, name=self.company.names[seat])
        called = self._listen()
        if called is None:
            self.keyboard = seat
        return called

    def _hide(self) -> None:
        self.screen.hide()
        self.keyboard = None

    def _listen(self) -> Action | None:
        """Wait for Enter, or for a call of a seat that may act; None for Enter."""
        public = self.course.view(SPECTATOR)
        while typed := self.screen.ask("> "):
            action = self._answer(read_call(typed, public, self.company.names))
            if action is not None:
                return action
        return None

    def _ask(self, seat: Seat) -> str:
        return self.screen.ask(f"{self.company.names[seat]}> ")

    # Answering

    def _answer(self, typed: Typed) -> Action | None:
        """The action that somebody typed if it is legal; else an answer, and None."""
        match typed:
            case Acts():
                return self._allowed(typed)
            case Unreadable(why=why):
                self.screen.say(why[self.company.language])
            case Command.HELP:
                self.say(t.RULES)
                self.say(t.NOTATION, thumb=self.screen.thumb)
            case Command.QUIT:
                raise QuitError
            case _:
                assert_never(typed)
        return None

    def _allowed(self, acts: Acts) -> Action | None:
        """The legal one of the actions meant, if any; else the refusal is explained."""
        name = self.company.names[acts.seat]
        if acts.seat in self.company.bots:
            self.say(t.PLAYS_ITSELF, name=name)
            return None
        if acts.seat != self.keyboard and acts.seat == self.course.seats[0]:
            self.say(t.ENTER_FIRST, name=name)
            return None
        refusals = [self.course.refusal(action) for action in acts.actions]
        for action, refused in zip(acts.actions, refusals, strict=True):
            if refused is None:
                return action
        self._explain(refusals[0], acts.seat)
        return None

    def _explain(self, refused: Refused | None, seat: Seat) -> None:
        """Every broken clause with its gist. What another seat does not hold is told only where
        there is no other reason.
        """
        told = refused.breaches if refused else ()
        if seat != self.keyboard:
            told = tuple(b for b in told if b.clause is not c.THUMB_1) or told
        language = self.company.language
        for broken in told:
            reason = broken.say(language, self.company.names)
            self.say(t.NOT_ALLOWED, style="bold red", reason=f"{reason} [{broken.clause.id}]")
            self.screen.say(f"{broken.clause.id}: {broken.clause.gist[language]}", indent=4)

    # Telling

    def say(self, text: Text, *, style: str | None = None, **gaps: object) -> None:
        """A text with its gaps filled."""
        self.screen.say(text[self.company.language].format(**gaps), style=style)

    def tell(self, viewer: Viewer) -> None:
        """What has happened since this viewer was told last, as it witnesses it."""
        for event in self.course.events[self.told.get(viewer, 0) :]:
            seen = witness(event, viewer)
            words = seen.sentence.say(self.company.language, self.company.names)
            weighty = isinstance(event, Taken | GameOver | Scored)
            self.screen.say(words, style="bold" if weighty else None, indent=2)
        self.told[viewer] = len(self.course.events)

    def tell_all(self) -> None:
        """What has happened since somebody was told last, as everybody witnesses it."""
        known = min((self.told.get(seat, 0) for seat in self.company.humans), default=0)
        self.told[SPECTATOR] = max(self.told.get(SPECTATOR, 0), known)
        self.tell(SPECTATOR)

    def watch(self) -> None:
        """What has happened, told where nobody at the keyboard plays."""
        self.tell_all()
        public = self.course.view(SPECTATOR)
        if not public.shown:
            self.screen.say("", self.table.title(public))

    def tell_end(self) -> None:
        """The last events, and the table with all that is known at the end."""
        if self.company.several:
            self._hide()
        viewer = SPECTATOR if self.keyboard is None else self.keyboard
        if viewer is SPECTATOR:
            self.tell_all()
        else:
            self.tell(viewer)
        self.screen.say("", *self.table.final(self.course.view(viewer)), "")

    @property
    def table(self) -> Table:
        """How the table is drawn here."""
        company = self.company
        return Table(company.names, company.bots, company.language, self.screen.width)

    @property
    def _examples(self) -> str:
        """How people call: `A: parry`, `B: parry`."""
        example = t.EXAMPLE[self.company.language]
        return ", ".join(example.format(letter=seat_letter(s)) for s in self.company.humans)

    def _show(self, seat: Seat) -> View:
        """What a person sees when asked: news, table, own hand, and what is allowed."""
        sees = self.course.view(seat)
        self.tell(seat)
        self.screen.say("", *self.table.picture(sees), *self.table.actions(sees.legal_actions))
        return sees
