"""147 Orakel: a patience of eight piles, from which two cards of a rank are taken off.

The module has the game's own clauses and rules. `engines.layout_game` deals and plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import Card
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.operands import numbers
from daumen_rules.pieces.scenes import Fan, Part
from daumen_rules.pieces.verbs import verb

from .engines.layout import After, Layout, LayoutView
from .engines.layout_game import in_row, layout_game
from .engines.tricks import Cards

CLAUSES: Final = clauses("""
    ORAKEL 147: Oracle | Orakel
    setup ¶1
    The cards are laid out in eight piles face down.
    Die Karten liegen in acht verdeckten Stapeln.
    transition ¶1
    The top cards are turned up, and so is each card from which those above it have gone.
    Die obersten Karten werden aufgedeckt, und so jede, über der keine mehr liegt.
    legality ¶1
    Two open cards of the same rank are laid aside.
    Zwei offene Karten von gleichem Wert werden beiseite gelegt.
    scoring ¶1
    The patience is solved when no card is left on the piles.
    Die Patience ist gelöst, wenn auf den Stapeln keine Karte mehr liegt.
    scoring ¶1
    It is not solved if cards are left, and no two open ones have the same rank.
    Sie ist nicht gelöst, wenn Karten liegen bleiben und keine zwei offenen denselben Wert haben.
    setup silent
    Each pile has four cards, so that all 32 are laid out.
    Jeder Stapel hat vier Karten, damit alle 32 liegen.
    legality silent
    Of several pairs the player chooses one, and plays as long as there is one.
    Unter mehreren Paaren wählt der Spieler eins, und er spielt, solange es eins gibt.
