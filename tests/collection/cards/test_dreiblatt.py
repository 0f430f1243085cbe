"""138 Dreiblatt and 139 with pushing: stakes, going out, changing cards, the pot in thirds."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.dreiblatt import GAME, Rules
from daumen_rules.games.cards.dreiblatt_mit_schieben import GAME as PUSHING
from daumen_rules.games.cards.dreiblatt_mit_schieben import Calls, Raised
from daumen_rules.games.cards.dreiblatt_mit_schieben import Rules as PushingRules
from daumen_rules.games.cards.engines.balances import EndPot
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.dreiblatt import Penalty
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.cards import PACK, Card, Deal, Suit
from tests.collection.cards.at_table import after, cards, refused, rest, told

LEFT, RIGHT = "C7 C8 C9", "CA CK CQ"


def dealt(*hands: str, up: str = "H7", rules: Rules = GAME.book.default, **begun: Any) -> Any:
    """A deal in which Vorhand, seat A, and the seats after it hold these cards."""
    start = evolve(GAME.rules.start(len(hands), rules), **begun)
    held = [cards(words) for words in hands]
    pack: list[Card] = [hand[place] for place in range(3) for hand in held]
    top = cards(up)
    return after(GAME, start, str(Deal((*pack, *top, *rest(*held, top)))))


def playing(*hands: str, **more: Any) -> Any:
    """All play, and change no card."""
    return after(GAME, dealt(*hands, **more), *["swap"] * len(hands))


@pytest.mark.cites("DREIBLATT-1", "DREIBLATT-2", "DREIBLATT-3")
def test_three_cards_each_a_stake_each_and_one_turned_up() -> None:
    desk = dealt(LEFT, RIGHT, rules=Rules(stake=6))
    assert ([*map(len, desk.hands)], desk.pot, desk.points) == ([3, 3], 12, (-6, -6))
    assert (desk.trump, desk.turned_up, len(desk.stock)) == (Suit.HEARTS, cards("H7"), 25)
    (stake,) = (option for option in GAME.book.options if option.field == "stake")
    assert stake.values == range(3, 301, 3)


@pytest.mark.cites("DREIBLATT-4", "DREIBLATT-5", "DREIBLATT-11")
def test_in_turn_seats_go_out_or_change_cards_and_the_first_that_plays_leads() -> None:
    desk = dealt(LEFT, RIGHT, "S7 S8 S9")
    assert refused(GAME, desk, "C7") == ["DREIBLATT-12"]
    assert refused(GAME, desk, "swap CA") == ["DREIBLATT-5"]
    assert refused(GAME, desk, "go out", 1) == ["DREIBLATT-11"]
    out = after(GAME, desk, "go out", "swap CA CK", "swap")
    assert (out.task, out.turn, out.playing) == (Task.PLAY, 1, (1, 2))
    assert set(out.hands[1]) == {*cards("CQ"), *desk.stock[:2]}
    assert refused(GAME, out, "go out") == ["DREIBLATT-5"]


@pytest.mark.cites("DREIBLATT-6", "DREIBLATT-7", "DREIBLATT-12")
def test_suit_is_followed_else_trumped_else_anything_is_played() -> None:
    desk = after(GAME, playing("C7 D8 D9", "C8 H8 S7", "HA S8 S9"), "C7")
    assert refused(GAME, desk, "S7") == ["DREIBLATT-6"]
    assert refused(GAME, desk, "HA") == ["DREIBLATT-12", "DREIBLATT-6"]
    void = after(GAME, desk, "C8")
    assert refused(GAME, void, "S8") == ["DREIBLATT-7"]
    assert refused(GAME, void, "HA") == []
    plain = evolve(void, trump=Suit.DIAMONDS)
    assert refused(GAME, plain, "S8") == refused(GAME, plain, "HA") == []


@pytest.mark.cites("DREIBLATT-10")
@pytest.mark.parametrize(
    ("lead", "other", "takes"),
    [("CK", "C10", 0), ("CJ", "CQ", 1), ("CA", "H8", 1), ("HQ", "HK", 1)],
)
def test_trumps_beat_all_and_the_king_beats_the_ten(lead: str, other: str, takes: int) -> None:
    desk = playing(f"{lead} D8 D9", f"{other} S8 S9")
    assert after(GAME, desk, lead, other).turn == takes


@pytest.mark.cites("DREIBLATT-8", "DREIBLATT-9")
def test_each_trick_brings_a_third_and_none_costs_three_units_for_the_next_pot() -> None:
    """Stakes of 3 make 9: A takes two tricks, B one, C none."""
    desk = playing("CA CK D7", "C7 C8 DA", "S7 S8 S9")
    ended = after(GAME, desk, "CA", "C7", "S7", "CK", "C8", "S8", "D7", "DA", "S9")
    assert (ended.points, ended.pot) == ((-3 + 6, -3 + 3, -3 - 3), 3)


@pytest.mark.cites("DREIBLATT-9")
def test_the_penalty_may_be_as_much_as_was_in_the_pot() -> None:
    desk = playing(RIGHT, LEFT, rules=Rules(penalty=Penalty.POT))
    ended = after(GAME, desk, "CA", "C7", "CK", "C8", "CQ", "C9")
    assert (ended.points, ended.pot) == ((3, -9), 6)


@pytest.mark.cites("DREIBLATT-13")
def test_one_alone_takes_the_pot_and_where_none_plays_it_stays() -> None:
    alone = after(GAME, dealt(LEFT, RIGHT), "go out", "swap")
    assert (alone.points, alone.pot, alone.hands, alone.dealer) == ((-3, 3), 0, (), 0)
    nobody = after(GAME, dealt(LEFT, RIGHT), "go out", "go out")
    assert (nobody.points, nobody.pot, nobody.deals) == ((-3, -3), 6, 1)
    again = after(GAME, nobody, str(Deal(PACK)))
    assert (again.pot, again.turn) == (12, 1)


@pytest.mark.cites("DREIBLATT-14", "DREIBLATT-15")
def test_after_the_agreed_deals_the_pot_is_shared_or_stays() -> None:
    """A takes all three tricks of 6 chips, and B pays 3: they are shared 2 and 1, B deals next."""
    for end, chips, left in ((EndPot.SHARED, (4, -4), 0), (EndPot.STAYS, (3, -6), 3)):
        desk = playing(RIGHT, LEFT, rules=Rules(deals=1, end_pot=end))
        desk = after(GAME, desk, "CA", "C7", "CK", "C8", "CQ")
        ended = after(GAME, desk, "C9")
        outcome = GAME.rules.outcome(ended)
        assert outcome is not None
        assert (outcome.scores, outcome.payments, outcome.winners) == (chips, chips, (0,))
        assert outcome.left == left
        assert any("pot of 3" in line for line in told(GAME, desk, "C9"))


# 139


IN_TURN = PushingRules(calls=Calls.IN_TURN)


def pushed(*words: str, rules: PushingRules = IN_TURN) -> Any:
    return after(PUSHING, PUSHING.rules.start(len(words), rules), *words)


@pytest.mark.cites("SCHIEBEN-2", "SCHIEBEN-5")
def test_before_the_deal_each_says_in_turn_whether_it_pushes() -> None:
    desk = PUSHING.rules.start(3, IN_TURN)
    assert (desk.task, desk.turn) == (Task.PUSH, 0)
    assert refused(PUSHING, desk, "push", 1) == ["DREIBLATT-11"]
    said = pushed("push", "wait", "wait")
    assert (said.task, said.pushed) == (Task.DEAL, (0,))
    ready = after(PUSHING, said, str(Deal(PACK)))
    own = str(ready.hands[0][0])
    assert refused(PUSHING, ready, "push") == ["SCHIEBEN-2"]
    assert refused(PUSHING, ready, f"swap {own}") == ["DREIBLATT-5"]
    assert refused(PUSHING, ready, "swap") == refused(PUSHING, ready, "go out") == []
    second = after(PUSHING, ready, "swap")
    assert refused(PUSHING, second, f"swap {second.hands[1][0]}") == []


@pytest.mark.numbers("dreiblatt-mit-schieben")
@pytest.mark.cites("SCHIEBEN-3", "SCHIEBEN-4", "DREIBLATT-2")
@pytest.mark.parametrize(
    ("words", "raised", "stake"),
    [
        ("wait wait wait", Raised.ADDED, 3),
        ("push wait wait", Raised.ADDED, 6),
        ("push wait push", Raised.ADDED, 9),
        ("push push push", Raised.ADDED, 12),
        ("wait push wait", Raised.DOUBLED, 6),
        ("push push push", Raised.DOUBLED, 24),
    ],
)
def test_each_that_pushes_raises_the_stakes_of_all(words: str, raised: Raised, stake: int) -> None:
    desk = after(
        PUSHING,
        pushed(*words.split(), rules=PushingRules(raised=raised, calls=Calls.IN_TURN)),
        str(Deal(PACK)),
    )
    assert (desk.points, desk.pot) == ((-stake,) * 3, 3 * stake)


@pytest.mark.cites("SCHIEBEN-1", "DREIBLATT-9", "DREIBLATT-14", "DREIBLATT-15")
def test_the_options_of_dreiblatt_are_there() -> None:
    rules = PushingRules(
        calls=Calls.IN_TURN, stake=6, penalty=Penalty.POT, deals=1, end_pot=EndPot.STAYS
    )
    desk = after(PUSHING, pushed("wait", "wait", rules=rules), str(Deal(PACK)))
    assert desk.pot == 12
    alone = after(PUSHING, desk, "go out", "go out")
    outcome = PUSHING.rules.outcome(alone)
    assert outcome is not None
    assert (outcome.scores, outcome.payments, outcome.left) == ((-6, -6), (-6, -6), 12)


@pytest.mark.cites("SCHIEBEN-2", "SCHIEBEN-5")
def test_seats_decide_at_the_same_time_and_nobody_knows_before_all_have_decided() -> None:
    """Written by hand: the desks differ in what A has decided, and so do its own views alone."""
    desk = PUSHING.rules.start(3, PushingRules())
    assert refused(PUSHING, desk, "push") == ["SCHIEBEN-5"]
    assert refused(PUSHING, PUSHING.rules.start(3, IN_TURN), "push covered") == ["SCHIEBEN-5"]
    one, other = after(PUSHING, desk, "push covered"), after(PUSHING, desk, "wait covered")
    for viewer in (1, 2, SPECTATOR):
        assert PUSHING.view(one, viewer) == PUSHING.view(other, viewer)
    assert PUSHING.view(one, 0) != PUSHING.view(other, 0)
    all_said = after(PUSHING, one, "wait covered", "push covered")
    assert (all_said.pushed, all_said.decisions, all_said.task) == ((0, 2), (), Task.DEAL)
    assert told(PUSHING, after(PUSHING, one, "wait covered"), "push covered")[1:] == [
        "A pushes.",
        "C pushes.",
    ]
    assert after(PUSHING, all_said, str(Deal(PACK))).pot == 27
