"""140 Zwanzig ab: trumps on three cards, changing, following and trumping, points taken off."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.points_off import Goal
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.zwanzig_ab import GAME, Rules
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.cards import PACK, Card, Deal, Suit
from tests.collection.cards.at_table import after, cards, refused, rest, told

LEFT, RIGHT = "C7 C8 C9 D7 D8", "CA CK CQ H7 S7"


def dealt(*hands: str, rules: Rules = GAME.book.default) -> Any:
    """A deal in which Vorhand, seat B, the seats after it, and last the dealer hold these cards."""
    start = GAME.rules.start(len(hands), rules)
    held = [cards(words) for words in hands]
    pack: list[Card] = [hand[place] for place in range(5) for hand in held]
    return after(GAME, start, str(Deal((*pack, *rest(*held)))))


def playing(*hands: str, trump: str = "hearts") -> Any:
    """Vorhand is to lead, and nobody has changed a card."""
    return after(GAME, dealt(*hands), f"name {trump}", *["swap"] * len(hands))


def last_trick(tricks: str, last: str, trump: Suit, **begun: Any) -> Any:
    """The desk before its last card: in each trick the first seat named has played the card."""
    desk = GAME.rules.start(2, begun.pop("rules", Rules()))
    played = [Play(int(word[0]), Card.parse(word[1:])) for word in tricks.split()]
    lead, low = last.split()
    return evolve(
        desk,
        **begun,
        task=Task.PLAY,
        turn=0,
        hands=((Card.parse(low),), ()),
        aside=((), ()),
        trump=trump,
        trick=(Play(1, Card.parse(lead)),),
        tricks=tuple((play,) for play in played),
    )


@pytest.mark.cites("ZWANZIG-2", "ZWANZIG-3", "ZWANZIG-5", "ZWANZIG-12")
def test_vorhand_names_trumps_on_three_cards_and_two_more_follow() -> None:
    desk = dealt(LEFT, RIGHT)
    assert ([*map(len, desk.hands)], desk.turn, desk.points) == ([3, 3], 1, (20, 20))
    assert refused(GAME, desk, "name hearts", 0) != []
    assert refused(GAME, desk, "C7") == ["ZWANZIG-16"]
    named = after(GAME, desk, "name spades")
    assert ([*map(len, named.hands)], named.trump) == ([5, 5], Suit.SPADES)
    assert set(named.hands[1]) == set(cards(LEFT))
    assert refused(GAME, named, "name hearts") == ["ZWANZIG-3"]


@pytest.mark.cites("ZWANZIG-6", "ZWANZIG-7", "ZWANZIG-18")
def test_each_changes_up_to_three_of_its_own_cards_then_vorhand_leads() -> None:
    desk = after(GAME, dealt(LEFT, RIGHT), "name hearts")
    top = desk.stock[:3]
    for words in ("swap C7 C8 C9 D7", "swap CA", "swap C7 C7"):
        assert refused(GAME, desk, words) == ["ZWANZIG-6"]
    changed = after(GAME, desk, "swap C7 C8 C9")
    assert set(changed.hands[1]) == {*top, *cards("D7 D8")}
    assert changed.turn == 0
    ready = after(GAME, changed, "swap")
    assert (ready.turn, ready.task, ready.aside[1]) == (1, Task.PLAY, cards("C7 C8 C9"))
    assert refused(GAME, ready, "swap") == ["ZWANZIG-6"]


@pytest.mark.cites("ZWANZIG-18")
def test_five_seats_change_seven_cards_and_no_more() -> None:
    desk = after(GAME, GAME.rules.start(5, Rules()), str(Deal(PACK)), "name clubs")
    assert len(desk.stock) == 7
    for _ in range(2):
        desk = after(GAME, desk, "swap " + " ".join(map(str, desk.hands[desk.turn][:3])))
    own = [*map(str, desk.hands[desk.turn])]
    assert refused(GAME, desk, f"swap {own[0]} {own[1]}") == ["ZWANZIG-6"]
    assert len(after(GAME, desk, f"swap {own[0]}").stock) == 0


@pytest.mark.cites("ZWANZIG-6")
def test_others_hear_how_many_cards_are_changed_and_not_which() -> None:
    desk = after(GAME, dealt(LEFT, RIGHT), "name hearts", "swap C7 C8")
    assert GAME.rules.view(desk, 1).away == cards("C7 C8")
    for viewer in (0, SPECTATOR):
        view = GAME.rules.view(desk, viewer)
        assert (view.away, view.laid_away) == ((), (0, 2))


@pytest.mark.cites("ZWANZIG-8", "ZWANZIG-9", "ZWANZIG-16")
def test_suit_is_followed_else_trumped_else_anything_is_played() -> None:
    desk = after(GAME, playing("C7 D7 D8 D9 DJ", "CA C8 H7 S7 S8", "HA H8 S9 S10 SJ"), "C7")
    assert refused(GAME, desk, "C8") == []
    assert refused(GAME, desk, "H7") == ["ZWANZIG-8"]
    assert refused(GAME, desk, "C9") == ["ZWANZIG-16"]
    void = after(GAME, desk, "C8")
    assert refused(GAME, void, "S9") == ["ZWANZIG-9"]
    assert refused(GAME, void, "H8") == []
    plain = evolve(void, trump=Suit.DIAMONDS)
    assert refused(GAME, plain, "S9") == refused(GAME, plain, "HA") == []


@pytest.mark.cites("ZWANZIG-1", "ZWANZIG-4", "ZWANZIG-10")
@pytest.mark.parametrize(
    ("lead", "other", "takes"),
    [("CK", "C10", 0), ("C10", "CK", 1), ("CA", "H7", 0), ("HA", "H10", 1), ("S9", "CA", 1)],
)
def test_trumps_beat_all_and_the_ten_beats_the_king(lead: str, other: str, takes: int) -> None:
    desk = playing(f"{lead} D7 D8 D9 DJ", f"{other} D10 DQ DK DA")
    assert after(GAME, desk, lead, other).turn == takes


@pytest.mark.cites("ZWANZIG-11", "ZWANZIG-13", "ZWANZIG-14")
@pytest.mark.parametrize(
    ("tricks", "last", "trump", "points"),
    [
        ("1CA 1CK 0SA 1DA", "C9 C7", Suit.SPADES, (19, 16)),
        ("1CA 1CK 0HA 1DA", "C9 C7", Suit.SPADES, (18, 16)),
        ("1CA 1CK 1HA 1DA", "H9 C7", Suit.SPADES, (25, 13)),
        ("1CA 1CK 1SA 1DA", "H9 C7", Suit.HEARTS, (30, 14)),
    ],
)
def test_tricks_take_off_one_hearts_two_and_none_adds_five_or_ten(
    tricks: str, last: str, trump: Suit, points: tuple[int, int]
) -> None:
    assert after(GAME, last_trick(tricks, last, trump), last.split()[1]).points == points


@pytest.mark.cites("ZWANZIG-15", "ZWANZIG-17")
def test_whoever_comes_to_none_has_won_unless_the_number_has_to_be_exact() -> None:
    """B has 4 points and takes five tricks with clubs."""
    desk = last_trick("1CA 1CK 1SA 1DA", "C9 C7", Suit.SPADES, points=(9, 4))
    assert told(GAME, desk, "C7")[-1] == "B has won."
    exact = evolve(desk, rules=Rules(goal=Goal.EXACT))
    ended = after(GAME, exact, "C7")
    assert (ended.points, GAME.rules.outcome(ended)) == ((14, 4), None)


@pytest.mark.cites("ZWANZIG-19", "ZWANZIG-20")
def test_the_left_neighbour_deals_next_and_a_match_that_is_too_long_has_no_winner() -> None:
    desk = last_trick("1CA 1CK 1SA 1DA", "C9 C7", Suit.SPADES, rules=Rules(max_deals=1))
    ended = after(GAME, desk, "C7")
    outcome = GAME.rules.outcome(ended)
    assert outcome is not None
    assert (outcome.winners, ended.dealer) == ((), 1)
