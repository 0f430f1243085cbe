"""The numbers of cards in hands, pile and captured cards: all that break no clause.

A position at the start of a trick is legal here where
* every card of the pack is in one place (MAT-4, DECK-1 to DECK-4), and the pile is no larger than
  after the deal;
* no hand has more than five cards, at least two seats have some (OVER-1), and the leader has one
  (LEAD-2);
* hands are full while there is a pile (FILL-1), or short only as the reading of Q31 or Q26 leaves
  them;
* nothing is captured exactly if the first trick is to come; then the starter leads (START-1);
* otherwise the leader took the trick before, or is the next with cards after a taker without
  (NEXT-1, NEXT-2);
* captured cards come in whole tricks: as long as nobody has run out of cards, a seat other than the
  starter got the lead only with a trick that held the old leader's card and its own, so no seat
  but the starter has captured exactly one card; nor has the starter if the lead came back to him
  (END-3). The order of the deck is free, so each seat may have drawn any cards; how it came to
  these counts is not asked further.

This module gives counts only; `completions` finds the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.rule_set import LeaderWithoutCards, RefillShort, RuleSet, Scope
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Seat, clockwise

from .model import Heap, Situation, Stack

Counts = tuple[int, ...]


@frozen
class Shape:
    """Counts by seat, now: hands without covered cards, and cards captured before this trick.

    `drawn` are the cards drawn within the trick (Q13). `leader` is None where the game is over
    between two tricks; `taker` took the trick before.
    """

    hands: Counts
    drawn: Counts
    captured: Counts
    pile: int
    leader: Seat | None
    taker: Seat | None


@frozen
class Frame:
    """The facts that all shapes of a situation share."""

    pack: Pack
    rules: RuleSet
    starter: Seat
    shown: Counts
    hands: tuple[Heap, ...]
    captured: tuple[Heap, ...]
    pile: Stack
    exact: frozenset[Seat]
    """Seats whose number of cards matters."""
    parried: bool
    """Whether the trick has ended by a parry."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def undealt(self) -> int:
        """The number of cards in the pile after the deal."""
        return len(self.pack.cards) - self.pack.hand_size * self.players


def frame(
    situation: Situation, rules: RuleSet, pack: Pack, exact: frozenset[Seat] = frozenset()
) -> Frame:
    """The frame of a situation under a rule set."""
    return Frame(
        pack=pack,
        rules=rules,
        starter=situation.starter,
        shown=tuple(situation.shown(seat) for seat in range(situation.players)),
        hands=situation.hands,
        captured=situation.captured,
        pile=situation.pile,
        exact=exact,
        parried=bool(situation.trick) and situation.trick[-1].act is Did.PARRY,
    )


def _range(heap: Heap | Stack, most: int) -> range:
    known = len(heap.seen)
    if known > most:
        return range(0)
    return range(known, most + 1) if heap.more else range(known, known + 1)


def shapes(of: Frame, leader: Seat | None, tick: Tick = no_tick) -> Iterator[Shape]:
    """One shape for each count that can matter; a leader of None stands for a game that is over."""
    for pile in _range(of.pile, of.undealt):
        yield from _without_drawing(of, leader, pile, tick)
        if of.rules.refill_scope is Scope.LAP and any(of.shown):
            yield from _with_drawing(of, leader, pile, tick)


def _without_drawing(of: Frame, leader: Seat | None, pile: int, tick: Tick) -> Iterator[Shape]:
    size, none = of.pack.hand_size, (0,) * of.players
    ranges = [
        _range(hand, size - shown) if shown <= size else range(0)
        for hand, shown in zip(of.hands, of.shown, strict=True)
    ]
    if pile and always_full(of.rules):
        ranges = [
            range(size - shown, size - shown + 1) if size - shown in sizes else range(0)
            for sizes, shown in zip(ranges, of.shown, strict=True)
        ]
    choices = [_choices(of, seat, sizes, pile) for seat, sizes in enumerate(ranges)]
    for chosen in product(*choices):
        tick()
        lowest = sum(r.start for r in chosen)
        for total in range(sum(r.stop - 1 for r in chosen), lowest - 1, -1):
            hands = _spread(chosen, total)
            start = tuple(h + s for h, s in zip(hands, of.shown, strict=True))
            found = _captured(of, leader, pile, start, len(of.pack.cards) - pile - sum(start))
            if found is not None:
                captured, taker = found
                yield Shape(hands, none, captured, pile, leader, taker)
                break


