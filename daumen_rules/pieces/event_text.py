"""Events of the games of the collection: a clause, and a sentence that tells what happened.

One class serves all of them. What only some seats may know is told to the others by another
sentence.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Sentenced
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Fact, Sentence, sentence


@frozen(repr=False)
class TextEvent(Sentenced):
    """Something that happened.

    `public` is what those hear who are not in `to`; None where everybody hears `sentence`. `shows`
    says whether somebody learns from it what he cannot forget.
    """

    clause: Clause
    sentence: Sentence
    shows: bool = False
    to: tuple[Seat, ...] = ()
    public: Sentence | None = None


def told(clause: Clause, en: str, de: str, *, shows: bool = False, **facts: Fact) -> TextEvent:
    """An event that everybody hears."""
    return TextEvent(clause, sentence(en, de, **facts), shows)


def told_to(
    seats: tuple[Seat, ...], clause: Clause, whole: Sentence, public: Sentence
) -> TextEvent:
    """An event that some seats hear whole, and the others as `public`."""
    return TextEvent(clause, whole, True, seats, public)


def witness(event: TextEvent, viewer: Viewer) -> TextEvent:
    """An event as a viewer hears it."""
    if event.public is None:
        return event
    heard = event.sentence if viewer in event.to else event.public
    return TextEvent(event.clause, heard, event.shows)


def reveals(event: TextEvent) -> bool:
    """Whether somebody learns from an event what he cannot forget."""
    return event.shows
