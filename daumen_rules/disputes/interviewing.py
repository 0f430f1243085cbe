"""Words that the interviews of all games say and understand, in English and in German.

The words of a question follow from what it is about and from what it wants.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.similar_names import did_you_mean
from daumen_rules.kernel.text import Language, Text

from .asks import AskRow

OPEN: Final = (
    *("unknown", "unbekannt", "follows", "folgt", "don't know", "dont know", "weiß nicht"),
    *("weiss nicht", "no idea", "keine ahnung", "nobody knows", "weiß keiner"),
)
"""Answers for which the situation gets no line."""
UNKNOWN: Final = Text("unknown", "unbekannt")
NO_WORDS: Final = Text("", "")


class AnswerType(Enum):
    """What an answer tells: items of an interview are typed, so that a client can show a form."""

    GAME = "game"
    SEAT = "seat"
    CARD = "card"
    HAND = "hand"
    """Cards, some of which may be unknown."""
    FIELD = "field"
    """A place on a board."""
    MOVES = "moves"
    """Actions, in their words."""
    NUMBER = "number"
    CHOICE = "choice"
    TEXT = "text"
    """A value of the game that is none of these, such as what was announced."""


@frozen
class Choice:
    """An answer that may be chosen: what is typed for it, and what it stands for."""

    sign: str
    words: str
    group: str = ""
    """What it belongs to; a long list is shown group by group."""


@frozen(kw_only=True)
class Item:
    """A question of an interview: its key, the type of its answer, its words, and the default
    answer.

    `several` says that the answer may have more than one value of the type. Of seats and choices
    `choices` has all that can be answered, where they can be listed.
    """

    key: str
    type: AnswerType
    several: bool = False
    about: str
    words: str
    choices: tuple[Choice, ...] = ()
    default: str
    introduction: str = ""
    """How to write this answer and those that follow; told once."""
    help: str = ""
    """What `?` explains."""
    takes_unknown: bool = False
    """Whether `?` is an answer: something that nobody remembers."""

    @property
    def data(self) -> dict[str, Any]:
        """The item for a form of a client."""
        choices = [{"answer": one.sign, "words": one.words} for one in self.choices]
        return {
            "key": self.key,
            "type": self.type.value,
            "several": self.several,
            "about": self.about,
            "words": self.words,
            "choices": choices,
            "default": self.default,
            "introduction": self.introduction,
        }


_ONE: Final = Text("?", "?")
_ENDS: Final = {
    (AnswerType.SEAT, True): Text(", clockwise?", ", im Uhrzeigersinn?"),
    (AnswerType.NUMBER, True): Text(", of {names}:", ", von {names}:"),
    (AnswerType.HAND, False): Text(", such as {example}?", ", etwa {example}?"),
    (AnswerType.HAND, True): Text(", such as {example}?", ", etwa {example}?"),
    (AnswerType.MOVES, True): Text(
        ", in order, such as {example}:", ", der Reihe nach, etwa {example}:"
    ),
}
"""The ends of questions by what they want, and whether it may be several; `?` for all others."""
_OR: Final = Text("or", "oder")
_NUMBERED: Final = Text("? In words, or its number:", "? In Worten, oder ihre Nummer:")
_GROUPED: Final = Text(
    "? In words, or its number; a letter lists some:",
    "? In Worten, oder ihre Nummer; ein Buchstabe zählt einige auf:",
)


@frozen(kw_only=True)
class Field:
    """A question of the interview: its subject, what it wants, examples, a remark on how to
    answer, and the answer for an empty line.
    """

    about: Text
    type: AnswerType
    several: bool = False
    example: Text = NO_WORDS
    remark: Text = NO_WORDS
    default: Text = UNKNOWN
    help: Text = NO_WORDS
    """What `?` explains."""
    takes_unknown: bool = False
    """Whether `?` is an answer: something that nobody remembers."""

    def item(
        self,
        key: str,
        language: Language,
        *,
        names: Sequence[str],
        default: str | None = None,
        choices: Sequence[Choice] = (),
        introduction: str = "",
        **gaps: str,
    ) -> Item:
        """The item that asks for this field, with words made from what it wants.

        Of seats that are asked for one, the names are the choices.
        """
        gaps = {"names": ", ".join(names), **gaps}
        example = self.example[language].format(*names[:2], **gaps)
        about = self.about[language].format(**gaps)
        if self.type is AnswerType.SEAT and not self.several:
            choices = [Choice(name, name) for name in names]
        end = self._end(choices, language).format(example=example, **gaps)
        remark = self.remark[language] and f" {self.remark[language]}:"
        return Item(
            key=key,
            type=self.type,
            several=self.several,
            about=about,
            words=f"{about}{end}{remark}",
            choices=tuple(choices),
            default=self.default[language] if default is None else default,
            introduction=introduction,
            help=self.help[language],
            takes_unknown=self.takes_unknown,
        )

    def _end(self, choices: Sequence[Choice], language: Language) -> str:
        if self.type is AnswerType.CHOICE and len(choices) > 1:
            if any(one.sign != one.words for one in choices):
                return (_GROUPED if choices[0].group else _NUMBERED)[language]
            *some, last = (one.words for one in choices)
            return f": {', '.join(some)} {_OR[language]} {last}?"
        return _ENDS.get((self.type, self.several), _ONE)[language]


def a_number(most: int, question: Text) -> Text:
    """The expected text of an error: a question by its number, or in words."""
    return Text(
        f"a number from 1 to {most}, or in words {question.en}",
        f"eine Nummer von 1 bis {most}, oder in Worten {question.de}",
    )


def numbered(rows: Sequence[AskRow[Any, Any]]) -> dict[str, Any]:
    """The kinds of questions by the numbers under which an interview offers them."""
    return {str(number): row for number, row in enumerate(rows, start=1)}


def no_name(found: str, names: Sequence[str]) -> InputError:
    """The error of an answer that names no player."""
    known = ", ".join(names)
    somebody = Text(f"one of {known}", f"einer von {known}")
    return InputError(1, 1, found, did_you_mean(found, names) or somebody)


_NAME: Final = re.compile(r"[^\W\d_][\w .'’-]*")
_A_NAME: Final = Text(
    "a name, such as `Anna` or `Ben 2`: letters, perhaps digits after them",
    "ein Name, etwa `Anna` oder `Ben 2`: Buchstaben, danach vielleicht Ziffern",
)


def is_name(words: str) -> bool:
    """Whether words can be meant as a name in a dialogue; files may have names of any signs."""
    return _NAME.fullmatch(words) is not None


def check_spoken_names(typed: str) -> None:
    """Raises InputError where something between the commas cannot be meant as a name."""
    for name in (each.strip() for each in typed.split(",")):
        if not is_name(name):
            raise InputError(1, 1, name, _A_NAME)


RULES: Final = Field(about=Text("Which rules", "Welche Regeln"), type=AnswerType.CHOICE)
NAMES: Final = Field(
    about=Text("Who plays", "Wer spielt mit"),
    type=AnswerType.SEAT,
    several=True,
    help=Text(
        "The players in the order in which they sit, clockwise, with commas between.",
        "Die Spieler in der Reihenfolge, in der sie sitzen, im Uhrzeigersinn, mit Kommas "
        "dazwischen.",
    ),
)
KIND: Final = Field(
    about=Text("What is the question", "Was ist die Frage"),
    type=AnswerType.CHOICE,
    default=Text("1", "1"),
    help=Text(
        "Ask as at the table, such as `may Ben pass`, `whose turn is it`, `who wins`.",
        "Frage wie am Tisch, etwa `darf Ben passen`, `wer ist dran`, `wer gewinnt`.",
    ),
)
WHO: Final = Field(about=Text("Who is it about", "Um wen geht es"), type=AnswerType.SEAT)
"""What every interview asks for first."""
