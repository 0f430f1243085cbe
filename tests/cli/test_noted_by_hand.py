"""Records as people write them at a table: a twin, passes left out, fangs, initials, results."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import main


def checked(path: Path, lines: str, names: str = "Anna, Ben, Cleo", *words: str) -> str:
    """What `check` says of a record, in one line."""
    file = path / "noted.dd"
    head = f"daumen_drauf 1\nrules: german\nnames: {names}\n\ngame 1\n"
    file.write_text(head + lines, encoding="utf-8")
    return " ".join(CliRunner().invoke(main, ["check", str(file), *words]).output.split())


@pytest.mark.cites("PARRY-1", "PARRY-4")
def test_a_twin_without_its_word_may_be_a_parry(tmp_path: Path) -> None:
    """G4 / E3: whoever is on turn and has the twin of the highest card parries with it."""
    said = checked(tmp_path, "trick 1\nAnna: Y3?\nBen: Y3?\n")
    assert "if Ben parried, write `parry` before the card, and Ben takes the trick" in said
    said = checked(tmp_path, "trick 1\nAnna: Y3?\nBen: Y2?\n")
    assert "HIGH-1" in said
    assert "parried" not in said


@pytest.mark.cites("TURN-1", "PASS-1")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ben has not acted: write the pass before it, then it stands, and Anna is on turn"),
        (
            "de",
            "Ben hat nicht gehandelt: das Passen davor aufschreiben, dann gilt es, und Anna ist an "
            "der Reihe",
        ),
    ],
)
def test_passes_that_nobody_noted_are_told(language: str, told: str, tmp_path: Path) -> None:
    """G2 / E2¶1: clockwise it is Ben's turn, who shows or passes."""
    lines = "trick 1\nAnna: Y3p\nCleo: Y4p\n"
    assert told in checked(tmp_path, lines, "Anna, Ben, Cleo", "--lang", language)


def test_two_passes_that_nobody_noted_are_told(tmp_path: Path) -> None:
    said = checked(tmp_path, "trick 1\nAnna: Y3p\nDora: Y4p\n", "Anna, Ben, Cleo, Dora")
    assert "Ben, Cleo have not acted: write the passes before it, then it stands" in said


def test_a_card_without_its_fang_is_read_as_in_situations(tmp_path: Path) -> None:
    assert "Legal so far" in checked(tmp_path, "trick 1\nAnna: Y3\nBen: show yellow 4\n")


@pytest.mark.parametrize("result", ["Eva 0, Max -2", "Max: -2, Eva: 0", "0 -2", "0 −2"])
def test_a_result_names_its_players_or_not(result: str, tmp_path: Path) -> None:
    said = checked(tmp_path, f"trick 1\nEva: Y3?\nresult: {result}\n", "Eva, Max")
    assert "the record says Eva 0, Max -2" in said


@pytest.mark.parametrize(
    "result", ["Eva 0", "Eva 0, Eva 2", "Eva 0, Max x", "0", "Eva 0, Max 1, Max 2"]
)
def test_a_result_that_leaves_somebody_out_is_none(result: str, tmp_path: Path) -> None:
    said = checked(tmp_path, f"trick 1\nEva: Y3?\nresult: {result}\n", "Eva, Max")
    assert "expected 2 whole numbers, one a seat, or each with its name: `Eva 3, …`" in said


def test_a_name_that_is_nearly_right_is_asked_about(tmp_path: Path) -> None:
    assert "did you mean Anna?" in checked(tmp_path, "trick 1\nAna: Y3?\n")
    assert "did you mean Ben?" in checked(tmp_path, "trick 1\nBem: Y3?\n", "Anna, Ben")
    assert "did you mean" not in checked(tmp_path, "trick 1\nXerxes: Y3?\n")


def test_an_initial_stands_for_one_name(tmp_path: Path) -> None:
    said = checked(tmp_path, "trick 1\nO: Y3?\nT: Y4?\nE: pass\n", "Oma, Tim, Eva")
    assert "Oma shows yellow 3" in said
    assert "Eva passes" in said


@pytest.mark.parametrize("names", ["Ben, Anna", "Oma, Anna, Alma"])
def test_an_initial_that_may_be_another_seat_is_none(names: str, tmp_path: Path) -> None:
    """`A` is also the first seat by its letter."""
    said = checked(tmp_path, f"trick 1\n{'A' if 'Ben' in names else 'Al'}: Y3?\n", names)
    assert "found 'A" in said
