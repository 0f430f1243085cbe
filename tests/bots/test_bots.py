"""Bots act legally and by their view alone; the careful one plays better than chance."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from attrs import evolve, frozen

from daumen_rules import ENGLISH, GERMAN, Action, Card, Parry, Pass, RuleSet, Show, View
from daumen_rules.bots.bot import Below, decide, interrupt
from daumen_rules.bots.careful_bot import best_action, careful_bot, careful_interrupter
from daumen_rules.bots.random_bot import random_bot, random_interrupter
from daumen_rules.games.daumen_drauf.estimate import chance_to_keep, estimate
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import SEATS, Playing
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.games.daumen_drauf.view import view
from tests.bots.arena import Player, dealt, duel, scores, taken
from tests.conftest import many
from tests.table import playing, position

CAREFUL = careful_bot(estimate)
ANY_TIME = RuleSet.parse("german with parry_timing=any_time")


@frozen
class Choice:
    """A view of a game that is nothing but a list of numbers."""

    legal_actions: tuple[int, ...]


def test_the_random_bot_takes_the_action_behind_the_number_it_gets() -> None:
    numbers = iter(range(3))
    chosen = [random_bot(Choice((10, 20, 30)), lambda _: next(numbers)) for _ in range(3)]
    assert chosen == [10, 20, 30]


def test_the_random_interrupter_may_also_let_it_be() -> None:
    numbers = iter(range(3))
    chosen = [random_interrupter(Choice((10, 20)), lambda _: next(numbers)) for _ in range(3)]
    assert chosen == [10, 20, None]


def test_the_careful_bot_takes_the_first_of_the_best_actions() -> None:
    def worth(seen: Choice, action: int) -> Fraction:
        return Fraction(action % 7)

    assert careful_bot(worth)(Choice((1, 13, 6, 2)), lambda _: 0) == 13
    assert best_action(Choice((5, 12)), worth) == 5


def test_the_careful_interrupter_acts_only_for_a_gain() -> None:
    def worth(seen: Choice, action: int) -> Fraction:
        return Fraction(action)

    bot = careful_interrupter(worth)
    assert bot(Choice((-1, 2)), lambda _: 0) == 2
    assert bot(Choice((-1, 0)), lambda _: 0) is None


@pytest.mark.parametrize("bot", [random_bot, CAREFUL])
@pytest.mark.parametrize("players", SEATS)
def test_bots_act_legally(bot: Player, players: int) -> None:
    chances = random.Random(players)
    state = dealt(players, chances)
    while isinstance(state, Playing):
        action = decide(GAME.rules, state, state.trick.turn, bot, chances.randrange)
        assert action in legal_actions(state)
        state = taken(state, action)


def test_the_careful_bot_needs_no_random_numbers() -> None:
    def no_number(_: int) -> int:
        raise AssertionError("the careful bot asked for a random number")

    for players in SEATS[:: many(5, 1)]:
        state = dealt(players, random.Random(players))
        while isinstance(state, Playing):
            seat = state.trick.turn
            action = decide(GAME.rules, state, seat, CAREFUL, no_number)
            assert action == decide(GAME.rules, state, seat, CAREFUL, no_number)
            state = taken(state, action)


def test_the_same_seed_gives_the_same_game() -> None:
    assert scores([random_bot] * 4, 11) == scores([random_bot] * 4, 11)
    assert len({tuple(scores([random_bot] * 4, seed)) for seed in range(6)}) > 1


def test_one_careful_bot_among_random_ones_has_more_points() -> None:
    games = many(24, 80)
    mine, theirs, won = duel(CAREFUL, random_bot, players=3, games=games)
    assert mine > games
    assert theirs < 0
    assert won > games * 3 // 4


def test_one_random_bot_among_careful_ones_has_fewer_points() -> None:
    games = many(20, 60)
    mine, theirs, won = duel(random_bot, CAREFUL, players=3, games=games)
    assert mine < -games
    assert theirs > 0
    assert won < games // 4


# A bot sees no hidden card


def dealt_anew(state: Playing, seat: int, chances: random.Random) -> Playing:
    """The same to the eyes of a seat: draw pile and other hands have changed their cards."""
    table = state.table
    sizes = [0 if i == seat else len(hand) for i, hand in enumerate(table.hands)]
    unseen = [c for i, hand in enumerate(table.hands) if i != seat for c in hand] + [*table.pile]
    chances.shuffle(unseen)
    rest = iter(unseen)
    hands = tuple(
        table.hands[seat] if i == seat else tuple(sorted(next(rest) for _ in range(size)))
        for i, size in enumerate(sizes)
    )
    return evolve(state, table=evolve(table, hands=hands, pile=tuple(rest)))


@pytest.mark.cites("HAND-2", "THUMB-2")
@pytest.mark.parametrize("rules", [GERMAN, ENGLISH], ids=str)
@pytest.mark.parametrize("players", SEATS[:: many(2, 1)])
def test_a_bot_does_the_same_whatever_cards_it_cannot_see(players: int, rules: RuleSet) -> None:
    chances = random.Random(players)
    state = dealt(players, chances, rules)
    while isinstance(state, Playing):
        seat = state.trick.turn
        action = decide(GAME.rules, state, seat, CAREFUL, chances.randrange)
        other = dealt_anew(state, seat, chances)
        assert decide(GAME.rules, other, seat, CAREFUL, chances.randrange) == action
        state = taken(state, action)


def test_a_bot_is_given_the_view_of_its_seat_and_nothing_else() -> None:
    given: list[object] = []

    def spy(seen: View, below: Below) -> Action:
        given.append(seen)
        return random_bot(seen, below)

    state, seats = dealt(4, random.Random(1)), list[int]()
    while isinstance(state, Playing):
        seats.append(state.trick.turn)
        state = taken(state, decide(GAME.rules, state, seats[-1], spy, lambda _: 0))
    assert all(isinstance(seen, View) for seen in given)
    assert [seen.viewer for seen in given if isinstance(seen, View)] == seats


# Out of turn


@pytest.mark.cites("PARRY-2", "Q20")
def test_a_bot_that_may_not_act_out_of_turn_is_not_asked() -> None:
    def never(seen: View, below: Below) -> Action | None:
        raise AssertionError("asked")

    hands = ("Y3p G1p", "Y4h G2p", "Y3h G3p")
    led = playing(position(*hands), "A Y3p")
    assert interrupt(GAME.rules, led, 2, never, lambda _: 0) is None
    led = playing(position(*hands, rules=ANY_TIME), "A Y3p")
    assert interrupt(GAME.rules, led, 0, never, lambda _: 0) is None


@pytest.mark.cites("PARRY-2", "Q20")
def test_a_careful_bot_parries_out_of_turn_where_the_trick_is_worth_it() -> None:
    """C holds the twin each time. Y1h was released when A raised; the twins make 0 together."""
    bot = careful_interrupter(estimate)
    rich = position("Y1h Y3p G1p", "Y2h G2p", "Y3h G3p", rules=ANY_TIME)
    rich = playing(rich, "A Y1h", "B Y2h", "C passes", "A Y3p")
    assert interrupt(GAME.rules, rich, 2, bot, lambda _: 0) == Parry(2, Card.parse("Y3h"))
    poor = position("Y1p Y3p G1p", "Y2h G2p", "Y3h G3p", rules=ANY_TIME)
    poor = playing(poor, "A Y1p", "B Y2h", "C passes", "A Y3p")
    assert interrupt(GAME.rules, poor, 2, bot, lambda _: 0) is None


# What an action is worth


def worth(state: Playing, action: Action) -> Fraction:
    return estimate(view(state, state.trick.turn), action)


def test_a_parry_is_worth_the_trick_with_both_twins() -> None:
    """A has released Y1h; B's own Y2h lies under its thumb; Y3p and its twin Y3h: 1 + 1 − 1 + 1."""
    state = position("Y1h Y3p G1p", "Y2h Y3h G2p", "G3p G3h", rules=GERMAN)
    state = playing(state, "A Y1h", "B Y2h", "C passes", "A Y3p")
    assert worth(state, Parry(1, Card.parse("Y3h"))) == 2


