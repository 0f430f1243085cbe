"""Small changes to words: a sentence in the wrong language, or with its gaps exchanged.

Words of a game stand in pairs of constants, English before German, in calls of a few functions.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import copy
from itertools import pairwise
from typing import Final

SAYING: Final = (
    *("Text", "sentence", "told", "row", "engine_row", "why", "reason", "note", "heading"),
    *("expected", "ExpectedError", "one_of", "_say"),
)
"""What is called with words of two languages."""
_GAP: Final = re.compile(r"\{(\w+)\}")


def word_changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a call with words of two languages."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in SAYING:
            yield from _changed(node)
        case _:
            pass


def _changed(node: ast.Call) -> Iterator[ast.AST]:
    for place, (english, german) in enumerate(pairwise(node.args)):
        if not (isinstance(english, ast.Constant) and isinstance(german, ast.Constant)):
            continue
        en, de = english.value, german.value
        if not (isinstance(en, str) and isinstance(de, str)):
            continue
        if en != de:
            yield _with_words(node, place, en, en)
            yield _with_words(node, place, de, de)
        if (exchanged := _gaps_exchanged(en)) != en:
            yield _with_words(node, place, exchanged, de)
        if (exchanged := _gaps_exchanged(de)) != de:
            yield _with_words(node, place, en, exchanged)


def _with_words(call: ast.Call, place: int, en: str, de: str) -> ast.Call:
    changed = copy(call)
    changed.args = [*call.args]
    changed.args[place : place + 2] = [ast.Constant(en), ast.Constant(de)]
    return changed


def _gaps_exchanged(words: str) -> str:
    """A sentence whose first two different gaps change places."""
    gaps = list(dict.fromkeys(_GAP.findall(words)))
    if len(gaps) < 2:
        return words
    one, other, *_ = gaps
    places = {one: other, other: one}
    return _GAP.sub(lambda found: f"{{{places.get(found[1], found[1])}}}", words)
