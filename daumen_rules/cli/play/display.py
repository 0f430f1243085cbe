"""Tells people at the keyboard a game: events, pictures, lists of actions, refusals, the rules.

Pictures are drawn from the view of a seat, and events are told as the seat witnesses them. Nothing
is read from the keyboard here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from attrs import define, field

from daumen_rules.contracts.check_result import breach_lines
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.keyboard import Keyboard
from daumen_rules.contracts.report_text import FEW, reading_lines
from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import SPECTATOR, Mover, Seat, Viewer, reader_of
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.pieces.operands import either
from daumen_rules.pieces.rows import mover_term
from daumen_rules.pieces.scene_lines import Line, Writer
from daumen_rules.records.record_story import other_readings
from daumen_rules.table.ongoing import OngoingGame
from daumen_rules.table.table import Seated
from daumen_rules.table.words import listed_as, nearest

from ..shared.screen import Screen, shown, styled
from ..shared.wording import mover_name, place
from . import texts as t
from .menu import labels, sign


@define
class Display:
    """Tells a game to people. `keyboard` is the seat whose secrets the screen may show now."""

    table: Seated
    language: Language
    screen: Screen
    ongoing: OngoingGame
    keyboard: Seat | None = None
    told: dict[Viewer, int] = field(factory=dict[Viewer, int])
    """The number of steps that each viewer has been told."""
    hides: bool = False
    """Whether people at this keyboard have secrets from each other; stays True once it is."""
    marks: tuple[str, ...] = ()
    """The labels of the list of actions that was printed last."""

    def __attrs_post_init__(self) -> None:
        if len(self.table.players.people) == 1:
            self.keyboard = self.table.players.people[0]

    def _look_for_secrets(self) -> None:
        """Set `hides` once the views of two people differ.

        From then on the screen is cleared between people until the game ends: to stop clearing it
        would tell them that no secrets are left.
        """
        people = self.table.players.people
        self.hides = self.hides or (len(people) > 1 and self.ongoing.parts(people))

    @property
    def viewer(self) -> Viewer:
        """The viewer to whom events are told: the seat at the keyboard, or a spectator.

        Events are told to a spectator if several people without secrets look on, or if nobody has
        the keyboard.
        """
        if self.keyboard is None or (self.table.players.several and not self.hides):
            return SPECTATOR
        return self.keyboard

    @property
    def reader(self) -> Seat | None:
        """The one seat that reads the screen, if there is one: what is said of it is said to it."""
        return reader_of(self.viewer)

    def _name(self, mover: Mover) -> str:
        return mover_name(mover, self.table.players.names, self.language)

    def _not_understood(self, words: str, expected: Text, legal: Sequence[Any] = ()) -> None:
        found = f"`{shown(words if len(words) <= 40 else words[:37] + '...')}`"
        language = self.language
        found = found if words else t.NOTHING[language]
        near = nearest(self.ongoing.game, words, legal, language)
        self.say(t.FOUND, found=found, expected=expected[language])
        if near:
            self.say(t.MEANT, offered=either([f"`{one}`" for one in near], language))

    def say(self, text: Text, *, style: str | None = None, **gaps: object) -> None:
        """Print a text in the language of the people, with its gaps filled."""
        told = text[self.language]
        self.screen.say(told.format(**gaps) if gaps else told, style=style)

    def said_of(self, text: Text, **movers: Mover) -> str:
        """A text with movers in its gaps; it is said to the one who reads the screen."""
        facts = tuple((gap, mover_term(mover)) for gap, mover in movers.items())
        return Sentence(text, facts).say(self.language, self.table.players.names, self.reader)

    def _news(self, viewer: Viewer) -> None:
        """Print the events that a viewer has not been told yet, as it witnesses them.

        A spectator stands for all people: it is told the events that at least one of them missed.
        """
        first = self.ongoing.known
        known = self.told.get(viewer, first)
        if viewer is SPECTATOR:
            each = (self.told.get(seat, first) for seat in self.table.players.people)
            known = max(known, min(each, default=0))
        for event in self.ongoing.events(known):
            seen = self.ongoing.game.rules.witness(event, viewer)
            names = self.table.players.names
            self.screen.say(seen.sentence.say(self.language, names, self.reader), indent=2)
        self.told[viewer] = len(self.ongoing.steps)

    @property
    def _writer(self) -> Writer:
        return Writer(self.language, self.table.players.names, self.screen.width, self.reader)

    def _picture(self, viewer: Viewer) -> None:
        """Print what a viewer sees. Where that is higher than the screen, the lists come first, so
        that the middle of the table stands above the question, and long sheets are halved.
        """
        scene = self.ongoing.game.scene.of(self.ongoing.view(viewer), viewer)
        if self.ongoing.outcome is not None:
            nobody = (evolve(place, on_turn=False) for place in scene.seats)
            scene = evolve(scene, seats=tuple(nobody))
        lines = [*self._writer.lines(scene)]
        if self.screen.is_terminal and len(lines) + _QUESTION > self.screen.height:
            low = evolve(self._writer, is_low=True)
            lists = evolve(scene, middle=(), seats=())
            lines = [*low.lines(lists), *low.lines(evolve(scene, below=()))]
        self.screen.say("", *map(styled, lines), hang=4)

    def _offer(self, actions: Sequence[Any], most: int = FEW) -> None:
        """Print the list of actions with labels; of a long list the first `most`, and a count."""
        if len(actions) <= most + 1:
            most = len(actions)
        game = self.ongoing.game
        self.marks = labels(game, game.rules.actor(actions[0]), most) if actions else ()
        items: list[Line] = [
            ((f"{sign(mark)} ", ""), *self._signs(action))
            for mark, action in zip(self.marks, actions, strict=False)
        ]
        if most < len(actions):
            more = t.MORE[self.language].format(count=len(actions) - most)
            items.append(((more, ""),))
        if items:
            label = ((t.ACTIONS[self.language], ""),)
            self.screen.say(*map(styled, self._writer.flow(label, items)))

    def _signs(self, action: Any) -> Line:
        game = self.ongoing.game
        keyboard = game.notation.keyboard
        if keyboard is None or keyboard.signs is None:
            return ((listed_as(game, action, self.language), ""),)
        return keyboard.signs(action, self.language)

    def _explain(self, refused: Refused, action: Any) -> None:
        """Print each clause that an action breaks, with its gist, and the readings that allow it.

        If another seat than the one at the keyboard called, a reason that betrays its hand is
        printed only if there is no other reason.
        """
        game, mover = self.ongoing.game, self.ongoing.game.rules.actor(action)
        names, language = self.table.players.names, self.language
        told, calls = refused.breaches, self.table.calls
        if calls is not None and mover != self.keyboard:
            told = tuple(b for b in told if b.clause not in calls.of_a_hand) or told
        for broken in told:
            reason = f"{broken.say(language, names, self.reader)} [{broken.clause.id}]"
            self.say(t.NOT_ALLOWED, style="bold red", reason=reason)
            for line in breach_lines([broken], names, language, place, whole=False):
                self.screen.say(line)
        viewer: Viewer = SPECTATOR if self.keyboard is None else self.keyboard
        otherwise = other_readings(game, self.ongoing.state, action, viewer, self.ongoing.last)
        for line in reading_lines(game.book.questions(), otherwise, language, indent=2):
            self.screen.say(line)

    def _rules(self) -> None:
        """Print all clauses of the game."""
        book, language = self.ongoing.game.book, self.language
        self.say(t.RULES, title=book.title[language])
        for clause in book.clauses:
            self.screen.say(f"{clause.id}: {clause.gist[language]}", indent=2)

    def _help(self, actions: Sequence[Any]) -> None:
        """Print what the game is about and how to type actions. A game may bring a short form of
        its rules; else these are the first of its own clauses.
        """
        game, language = self.ongoing.game, self.language
        keyboard = game.notation.keyboard or Keyboard()
        if keyboard.rules_in_short is not None:
            self.say(keyboard.rules_in_short)
        else:
            self.say(t.SHORT_RULES, title=game.book.title[language])
            for clause in _first_clauses(game):
                self.screen.say(clause.gist[language], indent=2)
        self.say(t.ALL_RULES, count=len(game.book.clauses))
        if keyboard.legend is not None:
            self.say(keyboard.legend)
        if self.table.throwers and not actions:
            self.say(t.THROW_HELP)
            return
        mover = game.rules.actor(actions[0]) if actions else 0
        rows = game.notation.verbs.help(mover, language)
        wide = max((len(example) for example, _ in rows), default=0)
        self.say(t.HOW_TO_TYPE)
        for example, operands in rows:
            said = f"{example:<{wide}}  {operands}".rstrip()
            self.screen.say(said, indent=2, hang=wide + 2)
        self.say(t.SHORTER)

    def watch(self) -> None:
        """Print the new events, in a game where only bots play."""
        self._news(SPECTATOR)


_QUESTION: Final = 7
"""How many lines a question may take, with its list of actions."""
_IN_SHORT: Final = 5
"""How many clauses say what a game is about."""


_ENDING: Final = re.compile(r"\b(game|match|round)\b.*\b(is over|ends?)\b", re.IGNORECASE)
_WINNING: Final = re.compile(r"\b(wins?|ha(s|ve) (won|lost))\b")


def _first_clauses(game: AnyGame) -> list[Clause]:
    """Who wins, when it ends, and the first clauses of the game's own manual. The last clause of a
    game is always its own, while the first ones may be those of its engine.
    """
    clauses = game.book.clauses
    own = clauses[-1].group
    kinds = (ClauseKind.EXAMPLE, ClauseKind.ADVICE, ClauseKind.MATERIAL)
    told = [
        clause
        for clause in clauses
        if clause.group == own
        and clause.kind not in kinds
        and clause.relation is not Relation.SILENT
    ]
    aims = [clause for clause in told if clause.kind is ClauseKind.AIM]
    aims = aims or [clause for clause in told if _WINNING.search(clause.gist.en)]
    ends = [clause for clause in told if _ENDING.search(clause.gist.en) and clause not in aims]
    always = [*aims[:1], *ends[:1]]
    first = [clause for clause in told if clause not in always][: _IN_SHORT - len(always)]
    return [*always, *first]
