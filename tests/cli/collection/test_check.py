"""`check` of a record of the collection: legal to the end, or which clause is broken where."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from daumen_rules.games.catalogue import SLUGS
from tests.cli.run import ROOT, Answer, daumen_rules, refused

GAME = """\
game: wolf-und-schafe
players: Anna, Ben

Ben: place b2
Ben: b2-a3
Anna: c1-d2
Ben: a3-b2
Anna: d2-e3
Ben: b2-c1
"""
"""The wolf gets to the square that the second sheep has left: he has won."""
TRUE = GAME + "result: 0 1\nwinners: Ben\n"


def game_of(answer: Answer) -> Any:
    """The data on the only game of a record."""
    (verdict,) = answer.data["verdicts"]
    (game,) = verdict["games"]
    return game


def written(folder: Path, text: str) -> Path:
    path = folder / "a.game"
    path.write_text(text, encoding="utf-8")
    return path


# Legal


def test_a_legal_game_is_told_event_by_event_with_its_result(tmp_path: Path) -> None:
    path = written(tmp_path, TRUE)
    answer = daumen_rules("check", path)
    assert answer.status == 0
    assert answer.lines[0] == f"{path}, Wolf and sheep, rules: manual"
    assert answer.lines[1].startswith("  4  The wolf ")
    assert "b2" in answer.lines[1]
    assert all("[WOLF-" in line for line in answer.lines[1:-1])
    assert answer.lines[-1] == "Legal to the end. Ben wins. Points: Anna 0, Ben 1."
    assert daumen_rules("check", path, "--no-log").lines == [answer.lines[0], answer.lines[-1]]
    german = daumen_rules("check", path, "--no-log", "--lang", "de")
    assert german.lines[-1] == "Regelgerecht bis zum Ende. Ben gewinnt. Punkte: Anna 0, Ben 1."


def test_the_game_may_be_named_by_the_record_or_by_the_call(tmp_path: Path) -> None:
    path = written(tmp_path, TRUE)
    told = daumen_rules("check", path)
    assert daumen_rules("check", path, "--game", "wolf-und-schafe") == told
    written(tmp_path, TRUE.partition("\n")[2])
    assert daumen_rules("check", path, "--game", "wolf-und-schafe", "--no-log").status == 0
    assert "expected `game:` and the name of a game" in refused("check", path)
    assert (
        daumen_rules(
            "check",
            "-",
            stdin=TRUE,
        ).lines[1:]
        == told.lines[1:]
    )


def test_an_unfinished_game_says_who_is_on_turn(tmp_path: Path) -> None:
    path = written(tmp_path, GAME.replace("Ben: b2-c1\n", ""))
    answer = daumen_rules("check", path)
    assert answer.status == 0
    assert answer.lines[-1] == "Legal so far, and not over: Ben is on turn."
    assert game_of(daumen_rules("check", path, "--json"))["ending"] == {
        "verdict": "unfinished",
        "turn": [1],
    }


def test_other_rules_may_be_asked_for(tmp_path: Path) -> None:
    path = written(tmp_path, TRUE)
    rules = "manual with first=sheep"
    answer = daumen_rules("check", path, "--rules", rules)
    assert answer.status == 1
    assert answer.lines[:2] == [
        f"{path}, Wolf and sheep, rules: {rules}",
        "Line 5: illegal: Ben: b2-a3",
    ]
    said = refused("check", path, "--rules=manual with furst=1")
    assert "--rules: unknown option 'furst'; expected one of first" in said


def test_the_example_of_the_page_on_records_is_a_whole_game() -> None:
    page = (ROOT / "spec" / "collection" / "records.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    answer = daumen_rules("check", "-", stdin=example)
    assert answer.status == 0
    assert answer.lines[-1] == "Legal to the end. Ben wins. Points: Anna 4, Ben 11."
    assert daumen_rules("check", "-", stdin=example.replace("4 11", "4 12")).status == 1


# Not legal


def test_the_first_illegal_line_is_named_with_every_broken_clause(tmp_path: Path) -> None:
    path = written(tmp_path, GAME.replace("Anna: c1-d2", "Ben: c1-c2"))
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert answer.lines[1] == "Line 6: illegal: Ben: c1-c2"
    broken = [line.split()[0] for line in answer.lines if line.startswith("  WOLF-")]
    assert len(broken) >= 2
    assert all("(22 ¶1)" in line for line in answer.lines if line.startswith("  WOLF-"))
    assert "      Moves alternate." in answer.lines
    assert answer.lines[-1].startswith("Legal there: Anna: a1-b2, ")

    answer = daumen_rules("check", path, "--json")
    assert answer.data["legal"] is False
    data = game_of(answer)
    ending = data["ending"]
    assert (ending["verdict"], ending["line"], ending["by"]) == ("illegal", 6, 1)
    assert [breach["clause"] for breach in ending["breaches"]] == broken
    assert {"by": 0, "action": "a1-b2"} in ending["legal"]
    assert data["result"] is None

    german = daumen_rules("check", path, "--lang", "de")
    assert german.lines[1] == "Zeile 6: regelwidrig: Ben: c1-c2"
    assert german.lines[-1].startswith("Erlaubt war: Anna: a1-b2")


def test_what_chance_may_do_is_legal_too(tmp_path: Path) -> None:
    """One die falls in that game, and anybody may be heard to speak meanwhile."""
    path = written(tmp_path, "game: stumme-jule\nplayers: Anna, Ben\n\nnature: throw 3 5\n")
    assert daumen_rules("check", path).lines[-1] == (
        "Legal there: nature: throw …; referee: spoke A, spoke B."
    )
    german = daumen_rules("check", path, "--lang", "de").lines[-1]
    assert german.startswith("Erlaubt war: nature: wirf …; ")
    deal = written(tmp_path, "game: mau-mau\nplayers: Anna, Ben\n\nAnna: pass\n")
    assert daumen_rules("check", deal).lines[-1] == "Legal there: nature: deal …."


def test_nothing_is_legal_after_the_end(tmp_path: Path) -> None:
    answer = daumen_rules("check", written(tmp_path, GAME + "Anna: e3-f4\n"))
    assert answer.status == 1
    assert "nobody: the game is over" in answer.out
    assert not answer.lines[-1].startswith("Legal there")


def test_a_result_that_differs_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, GAME + "result: 1 0\nwinners: Ben\n")
    answer = daumen_rules("check", path)
    assert answer.status == 1
    assert answer.lines[1:] == [
        "Legal to the end. Ben wins. Points: Anna 0, Ben 1.",
        "Line 10: the record says Anna 1, Ben 0; by the rules it is Anna 0, Ben 1.",
    ]
    assert game_of(daumen_rules("check", path, "--json"))["ending"] == {
        "verdict": "result_differs",
        "claims": [
            {"line": 10, "of": "result", "written": [1, 0], "expected": [0, 1], "over": True}
        ],
    }
    early = written(tmp_path, GAME.replace("Ben: b2-c1\n", "winners: -\n"))
    answer = daumen_rules("check", early, "--lang", "de")
    assert answer.status == 1
    assert answer.lines[-1] == (
        "Zeile 9: Notiert ist `winners: -`, aber die Partie ist nicht zu Ende."
    )


# Not readable


def test_what_cannot_be_read_is_named_with_file_line_and_column(tmp_path: Path) -> None:
    path = written(tmp_path, GAME + "Anna: e3-f9\n")
    assert refused("check", path).startswith(f"{path}:10:7: found 'e3-f9'; expected `c3-d4`")


def test_another_game_than_the_record_names_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, TRUE)
    other = next(slug for slug in SLUGS if slug != "wolf-und-schafe")
    for asked in (other, "daumen-drauf"):
        assert refused("check", path, "--game", asked) == (
            f"{path}:1:7: found 'wolf-und-schafe'; expected {asked}, as was asked for"
        )


# One seat


def hidden_game(folder: Path) -> tuple[Path, list[str]]:
    """A game of cards so far, and the words of its deal."""
    path = folder / "cards.game"
    call = ("play", "--game", "der-letzte-stich", "--auto", "--seed", "4", "--record", path)
    assert daumen_rules(*call).status == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    deal = next(line for line in lines if line.startswith("nature: deal"))
    return path, deal.split()[2:]


def test_a_seat_is_shown_what_it_may_know_and_nothing_else(tmp_path: Path) -> None:
    """Before the first card nobody has seen any card of the other hand."""
    path, _ = hidden_game(tmp_path)
    before, deal, after = path.read_text(encoding="utf-8").partition("nature: deal")
    path.write_text(f"{before}{deal}{after.splitlines()[0]}\n", encoding="utf-8")
    whole = daumen_rules("check", path, "--json").data
    for seat, name in enumerate(whole["names"]):
        told = daumen_rules("check", path, "--seat", name)
        assert told == daumen_rules("check", path, "--seat", str(seat + 1))
        assert told.status == 0
        data = daumen_rules("check", path, "--seat", name, "--json").data
        assert data["seat"] == seat
    seen = [daumen_rules("check", path, "--seat", name).out for name in whole["names"]]
    hands = [set(re.findall(r"\b[CSHD](?:10|[7-9JQKA])\b", out)) for out in seen]
    assert [len(hand) for hand in hands] == [16, 16]
    assert not hands[0] & hands[1]


def test_what_another_seat_did_amiss_is_told_without_what_it_holds(tmp_path: Path) -> None:
    path, deal = hidden_game(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(("Anna: ", "Ben: ")))
    who = lines[at].partition(":")[0]
    other = {"Anna": "Ben", "Ben": "Anna"}[who]
    foreign = next(card for card in deal if f"{other}: {card}" in lines)
    lines[at:] = [f"{who}: {foreign}"]
    path.write_text("\n".join(lines), encoding="utf-8")
    own, others = (daumen_rules("check", path, "--seat", name) for name in (who, other))
    assert own.status == others.status == 1
    assert f"Illegal: {who}: {foreign}\n" in own.out
    told = others.out.partition("Illegal: ")[2].partition("hand:")[0]
    assert told.splitlines()[:2] == [
        who,
        "  Which clause it breaks depends on cards that are hidden here.",
    ]
    assert f"{foreign} " not in told
    data = game_of(daumen_rules("check", path, "--seat", other, "--json"))["ending"]
    assert (data["by"], data["action"]) == (("Anna", "Ben").index(who), None)
    assert data["breaches"] == []
    assert "line" not in data


def test_that_it_was_not_anothers_turn_is_told(tmp_path: Path) -> None:
    """The turn all know; whether Ben has the card only Ben."""
    path, deal = hidden_game(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith(("Anna: ", "Ben: ")))
    who = lines[first].partition(":")[0]
    other = {"Anna": "Ben", "Ben": "Anna"}[who]
    for card in deal[0], deal[-1]:
        lines[first:] = [f"{other}: {card}"]
        path.write_text("\n".join(lines), encoding="utf-8")
        whole = game_of(daumen_rules("check", path, "--json"))["ending"]
        data = game_of(daumen_rules("check", path, "--seat", who, "--json"))["ending"]
        (breach,) = data["breaches"]
        assert breach["clause"] == whole["breaches"][0]["clause"]
        assert (breach["facts"], breach["text"]) == (None, None)


def test_events_are_counted_for_a_seat_as_it_hears_them(tmp_path: Path) -> None:
    """In the variant of Mogeln Ben slips two cards under the one that he lays, which nobody hears.

    His lay is the seventh event that Anna hears: three hands, her own lay, two who let it stand.
    """
    order = [*(f"{suit}{rank}" for suit in "DHSC" for rank in (*range(7, 11), *"JQKA"))]
    deal = " ".join(order)
    hands = [order[seat:30:3] for seat in range(3)]
    acts = [f"Anna: lay {hands[0][0]}", "Ben: let", "Cleo: let"]
    lay = f"Ben: lay {hands[1][0]}"
    slips = [f"Ben: slip {card}" for card in hands[1][1:3]]
    path = tmp_path / "a.game"
    told: list[tuple[str, list[int]]] = []
    for more in ([], slips):
        head = ["game: mogeln", "rules: manual with multi=yes", "players: Anna, Ben, Cleo", ""]
        lines = [*head, f"nature: deal {deal}", *acts, *more, lay, "result: 1 2 3"]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        words = daumen_rules("check", path, "--seat", "Anna", "--log")
        data = game_of(daumen_rules("check", path, "--seat", "Anna", "--json"))
        told.append((words.out, [event["number"] for event in data["events"]]))
        assert data["ending"]["claims"] == [
            {"of": "result", "written": None, "expected": None, "over": False}
        ]
        assert "\n  7  Ben lays face down" in words.out
        assert "The record says `result`, but the game is not over." in words.out
    assert told[0] == told[1]
    assert told[0][1] == [1, 2, 3, 4, 5, 6, 7]
    assert {
        event["line"] for event in game_of(daumen_rules("check", path, "--json"))["events"]
    } == {*(5, 6, 7, 8, 11)}


@pytest.mark.parametrize("seat", ["Carl", "0", "3", "-1", "²", ""])
def test_an_unknown_seat_is_refused(tmp_path: Path, seat: str) -> None:
    said = refused("check", written(tmp_path, TRUE), "--seat", seat)
    assert said == f"--seat: found {seat!r}; expected Anna (1), Ben (2)"


def test_a_seat_is_for_records_without_gaps() -> None:
    record = ROOT / "spec" / "daumen_drauf" / "records" / "with-gaps.dd"
    said = refused("check", record, "--seat", "Anna")
    assert said == f"{record}: --seat is for records without gaps; this one has some"
    whole = ROOT / "spec" / "daumen_drauf" / "games" / "two-seats.dd"
    answer = daumen_rules("check", whole, "--seat", "Anna")
    assert answer.status == 0
    assert " 14  Ben shows yellow 2. [TURN-2]" in answer.out
    assert " 13  Anna shows yellow 1 poisonous. [LEAD-1]" in answer.out


def test_both_manuals_are_for_a_game_that_has_two(tmp_path: Path) -> None:
    path = written(tmp_path, TRUE)
    said = refused("check", path, "--rules", "both")
    assert said == "--rules both: wolf-und-schafe has one manual; its rule set is manual"
