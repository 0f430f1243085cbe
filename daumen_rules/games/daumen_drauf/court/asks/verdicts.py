"""Verdicts that several questions share, on a trick that is over or cannot end yet.

The answer that is a card stands here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daumen_rules.disputes import verdicts as v
from daumen_rules.disputes.answers import Phrase
from daumen_rules.games.daumen_drauf.events import Taken
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, remembered_word
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import SeatTerm, Sentence, Term, Text, sentence
from daumen_rules.kernel.verdict import Reason, Verdict


@frozen
class CardAnswer:
    """A card, or the common part of all cards that fit; None stands for any card."""

    card: Noted

    @property
    def code(self) -> str:
        """What machines call it."""
        return f"card {remembered_word(self.card)}"

    @property
    def said(self) -> Sentence:
        """The answer in words."""
        card = _ANY if self.card is None else self.card.term
        return sentence("{card}", "{card}", card=card)

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return self.code


_ANY: Final = Term("?", Text("any card", "irgendeine Karte"))


GOES_ON: Final = Phrase(
    "goes on",
    sentence(
        "nobody yet: a card must be shown first",
        "noch niemand: Erst muss eine Karte gezeigt werden",
    ),
)


def goes_on(refusal: Refused) -> Verdict:
    """The verdict that the trick cannot end yet, as a seat must show a card."""
    return v.verdict(GOES_ON, tuple(Reason(b.clause, b.sentence) for b in refusal.breaches))


def it_is_over(taken: Taken, clause: Clause) -> Verdict:
    """The refusal, by a clause, as the trick is over and a seat has taken it."""
    words = sentence(
        "The trick is over: {seat} has it.",
        "Der Stich ist zu Ende: {seat} hat ihn.",
        seat=SeatTerm(taken.seat),
    )
    return v.refused((Reason(clause, words),))


def only_the_taker(taker: Seat) -> Sentence:
    """The remedy for a seat that may not look at a trick that is over."""
    return sentence(
        "only who took the trick may look: {taker}",
        "ansehen darf ihn nur, wer ihn bekam: {taker}",
        taker=SeatTerm(taker),
    )
