"""The dialogue of `judge` without a file: asks for a situation, question by question.

An interview brings the questions and reads the answers; nothing about a game stands here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic

from attrs import define, field

from daumen_rules.contracts.court import Interview, T
from daumen_rules.disputes.interviewing import Item
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language, Text

from ..shared.basics import Failure, read_file, write_file
from ..shared.options import check_target
from ..shared.screen import EndOfInputError, Screen, open_screen

LONGEST: Final = 4000
"""How many characters of an answer are read."""

BACK: Final = ("back", "zurück", "zurueck")
QUIT: Final = ("quit", "exit", "ende")

LATER: Final = ("later", "später", "spaeter")
DRAFT: Final = "daumen-rules answers 1"
"""The first line of a file with the answers of an unfinished dialogue."""

HOW: Final = Text(
    "Enter takes what stands in [brackets]; `back` to the question before, `quit` ends; with "
    "--save FILE `later`, Ctrl-C or Ctrl-D keep the answers, and the same command goes on.",
    "Enter nimmt, was in [Klammern] steht; `zurück` zur Frage davor, `ende` beendet; mit "
    "--save FILE heben `später`, Strg-C und Strg-D sie auf, und derselbe Befehl geht weiter.",
)
REVIEW: Final = Text(
    "Enter rules on it; a number changes that answer: ",
    "Enter entscheidet; eine Nummer ändert diese Antwort: ",
)
A_NUMBER: Final = Text("expected a number from 1 to {}", "erwartet eine Nummer von 1 bis {}")
KEPT: Final = Text("kept in {}", "aufgehoben in {}")
NO_FILE: Final = Text("`later` needs --save FILE", "`später` braucht --save FILE")
UNREADABLE: Final = Text(
    "found {found}; expected {expected}", "gefunden {found}; erwartet {expected}"
)
INPUT_ENDED: Final = Text(
    "the input ended before the last question", "die Eingabe endete vor der letzten Frage"
)


def asked_situation(
    interview: Interview[T], rules: str | None, target: str | None, language: Language
) -> T | None:
    """Asks for a situation until it is complete; None if the person quits.

    `target` is the file of `--save`. Answers that it keeps are not asked again, and a dialogue that
    breaks off keeps its answers there. Raises Failure at once if `target` cannot be written, and if
    the input ends early.
    """
    kept: dict[str, str] = {}
    if target is not None:
        check_target(target, language)
        kept = _kept(target, language)
    dialogue = _Dialogue(open_screen(), interview, rules, target, language, kept)
    try:
        return dialogue.situation()
    except (EndOfInputError, KeyboardInterrupt) as end:
        if target is not None and dialogue.given and dialogue.screen.is_terminal:
            dialogue.keep()
        if isinstance(end, KeyboardInterrupt):
            raise
        raise Failure(INPUT_ENDED[language]) from None


def _kept(target: str, language: Language) -> dict[str, str]:
    """The answers in a file, by the key of the question; none if it is no file of answers."""
    if not Path(target).is_file():
        return {}
    first, *lines = read_file(target, language).splitlines() or [""]
    if first != DRAFT:
        return {}
    pairs = (line.partition(": ") for line in lines)
    return {key: answer for key, _, answer in pairs if answer}


@define
class _Dialogue(Generic[T]):
    """Asks the questions of an interview, and collects the answers by the key of the question.

    `kept` has earlier answers, which are taken over where they still fit.
    """

    screen: Screen
    interview: Interview[T]
    rules: str | None
    target: str | None
    language: Language
    kept: dict[str, str]
    answers: dict[str, str] = field(factory=dict[str, str])
    asked: dict[str, Item] = field(factory=dict[str, Item])
    """Each question asked so far, by its key."""
    introduced: list[str] = field(factory=list[str])
    """The introductions that were told."""
    before: str = ""
    """The old answer to the question that is asked again; else empty."""

    def situation(self) -> T | None:
        """The situation that the answers describe, after a review; None if the person quits."""
        self.screen.say(HOW[self.language])
        while True:
            while (item := self._item()) is not None:
                if item.introduction and item.introduction not in self.introduced:
                    self.introduced.append(item.introduction)
                    self.screen.say(item.introduction)
                if not self._take_up(item) and not self._ask(item):
                    return None
            number = self._review()
            if number is None and not self.answers:
                return None
            if number is None:
                try:
                    return self.interview.situation(self.answers)
                except InputError as error:
                    self._tell(error)
                    if not self.screen.is_terminal:
                        raise
                    continue
            keys = list(self.answers)
            self.kept = {key: self.answers[key] for key in keys[number:]}
            self.before = self.answers[keys[number - 1]]
            self.answers = {key: self.answers[key] for key in keys[: number - 1]}

    def _item(self) -> Item | None:
        return self.interview.item(self.answers, self.rules, self.language)

    def _take_up(self, item: Item) -> bool:
        """Take over an earlier answer to a question. Whether there was one that still fits."""
        answer = self.kept.pop(item.key, None)
        if answer is None or self.before:
            return False
        self.asked[item.key] = item
        try:
            self.answers[item.key] = self.interview.spelt(self.answers, item.key, answer)
        except InputError:
            return False
        return True

    def _ask(self, item: Item) -> bool:
        """Ask a question once, and note a readable answer. Whether the dialogue goes on."""
        self.asked[item.key] = item
        default = self.before or item.default
        listed = (one for one in item.choices if one.sign != one.words)
        self.screen.say(*(f"{one.sign:>4}  {one.words}" for one in listed))
        typed = self._typed(f"{len(self.answers) + 1}. {item.words} [{default}] ")
        if typed.lower() in QUIT or (typed.lower() in LATER and self.keep()):
            return False
        if typed.lower() in LATER:
            return True
        if typed.lower() in BACK:
            self.before = self.answers.popitem()[1] if self.answers else self.before
            return True
        try:
            answer = self.interview.spelt(self.answers, item.key, typed or default)
        except InputError as error:
            self._tell(error)
        else:
            self.answers[item.key], self.before = answer, ""
        return True

    def _tell(self, error: InputError) -> None:
        found, expected = error.found[self.language], error.expected[self.language]
        self.screen.say(UNREADABLE[self.language].format(found=found, expected=expected))

    def _review(self) -> int | None:
        """Show all answers. Returns the number of the one to change, from 1, or None for none.

        If the person quits, returns None and empties `answers`.
        """
        most = len(self.answers)
        while True:
            for number, (key, answer) in enumerate(self.answers.items(), start=1):
                item = self.asked[key]
                chosen = (one.words for one in item.choices if one.sign == answer)
                self.screen.say(f"{number:>4}  {item.about}: {next(chosen, answer)}")
            try:
                typed = self._typed(REVIEW[self.language])
            except EndOfInputError:
                if self.screen.is_terminal:
                    raise
                return None
            if not typed:
                return None
            if typed.lower() in QUIT or (typed.lower() in LATER and self.keep()):
                self.answers = {}
                return None
            if typed.isdecimal() and typed.isascii() and 1 <= int(typed) <= most:
                return int(typed)
            self.screen.say(A_NUMBER[self.language].format(most))

    @property
    def given(self) -> dict[str, str]:
        """All answers so far, with the earlier ones that were not taken over yet."""
        return self.answers | self.kept

    def keep(self) -> bool:
        """Write the answers into the file of `--save`; False without one. Raises Failure."""
        if self.target is None:
            self.screen.say(NO_FILE[self.language])
            return False
        rows = (f"{key}: {answer}" for key, answer in self.given.items())
        write_file(self.target, "\n".join((DRAFT, *rows)) + "\n", self.language)
        self.screen.say(KEPT[self.language].format(self.target))
        return True

    def _typed(self, words: str) -> str:
        """The line that a person types, without a comment after `#`."""
        typed = self.screen.ask(words, LONGEST)
        return " ".join(typed.partition("#")[0].split())
