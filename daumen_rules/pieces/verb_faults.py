"""Faults of a table of verbs. Tests look for them, so play need not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from string import Formatter
from typing import Any

from daumen_rules.kernel.text import LANGUAGES

from .operands import AnyOperand, Operand, Several, words_of
from .verbs import Verb, Verbs, templates


def faults(table: Verbs[Any], actions: Iterable[Any] = ()) -> Iterator[str]:
    """All faults of a table, a sentence each; `actions` are some that it must be able to write."""
    sound: list[Verb[Any]] = []
    for row in table.rows:
        said = [*_gaps(row), *_german(row)]
        yield from said
        sound += [] if said else [row]
    yield from _same_words(sound)
    yield from dict.fromkeys(fault for row in sound for fault in _ambiguous(row))
    made = {row.make for row in table.rows}
    classes: dict[type, None] = dict.fromkeys(map(type, actions))
    yield from (f"no verb writes {kind.__name__}" for kind in classes if kind not in made)
    if len(sound) == len(table.rows):
        for row in sound:
            yield from _misread(table, row)


def _gaps(row: Verb[Any]) -> Iterator[str]:
    """Every spelling of a verb has a gap for each operand, once."""
    named = sorted(name for name, _ in row.operands)
    for words in (row.words.en, row.words.de, *row.also):
        gaps = sorted(name for _, name, _, _ in Formatter().parse(words) if name is not None)
        if gaps != named:
            yield f"`{words}` has the gaps {gaps}, and the operands are {named}"


def _german(row: Verb[Any]) -> Iterator[str]:
    """Verbs and the descriptions of their operands exist in both languages."""
    literal = "".join(text for text, _, _, _ in Formatter().parse(row.words.en))
    whats = [operand.what for _, operand in row.operands]
    for text in [*([row.words] if any(map(str.isalpha, literal)) else []), *whats]:
        if not text.de or text.de == text.en:
            yield f"`{text.en}` is not said in German"


def _same_words(rows: Iterable[Verb[Any]]) -> Iterator[str]:
    """No two verbs of the same mover have the same words."""
    seen: dict[tuple[Any, Any], Verb[Any]] = {}
    for row in rows:
        for parts in templates(row):
            form = tuple(p if isinstance(p, str) else p[1] for p in parts)
            other = seen.setdefault((row.by, form), row)
            if other is not row:
                names = f"{_name(other)} and {_name(row)}"
                yield f"two verbs have the words of `{row.words.en}`: {names}"


def _ambiguous(row: Verb[Any]) -> Iterator[str]:
    """No word of an operand stands for two values."""
    for _, several in row.operands:
        operand: Operand[Any] = several.of if isinstance(several, Several) else several
        seen: dict[str, Any] = {}
        for value in operand.values:
            for word in words_of(operand, value):
                other = seen.setdefault(word, value)
                if other != value:
                    words = operand.word(other).en, operand.word(value).en
                    yield f"`{word}` is ambiguous: `{words[0]}` or `{words[1]}`"


def _misread(table: Verbs[Any], row: Verb[Any]) -> Iterator[str]:
    """Every action is read back from its words, in each language, and as nothing else."""
    mover = row.by or 0
    for values in _some(row):
        action = row.action(mover, values)
        for language in LANGUAGES:
            words = table.write(action, language)
            readings = list(table.readings(mover, words))
            if not readings:
                yield f"`{words}` is not read back"
            for reading in readings:
                if type(reading) is not type(action):
                    yield f"`{words}` reads as {type(reading).__name__}, not {_name(row)}"
                elif reading != action:
                    yield f"`{words}` is not read back: it reads as {reading!r}"


def _some(row: Verb[Any]) -> Iterator[dict[str, Any]]:
    """Actions with example operands, and with every value in each gap."""
    sample = row.sample()
    yield sample
    for name, operand in row.operands:
        yield from ({**sample, name: value} for value in _values(operand))


def _values(operand: AnyOperand) -> Iterator[Any]:
    if isinstance(operand, Operand):
        yield from operand.values
        return
    if not operand.least:
        yield ()
    rest = operand.example(0)[: max(0, operand.least - 1)]
    yield from ((value, *rest) for value in operand.of.values)


def _name(row: Verb[Any]) -> str:
    name: str = getattr(row.make, "__name__", str(row.make))
    return name
