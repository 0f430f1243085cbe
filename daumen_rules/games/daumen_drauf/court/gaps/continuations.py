"""All continuations of a branch by an entry: the facts that the rules ask for, and their results.

`playing` decides which of them to follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from daumen_rules.contracts.record_model import Act, Gap
from daumen_rules.games.daumen_drauf.actions import SeatAction
from daumen_rules.games.daumen_drauf.cards import Card, Sight
from daumen_rules.games.daumen_drauf.events import Taken
from daumen_rules.games.daumen_drauf.model import Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did, Remembered
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, Some
from daumen_rules.games.daumen_drauf.rule_set import ParryTiming
from daumen_rules.games.daumen_drauf.rules import Answer, step
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused

from .branch import Branch, drawn, numbers, refilled, stepped
from .deal_knowledge import DealKnowledge, Held, Showing
from .filling import Filler, Filling
from .hands_asked import asked


@frozen
class Continuation:
    """A branch after an entry, or before it with the refusal. `card` is the one that was shown."""

    branch: Branch
    refused: Refused | None = None
    card: Card | None = None


def remembered(entry: Act | Gap) -> Remembered:
    """The remembered part of an entry."""
    if isinstance(entry, Gap):
        assert isinstance(entry.noted, Remembered)
        return entry.noted
    match _done(entry):
        case Pass():
            return Remembered(Did.PASS)
        case Show(card=card):
            return Remembered(Did.SHOW, card)
        case Parry(card=card):
            return Remembered(Did.PARRY, card)


def _done(entry: Act) -> SeatAction:
    assert isinstance(entry.action, Show | Pass | Parry), "the deal comes first, or not at all"
    return entry.action


def seat_of(entry: Act | Gap) -> Seat:
    """The seat that acts."""
    if isinstance(entry, Act):
        return _done(entry).seat
    assert isinstance(entry.mover, int), "only seats show cards"
    return entry.mover


def with_card(entry: Act | Gap, card: Card) -> SeatAction:
    """The action of an entry with its card known."""
    if isinstance(entry, Act):
        return _done(entry)
    match remembered(entry).did:
        case Did.SHOW:
            return Show(seat_of(entry), card)
        case Did.PARRY:
            return Parry(seat_of(entry), card)
        case _:
            return Pass(seat_of(entry))


def continuations(branch: Branch, entry: Act | Gap, filler: Filler) -> Iterator[Continuation]:
    """Every way in which the seat holds the card, if it shows one. Raises OutOfTime."""
    did, seat = remembered(entry), seat_of(entry)
    if did.did is Did.TAKE:
        for way in _taken(branch, entry, filler):
            happened = tuple(chain.from_iterable(way.told[len(branch.told) :]))
            yield Continuation(evolve(way, told=(*branch.told, happened)))
        return
    if did.did.passes:
        yield from _answered(branch, entry, Pass(seat), filler, ())
        return
    for sight in _sights(branch, did.card):
        showing = Showing(seat, branch.state.table.events, numbers(branch.pack, sight), entry.line)
        holding = _holding(branch, showing, filler)
        if holding is not None:
            yield from _answered(holding, entry, None, filler, ())


def _taken(
    branch: Branch, entry: Act | Gap, filler: Filler, *, shows: bool = True
) -> Iterator[Branch]:
    """Every way in which a seat can have taken the trick that goes on.

    It parries, or all others pass on its card. With `shows` it shows one more card before.
    """
    state, seat = branch.state, seat_of(entry)
    if not isinstance(state, Playing) or not state.trick.shown:
        return
    acts: list[Act | Gap] = []
    mine = state.trick.turn == seat
    if shows and (mine or state.table.rules.parry_timing is ParryTiming.ANY_TIME):
        acts.append(Gap(seat, Remembered(Did.PARRY), entry.line))
    if shows and mine:
        acts.append(Gap(seat, Remembered(Did.SHOW), entry.line))
    if not mine:
        acts.append(Act(Pass(state.trick.turn), entry.line))
    for act in acts:
        for way in continuations(branch, act, filler):
            if way.refused is not None:
                continue
            after, events = way.branch, way.branch.told[-1][-1].events
            takes = [event.seat for event in events if isinstance(event, Taken)]
            if takes == [seat]:
                yield after
            elif not takes:
                passes = isinstance(act, Act)
                yield from _taken(after, entry, filler, shows=shows and passes)


def _sights(branch: Branch, noted: Noted) -> Iterable[Sight]:
    """The cards or kinds that the noted card can have been, each kind by itself."""
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
    """The branch before an entry, with another deal that fits.

    `known` counts the card of the entry as shown already; in the state it is still in hand.
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
    """The result by this deal, and by one deal for each other set of answers on hands."""
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
    """The known facts when the rules ask, with the cards drawn earlier in the same action."""
    if isinstance(answer, Refused):
        return known
    before = branch.state.table.events
    events = answer.events[: question.time - before]
    return drawn(known, branch.filling.slots, events, branch.pack, before)
