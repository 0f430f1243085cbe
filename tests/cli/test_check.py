"""`check`: what it says of legal, illegal, unfinished and misremembered games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daumen_rules import ENGLISH, GERMAN, difference
from daumen_rules.cli.frame import ILLEGAL
from tests.cli.run import GAMES, RECORDS, Answer, daumen_rules, refused

TWO = GAMES / "two-seats.dd"
THREE = GAMES / "three-seats.dd"
TOPPED = RECORDS / "broken-topped-colour.dd"
PARRY = RECORDS / "broken-parry-out-of-turn.dd"
UNFINISHED = RECORDS / "unfinished.dd"
MATCH = RECORDS / "match.dd"
REFILL = RECORDS / "english-refill.dd"


def changed(path: Path, old: str, new: str, to: Path) -> Path:
    """A copy of a record with one thing changed."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    to.write_text(text.replace(old, new, 1), encoding="utf-8")
    return to


# Legal


def test_a_legal_game_is_told_clause_by_clause_with_winner_and_points() -> None:
    answer = daumen_rules("check", TWO)
    assert answer.status == 0
    assert answer.lines[0] == f"{TWO}, rules: german"
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
    assert answer.lines[0] == f"{THREE}, Regeln: german"
    assert "  10  Anna zeigt Gelb 2 giftig. [LEAD-1]" in answer.lines
    assert answer.lines[-1] == (
        "Regelgerecht bis zum Ende. Ben gewinnt. Punkte: Anna -4, Ben 2, Cleo 0."
    )


def test_the_lines_told_are_those_of_the_record() -> None:
    record = TWO.read_text(encoding="utf-8").splitlines()
    for line in daumen_rules("check", TWO).lines[1:-1]:
        number, _, told = line.strip().partition("  ")
        said = record[int(number) - 1]
        for words in (" shows ", " passes.", " parries "):
            assert words not in told or said.startswith(f"{told.split()[0]}: ")


# Illegal


def test_an_illegal_action_is_named_with_all_clauses_and_both_citations() -> None:
    answer = daumen_rules("check", TOPPED)
    assert answer.status == ILLEGAL == 1
    assert answer.lines == [
        f"{TOPPED}, rules: german",
        "Line 18: illegal: Ben: G5h",
        "  HIGH-5 (German G2→2, G2→3; English –): green 5: its colour is topped already; the "
        "highest card is black 1.",
        "      Once a newer colour has topped an older one, the older can no longer be shown in "
        "that trick.",
        "  RAISE-3 (German G5; English E4): Ben raises only with a higher card.",
        "      The card newly shown must be higher than the highest card so far.",
        "Legal there: Ben: B2h, pass.",
        "Points so far: Anna 1, Ben 0, Cleo 0.",
    ]


def test_an_illegal_action_is_named_in_german() -> None:
    answer = daumen_rules("check", PARRY, "--lang=de")
    assert answer.status == 1
    assert answer.lines[1:3] == [
        "Zeile 11: regelwidrig: Cleo: pariert Y3h",
        "  PARRY-2 (deutsch G4; englisch E3, E2¶7a): Ben ist an der Reihe; Cleo pariert nur, wenn "
        "die Reihe an ihm ist.",
    ]
    assert answer.lines[-2:] == [
        "Erlaubt war: Ben: Y4h, G2h, B3p, B5h, passt.",
        "Punkte bis dahin: Anna 0, Ben 0, Cleo 0.",
    ]


def test_an_illegal_action_under_the_rules_of_a_record_may_be_legal_under_others() -> None:
    assert daumen_rules("check", PARRY).status == 1
    answer = daumen_rules("check", PARRY, "--rules", "german with parry_timing=any_time")
    assert answer.status == 0
    assert answer.lines[0] == f"{PARRY}, rules: german with parry_timing=any_time"


