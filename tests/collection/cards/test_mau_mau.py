"""125 Mau-Mau: its clauses one by one, what its options decide, and its figures."""

from __future__ import annotations

from fractions import Fraction
from math import factorial

import pytest
from attrs import evolve

from daumen_rules.games.cards.mau_mau.game import GAME
from daumen_rules.kernel.game import may_undo, step
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.cards import PACK, Card, Deal, Rank, Suit, deals, sorted_hand
from tests.collection.cards.at_mau_mau import WHOLE, laid, table, variant
from tests.collection.cards.lines import action, after, cards, legal, refused, said, told
from tests.scene import seen_lines

# Dealing


@pytest.mark.cites("CARDS-1", "CARDS-2", "MAU-2", "MAU-3")
def test_five_cards_are_dealt_singly_and_one_is_turned_up() -> None:
    start = GAME.rules.start(3, GAME.book.default)
    state = after(GAME, start, WHOLE)
    assert state.hands == tuple(PACK[seat:15:3] for seat in range(3))
    assert (state.pile, state.stock) == (PACK[15:16], PACK[16:])
    assert deals().weight(Deal(PACK)) == Fraction(1, factorial(32))
    assert refused(GAME, start, WHOLE.rpartition(" ")[0]) == ["CARDS-1"]
    assert refused(GAME, state, WHOLE) == ["MAU-4", "MAU-2"]


@pytest.mark.cites("MAU-4", "MAU-11", "MAU-27")
def test_vorhand_begins_each_seat_lays_one_card_and_the_deal_goes_to_the_left() -> None:
    state = table("H7 H9 | H8 C9 | HA", "HK")
    assert GAME.rules.movers(state) == (0,)
    state = after(GAME, state, "A: lay H7")
    assert refused(GAME, state, "A: lay H9") == ["MAU-4"]
    state = after(GAME, state, "B: lay H8", "C: lay HA")
    assert state.dealer == 0
    assert after(GAME, state, WHOLE).turn == 1


# What fits


@pytest.mark.cites("MAU-5", "MAU-19")
def test_on_the_king_of_hearts_goes_any_heart_and_any_king() -> None:
    others = " ".join(str(card) for card in PACK if str(card) not in {"HK", "C7"})
    fitting = {str(c) for c in PACK if c.suit is Suit.HEARTS or c.rank is Rank.KING} - {"HK"}
    state = table(f"{others} | C7", "HK")
    assert laid(state) == fitting
    assert refused(GAME, state, "A: lay S9") == ["MAU-5"]


@pytest.mark.cites("MAU-6", "MAU-7", "MAU-8", "MAU-19")
def test_who_is_stuck_lays_a_jack_and_names_the_suit_that_fits() -> None:
    state = table("DJ C9 C8 | S7 HK HJ SJ", "H10", "D7")
    assert legal(GAME, state) == {f"lay DJ wish {suit}" for suit in "CSHD"}
    named = after(GAME, state, "A: lay DJ wish S")
    assert laid(named) == {"S7", "SJ"}
    assert refused(GAME, named, "B: lay HK") == ["MAU-8"]
    assert refused(GAME, named, "B: lay HJ wish C") == ["MAU-6"]
    assert "names spades" in told(GAME, state, "A: lay DJ wish S")[1]


@pytest.mark.cites("MAU-6")
def test_a_jack_that_does_not_fit_waits_until_nothing_fits() -> None:
    words = ("only_if_stuck", "anytime")
    stuck, anytime = (table("DJ H9 | S7", "HK", options=f"jack={word}") for word in words)
    assert (laid(stuck), laid(anytime)) == ({"H9"}, {"H9", "DJ"})


@pytest.mark.cites("MAU-21")
def test_a_jack_that_fits_names_a_suit_or_is_a_card_like_others() -> None:
    names, plain = (
        table("HJ C9 | S7", "HK", options=f"fitting_jack={word}") for word in ("names", "plain")
    )
    assert refused(GAME, names, "A: lay HJ") == ["MAU-21"]
    assert refused(GAME, plain, "A: lay HJ wish C") == ["MAU-21"]
    assert after(GAME, names, "A: lay HJ wish C").wish is Suit.CLUBS
    assert after(GAME, plain, "A: lay HJ").wish is None
    assert refused(GAME, names, "A: lay C9 wish C") == ["MAU-5", "MAU-21"]


