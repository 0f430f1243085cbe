"""What people meet first: a case of another game, a word of Python, pages with every form."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from daumen_rules.cli.main import main
from daumen_rules.games.catalogue import SLUGS, game
from tests.each import of_each


def _run(*words: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input=text)


def test_a_case_says_its_game(tmp_path: Path) -> None:
    case = tmp_path / "case.json"
    form = {"format": "daumen_rules case 1", "game": "kniffel", "engine": "", "clause": ""}
    case.write_text(json.dumps({**form, "new": {}, "actions": [], "differences": []}), "utf-8")
    other = _run("conform", "replay", str(case), "--game", "skat", "--", "cat")
    assert (other.exit_code, "the game that is asked for" in other.stderr) == (2, True)
    unknown = tmp_path / "unknown.json"
    unknown.write_text(json.dumps({**form, "game": "knifel"}), "utf-8")
    assert "the nearest are kniffel" in _run("conform", "replay", str(unknown), "--", "cat").stderr


def test_a_game_is_not_called_by_a_word_of_python() -> None:
    assert _run("new-game", "class", "--chapter", "dice", "--number", "33").exit_code == 2


@of_each("slug", SLUGS)
def test_pages_show_every_form_in_both_languages(slug: str) -> None:
    if slug == "daumen-drauf":
        return
    page = (Path("spec/collection") / f"{slug}.md").read_text(encoding="utf-8")
    for row in game(slug).notation.verbs.rows:
        assert f"| `{row.example('en')}` | `{row.example('de')}` |" in page