def test_to_pass_costs_the_trick_shared_among_the_others() -> None:
    """B has seen Y1h released, and knows its own Y2h; A's Y3 counts nothing for B: 1 + 1."""
    state = position("Y1h Y3p G1p", "Y2h Y4h G2p", "G3p G3h")
    state = playing(state, "A Y1h", "B Y2h", "C passes", "A Y3p")
    assert worth(state, Pass(1)) == Fraction(-2, 2)


def test_a_card_that_nothing_out_can_beat_is_kept_for_certain() -> None:
    """Three colours are there, and B5p is the highest black card for three; its twin is in hand."""
    state = position("Y1h B5p B5h", "G1p Y2h", "B1h Y3h")
    state = playing(state, "A Y1h", "B G1p", "C B1h")
    assert chance_to_keep(view(state, 0), Card.parse("B5p")) == 1
    assert chance_to_keep(view(state, 0), Card.parse("B5h")) == 1


def test_a_poisonous_card_that_will_be_beaten_is_given_away() -> None:
    """Nine of the cards out are in hands, and 18 of them beat a green 1: the poisonous one goes."""
    hands = ("Y1p Y2p Y3p Y4p Y5p", "G1p G1h", "G2h G3h G5h B4h B5h")
    state = playing(position(*hands), "A Y1p")
    assert worth(state, Show(1, Card.parse("G1p"))) > worth(state, Show(1, Card.parse("G1h")))
    seen = view(state, 1)
    assert best_action(seen, estimate) == Show(1, Card.parse("G1p"))
