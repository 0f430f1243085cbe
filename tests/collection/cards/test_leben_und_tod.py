"""142 Leben und Tod: fights, equal cards, piles that are used up, and how long it lasts."""

from __future__ import annotations

from bisect import bisect
from itertools import permutations
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.leben_und_tod import GAME, Again, Refill, Rules
from daumen_rules.kernel.seats import NATURE, SPECTATOR
from daumen_rules.pieces.cards import PACK, RANKS, Card, Deal
from tests.collection.cards.at_table import after, cards, played_out, refused, told

STRENGTH = {rank: at for at, rank in enumerate(RANKS)}


def dealt(pack: tuple[Card, ...] = PACK, rules: Any = None) -> Any:
    return after(GAME, GAME.rules.start(2, rules or Rules()), str(Deal(pack)))


def on_table(
    a: str, b: str, won_a: str = "", won_b: str = "", rules: Any = None, **more: Any
) -> Any:
    """These piles, the first card on top; A is on turn. All else is as if it had been won."""
    layout = evolve(dealt(rules=rules), turns=1, **more)
    return evolve(layout, piles=(cards(a), cards(b)), won=(cards(won_a), cards(won_b)), turn=0)


@pytest.mark.cites("LEBENTOD-1", "LEBENTOD-2", "LEBENTOD-3", "LEBENTOD-5")
def test_the_cards_dealt_last_are_turned_first_and_the_higher_takes_both() -> None:
    layout = dealt()
    assert [*map(len, layout.piles)] == [16, 16]
    assert (layout.piles[0][0], layout.piles[1][0]) == cards("CK CA")
    first = after(GAME, layout, "turn")
    assert (first.laid, first.turn) == ((cards("CK"), ()), 1)
    assert told(GAME, first, "turn") == ["B turns up Ace of clubs.", "B takes 2 cards."]
    later = after(GAME, first, "turn")
    assert (later.turn, later.turns) == (1, 1)
    assert after(GAME, later, "turn").won == ((), cards("CK CA"))


@pytest.mark.cites("LEBENTOD-4")
def test_whoever_has_taken_turns_first() -> None:
    layout = dealt()
    assert refused(GAME, layout, "turn", 1) == ["LEBENTOD-4"]
    later = after(GAME, layout, "turn", "turn")
    assert refused(GAME, later, "turn", 0) == ["LEBENTOD-4"]
    assert after(GAME, later, "turn").laid == ((), cards("CQ"))


@pytest.mark.cites("LEBENTOD-6")
def test_after_equal_cards_six_are_taken() -> None:
    layout = on_table("S7 S8 S9 SA", "D7 D8 D10 DA")
    tied = after(GAME, layout, "turn", "turn")
    assert (tied.laid, tied.turn) == ((cards("S7"), cards("D7")), 0)
    assert told(GAME, tied, "turn") == ["A lays a card face down.", "A turns up Nine of spades."]
    assert told(GAME, after(GAME, tied, "turn"), "turn")[-1] == "B takes 6 cards."
    hidden = after(GAME, tied, "turn")
    assert hidden.beneath == (cards("S8"), ())
    for viewer in (0, 1, SPECTATOR):
        assert GAME.rules.view(hidden, viewer).beneath == (1, 0)


@pytest.mark.cites("LEBENTOD-7")
@pytest.mark.parametrize(("again", "size"), [(Again.FULL, 10), (Again.OPEN_ONLY, 8)])
def test_what_is_taken_after_cards_that_were_equal_twice(again: Again, size: int) -> None:
    layout = on_table("S7 S8 S9 SQ SA", "D7 D8 D9 DJ DK D10", rules=Rules(again=again))
    end = after(GAME, layout, *["turn"] * 5)
    assert told(GAME, end, "turn")[-1] == f"A takes {size} cards."


@pytest.mark.cites("LEBENTOD-8")
def test_a_pile_that_is_used_up_is_made_of_the_cards_won_shuffled() -> None:
    layout = on_table("", "D8 D7", won_a="S7 S9")
    assert GAME.rules.movers(layout) == (NATURE,)
    assert refused(GAME, layout, "turn", 0)[0] == "LEBENTOD-4"
    assert refused(GAME, layout, "shuffle S7 S8") == ["LEBENTOD-8"]
    later = after(GAME, layout, "shuffle S9 S7")
    assert (later.piles[0], later.won[0], later.turn) == (cards("S9 S7"), (), 0)


@pytest.mark.cites("LEBENTOD-8")
def test_a_pile_may_be_used_up_between_two_cards() -> None:
    tied = after(GAME, on_table("S7 S8", "D7 D8 D9", won_a="SA"), "turn", "turn")
    laid = after(GAME, tied, "turn")
    assert (laid.beneath, laid.laid[0]) == ((cards("S8"), ()), cards("S7"))
    assert GAME.rules.movers(laid) == (NATURE,)
    assert after(GAME, laid, "shuffle SA", "turn").laid[0] == cards("S7 SA")


@pytest.mark.cites("LEBENTOD-8")
@pytest.mark.parametrize(
    ("refill", "order"), [(Refill.WINNER_FIRST, "D9 S8"), (Refill.FIXED, "S8 D9")]
)
def test_without_shuffling_cards_are_used_as_they_were_won(refill: Refill, order: str) -> None:
    layout = on_table("S8 S9", "D9", rules=Rules(refill=refill))
    later = after(GAME, layout, "turn", "turn")
    assert after(GAME, later, "turn").laid[1] == cards(order)[:1]


