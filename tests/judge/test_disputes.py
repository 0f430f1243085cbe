"""Disputes in many games: what is expected was written from the manual before it was asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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


def test_there_are_disputes_in_many_games() -> None:
    games = {re.search(r"^game: (.+)$", path.read_text(), re.MULTILINE) for path in DISPUTES}
    assert len({found.group(1) for found in games if found}) >= 15
    assert len(DISPUTES) >= 40


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
    assert "expected 15; found 14 KNIFFEL-4" in found.out
