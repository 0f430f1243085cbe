"""122 Verirrter Ritter: pairs, draws from the left neighbour, and the King that is left."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.collecting import Drawn
from daumen_rules.games.cards.verirrter_ritter import DECK, GAME, KNIGHT, Pairs, PairsOf, Rules
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import NATURE, SPECTATOR
from daumen_rules.pieces.cards import PACK, Deal, Rank
from tests.collection.cards.at_table import after, cards, refused, told

OPTIONAL = Rules(pairs=Pairs.OPTIONAL)


def dealt(players: int, seed: int, rules: Any = None) -> Any:
    deal = Deal(tuple(Random(seed).sample(DECK, len(DECK))))
    return after(GAME, GAME.rules.start(players, rules or Rules()), str(deal))


def on_table(*hands: str, rules: Any = None, **more: Any) -> Any:
    """These hands and nothing else; A is on turn."""
    layout = dealt(len(hands), 1, rules)
    held = tuple(tuple(sorted(cards(words))) for words in hands)
    nothing = ((),) * len(hands)
    changed = {"laid": nothing, "chips": (0,) * len(hands), "turn": 0, "waiting": (), "count": 0}
    return evolve(layout, hands=held, **{**changed, **more})


def played_out(layout: Any, random: Random) -> Any:
    """The layout at the end: each draw by chance, each choice too."""
    while GAME.rules.outcome(layout) is None:
        chance = GAME.rules.chance(layout)
        if chance is not None:
            action = chance.at(random.randrange(chance.total))
        else:
            action = random.choice(legal_actions(GAME.rules, layout))
        step: Any = GAME.step(layout, action)
        layout = step.state
    return layout


@pytest.mark.cites("RITTER122-1", "RITTER122-2")
@pytest.mark.parametrize(("players", "sizes"), [(2, [15, 14]), (4, [8, 7, 7, 7])])
def test_29_cards_are_dealt_evenly_and_one_king_is_among_them(
    players: int, sizes: list[int]
) -> None:
    layout = dealt(players, 2, OPTIONAL)
    assert [*map(len, layout.hands)] == sizes
    kings = [card for hand in layout.hands for card in hand if card.rank is Rank.KING]
    assert kings == [KNIGHT]
    start = GAME.rules.start(2, Rules())
    assert refused(GAME, start, str(Deal(PACK)), NATURE) == ["RITTER122-1"]


@pytest.mark.cites("RITTER122-3")
def test_pairs_go_at_once_or_when_their_seat_wants_to() -> None:
    for layout in (dealt(3, seed) for seed in range(5)):
        for hand in layout.hands:
            assert len({card.rank for card in hand}) == len(hand)
    layout = on_table("S7 D7 H8", "CK D8", rules=OPTIONAL, count=1)
    found = {str(each) for each in legal_actions(GAME.rules, layout)}
    assert found == {"lay D7 S7", "done"}
    assert refused(GAME, layout, "lay D7 H8") == ["RITTER122-3"]
    assert refused(GAME, layout, "lay D8 H8") == ["RITTER122-3"]
    assert after(GAME, layout, "lay S7 D7").laid[0] == cards("S7 D7")


@pytest.mark.cites("RITTER122-3")
def test_before_the_first_draw_all_are_asked_for_pairs() -> None:
    layout = dealt(3, 4, OPTIONAL)
    assert (layout.turn, layout.waiting) == (0, (1, 2))
    later = after(GAME, layout, "done", "done", "done")
    assert GAME.rules.movers(later) == (NATURE,)
    assert (later.turn, later.count) == (0, 0)


@pytest.mark.cites("RITTER122-4")
def test_each_draws_from_the_nearest_left_neighbour_with_cards() -> None:
    layout = on_table("S7 H8", "CK D8", "C7")
    assert refused(GAME, layout, "draw C7 from C for A") == ["RITTER122-4"]
    assert refused(GAME, layout, "draw C7 from B for A") == ["RITTER122-4"]
    later = after(GAME, layout, "draw CK from B for A")
    assert (later.hands[0], later.turn) == (cards("H8 S7 CK"), 1)
    past = on_table("S7 H8", "", "CK D8 C7")
    assert refused(GAME, past, "draw CK from C for A") == []
    chance = GAME.rules.chance(past)
    assert chance is not None
    assert [str(act.card) for act in chance if isinstance(act, Drawn)] == ["D8", "C7", "CK"]
    assert len({chance.weight(act) for act in chance}) == 1


@pytest.mark.cites("RITTER122-4")
def test_only_two_seats_see_a_card_that_is_drawn() -> None:
    layout = on_table("S7 H8", "CK D8", "C7")
    action = GAME.notation.read(NATURE, "draw CK from B for A")
    step: Any = GAME.step(layout, action)
    heard = [GAME.rules.witness(step.events[0], viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert ["King" in each.sentence.say("en") for each in heard] == [True, True, False, False]


@pytest.mark.cites("RITTER122-5")
def test_a_pair_that_comes_by_a_draw_goes_too() -> None:
    layout = on_table("S7 H8", "CK D8", "C7")
    assert told(GAME, layout, "draw D8 from B for A")[1:] == ["A lays down D8 H8."]
    free = on_table("S7 H8", "CK D8", "C7", rules=OPTIONAL)
    drawn = after(GAME, free, "draw D8 from B for A")
    assert (drawn.turn, drawn.count) == (0, 1)
    assert after(GAME, drawn, "lay D8 H8", "done").turn == 1


@pytest.mark.cites("RITTER122-6", "RITTER122-7")
def test_whoever_is_left_with_the_king_has_lost_and_gets_the_helmet() -> None:
    layout = on_table("H8", "CK D8")
    outcome = GAME.rules.outcome(after(GAME, layout, "draw D8 from B for A"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, -1), (0,))
    assert told(GAME, layout, "draw D8 from B for A")[-2:] == [
        "B has lost.",
        "B gets the helmet.",
    ]


@pytest.mark.cites("RITTER122-8")
@pytest.mark.parametrize(("of", "size"), [(PairsOf.RANK, 0), (PairsOf.RANK_COLOUR, 2)])
def test_what_is_a_pair(of: PairsOf, size: int) -> None:
    layout = on_table("H8", "CK S8 D9", rules=Rules(pairs_of=of))
    assert len(after(GAME, layout, "draw S8 from B for A").hands[0]) == size


@pytest.mark.cites("RITTER122-9")
def test_of_three_alike_the_first_two_go() -> None:
    first = [card for card in DECK if str(card) in ("D7", "S7", "C7")]
    others = [card for card in DECK if card not in first]
    order = [card for two in zip(first, others[:3], strict=True) for card in two] + others[3:]
    layout = after(GAME, GAME.rules.start(2, Rules()), str(Deal(tuple(order))))
    assert cards("D7 S7") == layout.laid[0][:2]
    assert cards("C7")[0] in layout.hands[0]


@pytest.mark.cites("RITTER122-10")
def test_whoever_alone_has_cards_has_lost_though_it_is_more_than_the_king() -> None:
    layout = on_table("CK D7 S7", "", rules=OPTIONAL)
    outcome = GAME.rules.outcome(layout)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert [clause.id for clause in outcome.clauses] == ["RITTER122-10", "RITTER122-7"]


@pytest.mark.cites("RITTER122-11")
def test_a_game_that_goes_on_too_long_has_no_loser() -> None:
    layout = on_table("S7 H8", "CK D9", "C9", rules=Rules(max_turns=1))
    outcome = GAME.rules.outcome(after(GAME, layout, "draw CK from B for A"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0, 0), ())


@pytest.mark.numbers("verirrter-ritter")
@pytest.mark.parametrize("players", range(2, 9))
def test_fourteen_pairs_are_laid_down(players: int) -> None:
    random = Random(players)
    layout = dealt(players, players)
    while GAME.rules.outcome(layout) is None:
        live = [card.rank for hand in layout.hands for card in hand if card is not KNIGHT]
        assert {live.count(rank) for rank in live} <= {2, 4}
        chance = GAME.rules.chance(layout)
        assert chance is not None
        action = chance.at(random.randrange(chance.total))
        assert isinstance(action, Drawn)
        step: Any = GAME.step(layout, action)
        if players == 2 and action.card is not KNIGHT:
            assert len(step.state.laid[action.drawer]) > len(layout.laid[action.drawer])
        layout = step.state
    assert sum(layout.chips) == 14
    assert sum(layout.hands, ()) == (KNIGHT,)


@pytest.mark.parametrize("seed", range(3))
def test_games_end_where_pairs_are_laid_by_choice(seed: int) -> None:
    end = played_out(dealt(3, seed, OPTIONAL), Random(seed))
    assert GAME.rules.outcome(end) is not None
