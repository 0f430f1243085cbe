"""What the register reads from functions and from the source of tests."""

from __future__ import annotations

import sys
from functools import cache, cached_property
from types import ModuleType

import pytest

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.row import Legality
from daumen_rules.register import citations
from tests.parts import changed

SOURCE = """
import pytest

pytestmark = pytest.mark.cites("MAT-1")

@pytest.mark.cites("HIGH-1", "Q12")
def test_one():
    @pytest.mark.cites("HIGH-2")
    def inner(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.cites("Q31"))])
async def test_two(x): ...

@pytest.mark.cites("HIGH-1")
class TestMore:
    @pytest.mark.cites("HIGH-3")
    def test_three(self): ...

@pytest.mark.skip("HIGH-4")
def test_four(): ...
"""


@cites(c.MAT_1)
def plain() -> None: ...


@cache
@cites(c.MAT_1, c.MAT_2)
def cached() -> None: ...


@cites(c.MAT_3)
@cache
def marked_outside() -> None: ...


def unmarked() -> None: ...


class Members:
    @property
    @cites(c.MAT_1)
    def read(self) -> int:
        return 0

    @cached_property
    @cites(c.MAT_4)
    def kept(self) -> int:
        return 0

    @staticmethod
    @cites(c.MAT_4)
    def static() -> None: ...

    @classmethod
    @cites(c.MAT_4)
    def of_class(cls) -> None: ...


def of_modules(*modules: str) -> AnyGame:
    """A game without rows whose rules stand in some modules."""
    return changed(GAME, legality=Legality(), modules=modules)


def test_functions_are_found_through_whatever_wraps_them() -> None:
    game = of_modules(__name__)
    assert citations.functions_of(game) == {
        "MAT-1": ("test_marks.plain", "test_marks.cached", "test_marks.Members.read"),
        "MAT-2": ("test_marks.cached",),
        "MAT-3": ("test_marks.marked_outside",),
        "MAT-4": (
            "test_marks.Members.kept",
            "test_marks.Members.static",
            "test_marks.Members.of_class",
        ),
    }


def test_functions_count_only_where_they_are_defined(monkeypatch: pytest.MonkeyPatch) -> None:
    other = ModuleType("borrower")
    vars(other).update(plain=plain, Members=Members)
    monkeypatch.setitem(sys.modules, "borrower", other)
    game = of_modules("borrower")
    assert citations.functions_of(game) == {}


def test_rows_come_first_and_names_begin_below_the_package_of_the_game() -> None:
    functions = citations.functions_of(GAME)
    assert functions["HIGH-1"] == (
        "legality.showing.shows_no_higher_value",
        "legality.showing.is_no_higher",
        "card_order.is_higher",
    )
    assert functions["PARRY-1"] == (
        "legality.showing.parries_before_the_lead",
        "legality.showing.parries_with_no_twin",
        "legality.showing.parries_its_own_card",
        "card_order.is_twin_of_highest",
    )
    assert functions["MAT-3"] == ("cards.Card.twin", "setup.deck")
    assert functions["WIN-4"] == ("match.Match.outcome",)


def test_clauses_that_nothing_carries_out_are_left_out() -> None:
    assert "AIM-1" not in citations.functions_of(GAME)


def test_citations_are_found_by_test() -> None:
    assert citations.tests_citing({"tests/test_it.py": SOURCE}) == {
        "MAT-1": ("tests/test_it.py",),
        "HIGH-1": ("tests/test_it.py::test_one", "tests/test_it.py::TestMore"),
        "Q12": ("tests/test_it.py::test_one",),
        "HIGH-2": ("tests/test_it.py::test_one::inner",),
        "Q31": ("tests/test_it.py::test_two",),
        "HIGH-3": ("tests/test_it.py::TestMore::test_three",),
    }


def test_citations_of_several_files_stand_in_the_order_of_the_files() -> None:
    text = '@pytest.mark.cites("HIGH-1")\ndef test_a(): ...'
    found = citations.tests_citing({"b.py": text, "a.py": text, "empty.py": ""})
    assert found == {"HIGH-1": ("b.py::test_a", "a.py::test_a")}


def test_those_that_work_out_numbers_are_found_by_game() -> None:
    text = '@pytest.mark.numbers("jule", "finke")\ndef test_a(): ...'
    found = citations.working_out({"a.py": text, "b.py": SOURCE, "c.json": "numbers"})
    assert found == {"jule": ("a.py::test_a",), "finke": ("a.py::test_a",)}


def test_a_text_that_is_no_python_is_refused_with_its_path() -> None:
    with pytest.raises(SyntaxError, match=r"broken\.py"):
        citations.tests_citing({"broken.py": "def"})
