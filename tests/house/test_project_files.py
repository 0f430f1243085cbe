"""What stands beside the code says the same as the project: versions, Pythons, checks."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CI = (ROOT / ".ci" / "run").read_text("utf-8")


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_the_version_is_the_same_everywhere() -> None:
    version = PROJECT["version"]
    assert f"\nversion: {version}\n" in text("CITATION.cff")
    assert f"\n## {version}\n" in text("CHANGELOG.md")


def test_every_python_of_the_classifiers_is_in_the_matrix() -> None:
    (matrix,) = re.findall(r"python: \[(.*)\]", text(".github/workflows/ci.yml"))
    tried = re.findall(r'"(3\.\d+)"', matrix)
    named = [c.rpartition(" ")[2] for c in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", c)]
    assert named
    assert set(named) <= set(tried)
    assert PROJECT["requires-python"] == f">={tried[0]}"
    assert "run: bash .ci/run" in text(".github/workflows/ci.yml")


def test_the_checks_before_a_commit_are_checks_of_ci() -> None:
    entries = re.findall(r"entry: ([^,\n]+)", text(".pre-commit-config.yaml"))
    assert len(entries) >= 5
    for entry in entries:
        assert f"\n{entry}\n" in CI, entry


def test_a_source_distribution_has_what_stands_beside_the_code() -> None:
    build = tomllib.loads(text("pyproject.toml"))["tool"]["hatch"]["build"]["targets"]["sdist"]
    for name in ("CHANGELOG.md", "SECURITY.md", "CITATION.cff", "LICENSE", "README.md"):
        assert name in build["include"]
        assert (ROOT / name).is_file()


def test_files_and_folders_that_contributing_names_are_there() -> None:
    named = re.findall(r"`([\w./]+(?:/|\.py|\.toml))`", text("CONTRIBUTING.md"))
    rules = ROOT / "daumen_rules"
    rooms = (ROOT, rules, rules / "cli" / "check", rules / "games" / "daumen_drauf")
    assert len(named) > 20
    for name in named:
        found = [room for room in rooms if (room / name).exists()]
        assert found or [*(ROOT / "tests").rglob(name)], name
