"""All completions of a situation in a small pack, one after the other: what the search must equal.

The enumeration has no cleverness: every way to count, every way to deal the cards to the places,
every number of forgotten passes. It shares with the search only the way from a world to a state;
which positions are legal is written down here once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

from attrs import evolve

from daumen_rules import Card, RuleSet
from daumen_rules.games.daumen_drauf.cards import Kind, Pack
from daumen_rules.games.daumen_drauf.court.situation.model import (
    Entry,
    Forgotten,
    Heap,
    Situation,
    Stack,
)
from daumen_rules.games.daumen_drauf.court.situation.shapes import Shape
from daumen_rules.games.daumen_drauf.court.situation.worlds import (
    InPosition,
    Position,
    World,
    position,
)
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, Some
from daumen_rules.games.daumen_drauf.rule_set import LeaderWithoutCards, RefillShort, Scope
from daumen_rules.kernel.verdict import Verdict

Cards = tuple[Card, ...]


def is_of(card: Card, seen: Noted) -> bool:
    """Whether a card can be the one that was seen."""
    if isinstance(seen, Some):
        return card in seen.cards
    return seen is None or card == seen or (isinstance(seen, Kind) and card.kind == seen)


def fits(cards: Cards, heap: Heap) -> bool:
    """Whether a heap can be these cards: some order of what was seen matches."""
    if len(cards) < len(heap.seen) or (len(cards) > len(heap.seen) and not heap.more):
        return False
    seen = (*heap.seen, *(None,) * (len(cards) - len(heap.seen)))
    return any(
        all(is_of(card, one) for card, one in zip(order, seen, strict=True))
        for order in permutations(cards)
    )


def pile_fits(cards: Cards, pile: Stack) -> bool:
    """Whether the draw pile can be these cards in this order."""
    if len(cards) < len(pile.seen) or (len(cards) > len(pile.seen) and not pile.more):
        return False
    return all(is_of(card, one) for card, one in zip(cards, pile.seen, strict=False))


def takers(
    start: tuple[int, ...],
    captured: tuple[int, ...],
    pile: int,
    leader: int | None,
    situation: Situation,
    rules: RuleSet,
    pack: Pack,
) -> list[int | None]:
    """Who may have taken the trick before; empty where a position cannot arise."""
    players, full = situation.players, pack.hand_size
    needs = [full - held for held in start]
    if min(needs) < 0 or pile > len(pack.cards) - full * players:
        return []
    if pile and any(needs) and rules.refill_after_parry:
        short = rules.refill_short
        if short in (RefillShort.GREEDY, RefillShort.ONE_BY_ONE):
            return []
        if short is RefillShort.ALL_OR_NOTHING and sum(needs) <= pile:
            return []
        if short is RefillShort.WHOLE_NEED and any(0 < need <= pile for need in needs):
            return []
    holders = [seat for seat in range(players) if start[seat]]
    if leader is not None and (len(holders) < 2 or leader not in holders):
        return []
    if not any(captured):
        return [None] if leader == situation.starter and not any(needs) else []
    ends = rules.leader_without_cards is LeaderWithoutCards.GAME_ENDS
    found: list[int | None] = []
    for taker in range(players):
        if not captured[taker]:
            continue
        after = next(
            (s % players for s in range(taker, taker + players) if start[s % players]), None
        )
        if leader is None:
            if len(holders) < 2 or (ends and not start[taker]):
                found.append(taker)
        elif start[taker]:
            if taker == leader:
                found.append(taker)
        elif after == leader and not ends:
            found.append(taker)
    if leader is not None and rules.refill_after_parry and (ends or all(start)):
        others = [n for seat, n in enumerate(captured) if seat != situation.starter]
        if 1 in others or (leader == situation.starter and any(others) and captured[leader] < 2):
            return []
    return found


def splits(cards: Cards, sizes: tuple[int, ...]) -> Iterator[tuple[Cards, ...]]:
    """Every way to deal cards into heaps of these sizes."""
    if not sizes:
        yield ()
        return
    for heap in combinations(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in heap)
        for others in splits(rest, sizes[1:]):
            yield (heap, *others)


def sums(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to write a number as so many parts."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in sums(total - first, parts - 1):
            yield (first, *rest)


def shapes(situation: Situation, rules: RuleSet, pack: Pack, leader: int | None) -> Iterator[Shape]:
    """Every way to count; what was drawn within the trick too, where that is done (Q13)."""
    players = situation.players
    shown = tuple(situation.shown(seat) for seat in range(players))
    most = shown if rules.refill_scope is Scope.LAP else (0,) * players
    for hands in product(range(pack.hand_size + 1), repeat=players):
        for drawn in product(*(range(n + 1) for n in most)):
            start = tuple(h + s - d for h, s, d in zip(hands, shown, drawn, strict=True))
            left = len(pack.cards) - sum(hands) - sum(shown)
            for pile in range(left + 1) if min(start) >= 0 else ():
                before_drawing = pile + sum(drawn)
                for captured in sums(left - pile, players):
                    before = takers(start, captured, before_drawing, leader, situation, rules, pack)
                    if before:
                        yield Shape(hands, drawn, captured, pile, leader, before[0])


def worlds(situation: Situation, rules: RuleSet, pack: Pack) -> Iterator[tuple[World, Position]]:
    """Every completion; of a trick that somebody took, by each way that makes him its taker."""
    if not situation.trick or situation.trick[-1].act is not Did.TAKE:
        yield from _completions(situation, rules, pack)
        return
    *told, end = situation.trick
    before = Entry((end.seat - 1) % situation.players, Did.PASS)
    for act in (None, Did.SHOW, Did.PARRY):
        way = [*told, *([] if act is None else [Entry(end.seat, act)])]
        if act is not Did.PARRY and way[-1] != before:
            way.append(before)
        ended = evolve(situation, trick=tuple(way))
        for world, at in _completions(ended, rules, pack):
            shown = [entry.seat for entry in way if entry.act.shows]
            if at.so_far.over and shown[-1] == end.seat:
                yield evolve(world, entries=tuple(way)), at


def _completions(
    situation: Situation, rules: RuleSet, pack: Pack
) -> Iterator[tuple[World, Position]]:
    entries = [entry for entry in situation.trick if entry.act.shows]
    forgotten = isinstance(situation.turn, Forgotten) and bool(entries)
    led: tuple[int | None, ...] = (situation.trick[0].seat,) if situation.trick else ()
    if not situation.trick:
        led = (*range(situation.players), None) if situation.leader is None else (situation.leader,)
    for leader in led:
        for shape in shapes(situation, rules, pack, leader):
            if not _counts_fit(situation, shape):
                continue
            for trick in permutations(pack.cards, len(entries)):
                if not all(is_of(c, e.card) for c, e in zip(trick, entries, strict=True)):
                    continue
                rest = tuple(card for card in pack.cards if card not in trick)
                for world in _dealt(situation, shape, pack, trick, rest):
                    for passes in range(situation.players - 1) if forgotten else (0,):
                        moved = World(
                            *(pack, shape, passes, trick, world.hands, world.captured, world.pile),
                            *((), (), ()),
                        )
                        at = position(situation, rules, moved)
                        if at is not None and not (passes and at.so_far.over):
                            yield moved, at


def _counts_fit(situation: Situation, shape: Shape) -> bool:
    counts = (*shape.hands, *shape.captured, shape.pile)
    return all(
        count == len(heap.seen) or (heap.more and count > len(heap.seen))
        for heap, count in zip(situation.heaps, counts, strict=True)
    )


def _dealt(
    situation: Situation, shape: Shape, pack: Pack, trick: Cards, rest: Cards
) -> Iterator[World]:
    players = situation.players
    for heaps in splits(rest, (*shape.hands, *shape.captured)):
        lying = zip(heaps, (*situation.hands, *situation.captured), strict=True)
        if not all(fits(cards, heap) for cards, heap in lying):
            continue
        left = tuple(card for card in rest if not any(card in heap for heap in heaps))
        for pile in permutations(left):
            if pile_fits(pile, situation.pile):
                hands, captured = heaps[:players], heaps[players:]
                yield World(pack, shape, 0, trick, hands, captured, pile, (), (), ())


def verdicts(situation: Situation, rules: RuleSet, pack: Pack) -> list[Verdict]:
    """The answer in every completion, each with its reasons."""
    return [
        InPosition(world.told(situation), at).verdict()
        for world, at in worlds(situation, rules, pack)
    ]
