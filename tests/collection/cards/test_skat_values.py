"""150 Skat: what games are worth, and what deals and matches come to."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.skat.game import GAME
from daumen_rules.games.cards.skat.play import result_told
from daumen_rules.games.cards.skat.rules import (
    DiamondJack,
    Failed,
    GrandOuvert,
    Ninety,
    NullEnd,
    Overbid,
    Rules,
    SkatTops,
    StepTable,
    TenTricks,
)
from daumen_rules.games.cards.skat.score import counted, is_won, reached, settled
from daumen_rules.games.cards.skat.values import (
    Contract,
    Goal,
    Kind,
    Result,
    ladder,
    order,
    tops,
    value,
)
from tests.collection.cards.at_skat import FOUR, NINE, ONE, TEN, game
from tests.collection.cards.at_table import cards
from tests.each import of_each

LOOK = ("take", "discard D7 D8")
SUITS = (Kind.CLUBS, Kind.SPADES, Kind.HEARTS, Kind.DIAMONDS)
RULES = Rules()


def worth(kind: Kind, hand: str) -> int:
    """What a game is worth after a look at the skat, won or lost with neither side Schneider."""
    return value(RULES, Contract(kind), tops(RULES, kind, cards(hand)), Goal.PLAIN)


# Values


@pytest.mark.numbers("skat")
@pytest.mark.cites("SKAT-12", "SKAT-14", "SKAT-15", "SKAT-16")
@of_each(
    ("jacks", "values"),
    [
        ("CJ", (24, 22, 20, 18)),
        ("SJ HJ DJ", (24, 22, 20, 18)),
        ("CJ SJ", (36, 33, 30, 27)),
        ("HJ", (36, 33, 30, 27)),
        ("CJ SJ DJ", (36, 33, 30, 27)),
        ("CJ SJ HJ", (48, 44, 40, 36)),
        ("DJ", (48, 44, 40, 36)),
        ("CJ SJ HJ DJ", (60, 55, 50, 45)),
        ("", (60, 55, 50, 45)),
    ],
)
def test_top_jacks_and_one_times_the_base(jacks: str, values: tuple[int, ...]) -> None:
    """Beside the Jacks no trump is held that could go on with them; Grand has no more than four."""
    for kind, expected in zip(SUITS, values, strict=True):
        suit = order(RULES, kind).trumps[4]
        aces = " ".join(f"{s}A" for s in "CSHD" if (suit.suit.value == s) != bool(jacks))
        held = f"{jacks} {aces}" if jacks else f"{suit} C7"
        if len(jacks.split()) in (0, 4):
            assert worth(kind, held) == expected
        else:
            assert worth(kind, jacks) == expected
    assert worth(Kind.GRAND, jacks) == values[0] * 2


@pytest.mark.numbers("skat")
@pytest.mark.cites("SKAT-14", "SKAT-27", "SKAT-28")
def test_trumps_are_eleven_in_suit_games_four_in_grand_and_none_in_null() -> None:
    assert [len(order(RULES, kind).trumps) for kind in SUITS] == [11] * 4
    assert order(RULES, Kind.GRAND).trumps == cards("CJ SJ HJ DJ")
    assert order(RULES, Kind.NULL).trumps == ()
    assert order(RULES, Kind.HEARTS).trumps == cards("CJ SJ HJ DJ HA H10 HK HQ H9 H8 H7")


@pytest.mark.cites("SKAT-14")
@pytest.mark.parametrize(
    ("held", "suit", "grand"),
    [
        ("CJ SJ HJ DJ CA C10 CK CQ C9 C8 C7", 11, 4),
        ("CJ SJ HJ DJ CA CK", 5, 4),
        ("C10 CK", 5, 4),
        ("SA HA", 11, 4),
        ("C7", 10, 4),
        ("SJ CA", 1, 1),
    ],
)
def test_top_trumps_go_on_into_the_trump_suit(held: str, suit: int, grand: int) -> None:
    assert tops(RULES, Kind.CLUBS, cards(held)) == suit
    assert tops(RULES, Kind.GRAND, cards(held)) == grand


@pytest.mark.cites("SKAT-14")
def test_with_the_jack_of_diamonds_alone_it_is_without_three_or_as_printed_without_two() -> None:
    printed = Rules(diamond_jack=DiamondJack.WITHOUT_TWO)
    for kind in (Kind.CLUBS, Kind.GRAND):
        assert tops(RULES, kind, cards("DJ CA")) == 3
        assert tops(printed, kind, cards("DJ CA")) == 2
        assert tops(printed, kind, cards("CJ HJ")) == tops(printed, kind, cards("CJ DJ")) == 1
        assert tops(printed, kind, cards("HJ CA")) == tops(printed, kind, cards("HJ DJ")) == 2


@pytest.mark.numbers("skat")
@pytest.mark.cites("SKAT-7", "SKAT-13")
def test_the_ladder_of_bids() -> None:
    """63 values by the usual order. By the manual's Grand ouvert of base 36 no game is worth 264,
    which was Grand ouvert with four, and four other values come in.
    """
    usual = ladder(Rules(grand_ouvert=GrandOuvert.BASE_24_STEP_7))
    manual = ladder(RULES)
    assert len(usual) == 63
    assert usual[:10] == (18, 20, 22, 23, 24, 27, 30, 33, 35, 36)
    assert usual[-1] == 264
    assert {23, 35, 46, 59} <= set(usual)
    suits = {base * n for base in (9, 10, 11, 12) for n in range(2, 19)}
    grands = {24 * n for n in range(2, 12)}
    assert set(usual) == suits | grands | {23, 35, 46, 59}
    assert set(manual) - set(usual) == {288, 324, 360, 396}
    assert set(usual) - set(manual) == {264}


@pytest.mark.cites("SKAT-25", "SKAT-26")
def test_61_points_win_and_60_do_not() -> None:
    for kind in (Kind.CLUBS, Kind.GRAND):
        won = [is_won(RULES, Contract(kind), points, 5, Goal.PLAIN) for points in (59, 60, 61, 62)]
        assert won == [False, False, True, True]


@pytest.mark.cites("SKAT-14")
def test_null_has_no_top_trumps() -> None:
    for hand in ("CJ SJ", "CA", ""):
        assert tops(RULES, Kind.NULL, cards(hand)) == 0


# Whole deals


@pytest.mark.numbers("skat")
@pytest.mark.cites("SKAT-15", "SKAT-18", "SKAT-22", "SKAT-23", "SKAT-24", "SKAT-25", "SKAT-45")
@of_each(
    ("hand", "acts", "rules", "score"),
    [
        (NINE, "declare clubs", ONE, 60),
        (NINE, "declare clubs schneider", ONE, 72),
        (TEN, "declare clubs", ONE, 84),
        (TEN, "declare clubs", evolve(ONE, step_table=StepTable.ADDITIVE), 72),
        (TEN, "declare clubs schneider", ONE, 84),
        (TEN, "declare clubs schneider", evolve(ONE, step_table=StepTable.ADDITIVE), 84),
        (TEN, "declare clubs schwarz", ONE, 96),
        (TEN, "declare clubs schwarz", evolve(ONE, step_table=StepTable.ADDITIVE), 96),
        (TEN, "declare clubs open", ONE, 108),
        (NINE, "declare clubs schwarz", ONE, -60),
        (NINE, "declare clubs schwarz", evolve(ONE, failed=Failed.ANNOUNCED), -96),
        (NINE, "declare clubs open", ONE, -108),
        (NINE, "declare clubs open", evolve(ONE, failed=Failed.ANNOUNCED), -108),
        (FOUR, "declare grand", ONE, 216),
        (FOUR, "declare grand open", ONE, 396),
        (FOUR, "declare grand open", evolve(ONE, grand_ouvert=GrandOuvert.BASE_36_STEP_6), 360),
        (FOUR, "declare grand open", evolve(ONE, grand_ouvert=GrandOuvert.BASE_24_STEP_7), 264),
    ],
)
def test_hand_games_that_reach_so_much(hand: str, acts: str, rules: Rules, score: int) -> None:
    result = game(hand, acts, rules=rules)
    assert (result.score, result.won) == (score, score > 0)


@pytest.mark.cites("SKAT-18", "SKAT-19", "SKAT-23", "SKAT-45")
@pytest.mark.parametrize(
    ("hand", "declared", "score", "reached"),
    [
        (NINE, "declare clubs", 48, Goal.SCHNEIDER),
        (TEN, "declare clubs", 60, Goal.SCHWARZ),
        (FOUR, "declare grand", 168, Goal.SCHWARZ),
    ],
)
def test_games_after_a_look_at_the_skat(
    hand: str, declared: str, score: int, reached: Goal
) -> None:
    result = game(hand, *LOOK, declared)
    assert (result.score, result.reached, result.won) == (score, reached, True)
    assert result.points == (120 if reached is Goal.SCHWARZ else result.points)


LEAN = "CJ SJ C9 C8 HA H10 D9 SA S8 S9"


@pytest.mark.numbers("skat")
@pytest.mark.cites("SKAT-24", "SKAT-45")
@pytest.mark.parametrize(
    ("acts", "won", "lost", "as_schneider"),
    [
        ((*LOOK, "declare clubs"), 36, -72, -96),
        (("declare clubs",), 48, -48, -60),
    ],
)
def test_clubs_with_two_lost(acts: tuple[str, ...], won: int, lost: int, as_schneider: int) -> None:
    """A lean hand played by chance; twice the value is lost, by hand once."""
    results = [game(LEAN, *acts, seed=seed, order=False) for seed in range(12)]
    found = {(r.won, r.reached): r.score for r in results}
    assert found[False, Goal.PLAIN] == lost
    assert found.get((True, Goal.PLAIN), won) == won
    assert found.get((False, Goal.SCHNEIDER), as_schneider) == as_schneider
    assert len({(r.won, r.reached, r.score) for r in results}) == len(found)


LOW = "S7 S8 S9 H7 H8 H9 D7 D9 DJ C7"
HIGH = "SA S10 HA H10 DA D10 CA C10 CK SK"


@pytest.mark.numbers("skat")
@pytest.mark.cites("SKAT-13", "SKAT-31", "SKAT-45")
@pytest.mark.parametrize(
    ("acts", "won", "lost"),
    [
        (("take", "discard D8 DK", "declare null"), 23, -46),
        (("declare null",), 35, -35),
        (("take", "discard D8 DK", "declare null open"), 46, -92),
        (("declare null open",), 59, -59),
    ],
)
def test_null_counts_what_it_counts(acts: tuple[str, ...], won: int, lost: int) -> None:
    assert game(LOW, *acts, skat="D8 DK").score == won
    assert game(HIGH, *acts, skat="D8 DK").score == lost


@pytest.mark.cites("SKAT-32")
def test_a_lost_null_is_over_at_once_or_is_played_out() -> None:
    assert game(HIGH, "declare null").tricks == 1
    assert game(HIGH, "declare null", rules=evolve(ONE, null_end=NullEnd.PLAYED_OUT)).tricks > 1


@pytest.mark.cites("SKAT-46")
@pytest.mark.parametrize(
    ("acts", "bid", "kept", "lost"),
    [
        ((*LOOK, "declare clubs"), 60, 60, 60),
        ((*LOOK, "declare clubs"), 63, 60, -144),
        (("declare clubs",), 88, 84, -96),
        (("declare clubs schwarz",), 396, 96, -396),
    ],
)
def test_a_game_worth_less_than_the_bid(
    acts: tuple[str, ...], bid: int, kept: int, lost: int
) -> None:
    """It is lost at the next multiple of its base, or by the other reading counts as it is."""
    usual = game(TEN, *acts, bid=bid)
    assert (usual.score, usual.overbid) == (lost, lost < 0)
    ignored = game(TEN, *acts, bid=bid, rules=evolve(ONE, overbid=Overbid.IGNORE))
    assert (ignored.score, ignored.overbid) == (kept, False)


@pytest.mark.cites("SKAT-46")
def test_a_null_that_was_overbid_counts_a_multiple_of_its_value() -> None:
    assert game(LOW, "declare null", bid=36, skat="D8 DK").score == -70


@pytest.mark.cites("SKAT-14")
def test_the_skat_counts_for_top_trumps_by_hand_or_does_not() -> None:
    hand, skat = "SJ HJ DJ CA C10 CK CQ C9 C8 C7", "CJ D7"
    assert game(hand, "declare clubs", skat=skat).score == 12 * (11 + 5)
    without = evolve(ONE, skat_tops=SkatTops.NOT_COUNTED)
    assert game(hand, "declare clubs", skat=skat, rules=without).score == 12 * (1 + 5)
    look = game(hand, "take", "discard D7 C7", "declare clubs", skat=skat, rules=without)
    assert look.tops == 11


@pytest.mark.cites("SKAT-25", "SKAT-26")
def test_which_hand_games_need_all_ten_tricks() -> None:
    literal = evolve(ONE, ten_tricks=TenTricks.HAND_GAMES)
    assert game(NINE, "declare clubs").won
    assert not game(NINE, "declare clubs", rules=literal).won
    assert game(TEN, "declare clubs", rules=literal).won
    assert game(NINE, *LOOK, "declare clubs", rules=literal).won
    assert game(LOW, "declare null", rules=literal, skat="D8 DK").won


@pytest.mark.cites("SKAT-22")
@pytest.mark.parametrize(
    ("points", "tricks", "found"),
    [
        (120, (10, 0), Goal.SCHWARZ),
        (91, (8, 2), Goal.SCHNEIDER),
        (90, (8, 2), Goal.SCHNEIDER),
        (89, (8, 2), Goal.PLAIN),
        (31, (3, 7), Goal.PLAIN),
        (30, (3, 7), Goal.SCHNEIDER),
        (0, (0, 10), Goal.SCHWARZ),
    ],
)
def test_who_is_schneider_or_schwarz(points: int, tricks: tuple[int, int], found: Goal) -> None:
    assert reached(RULES, points, *tricks) is found
    above = Rules(ninety=Ninety.ABOVE_90)
    assert reached(above, points, *tricks) is (Goal.PLAIN if points == 90 else found)


@pytest.mark.cites("SKAT-1", "SKAT-19")
def test_the_skat_counts_for_a_soloist_who_has_a_trick() -> None:
    assert counted([], cards("SA S10")) == 0
    assert game(TEN, "declare clubs", skat="DA D10").points == 120
    assert counted([()], cards("SA S10")) == 21


# Matches


@pytest.mark.numbers("skat")
@pytest.mark.cites("SKAT-47")
@pytest.mark.parametrize(
    ("scores", "payments"),
    [
        ((60, -24, 36), (108, -144, 36)),
        ((0, 0, 0), (0, 0, 0)),
        ((60, -24, 36, 0), (168, -168, 72, -72)),
    ],
)
def test_each_gets_his_score_times_the_players_less_the_sum(
    scores: tuple[int, ...], payments: tuple[int, ...]
) -> None:
    assert settled(scores) == payments
    assert sum(payments) == 0
    results = tuple(
        Result(
            soloist=seat,
            contract=Contract(Kind.CLUBS),
            bid=18,
            points=61,
            tricks=5,
            tops=2,
            reached=Goal.PLAIN,
            won=score > 0,
            overbid=False,
            value=abs(score),
            score=score,
        )
        for seat, score in enumerate(scores)
    )
    match = evolve(GAME.rules.start(len(scores), RULES), results=results, points=scores)
    outcome = GAME.rules.outcome(match)
    assert outcome is not None
    assert (outcome.scores, outcome.payments) == (scores, payments)


# What is told of a result


def result(contract: Contract, **other: Any) -> Result:
    """A game of A with two top trumps that was bid 18."""
    found = Result(
        soloist=0,
        contract=contract,
        bid=18,
        points=95,
        tricks=9,
        tops=2,
        reached=Goal.SCHNEIDER,
        won=True,
        overbid=False,
        value=48,
        score=48,
    )
    return evolve(found, **other)


@pytest.mark.cites("SKAT-14", "SKAT-15", "SKAT-22", "SKAT-23")
def test_the_value_of_a_game_is_told_in_its_parts() -> None:
    """Clubs with two and Schneider: 12 times 2 + 2, which is 48; without Schneider 36."""
    told = list(result_told(RULES, result(Contract(Kind.CLUBS))))
    assert [(event.clause.id, event.sentence.say("en")) for event in told] == [
        ("SKAT-25", "clubs is won; points of A: 95."),
        ("SKAT-22", "Schneider was reached."),
        ("SKAT-14", "Top trumps: 2."),
        ("SKAT-23", "Step: 2."),
        ("SKAT-15", "The game is worth 12 times 4: 48."),
        ("SKAT-45", "A scores 48."),
    ]
    plain = result(Contract(Kind.CLUBS), points=70, reached=Goal.PLAIN, value=36, score=36)
    values = [event.sentence.say("de") for event in result_told(RULES, plain)]
    assert "Das Spiel ist 12 mal 3 wert: 36." in values


@pytest.mark.cites("SKAT-25", "SKAT-26", "SKAT-46")
@pytest.mark.parametrize(
    ("contract", "other", "clause", "last"),
    [
        (Contract(Kind.CLUBS), {"won": False, "points": 60}, "SKAT-25", "SKAT-45"),
        (Contract(Kind.CLUBS, True, Goal.OPEN), {"won": False}, "SKAT-26", "SKAT-45"),
        (Contract(Kind.CLUBS), {"won": False, "overbid": True, "bid": 50}, "SKAT-46", "SKAT-46"),
    ],
)
def test_a_lost_game_is_told_by_the_clause_that_loses_it(
    contract: Contract, other: dict[str, Any], clause: str, last: str
) -> None:
    told = [event.clause.id for event in result_told(RULES, result(contract, **other))]
    assert told[0] == clause
    assert last in told[-2:]
