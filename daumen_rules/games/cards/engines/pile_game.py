"""One deal in which seats lay cards on a pile, one after the other. No rule of a game stands here.

`trick_match_entry` makes the game of it, as of matches of tricks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Generic, TypeVar

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import PACK, Card, Deal, right_deal
from daumen_rules.pieces.endings import explained
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.knowledge import Knowledge
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.secrets import Secrets

from .desk import Act, After, Desk, DeskView, Task, holds, secrets_of
from .own_parts import actor
from .stages import Stage
from .tricks import Cards, Play, own_card, play_of

R = TypeVar("R")


@frozen(repr=False)
class PlayAs(Play):
    """A seat lays a card and says what it counts."""

    value: int

    def __str__(self) -> str:
        return f"{self.card} as {self.value}"


@frozen(kw_only=True, eq=False, slots=False)
class PileGame(Generic[R]):
    """A game of laying: the parts that differ from game to game."""

    module: str
    clauses: tuple[Clause, ...]
    rooms: tuple[Room, ...] = ()
    seats: range
    start: Callable[[int, R], Desk[R]]
    """The desk before the deal."""
    deal: Callable[[Desk[R], Cards], After]
    """The desk after the deal of the shuffled cards, and the events."""
    lay: Callable[[Desk[R], Play], After]
    """The desk after a card was laid, and the events."""
    is_possible: Callable[[Desk[R]], bool] = lambda _: True
    """Whether hidden cards can lie as they do on a desk."""
    rows: tuple[Row[Desk[R], Play], ...] = ()
    """The rows of the game besides those of deal, turn and hand."""
    counting: tuple[int, ...] = ()
    """What it can be said that a card counts, in games in which a seat may choose that."""
    is_counted: Callable[[Desk[R], Card], bool] = lambda _, __: False
    """Whether a seat says what a card counts."""
    outcome: Callable[[Desk[R]], Outcome | None]
    """The outcome after the deal; None while the game goes on."""
    ending: Callable[[Desk[R], Outcome], Iterable[TextEvent]]
    """The events of the end."""
    turns: Clause
    playing: Clause
    """The clause that a seat lays a card of its own."""

    @property
    def opening(self) -> tuple[Stage[R], ...]:
        """Nothing is chosen before the deal."""
        return ()

    @property
    def choices(self) -> tuple[Stage[R], ...]:
        """Nothing is chosen but cards."""
        return ()

    def pack(self, rules: R, players: int) -> Cards:
        """All cards."""
        return PACK

    def begin(self, players: int, rules: R) -> Desk[R]:
        """The desk at the beginning."""
        return self.start(players, rules)

    def ended(self, desk: Desk[R]) -> Outcome | None:
        """The outcome, None before the end."""
        found = None if desk.task is Task.DEAL else self.outcome(desk)
        return None if found is None else explained(found, self.ending(desk, found))

    def movers(self, desk: Desk[R]) -> tuple[Mover, ...]:
        """Nature deals, then the seat on turn lays; nobody after the end."""
        if desk.task is Task.DEAL:
            return (NATURE,)
        return () if self.outcome(desk) else (desk.turn,)

    def legality(self) -> Legality[Desk[R], Act]:
        """The rows: the deal, the turn, the card, and those of the game."""
        return Legality(
            right_deal(lambda _: PACK),
            in_turn(self.turns, self.movers, actor),
            own_card(self.playing, in_hand),
            *self.rows,
        )

    def candidates(self, desk: Desk[R]) -> Iterable[Act]:
        """Every card of the seat on turn; the rows refuse some."""
        held = in_hand(desk, desk.turn) or ()
        yield from (play_of(desk.turn, card) for card in held)
        said = [card for card in held if self.is_counted(desk, card)]
        yield from (PlayAs(desk.turn, card, value) for card in said for value in self.counting)

    def effect(self, desk: Desk[R], action: Act) -> Step[Desk[R], Act, TextEvent]:
        """The step of a deal or of a card that is laid."""
        if isinstance(action, Deal):
            after, events = self.deal(desk, action.cards)
            after = evolve(after, task=Task.PLAY)
        else:
            assert isinstance(action, Play), "nothing else can be done"
            after, events = self.lay(desk, action)
        ended = self.ended(after)
        return Step(action, after, (*events, *(self.ending(after, ended) if ended else ())))

    @cached_property
    def secrets(self) -> Secrets[Desk[R], DeskView[R]]:
        """The secrets: the marks of `Desk` say who sees what."""
        return secrets_of(lambda _: PACK, fits=lambda desk, _: self.is_possible(desk))

    @cached_property
    def knowledge(self) -> Knowledge[Desk[R], DeskView[R]]:
        """What viewers know: cards that they do not see lie as they can."""
        return evolve(self.secrets.knowledge, alike=self._alike)

    def _alike(self, desk: Desk[R], viewer: Viewer) -> Iterator[Desk[R]]:
        return filter(self.is_possible, self.secrets.alike(desk, viewer))


def in_hand(desk: Desk[R], seat: Seat) -> Cards | None:
    """The cards that a seat can lay: its hand, and the card that it has drawn; None before the
    deal.
    """
    hand = holds(desk, seat)
    if hand is None or desk.drawn is None or seat != desk.turn:
        return hand
    return (*hand, desk.drawn)
