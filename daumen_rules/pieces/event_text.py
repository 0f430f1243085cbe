"""Events of the games of the collection: a clause, and a sentence that tells the event.

One class serves all games. If only some seats may know an event, the others get another sentence.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Sentenced
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Fact, SeatTerm, Sentence, sentence


@frozen(repr=False)
class TextEvent(Sentenced):
    """Something that happened.

    Seats in `to` get `sentence`, all others get `public`; if `public` is None, everybody gets
    `sentence`. `shows` says whether the event shows somebody something new, so that undo is no
    longer fair.
    """

    clause: Clause
    sentence: Sentence
    shows: bool = False
    to: tuple[Seat, ...] = ()
    public: Sentence | None = None


def told(clause: Clause, en: str, de: str, *, shows: bool = False, **facts: Fact) -> TextEvent:
    """An event that everybody is told."""
    return TextEvent(clause, sentence(en, de, **facts), shows)


def seat_told(clause: Clause, en: str, de: str, seat: Seat, **facts: Fact) -> TextEvent:
    """An event that everybody is told of a seat, which the words name as `{seat}`."""
    return TextEvent(clause, sentence(en, de, seat=SeatTerm(seat), **facts))


def told_to(
    seats: tuple[Seat, ...], clause: Clause, whole: Sentence, public: Sentence
) -> TextEvent:
    """An event that some seats are told in full, and the others as `public`."""
    return TextEvent(clause, whole, True, seats, public)


def witness(event: TextEvent, viewer: Viewer) -> TextEvent:
    """An event as a viewer is told it."""
    if event.public is None:
        return event
    heard = event.sentence if viewer in event.to else event.public
    return TextEvent(event.clause, heard, event.shows)


def reveals(event: TextEvent) -> bool:
    """Whether an event shows somebody something new."""
    return event.shows
