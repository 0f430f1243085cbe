"""Tables of pages in Markdown.

Here lives how a table is written. What stands in it is the page's to say.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.text import Language, Text


class PageError(Exception):
    """A page that cannot be made; its arguments say why in English and in German."""


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def row(*cells: str) -> str:
    """A row of a table."""
    return "| " + " | ".join(map(_cell, cells)) + " |"


def table(*headings: Text, language: Language) -> Iterator[str]:
    """The head of a table."""
    yield row(*(heading[language] for heading in headings))
    yield row(*("---" for _ in headings))
