"""149 Farbe oder Wert: guesses, what they bring, and who sees what was not guessed."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.farbe_oder_wert import GAME, Missed, Rules
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.cards import PACK, Card, Deal
from tests.collection.cards.at_table import after, cards, refused, told

MIXED = tuple(PACK[at % 32] for at in range(0, 7 * 32, 7))
"""The pack in steps of seven: A gets every other card, from the first on."""
ALONE = Rules(missed=Missed.GUESSER)


def dealt(pack: tuple[Card, ...] = MIXED, rules: Any = None) -> Any:
    return after(GAME, GAME.rules.start(2, rules or Rules()), str(Deal(pack)))


def word_of(card: Card) -> str:
    return "red" if card.suit.value in "DH" else "black"


@pytest.mark.cites("FARBEWERT-1", "FARBEWERT-2")
def test_sixteen_cards_each_lie_face_down_and_nobody_sees_them() -> None:
    layout = dealt()
    assert layout.piles == (MIXED[::2], MIXED[1::2])
    assert layout.chips == (64, 64)
    for viewer in (0, 1, SPECTATOR):
        view = GAME.rules.view(layout, viewer)
        assert (view.piles, view.shown) == ((16, 16), ((None,) * 16,) * 2)
    fewer = evolve(Rules(), counters=10)
    assert dealt(rules=fewer).chips == (10, 10)


@pytest.mark.cites("FARBEWERT-3")
def test_the_first_seat_begins_and_points_to_cards_of_the_other() -> None:
    layout = dealt()
    assert refused(GAME, layout, "guess 1 red", 1) == ["FARBEWERT-3"]
    assert len(legal_actions(GAME.rules, layout)) == 16 * 10
    second = after(GAME, layout, "guess 1 red")
    assert (second.turn, len(legal_actions(GAME.rules, second))) == (1, 16 * 10)


@pytest.mark.cites("FARBEWERT-4", "FARBEWERT-5", "FARBEWERT-6")
@pytest.mark.parametrize(("rank", "brings"), [(False, 1), (True, 4)])
def test_what_a_right_guess_brings(rank: bool, brings: int) -> None:
    card = MIXED[1 + 2 * 4]
    what = card.rank.value if rank else word_of(card)
    later = after(GAME, dealt(), f"guess 5 {what}")
    assert later.chips == (64 + brings, 64 - brings)
    assert (later.aside, later.gone, len(later.piles[1])) == ((card,), ((), (5,)), 15)
    assert refused(GAME, evolve(later, turn=0), "guess 5 red") == ["FARBEWERT-3"]


@pytest.mark.cites("FARBEWERT-4")
def test_clubs_and_spades_are_black() -> None:
    pack = (*cards("D7 S7 D8 C7"), *(c for c in PACK if str(c) not in ("D7", "S7", "D8", "C7")))
    for place in (1, 2):
        assert after(GAME, dealt(pack), f"guess {place} black").chips == (65, 63)
        assert after(GAME, dealt(pack), f"guess {place} red").chips == (64, 64)


@pytest.mark.cites("FARBEWERT-7")
def test_a_card_that_was_not_guessed_goes_back_and_both_have_seen_it() -> None:
    card = MIXED[1]
    layout = dealt()
    wrong = "black" if word_of(card) == "red" else "red"
    later = after(GAME, layout, f"guess 1 {wrong}")
    for viewer in (0, 1, SPECTATOR):
        assert GAME.rules.view(later, viewer).shown[1][0] is card
    assert (later.chips, later.aside) == ((64, 64), ())
    back = after(GAME, later, "guess 1 red", f"guess 1 {card.rank.value}")
    assert back.aside[-1] is card
    assert back.shown[1][0] is None


@pytest.mark.cites("FARBEWERT-7")
def test_by_the_other_reading_only_who_has_guessed_sees_it() -> None:
    card = MIXED[5]
    wrong = "black" if word_of(card) == "red" else "red"
    layout = dealt(rules=ALONE)
    assert told(GAME, layout, f"guess 3 {wrong}") == [
        f"A guesses {wrong} in place 3: {card.term.words.en}, which goes back."
    ]
    later = after(GAME, layout, f"guess 3 {wrong}")
    seen = [GAME.rules.view(later, viewer).seen_alone for viewer in (0, 1, SPECTATOR)]
    assert seen == [(card,), (), ()]
    assert GAME.rules.view(later, 1).looked_at == ((3,), ())
    right = after(GAME, later, "guess 1 red", f"guess 3 {card.rank.value}")
    assert (right.aside[-1], right.peeked, right.looked_at) == (card, right.peeked, right.looked_at)
    assert right.peeked[0] == ()
    assert right.gone[1] == (3,)


def sure(layout: Any) -> str:
    """A right guess of the rank of the first card of the opponent that lies there."""
    owner = 1 - layout.turn
    place = next(at for at in range(1, 17) if at not in layout.gone[owner])
    return f"guess {place} {layout.piles[owner][0].rank.value}"


@pytest.mark.cites("FARBEWERT-8", "FARBEWERT-9")
@pytest.mark.numbers("farbe-oder-wert")
def test_the_shortest_game_has_31_guesses() -> None:
    layout, guesses = dealt(), 0
    while GAME.rules.outcome(layout) is None:
        layout, guesses = after(GAME, layout, sure(layout)), guesses + 1
    outcome = GAME.rules.outcome(layout)
    assert guesses == 31
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((64 + 4, 64 - 4), (0,))
    assert [clause.id for clause in outcome.clauses] == ["FARBEWERT-8", "FARBEWERT-9"]


@pytest.mark.cites("FARBEWERT-10")
def test_a_seat_owes_counters_that_it_does_not_have() -> None:
    layout = dealt(rules=Rules(counters=3))
    assert after(GAME, layout, sure(layout)).chips == (7, -1)


@pytest.mark.cites("FARBEWERT-11")
def test_a_game_that_goes_on_too_long_ends_with_the_counters_as_they_are() -> None:
    layout = dealt(rules=Rules(max_turns=1))
    later = after(GAME, layout, sure(layout))
    outcome = GAME.rules.outcome(later)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((68, 60), (0,))


@pytest.mark.cites("FARBEWERT-4", "FARBEWERT-5")
@pytest.mark.numbers("farbe-oder-wert")
@pytest.mark.parametrize("what", ["red", "black", "7", "A"])
def test_a_blind_first_guess_brings_half_a_counter_in_the_mean(what: str) -> None:
    """Turning the pack puts each card in the place once."""
    turned = [dealt((*PACK[at:], *PACK[:at])) for at in range(32)]
    gains = [after(GAME, layout, f"guess 9 {what}").chips[0] - 64 for layout in turned]
    assert sum(gains) == 16
