"""117 Spitz, pass auf!: its clauses one by one, what its options decide, and its figures."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, Final

import pytest
from attrs import evolve

from daumen_rules.conformance.laws import check_laws
from daumen_rules.contracts.plays import Play, take
from daumen_rules.games.cards.spitz_pass_auf.game import GAME
from daumen_rules.games.cards.spitz_pass_auf.table import Race, Slap, Table, is_in_time
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.seats import REFEREE, SPECTATOR
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.cards import PACK, Deal
from tests.collection.cards.lines import after, cards, refused, said, told
from tests.conftest import many
from tests.scene import seen_lines

WHOLE: Final = "nature: deal " + " ".join(map(str, PACK))
"""A deal of the pack in its order."""


def table(turned: str, piles: str = "", options: str = "", **changes: Any) -> Table:
    """An open round with turned cards such as `HK SK - C7`, and piles such as `H7 | | C9 |`."""
    cards_of = [None if word == "-" else cards(word)[0] for word in turned.split()]
    held = [cards(pile) for pile in piles.split("|")] if piles else [()] * len(cards_of)
    rules = GAME.book.read_rules("manual with " + options) if options else None
    nothing = ((),) * len(cards_of)
    start = GAME.rules.start(len(cards_of), rules or GAME.book.default)
    state = evolve(
        start, turned=tuple(cards_of), piles=tuple(held), won=nothing, kept=nothing, open=True
    )
    return evolve(state, round=1, **changes)


# Rounds


@pytest.mark.numbers("spitz-pass-auf")
@pytest.mark.cites("CARDS-1", "SPITZ-1", "SPITZ-3", "SPITZ-12", "SPITZ-19")
@pytest.mark.parametrize(("players", "rounds", "dead"), [(2, 16, 0), (4, 8, 0), (6, 5, 2)])
def test_without_mistakes_there_are_16_or_8_or_5_rounds(
    players: int, rounds: int, dead: int
) -> None:
    state = after(GAME, GAME.rules.start(players, GAME.book.default), WHOLE)
    assert state.turned == PACK[:players]
    assert len(state.dead) == dead
    assert {len(pile) for pile in state.piles} == {rounds - 1}
    played = 0
    while GAME.rules.outcome(state) is None:
        assert GAME.rules.movers(state) == (REFEREE,)
        state = after(GAME, state, "referee: quiet")
        played += 1
    assert (played, state.round) == (rounds, rounds)
    assert refused(GAME, GAME.rules.start(2, GAME.book.default), WHOLE[:-3]) == ["CARDS-1"]


@pytest.mark.cites("SPITZ-13")
def test_cards_that_nobody_wins_are_put_away_or_shuffled_to_a_new_pile() -> None:
    away, again = (
        table("HK C7", "| D9", f"unmatched={word}", kept=(cards("S7"), ()))
        for word in ("own_kept_pile", "recycle")
    )
    ended = after(GAME, away, "referee: quiet")
    assert GAME.rules.outcome(ended) is not None
    assert (ended.kept, ended.piles) == ((cards("S7 HK"), cards("C7")), ((), cards("D9")))
    waits = after(GAME, again, "referee: quiet")
    chance = GAME.rules.chance(waits)
    assert chance is not None
    assert {GAME.notation.write(order) for order in chance} == {"shuffle S7 HK", "shuffle HK S7"}
    assert refused(GAME, waits, "nature: shuffle S7 C7") == ["SPITZ-13"]
    assert refused(GAME, waits, WHOLE) == ["SPITZ-1"]
    on = after(GAME, waits, "nature: shuffle HK S7")
    assert (on.turned, on.piles, on.kept) == (cards("HK D9"), (cards("S7"), ()), ((), cards("C7")))


@pytest.mark.cites("SPITZ-19")
def test_the_game_ends_when_one_seat_is_left_or_when_one_has_no_card() -> None:
    one, first = (
        table("HK C7 D8 SA", "H7 | | D9 |", f"end={w}") for w in ("at_most_one", "first_empty")
    )
    assert GAME.rules.outcome(after(GAME, one, "referee: quiet")) is None
    assert GAME.rules.outcome(after(GAME, first, "referee: quiet")) is not None
    assert GAME.rules.outcome(after(GAME, one, "referee: quiet", "referee: quiet")) is not None


@pytest.mark.cites("SPITZ-19", "SPITZ-13")
def test_who_has_neither_a_pile_nor_cards_to_shuffle_turns_none() -> None:
    state = table("HK SK", "| D9", "unmatched=recycle")
    lost = after(GAME, state, "referee: slap B>A", "referee: quiet")
    assert GAME.rules.outcome(lost) == Outcome((0, 1))
    assert GAME.rules.outcome(after(GAME, state, "referee: quiet")) is None


@pytest.mark.cites("SPITZ-20", "SPITZ-21")
def test_most_won_cards_win_also_after_too_many_rounds() -> None:
    state = table("HK C7", "H7 H8 | D7 D9", "max_turns=2", won=(cards("S7"), ()))
    state = after(GAME, state, "referee: quiet")
    assert GAME.rules.outcome(state) is None
    outcome = GAME.rules.outcome(after(GAME, state, "referee: quiet"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 0), (0,))
    assert told(GAME, state, "referee: quiet")[-2:] == [
        "The game has gone on too long and is over.",
        "A has won; cards: 1.",
    ]


# Slaps


@pytest.mark.numbers("spitz-pass-auf")
@pytest.mark.cites("SPITZ-4", "SPITZ-5", "SPITZ-7", "SPITZ-8", "SPITZ-9")
def test_a_slap_wins_the_card_exactly_where_the_ranks_are_equal() -> None:
    """All pairs of cards; suits count nothing."""
    for one, two in combinations(PACK, 2):
        state = after(GAME, table(f"{one} {two}"), "referee: slap B>A")
        equal = one.rank is two.rank
        assert state.won == ((), (one,) if equal else ())
        assert state.wrong == (() if equal else (1,))


@pytest.mark.cites("SPITZ-10", "SPITZ-11")
def test_who_has_a_king_slaps_a_king_and_a_strange_pair_only_where_any_is_played() -> None:
    own, other = (table("HK SK C7 D8", options=f"pair={w}") for w in ("own_card_must_match", "any"))
    for state in (own, other):
        assert after(GAME, state, "referee: slap A>B").won[0] == cards("SK")
    assert after(GAME, own, "referee: slap C>B").wrong == (2,)
    assert after(GAME, other, "referee: slap C>B").won[2] == cards("SK")
    assert after(GAME, other, "referee: slap C>D").wrong == (2,)
    assert after(GAME, other, "referee: slap A>A").wrong == (0,)
    late = after(GAME, other, "referee: slap C>B", "referee: slap D>A")
    assert (late.won[3], late.wrong) == ((), ())


@pytest.mark.cites("SPITZ-8", "SPITZ-24")
def test_a_slap_on_ones_own_card_of_a_pair_is_a_mistake_or_saves_it() -> None:
    """By the manual the hand goes on the card of another."""
    mistake, saves = (table("HK SK C7 D8", options=f"own_card={w}") for w in ("mistake", "saves"))
    assert after(GAME, mistake, "referee: slap A>A").wrong == (0,)
    saved = after(GAME, saves, "referee: slap A>A")
    assert (saved.wrong, saved.slapped, saved.kept[0]) == ((), (0,), cards("HK"))
    assert told(GAME, saves, "referee: slap A>A") == [
        "A slaps its own card of a pair and saves it."
    ]
    assert told(GAME, saves, "referee: slap A>A", language="de") == [
        "A schlägt auf die eigene Karte eines Paars und rettet sie."
    ]
    late = after(GAME, saved, "referee: slap B>A")
    assert (late.won, late.wrong) == (((),) * 4, ())
    assert after(GAME, saves, "referee: slap C>C").wrong == (2,)
    gone = after(GAME, saves, "referee: slap B>A")
    assert after(GAME, gone, "referee: slap A>A").wrong == (0,)


@pytest.mark.cites("SPITZ-6", "SPITZ-18")
def test_slaps_at_the_same_time_are_a_tie_and_the_cards_go_back() -> None:
    state = table("HK SK C7 D8")
    tie = after(GAME, state, "referee: slap A>B B>A")
    assert (tie.won, tie.wrong) == (((),) * 4, ())
    assert tie.kept == (cards("HK"), cards("SK"), (), ())
    assert told(GAME, state, "referee: slap B>A A>B", language="de") == [
        "A schlägt auf die Karte von B, und B schlägt gleichzeitig auf die von A: unentschieden."
    ]
    first = after(GAME, state, "referee: slap A>B", "referee: slap B>A")
    assert (first.won, first.wrong) == ((cards("SK"), (), (), ()), ())


@pytest.mark.cites("SPITZ-6", "SPITZ-15")
def test_two_hands_on_the_same_card_are_a_tie_and_it_is_safe_from_then_on() -> None:
    state = after(GAME, table("HK SK CK D8"), "referee: slap A>C B>C")
    assert state.kept == ((), (), cards("CK"), ())
    late = after(GAME, state, "referee: slap C>A")
    assert (late.won, late.wrong) == (((),) * 4, ())


@pytest.mark.cites("SPITZ-15")
def test_of_four_equal_cards_each_is_won_once_while_its_winner_has_his_own() -> None:
    """A gets B's card; so B is too late for C's, C gets A's, and D is too late for it."""
    state = table("HK SK CK DK")
    for slap in ("A>B", "B>C", "C>A", "D>A"):
        state = after(GAME, state, f"referee: slap {slap}")
    assert state.won == (cards("SK"), (), cards("HK"), ())
    assert (state.wrong, after(GAME, state, "referee: quiet").kept[3]) == ((), cards("DK"))


