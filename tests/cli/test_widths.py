"""Lines follow the width of a terminal; a pipe gets 96 signs at most, and always the same."""

from __future__ import annotations

import pytest

from daumen_rules.cli.shared.widths import fitted
from daumen_rules.contracts.report_text import WIDTH, folded, hung
from tests.cli.run import RECORDS, ROOT, daumen_rules
from tests.cli.terminal import Terminal

GIST = "Once a newer colour has topped an older one, the older can no longer be shown. " * 3


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")


@pytest.mark.usefixtures("at_terminal")
@pytest.mark.parametrize(
    ("words", "first", "rest"),
    [
        (folded(GIST, 8, "HIGH-5"), "HIGH-5  Once", "        "),
        (hung(GIST, 2, 6), "  Once", "      "),
        (f"    {GIST.strip()}", "    Once", "      "),
    ],
)
def test_a_paragraph_is_broken_anew(
    words: str, first: str, rest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for columns in (40, 132):
        monkeypatch.setenv("COLUMNS", str(columns))
        lines = fitted(words).split("\n")
        assert columns - 12 < max(map(len, lines)) <= columns
        assert lines[0].startswith(first)
        assert all(line.startswith(rest) and line[len(rest)] != " " for line in lines[1:])
        assert "".join(fitted(words).split()) == "".join(words.split())


@pytest.mark.usefixtures("at_terminal")
def test_lines_that_are_no_paragraph_stay_apart() -> None:
    assert fitted("a board:\n  x o\n  o x") == "a board:\n  x o\n  o x"


def test_a_pipe_gets_the_same_whatever_the_environment_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = [("clauses", "HIGH-5"), ("rules",), ("check", RECORDS / "broken-topped-colour.dd")]
    before = [daumen_rules(*call).out for call in calls]
    monkeypatch.setenv("COLUMNS", "40")
    assert [daumen_rules(*call).out for call in calls] == before
    assert any(len(line) > 60 for line in before[0].splitlines())
    assert all(len(line) <= WIDTH for line in before[0].splitlines())


@pytest.mark.long
@pytest.mark.parametrize(
    "call",
    [
        ("clauses", "HIGH-5"),
        ("rules",),
        ("check", "spec/daumen_drauf/records/broken-topped-colour.dd"),
        ("judge", "spec/daumen_drauf/disputes/003-middle-colour-after-black.sit"),
        ("play", "--auto", "--seed", "1"),
        ("questions", "Q30"),
        ("play", "--help"),
        ("games",),
    ],
)
def test_commands_follow_the_width_of_a_terminal(call: tuple[str, ...]) -> None:
    for columns in (60, 90):
        terminal = Terminal(*call, cwd=ROOT, COLUMNS=str(columns))
        terminal.end()
        said = [line for line in terminal.lines if len(line.split()) > 2]
        assert max(map(len, said)) > columns - 20
        assert all(len(line) <= columns for line in said)
