"""The command `judge`: what it prints, its exit status, the same id for the same file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from daumen_rules.cli.main import main
from daumen_rules.games.daumen_drauf.court.situation.json_form import rules_words
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from tests.clock import standing_clock
from tests.each import mostly_long, of_each

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "spec" / "daumen_drauf" / "disputes").glob("*.sit"))

HEAD = "daumen_drauf situation 1\nrules: {rules}\nnames: Anna, Ben, Cleo\n"
OUT_OF_TURN = (
    "hand Ben: Y4h ? ? ? ?\nhand Cleo: Y3h ? ? ? ?\npile: 15\ntrick\nAnna: Y3p\n"
    "ask: may Cleo parry with Y3h\n"
)
NO_CARD_TO_LEAD = (
    "hand Anna: none\nhand Ben: Y2p\nhand Cleo: G4h G5p\npile: 0\ntrick\nBen: Y1h\nCleo: pass\n"
    "Anna: B5h\nBen: pass\nCleo: pass\nask: who leads\n"
)
FIRST_TO_DRAW = (
    "pile: 9\ntrick\nAnna: Y3h\nBen: Y5h\nCleo: G1p\nAnna: pass\nBen: pass\nask: who draws first\n"
)


def judge(*words: str, text: str = "") -> Result:
    with standing_clock():
        return CliRunner().invoke(main, ["judge", "--plain", *words], input=text)


def answered(rules: str, body: str) -> dict[str, Any]:
    """The ruling on a situation as data."""
    result = judge("--json", "-", text=HEAD.format(rules=rules) + body)
    data: dict[str, Any] = json.loads(result.stdout)
    return data


@pytest.mark.parametrize("part", mostly_long(range(16), 8))
def test_all_disputes_are_judged_as_expected(part: int) -> None:
    files = FILES[part::16]
    assert len(files) > 6
    result = judge("--expect", "--time", "60", *map(str, files))
    assert result.exit_code == 0, result.output
    assert result.output.count("as expected") == len(files)


@pytest.mark.cites("Q20")
def test_a_parry_out_of_turn_is_refused_in_german_and_contradictory_in_english() -> None:
    assert answered("german", OUT_OF_TURN)["answer"] == "refused"
    assert answered("english", OUT_OF_TURN)["answer"] == "contradictory"
    assert answered("english with parry_timing=own_turn", OUT_OF_TURN)["answer"] == "refused"
    assert answered("english with parry_timing=any_time", OUT_OF_TURN)["answer"] == "allowed"


@pytest.mark.cites("Q33")
def test_a_winner_without_cards_finds_the_english_manual_silent() -> None:
    assert answered("german", NO_CARD_TO_LEAD)["answer"] == "seat 1"
    assert answered("english", NO_CARD_TO_LEAD)["answer"] == "silent"


@pytest.mark.cites("Q30")
def test_the_manuals_part_in_who_draws_first() -> None:
    data = answered("both", FIRST_TO_DRAW)
    assert (data["answer"], data["parting"]) == ("contradictory", ["Q30"])


def test_a_ruling_prints_the_same_bytes_and_id_each_time() -> None:
    text = HEAD.format(rules="both") + FIRST_TO_DRAW
    first, second = judge("-", text=text), judge("-", text=text)
    assert first.stdout == second.stdout
    spaced = text.replace("pile: 9", "\npile:   9   # so many")
    assert judge("-", text=spaced).stdout == first.stdout
    assert judge("-", text=text.replace("pile: 9", "pile: 8")).stdout != first.stdout


def test_what_the_writer_expects_does_not_change_the_id() -> None:
    text = HEAD.format(rules="both") + FIRST_TO_DRAW
    assert judge("-", text=text + "expect: Ben\n").stdout == judge("-", text=text).stdout


def test_what_depends_shows_two_completions_that_can_be_judged() -> None:
    body = "hand Ben: ? ? ? ? ?\npile: 9\ntrick\nAnna: Y3?\nask: may Ben show Y4p\n"
    data = answered("german", body)
    assert data["answer"] == "depends"
    cases: list[dict[str, str]] = data["judged"][0]["cases"]
    for case in cases:
        again = judge("--json", "-", text=case["situation"])
        assert json.loads(again.stdout)["answer"] == case["code"]
        assert json.loads(again.stdout)["judged"][0]["gaps"] is False


@of_each(
    ("body", "clause"),
    [
        ("hand Ben: Y1p Y1p\nask: is the game over\n", "MAT-4"),
        ("hand Ben: Y1? Y1? Y1?\nask: is the game over\n", "MAT-3"),
        ("hand Ben: Y9p\nask: is the game over\n", "DECK-6"),
        ("hand Ben: 6 cards\nask: is the game over\n", "FILL-1"),
        ("pile: 16\nask: is the game over\n", "START-6"),
        ("captured Ben: 23 cards\npile: 5\nask: is the game over\n", "DECK-3"),
        ("hand Ben: 3 cards\npile: 4\nleader: Anna\nask: may Ben pass\n", "FILL-1"),
        ("pile: 9\ntrick\nAnna: Y3?\nAnna: Y4?\nask: who leads\n", "END-2"),
        ("pile: 9\ntrick\nAnna: Y3?\nturn: Anna\nask: may Anna pass\n", "END-2"),
        ("pile: 9\ncaptured Ben: 1 card\nleader: Anna\nask: who leads\n", "END-3"),
        ("captured Ben: none\npile: 9\nleader: Ben\nask: who leads\n", "NEXT-1"),
    ],
)
def test_what_cannot_arise_is_refused_with_its_clause(body: str, clause: str) -> None:
    text = HEAD.format(rules="german") + body + f"expect: impossible {clause}\n"
    result = judge("--expect", "-", text=text)
    assert result.exit_code == 0, result.output


def test_exit_status_tells_yes_no_and_unusable() -> None:
    text = HEAD.format(rules="german") + OUT_OF_TURN
    assert judge("-", text=text).exit_code == 1
    assert judge("-", "--rules", "english", text=text).exit_code == 0
    assert judge("-", text="nonsense").exit_code == 2
    assert judge("-", "--rules", "dutch", text=text).exit_code == 2
    assert judge("-", "-", text=text).exit_code == 2
    assert judge("--expect", "-", text=text + "expect: allowed\n").exit_code == 1


@pytest.mark.long
def test_every_dispute_stands_in_the_table_of_its_folder_as_its_file_has_it() -> None:
    """Title, rules, and what is expected: in the English words of the notation."""
    table = (FILES[0].parent / "README.md").read_text("utf-8").splitlines()
    rows = [line for line in table if line.startswith("| [")]
    made: list[str] = []
    for path in FILES:
        text = path.read_text("utf-8")
        situation, title = read(text), text.splitlines()[1].removeprefix("# ")
        expected = "; ".join(
            " ".join((f"{one.manual}:", *one.words) if one.manual else one.words)
            for one in situation.expected
        ).replace("erlaubt", "allowed")
        rules = rules_words(situation.rules)
        made.append(f"| [{path.name[:3]}]({path.name}) | {title} | {rules} | {expected} |")
    assert rows == made
