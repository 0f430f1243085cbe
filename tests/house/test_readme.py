"""The README does what it says: its Python runs, its commands print what stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import main
from tests.clock import standing_clock

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


def _commands() -> list[tuple[str, str]]:
    """Every `$ daumen-rules …` of the README, with what stands below it."""
    found: list[tuple[str, str]] = []
    for block in _blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def test_the_readme_has_commands_to_run() -> None:
    assert len(_commands()) >= 5
    assert {command.split()[1] for command, _ in _commands()} >= {"check", "judge", "rules"}


@pytest.mark.parametrize(("command", "expected"), _commands())
def test_the_commands_of_the_readme_print_what_stands_there(
    command: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    program, *words = command.split()
    assert program == "daumen-rules"
    with standing_clock():
        result = CliRunner().invoke(main, words)
    assert doctest.OutputChecker().check_output(expected, result.output, doctest.ELLIPSIS)


def test_the_first_command_of_the_readme_finds_a_broken_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    command = re.search(r'".\[cli\]" && daumen-rules (.*)', README)
    assert command is not None
    assert CliRunner().invoke(main, command[1].split()).exit_code == 1


def test_every_link_of_the_readme_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(links) >= 15
    for link in links:
        assert (ROOT / link).exists(), link
