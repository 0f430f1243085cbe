"""`pytest --clause HIGH-5` runs the tests that cite a clause, all of them and no others."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.citing import ROOT, TAKES_VECTORS, Asked, citing

VECTORS = {path.relative_to(ROOT).as_posix() for path in TAKES_VECTORS.values()}
"""The files of tests that take vectors."""


@pytest.mark.long
@pytest.mark.parametrize("ids", [("HIGH-5",), ("q30", "KNIFFEL-2")], ids=" ".join)
def test_the_tests_of_a_clause_are_collected_and_no_others(ids: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n0"]
    command += [word for id_ in ids for word in ("--clause", id_)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    collected = set(re.findall(r"^(tests/\S+?)(?:\[.*)?$", done.stdout, re.MULTILINE))
    cited = {test for id_ in ids for test in citing()[id_.upper()]}
    vectors = {test for test in cited if test.startswith("spec/")}
    assert bool(vectors) == bool({test for test in collected if test.partition("::")[0] in VECTORS})
    tests = cited - vectors
    whole = {test for test in tests if "::" not in test} | VECTORS
    assert {test for test in collected if test.partition("::")[0] not in whole} == {
        test for test in tests if test.partition("::")[0] not in whole
    }
    assert {test.partition("::")[0] for test in collected} >= whole - VECTORS


def test_what_no_test_cites_is_an_error_with_the_nearest_clauses() -> None:
    with pytest.raises(pytest.UsageError) as caught:
        Asked(["HIGH-5", "HIHG-5"])
    said = str(caught.value)
    assert said.startswith("--clause: no test cites 'HIHG-5'; did you mean ")
    assert "HIGH-5" in said
    with pytest.raises(pytest.UsageError, match=r"^--clause: no test cites '%%%'$"):
        Asked(["%%%"])
