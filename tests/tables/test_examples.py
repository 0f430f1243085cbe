"""The examples of `spec/` run: the page for apps, the bot, the notebook."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from daumen_rules.table.ask import Wanted

SPEC = Path(__file__).parents[2] / "spec"


def test_the_code_of_the_page_for_apps_runs() -> None:
    code = re.findall(r"```python\n(.*?)```", (SPEC / "table.md").read_text("utf-8"), re.S)
    assert len(code) > 4
    known: dict[str, Any] = {}
    for part in code:
        exec(compile(part, "table.md", "exec"), known)


def test_the_page_for_apps_shows_what_there_is() -> None:
    """Its links lead somewhere, and its table has every question."""
    page = (SPEC / "table.md").read_text("utf-8")
    for link in re.findall(r"\]\(([^)]+)\)", page):
        assert (SPEC / link).exists(), link
    rows = re.findall(r"^\| `(\w+)` \|", page, re.M)
    asked, wrong = rows.index("wanted"), rows.index("wrong")
    assert rows[asked + 1 : wrong] == [wanted.value for wanted in Wanted]
    reply = json.loads((SPEC / "collection" / "message.schema.json").read_text("utf-8"))["$defs"][
        "reply"
    ]
    assert rows[wrong + 1 :] == sorted(
        reply["oneOf"][1]["properties"]["wrong"]["enum"], key=rows.index
    )


@pytest.mark.long
def test_the_bot_plays() -> None:
    bot = runpy.run_path(str(SPEC / "examples" / "bot.py"))
    outcome = bot["play"](3)
    assert len(outcome["winners"]) >= 1


def test_the_examples_are_short() -> None:
    for name, most in (("server.py", 120), ("bot.py", 40)):
        assert len((SPEC / "examples" / name).read_text("utf-8").splitlines()) <= most


def test_the_cells_of_the_notebook_run() -> None:
    cells = json.loads((SPEC / "examples" / "notebook.ipynb").read_text("utf-8"))["cells"]
    known: dict[str, Any] = {}
    run = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(run) > 5
    for part in run:
        exec(compile(part, "notebook.ipynb", "exec"), known)
    assert known["table"].ongoing.steps