@pytest.mark.cites("SPITZ-16")
def test_a_seat_slaps_once_or_until_it_wins_no_more() -> None:
    one, several = (table("HK SK CK D8", options=f"captures={w}") for w in ("one", "several"))
    one, several = (after(GAME, state, "referee: slap A>B") for state in (one, several))
    assert refused(GAME, one, "referee: slap A>C") == ["SPITZ-16"]
    several = after(GAME, several, "referee: slap A>C")
    assert several.won[0] == cards("SK CK")
    several = after(GAME, several, "referee: slap A>B")
    assert refused(GAME, several, "referee: slap A>D") == ["SPITZ-16"]


@pytest.mark.cites("SPITZ-8", "SPITZ-14")
def test_who_slapped_by_mistake_sits_out_one_round() -> None:
    for word, shown in (("no_flip_no_slap", None), ("no_slap", cards("H8")[0])):
        state = table("HK C7", "H8 H9 | S8 S9", f"sitting_out={word}")
        state = after(GAME, state, "referee: slap A>B", "referee: quiet")
        assert (state.turned[0], state.out) == (shown, (0,))
        assert refused(GAME, state, "referee: slap A>B") == ["SPITZ-14"]
        gone = refused(GAME, state, "referee: slap B>A")
        assert gone == ([] if shown else ["SPITZ-4"])
        assert after(GAME, state, "referee: quiet").out == ()


