"""Disputes in many games: what is expected was written from the manual before it was asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import main
from daumen_rules.games import catalogue
from daumen_rules.judge.court import judge_of
from daumen_rules.kernel.lines import no_tick
from tests.cli.run import daumen_rules
from tests.each import mostly_long
from tests.judge.asked import always

DISPUTES = sorted(Path("spec/collection/disputes").glob("*.pos"))


@pytest.mark.parametrize("path", mostly_long(DISPUTES), ids=lambda path: path.stem)
def test_the_ruling_is_what_the_manual_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    judge = judge_of(text, None, catalogue.game(catalogue.GAMES[0]))
    situation = judge.read(text, no_tick)
    (compared,) = judge.compare(situation, judge.rule(situation, always))
    assert compared.agrees, compared


def games_of(paths: list[Path]) -> set[str]:
    found = (re.search(r"^game: (.+)$", path.read_text(), re.MULTILINE) for path in paths)
    return {each.group(1) for each in found if each}


def test_there_are_disputes_in_many_games() -> None:
    games = [catalogue.game(slug) for slug in games_of(DISPUTES)]
    assert len(DISPUTES) >= 100
    assert len(games) >= 25
    modules = [game.book.modules[-1].split(".")[2] for game in games]
    assert min(modules.count(chapter) for chapter in catalogue.CHAPTERS) >= 5
    slugs = [each for path in DISPUTES for each in games_of([path])]
    of_boards = [catalogue.game(slug).book.modules for slug in slugs]
    for engine in ("draughts", "stones", "morris", "track", "ludo"):
        within = f"daumen_rules.games.board.engines.{engine}."
        assert sum(any(one.startswith(within) for one in each) for each in of_boards) >= 5, engine
    verbs = [{verb.words.en.split()[0] for verb in game.notation.verbs.rows} for game in games]
    assert sum("bet" in each for each in verbs) >= 4
    of_two_dice = [game for game in games if game.book.number[:-1].isdigit()]
    assert sum(int(game.book.number) in range(56, 116) for game in of_two_dice) >= 5


def test_nearly_all_disputes_name_the_clause_or_question_that_matters() -> None:
    expects = [path.read_text("utf-8").splitlines()[-1] for path in DISPUTES]
    naming = [line for line in expects if re.search(r" ([A-Z][A-Z0-9]*-\d+|Q\d+)$", line)]
    assert len(naming) >= 0.9 * len(DISPUTES)


@pytest.mark.long
def test_the_command_compares_them() -> None:
    some = [str(path) for path in DISPUTES[::9]]
    found = daumen_rules("judge", "--expect", *some)
    assert found.lines == [f"{path}: as expected" for path in some]


def test_the_command_says_what_is_not_as_expected(tmp_path: Path) -> None:
    text = DISPUTES[0].read_text(encoding="utf-8").replace("expect: 14", "expect: 15")
    path = tmp_path / "wrong.pos"
    path.write_text(text, encoding="utf-8")
    found = daumen_rules("judge", "--expect", path)
    assert found.status == 1
    assert "expected 15 KNIFFEL-8; found 14 KNIFFEL-4" in found.out


def test_an_unreadable_file_does_not_keep_the_others_from_being_compared(tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.pos"
    rubbish.write_text("game: kniffel\nplayers: Anna\nask: who wins\n", encoding="utf-8")
    missing = tmp_path / "missing.pos"
    silent = tmp_path / "silent.pos"
    lines = DISPUTES[0].read_text(encoding="utf-8").splitlines()
    silent.write_text("\n".join(lines[:-1]), encoding="utf-8")
    right = [str(path) for path in DISPUTES[:2]]
    words = ("judge", "--expect", right[0], rubbish, missing, silent, right[1])
    found = CliRunner().invoke(main, [str(word) for word in words])
    assert found.stdout.splitlines() == [f"{path}: as expected" for path in right]
    told = found.stderr.splitlines()
    assert len(told) == 3
    assert all(
        str(path) in line for path, line in zip((rubbish, missing, silent), told, strict=True)
    )
    assert found.exit_code == 2
