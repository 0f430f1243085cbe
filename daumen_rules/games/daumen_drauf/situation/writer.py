"""The text form of a situation, written as by hand.

Here lives its writer; what is read again stands in `reader`.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.games.daumen_drauf.situation.asks import write_ask
from daumen_rules.games.daumen_drauf.situation.cards_seen import write_seen
from daumen_rules.games.daumen_drauf.situation.json_form import rules_words
from daumen_rules.games.daumen_drauf.situation.model import (
    ANY_HEAP,
    ANY_STACK,
    Act,
    Entry,
    Forgotten,
    Heap,
    Situation,
    Stack,
)
from daumen_rules.games.daumen_drauf.situation.words import FORMAT, FORMAT_VERSION, TITLE
from daumen_rules.kernel.text import Language


def write_text(situation: Situation, language: Language = "en") -> str:
    """A situation as canonical text: equal situations give equal text."""
    return "\n".join(_lines(situation, language)) + "\n"


def _lines(situation: Situation, language: Language) -> Iterator[str]:
    names = situation.names
    yield f"{FORMAT} {TITLE} {FORMAT_VERSION}"
    yield f"rules: {rules_words(situation.rules)}"
    yield f"names: {', '.join(names)}"
    if situation.starter:
        yield f"starter: {names[situation.starter]}"
    for key, heaps in (("hand", situation.hands), ("captured", situation.captured)):
        for name, heap in zip(names, heaps, strict=True):
            if heap != ANY_HEAP:
                yield f"{key} {name}: {_heap(heap)}"
    if situation.pile != ANY_STACK:
        yield f"pile: {_stack(situation.pile)}"
    if situation.totals is not None:
        yield f"totals: {' '.join(map(str, situation.totals))}"
    if situation.leader is not None:
        yield f"leader: {names[situation.leader]}"
    if situation.trick:
        yield "trick"
        yield from (f"{names[entry.seat]}: {_entry(entry)}" for entry in situation.trick)
    if situation.turn is not None:
        turn = situation.turn
        yield f"turn: {'?' if isinstance(turn, Forgotten) else names[turn]}"
    yield f"{'frage' if language == 'de' else 'ask'}: {write_ask(situation.ask, names, language)}"
    for expected in situation.expected:
        of = f" {expected.manual}" if expected.manual else ""
        yield f"expect{of}: {' '.join(expected.words)}"
    if situation.because:
        yield f"because: {situation.because}"
    if situation.weil:
        yield f"weil: {situation.weil}"


def _heap(heap: Heap | Stack) -> str:
    count = len(heap.seen)
    if not heap.more and not count:
        return "none"
    if not heap.more and not any(heap.seen):
        return f"{count} {'card' if count == 1 else 'cards'}"
    return " ".join((*map(write_seen, heap.seen), *(("...",) if heap.more else ())))


def _stack(pile: Stack) -> str:
    if not pile.more and not any(pile.seen):
        return f"{len(pile.seen)}"
    return _heap(pile)


def _entry(entry: Entry) -> str:
    match entry.act:
        case Act.SHOW:
            return write_seen(entry.card)
        case Act.PASS:
            return "pass"
        case Act.PARRY:
            return f"parry {write_seen(entry.card)}"
