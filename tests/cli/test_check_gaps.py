"""`check` and the other commands on records with gaps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from daumen_rules.cli.check import command as check
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.text import Language
from tests.cli.run import RECORDS, daumen_rules

GAPS = RECORDS / "with-gaps.dd"


def _written(tmp_path: Path, *lines: str, names: str = "Anna, Ben") -> Path:
    path = tmp_path / "game.dd"
    path.write_text("\n".join(["daumen_drauf 1", f"names: {names}", *lines]) + "\n", "utf-8")
    return path


@pytest.mark.cites("Q14")
def test_where_it_depends_machines_are_told_the_hand_it_hangs_on(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: Y1?", "Ben: B3?", "Anna: pass")
    rules = "german with must_show_scope=lap"
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


@pytest.mark.long
def test_a_limit_is_work_and_it_says_where_it_was_reached(tmp_path: Path) -> None:
    path = _written(tmp_path, "Anna: B4?", "Ben: pass", "Anna: ?", "Ben: ?", "Anna: ?", "Ben: ?")
    answer = daumen_rules("check", path, "--work", "50", "--no-log")
    assert answer.status == 3
    assert answer.out == daumen_rules("check", path, "--work", "50", "--no-log", "--time", "60").out
    data = daumen_rules("check", path, "--work", "50", "--json").data["verdicts"][0]
    assert data["legal"] is False
    assert data["games"][0]["ending"]["verdict"] == "stopped"
    assert daumen_rules("check", path, "--no-log").status == 0


def test_time_ends_it_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = _written(tmp_path, "Anna: B4?", "Ben: pass", "Anna: B3?", "Ben: G1?", "Anna: Y1?")

    def none(seconds: float, language: Language, *, plain: bool) -> Callable[[], bool]:
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


# Why, for machines

THREE = "Anna, Ben, Cleo"


@pytest.mark.parametrize(
    ("lines", "line", "gaps"),
    [
        (("Anna: Y3?", "Ben: Y5?", "Cleo: ?"), "4", "always"),
        (("Anna: Y3?", "Ben: Y5?", "Cleo: ?"), "5", "depends"),
        (("Anna: Y3?", "Ben: passed over", "Cleo: Y5?"), "4", "always"),
        (("Anna: Y3?", "Ben: Y1?"), "4", "never"),
    ],
)
def test_why_says_for_how_many_ways_to_fill_the_gaps_it_holds(
    lines: tuple[str, ...], line: str, gaps: str, tmp_path: Path
) -> None:
    path = _written(tmp_path, *lines, names=THREE)
    data = daumen_rules("why", path, line, "--json").data
    assert data["gaps"] == gaps
    assert ["Q06" in said for said in data["silent"]] == [True] * ("over" in lines[1])
