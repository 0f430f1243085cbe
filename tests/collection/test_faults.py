"""A saved state holds together, or it is refused with the place that is wrong."""

from __future__ import annotations

import json
import signal
from collections.abc import Generator
from contextlib import contextmanager
from itertools import islice
from random import Random
from typing import Any

import attrs
import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.scene_lines import scene_lines
from tests.conftest import many
from tests.each import mostly_long, of_each, thinned
from tests.mutated import mutated_json, other_values

# By hand: what stands there, what is made of it, and the place that the message names

Change = tuple[str, int, str, str, str]
CHANGES: dict[str, Change] = {
    "more players": ("kniffel", 0, '"players":2', '"players":99', "players: found 99; expected "),
    "no such seat": ("kniffel", 4, '"turn":0', '"turn":2', "turn: found 2; expected a seat"),
    "a note less": ("jule", 0, '"notes":[0,0]', '"notes":[0]', "notes: found 1; expected 2, one "),
    "a note of another type": ("jule", 0, '"notes":[0,0]', '"notes":[0,[]]', "notes[1]: found []"),
    "rounds below 0": ("jule", 0, '"played":0', '"played":-1', "played: found -1; expected "),
    "nobody chose": ("jule", 0, '"chosen":null', '"chosen":"x"', "chosen: found x; expected "),
    "a card twice": ("skat", 1, "", "", "each piece of the game in one place"),
    "a card less": ("mau-mau", 1, "", "", "which lies nowhere"),
    "cards before the deal": (
        "mau-mau",
        0,
        '"pile":[]',
        '"pile":[{"Card":"CJ"}]',
        "pile[0]: found",
    ),
    "no such square": ("wolf-und-schafe", 0, '"file":0', '"file":8', "sheep[0].file: found 8"),
    "two sheep in one place": (
        "wolf-und-schafe",
        0,
        '"file":2',
        '"file":0',
        "sheep: found 3; expected 4",
    ),
    "too many stones": ("muehle", 0, '"hands":[9,9]', '"hands":[9,8]', "found 17; expected also"),
    "nothing to take": ("muehle", 0, '"due":0', '"due":1', "task: found place; expected"),
    "no column": ("kniffel", 0, "", "", "notes[0].columns: found 0; expected 1"),
}


def changed(name: str, found: AnyGame, state: Any) -> str:
    """The text of a state with something wrong."""
    _, _, old, new, _ = CHANGES[name]
    text = found.save(state)
    data = json.loads(text)
    ((_, fields),) = data.items()
    if name == "a card twice":
        fields["stock"][0] = fields["hands"][0][0]
    elif name == "a card less":
        fields["stock"].pop()
    elif name == "no column":
        fields["notes"][0]["Card"]["columns"] = []
    else:
        assert old in text
        return text.replace(old, new, 1)
    return json.dumps(data)


@of_each("name", CHANGES)
def test_the_place_and_what_was_expected_are_named(name: str) -> None:
    slug, steps, *_, message = CHANGES[name]
    found = game(slug)
    play = random_play(found, 3 if slug == "skat" else 2, found.book.default, Random(5), steps)
    text = changed(name, found, play.states[-1])
    with pytest.raises(ValueError, match="no saved value: ") as caught:
        found.load(text)
    assert message in str(caught.value)


def test_an_event_without_its_facts_is_none() -> None:
    found = game("muehle")
    play = random_play(found, 2, found.book.default, Random(1), 1)
    text = found.save(play.steps[0].events[0])
    data = json.loads(text)
    data["TextEvent"]["sentence"]["Sentence"]["facts"].pop()
    with pytest.raises(ValueError, match=r"sentence\.facts: found .+; expected the facts "):
        found.load(json.dumps(data))


def test_faults_are_told_in_both_languages() -> None:
    found = game("muehle")
    state = found.rules.start(2, found.book.default)
    assert found.faults(state) == ()
    data = json.loads(found.save(state))
    data["State"]["turn"] = 5
    with pytest.raises(ValueError, match=r"turn: found 5; expected a seat, 0 to 1"):
        found.load(json.dumps(data))
    (fault,) = found.faults(attrs.evolve(state, turn=5))
    assert fault.say("de") == "turn: gefunden 5; erwartet ein Platz, 0 bis 1"


# All games


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_no_state_of_play_has_a_fault(slug: str) -> None:
    found, random = game(slug), Random(slug)
    for players in random.sample(list(found.rules.seats), min(many(1, 4), len(found.rules.seats))):
        for state in random_play(found, players, found.book.default, random, many(40, 400)).states:
            assert found.faults(state) == ()
            assert found.load(found.save(state)) == state


@contextmanager
def at_once() -> Generator[None, None, None]:
    """What takes seconds goes on for ever."""

    def stop(*_: object) -> None:
        raise AssertionError("it goes on for ever")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(60)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def use(found: AnyGame, state: Any) -> None:
    """Ask everything of a state that tools ask."""
    rules = found.rules
    chance, _ = rules.chance(state), (rules.movers(state), rules.outcome(state))
    actions = [*legal_actions(rules, state)[:5], *islice(found.checks.attempts(state), 40)]
    if chance is not None:
        actions += [chance.at(number) for number in {0, chance.total // 2, chance.total - 1}]
    for action in actions:
        answer = step(rules, state, action)
        if isinstance(answer, Refused):
            assert answer.say("de")
    for viewer in (*range(rules.players(state)), SPECTATOR):
        view = rules.view(state, viewer)
        assert all(scene_lines(found.scene.of(view, viewer), "en", tuple("ABCDEFGH")))
        assert str(view)
        assert found.save(view)
    assert str(state)
    assert found.save(state)


def broken(slug: str, texts: int, seed: int) -> list[str]:
    """The mutated texts of a game that are read, and are no state with which one can go on."""
    found, random = game(slug), Random(f"{slug} {seed}")
    wrong = list[str]()
    for players in random.sample(list(found.rules.seats), min(2, len(found.rules.seats))):
        play = random_play(found, players, found.book.default, random, 60)
        saved = [found.save(state) for state in play.states]
        for _ in range(texts // 2):
            change = random.choice((mutated_json, other_values, other_values))
            text = change(random.choice(saved), random)
            try:
                with at_once():
                    state = found.load(text)
                    is_view = hasattr(state, "viewer") or 0 in getattr(state, "faces", ())
                    if hasattr(state, "rules") and not is_view:
                        use(found, state)
            except ValueError as error:
                if "no saved value" not in str(error):
                    wrong.append(f"{error!r}: {text}")
            except Exception as error:
                wrong.append(f"{error!r}: {text}")
    return wrong


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="no such signals here")
@pytest.mark.parametrize("slug", thinned(GAMES, 3))
def test_a_mutated_state_is_refused_or_can_be_gone_on_with(slug: str) -> None:
    assert broken(slug, many(300, 3_000), 1) == []
