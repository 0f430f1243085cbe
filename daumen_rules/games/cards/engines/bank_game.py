"""Games against a bank, or for a pot: rounds of stakes, a deal, and cards that decide.

A game adds its phases: who may do what while each lasts, and what comes of it. The module states no
rule of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, Legality, Row, row
from daumen_rules.kernel.seats import NATURE, Mover, Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import PACK, Deal, right_deal
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.endings import explained
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.knowledge import Knowledge
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.secrets import Secrets

from .bank_rounds import IN_TURN, balance
from .bank_rounds import ending as balance_told
from .bank_table import Act, After, Bank, BankView, Picking, Task, actor
from .tricks import Cards

R = TypeVar("R")


@frozen(kw_only=True, eq=False)
class Phase(Generic[R]):
    """What one seat after the other does in a round, while it has this task."""

    task: Task
    kinds: tuple[type, ...]
    """The actions of the phase."""
    clause: Clause
    """The clause that gives the phase its time."""
    acts: Callable[[Bank[R]], Iterable[Act]]
    """What the seat on turn can try."""
    does: Callable[[Bank[R], Any], After]
    """The table after an action, and its events."""
    rows: tuple[Row[Bank[R], Any], ...] = ()
    words: Mapping[str, Word] = field(factory=dict[str, Word])
    """The words that can be said."""

    def has(self, action: Act) -> bool:
        """Whether the action is one of this phase."""
        return isinstance(action, self.kinds) and (
            not isinstance(action, Say) or action.word in self.words
        )


@frozen(kw_only=True, eq=False, slots=False)
class BankGame(Generic[R]):
    """A game against a bank: the parts that differ from game to game."""

    module: str
    clauses: tuple[Clause, ...]
    rooms: tuple[Room, ...] = ()
    seats: range
    start: Callable[[int, R], Bank[R]]
    """The table before the first round."""
    deal: Callable[[Bank[R], Cards], After]
    """The table after the shuffle, and the events."""
    phases: tuple[Phase[R], ...]
    outcome: Callable[[Bank[R]], Outcome | None] = balance
    """The outcome of the match, asked between rounds; None where it goes on."""
    ending: Callable[[Bank[R], Outcome], Iterable[TextEvent]] = balance_told
    """The events of the end of the match."""
    faults: Callable[[Bank[R]], Iterable[Impossible]] = lambda _: ()
    """The faults of a table that this game does not have."""
    settled: Callable[[BankView[R]], BankView[R]] = lambda view: view
    """The view as it is shown, at the end of a match after its last payment."""
    picking: Picking | None = None
    """How the banker picks a seat, `{other}`, in words; None where he picks none."""
    holder: Text = Text("bank", "Bank")
    """What the seat is called that deals."""

    def ended(self, table: Bank[R]) -> Outcome | None:
        """The outcome of the match, None before its end."""
        found = None if table.hands else self.outcome(table)
        return None if found is None else explained(found, self.ending(table, found))

    def movers(self, table: Bank[R]) -> tuple[Mover, ...]:
        """Nature shuffles, else the seat on turn acts; nobody once the match is over."""
        if not table.hands and self.outcome(table):
            return ()
        return (NATURE,) if table.task is Task.DEAL else (table.turn,)

    @cached_property
    def by_task(self) -> Mapping[Task, Phase[R]]:
        """The phases by their task."""
        return {phase.task: phase for phase in self.phases}

    def legality(self) -> Legality[Bank[R], Act]:
        """The rows: the deal, the turn, each phase in its time, and those of the phases."""
        return Legality(
            right_deal(lambda _: PACK),
            in_turn(IN_TURN, self.movers, actor),
            *(each for phase in self.phases for each in (self._in_its_time(phase), *phase.rows)),
        )

    def _in_its_time(self, phase: Phase[R]) -> Row[Bank[Any], Act]:
        """The row of the first phase that has an action, where the table is in none that has it."""

        @row(phase.clause, "{seat} cannot do that now.", "{seat} kann das jetzt nicht.")
        def not_now(table: Bank[Any], action: Act) -> Facts | None:
            if next((each for each in self.phases if each.has(action)), None) is not phase:
                return None
            now = self.by_task.get(table.task)
            if now is not None and now.has(action):
                return None
            assert not isinstance(action, Deal)
            return {"seat": SeatTerm(action.seat)}

        return not_now

    def candidates(self, table: Bank[R]) -> Iterable[Act]:
        """What the phase offers to the seat on turn; the rows refuse some."""
        phase = self.by_task.get(table.task)
        return phase.acts(table) if phase else ()

    def effect(self, table: Bank[R], action: Act) -> Step[Bank[R], Act, TextEvent]:
        """The step of an action."""
        if isinstance(action, Deal):
            none: Any = ((),) * table.players
            after, events = self.deal(evolve(table, hands=none, open=none), action.cards)
        else:
            after, events = self.by_task[table.task].does(table, action)
        ended = self.ended(after)
        return Step(action, after, (*events, *(self.ending(after, ended) if ended else ())))

    @cached_property
    def secrets(self) -> Secrets[Bank[R], BankView[R]]:
        """The secrets: the marks of `Bank` say who sees what."""
        return Secrets(
            state=Bank,
            view=BankView,
            back=PACK[0],
            pack=lambda table: PACK if table.hands else (),
            own={"hand": "hands"},
            sizes={"held": "hands"},
            fits=lambda table, _: self._is_possible(table),
        )

    @cached_property
    def knowledge(self) -> Knowledge[Bank[R], BankView[R]]:
        """What viewers know of a table: cards that they do not see lie as they can."""
        return evolve(self.secrets.knowledge, alike=self._alike)

    def _alike(self, table: Bank[R], viewer: Viewer) -> Iterator[Bank[R]]:
        return filter(self._is_possible, self.secrets.alike(table, viewer))

    def _is_possible(self, table: Bank[R]) -> bool:
        return not any(self.faults(table))
