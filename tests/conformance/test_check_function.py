"""Mere functions are compared with the rules by positions; those here are from the manual."""

from __future__ import annotations

import re
from collections.abc import Callable
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings

from daumen_rules import load
from daumen_rules.conformance import strategies
from daumen_rules.conformance.checking import (
    EngineDiffers,
    FunctionDiffers,
    FunctionFails,
    check_engine,
    check_function,
    check_game,
)
from daumen_rules.conformance.exercised import exercised, summary_lines
from daumen_rules.conformance.function_aspects import ASPECTS, aspect_of
from tests.conformance.game_engine import GameEngine
from tests.conformance.test_shrink import WithoutPositions

FEW = settings(max_examples=12, database=None, derandomize=True)
AT = "players: A, B\ndice: 1 1 1 1 1"
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")


def score(dice: list[int], word: str) -> int:
    """What five dice bring in a box of Kniffel."""
    box, many = word.removeprefix("enter "), max(dice.count(face) for face in dice)
    if box in UPPER:
        return (1 + UPPER.index(box)) * dice.count(1 + UPPER.index(box))
    rows = [set(range(low, low + 5)) for low in (1, 2)], [set(range(n, n + 4)) for n in (1, 2, 3)]
    return {
        "three-of-a-kind": sum(dice) * (many >= 3),
        "four-of-a-kind": sum(dice) * (many >= 4),
        "full-house": 25 * (sorted(map(dice.count, {*dice})) == [2, 3]),
        "small-straight": 30 * any(row <= {*dice} for row in rows[1]),
        "large-straight": 40 * any(row <= {*dice} for row in rows[0]),
        "kniffel": 50 * (many == 5),
        "chance": sum(dice),
    }[box]


def takes_five_alike_for_a_full_house(dice: list[int], word: str) -> int:
    return 25 if "full" in word and len({*dice}) == 1 else score(dice, word)


def next_to_play(trick: list[dict[str, Any]], turn: int, card: str, players: int) -> int:
    """Who plays next in the game of the last trick: the highest of the suit led takes it."""
    played = [(each["by"], each["do"]) for each in trick] + [(turn, card)]
    if len(played) < players:
        return (turn + 1) % players
    suit, order = played[0][1][0], ["J", "Q", "K", "7", "8", "9", "10", "A"]
    following = [(order.index(card[1:]), by) for by, card in played if card[0] == suit]
    _, taker = max(following)
    return int(taker)


def best(score: list[int]) -> set[int]:
    return {seat for seat, points in enumerate(score) if points == max(score)}


def _is_over_in_skat(state: Any) -> bool:
    return load("skat").outcome(state) is not None


def _actions_of_the_library(state: Any) -> object:
    return load("muehle").legal_actions(state)


def _never(rounds_played: int) -> bool:
    return rounds_played < 0


def _always(action: str) -> bool:
    return bool(action)


def _never_allowed(action: str) -> bool:
    return not action


def _of_a_box(box: int) -> int:
    return box


def _of_nothing() -> int:
    return 3


@pytest.mark.long
def test_a_right_score_of_kniffel_is_right_in_all_throws() -> None:
    check_function(score, game="kniffel", of="points", actions="enter", players=2, settings=FEW)


@pytest.mark.long
def test_a_wrong_score_is_told_in_the_plainest_position_with_a_test_to_paste() -> None:
    with pytest.raises(FunctionDiffers) as raised:
        check_function(
            takes_five_alike_for_a_full_house, game="kniffel", of="points", actions="enter"
        )
    differs = raised.value
    assert differs.clauses == ("KNIFFEL-14",)  # what does not meet its box is 0
    assert re.search(r"^dice: (\d)( \1){4}$", differs.position, re.MULTILINE)
    assert "returned:  25" in differs.lines
    assert "the rules: 0" in differs.lines
    pasted = dedent(str(differs).split("to keep it as a test:\n")[1])
    names: dict[str, Any] = {"check_function": check_function}
    exec(pasted, names)
    (name,) = (name for name in names if name.startswith("test_"))
    names["takes_five_alike_for_a_full_house"] = takes_five_alike_for_a_full_house
    with pytest.raises(FunctionDiffers):
        names[name]()
    names["takes_five_alike_for_a_full_house"] = score
    names[name]()


@pytest.mark.parametrize(
    ("function", "game", "of"),
    [
        pytest.param(next_to_play, "der-letzte-stich", "turn", marks=pytest.mark.long),
        (best, "einmaleins", "winners"),
        pytest.param(_is_over_in_skat, "skat", "over", marks=pytest.mark.long),
        (_actions_of_the_library, "muehle", "actions"),
    ],
)
def test_functions_of_many_kinds(function: Callable[..., object], game: str, of: str) -> None:
    check_function(function, game=game, of=of, settings=FEW)


@pytest.mark.long
def test_the_end_of_a_game_is_reached() -> None:
    with pytest.raises(FunctionDiffers):
        check_function(_never, game="einmaleins", of="over")


@pytest.mark.long
def test_illegal_actions_are_tried_too() -> None:
    with pytest.raises(FunctionDiffers) as raised:
        check_function(_always, game="mau-mau", of="allowed", settings=FEW)
    assert raised.value.clauses
    with pytest.raises(FunctionDiffers):
        check_function(_never_allowed, game="mau-mau", of="allowed", settings=FEW)


def _of_an_action(action: str) -> bool:
    return action == "stop"


