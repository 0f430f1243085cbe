"""Many small changes to the engine, made by rule and not by hand: all of them, the same every time.

The module has the operators. A change that no longer parses is left out and counted.
"""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias

from attrs import frozen

from tests.liars.javascript import Program
from tests.liars.patch import ENGINE, RULE_FILES

Edit: TypeAlias = tuple[int, int, str]
"""The first and last token that go, and what comes in their place."""

_SIGNS: Final = {
    "===": ("!==",),
    "!==": ("===",),
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "&&": ("||",),
    "||": ("&&",),
    "??": ("&&",),
    "+": ("-",),
    "-": ("+",),
    "*": ("+",),
    "%": ("+",),
    "+=": ("-=",),
    "-=": ("+=",),
    "|=": ("&=",),
    "|": ("&",),
    "&": ("|",),
    "<<": (">>",),
}
_METHODS: Final = {
    "some": "every",
    "every": "some",
    "find": "findLast",
    "filter": "map",
    "push": "unshift",
    "flatMap": "map",
    "max": "min",
    "includes": "indexOf",
}
_LEFT_OUT: Final = frozenset({"filter", "map", "slice", "flat", "reverse", "fill"})
_JUDGES: Final = frozenset({"===", "!==", "<", "<=", ">", ">=", "&&", "||", "!", "includes"})
_ENDS: Final = frozenset({",", ";", ":", "=>", "=", "return", "?"})
_LOGIC: Final = _ENDS | {"&&", "||", "??"}


@frozen
class Mutant:
    """A change to one file of the engine. Lines and columns count from 1."""

    id: str
    file: str
    line: int
    column: int
    operator: str
    old: str
    new: str
    source: str
    """The whole file with the change."""


def signs(p: Program) -> Iterator[Edit]:
    """Other relations, other arithmetic, or for and."""
    for i, token in enumerate(p.tokens):
        for new in _SIGNS.get(token.text, ()) if token.kind == "sign" else ():
            yield i, i, new


def numbers(p: Program) -> Iterator[Edit]:
    """One more, one less."""
    for i, token in enumerate(p.tokens):
        if token.kind == "number":
            yield i, i, str(int(token.text) + 1)
            yield i, i, str(int(token.text) - 1)


def words(p: Program) -> Iterator[Edit]:
    """Another word in place of a reading, an event or a clause; true for false."""
    for i, token in enumerate(p.tokens):
        if token.kind == "string" and p.at(i - 1) != "from" and p.at(i + 1) != ":":
            yield i, i, '"?"'
        if token.text in {"true", "false"} and token.kind == "name":
            yield i, i, "false" if token.text == "true" else "true"


def methods(p: Program) -> Iterator[Edit]:
    """Another method of an array; the last for the first; no method at all."""
    for i, token in enumerate(p.tokens):
        if p.at(i - 1) != "." or p.at(i + 1) != "(":
            continue
        if token.text in _METHODS:
            yield i, i, _METHODS[token.text]
        if token.text in _LEFT_OUT:
            yield i - 1, p.partner[i + 1], ""
        if token.text == "at" and p.text(i + 1, p.partner[i + 1]) == "(-1)":
            yield i + 1, p.partner[i + 1], "(0)"


def conditions(p: Program) -> Iterator[Edit]:
    """Every condition always, never, and the other way round."""
    for first, last in _conditions(p):
        yield first, last, "true"
        yield first, last, "false"
        yield first, last, f"!({p.text(first, last)})"


def _conditions(p: Program) -> Iterator[tuple[int, int]]:
    for i, token in enumerate(p.tokens):
        if token.text == "if":
            yield i + 2, p.partner[i + 1] - 1
        elif token.text == "?" and token.kind == "sign":
            yield p.left(i, _ENDS), i - 1
        elif token.text == "=>" and p.at(i + 1) != "{":
            last = p.right(i + 1, frozenset({",", ";"}))
            if _judges(p, i + 1, last):
                yield i + 1, last


def _judges(p: Program, first: int, last: int) -> bool:
    """Whether an expression is true or false, as far as one can see."""
    at, signs = first, list[str]()
    while at <= last:
        signs.append(p.at(at))
        at = p.partner[at] + 1 if p.at(at) in {"(", "[", "{"} else at + 1
    return not _JUDGES.isdisjoint(signs) and "?" not in signs and "+" not in signs


def operands(p: Program) -> Iterator[Edit]:
    """One side of an and, or and else alone; no negation."""
    for i, token in enumerate(p.tokens):
        if token.kind == "sign" and token.text in {"&&", "||", "??"}:
            first, last = p.left(i, _LOGIC), p.right(i + 1, _LOGIC)
            yield first, last, p.text(first, i - 1)
            yield first, last, p.text(i + 1, last)
        if token.kind == "sign" and token.text == "!":
            yield i, i, ""


