"""The interview about a position of any game: who plays, what is asked, what lies there.

Of what lies there it asks only for what the answer looks at: `untold` finds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import islice
from typing import Any, Final

from daumen_rules.contracts.court import Answers, Interview, PartlyReadError
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act
from daumen_rules.disputes.asks import filled, read_ask
from daumen_rules.disputes.interviewing import (
    OPEN,
    Choice,
    Item,
    a_number,
    check_spoken_names,
    no_name,
    numbered,
)
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import seat_named
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.options import MANUAL, OptionError
from daumen_rules.pieces.written_line import Line, line_of
from daumen_rules.positions.field_reader import FieldReader
from daumen_rules.positions.fields import keys_in, kinds_of
from daumen_rules.positions.misplaced import Misplaced
from daumen_rules.positions.shapes import shapes_of
from daumen_rules.positions.words import Shape
from daumen_rules.records.text_form import Reader

from .answer_types import answer_type, choices_of
from .asks import ROWS, Row, examples_of, gaps_of
from .interview_texts import ABOUT_FIELDS, FIELDS, INTRODUCTION
from .situation import Situation, read_situation
from .story import players_of, story, written
from .untold import Search

KINDS: Final[dict[str, Row]] = numbered([row for row in ROWS if not row.names("KIND")])
PLAYERS: Final = (
    "Anna",
    "Ben",
    "Cleo",
    "Dora",
    "Emil",
    "Fritz",
    "Gerd",
    "Hans",
    "Ida",
    "Jan",
    "Kim",
)


@frozen
class _Asking:
    """The interview of a game."""

    game: AnyGame

    def item(self, answers: Answers, rules: str | None, language: Language) -> Item | None:
        """The next question after these answers; None once nothing else matters."""
        key = next((key for key in self.keys(answers) if key not in answers), None)
        if key is None:
            return self.field(answers, language)
        names, field = self.names(answers), FIELDS[key]
        examples = (row.example(language) for row in self.game.notation.verbs.of(0))
        first = next(examples, "-")  # a game of pure luck has no actions of seats
        usual = (number for number, row in KINDS.items() if first != "-" or not row.names("ACTION"))
        default = {
            "rules": rules or MANUAL,
            "names": ", ".join(names),
            "kind": next(usual),
            "who": names[0],
            "action": first,
        }
        return field.item(
            key,
            language,
            names=names,
            default=default.get(key),
            choices=self.choices(key, language),
            introduction=INTRODUCTION[language] if key == "done" else "",
            who=answers.get("who", names[0]),
            action=f"{names[0]}: {first}",
        )

    def choices(self, key: str, language: Language) -> tuple[Choice, ...]:
        """The answers to a question that can be listed: rule sets by name, kinds of questions."""
        if key == "rules":
            return tuple(Choice(name, name) for name, _ in self.game.book.rule_sets)
        return tuple(_choices(language)) if key == "kind" else ()

    def field(self, answers: Answers, language: Language) -> Item | None:
        """The question about the next field that matters, by its name in positions."""
        row, gaps = self.question(answers)
        rules, names = self.game.book.read_rules(answers["rules"]), self.names(answers)
        reader = FieldReader(self.game, names, [*self.told(answers)])
        acts = tuple(self.acts(answers, answers["done"]))

        def fits() -> bool:
            with suppress(InputError):
                return bool(self.situation(answers))
            return False

        search = Search(reader=reader, acts=acts, row=row, gaps=gaps, answered=answers)
        found = search.next(rules, fits, language)
        if found is None:
            return None
        key, word, default, shape = found
        type_, several = answer_type(shape)
        choices = choices_of(shape, names, language)
        return Item(
            key=key,
            type=type_,
            several=several,
            about=word,
            words=f"{word}:",
            choices=choices,
            default=default,
            help=ABOUT_FIELDS[language],
            takes_unknown=True,
        )

    def keys(self, answers: Answers) -> Iterator[str]:
        yield from ("done", "names", "kind")
        kind = KINDS.get(answers["kind"])
        if kind is not None:
            gaps = (("who", "NAME"), ("action", "ACTION"))
            yield from (key for key, gap in gaps if kind.names(gap))
        yield "rules"

    def names(self, answers: Answers) -> tuple[str, ...]:
        """The players; before they are told, those of the story, with others where it has few."""
        if "names" in answers:
            return tuple(each.strip() for each in answers["names"].split(","))
        seats = self.game.rules.seats
        usual = 2 if 2 in seats else seats[0]
        told = players_of(story(self.game, answers.get("done", "")))
        others = (name for name in PLAYERS if seat_named(name, told) is None)
        return (*told, *islice(others, max(0, usual - len(told))))

    def question(self, answers: Answers) -> tuple[Row, Mapping[str, Any]]:
        """The kind of question and the values of its gaps. Raises InputError."""
        words = self.asked(answers)
        try:
            names = self.names(answers)
            return read_ask(words, ROWS, gaps_of(self.game, names), examples_of(self.game, names))
        except Fault as fault:
            raise InputError(1, 1, words, a_number(len(KINDS), fault.expected)) from None

    def asked(self, answers: Answers) -> str:
        """The question in words."""
        row = KINDS.get(answers["kind"])
        if row is None:
            return answers["kind"]
        gaps = {"NAME": answers.get("who", ""), "ACTION": answers.get("action", "")}
        return filled(row.form.en, gaps)

    # What was typed

    def spelt(self, answers: Answers, key: str, answer: str) -> str:
        """An answer that can be read. Raises InputError for any other."""
        whole = {**answers, key: answer}
        if key == "rules":
            try:
                self.game.book.read_rules(answer)
            except OptionError as error:
                en, de = error.text.en.split("expected ")[-1], error.text.de.split("erwartet ")[-1]
                raise InputError(1, 1, answer, Text(en, de)) from None
        elif key == "names":
            check_spoken_names(answer)
            self.reader(whole)
            for name in players_of(story(self.game, answers.get("done", ""))):
                if seat_named(name, self.names(whole)) is None:
                    raise no_name(name, self.names(whole))
        elif key == "who":
            seat = seat_named(answer, self.names(answers))
            if seat is None:
                raise no_name(answer, self.names(answers))
            return self.names(answers)[seat]
        elif key == "action" or (key == "kind" and answer not in KINDS):
            self.question(whole)
        elif key == "done":
            answer = written(story(self.game, answer)) or "-"
            any(self.acts({**answers, key: answer}, answer))
        elif key not in FIELDS and answer.lower() not in OPEN:
            self.read_field(answers, key, answer)
        return answer

    def line(self, answers: Answers, typed: str) -> tuple[str, str] | None:
        """A line of the position that is typed at any question: its English head, and what it says;
        None for other words.
        """
        told = line_of(1, typed)
        if not told.has_colon or not told.words or "names" not in answers:
            return None
        known = self.heads(answers).get(told.head.text.lower())
        return None if known is None else (known[0], told.value)

    def heads(self, answers: Answers) -> dict[str, tuple[str, Shape]]:
        """The heads of all lines in small letters, each with its English form and its shape."""
        return {
            key.say(language, [name]).lower(): (key.say("en", [name]), shape)
            for key, shape in keys_in(shapes_of(self.game).state)
            for name in self.names(answers)
            for language in LANGUAGES
        }

    def said(self, _: Answers, answer: str, language: Language) -> str:
        """An answer as it is read back: what happened in the words of the language."""
        if language == "en" or ":" not in answer:
            return answer
        with suppress(PartlyReadError):
            return written(story(self.game, answer), language)
        return answer

    def read_field(self, answers: Answers, key: str, answer: str) -> None:
        line = line_of(1, f"{key}: {answer}")
        reader = FieldReader(self.game, self.names(answers), [line])
        known = self.heads(answers).get(key.lower())
        try:
            if known is not None and not kinds_of(known[1]):
                reader.read(line, known[1])
            reader.state(self.game.book.read_rules(answers.get("rules", MANUAL)))
        except Misplaced as error:
            if error.line is not None:
                raise InputError(1, 1, error.found, error.expected) from None

    def reader(self, answers: Answers, *lines: str) -> Reader:
        """A reader of lines after the header. Raises InputError."""
        header = [f"players: {', '.join(self.names(answers))}", *lines]
        reader = Reader(tuple(line_of(at, line) for at, line in enumerate(header, start=1)))
        reader.head(self.game)
        return reader

    def acts(self, answers: Answers, done: str) -> Iterator[Act]:
        """The actions that were done. Raises InputError."""
        parts = [part.strip() for part in done.split(";") if part.strip() not in ("", "-")]
        reader = self.reader(answers, *parts)
        while reader.line is not None:
            entry = reader.entry(reader.line)
            assert isinstance(entry, Act)
            yield entry
            reader.at += 1

    # The situation

    def told(self, answers: Answers) -> Iterator[Line]:
        """The lines of what lies there."""
        fields = ((key, said) for key, said in answers.items() if key not in FIELDS)
        for number, (key, said) in enumerate(fields, start=1):
            if said.lower() not in OPEN:
                yield line_of(number, f"{key}: {said}")

    def situation(self, answers: Answers) -> Situation:
        """The situation of all answers. Raises InputError where they do not fit together."""
        parts = [part.strip() for part in answers["done"].split(";")]
        lines = (
            f"game: {self.game.slug}",
            f"rules: {answers['rules']}",
            f"players: {', '.join(self.names(answers))}",
            *(line.content for line in self.told(answers)),
            *(part for part in parts if part not in ("", "-")),
            f"ask: {self.asked(answers)}",
        )
        return read_situation("".join(f"{line}\n" for line in lines), self.game)


def _choices(language: Language) -> Iterator[Choice]:
    somebody = Text("somebody", "jemand")[language]
    for number, row in KINDS.items():
        do = (_DOES if row.of_somebody else _DO)[language]
        yield Choice(number, f"{filled(row.form[language], {'NAME': somebody, 'ACTION': do})}?")


_DO: Final = Text("do something", "etwas tun")
_DOES: Final = Text("does something", "etwas tut")


def interview_of(game: AnyGame) -> Interview[Situation]:
    """The interview that asks for a position of a game and a question about it."""
    asking = _Asking(game)
    return Interview(
        item=asking.item,
        spelt=asking.spelt,
        situation=asking.situation,
        said=asking.said,
        line=asking.line,
    )
