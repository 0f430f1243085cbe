"""The views of 145 Mogeln, the tables that look alike to a viewer, and sampling.

The module adds to the marks of a table the secrets of the variant. It states no rule of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import PACK, Rank, sorted_hand
from daumen_rules.pieces.hidden import with_packs
from daumen_rules.pieces.marks import BySeat, Copy, visible
from daumen_rules.pieces.sampling import Below, shared_out
from daumen_rules.pieces.secrets import Secrets

from ..engines.laying import own, put
from ..engines.tricks import Cards
from .clauses import UNCOUNTED, Multi, Rules
from .table import Action, Laid, Shown, Table


@frozen
class SeenLay:
    """A lay as a viewer knows it: `cards` are None unless he has laid them himself."""

    seat: Seat
    claim: Rank
    cards: Cards | None


@frozen(kw_only=True, repr=False)
class TableView(Pictured):
    """A table as a viewer sees it. A size of a hand is None where he cannot count it."""

    viewer: Viewer
    rules: Rules
    players: int
    dealer: Seat
    turn: Seat
    due: Rank
    rising: bool
    hand: Cards
    slipped: Cards
    sizes: BySeat[int | None] = ()
    pile: tuple[SeenLay, ...]
    dead: int
    asked: tuple[Seat, ...]
    shown: Copy[Shown | None]
    turns: int


def seen_pile(state: Table, viewer: Viewer) -> tuple[SeenLay, ...]:
    """The pile as a viewer knows it."""
    seen = [
        SeenLay(laid.seat, laid.claim, laid.cards if visible(laid, "cards", viewer) else None)
        for laid in state.pile
    ]
    return tuple(seen)


@cites(UNCOUNTED)
def seen_sizes(state: Table, viewer: Viewer) -> tuple[int | None, ...]:
    """The sizes of the hands as a viewer knows them; in the variant he can count only his own."""
    sizes = tuple(map(len, state.hands))
    if state.rules.multi is Multi.NO:
        return sizes
    return tuple([size if seat == viewer else None for seat, size in enumerate(sizes)])


SECRETS: Final = Secrets(
    state=Table,
    view=TableView,
    back=PACK[0],
    pack=lambda state: PACK if state.hands else (),
    own={"hand": "hands"},
    also={"pile": seen_pile, "sizes": seen_sizes},
)


def sample(view: TableView, below: Below) -> Table:
    """A table with exactly this view, with the hidden cards drawn by `below`.

    The game needs its own function, because the variant hides the sizes of lays and hands. There
    each lay and each hand first gets one card, the hand of the last layer after all others; then
    the other cards go anywhere. The table may contradict cards that an earlier doubt has shown.
    """
    seats = [seat for seat in range(len(view.sizes)) if seat != view.viewer]
    lays = [at for at, lay in enumerate(view.pile) if lay.cards is None]
    own = [card for lay in view.pile for card in lay.cards or ()]
    known = {*view.hand, *view.slipped, *own}
    pool = [card for card in PACK if card not in known] if view.sizes else []
    last = view.pile[-1].seat if view.pile else None
    order = sorted(seats, key=lambda seat: seat == last)
    sizes = {seat: view.sizes[seat] or 0 for seat in order}
    laid = dict.fromkeys(lays, 1)
    rest = len(pool) - view.dead - len(lays) - sum(sizes.values())
    for seat in order if view.rules.multi is Multi.YES else ():
        sizes[seat], rest = (1, rest - 1) if rest > 0 else (0, rest)
    for _ in range(rest):
        at = below(len(lays) + 2 * len(order))
        if at < len(lays):
            laid[lays[at]] += 1
        else:
            sizes[order[(at - len(lays)) // 2]] += 1
    wanted = (view.dead, *(sizes[seat] for seat in order), *(laid[at] for at in lays))
    dead, *packs = shared_out(pool, wanted, below)
    hands = dict(zip(order, packs, strict=False))
    piles = dict(zip(lays, packs[len(order) :], strict=True))
    return Table(
        rules=view.rules,
        players=view.players,
        dealer=view.dealer,
        turn=view.turn,
        due=view.due,
        rising=view.rising,
        hands=tuple(
            sorted_hand(hands[seat]) if seat in hands else view.hand
            for seat in range(len(view.sizes))
        ),
        slipped=view.slipped,
        pile=tuple(
            Laid(lay.seat, lay.claim, sorted_hand(piles.get(at, lay.cards or ())))
            for at, lay in enumerate(view.pile)
        ),
        dead=dead,
        asked=view.asked,
        shown=view.shown,
        turns=view.turns,
    )


def alike(state: Table, viewer: Viewer) -> Iterator[Table]:
    """Tables with the unseen cards in other places; in the variant also with other sizes."""
    yield from SECRETS.alike(state, viewer)
    if state.rules.multi is Multi.YES:
        yield from _thicker(state, viewer)


def _thicker(state: Table, viewer: Viewer) -> Iterator[Table]:
    """Tables in which the last layer has laid one card more, or the seat on turn has slipped one
    more.
    """
    for seat in {laid.seat for laid in state.pile[-1:]} | {state.turn}:
        hand = own(state.hands, seat)
        if seat == viewer or len(hand) < 2:
            continue
        fewer = evolve(state, hands=put(state.hands, seat, hand[1:]))
        if state.pile and seat == state.pile[-1].seat:
            last = state.pile[-1]
            thick = evolve(last, cards=sorted_hand((*last.cards, hand[0])))
            yield evolve(fewer, pile=(*state.pile[:-1], thick))
        elif not state.asked:
            yield evolve(fewer, slipped=sorted_hand((*state.slipped, hand[0])))


def masked(value: Table | Action, viewer: Viewer) -> Table | Action:
    """The value with everything masked that a viewer cannot know. In the variant he knows only
    whether others have laid or hold cards, not how many, and not whether they have slipped any.
    """
    found = SECRETS.masked(value, viewer)
    if not isinstance(found, Table) or found.rules.multi is Multi.NO:
        return found
    unseen = SECRETS.hidden(found, viewer)
    few = {at: () if at == ("slipped",) else pack[:1] for at, pack in unseen.items()}
    return with_packs(found, few | {("dead",): found.dead})


KNOWLEDGE: Final = evolve(SECRETS.knowledge, alike=alike, masked=masked, sample=sample)
"""The knowledge by the marks, with the finer secrets of the variant."""
