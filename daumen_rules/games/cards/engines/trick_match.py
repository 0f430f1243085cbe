"""Matches of tricks: deal after deal, with choices before the tricks, until the match is over.

A game adds its order and duties, its choices, and what a deal counts. The module states no rule of
a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Generic, TypeVar

from attrs import Factory, field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import WHOLE_PACK, Card, Deal, whole_pack
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.endings import explained
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.knowledge import Knowledge
from daumen_rules.pieces.secrets import Secrets

from .announcements import hearing, knowledge_of
from .desk import Act, After, Desk, DeskView, Task, secrets_of
from .hands import Follows, going_round, played_and_told
from .own_parts import OwnParts
from .stages import Stage
from .trick_legality import OpenCards, legality_of, open_cards_of
from .tricks import FOLLOW_SUIT, Cards, Duty, Order, Play, Trick, may_hold, play_of

R = TypeVar("R")


@frozen(kw_only=True, eq=False, slots=False)
class TrickMatch(Generic[R]):
    """A match of tricks: the parts that differ from game to game."""

    module: str
    clauses: tuple[Clause, ...]
    rooms: tuple[Room, ...] = ()
    seats: range
    state: type[Desk[Any]] = Desk
    """The class of the desks."""
    own: OwnParts[R] = field(factory=OwnParts[R])
    """What the game has of its own for tools."""
    pack: Callable[[R, int], Cards] = whole_pack
    """The cards with which so many players play."""
    packed: Clause = WHOLE_PACK
    """The clause that says so."""
    start: Callable[[int, R], Desk[R]]
    """The desk before the first deal."""
    deal: Callable[[Desk[R], Cards], After]
    """The desk after a deal of the shuffled cards, and the events."""
    opening: tuple[Stage[R], ...] = ()
    """What seats choose before the cards are dealt."""
    stages: tuple[Stage[R], ...] = ()
    """What they choose before the tricks."""
    leads: tuple[Stage[R], ...] = ()
    """What a seat that is to lead can do besides."""
    besides: tuple[Stage[R], ...] = ()
    """What else can happen while cards are played, such as what the table says."""
    others: Callable[[Desk[R]], tuple[Mover, ...]] = lambda _: ()
    """Who may act besides the seat on turn."""
    order: Callable[[Desk[R]], Order]
    duties: tuple[tuple[Clause, Duty], ...]
    rows: tuple[Row[Desk[R], Act], ...] = ()
    """What forbids a card besides its duties."""
    timely: Row[Desk[R], Act] | None = None
    """What says of all actions that each has its time; without it each stage has such a row."""
    owes: Callable[[Desk[R], Duty], bool] = lambda _, __: True
    """Whether a duty holds now."""
    leader: Callable[[Desk[R]], Seat] = lambda desk: desk.playing[0]
    """The seat that leads the first trick."""
    after_trick: Callable[[Desk[R], Play], After] = lambda desk, _: (desk, ())
    """The desk after a trick was taken by a play, and the events."""
    is_decided: Callable[[Desk[R]], bool] = lambda _: False
    """Whether the deal ends after a trick, though cards are left."""
    count: Callable[[Desk[R]], After] | None = None
    """The desk with what the deal counts, and the events; None in a game of one deal."""
    outcome: Callable[[Desk[R]], Outcome | None]
    """The outcome, asked before each deal, or after the only one; None where the match goes on."""
    remarks: Callable[[Desk[R], Desk[R]], Iterable[TextEvent]] = lambda _, __: ()
    """The events of a step besides those of cards and tricks, from the desks before and after."""
    announced: Callable[[Desk[R]], Seat | None] | None = None
    """The seat whose cards make it the soloist, once it had to announce it."""
    lines: tuple[DerivedLine[Desk[R]], ...] = ()
    """Lines of a position besides the fields, such as one for an announcement."""
    ending: Callable[[Desk[R], Outcome], Iterable[TextEvent]]
    """The events of the end of the match."""
    free: Callable[[Desk[R]], int] = lambda _: 0
    """How many tricks of the deal have bound nobody, or came before a seat drew cards."""
    turns: Clause
    follows: Follows = field(
        init=False, default=Factory(lambda match: going_round(match.turns), takes_self=True)
    )
    """Who plays to a trick after a seat."""
    playing: Clause
    """The clause that a seat plays a card of its own hand."""
    played_by: Clause = field(default=Factory(lambda match: match.playing, takes_self=True))
    """The clause by which it plays a card for all to see."""
    taking: Clause
    """The clause that says who takes a trick, and leads the next."""

    def ended(self, desk: Desk[R]) -> Outcome | None:
        """The outcome of the match, None before its end."""
        found = self._result(desk)
        return None if found is None else explained(found, self.ending(desk, found))

    def _result(self, desk: Desk[R]) -> Outcome | None:
        if self.count is not None:
            return None if desk.hands else self.outcome(desk)
        return self.outcome(desk) if desk.hands and not any(desk.hands) else None

    def movers(self, desk: Desk[R]) -> tuple[Mover, ...]:
        """Nature deals, else the seat on turn acts; nobody once the match is over."""
        if self._result(desk):
            return ()
        return (NATURE,) if desk.task is Task.DEAL else (desk.turn, *self.others(desk))

    def begin(self, players: int, rules: R) -> Desk[R]:
        """The desk at the beginning of a match."""
        return self._opened(self.start(players, rules))

    def _opened(self, desk: Desk[R]) -> Desk[R]:
        """A desk between deals, where those are asked who choose before the cards are dealt."""
        if not self.opening or self.outcome(desk):
            return desk
        return self._go_on(desk, self.opening)[0]

    # Legality

    def legality(self) -> Legality[Desk[R], Act]:
        """The rows of the match."""
        return legality_of(self, self.open_cards)

    @cached_property
    def demanded(self) -> tuple[tuple[Clause, Duty, Duty], ...]:
        """Each duty with its clause: as the game names it, and as the clause demands it."""
        return tuple((clause, duty, duty.under(clause)) for clause, duty in self.duties)

    @cached_property
    def open_cards(self) -> OpenCards:
        """The cards that the seat on turn may play by its duties."""
        return open_cards_of(self)

    @cached_property
    def choices(self) -> tuple[Stage[R], ...]:
        """All stages of a deal in their order."""
        return (*self.opening, *self.stages, *self.leads, *self.besides)

    def stage(self, desk: Desk[R]) -> Stage[R] | None:
        """The stage in which a desk is, None outside of all."""
        return next((each for each in self.choices if each.task is desk.task), None)

    def _more(self, desk: Desk[R]) -> Iterable[Act]:
        """What can be done besides playing a card."""
        stages = self.besides if desk.trick else (*self.leads, *self.besides)
        return [act for stage in stages for act in stage.acts(desk)]

    def candidates(self, desk: Desk[R]) -> Iterable[Act]:
        """The open cards of the seat on turn, or what the stage offers; the rows refuse some."""
        if desk.task is Task.PLAY:
            plays = [play_of(desk.turn, card) for card in self.open_cards(desk)]
            return [*plays, *self._more(desk)] if self.leads or self.besides else plays
        stage = self.stage(desk)
        return stage.acts(desk) if stage else ()

    # Effects

    def effect(self, desk: Desk[R], action: Act) -> Step[Desk[R], Act, TextEvent]:
        """The step of an action."""
        after, events = self._happened(desk, action)
        events = (*events, *self.remarks(desk, after))
        ended = self._result(after)
        return Step(action, after, (*events, *self.ending(after, ended)) if ended else events)

    def _happened(self, desk: Desk[R], action: Act) -> After:
        match action:
            case Play():
                return self._played(desk, action)
            case Deal():
                dealt, events = self.deal(desk, action.cards)
                return _and(events, self._go_on(dealt, self.stages))
            case _:
                return self._chosen(desk, action)

    def _chosen(self, desk: Desk[R], action: Act) -> After:
        stage = next(
            each
            for each in self.choices
            if each.task is desk.task and isinstance(action, each.kinds)
        )
        after, events = stage.does(desk, action)
        if stage in self.leads or stage in self.besides:
            return (after if after.hands else self._opened(after)), events
        if after.waiting:
            return evolve(after, turn=after.waiting[0], waiting=after.waiting[1:]), events
        after, more = stage.then(after)
        if desk.hands and not after.hands:
            return self._opened(after), (*events, *more)
        group = self.opening if stage in self.opening else self.stages
        left = group[group.index(stage) + 1 :]
        return _and((*events, *more), self._go_on(after, left))

    def _go_on(self, desk: Desk[R], stages: Iterable[Stage[R]]) -> After:
        """The next stage in which somebody is asked, else the deal, or the first trick."""
        for stage in stages:
            if seats := stage.seats(desk):
                return evolve(desk, task=stage.task, turn=seats[0], waiting=seats[1:]), ()
        if not desk.hands:
            return evolve(desk, task=Task.DEAL, waiting=()), ()
        return evolve(desk, task=Task.PLAY, turn=self.leader(desk), waiting=()), ()

    def _played(self, desk: Desk[R], play: Play) -> After:
        table, seats = (desk.hands, play.seat, desk.trick, desk.tricks), desk.playing
        table, best, events = played_and_told(
            table, self.order(desk), seats, self.follows, play, self.played_by, self.taking
        )
        hands, turn, trick, tricks = table
        after = evolve(desk, hands=hands, turn=turn, trick=trick, tricks=tricks, bound=None)
        if best is None:
            return after, events
        after, more = self.after_trick(after, best)
        events = (*events, *more)
        goes_on = any(after.hands[seat] for seat in seats) and not self.is_decided(after)
        if goes_on or self.count is None:
            return after, events
        counted, more = self.count(after)
        return self._opened(cleared(counted)), (*events, *more)

    # What is known

    @cached_property
    def secrets(self) -> Secrets[Desk[R], DeskView[R]]:
        """The secrets: the marks of `Desk` say who sees what."""
        found = secrets_of(lambda desk: self.pack(desk.rules, desk.players), self._may_hold)
        return hearing(self.own.known(evolve(found, state=self.state)), self.announced)

    @property
    def knowledge(self) -> Knowledge[Desk[R], DeskView[R]]:
        """What viewers know of a desk."""
        return knowledge_of(self.secrets, self.announced)

    def _may_hold(self, desk: Desk[R]) -> Callable[[Seat, Card], bool]:
        """Whoever has not followed suit has none of it left, as long as nobody draws."""
        has_it = any(duty is FOLLOW_SUIT for _, duty in self.duties)
        follows = has_it and self.owes(desk, FOLLOW_SUIT)
        tricks: tuple[Trick, ...] = (*desk.tricks, desk.trick) if follows else ()
        return may_hold(self.order(desk), tuple(filter(None, tricks[self.free(desk) :])))


def cleared(desk: Desk[R]) -> Desk[R]:
    """The desk before the next deal, which the next seat deals."""
    return evolve(
        desk,
        dealer=desk.vorhand,
        task=Task.DEAL,
        waiting=(),
        out=(),
        melds=(),
        bound=None,
        closed=None,
        pushed=(),
        rows=(),
        hands=(),
        stock=(),
        turned_up=(),
        aside=(),
        auction=None,
        games=(),
        soloist=None,
        trump=None,
        trick=(),
        tricks=(),
        deals=desk.deals + 1,
    )


def _and(events: tuple[TextEvent, ...], after: After) -> After:
    desk, more = after
    return desk, (*events, *more)
