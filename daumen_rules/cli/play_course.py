"""A game while it is played: its state, what has happened, and its record.

Here lives the one place where an action is taken. Nobody is asked or told anything here.
"""

from __future__ import annotations

from attrs import define, evolve, field

from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Action, Deal, Finished, State, Undealt
from daumen_rules.games.daumen_drauf.record import DeckOrder, Entry, GameRecord, TrickMark
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.view import View, view
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer


@define
class Course:
    """A game so far. `record` is a record of it at every moment, finished or not."""

    state: State
    record: GameRecord
    events: list[Event] = field(factory=list[Event])

    @staticmethod
    def begin(undealt: Undealt, deal: Deal) -> Course:
        """The game after its deal."""
        course = Course(undealt, GameRecord(DeckOrder(deal.cards), starter=undealt.starter))
        course._take(deal)
        return course

    def view(self, viewer: Viewer) -> View:
        """What a viewer sees now."""
        return view(self.state, viewer)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who may act: first the seat on turn. Nobody when the game is over."""
        return tuple(m for m in GAME.rules.movers(self.state) if isinstance(m, int))

    def refusal(self, action: Action) -> Refused | None:
        """Why an action is refused, None where it is legal."""
        answer = step(self.state, action)
        return answer if isinstance(answer, Refused) else None

    def act(self, action: Action) -> None:
        """A seat acts. Raises ValueError where this is not legal."""
        assert not isinstance(action, Deal)
        public = self.view(SPECTATOR)
        mark = () if public.shown else (TrickMark(public.tricks + 1),)
        self._take(action)
        entries = (*self.record.entries, *mark, Entry(action))
        self.record = evolve(self.record, entries=entries)
        if isinstance(self.state, Finished):
            scores = tuple(tally.score for tally in self.state.tallies)
            self.record = evolve(self.record, score=scores)

    def _take(self, action: Action) -> None:
        answer = step(self.state, action)
        if isinstance(answer, Refused):
            raise ValueError(answer.say("en"))
        self.state = answer.state
        self.events += answer.events
