"""Commands on positions of every game in which not everything is known."""

from __future__ import annotations

import json
from typing import Any

import pytest

from daumen_rules import load
from daumen_rules.games import catalogue
from daumen_rules.kernel.seats import SPECTATOR
from tests.cli.run import daumen_rules
from tests.cli.test_check_schema import VALIDATOR
from tests.each import mostly_long
from tests.judge.test_json import VALIDATOR as POSITION
from tests.positions.plays import NAMES, states

HIDING = [
    slug
    for slug in catalogue.GAMES
    if load(slug).checks.alike is not None and load(slug).notation.record_extras is None
]
"""Games that hide something and whose records may begin with a position."""


def _seen(slug: str, steps: int) -> tuple[str, Any]:
    """What a spectator sees of a state by chance, as the text of a position; and the state."""
    game = load(slug)
    players = game.rules.seats[0]
    *_, state = states(game, players, seed=steps, steps=steps)
    return game.write_position(state, NAMES[:players], viewer=SPECTATOR), state


@pytest.mark.parametrize("slug", mostly_long(HIDING, 4))
def test_what_is_seen_is_shown_and_checked_with_its_gaps(slug: str) -> None:
    """A spectator's picture of the filled gaps is the one of the state; JSON is as its schema."""
    text, state = _seen(slug, 9)
    game = load(slug)
    names = NAMES[: game.rules.players(state)]
    whole = game.write_position(state, names)
    shown = daumen_rules("show", "-", "--seat", "spectator", stdin=text)
    assert shown == daumen_rules("show", "-", "--seat", "spectator", stdin=whole)
    checked = json.loads(daumen_rules("check", "-", "--json", stdin=text).out)
    VALIDATOR.validate(checked)
    (verdict,) = checked["verdicts"]
    assert verdict["legal"]
    if "?" in text or " cards" in text:
        assert verdict["ways"]["number"] >= 1


@pytest.mark.parametrize("slug", mostly_long(HIDING, 4))
def test_samples_are_positions_that_give_what_is_seen(slug: str) -> None:
    """Each sample is read again, and a spectator sees of it what was told; so does JSON."""
    text, state = _seen(slug, 12)
    game, seen = load(slug), load(slug).view(state, SPECTATOR)
    printed = daumen_rules("sample", "-", "--seed", "5", stdin=text).out
    assert printed.startswith("# seed 5\n")
    assert printed.endswith("# seed 5\n")
    assert game.view(game.position(printed).state, SPECTATOR) == seen
    data = json.loads(daumen_rules("sample", "-", "--seed", "5", "--json", stdin=text).out)
    assert (data["seed"], len(data["positions"])) == (5, 1)
    POSITION.validate(data["positions"][0])
    assert game.position(json.dumps(data["positions"][0])).state == game.position(printed).state


@pytest.mark.parametrize("slug", mostly_long(HIDING, 4))
def test_a_record_with_gaps_is_written_as_it_is_read(slug: str) -> None:
    """`convert` writes the gaps, as text and as JSON, and reads both again."""
    text, _ = _seen(slug, 7)
    as_json = daumen_rules("convert", "-", "--to", "json", stdin=text).out
    as_text = daumen_rules("convert", "-", "--to", "text", stdin=text).out
    assert daumen_rules("convert", "-", "--to", "text", stdin=as_json).out == as_text
    assert daumen_rules("convert", "-", "--to", "json", stdin=as_text).out == as_json
    assert {*as_text.split("\n")} == {*text.split("\n")}