def _text(dice: list[int]) -> str:
    return str(len(dice) - 2)


def _nothing(dice: list[int]) -> None:
    dice.clear()


def _raises(dice: list[int], word: str) -> int:
    raise KeyError(word)


MISUSES: list[tuple[Any, dict[str, Any], str]] = [
    (score, {"of": "pionts"}, r"of: found 'pionts'; expected one of actions, .*'points'"),
    (score, {"of": "points", "game": "knifel"}, "game: no game 'knifel'.*kniffel"),
    (score, {"of": "points", "players": 1}, "players: found 1; expected a number from 2"),
    (score, {"of": "points", "rules": "manuel"}, "manuel"),
    (score, {"of": "points", "actions": "lay"}, "nothing was compared.*'lay'"),
    (_of_a_box, {"of": "points"}, "found the parameter `box`; expected card, points"),
    (_of_nothing, {"of": "points"}, "found no parameter; expected one or more of"),
    (_of_an_action, {"of": "over"}, "found the parameter `action`"),
    ("score", {"of": "points"}, "function: found 'score'; expected a function"),
    (max, {"of": "points"}, "whose parameters can be read"),
    (score, {"of": "points", "at": 7}, "at: found 7; expected a position in words"),
    (score, {"of": "points", "at": f"{AT[:-9]}7"}, "at: .*expected"),
    (score, {"of": "points", "at": AT}, "action: found None; expected"),
    (score, {"of": "points", "action": "A: stop"}, "action: found 'A: stop'; expected `at`"),
    (score, {"of": "points", "at": AT, "action": "A: fly"}, "action: "),
    (score, {"of": "points", "at": AT, "action": "C: stop"}, "expected one of"),
    (score, {"of": "points", "settings": 3}, "settings: found 3"),
    (score, {"of": "points", "language": "fr"}, "language: found 'fr'"),
]


@pytest.mark.parametrize(("function", "arguments", "message"), MISUSES)
def test_misuse_is_one_clear_error(function: Any, arguments: dict[str, Any], message: str) -> None:
    usual: dict[str, Any] = {"game": "kniffel", "settings": FEW}
    with pytest.raises(ValueError, match=message):
        check_function(function, **(usual | arguments))


@pytest.mark.long
def test_a_function_that_raises_or_answers_in_another_shape_fails_with_its_call() -> None:
    with pytest.raises(FunctionFails, match=r"_raises\(dice=\[\d(, \d){4}\], .* raised KeyError"):
        check_function(_raises, game="kniffel", of="points", actions="enter")
    with pytest.raises(FunctionFails, match="returned '3'; expected a number"):
        check_function(_text, game="kniffel", of="points", actions="enter")
    with pytest.raises(FunctionFails, match="returned None; expected a list of actions"):
        check_function(_nothing, game="kniffel", of="actions")


def test_a_function_that_errs_by_chance_is_told_so() -> None:
    answers: list[int] = []

    def moody(dice: list[int]) -> int:
        answers.append(len(dice))
        return 1000 + len(answers)

    with pytest.raises(FunctionFails, match="returned 1001 and then 1002"):
        check_function(moody, game="kniffel", of="points", actions="enter")


def test_every_aspect_has_a_name_of_its_own_and_fields_are_aspects_too() -> None:
    assert len({aspect.name for aspect in ASPECTS}) == len(ASPECTS)
    assert aspect_of(load("kniffel"), "throws_so_far").name == "throws so far"


@pytest.mark.long
def test_positions_begin_with_rare_ones_and_throws_have_all_dice() -> None:
    kniffel = load("kniffel")
    quick = settings(FEW, phases=[Phase.generate], suppress_health_check=[HealthCheck.too_slow])

    @settings(quick)
    @given(strategies.positions("kniffel"), strategies.throws("kniffel"))
    def check(state: Any, dice: list[int]) -> None:
        assert kniffel.faults(state) == ()
        assert len(dice) == 5

    check()
    five = find(strategies.throws("kniffel"), lambda dice: len(set(dice)) == 1)
    assert five == [1, 1, 1, 1, 1]
    with pytest.raises(ValueError, match="expected one that begins with a throw"):
        strategies.throws("skat")


@pytest.mark.long
def test_a_difference_of_an_engine_is_kept_as_a_record_that_runs_again() -> None:
    engine = WithoutPositions("wolf-und-schafe", "first=sheep").answer
    with pytest.raises(EngineDiffers) as raised:
        check_engine(engine, game="wolf-und-schafe", settings=FEW)
    pasted = dedent(str(raised.value).split("to keep it as a test:\n")[1])
    names: dict[str, Any] = {"check_game": check_game, "engine": engine}
    exec(pasted, names)
    (name,) = (name for name in names if name.startswith("test_"))
    with pytest.raises(EngineDiffers):
        names[name]()
    names["engine"] = GameEngine("wolf-und-schafe").answer
    names[name]()
    with pytest.raises(ValueError, match=r"game: .*chess"):
        check_game(engine, "game: chess")


@pytest.mark.long
def test_the_clauses_that_no_check_reached_are_told() -> None:
    check_game(GameEngine("wolf-und-schafe").answer, "game: wolf-und-schafe\nplayers: A, B\n")
    assert "wolf-und-schafe" in exercised()
    (line,) = (line for line in summary_lines() if line.startswith("wolf-und-schafe: "))
    assert " of " in line
