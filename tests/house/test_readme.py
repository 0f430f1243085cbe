"""The README does what it says: its Python runs, its commands print what stands there."""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import main
from tests.clock import standing_clock

ROOT = Path(__file__).parents[2]
PROGRAM = "daumen-rules "
README = (ROOT / "README.md").read_text(encoding="utf-8")


def _blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_of_the_readme_runs() -> None:
    source = "\n".join(_blocks("python"))
    test = doctest.DocTestParser().get_doctest(source, {}, "README.md", "README.md", 0)
    assert len(test.examples) > 10
    failed, _ = doctest.DocTestRunner().run(test)
    assert failed == 0


def _commands() -> list[tuple[str, str]]:
    """Every `$ …` of the README, with what stands below it."""
    found: list[tuple[str, str]] = []
    for block in _blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def test_the_readme_has_commands_to_run() -> None:
    told = {command.split()[1] for command, _ in _commands() if command.startswith(PROGRAM)}
    assert told >= {"check", "conform", "judge", "play", "rules", "show", "why"}


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        pytest.param(command, expected, marks=pytest.mark.long if "conform" in command else ())
        for command, expected in _commands()
        if command.startswith(PROGRAM)
    ],
)
def test_the_commands_of_the_readme_print_what_stands_there(
    command: str, expected: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They write the files that they name; what needs a program that is missing is skipped."""
    words = command.removeprefix(PROGRAM).split()
    if "--" in words and shutil.which(words[words.index("--") + 1]) is None:
        pytest.skip(f"{words[words.index('--') + 1]} is not installed")
    (tmp_path / "spec").symlink_to(ROOT / "spec")
    monkeypatch.chdir(tmp_path)
    with standing_clock():
        result = CliRunner().invoke(main, words)
    assert result.exit_code == int("illegal" in expected or "refused" in expected)
    assert doctest.OutputChecker().check_output(expected, result.stdout, doctest.ELLIPSIS)
    if "-o" in words:
        assert (tmp_path / words[words.index("-o") + 1]).stat().st_size > 0


def test_the_other_commands_of_the_readme_are_run_by_ci() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    others = [command for command, _ in _commands() if not command.startswith(PROGRAM)]
    assert len(others) >= 3
    assert [command for command in others if f"\n{command}\n" not in script] == []


def test_every_link_of_the_readme_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(links) >= 15
    for link in links:
        assert (ROOT / link).exists(), link
