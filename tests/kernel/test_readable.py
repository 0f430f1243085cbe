"""What values read like where they are printed: words for people, and one short line."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from daumen_rules import SPECTATOR, Card, Parry, Pass, Refused, Show, Step, deals
from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.plays import Play
from daumen_rules.games.cards.engines.bank_table import Pick
from daumen_rules.games.cards.engines.decisions import Decide
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view, witness
from daumen_rules.games.dice.engines.sheets import Sheet
from daumen_rules.pieces.dice import Throw


def test_an_action_is_its_words() -> None:
    card = Card.parse("Y3p")
    words = [str(action) for action in (Show(0, card), Parry(1, card), Pass(2))]
    assert words == ["show Y3p", "parry Y3p", "pass"]
    assert str(Throw((3, 5))) == "throw 3 5"


def test_a_refusal_is_its_sentences_with_their_clauses() -> None:
    table = start(3)
    refused = step(table, Pass(1))
    assert isinstance(refused, Refused)
    assert str(refused) == refused.say("en")
    assert [str(breach) for breach in refused.breaches] == str(refused).splitlines()
    assert str(refused).endswith("[START-2]")


def test_an_event_is_its_sentence_and_tells_a_witness_no_more_than_that() -> None:
    table = start(3)
    dealt = step(table, deals(table).at(1996))
    assert isinstance(dealt, Step)
    shown = step(dealt.state, legal_actions(dealt.state)[0])
    assert isinstance(shown, Step)
    (event, *_) = shown.events
    assert str(event).startswith("A shows ")
    seen = witness(event, 1)
    card = view(dealt.state, 0).legal_actions[0]
    assert isinstance(card, Show)
    for told in (str(seen), repr(seen)):
        assert card.card.fang.name.lower() not in told.lower()
    assert str(shown).splitlines() == [str(one) for one in shown.events]


DISPUTES: Final = Path(__file__).parents[2] / "spec" / "daumen_drauf" / "disputes"
QUICK: Final = ("daumen-drauf", "muehle", "skat")


def each(slugs: Iterable[str]) -> list[Any]:
    """Games, of which the quick loop looks at three."""
    return [pytest.param(slug, marks=() if slug in QUICK else pytest.mark.long) for slug in slugs]


def shown_html(value: Any) -> str:
    """What a notebook shows of a value, as text."""
    found: str = value._repr_html_()
    return found


def shown_svg(value: Any) -> str:
    """What a notebook shows of a value, as a drawing."""
    found: str = value._repr_svg_()
    return found


def a_play(slug: str) -> Play[Any, Any, Any]:
    """A game by chance, of as few players as there may be."""
    found = game(slug)
    return random_play(found, found.rules.seats[0], found.book.default, Random(slug), 20)


def printed_well(value: object) -> None:
    """It has words of its own, and one short line; what is equal to it is printed alike."""
    assert str(value)
    assert str(value) != object.__repr__(value)
    assert len(repr(value)) < 200
    assert len(repr(value).splitlines()) == 1
    again: object = pickle.loads(pickle.dumps(value))
    assert again == value
    assert (str(again), repr(again)) == (str(value), repr(value))


BY_GAME = (Decide, Pick)
"""Actions for which each game has words of its own."""


@pytest.mark.parametrize("slug", each(GAMES))
def test_what_a_game_is_made_of_is_printed_in_words_and_on_one_short_line(slug: str) -> None:
    found = game(slug)
    assert repr(found) == f"<Game: {slug}>"
    assert str(found) == found.book.title.en
    assert "<b>" in shown_html(found)
    play = a_play(slug)
    for state, taken in zip(play.states, play.steps, strict=False):
        printed_well(state)
        printed_well(taken)
        for viewer in (*range(found.rules.players(state)), SPECTATOR):
            printed_well(found.view(state, viewer))
        for value in (taken.action, *taken.events):
            printed_well(value)
        for action in found.legal_actions(state)[:20]:
            printed_well(action)
            if not isinstance(action, BY_GAME):
                assert str(action) == found.notation.write(action)
        tried = (found.step(state, action) for action in found.checks.attempts(state))
        for refused in islice((one for one in tried if isinstance(one, Refused)), 3):
            printed_well(refused)
            assert shown_html(refused).count("<br>") == len(refused.breaches) - 1


@pytest.mark.parametrize("slug", each(GAMES))
def test_a_notebook_draws_states_and_views(slug: str) -> None:
    found = game(slug)
    play = a_play(slug)
    for state in play.states[:: max(len(play.states) // 3, 1)]:
        for drawing in map(shown_svg, (state, found.view(state, 0), found.view(state, SPECTATOR))):
            assert drawing.startswith("<svg")
            assert ElementTree.fromstring(drawing)[0].text == found.book.title.en


@pytest.mark.parametrize("slug", each(slug for slug in GAMES if game(slug).checks.alike))
def test_what_a_view_prints_and_draws_is_the_same_where_its_seat_can_tell_no_difference(
    slug: str,
) -> None:
    found = game(slug)
    assert found.checks.alike is not None
    play = a_play(slug)
    compared = 0
    for state in play.states[:: max(len(play.states) // 3, 1)]:
        for viewer in (0, SPECTATOR):
            seen = found.view(state, viewer)
            for other in islice(found.checks.alike(state, viewer), 2):
                also = found.view(other, viewer)
                assert (str(seen), repr(seen)) == (str(also), repr(also))
                assert shown_svg(seen) == shown_svg(also)
                compared += other != state
    assert compared


def test_a_state_by_a_rule_set_of_no_game_tells_its_fields() -> None:
    state = Sheet[str, int](rules="some", players=2, notes=(3, 4))
    assert str(state).startswith("rules=some, players=2, notes=(3 4)")
    assert repr(state).startswith("<Sheet: rules=some")


def test_a_ruling_is_the_answer_of_each_manual_with_its_reasons() -> None:
    court = GAME.court
    assert court is not None
    text = (DISPUTES / "003-middle-colour-after-black.sit").read_text(encoding="utf-8")
    ruling = court().rule(court().read(text, lambda: None), lambda: True)
    lines = str(ruling).splitlines()
    assert lines[0] == f"ruling {ruling.id}"
    assert [line for line in lines if line[0] != " "][1:] == [
        "german: refused HIGH-5 RAISE-3",
        "english: refused HIGH-5 RAISE-3",
    ]
    assert "  A raises only with a higher card. [RAISE-3]" in lines
    printed_well(ruling)
