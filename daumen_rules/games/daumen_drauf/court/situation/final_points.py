"""Whether the points of a game can be as they are told, and if not, who must have erred.

At the end the draw pile is empty, and one seat at most has a hand left (FILL-2, OVER-1). All cards
are captured but that hand; each of its cards counts -1, harmless or not (OVER-2). So the points of
all sum to 0 but for -2 of each harmless card in the last hand. Fangs that are remembered count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card, Fang, Kind, Pack
from daumen_rules.games.daumen_drauf.court.situation import verdicts as v
from daumen_rules.games.daumen_drauf.court.situation.model import Heap, Situation
from daumen_rules.games.daumen_drauf.court.situation.trick_faults import lines_of, reason
from daumen_rules.games.daumen_drauf.remembered import Some
from daumen_rules.games.daumen_drauf.remembered import can_be as could_be
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.kernel.verdict import Reason, Verdict


@frozen
class LastHand:
    """Whose hand was left, and how many cards it had; nobody's has none."""

    seat: Seat | None
    size: int

    def of(self, seat: Seat) -> int:
        """How many cards a seat has left."""
        return self.size if seat == self.seat else 0


@frozen
class _Points:
    """The points that are told, and what is remembered of the cards behind them."""

    situation: Situation
    pack: Pack

    @property
    def final(self) -> tuple[int, ...]:
        """The points by seat."""
        assert self.situation.final is not None
        return self.situation.final

    @property
    def half(self) -> int:
        """How many cards of the pack are harmless; as many are poisonous."""
        return len(self.pack.cards) // 2

    def last_hands(self) -> tuple[LastHand, ...]:
        """Every hand that can have been left; where all captured cards are counted only those that
        are the rest of the pack, if there is one.
        """
        hands, captured = tuple(self._last_hands()), self.situation.captured
        if any(heap.more for heap in captured):
            return hands
        left = len(self.pack.cards) - sum(len(heap.seen) for heap in captured)
        return tuple(hand for hand in hands if hand.size == left) or hands

    def _last_hands(self) -> Iterator[LastHand]:
        hands = self.situation.hands
        if all(_may_hold(hand, 0) for hand in hands):
            yield LastHand(None, 0)
        for seat, own in enumerate(hands):
            if all(_may_hold(hand, 0) for other, hand in enumerate(hands) if other != seat):
                for size in range(1, self.pack.hand_size + 1):
                    if _may_hold(own, size):
                        yield LastHand(seat, size)

    def fits(self, hand: LastHand) -> bool:
        """Whether the points and captured cards go together with a last hand."""
        counts = [next(self.counts(seat, hand), None) for seat in range(len(self.final))]
        if not self.sums_up(hand) or None in counts:
            return False
        least, left = sum(n for n in counts if n), len(self.pack.cards) - hand.size
        is_open = any(heap.more for heap in self.situation.captured)
        return least == left or (is_open and least < left and (left - least) % 2 == 0)

    def sums_up(self, hand: LastHand) -> bool:
        """Whether the points of all come to what a last hand with such cards leaves."""
        total = sum(self.final)
        held = Heap() if hand.seat is None else self.situation.hands[hand.seat]
        harmless, poisonous = self._fangs(held)
        return total % 2 == 0 and harmless <= -total // 2 <= hand.size - poisonous

    def counts(self, seat: Seat, hand: LastHand) -> Iterator[int]:
        """How many cards a seat can have captured to have its points, the fewest first."""
        points, heap = self.final[seat] + hand.of(seat), self.situation.captured[seat]
        harmless, poisonous = self._fangs(heap)
        for count in range(abs(points), len(self.pack.cards) + 1, 2):
            plus, minus = (count + points) // 2, (count - points) // 2
            alike = harmless <= plus <= self.half and poisonous <= minus <= self.half
            if alike and _may_hold(heap, count):
                yield count

    def _fangs(self, heap: Heap) -> tuple[int, int]:
        """How many cards of a heap are harmless anyhow, and how many poisonous: of two twins one
        each, and one whose twin is known has the other fang.
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
        """The cards that one can be."""
        if isinstance(seen, Card):
            return frozenset((seen,))
        known = [one for one, _ in self.situation.sights if isinstance(one, Card)]
        return frozenset(c for c in self.pack.cards if could_be(seen, c) and c not in known)

    def reasons(self) -> Iterator[Reason]:
        """Who must have erred; where that cannot be said, what does not add up."""
        hands, told = self.last_hands(), self.situation.told_at.get("final", 0)
        seats, cards = range(len(self.final)), number(len(self.pack.cards))
        erring = [s for s in seats if not any(any(self.counts(s, hand)) for hand in hands)]
        for seat in erring:
            heap, points = self.situation.captured[seat], number(self.final[seat])
            where = lines_of((heap.line, self.situation.hands[seat].line, told))
            if heap.more:
                yield reason(
                    c.MAT_4,
                    "{seat} must have erred: half of the {cards} cards are harmless, and {points} "
                    "cannot be reached{where}.",
                    "{seat} muss sich geirrt haben: Die Hälfte der {cards} Karten ist ungiftig, "
                    "und {points} ist nicht zu erreichen{where}.",
                    seat=SeatTerm(seat),
                    cards=cards,
                    points=points,
                    where=where,
                )
                continue
            yield reason(
                c.VAL_3,
                "{seat} must have erred: {count} captured cards cannot come to {points}{where}.",
                "{seat} muss sich geirrt haben: {count} eingenommene Karten ergeben nie "
                "{points}{where}.",
                seat=SeatTerm(seat),
                count=number(len(heap.seen)),
                points=points,
                where=where,
            )
        if erring:
            return
        if not any(map(self.sums_up, hands)):
            yield reason(
                c.OVER_2,
                "All points together are 0, less 2 for each harmless card in the last hand; here "
                "they are {total}{where}. Who erred cannot be said.",
                "Alle Punkte zusammen sind 0, weniger 2 für jede ungiftige Karte der letzten Hand; "
                "hier sind es {total}{where}. Wer sich geirrt hat, lässt sich nicht sagen.",
                total=number(sum(self.final)),
                where=lines_of((told, *(heap.line for heap in self.situation.hands))),
            )
            return
        yield reason(
            c.DECK_6,
            "Points, captured cards and the last hand do not add up to the {cards} cards in "
            "play{where}.",
            "Punkte, eingenommene Karten und letzte Hand gehen mit den {cards} Karten im Spiel "
            "nicht auf{where}.",
            cards=cards,
            where=lines_of((told, *(heap.line for heap in self.situation.heaps))),
        )


def _may_hold(heap: Heap, count: int) -> bool:
    return len(heap.seen) == count or (heap.more and len(heap.seen) < count)


def can_be(situation: Situation, pack: Pack) -> Verdict:
    """Yes, or no with the clauses that the points break."""
    points = _Points(situation, pack)
    if any(map(points.fits, points.last_hands())):
        return v.yes_or_no(True, (c.VAL_3, c.OVER_2))
    return v.yes_or_no(False, tuple(points.reasons()))
