"""`clauses`, `questions` and `rules`: what the register, the readings and the differences say."""

from __future__ import annotations

import pytest

from daumen_rules import ENGLISH, GERMAN, difference
from daumen_rules.contracts.report_text import WIDTH
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.rule_set import FLAGS, flag_value, flag_words
from tests.cli.run import daumen_rules, refused

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
CLAUSES = {clause.id: clause for clause in GAME.book.clauses}
QUESTIONS = {question.id: question for question in GAME.book.questions()}


def _words(text: str) -> str:
    return " ".join(text.split())


def _ids(lines: list[str]) -> list[str]:
    """What stands at the beginning of lines that are not indented."""
    return [line.split()[0] for line in lines if line[:1].strip()]


# Clauses


@LANGUAGES
def test_all_clauses_are_listed_with_gist_and_relation(language: str) -> None:
    answer = daumen_rules("clauses", "--lang", language)
    assert _ids(answer.lines) == list(CLAUSES)
    assert all(len(line) <= WIDTH for line in answer.lines)
    for clause in GAME.book.clauses:
        assert _words(clause.gist["de" if language == "de" else "en"]) in _words(answer.out)
    relation = {"en": "(only German)", "de": "(nur deutsch)"}[language]
    assert relation in answer.out


def test_a_group_is_all_its_clauses() -> None:
    answer = daumen_rules("clauses", "parry")
    assert _ids(answer.lines) == [id_ for id_ in CLAUSES if id_.startswith("PARRY-")]


def test_clauses_for_machines() -> None:
    data = daumen_rules("clauses", "--json").data
    assert [clause["id"] for clause in data] == list(CLAUSES)
    for entry in data:
        assert list(entry) == [
            *("id", "kind", "computes", "german", "english", "relation", "gist"),
            *("questions", "options", "functions"),
        ]
        clause = CLAUSES[entry["id"]]
        assert entry["german"] == clause.german
        assert entry["english"] == clause.english
        assert entry["computes"] is bool(entry["functions"])
        assert entry["questions"] == list(clause.questions)
        flags = [flag for id_ in clause.questions for flag in QUESTIONS[id_].flags]
        assert entry["options"] == flags
    (one,) = daumen_rules("clauses", "HIGH-5", "--json", "--lang", "de").data
    assert one["gist"] == CLAUSES["HIGH-5"].gist.de
    assert one["english"] is None


# Questions


@LANGUAGES
def test_all_questions_are_listed_with_their_flags(language: str) -> None:
    answer = daumen_rules("questions", "--lang", language)
    assert _ids(answer.lines) == list(QUESTIONS)
    for question in QUESTIONS.values():
        assert _words(question.title["de" if language == "de" else "en"]) in _words(answer.out)
    assert "(refill_short)" in answer.out


def test_every_question_can_be_told_in_both_languages() -> None:
    for id_ in QUESTIONS:
        english, german = (daumen_rules("questions", id_, "--lang", x).out for x in ("en", "de"))
        assert english.startswith(f"{id_}  ")
        assert german.startswith(f"{id_}  ")
        assert english != german


def test_questions_for_machines() -> None:
    data = daumen_rules("questions", "--json").data
    assert [question["id"] for question in data] == list(QUESTIONS)
    for entry in data:
        assert list(entry) == [
            *("id", "title", "clauses", "options", "readings", "values"),
            *("defaults", "source", "why", "scenario"),
        ]
        question = QUESTIONS[entry["id"]]
        assert entry["options"] == list(question.flags)
        values = [reading["value"] for reading in entry["readings"]]
        assert entry["defaults"] == {
            "german": question.default_german,
            "english": question.default_english,
        }
        assert set(entry["defaults"].values()) <= set(values)
        for reading, told in zip(question.readings, entry["readings"], strict=True):
            assert told["support"] == {
                "german": reading.german.value,
                "english": reading.english.value,
            }
        assert set(entry["clauses"]) <= set(CLAUSES)
    (one,) = daumen_rules("questions", "Q30", "--json", "--lang", "de").data
    assert one["title"] == "Wer zuerst zieht"


# Rule sets


@LANGUAGES
def test_all_flags_are_listed_with_their_values(language: str) -> None:
    answer = daumen_rules("rules", "--lang", language)
    told = [line for line in answer.lines if line.startswith("Q")]
    assert [line.split()[1] for line in told] == list(FLAGS)
    assert next(line for line in answer.lines if " refill_first " in line).endswith(
        "winner | *last_actor"
    )
    assert sum(line.count("*") for line in told) == len(difference(GERMAN, ENGLISH))
    assert {"en": "Version 1 of the rules", "de": "Fassung 1 der Regeln"}[language] in _words(
        answer.out
    )


def test_flags_for_machines() -> None:
    data = daumen_rules("rules", "--json").data
    assert list(data) == ["game", "version", "options"]
    assert data["version"] == "1"
    assert list(data["options"]) == list(FLAGS)
    for flag, entry in data["options"].items():
        assert list(entry) == ["question", "values", "defaults", "source"]
        assert entry["values"] == list(flag_words(flag))
        assert entry["defaults"] == {
            "german": flag_value(GERMAN, flag),
            "english": flag_value(ENGLISH, flag),
        }
        assert flag in QUESTIONS[entry["question"]].flags


def test_the_difference_for_machines() -> None:
    data = daumen_rules("rules", "--diff", "german", "english", "--json").data
    assert data == [
        {
            "option": "inspection",
            "question": "Q01",
            "clauses": ["END-6", "END-4"],
            "values": ["all", "taker_only"],
        },
        {
            "option": "refill_first",
            "question": "Q30",
            "clauses": ["FILL-3"],
            "values": ["winner", "last_actor"],
        },
    ]


def test_the_games_of_a_word_are_listed() -> None:
    """A part of a name or of a title, with or without umlauts; a number; else nearest names."""
    found = [game["slug"] for game in daumen_rules("games", "mau-mau", "--json").data]
    assert found == ["mau-mau"]
    german = daumen_rules("games", "MÜHLE", "--lang", "de").lines
    assert [line.split()[0] for line in german] == [
        "Brett",
        "muehle",
        "ceylonesisches-muehlespiel",
        "2",
    ]
    assert "kniffel" in daumen_rules("games", "111").out
    assert refused("games", "xyzzyq") == "no game 'xyzzyq'"
