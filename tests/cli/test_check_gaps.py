"""`check` and the other commands on records with gaps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from daumen_rules.cli.check import command as check
from daumen_rules.kernel.lines import Tick, no_tick
from tests.cli.run import RECORDS, changed, daumen_rules, refused

GAPS = RECORDS / "with-gaps.dd"
HEAD = "With gaps: what is said holds for every deal that fits what is noted."
KOPF = "Mit Lücken: Was gesagt wird, gilt für jede Kartenverteilung, die zum Notierten passt."


def _written(tmp_path: Path, *lines: str, names: str = "Anna, Ben") -> Path:
    path = tmp_path / "game.dd"
    path.write_text("\n".join(["daumen_drauf 1", f"names: {names}", *lines]) + "\n", "utf-8")
    return path


def test_a_game_without_a_deck_is_checked_to_its_end() -> None:
    answer = daumen_rules("check", GAPS, "--no-log")
    assert answer.status == 0
    assert answer.lines == [
        f"{GAPS}, Daumen drauf!, rules: german",
        HEAD,
        "Legal to the end. Who wins hangs on the fangs of lines 12, 24: Anna; Ben.",
        "Points, each by itself: Anna -2 to 0, Ben -2 to 0.",
    ]
    german = daumen_rules("check", GAPS, "--no-log", "--lang", "de")
    assert german.lines[1:] == [
        KOPF,
        "Regelgerecht bis zum Ende. Wer gewinnt, hängt an den Giftzähnen von Zeile 12, 24: Anna; "
        "Ben.",
        "Punkte, jeder für sich: Anna -2 bis 0, Ben -2 bis 0.",
    ]


def test_the_story_says_what_is_certain_and_no_more() -> None:
    lines = daumen_rules("check", GAPS).lines
    for line in (
        "   9  Anna shows green 2 poisonous. [LEAD-1]",
        "  10  Anna draws 1. [FILL-3]",
        "  12  Anna shows yellow 1. [LEAD-1]",
        "  21  Anna parries with yellow 4. [PARRY-4]",
        "  40  Anna scores -2 to 0: 6 to 7 harmless, 5 to 6 poisonous, 2 in hand. [VAL-3]",
    ):
        assert line in lines
    assert "      Anna draws 5. [START-3]" in lines


def test_points_noted_are_compared_together(tmp_path: Path) -> None:
    end = "Ben: parry B4?\n"
    path = changed(GAPS, end, end + "score: 0 -2\n", tmp_path / "game.dd")
    answer = daumen_rules("check", path, "--no-log")
    assert (answer.status, answer.lines[2:]) == (
        *(0,),
        ["Legal to the end. Anna wins.", "The points noted can be: Anna 0, Ben -2."],
    )
    path = changed(GAPS, end, end + "score: 0 0\n", tmp_path / "game.dd")
    answer = daumen_rules("check", path, "--no-log")
    assert answer.status == 1
    assert answer.lines[2] == (
        "Line 41: the record says Anna 0, Ben 0; by no way to fill the gaps it is so "
        "[VAL-3, OVER-2]."
    )
    assert daumen_rules("check", path, "--lang", "de").lines[2].startswith("Zeile 41: Notiert ist")


def test_an_entry_illegal_by_every_way_is_named_with_all_clauses(tmp_path: Path) -> None:
    path = _written(
        *(tmp_path, "Anna: Y3?", "Ben: parry Y3?", "Ben: Y4?", "Anna: Y3?"), names="Anna, Ben"
    )
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert answer.lines[2:5] == [
        "Line 6: illegal, whatever the gaps hold: Anna: Y3?",
        "  Shown already: line 3, 4.",
        "  THUMB-1 (German V2; English B): Anna does not hold yellow 3.",
    ]
    assert [line.split()[0] for line in answer.lines[6:10:2]] == ["HIGH-1", "TURN-2"]
    assert answer.lines[-2:] == [
        "Legal there, whatever the gaps hold: Anna: pass.",
        "Points so far: Anna 0, Ben 0.",
    ]
    german = daumen_rules("check", path, "--lang", "de")
    assert german.lines[2] == (
        "Zeile 6: regelwidrig, was auch immer in den Lücken steht: Anna: Ge3?"
    )


@pytest.mark.cites("Q14")
def test_where_it_depends_the_hand_it_hangs_on_is_named(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: Y1?", "Ben: B3?", "Anna: pass")
    rules = "german with must_show_scope=lap"
    answer = daumen_rules("check", path, "--rules", rules, "--no-log")
    assert answer.status == 0
    assert answer.lines[2:] == [
        "Line 5 depends: Anna: pass: legal only by some ways to fill the gaps; these are followed.",
        "  So it is if at line 5 Anna held none of G1-G4, B3-B4.",
        "Legal so far, and not over: Ben is on turn.",
        "Points so far, each by itself: Anna 0, Ben -2 to 2.".replace(", each by itself", ""),
    ]
    german = daumen_rules("check", path, "--rules", rules, "--no-log", "--lang", "de")
    assert german.lines[3] == (
        "  So ist es, wenn Anna bei Zeile 5 keine von G1-G4, B3-B4 auf der Hand hatte."
    )
    data = daumen_rules("check", path, "--rules", rules, "--json").data
    (depends,) = data["verdicts"][0]["games"][0]["depends"]
    assert depends == {
        "line": 5,
        "by": 0,
        "action": "pass",
        "held": [
            {"seat": 0, "line": 5, "some": False, "kinds": ["G1", "G2", "G3", "G4", "B3", "B4"]}
        ],
        "cards": [],
    }


def test_an_unknown_card_is_said_as_far_as_it_must_be(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: Y3?", "Ben: ?", "Anna: G1?")
    lines = daumen_rules("check", path, "--no-log").lines
    assert lines[3] == "  So it is if the card of line 4 was one of Y4, G1-G4, B1-B4."
    assert lines[5] == "  So it is if the card of line 4 was one of Y4, B1-B4."
    lines = daumen_rules("check", path, "--log", "--lang", "de").lines
    assert "  4  Ben zeigt eine unbekannte Karte. [TURN-2]" in lines


def test_for_machines_the_same_is_said() -> None:
    answer = daumen_rules("check", GAPS, "--json", "--no-log")
    (verdict,) = answer.data["verdicts"]
    (game,) = verdict["games"]
    assert (verdict["legal"], verdict["gaps"], verdict["match"]) == (True, True, None)
    assert game["points"] == [[-2, 0], [-2, 0]]
    assert game["winners"] == [[0], [1]]
    assert game["open_lines"] == [12, 24]
    assert game["ending"] == {"verdict": "legal"}
    assert game["events"] == []
    told = daumen_rules("check", GAPS, "--json").data["verdicts"][0]["games"][0]["events"]
    scored = [event["facts"] for event in told if event["event"] == "Scored"]
    assert list(scored[0].values()) == ["0", "-2..0", "6..7", "5..6", "2"]


def test_an_illegal_entry_is_told_to_machines(tmp_path: Path) -> None:
    path = _written(
        tmp_path, "hand Anna: Y1p Y2p Y3p G1? B1h", "Anna: Y2?", "Ben: Y3?", "Anna: G2?"
    )
    answer = daumen_rules("check", path, "--json")
    ending = answer.data["verdicts"][0]["games"][0]["ending"]
    assert (answer.status, ending["line"], ending["action"]) == (1, 6, "show G2?")
    assert [breach["clause"] for breach in ending["breaches"]] == ["THUMB-1"]
    actions = [legal["action"] for legal in ending["legal"]]
    assert actions == ["show G1?", "show B1h", "pass", "parry Y3p"]
    assert len(ending["why"]) == 1


@pytest.mark.cites("Q01", "Q30")
def test_both_manuals_are_compared_by_what_is_certain() -> None:
    answer = daumen_rules("check", GAPS, "--rules", "both")
    assert "  Q30 Who draws first (refill_first)" in answer.lines
    alone = "Anna alone looks at the trick: green 2 poisonous. [END-4]"
    assert f"      line 10, English (taker_only): {alone}" in answer.lines
    assert answer.lines.count(HEAD) == 2
    data = daumen_rules("check", GAPS, "--rules", "both", "--json").data
    assert [parting["question"] for parting in data["partings"]] == ["Q01", "Q30"]
    assert {verdict["rules"] for verdict in data["verdicts"]} == {"german", "english"}


@pytest.mark.long
def test_a_limit_is_work_and_it_says_where_it_was_reached(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: B4?", "Ben: pass", "Anna: ?", "Ben: ?", "Anna: ?", "Ben: ?")
    answer = daumen_rules("check", path, "--work", "50", "--no-log")
    assert answer.status == 3
    assert answer.lines[2].startswith("The limit was reached at line ")
    assert answer.out == daumen_rules("check", path, "--work", "50", "--no-log", "--time", "60").out
    german = daumen_rules("check", path, "--work", "50", "--no-log", "--lang", "de")
    assert german.lines[2].startswith("Die Grenze war bei Zeile ")
    data = daumen_rules("check", path, "--work", "50", "--json").data["verdicts"][0]
    assert data["legal"] is False
    assert data["games"][0]["ending"]["verdict"] == "stopped"
    assert daumen_rules("check", path, "--no-log").status == 0


def test_time_ends_it_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = _written(tmp_path, "Anna: B4?", "Ben: pass", "Anna: B3?", "Ben: G1?", "Anna: Y1?")

    def none(seconds: float) -> Callable[[], bool]:
        return lambda: False

    def reads_on(*_: object) -> Tick:
        return no_tick

    monkeypatch.setattr(check, "clock", none)
    monkeypatch.setattr(check, "in_time", reads_on)
    answer = daumen_rules("check", path, "--time", "2", "--no-log")
    assert answer.status == 3
    assert answer.lines[2].startswith("The limit was reached at line ")


@pytest.mark.long
def test_each_manual_has_its_own_limit(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: B4?", "Ben: ?", "Anna: ?")
    both = daumen_rules("check", path, "--work", "40", "--json", "--rules", "both").data
    alone = [
        daumen_rules("check", path, "--work", "40", "--json", "--rules", name).data
        for name in ("german", "english")
    ]
    assert both["verdicts"] == [one["verdicts"][0] for one in alone]


def test_converting_keeps_the_gaps(tmp_path: Path) -> None:
    data, text = tmp_path / "game.json", tmp_path / "game.dd"
    assert daumen_rules("convert", GAPS, "--to", "json", "-o", data).status == 0
    assert daumen_rules("convert", data, "--to", "text", "-o", text).status == 0
    again = daumen_rules("convert", text, "--to", "json")
    assert again.out == data.read_text("utf-8")
    assert "deck" not in text.read_text("utf-8")
    assert (
        daumen_rules("check", text, "--no-log").lines[3]
        == (daumen_rules("check", GAPS, "--no-log").lines[3])
    )


def test_a_command_that_needs_every_card_says_so_with_the_first_gap() -> None:
    words = ("-o", "x.svg")
    assert refused("show", GAPS, *words).startswith(
        f"{GAPS}:8:1: found a game without its deck; expected a record without gaps: only "
        "`check`, `why` and `convert`"
    )
    german = refused("show", GAPS, *words, "--lang", "de")
    assert "gefunden eine Partie ohne Kartenfolge; erwartet eine Aufzeichnung ohne Lücken" in german


# Why

THREE = "Anna, Ben, Cleo"


def test_why_of_an_entry_that_is_legal_whatever_the_gaps_hold(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: Y3?", "Ben: Y5?", "Cleo: pass", names=THREE)
    answer = daumen_rules("why", path, "4")
    assert answer.status == 0
    assert answer.lines[:3] == [
        "Ben: Y5?: allowed, whatever the gaps hold",
        "  Ben is on turn. [TURN-1: German G2; English E2¶1]",
        "  yellow 5 has a higher value than yellow 3. [HIGH-1: German G2→1; English E2¶7b]",
    ]
    german = daumen_rules("why", path, "4", "--lang", "de")
    assert german.lines[0] == "Ben: Ge5?: erlaubt, was auch immer in den Lücken steht"


def test_why_of_an_entry_that_depends_says_as_check_by_which_gaps(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: Y3?", "Ben: Y5?", "Cleo: ?", names=THREE)
    answer = daumen_rules("why", path, "5")
    assert answer.status == 0
    assert answer.lines[:3] == [
        "Cleo: ?: legal only by some ways to fill the gaps",
        "  So it is if the card of line 5 was one of G1-G5, B1-B5.",
        "  Cleo is on turn. [TURN-1: German G2; English E2¶1]",
    ]
    assert answer.lines[1] in daumen_rules("check", path, "--no-log").lines
    assert daumen_rules("why", path, "5", "--json").data["gaps"] == "depends"


def test_why_of_an_entry_that_is_illegal_whatever_the_gaps_hold(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: Y3?", "Ben: parry Y3?", "Ben: Y4?", "Anna: Y3?")
    for line in ((), ("6",)):
        answer = daumen_rules("why", path, *line)
        assert answer.status == 1
        assert answer.lines[0] == "Anna: Y3?: refused, whatever the gaps hold"
        assert "[THUMB-1: " in answer.out
    assert daumen_rules("why", path, "--json").data["gaps"] == "never"
    error = refused("why", path, "9")
    assert error == f"{path}:9 is no action that the rules reach; they stand on lines 3-6"
    assert "--seat is for records without gaps" in refused("why", path, "4", "--seat", "Anna")


def test_why_without_a_line_where_nothing_is_refused(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: Y3?", "Ben: takes it")
    error = refused("why", path)
    assert error == f"{path}: nothing is refused there; name the line of an action: 3-4"


def test_why_of_whoever_was_passed_over_says_that_no_manual_speaks_of_it(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: Y3?", "Ben: passed over", "Cleo: Y5?", names=THREE)
    answer = daumen_rules("why", path, "4")
    assert answer.lines[0] == "Ben: passed over: allowed, whatever the gaps hold"
    assert answer.lines[1].startswith("  Ben was passed over. Neither manual says what holds then")
    assert "Q06" in daumen_rules("why", path, "4", "--json").data["silent"][0]
