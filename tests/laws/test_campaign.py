"""The long campaign: whole games over all seats and random rule sets, every law on each.

There is one test. In profile `default` it plays a few games, in `thorough` many thousands; the
summary of the run says how many it has played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings

from tests.conftest import CAMPAIGN_GAMES
from tests.laws import strategies as our
from tests.laws.laws import check_laws
from tests.laws.lockstep import run_in_lockstep
from tests.laws.played import Game
from tests.laws.worlds import kinds_not_seen, look_alike, renamed, twins_of


def nobody_can_tell_the_twins(game: Game) -> None:
    """One seat, one moment, all fangs that it is said not to know: it sees the same game."""
    random = Random(game.salt)
    seat, until = random.randrange(game.players), random.randint(1, len(game.steps))
    unknown = kinds_not_seen(game, until, seat)
    other = renamed(game, twins_of(unknown), until)
    assert other is not None
    look_alike(seat, Game(game.before, game.steps[:until], game.salt), other)


@pytest.mark.long
@pytest.mark.hypothesis
def test_every_law_holds_in_every_game(record_property: Callable[[str, object], None]) -> None:
    played = Counter[str]()

    @settings(max_examples=CAMPAIGN_GAMES[settings.get_current_profile_name()])
    @given(our.seeded_games())
    def play(game: Game) -> None:
        check_laws(game)
        run_in_lockstep(game)
        nobody_can_tell_the_twins(game)
        played["games"] += 1
        played["actions"] += len(game.steps)
        played[f"games with {game.players} seats"] += 1
        played[f"games by {game.rules}"] += 1

    play()
    rule_sets = sum(key.startswith("games by") for key in played)
    seats = ", ".join(f"{played[f'games with {n} seats']} of {n} seats" for n in range(2, 8))
    record_property(
        "laws",
        f"every law held in {played['games']} games ({seats}), "
        f"{rule_sets} rule sets, {played['actions']} actions",
    )
    assert played["games"] >= CAMPAIGN_GAMES[settings.get_current_profile_name()]
