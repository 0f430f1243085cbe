"""Bets against a bank or a maker: what may be bet, what becomes of it, who holds the bank."""

from __future__ import annotations

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.choices import Bet
from tests.collection.dice.positions import cited, forbidden, played, told

LUSTIGE, CRAPS, UNDER = "lustige-sieben", "craps", "unter-oder-ueber-sieben"


def chips(slug: str, acts: str, words: str, players: int) -> list[tuple[int, int]]:
    """The chips of each seat, and how many of them are bet."""
    notes = played(slug, acts, words, players).notes
    return [(note.chips, sum(bet.chips for bet in note.bets)) for note in notes]


# 58 Lustige Sieben


@pytest.mark.cites("BANK-4")
def test_every_seat_has_to_bet_where_nobody_may_pass() -> None:
    words = "manual with may_pass=no"
    assert "BANK-4" in forbidden(LUSTIGE, "bet_1_on_7 pass", "pass", words, 3)
    assert "BANK-4" in forbidden(LUSTIGE, "", "pass", words, 3)
    assert played(LUSTIGE, "bet_1_on_7 pass bet_1_on_3 pass", words, 3).turn == 0


@pytest.mark.cites("BANK-2", "LUSTIGE-4")
@pytest.mark.parametrize("acts", ["bet_5_on_7", "bet_2_on_7 bet_3_on_7", "bet_5_on_7 pass 12"])
def test_on_a_number_lies_at_most_what_was_agreed(acts: str) -> None:
    """Five chips were agreed; after a throw on the right those on the seven still lie there."""
    assert forbidden(LUSTIGE, acts, "bet_1_on_7") == {"BANK-2"}
    assert chips(LUSTIGE, f"{acts} bet_5_on_4", "manual", 2)[1][1] == 10


STANDING = "bet_1_on_2 bet_1_on_7 66 bet_1_on_2 pass 66"
"""B bets 1 on 2 and 1 on 7, of two chips; twelve stands on the right, so the bank pays 1 each time
and has nothing left; the bet on the seven stays."""


@pytest.mark.cites("LUSTIGE-7", "LUSTIGE-9", "BANK-6")
def test_what_stays_goes_back_where_the_ruin_of_the_bank_ends_the_game() -> None:
    sheet = played(LUSTIGE, STANDING, "manual with stock=2")
    outcome = game(LUSTIGE).rules.outcome(sheet)
    assert outcome is not None
    assert outcome.scores == (0, 4)
    assert not any(note.bets for note in sheet.notes)
    assert "LUSTIGE-9" in cited(LUSTIGE, STANDING, "manual with stock=2")


@pytest.mark.cites("LUSTIGE-7", "LUSTIGE-9", "BANK-6")
@pytest.mark.parametrize(
    ("at_end", "after"),
    [("returned", [(0, 0), (2, 0), (1, 0)]), ("lost", [(1, 0), (2, 0), (0, 0)])],
)
def test_what_stays_is_settled_where_a_ruined_bank_moves_on(
    at_end: str, after: list[tuple[int, int]]
) -> None:
    """Each has one chip; B bets on the two, which wins, and C on the seven."""
    words = f"manual with stock=1, at_end={at_end}"
    acts = "bet_1_on_2 bet_1_on_7 66"
    assert chips(LUSTIGE, acts, words, 3) == after
    sheet = played(LUSTIGE, acts, words, 3)
    assert sheet.first == 1
    events = told(LUSTIGE, acts, words, 3)
    assert ("BANK-6", "B holds the bank now.") in events
    stays = "C takes back 1 chip." if at_end == "returned" else "The bank gets 1 chip of C."
    assert ("LUSTIGE-9", stays) in events


@pytest.mark.cites("LUSTIGE-3", "LUSTIGE-9")
def test_it_is_told_who_holds_the_bank_where_it_moves_on_after_each_throw() -> None:
    words = "manual with bank=rotate, rounds=2"
    assert ("LUSTIGE-3", "B holds the bank now.") in told(LUSTIGE, "bet_1_on_4 pass 12", words)
    last = told(LUSTIGE, "bet_1_on_4 pass 12 bet_1_on_4 pass 12", words)
    assert not [said for _, said in last if "holds the bank" in said]


