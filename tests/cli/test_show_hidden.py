"""What a page or a picture made for one seat must not hold: anything that is hidden from it.

The tests ask whole files for properties; what a file says stands in `test_show`.
"""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest
from attrs import evolve

from daumen_rules import ENGLISH, GERMAN, SPECTATOR, Kind, RuleSet, knowledge
from daumen_rules.cli.pages.page import story_page
from daumen_rules.contracts.drawing import frame_picture
from daumen_rules.contracts.record_model import Record
from daumen_rules.contracts.story import story
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.games.daumen_drauf.recorded_deal import DeckOrder
from daumen_rules.kernel.seats import Viewer
from daumen_rules.records.record_story import played as noted_games
from daumen_rules.records.replay import replay
from tests.cli.run import GAMES
from tests.cli.showing import (
    data_of,
    entries_of,
    played,
    scenes_of,
    states,
    until,
    with_fangs_exchanged,
    written,
)
from tests.conftest import many

TWO: Final = written(GAMES / "two-seats.dd")
THREE: Final = written(GAMES / "three-seats.dd")
TAKER_ONLY: Final = RuleSet.parse("german with inspection=taker_only")
WORDS: Final = {
    "p": ("poisonous", "giftig"),
    "h": ("harmless", "ungiftig"),
    "Y": ("yellow", "Gelb"),
    "G": ("green", "Grün"),
    "B": ("black", "Schwarz"),
}


def _hidden(record: Record, who: Viewer) -> frozenset[Kind]:
    """The kinds of which an onlooker cannot know the fangs at the end of a record."""
    *_, state = states(record)
    return frozenset(known.kind for known in knowledge(state, who) if known.fang is None)


def _ways_to_say(kind: Kind) -> list[str]:
    colour, value = kind.colour.value, kind.value
    said: list[str] = []
    for fang in "ph":
        said.append(f"{kind}{fang}")
        for language in (0, 1):
            words, adjective = f"{WORDS[colour][language]} {value}", WORDS[fang][language]
            said += [f"{words} {adjective}", f"{words}, {adjective}"]
    return said


def _page_for(record: Record, who: Viewer) -> str:
    """The page, but for the digests of its own style and script, which are the same in all."""
    page = story_page(story(noted_games(replay(record))[0], (who,)), 0, "en")
    return re.sub(r"sha256-[A-Za-z0-9+/=]*", "", page)


RANDOM: Final = [
    (TWO, "two"),
    (THREE, "three"),
    (evolve(THREE, rules=TAKER_ONLY), "three, the taker alone looks"),
    (played(1, 2, ENGLISH), "random, two"),
    (played(2, 4, TAKER_ONLY), "random, four, the taker alone looks"),
    (played(3, 5, RuleSet.parse("english with parry_timing=any_time")), "random, five"),
    (played(4, 7, GERMAN), "random, seven"),
]


SOME = RANDOM[:: many(default=3, thorough=1)][: many(default=2, thorough=len(RANDOM))]


@pytest.mark.parametrize("record", [r for r, _ in SOME], ids=[name for _, name in SOME])
@pytest.mark.long
def test_a_page_made_for_one_seat_has_nothing_that_is_hidden_from_it(record: Record) -> None:
    """After the whole game and after a part of it: no hidden fang is in the file in any words, the
    file is the same if hidden fangs and the draw pile are others, and every step is as if the
    record ended there.
    """
    players, steps = len(record.names), len(entries_of(record))
    random = Random(steps)
    viewers: list[Viewer] = [*range(players), SPECTATOR]
    for who in viewers if players < many(2, 5) else random.sample(viewers, many(2, 3)):
        key = "spectator" if who is SPECTATOR else str(who + 1)
        whole = _page_for(record, who)
        data = data_of(whole)
        assert list(data["scenes"]) == [key]
        assert [onlooker["key"] for onlooker in data["onlookers"]] == [key]
        assert "<select" not in whole
        scenes = scenes_of(data, key)
        for count in (steps, *random.sample(range(steps), many(1, 2)), 0):
            part = until(record, count)
            page, hidden = _page_for(part, who), _hidden(part, who)
            for kind in sorted(hidden):
                assert not [said for said in _ways_to_say(kind) if said in page], (who, count)
            assert scenes_of(data_of(page), key) == scenes[: count + 1]
            *_, state = states(part)
            if isinstance(state, Playing):
                some = frozenset(random.sample(sorted(hidden), random.randint(0, len(hidden))))
                assert _page_for(with_fangs_exchanged(part, some), who) == page
                assert _page_for(_with_another_pile(part, len(state.table.pile)), who) == page


def _with_another_pile(record: Record, left: int) -> Record:
    """The record with the cards that are still in the draw pile the other way round."""
    game = record.games[0]
    assert isinstance(game.deal, DeckOrder)
    cut = len(game.deal.cards) - left
    cards = game.deal.cards[:cut] + game.deal.cards[cut:][::-1]
    return evolve(record, games=(evolve(game, deal=DeckOrder(cards)),))


@pytest.mark.parametrize("who", [0, 1, 2][: many(1, 3)])
def test_a_picture_for_one_seat_is_the_same_if_hidden_fangs_are_others(who: int) -> None:
    record = until(evolve(THREE, rules=TAKER_ONLY), 30)
    hidden = _hidden(record, who)
    assert hidden
    files: list[str] = []
    for world in (record, with_fangs_exchanged(record, hidden)):
        told = story(noted_games(replay(world))[0], (who,))
        files += [
            frame_picture(told, who, number, "de") for number in range(0, told.last + 1, many(6, 1))
        ]
    assert files[: len(files) // 2] == files[len(files) // 2 :]
