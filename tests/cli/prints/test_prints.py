"""What a command prints to a seat is the same for all that the seat cannot know.

Two games are made that one seat cannot tell apart, with other fangs, other hands, another draw
pile, more cards slipped, and each command is asked about both, on behalf of that seat: the bytes
are the same. That it bites is shown in `test_planted_leaks`.
"""

from __future__ import annotations

from itertools import islice

import pytest

from daumen_rules.games.catalogue import SLUGS, game
from tests.cli.prints.families import DESKS, families
from tests.cli.prints.said import CHANNELS, prints_alike
from tests.cli.prints.worlds import DAUMEN_DRAUF, SITUATION
from tests.conftest import many

pytestmark = pytest.mark.cites("HAND-2", "THUMB-2", "THUMB-4", "END-6")


ONE_ENGINE = {slug for slug, *_ in DESKS}


@pytest.mark.long
@pytest.mark.parametrize("family", families(0))
def test_a_seat_is_printed_the_same_of_games_that_it_cannot_tell_apart(family: str) -> None:
    """All viewers of most families; of those with one engine two, which take turns."""
    place = list(families(0)).index(family)
    for seed in range(many(1, 5)):
        pairs = list(islice(families(seed + 3)[family](), many(8, 99)))
        assert len(pairs) >= 2
        if family in ONE_ENGINE:
            at = place % len(pairs)
            pairs = [*pairs[at:], *pairs[:at]][: many(2, 99)]
        printed = [prints_alike(pair) for pair in pairs]
        assert min(printed) > 1000
        assert sum(printed) > 10_000


@pytest.mark.long
def test_every_channel_and_every_game_with_secrets_is_asked_by_some_family() -> None:
    pairs = [next(family()) for family in families(1).values()]
    pairs += [list(families(1)["letzter stich"]())[-1]]
    for channel in CHANNELS:
        assert any(channel.takes(pair) for pair in pairs), channel
    hiding = {slug for slug in SLUGS if game(slug).checks.alike is not None}
    assert {pair.slug for pair in pairs} == {*hiding, DAUMEN_DRAUF, SITUATION}
