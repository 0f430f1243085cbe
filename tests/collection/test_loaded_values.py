"""A saved view or action is one that a state gives or that words say, or it is refused with the
place that is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import viewers
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.scene_lines import scene_lines
from tests.collection.secrets import WITH_SECRETS
from tests.conftest import many
from tests.each import mostly_long, of_each
from tests.mutated import mutated_json, other_values

# By hand: the game, how many steps were taken, what is changed in the view of the first seat, and
# what the message says

Change = Callable[[dict[str, Any]], object]
VIEWS: dict[str, tuple[str, int, Change, str]] = {
    "a card more elsewhere": (
        "skat",
        1,
        lambda view: view.update(left=[10, 10, 11]),
        "the state: found 22 things for 23 places",
    ),
    "a hand too many": (
        "skat",
        1,
        lambda view: view.update(left=[10, 10, 10, 0]),
        "left: found 4; expected 3",
    ),
    "no such viewer": ("skat", 1, lambda view: view.update(viewer=3), "viewer: found 3; expected"),
    "no such turn": (
        "skat",
        1,
        lambda view: view.update(turn=-1),
        "turn: found -1; expected a seat",
    ),
    "other scores": (
        "skat",
        1,
        lambda view: view.update(points=[9, 0, 0]),
        "points[0]: found 9; expected 0",
    ),
    "the same card twice": (
        "mau-mau",
        1,
        lambda view: view["pile"].append(view["hand"][0]),
        "pile[1]: found D10; expected each piece of the game in one place",
    ),
    "cards below none": (
        "mogeln",
        1,
        lambda view: view.update(dead=view["dead"] - 1, sizes=[view["sizes"][0] + 1, 10, 10]),
        "sizes",
    ),
    "own cards that are not as many": (
        "mogeln",
        1,
        lambda view: view.update(sizes=[view["sizes"][0] - 1, *view["sizes"][1:]]),
        "sizes[0]: found",
    ),
    "a player more": (
        "herz-ass-herz-10",
        1,
        lambda view: view.update(players=9),
        "players: found 9; expected 4",
    ),
    "rules of no value": (
        "mau-mau",
        1,
        lambda view: view["rules"]["Rules"].update(max_turns=-5),
        "rules.max_turns: found -5",
    ),
    "what he may not do": (
        "daumen-drauf",
        1,
        lambda view: view.update(legal_actions=[]),
        "legal_actions: found –; expected ",
    ),
    "a kind three times": (
        "daumen-drauf",
        1,
        lambda view: view["out"].__setitem__(slice(0, 3), [{"Kind": "Y1"}] * 3),
        "Y1 lies in more than two places",
    ),
}


@of_each("name", VIEWS)
def test_a_view_that_no_state_gives_is_refused_with_its_place(name: str) -> None:
    slug, steps, change, message = VIEWS[name]
    found = game(slug)
    players = 3 if 3 in found.rules.seats else found.rules.seats[0]
    play = random_play(found, players, found.book.default, Random(5), steps)
    data = json.loads(found.save(found.view(play.states[-1], 0)))
    ((_, fields),) = data.items()
    change(fields)
    with pytest.raises(ValueError, match="no saved value: ") as caught:
        found.load(json.dumps(data))
    assert message in str(caught.value)


@pytest.mark.parametrize(("slug", "dice"), [("wieviel-augen-2w", 2), ("wieviel-augen-3w", 3)])
def test_covered_dice_go_with_what_was_named(slug: str, dice: int) -> None:
    """A number that no dice make is named of none; each that was named is loaded."""
    found = game(slug)
    play = random_play(found, 2, found.book.default, Random(5), 40)
    texts = [found.save(found.view(state, 1)) for state in play.states]
    covered = next(t for t in texts if f"[{', '.join('0' * dice)}]".replace(" ", "") in t)
    data = json.loads(covered)
    ((_, fields),) = data.items()
    assert found.load(covered)
    for named in (-1, 10**6):
        fields["named"] = named
        with pytest.raises(ValueError, match="no throw that was drawn goes with what is known"):
            found.load(json.dumps(data))


ACTIONS = {
    ("skat", '{"Bid":{"seat":0,"value":18}}'): "",
    ("skat", '{"Bid":{"seat":0,"value":0}}'): "value: found 0; expected a number",
    ("skat", '{"Bid":{"seat":4,"value":18}}'): "seat: found 4; expected a seat, 0 to 3",
    ("kniffel", '{"Throw":{"faces":[1,6,7]}}'): "faces[2]: found 7; expected the faces",
    ("kniffel", '{"Keep":{"faces":[0],"seat":0}}'): "faces[0]: found 0; expected the faces",
    ("lustige-sieben", '{"Bet":{"seat":0,"stake":{"Stake":{"chips":0,"on":7}}}}'): "expected a",
    ("mogeln", '{"Heard":{"seat":4,"word":"called"}}'): "seat: found 4; expected",
}


@pytest.mark.parametrize(("slug", "text"), ACTIONS)
def test_an_action_that_no_words_say_is_refused_with_its_place(slug: str, text: str) -> None:
    found, message = game(slug), ACTIONS[slug, text]
    if not message:
        assert found.save(found.load(text)) == text
        return
    with pytest.raises(ValueError, match="no saved value: ") as caught:
        found.load(text)
    assert message in str(caught.value)


# All games


def plays(slug: str, random: Random, count: int) -> Iterator[Any]:
    """Some plays of a game, by its named rule sets."""
    found = game(slug)
    for _ in range(count):
        rules = random.choice([rules for _, rules in found.book.rule_sets])
        yield random_play(
            found, random.choice(list(found.rules.seats)), rules, random, many(40, 400)
        )


def saved(found: AnyGame, play: Any, random: Random) -> Iterator[Any]:
    """The actions of a play, and views of some of its states."""
    yield from (told.action for told in play.steps)
    states = random.sample(play.states, min(many(6, 40), len(play.states)))
    for state in (*states, play.states[-1]):
        yield from (found.view(state, viewer) for viewer in viewers(found, state))


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_every_view_and_action_of_play_is_loaded(slug: str) -> None:
    found, random = game(slug), Random(slug)
    for play in plays(slug, random, many(1, 6)):
        for value in saved(found, play, random):
            assert found.load(found.save(value)) == value


def holds(found: AnyGame, value: Any, random: Random) -> None:
    """Check that a view is that of a state without a fault, and an action the one that is read."""
    assert str(value)
    if hasattr(value, "viewer"):
        assert all(scene_lines(found.scene.of(value, value.viewer), "en", tuple("ABCDEFGH")))
        state = found.sample(value, random.randrange)
        assert found.view(state, value.viewer) == value
        assert found.faults(state) == ()
        assert 0 <= value.viewer < value.players if value.viewer is not SPECTATOR else True
    elif not hasattr(value, "rules"):
        words = found.notation.write(value)
        assert found.notation.read(found.rules.actor(value), words) == value


def broken(slug: str, texts: int, kinds: str) -> list[str]:
    """The mutated texts of a game's values that are read, and are none."""
    found, random, wrong = game(slug), Random(f"{slug} {kinds}"), list[str]()
    for play in plays(slug, random, 2):
        values = [
            v for v in saved(found, play, random) if hasattr(v, "rules") == (kinds == "views")
        ]
        lines = [found.save(value) for value in values]
        for _ in range(texts // 2 if lines else 0):
            change = random.choice((mutated_json, other_values, other_values))
            text = change(random.choice(lines), random)
            try:
                value = found.load(text)
            except ValueError as error:
                if "no saved value" not in str(error):
                    wrong.append(f"{error!r}: {text}")
                continue
            try:
                holds(found, value, random)
            except Exception as error:
                wrong.append(f"{error!r}: {text}")
    return wrong


@pytest.mark.long
@pytest.mark.parametrize("slug", WITH_SECRETS)
def test_a_mutated_view_is_refused_or_one_that_a_state_gives(slug: str) -> None:
    assert broken(slug, many(300, 3_000), "views") == []


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_a_mutated_action_is_refused_or_one_that_words_say(slug: str) -> None:
    assert broken(slug, many(40, 2_000), "actions") == []
