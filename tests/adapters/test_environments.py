"""The checks that PettingZoo, Gymnasium and OpenSpiel bring themselves, and the examples."""

from __future__ import annotations

import re
import runpy
import warnings
from pathlib import Path
from typing import Any

import pytest

from daumen_rules.games.catalogue import GAMES

EXAMPLES = Path(__file__).parents[2] / "spec" / "examples"
SOME = ["daumen-drauf", "kniffel", "sperre", "mau-mau", "skat", "dame"]
"""Of every kind: secrets, actions in parts. All games are played by numbers elsewhere."""
pytestmark = pytest.mark.long


@pytest.mark.parametrize("slug", SOME)
def test_pettingzoo_accepts_a_game(slug: str) -> None:
    """Its own test of the interface, and that the same seed gives the same game."""
    tests: Any = pytest.importorskip(
        "pettingzoo.test", reason="PettingZoo is not installed: python -m pip install '.[rl]'"
    )
    from daumen_rules.adapters.pettingzoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are dictionaries with a mask
        tests.api_test(env(slug), num_cycles=20)
        tests.seed_test(lambda: env(slug), num_cycles=20)


@pytest.mark.parametrize("slug", SOME)
def test_gymnasium_accepts_a_game(slug: str) -> None:
    checker: Any = pytest.importorskip(
        "gymnasium.utils.env_checker",
        reason="Gymnasium is not installed: python -m pip install '.[rl]'",
    )
    from daumen_rules.adapters.gymnasium import GameEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that numbers have no bounds
        checker.check_env(GameEnv(slug))


@pytest.mark.parametrize("slug", SOME)
def test_open_spiel_simulates_a_game(slug: str) -> None:
    spiel: Any = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: python -m pip install open-spiel==2.0.2"
    )
    from daumen_rules.adapters.openspiel import load_game

    state = load_game(slug).new_initial_state()
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(numbers[len(numbers) // 2])
            continue
        other = state.clone()
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
        assert other.legal_actions() == legal
    assert spiel.PlayerId.CHANCE not in range(state.num_players())


@pytest.mark.parametrize("slug", ["kartenhaus", "unter-oder-ueber-sieben", "trouper", "sultan"])
def test_open_spiel_plays_a_short_game_to_its_end(slug: str) -> None:
    """And each of its states is one again after it was written down."""
    spiel: Any = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: python -m pip install open-spiel==2.0.2"
    )
    from daumen_rules.adapters.openspiel import load_game

    spiel.random_sim_test(load_game(slug), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", ["daumen-drauf", "wolf-und-schafe"])
def test_open_spiel_accepts_a_game_as_one_written_in_python(slug: str) -> None:
    """Its own test of all its games: copies, texts of states, pickles of game and states."""
    tests: Any = pytest.importorskip(
        "open_spiel.python.tests.games_sim_test",
        reason="OpenSpiel is not installed: python -m pip install open-spiel==2.0.2",
    )
    from daumen_rules.adapters.openspiel import load_game

    tests.GamesSimTest().sim_game(load_game(slug))


def test_open_spiel_finds_all_games_by_name() -> None:
    spiel: Any = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: python -m pip install open-spiel==2.0.2"
    )
    from daumen_rules.adapters.openspiel import register_games

    names = register_games()
    assert len(names) == len(set(names)) == len(GAMES)
    assert {*names} <= {*spiel.registered_names()}
    assert spiel.load_game("daumen_rules_trouper(players=3)").num_players() == 3


def test_a_game_of_chance_alone_is_over_at_once() -> None:
    """A house of cards of which the referee alone speaks asks no seat anything."""
    pytest.importorskip(
        "pettingzoo", reason="PettingZoo is not installed: python -m pip install '.[rl]'"
    )
    from daumen_rules.adapters.gymnasium import GameEnv
    from daumen_rules.adapters.pettingzoo import env

    nobody = env("schlafmuetze")
    nobody.reset(seed=1)
    assert all(nobody.terminations.values())
    with pytest.raises(ValueError, match="is never asked anything"):
        GameEnv("schlafmuetze").reset(seed=1)


def test_an_illegal_number_changes_nothing_or_ends_the_game() -> None:
    pytest.importorskip(
        "pettingzoo", reason="PettingZoo is not installed: python -m pip install '.[rl]'"
    )
    from daumen_rules.adapters.gymnasium import GameEnv
    from daumen_rules.adapters.pettingzoo import ILLEGAL, env

    one = GameEnv("muehle")
    seen, info = one.reset(seed=1)
    illegal = int((info["action_mask"] == 0).argmax())
    after, reward, is_over, _, info = one.step(illegal)
    assert (after == seen).all()
    assert (reward, is_over) == (0, False)
    assert info["illegal"] == one.episode.turns.ids.words(illegal)

    all_of_them = env("muehle")
    all_of_them.reset(seed=1)
    all_of_them.step(illegal)
    assert all_of_them.terminations["seat_0"]
    assert all_of_them.rewards["seat_0"] == ILLEGAL


@pytest.mark.parametrize(("library", "least"), [("gymnasium", 0.1), ("pettingzoo", 0.3)])
def test_an_example_learns(library: str, least: float) -> None:
    """What was learned brings more than chance, by so much at least."""
    pytest.importorskip(
        library,
        reason=f"{library.title()} is not installed: python -m pip install '.[rl]'".replace(
            "Pettingzoo", "PettingZoo"
        ),
    )
    path = EXAMPLES / f"learner_{library}.py"
    assert len(path.read_text("utf-8").splitlines()) <= 45
    by_chance, learned = runpy.run_path(str(path))["learn"]()
    assert learned > by_chance + least


def test_the_code_of_the_page_runs() -> None:
    pytest.importorskip(
        "pettingzoo", reason="PettingZoo is not installed: python -m pip install '.[rl]'"
    )
    page = EXAMPLES.with_name("environments.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
    exec(compile(code, "environments.md", "exec"), {})
