"""Classes of deals that are equivalent when two rule sets are compared, and one deal of each.

So a comparison needs only a few deals of a small pack, and few positions. Cards are counted from
0 in the order of the pack: so the twin of card 6 is card 7, and both are kind 3.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations, permutations
from typing import TypeAlias

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Step

from .cards import Card, Colour, Kind, Pack
from .model import Deal, Finished, Playing, State
from .packs import StudyPack
from .recorded_deal import DealtHands, deck_order
from .rule_set import RuleSet
from .rules import legal_actions, step
from .setup import kinds

Row: TypeAlias = tuple[int, ...]
"""A deal: the cards of all hands, one hand after the other, then those of the pile."""


@frozen(kw_only=True)
class Likeness:
    """The changes of a deal that do not change the comparison.

    The order within a hand does not matter while both rule sets deal alike. Cards of the pile below
    as many as there are actions to come are never drawn, since none is drawn that does not replace
    one shown. Colours with the same values may be exchanged (HIGH-4), and so may twins where no
    points are looked at.
    """

    hands: bool
    twins: bool


def deals(
    study: StudyPack,
    rules: RuleSet,
    like: Likeness,
    length: int,
    worth: Callable[[Deal], bool] | None = None,
) -> Iterator[Deal]:
    """The first deal of each class, in the order of hands and pile, for games of so many actions.

    `rules` says how the cards get into the hands. Deals that are not `worth` it are left out; it is
    asked once of all that differ by twins alone.
    """
    layout = _Layout(study, like, length)
    worthy: dict[Row, bool] = {}
    for row in layout.rows(study.seats, tuple(range(len(study.pack.cards)))):
        if not layout.is_first(row):
            continue
        deal = layout.deal(row, rules)
        if worth is not None:
            shape = _twins_in_order(row)
            if not worthy.setdefault(shape, shape in worthy or worth(deal)):
                continue
        yield deal


class _Layout:
    """Where the hands, the drawable cards and the rest of the pile stand in a row."""

    def __init__(self, study: StudyPack, like: Likeness, length: int) -> None:
        self.pack, self.seats, self.like = study.pack, study.seats, like
        self.size = study.pack.hand_size if like.hands else 0
        self.drawable = length if like.hands else len(study.pack.cards)
        self.renamings = _renamings(study.pack)

    def deal(self, row: Row, rules: RuleSet) -> Deal:
        """The deal of a row."""
        cards, dealt = tuple(self.pack.cards[i] for i in row), self.size * self.seats
        if not dealt:
            return Deal(cards)
        hands = tuple(cards[at : at + self.size] for at in range(0, dealt, self.size))
        return deck_order(DealtHands(hands, cards[dealt:]), rules, 0)

    def rows(self, hands: int, left: Row) -> Iterator[Row]:
        """All rows in order, with every hand and the undrawable rest of the pile in card order."""
        if not hands or not self.size:
            for top in permutations(left, min(self.drawable, len(left))):
                yield (*top, *(i for i in left if i not in top))
            return
        for hand in combinations(left, self.size):
            rest = tuple(i for i in left if i not in hand)
            for row in self.rows(hands - 1, rest):
                yield (*hand, *row)

    def is_first(self, row: Row) -> bool:
        """Whether no deal of the same class comes earlier."""
        if self.like.twins and row != _twins_in_order(row):
            return False
        others = (self.renamed(row, renaming) for renaming in self.renamings)
        return all(other >= row for other in others)

    def renamed(self, row: Row, renaming: Row) -> Row:
        """The row with its kinds renamed, and in order again where order does not matter."""
        cards = [2 * renaming[card // 2] + card % 2 for card in row]
        for seat in range(self.seats if self.size else 0):
            hand = slice(seat * self.size, (seat + 1) * self.size)
            cards[hand] = sorted(cards[hand])
        below = self.seats * self.size + self.drawable
        other = (*cards[:below], *sorted(cards[below:]))
        return _twins_in_order(other) if self.like.twins else other


def _renamings(pack: Pack) -> tuple[Row, ...]:
    """All ways to exchange colours with the same values: for each kind the one in its place."""
    of_pack = kinds(pack)
    places = {kind: place for place, kind in enumerate(of_pack)}
    found: list[Row] = []
    for order in permutations(Colour):
        to = dict(zip(Colour, order, strict=True))
        renamed = [Kind(to[kind.colour], kind.value) for kind in of_pack]
        if set(renamed) == set(of_pack):
            found.append(tuple(places[kind] for kind in renamed))
    return tuple(dict.fromkeys(found))


def _twins_in_order(row: Row) -> Row:
    """The row with the twins exchanged so that of each kind the first card comes first."""
    seen: set[int] = set()
    cards: list[int] = []
    for card in row:
        kind = card // 2
        cards.append(2 * kind + (kind in seen))
        seen.add(kind)
    return tuple(cards)


# Positions


def may_end(state: State, left: int) -> bool:
    """Whether a game can be over after at most `left` actions."""
    if not isinstance(state, Playing):
        return isinstance(state, Finished)
    return left > 0 and any(
        isinstance(after, Step) and may_end(after.state, left - 1)
        for after in (step(state, action) for action in legal_actions(state))
    )


def essence(state: State, left: int, like: Likeness) -> Hashable:
    """The facts on which `left` more actions depend: equal only for positions with like futures.

    No more cards are drawn than hands lack and will lack by then. Names of twins are forgotten
    where they do not matter: of each kind the card met first stands for one twin, the other for
    the other.
    """
    if not isinstance(state, Playing):
        return state
    table, trick = state.table, state.trick
    drawable = left + sum(table.pack.hand_size - len(hand) for hand in table.hands)
    pile = (*table.pile[:drawable], *sorted(table.pile[drawable:]))
    captured = tuple(shown.card for taken in table.captured for shown in taken)
    parts = (*table.hands, tuple(shown.card for shown in trick.shown), pile, captured)
    seats = tuple((shown.seat, shown.lap) for shown in trick.shown)
    taken = tuple(map(len, table.captured))
    viewers = (*range(table.players), SPECTATOR)
    memory = tuple(frozenset(table.faces(viewer)) for viewer in viewers)
    turn = trick.turn, trick.leader, trick.passes, trick.lap
    if not like.twins:
        return parts, seats, taken, memory, turn
    return _nameless(parts, memory), seats, taken, turn


def _nameless(parts: tuple[tuple[Card, ...], ...], memory: tuple[frozenset[Card], ...]) -> Hashable:
    """Places and memory of cards, with the twins named by the order in which they are met."""
    first: dict[Kind, Card] = {}
    named: dict[Card, tuple[Kind, bool]] = {}
    for part in parts:
        for card in part:
            kind = card.kind
            named[card] = kind, first.setdefault(kind, card) is not card
    return (
        tuple(tuple(named[card] for card in part) for part in parts),
        tuple(frozenset(named[card] for card in seen) for seen in memory),
    )