@pytest.mark.cites("LEBENTOD-9")
def test_whoever_has_all_cards_has_won() -> None:
    rest = " ".join(str(card) for card in PACK if str(card) not in ("S7", "D8"))
    end = after(GAME, on_table("S7", f"D8 {rest}"), "turn", "turn")
    outcome = GAME.rules.outcome(end)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 32), (1,))
    assert [clause.id for clause in outcome.clauses] == ["LEBENTOD-9"]


@pytest.mark.cites("LEBENTOD-10")
@pytest.mark.parametrize(("b", "winners"), [("D7 D8 D9", (1,)), ("D7 D8", ())])
def test_whoever_cannot_lay_after_equal_cards_has_lost(b: str, winners: tuple[int, ...]) -> None:
    end = after(GAME, on_table("S7 S8", b), "turn", "turn")
    outcome = GAME.rules.outcome(end)
    assert outcome is not None
    assert outcome.winners == winners
    assert "LEBENTOD-10" in [clause.id for clause in outcome.clauses]


@pytest.mark.cites("LEBENTOD-11")
def test_a_game_that_goes_on_too_long_has_no_winner() -> None:
    end = after(GAME, dealt(rules=Rules(max_turns=1)), "turn", "turn")
    outcome = GAME.rules.outcome(end)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((15, 17), ())
    assert [clause.id for clause in outcome.clauses] == ["LEBENTOD-11"]


# A plain program


def fights(pack: tuple[Card, ...], refill: Refill, random: Random, most: int) -> int:
    """How many fights a deal lasts: two queues of numbers, the front on top."""
    numbers = [STRENGTH[card.rank] for card in pack]
    piles: list[list[int]] = [numbers[0::2][::-1], numbers[1::2][::-1]]
    won: list[list[int]] = [[], []]
    begins = 0

    def next_of(seat: int) -> int | None:
        if not piles[seat]:
            piles[seat], won[seat] = won[seat], []
            if refill is Refill.SHUFFLED:
                random.shuffle(piles[seat])
        return piles[seat].pop(0) if piles[seat] else None

    for fight in range(most):
        table: list[list[int]] = [[], []]
        while True:
            for seat in (begins, 1 - begins):
                for _ in range(2 if table[seat] else 1):
                    card = next_of(seat)
                    if card is None:
                        return fight
                    table[seat].append(card)
            if table[0][-1] != table[1][-1]:
                break
        begins = int(table[1][-1] > table[0][-1])
        order = begins if refill is Refill.WINNER_FIRST else 0
        won[begins] += table[order] + table[1 - order]
        if not piles[1 - begins] and not won[1 - begins]:
            return fight + 1
    return most


def lasted(pack: tuple[Card, ...], refill: Refill, random: Random, most: int = 5000) -> int:
    """How many fights a deal lasts in our game."""
    layout = dealt(pack, Rules(refill=refill, max_turns=most))
    while GAME.rules.outcome(layout) is None:
        if GAME.rules.movers(layout) == (NATURE,):
            chance = GAME.rules.chance(layout)
            assert chance is not None
            layout = after(GAME, layout, str(chance.at(random.randrange(chance.total))))
        layout = played_out(GAME, layout, random)
    turns: int = layout.turns
    return turns


@pytest.mark.cites("LEBENTOD-8")
@pytest.mark.numbers("leben-und-tod")
@pytest.mark.parametrize("refill", [Refill.WINNER_FIRST, Refill.FIXED])
def test_a_program_with_queues_has_as_many_fights(refill: Refill) -> None:
    for seed in range(4):
        pack = tuple(Random(seed).sample(PACK, 32))
        random = Random(seed)
        assert lasted(pack, refill, random, 60) == fights(pack, refill, random, 60)


@pytest.mark.long
@pytest.mark.numbers("leben-und-tod")
def test_games_last_as_long_as_those_of_a_program_with_queues() -> None:
    """Kolmogorov and Smirnov: the two samples come from one distribution."""
    random, ours, theirs = Random(142), 100, 4000
    packs = [tuple(random.sample(PACK, 32)) for _ in range(theirs)]
    plain = sorted(fights(pack, Refill.SHUFFLED, random, 5000) for pack in packs)
    found = sorted(lasted(pack, Refill.SHUFFLED, random) for pack in packs[:ours])
    apart = max(
        abs(bisect(plain, at) / theirs - bisect(found, at) / ours) for at in (*plain, *found)
    )
    assert apart < 1.95 * ((ours + theirs) / (ours * theirs)) ** 0.5
    assert 85 < plain[theirs // 2] < 105


@pytest.mark.numbers("leben-und-tod")
def test_the_first_two_cards_are_equal_in_3_of_31_deals() -> None:
    equal = 0
    for one, other in permutations(PACK, 2):
        if one.suit.value == "D":  # each rank once is enough for the first of the two
            pack = (*(card for card in PACK if card not in (one, other)), one, other)
            events = told(GAME, after(GAME, dealt(pack), "turn"), "turn")
            equal += "The cards are equal." in events
    assert equal * 31 == 3 * 8 * 31
