"""`check` of a record of the collection: legal to the end, or which clause is broken where."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import ROOT, Answer, daumen_rules

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


def test_the_example_of_the_page_on_records_is_a_whole_game() -> None:
    page = (ROOT / "spec" / "collection" / "records.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    answer = daumen_rules("check", "-", stdin=example)
    assert answer.status == 0
    assert answer.lines[-1] == "Legal to the end. Ben wins. Points: Anna 4, Ben 11."
    assert daumen_rules("check", "-", stdin=example.replace("4 11", "4 12")).status == 1


# Not legal


# Not readable


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


def test_a_seat_is_told_its_own_cards_alone() -> None:
    whole = ROOT / "spec" / "daumen_drauf" / "games" / "two-seats.dd"
    answer = daumen_rules("check", whole, "--seat", "Anna")
    assert answer.status == 0
    assert " 14  Ben shows yellow 2. [TURN-2]" in answer.out
    assert " 13  Anna shows yellow 1 poisonous. [LEAD-1]" in answer.out


# For machines


def test_an_illegal_line_has_its_clauses_and_what_was_legal() -> None:
    answer = daumen_rules("check", "-", "--json", stdin=GAME.replace("Anna: c1-d2", "Ben: c1-c2"))
    assert answer.data["legal"] is False
    data = game_of(answer)
    ending = data["ending"]
    assert (ending["verdict"], ending["line"], ending["by"]) == ("illegal", 6, 1)
    assert [breach["clause"] for breach in ending["breaches"]] == ["WOLF-7", "WOLF-5"]
    assert {"by": 0, "action": "a1-b2"} in ending["legal"]
    assert data["result"] is None


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        (GAME.replace("Ben: b2-c1\n", ""), {"verdict": "unfinished", "turn": [1]}),
        (
            GAME + "result: 1 0\nwinners: Ben\n",
            {
                "verdict": "result_differs",
                "claims": [
                    {"line": 10, "of": "result", "written": [1, 0], "expected": [0, 1]}
                    | {"over": True}
                ],
            },
        ),
    ],
)
def test_other_endings(text: str, ending: object) -> None:
    assert game_of(daumen_rules("check", "-", "--json", stdin=text))["ending"] == ending


def test_a_record_that_names_its_game_may_be_called_by_another_name() -> None:
    assert daumen_rules("check", "-", "--game", "22", stdin=TRUE) == daumen_rules(
        "check", "-", stdin=TRUE
    )
