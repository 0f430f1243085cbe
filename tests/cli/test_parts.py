"""A command for a game without the part that it needs says which part, and which games have it."""

from __future__ import annotations

from pathlib import Path

import pytest

from daumen_rules.games import catalogue
from tests.cli.run import refused

DISPUTE = Path("spec/daumen_drauf/disputes/001-topped-colour.sit")


def test_one_game_alone_has_a_court() -> None:
    with_court = [slug for slug in catalogue.GAMES if catalogue.game(slug).court is not None]
    assert with_court == ["daumen-drauf"]


@pytest.mark.parametrize("game", ["kniffel", "Mühle", "SKAT"])
@pytest.mark.parametrize("words", [(), ("--json",), ("--expect",)])
def test_a_situation_of_another_game_is_refused(game: str, words: tuple[str, ...]) -> None:
    said = refused("judge", "--game", game, str(DISPUTE), *words)
    assert said.startswith(f"{DISPUTE}:1:")
    assert "players:" in said
