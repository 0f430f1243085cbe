"""What values read like where they are printed: words for people, and one short line."""

from __future__ import annotations

from typing import Any

import pytest

from daumen_rules import (
    Card,
    Parry,
    Pass,
    Refused,
    Show,
    Step,
    deals,
    legal_actions,
    outcome,
    start,
    step,
    view,
    witness,
)
from daumen_rules.games.catalogue import GAMES, game
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


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_game_makes_is_printed_on_one_short_line(slug: str) -> None:
    found = game(slug)
    assert repr(found) == f"<Game: {slug}>"
    assert str(found) == found.book.title.en
    assert "<b>" in found._repr_html_()  # pyright: ignore[reportPrivateUsage]
    state: Any = start(found, found.rules.seats[0])
    for _ in range(12):
        chance = found.rules.chance(state)
        if outcome(found, state) is not None:
            break
        action = legal_actions(found, state)[0] if chance is None else chance.at(chance.total // 3)
        taken = step(found, state, action)
        refused = step(found, taken.state, action) if isinstance(taken, Step) else taken
        assert isinstance(taken, Step)
        values = [taken, *taken.events, *([refused] if isinstance(refused, Refused) else [])]
        for value in values:
            assert len(repr(value)) < 200
            assert len(repr(value).splitlines()) == 1
        state = taken.state
