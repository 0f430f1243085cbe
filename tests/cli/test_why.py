"""The command `why`: reasons in words and as data, for the referee and for one player."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import daumen_rules, refused

BROKEN = "spec/daumen_drauf/records/broken-topped-colour.dd"
SITUATION = "spec/daumen_drauf/disputes/096-lifting-the-thumb.sit"
THREE = "spec/daumen_drauf/games/three-seats.dd"


def test_a_refused_action_is_told_with_its_clauses_and_its_remedy() -> None:
    answer = daumen_rules("why", BROKEN, "18")
    assert answer.status == 1
    assert answer.lines[0] == "Ben: G5h: refused"
    assert "[HIGH-5: German G2→2, G2→3; English –]" in answer.lines[1]
    assert answer.lines[-1] == "  -> legal only with black above 1"


def test_a_player_is_told_only_what_he_can_know() -> None:
    """Line 19 ends the first trick: Ben and Cleo draw, and Anna does not see what."""
    anna = daumen_rules("why", THREE, "19", "--seat", "Anna").out
    assert "Ben draws 2." in anna
    assert "Ben draws 2: " not in anna
    assert "Anna draws 2: " in anna


def test_the_fang_of_a_card_is_told_to_whoever_can_know_it() -> None:
    """Anna leads a card whose twin neither Ben nor Cleo has seen."""
    lines = Path(THREE).read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines, start=1) if line.startswith("Anna: "))
    card = lines[at - 1].removeprefix("Anna: ")
    kind = card[:2]
    for words in ((), ("--seat", "Anna")):
        answer = daumen_rules("why", THREE, str(at), *words)
        assert answer.lines[0] == f"Anna: {card}: allowed"
    for name in ("Ben", "Cleo"):
        seen = daumen_rules("why", THREE, str(at), "--seat", name)
        assert seen.lines[0] == f"Anna: {kind}: allowed"
        assert card not in seen.out
        data = daumen_rules("why", THREE, str(at), "--seat", name, "--json").data
        assert data["action"] == kind


def test_reasons_are_there_as_data() -> None:
    answer = daumen_rules("why", BROKEN, "18", "--json", "--lang", "de")
    data = json.loads(answer.out)
    assert data["allowed"] is False
    assert [reason["clause"] for reason in data["reasons"]] == ["HIGH-5", "RAISE-3"]
    assert data["remedies"] == ["erlaubt nur mit Schwarz über 1"]


def test_a_line_without_an_action_and_an_unknown_player_are_refused() -> None:
    for words in (["8"], ["999"], ["18", "--seat", "Emil"]):
        answer = daumen_rules("why", BROKEN, *words)
        assert answer.status == 2
        assert len(answer.err.splitlines()) == 1


def test_a_line_without_an_action_is_told_where_they_stand() -> None:
    """In this record cards and passes stand on lines 10 to 12 and, as far as they are legal, from
    14 to 18.
    """
    english = "is no action that the rules reach; they stand on lines 10-12, 14-18"
    german = "ist kein Zug, zu dem die Regeln kommen; diese stehen auf Zeile 10-12, 14-18"
    assert refused("why", BROKEN, "8") == f"{BROKEN}:8 {english}"
    assert refused("why", BROKEN, "13", "--lang", "de") == f"{BROKEN}:13 {german}"


@pytest.mark.parametrize("command", [("check",), ("why", "5")])
def test_a_situation_is_for_another_command(command: tuple[str, ...]) -> None:
    name, *rest = command
    assert refused(name, SITUATION, *rest) == (
        f"{SITUATION}:1:1: found a situation, which is for `judge`; expected a recorded game"
    )
    assert "gefunden eine Situation, die für `judge` ist; erwartet eine" in refused(
        name, SITUATION, *rest, "--lang", "de"
    )
