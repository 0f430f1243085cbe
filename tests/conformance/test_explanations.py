"""Which clause explains what an engine says: functions changed for a while, and options."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.changed_functions import (
    Change,
    forget,
    fresh,
    functions_of,
    helpers_of,
    made,
)
from daumen_rules.conformance.clause_trace import clause_trace
from daumen_rules.conformance.engine_questions import EngineQuestions, failure
from daumen_rules.conformance.explanations import explained, tries
from daumen_rules.conformance.forms import forms_of
from daumen_rules.conformance.hello import Hello
from daumen_rules.conformance.other_codes import number_changed, other_codes
from daumen_rules.conformance.other_results import other_results
from daumen_rules.conformance.trace_samples import own_clauses
from daumen_rules.conformance.what_if import AnyFailure, Otherwise, WhatIf
from daumen_rules.contracts.engine_tests.script import Script, script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.board import acht_ritter
from daumen_rules.games.board import tuerkische_dame as turkish
from daumen_rules.games.board.engines.draughts import captures
from daumen_rules.games.board.wolf_und_schafe import field as wolf
from daumen_rules.games.catalogue import game
from daumen_rules.games.dice import zehntausend
from daumen_rules.games.dice.kniffel import card as kniffel
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.boards import EIGHT
from tests.conformance.planted import WRITTEN

FULL_HOUSE: Any = kniffel.is_full_house
BONUS: Any = kniffel.bonus
SQUARES: Any = wolf.next_squares
CROWNED: Any = captures.crowned
GROUPS: Any = zehntausend.three_alike
STEPS: Any = turkish.steps
SETS = ({1}, {2})
FIVE = (3, 3, 3, 3, 3)
RULES = kniffel.Rules()


def _named(changes: Iterable[Change], *name: object) -> Change:
    return next(change for change in changes if change.name[2:][: len(name)] == name)


def _wrong(of: AnyGame, text: str, words: str, change: Change) -> AnyFailure:
    """The failure of an engine that plays by our rules, but for a change."""
    opening = of.position(text).state
    actions = [one for one in of.legal_actions(opening) if of.notation.write(one) == words]
    played = script(of.rules, opening, None, actions)
    forms = forms_of(of)
    hello = Hello(engine="", fields=tuple(forms.fields), leaves_out=frozenset({"views"}))
    asks = EngineQuestions(rules=of.rules, forms=forms, hello=hello).asks(played)
    forget(of)
    with made([change]):
        told = EngineQuestions(rules=of.rules, forms=forms, hello=hello).asks(
            script(of.rules, fresh(opening), None, actions)
        )
    forget(of)
    said = [
        {"legal": ask.expected} if ask.topic == "legal" else {"state": ask.expected} for ask in told
    ]
    found = failure(played, asks, said, forms)
    assert found is not None
    return found


# Functions that are changed


def test_a_function_gives_something_else_for_a_while() -> None:
    changes = list(other_results(FULL_HOUSE, [False], []))
    assert not kniffel.is_full_house(FIVE, RULES.full_house_five)
    with made([_named(changes, "True")]):
        assert kniffel.is_full_house(FIVE, RULES.full_house_five)
        assert kniffel.score("full-house", FIVE, RULES) == 25
    assert not kniffel.is_full_house(FIVE, RULES.full_house_five)


def test_what_yields_several_gives_fewer() -> None:
    changes = list(other_results(GROUPS, [("a group",)], []))
    with made([_named(changes, "empty")]):
        assert list(zehntausend.three_alike((2, 2, 2))) == []
    assert len(list(zehntausend.three_alike((2, 2, 2)))) == 1


def test_a_function_is_right_again_after_an_error() -> None:
    changes = list(other_results(FULL_HOUSE, [False], []))
    with pytest.raises(ZeroDivisionError), made([_named(changes, "not")]):
        _ = 1 // (not kniffel.is_full_house(FIVE, RULES.full_house_five))
    assert not kniffel.is_full_house(FIVE, RULES.full_house_five)


def test_a_number_in_a_function_is_another() -> None:
    column = (3, 6, 9, 12, 15, 18, *(0,) * 7)
    assert kniffel.bonus(column, RULES) == 35
    later = [one for one in other_codes(BONUS, []) if number_changed(one) == (63, 64)]
    with made(later):
        assert kniffel.bonus(column, RULES) == 0
    assert kniffel.bonus(column, RULES) == 35


def test_functions_within_functions_are_changed_too() -> None:
    """The row of whose turn it is holds the functions that it was made of."""
    of = game("kniffel")
    row = next(one for one in of.rules.legality.rows if one.name == "out_of_turn")
    finds: Any = row.finds
    assert finds.__closure__
    state, seat = of.position("players: A, B\ndice: 1 1 1 1 1\n").state, "stop"
    (stop,) = (one for one in of.legal_actions(state) if of.notation.write(one) == seat)
    assert finds(state, stop) is None
    for change in other_codes(finds, []):
        with made([change]):
            finds(fresh(state), stop)
    assert finds(state, stop) is None


def test_what_carries_out_a_clause_can_be_changed_in_every_way_that_is_tried() -> None:
    for function in functions_of(game("kniffel")):
        for change in other_results(function, [True, 3, (1, 2, 3), None], [7]):
            with made([change]):
                pass
        assert all(one.code != function.__code__ for one in other_codes(function, [5]))


# States


def test_a_fresh_state_has_worked_out_nothing_yet() -> None:
    of = game("wolf-und-schafe")
    state = of.start(2, of.book.default)
    assert not state.moves or state.outcome is None
    again = fresh(state)
    assert again == state
    assert again is not state
    assert "moves" not in vars(again)
    assert fresh((1, (state,)))[1][0] is not state
    assert fresh(3) == 3


# Explanations


@pytest.mark.long
def test_the_clause_is_explained_whose_function_is_changed_and_its_option() -> None:
    of = game("kniffel")
    change = _named(other_results(FULL_HOUSE, [False], []), "True")
    found = _wrong(of, "players: A, B\ndice: 3 3 3 3 3\n", "enter full-house", change)
    scores = explained(of, forms_of(of), [found], [])
    best = max(scores, key=lambda clause: scores[clause])
    assert best.id == "KNIFFEL-9"
    assert scores[best] > 0.9
    names = [one.otherwise.option for one in tries(WhatIf(of, forms_of(of)), [found], [])]
    assert ("full_house_five", "yes") in names


def test_a_reading_that_leaves_a_wrong_field_wrong_does_not_fit() -> None:
    of = bench("kniffel")
    change = _named(other_results(FULL_HOUSE, [False], []), "True")
    found = _wrong(of.game, "players: A, B\ndice: 3 3 3 3 3\n", "enter full-house", change)
    readings = [(one.flag, one.value) for one in of.other_readings(found)]
    assert readings == [("full_house_five", "yes")]


def test_a_wolf_that_goes_forward_only_is_explained_by_the_directions() -> None:
    of = game("wolf-und-schafe")
    change = _named(other_results(SQUARES, [(1, 2)], []), "last")
    found = _wrong(of, "players: A, B\n", "place d8", change)
    scores = explained(of, forms_of(of), [found], [])
    assert max(scores, key=lambda clause: scores[clause]).id == "WOLF-6"


def test_changes_do_not_last() -> None:
    """What rows remember of a state is asked anew for each change."""
    of = game("kniffel")
    change = _named(other_results(FULL_HOUSE, [False], []), "True")
    found = _wrong(of, "players: A, B\ndice: 3 3 3 3 3\n", "enter full-house", change)
    what_if = WhatIf(of, forms_of(of))
    moment = what_if.at_failure(found)
    before = what_if.answers(moment)
    for function, clauses in functions_of(of).items():
        for one in other_results(function, [True, None], []):
            what_if.answers_if(moment, Otherwise(one.name, clauses, (one,)))
    assert what_if.answers(moment) == before
    assert isinstance(found.script, Script)


def test_nothing_is_tried_when_the_time_is_up() -> None:
    of = game("kniffel")
    change = _named(other_results(FULL_HOUSE, [False], []), "True")
    found = _wrong(of, "players: A, B\ndice: 3 3 3 3 3\n", "enter full-house", change)
    looks = iter([True] * 9)
    assert tries(WhatIf(of, forms_of(of)), [found], [], lambda: False) == []
    tries(WhatIf(of, forms_of(of)), [found], [], lambda: next(looks, False))
    assert next(looks, None) is None


# What a function reads and calls


def test_a_constant_that_a_function_reads_is_another_for_it_alone() -> None:
    of = game("acht-ritter")
    state = of.start(2, of.book.default)
    before = acht_ritter.reach(state, 0)
    queen: Any = acht_ritter.reach
    along_lines = next(
        one
        for one in other_codes(queen, [])
        if one.name[0] == "constant" and one.name[2:] == ("EIGHT", EIGHT[4:])
    )
    with made([along_lines]):
        fewer = acht_ritter.reach(fresh(state), 0)
    assert sum(map(len, fewer.values())) < sum(map(len, before.values()))
    assert acht_ritter.reach(fresh(state), 0) == before


def test_a_constant_that_holds_sets_is_left_as_it_is() -> None:
    reads: Any = lambda: SETS  # noqa: E731
    assert not [one for one in other_codes(reads, []) if one.name[0] == "constant"]


def test_what_a_function_calls_belongs_to_its_clauses() -> None:
    """No clause is cited where the fields are worked out on which a man may end."""
    of = game("springen")
    functions = helpers_of(of)
    text = "players: A, B\nturn: A\ndice: 1\nmen: (5 b1 b1 b1) (6 b3 b3 b3)\n"
    state = of.position(text).state
    helped = clause_trace(of).of(lambda: of.legal_actions(fresh(state))).helped
    clauses = {functions[code].__name__: {one.id for one in helped[code]} for code in helped}
    assert clauses["landings"] == {"SPRINGEN-3", "SPRINGEN-4"}
    assert clauses["is_free"] >= {"SPRINGEN-1", "SPRINGEN-5"}


def test_what_a_clause_of_an_engine_does_another_one_does_that_stands_for_it() -> None:
    clauses = {each.id for each in functions_of(game("tuerkische-dame"))[CROWNED]}
    assert clauses == {"TUERKISCHE-4"}
    assert {one.id for one in functions_of(game("dame"))[CROWNED]} == {"DAME-13"}


def test_a_game_has_its_own_clauses_wherever_they_stand() -> None:
    """Those of a game that leans on another come before the other's."""
    for slug, chapter in (("tuerkische-dame", "TUERKISCHE"), ("wolf-und-schafe", "WOLF")):
        assert {one.id.partition("-")[0] for one in own_clauses(game(slug))} == {chapter}
    assert {one.id for one in own_clauses(game("dreiblatt-mit-schieben"))} >= {"SCHIEBEN-1"}


