"""The README does what it says: its Python runs, its commands print what stands there."""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path

import pytest

from daumen_rules.games.catalogue import SLUGS
from tests.transcripts import PROGRAM, Call, calls, fits, run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def _blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_of_the_readme_runs() -> None:
    source = "\n".join(_blocks("python"))
    test = doctest.DocTestParser().get_doctest(source, {}, "README.md", "README.md", 0)
    assert len(test.examples) > 10
    failed, _ = doctest.DocTestRunner().run(test)
    assert failed == 0


COMMANDS = [call for block in _blocks("console") for call in calls(block)]
OWN = [call for call in COMMANDS if call.words[0] == PROGRAM]


def test_the_readme_has_commands_to_run() -> None:
    told = {call.words[1] for call in OWN}
    assert told >= {"check", "conform", "judge", "play", "rules", "show", "why"}


@pytest.mark.parametrize(
    "call",
    [pytest.param(call, marks=pytest.mark.long if "conform" in call.words else ()) for call in OWN],
    ids=lambda call: call.command,
)
def test_the_commands_of_the_readme_print_what_stands_there(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They write the files that they name; what needs a program that is missing is skipped."""
    words = call.words
    if "--" in words and shutil.which(words[words.index("--") + 1]) is None:
        pytest.skip(f"{words[words.index('--') + 1]} is not installed")
    (tmp_path / "spec").symlink_to(ROOT / "spec")
    monkeypatch.chdir(tmp_path)
    output, status = run(call, tmp_path)
    assert status == int("illegal" in call.output or "refused" in call.output)
    assert fits(call, output), output
    if "-o" in words:
        assert (tmp_path / words[words.index("-o") + 1]).stat().st_size > 0


def test_the_other_commands_of_the_readme_are_run_by_ci() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    others = [call.command for call in COMMANDS if call not in OWN]
    assert len(others) >= 3
    assert [command for command in others if f"\n{command}\n" not in script] == []


def test_every_link_of_the_readme_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(links) >= 15
    for link in links:
        assert (ROOT / link).exists(), link


def test_the_readme_knows_how_many_games_there_are() -> None:
    (number,) = re.findall(r"the (\d+) games of a family collection", README)
    assert int(number) == len(SLUGS)
