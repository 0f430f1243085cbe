"""All ways in which an entry can go on from a strand: which answers the rules get, what they say.

Here lives one entry of one strand. Which ways are followed further stands in `course`.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from daumen_rules.games.daumen_drauf.cards import Card, Noted
from daumen_rules.games.daumen_drauf.court.gaps.asks import asked
from daumen_rules.games.daumen_drauf.court.gaps.filling import Filler, Filling
from daumen_rules.games.daumen_drauf.court.gaps.known import Held, Known, Showing
from daumen_rules.games.daumen_drauf.court.gaps.strand import (
    Strand,
    drawn,
    numbers,
    refilled,
    stepped,
)
from daumen_rules.games.daumen_drauf.model import Finished, Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.record import Entry, SeatAction
from daumen_rules.games.daumen_drauf.record_with_gaps import EntryWithGap
from daumen_rules.games.daumen_drauf.rules import Answer, step
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import Seat


@frozen
class Way:
    """A strand after an entry, or before it with the refusal. `card` is the one that was shown."""

    strand: Strand
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


def ways(strand: Strand, entry: Entry | EntryWithGap, filler: Filler) -> Iterator[Way]:
    """Every way in which the seat holds the card, if it shows one. Raises OutOfTime."""
    if isinstance(entry, Entry) and isinstance(entry.action, Pass):
        yield from _answered(strand, entry, entry.action, filler, ())
        return
    noted = noted_of(entry)
    kinds = [noted] if noted is not None else dict.fromkeys(c.kind for c in strand.pack.cards)
    for kind in kinds:
        showing = Showing(
            seat_of(entry),
            strand.state.table.events,
            numbers(strand.pack, kind),
            entry.line,
        )
        holding = _holding(strand, showing, filler)
        if holding is not None:
            yield from _answered(holding, entry, None, filler, ())


def _holding(strand: Strand, showing: Showing, filler: Filler) -> Strand | None:
    """The strand with a deal in which a seat holds the card that it is to show."""
    known = strand.known.shown(showing)
    hands = strand.state.table.hands
    held = hands[showing.seat] if showing.seat < len(hands) else ()
    mine = [n for n in sorted(showing.cards) if strand.pack.cards[n] in held]
    filling: Filling | None
    if mine:
        filling = evolve(strand.filling, shown=(*strand.filling.shown, mine[0]))
    elif isinstance(strand.state, Finished):
        return None
    else:
        filling = filler.filling(known, strand.filling)
    return None if filling is None else _laid(strand, known, filling, shows=True)


def _laid(strand: Strand, known: Known, filling: Filling, *, shows: bool) -> Strand:
    """The strand by another deal, before an entry. What is known has its card as shown already; in
    the state it is still in hand.
    """
    last = len(filling.shown) - shows
    before = Filling(filling.slots, filling.shown[:last])
    old = Filling(strand.filling.slots, strand.filling.shown[:last])
    there = refilled(evolve(strand, filling=old), known, before)
    return evolve(there, known=known, filling=filling)


def _answered(
    strand: Strand,
    entry: Entry | EntryWithGap,
    action: SeatAction | None,
    filler: Filler,
    given: tuple[Held, ...],
) -> Iterator[Way]:
    """What the rules say by this deal, and by one for each other row of answers they can get."""
    card = None
    if action is None:
        card = strand.pack.cards[strand.filling.shown[-1]]
        done: SeatAction = with_card(entry, card)
    else:
        done = action
    answer = step(strand.state, done)
    if not isinstance(strand.state, Playing):
        assert isinstance(answer, Refused)
        yield Way(strand, answer, card)
        return
    answers = asked(strand.state, done, answer, entry.line)
    told = evolve(strand, known=strand.known.holding(answers[len(given) :]))
    if isinstance(answer, Refused):
        yield Way(told, answer, card)
    else:
        yield Way(stepped(told, answer, entry.line), None, card)
    for at in range(len(given), len(answers)):
        others = (*answers[:at], answers[at].opposite)
        known = strand.known.holding(others[len(given) :])
        filling = filler.filling(_at(answers[at], strand, known, answer), strand.filling)
        if filling is not None:
            yield from _answered(
                _laid(strand, known, filling, shows=action is None), entry, action, filler, others
            )


def _at(question: Held, strand: Strand, known: Known, answer: Answer) -> Known:
    """What is known when the rules ask: cards drawn on the way of the same action count."""
    if isinstance(answer, Refused):
        return known
    before = strand.state.table.events
    events = answer.events[: question.time - before]
    return drawn(known, strand.filling.slots, events, strand.pack, before)
