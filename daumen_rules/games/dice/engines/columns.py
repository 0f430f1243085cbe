"""Columns of rows that are multiplied by what is thrown, as in 51 Sechserspiel and 88 Rentmeister.

The note of such games, and entering. Which rows there are, and who wins, stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Annotated, Any

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.impossible import Impossible, between
from daumen_rules.pieces.marks import Called, Exactly, Lasting
from daumen_rules.pieces.options import Source, option

from .sheets import S, Sheet, with_note
from .terms import points_term

Order = StrEnum("Order", "ROUND BLOCK")


@frozen
class Column:
    """A note: the number of the first of six rows, and their products, 0 where one is free."""

    first: Annotated[Lasting[int], Called("first factor", "erster Faktor")]
    products: Annotated[tuple[int, ...], Exactly(6), Called("products", "Produkte")] = (0,) * 6

    @property
    def points(self) -> int:
        """The sum of the products."""
        return sum(self.products)

    @property
    def free(self) -> tuple[int, ...]:
        """The numbers of the rows that are free."""
        return tuple(self.first + i for i, product in enumerate(self.products) if not product)


def free_rows(clause: Clause) -> Callable[[Sheet[Any, Column]], tuple[int, ...]]:
    """After a throw, the rows in which it can be entered."""

    @cites(clause)
    def asks(sheet: Sheet[Any, Column]) -> tuple[int, ...]:
        return sheet.note.free if sheet.faces and sheet.chosen is None else ()

    return asks


def entered(clause: Clause) -> Callable[[S, Faces], S]:
    """The pips times the row that was chosen, or times the first free one."""

    @cites(clause)
    def count(sheet: S, faces: Faces) -> S:
        note: Column = sheet.note
        row = sheet.chosen if isinstance(sheet.chosen, int) else note.free[0]
        products = list(note.products)
        products[row - note.first] = row * sum(faces)
        return with_note(sheet, evolve(note, products=tuple(products)))

    return count


def column_term(note: Column) -> Term:
    """The products and their sum, as a fact."""
    rows = " ".join(str(product or "–") for product in note.products)
    points = points_term(note.points).words
    words = Text(f"{points.en}: {rows}", f"{points.de}: {rows}")
    return Term(f"{note.points} / {rows}", words)


def order_option(clause: Clause) -> Order:
    """Who throws after a throw, where each seat has six."""
    return option(Order.ROUND, clause, Source.MANUAL)("""
        Who throws after a throw? | Wer wirft nach einem Wurf?
        the next seat | der nächste Platz
        the same, six times in a row | derselbe, sechsmal hintereinander
    """)


def six_throws(
    clause: Clause,
) -> tuple[Callable[[Any], int], Callable[[Any, Sheet[Any, Any]], bool]]:
    """Six rounds of one throw, or one of six; and whether the same seat throws again."""

    @cites(clause)
    def rounds(rules: Any) -> int:
        return 6 if rules.order is Order.ROUND else 1

    @cites(clause)
    def again(_: Any, after: Sheet[Any, Any]) -> bool:
        return after.rules.order is Order.BLOCK and after.thrown < 6

    return rounds, again


def rows_by_throws(sheet: Sheet[Any, Column]) -> Iterator[Impossible]:
    """The seat on turn has entered a row for each of its throws."""
    entered = len(sheet.note.products) - len(sheet.note.free)
    rounds = sheet.played * (6 if sheet.rules.order is Order.BLOCK else 1)
    yield from between(f"notes[{sheet.turn}].products", entered, *[rounds + sheet.thrown] * 2)
