"""150 Skat: deals, the auction, the skat, what is declared, tricks, and what is refused when."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.auction import Auction
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.tricks import Cards, Play, points
from daumen_rules.games.cards.skat.game import GAME
from daumen_rules.games.cards.skat.rules import (
    DealDir,
    Failed,
    LastWord,
    PassedIn,
    Plain,
    Rules,
    ShownSkat,
)
from daumen_rules.games.cards.skat.table import SkatDesk, hand_of, is_over
from daumen_rules.games.cards.skat.values import Contract, Goal, Kind, Result
from daumen_rules.kernel.game import legal_actions, may_undo, step
from daumen_rules.kernel.seats import NATURE, REFEREE
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.cards import PACK, Deal, sorted_hand
from tests.collection.cards.at_skat import NINE, ONE, TEN, bid_to, dealt
from tests.collection.cards.at_table import after, cards, played_out, refused, told
from tests.each import of_each

WHOLE = str(Deal(PACK))


def contract(match: SkatDesk) -> str:
    return match.game.term.code


# The deal


@pytest.mark.cites("SKAT-2", "SKAT-4", "CARDS-1")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("way", DealDir)
def test_packets_go_round_one_way_or_the_other(players: int, way: DealDir) -> None:
    """Three each, two for the skat, four each, three each; of four the dealer gets nothing, of
    three he gets his packets last.
    """
    match = after(GAME, GAME.rules.start(players, Rules(deals=1, deal_dir=way)), WHOLE)
    first = {*PACK[:3], *PACK[11:15], *PACK[23:26]}
    second = {*PACK[3:6], *PACK[15:19], *PACK[26:29]}
    third = {*PACK[6:9], *PACK[19:23], *PACK[29:32]}
    back = (1, 0, 2) if players == 3 else (2, 1, 0)
    order = (0, 1, 2) if way is DealDir.CW else back
    assert [set(hand_of(match, seat)) for seat in order] == [first, second, third]
    assert match.dealer == players - 1
    assert refused(GAME, GAME.rules.start(players, ONE), "deal H10") == ["CARDS-1"]
    assert players == 3 or hand_of(match, 3) == ()
    assert match.stock == PACK[9:11]


@pytest.mark.cites("SKAT-5", "SKAT-48")
@pytest.mark.parametrize(
    ("players", "deals", "dealers"),
    [(3, 0, [2, 0, 1]), (4, 0, [3, 0, 1, 2]), (3, 1, [2]), (3, 5, [2, 0, 1, 2, 0])],
)
def test_the_left_neighbour_deals_next(players: int, deals: int, dealers: list[int]) -> None:
    match, found = GAME.rules.start(players, Rules(deals=deals)), list[int]()
    while not is_over(match):
        found.append(match.dealer)
        forehand = (match.dealer + 1) % players
        match = after(GAME, match, WHOLE, "pass", "pass", "bid 18", "declare null")
        assert match.turn == forehand
        match = played_out(GAME, match, Random(1))
    assert found == dealers
    outcome = GAME.rules.outcome(match)
    assert outcome is not None
    assert outcome.scores == match.points
    assert sum(outcome.payments) == 0


# The auction


@pytest.mark.cites("SKAT-6", "SKAT-7", "SKAT-8", "SKAT-10", "SKAT-36")
@of_each(
    ("acts", "words", "seat", "broken"),
    [
        ("", "bid 18", 1, []),
        ("", "bid 17", 1, ["SKAT-7"]),
        ("", "bid 21", 1, ["SKAT-7"]),
        ("", "bid 264", 1, ["SKAT-7"]),
        ("", "bid 18", 0, ["SKAT-6"]),
        ("", "hold", 1, ["SKAT-8"]),
        ("", "hold", 2, ["SKAT-6", "SKAT-8"]),
        ("", "take", 1, ["SKAT-36"]),
        ("", "declare clubs", 0, ["SKAT-36", "SKAT-6"]),
        ("", "H10", 1, ["SKAT-36"]),
        ("bid 20", "bid 22", 0, ["SKAT-8"]),
        ("bid 20", "bid 18", 0, ["SKAT-7", "SKAT-8"]),
        ("bid 20", "hold", 0, []),
        ("bid 20, hold", "bid 20", 1, ["SKAT-7"]),
        ("bid 20, hold", "bid 22", 1, []),
        ("bid 20, pass", "bid 20", 2, ["SKAT-7"]),
        ("pass", "bid 18", 2, []),
        ("pass, pass", "bid 18", 0, []),
        ("pass, pass", "bid 20", 0, ["SKAT-10"]),
        ("pass, pass", "pass", 0, []),
    ],
)
def test_what_may_be_said(acts: str, words: str, seat: int, broken: list[str]) -> None:
    match = after(GAME, dealt(), *filter(None, acts.split(", ")))
    assert refused(GAME, match, words, seat) == broken


@pytest.mark.cites("SKAT-9")
@pytest.mark.parametrize(
    ("acts", "soloist"),
    [
        ("bid 18, hold, bid 20, pass, pass", 1),
        ("bid 18, pass, bid 20, hold, bid 22, pass", 2),
        ("pass, bid 18, hold, pass", 0),
        ("pass, pass, bid 18", 0),
    ],
)
def test_the_highest_bidder_plays_alone(acts: str, soloist: int) -> None:
    match = after(GAME, dealt(), *acts.split(", "))
    assert match.task is Task.CHOOSE
    assert match.soloist == soloist
    assert GAME.rules.movers(match) == (soloist,)


@pytest.mark.cites("SKAT-10", "SKAT-11")
def test_when_all_pass_nothing_is_scored_unless_forehand_must_play() -> None:
    passed = dealt(rules=Rules())
    assert told(GAME, after(GAME, passed, "pass", "pass"), "pass")[1:] == [
        "All have passed.",
        "A deals next.",
    ]
    after_it = after(GAME, passed, "pass", "pass", "pass")
    assert (after_it.results, after_it.points, after_it.dealer) == ((None,), (0, 0, 0), 0)
    same = after(GAME, dealt(rules=Rules(passed_in=PassedIn.SAME_DEALER)), "pass", "pass", "pass")
    assert (same.results, same.dealer, same.task) == ((None,), 2, Task.DEAL)
    must = after(GAME, dealt(rules=Rules(last_word=LastWord.MUST_PLAY)), "pass", "pass")
    assert refused(GAME, must, "pass") == ["SKAT-10"]
    assert refused(GAME, must, "bid 18") == []


@pytest.mark.cites("SKAT-5", "SKAT-6", "SKAT-9", "SKAT-11", "SKAT-43", "SKAT-47")
@pytest.mark.parametrize(
    ("deals", "acts", "last", "clauses"),
    [
        (3, "", "bid 18", ["SKAT-6"]),
        (3, "pass, pass", "bid 18", ["SKAT-6", "SKAT-9"]),
        (3, "pass, pass", "pass", ["SKAT-6", "SKAT-11", "SKAT-5"]),
        (1, "pass, pass", "pass", ["SKAT-6", "SKAT-11", "SKAT-47"]),
    ],
)
def test_by_which_clauses_words_are_told_which_nobody_takes_back(
    deals: int, acts: str, last: str, clauses: list[str]
) -> None:
    match = after(GAME, dealt(rules=Rules(deals=deals)), *filter(None, acts.split(", ")))
    answer = step(GAME.rules, match, GAME.notation.read(GAME.rules.movers(match)[0], last))
    assert isinstance(answer, Step)
    assert [event.clause.id for event in answer.events] == clauses
    told_openly = [event for event in answer.events if event.clause.id in ("SKAT-6", "SKAT-11")]
    assert all(map(GAME.rules.reveals, told_openly))


@pytest.mark.cites("SKAT-43")
def test_what_was_said_or_played_is_not_taken_back() -> None:
    bidding = dealt(TEN)
    said = step(GAME.rules, bidding, GAME.notation.read(1, "pass"))
    assert isinstance(said, Step)
    assert not may_undo(GAME.rules, [said], 1)
    declared = after(GAME, bid_to(bidding), "declare clubs")
    played = step(GAME.rules, declared, GAME.notation.read(0, "CJ"))
    assert isinstance(played, Step)
    assert not may_undo(GAME.rules, [played], 0)


@pytest.mark.cites("SKAT-44", "SKAT-24")
@pytest.mark.parametrize(("failed", "score"), [(Failed.REACHED, -48), (Failed.ANNOUNCED, -72)])
def test_a_soloist_who_announced_schneider_and_turns_up_the_skat_has_not_reached_it(
    failed: Failed, score: int
) -> None:
    """With two, game 3, by hand 4: 48. With the announcement it would be game 6: 72."""
    rules = evolve(ONE, shown_skat=ShownSkat.REFEREE, failed=failed)
    match = bid_to(dealt(NINE, "HJ", "DJ", "D7 D8", rules=rules))
    answer = step(
        GAME.rules,
        after(GAME, match, "declare clubs schneider"),
        GAME.notation.read(REFEREE, "shown A"),
    )
    assert isinstance(answer, Step)
    (result,) = answer.state.results
    assert result == Result(
        soloist=0,
        contract=Contract(Kind.CLUBS, True, Goal.SCHNEIDER),
        bid=18,
        points=0,
        tricks=0,
        tops=2,
        reached=Goal.PLAIN,
        won=False,
        overbid=False,
        value=-score,
        score=score,
    )


# Skat and announcement


@pytest.mark.cites("SKAT-18", "SKAT-36")
def test_the_skat_is_taken_once_and_two_own_cards_are_laid_away() -> None:
    chosen = bid_to(dealt(NINE, skat="D7 D8"))
    assert refused(GAME, chosen, "discard CJ SJ") == ["SKAT-36"]
    taken = after(GAME, chosen, "take")
    assert set(hand_of(taken, 0)) == {*cards(NINE), *cards("D7 D8")}
    assert refused(GAME, taken, "take") == ["SKAT-36"]
    assert refused(GAME, taken, "declare clubs") == ["SKAT-36"]
    for words in ("discard D7", "discard D7 D7", "discard D7 D8 S7", "discard D7 DA"):
        assert refused(GAME, taken, words) == ["SKAT-18"]
    assert refused(GAME, taken, "discard D7 D8", 1) == ["SKAT-34", "SKAT-18"]
    away = after(GAME, taken, "discard S7 D8")
    assert away.task is Task.DECLARE
    assert (away.stock, len(hand_of(away, 0))) == (cards("D8 S7"), 10)
    assert refused(GAME, away, "discard CJ SJ") == ["SKAT-36"]


@pytest.mark.cites("SKAT-20", "SKAT-21")
@of_each(
    ("words", "by_hand", "after_a_look"),
    [
        ("declare clubs", [], []),
        ("declare clubs schneider", [], ["SKAT-20"]),
        ("declare grand schwarz", [], ["SKAT-20"]),
        ("declare null schneider", ["SKAT-20"], ["SKAT-20"]),
        ("declare null schwarz", ["SKAT-20"], ["SKAT-20"]),
        ("declare clubs open", [], ["SKAT-21"]),
        ("declare grand open", [], ["SKAT-21"]),
        ("declare null open", [], []),
    ],
)
def test_what_may_be_announced(words: str, by_hand: list[str], after_a_look: list[str]) -> None:
    chosen = bid_to(dealt(NINE, skat="D7 D8"))
    assert refused(GAME, chosen, words) == by_hand
    assert refused(GAME, after(GAME, chosen, "take", "discard D7 D8"), words) == after_a_look
    assert refused(GAME, chosen, words, 1) == ["SKAT-34", *by_hand]


@pytest.mark.cites("SKAT-18")
def test_a_game_is_by_hand_where_the_skat_was_not_taken() -> None:
    chosen = bid_to(dealt(NINE, skat="D7 D8"))
    assert contract(after(GAME, chosen, "declare clubs schneider")) == "clubs hand schneider"
    look = after(GAME, chosen, "take", "discard D7 D8", "declare null open")
    assert contract(look) == "null open"


# Tricks


@pytest.mark.cites("SKAT-33", "SKAT-34", "SKAT-35", "SKAT-36")
def test_which_cards_are_refused() -> None:
    hands = ("CJ C7 H7", "HJ DJ S7 D9", "SJ CA H8")
    match = after(GAME, bid_to(dealt(*hands)), "declare diamonds")
    assert refused(GAME, match, "H7") == []
    assert refused(GAME, match, "S7", 1) == ["SKAT-34"]
    assert refused(GAME, match, "S7") == ["SKAT-35"]
    assert refused(GAME, match, "pass") == ["SKAT-36"]
    assert refused(GAME, match, WHOLE, NATURE) == ["SKAT-36", "SKAT-34"]
    led = after(GAME, match, "CJ")
    assert refused(GAME, led, "S7") == ["SKAT-33"]
    assert refused(GAME, led, "C7") == ["SKAT-35", "SKAT-33"]
    assert refused(GAME, led, "D9") == refused(GAME, led, "HJ") == []
    assert refused(GAME, led, "CA", 2) == ["SKAT-34", "SKAT-33"]


@pytest.mark.cites("SKAT-33")
@pytest.mark.parametrize(
    ("game_called", "led", "free"),
    [("clubs", "CA", ["CK", "CJ", "DJ"]), ("grand", "CA", ["CK"]), ("null", "CA", ["CJ", "CK"])],
)
def test_a_jack_is_of_its_suit_only_in_null(game_called: str, led: str, free: list[str]) -> None:
    match = after(GAME, bid_to(dealt("CA", "CK CJ DJ D7 D8 D9 D10 DQ DK DA")), "take")
    match = after(GAME, match, "discard " + " ".join(map(str, hand_of(match, 0)[:2])))
    match = after(GAME, match, f"declare {game_called}", led)
    assert [str(c) for c in hand_of(match, 1) if not refused(GAME, match, str(c))] == sorted(
        free, key=["DJ", "CJ", "CK"].index
    )


@pytest.mark.cites("SKAT-27", "SKAT-28", "SKAT-29", "SKAT-30", "SKAT-37")
@of_each(
    ("called", "trick", "takes"),
    [
        ("clubs", "SA C7 S10", 1),
        ("clubs", "SJ CJ CA", 1),
        ("clubs", "DJ HJ CA", 1),
        ("hearts", "SK S10 SQ", 1),
        ("grand", "SA C7 S10", 0),
        ("grand", "SA DJ HJ", 2),
        ("grand", "SK S10 SQ", 1),
        ("null", "S10 SJ SQ", 2),
        ("null", "S10 S9 CA", 0),
    ],
)
def test_who_takes_a_trick_and_leads(called: str, trick: str, takes: int) -> None:
    """Each seat has the card that it plays, and others beside it; what they owe is not asked."""
    start = after(GAME, bid_to(dealt()), f"declare {called}")
    hands = tuple(map(cards, trick.split()))
    match = evolve(start, hands=hands)
    assert told(GAME, after(GAME, match, *trick.split()[:2]), trick.split()[2])[1].startswith(
        f"{'ABC'[takes]} takes the trick"
    )


@pytest.mark.cites("SKAT-29")
def test_as_printed_near_null_the_king_beats_the_ten() -> None:
    hands = ("SK", "S10", "SQ")
    for plain, takes in ((Plain.TEN_HIGH, 1), (Plain.PRINTED, 0)):
        match = bid_to(dealt(*hands, rules=Rules(deals=1, plain=plain)))
        match = after(GAME, match, "declare hearts", "SK", "S10", "SQ")
        assert match.turn == takes


@pytest.mark.numbers("skat")
@pytest.mark.cites("SKAT-1", "SKAT-19", "SKAT-34")
def test_ten_tricks_and_120_points_with_the_skat() -> None:
    random = Random(150)
    for _ in range(5):
        match = bid_to(after(GAME, GAME.rules.start(3, ONE), str(Deal(_shuffled(random)))))
        match = after(GAME, match, "declare grand")
        last = match
        while not is_over(match):
            last = match
            action = random.choice([*GAME.rules.candidates(match)])
            match = after(GAME, match, GAME.notation.write(action))
        end = last
        played = [play.card for trick in (*end.tricks, end.trick) for play in trick]
        assert len(end.tricks) == 9
        assert len(played) == 29
        assert points((*played, *end.stock, *(c for h in end.hands for c in h))) == 120
        (result,) = match.results
        assert result is not None
        assert result.points <= 120


def _shuffled(random: Random) -> Cards:
    return tuple(random.sample(PACK, len(PACK)))


# Whole matches, one step past each stage


@pytest.mark.cites("SKAT-5", "SKAT-11")
def test_after_a_passed_out_deal_the_next_one_begins_with_nothing() -> None:
    rules = Rules(deals=3)
    passed = after(GAME, dealt(rules=rules), "pass", "pass", "pass")
    start = GAME.rules.start(3, rules)
    assert passed == evolve(start, dealer=0, turn=1, results=(None,), deals=1)
    next_deal = after(GAME, passed, WHOLE)
    assert next_deal.task is Task.BID
    assert (next_deal.dealer, next_deal.results) == (0, (None,))
    assert next_deal.auction == Auction(speaker=2, listener=1, waiting=(0,))
    four = after(GAME, dealt(rules=rules, players=4), "pass", "pass", "pass")
    start = GAME.rules.start(4, rules)
    assert four == evolve(start, dealer=0, turn=1, results=(None,), deals=1)


@pytest.mark.cites("SKAT-9", "SKAT-18", "SKAT-32")
def test_each_stage_keeps_what_lies_and_what_was_said() -> None:
    bidding = dealt(NINE, "HJ", "DJ", "D7 D8")
    chosen = bid_to(bidding)
    auction = chosen.bidding
    assert (auction.bid, auction.listener, auction.turn) == (18, 0, None)
    assert chosen.stock == cards("D7 D8")
    assert chosen == evolve(bidding, auction=auction, soloist=0, turn=0, task=Task.CHOOSE)
    taken = after(GAME, chosen, "take")
    twelve = tuple(sorted_hand((*bidding.hands[0], *cards("D7 D8"))))
    hands = (twelve, *bidding.hands[1:])
    assert taken == evolve(chosen, hands=hands, stock=(), taken=True, task=Task.AWAY)
    away = after(GAME, taken, "discard S7 D8")
    ten = tuple(card for card in twelve if card not in cards("S7 D8"))
    hands = (ten, *bidding.hands[1:])
    assert away == evolve(taken, hands=hands, stock=cards("D8 S7"), task=Task.DECLARE)
    contract = Contract(Kind.CLUBS, False, Goal.PLAIN)
    assert after(GAME, away, "declare clubs") == evolve(away, contract=contract, task=Task.PLAY)


@pytest.mark.cites("SKAT-27", "SKAT-34")
def test_after_a_trick_its_taker_leads_to_an_empty_table() -> None:
    match = after(GAME, bid_to(dealt(NINE, "HJ", "DJ", "D7 D8")), "declare hearts")
    begun = match
    first = (Play(0, cards("SJ")[0]), Play(1, cards("HJ")[0]), Play(2, cards("DJ")[0]))
    hands = tuple(
        tuple(card for card in hand if card != play.card)
        for hand, play in zip(begun.hands, first, strict=True)
    )
    one = after(GAME, match, "SJ")
    assert one == evolve(match, hands=(hands[0], *begun.hands[1:]), trick=first[:1], turn=1)
    three = after(GAME, one, "HJ", "DJ")
    assert three == evolve(match, hands=hands, tricks=(first,), turn=0)


# Four at the table, and the skat turned up


@pytest.mark.cites("SKAT-2", "SKAT-47")
def test_with_four_the_dealer_sits_out_and_has_his_share() -> None:
    match = after(GAME, bid_to(dealt(TEN, "HJ", "DJ", players=4)), "declare clubs")
    assert refused(GAME, match, "CJ", 3) == ["SKAT-34", "SKAT-35"]
    outcome = GAME.rules.outcome(played_out(GAME, match, Random(1)))
    assert outcome is not None
    value = outcome.scores[0]
    assert outcome.scores == (value, 0, 0, 0)
    assert outcome.payments == (3 * value, -value, -value, -value)


@pytest.mark.cites("SKAT-44")
@of_each(
    ("acts", "seat", "score"),
    [
        (("declare clubs",), 0, -48),
        (("declare clubs",), 1, 48),
        (("declare clubs schneider",), 2, 72),
        (("declare clubs schneider",), 0, -48),
        (("declare clubs schwarz",), 0, -48),
        (("declare clubs open",), 0, -108),
        (("take", "discard S7 CJ", "declare clubs"), 0, -72),
        (("declare null",), 1, 35),
    ],
)
def test_whose_side_turns_up_the_skat_loses(acts: tuple[str, ...], seat: int, score: int) -> None:
    rules = evolve(ONE, shown_skat=ShownSkat.REFEREE)
    match = after(GAME, bid_to(dealt(NINE, "HJ", "DJ", "D7 D8", rules=rules)), *acts)
    shown = f"shown {'ABC'[seat]}"
    assert REFEREE in GAME.rules.movers(match)
    answer = step(GAME.rules, match, GAME.notation.read(REFEREE, shown))
    assert isinstance(answer, Step)
    assert answer.state.points == (score, 0, 0)
    assert refused(GAME, match, "shown D", REFEREE) == ["SKAT-44"]
    off = after(GAME, bid_to(dealt(NINE, "HJ", "DJ", "D7 D8")), *acts)
    assert refused(GAME, off, shown, REFEREE) == ["SKAT-34"]


def test_the_end_of_a_deal_is_told_in_both_languages() -> None:
    hands = ("SA DJ", "S8 SK", "S7 CJ", "D7 D8")
    match = after(GAME, bid_to(dealt(*hands)), "declare null", "SA", "S8")
    answer = step(GAME.rules, match, GAME.notation.read(2, "S7"))
    assert isinstance(answer, Step)
    assert [event.sentence.say("en", ("Anna", "Ben", "Clara")) for event in answer.events] == [
        "Clara plays Seven of spades.",
        "Anna takes the trick with Ace of spades: SA S8 S7.",
        "In the skat lay D7 D8.",
        "Null by hand is lost; tricks of Anna: 1.",
        "Null by hand is worth 35.",
        "Anna scores -35.",
        "The scores are -35, 0, 0; each gets -70, 35, 35.",
    ]
    assert [event.sentence.say("de", ("Anna", "Ben", "Clara")) for event in answer.events] == [
        "Clara spielt Pik Sieben.",
        "Anna nimmt den Stich mit Pik Ass: PA P8 P7.",
        "Im Skat lagen Ka7 Ka8.",
        "Null Hand ist verloren; Stiche von Anna: 1.",
        "Null Hand ist 35 wert.",
        "Anna bekommt -35 angeschrieben.",
        "Die Endzahlen sind -35, 0, 0; es bekommt jeder -70, 35, 35.",
    ]


def test_with_four_at_the_table_a_deal_has_ten_tricks_as_well() -> None:
    match = after(GAME, bid_to(dealt(TEN, "HJ", "DJ", players=4)), "declare clubs")
    for played in range(30):
        assert len(match.tricks) == played // 3
        card = next(act for act in legal_actions(GAME.rules, match) if isinstance(act, Play))
        answer = step(GAME.rules, match, card)
        assert isinstance(answer, Step)
        match = answer.state
    assert match.task is Task.DEAL
