"""Which tests are about a clause: read from their sources, and chosen by `--clause`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import pytest

from daumen_rules.register import citations

ROOT = Path(__file__).parents[1]
TAKES_VECTORS = {
    "spec/collection/vectors": ROOT / "tests" / "collection" / "test_vectors.py",
    "spec/daumen_drauf/vectors": ROOT / "tests" / "vectors" / "test_vectors.py",
}
"""By folder, the tests that take its vectors."""


def sources(folder: str, pattern: str = "*.py") -> dict[str, str]:
    """The texts of all modules below a folder, by path."""
    paths = sorted((ROOT / folder).rglob(pattern))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


@cache
def vectors() -> dict[str, str]:
    """The texts of all vectors, by path."""
    return {path: text for room in TAKES_VECTORS for path, text in sources(room, "*.json").items()}


@cache
def citing() -> Mapping[str, tuple[str, ...]]:
    """The tests and vectors that cite a clause or a question, by its id."""
    tests = {path: text for path, text in sources("tests").items() if "cites" in text}
    return citations.tests_citing(tests | vectors())


class Asked:
    """Collects the tests that cite one of some clauses or questions, and no others."""

    def __init__(self, ids: Iterable[str]) -> None:
        """Raises UsageError, with the nearest ids, for what no test cites."""
        self.ids = frozenset(ids)
        for id_ in sorted(self.ids - citing().keys()):
            near = ", ".join(get_close_matches(id_, citing(), n=3, cutoff=0.3))
            offered = f"; did you mean {near}?" if near else ""
            raise pytest.UsageError(f"--clause: no test cites {id_!r}{offered}")
        tests = (test for id_ in self.ids for test in citing()[id_])
        paths = {test.partition("::")[0] for test in tests}
        self.files = {TAKES_VECTORS.get(path.rpartition("/")[0], ROOT / path) for path in paths}

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """No file is read that has none of them."""
        return True if collection_path.is_file() and collection_path not in self.files else None

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        chosen = [item for item in items if self._is_asked_for(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen

    def _is_asked_for(self, item: pytest.Item) -> bool:
        cited = {id_ for mark in item.iter_markers("cites") for id_ in mark.args}
        return not cited.isdisjoint(self.ids)
