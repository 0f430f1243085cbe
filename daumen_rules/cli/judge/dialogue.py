"""The dialogue of `judge` without a file: asks for a situation, question by question.

An interview brings the questions and reads the answers; nothing about a game stands here.
"""

from __future__ import annotations

from typing import Final, Generic

from attrs import define, field

from daumen_rules.contracts.court import Interview, PartlyReadError, T
from daumen_rules.disputes.interviewing import AnswerType, Item
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import Language

from ..shared.basics import Failure
from ..shared.options import check_target
from ..shared.screen import EndOfInputError, Screen, open_screen
from .choices import listed
from .kept_answers import read_answers, write_answers
from .texts import (
    A_NUMBER,
    BACK,
    HELP,
    HOW,
    INPUT_ENDED,
    KEPT,
    LATER,
    NO_FILE,
    NOT_READ,
    QUIT,
    READ_BACK,
    REVIEW,
    UNREADABLE,
)

LONGEST: Final = 4000
"""How many characters of an answer are read."""


def asked_situation(
    interview: Interview[T], rules: str | None, target: str | None, language: Language
) -> T | None:
    """Asks for a situation until it is complete; None if the person quits.

    `target` is the file of `--save`, whose answers are not asked for again. A dialogue that breaks
    off keeps its answers there. Raises Failure if it cannot be written, or the input ends early.
    """
    kept: dict[str, str] = {}
    if target is not None:
        check_target(target, language)
        kept = read_answers(target, language)
    dialogue = _Dialogue(open_screen(), interview, rules, target, language, kept)
    try:
        return dialogue.situation()
    except (EndOfInputError, KeyboardInterrupt) as end:
        if target is not None and dialogue.given and dialogue.screen.is_terminal:
            dialogue.keep()
        if isinstance(end, KeyboardInterrupt):
            raise
        raise Failure(INPUT_ENDED[language]) from None


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
    offered: dict[str, str] = field(factory=dict[str, str])
    """The old answers to questions that are asked again."""
    listed: set[str] = field(factory=set[str])
    """The questions whose choices stand on the screen."""
    line: str = ""
    """The key of a line that is asked for again, such as `captured Ben`; else empty."""

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
            self._change(list(self.answers)[number - 1])

    def _change(self, key: str) -> None:
        """Ask for an answer again; those after it are kept where they still fit."""
        keys = list(self.answers)
        before, after = keys[: keys.index(key)], keys[keys.index(key) + 1 :]
        self.kept = {each: self.answers[each] for each in after}
        self.offered[key] = self.answers[key]
        self.answers = {each: self.answers[each] for each in before}
        self.line = "" if self.asked[key].words else key

    def _item(self) -> Item | None:
        """The next question; a line that was changed, and lines that are kept, come before it, but
        for a question whose answer is kept.
        """
        item = self.interview.item(self.answers, self.rules, self.language)
        if item is not None and item.key in self.kept and not self.line:
            return item
        for key in [key for key in self.kept if " " in key]:
            told = self.interview.line(self.answers, f"{key}: {self.kept[key]}")
            if told is not None and self._note(key, self.kept.pop(key)):
                self._asked_line(key)
        if self.line:
            return evolve(self.asked[self.line], words=f"{self.line}:")
        return self.interview.item(self.answers, self.rules, self.language)

    def _take_up(self, item: Item) -> bool:
        """Take over an earlier answer to a question. Whether there was one that still fits."""
        answer = self.kept.pop(item.key, None)
        if answer is None:
            return False
        self.asked[item.key] = item
        try:
            self.answers[item.key] = self.interview.spelt(self.answers, item.key, answer)
        except InputError:
            return False
        return True

    def _ask(self, item: Item) -> bool:
        """Ask a question once, and note a readable answer. Whether the dialogue goes on."""
        if item.key != self.line:
            self.asked[item.key] = item
        if item.choices and item.key not in self.listed:
            self.listed.add(item.key)
            self.screen.say(*listed(item))
        default = self.offered.get(item.key) or item.default
        shown = self._said(default)
        typed = self._typed(f"{len(self.answers) + 1}. {item.words} [{shown}] ")
        word, _, rest = typed.lower().partition(" ")
        if typed.lower() in QUIT:
            return False
        if word in LATER and (rest or typed.lower() in LATER):
            return not self.keep(typed.partition(" ")[2])
        if typed.lower() in BACK:
            if self.answers:
                key, answer = self.answers.popitem()
                self.offered[key] = answer
        elif typed.lower() in HELP and not (typed == "?" and item.takes_unknown):
            self._explain(item)
        elif typed and (some := listed(item, typed.lower())):
            self.screen.say(*some)
        else:
            self._answer(item, typed, default)
        return True

    def _answer(self, item: Item, typed: str, default: str) -> None:
        """Note an answer, or a line of the situation. Tells what cannot be read."""
        told = self.interview.line(self.answers, typed) if typed else None
        if told is not None and not self.line:
            key, answer = told
            if self._note(key, answer):
                self._asked_line(key)
                if item.type is AnswerType.GAME:
                    self._began_with(key, item)
                self._read_back(self.asked[key], answer)
        elif self._note(item.key, typed or default):
            self.offered.pop(item.key, None)
            self.line = ""
            if typed:
                self._read_back(item, typed)

    def _began_with(self, key: str, game: Item) -> None:
        """Note the usual game, as a story was told in its words, and what the story answers."""
        self._note(game.key, game.default)
        first = self.interview.item({game.key: game.default}, self.rules, self.language)
        if first is not None and first.key == key:
            self.asked[key] = first

    def _read_back(self, item: Item, typed: str) -> None:
        """Tell how an answer was read, where it was typed in other words or by its number."""
        answer = self._worded(item, self.answers[item.key])
        if answer.casefold() != typed.casefold():
            self.screen.say(f"   {READ_BACK[self.language].format(answer)}")

    def _asked_line(self, key: str) -> None:
        """Note that a line was told, for the review."""
        self.asked.setdefault(
            key, Item(key=key, type=AnswerType.TEXT, about=key, words="", default="")
        )

    def _note(self, key: str, answer: str) -> bool:
        """Note an answer that can be read. Whether it can; what cannot is told."""
        try:
            self.answers[key] = self.interview.spelt(self.answers, key, answer)
        except PartlyReadError as error:
            if not error.read:
                self._tell(error)
                return False
            self.offered[key] = error.read
            read = self._said(error.read)
            found, expected = error.found[self.language], error.expected[self.language]
            words = NOT_READ[self.language].format(read=read, found=found, expected=expected)
            self.screen.say(words)
            return False
        except InputError as error:
            self._tell(error)
            return False
        return True

    # What stands on the screen

    def _explain(self, item: Item) -> None:
        """What `?` explains: the question, how answers are written, and what can be typed."""
        introduction = item.introduction or next(iter(self.introduced), "")
        self.screen.say(*filter(None, (item.help, introduction, HOW[self.language])))
        self.listed.discard(item.key)

    def _said(self, answer: str) -> str:
        return self.interview.said(self.answers, answer, self.language)

    def _worded(self, item: Item, answer: str) -> str:
        """An answer in words: those of the choice that it stands for, if it is one."""
        chosen = (one.words for one in item.choices if one.sign == answer)
        return next(chosen, self._said(answer))

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
                self.screen.say(f"{number:>4}  {item.about}: {self._worded(item, answer)}")
            try:
                typed = self._typed(REVIEW[self.language])
            except EndOfInputError:
                if self.screen.is_terminal:
                    raise
                return None
            word, _, rest = typed.partition(" ")
            if not typed:
                return None
            if typed.lower() in QUIT or (word.lower() in LATER and self.keep(rest)):
                self.answers = {}
                return None
            if typed.isdecimal() and typed.isascii() and 1 <= int(typed) <= most:
                return int(typed)
            if word.lower() not in LATER:
                self.screen.say(A_NUMBER[self.language].format(most))

    @property
    def given(self) -> dict[str, str]:
        """All answers so far, with the earlier ones that were not taken over yet."""
        return self.answers | self.offered | self.kept

    def keep(self, target: str = "") -> bool:
        """Write the answers into a file, that of `--save` by default; False without one. Raises
        Failure.
        """
        target = target or self.target or ""
        if not target:
            self.screen.say(NO_FILE[self.language])
            return False
        write_answers(self.given, target, self.language)
        self.screen.say(KEPT[self.language].format(target))
        return True

    def _typed(self, words: str) -> str:
        """The line that a person types, without a comment after `#`."""
        typed = self.screen.ask(words, LONGEST)
        return " ".join(typed.partition("#")[0].split())
