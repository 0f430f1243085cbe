"""Games of bets: what a chip that is bet brings in the mean, by the game's own steps."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.step import Refused
from tests.collection.dice.chances import next_sheets
from tests.collection.dice.positions import events, forbidden, played


def brings(slug: str, acts: str, words: str, seat: int = 1) -> Fraction:
    """What a seat has in the mean after one throw more."""
    sheet = played(slug, acts, words)
    ways = next_sheets(game(slug), sheet).items()
    return sum((part * there.notes[seat].chips for there, part in ways), Fraction())


# 98 Zehnerspiel


@pytest.mark.numbers("zehnerspiel")
@pytest.mark.cites("ZEHN-3", "ZEHN-4", "ZEHN-5")
@pytest.mark.parametrize(
    ("words", "chips"), [("manual", Fraction(-1, 4)), ("manual with twice=won", Fraction(1, 8))]
)
def test_the_bank_has_a_quarter_of_each_bet_below_ten(words: str, chips: Fraction) -> None:
    assert brings("zehnerspiel", "bet_1", words) == chips
    ways = next_sheets(game("zehnerspiel"), played("zehnerspiel", "bet_1", words)).items()
    assert sum(part for there, part in ways if there.notes[1].chips > 0) == Fraction(3, 8)
    assert all(sum(purse.chips for purse in there.notes) == 0 for there, _ in ways)


@pytest.mark.cites("ZEHN-1", "ZEHN-3", "ZEHN-4")
def test_where_each_has_a_throw_it_is_for_the_next_that_has_bet() -> None:
    """A holds the bank: 9 pips are below ten, 10 are not. C bets after B, or alone."""
    words = "manual with throws=per_player, may_pass=yes"

    def chips(acts: str) -> list[int]:
        sheet = played("zehnerspiel", acts, words, 3)
        return [purse.chips for purse in sheet.notes]

    assert chips("bet_3 bet_2 333") == [-3, 3, 0]
    assert chips("bet_3 bet_2 333 334") == [-1, 3, -2]
    assert chips("pass bet_2 333") == [-2, 0, 2]
    waits = played("zehnerspiel", "bet_3 bet_2 333", words, 3)
    assert [len(purse.bets) for purse in waits.notes] == [0, 0, 1]
    moved = f"{words}, bank=rotate"
    second = played("zehnerspiel", "pass pass 333 bet_1 bet_1 666", moved, 3)
    assert [purse.chips for purse in second.notes] == [0, 1, -1]


@pytest.mark.cites("ZEHN-2", "BANK-4")
def test_each_of_the_others_bets_unless_it_is_agreed_that_they_may_pass() -> None:
    assert forbidden("zehnerspiel", "", "pass") == {"ZEHN-2"}
    assert forbidden("zehnerspiel", "", "pass", "manual with may_pass=yes") == set()


# 58 Lustige Sieben


@pytest.mark.numbers("lustige-sieben")
@pytest.mark.cites("LUSTIGE-5", "LUSTIGE-6", "LUSTIGE-7", "LUSTIGE-8")
@pytest.mark.parametrize(
    ("words", "on", "chips"),
    [
        *(("manual", on, Fraction(-1, 6)) for on in (2, 4, 6, 9, 11, 3, 5, 8, 10, 12)),
        ("manual", 7, Fraction(-1, 12)),
        ("manual with threefold=won", 7, Fraction(1, 12)),
    ],
)
def test_a_side_loses_a_sixth_and_the_seven_a_twelfth(words: str, on: int, chips: Fraction) -> None:
    acts = f"bet_1_on_{on} pass"
    assert brings("lustige-sieben", acts, words) == 20 + chips
    ways = next_sheets(game("lustige-sieben"), played("lustige-sieben", acts, words)).items()
    assert all(sum(purse.chips for purse in there.notes) == 40 for there, _ in ways)
    stays = sum(part for there, part in ways if there.notes[1].bets)
    assert stays == (Fraction(15, 36) if on == 7 else 0)


@pytest.mark.numbers("lustige-sieben")
@pytest.mark.cites("LUSTIGE-7")
def test_of_sevens_that_are_settled_a_seventh_is_lost() -> None:
    gain = brings("lustige-sieben", "bet_1_on_7 pass", "manual") - 20
    assert gain / (1 - Fraction(15, 36)) == Fraction(-1, 7)


# 72 Unter oder über sieben


@pytest.mark.numbers("unter-oder-ueber-sieben")
@pytest.mark.cites("UNTERUEBER-4", "UNTERUEBER-5")
@pytest.mark.parametrize("side", ["under", "over"])
def test_the_wager_is_fair_and_a_sixth_of_the_throws_doubles(side: str) -> None:
    acts = f"{side} bet_1"
    assert brings("unter-oder-ueber-sieben", acts, "manual") == 0
    found = game("unter-oder-ueber-sieben")
    ways = next_sheets(found, played(found.slug, acts)).items()
    again = sum((part for there, part in ways if there.notes[1].bets), Fraction())
    doubled = sum((part * sum(b.chips for b in s.notes[1].bets) for s, part in ways), Fraction())
    assert 1 / (1 - again) == Fraction(6, 5)
    assert (1 - again) / (1 - doubled) == Fraction(5, 4)


# 74 Craps


def settled(acts: str) -> tuple[Mapping[Any, Fraction], Fraction]:
    """What a throw brings that does not settle the wager, and how often the maker wins by it."""
    found = game("craps")
    ways = next_sheets(found, played("craps", acts))
    won = sum((p for s, p in ways.items() if s.notes[0].chips > 0), Fraction())
    return {s: p for s, p in ways.items() if s.notes[1].bets}, won


WINS = {
    2: Fraction(111, 140),
    3: Fraction(1697, 2520),
    4: Fraction(2999, 5040),
    5: Fraction(613, 1134),
    6: Fraction(50047, 99792),
    7: Fraction(6557, 13860),
}


@pytest.mark.numbers("craps")
@pytest.mark.cites("CRAPS-5", "CRAPS-6", "CRAPS-7")
@pytest.mark.parametrize("named", range(2, 13))
def test_only_the_seven_is_bad_for_the_maker(named: int) -> None:
    bet = f"bet_1_on_{named}"
    undecided, chance = settled(bet)
    for sheet, part in undecided.items():
        lucky = sheet.common.lucky
        one, other = max(1, lucky - 6), min(6, lucky - 1)
        on, won = settled(f"{bet} {one}{other}")
        chance += part * won / (1 - sum(on.values()))
    assert chance == WINS[min(named, 14 - named)]


# 49 Sultan


@pytest.mark.numbers("sultan")
@pytest.mark.cites("SULTAN-3", "SULTAN-4", "SULTAN-5", "SULTAN-8")
@pytest.mark.parametrize("trump", range(1, 6))
def test_a_throw_brings_the_sultan_less_the_higher_the_trump_is(trump: int) -> None:
    for words, most in (("manual", 4), ("manual with six_pays=yes", 5)):
        ways = next_sheets(game("sultan"), played("sultan", f"6 c{trump}", words)).items()
        assert sum(part * there.notes[0] for there, part in ways) == Fraction(most - trump, 6)
        assert all(sum(there.notes) == 0 for there, _ in ways)


@pytest.mark.cites("BANK-4", "CRAPS-4")
def test_whoever_does_not_bet_against_the_maker_says_so() -> None:
    (told, *_) = events("craps", "bet_3_on_7 pass", "manual with share=free", players=3)
    assert (told.clause.id, told.sentence.say("en")) == ("BANK-4", "B bets nothing more.")


@pytest.mark.cites("CRAPS-4")
def test_a_bet_after_the_end_is_refused() -> None:
    """The others are out, so nothing can be bet against them."""
    found = game("craps")
    over = random_play(found, 2, found.book.read_rules("manual with stock=1"), Random(0)).steps[-1]
    assert found.outcome(over.state) is not None
    for seat in (0, 1):
        late = found.step(over.state, found.notation.read(seat, "bet 1 on 7"))
        assert isinstance(late, Refused)
