"""The types of answers about what lies there, from the shapes of the fields of a game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from daumen_rules.disputes.interviewing import AnswerType, Choice
from daumen_rules.kernel.text import Language
from daumen_rules.positions.fields import kind_words, kinds_of
from daumen_rules.positions.parts import Done, OneOf, Record, Row
from daumen_rules.positions.words import (
    BROKEN,
    FACE,
    NOTHING,
    WHOLE,
    Coded,
    Named,
    Shape,
    Sitting,
    Worded,
)


def answer_type(shape: Shape | None) -> tuple[AnswerType, bool]:
    """The type of a field, and whether it has several values of the type. Several cards are a
    hand.
    """
    match shape:
        case Row(item=item, items=items):
            types = {answer_type(one)[0] for one in ((item,) if item is not None else items)}
            one = types.pop() if len(types) == 1 else AnswerType.TEXT
            return (AnswerType.HAND if one is AnswerType.CARD else one), True
        case _ if len(kinds_of(shape) if shape is not None else ()) > 1:
            return AnswerType.CHOICE, False
        case OneOf(shapes=shapes):
            each = {answer_type(one) for _, one in shapes}
            return each.pop() if len(each) == 1 else (AnswerType.TEXT, False)
        case Sitting():
            return AnswerType.SEAT, False
        case Named():
            return AnswerType.CHOICE, False
        case Done():
            return AnswerType.MOVES, False
        case Worded(kind=kind):
            return _type_of(kind), False
        case Coded():
            return AnswerType.FIELD, True
        case _:
            is_number = shape in (WHOLE, BROKEN, FACE)
            return (AnswerType.NUMBER if is_number else AnswerType.TEXT), False


def _type_of(kind: type) -> AnswerType:
    """The type of a value that is written as in an action. A card has a sign, a suit is one of a
    few, and all others are places.
    """
    if hasattr(kind, "sign"):
        return AnswerType.CARD
    is_place = not issubclass(kind, Enum) or hasattr(kind, "term")
    return AnswerType.FIELD if is_place else AnswerType.CHOICE


def choices_of(shape: Shape | None, names: Sequence[str], language: Language) -> tuple[Choice, ...]:
    """All answers about a field of seats, or of a choice, as they are typed."""
    if shape is None or isinstance(shape, Row | Record):
        return ()
    if isinstance(shape, Sitting):
        return _typed(names)
    if isinstance(shape, Named):
        return _typed([word[language] for _, word in shape.words])
    if isinstance(shape, OneOf) and len(kinds_of(shape)) > 1:
        return _typed([word[language] for word in kind_words(shape).values()])
    if isinstance(shape, OneOf) and len(shape.shapes) == 1:
        inner = choices_of(shape.shapes[0][1], names, language)
        return (*inner, Choice(NOTHING, NOTHING)) if inner else ()
    if answer_type(shape)[0] is AnswerType.CHOICE and isinstance(shape, Worded):
        return _typed([shape.operand.write(each, language) for each in shape.operand.values])
    return ()


def _typed(words: Sequence[str]) -> tuple[Choice, ...]:
    return tuple(Choice(word, word) for word in words)
