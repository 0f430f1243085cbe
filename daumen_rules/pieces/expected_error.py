"""The error about words that are no action.

Every game's reader of actions raises it.
"""

from __future__ import annotations

from daumen_rules.kernel.text import Text


class ExpectedError(ValueError):
    """Words that are no action: the expected words in both languages, and the number of the wrong
    word (`item`), if it is one word.
    """

    def __init__(self, en: str, de: str, item: int | None = None) -> None:
        super().__init__(en)
        self.text = Text(en, de)
        self.item = item
