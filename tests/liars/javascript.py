"""JavaScript as a row of tokens: as much of it as the engine is written in.

The module finds tokens, brackets and the borders of expressions, arguments and statements. What is
changed in a program stands in `mutants`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from attrs import field, frozen

_TOKEN: Final = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
      | (?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)
      | (?P<number>\d+)
      | (?P<name>[A-Za-z_$][\w$]*)
      | (?P<sign>\.\.\.|===|!==|=>|\?\.|\?\?|&&|\|\||<<|<=|>=|\+=|-=|\|=|.)""",
    re.VERBOSE | re.DOTALL,
)
_OPENING: Final = {"(": ")", "[": "]", "{": "}"}
_CLOSING: Final = frozenset(_OPENING.values())


@frozen
class Token:
    """A word or sign of a program, and where it stands."""

    kind: str
    text: str
    start: int

    @property
    def end(self) -> int:
        """The place after its last character."""
        return self.start + len(self.text)


@frozen
class Program:
    """A source and its tokens. All numbers below are places among the tokens."""

    source: str
    tokens: tuple[Token, ...] = field(init=False)
    partner: dict[int, int] = field(init=False)
    """For every bracket the one that belongs to it."""

    def __attrs_post_init__(self) -> None:
        found = _TOKEN.finditer(self.source)
        tokens = tuple(
            Token(str(m.lastgroup), m[0], m.start()) for m in found if m.lastgroup != "space"
        )
        object.__setattr__(self, "tokens", tokens)
        object.__setattr__(self, "partner", dict(_brackets(tokens)))

    def at(self, i: int) -> str:
        """The text of a token; empty before the first and after the last."""
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def text(self, first: int, last: int) -> str:
        """The source from a token to a token, both of them included."""
        return self.source[self.tokens[first].start : self.tokens[last].end]

    def left(self, i: int, stops: frozenset[str]) -> int:
        """The first token of the expression that ends before `i`."""
        at = i - 1
        while at >= 0 and self.at(at) not in stops and self.at(at) not in _OPENING:
            at = self.partner.get(at, at) - 1 if self.at(at) in _CLOSING else at - 1
        return at + 1

    def right(self, i: int, stops: frozenset[str]) -> int:
        """The last token of the expression that begins at `i`."""
        at = i
        while at < len(self.tokens) and self.at(at) not in stops and self.at(at) not in _CLOSING:
            at = self.partner.get(at, at) + 1 if self.at(at) in _OPENING else at + 1
        return at - 1

    def parts(self, opening: int, separator: str = ",") -> list[tuple[int, int]]:
        """What stands in a pair of brackets: first and last token of each part."""
        closing = self.partner[opening]
        borders = [opening]
        at = opening + 1
        while at < closing:
            if self.at(at) == separator:
                borders.append(at)
            at = self.partner[at] + 1 if self.at(at) in _OPENING else at + 1
        borders.append(closing)
        return [(a + 1, b - 1) for a, b in pairwise(borders) if a + 1 < b]

    def is_parameters(self, opening: int) -> bool:
        """Whether a bracket opens the parameters of a function."""
        if self.at(opening) != "(":
            return False
        return self.at(self.partner[opening] + 1) == "=>" or self.at(opening - 2) == "function"

    def is_body(self, opening: int) -> bool:
        """Whether a bracket opens the body of a function or of a loop."""
        return self.at(opening) == "{" and self.at(opening - 1) in {")", "=>"}

    def is_literal(self, opening: int) -> bool:
        """Whether a bracket opens an object or an array that is made there."""
        before, after = self.at(opening - 1), self.at(self.partner[opening] + 1)
        if self.at(opening) == "{":
            return before in {"(", "=", "return", ",", "[", ":"} and after not in {"=", "from"}
        is_index = before in {")", "]"} or self.tokens[opening - 1].kind == "name"
        return self.at(opening) == "[" and (not is_index or before in {"return", "of"})

    def is_call(self, opening: int) -> bool:
        """Whether a bracket opens the arguments of a call."""
        if self.at(opening) != "(" or self.is_parameters(opening):
            return False
        before = self.tokens[opening - 1]
        words = {"if", "for", "while", "return", "of"}
        return before.text in {")", "]"} or (before.kind == "name" and before.text not in words)

    def parameters(self) -> Iterator[tuple[int, int]]:
        """The brackets around parameters."""
        for i, closing in self.partner.items():
            if self.at(i) == "(" and self.is_parameters(i):
                yield i, closing


def _brackets(tokens: tuple[Token, ...]) -> Iterator[tuple[int, int]]:
    stack: list[int] = []
    for i, token in enumerate(tokens):
        if token.kind != "sign":
            continue
        if token.text in _OPENING:
            stack.append(i)
        elif token.text in _CLOSING:
            opening = stack.pop()
            yield opening, i
            yield i, opening
