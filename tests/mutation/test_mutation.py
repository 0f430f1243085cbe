"""The command that tries small changes tells the dead from the living."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

import pytest

from daumen_rules.games.daumen_drauf import cards as daumen_cards
from daumen_rules.games.daumen_drauf import scoring
from daumen_rules.pieces import cards as pieces_cards
from tests.mutation import explained
from tests.mutation.__main__ import ALONE, called, chosen, dead, everything
from tests.mutation.changes import changes
from tests.mutation.mutants import Kinds, Mutant, compiled, mutants
from tests.mutation.other_changes import other_changes
from tests.mutation.parts import Key, parts_in
from tests.mutation.trial import ROOT, hindrance, is_rewritten
from tests.mutation.word_changes import word_changes

POINTS = Key(scoring.__name__, "card_points")

PLANTED = """
import ast
from attrs import evolve
from tests.mutation.test_mutation import of_points
from tests.mutation.trial import Bench

first, *_ = of_points()
was = first.slot.node

def planted(source):
    new = ast.copy_location(ast.parse(source, mode="eval").body, was)
    return evolve(first, new=ast.fix_missing_locations(new))

def work(bench):
    for source in ("card.fang is not Fang.HARMLESS", "not card.fang is not Fang.HARMLESS",
                   "[0 for _ in iter(int, 1)]"):
        print(bench.kills(planted(source), ()), flush=True)

assert ast.unparse(was) == "card.fang is Fang.HARMLESS"
raise SystemExit(Bench(work).run(["tests/clauses/test_values.py"]))
"""
UNSEEN = """
import ast
import sys
from attrs import evolve
from tests.mutation import trial
from tests.mutation.test_mutation import of_points

class Unchanged(trial._Chosen):
    def pytest_configure(self):
        sys.meta_path[:] = [each for each in sys.meta_path if type(each) is not trial._Finder]

def work(bench):
    first, *_ = of_points()
    same = ast.parse("not card.fang is not Fang.HARMLESS", mode="eval").body
    same = ast.fix_missing_locations(ast.copy_location(same, first.slot.node))
    try:
        bench.kills(evolve(first, new=same), ())
    except trial.UnseenError as error:
        print(error, flush=True)

