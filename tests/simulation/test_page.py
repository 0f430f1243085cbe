"""The page on many games has code that runs."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "spec" / "simulations.md"
CODE = [each.partition("```")[0] for each in PAGE.read_text("utf-8").split("```python\n")[1:]]


@pytest.mark.long
def test_the_code_of_the_page_runs() -> None:
    """In this process, and with fewer games."""
    code = next(each for each in CODE if "ProcessPoolExecutor" in each)
    code = code.replace("from concurrent.futures import ProcessPoolExecutor", "")
    code = code.replace("ProcessPoolExecutor", "Here").replace("2000", "60")
    code = "from daumen_rules.simulation.shards import Here\n" + code
    told = StringIO()
    with redirect_stdout(told):
        exec(compile(code, "simulations.md", "exec"), {"__name__": "__main__"})
    low, high = map(float, told.getvalue().strip("()\n").split(", "))
    assert 0 < low < high < 1


@pytest.mark.long
def test_the_code_on_batches_runs() -> None:
    """With fewer games."""
    pytest.importorskip("numba")
    code = next(each for each in CODE if "Batch" in each).replace("1024", "8")
    told = StringIO()
    with redirect_stdout(told):
        exec(compile(code, "simulations.md", "exec"), {})
    assert "over" in told.getvalue()
