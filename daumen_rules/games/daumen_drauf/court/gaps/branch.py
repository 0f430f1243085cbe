"""A branch: one way in which a game can have gone so far, with one deal that leads there.

Its deal stands for all other deals that fit: so far the rules treat them alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.events import Drawn, Event
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Deal,
    Finished,
    Parry,
    Playing,
    Show,
    ShownCard,
    State,
    Undealt,
    playing,
)
from daumen_rules.games.daumen_drauf.recorded_deal import Dealt, DealtHands, DeckOrder
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, can_be
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.step import Refused, Step

from .deal_knowledge import DealKnowledge, Numbers, Slot
from .filling import Filler, Filling


@frozen
class Happened:
    """The events of an action, by the deal that the branch had at that time."""

    line: int
    events: tuple[Event, ...]
    filling: Filling


@frozen
class Branch:
    """The known facts, a deal that fits, the state to which it leads, and the events before."""

    known: DealKnowledge
    filling: Filling
    state: Playing | Finished
    told: tuple[tuple[Happened, ...], ...] = ()
    """Entry by entry; the deal is the first. An entry may come to several actions."""
    last: tuple[Branch, Action] | None = None
    """The branch before the last action, and that action, by the deal of that time."""

    @property
    def pack(self) -> Pack:
        """The cards that are played with."""
        return self.state.table.pack


def numbers(pack: Pack, noted: Noted) -> Numbers:
    """The cards that can be the one noted."""
    return frozenset(n for n, card in enumerate(pack.cards) if can_be(noted, card))


def begun(before: Undealt, deal: Dealt | None, line: int, filler: Filler) -> Branch:
    """The branch after a partly known deal. Raises ValueError where the deal is impossible."""
    answer = step(before, Deal(before.pack.cards))
    if isinstance(answer, Refused) or not isinstance(answer.state, Playing):
        raise ValueError("the pack cannot be dealt")
    everything = numbers(before.pack, None)
    same = tuple(range(len(before.pack.cards)))
    unknown = DealKnowledge(tuple(Slot(everything) for _ in same))
    known = drawn(unknown, same, answer.events, before.pack, 0)
    slots = list(known.slots)
    for at, noted, told_at in _noted(known.slots, deal):
        slots[at] = evolve(slots[at], takes=numbers(before.pack, noted), line=told_at)
    known = DealKnowledge(tuple(slots))
    filling = filler.filling(known)
    if filling is None:
        raise ValueError("there is no such deal")
    told = Happened(line, answer.events, Filling(same, ()))
    return refilled(Branch(known, Filling(same, ()), answer.state, ((told,),)), known, filling)


def _noted(slots: Sequence[Slot], deal: Dealt | None) -> Iterator[tuple[int, Noted, int]]:
    """The noted cards of the places of the deck, each with its line."""
    match deal:
        case None:
            return
        case DeckOrder(cards=cards, line=line):
            yield from ((at, noted, line) for at, noted in enumerate(cards))
        case DealtHands(hands=hands, pile=pile, lines=lines):
            told_at = lines or (0,) * (len(hands) + 1)
            for (owner, row), line in zip((*enumerate(hands), (None, pile)), told_at, strict=True):
                places = [at for at, slot in enumerate(slots) if slot.owner == owner]
                for at, noted in zip(places, row, strict=True):
                    yield at, noted, line


def drawn(
    known: DealKnowledge, lying: Sequence[int], events: Sequence[Event], pack: Pack, before: int
) -> DealKnowledge:
    """With the places that seats got in some events, of which there were so many before."""
    slots = list(known.slots)
    for number, event in enumerate(events, start=before + 1):
        if isinstance(event, Drawn):
            for card in event.cards:
                at = lying.index(pack.cards.index(card))
                slots[at] = evolve(slots[at], owner=event.seat, since=number)
    return evolve(known, slots=tuple(slots))


def stepped(branch: Branch, answer: Step[State, Action, Event], line: int) -> Branch:
    """The branch after an action that the rules allowed."""
    after = answer.state
    assert isinstance(after, Playing | Finished)
    before = branch.state.table.events
    known = drawn(branch.known, branch.filling.slots, answer.events, branch.pack, before)
    told = Happened(line, answer.events, branch.filling)
    last = (evolve(branch, last=None), answer.action)
    return Branch(known, branch.filling, after, (*branch.told, (told,)), last)


def position_before(branch: Branch) -> tuple[State, Action] | None:
    """The state before the last action, and that action, by the deal at hand; None after a deal."""
    if branch.last is None:
        return None
    earlier, action = branch.last
    number = len(earlier.filling.shown) - isinstance(action, Show | Parry)
    old = Filling(earlier.filling.slots, earlier.filling.shown[:number])
    now = Filling(branch.filling.slots, branch.filling.shown[:number])
    state = refilled(evolve(earlier, filling=old), earlier.known, now).state
    if isinstance(action, Show | Parry):
        action = evolve(action, card=branch.pack.cards[branch.filling.shown[number]])
    return state, action


def refilled(branch: Branch, known: DealKnowledge, filling: Filling) -> Branch:
    """The same branch with another deal that fits: cards change places, nothing else does."""
    state, cards = branch.state, branch.pack.cards
    gone = frozenset(filling.shown)
    table = state.table
    hands = tuple(
        tuple(
            cards[n]
            for n in sorted(
                card
                for card, slot in zip(filling.slots, known.slots, strict=True)
                if slot.owner == seat and card not in gone
            )
        )
        for seat in range(table.players)
    )
    pile = tuple(
        cards[card]
        for card, slot in zip(filling.slots, known.slots, strict=True)
        if slot.owner is None
    )
    shown = {
        cards[old]: cards[new]
        for old, new in zip(branch.filling.shown, filling.shown, strict=False)
    }

    def other(row: Sequence[ShownCard]) -> tuple[ShownCard, ...]:
        return tuple(evolve(one, card=shown[one.card]) for one in row)

    table = evolve(
        table,
        hands=hands,
        pile=pile,
        captured=tuple(map(other, table.captured)),
        memory=(),
    )
    if isinstance(state, Finished):
        finished = evolve(state, table=table, left=other(state.left))
        return Branch(known, filling, finished, branch.told, branch.last)
    trick = evolve(state.trick, shown=other(state.trick.shown))
    return Branch(known, filling, playing(table, trick), branch.told, branch.last)
