"""The contracts on imports can fail: a planted import breaks each."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
    "contracts"
]
PLANTED = {
    "light falls one way": {
        "kernel/seats.py": "daumen_rules.games.catalogue",
        "pieces/boards.py": "daumen_rules.games.dice.kniffel",
        "disputes/search.py": "daumen_rules.pieces.cards",
    },
    "a game imports no other game, and an engine none": {
        "games/dice/engines/tally.py": "daumen_rules.games.dice.filzlaus",
        "games/board/muehle.py": "daumen_rules.games.daumen_drauf.card_order",
    },
    "the rooms of Daumen drauf! in reading order": {
        "games/daumen_drauf/cards.py": "daumen_rules.games.daumen_drauf.transition"
    },
    "tools know games by the catalogue alone": {
        "bots/bot.py": "daumen_rules.games.dice.kniffel",
        "cli/check/report.py": "daumen_rules.games.daumen_drauf.rules",
        "cli/conform/report_text.py": "daumen_rules.games.daumen_drauf.cards",
        "cli/convert.py": "daumen_rules.games.daumen_drauf.notation",
        "cli/differ/differences.py": "daumen_rules.games.dice.kniffel",
        "cli/pages/page.py": "daumen_rules.games.daumen_drauf.art",
        "cli/play/input_lines.py": "daumen_rules.games.daumen_drauf.actions",
        "cli/shared/wording.py": "daumen_rules.games.cards.skat.game",
        "cli/show/command.py": "daumen_rules.games.daumen_drauf.refusal",
        "cli/spec/pages.py": "daumen_rules.games.daumen_drauf.pages.overview",
        "cli/why.py": "daumen_rules.games.daumen_drauf.reasons",
        "conformance/engine_questions.py": "daumen_rules.games.dice.kniffel",
        "conformance/failure_report.py": "daumen_rules.games.daumen_drauf.cards",
        "disputes/search.py": "daumen_rules.games.board.muehle",
        "records/noted.py": "daumen_rules.games.cards.skat.game",
        "register/citations.py": "daumen_rules.games.dice.filzlaus",
    },
    "the core needs attrs only": {"bots/bot.py": "random"},
    "tables and the test bench need attrs only, but for what is made for pytest": {
        "conformance/shrink.py": "click",
        "records/record.py": "rich",
        "table/table.py": "click",
    },
    "what needs no terminal in the command line needs attrs only": {
        "cli/check/results.py": "click",
        "cli/pages/page.py": "rich",
    },
}
"""By contract, what breaks it: a module, and what it may not import."""

needs_linter = pytest.mark.skipif(
    find_spec("importlinter") is None,
    reason="import-linter is not installed: python -m pip install '.[dev]'",
)


def test_each_contract_has_an_import_that_breaks_it() -> None:
    assert set(PLANTED) == {contract["name"] for contract in CONTRACTS}


@needs_linter
@pytest.mark.long
def test_a_planted_import_breaks_its_contract(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "daumen_rules",
        tmp_path / "daumen_rules",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for plants in PLANTED.values():
        for module, wrong in plants.items():
            with (tmp_path / "daumen_rules" / module).open("a", encoding="utf-8") as file:
                file.write(f"\nimport {wrong}  # planted\n")
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as main; main()"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    broken = set(re.findall(r"^(.+) BROKEN", done.stdout, re.MULTILINE))
    assert broken == set(PLANTED)
    for plants in PLANTED.values():
        for module, wrong in plants.items():
            name = "daumen_rules." + module.removesuffix(".py").replace("/", ".")
            assert f"{name} -> {wrong.partition(' ')[0]}" in done.stdout, (module, wrong)
