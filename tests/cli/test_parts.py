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
@pytest.mark.parametrize("words", [(), (str(DISPUTE),), (str(DISPUTE), "--expect", "--json")])
def test_a_game_without_a_court_is_refused_with_the_games_that_have_one(
    game: str, words: tuple[str, ...]
) -> None:
    slug = catalogue.found(game)
    assert refused("judge", "--game", game, *words) == (
        f"{slug} has no court, which rules on what is remembered; games with one: Daumen drauf!"
    )
    assert refused("judge", "--game", game, *words, "--lang", "de") == (
        f"{slug} hat kein Gericht, das über Erinnertes entscheidet; Spiele mit einem: Daumen drauf!"
    )
