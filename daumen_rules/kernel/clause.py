"""A clause: one statement of a rule text, with its place in the text and our summary (gist).

The decorator `cites` ties a function to the clauses that it carries out. The effect of a clause
stands elsewhere: in a row of a legality table or in a cited function.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from .frozen import frozen
from .text import Text


class ClauseKind(Enum):
    """The purpose of a clause. Clauses of the last five kinds compute nothing."""

    MATERIAL = "material"
    SETUP = "setup"
    LEGALITY = "legality"
    TRANSITION = "transition"
    SCORING = "scoring"
    VIEW = "view"
    AIM = "aim"
    EXAMPLE = "example"
    ADVICE = "advice"
    PROCEDURE = "procedure"
    """Handling that no program can do: holding, sorting, putting away."""
    REMARK = "remark"
    """An explanation of words, or a consequence of other clauses."""

    @property
    def computes(self) -> bool:
        """Whether clauses of this kind need a function and a test."""
        return self not in {
            ClauseKind.AIM,
            ClauseKind.EXAMPLE,
            ClauseKind.ADVICE,
            ClauseKind.PROCEDURE,
            ClauseKind.REMARK,
        }


class Relation(Enum):
    """How the two rule texts compare in one clause."""

    SAME = "same"
    ONLY_GERMAN = "only_german"
    ONLY_ENGLISH = "only_english"
    DIFFER = "differ"
    AMBIGUOUS = "ambiguous"
    SILENT = "silent"


class ClauseText(Protocol):
    """A text that defines clauses."""

    def read(self) -> None:
        """Reads the text and fills in all its clauses with `Clause.__init__`."""
        ...


class _Unread:
    """A clause whose text is read when one of its fields is first used."""

    __slots__ = ("_source",)

    _source: ClauseText

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            if name not in Clause.__slots__:
                raise AttributeError(f"{type(self).__name__} has no {name!r}")
            self._source.read()
            return object.__getattribute__(self, name)


@frozen
class Clause(_Unread):
    """One statement of a rule text. `german` and `english` are places in the manuals ("G2→1, G5"),
    None where a manual says nothing; the manuals' own sentences are never quoted. `questions` are
    the ids of its open questions.
    """

    id: str
    kind: ClauseKind
    german: str | None
    english: str | None
    relation: Relation
    gist: Text
    questions: tuple[str, ...] = ()

    @property
    def is_variant(self) -> bool:
        """Whether it is one of the rules that a manual offers besides its own; they begin so."""
        return self.gist.en.startswith("Variant: ")

    @property
    def group(self) -> str:
        """How the ids of a text begin, such as KNIFFEL in KNIFFEL-5."""
        return self.id.rpartition("-")[0]

    def __str__(self) -> str:
        return self.id

    def __hash__(self) -> int:
        return hash(self.id)


def clause_of(source: ClauseText) -> Clause:
    """A clause of a text that has not been read yet."""
    clause = object.__new__(Clause)
    object.__setattr__(clause, "_source", source)
    return clause


def source_of(clause: Clause) -> ClauseText | None:
    """The text that defines a clause; None for a clause made by hand."""
    return getattr(clause, "_source", None)


F = TypeVar("F", bound=Callable[..., Any])


def cites(*clauses: Clause) -> Callable[[F], F]:
    """Mark a function as carrying out `clauses`. The mark has no other effect."""

    def mark(function: F) -> F:
        function.__cites__ = clauses  # type: ignore[attr-defined]
        return function

    return mark


def cited_by(function: object) -> tuple[Clause, ...]:
    """The clauses that a function was marked with; empty without a mark."""
    marks: tuple[Clause, ...] = getattr(function, "__cites__", ())
    return marks
