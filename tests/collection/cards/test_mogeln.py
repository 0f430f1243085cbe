"""145 Mogeln: its clauses one by one, what its options decide, and its figures."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from attrs import evolve

from daumen_rules.games.cards.mogeln.game import GAME
from daumen_rules.games.cards.mogeln.table import Laid, Shown, Table
from daumen_rules.games.cards.mogeln.view import SECRETS, sample
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import REFEREE, SPECTATOR
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.cards import PACK, Rank
from tests.collection.cards.lines import action, after, cards, legal, refused, said, told
from tests.scene import seen_lines

WHOLE: Final = "nature: deal " + " ".join(map(str, PACK))
"""A deal of the pack in its order."""


def table(hands: str, due: str = "7", options: str = "", **changes: Any) -> Table:
    """A table with hands such as `H7 | C9`, seat A on turn; options such as `restart=seven`."""
    held = tuple(cards(hand) for hand in hands.split("|"))
    rules = GAME.book.read_rules("manual with " + options) if options else None
    start = GAME.rules.start(len(held), rules or GAME.book.default)
    return evolve(start, hands=held, due=Rank(due), **changes)


def ranks(state: Table) -> list[str]:
    """The ranks that were said for what lies in the pile."""
    return [laid.claim.value for laid in state.pile]


# Laying


@pytest.mark.cites("CARDS-1", "MOGELN-2", "MOGELN-14")
def test_two_seats_get_16_cards_three_get_10_and_two_stay_out() -> None:
    two = after(GAME, GAME.rules.start(2, GAME.book.default), WHOLE)
    assert (two.hands, two.dead) == ((PACK[::2], PACK[1::2]), ())
    three = after(GAME, GAME.rules.start(3, GAME.book.default), WHOLE)
    assert (three.hands, three.dead) == (tuple(PACK[s:30:3] for s in range(3)), PACK[30:])
    assert refused(GAME, GAME.rules.start(3, GAME.book.default), WHOLE[:-3]) == ["CARDS-1"]


@pytest.mark.numbers("mogeln")
@pytest.mark.cites("MOGELN-3", "MOGELN-4", "MOGELN-13")
def test_the_ranks_that_are_said_run_from_seven_to_ace_and_on_with_seven() -> None:
    state = after(GAME, GAME.rules.start(2, GAME.book.default), WHOLE)
    for number in range(17):
        seat = "AB"[number % 2]
        state = after(GAME, state, f"{seat}: lay {state.hands[number % 2][0]}")
        state = after(GAME, state, f"{'BA'[number % 2]}: let")
        assert set(SECRETS.pieces(state) or ()) == set(PACK)
    assert ranks(state) == [rank.value for rank in (*Rank, *Rank, Rank.SEVEN)]
    assert state.turn == 1


@pytest.mark.cites("MOGELN-5")
def test_any_card_of_the_hand_may_be_laid_and_no_other() -> None:
    state = table("H7 SK | CA D8")
    assert legal(GAME, state) == {"lay H7", "lay SK"}
    assert refused(GAME, state, "A: lay CA") == ["MOGELN-5"]
    assert told(GAME, state, "A: lay SK") == ["A lays face down and says Seven."]


# Doubting


@pytest.mark.cites("MOGELN-6", "MOGELN-15")
def test_the_others_are_heard_in_turn_before_the_next_card_is_laid() -> None:
    state = after(GAME, table("H7 SK | CA D8 | S7 S8"), "A: lay SK")
    assert legal(GAME, state) == {"doubt", "let"}
    assert refused(GAME, state, "C: doubt") == ["MOGELN-3"]
    assert refused(GAME, state, "A: doubt") == ["MOGELN-3", "MOGELN-15"]
    assert refused(GAME, state, "B: lay CA") == ["MOGELN-6"]
    state = after(GAME, state, "B: let")
    assert refused(GAME, state, "B: doubt") == ["MOGELN-3", "MOGELN-15"]
    state = after(GAME, state, "C: let")
    assert legal(GAME, state) == {"lay CA", "lay D8"}
    assert refused(GAME, state, "B: doubt") == ["MOGELN-6"]


@pytest.mark.cites("MOGELN-6")
def test_who_does_not_doubt_is_heard_by_the_clause_of_doubts() -> None:
    state = after(GAME, table("H7 SK | CA D8 | S7 S8"), "A: lay SK")
    answer = step(GAME.rules, state, action(GAME, "B: let"))
    assert isinstance(answer, Step)
    assert [event.clause.id for event in answer.events] == ["MOGELN-6"]


@pytest.mark.cites("MOGELN-15")
def test_in_a_race_the_referee_says_who_was_first() -> None:
    race = after(GAME, table("H7 SK | CA D8 | S7 S8", options="doubt_order=race"), "A: lay SK")
    assert GAME.rules.movers(race) == (REFEREE,)
    assert legal(GAME, race) == {"called nobody", "called B", "called C"}
    assert refused(GAME, race, "referee: called A") == ["MOGELN-15"]
    assert refused(GAME, race, "B: doubt") == ["MOGELN-3"]
    assert after(GAME, race, "referee: called C").shown.taker == 0
    assert after(GAME, race, "referee: called nobody").turn == 1


@pytest.mark.numbers("mogeln")
@pytest.mark.cites("MOGELN-7", "MOGELN-8", "MOGELN-9")
def test_the_layer_takes_the_pile_exactly_where_the_rank_is_not_the_one_that_was_said() -> None:
    """Every card under every rank, on a card that B laid before."""
    for card in PACK:
        below, kept, other = [found for found in PACK if found != card][:3]
        for rank in Rank:
            state = evolve(
                table(f"{card} {kept} | {other}", rank.value),
                pile=(Laid(1, Rank.ACE, (below,)),),
            )
            state = after(GAME, state, f"A: lay {card}", "B: doubt")
            liar = card.rank is not rank
            assert (state.shown.taker, state.pile) == (0 if liar else 1, ())
            assert {card, below} < set(state.hands[0 if liar else 1])


@pytest.mark.cites("MOGELN-7")
def test_a_doubt_shows_the_card_to_all_and_the_pile_to_who_takes_it() -> None:
    pile = (Laid(1, Rank.ACE, cards("C9")),)
    state = after(GAME, table("H7 SK | CA D8", pile=pile), "A: lay SK")
    assert told(GAME, state, "B: doubt", 0) == [
        "B doubts it.",
        "Seven was said, SK was laid.",
        "A takes the pile: SK C9.",
    ]
    assert told(GAME, state, "B: doubt", 1)[2] == "A takes the pile."
    assert told(GAME, state, "B: doubt", 1, "de")[2] == "A nimmt den Stapel."
    shown = GAME.rules.view(after(GAME, state, "B: doubt"), SPECTATOR).shown
    assert shown is not None
    assert shown.laid == Laid(0, Rank.SEVEN, cards("SK"))


@pytest.mark.cites("MOGELN-7")
def test_the_taker_is_not_told_the_order_in_which_the_cards_of_the_pile_were_laid() -> None:
    """The cards lie sorted in his hand afterwards, so he is told them as they lie there."""
    heard = list[tuple[str, str]]()
    for below in ("C9 HA D10", "D10 C9 HA"):
        pile = tuple(Laid(1, Rank.ACE, cards(one)) for one in below.split())
        state = after(GAME, table("H7 SK | CA D8", pile=pile), "A: lay SK")
        taken = GAME.rules.view(after(GAME, state, "B: doubt"), 0).hand
        words = " ".join(str(card) for card in taken if card not in cards("H7"))
        heard.append((told(GAME, state, "B: doubt", 0)[2], f"A takes the pile: {words}."))
    assert heard[0] == heard[1]
    assert all(said == seen for said, seen in heard)


@pytest.mark.cites("MOGELN-10")
def test_after_a_doubt_the_ranks_go_on_or_begin_again() -> None:
    for word, rank in (("continue", Rank.JACK), ("seven", Rank.SEVEN)):
        state = table("H7 SK | CA D8", "10", f"restart={word}")
        assert after(GAME, state, "A: lay SK", "B: doubt").due is rank
        assert after(GAME, state, "A: lay SK", "B: let").due is Rank.JACK


@pytest.mark.cites("MOGELN-16")
def test_after_a_doubt_the_next_seat_lays_or_whoever_took_the_pile() -> None:
    """A lies and C doubts: the next seat is B, the taker A. A is honest: the taker is C."""
    for word, liar, honest in (("after_layer", 1, 1), ("taker", 0, 2)):
        state = table("H7 SK | CA D8 | S7 S8", options=f"next_to_lay={word}")
        assert after(GAME, state, "A: lay SK", "B: let", "C: doubt").turn == liar
        assert after(GAME, state, "A: lay H7", "B: let", "C: doubt").turn == honest


@pytest.mark.cites("MOGELN-3", "MOGELN-16")
def test_a_lay_out_of_turn_after_a_doubt_is_told_the_reading_that_gives_it_the_turn() -> None:
    """A doubt interrupts the game, and the manual says nowhere whose turn it is then."""
    before = after(GAME, table("H7 SK | CA D8 | S7 S8"), "A: lay SK", "B: let")
    doubts = action(GAME, "C: doubt")
    answer = step(GAME.rules, before, doubts)
    assert isinstance(answer, Step)
    state = answer.state
    assert refused(GAME, state, "A: lay H7") == ["MOGELN-3"]
    lays = action(GAME, "A: lay H7")
    assert GAME.otherwise(state, lays, (before, doubts)) == (("next_to_lay", "taker"),)
    assert GAME.otherwise(state, action(GAME, "B: lay CA"), (before, doubts)) == ()


def said_ranks(options: str, lays: int, restart_after: int | None = None) -> list[str]:
    """The ranks that are said one after another."""
    rules = GAME.book.read_rules("manual with " + options)
    state, found = after(GAME, GAME.rules.start(2, rules), WHOLE), list[str]()
    for number in range(lays):
        seat = number % 2 if restart_after is None else state.turn
        found.append(state.due.value)
        state = after(GAME, state, f"{'AB'[seat]}: lay {state.hands[seat][0]}")
        call = "doubt" if number + 1 == restart_after else "let"
        state = after(GAME, state, f"{'BA'[seat]}: {call}")
    return found


@pytest.mark.cites("MOGELN-13", "MOGELN-23")
@pytest.mark.parametrize(
    ("options", "ranks"),
    [
        ("ranks=natural, wrap=seven", "7 8 9 10 J Q K A 7 8 9 10 J Q K A"),
        ("ranks=ten_high, wrap=seven", "7 8 9 J Q K 10 A 7 8 9 J Q K 10 A"),
        ("ranks=natural, wrap=down", "7 8 9 10 J Q K A K Q J 10 9 8 7 8"),
        ("ranks=ten_high, wrap=down", "7 8 9 J Q K 10 A 10 K Q J 9 8 7 8"),
    ],
)
def test_the_order_of_the_ranks_and_what_comes_after_ace(options: str, ranks: str) -> None:
    assert said_ranks(options, 16) == ranks.split()


@pytest.mark.cites("MOGELN-10", "MOGELN-13")
@pytest.mark.parametrize(("restart", "ranks"), [("continue", "J 10"), ("seven", "7 8")])
def test_after_a_doubt_on_the_way_down_ranks_go_on_down_or_up_from_seven(
    restart: str, ranks: str
) -> None:
    found = said_ranks(f"wrap=down, restart={restart}", 12, restart_after=10)
    assert found[7:10] == ["A", "K", "Q"]
    assert found[10:] == ranks.split()


# Whole tables, one step past what is special


@pytest.mark.cites("MOGELN-3", "MOGELN-6", "MOGELN-8", "MOGELN-16")
def test_a_lay_is_heard_of_in_turn_and_a_doubt_leaves_nothing_behind() -> None:
    state = table("H7 SK | CA D8 | S7 S8")
    seven, eight = Laid(0, Rank.SEVEN, cards("SK")), Laid(1, Rank.EIGHT, cards("D8"))
    hands = cards("H7"), cards("CA D8"), cards("S7 S8")
    laid = after(GAME, state, "A: lay SK")
    first = evolve(state, hands=hands, pile=(seven,), due=Rank.EIGHT, turn=1, turns=1)
    assert laid == evolve(first, asked=(1, 2))
    assert after(GAME, laid, "B: let") == evolve(first, asked=(2,))
    assert after(GAME, laid, "B: let", "C: let") == first
    second = after(GAME, first, "B: lay D8")
    assert second == evolve(
        first,
        hands=(cards("H7"), cards("CA"), cards("S7 S8")),
        pile=(seven, eight),
        due=Rank.NINE,
        turn=2,
        asked=(2, 0),
        turns=2,
    )
    doubted = after(GAME, second, "C: doubt")
    assert doubted == evolve(
        second,
        hands=(cards("H7"), cards("CA"), cards("D8 S7 S8 SK")),
        pile=(),
        asked=(),
        shown=Shown(eight, 2),
    )
    assert legal(GAME, doubted) == {"lay D8", "lay S7", "lay S8", "lay SK"}
    assert after(GAME, doubted, "C: lay S7").pile == (Laid(2, Rank.NINE, cards("S7")),)


@pytest.mark.cites("MOGELN-11", "MOGELN-18")
def test_what_was_slipped_lies_under_one_card_alone() -> None:
    state = table("H7 SK CA | D8 D9 | S7 S8", options="multi=yes")
    slipped = after(GAME, state, "A: slip SK", "A: slip H7")
    assert slipped == evolve(
        state, hands=(cards("CA"), cards("D8 D9"), cards("S7 S8")), slipped=cards("H7 SK")
    )
    laid = after(GAME, slipped, "A: lay CA")
    three = Laid(0, Rank.SEVEN, cards("H7 SK CA"))
    assert laid == evolve(
        state,
        hands=((), cards("D8 D9"), cards("S7 S8")),
        pile=(three,),
        due=Rank.EIGHT,
        turn=1,
        asked=(1, 2),
        turns=1,
    )
    other = evolve(laid, hands=(cards("C7"), *laid.hands[1:]))
    later = after(GAME, other, "B: let", "C: let", "B: lay D8")
    assert later.pile == (three, Laid(1, Rank.EIGHT, cards("D8")))


@pytest.mark.cites("MOGELN-11", "MOGELN-18")
def test_what_is_drawn_for_a_table_with_slipped_cards_has_every_card_once() -> None:
    """Where all cards are dealt: the slipped ones lie under no other card and in no other hand."""
    deal = GAME.rules.start(3, GAME.book.read_rules("manual with multi=yes"))
    state = after(GAME, deal, WHOLE)
    slips = sorted(words for words in legal(GAME, state) if words.startswith("slip "))[:2]
    slipped = after(GAME, state, *(f"A: {words}" for words in slips))
    assert len(slipped.slipped) == 2
    for seed in range(20):
        drawn = sample(GAME.rules.view(slipped, 0), Random(seed).randrange)
        lying = [*drawn.slipped, *drawn.dead, *(c for hand in drawn.hands for c in hand)]
        assert sorted(map(str, lying)) == sorted(map(str, PACK))
        assert drawn.slipped == slipped.slipped
        assert GAME.rules.view(drawn, 0) == GAME.rules.view(slipped, 0)


# The end


@pytest.mark.cites("MOGELN-12", "MOGELN-17")
def test_the_last_card_can_be_doubted_or_wins_at_once() -> None:
    yes, no = (table("SK | CA D8", options=f"last_card={w}") for w in ("doubtable", "wins"))
    laid = after(GAME, yes, "A: lay SK")
    assert GAME.rules.outcome(laid) is None
    caught = after(GAME, laid, "B: doubt")
    assert (GAME.rules.outcome(caught), caught.hands[0]) == (None, cards("SK"))
    for state in (after(GAME, laid, "B: let"), after(GAME, no, "A: lay SK")):
        outcome = GAME.rules.outcome(state)
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == ((0, -2), (0,))
        assert GAME.rules.movers(state) == ()
    assert told(GAME, laid, "B: let")[-1] == "A has laid all cards and wins."
    true = after(GAME, table("H7 | CA D8"), "A: lay H7", "B: doubt")
    assert GAME.rules.outcome(true) is not None


@pytest.mark.cites("MOGELN-19")
def test_after_too_many_lays_the_fewest_cards_win() -> None:
    state = table("H7 SK S9 | CA D8", options="max_turns=1")
    laid = after(GAME, state, "A: lay SK")
    assert GAME.rules.outcome(laid) is None
    ended = GAME.rules.outcome(after(GAME, laid, "B: doubt"))
    assert ended is not None
    assert (ended.scores, ended.winners) == ((-3, -2), (1,))
    more = evolve(laid, rules=evolve(laid.rules, max_turns=2))
    assert GAME.rules.outcome(after(GAME, more, "B: let")) is None


# Several cards at once


@pytest.mark.cites("MOGELN-11", "MOGELN-18")
def test_several_cards_are_slipped_in_the_variant_and_are_a_lie_when_shown() -> None:
    no, yes = (table("H7 S7 SK | CA D8", options=f"multi={word}") for word in ("no", "yes"))
    assert refused(GAME, no, "A: slip S7") == ["MOGELN-11"]
    slipped = after(GAME, yes, "A: slip S7")
    assert told(GAME, yes, "A: slip S7") == []
    assert (slipped.turn, legal(GAME, slipped)) == (0, {"lay H7", "lay SK", "slip H7", "slip SK"})
    laid = after(GAME, slipped, "A: lay H7")
    assert laid.pile == (Laid(0, Rank.SEVEN, cards("H7 S7")),)
    assert after(GAME, laid, "B: doubt").shown.taker == 0
    assert after(GAME, table("H7 S7 SK | CA D8"), "A: lay H7", "B: doubt").shown.taker == 1
    last = after(GAME, slipped, "A: slip SK")
    assert refused(GAME, last, "A: slip H7") == ["MOGELN-11"]
    assert after(GAME, last, "A: lay H7").hands[0] == ()


# Who sees what, and what is said


@pytest.mark.cites("MOGELN-21", "MOGELN-22")
def test_a_seat_sees_its_own_cards_and_numbers_and_in_the_variant_not_even_these() -> None:
    for word, sizes in (("no", (1, 2)), ("yes", (None, 2))):
        state = after(GAME, table("H7 SK | CA D8", options=f"multi={word}"), "A: lay SK")
        mine, other, nobody = (GAME.rules.view(state, viewer) for viewer in (0, 1, SPECTATOR))
        assert (mine.hand, mine.pile[0].cards) == (cards("H7"), cards("SK"))
        assert (other.hand, other.pile[0].cards) == (cards("CA D8"), None)
        assert (nobody.hand, nobody.pile[0].cards) == ((), None)
        assert other.sizes == sizes
    slipped = after(GAME, table("H7 SK | CA D8", options="multi=yes"), "A: slip SK")
    views = [GAME.rules.view(slipped, viewer) for viewer in (0, 1)]
    assert [view.slipped for view in views] == [cards("SK"), ()]


@pytest.mark.cites("MOGELN-3", "MOGELN-5", "MOGELN-6", "MOGELN-11")
def test_a_refusal_names_every_broken_clause_in_both_languages() -> None:
    state = after(GAME, table("H7 SK | CA D8"), "A: lay SK")
    line = "A: slip C7"
    assert refused(GAME, state, line) == ["MOGELN-3", "MOGELN-5", "MOGELN-6", "MOGELN-11"]
    assert said(GAME, state, line, "de").splitlines()[1:] == [
        "A hat Kreuz Sieben nicht auf der Hand. [MOGELN-5]",
        "B kann das zuletzt Gelegte noch anzweifeln. [MOGELN-6]",
        "Es wird immer nur eine Karte gelegt. [MOGELN-11]",
    ]


def test_the_picture_shows_the_rank_that_is_due_the_pile_and_the_own_hand() -> None:
    state = after(GAME, table("H7 SK | CA D8"), "A: lay SK")
    assert seen_lines(GAME, GAME.rules.view(state, 0), "de", 0) == (
        "B sagt als Nächstes: Acht",
        "Stapel: A PK (Sieben)",
        "  A  Hand: H7",
        "► B  Hand: 2",
    )
