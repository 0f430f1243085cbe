"""Who is heard beside the one on turn, and dice that nobody sees: positions by hand, chances."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.plays import viewers
from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.engines.magic_trick import digits
from daumen_rules.kernel.game import Outcome, legal_actions
from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR
from tests.collection.cards.lines import after, legal, refused, told
from tests.collection.dice.chain import chain, lasts, plain
from tests.collection.dice.chances import mean, next_sheets, scores, table, total
from tests.collection.dice.goes import taken
from tests.scene import seen_lines

WON = "16263646566666564636261"
"""Jule in twelve throws, between which B throws sixes."""
SCHIKANE = "manual with variant=schikane"


def at(slug: str, *lines: str, words: str = "manual", players: int = 2) -> Any:
    """The state after some lines."""
    return after(game(slug), table(slug, words, players), *lines)


def thrown(*throws: str) -> list[str]:
    """Throws as lines."""
    return [f"nature: throw {' '.join(faces)}" for faces in throws]


# 34 Stumme Jule


@pytest.mark.numbers("stumme-jule")
@pytest.mark.cites("STUMMEJULE-1", "STUMMEJULE-2", "STUMMEJULE-4", "STUMMEJULE-5")
def test_silent_jule_is_jule_where_nobody_speaks() -> None:
    acts = thrown(*WON)
    ended = at("stumme-jule", *acts)
    assert game("stumme-jule").rules.outcome(ended) == Outcome((6, 0), (0,), (6, -6))
    assert lasts(chain("stumme-jule", "manual", 1)) == 72


@pytest.mark.cites("STUMMEJULE-6")
def test_whoever_speaks_begins_anew_on_turn_or_not() -> None:
    found, state = game("stumme-jule"), at("stumme-jule", *thrown("1", "1", "2"))
    assert state.notes == (2, 1)
    assert found.rules.movers(state) == (NATURE, REFEREE)
    assert after(found, state, "referee: spoke B").notes == (2, 0)
    assert after(found, state, "referee: spoke A").notes == (0, 1)
    assert after(found, state, "referee: spoke A", "referee: spoke B").turn == state.turn == 1
    assert told(found, state, "referee: spoke A") == ["A speaks.", "A has 0 written, 0 struck."]


@pytest.mark.cites("STUMMEJULE-6")
def test_nobody_else_is_heard_and_nobody_after_the_end() -> None:
    found = game("stumme-jule")
    assert refused(found, at("stumme-jule"), "referee: spoke C") == ["STUMMEJULE-6"]
    assert refused(found, at("stumme-jule"), "referee: spoke nobody") == ["STUMMEJULE-6"]
    ended = at("stumme-jule", *thrown(*WON))
    assert "DICE-3" in refused(found, ended, "referee: spoke A")


@pytest.mark.cites("STUMMEJULE-3", "STUMMEJULE-5")
def test_silent_jule_has_the_readings_of_jule() -> None:
    again = at("stumme-jule", *thrown("1", "2", "4"), words="manual with go=while_hit")
    assert (again.notes, again.turn) == ((2, 0), 1)
    acts = thrown(*WON)
    ended = at("stumme-jule", *acts, words="manual with unstruck=on_paper")
    assert game("stumme-jule").rules.outcome(ended) == Outcome((6, 0), (0,), (0, 0))


# 70 Dufte Hundert


@pytest.mark.cites("DUFTE-2", "DUFTE-3")
def test_pips_are_added_and_those_of_doubles_multiplied() -> None:
    """The manual: two sixes bring 36 at once, a six and a five only 11."""
    assert at("dufte-hundert", *thrown("66", "65")).notes == (36, 11)
    assert at("dufte-hundert", *thrown("11", "22")).notes == (1, 4)
    found = game("dufte-hundert")
    assert refused(found, at("dufte-hundert"), "nature: throw 6") == ["DICE-1"]
    assert refused(found, at("dufte-hundert", *thrown("66")), "B: sum") == ["DICE-3", "DUFTE-4"]


@pytest.mark.cites("DUFTE-1")
def test_the_first_to_have_a_hundred_wins() -> None:
    """36 + 36 + 25 are 97, and three more are a hundred."""
    before = at("dufte-hundert", *thrown("66", "12", "66", "12", "55", "12"))
    assert game("dufte-hundert").rules.outcome(before) is None
    ended = after(game("dufte-hundert"), before, *thrown("12"))
    assert game("dufte-hundert").rules.outcome(ended) == Outcome((100, 9), (0,))


@pytest.mark.numbers("dufte-hundert")
@pytest.mark.cites("DUFTE-2", "DUFTE-3", "DUFTE-1")
def test_the_hundred_has_its_chances() -> None:
    first = [at("dufte-hundert", f"nature: throw {a} {b}").notes[0] for a, b in PAIRS]
    assert Fraction(sum(first), 36) == Fraction(301, 36)
    alone = chain("dufte-hundert", "manual", 1)
    assert round(float(lasts(alone)), 6) == 12.672175


def lengths(slug: str) -> list[Fraction]:
    """How often a seat that plays alone is through after one throw, two throws, and so on."""
    found, done = game(slug), list[Fraction]()
    ways: Mapping[Any, Fraction] = {table(slug): Fraction(1)}
    while ways:
        on = [
            (plain(there), chance * part)
            for here, chance in ways.items()
            for there, part in next_sheets(found, here).items()
        ]
        over = [found.rules.outcome(there) is not None for there, _ in on]
        done.append(sum((c for (_, c), end in zip(on, over, strict=True) if end), Fraction()))
        ways = total(each for each, end in zip(on, over, strict=True) if not end)
    return done


@pytest.mark.numbers("dufte-hundert")
@pytest.mark.long
@pytest.mark.cites("DUFTE-1", "DUFTE-2")
@pytest.mark.parametrize(("players", "often"), [(2, 0.556377), (3, 0.389733)])
def test_whoever_begins_the_hundred_wins_more_often(players: int, often: float) -> None:
    """The first wins with a throw where none of the others has been through before it."""
    done = lengths("dufte-hundert")
    assert sum(done) == 1
    first = sum(
        (each * sum(done[number:]) ** (players - 1) for number, each in enumerate(done)),
        Fraction(),
    )
    assert round(float(first), 6) == often


PAIRS = list(product(range(1, 7), repeat=2))


@pytest.mark.cites("DUFTE-4", "DUFTE-5", "DUFTE-6")
def test_with_trickery_an_overlooked_product_goes_to_whoever_notices_it() -> None:
    found = game("dufte-hundert")
    state = at("dufte-hundert", *thrown("44"), words=SCHIKANE, players=3)
    assert legal(found, state) == {"product", "sum"}
    assert after(found, state, "A: product").notes == (16, 0, 0)
    asked = after(found, state, "A: sum")
    assert (asked.notes, found.rules.movers(asked)) == ((0, 0, 0), (REFEREE,))
    assert legal(found, asked) == {"noticed B", "noticed C", "noticed nobody"}
    assert after(found, asked, "referee: noticed C").notes == (0, 0, 16)
    assert after(found, asked, "referee: noticed C").turn == 1
    assert after(found, asked, "referee: noticed nobody").notes == (8, 0, 0)
    assert refused(found, asked, "referee: noticed A") == ["DUFTE-5"]
    assert refused(found, asked, "nature: throw 1 2") == ["DICE-3"]
    assert told(found, asked, "referee: noticed C") == [
        "C notices the double.",
        "C has 16 points.",
    ]


@pytest.mark.cites("DUFTE-4", "DUFTE-5", "DUFTE-7")
def test_the_sum_is_kept_by_another_reading() -> None:
    lines = (*thrown("44"), "A: sum", "referee: noticed B")
    words = f"{SCHIKANE}, overlooked=sum"
    assert at("dufte-hundert", *lines, words=words).notes == (8, 16)


@pytest.mark.cites("DUFTE-1", "DUFTE-4", "DUFTE-6")
def test_a_false_sum_that_nobody_notices_wins_too() -> None:
    """97 and the sum of two twos are 101; noticed, their product goes to B."""
    doubles = [*thrown("66"), "A: product", *thrown("12")]
    lines = [*doubles, *doubles, *thrown("55"), "A: product", *thrown("12", "22"), "A: sum"]
    asked, found = at("dufte-hundert", *lines, words=SCHIKANE), game("dufte-hundert")
    assert found.rules.outcome(asked) is None
    ended = after(found, asked, "referee: noticed nobody")
    assert found.rules.outcome(ended) == Outcome((101, 9), (0,))
    assert after(found, asked, "referee: noticed B").notes == (97, 13)


@pytest.mark.cites("DUFTE-1", "DUFTE-7")
@pytest.mark.parametrize("thrower", [0, 1])
def test_the_hundred_of_a_throw_comes_before_that_of_whoever_notices_it(thrower: int) -> None:
    """B has 90 and throws two sixes, which make 102 by the sum; A has 70, and gets 36 by notice."""
    found, other = game("dufte-hundert"), 1 - thrower
    begun = table("dufte-hundert", f"{SCHIKANE}, overlooked=sum", 2)
    notes = tuple(90 if seat == thrower else 70 for seat in range(2))
    said = after(found, evolve(begun, notes=notes, turn=thrower), *thrown("66"))
    ended = after(found, said, f"{'AB'[thrower]}: sum", f"referee: noticed {'AB'[other]}")
    points = tuple(102 if seat == thrower else 106 for seat in range(2))
    assert found.rules.outcome(ended) == Outcome(points, (thrower,))


# 96 Turmbläser


@pytest.mark.cites("TURMBLAESER-1", "TURMBLAESER-2", "TURMBLAESER-3")
def test_the_third_die_multiplies_what_lies_under_the_cup() -> None:
    found, begun = game("turmblaeser"), at("turmblaeser")
    assert at("turmblaeser", *thrown("34", "5")).notes == (35, 0)
    assert at("turmblaeser", *thrown("54", "3")).notes == (27, 0)
    assert refused(found, begun, "nature: throw 3 4 5") == ["DICE-1"]
    covered = after(found, begun, *thrown("34"))
    assert refused(found, covered, "nature: throw 3 4") == ["DICE-1"]
    assert covered.notes == (0, 0)


@pytest.mark.cites("TURMBLAESER-1", "TURMBLAESER-2")
def test_nobody_sees_what_lies_under_the_cup() -> None:
    found, states = game("turmblaeser"), [at("turmblaeser", *thrown(f)) for f in ("34", "66")]
    for viewer in (0, 1, SPECTATOR):
        one, other = (found.rules.view(state, viewer) for state in states)
        assert one == other
        assert seen_lines(found, one, "en", viewer) == seen_lines(found, other, "en", viewer)
        assert told(found, at("turmblaeser"), "nature: throw 3 4", viewer) == [
            "A throws; dice that lie covered: 2."
        ]
    assert told(found, states[0], "nature: throw 5")[0] == (
        "A throws 3 and 4 under the cup, 5 blown down."
    )


@pytest.mark.numbers("turmblaeser")
@pytest.mark.cites("TURMBLAESER-3")
def test_the_tower_blower_has_the_chances_of_the_times_table() -> None:
    blown, tabled = (
        scores(slug, f"manual with rounds={rounds}")
        for slug, rounds in (("turmblaeser", 1), ("einmaleins", 1))
    )
    assert blown == tabled
    assert mean(blown) == Fraction(49, 2)


@pytest.mark.cites("TURMBLAESER-4")
def test_the_highest_sum_of_the_rounds_wins() -> None:
    rounds = [*thrown("66", "6", "11", "1")] * 5
    ended = at("turmblaeser", *rounds)
    assert game("turmblaeser").rules.outcome(ended) == Outcome((360, 10), (0,))


# 75, 106, 110b: tricks

TRICKS = ("wieviel-augen-2w", "wieviel-augen-3w", "wuerfelstapel")


@pytest.mark.cites("ZAUBER-1", "AUGEN2W-1", "AUGEN2W-2", "AUGEN2W-3", "ZAUBER-4")
def test_the_example_of_two_dice() -> None:
    """The manual: 6 and 2 give 12, 17, 85, 87; and 87 less 25 is 62."""
    found, state = game("wieviel-augen-2w"), at("wieviel-augen-2w", *thrown("62"))
    assert legal(found, state) == {"name 87"}
    assert refused(found, state, "A: name 86") == ["AUGEN2W-2"]
    asked = after(found, state, "A: name 87")
    assert found.rules.outcome(after(found, asked, "B: guess 62")) == Outcome((0, 1), (1,))
    assert found.rules.outcome(after(found, asked, "B: guess 26")) == Outcome((0, 0), ())
    assert refused(found, asked, "B: guess 70") == ["ZAUBER-3"]
    assert refused(found, asked, "A: guess 62") == ["DICE-3", "ZAUBER-3"]
    assert refused(found, asked, "B: name 87") == ["AUGEN2W-2"]


@pytest.mark.cites("AUGEN3W-1", "AUGEN3W-2", "AUGEN3W-3", "AUGEN3W-4", "ZAUBER-4")
def test_the_example_of_three_dice() -> None:
    """The manual: 1, 5, 3 give 153624, 4152, 1384; 1377 by 9 is 153."""
    found, state = game("wieviel-augen-3w"), at("wieviel-augen-3w", *thrown("153"))
    assert legal(found, state) == {"name 1384"}
    assert refused(found, state, "A: name 4152") == ["AUGEN3W-2"]
    asked = after(found, state, "A: name 1384")
    assert found.rules.outcome(after(found, asked, "B: guess 153")) == Outcome((0, 1), (1,))
    assert told(found, asked, "B: guess 153")[1] == "Reckoned from 1384: 153."


@pytest.mark.cites("STAPEL-1", "STAPEL-2", "STAPEL-3", "STAPEL-4", "ZAUBER-4")
@pytest.mark.parametrize(("dice", "seven"), [(2, 14), (3, 21), (4, 28), (5, 35)])
def test_hidden_faces_are_seven_a_die_less_the_top(dice: int, seven: int) -> None:
    found = game("wuerfelstapel")
    state = at("wuerfelstapel", *thrown("25252"[:dice]), words=f"manual with dice={dice}")
    assert legal(found, state) == {"name 2", "name 5"}
    assert refused(found, state, "A: name 3") == ["STAPEL-2"]
    asked = after(found, state, "A: name 5")
    assert found.rules.outcome(after(found, asked, f"B: guess {seven - 5}")) == Outcome(
        (0, 1), (1,)
    )
    assert found.rules.outcome(after(found, asked, f"B: guess {seven - 2}")) == Outcome((0, 0), ())
    assert refused(found, asked, f"B: guess {seven}") == ["ZAUBER-3"]


@pytest.mark.numbers("wieviel-augen-2w", "wieviel-augen-3w", "wuerfelstapel")
@pytest.mark.cites("AUGEN2W-2", "AUGEN2W-3", "AUGEN3W-2", "AUGEN3W-3", "STAPEL-3")
@pytest.mark.parametrize("slug", TRICKS)
def test_the_magician_who_reckons_is_always_right(slug: str) -> None:
    """75: 25 less; 106: 7 less, a ninth; 110b: 14 less what is named. No two throws name alike."""
    ways: dict[str, Callable[[int], int]] = {
        "wieviel-augen-2w": lambda named: named - 25,
        "wieviel-augen-3w": lambda named: (named - 7) // 9,
        "wuerfelstapel": lambda named: 14 - named,
    }
    reckoned = ways[slug]
    words = "manual with dice=2" if slug == "wuerfelstapel" else "manual"
    found, begun = game(slug), table(slug, words, 2)
    chance = found.rules.chance(begun)
    assert chance is not None
    named = set[str]()
    for number in range(chance.total):
        state = taken(found, begun, chance.at(number))
        for act in legal_actions(found.rules, state):
            asked = taken(found, state, act)
            named.add(found.notation.write(act))
            ended = after(found, asked, f"B: guess {reckoned(asked.named)}")
            assert found.rules.outcome(ended) == Outcome((0, 1), (1,))
    assert len(named) == (6 if slug == "wuerfelstapel" else chance.total)


@pytest.mark.cites("AUGEN2W-2", "AUGEN3W-2", "ZAUBER-3")
@pytest.mark.parametrize(
    ("slug", "faces", "other", "least"),
    [("wieviel-augen-2w", "62", 76, 36), ("wieviel-augen-3w", "153", 1393, 1006)],
)
def test_a_wrong_result_spoils_the_trick_or_is_noticed(
    slug: str, faces: str, other: int, least: int
) -> None:
    """By another reading: 76 is that of 5 and 1, 1393 that of 1, 5, 4; the least that of ones."""
    found, words = game(slug), "manual with reckoning=free"
    state = at(slug, *thrown(faces), words=words)
    assert {f"name {other}", f"name {least}", "name 0"} < legal(found, state)
    assert refused(found, state, f"A: name {least - 1}") != []
    taken_in = after(found, state, f"A: name {other}")
    fooled = {"76": "51", "1393": "154"}[str(other)]
    assert found.rules.outcome(after(found, taken_in, f"B: guess {fooled}")) == Outcome((0, 0), ())
    assert found.rules.outcome(after(found, taken_in, "B: guess 0")) == Outcome((0, 0), ())
    noticed = after(found, state, "A: name 0", "B: guess 0")
    assert found.rules.outcome(noticed) == Outcome((0, 1), (1,))


@pytest.mark.cites("ZAUBER-2")
@pytest.mark.parametrize("slug", TRICKS)
def test_the_magician_sees_the_dice_when_he_has_spoken(slug: str) -> None:
    found = game(slug)
    size = {"wieviel-augen-2w": 2, "wieviel-augen-3w": 3, "wuerfelstapel": 4}[slug]
    states = [at(slug, *thrown(face * size)) for face in "25"]
    for viewer in (1, SPECTATOR):
        one, other = (found.rules.view(state, viewer) for state in states)
        assert one == other
        assert seen_lines(found, one, "en", viewer) == seen_lines(found, other, "en", viewer)
        assert told(found, at(slug), thrown("2" * size)[0], viewer) == [
            f"A throws; dice that lie covered: {size}."
        ]
    assert found.rules.view(states[0], 0) == states[0]
    named = after(found, states[0], f"A: {min(legal(found, states[0]))}")
    said = after(found, named, f"B: {min(legal(found, named))}")
    assert found.rules.view(said, 1) == said


def test_faces_are_written_as_one_number() -> None:
    assert digits((6, 2)) == 62
    assert digits((1, 5, 3, 6, 2, 4)) == 153624


@pytest.mark.parametrize("slug", [*TRICKS, "turmblaeser"])
def test_dice_that_lie_covered_may_be_others(slug: str) -> None:
    """What looks alike to who does not see them: their view is the same, the dice are not."""
    found = game(slug)
    play = random_play(found, 2, found.book.default, Random(slug), 30)
    hidden = [
        (state, viewer)
        for state in play.states
        for viewer in viewers(found, state)
        if 0 in found.rules.view(state, viewer).faces
    ]
    most = 0
    for state, viewer in hidden:
        assert found.checks.alike is not None
        others = {*found.checks.alike(state, viewer)}
        most = max(most, len(others))
        assert state not in others
        views = {found.rules.view(other, viewer) for other in others}
        assert views <= {found.rules.view(state, viewer)}
    assert most > 4