def test_by_which_clause_an_engine_refuses_does_not_refute_a_change() -> None:
    """Where men go straight ahead only, a step aside to a man of one's own breaks a clause more."""
    of = game("tuerkische-dame")
    change = _named(other_results(STEPS, [turkish.AHEAD_AND_ASIDE], []), "first")
    text = "players: A, B\nposition: (W:Wc3,d3:Bb8,h8)\n"
    opening = of.position(text).state
    aside = script(of.rules, opening, None, [of.notation.read(0, "c3-d3")])
    assert isinstance(aside.moves[0].answer, Refused)
    what_if = WhatIf(of, forms_of(of))
    moment = what_if.at_move(_wrong(of, text, "c3-c4", change), aside, 1)
    asked = [one for one in moment.said if one[0].topic == "apply"]
    moment = evolve(moment, said=tuple(asked))
    ours = what_if.answers(moment)
    assert what_if.answers_if(moment, Otherwise(change.name, (), (change,))) == ours


# Faults that are planted


def test_what_a_written_fault_changes_stands_once_in_its_module() -> None:
    for line in WRITTEN.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            slug, clauses, module, old, _ = (part.strip() for part in line.split(" | "))
            path = f"{files('daumen_rules.games')}/{module.replace('.', '/')}.py"
            assert Path(path).read_text("utf-8").count(old) == 1, line
            assert {*clauses.split()} <= {clause.id for clause in game(slug).book.clauses}, line
