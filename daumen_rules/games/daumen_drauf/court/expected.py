"""Whether a ruling is what the writer of a situation expects."""

from __future__ import annotations

import re
from contextlib import suppress

from daumen_rules.contracts.court import Compared
from daumen_rules.disputes.ruling import Ruling, Summary, summary, summary_words
from daumen_rules.kernel.errors import Fault

from ..remembered import read_remembered, remembered_word
from .situation.model import Asks, Expectation, Situation
from .situation.worlds import World

_WORDS = {
    "allowed": "allowed",
    "always": "allowed",
    "erlaubt": "allowed",
    "refused": "refused",
    "never": "refused",
    "yes": "yes",
    "ja": "yes",
    "no": "no",
    "nein": "no",
    "nobody": "nobody",
    "niemand": "nobody",
}


def compare(situation: Situation, ruling: Ruling[World | None]) -> tuple[Compared, ...]:
    """All that the writer expects, each beside what was found."""
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
    """Whether a ruling, of the manual that is meant, is as expected.

    Ids that are named must be among those found; of a refusal they are all broken clauses.
    """
    if found is None:
        return False
    word, ids = expected_summary(situation, expected)
    if found.word != word:
        return False
    if word == "refused" and ids:
        return ids == found.ids
    return ids <= found.ids


def expected_summary(situation: Situation, expected: Expectation) -> tuple[str, frozenset[str]]:
    """What an expectation says: a word or the code of a value, and the ids after it."""
    words = list(expected.words)
    if words[0] == "always" and len(words) > 1:
        words = words[1:]
    ids = frozenset(word for word in words[1:] if re.fullmatch(r"[A-Z]+-\d+|Q\d\d", word))
    value = " ".join(word for word in words if word not in ids)
    if re.fullmatch(r"[+-]?\d+", value):
        return f"number {int(value)}", ids
    if situation.ask.kind is Asks.WAS and value not in _WORDS:
        with suppress(Fault):
            return f"card {remembered_word(read_remembered(value))}", ids
    seats = [
        situation.names.index(name)
        for name in re.split(r"\s*,\s*|\s+(?:and|und)\s+", value)
        if name in situation.names
    ]
    if value in situation.names:
        return f"seat {situation.names.index(value)}", ids
    if seats:
        return "seats " + " ".join(map(str, sorted(seats))), ids
    return _WORDS.get(value, value), ids