@pytest.mark.cites("SPITZ-3", "SPITZ-14")
def test_a_round_in_which_all_sit_out_passes_by() -> None:
    state = table("HK C7", "H8 | S8", wrong=(0, 1))
    after_it = after(GAME, state, "referee: quiet")
    assert (after_it.turned, after_it.round, after_it.out) == (cards("H8 S8"), 3, ())


@pytest.mark.cites("SPITZ-3", "SPITZ-6", "SPITZ-13")
def test_the_round_after_a_tie_is_a_round_like_the_first() -> None:
    state = table("HK SK C7 D8", "H7 H8 | S7 S8 | C8 C9 | D9 D10")
    tie = after(GAME, state, "referee: slap A>B B>A")
    kept = (cards("HK"), cards("SK"), (), ())
    assert tie == evolve(state, kept=kept, gone=(0, 1), slapped=(0, 1))
    assert after(GAME, tie, "referee: quiet") == evolve(
        state,
        turned=cards("H7 S7 C8 D9"),
        piles=(cards("H8"), cards("S8"), cards("C9"), cards("D10")),
        kept=(cards("HK"), cards("SK"), cards("C7"), cards("D8")),
        round=2,
    )


@pytest.mark.cites("SPITZ-8", "SPITZ-9", "SPITZ-14")
def test_a_mistake_costs_the_next_round_alone() -> None:
    state = table("HK SK C7 D8", "H7 H8 | S7 S8 | C8 C9 | D9 D10")
    wrong = after(GAME, state, "referee: slap C>A", "referee: slap A>B")
    assert wrong == evolve(
        state, won=(cards("SK"), (), (), ()), gone=(1,), slapped=(0, 2), wrong=(2,)
    )
    out = after(GAME, wrong, "referee: quiet")
    second = evolve(
        state,
        turned=(*cards("H7 S7"), None, *cards("D9")),
        piles=(cards("H8"), cards("S8"), cards("C8 C9"), cards("D10")),
        won=(cards("SK"), (), (), ()),
        kept=(cards("HK"), (), cards("C7"), cards("D8")),
        out=(2,),
        round=2,
    )
    assert out == second
    assert after(GAME, out, "referee: quiet") == evolve(
        second,
        turned=cards("H8 S8 C8 D10"),
        piles=((), (), cards("C9"), ()),
        kept=(cards("HK H7"), cards("S7"), cards("C7"), cards("D8 D9")),
        out=(),
        round=3,
    )


