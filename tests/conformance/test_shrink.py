"""A failure becomes small: it begins late, chance is chosen, positions are plain, time is kept."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.plainer_positions import plainer
from daumen_rules.conformance.random_play import random_play
from daumen_rules.conformance.report import Finding, Plan, Report
from daumen_rules.conformance.shorter_games import Refit, left_out
from daumen_rules.contracts.engine_tests.script import script
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.seats import NATURE
from tests.conformance.game_engine import GameEngine
from tests.each import mostly_long

Answer = Callable[[dict[str, Any]], dict[str, Any]]


class WithoutPositions(GameEngine):
    """The same engine, which tells no fields and begins every game at its start."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        answer = super().answer(request)
        if request["message"] == "hello":
            return {name: answer[name] for name in ("engine", "protocol", "rules")}
        if "state" in answer:
            del answer["state"]["fields"]
        return answer


def _finding(slug: str, answer: Answer, **plan: Any) -> Finding[Any, Any, Any]:
    (found,) = _report(slug, answer, **plan).findings
    return found


def _report(
    slug: str,
    answer: Answer,
    left: Callable[[], float] = lambda: float("inf"),
    **plan: Any,
) -> Report[Any, Any, Any]:
    @contextmanager
    def connection() -> Generator[FunctionConnection, None, None]:
        yield FunctionConnection(answer)

    found = bench(slug)
    usual: dict[str, Any] = {
        "rules": (found.game.book.default,),
        "games": 40,
        "most": 1,
        "reproduce": False,
    }
    arguments: dict[str, Any] = {**usual, "players": (2,), **plan}
    made: Plan[Any, Any, Any, Any] = Plan(**arguments)
    return Campaign(found, connection, made, left=left).run()


@pytest.mark.parametrize(
    ("slug", "reading"),
    [
        pytest.param("kniffel", "full_house_five=yes", marks=pytest.mark.long),
        pytest.param("wolf-und-schafe", "behind=level_with_last", marks=pytest.mark.long),
        pytest.param("mau-mau", "jack=anytime", marks=pytest.mark.long),
        pytest.param("muehle", "taking=may", marks=pytest.mark.long),
        pytest.param("finke", "sweep=auto", marks=pytest.mark.long),
        pytest.param("mogeln", "restart=seven", marks=pytest.mark.long),
    ],
)
def test_an_engine_that_takes_positions_gets_one_and_at_most_two_actions(
    slug: str, reading: str
) -> None:
    found = _finding(slug, GameEngine(slug, reading).answer)
    assert found.failure.position <= 2
    lines = bench(slug).tell(found.failure, found.blame, "en")
    opening = found.failure.script.opening
    if opening != game(slug).start(2, opening.rules):
        assert any(line.startswith("    ") and ": " in line for line in lines[1:4]), lines


@pytest.mark.long
def test_a_long_game_of_dice_starts_late_without_positions() -> None:
    """Five alike are thrown and entered as a full house: two actions, not ninety."""
    found = _finding("kniffel", WithoutPositions("kniffel", "full_house_five=yes").answer, games=80)
    throw, enter = found.failure.script.moves[-2:]
    notation = game("kniffel").notation
    assert len({*notation.write(throw.action).split()[1:]}) == 1
    assert notation.write(enter.action) == "enter full-house"
    assert found.failure.position == 2


@pytest.mark.long
def test_the_same_failure_has_the_same_smallest_game() -> None:
    engines = [GameEngine("mau-mau", "fitting_jack=plain") for _ in range(2)]
    one, other = (_finding("mau-mau", engine.answer).failure.script for engine in engines)
    assert one == other


@pytest.mark.long
def test_one_difference_takes_at_most_half_of_the_time() -> None:
    """Time goes by with each question: after half of it the campaign has the rest for others."""
    seconds = 300.0
    engine = WithoutPositions("wolf-und-schafe", "behind=level_with_last")

    def answer(request: dict[str, Any]) -> dict[str, Any]:
        nonlocal seconds
        seconds -= 0.1
        return engine.answer(request)

    looks: list[float] = []

    def left() -> float:
        looks.append(seconds)
        return seconds

    assert _report("wolf-und-schafe", answer, left).findings
    begun, *_, ended = looks[1:]  # the first look is at the whole time
    assert begun - ended < 150.0 + 30.0  # and at most a game more


def test_what_is_left_out_is_large_first_and_never_the_last() -> None:
    found = list(left_out((1, 2, 3, 4, 5)))
    assert found[0] == (3, 4, 5)
    assert all(each[-1] == 5 for each in found)
    assert (1, 2, 4, 5) in found


@pytest.mark.long
def test_an_action_waits_for_a_throw_and_is_done_by_the_seat_on_turn() -> None:
    found = game("kniffel")
    start, write = found.start(2), found.notation.write
    throw, enter = _throw("1 1 1 5 6"), found.notation.read(1, "enter chance")
    goal = script(found.rules, start, None, [_throw("2 2 2 2 2")]).state(1)
    refit = Refit[Any, Any, Any](found, Random(0), goal)
    played = refit.played(start, None, start, (throw, enter), 9)
    assert played is not None
    assert [write(action) for action in played.actions] == ["throw 1 1 1 5 6", "enter chance"]
    assert found.rules.actor(played.actions[-1]) == 0
    filled = refit.played(start, None, start, (enter,), 9)
    assert filled is not None
    assert [write(action) for action in filled.actions] == ["throw 2 2 2 2 2", "enter chance"]
    assert refit.played(start, None, start, (enter,), 1) is None


def test_an_illegal_last_action_stays_illegal() -> None:
    found = game("kniffel")
    start, stop = found.start(2), found.notation.read(0, "enter ones")
    refit = Refit[Any, Any, Any](found, Random(0), start)
    actions = (_throw("1 1 1 5 6"), stop, _throw("1 1 1 5 6"), stop)
    assert refit.played(start, None, start, actions[:2], 9, illegal=True) is not None
    played = refit.played(start, None, start, actions, 9, illegal=True)
    assert played is not None
    assert found.rules.actor(played.actions[-1]) == 1


def _throw(dice: str) -> Any:
    found = game("kniffel")
    return found.notation.read(NATURE, f"throw {dice}")


@pytest.mark.parametrize("slug", mostly_long([slug for slug in GAMES if slug != "daumen-drauf"]))
def test_plainer_positions_are_possible_and_can_be_told(slug: str) -> None:
    found = game(slug)
    play = random_play(found, found.rules.seats[0], found.book.default, Random(5), 12)
    state = play.steps[-1].state
    for one in list(plainer(found, state))[:20]:
        assert found.faults(one) == ()
        assert found.position(found.write_position(one)).state == one
        assert one != state


def test_a_script_from_a_position_is_played_by_the_rules() -> None:
    found = game("mau-mau")
    play = random_play(found, 2, found.book.default, Random(5), 12)
    state = play.steps[5].state
    actions = [step.action for step in play.steps[6:]]
    assert script(found.rules, state, None, actions).state(len(actions)) == play.steps[-1].state


@pytest.mark.long
def test_a_position_keeps_the_reading_that_an_engine_plays_by() -> None:
    """The wolf is behind the sheep where the other reading says so: one action shows it."""
    found = _finding(
        "wolf-und-schafe", GameEngine("wolf-und-schafe", "behind=level_with_last").answer
    )
    assert found.failure.position == 1
    assert found.blame.reading == ("behind", "level_with_last")
