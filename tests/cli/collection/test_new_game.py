"""`new-game`: a skeleton that is a game and plays at once, and tests that pass."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from daumen_rules.cli.new_game.skeleton import Skeleton, with_line
from daumen_rules.conformance.laws import check_laws
from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games import catalogue
from daumen_rules.register import citations
from tests.cli.run import ROOT, daumen_rules, refused

CALL = ("new-game", "bier-deckel", "--chapter", "board", "--number", "999")
CATALOGUE = Path("daumen_rules") / "games" / "catalogue.py"
DECKEL = Skeleton("bier-deckel", "board", "999", "DECKEL")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as the command looks at."""
    path = tmp_path / CATALOGUE
    (path.parent / "board").mkdir(parents=True)
    path.write_text((ROOT / CATALOGUE).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


@pytest.fixture(params=catalogue.CHAPTERS)
def made(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[ModuleType, ModuleType]:
    """The module of a new game, imported as if it stood in its chapter, and its tests."""
    chapter: str = request.param
    call = ("new-game", "bier-deckel", "--chapter", chapter, "--number", "999")
    assert daumen_rules(*call, "--into", tmp_path).status == 0
    place = f"daumen_rules.games.{chapter}.bier_deckel"
    game = _imported(place, tmp_path / "bier_deckel.py", monkeypatch)
    return game, _imported("test_bier_deckel", tmp_path / "test_bier_deckel.py", monkeypatch)


def _imported(name: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


def test_elsewhere_both_files_are_written_and_the_line_is_shown(tmp_path: Path) -> None:
    answer = daumen_rules(*CALL, "--into", tmp_path)
    assert answer.status == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "bier_deckel.py",
        "test_bier_deckel.py",
    ]
    assert answer.lines[-1] == '    "bier-deckel": "board.bier_deckel",'


def test_in_a_checkout_they_go_to_their_places_and_the_game_is_listed(checkout: Path) -> None:
    answer = daumen_rules(*CALL, "--into", checkout, "--lang", "de")
    assert answer.status == 0
    assert (checkout / CATALOGUE.parent / "board" / "bier_deckel.py").is_file()
    tests = checkout / "tests" / "collection" / "board"
    assert {path.name for path in tests.iterdir()} == {"__init__.py", "test_bier_deckel.py"}
    lines = (checkout / CATALOGUE).read_text(encoding="utf-8").splitlines()
    at = lines.index('    "bier-deckel": "board.bier_deckel",')
    assert '    "wolf-und-schafe": "board.wolf_und_schafe.game",' in lines[:at]
    assert not any('"board.' in line for line in lines[at + 1 :])
    before = (ROOT / CATALOGUE).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line != lines[at]] == before
    assert answer.lines[-2].startswith("eingetragen: ")
    assert answer.lines[-1] == "dort gespielt: python -m daumen_rules play --game bier-deckel"


def test_nothing_is_overwritten(checkout: Path) -> None:
    daumen_rules(*CALL, "--into", checkout)
    before = {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}
    assert refused(*CALL, "--into", checkout).endswith("bier_deckel.py is there already")
    assert "ist schon da" in refused(*CALL, "--into", checkout, "--lang", "de")
    assert before == {path: path.read_bytes() for path in checkout.rglob("*") if path.is_file()}


def test_half_of_it_is_not_written(tmp_path: Path) -> None:
    (tmp_path / "test_bier_deckel.py").write_text("mine", encoding="utf-8")
    refused(*CALL, "--into", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["test_bier_deckel.py"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("Kniffel", "--chapter=dice", "--number=1"),
            "SLUG: found 'Kniffel'; expected up to 30",
        ),
        (("../x", "--chapter=dice", "--number=1"), "SLUG: found '../x'; expected up to 30 small"),
        (
            ("wolf-und-schafe", "--chapter=dice", "--number=1"),
            "the name 'wolf-und-schafe' is taken",
        ),
        (("records", "--chapter=dice", "--number=1"), "the name 'records' is taken"),
        (("x", "--chapter=dice", "--number=eins"), "--number: found 'eins'; expected the number"),
        (("x" * 31, "--chapter=dice", "--number=900"), "SLUG: found 'xxxxxxxxx"),
        (("x", "--chapter=dice", "--number=132"), "--number: 132 is the number of der-letzte-"),
        (("x", "--chapter=skat", "--number=1"), "the call cannot be used: "),
        (("x", "--chapter=dice"), "the call cannot be used: "),
        (("x", "--chapter=dice", "--number=999", "--into=nowhere"), "cannot write nowhere"),
    ],
)
def test_a_call_that_cannot_be_used_writes_nothing(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused("new-game", *words).startswith(said)
    assert list(tmp_path.iterdir()) == []


def test_a_line_stands_in_its_chapter_after_all_lower_numbers() -> None:
    numbers = {"a": "3", "b": "40", "c": "22"}
    source = 'x = {\n    "a": "dice.a",\n    "b": "dice.b",\n    "c": "board.c",\n}\n'

    def place(chapter: str, number: str) -> int:
        changed = with_line(source, Skeleton("new", chapter, number, "NEW"), numbers)
        assert changed is not None
        return changed.splitlines().index(f'    "new": "{chapter}.new",')

    assert [place("dice", number) for number in ("2", "3b", "39", "41")] == [1, 2, 2, 3]
    assert [place("board", number) for number in ("1", "22a")] == [3, 4]
    assert place("cards", "1") == 4
    assert with_line("x = {}\n", DECKEL, numbers) is None


# What is made


def test_the_clauses_of_a_skeleton_have_their_functions_and_tests(
    made: tuple[ModuleType, ModuleType], tmp_path: Path
) -> None:
    game = made[0].GAME
    computing = {
        clause.id
        for clause in game.book.clauses
        if clause.kind.computes and clause.id.startswith("DECKEL-")
    }
    assert len(computing) >= 3
    assert set(citations.functions_of(game)) >= computing
    source = (tmp_path / "test_bier_deckel.py").read_text(encoding="utf-8")
    assert set(citations.tests_citing({"test.py": source})) == computing


def test_every_test_of_a_skeleton_passes(made: tuple[ModuleType, ModuleType]) -> None:
    tests: list[Callable[[], None]] = [
        test for name, test in vars(made[1]).items() if name.startswith("test_")
    ]
    assert len(tests) >= 4
    for test in tests:
        test()


@pytest.mark.long
def test_a_skeleton_keeps_the_laws_of_all_games(made: tuple[ModuleType, ModuleType]) -> None:
    game: AnyGame = made[0].GAME
    for players in (game.rules.seats[0], game.rules.seats[-1]):
        check_laws(game, random_play(game, players, game.book.default, Random(players)))


@pytest.mark.long
def test_in_a_checkout_a_skeleton_is_played_at_once_and_its_tests_pass(tmp_path: Path) -> None:
    """As somebody does who begins a game: the games are listed, found and played by the command,
    and what is written is as the formatter would have it, if that is installed.
    """
    shutil.copytree(ROOT / "daumen_rules", tmp_path / "daumen_rules")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "80"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    for number, chapter in enumerate(catalogue.CHAPTERS):
        call = ("--chapter", chapter, "--number", f"{900 + number}")
        run("daumen_rules", "new-game", f"bier-{chapter}", *call)
        told = run("daumen_rules", "play", "--game", f"bier-{chapter}", "--auto", "--seed", "1")
        assert "Points:" in told
        test = f"tests/collection/{chapter}/test_bier_{chapter}.py"
        assert " passed" in run("pytest", "-q", "-n0", test)
    if find_spec("ruff"):
        run("ruff", "check")
        run("ruff", "format", "--check", "--quiet")


def test_a_name_that_other_clauses_have_is_not_given_again(tmp_path: Path) -> None:
    """Daumen drauf! has clauses HAND-1 and so on."""
    assert daumen_rules("new-game", "dritte-hand", *CALL[2:], "--into", tmp_path).status == 0
    assert "    DRITTEHAND 999: Dritte Hand | Dritte Hand\n" in (
        tmp_path / "dritte_hand.py"
    ).read_text(encoding="utf-8")
