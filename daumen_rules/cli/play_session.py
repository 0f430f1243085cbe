"""One game at one keyboard: who is asked when, and who gets to see what.

Here lives the course of a game. What a person sees is drawn from the view of the seat, what has
happened is told as the seat witnesses it; a bot is asked with its view alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, field, frozen

from daumen_rules.bots.bot import Below, Bot, Interrupter, decide, interrupt
from daumen_rules.cli import play_texts as t
from daumen_rules.cli.play_input import Acts, Command, Typed, Unreadable, read_call, read_turn
from daumen_rules.cli.play_record import Writer
from daumen_rules.cli.play_screen import Screen
from daumen_rules.cli.table import Table
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.events import Event, GameOver, Scored, Taken
from daumen_rules.games.daumen_drauf.game import GAME, step
from daumen_rules.games.daumen_drauf.model import Action, Deal, Finished, State
from daumen_rules.games.daumen_drauf.view import View, view, witness
from daumen_rules.kernel.ruling import Breach, Refused
from daumen_rules.kernel.seats import SPECTATOR, Nature, Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Language, Text


class QuitError(Exception):
    """Somebody wants to end here."""


@frozen
class Company:
    """Who plays: people on some seats, one kind of bot on the others."""

    names: tuple[str, ...]
    humans: tuple[Seat, ...]
    bot: Bot[View, Action]
    interrupter: Interrupter[View, Action]
    below: Below
    language: Language


@define
class Session:
    """A game that is going on."""

    company: Company
    screen: Screen
    writer: Writer
    state: State
    events: list[Event] = field(factory=list[Event])
    told: dict[Viewer, int] = field(factory=dict[Viewer, int])
    """How many of the events each viewer has been told."""
    keyboard: Seat | None = None
    """Whose hand may be on the screen."""

    def play(self, deal: Deal, starter: Seat) -> Finished:
        """Play the game to its end. Raises QuitError and EndOfInputError."""
        self.writer.deal(deal, starter)
        self._take(deal)
        while not isinstance(self.state, Finished):
            if not self.company.humans:
                self._tell_spectator()
            action = self._out_of_turn()
            self._act(self._on_turn() if action is None else action)
        return self._end(self.state)

    # The game

    def _public(self) -> View:
        return view(self.state, SPECTATOR)

    def _turn(self) -> tuple[Seat, tuple[Seat, ...]]:
        """Who is on turn, and who else may act."""
        turn, *others = (mover for mover in GAME.movers(self.state) if mover is not Nature.NATURE)
        ...
