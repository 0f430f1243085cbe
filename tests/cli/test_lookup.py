"""`clauses`, `questions` and `rules`: what the register, the readings and the differences say."""

from __future__ import annotations

import re

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


def test_one_clause_is_told_with_both_citations_and_its_functions() -> None:
    answer = daumen_rules("clauses", "PARRY-2")
    assert answer.lines[0] == "PARRY-2  (legality, differ)"
    assert "    German manual: G4" in answer.lines
    assert "    English translation: E3, E2¶7a" in answer.lines
    assert "    open questions: Q20, Q21" in answer.lines
    assert "    options: parry_timing, self_parry" in answer.lines
    assert "carried out by: legality.showing.parries_out_of_turn" in answer.out


def test_one_clause_is_told_in_german() -> None:
    answer = daumen_rules("clauses", "HIGH-5", "--lang", "de")
    assert answer.lines[0] == "HIGH-5  (Erlaubtes, nur deutsch)"
    assert "    deutsche Anleitung: G2→2, G2→3" in answer.lines
    assert "    englische Übersetzung: –" in answer.lines
    assert _words(CLAUSES["HIGH-5"].gist.de) in _words(answer.out)


def test_a_clause_that_computes_nothing_says_so() -> None:
    assert daumen_rules("clauses", "AIM-2").lines[-1] == "    computes nothing"
    assert daumen_rules("clauses", "AIM-2", "--lang", "de").lines[-1] == "    rechnet nichts"


@pytest.mark.parametrize("asked", ["PARRY-2", "parry-2", "Parry-2"])
def test_capitals_in_an_id_do_not_count(asked: str) -> None:
    assert daumen_rules("clauses", asked).lines[0].startswith("PARRY-2 ")


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


@pytest.mark.parametrize(
    ("asked", "nearest"), [("PARYR-2", "PARRY-"), ("HIHG-1", "HIGH-1"), ("leed", "LEAD")]
)
def test_an_unknown_clause_is_answered_with_the_nearest_ones(asked: str, nearest: str) -> None:
    message = refused("clauses", asked)
    assert message.startswith(f"there is no clause '{asked.upper()}'; did you mean ")
    assert nearest in message
    german = refused("clauses", asked, "--lang", "de")
    assert german.startswith(f"Klausel '{asked.upper()}' gibt es nicht; gemeint vielleicht ")
    assert nearest in german


# Questions


@LANGUAGES
def test_all_questions_are_listed_with_their_flags(language: str) -> None:
    answer = daumen_rules("questions", "--lang", language)
    assert _ids(answer.lines) == list(QUESTIONS)
    for question in QUESTIONS.values():
        assert _words(question.title["de" if language == "de" else "en"]) in _words(answer.out)
    assert "(refill_short)" in answer.out


def test_one_question_is_told_with_its_readings_defaults_and_example() -> None:
    answer = daumen_rules("questions", "q30")
    assert answer.lines[:3] == [
        "Q30  Who draws first",
        "    clauses: FILL-3",
        "    option of the rule set: refill_first",
    ]
    winner = "  * winner  (support in German strong, in English weak)  <- German default"
    last = "  * last_actor  (support in German excluded, in English moderate)  <- English default"
    assert winner in answer.lines
    assert last in answer.lines
    question = QUESTIONS["Q30"]
    assert _words(question.why.en) in _words(answer.out)
    assert _words(f"Example: {question.scenario.en}") in _words(answer.out)


def test_one_question_is_told_in_german() -> None:
    answer = daumen_rules("questions", "Q31", "--lang", "de")
    both = "  * greedy  (Halt im Deutschen mäßig, im Englischen mäßig)"
    assert f"{both}  <- Vorgabe deutsch, Vorgabe englisch" in answer.lines
    assert _words(f"Beispiel: {QUESTIONS['Q31'].scenario.de}") in _words(answer.out)


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


def test_a_question_is_found_by_its_option() -> None:
    assert daumen_rules("questions", "refill_first") == daumen_rules("questions", "Q30")


def test_an_unknown_question_is_answered_with_the_nearest_ones() -> None:
    assert re.fullmatch(
        r"there is no question 'Q300'; did you mean Q30(, Q\d\d)*\?", refused("questions", "Q300")
    )
    german = refused("questions", "Q300", "--lang", "de")
    assert german.startswith("Frage 'Q300' gibt es nicht; gemeint vielleicht Q30")


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


@pytest.mark.cites("Q01", "Q30")
def test_the_difference_between_the_manuals_names_questions_clauses_and_readings() -> None:
    answer = daumen_rules("rules", "--diff", "german", "english")
    assert [line for line in answer.lines if not line.startswith(" ")] == [
        "Q01 Who may look at a completed trick [END-6, END-4]",
        "Q30 Who draws first [FILL-3]",
    ]
    german, english = answer.lines[-2:]
    assert german.startswith("    german: refill_first=winner: The seat that took the trick ")
    assert english.startswith("    english: refill_first=last_actor: The seat that acted last ")
    answer = daumen_rules("rules", "--diff", "german", "english", "--lang", "de")
    assert "Q30 Wer zuerst zieht [FILL-3]" in answer.lines


def test_the_difference_between_any_two_rule_sets() -> None:
    other = "english with refill_first=winner, deal=packets"
    answer = daumen_rules("rules", "--diff", other, "english")
    assert _ids(answer.lines) == ["Q30", "Q50"]
    assert f"    {other}: deal=packets: " in answer.out


def test_no_difference_is_said_to_be_none() -> None:
    assert daumen_rules("rules", "--diff", "german", "german").out == "No difference.\n"
    german = daumen_rules("rules", "--diff", "english", "english", "--lang", "de")
    assert german.out == "Kein Unterschied.\n"


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


def test_an_unknown_rule_set_is_refused() -> None:
    message = refused("rules", "--diff", "german", "french")
    assert message == (
        "the call cannot be used: --diff: found 'french'; expected a rule set: german or english"
    )
    assert refused("rules", "--diff", "german").startswith("the call cannot be used: ")
