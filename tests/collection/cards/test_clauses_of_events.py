"""By which clause things are told in card games: each was checked against what its clause rules."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.cards.skat.table import is_over
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from tests.collection.cards.at_skat import NINE, bid_to, dealt
from tests.collection.cards.at_table import after, cards
from tests.collection.cards.lines import action


def clauses(found: AnyGame, state: Any, act: Any) -> list[str]:
    """The clauses of all that is told of an act."""
    answer = step(found.rules, state, act)
    assert isinstance(answer, Step)
    return [event.clause.id for event in answer.events]


@pytest.mark.cites("MAU-5", "MAU-14", "MAU-16")
def test_in_mau_mau_a_card_fits_a_deal_is_won_and_hands_are_noted() -> None:
    found = game("mau-mau")
    start = found.rules.start(3, found.book.default)
    hands = cards("H9"), cards("HJ DQ"), cards("D7 D8")
    state = attrs.evolve(start, hands=hands, pile=cards("HK"), turn=0, dealer=2)
    told = clauses(found, state, action(found, "A: lay H9"))
    assert told == ["MAU-5", "MAU-14", "MAU-16", "MAU-16"]
    waits = attrs.evolve(state, pile=cards("DA D8 SK"), hands=(cards("C9"), cards("D7")))
    waits = attrs.evolve(waits, players=2, points=(0, 0))
    owed = step(found.rules, waits, action(found, "A: draw"))
    assert isinstance(owed, Step)
    shuffled = clauses(found, owed.state, action(found, "nature: shuffle D8 DA"))
    assert shuffled == ["MAU-23", "MAU-9"]


@pytest.mark.cites("SPITZ-6")
def test_in_spitz_slaps_at_the_same_time_are_a_tie() -> None:
    found = game("spitz-pass-auf")
    nothing = ((),) * 2
    state = attrs.evolve(
        found.rules.start(2, found.book.default),
        turned=cards("HK SK"),
        piles=nothing,
        won=nothing,
        kept=nothing,
        open=True,
        round=1,
    )
    assert clauses(found, state, action(found, "referee: slap A>B B>A")) == ["SPITZ-6"]


@pytest.mark.cites("SKAT-25", "SKAT-31")
@pytest.mark.parametrize(
    ("contract", "words", "clause"),
    [("clubs", "points of A", "SKAT-25"), ("null", "tricks of A", "SKAT-31")],
)
def test_in_skat_points_win_a_suit_game_and_tricks_lose_null(
    contract: str, words: str, clause: str
) -> None:
    found = game("skat")
    state = after(found, bid_to(dealt(NINE)), f"declare {contract}")
    while True:
        act = legal_actions(found.rules, state)[0]
        answer = step(found.rules, state, act)
        assert isinstance(answer, Step)
        if is_over(answer.state):
            break
        state = answer.state
    said = [e for e in answer.events if words in e.sentence.say("en")]
    assert [event.clause.id for event in said] == [clause]