@pytest.mark.cites("MAU-21")
def test_no_suit_is_named_with_a_last_card() -> None:
    assert legal(GAME, table("HJ | S7", "HK")) == {"lay HJ"}


# Drawing


@pytest.mark.cites("MAU-9", "MAU-10")
def test_only_who_can_lay_nothing_draws_and_lays_what_fits() -> None:
    assert refused(GAME, table("H9 | S7", "HK", "D7"), "A: draw") == ["MAU-9"]
    assert refused(GAME, table("DJ | S7", "HK", "D7"), "A: draw") == ["MAU-9"]
    state = table("C9 | S7", "HK", "D7 DK C7")
    kept = after(GAME, state, "A: draw")
    assert refused(GAME, kept, "A: draw") == ["MAU-9"]
    assert refused(GAME, kept, "A: lay D7") == ["MAU-5"]
    assert legal(GAME, kept) == {"keep"}
    kept = after(GAME, kept, "A: keep")
    assert (kept.hands[0], kept.turn) == (cards("D7 C9"), 1)
    assert refused(GAME, state, "A: keep") == ["MAU-10"]
    fits = after(GAME, evolve(state, stock=cards("DK C7")), "A: draw", "A: lay DK")
    assert (fits.hands[0], fits.turn) == (cards("C9"), 1)


@pytest.mark.cites("MAU-10")
def test_a_drawn_card_that_fits_must_be_laid_or_may_be_kept() -> None:
    must, may = (table("C9 | S7", "HK", "DK SJ", options=f"drawn={w}") for w in ("must", "may"))
    assert legal(GAME, after(GAME, must, "A: draw")) == {"lay DK"}
    assert legal(GAME, after(GAME, may, "A: draw")) == {"lay DK", "keep"}
    assert refused(GAME, after(GAME, must, "A: draw"), "A: keep") == ["MAU-10"]


@pytest.mark.cites("MAU-23", "MAU-24")
def test_a_stock_that_has_run_out_is_shuffled_anew_or_nobody_draws() -> None:
    again, never = (
        table("C9 | S7", "DA D8 HK", options=f"empty_stock={w}") for w in ("reshuffle", "no_draw")
    )
    waits = after(GAME, again, "A: draw")
    assert refused(GAME, waits, "nature: shuffle D8 HK") == ["MAU-23"]
    assert refused(GAME, waits, WHOLE) == ["MAU-2"]
    chance = GAME.rules.chance(waits)
    assert chance is not None
    assert {GAME.notation.write(order) for order in chance} == {"shuffle D8 DA", "shuffle DA D8"}
    drawn = after(GAME, waits, "nature: shuffle D8 DA")
    assert (drawn.drawn, drawn.stock, drawn.pile) == (cards("D8")[0], cards("DA"), cards("HK"))
    assert legal(GAME, never) == {"pass"}
    assert refused(GAME, never, "A: draw") == ["MAU-24"]
    assert refused(GAME, again, "A: pass") == ["MAU-24"]
    assert after(GAME, never, "A: pass").turn == 1


# Sevens and Eights


@pytest.mark.cites("MAU-12")
def test_after_a_seven_the_next_seat_draws_two_and_lays_nothing() -> None:
    seven = after(GAME, variant("H7 C9 | H9 S7", "HK", "D7 D8 D9"), "A: lay H7")
    assert refused(GAME, seven, "B: lay H9") == ["MAU-12"]
    assert legal(GAME, seven) == {"draw"}
    drawn = after(GAME, seven, "B: draw")
    assert (drawn.hands[1], drawn.turn) == (cards("H9 S7 D7 D8")[2:] + cards("H9 S7"), 0)
    plain = table("H7 C9 | H9 S7", "HK", "D7 D8 D9")
    assert laid(after(GAME, plain, "A: lay H7")) == {"H9", "S7"}


@pytest.mark.cites("MAU-12")
def test_a_seven_on_a_seven_is_laid_where_sevens_are_stacked() -> None:
    words = "H7 C9 | H9 S7 | D8 D9"
    no, yes = (variant(words, "HK", "D7 DA CK CA SA", f"stacking={word}") for word in ("no", "yes"))
    assert refused(GAME, after(GAME, no, "A: lay H7"), "B: lay S7") == ["MAU-12"]
    four = after(GAME, yes, "A: lay H7", "B: lay S7", "C: draw")
    assert (len(four.hands[2]), four.turn) == (6, 0)


