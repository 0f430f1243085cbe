"""A ruling: what was asked, under which rules, and the answer, with an id that names it for ever.

How it is told stands with whoever tells it.
"""

from __future__ import annotations

import json
from typing import Generic

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import InLines
from daumen_rules.kernel.verdict import W

from .findings import Opinion

ID_LENGTH = 12


@frozen
class Judged(Generic[W]):
    """The opinion of one manual, or of one rule set.

    `unheard` are questions of which some reading was not looked at, because the time was up.
    """

    name: str
    opinion: Opinion[W]
    unheard: tuple[str, ...] = ()


@frozen(repr=False)
class Ruling(InLines, Generic[W]):
    """One opinion for each manual asked, and the questions that part them where they differ.

    It is printed as the answer of each manual in a word, with the reasons that hold in any case;
    seats are told by their letters.
    """

    id: str
    judged: tuple[Judged[W], ...]
    parting: tuple[str, ...] = ()
    parting_defaults: tuple[str, ...] = ()
    """The same where a manual is not clear in itself: in what the defaults part besides."""

    def __str__(self) -> str:
        from .summary import answer_lines

        return "\n".join(answer_lines(self))


def ruling_id(version: str, rules: str, situation: str, question: str) -> str:
    """The id of a ruling: the same rules, situation and question give the same id."""
    import hashlib  # slow to load, and without gaps no record needs it

    data = json.dumps([version, rules, situation, question], ensure_ascii=False)
    return hashlib.sha256(data.encode("utf-8", "surrogatepass")).hexdigest()[:ID_LENGTH]
