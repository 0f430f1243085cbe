"""The table shows who has a part of its own in a dice game: the sultan, the bank, the maker."""

from __future__ import annotations

import pytest

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.scene_lines import scene_lines


def names(found: AnyGame, state: object) -> list[str]:
    """The lines of the seats on the table."""
    scene = found.scene.of(found.view(state, SPECTATOR), SPECTATOR)
    return [line for line in scene_lines(scene, "en") if line[:3] in ("► A", "  A", "► B", "  B")]


def after(found: AnyGame, *acts: str) -> object:
    """The state after a record of two players with these actions."""
    state = found.start(2)
    for act in acts:
        who, _, words = act.partition(": ")
        mover = {"A": 0, "B": 1}.get(who)
        action = found.notation.read(
            found.rules.movers(state)[0] if mover is None else mover, words
        )
        answer = found.step(state, action)
        assert isinstance(answer, Step)
        state = answer.state
    return state


def test_the_sultan_is_named_from_the_first_six_on() -> None:
    sultan = game("sultan")
    assert "sultan" not in "".join(names(sultan, after(sultan, "chance: throw 3")))
    one, other = names(sultan, after(sultan, "chance: throw 3", "chance: throw 6"))
    assert "sultan" not in one
    assert "sultan" in other


@pytest.mark.parametrize("slug", ["lustige-sieben", "zehnerspiel"])
def test_seat_a_holds_the_bank_first(slug: str) -> None:
    found = game(slug)
    one, other = names(found, found.start(2))
    assert " bank " in one
    assert " bank " not in other


def test_the_maker_and_its_side_are_named() -> None:
    found = game("unter-oder-ueber-sieben")
    assert " maker " in names(found, found.start(2))[0]
    told = names(found, after(found, "A: under"))
    assert "maker: under seven" in told[0]
    assert "maker" not in told[1]
    assert " maker " in names(game("craps"), game("craps").start(2))[0]
