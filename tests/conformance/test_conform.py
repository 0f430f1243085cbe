"""The command `conform`: what is told, what is written, and the exit status."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from daumen_rules.cli.main import main
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.replay import replay
from tests.clock import PATIENT
from tests.each import of_each

OWN = [sys.executable, str(Path(__file__).parent / "own_engine.py")]
LIAR = Path(__file__).parent / "liar.py"


def _conform(*words: str, engine: list[str] = OWN) -> Result:
    return CliRunner().invoke(main, ["conform", *words, "--no-suite", *PATIENT, "--", *engine])


@pytest.fixture
def liar() -> list[str]:
    """An engine that lets the last to act draw first."""
    return [sys.executable, str(LIAR)]


def test_an_engine_that_is_right(tmp_path: Path) -> None:
    done = _conform("--games", "12", "--players", "2")
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0] == lines[-1] == "seed 0"
    assert lines[1] == "engine: own"
    assert lines[-2].startswith("No difference in ")


@pytest.mark.long
def test_same_seed_same_bytes(tmp_path: Path) -> None:
    reports = [tmp_path / name for name in ("a.json", "b.json", "c.json")]
    for path, seed in zip(reports, ("7", "7", "8"), strict=True):
        _conform("--games", "6", "--players", "3", "--seed", seed, "--report", str(path))
    first, second, third = (path.read_bytes() for path in reports)
    assert first == second != third


@pytest.mark.long
def test_a_wrong_engine_is_shown_where_it_goes_wrong(liar: list[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    paths = [str(tmp_path / f"report{ending}") for ending in (".html", ".json", ".xml", ".svg")]
    options = [word for path in paths for word in ("--report", path)]
    done = _conform("--most", "1", "--players", "2", "--save", str(kept), *options, engine=liar)
    assert done.exit_code == 1
    assert "\nFILL-3 (German G6; English E5¶2)\n" in done.stdout
    assert "Your engine would be right by refill_first=last_actor (Q30): " in done.stdout

    page, data, junit, badge = (Path(path).read_text(encoding="utf-8") for path in paths)
    assert "refill_first=last_actor" in page
    assert "src=" not in page
    assert 'href="http' not in page
    difference = json.loads(data)["differences"][0]
    assert difference["clause"] == "FILL-3"
    assert difference["reading"] == "refill_first=last_actor"
    cases = {case.get("name"): case for case in ElementTree.fromstring(junit).iter("testcase")}
    assert cases["FILL-3"].find("failure") is not None
    assert cases["LEAD-1"].find("failure") is None
    assert "weicht" not in badge
    assert "differs" in badge

    # What is kept: the record is a game by the rules, the case can be played again.
    record = read((kept / "01-FILL-3.game").read_text(encoding="utf-8"))
    assert replay(record, record.rules).is_true
    case = str(kept / "01-FILL-3.json")
    assert _replay(case, liar).stdout.startswith("FAILED")
    assert _replay(case, liar).exit_code == 1
    assert _replay(case, OWN).stdout.startswith("FIXED")
    assert _replay(case, OWN).exit_code == 0
    broken = _replay(case, [sys.executable, "-c", ""])
    assert (broken.stdout.splitlines()[0], broken.exit_code) == ("ERROR", 2)


def _replay(case: str, engine: list[str]) -> Result:
    return CliRunner().invoke(main, ["conform", "replay", case, *PATIENT, "--", *engine])


@pytest.mark.long
def test_known_differences_are_accepted_and_healed_ones_told(
    liar: list[str], tmp_path: Path
) -> None:
    known = tmp_path / "known.txt"
    known.write_text("# ours\nFILL-3: we draw the other way round\n", encoding="utf-8")
    options = ("--players", "2", "--games", "20", "--known", str(known))
    accepted = _conform(*options, engine=liar)
    assert accepted.exit_code == 0
    assert "known: FILL-3, in " in accepted.stdout
    healed = _conform(*options)
    assert healed.exit_code == 0
    assert "fixed: FILL-3 is listed as known, and no difference was found" in healed.stdout


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("high-5: no such clause", ":1:1: found 'high-5'; expected a clause id such as HIGH-5"),
        ("\nHIGH-5", ":2:7: found no reason; expected HIGH-5: and a reason"),
        ("HIGH-5: a\nHIGH-5: b", ":2:1: found 'HIGH-5'; expected each clause once"),
    ],
)
def test_a_bad_file_of_known_differences(text: str, place: str, tmp_path: Path) -> None:
    known = tmp_path / "known.txt"
    known.write_text(text, encoding="utf-8")
    done = _conform("--known", str(known))
    assert done.exit_code == 2
    assert done.stderr == f"daumen-rules: {known}{place}\n"


@of_each(
    ("words", "told"),
    [
        (["conform"], "the command that starts the engine is missing"),
        (["conform", "--", "/nonexistent/engine"], "expected a command that can be started"),
        (["conform", "--time", "soon", "--", "true"], "--time: found 'soon'; expected a time"),
        (["conform", "--players", "9", "--", "true"], "--players: found '9'; expected numbers"),
        (["conform", "--rules", "french", "--", "true"], "--rules: found 'french'; expected"),
        (["conform", "--report", "r.pdf", "--", "true"], "expected a name that ends in .html"),
        (["conform", "replay"], "the command that starts the engine is missing"),
        (["conform", "replay", "nowhere.json", "--", "true"], "cannot read nowhere.json"),
    ],
)
def test_an_unusable_call(words: list[str], told: str) -> None:
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.long
def test_what_was_found_is_kept_where_printing_fails(tmp_path: Path) -> None:
    """Standard output is closed after the first line."""
    kept, report = tmp_path / "kept", tmp_path / "report.json"
    engine = [*OWN, "odd_name"]
    words = ["--rules", "german", "--games", "1", "--players", "2", "--no-suite", "--plain"]
    command = [sys.executable, "-m", "daumen_rules", "conform", *words, "--save", str(kept)]
    with subprocess.Popen(
        [*command, "--report", str(report), "--", *engine],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == b"seed 0\n"
        run.stdout.close()
        assert run.wait() == 141
    assert [path.suffix for path in kept.iterdir()].count(".json") == 1
    assert json.loads(report.read_text("utf-8"))["differences"]


def test_a_bad_case_is_told_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text('{"format": "daumen_rules case 1",\n "new": {}, "actions": []}', "utf-8")
    done = _replay(str(path), OWN)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"daumen-rules: {path}:2:9: found ")


@pytest.mark.parametrize(
    ("language", "command"),
    [
        pytest.param("node", "javascript/harness.js", marks=pytest.mark.long),
        ("perl", "perl/engine.pl"),
    ],
)
def test_engines_in_other_languages_conform(language: str, command: str) -> None:
    if shutil.which(language) is None:
        pytest.skip(f"{language} is not installed")
    engine = [language, str(Path("spec/engines") / command)]
    done = _conform("--rules", "every", "--games", "54", engine=engine)
    assert done.exit_code == 0, done.stdout


@pytest.mark.long
def test_the_report_is_told_in_german(liar: list[str]) -> None:
    done = _conform("--players", "2", "--most", "1", "--lang", "de", engine=liar)
    assert "deine Engine sagt:" in done.stdout
    assert "Deine Engine hätte recht nach refill_first=last_actor (Q30): " in done.stdout
