"""Tells what `differ` finds, in lines and as data: all differences, one question, two rule sets.

The games that show differences come from the study of the game; nothing is searched here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daumen_rules.contracts.difference_study import (
    AnyStudy,
    DifferenceStory,
    Shortest,
    story_data,
    story_heading,
    story_lines,
)
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.report_text import RELATIONS, SUPPORTS, folded
from daumen_rules.kernel.clause import Clause, Relation
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.question import Question, Reading
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import Option


@frozen
class Differences:
    """Tells the differences between rule sets of a game in one language."""

    game: AnyGame
    study: AnyStudy
    language: Language

    def text(self, en: str, de: str) -> str:
        return Text(en, de)[self.language]

    @property
    def questions(self) -> dict[str, Question]:
        """The questions of the game by the names of their options."""
        return {flag: each for each in self.game.book.questions() for flag in each.flags}

    @property
    def manuals(self) -> tuple[Any, Any] | None:
        """The rule sets of the two manuals; None for a game with one manual."""
        sets = self.game.book.rule_sets
        return (sets[0][1], sets[1][1]) if len(sets) > 1 else None

    # All differences

    def all_lines(self) -> Iterator[str]:
        """The differences between the two manuals; with one manual, the options that it leaves
        open.
        """
        if self.manuals is None:
            yield from self._open_lines()
            return
        yield self.text("Where the rule sets differ:", "Worin sich die Regelsätze unterscheiden:")
        for flag, german, english in self.game.book.difference(*self.manuals):
            question = self.questions[flag]
            measure = self._kept(question, german, english).measure[self.language]
            shown = self.text(f"shown by {measure}", f"gezeigt durch {measure}")
            told = f"{question.title[self.language]} ({flag}: {german} / {english}; {shown})"
            yield folded(told, 8, f"  {question.id}")
        yield self.text("Where the texts differ:", "Worin sich die Texte unterscheiden:")
        for clause in self._parting_clauses():
            told = f"{RELATIONS[clause.relation][self.language]}: {clause.gist[self.language]}"
            yield folded(told, 11, f"  {clause.id}")

    def _open_lines(self) -> Iterator[str]:
        if not self.game.book.options:
            yield self.text("The game has no options.", "Das Spiel hat keine Optionen.")
            return
        yield folded(
            self.text(
                "What the manual leaves open (option: default / others) [clauses]; with the name "
                "of an option the shortest game that shows it:",
                "Was die Anleitung offenlässt (Option: Vorgabe / andere) [Klauseln]; mit dem Namen "
                "einer Option die kürzeste Partie, die es zeigt:",
            )
        )
        for option in self.game.book.options:
            question, values = self.questions[option.field], values_in_short(option)
            title = question.title[self.language]
            told = f"{title} ({option.field}: {values}) [{ids(question)}]"
            yield folded(told, 8, f"  {question.id}")

    def all_data(self) -> dict[str, Any]:
        """The same as `all_lines`, as data for JSON."""
        if self.manuals is None:
            return {
                "game": self.game.slug,
                "options": [
                    {
                        "question": self.questions[option.field].id,
                        "title": option.title[self.language],
                        "option": option.field,
                        "default": option.word(self.game.book.default),
                        "values": list(option.words()),
                        "clauses": [clause.id for clause in option.clauses],
                    }
                    for option in self.game.book.options
                ],
            }
        return {
            "flags": [
                self._flag_data(flag, german, english)
                for flag, german, english in self.game.book.difference(*self.manuals)
            ],
            "clauses": [self._clause_data(clause) for clause in self._parting_clauses()],
        }

    def _kept(self, question: Question, german: str, english: str) -> DifferenceStory:
        """The story of the kept game that shows how the second manual differs from the first.

        `german` and `english` are the values of the option in the two manuals.
        """
        return next(
            story
            for found in self.study.kept(question)
            if found.story is not None
            for story in (found.story(self.language),)
            if story.sides[1].label == english
        )

    def _flag_data(self, flag: str, german: str, english: str) -> dict[str, Any]:
        question = self.questions[flag]
        story = self._kept(question, german, english)
        return {
            "question": question.id,
            "title": question.title[self.language],
            "flag": flag,
            "german": german,
            "english": english,
            "actions": story.actions,
            "pack": dict(story.played_with)["pack"],
        }

    def _parting_clauses(self) -> list[Clause]:
        return [each for each in self.game.book.clauses if each.relation is not Relation.SAME]

    def _clause_data(self, clause: Clause) -> dict[str, Any]:
        return {
            "clause": clause.id,
            "relation": clause.relation.value,
            "gist": clause.gist[self.language],
            "german": clause.german,
            "english": clause.english,
        }

    # One question

    def question_lines(self, question: Question, games: Sequence[Shortest]) -> Iterator[str]:
        """A question with its readings, and the shortest games that show how they differ."""
        yield folded(question.title[self.language], 6, question.id)
        for reading in question.readings:
            says = reading.says[self.language]
            yield folded(f"* {reading.value} ({self._support(reading)}): {says}", 4, "  ")
        if self.manuals is None:
            clauses = ids(question)
            yield folded(self.text(f"clauses: {clauses}", f"Klauseln: {clauses}"), 4, "    ")
        if not games:
            yield ""
            yield folded(self.study.settled(question)[self.language])
        for found in games:
            yield ""
            if found.story is None:
                yield folded(f"{found.first} / {found.second}")
                yield folded(found.looked_through[self.language], 2, "  ")
            else:
                story = found.story(self.language)
                yield folded(story_heading(found, story)[self.language])
                yield from story_lines(story, self.language)
                if not found.is_shortest:
                    yield folded(found.looked_through[self.language], 2, "  ")

    def _support(self, reading: Reading) -> str:
        """How far each manual supports a reading, or the only manual of the game."""
        german, english = SUPPORTS[reading.german], SUPPORTS[reading.english]
        if self.manuals is None:
            return self.text(f"support: {german.en}", f"Halt: {german.de}")
        return self.text(
            f"German: {german.en}, English: {english.en}",
            f"deutsch: {german.de}, englisch: {english.de}",
        )

    def question_data(self, question: Question, games: Sequence[Shortest]) -> dict[str, Any]:
        """The same as `question_lines`, as data for JSON."""
        return {
            "id": question.id,
            "title": question.title[self.language],
            "flags": list(question.flags),
            "default_german": question.default_german,
            "default_english": question.default_english,
            "readings": [
                {
                    "value": reading.value,
                    "says": reading.says[self.language],
                    "german": reading.german.value,
                    "english": reading.english.value,
                }
                for reading in question.readings
            ],
            "witnesses": [self._found_data(found) for found in games],
            "by_hand": question.scenario[self.language],
        }

    def _found_data(self, found: Shortest) -> dict[str, Any]:
        data: dict[str, Any] = {"rules": [found.first, found.second]}
        if found.story is None:
            return data | {"covered": found.covered, "complete": found.is_complete}
        return data | self._story_data(found, found.story(self.language))

    def _story_data(self, found: Shortest, story: DifferenceStory) -> dict[str, Any]:
        return story_data(story) | ({} if found.is_shortest else {"shortest": False})

    # Two rule sets

    def pair_lines(self, first: Any, second: Any, found: Shortest) -> Iterator[str]:
        """The options in which two rule sets differ, and the shortest game that shows it."""
        differences = self.game.book.difference(first, second)
        for flag, a, b in differences:
            on = "" if self.manuals else f" [{ids(self.questions[flag])}]"
            yield f"{flag}: {a} / {b}{on}"
        if not differences:
            yield self.text("The same rule set.", "Derselbe Regelsatz.")
            return
        if found.story is not None:
            story = found.story(self.language)
            measure = story.measure[self.language]
            if found.is_shortest:
                yield self.text(
                    f"The shortest game: {measure}.", f"Die kürzeste Partie: {measure}."
                )
            else:
                yield self.text(
                    f"A game found by playing: {measure}.",
                    f"Eine Partie, beim Spielen gefunden: {measure}.",
                )
            yield from story_lines(story, self.language)
        yield folded(found.looked_through[self.language], 2)

    def pair_data(self, first: Any, second: Any, found: Shortest) -> dict[str, Any]:
        """The rule sets and the options in which they differ, how far the search got, and the game
        that it found, as data for JSON.
        """
        differences = self.game.book.difference(first, second)
        story = None if found.story is None else self._story_data(found, found.story(self.language))
        return {
            "rules": [found.first, found.second],
            "options": [
                {"option": flag, "values": [a, b], "question": self.questions[flag].id}
                for flag, a, b in differences
            ],
            "covered": found.covered,
            "complete": found.is_complete,
            "story": story,
        }


def ids(question: Question) -> str:
    """The ids of the clauses of a question, separated by commas."""
    return ", ".join(clause.id for clause in question.clauses)


def values_in_short(option: Option) -> str:
    """The values of an option on one line, the default first; a range of numbers as `3 / 1…9`."""
    words = option.words()
    if isinstance(option.values, range):
        return f"{option.default} / {words[0]}…{words[-1]}"
    return " / ".join(words)
