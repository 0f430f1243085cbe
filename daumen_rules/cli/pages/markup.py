"""HTML without a library: text is escaped, and what is markup already stays as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final, TypeAlias


class Markup(str):
    """Text that is HTML."""

    __slots__ = ()


Content: TypeAlias = str | int
"""What may stand in a page: `Markup`, or a text or number that is escaped."""
_GAP: Final = re.compile(r"\{\{ (\w+) \}\}")


def _escaped(content: Content) -> str:
    return content if isinstance(content, Markup) else escape(str(content))


def filled(text: str, values: dict[str, Content]) -> Markup:
    """An HTML text with gaps such as `{{ title }}`, all of them filled. Raises KeyError."""
    return Markup(_GAP.sub(lambda gap: _escaped(values[gap[1]]), text))


def joined(parts: Iterable[Content]) -> Markup:
    """Some contents one after the other."""
    return Markup("".join(map(_escaped, parts)))


def tag(opening: str, *parts: Content) -> Markup:
    """An element with its contents; `opening` is its name and its attributes: `p class="count"`."""
    name = opening.partition(" ")[0]
    return Markup(f"<{opening}>{joined(parts)}</{name}>")


def tags(opening: str, parts: Iterable[Content]) -> Markup:
    """An element for each of some contents."""
    return joined(tag(opening, part) for part in parts)
