"""Actions of which not all is known in words, as records have them: `show Y3?`, `parry ?`."""

from __future__ import annotations

from typing import Final, Literal

from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.model import Parry, Show
from daumen_rules.games.daumen_drauf.notation.noted_cards import read_noted
from daumen_rules.games.daumen_drauf.remembered import Some, remembered_word
from daumen_rules.games.daumen_drauf.verbs import CARD, VERBS
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Mover
from daumen_rules.pieces.words import ExpectedError

ACTIONS: Final = frozenset(word for word in VERBS.leads(0) if len(word) > 1)
"""Words with which no name begins."""


@frozen
class CardGap:
    """A card was shown, or parried with, of which not all is noted."""

    act: Literal["show", "parry"]
    noted: Kind | Some | None = None


def write_gap(gap: CardGap) -> str:
    """An action with a gap in words."""
    return f"{gap.act} {remembered_word(gap.noted)}"


def read_gap(mover: Mover, words: str) -> CardGap:
    """The action with a gap of a seat in words, the card last. Raises ExpectedError."""
    *before, word = words.split() or [""]
    act = VERBS.read(mover, " ".join((*before, str(CARD.values[0]))))
    if not isinstance(act, Show | Parry):
        expected = VERBS.expected(mover, words)
        raise ExpectedError(expected.en, expected.de)
    try:
        noted = read_noted(word)
    except Fault as fault:
        raise ExpectedError(fault.expected.en, fault.expected.de, len(before)) from None
    assert not isinstance(noted, Card), "a whole card is no gap"
    return CardGap("show" if isinstance(act, Show) else "parry", noted)
