"""The command `judge` with `--expect`: files compared with what they expect."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import daumen_rules, refused

WON = """daumen_drauf situation 1
rules: german with deal=packets
names: Anna, Ben, Cleo
totals: 3 -1 3
ask: who wins the match
"""


def _written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "match.sit"
    path.write_text(text, "utf-8")
    return path


def test_what_is_found_is_said_with_names(tmp_path: Path) -> None:
    """Anna and Cleo have most points, three each, and this rule set leaves nothing open."""
    path = _written(tmp_path, f"{WON}expect: Anna, Cleo\n")
    assert daumen_rules("judge", "--expect", path).lines == [f"{path}: as expected"]
    path = _written(tmp_path, f"{WON}expect: Ben\n")
    answer = daumen_rules("judge", "--expect", path)
    assert answer.status == 1
    (line,) = answer.lines
    assert line.startswith(f"{path}:6: expected Ben; found Anna, Cleo ")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "expects nothing"), ("de", "erwartet nichts")]
)
def test_a_file_that_expects_nothing_cannot_be_compared(
    language: str, said: str, tmp_path: Path
) -> None:
    path = _written(tmp_path, WON)
    assert refused("judge", "--expect", path, "--lang", language) == f"{path} {said}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "--rules: found 'germn'; expected `both`, `german`, `english`, or such as"),
        ("de", "--rules: gefunden 'germn'; erwartet `beide`, `deutsch`, `englisch` oder etwa"),
    ],
)
def test_unknown_rules_of_the_option_are_refused(language: str, said: str, tmp_path: Path) -> None:
    path = _written(tmp_path, WON)
    assert said in refused("judge", path, "--rules", "germn", "--lang", language)
    assert said in refused(
        *("show", path, "--rules", "germn", "-o", tmp_path / "a.svg", "--lang", language)
    )
