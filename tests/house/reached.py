"""Which functions that carry out a clause are called by a test that cites it.

    python -m tests.house.reached           the quick and the long tests of rules; minutes

It prints every function that no such test calls, with the clause: the mark of the function names
another clause than it carries out, or a test is missing. Those that are known stand, each with the
reason, in `unreached.json`. Exit status: 0 the two are the same, 1 they differ, 2 tests fail.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Final

import pytest

from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.register.citations import carrying_out
from tests.citing import ROOT

KNOWN: Final = Path(__file__).with_name("unreached.json")
TESTS: Final = ("clauses", "collection", "golden", "vectors", "house", "kernel")
_OPTIONS: Final = ("-n0", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}")


def functions() -> Mapping[CodeType, Mapping[str, str]]:
    """The code of every function that carries out a clause: its clauses, each with its name."""
    found: dict[CodeType, dict[str, str]] = {}
    for slug in GAMES:
        for clause, function in carrying_out(game(slug)):
            inner = inspect.unwrap(function)
            code = getattr(inner, "__code__", None)
            if isinstance(code, CodeType):
                name = f"{inner.__module__}.{inner.__qualname__}".removeprefix(
                    "daumen_rules.games."
                )
                found.setdefault(code, {})[clause] = name
    return found


class Watch:
    """Sees which of some functions each test calls, and keeps those whose clause it cites."""

    def __init__(self, watched: Mapping[CodeType, Mapping[str, str]]) -> None:
        self.watched = watched
        self.reached: set[tuple[str, str]] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Watch one test, if it cites anything."""
        cited = {id_ for mark in item.iter_markers("cites") for id_ in mark.args}
        called: set[CodeType] = set()

        def see(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                called.add(frame.f_code)

        if cited:
            sys.setprofile(see)
        try:
            yield
        finally:
            sys.setprofile(None)
        for code in called & self.watched.keys():
            for clause in cited & self.watched[code].keys():
                self.reached.add((clause, self.watched[code][clause]))


def missing() -> dict[str, list[str]]:
    """By function, the clauses that it cites and no test which calls it does. Raises RuntimeError
    where tests fail.
    """
    watched = functions()
    watch = Watch(watched)
    status = pytest.main([*_OPTIONS, *(str(ROOT / "tests" / name) for name in TESTS)], [watch])
    if status:
        raise RuntimeError(f"tests fail: {status}")
    every = {(clause, name) for names in watched.values() for clause, name in names.items()}
    found: dict[str, list[str]] = {}
    for clause, name in sorted(every - watch.reached):
        found.setdefault(name, []).append(clause)
    return found


def main() -> int:
    """Print what is missing beside what is known to be."""
    known: dict[str, str] = json.loads(KNOWN.read_text("utf-8"))
    try:
        found = missing()
    except RuntimeError as error:
        print(error)
        return 2
    for name in sorted(found.keys() - known.keys()):
        print(f"no test that cites it calls {name}: {' '.join(found[name])}")
    for name in sorted(known.keys() - found.keys()):
        print(f"known as not called, but called: {name}")
    return int(found.keys() != known.keys())


if __name__ == "__main__":
    sys.exit(main())
