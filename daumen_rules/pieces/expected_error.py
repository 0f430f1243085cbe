"""Actions as words: what is said of words that are none.

Every game's reader of words raises the error that is defined here.
"""

from __future__ import annotations

from daumen_rules.kernel.text import Text


class ExpectedError(ValueError):
    """Words that are no action: what was expected, in both languages, and in place of which of
    them (`item`), where it is one.
    """

    def __init__(self, en: str, de: str, item: int | None = None) -> None:
        super().__init__(en)
        self.text = Text(en, de)
        self.item = item
