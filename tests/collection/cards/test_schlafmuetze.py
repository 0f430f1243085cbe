"""143 Schlafmütze: passing on, foursomes, the race for the chips, and who is the sleepyhead."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.schlafmuetze.clauses import Deck, Passing, Proof, Rules, Several
from daumen_rules.games.cards.schlafmuetze.game import GAME, pack
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR
from daumen_rules.pieces.cards import RANKS, Deal
from tests.collection.cards.at_table import after, cards, refused, told


def dealt(players: int, seed: int, rules: Any = None) -> Any:
    used = rules or Rules()
    whole = pack(used, players)
    deal = Deal(tuple(Random(seed).sample(whole, len(whole))))
    return after(GAME, GAME.rules.start(players, used), str(deal))


def on_table(*hands: str, rules: Any = None, race: bool = False) -> Any:
    """These hands and nothing laid down; cards are to be passed on, or chips to be grabbed."""
    held = tuple(tuple(sorted(cards(words))) for words in hands)
    waiting = tuple(seat for seat in range(len(hands)) if held[seat] or race)
    nothing = ((),) * len(hands)
    layout = evolve(dealt(len(hands), 1, rules), hands=held, count=int(race), waiting=waiting)
    return evolve(layout, turn=waiting[0], laid=nothing, won=nothing, chips=(0,) * len(hands))


def played_out(layout: Any, random: Random) -> Any:
    """The layout at the end: draws, hands and choices by chance."""
    while GAME.rules.outcome(layout) is None:
        likely = GAME.rules.chance(layout)
        if likely is not None:
            action = likely.at(random.randrange(likely.total))
        else:
            action = random.choice(legal_actions(GAME.rules, layout))
        step: Any = GAME.step(layout, action)
        layout = step.state
    return layout


FOURS = ("S7 D7 H7 C7", "S8 D8 H8 C9", "S9 D9 H9 C8")


@pytest.mark.cites("SCHLAFMUETZE-1", "SCHLAFMUETZE-9")
@pytest.mark.numbers("schlafmuetze")
def test_so_many_whole_ranks_are_dealt_that_hands_are_multiples_of_four() -> None:
    sizes = {players: len(pack(Rules(), players)) for players in range(2, 9)}
    assert sizes == {2: 32, 3: 24, 4: 32, 5: 20, 6: 24, 7: 28, 8: 32}
    for players, size in sizes.items():
        assert {len(hand) % 4 for hand in dealt(players, 2).hands} == {0}
        assert not any(
            4 * ranks % players == 0 and (4 * ranks // players) % 4 == 0
            for ranks in range(size // 4 + 1, 9)
        )
        assert {card.rank for card in pack(Rules(), players)} == {*RANKS[-size // 4 :]}
    assert len(pack(Rules(deck=Deck.ALL32), 3)) == 32


@pytest.mark.cites("SCHLAFMUETZE-5", "SCHLAFMUETZE-13")
def test_each_passes_a_card_to_the_next_seat_with_cards_at_once() -> None:
    layout = on_table("S7 D8", "", "S9 D9", "SJ DQ")
    assert GAME.rules.movers(layout) == (NATURE,)
    later = after(GAME, layout, "pass on S7 D9 DQ")
    assert later.hands == (cards("D8 DQ"), (), cards("S7 S9"), cards("D9 SJ"))
    assert refused(GAME, layout, "pass on S7 SJ DQ", NATURE) == ["SCHLAFMUETZE-5"]
    likely = GAME.rules.chance(layout)
    assert likely is not None
    assert (likely.total, len({*likely})) == (8, 8)
    step: Any = GAME.step(layout, GAME.notation.read(NATURE, "pass on S7 D9 DQ"))
    heard = [
        GAME.rules.witness(step.events[0], who).sentence.say("en") for who in (0, 2, SPECTATOR)
    ]
    assert heard[0].startswith("A passes on Seven of spades")
    assert heard[1:] == ["A passes on a card."] * 2


@pytest.mark.cites("SCHLAFMUETZE-5", "SCHLAFMUETZE-13")
def test_by_the_other_reading_each_chooses_its_card_unseen() -> None:
    layout = on_table("S7 D8", "S9 D9", rules=Rules(passing=Passing.CHOSEN))
    first = after(GAME, layout, "give S7")
    assert (first.turn, first.peeked) == (1, (cards("S7"), ()))
    assert GAME.rules.view(first, 1).seen_alone == ()
    assert refused(GAME, first, "give S7") == ["SCHLAFMUETZE-5"]
    assert after(GAME, first, "give D9").hands == (cards("D8 D9"), cards("S7 S9"))


@pytest.mark.cites("SCHLAFMUETZE-2", "SCHLAFMUETZE-3", "SCHLAFMUETZE-4", "SCHLAFMUETZE-12")
def test_the_last_without_a_chip_is_the_sleepyhead() -> None:
    layout = on_table(*FOURS, race=True)
    assert GAME.rules.movers(layout) == (REFEREE,)
    first = after(GAME, layout, "grab A")
    assert first.waiting == (1, 2)
    assert refused(GAME, first, "grab A", REFEREE) == ["SCHLAFMUETZE-12"]
    later = after(GAME, first, "grab C")
    assert (later.chips, later.count) == ((0, 1, 0), 0)
    assert told(GAME, first, "grab C")[1] == "B is the sleepyhead."


@pytest.mark.cites("SCHLAFMUETZE-6", "SCHLAFMUETZE-7")
@pytest.mark.parametrize(("proof", "name"), [(Proof.END, "won"), (Proof.AT_ONCE, "laid")])
def test_foursomes_are_laid_down_face_down_or_shown(proof: Proof, name: str) -> None:
    layout = on_table(*FOURS, rules=Rules(proof=proof), race=True)
    later = after(GAME, layout, "grab A", "grab C")
    assert later.hands[0] == ()
    assert {*getattr(later, name)[0]} == {*cards(FOURS[0])}
    view = GAME.rules.view(later, 1)
    assert view.won == ((4, 0, 0) if proof is Proof.END else (0, 0, 0))


@pytest.mark.cites("SCHLAFMUETZE-10")
def test_whoever_grabs_first_without_a_foursome_is_the_sleepyhead() -> None:
    later = after(GAME, on_table(*FOURS, race=True), "grab B")
    assert (later.chips, later.hands[0]) == ((0, 1, 0), ())


@pytest.mark.cites("SCHLAFMUETZE-11")
@pytest.mark.parametrize(("several", "left"), [(Several.TOGETHER, 0), (Several.ONE_EACH, 4)])
def test_two_foursomes_at_once(several: Several, left: int) -> None:
    rules = Rules(several=several)
    layout = on_table("S7 D7 H7 C7", "S8 D8 H8 C8", "S9 D9 H9 CJ", rules=rules, race=True)
    later = after(GAME, layout, "grab A", "grab B")
    assert (len(later.hands[1]), later.count) == (left, int(left > 0))


@pytest.mark.cites("SCHLAFMUETZE-8", "SCHLAFMUETZE-14", "SCHLAFMUETZE-7")
@pytest.mark.numbers("schlafmuetze")
@pytest.mark.parametrize("players", [2, 3])
def test_all_foursomes_are_laid_and_who_slept_least_wins(players: int) -> None:
    rules = Rules(several=Several.ONE_EACH)
    end = played_out(dealt(players, 4, rules), Random(players))
    outcome = GAME.rules.outcome(end)
    assert outcome is not None
    ranks = len(pack(rules, players)) // 4
    assert (sum(map(len, end.won)), sum(end.chips)) == (4 * ranks, ranks)
    assert outcome.scores == tuple(-marks for marks in end.chips)
    assert "SCHLAFMUETZE-7" in [clause.id for clause in outcome.clauses]


@pytest.mark.cites("SCHLAFMUETZE-15")
def test_a_game_that_goes_on_too_long_ends_as_it_stands() -> None:
    layout = on_table("S7 D8", "S9 D9", rules=Rules(max_turns=1))
    outcome = GAME.rules.outcome(after(GAME, layout, "pass on S7 D9"))
    assert outcome is not None
    assert [clause.id for clause in outcome.clauses] == ["SCHLAFMUETZE-15", "SCHLAFMUETZE-14"]