def test_what_interrupters_may_do_is_among_what_would_have_been_legal(tmp_path: Path) -> None:
    path = changed(PARRY, "Cleo: parry Y3h", "Ben: Y1p", tmp_path / "game.dd")
    answer = daumen_rules("check", path, "--rules", "german with parry_timing=any_time")
    assert answer.lines[-2] == "Legal there: Ben: Y4h, G2h, B3p, B5h, pass; Cleo: parry Y3h."


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
        f"{UNFINISHED}, rules: german",
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
        "Line 42: the record says Anna 1, Ben -2; by the rules it is Anna 0, Ben -2 "
        "[VAL-3, OVER-2]."
    ]
    german = daumen_rules("check", path, "--lang", "de").lines
    assert german[1].startswith("Zeile 42: Notiert sind Anna 1, Ben -2; nach den Regeln sind es ")


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
        f"{MATCH}, rules: german",
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
        "Regelgerecht bis zum Ende. Anna und Ben teilen den Sieg. Punkte: Anna -2, Ben -2."
    )
    assert german[-1] == "3 von 3 Partien: Anna gewinnt. Punkte: Anna -2, Ben -4."


def test_a_match_that_goes_on_has_no_winner_yet(tmp_path: Path) -> None:
    path = changed(MATCH, "games: 3", "games: 5", tmp_path / "match.dd")
    assert daumen_rules("check", path).lines[-1] == "Match, 3 of 5 games: Anna -2, Ben -4"
    german = daumen_rules("check", path, "--lang", "de")
    assert german.lines[-1] == "3 von 5 Partien: Anna -2, Ben -4"


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
        "Match, 0 of 3 games: Anna 0, Ben 0",
    ]


@pytest.mark.cites("START-1", "Q54")
def test_who_starts_the_first_game_starts_the_second_as_the_same_youngest() -> None:
    text = MATCH.read_text(encoding="utf-8").replace("names: Anna, Ben", "names: Ben, Anna")
    text = text.replace("game 1\n", "game 1\nstarter: Anna\n")
    text = re.sub(r"score: (-?\d) (-?\d)", r"score: \2 \1", text)
    answer = daumen_rules("check", "-", "--no-log", stdin=text)
    assert answer.status == 0
    assert answer.lines[-1] == "Match, 3 of 3 games: Anna wins. Points: Ben -4, Anna -2."


# Rule sets


def test_rules_of_an_option_take_the_place_of_those_of_the_record() -> None:
    assert daumen_rules("check", REFILL).lines[0].endswith("rules: english")
    answer = daumen_rules("check", REFILL, "--rules", "german")
    assert answer.status == 1
    assert answer.lines[1] == "Line 16: illegal: Cleo: B5p"
    assert daumen_rules("check", REFILL, "--rules", "english").status == 0


@pytest.mark.cites("Q01", "Q30")
def test_both_says_where_the_manuals_part() -> None:
    answer = daumen_rules("check", REFILL, "--rules", "both")
    assert answer.status == 1
    assert answer.lines[:7] == [
        "Where the two manuals part in this game:",
        "  Q01 Who may look at a completed trick (inspection)",
        "      line 14, German (all): All may look at the trick: yellow 3 harmless, yellow 5 "
        "harmless, green 1 poisonous. [END-6]",
        "      line 14, English (taker_only): Cleo alone looks at the trick: yellow 3 harmless, "
        "yellow 5 harmless, green 1 poisonous. [END-4]",
        "  Q30 Who draws first (refill_first)",
        "      line 14, German (winner): Cleo draws 1: yellow 1 harmless. [FILL-3] Anna draws 1: "
        "black 5 poisonous. [FILL-4] Ben draws 1: green 4 harmless. [FILL-4]",
        "      line 14, English (last_actor): Ben draws 1: yellow 1 harmless. [FILL-3] Cleo draws "
        "1: black 5 poisonous. [FILL-4] Anna draws 1: green 4 harmless. [FILL-4]",
    ]
    assert f"{REFILL}, rules: german" in answer.lines
    assert answer.lines[-3:] == [
        f"{REFILL}, rules: english",
        "Legal so far, and not over: Ben is on turn.",
        "Points so far: Anna 0, Ben 0, Cleo 1.",
    ]


