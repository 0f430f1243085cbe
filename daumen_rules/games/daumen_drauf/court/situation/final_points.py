"""Whether the points of a game can be as they are told.

All cards are captured but those left in hands, of which each counts -1, harmless or not (OVER-2),
and those that count for nobody. By our default one seat at most has a hand left, and the draw pile
is empty (OVER-1, FILL-1): so the points of all sum to 0 but for -2 of each harmless card in the
last hand. So it is, too, where nobody tells of a pile or of several hands; else the readings say
what can be left (`leftovers`). Fangs that are remembered count. Who must have erred where points
cannot be stands in `points_asked`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from daumen_rules.games.daumen_drauf.cards import Card, Fang, Kind, Pack
from daumen_rules.games.daumen_drauf.remembered_cards import Some
from daumen_rules.games.daumen_drauf.remembered_cards import can_be as could_be
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat

from .model import Heap, Situation, Stack


@frozen
class Share:
    """A way in which a seat can have come to its points.

    `holds` says whether it has cards left, and `harmless_left` how many of these are harmless.
    `harmless` is the number of all its harmless cards; with `more` it may be greater too.
    """

    holds: bool
    harmless_left: int
    harmless: int
    more: bool


@frozen
class Points:
    """The told points, the remembered cards of each seat, and the bounds of cards that are left."""

    situation: Situation
    pack: Pack
    most_holders: int
    most_in_pile: int
    nobodys: Heap = Heap()
    """The cards of a trick that no seat got."""

    @property
    def final(self) -> tuple[int, ...]:
        """The points by seat."""
        assert self.situation.final is not None
        return self.situation.final

    @property
    def half(self) -> int:
        """The number of harmless cards in the pack; there are as many poisonous ones."""
        return len(self.pack.cards) // 2

    def shares(self, seat: Seat) -> Iterator[Share]:
        """Every way in which a seat can have come to its points."""
        hand, captured = self.situation.hands[seat], self.situation.captured[seat]
        held, taken = self._fangs(hand), self._fangs(captured)
        for size in range(self.pack.hand_size + 1):
            if not _may_hold(hand, size):
                continue
            net = self.final[seat] + size
            least = max(taken[0], taken[1] + net)
            for harmless in range(held[0], size - held[1] + 1):
                if captured.more:
                    least = max(least, (len(captured.seen) + net + 1) // 2)
                    if max(least, least - net) <= self.half:
                        yield Share(size > 0, harmless, least + harmless, more=True)
                elif (len(captured.seen) + net) % 2 == 0:
                    plus = (len(captured.seen) + net) // 2
                    if least <= plus <= self.half and plus - net <= self.half:
                        yield Share(size > 0, harmless, plus + harmless, more=False)

    def add_up(self) -> bool:
        """Whether the cards of all seats, and those that count for nobody, can be the pack.

        For each number of seats with cards left and of harmless cards in their hands `ways` has
        how many harmless cards the seats so far can have, a bit for each number.
        """
        every = (1 << (self.half + 1)) - 1
        ways = {(0, 0): 1}
        for seat in range(len(self.final)):
            shares, after = tuple(self.shares(seat)), dict[tuple[int, int], int]()
            for (holders, harmless), bits in ways.items():
                for share in shares:
                    key = (holders + share.holds, harmless + share.harmless_left)
                    if key[0] <= self.most_holders:
                        moved = bits << share.harmless
                        moved = every & -(moved & -moved) if share.more else every & moved
                        after[key] = after.get(key, 0) | moved
            ways = after
        return any(self._rest_fits(harmless, bits) for (_, harmless), bits in ways.items())

    def _rest_fits(self, harmless_left: int, bits: int) -> bool:
        """Whether what the seats have leaves a pile, and a trick that nobody got, as they may be.

        Each seat has as many more harmless cards than poisonous ones as it has points, and two for
        each harmless card in hand.
        """
        more = sum(self.final) + 2 * harmless_left
        for size, harmless, poisonous in self._for_nobody():
            if (2 * self.half + more - size) % 2:
                continue
            had = (2 * self.half + more - size) // 2
            rest = self.half - had
            if had >= 0 and bits >> had & 1 and harmless <= rest <= size - poisonous:
                return True
        return False

    def _for_nobody(self) -> Iterator[tuple[int, int, int]]:
        """The numbers of cards that may count for nobody: all, sure harmless, sure poisonous."""
        pile = self.situation.pile
        known = [self._fangs(heap) for heap in (pile, self.nobodys)]
        harmless, poisonous = (sum(of) for of in zip(*known, strict=True))
        for piled in range(self.most_in_pile + 1):
            if _may_hold(pile, piled):
                yield piled + len(self.nobodys.seen), harmless, poisonous

    def _fangs(self, heap: Heap | Stack) -> tuple[int, int]:
        """The numbers of cards of a heap that must be harmless, and that must be poisonous.

        Of two twins one is harmless and one poisonous; a card with a known twin has the other fang.
        """
        found = list[Fang]()
        for seen, times in Counter(heap.seen).items():
            if isinstance(seen, Kind) and times > 1:
                found += Fang
            elif seen is not None:
                fangs = {card.fang for card in self._cards(seen)}
                found += [*fangs] * times if len(fangs) == 1 else ()
        return found.count(Fang.HARMLESS), found.count(Fang.POISONOUS)

    def _cards(self, seen: Card | Kind | Some) -> frozenset[Card]:
        """The cards that a remembered card can be."""
        if isinstance(seen, Card):
            return frozenset((seen,))
        known = [one for one, _ in self.situation.sights if isinstance(one, Card)]
        return frozenset(c for c in self.pack.cards if could_be(seen, c) and c not in known)


def _may_hold(heap: Heap | Stack, count: int) -> bool:
    return len(heap.seen) == count or (heap.more and len(heap.seen) < count)
