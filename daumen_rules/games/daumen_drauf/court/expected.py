"""Compares a ruling with the answer that the writer of a situation expects."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from daumen_rules.contracts.court import Compared
from daumen_rules.disputes.answers import ALLOWED, NO, NOBODY, REFUSED, YES, Number, Phrase, Seats
from daumen_rules.disputes.ruling import Ruling, Summary, Unsettled, summary, summary_words
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import sentence
from daumen_rules.kernel.verdict import Answer

from ..remembered_cards import read_remembered
from .asks.verdicts import CardAnswer
from .situation.model import Expectation, Situation
from .situation.worlds import World

_WORDS: Final[dict[str, Answer | Unsettled]] = {
    "allowed": ALLOWED,
    "always": ALLOWED,
    "erlaubt": ALLOWED,
    "refused": REFUSED,
    "never": REFUSED,
    "yes": YES,
    "ja": YES,
    "no": NO,
    "nein": NO,
    "nobody": NOBODY,
    "niemand": NOBODY,
    **{one.value: one for one in Unsettled},
}


def compare(situation: Situation, ruling: Ruling[World | None]) -> tuple[Compared, ...]:
    """All expectations of the writer, each compared with the ruling."""
    return tuple(_compared(situation, ruling, expected) for expected in situation.expected)


def _compared(
    situation: Situation, ruling: Ruling[World | None], expected: Expectation
) -> Compared:
    found = summary(ruling, expected.manual)
    return Compared(
        line=expected.line,
        manual=expected.manual or "",
        expected=" ".join(expected.words),
        found="–" if found is None else summary_words(found, situation.names),
        agrees=meets(situation, expected, found),
    )


def meets(situation: Situation, expected: Expectation, found: Summary | None) -> bool:
    """Whether the summary of a ruling is as expected.

    The ids that the writer names must be among those found; of a refusal, all that were found.
    """
    if found is None:
        return False
    answer, ids = expected_summary(situation, expected)
    if found.answer != answer:
        return False
    if answer == REFUSED and ids:
        return ids == found.ids
    return ids <= found.ids


def expected_summary(
    situation: Situation, expected: Expectation
) -> tuple[Answer | Unsettled, frozenset[str]]:
    """The answer that an expectation states, and the ids after it."""
    words = list(expected.words)
    if words[0] == "always" and len(words) > 1:
        words = words[1:]
    ids = frozenset(word for word in words[1:] if re.fullmatch(r"[A-Z]+-\d+|Q\d\d", word))
    value = " ".join(word for word in words if word not in ids)
    if re.fullmatch(r"[+-]?\d+", value):
        return Number(int(value)), ids
    if situation.ask.kind.search.shown_card and value not in _WORDS:
        with suppress(Fault):
            return CardAnswer(read_remembered(value)), ids
    seats = [
        situation.names.index(name)
        for name in re.split(r"\s*,\s*|\s+(?:and|und)\s+", value)
        if name in situation.names
    ]
    if value in situation.names:
        return Seats((situation.names.index(value),)), ids
    if seats:
        return Seats(tuple(sorted(seats))), ids
    return _WORDS.get(value, Phrase(value, sentence("", ""))), ids
