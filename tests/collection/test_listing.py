"""The list of games that is read without loading them says what the games say."""

from __future__ import annotations

import subprocess
import sys
from ast import literal_eval

import pytest

from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.listing import listing
from tests.collection.write_listing import entry
from tests.each import mostly_long, thinned


def test_every_game_is_listed_in_the_order_of_the_catalogue() -> None:
    assert tuple(listing()) == GAMES


def test_titles_numbers_and_players_are_those_of_the_game() -> None:
    for slug, listed in listing().items():
        found = game(slug)
        assert listed.title == found.book.title
        assert (listed.number, listed.listed) == (found.book.number, found.book.listed)
        assert listed.players == tuple(found.rules.seats)
        assert listed.hides == (found.checks.alike is not None)


@pytest.mark.parametrize("slug", mostly_long(thinned(GAMES, 3)))
def test_games_of_pure_luck_are_listed_as_that(slug: str) -> None:
    assert entry(slug)["has_choices"] == listing()[slug].has_choices


def test_luck_and_choice_as_everybody_knows_them() -> None:
    choices = {slug: listed.has_choices for slug, listed in listing().items()}
    assert not any(choices[slug] for slug in ("jule", "leiterspiel", "leben-und-tod"))
    assert all(choices[slug] for slug in ("kniffel", "muehle", "skat", "mensch-aergere-dich-nicht"))


def test_no_game_is_loaded_for_the_list() -> None:
    code = (
        "import sys; from daumen_rules.games.catalogue import found; found('133'); found('Skat!')"
        "; rooms = 'daumen_rules.games.', 'daumen_rules.contracts.', 'daumen_rules.pieces.'"
        "; print([name for name in sys.modules if name.startswith(rooms)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {*literal_eval(done.stdout)} == {
        f"daumen_rules.games.{x}" for x in ("listing", "catalogue")
    }