def _choices(of: Frame, seat: Seat, sizes: range, pile: int) -> list[range]:
    """The sizes of a hand in ranges, the fullest first; sizes within a range give the same answer.

    Where the pile is empty, only an empty hand differs. Where hands were short beside a pile, a
    short hand stays short: by all_or_nothing no seat draws any more, by whole_need only a seat with
    a full hand does.
    """
    full, none = of.pack.hand_size - of.shown[seat], range(1)
    if seat in of.exact or (pile and not of.rules.refill_after_parry and not of.parried):
        return [range(n, n + 1) for n in reversed(sizes)]
    if not pile or not of.rules.refill_after_parry:
        parts = [range(1, full + 1), none]
    elif of.rules.refill_short is RefillShort.WHOLE_NEED:
        parts = [range(full, full + 1), range(1, full - pile), none]
    else:
        parts = [range(full, full + 1), range(1, full), none]
    within = [range(max(p.start, sizes.start), min(p.stop, sizes.stop)) for p in parts]
    return list(dict.fromkeys(part for part in within if part))


def _spread(chosen: tuple[range, ...], total: int) -> Counts:
    sizes = [r.start for r in chosen]
    left = total - sum(sizes)
    while left:
        for seat, r in enumerate(chosen):
            if left and sizes[seat] < r.stop - 1:
                sizes[seat] += 1
                left -= 1
    return tuple(sizes)


def _with_drawing(of: Frame, leader: Seat | None, pile: int, tick: Tick) -> Iterator[Shape]:
    """The shapes in which hands were full before the trick, and were refilled within it."""
    size = of.pack.hand_size
    ranges = [
        [h for h in _range(hand, size) if h + shown >= size]
        for hand, shown in zip(of.hands, of.shown, strict=True)
    ]
    for hands in product(*ranges):
        tick()
        drawn = tuple(h + s - size for h, s in zip(hands, of.shown, strict=True))
        if not any(drawn):
            continue
        captured = len(of.pack.cards) - pile - sum(hands) - sum(of.shown)
        start = (size,) * of.players
        found = _captured(of, leader, pile + sum(drawn), start, captured)
        if found is not None:
            yield Shape(hands, drawn, found[0], pile, leader, found[1])


def always_full(rules: RuleSet) -> bool:
    """Whether hands at the start of a trick are full while there is a pile."""
    return rules.refill_after_parry and rules.refill_short in (
        RefillShort.GREEDY,
        RefillShort.ONE_BY_ONE,
    )


def _is_filled(of: Frame, start: Counts, pile: int) -> bool:
    """FILL-1, FILL-2: whether hands of these sizes are possible beside a pile of this size."""
    needs = [of.pack.hand_size - held for held in start]
    if not pile or not any(needs) or not of.rules.refill_after_parry:
        return True
    match of.rules.refill_short:
        case RefillShort.GREEDY | RefillShort.ONE_BY_ONE:
            return False
        case RefillShort.ALL_OR_NOTHING:
            return sum(needs) > pile
        case RefillShort.WHOLE_NEED:
            return all(need == 0 or need > pile for need in needs)


def _captured(
    of: Frame, leader: Seat | None, pile: int, start: Counts, total: int
) -> tuple[Counts, Seat | None] | None:
    """The captured cards of each seat, and the taker of the trick before; None if none."""
    with_cards = sum(held > 0 for held in start)
    if total < 0 or pile > of.undealt or not _is_filled(of, start, pile):
        return None
    if leader is not None and (with_cards < 2 or not start[leader]):
        return None
    if total == 0:
        first = leader == of.starter and all(not heap.seen for heap in of.captured)
        return ((0,) * of.players, None) if first else None
    ends = of.rules.leader_without_cards is LeaderWithoutCards.GAME_ENDS
    whole = of.rules.refill_after_parry and (ends or all(start))
    for taker in range(of.players):
        if leader is None:
            possible = with_cards < 2 or (ends and not start[taker])
        elif start[taker]:
            possible = taker == leader
        else:
            after = next(s for s in clockwise(taker, of.players) if start[s])
            possible = after == leader and not ends
        if possible:
            found = _share(of, taker, total, whole=whole and leader is not None)
            if found is not None:
                return found, taker
    return None


def _share(of: Frame, taker: Seat, total: int, *, whole: bool) -> Counts | None:
    """Counts of captured cards by seat that sum to a total, the taker's not 0, in whole tricks."""
    alone = taker == of.starter
    for only_starter in (True, False) if whole and alone else (False,):
        lows = [len(heap.seen) for heap in of.captured]
        lows[taker] = max(lows[taker], 1 if only_starter or not whole else 2)
        if whole:
            lows = [2 if n == 1 and s != of.starter else n for s, n in enumerate(lows)]
        opens = [
            heap.more and not (only_starter and seat != of.starter)
            for seat, heap in enumerate(of.captured)
        ]
        fixed = all(
            heap.more or low == len(heap.seen) for heap, low in zip(of.captured, lows, strict=True)
        )
        if only_starter and any(n for s, n in enumerate(lows) if s != of.starter):
            continue
        left = total - sum(lows)
        if not fixed or left < 0:
            continue
        if not left:
            return tuple(lows)
        for seat in sorted(range(of.players), key=lambda s: (s != taker, s)):
            alone_with_one = whole and lows[seat] + left == 1 and seat != of.starter
            if opens[seat] and not alone_with_one:
                return tuple(n + left * (s == seat) for s, n in enumerate(lows))
    return None
