"""A computation that never ends is stopped, whatever goes on for ever in it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from daumen_rules.conformance import bounded_work
from daumen_rules.conformance.bounded_work import MEMORY, TooMuchWorkError, bounded
from daumen_rules.conformance.forms import forms_of
from daumen_rules.conformance.other_results import other_results
from daumen_rules.conformance.what_if import Otherwise, WhatIf
from daumen_rules.contracts.engine_tests.script import Failure, script
from daumen_rules.games.board import leiterspiel
from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.kniffel import card as kniffel
from daumen_rules.kernel.seats import NATURE

MOST = 5_000
FIVE = (3, 3, 3, 3, 3)


def _loop() -> None:
    number = 0
    while True:
        number = 1 - number


def _generator() -> int:
    def ones() -> Iterator[int]:
        while True:
            yield 1

    return sum(ones())


def _growing() -> None:
    items = [1]
    for item in items:
        items.append(item)


def _asked() -> bool:
    five = kniffel.Rules().full_house_five
    return any(kniffel.is_full_house(FIVE, five) for _ in iter(int, 1))


def _stubborn() -> None:
    while True:
        try:
            _loop()
        except Exception:
            continue


@pytest.mark.parametrize("endless", [_loop, _generator, _growing, _asked, _stubborn])
def test_what_goes_on_for_ever_is_stopped(endless: Callable[[], object]) -> None:
    before = sys.gettrace()
    with pytest.raises(TooMuchWorkError):
        bounded(endless, MOST)
    assert sys.gettrace() is before


def _closing() -> None:
    while True:
        any(number for number in (1, 2))


@pytest.mark.parametrize("most", range(200, 216))
def test_it_is_stopped_at_any_moment_also_while_a_generator_is_closed(most: int) -> None:
    """What is raised there is dropped by Python."""
    with pytest.raises(TooMuchWorkError):
        bounded(_closing, most)


def test_what_ends_gives_its_result_and_how_much_work_it_was() -> None:
    def compute() -> int:
        return sum(one * one for one in range(100))

    result, work = bounded(compute)
    assert result == 328_350
    assert bounded(compute, work) == (result, work)
    with pytest.raises(TooMuchWorkError):
        bounded(compute, work - 1)


def test_what_holds_ever_more_memory_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    items = [0]
    monkeypatch.setattr(bounded_work, "_most_held", lambda: len(items) << 20)

    def doubles() -> None:
        while True:
            items.extend(items)

    with pytest.raises(TooMuchWorkError):
        bounded(doubles)
    assert len(items) << 20 <= 16 * MEMORY


def test_a_change_that_makes_a_loop_of_a_game_endless_is_no_explanation() -> None:
    """A ladder leads to its other end and back for ever, if one ladder follows the other."""
    of, forms = game("leiterspiel"), forms_of(game("leiterspiel"))
    opening: Any = of.start(2, of.book.default)
    throw = of.notation.read(NATURE, "throw 6")
    played = script(of.rules, opening, None, [throw])
    what_if = WhatIf(of, forms)
    moment = what_if.at_failure(Failure(played, (), (), ()))
    ours = what_if.answers(moment)
    chained: Any = leiterspiel.is_chained
    changes = other_results(chained, [False], [])
    endless = next(change for change in changes if change.name[2:] == ("not",))
    assert what_if.answers_if(moment, Otherwise(endless.name, (), (endless,))) is None
    assert what_if.answers(moment) == ours
    assert what_if.answers_if(moment, Otherwise((), ())) == ours
