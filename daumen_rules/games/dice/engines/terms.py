"""Notes and throws as facts, in both languages: points, chips, open numbers, painted dice.

No rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias, TypedDict

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, Text, listed, number
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.event_text import TextEvent, told

from .sheets import Best, Sheet, Standing, common_of

Line: TypeAlias = tuple[Text, Sequence[int | None]]
"""A line of a score sheet: its name, and one value per seat, None for an empty cell."""


def first_is(en: str, de: str) -> Callable[[Sheet[Any, Any], Seat], tuple[Text, ...]]:
    """A word beside the name of the first seat, which has a part of its own in the game."""
    word = Text(en, de)
    return lambda sheet, seat: (word,) if seat == sheet.first else ()


STOPPED: Final = (Text("has stopped", "hat aufgehört"),)
"""The mark of a seat that does not throw any more, though others do."""


@frozen
class Counted:
    """The function that turns a number of things into a fact. Its fields are the singular and the
    plural in both languages.
    """

    en: str
    ens: str
    de: str
    des: str

    def __call__(self, many: int) -> Term:
        en, de = (self.en, self.de) if abs(many) == 1 else (self.ens, self.des)
        return Term(str(many), Text(f"{many} {en}", f"{many} {de}"))

    @property
    def scored(self) -> Text:
        """The name of scores that count these things, such as Points."""
        return Text(self.ens.capitalize(), self.des)


TOGETHER: Final = Text("together", "zusammen")
MIDDLE: Final = Text("in the middle", "in der Mitte")
FIELDS: Final = Text("on the fields", "auf den Feldern")
NOW: Final = Text("now", "jetzt")
STAKES: Final = Text("stakes", "Einsätze")

points_term: Final = Counted("point", "points", "Punkt", "Punkte")
chips_term: Final = Counted("chip", "chips", "Chip", "Chips")


class InMiddle(TypedDict):
    """The shared keywords of games with chips of the seats and chips in the middle."""

    words: Callable[[Any], Term]
    shared: Callable[[Any], Term]
    label: Text


IN_MIDDLE: Final[InMiddle] = {"words": chips_term, "shared": chips_term, "label": MIDDLE}


def in_throws(points: int, throws: int) -> Term:
    """The points and the number of throws, as a fact."""
    made = Counted("throw", "throws", "Wurf", "Würfen")(throws).words
    words = points_term(points).words
    return Term(f"{points} {throws}", Text(f"{words.en} in {made.en}", f"{words.de} in {made.de}"))


def best_term(note: Best) -> Term:
    """The points of a note, as a fact."""
    return points_term(note.points)


def standing_term(note: Standing) -> Term:
    """The points of a note, and whether the seat is out, as a fact."""
    points = points_term(note.points)
    if not note.is_out:
        return points
    words = points.words
    return Term(f"{points.code} out", Text(f"{words.en} and is out", f"{words.de} und ist draußen"))


def open_term(numbers: tuple[int, ...]) -> Term:
    """The open numbers, as a fact."""
    if not numbers:
        return Term("-", Text("no open number", "keine offene Zahl"))
    words = listed([number(each) for each in numbers]).words
    return Term(" ".join(map(str, numbers)), Text(f"{words.en} open", f"{words.de} offen"))


def painted(clause: Clause, white: int) -> Callable[[Faces], Term]:
    """The function that turns a throw into a fact: the first `white` dice are white, the others
    grey.
    """

    @cites(clause)
    def colours(faces: Faces) -> Term:
        light, dark = (
            listed([number(face) for face in part]) for part in (faces[:white], faces[white:])
        )
        words = Text(
            f"white {light.words.en}, grey {dark.words.en}",
            f"weiß {light.words.de}, grau {dark.words.de}",
        )
        return Term(f"{light.code} {dark.code}", words)

    return colours


def changed(
    before: Sheet[Any, Any],
    after: Sheet[Any, Any],
    counts: Callable[[Any, Any, Seat], Clause] | Clause,
    words: Callable[[Any], Term],
    shared: Callable[[Any], Term] | None,
    label: Text,
) -> Iterator[TextEvent]:
    """The events of changed notes and of a changed common part, which follows its label. The
    function `counts` gives each clause for a seat, or for -1 with the common part."""
    for seat, (old, new) in enumerate(zip(before.notes, after.notes, strict=True)):
        if old != new and words(old) != words(new):
            en, de = "{seat} has {note}.", "{seat} hat {note}."
            by = counts if isinstance(counts, Clause) else counts(before, after, seat)
            yield told(by, en, de, seat=SeatTerm(seat), note=words(new))
    if shared and shared(common_of(before)) != shared(common_of(after)):
        en, de = (f"{each[0].upper()}{each[1:]}: {{what}}." for each in (label.en, label.de))
        by = counts if isinstance(counts, Clause) else counts(before, after, -1)
        yield told(by, en, de, what=shared(common_of(after)))
