"""All ways in which an entry can go on from a branch: which answers the rules get, what they say.

Which ways are followed further stands in `playing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve, frozen

from daumen_rules.games.daumen_drauf.cards import Card, Sight
from daumen_rules.games.daumen_drauf.court.gaps.branch import (
    Branch,
    drawn,
    numbers,
    refilled,
    stepped,
)
from daumen_rules.games.daumen_drauf.court.gaps.deal_knowledge import DealKnowledge, Held, Showing
from daumen_rules.games.daumen_drauf.court.gaps.filling import Filler, Filling
from daumen_rules.games.daumen_drauf.court.gaps.hands_asked import asked
from daumen_rules.games.daumen_drauf.model import Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.record import Entry, SeatAction
from daumen_rules.games.daumen_drauf.record_with_gaps import EntryWithGap
from daumen_rules.games.daumen_drauf.remembered import Noted, Some
from daumen_rules.games.daumen_drauf.rules import Answer, step
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import Seat


@frozen
class Continuation:
    """A branch after an entry, or before it with the refusal. `card` is the one that was shown."""

    branch: Branch
    refused: Refused | None = None
    card: Card | None = None


def noted_of(entry: Entry | EntryWithGap) -> Noted:
    """What is noted of the card of an entry; None too for a pass."""
    if isinstance(entry, EntryWithGap):
        return entry.noted
    return None if isinstance(entry.action, Pass) else entry.action.card


def seat_of(entry: Entry | EntryWithGap) -> Seat:
    """Who acts."""
    return entry.seat if isinstance(entry, EntryWithGap) else entry.action.seat


def with_card(entry: Entry | EntryWithGap, card: Card) -> SeatAction:
    """The action of an entry with its card known."""
    if isinstance(entry, Entry):
        return entry.action
    return Show(entry.seat, card) if entry.act == "show" else Parry(entry.seat, card)


def continuations(
    branch: Branch, entry: Entry | EntryWithGap, filler: Filler
) -> Iterator[Continuation]:
    """Every way in which the seat holds the card, if it shows one. Raises OutOfTime."""
    if isinstance(entry, Entry) and isinstance(entry.action, Pass):
        yield from _answered(branch, entry, entry.action, filler, ())
        return
    noted = noted_of(entry)
    for sight in _sights(branch, noted):
        showing = Showing(
            seat_of(entry),
            branch.state.table.events,
            numbers(branch.pack, sight),
            entry.line,
        )
        holding = _holding(branch, showing, filler)
        if holding is not None:
            yield from _answered(holding, entry, None, filler, ())


def _sights(branch: Branch, noted: Noted) -> Iterable[Sight]:
    """What the card can have been: each kind by itself."""
    match noted:
        case None:
            return dict.fromkeys(card.kind for card in branch.pack.cards)
        case Some():
            return noted.sights
        case _:
            return (noted,)


def _holding(branch: Branch, showing: Showing, filler: Filler) -> Branch | None:
    """The branch with a deal in which a seat holds the card that it is to show."""
    known = branch.known.shown(showing)
    hands = branch.state.table.hands
    held = hands[showing.seat] if showing.seat < len(hands) else ()
    mine = [n for n in sorted(showing.cards) if branch.pack.cards[n] in held]
    filling: Filling | None
    if mine:
        filling = evolve(branch.filling, shown=(*branch.filling.shown, mine[0]))
    else:
        filling = filler.filling(known, branch.filling)
    return None if filling is None else _laid(branch, known, filling, shows=True)


def _laid(branch: Branch, known: DealKnowledge, filling: Filling, *, shows: bool) -> Branch:
    """The branch by another deal, before an entry. What is known has its card as shown already; in
    the state it is still in hand.
    """
    last = len(filling.shown) - shows
    before = Filling(filling.slots, filling.shown[:last])
    old = Filling(branch.filling.slots, branch.filling.shown[:last])
    there = refilled(evolve(branch, filling=old), known, before)
    return evolve(there, known=known, filling=filling)


def _answered(
    branch: Branch,
    entry: Entry | EntryWithGap,
    action: SeatAction | None,
    filler: Filler,
    given: tuple[Held, ...],
) -> Iterator[Continuation]:
    """What the rules say by this deal, and by one for each other row of answers they can get."""
    card = None
    if action is None:
        card = branch.pack.cards[branch.filling.shown[-1]]
        done: SeatAction = with_card(entry, card)
    else:
        done = action
    answer = step(branch.state, done)
    if not isinstance(branch.state, Playing):
        assert isinstance(answer, Refused)
        yield Continuation(branch, answer, card)
        return
    answers = asked(branch.state, done, answer, entry.line)
    told = evolve(branch, known=branch.known.holding(answers[len(given) :]))
    if isinstance(answer, Refused):
        yield Continuation(told, answer, card)
    else:
        yield Continuation(stepped(told, answer, entry.line), None, card)
    for at in range(len(given), len(answers)):
        others = (*answers[:at], answers[at].opposite)
        known = branch.known.holding(others[len(given) :])
        filling = filler.filling(_at(answers[at], branch, known, answer), branch.filling)
        if filling is not None:
            yield from _answered(
                _laid(branch, known, filling, shows=action is None), entry, action, filler, others
            )


def _at(question: Held, branch: Branch, known: DealKnowledge, answer: Answer) -> DealKnowledge:
    """What is known when the rules ask: cards drawn on the way of the same action count."""
    if isinstance(answer, Refused):
        return known
    before = branch.state.table.events
    events = answer.events[: question.time - before]
    return drawn(known, branch.filling.slots, events, branch.pack, before)