def statements(p: Program) -> Iterator[Edit]:
    """A statement left out, a value not returned, the body of a function empty."""
    for i in p.partner:
        if p.at(i) != "{" or not p.is_body(i):
            continue
        if p.partner[i] > i + 1:
            yield i + 1, p.partner[i] - 1, ""
        for first, last in _statements(p, i):
            if p.at(first) == "return":
                yield first + 1, last, ";"
            elif p.at(first) not in {"const", "let"}:
                yield first, last, ";"


def _statements(p: Program, body: int) -> Iterator[tuple[int, int]]:
    for first, last in p.parts(body, ";"):
        if p.at(first) == "else":
            yield first + 1, last + 1
            continue
        yield first, min(last + 1, p.partner[body] - 1)


def arguments(p: Program) -> Iterator[Edit]:
    """Two neighbouring arguments the other way round."""
    for i in p.partner:
        if p.at(i) == "(" and p.is_call(i):
            parts = p.parts(i)
            for (a, b), (c, d) in pairwise(parts):
                yield a, d, f"{p.text(c, d)}, {p.text(a, b)}"


def elements(p: Program) -> Iterator[Edit]:
    """An element of a list or an object left out, two neighbours the other way round."""
    for i in p.partner:
        if p.at(i) not in {"[", "{"} or not p.is_literal(i):
            continue
        parts = p.parts(i)
        for n, (first, last) in enumerate(parts):
            at = first - 1 if n else first
            yield at, last if n or len(parts) == 1 else last + 1, ""
        for (a, b), (c, d) in pairwise(parts):
            if p.at(i) == "[":
                yield a, d, f"{p.text(c, d)}, {p.text(a, b)}"
            elif p.at(a + 1) == p.at(c + 1) == ":":
                swapped = f"{p.at(a)}: {p.text(c + 2, d)}, {p.at(c)}: {p.text(a + 2, b)}"
                yield a, d, swapped


EQUIVALENT: Final = Path(__file__).parent / "equivalent.json"
"""The mutants that play just like the engine, each with the reason, found by looking at them."""


def equivalent() -> list[dict[str, str]]:
    """The entries of the list: `id`, `old`, `new` and `reason`."""
    found: list[dict[str, str]] = json.loads(EQUIVALENT.read_text("utf-8"))
    return found


OPERATORS: Final[tuple[Callable[[Program], Iterator[Edit]], ...]] = (
    signs,
    numbers,
    words,
    methods,
    conditions,
    operands,
    statements,
    arguments,
    elements,
)
"""What is done to a program."""


def mutants() -> tuple[list[Mutant], int]:
    """All mutants that parse, and the number of those that do not."""
    found = [mutant for file in RULE_FILES for mutant in _of_file(file)]
    good = parse([mutant.source for mutant in found])
    return [m for m, parses in zip(found, good, strict=True) if parses], good.count(False)


def _of_file(file: str) -> Iterator[Mutant]:
    source = (ENGINE / file).read_text("utf-8")
    program = Program(source)
    parameters = list(program.parameters())
    known = {source}
    numbers: Counter[str] = Counter()
    for operator in OPERATORS:
        for first, last, new in operator(program):
            if (
                any(a <= first and last <= b for a, b in parameters)
                or program.at(first) == "import"
            ):
                continue
            start, end = program.tokens[first].start, program.tokens[last].end
            changed = source[:start] + new + source[end:]
            if changed in known:
                continue
            known.add(changed)
            line = source.count("\n", 0, start) + 1
            column = start - (source.rfind("\n", 0, start) + 1) + 1
            place = f"{file}:{line}:{column}:{operator.__name__}"
            numbers[place] += 1
            id_ = f"{place}:{numbers[place]}"
            yield Mutant(
                id_, file, line, column, operator.__name__, source[start:end], new, changed
            )


_PARSER: Final = """
const { SourceTextModule } = require("node:vm");
const parses = (text) => {
  try { new SourceTextModule(text); return true; } catch { return false; }
};
const sources = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(sources.map(parses)));
"""


def parse(sources: list[str]) -> list[bool]:
    """Which of the sources are programs."""
    done = subprocess.run(
        ["node", "--experimental-vm-modules", "--no-warnings", "-e", _PARSER],
        input=json.dumps(sources),
        capture_output=True,
        text=True,
        check=True,
    )
    answers: list[bool] = json.loads(done.stdout)
    return answers
