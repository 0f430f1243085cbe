"""`games`, `clauses`, `questions` and `rules` of the collection: what the catalogue says."""

from __future__ import annotations

import re
from itertools import product

import pytest

from daumen_rules.cli.shared.wording import place
from daumen_rules.contracts.record_model import seats_words
from daumen_rules.contracts.report_text import RELATIONS, WIDTH
from daumen_rules.games.catalogue import GAMES, SLUGS, chapter, game
from daumen_rules.kernel.text import Language
from tests.cli.run import daumen_rules, refused
from tests.each import of_each

LANGUAGES: tuple[Language, ...] = ("en", "de")
EVERY = of_each("slug", GAMES)
WOLF = "wolf-und-schafe"


def _words(text: str) -> str:
    return " ".join(text.split())


# Games


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_are_listed_with_number_players_and_title(language: Language) -> None:
    lines = daumen_rules("games", "--lang", language).lines
    rows = [line for line in lines if line.startswith("  ")]
    assert [row.split()[0] for row in rows] == list(GAMES)
    for row, slug in zip(rows, GAMES, strict=True):
        found = game(slug)
        assert found.book.title.de in row
        assert language == "de" or found.book.title.en in row
        assert seats_words(found.rules.seats)[language] in row
        assert row.split()[1] == (found.book.number or "–")
    assert lines[-1].split()[0] == str(len(GAMES)) == str(1 + len(SLUGS))


def test_games_for_machines() -> None:
    data = daumen_rules("games", "--json").data
    assert [game["slug"] for game in data] == list(GAMES)
    wolf = data[GAMES.index(WOLF)]
    assert wolf["title"] == {"en": "Wolf and sheep", "de": "Wolf und Schafe"}
    assert (wolf["chapter"], wolf["number"], wolf["listed"]) == ("board", "22", "22")
    assert wolf["players"] == [2]
    assert {game["chapter"] for game in data} == {None, *(chapter(slug) for slug in SLUGS)}


# Which game


@pytest.mark.parametrize("command", ["clauses", "questions", "rules"])
@pytest.mark.parametrize("game", ["daumen-drauf", "daumen_drauf", "Daumen drauf", "DAUMEN DRAUF!"])
def test_without_a_game_it_is_daumen_drauf(command: str, game: str) -> None:
    assert daumen_rules(command, "--game", game) == daumen_rules(command)


@pytest.mark.parametrize("game", ["Wolf und Schafe", "WOLF_UND_SCHAFE", "Wolf and sheep", "22"])
def test_a_game_may_be_written_in_other_ways(game: str) -> None:
    assert daumen_rules("rules", f"--game={game}") == daumen_rules("rules", "--game", WOLF)


@pytest.mark.parametrize("words", [["clauses"], ["questions"], ["rules"], ["play"], ["check", "x"]])
def test_an_unknown_game_is_answered_with_the_nearest(words: list[str]) -> None:
    said = refused(*words, "--game", "wolf-und-schaf")
    assert said.startswith("no game 'wolf-und-schaf'; the nearest are wolf-und-schafe")
    assert said.endswith("; `daumen-rules games` lists all")
    german = refused(*words, "--game", "wolf", "--lang", "de")
    assert german.startswith("kein Spiel 'wolf'; am nächsten sind wolf-und-schafe")
    assert refused(*words, "--game", "Nine mens morriss").startswith(
        "no game 'Nine mens morriss'; the nearest are muehle"
    )
    assert refused(*words, "--game", "151").startswith("no game '151'")
    assert refused(*words, "--game", "") == "no game ''; `daumen-rules games` lists all"


# Clauses


@of_each("slug, language", product(GAMES, LANGUAGES))
@pytest.mark.long
def test_all_clauses_are_listed_with_gist_and_place(slug: str, language: Language) -> None:
    answer = daumen_rules("clauses", "--game", slug, "--lang", language)
    clauses = game(slug).book.clauses
    heads = [line.split()[0] for line in answer.lines if line[:1].strip()]
    assert heads == [clause.id for clause in clauses]
    silent = {"en": "the manual is silent", "de": "die Anleitung schweigt"}[language]
    for clause in clauses:
        assert _words(clause.gist[language]) in _words(answer.out)
        two = len(game(slug).book.rule_sets) > 1
        said = RELATIONS[clause.relation][language] if two else clause.german or silent
        assert f"({said})" in _words(answer.out) or language == "de"
    assert all(len(line) <= WIDTH for line in answer.lines)


def test_clauses_of_a_game_for_machines() -> None:
    data = daumen_rules("clauses", "--json", "--game", WOLF).data
    assert [clause["id"] for clause in data] == [c.id for c in game(WOLF).book.clauses]
    assert all(clause["functions"] for clause in data if clause["computes"])


def test_places_are_said_in_both_languages() -> None:
    """What is not a heading of the manual is no English word in German."""
    places = {clause.german: clause for slug in SLUGS for clause in game(slug).book.clauses}
    english = re.compile(r"\b(?:[a-z]*ing|head|point|card|table|rule|and|the|of)\b")
    for clause in places.values():
        assert not english.search(place(clause, "de"))
    assert place(game("kniffel").book.clauses[0], "en") == "33–115 head, point 1"
    assert place(game("kniffel").book.clauses[0], "de") == "33–115 Kopf, Punkt 1"


# Questions


@pytest.mark.long
@EVERY
def test_every_option_is_told_with_its_values_default_and_source(slug: str) -> None:
    found = game(slug)
    data = daumen_rules("questions", "--game", slug, "--json").data
    asked = {name: question for question in data for name in question["options"]}
    assert {*asked} == {option.field for option in found.book.options}
    for option in found.book.options:
        question = asked[option.field]
        if len(question["options"]) > 1:
            continue
        assert question["values"] == list(option.words())
        assert question["defaults"] == {n: option.word(r) for n, r in found.book.rule_sets}
        assert {*question["defaults"].values()} <= {*question["values"]}
        assert question["source"] == option.source.value
    for language in LANGUAGES:
        for option in found.book.options[:1]:
            told = daumen_rules("questions", option.field, "--game", slug, "--lang", language)
            assert option.title[language] in told.lines[0]
            assert all(_words(said[language]) in _words(told.out) for said in option.says)


# Rules


@EVERY
@pytest.mark.long
def test_every_option_is_a_line_of_the_rules(slug: str) -> None:
    found = game(slug)
    lines = daumen_rules("rules", "--game", slug, "--lang", "de").lines
    told = [line.split()[1] for line in lines if line.startswith("Q")]
    assert told == [option.field for option in found.book.options]
    data = daumen_rules("rules", "--game", slug, "--json").data
    assert list(data["options"]) == [option.field for option in found.book.options]


def test_for_machines_what_lies_between_two_rule_sets() -> None:
    diff = ("rules", "--game", WOLF, "--diff", "manual", "manual with behind=first_rank")
    data = daumen_rules(*diff, "--json").data
    assert [(d["option"], d["values"]) for d in data] == [("behind", ["below_all", "first_rank"])]
