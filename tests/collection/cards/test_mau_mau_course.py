"""125 Mau-Mau: tables one step past what is special, the count, and the end."""

from __future__ import annotations

from typing import cast

import pytest
from attrs import evolve

from daumen_rules.games.cards.mau_mau.game import GAME
from daumen_rules.games.cards.mau_mau.table import Table
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.cards import PACK, Suit, cards_term
from tests.collection.cards.at_mau_mau import WHOLE, table, variant
from tests.collection.cards.lines import action, after, cards, refused, said, told

# Whole tables, one step past what is special


@pytest.mark.cites("MAU-7", "MAU-8")
def test_a_suit_that_was_named_is_forgotten_with_the_next_card() -> None:
    state = table("DJ C9 | S7 H8 | HA H9", "H10", "D7")
    named = after(GAME, state, "A: lay DJ wish S")
    assert named == table("C9 | S7 H8 | HA H9", "H10 DJ", "D7", wish=Suit.SPADES, turn=1, turns=1)
    assert after(GAME, named, "B: lay S7") == table(
        "C9 | H8 | HA H9", "H10 DJ S7", "D7", turn=2, turns=2
    )


@pytest.mark.cites("MAU-8", "MAU-9", "MAU-10")
def test_a_suit_that_was_named_lasts_while_seats_draw() -> None:
    named = table("C9 | H8 | HA H9", "H10 DJ", "D7 D8", wish=Suit.SPADES, turn=1, turns=1)
    kept = after(GAME, named, "B: draw", "B: keep")
    assert kept == table("C9 | D7 H8 | HA H9", "H10 DJ", "D8", wish=Suit.SPADES, turn=2, turns=2)


@pytest.mark.cites("MAU-9", "MAU-10")
def test_a_drawn_card_waits_until_it_is_laid_or_kept() -> None:
    state = table("C9 | S7 | D8", "HK", "DK D9")
    drawn = after(GAME, state, "A: draw")
    assert drawn == evolve(state, stock=cards("D9"), drawn=cards("DK")[0])
    assert after(GAME, drawn, "A: lay DK") == table("C9 | S7 | D8", "HK DK", "D9", turn=1, turns=1)
    other = after(GAME, evolve(state, stock=cards("D7 D9")), "A: draw", "A: keep")
    assert other == table("D7 C9 | S7 | D8", "HK", "D9", turn=1, turns=1)


@pytest.mark.cites("MAU-12", "MAU-13")
def test_after_a_seven_or_an_eight_nothing_is_due_any_more() -> None:
    state = variant("H7 C9 | H9 S7 | D8", "HK", "D9 D10 DQ")
    seven = after(GAME, state, "A: lay H7")
    hands = cards("C9"), cards("H9 S7"), cards("D8")
    assert seven == evolve(state, hands=hands, pile=cards("HK H7"), due=2, turn=1, turns=1)
    drawn = after(GAME, seven, "B: draw")
    assert drawn == evolve(
        state,
        hands=(cards("C9"), cards("D9 D10 H9 S7"), cards("D8")),
        stock=cards("DQ"),
        pile=cards("HK H7"),
        turn=2,
        turns=2,
    )
    eight = variant("H8 C9 | H9 | D8", "HK")
    assert after(GAME, eight, "A: lay H8") == evolve(
        eight, hands=(cards("C9"), cards("H9"), cards("D8")), pile=cards("HK H8"), turn=2, turns=1
    )


@pytest.mark.cites("MAU-23")
def test_after_a_shuffle_drawing_goes_on_and_nothing_is_owed() -> None:
    state = table("C9 | S7 | D10", "DA D8 HK")
    waits = after(GAME, state, "A: draw")
    assert waits == evolve(state, owed=1)
    drawn = after(GAME, waits, "nature: shuffle D8 DA")
    assert drawn == evolve(state, stock=cards("DA"), pile=cards("HK"), drawn=cards("D8")[0])
    assert after(GAME, drawn, "A: keep") == table("D8 C9 | S7 | D10", "HK", "DA", turn=1, turns=1)