@pytest.mark.cites("ZEHN-1", "ZEHN-3", "BANK-5", "BANK-6")
def test_a_bank_of_98_that_has_too_little_pays_clockwise_and_moves_on() -> None:
    """Each has two chips. A holds the bank, owes B two chips and C one, and has two: B gets both,
    C nothing, and the next who has chips, B, holds the bank.
    """
    words = "manual with stock=2, max_bet=2"
    assert chips("zehnerspiel", "bet_2 bet_1 111", words, 3) == [(0, 0), (4, 0), (2, 0)]
    events = told("zehnerspiel", "bet_2 bet_1 111", words, 3)
    assert ("BANK-6", "B holds the bank now.") in events
    assert [by for by, said in events if said.startswith("C has")] == ["BANK-5"]
    assert [by for by, said in events if said.startswith("B has")] == ["ZEHN-3"]
    rotate = told("zehnerspiel", "bet_1 bet_1 666", "manual with bank=rotate", 3)
    assert ("ZEHN-1", "B holds the bank now.") in rotate
    stays = told("zehnerspiel", "bet_1 bet_1 666", "manual", 3)
    assert not [said for _, said in stays if "holds the bank" in said]


@pytest.mark.cites("LUSTIGE-5", "LUSTIGE-6", "LUSTIGE-7", "LUSTIGE-8", "BANK-5")
@pytest.mark.parametrize(
    ("bet", "faces", "words", "clauses"),
    [
        ("bet_1_on_4", "11", "manual", ["LUSTIGE-5", "LUSTIGE-5"]),
        ("bet_1_on_4", "12", "manual", ["LUSTIGE-6", "LUSTIGE-6"]),
        ("bet_1_on_7", "11", "manual", ["LUSTIGE-7", "LUSTIGE-7"]),
        ("bet_1_on_4", "34", "manual", ["LUSTIGE-8", "LUSTIGE-8"]),
        ("bet_1_on_7", "34", "manual", ["LUSTIGE-8", "LUSTIGE-8"]),
        # The bank has two chips and owes four.
        ("bet_2_on_7", "34", "manual with stock=2", ["LUSTIGE-8", "BANK-5"]),
    ],
)
def test_a_bet_is_settled_by_the_clause_of_its_field(
    bet: str, faces: str, words: str, clauses: list[str]
) -> None:
    done = "" if "stock=2" in words else "pass "
    assert cited(LUSTIGE, f"{bet} {done}{faces}", words)[:2] == clauses


@pytest.mark.cites("LUSTIGE-5", "LUSTIGE-6", "LUSTIGE-7")
@pytest.mark.parametrize(
    ("acts", "parts", "chips"),
    [
        # Two stands on the left: its side is lost, and so is the seven.
        (
            "bet_1_on_4 bet_2_on_7 pass 11",
            [("LUSTIGE-5", "B loses 1 chip."), ("LUSTIGE-7", "B loses 2 chips.")],
            17,
        ),
        # The left is lost, the right is paid.
        (
            "bet_3_on_3 bet_1_on_4 pass 11",
            [("LUSTIGE-6", "The bank owes B 3 chips."), ("LUSTIGE-5", "B loses 1 chip.")],
            22,
        ),
        # Twelve stands on the right: the left is paid, the bet on the seven stays.
        ("bet_1_on_4 bet_2_on_7 pass 66", [], 21),
        # Seven itself decides all bets by its one clause.
        ("bet_1_on_4 bet_2_on_7 pass 34", [], 23),
    ],
)
def test_each_bet_of_a_seat_is_told_by_its_clause_where_several_decide(
    acts: str, parts: list[tuple[str, str]], chips: int
) -> None:
    said = told(LUSTIGE, acts)
    assert [each for each in said if "loses" in each[1] or "owes" in each[1]] == parts
    assert played(LUSTIGE, acts).notes[1].chips == chips


@pytest.mark.cites("BANK-5", "LUSTIGE-5", "LUSTIGE-6")
def test_a_short_bank_collects_all_that_is_lost_before_it_pays_anybody() -> None:
    """After a twelve it has its own four chips and two of D; it owes four to B, four to C and two
    to D, so that nothing is left for D.
    """
    acts = "bet_4_on_4 bet_4_on_4 bet_2_on_3 bet_2_on_4 66"
    after = chips(LUSTIGE, acts, "manual with stock=4", 4)
    assert after == [(0, 0), (8, 0), (6, 0), (2, 0)]
    assert ("BANK-5", "D has 2 chips.") in told(LUSTIGE, acts, "manual with stock=4", 4)


# 72 and 74: makers


