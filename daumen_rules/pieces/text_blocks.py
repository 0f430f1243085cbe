"""Blocks of text: what a game says in two languages, as people write it.

A block is a row of statements: a head, then what it says, in English and in German, on a line each
or on one with a bar between (`Yes. | Ja.`). A line goes on where the next one is indented further.
A head begins with a small letter or with an id, such as `PARRY-4` or `Q21`; a text with neither.
Which heads there are, and what they mean, may not stand here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NoReturn, TypeAlias, TypeVar

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Text

T = TypeVar("T")

_BAR: Final = " | "


class Block:
    """A text of statements. `name` is how its game is called, empty where it does not say."""

    name = ""

    def __init__(self, text: str) -> None:
        self.text = text


class BlockError(InputError):
    """An error in a block.

    Its line counts from the first line of the block, which is named in place of a file; `in_source`
    gives the line in the module of the block.
    """

    def __init__(self, block: Block, row: int, found: str, expected: Text) -> None:
        line = block.text.splitlines()[row]
        column = line.find(found) if found else len(line)
        super().__init__(row + 1, max(column, 0) + 1, found, expected)
        self.file, self.block = block.name, block

    def in_source(self, file: str, source: str) -> InputError:
        """The same error with its line in a file, and the name of the file. Raises ValueError where
        the block does not stand in the source.
        """
        before = source[: source.index(self.block.text)].count("\n")
        found = InputError(before + self.line, self.column, self.found, self.expected)
        return found.in_file(file)


class NamedBlock(Block):
    """A block of clauses: number and title of its game, and the clauses in their order. The name is
    empty where every clause has an id of its own.
    """

    number: str
    title: str
    clauses: tuple[Clause, ...]


def is_head(line: str) -> bool:
    """Whether a line of a block begins with a small letter, or an id such as `PARRY-4` or `Q21`."""
    word = line.partition(" ")[0]
    is_id = word.isupper() and word[-1].isdigit() and ("-" in word or word[0] == "Q")
    return is_id or word[:1].islower()


class Line:
    """A line of a block with its continuation lines; lines are numbered from 0."""

    def __init__(self, block: Block, row: int, text: str) -> None:
        self.block, self.row, self.text = block, row, text

    def wrong(self, en: str, de: str, found: str | None = None) -> NoReturn:
        """Raises BlockError: something else was expected here."""
        found = self.text if found is None else found
        raise BlockError(self.block, self.row, found, Text(en, de))

    def one_of(self, known: Mapping[str, T], word: str) -> T:
        """The value of a word of this line, from a table. Raises BlockError for other words."""
        if word not in known:
            words = ", ".join(known)
            self.wrong(f"one of {words}", f"eins von {words}", word)
        return known[word]

    def new(self, known: Mapping[str, object], word: str) -> str:
        """A word of this line, which must not have occurred before. Raises BlockError."""
        if word in known:
            self.wrong(f"{word} once, not twice", f"{word} einmal, nicht zweimal", word)
        return word


Statement: TypeAlias = tuple[Line, Text]
"""A head, and the lines below it."""


def statements(block: Block) -> Iterator[Statement]:
    """The statements. Raises BlockError for a missing line and for a line too many."""
    begun: list[Line] = []
    for line in (*_lines(block), None):
        if line is None or is_head(line.text):
            if begun:
                yield _statement(*begun)
            begun = []
        elif len(begun) % 3 == 0 or (len(begun) == 2 and _BAR in begun[1].text):
            line.wrong(
                "a head, which begins with a small letter or an id",
                "ein Kopf, der mit einem kleinen Buchstaben oder einer Kennung beginnt",
            )
        if line is not None:
            begun.append(line)


def _statement(head: Line, *texts: Line) -> Statement:
    said = [text.text for text in texts]
    if len(said) == 1:
        said = said[0].split(_BAR)
    if len(said) < 2:
        en, de = ("German", "Deutsch") if said else ("English", "Englisch")
        (head, *texts)[-1].wrong(
            f"what `{head.text}` says in {en}", f"was `{head.text}` auf {de} sagt", ""
        )
    if len(said) > 2:
        texts[0].wrong("one bar, between English and German", "ein Strich: Englisch | Deutsch")
    return head, Text(*said)


def _lines(block: Block) -> list[Line]:
    found: list[Line] = []
    margin = 0
    for row, written in enumerate(block.text.splitlines()):
        line = Line(block, row, written.strip())
        indent = len(written) - len(written.lstrip())
        if not line.text:
            continue
        if not found:
            margin = indent
        if indent < margin:
            line.wrong(
                "a line as far right as the first", "eine Zeile so weit rechts wie die erste"
            )
        if indent > margin:
            begun = found.pop()
            line = Line(block, begun.row, f"{begun.text} {line.text}")
        found.append(line)
    return found


def split(words: str | None) -> tuple[str, ...]:
    """The words of a list with commas; empty for None."""
    return tuple(word.strip() for word in words.split(",")) if words else ()
