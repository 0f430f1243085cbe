"""The words of a verb in parts, literal words and gaps for operands, found in a text.

`verbs` uses them; nothing here knows an action.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from daumen_rules.kernel.text import Language

from .operands import AnyOperand

Part: TypeAlias = str | tuple[str, AnyOperand]


def lead(parts: Sequence[Part]) -> str:
    """The first word of a verb; empty if it begins with an operand."""
    return parts[0].split()[0] if isinstance(parts[0], str) else ""


def filled(parts: Sequence[Part], text: str, at: int = 0) -> Iterator[dict[str, Any]]:
    """The operands of a text that has these parts; the text ends with a blank."""
    if not parts:
        if at >= len(text) - 1:
            yield {}
        return
    head, rest = parts[0], parts[1:]
    if isinstance(head, str):
        if text.startswith(head if rest else f"{head} ", at):
            yield from filled(rest, text, at + len(head))
        return
    name, operand = head
    for value, end in operand.found(text, at):
        for others in filled(rest, text, end):
            yield {name: value, **others}


def reach(parts: Sequence[Part], text: str, at: int = 0) -> int:
    """How many characters of a text match these parts."""
    if not parts:
        return at
    head, rest = parts[0], parts[1:]
    if isinstance(head, str):
        end = at + len(head)
        return reach(rest, text, end) if text.startswith(head, at) else at
    return max((reach(rest, text, end) for _, end in head[1].found(text, at)), default=at)


def completed(parts: Sequence[Part], text: str, at: int, language: Language) -> Iterator[str]:
    """Completions of a text that ends within these parts, by one word."""
    if not parts:
        return
    head, rest = parts[0], parts[1:]
    if isinstance(head, str):
        if text.startswith(head, at):
            yield from completed(rest, text, at + len(head), language)
        elif head.startswith(text[at:]):
            yield text[:at] + head
        return
    operand = head[1]
    for _, end in operand.found(text, at):
        yield from completed(rest, text, end, language)
    yield from operand.begun(text, at, language)
