"""`convert` writes the record of any game in either form, and reads both."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import daumen_rules, refused

ROOT = Path(__file__).parent.parent.parent.parent
GAMES = ROOT / "spec" / "collection" / "games"
WOLF = "players: Anna, Ben\nBen: place d6   # no rules are asked\nAnna: c1-d2\nAnna: c1-d2\n"
DECK = (
    "Y4h G1h B2p Y1p G3h B1p Y2p G2p B1h Y3p B3h G4p "
    "Y1h B4p G1p Y2h B3p G2h Y3h B2h G3p Y4p B4h G4h"
)
PLAYED = f"""\
game: Daumen drauf!
rules: english with refill_short=greedy
players: Anna, Ben
nature: deal {DECK}
Anna: zeigt Y2p
Ben: Y3p
Anna: show B1h
Ben: pariert B1p
"""


@pytest.mark.parametrize("slug", ["kniffel", "muehle", "skat"])
def test_a_record_is_the_same_after_both_forms(slug: str, tmp_path: Path) -> None:
    text = (GAMES / f"{slug}.game").read_text(encoding="utf-8")
    as_json = tmp_path / "a.json"
    assert daumen_rules("convert", GAMES / f"{slug}.game", "--to", "json", "-o", as_json).out == ""
    data = json.loads(as_json.read_text(encoding="utf-8"))
    assert (data["format"], data["game"]) == ("daumen_rules", slug)
    assert daumen_rules("convert", as_json, "--to", "text").out == text
    both = (GAMES / f"{slug}.game", as_json)
    checks = [daumen_rules("check", path, "--json").data for path in both]
    for one in checks:
        del one["file"]
        for event in one["verdicts"][0]["games"][0]["events"]:
            del event["line"]
    assert checks[0] == checks[1]


def test_the_game_is_said_by_the_call_where_the_record_does_not_say_it() -> None:
    answer = daumen_rules("convert", "-", "--to", "text", "--game", "Wolf und Schafe", stdin=WOLF)
    assert answer.lines == [
        "game: wolf-und-schafe",
        "rules: manual",
        "players: Anna, Ben",
        "",
        "Ben: place d6",
        "Anna: c1-d2",
        "Anna: c1-d2",
    ]
    said = refused("convert", "-", "--to", "text", "--game", "muehle", stdin="game: skat\n")
    assert said == "-:1:7: found 'skat'; expected muehle, as was asked for"


def test_what_cannot_be_read_writes_nothing(tmp_path: Path) -> None:
    target = tmp_path / "new.json"
    text = "game: kniffel\nversion: 9\nplayers: A, B\n"
    said = refused("convert", "-", "--to", "json", "-o", target, stdin=text)
    assert said == "-:2:10: found '9'; expected a version of the rules of kniffel that is known: 1"
    assert not target.exists()


# Daumen drauf! in the form of all games


def test_daumen_drauf_has_records_in_the_form_of_all_games() -> None:
    text = daumen_rules("convert", "-", "--to", "text", stdin=PLAYED)
    assert text.lines[0:2] == ["game: daumen-drauf", "rules: english"]
    shown = ["Anna: show Y2p", "Ben: show Y3p", "Anna: show B1h"]
    assert text.lines[-4:] == [*shown, "Ben: parry B1p"]
    as_json = daumen_rules("convert", "-", "--to", "json", stdin=PLAYED)
    assert as_json.data["games"][0]["acts"][-1] == {"by": 1, "do": "parry B1p"}
    assert daumen_rules("convert", "-", "--to", "text", stdin=as_json.out).out == text.out


def test_its_records_are_checked_in_the_form_of_all_games() -> None:
    own = (ROOT / "spec" / "daumen_drauf" / "records.md").read_text(encoding="utf-8")
    own = own.partition("```text\n")[2].partition("```")[0]
    theirs = daumen_rules("check", "-", "--json", stdin=own).data["verdicts"][0]["games"][0]
    data = daumen_rules("check", "-", "--rules", "german", "--json", stdin=PLAYED).data
    ours = data["verdicts"][0]["games"][0]
    assert [event["text"] for event in ours["events"]] == [e["text"] for e in theirs["events"]]
    assert (data["legal"], ours["ending"]["verdict"]) == (True, "unfinished")
    broken = PLAYED.replace("Ben: pariert B1p", "Ben: Y2h")
    answer = daumen_rules("check", "-", stdin=broken)
    assert answer.status == 1
    assert answer.lines[1] == "Line 8: illegal: Ben: Y2h"
    assert (
        "  HIGH-5 (German G2→2, G2→3; English –): yellow 2: its colour is topped already"
        in answer.out
    )


@pytest.mark.parametrize("name", ["Anna", "Ben"])
def test_a_seat_is_told_only_what_it_may_know(name: str) -> None:
    answer = daumen_rules("check", "-", "--seat", name, stdin=PLAYED)
    shown = {
        "Anna": ("Anna shows yellow 2 poisonous.", "Ben shows yellow 3."),
        "Ben": ("Anna shows yellow 2.", "Ben shows yellow 3 poisonous."),
    }
    assert all(line in answer.out for line in shown[name])
    other = {"Anna": "Ben", "Ben": "Anna"}[name]
    assert not any(line in answer.out for line in shown[other])
