"""A world: one way to fill all gaps, every card in its place, and the position that it makes.

From cards to a real state: the trick is played from its start through `step`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import TypeAlias

from attrs import field

from daumen_rules.games.daumen_drauf.cards import Card, Pack
from daumen_rules.games.daumen_drauf.ending import finish
from daumen_rules.games.daumen_drauf.events import Drawn, Taken, TrickLeft
from daumen_rules.games.daumen_drauf.model import (
    Finished,
    How,
    Look,
    Playing,
    ShownCard,
    Table,
    Trick,
    playing,
)
from daumen_rules.games.daumen_drauf.rule_set import RuleSet
from daumen_rules.games.daumen_drauf.unfinished_step import UnfinishedStep
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.verdict import Verdict

from ..asks.row import Row
from .model import Ask, Entry, Situation
from .shapes import Shape
from .trick_so_far import Halt, TrickSoFar, pass_until, play, with_passes

Cards = tuple[Card, ...]
Place = tuple[str, int]
"""Where a card lies: `("hand", seat)`, `("captured", seat)`, `("trick", n)`, `("pile", n)`."""


@frozen
class World:
    """The places of all cards now: hands without covered cards, cards captured before, the pile."""

    pack: Pack
    shape: Shape
    passes: int
    trick: Cards
    hands: tuple[Cards, ...]
    captured: tuple[Cards, ...]
    pile: Cards
    slots: tuple[frozenset[int], ...] = field(eq=False, repr=False)
    places: tuple[Place, ...] = field(eq=False, repr=False)
    filled: tuple[int, ...] = field(eq=False, repr=False)
    entries: tuple[Entry, ...] = field(default=(), eq=False, repr=False)
    """The entries of its trick, if the situation leaves the end of the trick open."""

    def told(self, situation: Situation) -> Situation:
        """The situation with the trick as it went here."""
        return evolve(situation, trick=self.entries) if self.entries else situation

    def where(self) -> dict[Card, Place]:
        """The place of every card; the order of the pile does not count."""
        return {
            self.pack.cards[thing]: (place if place[0] != "pile" else ("pile", 0))
            for thing, place in zip(self.filled, self.places, strict=True)
        }


def distance(a: World, b: World) -> int:
    """The number of cards in other places, plus that of other passes, plus 1 for another leader."""
    there = b.where()
    moved = sum(there[card] != place for card, place in a.where().items())
    return moved + abs(a.passes - b.passes) + (a.shape.leader != b.shape.leader)


@frozen
class Position:
    """A world as a state: at the start of the trick, and now."""

    start: Playing | Finished
    so_far: TrickSoFar
    shown: Cards = ()
    """The cards of the trick, in order."""


@frozen
class InPosition:
    """A situation in one position, from which its question is answered.

    Without `told`, the answer lacks the reasons that take time. `reading` is the reading to apply
    to an open question without a flag, empty for our default.
    """

    situation: Situation
    position: Position
    told: bool = True
    reading: str = ""

    @property
    def ask(self) -> Ask:
        """The question."""
        return self.situation.ask

    @property
    def seat(self) -> Seat:
        """The seat that the question names."""
        assert self.ask.seat is not None, "a question about a seat"
        return self.ask.seat

    @property
    def so_far(self) -> TrickSoFar:
        """The trick so far."""
        return self.position.so_far

    def verdict(self) -> Verdict:
        """The answer."""
        answer = self.ask.kind.answer
        assert answer is not None, "a question about a position"
        return answer(self)


AskKind: TypeAlias = Row[Situation, InPosition]
"""A row of the questions that the court answers."""


def position(situation: Situation, rules: RuleSet, world: World) -> Position | None:
    """The position of a world; None where the rules refuse its trick."""
    situation = world.told(situation)
    held, drawn = _before(situation, world)
    if world.shape.leader is None:
        over, events = finish(UnfinishedStep(_table(situation, rules, world, held, world.pile)))
        assert isinstance(over, Finished)
        return Position(over, TrickSoFar(over, events, latest=events))
    trick = Trick(world.shape.leader, world.shape.leader)

    def begun(draws: tuple[Drawn, ...]) -> tuple[Playing, TrickSoFar | Halt]:
        pile = (*_in_order(drawn, draws), *world.pile)
        start = playing(_table(situation, rules, world, held, pile), trick)
        return start, play(start, situation.trick, world.trick)

    start, so_far = begun(())
    for _ in range(sum(world.shape.drawn)):
        draws = tuple(event for event in so_far.events if isinstance(event, Drawn))
        start, so_far = begun(draws)
    if not isinstance(so_far, TrickSoFar):
        return None
    after = _now(situation, world, so_far)
    if after is None:
        return None
    drawn_so_far = _drawn_within(situation.players, after)
    return Position(start, after, world.trick) if drawn_so_far == world.shape.drawn else None


def _drawn_within(players: int, so_far: TrickSoFar) -> tuple[int, ...]:
    """How many cards each seat has drawn within the trick (Q13)."""
    within = takewhile(lambda event: not isinstance(event, Taken | TrickLeft), so_far.events)
    draws = [event for event in within if isinstance(event, Drawn)]
    return tuple(sum(d.count for d in draws if d.seat == seat) for seat in range(players))


def _now(situation: Situation, world: World, so_far: TrickSoFar) -> TrickSoFar | None:
    """The trick after the passes left out at its end; None where the told turn is impossible."""
    if isinstance(situation.turn, int) and situation.trick:
        at = pass_until(so_far, situation.turn)
        state = at.state if isinstance(at, TrickSoFar) else None
        on_turn = isinstance(state, Playing) and state.trick.turn == situation.turn
        return at if isinstance(at, TrickSoFar) and on_turn and at.over == so_far.over else None
    if so_far.over:
        return so_far
    after = with_passes(so_far, world.passes)
    return after if isinstance(after, TrickSoFar) else so_far


def _before(situation: Situation, world: World) -> tuple[list[Cards], list[Cards]]:
    """The cards of each seat at the start of the trick, and the cards that it drew since.

    Shown cards are in hands again. Of the cards that a seat showed and those that it has, in this
    order, the first were in its hand and it drew the last.
    """
    held: list[Cards] = []
    drawn: list[Cards] = []
    entries = [entry for entry in situation.trick if entry.act.shows]
    for seat in range(situation.players):
        shown = [c for e, c in zip(entries, world.trick, strict=True) if e.seat == seat]
        cards = (*shown, *world.hands[seat])
        at = len(cards) - world.shape.drawn[seat]
        held.append(tuple(sorted(cards[:at])))
        drawn.append(cards[at:])
    return held, drawn


def _in_order(drawn: list[Cards], draws: tuple[Drawn, ...]) -> Iterator[Card]:
    """The cards drawn within the trick as they lay in the pile; those of unknown order last."""
    left = [list(cards) for cards in drawn]
    for event in draws:
        yield from left[event.seat][: event.count]
        del left[event.seat][: event.count]
    for cards in left:
        yield from cards


def _table(
    situation: Situation, rules: RuleSet, world: World, held: list[Cards], pile: Cards
) -> Table:
    """The table at the start of the trick."""
    captured = tuple(
        tuple(ShownCard(seat, card, 1, 1) for card in cards)
        for seat, cards in enumerate(world.captured)
    )
    return Table(
        rules=rules,
        pack=world.pack,
        players=situation.players,
        starter=situation.starter,
        hands=tuple(held),
        pile=pile,
        captured=captured,
        memory=tuple(Look(hand, How.OWN, 1, seat) for seat, hand in enumerate(held)),
        events=1,
        tricks=sum(map(bool, captured)),
        taker=world.shape.taker,
    )