def test_both_says_so_where_the_manuals_do_not_part() -> None:
    deck = "Y1p Y1h Y2p Y2h Y3p Y3h Y4p Y4h G1p G1h G2p G2h G3p G3h G4p G4h B1p B1h B2p B2h B3p B3h"
    text = f"daumen_drauf 1\nnames: Anna, Ben\ndeck: {deck} B4p B4h\nAnna: Y1p\n"
    answer = daumen_rules("check", "-", "--rules", "both", stdin=text)
    assert answer.status == 0
    assert answer.lines.count("      no difference here") == len(difference(GERMAN, ENGLISH)) == 2
    german = daumen_rules("check", "-", "--rules", "both", "--lang", "de", stdin=text)
    assert german.lines[0] == "Wo sich die beiden Anleitungen trennen:"
    assert german.lines.count("      hier kein Unterschied") == 2


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("french", "found 'french'; expected a rule set: german or english"),
        ("german with deal=slow", "unknown value 'slow' for deal; expected single or packets"),
        ("", "found nothing; expected a rule set: german or english"),
    ],
)
def test_an_unknown_rule_set_is_refused(asked: str, said: str) -> None:
    message = refused("check", TWO, "--rules", asked)
    assert message == f"the call cannot be used: --rules: {said}"
    german = refused("check", TWO, "--rules", asked, "--lang", "de")
    assert german.startswith("der Aufruf ist unbrauchbar: --rules: ")
    assert said not in german


# More or less of it


def _tells_events(answer: Answer) -> bool:
    return any(line.endswith("[LEAD-1]") for line in answer.lines)


@pytest.mark.parametrize(
    ("path", "option", "tells"),
    [
        (TWO, None, True),
        (TWO, "--no-log", False),
        (TWO, "--log", True),
        (TOPPED, None, False),
        (TOPPED, "--no-log", False),
        (TOPPED, "--log", True),
        (UNFINISHED, None, True),
    ],
)
def test_events_are_told_of_legal_games_or_as_asked(
    path: Path, option: str | None, tells: bool
) -> None:
    assert _tells_events(daumen_rules("check", path, *([option] if option else []))) is tells


def test_both_tells_events_only_if_asked() -> None:
    assert not _tells_events(daumen_rules("check", TWO, "--rules", "both"))
    assert _tells_events(daumen_rules("check", TWO, "--rules", "both", "--log"))


def test_the_record_may_come_from_standard_input_and_in_json() -> None:
    text = TWO.read_bytes()
    assert daumen_rules("check", "-", stdin=text).lines[1:] == daumen_rules("check", TWO).lines[1:]
    as_json = daumen_rules("check", RECORDS / "two-seats.json")
    assert as_json.status == 0
    assert as_json.lines[-1] == daumen_rules("check", TWO).lines[-1]


# For machines

KEYS = ["rules", "legal", "games", "games_not_looked_at", "totals", "winners"]


def test_json_of_a_legal_game_has_stable_keys() -> None:
    answer = daumen_rules("check", TWO, "--json")
    assert answer.status == 0
    assert list(answer.data) == ["file", "names", "verdicts"]
    assert answer.data["names"] == ["Anna", "Ben"]
    (verdict,) = answer.data["verdicts"]
    assert list(verdict) == KEYS
    assert (verdict["rules"], verdict["legal"], verdict["totals"]) == ("german", True, [0, -2])
    assert (verdict["winners"], verdict["games_not_looked_at"]) == ([0], 0)
    (game,) = verdict["games"]
    assert list(game) == ["events", "points", "ending"]
    assert game["points"] == [0, -2]
    assert game["ending"] == {"verdict": "legal", "winners": [0]}
    assert all(list(e) == ["line", "event", "clause", "facts", "text"] for e in game["events"])
    assert {
        "line": 10,
        "event": "Shown",
        "clause": "LEAD-1",
        "facts": {"seat": "0", "card": "G2p"},
        "text": "Anna shows green 2 poisonous.",
    } in game["events"]


