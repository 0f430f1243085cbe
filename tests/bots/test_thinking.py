"""The bot that thinks acts by its view and its random numbers alone, and legally."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from daumen_rules.bots.simulation import worth_of
from daumen_rules.bots.thinking_bot import own_actions, thinking_bot, thinking_interrupter
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.step import Refused
from tests.cli.run import daumen_rules, refused
from tests.collection.test_sample import HIDING
from tests.each import thinned
from tests.strength.arena import Result, played_out, strength


def dealt(found: AnyGame, random: Random, players: int | None = None) -> Any:
    """The first state of a game in which a seat has a choice; None where it never has one."""
    rules = found.rules
    state = rules.start(players or rules.seats[0], found.book.default)
    for _ in range(60):
        if rules.outcome(state) is not None:
            return None
        chance = rules.chance(state)
        if chance is not None:
            action = chance.at(random.randrange(chance.total))
        else:
            mover = rules.movers(state)[0]
            if isinstance(mover, int) and len(own_actions(rules, state, mover)) > 1:
                return state
            action = random.choice(legal_actions(rules, state))
        answer = step(rules, state, action)
        assert not isinstance(answer, Refused)
        state = answer.state
    return None


@pytest.mark.long
@pytest.mark.parametrize("slug", [*thinned(HIDING, 3), "chicago", "wolf-und-schafe"])
def test_it_does_something_legal_and_the_same_by_the_same_numbers(slug: str) -> None:
    found = game(slug)
    state = dealt(found, Random(slug))
    if state is None:
        pytest.skip("a game without a choice")
    seat = found.rules.movers(state)[0]
    assert isinstance(seat, int)
    view = found.rules.view(state, seat)
    did = [thinking_bot(found, seat, 1)(view, Random(5).randrange) for _ in range(2)]
    assert did[0] == did[1]
    assert did[0] in own_actions(found.rules, state, seat)


@pytest.mark.long
@pytest.mark.parametrize("slug", thinned(HIDING, 3))
def test_it_does_the_same_whatever_it_cannot_see(slug: str) -> None:
    found = game(slug)
    rules = found.rules
    state = dealt(found, Random(slug))
    if state is None:
        pytest.skip("nobody has a choice: the referee alone acts")
    seat = rules.movers(state)[0]
    assert isinstance(seat, int)
    assert found.checks.alike is not None
    worlds = [state, *found.checks.alike(state, seat)]
    bot = thinking_bot(found, seat, 1)
    assert len({bot(rules.view(world, seat), Random(9).randrange) for world in worlds}) == 1


@pytest.mark.long
@pytest.mark.parametrize(("work", "deals"), [(1, 24), (4, 8)])
def test_it_never_opens_skat_with_a_bid_that_nobody_plays_for(work: int, deals: int) -> None:
    """However little it thinks, whoever speaks first passes or bids no more than a grand with all
    four jacks is worth: 5 times 24.
    """
    found = game("skat")
    for seed in range(deals):
        random = Random(seed)
        state = dealt(found, random)
        seat = found.rules.movers(state)[0]
        assert isinstance(seat, int)
        action = thinking_bot(found, seat, work)(found.rules.view(state, seat), random.randrange)
        assert getattr(action, "value", 0) <= 120, found.notation.write(action)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_it_bids_in_skat_with_all_jacks_and_aces(seed: int) -> None:
    """A grand is won with them whatever the others hold, and passing wins nothing."""
    found, random = game("skat"), Random(seed)
    state = dealt(found, random)
    seat = found.rules.movers(state)[0]
    assert isinstance(seat, int)
    cards = sorted(
        (*state.stock, *(card for hand in state.hands for card in hand)),
        key=lambda card: card.rank.name not in ("JACK", "ACE"),
    )
    own, *rest = (tuple(cards[at : at + 10]) for at in (0, 10, 20))
    rest.insert(seat, own)
    state = evolve(state, hands=tuple(rest), stock=tuple(cards[30:]))
    action = thinking_bot(found, seat)(found.rules.view(state, seat), random.randrange)
    assert 18 <= getattr(action, "value", 0) <= 120, found.notation.write(action)


@pytest.mark.long
def test_the_same_seed_gives_the_same_game() -> None:
    found = game("der-letzte-stich")
    assert played_out(found, 2, 0, 1, 4) == played_out(found, 2, 0, 1, 4)


@pytest.mark.long
def test_it_is_stronger_than_those_that_do_anything() -> None:
    assert strength(game("der-letzte-stich"), 2, 1, 14, 1).is_stronger


def test_it_acts_out_of_turn_or_lets_it_be() -> None:
    found = game("daumen-drauf")
    rules = found.book.read_rules("german with parry_timing=any_time")
    random, acted = Random(1), set[bool]()
    state: Any = found.rules.start(3, rules)
    while found.rules.outcome(state) is None and len(acted) < 2:
        chance = found.rules.chance(state)
        legal = legal_actions(found.rules, state)
        action = chance.at(random.randrange(chance.total)) if chance else random.choice(legal)
        for mover in found.rules.movers(state)[1:]:
            if isinstance(mover, int) and own_actions(found.rules, state, mover):
                bot = thinking_interrupter(found, mover, 1)
                did = bot(found.rules.view(state, mover), random.randrange)
                assert did is None or did in legal
                acted.add(did is None)
        answer = step(found.rules, state, action)
        assert not isinstance(answer, Refused)
        state = answer.state
    assert acted


def test_what_an_outcome_is_worth() -> None:
    """Points where they tell who wins, above or below; what is paid; else the victory alone."""
    assert worth_of(Outcome((10, 4, 1)), 0)[0] == Fraction(15, 2)  # 10 less 2.5
    assert worth_of(Outcome((10, 4), (1,)), 1)[0] == 6  # the fewest win: 10 less 4
    assert worth_of(Outcome((10, 4), (1,), (-3, 3)), 0)[0] == -6
    assert worth_of(Outcome((5, 5, 7), (0,)), 0)[0] == 1
    assert worth_of(Outcome((5, 5, 7), (0,)), 1)[0] == 0


def test_an_interval_by_wilson() -> None:
    """Of 10 in 20 by the formula of the book: 0.299 to 0.701."""
    low, high = Result("dame", 2, 1, 20, 10).interval
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    assert not Result("dame", 2, 1, 20, 10).is_stronger
    assert Result("dame", 2, 1, 200, 130).is_stronger


@pytest.mark.long
def test_a_whole_game_is_played_by_bots_that_think() -> None:
    asked = ("play", "--game", "der-letzte-stich", "--players", "2", "--auto", "--seed", "3")
    played = [daumen_rules(*asked, "--bot", "thinking", "--work", "1") for _ in range(2)]
    assert played[0].status == 0, played[0].out
    assert played[0].out == played[1].out


def test_work_is_for_bots_that_think_alone() -> None:
    asked = ("play", "--game", "dame", "--auto", "--bot", "random", "--work", "5")
    assert "--bot thinking" in refused(*asked)
    assert "die denken" in refused(*asked, "--lang", "de")
    thinking = ("play", "--game", "dame", "--auto", "--bot", "thinking")
    assert "found '0'; expected a whole number from 1" in refused(*thinking, "--work", "0")
