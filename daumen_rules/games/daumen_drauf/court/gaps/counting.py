"""The points of a branch: the certain fangs, the open ones, and those that depend on each other.

A kind whose twins no fact tells apart is a free swing. Where the deal tells them apart, the search
for a deal decides on every way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from daumen_rules.games.daumen_drauf.model import Finished
from daumen_rules.games.daumen_drauf.scoring import HAND_CARD_POINTS, card_points
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat

from .branch import Branch
from .deal_knowledge import DealKnowledge
from .filling import Filler, OutOfTime, is_blind
from .points import Points, Range, Scores, Swing

Ats: TypeAlias = tuple[int, ...]
"""Showings of one kind, by their numbers."""
Shown: TypeAlias = dict[int, int]
"""Showings, each with its card."""


@frozen
class Counted:
    """The points that a branch can give. `open` are the showings whose fangs decide them."""

    net: Points
    plus: Points
    """Harmless cards alone (Q52)."""
    cards: tuple[int, ...]
    """The number of cards that each seat has captured."""
    hands: tuple[int, ...]
    """The number of cards in each seat's hand that count against it."""
    open: tuple[int, ...]
    complete: bool = True
    """Whether the time sufficed to look at all ways."""

    @property
    def plus_ranges(self) -> tuple[Range, ...]:
        """The fewest and the most harmless cards that each seat can have captured."""
        return self.plus.ranges()

    @property
    def minus_ranges(self) -> tuple[Range, ...]:
        """The fewest and the most poisonous cards that each seat can have captured."""
        pairs = zip(self.cards, self.plus_ranges, strict=True)
        return tuple((cards - high, cards - low) for cards, (low, high) in pairs)

    def scoring(self, scores: Scores) -> Counted:
        """The points that remain possible where the record notes the points."""
        plus = tuple(
            (score + cards + hand) // 2
            for score, cards, hand in zip(scores, self.cards, self.hands, strict=True)
        )
        net = Points(frozenset({scores}))
        return evolve(self, net=net, plus=Points(frozenset({plus}), loss=0), open=())


def counted(branch: Branch, filler: Filler) -> Counted:
    """The points that captured cards can give, and after the end the cards in hand too."""
    table, cards = branch.state.table, branch.pack.cards
    seats, shown = range(table.players), branch.filling.shown
    over = isinstance(branch.state, Finished)
    takers = {taken.card: seat for seat in seats for taken in table.captured[seat]}
    owners = tuple(takers.get(cards[n]) for n in shown)
    hands = tuple(len(table.hands[seat]) if over else 0 for seat in seats)
    free, tied = _undecided(branch.known, shown, owners)
    ways, complete = _ways(branch.known, tied, branch, filler)
    loose = {at for kind in free for at in kind}
    swings = tuple(_swing(tuple(owners[at] for at in kind)) for kind in free)

    def points(loss: int) -> Points:
        def base(way: Shown) -> Scores:
            scores = [HAND_CARD_POINTS * count if loss else 0 for count in hands]
            for at, owner in enumerate(owners):
                if owner is not None and at not in loose:
                    worth = card_points(cards[way.get(at, shown[at])])
                    scores[owner] += max(worth, loss)
            return tuple(scores)

        return Points(frozenset(map(base, ways)), swings, loss)

    parted = {at for at in ways[0] if len({way[at] for way in ways}) > 1}
    return Counted(
        net=points(-1),
        plus=points(0),
        cards=tuple(len(table.captured[seat]) for seat in seats),
        hands=hands,
        open=tuple(sorted(parted | loose)),
        complete=complete,
    )


def _undecided(
    known: DealKnowledge, shown: tuple[int, ...], owners: tuple[Seat | None, ...]
) -> tuple[list[Ats], list[Ats]]:
    """The showings of each kind whose fangs are open and count: free of the deal, or tied to it."""
    by_kind: dict[int, list[int]] = {}
    for at, card in enumerate(shown):
        by_kind.setdefault(card // 2, []).append(at)
    free: list[Ats] = []
    tied: list[Ats] = []
    for kind, ats in by_kind.items():
        is_known = any(len(known.showings[at].cards) == 1 for at in ats)
        mine = {owners[at] for at in ats}
        if not is_known and (len(mine) > 1 or (len(ats) == 1 and mine != {None})):
            (free if is_blind(kind, known) else tied).append(tuple(ats))
    return free, tied


def _swing(owners: tuple[Seat | None, ...]) -> Swing:
    """The swing of a kind: the owners of its two cards, a seat before nobody."""
    somebody = next(owner for owner in owners if owner is not None)
    others = [owner for owner in owners if owner != somebody]
    return somebody, others[0] if others else None


def _ways(
    known: DealKnowledge, tied: list[Ats], branch: Branch, filler: Filler
) -> tuple[list[Shown], bool]:
    """Every way in which tied cards can have been shown, and whether all were looked at."""
    here: Shown = {at: branch.filling.shown[at] for kind in tied for at in kind}
    found: list[Shown] = []
    try:
        found += _settled(known, tied, branch, filler)
    except OutOfTime:
        return [*found, here], False
    return found, True


def _settled(
    known: DealKnowledge, tied: list[Ats], branch: Branch, filler: Filler
) -> Iterator[Shown]:
    if not tied:
        yield {}
        return
    ats, *others = tied
    one, *_ = sorted(known.showings[ats[0]].cards)
    for first, second in ((one, one ^ 1), (one ^ 1, one)):
        cards = dict(zip(ats, (first, second), strict=False))
        showings = tuple(
            evolve(showing, cards=frozenset({cards[at]})) if at in cards else showing
            for at, showing in enumerate(known.showings)
        )
        settled = evolve(known, showings=showings)
        filling = filler.filling(settled, branch.filling)
        if filling is not None:
            for way in _settled(settled, others, evolve(branch, filling=filling), filler):
                yield {**cards, **way}
