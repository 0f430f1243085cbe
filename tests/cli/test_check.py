"""`check`: what it says of legal, illegal, unfinished and misremembered games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daumen_rules.cli.shared.frame import ILLEGAL
from tests.cli.run import GAMES, RECORDS, changed, daumen_rules

TWO = GAMES / "two-seats.dd"
THREE = GAMES / "three-seats.dd"
TOPPED = RECORDS / "broken-topped-colour.dd"
PARRY = RECORDS / "broken-parry-out-of-turn.dd"
UNFINISHED = RECORDS / "unfinished.dd"
MATCH = RECORDS / "match.dd"
REFILL = RECORDS / "english-refill.dd"


# Legal


def test_a_legal_game_is_told_clause_by_clause_with_winner_and_points() -> None:
    answer = daumen_rules("check", TWO)
    assert answer.status == 0
    assert answer.lines[0] == f"{TWO}, Daumen drauf!, rules: german"
    told = answer.lines[1:-1]
    assert all(line.endswith("]") for line in told)
    for line in (
        "  10  Anna shows green 2 poisonous. [LEAD-1]",
        "  11  Ben passes. [PASS-1]",
        "  11  Anna takes the trick of 1. [END-3]",
        "  11  All may look at the trick: green 2 poisonous. [END-6]",
        "  11  Anna draws 1: black 3 harmless. [FILL-3]",
        "  22  Anna parries with yellow 4 harmless. [PARRY-4]",
        "  41  The game is over. [OVER-1]",
        "  41  Anna still holds green 4 harmless, black 2 poisonous: 2 minus. [OVER-2]",
        "  41  Anna scores 0: 7 harmless, 5 poisonous, 2 in hand. [VAL-3]",
    ):
        assert line in told
    assert answer.lines[-1] == "Legal to the end. Anna wins. Points: Anna 0, Ben -2."


def test_a_legal_game_is_told_in_german() -> None:
    answer = daumen_rules("check", THREE, "--lang", "de")
    assert answer.status == 0
    assert answer.lines[0] == f"{THREE}, Daumen drauf!, Regeln: german"
    assert "  10  Anna zeigt Gelb 2 giftig. [LEAD-1]" in answer.lines
    assert answer.lines[-1] == (
        "Regelgerecht bis zum Ende. Ben gewinnt. Punkte: Anna -4, Ben 2, Cleo 0."
    )


def test_the_lines_told_are_those_of_the_record() -> None:
    record = TWO.read_text(encoding="utf-8").splitlines()
    told: dict[int, str] = {}
    for line in daumen_rules("check", TWO).lines[1:-1]:
        if act := re.match(r" +(\d+)  (\w+) (shows \w+ \d|passes|parries with \w+ \d)", line):
            told[int(act[1])] = f"{act[2]}: {act[3]}"
    words = {"Y": "yellow", "G": "green", "B": "black"}
    said: dict[int, str] = {}
    for number, text in enumerate(record, start=1):
        line = text.partition(" #")[0]
        if act := re.fullmatch(r"(\w+): (parry )?([YGB])([1-9])[ph]", line):
            verb = "parries with" if act[2] else "shows"
            said[number] = f"{act[1]}: {verb} {words[act[3]]} {act[4]}"
        elif line.endswith(": pass"):
            said[number] = f"{line.removesuffix(': pass')}: passes"
    assert len(said) == 26
    assert {line.split()[1] for line in said.values()} == {"shows", "passes", "parries"}
    assert told == said


# Illegal


def test_an_illegal_action_is_named_with_all_clauses_and_both_citations() -> None:
    answer = daumen_rules("check", TOPPED)
    assert answer.status == ILLEGAL == 1
    assert answer.lines == [
        f"{TOPPED}, Daumen drauf!, rules: german",
        "Line 18: illegal: Ben: G5h",
        "  HIGH-5 (German G2→2, G2→3; English –): green 5: its colour is topped already; the "
        "highest card is black 1.",
        "      Once a newer colour has topped an older one, the older can no longer be shown in "
        "that trick.",
        "  RAISE-3 (German G5; English E4): Ben raises only with a higher card.",
        "      The card newly shown must be higher than the highest card so far.",
        "Legal there: Ben: B2h, pass.",
        "  No rule, only a suggestion (no manual says what holds then):",
        "    - take it back: Ben is on turn, and all have seen green 5",
        "    - count it as a pass: Ben takes the card back, and Cleo is on turn",
        "    - let it stand: green 5 is to be beaten, and Cleo is on turn",
        "Points so far: Anna 1, Ben 0, Cleo 0.",
    ]


def test_an_illegal_action_is_named_in_german() -> None:
    answer = daumen_rules("check", PARRY, "--lang=de")
    assert answer.status == 1
    assert answer.lines[1:3] == [
        "Zeile 11: regelwidrig: Cleo: pariert Ge3u",
        "  PARRY-2 (deutsch G4; englisch E3, E2¶7a): Ben ist an der Reihe; Cleo pariert nur, wenn "
        "die Reihe an ihm ist.",
    ]
    assert answer.lines[-6:] == [
        "Erlaubt war: Ben: Ge4u, Gr2u, Sw3g, Sw5u, passt.",
        "  Keine Regel, nur ein Vorschlag (keine Anleitung sagt, was dann gilt):",
        "    - zurücknehmen: Ben ist an der Reihe, und alle haben Gelb 3 gesehen",
        "    - alle vor Cleo, von Ben an, zählen als gepasst: Es gilt, und Cleo bekommt den Stich",
        "    - gelten lassen: Cleo bekommt den Stich",
        "Punkte bis dahin: Anna 0, Ben 0, Cleo 0.",
    ]


def test_an_illegal_action_under_the_rules_of_a_record_may_be_legal_under_others() -> None:
    assert daumen_rules("check", PARRY).status == 1
    answer = daumen_rules("check", PARRY, "--rules", "german with parry_timing=any_time")
    assert answer.status == 0
    assert answer.lines[0] == f"{PARRY}, Daumen drauf!, rules: german with parry_timing=any_time"


def test_what_interrupters_may_do_is_among_what_would_have_been_legal(tmp_path: Path) -> None:
    path = changed(PARRY, "Cleo: parry Y3h", "Ben: Y1p", tmp_path / "game.dd")
    answer = daumen_rules("check", path, "--rules", "german with parry_timing=any_time")
    assert answer.lines[-6] == "Legal there: Ben: Y4h, G2h, B3p, B5h, pass; Cleo: parry Y3h."


@pytest.mark.cites("OVER-1")
def test_an_action_after_the_end_is_illegal_and_nothing_would_have_been_legal(
    tmp_path: Path,
) -> None:
    path = changed(TWO, "score:", "Ben: pass\nscore:", tmp_path / "game.dd")
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert answer.lines[1] == "Line 42: illegal: Ben: pass"
    assert answer.lines[2].startswith("  OVER-1 (German G7; English E6¶1): ")
    assert answer.lines[-1] == "Points so far: Anna 0, Ben -2."
    assert not any(line.startswith("Legal there") for line in answer.lines)


@pytest.mark.cites("THUMB-1")
def test_showing_a_card_that_one_does_not_hold_is_illegal(tmp_path: Path) -> None:
    path = changed(TWO, "Anna: G2p", "Anna: B9h", tmp_path / "game.dd")
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert answer.lines[2].endswith("Anna does not hold black 9 harmless.")


# Unfinished, misremembered


def test_an_unfinished_game_is_legal_and_says_whose_turn_it_is() -> None:
    answer = daumen_rules("check", UNFINISHED, "--no-log")
    assert answer.status == 0
    assert answer.lines == [
        f"{UNFINISHED}, Daumen drauf!, rules: german",
        "Legal so far, and not over: Ben is on turn.",
        "Points so far: Anna 0, Ben 0, Cleo 0.",
    ]
    german = daumen_rules("check", UNFINISHED, "--no-log", "--lang", "de").lines
    assert german[1:] == [
        "Bis hierher regelgerecht, nicht zu Ende: Ben ist an der Reihe.",
        "Punkte bis dahin: Anna 0, Ben 0, Cleo 0.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("trick 2", "trick 3", "Line 12: trick 3 does not begin here, but trick 2."),
        (
            *("Anna: Y3h", "trick 3\nAnna: Y3h"),
            "Line 15: trick 3 does not begin here: no trick can begin before the one going on has "
            "ended, or after the end [END-2].",
        ),
        (
            *("score: 0 -2", "trick 8"),
            "Line 42: trick 8 does not begin here: no trick can begin before the one going on has "
            "ended, or after the end [END-2].",
        ),
    ],
)
def test_a_trick_mark_in_the_wrong_place_is_found(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    answer = daumen_rules("check", changed(TWO, old, new, tmp_path / "game.dd"))
    assert answer.status == 1
    assert answer.lines[1] == said
    assert answer.lines[2].startswith("Points so far: Anna ")


def test_a_trick_mark_in_the_wrong_place_is_found_in_german(tmp_path: Path) -> None:
    path = changed(TWO, "trick 2", "stich 3", tmp_path / "game.dd")
    answer = daumen_rules("check", path, "--lang", "de")
    assert answer.lines[1] == "Zeile 12: Hier beginnt nicht Stich 3, sondern Stich 2."


def test_a_wrong_score_is_found_and_the_right_one_told(tmp_path: Path) -> None:
    path = changed(TWO, "score: 0 -2", "score: 1 -2", tmp_path / "game.dd")
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert answer.lines[1:] == [
        "Legal to the end. Anna wins. Points: Anna 0, Ben -2.",
        "Line 42: the record says Anna 1, Ben -2; by the rules it is Anna 0, Ben -2 "
        "[VAL-3, OVER-2].",
    ]
    german = daumen_rules("check", path, "--lang", "de").lines
    assert german[2].startswith("Zeile 42: Notiert ist Anna 1, Ben -2; nach den Regeln ist es ")


def test_a_score_before_the_end_is_found(tmp_path: Path) -> None:
    path = tmp_path / "game.dd"
    path.write_text(UNFINISHED.read_text(encoding="utf-8") + "score: 0 0 0\n", encoding="utf-8")
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert answer.lines[1:] == [
        "Line 16: the record says Anna 0, Ben 0, Cleo 0, but the game is not over.",
        "Points so far: Anna 0, Ben 0, Cleo 0.",
    ]


# Several games


@pytest.mark.cites("WIN-1", "WIN-3", "WIN-4")
def test_a_match_tells_every_game_and_the_totals() -> None:
    answer = daumen_rules("check", MATCH, "--no-log")
    assert answer.status == 0
    assert answer.lines == [
        f"{MATCH}, Daumen drauf!, rules: german",
        "Game 1",
        "Legal to the end. Ben wins. Points: Anna -1, Ben 1.",
        "Game 2",
        "Legal to the end. Anna and Ben share the win. Points: Anna -2, Ben -2.",
        "Game 3",
        "Legal to the end. Anna wins. Points: Anna 1, Ben -3.",
        "Match, 3 of 3 games: Anna wins. Points: Anna -2, Ben -4.",
    ]
    german = daumen_rules("check", MATCH, "--no-log", "--lang", "de").lines
    assert german[4] == (
        "Regelgerecht bis zum Ende. Anna und Ben teilen sich den Sieg. Punkte: Anna -2, Ben -2."
    )
    assert german[-1] == "3 von 3 Partien: Anna gewinnt. Punkte: Anna -2, Ben -4."


def test_a_match_that_goes_on_has_no_winner_yet(tmp_path: Path) -> None:
    path = changed(MATCH, "games: 3", "games: 5", tmp_path / "match.dd")
    assert daumen_rules("check", path).lines[-1] == "Match, 3 of 5 games: Points: Anna -2, Ben -4."
    german = daumen_rules("check", path, "--lang", "de")
    assert german.lines[-1] == "3 von 5 Partien: Punkte: Anna -2, Ben -4."


def test_games_after_one_that_is_not_complete_are_not_looked_at(tmp_path: Path) -> None:
    path = changed(MATCH, "score: -1 1\n", "", tmp_path / "match.dd")
    assert daumen_rules("check", path).status == 0
    text = path.read_text(encoding="utf-8")
    first, rest = text.split("\ngame 2", maxsplit=1)
    path.write_text(first.rsplit("\n", 2)[0] + "\n\ngame 2" + rest, encoding="utf-8")
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert answer.lines[1] == "Game 1"
    assert answer.lines[2].startswith("Legal so far, and not over: ")
    assert answer.lines[4:] == [
        "The record goes on with the next game although this one is not over.",
        "2 more game(s) of the record not looked at.",
        "Match, 0 of 3 games: Points: Anna 0, Ben 0.",
    ]


@pytest.mark.cites("START-1", "Q54")
def test_who_starts_the_first_game_starts_the_second_as_the_same_youngest() -> None:
    text = MATCH.read_text(encoding="utf-8").replace("names: Anna, Ben", "names: Ben, Anna")
    text = text.replace("game 1\n", "game 1\nstarter: Anna\n")
    text = re.sub(r"score: (-?\d) (-?\d)", r"score: \2 \1", text)
    answer = daumen_rules("check", "-", "--no-log", stdin=text)
    assert answer.status == 0
    assert answer.lines[-1] == "Match, 3 of 3 games: Anna wins. Points: Ben -4, Anna -2."


def test_a_refused_action_is_told_with_the_reading_that_would_allow_it() -> None:
    """Parrying out of turn is what Q20 is about."""
    answer = daumen_rules("check", RECORDS / "broken-parry-out-of-turn.dd")
    assert "By another reading it is legal: parry_timing=any_time (Q20)." in answer.lines


def test_a_trick_marked_twice_is_told(tmp_path: Path) -> None:
    text = (GAMES / "two-seats.dd").read_text(encoding="utf-8")
    path = tmp_path / "twice.dd"
    path.write_text(re.sub(r"(?m)^(trick 2\b.*)$", r"\1\n\1", text), encoding="utf-8")
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert "trick 2 does not begin here" in answer.out