@pytest.mark.cites("MAU-2", "MAU-3", "MAU-16", "MAU-27")
def test_the_deal_after_a_count_begins_with_nothing_but_the_points() -> None:
    state = table("H9 | HJ DQ | CA", "HK", "D7", points=(1, 2, 3), turns=5, deals=2)
    counted = after(GAME, state, "A: lay H9")
    before = Table(rules=GAME.book.default, players=3, dealer=0, turn=0, points=(1, 7, 14), deals=3)
    assert counted == before
    assert after(GAME, counted, WHOLE) == evolve(
        before,
        turn=1,
        hands=(PACK[2:15:3], PACK[0:15:3], PACK[1:15:3]),
        pile=PACK[15:16],
        stock=PACK[16:],
    )


# The count


@pytest.mark.numbers("mau-mau")
@pytest.mark.cites("MAU-14", "MAU-16", "MAU-22")
@pytest.mark.parametrize(("ten", "total"), [("10", 120), ("0", 80)])
def test_all_cards_count_120_or_80_without_tens(ten: str, total: int) -> None:
    """Each card is held once by B when A lays its last card: the Seven of hearts, or the Eight."""
    counted = 0
    for card in map(str, PACK):
        last = "H8" if card == "H7" else "H7"
        top = "H9" if card == "HK" else "HK"
        ended = after(GAME, table(f"{last} | {card}", top, options=f"ten={ten}"), f"A: lay {last}")
        assert ended.points[0] == 0
        counted += ended.points[1]
    assert counted == total


@pytest.mark.cites("MAU-16")
def test_what_is_held_is_noted_by_the_others() -> None:
    state = table("H9 | HJ DQ SK CA | D7 D8 D9", "HK")
    assert after(GAME, state, "A: lay H9").points == (0, 2 + 3 + 4 + 11, 0)
    assert told(GAME, state, "A: lay H9")[1:] == [
        "A has laid all cards and wins the deal.",
        "B notes 20 for HJ DQ SK CA.",
        "C notes 0 for D7 D8 D9.",
    ]


@pytest.mark.cites("MAU-17", "MAU-18")
@pytest.mark.parametrize(
    ("points", "amount", "noted", "payments"),
    [
        ((0, 89, 30), 1, (0, 100, 45), (1, -2, 1)),
        ((0, 89, 30), 5, (0, 100, 45), (5, -10, 5)),
        ((50, 95, 90), 1, (50, 106, 105), (2, -2, 0)),
        ((50, 89, 85), 1, (50, 100, 100), (2, -1, -1)),
    ],
)
def test_who_has_a_hundred_pays_every_seat_with_fewer(
    points: tuple[int, ...], amount: int, noted: tuple[int, ...], payments: tuple[int, ...]
) -> None:
    state = table("H9 | CA | SA CK", "HK", options=f"amount={amount}", points=points)
    ended = after(GAME, state, "A: lay H9")
    outcome = GAME.rules.outcome(ended)
    assert outcome is not None
    assert (ended.points, outcome.payments, outcome.winners) == (noted, payments, (0,))
    assert outcome.scores == tuple(-points for points in noted)
    assert GAME.rules.movers(ended) == ()
    answer = step(GAME.rules, state, action(GAME, "A: lay H9"))
    assert isinstance(answer, Step)
    said = [(event.clause.id, event.sentence.say("en")) for event in answer.events]
    over = [(s, n) for s, n in zip("ABC", noted, strict=True) if n >= 100]
    paid = [(s, p) for s, p in zip("ABC", payments, strict=True) if p]
    assert said[-len(over) - len(paid) :] == [
        *(("MAU-17", f"{s} has {n} points against it: the match is over.") for s, n in over),
        *(("MAU-18", f"{s} gets {p}." if p > 0 else f"{s} pays {-p}.") for s, p in paid),
    ]


@pytest.mark.cites("MAU-17")
def test_with_99_points_the_next_deal_follows() -> None:
    ended = after(GAME, table("H9 | CA", "HK", points=(0, 88)), "A: lay H9")
    assert GAME.rules.outcome(ended) is None
    assert ended.points == (0, 99)


