"""128 Hund: what is laid and taken, the places, and games that cannot end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.dead_ends import can_go_out
from daumen_rules.games.cards.hund import BEGINS, GAME, Must, Repeat, Rules
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.cards import PACK, Deal
from tests.collection.cards.at_table import after, cards, played_out, refused, told


def dealt(players: int, seed: int, rules: Any = None) -> Any:
    deal = Deal(tuple(Random(seed).sample(PACK, 32)))
    return after(GAME, GAME.rules.start(players, rules or Rules()), str(deal))


def on_table(*hands: str, heap: str, rules: Any = None, **more: Any) -> Any:
    """These hands and an open pile, the last card on top; A is on turn."""
    held = tuple(tuple(sorted(cards(words))) for words in hands)
    layout = evolve(dealt(len(hands), 1, rules), turn=0, turns=1, known=())
    return evolve(layout, hands=held, heap=cards(heap), **more)


@pytest.mark.cites("HUND-1", "HUND-2")
def test_whoever_has_the_eight_of_spades_begins_with_it() -> None:
    layout = dealt(3, 5)
    assert [*map(len, layout.hands)] == [11, 11, 10]
    assert BEGINS in layout.hands[layout.turn]
    assert [str(each) for each in legal_actions(GAME.rules, layout)] == ["S8"]
    other = next(card for card in layout.hands[layout.turn] if card is not BEGINS)
    assert refused(GAME, layout, str(other)) == ["HUND-2"]
    later = after(GAME, layout, "S8")
    assert later.turn == layout.turn
    assert len(legal_actions(GAME.rules, later)) == len(later.hands[later.turn])
    assert after(GAME, later, str(other)).turn == (layout.turn + 1) % 3


@pytest.mark.cites("HUND-3", "HUND-4")
def test_the_first_card_has_the_suit_of_that_on_top_the_second_any() -> None:
    layout = on_table("H7 C9 D10", "S7", heap="S8 HK")
    assert refused(GAME, layout, "C9") == ["HUND-3"]
    first = after(GAME, layout, "H7")
    assert {str(each) for each in legal_actions(GAME.rules, first)} == {"D10", "C9"}
    later = after(GAME, first, "C9")
    assert (later.turn, later.heap) == (1, cards("S8 HK H7 C9"))


@pytest.mark.cites("HUND-6", "HUND-9", "HUND-12")
def test_whoever_has_no_card_of_the_suit_takes_the_top_one() -> None:
    layout = on_table("C9 D10", "S7", heap="S8 HK")
    assert [str(each) for each in legal_actions(GAME.rules, layout)] == ["take"]
    later = after(GAME, layout, "take")
    assert (later.hands[0], later.heap, later.turn) == (cards("D10 HK C9"), cards("S8"), 1)
    assert [(play.seat, str(play.card)) for play in later.known] == [(0, "HK")]
    able = on_table("H7 C9", "S7", heap="S8 HK")
    assert refused(GAME, able, "take") == ["HUND-12"]
    assert refused(GAME, evolve(able, rules=Rules(must=Must.NO)), "take") == []
    assert refused(GAME, after(GAME, able, "H7"), "take") == ["HUND-12"]


@pytest.mark.cites("HUND-6")
def test_a_card_that_was_taken_is_known_until_it_is_laid() -> None:
    layout = after(GAME, on_table("C9 D10", "S7 S9", heap="S8 HK"), "take")
    everything = tuple(card for card in PACK if card not in sum(layout.hands, ()))
    layout = evolve(layout, aside=tuple(card for card in everything if card not in layout.heap))
    for seed in range(10):
        other = GAME.sample(GAME.view(layout, 1), Random(seed).randrange)
        assert cards("HK")[0] in other.hands[0]
    later = after(GAME, layout, "S7", "S9")
    assert GAME.rules.outcome(later) is not None
    on = after(GAME, on_table("HK C9", "S7", heap="S8 H7", known=layout.known), "HK")
    assert on.known == ()


@pytest.mark.cites("HUND-10")
def test_the_last_card_may_be_laid_alone() -> None:
    layout = on_table("H7", "S7 C8", "D7 D8", heap="S8 HK")
    assert told(GAME, layout, "H7")[:2] == ["A plays Seven of hearts.", "A is out: place 1."]
    assert after(GAME, layout, "H7").turn == 1


@pytest.mark.cites("HUND-11")
def test_on_an_empty_pile_any_card_is_laid() -> None:
    layout = on_table("C9 D10", "S7 H9", heap="HK")
    taken = after(GAME, layout, "take")
    assert {str(each) for each in legal_actions(GAME.rules, taken)} == {"S7", "H9"}


@pytest.mark.cites("HUND-5", "HUND-7", "HUND-8")
def test_the_others_play_on_for_their_places_and_the_loser_pays_by_them() -> None:
    layout = on_table("H7", "H8 C8", "D7 D8", heap="S8 HK", rules=Rules(premium=5))
    first = after(GAME, layout, "H7")
    assert (first.chips, GAME.rules.outcome(first)) == ((1, 0, 0), None)
    outcome = GAME.rules.outcome(after(GAME, first, "H8", "C8"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2, 1, 0), (0,))
    assert outcome.payments == (10, 5, -15)


@pytest.mark.cites("HUND-15")
def test_a_card_that_is_laid_comes_from_the_own_hand() -> None:
    assert refused(GAME, on_table("H7", "H8 C8", heap="S8 HK"), "H8") == ["HUND-15"]


@pytest.mark.cites("HUND-14")
def test_a_game_that_goes_on_too_long_is_not_paid() -> None:
    layout = on_table("H7 S7 D9", "H8 C8", heap="S8 HK", rules=Rules(max_turns=2))
    outcome = GAME.rules.outcome(after(GAME, layout, "H7", "D9"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.payments) == ((0, 0), (), ())


# Games that cannot end


def plain(one: frozenset[str], other: frozenset[str], pile: tuple[str, ...]) -> bool:
    """Whether two seats with these hands can ever go out: all lines of play, breadth first."""
    level, seen = {(one, other, pile)}, {(one, other, pile)}
    while level:
        after_them = set[tuple[frozenset[str], frozenset[str], tuple[str, ...]]]()
        for own, others, cards_ in level:
            can = {card for card in own if not cards_ or card[0] == cards_[-1][0]}
            turns = [(first, second) for first in can for second in own if second != first]
            if can and len(own) == 1:
                return True
            for first, second in turns:
                if len(own) == 2:
                    return True
                after_them.add((others, own - {first, second}, (*cards_, first, second)))
            if not can:
                after_them.add((others, own | {cards_[-1]}, cards_[:-1]))
        level = after_them - seen
        seen |= level
        if len(seen) > 3000:
            return True
    return False


@pytest.mark.cites("HUND-13")
@pytest.mark.numbers("hund")
def test_a_plain_search_finds_the_same_dead_ends() -> None:
    found = set[bool]()
    for seed in range(40):
        random = Random(seed)
        pack = random.sample(PACK, 32)
        size = random.choice((1, 1, 2))
        hands, pile = (tuple(pack[:size]), tuple(pack[size : 2 * size])), tuple(pack[2 * size :])
        ours = can_go_out(hands, pile, 0, (0, 1))
        names = [frozenset(map(str, hand)) for hand in hands]
        assert ours == plain(names[0], names[1], tuple(map(str, pile)))
        found.add(ours)
    assert True in found


BELOW = "S8 SA SK S10 CA C7 HA H10 DA D9 DJ D7 H7 H9 C9 C8 H8 HJ HK SQ S7 SJ CJ CK C10 DK DQ"


def at_a_dead_end(rules: Any = None) -> Any:
    """A is to lay the Eight of diamonds and the Queen of hearts; B is out, and then neither A nor C
    can ever lay all cards.
    """
    hands = ("CQ D8 HQ", "", "D10 S9")
    return on_table(*hands, heap=BELOW, rules=rules, turns=19, chips=(0, 1, 0))


def clauses_at_a_dead_end() -> list[str]:
    """The clauses that are told where a game cannot end."""
    layout = after(GAME, at_a_dead_end(), "D8")
    step: Any = GAME.step(layout, GAME.notation.read(0, "HQ"))
    return [event.clause.id for event in step.events]


@pytest.mark.cites("HUND-13")
def test_a_game_that_cannot_end_stops_and_is_not_paid() -> None:
    end = after(GAME, at_a_dead_end(), "D8", "HQ")
    outcome = GAME.rules.outcome(end)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.payments) == ((0, 2, 0), (1,), ())
    assert "HUND-13" in [clause.id for clause in outcome.clauses]
    one, other = (frozenset(map(str, end.hands[seat])) for seat in (2, 0))
    assert not plain(one, other, tuple(map(str, end.heap)))
    on = after(GAME, at_a_dead_end(Rules(repeat=Repeat.BOUND)), "D8", "HQ")
    later = played_out(GAME, on, Random(1))
    assert (later.turns, later.misses) == (1000, 0)


@pytest.mark.numbers("hund")
@pytest.mark.long
@pytest.mark.parametrize(("players", "share"), [(3, 0.016), (5, 0.018)])
def test_so_many_games_cannot_end(players: int, share: float) -> None:
    games = 250
    ends = [played_out(GAME, dealt(players, seed), Random(seed)) for seed in range(games)]
    dead = sum(end.misses for end in ends)
    assert abs(dead - share * games) < 3 * (share * games) ** 0.5 + 1


@pytest.mark.numbers("hund")
@pytest.mark.parametrize("players", range(2, 6))
def test_places_are_given_once_each(players: int) -> None:
    end = played_out(GAME, dealt(players, players), Random(players))
    outcome = GAME.rules.outcome(end)
    assert outcome is not None
    assert sorted(outcome.scores) == list(range(players))
    assert sum(outcome.payments) == 0
