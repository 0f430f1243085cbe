"""Every command that reads a file, given files with something changed in them.

Whatever the file, a command ends with a status that it documents and without a traceback; what it
has to say against the file is one line that can be read (`tests/cli/run.py` asserts that of every
call). Time passes by the look at the clock, so that a search over gaps ends.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from daumen_rules.cli.main import main
from daumen_rules.cli.shared.basics import LONGEST
from daumen_rules.conformance.case import game_form
from daumen_rules.conformance.reproduce import Reproduction
from daumen_rules.contracts.engine_tests.script import script
from daumen_rules.games.daumen_drauf.court.situation.json_form import write_json
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.rule_set import GERMAN
from daumen_rules.games.daumen_drauf.setup import deals, start
from daumen_rules.kernel.text import QUOTED
from tests.cli.run import GAMES, RECORDS, ROOT, daumen_rules
from tests.clock import ticking_clock
from tests.conformance.benches import BENCH
from tests.conftest import many
from tests.mutated import mutated_json, mutated_text

RECORDED: Final = sorted([*RECORDS.glob("*.dd"), *GAMES.glob("*.dd")])
SITUATIONS: Final = sorted((ROOT / "spec/daumen_drauf/disputes").glob("*.sit"))
COLLECTION: Final = sorted((ROOT / "spec/collection/games").glob("*.game"))
ENGINE: Final = shutil.which("true")
"""A program that ends at once, as an engine that answers nothing."""
LOOKS: Final = 1_000
"""So many looks at the clock make a second."""


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _record(random: Random) -> str:
    path = random.choice(RECORDED)
    if random.random() < 0.3:
        return mutated_json(daumen_rules("convert", path, "--to", "json").out, random)
    return mutated_text(_text(path), random)


def _situation(random: Random) -> str:
    text = _text(random.choice(SITUATIONS))
    if random.random() < 0.3:
        return mutated_json(write_json(read(text)), random)
    return mutated_text(text, random)


def _collected(random: Random) -> str:
    return mutated_text(_text(random.choice(COLLECTION)), random)


def _known(random: Random) -> str:
    return mutated_text("# kept\nHIGH-5: as agreed\n\nEND-1: so # here\nFILL-3: why not\n", random)


def _case(random: Random) -> str:
    before = start(3, GERMAN)
    played = script(BENCH.game.rules, before, deals(before).at(random.randrange(10**6)), [])
    return mutated_json(json.dumps(game_form(BENCH, played, "an engine", Reproduction())), random)


def _commands(path: Path, random: Random, *, collection: bool) -> list[list[str]]:
    """The calls that read a record."""
    seat = ["--seat", random.choice(["Anna", "Ben", "0", "1", "spectator", "9"])]
    calls = [
        *(["check"], ["check", "--log"], ["check", "--json"], ["check", "--rules", "both"]),
        *(["convert", "--to", "text"], ["convert", "--to", "json"]),
        *(["why", str(random.randint(0, 20))], ["why", str(random.randint(5, 60)), "--json"]),
        *(["show", "-o", str(path.with_suffix(end))] for end in (".svg", ".html")),
    ]
    calls += [["check", *seat], ["check", *seat, "--json"]] if collection else []
    calls += [["show", "-o", str(path.with_suffix(".svg")), *seat], ["why", "15", *seat]]
    return [[words[0], str(path), *words[1:]] for words in random.sample(calls, 3)]


def _judging(path: Path, random: Random) -> list[list[str]]:
    calls = [["judge", "--plain"], ["judge", "--plain", "--json"], ["judge", "--plain", "--long"]]
    calls += [["judge", "--plain", "--rules", "both"], ["judge", "--plain", "--expect"]]
    calls += [["show", "-o", str(path.with_suffix(end))] for end in (".svg", ".html")]
    return [[words[0], str(path), *words[1:]] for words in random.sample(calls, 2)]


def _comparing(path: Path, random: Random) -> list[list[str]]:
    assert ENGINE is not None
    options = ["--no-suite", "--games", "0", "--plain", "--known", str(path)]
    return [["conform", *options, "--", ENGINE]]


def _replaying(path: Path, random: Random) -> list[list[str]]:
    assert ENGINE is not None
    return [["conform", "replay", str(path), "--plain", "--", ENGINE]]


SORTS: Final[
    dict[str, tuple[Callable[[Random], str], Callable[[Path, Random], list[list[str]]]]]
] = {
    "records": (_record, partial(_commands, collection=False)),
    "situations": (_situation, _judging),
    "the collection": (_collected, partial(_commands, collection=True)),
    "known": (_known, _comparing),
    "cases": (_case, _replaying),
}
STATUSES: Final = {"check": (0, 1), "judge": (0, 1), "why": (0, 1), "show": (0,), "convert": (0,)}
"""With which a command ends that can use its file."""


def said_well(words: list[str], text: str = "") -> int:
    """Call the program; the status, which is one that is documented. What is wrong with the file
    is one line, which repeats at most 200 characters of its text; nothing is a traceback.
    """
    with ticking_clock(LOOKS):
        result = CliRunner().invoke(main, words)
    assert isinstance(result.exception, SystemExit | None), result.exception
    assert "Traceback" not in result.stdout + result.stderr
    if result.exit_code == 2 and result.stderr:
        assert result.stderr.startswith("daumen-rules: ")
        assert result.stderr.count("\n") == 1
        assert result.stderr.removeprefix("daumen-rules: ").rstrip("\n").isprintable()
        assert len(result.stderr) <= len("daumen-rules: \n") + LONGEST
        said = result.stderr
        assert not any(said[at : at + QUOTED + 1] in text for at in range(len(said) - QUOTED))
    elif words[0] in STATUSES:
        assert result.exit_code in STATUSES[words[0]]
        assert result.stderr == ""
    else:
        assert result.exit_code in (1, 2)  # the engine ends at once
    return result.exit_code


@pytest.mark.skipif(ENGINE is None, reason="no program that ends at once")
@pytest.mark.parametrize(
    "sort",
    [pytest.param(sort, marks=pytest.mark.long if at else ()) for at, sort in enumerate(SORTS)],
)
def test_a_file_with_something_changed_is_told_of_in_a_line_or_used(
    sort: str, tmp_path: Path
) -> None:
    make, calls = SORTS[sort]
    statuses: set[int] = set()

    @settings(max_examples=many(8, 1_000))
    @given(st.integers(0, 2**32), st.sampled_from(["en", "de"]))
    def hold(seed: int, language: str) -> None:
        random, path = Random(seed), tmp_path / "changed"
        text = make(random)
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        for words in calls(path, random):
            place = 1 if "--" not in words else words.index("--plain")
            statuses.add(said_well([*words[:place], "--lang", language, *words[place:]], text))

    hold()
    assert 2 in statuses, "some change is one that no reader takes"