@pytest.mark.cites("MAU-28")
def test_a_game_is_bounded_in_turns_and_in_deals() -> None:
    turns = table("H9 H10 HQ | C9", "HK", "D7", "max_turns=1", points=(30, 20))
    outcome = GAME.rules.outcome(after(GAME, turns, "A: lay H9"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.payments) == ((-30, -20), (1,), ())
    assert told(GAME, turns, "A: lay H9")[-1] == "The match has gone on too long and is over."
    more = evolve(turns, rules=evolve(turns.rules, max_turns=2))
    assert GAME.rules.outcome(after(GAME, more, "A: lay H9")) is None
    one, two = (table("H9 | CA", "HK", options=f"max_deals={deals}") for deals in (1, 2))
    assert GAME.rules.outcome(after(GAME, one, "A: lay H9")) is not None
    assert GAME.rules.outcome(after(GAME, two, "A: lay H9")) is None


@pytest.mark.cites("MAU-10", "MAU-12", "MAU-18", "MAU-21", "MAU-22", "MAU-25", "MAU-26")
def test_the_usual_rule_set_is_the_manual_without_its_variant() -> None:
    """The manual lists no value for a Ten; as in Skat it is ten."""
    words = "jack=only_if_stuck, fitting_jack=names, drawn=must, ten=10, empty_stock=reshuffle"
    variants = "seven_eight=no, stacking=no, first_card=no, last_card=no"
    bounds = "amount=1, max_turns=1000, max_deals=1000"
    usual = GAME.book.read_rules(f"manual with {words}, {variants}, {bounds}")
    assert GAME.rules.start(2, usual) == GAME.rules.start(2, GAME.book.default)


@pytest.mark.cites("MAU-16")
def test_no_cards_are_told_as_a_dash() -> None:
    assert [cards_term(held).say("en", ()) for held in ((), cards("H7 S8"))] == ["-", "H7 S8"]


# Before a deal, and the stock that has run out


@pytest.mark.cites("MAU-2", "MAU-24")
def test_before_the_deal_nothing_is_said_of_a_stock() -> None:
    start = GAME.rules.start(2, GAME.book.default)
    assert refused(GAME, start, "A: draw") == refused(GAME, start, "A: pass") == ["MAU-4"]
    assert refused(GAME, start, "A: lay HJ wish S") == ["MAU-4", "MAU-20"]
    assert set(refused(GAME, table("H7 | S7", "HK"), "A: draw")) == {"MAU-9", "MAU-24"}


@pytest.mark.cites("MAU-23")
def test_a_wrong_shuffle_is_told_how_many_cards_wait() -> None:
    waits = after(GAME, table("C9 | S7", "DA D8 HK"), "A: draw")
    assert said(GAME, waits, "nature: shuffle D8 HK S7") == (
        "3 cards are shuffled; 2 cards wait for it. [MAU-23]"
    )


# What tools ask of a table


@pytest.mark.cites("MAU-17", "MAU-18")
def test_what_was_got_so_far_is_more_the_fewer_points_were_written_down() -> None:
    """The points of cards that are left count against a seat."""
    state = table("H7 C8 | C9 | S9", "H8", deals=2, points=(5, 31, 0))
    assert GAME.checks.so_far is not None
    assert GAME.checks.so_far(state) == (2, (-5, -31, 0))


def test_a_viewer_cannot_tell_cards_apart_that_lie_face_down() -> None:
    """A hand of one's own stays, and the pile; of others and of the stock so many cards are left,
    and of a card just drawn only whoever drew it knows which.
    """
    masked = GAME.checks.masked
    assert masked is not None
    state = table("H7 C8 | C9 CK | S9", "H8", "D9 DA", drawn=cards("C8")[0], turn=0)
    backs = PACK[0]
    for viewer, drawn in ((0, cards("C8")[0]), (1, backs), (2, backs), (SPECTATOR, backs)):
        seen = cast("Table", masked(state, viewer))
        assert seen.hands == tuple(
            hand if seat == viewer else (backs,) * len(hand)
            for seat, hand in enumerate(state.hands)
        )
        assert (seen.stock, seen.drawn) == ((backs,) * 2, drawn)
        assert evolve(seen, hands=state.hands, stock=state.stock, drawn=state.drawn) == state


@pytest.mark.cites("MAU-9", "MAU-10")
def test_a_drawn_card_stays_in_hand_where_another_one_is_laid() -> None:
    """Where one may draw though one can lay, the drawn card is one more to choose from."""
    state = table("HA C9 | S7 | D8", "HK", "DK D9", "drawing=anytime")
    laid = after(GAME, state, "A: draw", "A: lay HA")
    assert set(laid.hands[0]) == set(cards("C9 DK"))
    assert (laid.drawn, laid.pile) == (None, cards("HK HA"))