trial._Chosen = Unchanged
raise SystemExit(trial.Bench(work).run(["tests/clauses/test_values.py"]))
"""


def of_points() -> list[Mutant]:
    """The mutants of what a card counts."""
    return list(mutants({POINTS: ("VAL-1", "VAL-2")}))


def written(source: str) -> set[str]:
    """What may become of an expression."""
    node = ast.parse(source, mode="eval").body
    return {ast.unparse(new) for new in changes(node, scoring)}


def test_what_may_become_of_an_expression() -> None:
    assert written("a < b") == {"a <= b", "a >= b"}
    assert written("a and b and c") == {"a or b or c", "b and c", "a and c", "a and b"}
    assert written("not a") == {"a"}
    assert written("a - b") == {"a + b"}
    assert written("a | b") == {"a", "b"}
    assert written("3") == {"4", "2"}
    assert written("f(a, b)") == {"f(b, a)"}
    assert written("evolve(a, x=1, y=2)") == {"evolve(a, y=2)", "evolve(a, x=1)"}
    assert written("Fang.HARMLESS") == {"Fang.POISONOUS"}
    assert written("c.VAL_1") == {"c.VAL_2"}
    assert written("'words'") == set()


def otherwise(source: str) -> set[str]:
    """What may become of the value that a function returns, by changes of other kinds."""
    function = ast.parse(f"def f(a: int, b: int, c: str):\n    return {source}").body[0]
    assert isinstance(function, ast.FunctionDef)
    (returned,) = function.body
    assert isinstance(returned, ast.Return)
    assert returned.value is not None
    found = other_changes(returned.value, scoring, function)
    return {ast.unparse(ast.fix_missing_locations(new)) for new in found}


def test_what_may_become_of_an_expression_by_changes_of_other_kinds() -> None:
    assert otherwise("x[1:-1]") == {"x[:-1]", "x[1:]"}
    assert otherwise("x[y:z]") == {"x[:z]", "x[y:]", "x[y + 1:z]", "x[y:z + 1]"}
    assert otherwise("range(1, x)") == {"range(1, x + 1)"}
    assert otherwise("range(7)") == set()
    assert otherwise("enumerate(x)") == {"enumerate(x, 1)"}
    assert otherwise("next(x)") == {"list(x)[-1]"}
    assert otherwise("next(x, None)") == {"[None, *x][-1]"}
    assert otherwise("max(x, key=y, default=0)") == {
        "max(x, default=0)",
        "max(x, key=0, default=y)",
    }
    assert otherwise("reversed(x)") == {"iter(x)"}
    assert otherwise("x.seat") == set()
    assert otherwise("x[0]") == {"x[-1]"}
    assert otherwise("x[-1]") == {"x[0]"}
    assert otherwise("(x, y, z)") == {"(y, z)", "(x, y)", "(z, y, x)"}
    assert otherwise("x if y else z") == {"x", "z"}
    assert otherwise("x // y") == otherwise("x % y") == {"x"}
    assert otherwise("x + y") == {"x", "y"}
    assert otherwise("x < y") == {"y < x"}
    assert otherwise("{'seat': x, 'card': y}") == {"{'seat': y, 'card': x}"}
    assert otherwise("sorted(x)") == {"list(x)"}
    assert otherwise("told(A, origin=x, target=y)") == {"told(A, origin=y, target=x)"}
    assert otherwise("evolve(x, turn=y, hand=z)") == set()
    assert otherwise("a") == {"b"}
    assert otherwise("c") == set()


def test_a_field_may_become_another_that_a_function_reads_of_the_same_value() -> None:
    source = "def f(trick):\n    return trick.turn == trick.leader or trick.is_over() or seat.turn"
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    read = [each for each in ast.walk(function) if isinstance(each, ast.Attribute)]
    found = {
        (ast.unparse(each), ast.unparse(new))
        for each in read
        for new in other_changes(each, scoring, function)
    }
    assert found == {("trick.turn", "trick.leader"), ("trick.leader", "trick.turn")}


def test_what_may_become_of_words() -> None:
    def said(source: str) -> set[str]:
        node = ast.parse(source, mode="eval").body
        return {ast.unparse(ast.fix_missing_locations(new)) for new in word_changes(node)}

    assert said("Text('card', 'Karte')") == {"Text('card', 'card')", "Text('Karte', 'Karte')"}
    assert said("told(A, '{s} pays {n}.', '{n} zahlt {s}.', s=x, n=y)") == {
        "told(A, '{s} pays {n}.', '{s} pays {n}.', s=x, n=y)",
        "told(A, '{n} zahlt {s}.', '{n} zahlt {s}.', s=x, n=y)",
        "told(A, '{n} pays {s}.', '{n} zahlt {s}.', s=x, n=y)",
        "told(A, '{s} pays {n}.', '{s} zahlt {n}.', s=x, n=y)",
    }
    assert said("Text('{n}', '{n}')") == set()
    assert said("x.replace('a', 'b')") == set()


def test_a_mutant_is_known_by_its_part_and_its_words() -> None:
    assert (
        "daumen_drauf.scoring.card_points",
        "1 → 2 in: return 1 if card.fang is Fang.HARMLESS else -1",
    ) in {mutant.name for mutant in of_points()}


def test_a_change_is_taken_back_when_it_has_been_compiled() -> None:
    mutant = of_points()[0]
    before = compiled(POINTS.module)
    assert mutant.code() != before
    assert compiled(POINTS.module) == before


def test_the_cards_of_daumen_drauf_are_not_of_the_collection() -> None:
    own, other = (
        list(mutants({Key(module.__name__, part): ()}))
        for module, part in ((daumen_cards, "HAND_SIZE"), (pieces_cards, "cards_term"))
    )
    assert own
    assert other
    assert chosen(called(["collection"]), [*own, *other]) == other


@pytest.mark.long
def test_the_court_is_a_room_of_its_own() -> None:
    rooms = ALONE["court"]
    parts = parts_in(*rooms)
    assert {key.module for key in parts if not key.module.startswith(rooms)} == set()
    assert len({key.module for key in parts}) > 20
    every = list(mutants(parts_in(f"{rooms[0]}.faq"), Kinds.WORDS))
    assert every
    assert chosen(called(["court"]), every) == every
    assert chosen(called(["court", "faq"]), every) == every
    with pytest.raises(ValueError, match="'asks'"):
        chosen(called(["court", "asks"]), every)


@pytest.mark.parametrize("room", ALONE)
@pytest.mark.long
def test_every_room_that_is_asked_for_alone_is_there(room: str) -> None:
    assert len({key.module for key in parts_in(*ALONE[room])}) > 20


def test_an_unknown_clause_is_refused() -> None:
    every = of_points()
    assert chosen(called(["VAL-1"]), every) == every
    with pytest.raises(ValueError, match="'NO-SUCH'"):
        chosen(called(["NO-SUCH"]), every)


def test_a_sample_is_the_same_with_the_same_seed() -> None:
    first, second = (chosen(called(["--sample", "3", "--seed", "1"]), of_points()) for _ in "ab")
    assert [m.words for m in first] == [m.words for m in second]
    assert len(first) == 3
    one, *others = first
    left = [mutant for mutant in of_points() if mutant.name != one.name]
    again = chosen(called(["--sample", "2", "--seed", "1"]), left)
    assert [m.words for m in again] == [m.words for m in others]


def test_what_an_earlier_run_has_killed_is_known_by_what_it_printed(tmp_path: Path) -> None:
    every = of_points()
    alive, *others = every
    file = tmp_path / "run.txt"
    told = (
        f"{len(every)} mutants of 9, seed 1\n3 of 9, 0 not killed alive: {alive} [VAL-1, VAL-2]\n"
    )
    file.write_text(f"{told}command: seed 1, all tried\n", "utf-8")
    assert dead(file, every) == others
    assert dead(None, every) == []
    with pytest.raises(ValueError, match="no whole run"):
        dead(file, others)
    file.write_text(f"{told}command: seed 1, cut short\n", "utf-8")
    with pytest.raises(ValueError, match="no whole run"):
        dead(file, every)


@pytest.mark.parametrize("call", [["--write"], ["VAL-1", "--write"], ["--sample", "some"]])
def test_a_call_that_is_none_has_status_2(call: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        called(call)
    assert ended.value.code == 2


def test_an_explanation_of_no_mutant_is_told(tmp_path: Path) -> None:
    mutant, *others = of_points()
    part, words = mutant.name
    file = tmp_path / "explained.json"
    file.write_text(json.dumps({part: {words: "It is the same."}}), "utf-8")
    told = explained.written(file)
    assert explained.reasons([mutant, *others], told) == {mutant: "It is the same."}
    assert explained.stale([mutant], told) == []
    assert explained.stale(others, told) == [f"{part}: {words}"]


def refused(*paths: Path) -> str:
    """What a call says that is refused, with some paths before all others."""
    run = [sys.executable, "-P", "-m", "tests.mutation", "VAL-1", "--limit", "1"]
    first = os.pathsep.join(map(str, (*paths, ROOT)))
    done = subprocess.run(
        run, env={**os.environ, "PYTHONPATH": first}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.long
def test_mutants_of_a_library_that_is_installed_as_a_copy_are_refused(tmp_path: Path) -> None:
    installed = tmp_path / "daumen_copy-0.1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: daumen-copy\nVersion: 0.1\n")
    (installed / "RECORD").write_text("daumen_rules/__init__.py,,\n")
    (installed / "entry_points.txt").write_text("[pytest11]\nother = other_plugin\n")
    said = refused(tmp_path)
    assert said.startswith(f"the library is installed as a copy in {tmp_path}, and pytest loads it")
    assert said.endswith("`python -m pip install -e .`")
    (installed / "RECORD").write_text("daumen_rules.pth,,\n")
    listed = [each for each in distributions(path=[str(tmp_path)]) if is_rewritten(each)]
    assert listed == []
    is_copied = any(map(is_rewritten, distributions()))
    assert (hindrance() is not None) == is_copied  # as this very library is installed


@pytest.mark.long
def test_mutants_of_a_library_that_stands_elsewhere_are_refused(tmp_path: Path) -> None:
    (tmp_path / "daumen_rules").symlink_to(ROOT / "daumen_rules")
    assert refused(tmp_path).startswith(f"the tests load {tmp_path / 'daumen_rules'}, not the")


@pytest.mark.long
def test_every_explanation_speaks_of_a_mutant() -> None:
    assert explained.stale(everything(), explained.written()) == []


@pytest.mark.long
@pytest.mark.skipif(
    hindrance() is not None,
    reason="the library is installed as a copy: python -m pip install -e .",
)
def test_a_wrong_rule_and_an_endless_one_are_killed_and_an_equivalent_one_is_not() -> None:
    run = [sys.executable, "-c", PLANTED]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.returncode) == (["True", "False", "True"], 0), done.stderr


@pytest.mark.long
def test_a_module_that_is_loaded_without_the_change_is_told() -> None:
    run = [sys.executable, "-c", UNSEEN]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    said = "the tests have loaded a module before its mutant was in place\n"
    assert (done.stdout, done.returncode) == (said, 0), done.stderr


def test_the_table_of_the_collection_lists_modules_that_are_there() -> None:
    text = (ROOT / "spec" / "assurance.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| ((?:board|cards|dice|pieces)\.[a-z0-9_.]+) \|", text, re.MULTILINE)
    rooms = (ROOT / "daumen_rules", ROOT / "daumen_rules" / "games")
    assert len(listed) > 100
    for module in listed:
        path = module.replace(".", "/")
        assert any((room / f"{path}.py").exists() or (room / path).exists() for room in rooms)