def test_json_of_an_illegal_game_names_clauses_citations_and_legal_actions() -> None:
    answer = daumen_rules("check", TOPPED, "--json")
    assert answer.status == 1
    verdict = answer.data["verdicts"][0]
    assert verdict["legal"] is False
    assert verdict["games"][0]["points"] == [1, 0, 0]
    ending = verdict["games"][0]["ending"]
    assert list(ending) == ["verdict", "line", "seat", "action", "breaches", "legal", "otherwise"]
    assert [ending[key] for key in ("verdict", "line", "seat", "action")] == [
        "illegal",
        18,
        1,
        "G5h",
    ]
    assert ending["breaches"][0] == {
        "clause": "HIGH-5",
        "german": "G2→2, G2→3",
        "english": None,
        "facts": {"card": "G5", "highest": "B1"},
        "text": "green 5: its colour is topped already; the highest card is black 1.",
    }
    assert [breach["clause"] for breach in ending["breaches"]] == ["HIGH-5", "RAISE-3"]
    assert ending["legal"] == [{"seat": 1, "action": "B2h"}, {"seat": 1, "action": "pass"}]


def test_json_keys_and_codes_do_not_depend_on_the_language_but_texts_do() -> None:
    english = daumen_rules("check", PARRY, "--json").data["verdicts"][0]["games"][0]["ending"]
    german = daumen_rules("check", PARRY, "--json", "--lang", "de")
    ending = german.data["verdicts"][0]["games"][0]["ending"]
    assert ending["breaches"][0].pop("text").startswith("Ben ist an der Reihe")
    assert english["breaches"][0].pop("text").startswith("Ben is on turn")
    assert ending == english
    assert ending["action"] == "parry Y3h"


def test_json_of_other_endings(tmp_path: Path) -> None:
    def ending(path: Path) -> object:
        return daumen_rules("check", path, "--json").data["verdicts"][0]["games"][0]["ending"]

    assert ending(UNFINISHED) == {"verdict": "unfinished", "turn": 1}
    path = changed(TWO, "score: 0 -2", "score: 1 -2", tmp_path / "score.dd")
    assert ending(path) == {
        "verdict": "score_differs",
        "line": 42,
        "written": [1, -2],
        "expected": [0, -2],
    }
    path = changed(TWO, "trick 2", "trick 3", tmp_path / "trick.dd")
    assert ending(path) == {"verdict": "trick_differs", "line": 12, "written": 3, "expected": 2}


def test_json_of_both_says_where_the_manuals_part() -> None:
    answer = daumen_rules("check", REFILL, "--rules", "both", "--json")
    assert answer.status == 1
    assert list(answer.data) == ["file", "names", "verdicts", "partings"]
    assert [verdict["rules"] for verdict in answer.data["verdicts"]] == ["german", "english"]
    assert [verdict["legal"] for verdict in answer.data["verdicts"]] == [False, True]
    parting = answer.data["partings"][1]
    assert list(parting) == ["flag", "question", "game", "line", "german", "english"]
    assert [parting[key] for key in ("flag", "question", "game", "line")] == [
        "refill_first",
        "Q30",
        1,
        14,
    ]
    assert parting["german"]["value"] == "winner"
    assert parting["english"]["events"][0] == {
        "clause": "FILL-3",
        "text": "Ben draws 1: yellow 1 harmless.",
    }


def test_json_of_a_match_has_totals_and_winners() -> None:
    verdict = daumen_rules("check", MATCH, "--json").data["verdicts"][0]
    assert (verdict["totals"], verdict["winners"]) == ([-2, -4], [0])
    assert [game["points"] for game in verdict["games"]] == [[-1, 1], [-2, -2], [1, -3]]


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


def test_events_can_be_left_out_of_the_data() -> None:
    data = daumen_rules("check", GAMES / "two-seats.dd", "--json", "--no-log").data
    assert data["verdicts"][0]["games"][0]["events"] == []