@pytest.mark.cites("SPITZ-13")
def test_only_the_seat_whose_pile_is_empty_shuffles() -> None:
    state = table(
        "HK C7 D8 S9", "H7 | | D9 | S10", "unmatched=recycle", kept=((), cards("S7"), (), ())
    )
    waits = after(GAME, state, "referee: quiet")
    kept = (cards("HK"), cards("S7 C7"), cards("D8"), cards("S9"))
    assert waits == evolve(state, turned=(None,) * 4, kept=kept, open=False)
    shuffled, *later = told(GAME, waits, "nature: shuffle C7 S7")
    assert shuffled == "B shuffles 2 cards to a new pile."
    assert later
    assert after(GAME, waits, "nature: shuffle C7 S7") == evolve(
        state,
        turned=cards("H7 C7 D9 S10"),
        piles=((), cards("S7"), (), ()),
        kept=(cards("HK"), (), cards("D8"), cards("S9")),
        round=2,
    )


# What the referee tells


@pytest.mark.cites("SPITZ-17", "SPITZ-18")
@pytest.mark.parametrize(
    ("turned", "ties"),
    [("H7 S8 C9 D10", 0), ("H7 S7 C9 D10", 1), ("H7 S7 C9 D9", 2), ("H7 S7 C7 D9", 6)],
)
def test_what_may_be_told_is_every_slap_and_every_tie_and_nothing_else(
    turned: str, ties: int
) -> None:
    """All sets of up to two of the sixteen slaps are tried, and no set of three is a moment.

    Of two equal cards the holders tie; of three, each two of them, and each two on the third.
    """
    state = table(turned)
    slaps = [Slap(seat, target) for seat in range(4) for target in range(4)]
    races = [Race(some) for size in range(3) for some in combinations(slaps, size)]
    accepted = {race for race in races if not isinstance(step(GAME.rules, state, race), Refused)}
    offered = legal_actions(GAME.rules, state)
    assert accepted == set(offered)
    assert len(offered) == 1 + 16 + ties
    three = (Race(some) for some in combinations(slaps, 3))
    assert all(isinstance(step(GAME.rules, state, race), Refused) for race in three)


@pytest.mark.cites("SPITZ-18")
def test_four_equal_cards_have_eighteen_ties() -> None:
    """Six pairs slap each other, and at each of the four cards two of the other three meet."""
    assert len(legal_actions(GAME.rules, table("H7 S7 C7 D7"))) == 1 + 16 + 6 + 12