@pytest.mark.cites("MAU-12", "MAU-23", "MAU-24")
def test_a_seven_takes_what_there_is() -> None:
    """One card in the stock, one that is shuffled, and nothing more after that."""
    state = variant("H7 C9 | H9", "DA", "D8", due=0)
    short = after(GAME, evolve(state, pile=cards("DA HK")), "A: lay H7", "B: draw")
    assert (short.hands[1], short.owed) == (cards("D8 H9"), 1)
    short = after(GAME, short, "nature: shuffle HK DA")
    assert (short.hands[1], short.owed, short.turn) == (cards("D8 H9 HK"), 0, 0)
    none = evolve(state, due=2, stock=(), turn=1)
    assert legal(GAME, none) == {"pass"}
    assert after(GAME, none, "B: pass").due == 0


@pytest.mark.cites("MAU-13")
def test_after_an_eight_the_next_seat_sits_out() -> None:
    assert after(GAME, variant("H8 C9 | H9 | D8", "HK"), "A: lay H8").turn == 2
    assert after(GAME, variant("H8 C9 | H9", "HK"), "A: lay H8").turn == 0
    plain = table("H8 C9 | H9 | D8", "HK")
    assert after(GAME, plain, "A: lay H8").turn == 1
    assert "B sits out." in told(GAME, variant("H8 C9 | H9 | D8", "HK"), "A: lay H8")


@pytest.mark.cites("MAU-25")
@pytest.mark.parametrize(("first", "no", "yes"), [("C7", (0, 0), (0, 2)), ("C8", (0, 0), (1, 0))])
def test_what_is_turned_up_first_acts_or_not(
    first: str, no: tuple[int, int], yes: tuple[int, int]
) -> None:
    order = [card for card in map(str, PACK) if card != first]
    deal = "nature: deal " + " ".join([*order[:15], first, *order[15:]])
    for word, expected in (("no", no), ("yes", yes)):
        rules = GAME.book.read_rules(f"manual with seven_eight=yes, first_card={word}")
        state = after(GAME, GAME.rules.start(3, rules), deal)
        assert (state.turn, state.due) == expected


@pytest.mark.cites("MAU-9", "MAU-10")
def test_who_could_lay_draws_only_by_the_other_reading() -> None:
    """The manual lets draw who can lay neither a card that fits nor a Jack."""
    stuck, free = (
        table("H7 C9 | D9", "HK", "S8 HA", f"drawing={word}")
        for word in ("only_if_stuck", "anytime")
    )
    assert refused(GAME, stuck, "A: draw") == ["MAU-9"]
    assert GAME.otherwise(stuck, action(GAME, "A: draw")) == (("drawing", "anytime"),)
    drawn = after(GAME, free, "A: draw")
    assert legal(GAME, drawn) == {"lay H7", "keep"}
    assert after(GAME, drawn, "A: keep").hands[0] == sorted_hand(cards("S8 H7 C9"))
    fits = after(GAME, evolve(free, stock=cards("HA")), "A: draw")
    assert legal(GAME, fits) == {"lay H7", "lay HA"}


@pytest.mark.cites("MAU-5", "MAU-25")
def test_a_jack_turned_up_first_is_matched_or_takes_any_card() -> None:
    plain, anything = (
        table("H7 C9 | D9 S9", "SJ", "D8", f"first_jack={word}")
        for word in ("plain", "anything_fits")
    )
    assert (laid(plain), laid(anything)) == (set(), {"H7", "C9"})
    assert refused(GAME, plain, "A: lay H7") == ["MAU-5"]
    answer = step(GAME.rules, anything, action(GAME, "A: lay H7"))
    assert isinstance(answer, Step)
    assert answer.events[0].clause.id == "MAU-25"
    assert laid(evolve(anything, turns=1)) == set()
    assert laid(after(GAME, anything, "A: lay H7")) == set()


