"""The story of a game with gaps: its events, with only those facts that are certain.

A fact is certain if all remaining branches share it. Of a card the story tells no more than follows
from the whole record.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import reduce
from itertools import zip_longest
from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card, Pack
from daumen_rules.games.daumen_drauf.events import (
    Drawn,
    Event,
    Inspected,
    LastHand,
    Parried,
    Released,
    Scored,
    Shown,
)
from daumen_rules.games.daumen_drauf.recorded_deal import in_order
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, all_cards, one_of
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.text import Fact, Sentence, Term, Text, listed, number

from .branch import Branch, Happened
from .counting import Counted
from .deal_knowledge import Numbers
from .filling import Filler, OutOfTime, is_blind
from .points import Range

UNKNOWN: Final = Term("?", Text("an unknown card", "eine unbekannte Karte"))
FEW: Final = 20
"""Up to this number of branches, the teller works out whether each fang follows."""


@frozen
class Happening:
    """The certain part of an event: its name, clause and sentence."""

    name: str
    clause: Clause
    sentence: Sentence


@frozen
class ToldEntry:
    """The happenings of an entry; those of the deal have its own line, or 0."""

    line: int
    happenings: tuple[Happening, ...]


def story(
    branches: Sequence[Branch], counted: Sequence[Counted], filler: Filler
) -> tuple[ToldEntry, ...]:
    """The happenings that all branches share, entry by entry."""
    asks = len(branches) <= FEW
    sets = [_shown(branch, filler, asks=asks) for branch in branches]
    shown = tuple(frozenset[int]().union(*cards) for cards in zip_longest(*sets, fillvalue=()))
    tellers = [_Teller(branch, shown, counted) for branch in branches]
    told: list[ToldEntry] = []
    for at, (happened, *_) in enumerate(branches[0].told):
        rows = (
            tuple(teller.happening(event, one) for one in branch.told[at] for event in one.events)
            for teller, branch in zip(tellers, branches, strict=True)
        )
        told.append(ToldEntry(happened.line, reduce(_common, rows)))
    return tuple(told)


def _common(one: tuple[Happening, ...], other: tuple[Happening, ...]) -> tuple[Happening, ...]:
    """The happenings that two branches share, in order."""
    blocks = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    return tuple(one[block.a + i] for block in blocks for i in range(block.size))


@frozen
class _Teller:
    """Tells the events of a branch; `shown` are the cards that each showing can have been."""

    branch: Branch
    shown: tuple[Numbers, ...]
    counted: Sequence[Counted]

    def happening(self, event: Event, happened: Happened) -> Happening:
        return Happening(type(event).__name__, event.clause, self.said(event, happened))

    def said(self, event: Event, happened: Happened) -> Sentence:
        said = event.sentence
        match event:
            case Shown(card=Card() as card) | Parried(card=Card() as card) | Released(card=card):
                noted = self.of_shown(card, happened)
                return _with(said, card=UNKNOWN if noted is None else noted.term)
            case Inspected(cards=cards):
                return _with(said, cards=_listed(self.of_shown(card, happened) for card in cards))
            case Drawn(cards=cards, clause=clause):
                dealt = tuple(self.of_dealt(card, happened) for card in cards)
                if not any(dealt):
                    return evolve(event, cards=()).sentence
                return _with(said, cards=_listed(in_order(dealt) if clause is c.START_3 else dealt))
            case LastHand(cards=cards):
                return _with(said, cards=_listed(self.of_kept(card, happened) for card in cards))
            case Scored(seat=seat):
                terms = {
                    "score": _joined(one.net.ranges()[seat] for one in self.counted),
                    "plus": _joined(one.plus_ranges[seat] for one in self.counted),
                    "minus": _joined(one.minus_ranges[seat] for one in self.counted),
                    "hand": _joined((one.hands[seat], one.hands[seat]) for one in self.counted),
                }
                return _with(said, **{name: range_term(found) for name, found in terms.items()})
            case _:
                return said

    def of_shown(self, card: Card, happened: Happened) -> Noted:
        """The certain part of a shown card; its fang may follow even if nobody noted it."""
        pack = self.branch.pack
        return _certain(self.shown[happened.filling.shown.index(pack.cards.index(card))], pack)

    def of_dealt(self, card: Card, happened: Happened) -> Noted:
        """The part of a card that a seat got which the noted deal tells."""
        pack = self.branch.pack
        slot = happened.filling.slots.index(pack.cards.index(card))
        return _certain(self.branch.known.slots[slot].takes, pack)

    def of_kept(self, card: Card, happened: Happened) -> Noted:
        """The certain part of a card that was not shown."""
        number_ = self.branch.pack.cards.index(card)
        may_be_shown = any(number_ in cards for cards in self.shown)
        noted = self.of_dealt(card, happened)
        return noted if isinstance(noted, Card) and not may_be_shown else None


def _shown(branch: Branch, filler: Filler, *, asks: bool) -> list[Numbers]:
    """The cards that each showing can have been."""
    if not asks:
        return [showing.cards for showing in branch.known.showings]
    return [_can_be(branch, at, filler) for at in range(len(branch.known.showings))]


def _can_be(branch: Branch, at: int, filler: Filler) -> Numbers:
    known = branch.known
    showing, card = known.showings[at], branch.filling.shown[at]
    kind = card // 2
    twins = [i for i, other in enumerate(branch.filling.shown) if other // 2 == kind]
    if any(len(known.showings[i].cards) == 1 for i in twins):
        return frozenset({card})
    if is_blind(kind, known):
        return showing.cards
    other = evolve(showing, cards=showing.cards - {card})
    showings = (*known.showings[:at], other, *known.showings[at + 1 :])
    try:
        found = filler.filling(evolve(known, showings=showings), branch.filling)
    except OutOfTime:
        return showing.cards
    return frozenset({card}) if found is None else showing.cards


def _certain(cards: Numbers, pack: Pack) -> Noted:
    """The facts that some cards share, one of which it is."""
    found = {pack.cards[n] for n in cards}
    colours, values = {card.colour for card in found}, {card.value for card in found}
    if len(colours) > 1 and len(values) > 1:
        return None
    top = max(card.value for card in pack.cards)
    if len(colours) == 1 and len(values) > 1 and top in values:  # as if all values were in play
        found |= {card for card in all_cards() if card.colour in colours and card.value > top}
    return one_of(found)


def _with(said: Sentence, **facts: Fact) -> Sentence:
    return evolve(said, facts=tuple((name, facts.get(name, fact)) for name, fact in said.facts))


def _listed(cards: Iterable[Noted]) -> Term:
    return listed([UNKNOWN if noted is None else noted.term for noted in cards])


def _joined(ranges: Iterable[Range]) -> Range:
    found = list(ranges)
    return min(low for low, _ in found), max(high for _, high in found)


def range_term(found: Range) -> Term:
    """A range as a fact: `1`, or `1 to 3`."""
    low, high = found
    if low == high:
        return number(low)
    return Term(f"{low}..{high}", Text(f"{low} to {high}", f"{low} bis {high}"))
