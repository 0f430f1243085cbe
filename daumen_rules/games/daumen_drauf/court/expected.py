"""Whether a ruling is what the writer of a situation expects.

Here lives the comparison. How a ruling comes about, and how it is told, stands elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from attrs import frozen

from daumen_rules.disputes.findings import (
    Always,
    Clear,
    Contradictory,
    Depends,
    Impossible,
    Opinion,
    Silent,
    Stopped,
)
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.games.daumen_drauf.court.situation.model import Asks, Expectation, Situation
from daumen_rules.games.daumen_drauf.court.situation.worlds import World

_ACTIONS = (Asks.SHOW, Asks.PASS, Asks.PARRY)
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


@frozen
class Summary:
    """A ruling in a word: allowed, refused, depends, silent, …; the code of a value; and the ids of
    the clauses or questions that go with it.
    """

    word: str
    ids: frozenset[str] = frozenset()


def _summary_of(opinion: Opinion[World | None]) -> Summary:
    if isinstance(opinion, Silent):
        return Summary("silent", frozenset(option.question for option in opinion.options))
    if isinstance(opinion, Contradictory):
        return Summary("contradictory", frozenset(option.question for option in opinion.options))
    match opinion.finding:
        case Always(verdict=verdict):
            return Summary(verdict.code, frozenset(clause.id for clause in verdict.clauses))
        case Depends():
            return Summary("depends")
        case Impossible(reasons=reasons):
            return Summary("impossible", frozenset(reason.clause.id for reason in reasons))
        case Stopped():
            return Summary("stopped")


def summary(ruling: Ruling[World | None], manual: str | None = None) -> Summary | None:
    """The ruling in a word, of one manual or of all together; None for a manual not asked.

    Together: contradictory where the manuals part; what the unclear one says where only one is
    clear.
    """
    found = {judged.name: judged.opinion for judged in ruling.judged}
    if manual is not None:
        return _summary_of(found[manual]) if manual in found else None
    if ruling.parting:
        return Summary("contradictory", frozenset(ruling.parting))
    unclear = [opinion for opinion in found.values() if not isinstance(opinion, Clear)]
    parts = [_summary_of(opinion) for opinion in unclear or found.values()]
    word = parts[0].word
    ids = [part.ids for part in parts if part.word == word]
    if unclear:
        return Summary(word, frozenset[str]().union(*ids))
    return Summary(word, frozenset[str](ids[0]).intersection(*ids))


def summary_words(found: Summary, names: Sequence[str]) -> str:
    """A ruling as a writer would expect it: names for seats, digits for a number, then the ids."""
    kind, *values = found.word.split()
    word = values[0] if kind == "number" else found.word
    if kind in ("seat", "seats"):
        word = ", ".join(names[int(seat)] for seat in values)
    return " ".join((word, *sorted(found.ids)))


def meets(situation: Situation, expected: Expectation, found: Summary | None) -> bool:
    """Whether a ruling, of the manual that is meant, is as expected.

    Ids that are named must be among those found; for actions they are all broken clauses.
    """
    if found is None:
        return False
    word, ids = expected_summary(situation, expected)
    if found.word != word:
        return False
    if word == "refused" and situation.ask.kind in _ACTIONS and ids:
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