@pytest.mark.cites("MAU-26")
def test_a_seven_as_a_last_card_acts_or_not() -> None:
    no, yes = (variant("H7 | C9", "HK", "DK DA D8", f"last_card={word}") for word in ("no", "yes"))
    assert after(GAME, no, "A: lay H7").points == (0, 0)
    assert (after(GAME, no, "A: lay H7").deals, after(GAME, yes, "A: lay H7").deals) == (1, 0)
    draws = after(GAME, yes, "A: lay H7")
    assert legal(GAME, draws) == {"draw"}
    assert after(GAME, draws, "B: draw").points == (0, 4 + 11)


# Who sees what, and what is said


@pytest.mark.cites("MAU-5", "MAU-7")
def test_a_card_that_lies_has_been_seen_and_a_jack_that_fits_nothing_has_its_clause() -> None:
    state = table("DJ C9 | S7", "H10", "D7")
    answer = step(GAME.rules, state, action(GAME, "A: lay DJ wish S"))
    assert isinstance(answer, Step)
    assert [event.clause.id for event in answer.events] == ["MAU-6", "MAU-7"]
    assert not may_undo(GAME.rules, [answer], 0)


@pytest.mark.cites("MAU-5", "MAU-8")
def test_a_card_is_told_by_the_clause_of_what_fits_or_of_the_suit_that_was_named() -> None:
    answer = step(GAME.rules, table("HJ C9 | S7", "H10", "D7"), action(GAME, "A: lay HJ wish S"))
    assert isinstance(answer, Step)
    assert [event.clause.id for event in answer.events] == ["MAU-5", "MAU-7"]
    state = after(GAME, table("DJ C9 | S7 S8", "H10", "D7"), "A: lay DJ wish S")
    answer = step(GAME.rules, state, action(GAME, "B: lay S7"))
    assert isinstance(answer, Step)
    assert answer.events[0].clause.id == "MAU-8"


@pytest.mark.cites("MAU-29")
def test_a_hand_and_what_it_draws_is_seen_by_its_holder_alone() -> None:
    state = table("C9 | S7 S8", "HK", "D7 D8")
    drawn = after(GAME, state, "A: draw")
    views = [GAME.rules.view(drawn, viewer) for viewer in (0, 1, SPECTATOR)]
    assert [view.hand for view in views] == [cards("C9"), cards("S7 S8"), ()]
    assert [view.drawn for view in views] == [Card(Suit.DIAMONDS, Rank.SEVEN), None, None]
    assert {(view.has_drawn, view.sizes, view.stock) for view in views} == {(True, (1, 2), 1)}
    assert told(GAME, state, "A: draw", 0) == ["A draws D7."]
    assert told(GAME, state, "A: draw", 1) == ["A draws from the stock: 1."]
    assert told(GAME, state, "A: draw", 1, "de") == ["A zieht vom Stock: 1."]


@pytest.mark.cites("MAU-4", "MAU-5", "MAU-20", "MAU-21")
def test_a_refusal_names_every_broken_clause_in_both_languages() -> None:
    state = table("H9 | S7 S8", "HK", "D7 D8")
    line = "B: lay C9 wish S"
    assert refused(GAME, state, line) == ["MAU-4", "MAU-20", "MAU-5", "MAU-21"]
    assert said(GAME, state, line, "de").splitlines()[1:] == [
        "B hält Kreuz Neun nicht. [MAU-20]",
        "Kreuz Neun hat weder Farbe noch Rang von Herz König. [MAU-5]",
        "Mit Kreuz Neun wird keine Farbe bestimmt. [MAU-21]",
    ]


def test_the_picture_shows_the_pile_the_stock_and_the_own_hand() -> None:
    state = after(GAME, table("DJ C9 | S7 S8", "HK", "D7 D8"), "A: lay DJ wish S")
    assert seen_lines(GAME, GAME.rules.view(state, 1), "de", 1) == (
        "Stapel: KaB",
        "bestimmt: Pik",
        "Stock: 2",
        "  A  Hand: 1  Punkte: 0",
        "► B  Hand: P7  P8  Punkte: 0",
    )


@pytest.mark.cites("MAU-6")
def test_a_jack_beside_a_card_that_fits_is_refused_and_the_option_is_named() -> None:
    """125 ¶1: only whoever has no card that fits lays any Jack; here the 8 of diamonds fits."""
    state = table("D8 HJ | C9", "DK", "S8 HA")
    assert refused(GAME, state, "A: lay HJ wish S") == ["MAU-6"]
    assert GAME.otherwise(state, action(GAME, "A: lay HJ wish S")) == (("jack", "anytime"),)
