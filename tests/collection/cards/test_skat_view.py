"""150 Skat: what each seat knows, and that hidden cards show nowhere."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.auction import Auction
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.skat.game import GAME
from daumen_rules.games.cards.skat.rules import Recall, Rules, ShownSkat
from daumen_rules.games.cards.skat.table import SkatDesk, SkatView, hand_of
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import SPECTATOR, Viewer
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.cards import PACK, Deal
from daumen_rules.pieces.event_text import witness
from daumen_rules.pieces.secrets import Secrets
from tests.collection.cards.at_skat import FOUR, NINE, ONE, bid_to, dealt
from tests.collection.cards.at_table import after, cards, played_out
from tests.scene import seen_lines

WHOLE = str(Deal(PACK))
SECRETS: Secrets[SkatDesk, SkatView] = cast(Any, GAME.checks.pieces).__self__
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, SPECTATOR)


def heard(match: SkatDesk, words: str, viewer: Viewer) -> list[str]:
    answer = step(GAME.rules, match, GAME.notation.read(GAME.rules.movers(match)[0], words))
    assert isinstance(answer, Step)
    return [witness(event, viewer).sentence.say("en") for event in answer.events]


@pytest.mark.cites("SKAT-40")
def test_the_skat_of_a_hand_game_is_seen_by_nobody() -> None:
    one = after(GAME, bid_to(dealt(NINE, "HA", "SA", "D7 D8")), "declare clubs")
    assert [GAME.rules.view(one, viewer).skat for viewer in VIEWERS] == [()] * 4
    for viewer in VIEWERS:
        assert any(other.stock != cards("D7 D8") for other in SECRETS.alike(one, viewer))


@pytest.mark.cites("SKAT-40")
def test_what_the_soloist_takes_and_lays_away_he_alone_knows() -> None:
    chosen = bid_to(dealt(NINE, skat="D7 D8"))
    assert heard(chosen, "take", 0) == ["A takes up the skat: D7 D8."]
    assert heard(chosen, "take", 1) == heard(chosen, "take", SPECTATOR) == ["A takes up the skat."]
    taken = after(GAME, chosen, "take")
    assert heard(taken, "discard D7 S7", 0) == ["A lays away D7 S7."]
    assert heard(taken, "discard D7 S7", 2) == ["A lays two cards away."]
    away = after(GAME, taken, "discard D7 S7")
    assert [GAME.rules.view(away, v).skat for v in VIEWERS] == [cards("D7 S7"), (), (), ()]
    play = after(GAME, away, "declare clubs", "CJ")
    assert [GAME.rules.view(play, v).skat for v in VIEWERS] == [cards("D7 S7"), (), (), ()]


@pytest.mark.cites("SKAT-40")
def test_each_sees_his_own_hand_and_hears_his_own_cards() -> None:
    match = dealt(NINE, "HJ", "DJ")
    for seat in range(3):
        sight = GAME.rules.view(match, seat)
        assert sight.hand == match.hands[seat]
        assert sight.left == (10, 10, 10)
    assert GAME.rules.view(match, SPECTATOR).hand == ()
    four = dealt(NINE, "HJ", "DJ", players=4)
    assert (GAME.rules.view(four, 3).hand, GAME.rules.view(four, 3).left) == ((), (10, 10, 10, 0))


@pytest.mark.cites("SKAT-38")
def test_an_open_hand_is_seen_by_all_before_the_first_lead() -> None:
    chosen = bid_to(dealt(FOUR))
    closed = after(GAME, chosen, "declare grand")
    opened = after(GAME, chosen, "declare grand open")
    for viewer in VIEWERS:
        assert GAME.rules.view(closed, viewer).shown == ((),) * 3
        assert set(GAME.rules.view(opened, viewer).shown[0]) == set(cards(FOUR))
        assert len(GAME.rules.view(after(GAME, opened, "CJ"), viewer).shown[0]) == 9
    assert heard(chosen, "declare grand open", 1)[0] == "A plays Grand by hand, open."
    assert heard(chosen, "declare grand open", 1)[1].startswith("A lays down")


@pytest.mark.cites("SKAT-41")
def test_earlier_tricks_are_recalled_or_are_not() -> None:
    hands = ("CJ", "SJ", "HJ")
    for recall, seen in ((Recall.PERFECT, 1), (Recall.TRICK, 0)):
        match = bid_to(dealt(*hands, rules=evolve(ONE, recall=recall)))
        match = after(GAME, match, "declare clubs", "CJ", "SJ", "HJ")
        assert len(GAME.rules.view(match, 1).tricks) == seen
        assert GAME.rules.view(match, 1).left == (9, 9, 9)


def test_a_view_is_pictured_in_both_languages() -> None:
    match = after(GAME, bid_to(dealt(FOUR, "", "", "D7 D8")), "take", "discard D7 D8")
    match = after(GAME, match, "declare null open")
    english, german = (
        seen_lines(GAME, GAME.rules.view(match, 0), lang, 0) for lang in ("en", "de")
    )
    assert english[:3] == ("cards are played", "bid: 18", "A: Null, open")
    assert german[:3] == ("es wird gespielt", "Gebot: 18", "A: Null, ouvert")
    assert english[4].startswith("► A  points: 0  hand: ")
    assert english[4].endswith("  Skat: D7  D8")
    assert german[5] == "  B  Punkte: 0  Hand: 10"


@pytest.mark.cites("SKAT-27", "SKAT-28", "SKAT-30")
def test_a_hand_is_drawn_as_it_is_held_in_the_game_that_is_played() -> None:
    chosen = bid_to(dealt("CJ DJ HA H7 H10 CA C9 SA D10 DA"))
    drawn = {
        "declare hearts": "CJ  DJ  HA  H10  H7  CA  C9  SA  DA  D10",
        "declare grand": "CJ  DJ  CA  C9  SA  HA  H10  H7  DA  D10",
        "declare null": "CA  CJ  C9  SA  HA  H10  H7  DA  DJ  D10",
    }
    for words, hand in drawn.items():
        match = after(GAME, chosen, words)
        assert seen_lines(GAME, GAME.rules.view(match, 0), "en", 0)[4].endswith(f"hand: {hand}")
    before = seen_lines(GAME, GAME.rules.view(chosen, 0), "en", 0)[3]
    assert before.endswith("hand: " + drawn["declare grand"])


@pytest.mark.cites("SKAT-40", "SKAT-38")
def test_the_soloist_alone_does_not_look_for_the_skat_that_he_has_taken() -> None:
    """The hands that are hidden by seat, and 3 for the skat."""
    chosen = bid_to(dealt(FOUR, "", "", "D7 D8"))
    taken = after(GAME, chosen, "take")
    by_hand = after(GAME, chosen, "declare grand")
    opened = after(GAME, chosen, "declare grand open")
    looked = after(GAME, taken, "discard D7 D8", "declare grand")
    for match, soloist, other in (
        (chosen, (1, 2, 3), (0, 2, 3)),
        (taken, (1, 2), (0, 2, 3)),
        (by_hand, (1, 2, 3), (0, 2, 3)),
        (opened, (1, 2, 3), (2, 3)),
        (looked, (1, 2), (0, 2, 3)),
    ):
        for viewer, unseen in ((0, soloist), (1, other)):
            places = {("hands", n) if n < 3 else ("stock",) for n in unseen}
            found = {at for at in SECRETS.hidden(match, viewer) if at[0] in ("hands", "stock")}
            assert found == places


@pytest.mark.cites("SKAT-44")
@pytest.mark.parametrize("players", [3, 4])
def test_of_each_who_plays_it_may_be_told_that_he_turns_up_the_skat(players: int) -> None:
    """With four at the table D deals and does not play."""
    rules = evolve(ONE, shown_skat=ShownSkat.REFEREE)
    match = after(GAME, bid_to(dealt(NINE, rules=rules, players=players)), "declare clubs")
    answer = step(GAME.rules, match, GAME.notation.read(1, "H7"))
    assert isinstance(answer, Refused)
    assert answer.say("en").startswith("B acts; on turn is A. ")
    told = {GAME.notation.write(act) for act in legal_actions(GAME.rules, match)}
    assert {words for words in told if words.startswith("shown")} == {
        "shown A",
        "shown B",
        "shown C",
    }


@pytest.mark.cites("SKAT-7")
def test_a_bid_that_is_none_is_told_the_next_that_is() -> None:
    """The ladder begins 18, 20, 22, 23."""
    match = after(GAME, dealt(NINE), "bid 18", "hold")
    for words, said in (("bid 18", "18"), ("bid 19", "19"), ("bid 21", "21")):
        answer = step(GAME.rules, match, GAME.notation.read(1, words))
        assert isinstance(answer, Refused)
        assert answer.say("en") == (
            f"{said} is bid after 18; the next that can be bid is 20. [SKAT-7]"
        )


def test_no_seat_before_the_first_or_after_the_last_holds_cards() -> None:
    for players in (3, 4):
        match = dealt(NINE, players=players)
        assert hand_of(match, -1) == hand_of(match, players) == ()


# Whole views, and another seat's place


@pytest.mark.cites("SKAT-40")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_before_a_deal_all_know_the_same_and_while_bidding_nobody_has_taken_the_skat(
    viewer: Viewer,
) -> None:
    rules = Rules(deals=3)
    start = GAME.rules.start(3, rules)
    before = GAME.rules.view(start, viewer)
    nothing = ((before.hand, before.skat, before.away), (before.left, before.stock, before.shown))
    assert nothing == (((), (), ()), ((), 0, ()))
    assert (before.viewer, before.dealer, before.turn, before.task) == (viewer, 2, 0, Task.DEAL)
    assert (before.results, before.points, before.auction) == ((), (0, 0, 0), None)
    match = dealt(NINE, "HJ", "DJ", "D7 D8", rules=rules)
    bidding = evolve(
        before,
        task=Task.BID,
        turn=1,
        hand=() if viewer is SPECTATOR else match.hands[viewer],
        left=(10, 10, 10),
        stock=2,
        shown=((),) * 3,
        laid_away=(0, 0, 0),
        auction=Auction(speaker=1, listener=0, waiting=(2,)),
    )
    assert GAME.rules.view(match, viewer) == bidding
    assert not bidding.taken
    passed = after(GAME, match, "pass", "pass", "pass")
    assert GAME.rules.view(passed, viewer) == evolve(
        before, dealer=0, turn=1, results=(None,), deals=1
    )


@pytest.mark.cites("SKAT-40", "SKAT-18")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_know_whether_the_skat_was_taken_and_the_soloist_alone_what_lies_away(
    viewer: Viewer,
) -> None:
    chosen = bid_to(dealt(NINE, "HJ", "DJ", "D7 D8"))
    taken = after(GAME, chosen, "take")
    away = after(GAME, taken, "discard D7 D8")
    by_hand = after(GAME, chosen, "declare clubs")
    play = after(GAME, away, "declare clubs")
    found = [GAME.rules.view(match, viewer) for match in (chosen, taken, away, by_hand, play)]
    assert [sight.taken for sight in found] == [False, True, True, False, True]
    assert [sight.soloist for sight in found] == [0] * 5
    own = cards("D7 D8") if viewer == 0 else ()
    assert [sight.skat for sight in found] == [(), (), own, (), own]
    assert [sight.left for sight in found] == [
        (10, 10, 10),
        (12, 10, 10),
        (10, 10, 10),
        (10, 10, 10),
        (10, 10, 10),
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_a_match_looks_the_same_from_a_seat_further_on(players: int) -> None:
    """One deal passed out, one played, and the auction of the third; every seat moves by one."""
    rules, moved = Rules(deals=4), GAME.checks.rotated
    assert moved is not None
    passed = after(GAME, dealt(rules=rules, players=players), "pass", "pass", "pass")
    there = moved(passed, 1, players)
    start = GAME.rules.start(players, rules)
    assert there == evolve(start, dealer=1, turn=2, results=(None,), deals=1)
    on = after(GAME, passed, WHOLE, "pass", "pass", "bid 18", "declare null")
    played = played_out(GAME, on, Random(1))
    skipped, result = played.results
    assert skipped is None
    assert result is not None
    assert result.soloist == 1
    later = moved(played, 1, players)
    assert later.results == (None, evolve(result, soloist=2))
    assert later.dealer == (played.dealer + 1) % players
    assert later.points == (played.points[-1], *played.points[:-1])
    assert moved(later, players - 1, players) == played
