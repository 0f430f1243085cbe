"""A skipped test is seen: its reason is listed, or a run of all tests fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.each import of_each
from tests.skipping import LISTED, not_listed

ROOT = Path(__file__).parents[2]
SOURCES = "".join(
    path.read_text("utf-8")
    for path in (ROOT / "tests").rglob("*.py")
    if "skipping" not in path.name
)


@of_each("reason", LISTED)
def test_a_listed_reason_is_one_that_a_test_gives(reason: str) -> None:
    said = [reason, *(f"{{{gap}}}{reason[reason.index(' ') :]}" for gap in ("checker", "words"))]
    bare = reason.partition(" ")[2]
    assert any(one in SOURCES for one in said) or f"}} {bare}" in SOURCES


LATER = {
    path.relative_to(ROOT).as_posix(): needed
    for path in (ROOT / "tests").rglob("test_*.py")
    for needed in ("python -m pip install '.[dev]'", "python -m pip install -e .")
    if f': {needed}"' in path.read_text("utf-8") and path.name != "test_skipping.py"
}
"""The files in which a test is skipped for want of tools or of an editable library."""


@pytest.mark.parametrize("path", LATER)
def test_what_is_skipped_at_first_ci_runs_later(path: str) -> None:
    later = (ROOT / ".ci" / "run").read_text("utf-8").partition('".[dev]"')[2]
    assert f" {path}" in later


def test_a_reason_that_is_not_listed_is_named_with_its_test() -> None:
    skipped = [("a", "Skipped: no links here"), ("b", "Skipped: no time"), ("c", "no links")]
    assert not_listed(skipped) == ["b: Skipped: no time", "c: no links"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("reason", "asked", "status"),
    [("no time", "listed", 1), ("no links here", "listed", 0), ("no time", "", 0)],
)
@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_run_fails_where_a_skip_is_not_listed(
    reason: str, asked: str, status: int, workers: str, tmp_path: Path
) -> None:
    """Of a single test, and of a module without which its tests cannot be collected."""
    once = f'import pytest\n@pytest.mark.skip("{reason}")\ndef test_a(): pass\n'
    whole = f'import pytest\npytest.skip("{reason}", allow_module_level=True)\n'
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n", "utf-8")
    for source in (once, whole):
        (tmp_path / "test_one.py").write_text(f"{source}\n", "utf-8")
        (tmp_path / "test_two.py").write_text("def test_b(): pass\n", "utf-8")
        call = [sys.executable, "-m", "pytest", "-q", "-n", workers, "-c", os.devnull]
        done = subprocess.run(
            [*call, "--rootdir", str(tmp_path), str(tmp_path)],
            env={**os.environ, "PYTHONPATH": str(ROOT), "DAUMEN_RULES_SKIPS": asked},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stdout + done.stderr
        named = f"does not list why: test_one.py{'' if source is whole else '::test_a'}: "
        assert (named in done.stdout) == (status == 1), done.stdout


def test_ci_runs_the_oracles_and_excuses_none_of_them() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    asked, installed, long, run = (
        script.index(line)
        for line in (
            "\nexport DAUMEN_RULES_SKIPS=listed\n",
            '\npython -m pip install ".[oracles]"\npython -m pip install --no-deps schnapsen==',
            '\npython -m pytest -m "long or hypothesis" --hypothesis-profile=long --part',
            "\npython -m pytest tests/oracles\n",
        )
    )
    assert max(asked, installed) < min(long, run)
    oracles = "".join(path.read_text("utf-8") for path in (ROOT / "tests/oracles").glob("*.py"))
    assert not [reason for reason in LISTED if reason in oracles]
