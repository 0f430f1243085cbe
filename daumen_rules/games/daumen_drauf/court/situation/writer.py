"""The text form of a situation, written as by hand.

`reader` reads what is written here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from daumen_rules.games.daumen_drauf.notation.remembered_actions import Remembered
from daumen_rules.games.daumen_drauf.remembered_cards import remembered_sign
from daumen_rules.kernel.text import Language, Text

from ..asks.reading import write_ask
from .json_form import manual_and_flags
from .model import ANY_HEAP, ANY_STACK, Forgotten, Heap, Rules, Situation, Stack
from .words import FORMAT, FORMAT_VERSION, TITLE, written


def write_text(situation: Situation, language: Language = "en") -> str:
    """A situation as canonical text, in the words of one language: equal ones give equal text."""
    return "\n".join(_lines(situation, language)) + "\n"


def _lines(situation: Situation, language: Language) -> Iterator[str]:
    names, word = situation.names, partial(written, language=language)
    yield f"{FORMAT} {TITLE} {FORMAT_VERSION}"
    yield f"{word('rules')}: {_rules(situation.rules, language)}"
    yield f"{word('names')}: {', '.join(names)}"
    if situation.starter:
        yield f"{word('starter')}: {names[situation.starter]}"
    for key, heaps in (("hand", situation.hands), ("captured", situation.captured)):
        for name, heap in zip(names, heaps, strict=True):
            if heap != ANY_HEAP:
                yield f"{word(key)} {name}: {_heap(heap, language)}"
    if situation.pile != ANY_STACK:
        yield f"{word('pile')}: {_stack(situation.pile, language)}"
    if situation.totals is not None:
        yield f"{word('totals')}: {' '.join(map(str, situation.totals))}"
    if situation.final is not None:
        yield f"{word('final')}: {' '.join(map(str, situation.final))}"
    if situation.leader is not None:
        yield f"{word('leader')}: {names[situation.leader]}"
    if situation.trick:
        yield word("trick")
        yield from (
            f"{names[e.seat]}: {Remembered(e.act, e.card).tell(language)}" for e in situation.trick
        )
    if situation.turn is not None:
        turn = situation.turn
        yield f"{word('turn')}: {'?' if isinstance(turn, Forgotten) else names[turn]}"
    yield f"{word('ask')}: {write_ask(situation.ask, names, language)}"
    for expected in situation.expected:
        of = f" {word(expected.manual)}" if expected.manual else ""
        yield f"{word('expect')}{of}: {' '.join(expected.words)}"
    if situation.because:
        yield f"because: {situation.because}"
    if situation.weil:
        yield f"weil: {situation.weil}"


def _rules(rules: Rules, language: Language) -> str:
    manual, flags = manual_and_flags(rules)
    with_flags = f" {Text('with', 'mit')[language]} {', '.join(flags)}" if flags else ""
    return f"{written(manual, language)}{with_flags}"


def _heap(heap: Heap | Stack, language: Language) -> str:
    count = len(heap.seen)
    if not heap.more and not count:
        return written("none", language)
    if not heap.more and not any(heap.seen):
        return f"{count} {written('card' if count == 1 else 'cards', language)}"
    signs = (remembered_sign(seen, language) for seen in heap.seen)
    return " ".join((*signs, *(("...",) if heap.more else ())))


def _stack(pile: Stack, language: Language) -> str:
    if not pile.more and not any(pile.seen):
        return f"{len(pile.seen)}"
    return _heap(pile, language)
