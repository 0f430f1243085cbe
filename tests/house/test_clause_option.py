"""`pytest --clause HIGH-5` runs the tests that cite a clause, all of them and no others."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.citing import ROOT, Asked, citing

TAKES_VECTORS = (
    "tests/collection/test_vectors.py::test_what_was_worked_out_by_hand_comes_of_the_acts"
)
"""The test that takes every vector of the collection."""


@pytest.mark.long
@pytest.mark.parametrize("ids", [("HIGH-5",), ("q30", "KNIFFEL-2")], ids=" ".join)
def test_the_tests_of_a_clause_are_collected_and_no_others(ids: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n0"]
    command += [word for id_ in ids for word in ("--clause", id_)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    collected = re.findall(r"^(tests/\S+?)(?:\[.*)?$", done.stdout, re.MULTILINE)
    found = {test for id_ in ids for test in citing()[id_.upper()]}
    cited = {TAKES_VECTORS if test.startswith("spec/") else test for test in found}
    whole = {test for test in cited if "::" not in test}
    assert {test for test in collected if test.partition("::")[0] not in whole} == {
        test for test in cited if test.partition("::")[0] not in whole
    }
    assert {test.partition("::")[0] for test in collected} >= whole


def test_what_no_test_cites_is_an_error_with_the_nearest_clauses() -> None:
    with pytest.raises(pytest.UsageError) as caught:
        Asked(["HIGH-5", "HIHG-5"])
    said = str(caught.value)
    assert said.startswith("--clause: no test cites 'HIHG-5'; did you mean ")
    assert "HIGH-5" in said
    with pytest.raises(pytest.UsageError, match=r"^--clause: no test cites '%%%'$"):
        Asked(["%%%"])