""")
(PILES, TURNED, PAIR, SOLVED, LEFT, FOUR, CHOICE) = CLAUSES
EIGHT: Final = 8
EACH: Final = 4


@frozen
class Rules:
    """The rule set; nothing is open."""


@frozen(repr=False)
class Remove(Worded):
    """The player lays the top cards of two piles aside; piles have numbers from 1."""

    seat: Seat
    one: int
    other: int


@cites(PILES, TURNED, FOUR)
def deal(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """Eight piles of four cards, the first on top, which is turned up."""
    piles = [order[at : at + EACH] for at in range(0, EIGHT * EACH, EACH)]
    tops = tuple(pile[0] for pile in piles)
    after = evolve(
        layout,
        lying=tops,
        heights=(EACH - 1,) * EIGHT,
        stock=tuple(card for pile in piles for card in pile[1:]),
    )
    return after, tuple(turned_told(at, card) for at, card in enumerate(tops))


def turned_told(at: int, card: Card) -> TextEvent:
    """The event of a card that is turned up on a pile."""
    en, de = "Pile {pile}: {card}.", "Stapel {pile}: {card}."
    return told(TURNED, en, de, shows=True, pile=number(at + 1), card=card.term)


@cites(TURNED)
def turned_up(layout: Layout[Rules], at: int) -> After[Rules]:
    """The layout with the next card of a pile turned up, if it has one."""
    if not layout.heights[at]:
        return evolve(layout, lying=(*layout.lying[:at], None, *layout.lying[at + 1 :])), ()
    place = sum(layout.heights[:at])
    card, stock = layout.stock[place], layout.stock
    after = evolve(
        layout,
        lying=(*layout.lying[:at], card, *layout.lying[at + 1 :]),
        heights=(*layout.heights[:at], layout.heights[at] - 1, *layout.heights[at + 1 :]),
        stock=(*stock[:place], *stock[place + 1 :]),
    )
    return after, (turned_told(at, card),)


@row(
    PAIR,
    "Piles {one} and {other} do not show two cards of the same rank.",
    "Die Stapel {one} und {other} zeigen keine zwei Karten von gleichem Wert.",
)
def is_no_pair(layout: Layout[Rules], action: Remove) -> Facts | None:
    """Two piles are named that show cards of the same rank."""
    one, other = action.one - 1, action.other - 1
    found = [layout.lying[at] for at in (one, other) if at in range(len(layout.lying))]
    ranks = {card.rank for card in found if card is not None}
    if not layout.is_dealt or (
        one < other and len(found) == 2 and None not in found and len(ranks) == 1
    ):
        return None
    return {"one": number(action.one), "other": number(action.other)}


@cites(CHOICE, PAIR)
def candidates(layout: Layout[Rules]) -> Iterator[Remove]:
    """Every two piles that show cards of the same rank."""
    shown = [(at, card) for at, card in enumerate(layout.lying, 1) if card is not None]
    for (one, first), (other, second) in combinations(shown, 2):
        if first.rank is second.rank:
            yield Remove(layout.turn, one, other)


@cites(PAIR)
def remove(layout: Layout[Rules], action: Remove) -> After[Rules]:
    """Two cards are laid aside, and those beneath them are turned up."""
    pair = [layout.lying[action.one - 1], layout.lying[action.other - 1]]
    gone = [card for card in pair if card is not None]
    away = told(
        PAIR,
        "{seat} lays aside piles {one} and {other}: {first}, {second}.",
        "{seat} legt von den Stapeln {one} und {other} beiseite: {first}, {second}.",
        seat=SeatTerm(action.seat),
        one=number(action.one),
        other=number(action.other),
        first=gone[0].term,
        second=gone[1].term,
    )
    after, first = turned_up(evolve(layout, aside=(*layout.aside, *gone)), action.one - 1)
    after, second = turned_up(after, action.other - 1)
    return after, (away, *first, *second)


@cites(SOLVED, LEFT)
def outcome(layout: Layout[Rules]) -> Outcome | None:
    """The number of cards laid aside; all of them have won."""
    if next(candidates(layout), None) is not None:
        return None
    gone = len(layout.aside)
    return Outcome((gone,), winners=(0,) if gone == EIGHT * EACH else ())


def ending(layout: Layout[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """Whether the patience is solved, and how many cards are left."""
    left = number(EIGHT * EACH - len(layout.aside))
    if ended.winners:
        yield told(SOLVED, "The patience is solved.", "Die Patience ist aufgegangen.")
    else:
        en, de = "Not solved: {left} cards are left.", "Nicht gelöst: {left} Karten bleiben liegen."
        yield told(LEFT, en, de, left=left)


def faults(layout: Layout[Rules]) -> Iterator[Impossible]:
    """The faults of the piles: eight of them, under which lie the cards that are face down."""
    piles = (len(layout.lying), len(layout.heights), sum(layout.heights))
    en, de = "eight piles over the cards face down", "acht Stapel über den verdeckten Karten"
    yield from expected(piles == (EIGHT, EIGHT, len(layout.stock)), "heights", piles, en, de)


def fans(view: LayoutView[Rules]) -> Iterator[Part]:
    """The piles with their open cards, and how many lie beneath each."""
    if view.is_dealt:
        yield Fan(label=Text("piles", "Stapel"), cards=in_row(view.lying))
        yield Fan(label=Text("face down", "verdeckt"), backs=view.stock)


def attempts(layout: Layout[Rules]) -> Iterator[Remove]:
    """All pairs of piles, and some that there are not."""
    yield from (Remove(0, one, other) for one, other in product(range(1, 10), repeat=2))


PILE: Final = numbers(range(1, EIGHT + 1), 1, 2)
GAME: Final = layout_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(1, 2),
    deal=deal,
    candidates=candidates,
    does=remove,
    words={},
    verbs=(
        verb(
            Remove,
            "remove {one} {other}",
            "nimm {one} {other}",
            one=PILE,
            other=PILE,
            phrase=Text(
                "lay piles {one} and {other} aside", "lege die Stapel {one} und {other} beiseite"
            ),
            touches=lambda view, act: tuple(str(view.lying[n - 1]) for n in (act.one, act.other)),
        ),
    ),
    rows=(is_no_pair,),
    outcome=outcome,
    ending=ending,
    dealing=PILES,
    turns=CHOICE,
    attempts=attempts,
    faults=faults,
    fans=fans,
    longest=20,
)
