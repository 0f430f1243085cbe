"""The parts of a failure report that are the same in every game.

Both sides, the clause and another reading, in lines that fit.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from daumen_rules.contracts.engine_tests.script import Difference, Failure
from daumen_rules.contracts.engine_tests.shapes import as_list, as_object, cut
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import Language, Text

if TYPE_CHECKING:
    from daumen_rules.contracts.engine_tests.engine_tests import Blame

WIDTH: Final = 98
LONGEST_SAID: Final = 600
"""The greatest number of characters quoted of an engine's words."""
LONGEST_ANSWER: Final = 170
"""The greatest number of characters quoted of a raw answer."""
_WRONG: Final = Text("wrong here", "hier falsch")
_AFTER: Final = Text("wrong after this", "danach falsch")
_FAILS: Final = Text("no usable answer after this", "danach keine brauchbare Antwort")
SHOWS: Final = Text("here it shows", "hier zeigt es sich")


def mark(failure: Failure[Any, Any, Any]) -> Text:
    """The mark of the failing move.

    If only the legal actions afterwards differ, the move itself is right; without a difference the
    engine gave no usable answer.
    """
    if not failure.differences:
        return _FAILS
    return _AFTER if all(d.place == "legal" for d in failure.differences) else _WRONG


def difference_lines(sides: tuple[str, str], others: str, language: Language) -> Iterator[str]:
    """The answer of the engine, the answer of the rules, and the other fields that differ."""
    engine = Text("your engine says: ", "deine Engine sagt: ")[language]
    rules = Text("the rules say: ", "die Regeln sagen: ")[language]
    wide = max(len(engine), len(rules))
    yield from folded(engine.ljust(wide) + cut(sides[0], LONGEST_SAID), wide, 0)
    yield from folded(rules.ljust(wide) + sides[1], wide, 0)
    if others:
        also = Text("different too: ", "auch verschieden: ")[language]
        yield from folded(also.ljust(wide) + others, wide, 0)


def answer_lines(
    failure: Failure[Any, Any, Any], difference: Difference, language: Language
) -> Iterator[str]:
    """The raw answer, its request, and the field that differs."""
    answer = failure.line(difference.ask)
    if not answer:
        return
    asked = Text("asked: ", "gefragt: ")[language]
    field = Text("field: ", "Feld: ")[language]
    answered = Text("answered: ", "Antwort: ")[language]
    wide = max(len(asked), len(field), len(answered))
    path = _path_of(difference)
    yield field.ljust(wide) + _written(path)
    request = json.dumps(difference.ask.request, ensure_ascii=False)
    for head, said in ((asked, cut(request, WIDTH - wide)), (answered, _around(answer, path))):
        yield from folded(head.ljust(wide) + said, wide, 0, break_words=True)


def _path_of(difference: Difference) -> tuple[str | int, ...]:
    """The path of the innermost field that differs: names, and numbers in lists."""
    path: tuple[str | int, ...] = (difference.part,)
    if difference.part in ("legal", "events"):  # both sides are parts of the answer only
        return path
    if difference.field:
        path = (*path, difference.field)
    theirs, ours = difference.theirs, difference.ours
    while (found := _inner_difference(theirs, ours)) is not None:
        name, theirs, ours = found
        path = (*path, name)
    return path


def _written(path: tuple[str | int, ...]) -> str:
    """A path as it is read: `state.trick[0].covered`."""
    first, *others = path
    rest = (f"[{name}]" if isinstance(name, int) else f".{name}" for name in others)
    return f"{first}{''.join(rest)}"


def _inner_difference(theirs: Any, ours: Any) -> tuple[str | int, Any, Any] | None:
    """The first part in which two values of one kind differ; cards may lie in any order."""
    first, second = as_object(theirs), as_object(ours)
    if first is not None and second is not None and first.keys() == second.keys():
        return next(((k, first[k], second[k]) for k in first if first[k] != second[k]), None)
    items, others = as_list(theirs), as_list(ours)
    if items is None or others is None or len(items) != len(others):
        return None
    if any(isinstance(item, str) for item in (*items, *others)):
        return None
    pairs = enumerate(zip(items, others, strict=True))
    return next(((i, one, other) for i, (one, other) in pairs if one != other), None)


def _around(answer: str, path: tuple[str | int, ...]) -> str:
    """An answer; of a long one the part that begins a little before the field."""
    *_, name = takewhile(lambda name: isinstance(name, str), path)
    found = max(0, answer.find(f'"{name}"'))
    begin = max(0, min(found - 30, len(answer) - LONGEST_ANSWER))
    return ("…" if begin else "") + cut(answer[begin:], LONGEST_ANSWER)


def blame_lines(game: AnyGame, blame: Blame, language: Language) -> Iterator[str]:
    """The clause with its places, other possible clauses, and a reading that fits."""
    yield from _clause(blame, language)
    yield from _reading(game, blame, language)


def clause_lines(clause: Clause, language: Language) -> Iterator[str]:
    """A clause with its places, and its gist."""
    yield from folded(f"{clause.id} ({_citation(clause, language)})", 0)
    yield from folded(clause.gist[language], 4)


def _clause(blame: Blame, language: Language) -> Iterator[str]:
    clause = blame.clause
    yield from clause_lines(clause, language)
    others = [other.id for other in dict.fromkeys(blame.others) if other != clause]
    if others:
        perhaps = Text("perhaps also ", "vielleicht auch ")[language]
        yield f"    {perhaps}{', '.join(others[:4])}"


def _citation(clause: Clause, language: Language) -> str:
    german, english = clause.german or "–", clause.english or "–"
    return Text(f"German {german}; English {english}", f"deutsch {german}; englisch {english}")[
        language
    ]


def _reading(game: AnyGame, blame: Blame, language: Language) -> Iterator[str]:
    if blame.reading is None:
        return
    flag, value = blame.reading
    question = game.book.question_on(flag)
    says = next((r.says[language] for r in question.readings if r.value == value), "")
    by = Text(
        f"Your engine would be right by {flag}={value} ({question.id}): {says}",
        f"Deine Engine hätte recht nach {flag}={value} ({question.id}): {says}",
    )
    yield from folded(by[language], 4, 0)


def folded(
    text: str, indent: int, first: int | None = None, *, break_words: bool = False
) -> Iterator[str]:
    """A text in lines that fit, all indented; `first` is the indent of the first line."""
    yield from textwrap.wrap(
        text,
        width=WIDTH,
        initial_indent=" " * (indent if first is None else first),
        subsequent_indent=" " * indent,
        break_long_words=break_words,
        break_on_hyphens=False,
    )
