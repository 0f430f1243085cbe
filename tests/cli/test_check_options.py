"""`check`: under other rule sets, with more or less of it told, and for machines."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import GAMES, RECORDS, Answer, changed, daumen_rules

TWO = GAMES / "two-seats.dd"
TOPPED = RECORDS / "broken-topped-colour.dd"
PARRY = RECORDS / "broken-parry-out-of-turn.dd"
UNFINISHED = RECORDS / "unfinished.dd"
MATCH = RECORDS / "match.dd"
REFILL = RECORDS / "english-refill.dd"


# Rule sets


@pytest.mark.cites("Q30")
@pytest.mark.parametrize(
    ("record", "line", "german", "english"),
    [
        ("seven-seats.dd", 33, ["Bo", "Gül", "Ada"], ["Ada", "Bo", "Gül"]),
        ("two-seats.dd", 19, ["Ben", "Anna"], ["Anna", "Ben"]),
        ("with-gaps.dd", 18, ["Ben", "Anna"], ["Anna", "Ben"]),
    ],
)
def test_both_passes_over_draws_in_which_the_clause_alone_is_another(
    record: str, line: int, german: list[str], english: list[str]
) -> None:
    """In each of these games one seat alone draws first; by either manual it is that seat."""
    path = (GAMES if record == "two-seats.dd" else RECORDS) / record
    parting = daumen_rules("check", path, "--rules", "both", "--json").data["partings"][1]
    assert (parting["question"], parting["line"]) == ("Q30", line)
    for manual, seats in (("german", german), ("english", english)):
        assert [event["text"].split()[0] for event in parting[manual]["events"]] == seats


@pytest.mark.cites("Q01", "Q30")
@pytest.mark.parametrize("language", ["en", "de"])
def test_both_tells_the_shortest_games_that_part_the_manuals_whole_if_asked(language: str) -> None:
    """The games that `differ` tells of these two questions."""
    words = ("check", REFILL, "--rules", "both", "--lang", language)
    short, long = daumen_rules(*words), daumen_rules(*words, "--long")
    for question in ("Q01", "Q30"):
        game = daumen_rules("differ", question, "--lang", language).lines
        whole = [line for line in game[game.index("") + 1 :] if line]
        assert set(whole) <= {line.strip(" ") for line in long.lines} | {
            line.removeprefix("      ") for line in long.lines
        }
        assert f"`daumen-rules differ {question}`" in short.out
    assert len(short.lines) < len(long.lines)


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

KEYS = ["rules", "legal", "gaps", "games", "games_not_looked_at", "match"]


def test_json_of_a_legal_game_has_stable_keys() -> None:
    answer = daumen_rules("check", TWO, "--json")
    assert answer.status == 0
    assert list(answer.data) == ["file", "game", "names", "seat", "legal", "verdicts"]
    assert answer.data["names"] == ["Anna", "Ben"]
    (verdict,) = answer.data["verdicts"]
    assert list(verdict) == KEYS
    assert (verdict["rules"], verdict["legal"], verdict["match"]) == ("german", True, None)
    assert verdict["games_not_looked_at"] == 0
    (game,) = verdict["games"]
    assert list(game) == ["events", "points", "ending", "result"]
    assert game["points"] == [0, -2]
    assert game["ending"] == {"verdict": "legal"}
    assert game["result"] == {"scores": [0, -2], "winners": [0], "payments": []}
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
    keys = ["verdict", "line", "by", "action", "breaches", "why", "legal", "otherwise"]
    assert list(ending) == [*keys, "suggestions"]
    assert [ending[key] for key in keys[:4]] == [
        "illegal",
        18,
        1,
        "show G5h",
    ]
    assert ending["breaches"][0] == {
        "clause": "HIGH-5",
        "german": "G2→2, G2→3",
        "english": None,
        "gist": "Once a newer colour has topped an older one, the older can no longer be shown in "
        "that trick.",
        "facts": {"card": "G5", "highest": "B1"},
        "text": "green 5: its colour is topped already; the highest card is black 1.",
    }
    assert [breach["clause"] for breach in ending["breaches"]] == ["HIGH-5", "RAISE-3"]
    assert ending["legal"] == [{"by": 1, "action": "show B2h"}, {"by": 1, "action": "pass"}]


def test_json_keys_and_codes_do_not_depend_on_the_language_but_texts_do() -> None:
    english = daumen_rules("check", PARRY, "--json").data["verdicts"][0]["games"][0]["ending"]
    german = daumen_rules("check", PARRY, "--json", "--lang", "de")
    ending = german.data["verdicts"][0]["games"][0]["ending"]
    assert ending["breaches"][0].pop("text").startswith("Ben ist an der Reihe")
    assert english["breaches"][0].pop("text").startswith("Ben is on turn")
    assert ending["breaches"][0].pop("gist").startswith("Nach der deutschen Anleitung pariert")
    assert english["breaches"][0].pop("gist").startswith("In the German manual only the seat on")
    texts = ["zurücknehmen:", "Ben hat nicht gehandelt:", "gelten lassen:"]
    for one, text in zip(ending["suggestions"], texts, strict=True):
        assert one.pop("text").startswith(text)
    assert english["suggestions"][0].pop("text").startswith("take it back: Ben is on turn")
    for one in english["suggestions"][1:]:
        del one["text"]
    assert ending == english
    assert ending["action"] == "parry Y3h"


def test_json_of_other_endings(tmp_path: Path) -> None:
    def ending(path: Path) -> object:
        return daumen_rules("check", path, "--json").data["verdicts"][0]["games"][0]["ending"]

    assert ending(UNFINISHED) == {"verdict": "unfinished", "turn": [1]}
    path = changed(TWO, "score: 0 -2", "score: 1 -2", tmp_path / "score.dd")
    assert ending(path) == {
        "verdict": "result_differs",
        "claims": [
            {
                "line": 42,
                "of": "result",
                "written": [1, -2],
                "expected": [0, -2],
                "over": True,
            }
        ],
    }
    path = changed(TWO, "trick 2", "trick 3", tmp_path / "trick.dd")
    assert ending(path) == {"verdict": "trick_differs", "line": 12, "written": 3, "expected": 2}


def test_json_of_both_says_where_the_manuals_part() -> None:
    answer = daumen_rules("check", REFILL, "--rules", "both", "--json")
    assert answer.status == 1
    assert list(answer.data) == ["file", "game", "names", "seat", "legal", "verdicts", "partings"]
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
    assert verdict["match"] == {
        "played": 3,
        "agreed": 3,
        "totals": [-2, -4],
        "winners": [[0]],
        "starters": [],
    }
    assert [game["points"] for game in verdict["games"]] == [[-1, 1], [-2, -2], [1, -3]]


def test_events_can_be_left_out_of_the_data() -> None:
    data = daumen_rules("check", GAMES / "two-seats.dd", "--json", "--no-log").data
    assert data["verdicts"][0]["games"][0]["events"] == []
