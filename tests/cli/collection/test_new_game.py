"""`new-game`: a skeleton that is a game as far as it goes, and tests that say what lacks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from daumen_rules.cli.new_game.skeleton import Skeleton, with_line
from daumen_rules.games import catalogue
from daumen_rules.pieces.verb_faults import faults
from daumen_rules.register import marks
from tests.cli.run import ROOT, daumen_rules, refused

CALL = ("new-game", "bier-deckel", "--chapter", "board", "--number", "23")
CATALOGUE = Path("daumen_rules") / "games" / "catalogue.py"
DECKEL = Skeleton("bier-deckel", "board", "23", "DECKEL")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as the command looks at."""
    path = tmp_path / CATALOGUE
    (path.parent / "board").mkdir(parents=True)
    path.write_text((ROOT / CATALOGUE).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, ModuleType]:
    """The module of a new game, imported as if it stood in its chapter, and its tests."""
    assert daumen_rules(*CALL, "--into", tmp_path).status == 0
    place = "daumen_rules.games.board.bier_deckel"
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
    assert not any(
        '"board.' in line and '"wolf' not in line for line in lines[at + 1 : at + 2]
    ) or (int(catalogue.game(lines[at + 1].split('"')[1]).book.number) > 23)
    before = (ROOT / CATALOGUE).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line != lines[at]] == before
    assert answer.lines[-1].startswith("eingetragen: ")


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
        (("Kniffel", "--chapter=dice", "--number=1"), "SLUG: found 'Kniffel'; expected small"),
        (("../x", "--chapter=dice", "--number=1"), "SLUG: found '../x'; expected small"),
        (
            ("wolf-und-schafe", "--chapter=dice", "--number=1"),
            "the name 'wolf-und-schafe' is taken",
        ),
        (("records", "--chapter=dice", "--number=1"), "the name 'records' is taken"),
        (("x", "--chapter=dice", "--number=eins"), "--number: found 'eins'; expected the number"),
        (("x", "--chapter=skat", "--number=1"), "the call cannot be used: "),
        (("x", "--chapter=dice"), "the call cannot be used: "),
        (("x", "--chapter=dice", "--number=1", "--into=nowhere"), "cannot write nowhere"),
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
    computing = {clause.id for clause in game.book.clauses if clause.kind.computes}
    assert computing == {f"DECKEL-{i}" for i in (1, 2, 3, 4)}
    assert set(marks.functions_of(game)) == computing
    source = (tmp_path / "test_bier_deckel.py").read_text(encoding="utf-8")
    assert set(marks.tests_citing({"test.py": source})) == computing


def test_a_name_that_other_clauses_have_is_not_given_again(tmp_path: Path) -> None:
    """Daumen drauf! has clauses HAND-1 and so on."""
    assert daumen_rules("new-game", "dritte-hand", *CALL[2:], "--into", tmp_path).status == 0
    assert '    "DRITTEHAND",' in (tmp_path / "dritte_hand.py").read_text(encoding="utf-8")


def test_every_test_of_a_skeleton_fails_and_says_what_is_missing(
    made: tuple[ModuleType, ModuleType],
) -> None:
    tests: dict[str, Callable[[], None]] = {
        name: test for name, test in vars(made[1]).items() if name.startswith("test_")
    }
    assert len(tests) == 5
    said = set[str]()
    for test in tests.values():
        with pytest.raises((NotImplementedError, pytest.fail.Exception)) as caught:
            test()
        said.add(str(caught.value).partition(":")[0])
    assert said == {
        "bier-deckel lacks `start`",
        *(f"no test of DECKEL-{number} yet" for number in (1, 2, 3, 4)),
    }


def test_every_function_of_a_skeleton_that_is_missing_says_so(
    made: tuple[ModuleType, ModuleType],
) -> None:
    game = made[0].GAME
    calls: dict[str, Callable[[], object]] = {
        "start": lambda: game.rules.start(2, game.book.default),
        "candidates": lambda: game.rules.candidates(None),
        "effect": lambda: game.rules.effect(None, None),
        "outcome": lambda: game.rules.outcome(None),
        "scene": lambda: game.scene.of(None, 0),
        "attempts": lambda: game.checks.attempts(None),
    }
    for name, call in calls.items():
        with pytest.raises(NotImplementedError, match=f"bier-deckel lacks `{name}`: "):
            call()


def test_a_skeleton_has_a_table_of_verbs_to_begin_with(
    made: tuple[ModuleType, ModuleType],
) -> None:
    game, act = made[0].GAME, made[0].Act(1)
    assert list(faults(game.notation.verbs, [act])) == []
    assert game.notation.read(1, "handle") == game.notation.read(1, "act") == act
