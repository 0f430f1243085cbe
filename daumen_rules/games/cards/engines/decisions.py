"""Decisions that seats make at the same time: nobody knows those of others until all have decided.

The engine has the act, what lies on the desk of it, and its words. No rule of a game stands here.
"""

from __future__ import annotations

from typing import Annotated, Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.cards import SHUFFLE
from daumen_rules.pieces.marks import Called, Chosen, Only, Open, its_seat
from daumen_rules.pieces.operands import one_of
from daumen_rules.pieces.verbs import Verb, verb

_EITHER: Final = Chosen((False, True))


@frozen(repr=False)
class Decide(Worded):
    """A seat decides in secret whether it does what a game offers."""

    seat: Open[Seat]
    does: Annotated[bool, Only(its_seat, SHUFFLE), _EITHER]


@frozen
class Decision:
    """What a seat has decided, None for others, who do not know it yet."""

    seat: Annotated[Open[Seat], Called("by", "von")]
    does: Annotated[bool | None, Only(its_seat, SHUFFLE), _EITHER, Called("does", "tut es")]


def deciding_verb(does: Text, leaves: Text) -> Verb[Decide]:
    """How it is written that a seat does what is offered, or leaves it."""
    words = one_of("a decision", "eine Entscheidung", {True: does, False: leaves})
    phrase = Text("decide: {does}", "entscheide: {does}")
    return verb(Decide, "{does}", "{does}", phrase=phrase, does=words)