@pytest.mark.cites("SPITZ-4", "SPITZ-14", "SPITZ-16", "SPITZ-17", "SPITZ-18")
def test_a_refusal_names_every_broken_clause_in_both_languages() -> None:
    state = table("HK SK C7 -", out=(3,), slapped=(0,))
    line = "referee: slap A>D D>A"
    assert refused(GAME, state, line) == ["SPITZ-4", "SPITZ-14", "SPITZ-16", "SPITZ-18"]
    assert said(GAME, state, line, "de").splitlines() == [
        "D hat in dieser Runde keine Karte aufgedeckt. [SPITZ-4]",
        "D nimmt an dieser Runde nicht teil. [SPITZ-14]",
        "A hat schon zugeschlagen. [SPITZ-16]",
        "2 Schläge, die kein Unentschieden zu zweit sind, werden nacheinander gemeldet. [SPITZ-18]",
    ]
    start = GAME.rules.start(2, GAME.book.default)
    assert refused(GAME, start, "referee: slap A>B") == ["SPITZ-17"]
    with pytest.raises(ValueError, match="by the referee"):
        GAME.notation.read(0, "slap A>B")


@pytest.mark.cites("SPITZ-4", "SPITZ-14", "SPITZ-18")
@pytest.mark.parametrize(
    ("slaps", "clauses"),
    [
        ("A>F B>F", ["SPITZ-4", "SPITZ-18"]),
        ("A>B F>B", ["SPITZ-14", "SPITZ-18"]),
        ("E>A F>A", ["SPITZ-14", "SPITZ-18"]),
        ("A>E E>A", ["SPITZ-4", "SPITZ-14", "SPITZ-18"]),
        ("E>F F>E", ["SPITZ-4", "SPITZ-14", "SPITZ-18"]),
    ],
)
def test_nobody_ties_with_a_seat_that_is_not_at_the_table(slaps: str, clauses: list[str]) -> None:
    assert refused(GAME, table("HK SK CK DK"), f"referee: slap {slaps}") == clauses


# Who sees what, and the laws


@pytest.mark.cites("SPITZ-23")
def test_everybody_sees_what_was_turned_and_nobody_a_pile() -> None:
    state = table("HK SK", "H7 | S7", kept=(cards("D9"), ()))
    views = [evolve(GAME.rules.view(state, viewer), viewer=0) for viewer in (0, 1, SPECTATOR)]
    assert views[0] == views[1] == views[2]
    assert (views[0].turned, views[0].piles, views[0].kept[0]) == (
        cards("HK SK"),
        (1, 1),
        cards("D9"),
    )
    assert seen_lines(GAME, views[0], "de")[0] == "  A  Stapel: 1  aufgedeckt: HK  gewonnen: 0"


@pytest.mark.parametrize(
    ("players", "rules"),
    [
        (2, "manual"),
        *(
            pytest.param(players, rules, marks=pytest.mark.long)
            for players, rules in (
                (4, "manual"),
                (6, "manual"),
                (4, "manual with pair=any, unmatched=recycle"),
            )
        ),
    ],
)
def test_the_laws_hold_where_cards_often_match(players: int, rules: str) -> None:
    """Dealt rank by rank; people slap right, at the same time, and now and then wrong."""
    random = Random(f"{players} {rules}")
    by_rank = sorted(PACK, key=lambda card: card.rank.value)
    start = GAME.rules.start(players, GAME.book.read_rules(rules))
    play = take(GAME.rules, start, Deal(tuple(by_rank)))
    while len(play.steps) < 24 and GAME.rules.outcome(play.states[-1]) is None:
        play = Play(start, (*play.steps, *_next(play.states[-1], random)))
    groups = [len(told.action.group) for told in play.steps if isinstance(told.action, Race)]
    assert set(groups) == {0, 1, 2}
    steps = many(1, 3)
    for at in (0, len(play.steps) // 2, len(play.steps) - steps):
        check_laws(GAME, Play(play.states[at], play.steps[at : at + steps]))


def _next(state: Table, random: Random) -> tuple[Step[Any, Any, Any], ...]:
    """The next step: a tie or a right slap where there is one, seldom any race."""
    chance = GAME.rules.chance(state)
    if chance is not None:
        return take(GAME.rules, state, chance.at(random.randrange(chance.total))).steps
    races = [race for race in legal_actions(GAME.rules, state) if isinstance(race, Race)]
    ties = [race for race in races if len(race.group) == 2]
    right = [race for race in races if race.group and is_in_time(state, race.group[0])]
    likely = [races[:1], races, ties or races[:1], right or races[:1]]
    return take(GAME.rules, state, random.choice(random.choice(likely))).steps