@pytest.mark.cites("UNTERUEBER-1", "CRAPS-9", "BANK-6")
@pytest.mark.parametrize(
    ("slug", "acts", "scores"),
    [
        (UNDER, "under bet_1 pass 11 under pass 11", (2, 0, 1)),
        (CRAPS, "bet_1_on_7 34 bet_1_on_7 34", (1, 0, 2)),
    ],
)
def test_a_ruined_maker_is_passed_over_and_nobody_is_the_maker_for_another(
    slug: str, acts: str, scores: tuple[int, ...]
) -> None:
    """B is ruined by A, then C is the maker; that was the round that was agreed."""
    outcome = game(slug).rules.outcome(played(slug, acts, "manual with stock=1", 3))
    assert outcome is not None
    assert outcome.scores == scores


# 74 Craps


@pytest.mark.cites("CRAPS-3", "CRAPS-4")
@pytest.mark.parametrize(
    ("bet", "players", "held"),
    [(3, 2, [3]), (3, 4, [1, 1, 1]), (4, 4, [2, 1, 1]), (1, 4, [1, 0, 0]), (5, 3, [3, 2])],
)
def test_the_others_together_bet_as_much_as_the_maker(
    bet: int, players: int, held: list[int]
) -> None:
    """In equal shares, odd chips from the maker's left neighbour on."""
    words = "manual with max_bet=5"
    lying = [bets for _, bets in chips(CRAPS, f"bet_{bet}_on_7", words, players)]
    assert lying == [bet, *held]
    assert [note for note, _ in chips(CRAPS, f"bet_{bet}_on_7 34", words, players)] == [
        bet,
        *(-each for each in held),
    ]


@pytest.mark.cites("CRAPS-4")
def test_no_more_is_bet_than_the_others_can_hold_in_equal_shares() -> None:
    """Each had three chips, and A has won 2 of B and 1 of C; then B wins 1 of C, and C 1 of A."""
    words, acts = "manual with stock=3, max_bet=5, rounds=2", "bet_3_on_7 34"
    assert chips(CRAPS, acts, words, 3) == [(6, 0), (1, 0), (2, 0)]
    assert forbidden(CRAPS, acts, "bet_2_on_7", words, 3) == {"BANK-1"}
    acts = f"{acts} bet_1_on_7 34 bet_1_on_7 34"
    assert chips(CRAPS, acts, words, 3) == [(5, 0), (2, 0), (2, 0)]
    assert forbidden(CRAPS, acts, "bet_5_on_7", words, 3) == {"CRAPS-4"}
    assert chips(CRAPS, f"{acts} bet_4_on_7", words, 3) == [(5, 4), (2, 2), (2, 2)]
    assert chips(CRAPS, f"{acts} bet_3_on_7", words, 3) == [(5, 3), (2, 2), (2, 1)]


@pytest.mark.cites("CRAPS-10")
def test_what_nobody_holds_goes_back_before_the_throw() -> None:
    acts, words = "bet_3_on_7 bet_1 pass", "manual with share=free"
    assert chips(CRAPS, acts, words, 3) == [(0, 1), (0, 1), (0, 0)]
    assert "CRAPS-10" in cited(CRAPS, acts, words, 3)


@pytest.mark.cites("CRAPS-9")
def test_it_is_told_who_is_the_next_maker() -> None:
    assert ("CRAPS-9", "B is the maker now.") in told(CRAPS, "bet_1_on_7 34", "manual", 3)


@pytest.mark.cites("CRAPS-6")
def test_throws_that_decide_nothing_leave_the_same_position() -> None:
    once = played(CRAPS, "bet_1_on_7 11", "manual", 3)
    assert played(CRAPS, "bet_1_on_7 11 66 55", "manual", 3) == once
    two = "manual with rounds=2"
    first = played(CRAPS, "bet_1_on_7 34 bet_1_on_7 34", two)
    assert played(CRAPS, "bet_1_on_7 11 12 11 bet_1_on_7 34", two) == first


# 72 Unter oder über sieben


@pytest.mark.cites("UNTERUEBER-5", "UNTERUEBER-6")
def test_a_bet_that_cannot_be_doubled_is_told_by_another_clause() -> None:
    """Of three chips each B has bet 2 and C 1; a seven makes 3 and 2 of them, then 3 and 3."""
    words = "manual with stock=3"
    acts = "under bet_2 bet_1 34"
    assert chips(UNDER, acts, words, 3) == [(3, 0), (3, 3), (3, 2)]
    assert cited(UNDER, acts, words, 3) == ["UNTERUEBER-5", "UNTERUEBER-6", "UNTERUEBER-5"]
    assert chips(UNDER, f"{acts} 34", words, 3) == [(3, 0), (3, 3), (3, 3)]
    assert cited(UNDER, f"{acts} 34", words, 3) == ["UNTERUEBER-5", "UNTERUEBER-6"]
    assert cited(UNDER, f"{acts} 34 34", words, 3) == ["UNTERUEBER-5"]
    some = ("UNTERUEBER-5", "The bets are doubled as far as the chips go.")
    assert some in told(UNDER, acts, words, 3)
    assert some in told(UNDER, f"{acts} 34 34", words, 3)
    assert some not in told(UNDER, "under bet_1 bet_1 34", words, 3)
    assert ("UNTERUEBER-5", "All bets are doubled.") in told(
        UNDER, "under bet_1 bet_1 34", words, 3
    )


