"""All ways in which an entry can go on from a branch: which answers the rules get, what they say.

Which ways are followed further stands in `playing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve

from daumen_rules.games.daumen_drauf.actions import SeatAction
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
from daumen_rules.games.daumen_drauf.notation.words import CardGap
from daumen_rules.games.daumen_drauf.remembered import Noted, Some
from daumen_rules.games.daumen_drauf.rules import Answer, step
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.noted import Act, Gap


@frozen
class Continuation:
    """A branch after an entry, or before it with the refusal. `card` is the one that was shown."""

    branch: Branch
    refused: Refused | None = None
    card: Card | None = None


def noted_of(entry: Act | Gap) -> Noted:
    """What is noted of the card of an entry; None too for a pass."""
    if isinstance(entry, Gap):
        return gap_of(entry).noted
    action = done(entry)
    return None if isinstance(action, Pass) else action.card


def gap_of(entry: Gap) -> CardGap:
    """What is noted of an action with a gap."""
    assert isinstance(entry.noted, CardGap)
    return entry.noted


def done(entry: Act) -> SeatAction:
    """What a seat did."""
    assert isinstance(entry.action, Show | Pass | Parry), "the deal comes first, or not at all"
    return entry.action


def seat_of(entry: Act | Gap) -> Seat:
    """Who acts."""
    if isinstance(entry, Act):
        return done(entry).seat
    assert isinstance(entry.mover, int), "only seats show cards"
    return entry.mover


def with_card(entry: Act | Gap, card: Card) -> SeatAction:
    """The action of an entry with its card known."""
    if isinstance(entry, Act):
        return done(entry)
    shows = gap_of(entry).act == "show"
    return Show(seat_of(entry), card) if shows else Parry(seat_of(entry), card)


def continuations(branch: Branch, entry: Act | Gap, filler: Filler) -> Iterator[Continuation]:
    """Every way in which the seat holds the card, if it shows one. Raises OutOfTime."""
    if isinstance(entry, Act) and isinstance(entry.action, Pass):
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
    entry: Act | Gap,
    action: SeatAction | None,
    filler: Filler,
    given: tuple[Held, ...],
) -> Iterator[Continuation]:
    """What the rules say by this deal, and by one for each other row of answers they can get."""
    card = None
    if action is None:
        card = branch.pack.cards[branch.filling.shown[-1]]
        tried: SeatAction = with_card(entry, card)
    else:
        tried = action
    answer = step(branch.state, tried)
    if not isinstance(branch.state, Playing):
        assert isinstance(answer, Refused)
        yield Continuation(branch, answer, card)
        return
    answers = asked(branch.state, tried, answer, entry.line)
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
