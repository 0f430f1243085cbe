"""Whether the points of a game can be as they are told, and if not, who must have erred.

At the end the draw pile is empty, and one seat at most has a hand left (FILL-2, OVER-1). All cards
are captured but that hand; each of its cards counts -1, harmless or not (OVER-2). So the points of
all sum to 0 but for -2 of each harmless card in the last hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.court.situation import verdicts as v
from daumen_rules.games.daumen_drauf.court.situation.model import Heap, Situation
from daumen_rules.games.daumen_drauf.court.situation.trick_faults import lines_of
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number, sentence
from daumen_rules.kernel.verdict import Reason, Verdict


@frozen
class LastHand:
    """Whose hand was left, and how many cards it had; nobody's has none."""

    seat: Seat | None
    size: int

    def of(self, seat: Seat) -> int:
        """How many cards a seat has left."""
        return self.size if seat == self.seat else 0


def can_be(situation: Situation, pack: Pack) -> Verdict:
    """Yes, or no with the clauses that the points break."""
    hands = tuple(_last_hands(situation, pack))
    if any(_fits(situation, pack, hand) for hand in hands):
        return v.yes_or_no(True, (c.VAL_3, c.OVER_2))
    return v.yes_or_no(False, tuple(_reasons(situation, pack, hands)))


def _last_hands(situation: Situation, pack: Pack) -> Iterator[LastHand]:
    """Every hand that can have been left."""
    if all(_may_hold(hand, 0) for hand in situation.hands):
        yield LastHand(None, 0)
    for seat in range(situation.players):
        others = (h for other, h in enumerate(situation.hands) if other != seat)
        if all(_may_hold(hand, 0) for hand in others):
            for size in range(1, pack.hand_size + 1):
                if _may_hold(situation.hands[seat], size):
                    yield LastHand(seat, size)


def _may_hold(heap: Heap, count: int) -> bool:
    return len(heap.seen) == count or (heap.more and len(heap.seen) < count)


def _fits(situation: Situation, pack: Pack, hand: LastHand) -> bool:
    """Whether the points and captured cards go together with a last hand."""
    assert situation.final is not None
    if not _sums_up(sum(situation.final), hand):
        return False
    if not all(_seat_fits(situation, seat, hand) for seat in range(situation.players)):
        return False
    least = sum(
        min(_counts(situation, seat, hand, len(pack.cards))) for seat in range(situation.players)
    )
    left = len(pack.cards) - hand.size
    is_open = any(heap.more for heap in situation.captured)
    return least == left or (is_open and least < left and (left - least) % 2 == 0)


def _sums_up(total: int, hand: LastHand) -> bool:
    return total % 2 == 0 and -2 * hand.size <= total <= 0


def _seat_fits(situation: Situation, seat: Seat, hand: LastHand) -> bool:
    return next(_counts(situation, seat, hand, 54), None) is not None


def _counts(situation: Situation, seat: Seat, hand: LastHand, most: int) -> Iterator[int]:
    """How many cards a seat can have captured to have its points."""
    assert situation.final is not None
    points = situation.final[seat] + hand.of(seat)
    return (
        count
        for count in range(abs(points), most + 1, 2)
        if _may_hold(situation.captured[seat], count)
    )


def _reasons(situation: Situation, pack: Pack, hands: tuple[LastHand, ...]) -> Iterator[Reason]:
    """Who must have erred; where that cannot be said, what does not add up."""
    assert situation.final is not None
    told = situation.told_at.get("final", 0)
    for seat in range(situation.players):
        if not any(_seat_fits(situation, seat, hand) for hand in hands):
            yield Reason(
                c.VAL_3,
                sentence(
                    "{seat} must have erred: {count} captured cards cannot come to "
                    "{points}{where}.",
                    "{seat} muss sich geirrt haben: {count} eingenommene Karten ergeben nie "
                    "{points}{where}.",
                    seat=SeatTerm(seat),
                    count=number(len(situation.captured[seat].seen)),
                    points=number(situation.final[seat]),
                    where=lines_of((situation.captured[seat].line, told)),
                ),
            )
    if not any(_sums_up(sum(situation.final), hand) for hand in hands):
        yield Reason(
            c.OVER_2,
            sentence(
                "All points together are 0, less 2 for each harmless card in the last hand; here "
                "they are {total}{where}. Who erred cannot be said.",
                "Alle Punkte zusammen sind 0, weniger 2 für jede ungiftige Karte der letzten Hand; "
                "hier sind es {total}{where}. Wer sich geirrt hat, lässt sich nicht sagen.",
                total=number(sum(situation.final)),
                where=lines_of((told,)),
            ),
        )
        return
    yield Reason(
        c.DECK_6,
        sentence(
            "Points, captured cards and the last hand do not add up to the {cards} cards in "
            "play{where}.",
            "Punkte, eingenommene Karten und letzte Hand gehen mit den {cards} Karten im Spiel "
            "nicht auf{where}.",
            cards=number(len(pack.cards)),
            where=lines_of(
                (told, *(heap.line for heap in (*situation.captured, *situation.hands)))
            ),
        ),
    )
