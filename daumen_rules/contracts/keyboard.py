"""What a game adds for people who play it at a keyboard; most games add nothing.

How actions are written stands in the game's table of verbs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import A
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.scenes import Span


@frozen(kw_only=True)
class Calls(Generic[A]):
    """An action that a seat may call out while another seat is on turn."""

    words: Text
    """What the seat calls, as an example."""
    possible: Callable[[Any], bool]
    """Whether any seat could call it, judged from the spectator's view."""
    read: Callable[[Any, Seat, str], tuple[A, ...] | None]
    """The actions that a call of a seat can mean, by its view and its words. At most one of them is
    legal; None for words that are no call.
    """
    of_a_hand: tuple[Clause, ...]
    """The clauses whose refusals tell what the caller holds."""


@frozen(kw_only=True)
class Keyboard(Generic[A]):
    """What a game adds for people at a keyboard. Each field may be left out."""

    read: Callable[[Any, Seat, str], tuple[A, ...] | Text | None] | None = None
    """The actions that a seat can mean by a short form, such as a card without its verb. Gets the
    seat's view, the seat and the words. At most one action is legal; a Text says why the words are
    ambiguous; None for words that are no short form.
    """
    calls: Calls[A] | None = None
    rules_in_short: Text | None = None
    """The rules in a few lines; where it is left out, people get the clauses."""
    legend: Text | None = None
    """What the signs on the screen mean."""
    signs: Callable[[A, Language], tuple[Span, ...]] | None = None
    """An action in the list of legal actions, drawn with signs; left out, it stands there in words.
    """