@pytest.mark.cites("UNTERUEBER-1")
def test_it_is_told_whose_wager_is_next() -> None:
    assert ("UNTERUEBER-1", "B is the maker now.") in told(
        UNDER, "under bet_1 pass 11", "manual", 3
    )
    last = "under bet_1 11 over bet_1 66"
    assert not [said for _, said in told(UNDER, last) if "maker now" in said]


@pytest.mark.cites("BANK-4")
@pytest.mark.parametrize("slug", [LUSTIGE, UNDER, "zehnerspiel"])
def test_who_has_to_bet_is_offered_bets_alone(slug: str) -> None:
    found = game(slug)
    sheet = played(slug, "under" if slug == UNDER else "", "manual with may_pass=no", 3)
    assert not [act for act in legal_actions(found.rules, sheet) if str(act) == "pass"]


# 49 Sultan


@pytest.mark.cites("SULTAN-2", "SULTAN-6")
def test_a_trump_for_a_round_holds_until_each_of_the_others_has_thrown_for_it() -> None:
    """C takes the place of A, and B throws on; C does not throw, so D and A follow."""
    words = "manual with trump_change=round, throws_on=left_of_old"
    acts = "6 c3 1 6 c2"
    turns = list[int]()
    for _ in range(3):
        sheet = played("sultan", acts, words, 4)
        assert sheet.common.trump == 2
        turns.append(sheet.turn)
        acts += " 1"
    assert turns == [1, 3, 0]
    assert played("sultan", acts, words, 4).common.trump == 0
    assert played("sultan", acts, words, 4).turn == 2
    assert played("sultan", f"{acts} c5", words, 4).turn == 1


@pytest.mark.cites("SULTAN-6")
@pytest.mark.parametrize(("sultan_throws", "turn"), [("no", 1), ("yes", 0)])
def test_who_throws_first_for_a_sultan_on_the_left_of_the_old_one(
    sultan_throws: str, turn: int
) -> None:
    """A takes the place of C and sits on its left; so A throws first, or, not throwing, B."""
    words = f"manual with throws_on=left_of_old, sultan_throws={sultan_throws}"
    assert played("sultan", "1 1 6 c3 6 c2", words, 3).turn == turn


# Bets that are refused


@pytest.mark.cites("LUSTIGE-4", "CRAPS-3", "UNTERUEBER-3", "ZEHN-2")
@pytest.mark.parametrize(
    ("slug", "bet", "en", "de"),
    [
        (
            LUSTIGE,
            Bet(1, 3, 13),
            "B cannot make the bet 3 on 13 now; numbers to bet on: "
            "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
            "B kann jetzt nicht 3 auf 13 setzen; Zahlen zum Setzen: "
            "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
        ),
        (
            CRAPS,
            Bet(0, 2, 1),
            "A cannot make the bet 2 on 1 now; numbers to bet on: "
            "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
            "A kann jetzt nicht 2 auf 1 setzen; Zahlen zum Setzen: "
            "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
        ),
        (
            "zehnerspiel",
            Bet(1, 3, 7),
            "B cannot make the bet 3 on 7 now; numbers to bet on: –.",
            "B kann jetzt nicht 3 auf 7 setzen; Zahlen zum Setzen: –.",
        ),
    ],
)
def test_a_bet_on_no_number_of_the_game_is_told_with_those_that_there_are(
    slug: str, bet: Bet, en: str, de: str
) -> None:
    """58 and 74 bet on what two dice can show, 98 on nothing but below ten or more."""
    answer = step(game(slug).rules, played(slug, ""), bet)
    assert isinstance(answer, Refused)
    told_of = {breach.sentence.say("en", ("A", "B")) for breach in answer.breaches}
    assert told_of == {en}
    assert {breach.sentence.say("de", ("A", "B")) for breach in answer.breaches} == {de}
