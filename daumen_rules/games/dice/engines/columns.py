"""Columns whose row numbers are multiplied by a throw, as in 51 Sechserspiel and 88 Rentmeister.

These games share a note, the entry of a throw, and the check of score cards. Each game says which
rows a column has and who wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement
from typing import Annotated, Any

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.dice import Faces, dice_figure
from daumen_rules.pieces.figures import Figure, figure
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.marks import Called, Exactly, Lasting
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.verbs import Verb

from .sheets import S, Sheet, with_note
from .terms import points_term

Order = StrEnum("Order", "ROUND BLOCK")


@frozen
class Column:
    """A note: the number of the first of six rows, and the product in each row, 0 if free."""

    first: Annotated[Lasting[int], Called("first factor", "erster Faktor")]
    products: Annotated[tuple[int, ...], Exactly(6), Called("products", "Produkte")] = (0,) * 6

    @property
    def points(self) -> int:
        """The sum of the products."""
        return sum(self.products)

    @property
    def free(self) -> tuple[int, ...]:
        """The numbers of the free rows, lowest first."""
        return tuple(self.first + i for i, product in enumerate(self.products) if not product)


def free_rows(clause: Clause) -> Callable[[Sheet[Any, Column]], tuple[int, ...]]:
    """The function that offers the free rows after a throw, until the seat has chosen one."""

    @cites(clause)
    def asks(sheet: Sheet[Any, Column]) -> tuple[int, ...]:
        return sheet.note.free if sheet.faces and sheet.chosen is None else ()

    return asks


def entered(clause: Clause) -> Callable[[S, Faces], S]:
    """The function that enters pips times row: in the chosen row, else in the first free one."""

    @cites(clause)
    def count(sheet: S, faces: Faces) -> S:
        note: Column = sheet.note
        row = sheet.chosen if isinstance(sheet.chosen, int) else note.free[0]
        products = list(note.products)
        products[row - note.first] = row * sum(faces)
        return with_note(sheet, evolve(note, products=tuple(products)))

    return count


def column_term(note: Column) -> Term:
    """The sum of a column and its products, as a fact; a free row is a dash."""
    rows = " ".join(str(product or "–") for product in note.products)
    points = points_term(note.points).words
    words = Text(f"{points.en}: {rows}", f"{points.de}: {rows}")
    return Term(f"{note.points} / {rows}", words)


def order_option(clause: Clause) -> Order:
    """The option of who throws next: each seat in turn, or one seat six times in a row."""
    return option(Order.ROUND, clause, Source.MANUAL)("""
        Who throws after a throw? | Wer wirft nach einem Wurf?
        the next seat | der nächste Platz
        the same, six times in a row | derselbe, sechsmal hintereinander
    """)


def six_throws(
    clause: Clause,
) -> tuple[Callable[[Any], int], Callable[[Any, Sheet[Any, Any]], bool]]:
    """Two functions: the number of rounds (six of one throw, or one round of six throws), and
    whether the same seat throws again.
    """

    @cites(clause)
    def rounds(rules: Any) -> int:
        return 6 if rules.order is Order.ROUND else 1

    @cites(clause)
    def again(_: Any, after: Sheet[Any, Any]) -> bool:
        return after.rules.order is Order.BLOCK and after.thrown < 6

    return rounds, again


def rows_by_throws(sheet: Sheet[Any, Column]) -> Iterator[Impossible]:
    """What is wrong unless the seat on turn has entered one row for each of its throws."""
    entered = len(sheet.note.products) - len(sheet.note.free)
    rounds = sheet.played * (6 if sheet.rules.order is Order.BLOCK else 1)
    yield from between(f"notes[{sheet.turn}].products", entered, *[rounds + sheet.thrown] * 2)


def card_faults(
    boxes: Sequence[str],
    score: Callable[[str, Faces, Any], int],
    total: Callable[[Any, Any], int],
    most: int,
) -> Callable[[Sheet[Any, Any]], Iterator[Impossible]]:
    """The check of score cards: each box holds a score that five dice can make in it, the points
    are the total of the columns, and the seat on turn has thrown fewer than `most` times.
    """

    @cache
    def can(box: str, rules: Any) -> Sequence[int]:
        every = combinations_with_replacement(range(1, 7), 5)
        return sorted({score(box, faces, rules) for faces in every})

    def faults(sheet: Sheet[Any, Any]) -> Iterator[Impossible]:
        yield from between("thrown", sheet.thrown, 0, most - 1)
        for seat, card in enumerate(sheet.notes):
            for number, column in enumerate(card.columns):
                place = f"notes[{seat}].columns[{number}]"
                for box, points in zip(boxes, column, strict=True):
                    some = f"{box}: {', '.join(map(str, can(box, sheet.rules)))}"
                    holds = points is None or points in can(box, sheet.rules)
                    yield from expected(holds, place, points, some, some)
            points = sum(total(column, sheet.rules) for column in card.columns)
            en, de = f"{points}, the points of the boxes", f"{points}, die Punkte der Felder"
            yield from expected(card.points == points, f"notes[{seat}].points", card.points, en, de)

    return faults


def above_usual(usual: Sequence[int]) -> Callable[[Sheet[Any, Any]], tuple[int, ...]]:
    """How far the filled boxes of each seat are above what boxes usually bring; bots use it.

    `usual` are the mean points of the boxes in good play, from the top.
    """

    def standing(sheet: Sheet[Any, Any]) -> tuple[int, ...]:
        return tuple(
            sum(
                points - mean
                for column in card.columns
                for points, mean in zip(column, usual, strict=True)
                if points is not None
            )
            for card in sheet.notes
        )

    return standing


def card_now(
    boxes: Sequence[str], score: Callable[[str, Faces, Any], int], upper: int
) -> Callable[[Sheet[Any, Any]], list[int | None]]:
    """What the dice count in each free box of the seat on turn, from the top. Two sums stand below
    the `upper` first boxes, and one below the last.
    """

    def would(sheet: Sheet[Any, Any]) -> list[int | None]:
        each = [
            score(box, sheet.lying, sheet.rules) if points is None else None
            for box, points in zip(boxes, sheet.note.column, strict=True)
        ]
        return [*each[:upper], None, None, *each[upper:], None]

    return would


def card_figures(
    score: Callable[[str, Faces, Any], int],
    total: Callable[[Any, Any], int],
    boxes: Mapping[str, Text],
    brings: Callable[[str], Clause],
    nothing_and_bonus: tuple[Clause, Clause],
) -> tuple[Verb[Figure], ...]:
    """What can be asked of a score card without a table: five dice in a box, and the upper part.

    `brings` gives the clause of a box; then come that of dice that do not fit their box, and that
    of the bonus.
    """
    nothing, bonus = nothing_and_bonus

    def upper_part(rules: Any, sum: int) -> int:
        return total((sum, *(0,) * (len(boxes) - 1)), rules)

    en, de, most = "upper part {sum}", "oberer Teil {sum}", 5 * sum(range(1, 7))
    return (
        figure(upper_part, (bonus,), en, de, sum=range(most + 1)),
        dice_figure(score, 5, boxes, brings, nothing),
    )
