"""What the strategies promise: what is drawn, what it shrinks to, and that games hit a clause."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

from daumen_rules import ENGLISH, GERMAN, Action, Deal, Event, Refused, RuleSet, State, deck
from daumen_rules.conformance import laws, strategies
from daumen_rules.conformance.clause_coverage import clauses_shown, executable
from daumen_rules.conformance.strategies import GeneratedGame, games_citing
from daumen_rules.games.daumen_drauf.game import GAME, every_attempt
from daumen_rules.games.daumen_drauf.model import Finished, Playing, Undealt
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.kernel.clause import Clause
from tests.conformance.benches import BENCH
from tests.conftest import many

Drawn = GeneratedGame[State, Action, Event]
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
SOME = settings(
    max_examples=5,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=SLOW,
    deadline=None,
)

PLAIN = [Phase.generate, Phase.shrink]


def anything(_: object) -> bool:
    return True


def parries_itself(rules: RuleSet) -> bool:
    return rules.self_parry


def smallest(strategy: st.SearchStrategy[Any], holds: Callable[[Any], bool] = anything) -> Any:
    return find(strategy, holds, settings=settings(SOME, max_examples=500, phases=PLAIN))


@SOME
@given(strategies.players(), st.data())
def test_the_cards_dealt_are_those_of_the_game(players: int, data: st.DataObject) -> None:
    game = data.draw(strategies.deals(players=players, packs="manual"))
    assert isinstance(game.deal, Deal)
    assert sorted(game.deal.cards) == list(deck(players))


@pytest.mark.long
def test_what_is_drawn_shrinks_to_the_plainest() -> None:
    assert smallest(strategies.players()) == 2
    assert smallest(strategies.rule_sets()) == GERMAN
    assert smallest(strategies.rule_sets(), parries_itself) == RuleSet(
        self_parry=True, parry_timing="any_time"
    )
    game = smallest(strategies.games())
    assert (len(game.opening.pack.cards), game.opening.players) == (4, 2)
    assert not any(isinstance(move.answer, Refused) for move in game.moves)
    assert smallest(strategies.games(whole=False)).moves == ()


@SOME
@given(strategies.games(st.just(ENGLISH), 2), strategies.games(players=5, packs="manual"))
def test_a_whole_game_goes_to_its_end(small: Drawn, large: Drawn) -> None:
    for game in (small, large):
        assert isinstance(game.state(len(game.moves)), Finished)
    assert isinstance(small.opening, Undealt)
    assert (small.opening.rules, small.opening.players) == (ENGLISH, 2)
    assert isinstance(large.opening, Undealt)
    assert (large.opening.rules, large.opening.pack.cards) == (GERMAN, deck(5))


@SOME
@given(strategies.games(whole=False, forbidden=True))
def test_a_drawn_game_says_what_it_is(game: Drawn) -> None:
    opening, dealt = game.opening, game.dealt
    assert isinstance(opening, Undealt)
    assert isinstance(dealt, Playing)
    first, *told = repr(game).splitlines()
    hands, (pile, *moves) = told[: opening.players], told[opening.players :]
    assert first.startswith(f"{opening.players} seats, ")
    assert first.endswith("to a hand, rules: german")
    for seat, (line, hand) in enumerate(zip(hands, dealt.table.hands, strict=True)):
        assert line.removesuffix("   starts").split()[1:] == [str(card) for card in hand]
        assert line.endswith("   starts") == (seat == opening.starter)
    assert pile.split(": ")[1].split() == [str(c) for c in dealt.table.pile] or ["–"]
    refused = [isinstance(move.answer, Refused) for move in game.moves]
    assert [line.endswith(" (tried, not allowed)") for line in moves] == refused


@SOME
@given(st.data())
def test_actions_are_those_that_are_allowed(data: st.DataObject) -> None:
    state = data.draw(strategies.states())
    assert isinstance(state, Playing | Finished)
    if isinstance(state, Playing):
        assert data.draw(strategies.actions(state)) in legal_actions(state)
    assert data.draw(strategies.attempts(state)) in set(every_attempt(state))


@pytest.mark.parametrize("clause", executable(BENCH), ids=str)
def test_games_that_cite_a_clause_come_upon_it(clause: Clause) -> None:
    @settings(SOME, max_examples=many(1, 10))
    @given(strategies.games_citing(clause))
    def check(game: Drawn) -> None:
        assert clause in clauses_shown(BENCH, game)

    check()


@pytest.mark.parametrize(
    ("clause", "seats", "moves"),
    [("HIGH-5", 2, 3), ("PARRY-4", 2, 2), ("NEXT-2", 3, 6)][: many(2, 3)],
)
def test_a_game_that_cites_a_clause_shrinks_to_a_short_one(
    clause: str, seats: int, moves: int
) -> None:
    """HIGH-5: lead, another colour, the first one again. PARRY-4: lead and parry."""
    game = smallest(strategies.games_citing(clause))
    assert game.opening.players == seats
    assert len(game.moves) <= moves


def test_a_clause_that_no_game_comes_upon_is_refused_with_the_reason() -> None:
    for clause, reason in (
        ("AIM-1", r"AIM-1 \(aim\) computes nothing"),
        ("WIN-3", "no game exercises WIN-3: it is about several games"),
        ("GAME-1", "how many may play"),
        ("HIGHEST", "found 'HIGHEST'; expected the id of a clause"),
    ):
        with pytest.raises(ValueError, match=reason):
            strategies.games_citing(clause)


def test_every_clause_that_computes_is_executable_or_says_why_not() -> None:
    computing = {clause for clause in GAME.book.clauses if clause.kind.computes}
    assert set(executable(BENCH)) | set(BENCH.own_tests.clause_coverage.never) == computing


def test_a_number_of_players_that_cannot_play_is_refused() -> None:
    with pytest.raises(ValueError, match="players: found 8; expected a number from 2 to 7"):
        strategies.games(players=8)
    with pytest.raises(ValueError, match="players: found 8; expected a number from 2 to 7"):
        smallest(strategies.games(players=st.just(8)))


@pytest.mark.parametrize(
    "draw",
    [strategies.games, strategies.deals, strategies.states, partial(games_citing, "HIGH-5")],
    ids=["games", "deals", "states", "games_citing"],
)
def test_what_cannot_be_drawn_is_refused_before_anything_is(draw: Callable[..., Any]) -> None:
    for wrong, reason in (
        (
            {"players": [2, 3]},
            r"players: found \[2, 3\]; expected a number from 2 to 7, or a str",
        ),
        ({"players": True}, "players: found True"),
        ({"packs": "tiny"}, "packs: found 'tiny'; expected 'small' or 'manual' or 'all'"),
        ({"rules": "klingon"}, "found 'klingon'; expected a rule set"),
        ({"rules": None}, "rules: found None; expected a RuleSet or its words"),
    ):
        with pytest.raises(ValueError, match=reason):
            draw(**wrong)


def test_rules_may_be_given_in_words() -> None:
    game = smallest(strategies.deals("english"))
    assert game.opening.rules == ENGLISH


@pytest.mark.long
def test_laws_are_asked_of_plays_only() -> None:
    game = smallest(strategies.games())
    laws.check_laws(GAME, game.play)
    with pytest.raises(ValueError, match=r"^play: found .* GeneratedGame; expected a Play"):
        laws.check_laws(GAME, game)
    wrong: Any = GAME.rules
    with pytest.raises(ValueError, match=r"^game: found .*expected a Game, such as GAME"):
        laws.check_laws(wrong, game.play)


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(law, marks=pytest.mark.long if law is laws.what_looks_alike_is_alike else ())
        for law in laws.LAWS
    ],
    ids=lambda law: law.__name__,
)
def test_every_law_of_games_holds_in_drawn_games(law: laws.Law) -> None:
    @settings(max_examples=many(2, 100), deadline=None, suppress_health_check=SLOW)
    @given(strategies.games(strategies.rule_sets(), whole=False, forbidden=False))
    def check(game: Drawn) -> None:
        law(GAME, game.play)

    check()
