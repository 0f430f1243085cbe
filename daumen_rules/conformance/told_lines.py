"""The parts of a told failure that are the same in every game.

Here lives the layout of both sides, of the clause and of another reading, in lines that fit.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.conformance.bench import Blame
from daumen_rules.conformance.script import Failure
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import Game
from daumen_rules.kernel.text import Language, Text

WIDTH: Final = 98
_WRONG: Final = Text("wrong here", "hier falsch")
_AFTER: Final = Text("wrong after this", "danach falsch")
_FAILS: Final = Text("no usable answer after this", "danach keine brauchbare Antwort")
SHOWS: Final = Text("here it shows", "hier zeigt es sich")


def mark(failure: Failure[Any, Any, Any]) -> Text:
    """Where only that is wrong which is allowed afterwards, the move itself is right; where nothing
    is different, the engine has failed to answer.
    """
    if not failure.differences:
        return _FAILS
    return _AFTER if all(d.place == "legal" for d in failure.differences) else _WRONG


def told_difference(sides: tuple[str, str], others: str, language: Language) -> Iterator[str]:
    """What the engine says, what the rules say, and what else is different."""
    engine = Text("your engine says: ", "deine Engine sagt: ")[language]
    rules = Text("the rules say: ", "die Regeln sagen: ")[language]
    wide = max(len(engine), len(rules))
    yield from folded(engine.ljust(wide) + sides[0], wide, 0)
    yield from folded(rules.ljust(wide) + sides[1], wide, 0)
    if others:
        also = Text("different too: ", "auch verschieden: ")[language]
        yield from folded(also.ljust(wide) + others, wide, 0)


def told_blame(
    game: Game[Any, Any, Any, Any, Any], blame: Blame, language: Language
) -> Iterator[str]:
    """The clause with its places, others that may be the reason, and a reading that fits."""
    yield from _clause(blame, language)
    yield from _reading(game, blame, language)


def _clause(blame: Blame, language: Language) -> Iterator[str]:
    clause = blame.clause
    yield from folded(f"{clause.id} ({_citation(clause, language)})", 0)
    yield from folded(clause.gist[language], 4)
    others = [other.id for other in dict.fromkeys(blame.others) if other != clause]
    if others:
        perhaps = Text("perhaps also ", "vielleicht auch ")[language]
        yield f"    {perhaps}{', '.join(others[:4])}"


def _citation(clause: Clause, language: Language) -> str:
    german, english = clause.german or "–", clause.english or "–"
    return Text(f"German {german}; English {english}", f"deutsch {german}; englisch {english}")[
        language
    ]


def _reading(
    game: Game[Any, Any, Any, Any, Any], blame: Blame, language: Language
) -> Iterator[str]:
    if blame.reading is None:
        return
    flag, value = blame.reading
    question = next(q for q in game.questions() if flag in q.flags)
    says = next((r.says[language] for r in question.readings if r.value == value), "")
    by = Text(
        f"So it would be by {flag}={value} ({question.id}): {says}",
        f"So wäre es nach {flag}={value} ({question.id}): {says}",
    )
    yield from folded(by[language], 4, 0)


def folded(text: str, indent: int, first: int | None = None) -> Iterator[str]:
    """A text in lines that fit, all indented; the first one otherwise if `first` is given."""
    yield from textwrap.wrap(
        text,
        width=WIDTH,
        initial_indent=" " * (indent if first is None else first),
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
