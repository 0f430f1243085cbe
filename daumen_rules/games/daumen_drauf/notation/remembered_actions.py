"""Actions of seats as people remember them: `show Y3?`, `parry ?`, `takes it`, `passed over`.

Records and situations use the same words. The effects of actions are not known here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final

from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.expected_error import ExpectedError

from ..cards import Kind
from ..remembered_cards import A_REMEMBERED_CARD, Noted, is_gap, read_remembered, remembered_sign
from ..verbs import PARRIED, PASSED, SHOWN, SIGHT, VERBS

ACTIONS: Final = frozenset(word for word in VERBS.leads(0) if len(word) > 1)
"""Words with which no name begins."""


class Did(Enum):
    """The kind of an action of a seat in a trick."""

    SHOW = "show"
    PASS = "pass"
    PARRY = "parry"
    PASSED_OVER = "passed_over"
    """It was the seat's turn, and the next acted instead; nobody noticed (Q06)."""
    TAKE = "take"
    """It took the trick, and nobody remembers how."""

    @property
    def shows(self) -> bool:
        """Whether a card is shown by it."""
        return self in (Did.SHOW, Did.PARRY)

    @property
    def passes(self) -> bool:
        """Whether it counts as a pass."""
        return self in (Did.PASS, Did.PASSED_OVER)


@frozen
class Remembered:
    """An action and the note of its card; None for an unknown card, and where it shows none."""

    did: Did
    card: Noted = None

    def tell(self, language: Language) -> str:
        """In the words of a situation, where a card alone is one that was shown."""
        return TOLD[self.did][language].format(card=remembered_sign(self.card, language))


TOLD: Final[Mapping[Did, Text]] = {
    Did.SHOW: SHOWN,
    Did.PASS: PASSED,
    Did.PARRY: PARRIED,
    Did.PASSED_OVER: Text("passed over", "übergangen"),
    Did.TAKE: Text("takes it", "nimmt ihn"),
}
_READ: Final = {
    Did.PASSED_OVER: re.compile(
        r"(?:(?:is|was|wird|wurde) )?"
        r"(?:passed over|skipped|forgotten|übergangen|übersprungen|vergessen)"
    ),
    Did.TAKE: re.compile(
        r"(?:takes?|took|gets|got|nimmt|nahm|bekommt|bekam)(?: (?:it|the trick|ihn|den stich))?"
    ),
}
_DID: Final = Text(
    f"{A_REMEMBERED_CARD.en}, or `pass`, or `parry` and a card, or `takes it`, or `passed over`",
    f"{A_REMEMBERED_CARD.de}, oder `passt`, oder `pariert` und eine Karte, oder `nimmt ihn`, oder "
    "`übergangen`",
)


def read_did(words: str) -> Remembered:
    """The action that words in either language tell. Raises Fault."""
    said = words.lower()
    for did, form in _READ.items():
        if form.fullmatch(said):
            return Remembered(did)
    verbs = VERBS.leads(0)
    if verbs.get(said) == "pass":
        return Remembered(Did.PASS)
    *before, card = words.split() or [""]
    verb = verbs.get(" ".join(before).lower()) if before else "show"
    if verb not in ("show", "parry"):
        raise Fault(words, _DID)
    try:
        return Remembered(Did(verb), read_remembered(card))
    except Fault as fault:
        if before:
            raise Fault(card, fault.expected, len(before)) from None
        raise Fault(words, _DID) from None


def _is_kind(word: str) -> bool:
    """Whether a word is a card without its fang, such as `Y3`."""
    return isinstance(SIGHT.read(word), Kind)


def write_gap(gap: Remembered) -> str:
    """A partly known action in the words of a record, which has a verb before every card."""
    return f"{'show ' if gap.did is Did.SHOW else ''}{gap.tell('en')}"


def read_gap(mover: Mover, words: str) -> Remembered | None:
    """The partly known action in words; None for a whole one. Raises ExpectedError."""
    if not isinstance(mover, int):
        return None
    leaves_open = any(is_gap(word) or _is_kind(word) for word in words.split())
    try:
        found = read_did(words)
    except Fault as fault:
        if not leaves_open:
            return None
        first = fault.item is None and len(words.split()) > 1
        expected = VERBS.expected(mover, words) if first else fault.expected
        raise ExpectedError(expected.en, expected.de, fault.item) from None
    return found if leaves_open or found.did in _READ else None
