"""Every way to fill the gaps of a situation, in branches: sets of worlds with the same answer.

Why the search is exact. The answer to a question depends on
* the trick: its cards in order and the passes since (`lineups`: all that the rules allow),
* the counts: which seats have cards, how large the pile is, what is captured (`shapes`: all legal
  ones),
* for a few questions, whether a seat holds certain cards (`facts`: all combinations),
* for what a trick or a seat's cards count, the fangs of these cards: within a branch all fillings
  are compared by their weight (`Weigher`). One branch is taken for each combination. Whether it has
  a world is a matching of the cards with the places they can lie in; then that world is built as a
  state, and the rules answer. What a branch leaves open changes no step of the rules that the
  question reads.

The enumeration knows no clause and decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from daumen_rules.games.daumen_drauf.cards import Card, Pack
from daumen_rules.games.daumen_drauf.rule_set import ForcedPass, RuleSet, Scope
from daumen_rules.games.daumen_drauf.scoring import card_points
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.verdict import Completion

from ..asks.row import Adds, Counts, Search, Which
from .facts import Facts, exact_seats, facts, is_sensitive
from .lineups import Lineup, lineups
from .model import FORGOTTEN, Heap, Situation
from .shapes import Shape, frame, shapes
from .slots import made, slots, wish
from .trick_so_far import Halt, TrickSoFar, concluded
from .worlds import InPosition, Place, Position, World, distance, position

Slots: TypeAlias = Sequence[frozenset[int]]
Filler: TypeAlias = Callable[[Slots, int, Callable[[int], Sequence[int]]], "tuple[int, ...] | None"]
Weigher: TypeAlias = Callable[
    [Slots, "tuple[int, ...]", Callable[[int, int], int]], "Iterator[tuple[int, ...]]"
]


@frozen
class Tools:
    """The functions that fill slots, and refill them to other weights; they know no game."""

    fill: Filler
    weights: Weigher


@frozen
class Completions:
    """The completions of a situation under a rule set.

    The enumeration calls `tick` often; an error that it raises ends the enumeration. Without `told`
    the answers have no reasons. `reading` is the reading to apply to a question without a flag.
    """

    situation: Situation
    rules: RuleSet
    pack: Pack
    tools: Tools
    tick: Tick = no_tick
    told: bool = True
    reading: str = ""

    @property
    def _search(self) -> Search:
        """The facts on which the answer depends."""
        return self.situation.ask.kind.search

    def branches(self) -> Iterator[Completion[World] | None]:
        """One world of each branch with its answer, None where a branch has none."""
        for ending in self.situation.endings:
            for completions in evolve(self, situation=ending)._sizes():
                yield from completions.sized_branches()

    def _sizes(self) -> Iterator[Completions]:
        """The completions for each number of captured cards, if the question is about these."""
        seat = self.situation.ask.seat
        if self._search.adds is not Adds.SEAT or seat is None:
            yield self
            return
        heap = self.situation.captured[seat]
        most = len(self.pack.cards) if heap.more else len(heap.seen)
        for size in range(len(heap.seen), most + 1):
            fixed = Heap((*heap.seen, *(None,) * (size - len(heap.seen))))
            captured = (
                *self.situation.captured[:seat],
                fixed,
                *self.situation.captured[seat + 1 :],
            )
            yield evolve(self, situation=evolve(self.situation, captured=captured))

    def sized_branches(self) -> Iterator[Completion[World] | None]:
        """The branches, for one number of the captured cards that the question is about."""
        solved = set[object]()
        of = frame(self.situation, self.rules, self.pack, exact_seats(self.situation, self.rules))
        for leader in leaders(self.situation):
            for lineup in self._lineups(leader, []):
                left_open = False
                for shape in shapes(of, leader, self.tick):
                    yield None
                    shape_open = False
                    for found in facts(
                        self.situation, self.rules, self.pack, lineup, leader, shape
                    ):
                        self.tick()
                        key = self._key(lineup, shape, found)
                        if key in solved:
                            continue
                        case = self._case(lineup, shape, found)
                        shape_open = shape_open or case is None
                        if case is not None:
                            solved.add(key)
                            yield case
                            yield from self._otherwise(case)
                    left_open = left_open or shape_open
                    if not shape_open and not self._asks_counts(lineup):
                        left_open = False
                        break
                if not left_open and self._is_free_of_kinds():
                    break

    def _is_free_of_kinds(self) -> bool:
        """Whether all line-ups of the trick are alike for the question: only who showed matters."""
        watched = self.rules.forced_pass is ForcedPass.SKIP_ALL
        duty = self.rules.must_show_scope is Scope.LAP
        passes_known = self.situation.turn is not FORGOTTEN
        return passes_known and not (self._search.kinds or watched or duty)

    def _asks_counts(self, lineup: Lineup) -> bool:
        """Whether the answer depends on the numbers of cards in hands, pile and captured cards."""
        counts = self._search.counts
        if counts is Counts.ALWAYS or is_sensitive(self.rules) or not self.situation.trick:
            return True
        return counts is Counts.ONCE_OVER and self._is_over(lineup)

    def _is_over(self, lineup: Lineup) -> bool:
        """Whether the trick is over at the time of the question."""
        return lineup.over or self.situation.ask.kind.trick is Which.NEXT

    def _lineups(self, leader: Seat | None, halts: list[Halt]) -> Iterator[Lineup]:
        if leader is None:
            yield Lineup((), 0, True, (), frozenset(), frozenset())
        else:
            yield from lineups(self.situation, self.rules, self.pack, leader, halts, self.tick)

    def _key(self, lineup: Lineup, shape: Shape, found: Facts) -> object:
        """Branches with the same key have the same answers."""
        adds, counts = self._search.adds, tuple[object, ...]()
        if self._asks_counts(lineup):
            counts = (shape.hands, shape.drawn, shape.pile, shape.leader, shape.taker is None)
        if adds is not None:
            return (lineup, counts, shape.captured if adds is Adds.SEAT else (), found)
        if self._search.act and not self._is_over(lineup):
            top = lineup.sights[-1] if lineup.sights else None
            kind_of_top = top.kind if isinstance(top, Card) else top
            return (kind_of_top, lineup.colours, lineup.useful, lineup.passes, counts, found)
        return (lineup.passes, counts, found)

    def _case(self, lineup: Lineup, shape: Shape, found: Facts) -> Completion[World] | None:
        for places, takes in slots(self.situation, self.pack, lineup, shape, found):
            self.tick()
            filled = self.tools.fill(takes, len(self.pack.cards), lambda _: ())
            if filled is None:
                continue
            world = made(
                self.pack, shape, lineup.passes, places, takes, filled, self.situation.trick
            )
            case = self._answered(world)
            if case is not None:
                return case
        return None

    def _answered(self, world: World) -> Completion[World] | None:
        at = position(self.situation, self.rules, world)
        if at is None:
            return None
        told = world.told(self.situation)
        asked = InPosition(told, at, told=self.told, reading=self.reading)
        return Completion(asked.verdict(), world)

    # Other worlds of the same branch

    def _otherwise(self, case: Completion[World]) -> Iterator[Completion[World]]:
        """Worlds of the same branch in which the cards asked about have another sum of points.

        They go up to the greatest sum, then down to the least.
        """
        if self._search.adds is None:
            return
        world = case.world
        counted = self._counted(world)
        if not counted:
            return
        cards = self.pack.cards

        def weight(slot: int, thing: int) -> int:
            return card_points(cards[thing]) if world.places[slot] in counted else 0

        for filled in self.tools.weights(world.slots, world.filled, weight):
            self.tick()
            found = self._answered(self._refilled(world, filled))
            assert found is not None
            yield found

    def _counted(self, world: World) -> frozenset[Place]:
        """The places whose cards the answer adds up."""
        at = position(self.situation, self.rules, world)
        assert at is not None
        nothing = frozenset[Place]()
        trick = frozenset(place for place in world.places if place[0] == "trick")
        seat = self.situation.ask.seat
        if self._search.adds is Adds.TRICK:
            return trick if isinstance(concluded(at.so_far), TrickSoFar) else nothing
        assert seat is not None
        mine = frozenset[Place]({("captured", seat)})
        return mine | (trick if _took(at, seat, world) else nothing)

    def _refilled(self, world: World, filled: tuple[int, ...]) -> World:
        return made(
            *(self.pack, world.shape, world.passes, world.places, world.slots, filled),
            world.entries,
        )

    def nearer(
        self, first: Completion[World], second: Completion[World]
    ) -> tuple[int, Completion[World]]:
        """The number of cards that differ, and the second case, as near to the first as can be."""
        world = second.world
        filled = self.tools.fill(world.slots, len(self.pack.cards), wish(world.places, first.world))
        assert filled is not None
        near = self._answered(self._refilled(world, filled))
        if near is None or near.verdict.answer == first.verdict.answer:
            return distance(first.world, world), second
        if distance(first.world, near.world) > distance(first.world, world):
            return distance(first.world, world), second
        return distance(first.world, near.world), near


def _took(at: Position, seat: Seat, world: World) -> bool:
    table = getattr(at.so_far.state, "table", None)
    if table is None or not world.trick:
        return False
    return any(shown.card == world.trick[0] for shown in table.captured[seat])


def leaders(situation: Situation) -> tuple[Seat | None, ...]:
    """The seats that can have led, or may lead now; None stands for a game over between tricks."""
    if situation.trick:
        first = situation.trick[0].seat
        return (first,) if situation.leader in (None, first) else ()
    if situation.leader is not None:
        same = situation.turn in (None, situation.leader) or not isinstance(situation.turn, int)
        return (situation.leader,) if same else ()
    if isinstance(situation.turn, int):
        return (situation.turn,)
    return (*range(situation.players), None)


def is_single(world: World) -> bool:
    """Whether a world of the only branch leaves nothing open."""
    return all(len(slot) == 1 for slot in world.slots)
