"""1 Leiterspiel, 10 Gänsespiel, 32 Pferderennen: special fields, the goal, the length."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.dice import Throw
from daumen_rules.pieces.options import OptionError
from tests.collection.board.playing import Playing, playing, playing_with
from tests.each import of_each
from tests.scene import seen_lines

TRACKS = ("leiterspiel", "gaensespiel", "pferderennen")
TURNS = {"leiterspiel": "LEITER-3", "gaensespiel": "GANS-2", "pferderennen": "PFERDE-2"}


def race(slug: str, *at: int, options: str = "", turn: int = 0, **fields: Any) -> Playing:
    """A race with the pawns on some fields."""
    return playing_with(len(at), slug, options, at=at, turn=turn, **fields)


# All three


@pytest.mark.cites("LEITER-1", "LEITER-4", "LEITER-2")
@pytest.mark.cites("GANS-1", "GANS-3", "GANS-4", "PFERDE-1", "PFERDE-3")
@pytest.mark.parametrize("slug", TRACKS)
def test_a_throw_moves_the_pawn_and_passes_the_turn(slug: str) -> None:
    first = 1 if slug == "gaensespiel" else 0
    begun = playing_with(3, slug)
    assert begun.state.at == (first,) * 3
    after = begun.after("throw 1", "throw 2", "throw 1")
    assert (after.state.at, after.state.turn) == ((first + 1, first + 2, first + 1), 0)
    assert [seat for seat in range(5) if seat in game(slug).rules.seats] == [2, 3, 4]


@pytest.mark.cites("LEITER-3", "GANS-2", "PFERDE-2")
@pytest.mark.parametrize("slug", TRACKS)
def test_nobody_chooses_while_nothing_is_to_be_chosen(slug: str) -> None:
    begun = playing(slug)
    assert set(begun.refusal("advance", 0)) == set(begun.refusal("stay", 1)) == {TURNS[slug]}
    assert begun.refusal("throw 1 2") == ["DICE-1"]
    assert begun.legal == set()


# 1 Leiterspiel


@pytest.mark.cites("LEITER-5", "LEITER-12")
def test_a_ladder_is_climbed_up_and_down_once() -> None:
    up = race("leiterspiel", 5, 4).after("throw 1")
    assert (up.state.at[0], up.clauses) == (27, ["DICE-1", "LEITER-4", "LEITER-5"])
    down = race("leiterspiel", 24, 4).after("throw 3")
    assert (down.state.at[0], down.state.turn) == (6, 1)
    assert race("leiterspiel", 5, 4).after("throw 2").state.at[0] == 7


@pytest.mark.cites("LEITER-6")
def test_field_3_costs_a_round() -> None:
    game = race("leiterspiel", 0, 10, 20).after("throw 3")
    assert (game.state.at[0], game.state.waits, game.clauses[-1]) == (3, (1, 0, 0), "LEITER-6")
    round_ = game.after("throw 1", "throw 1")
    assert (round_.state.turn, round_.state.waits) == (1, (0, 0, 0))
    assert round_.clauses[-1] == "LEITER-6"
    assert round_.after("throw 1", "throw 2").state.turn == 0


@pytest.mark.cites("LEITER-7", "LEITER-8")
def test_the_goal_needs_the_exact_throw_as_in_the_example() -> None:
    won = race("leiterspiel", 97, 50).after("throw 2")
    assert won.outcome == Outcome((99, 50), (0,))
    assert won.clauses == ["DICE-1", "LEITER-4", "LEITER-7"]
    back = race("leiterspiel", 97, 50).after("throw 6")
    assert (back.state.at[0], back.outcome, back.clauses[-1]) == (95, None, "LEITER-8")
    assert won.refusal("throw 1", NATURE) == ["LEITER-3"]


@pytest.mark.cites("LEITER-8", "LEITER-5")
def test_a_ladder_counts_where_a_pawn_walks_back() -> None:
    """From 98 a 6 goes to the goal and five back, to 94; a 5 on the board with the goal on 100 from
    98 leads back to 97, and from 99 a 6 leads back to 95; from 96 with a 6 to 96, and 93 is the top
    of a ladder.
    """
    assert race("leiterspiel", 98, 0).after("throw 6").state.at[0] == 94
    hundred = "board=leiter100"
    assert race("leiterspiel", 99, 0, options=hundred).after("throw 6").state.at[0] == 95
    house = "board=99/94-20"
    assert race("leiterspiel", 98, 0, options=house).after("throw 6").state.at[0] == 20


@pytest.mark.cites("LEITER-10")
def test_a_board_of_the_house_is_a_list_of_its_goal_and_ladders() -> None:
    house = race("leiterspiel", 8, 0, options="board=30/10-20")
    assert house.after("throw 2").state.at[0] == 20
    assert race("leiterspiel", 29, 0, options="board=30").after("throw 1").outcome is not None
    assert game("leiterspiel").book.write_rules(house.state.rules) == "manual with board=30/10-20"


@pytest.mark.long
@pytest.mark.numbers("leiterspiel")
def test_the_goal_of_every_board_can_be_reached() -> None:
    """Ladders go both ways, so that a pawn can rest on one field more than it can land on; were the
    goal out of reach, it could land on at least five fields more than it can rest on.
    """
    for seed in range(100):
        random = Random(seed)
        length = random.randrange(10, 60)
        ends = random.sample([at for at in range(1, length) if at != 3], (length - 2) // 2 * 2)
        ladders = "/".join(f"{a}-{b}" for a, b in zip(ends[::2], ends[1::2], strict=True))
        start = race("leiterspiel", 0, 0, options=f"board={length}/{ladders}").state
        found, waiting = {0}, [0]
        for at in waiting:
            for face in range(1, 7):
                told = step(game("leiterspiel").rules, evolve(start, at=(at, 0)), Throw((face,)))
                assert isinstance(told, Step)
                if told.state.at[0] not in found:
                    found.add(told.state.at[0])
                    waiting.append(told.state.at[0])
        assert length in found


@of_each(
    ("board", "says"),
    [
        ("6-27", "one goal"),
        ("99/100", "one goal"),
        ("5", "one goal"),
        ("99/6-27/27-40", "field 27 has the ends of two ladders"),
        ("99/6-99", "no ladder ends on field 99"),
        ("99/3-20", "no ladder ends on field 3"),
        ("99/0-20", "no ladder ends on field 0"),
        ("99/20-120", "no ladder ends on field 120"),
        ("99/a-b", "the number of the goal, or a ladder such as 6-27"),
        ("99/", "the number of the goal, or a ladder such as 6-27"),
        ("leiter98", "expected leiter99, leiter100, or items"),
    ],
)
def test_a_board_that_does_not_hold_together_is_refused(board: str, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        game("leiterspiel").book.read_rules(f"manual with board={board}")


# 10 Gänsespiel


@pytest.mark.cites("GANS-5", "GANS-7", "GANS-8", "GANS-12", "GANS-13", "GANS-15")
@pytest.mark.parametrize(
    ("at", "face", "target", "clause"),
    [
        (2, 4, 12, "GANS-7"),
        (13, 2, 10, "GANS-8"),
        (38, 1, 33, "GANS-12"),
        (38, 4, 30, "GANS-13"),
        (57, 1, 1, "GANS-15"),
        (56, 2, 1, "GANS-15"),
    ],
)
def test_an_event_leads_elsewhere(at: int, face: int, target: int, clause: str) -> None:
    after = race("gaensespiel", at, 1).after(f"throw {face}")
    assert (after.state.at[0], after.clauses[-1], after.state.turn) == (target, clause, 1)


@pytest.mark.cites("GANS-9", "GANS-14")
def test_the_hotel_costs_one_turn_and_the_prison_two() -> None:
    hotel = race("gaensespiel", 17, 1).after("throw 2")
    assert (hotel.state.waits, hotel.clauses[-1]) == ((1, 0), "GANS-9")
    assert hotel.after("throw 1").state.turn == 1
    assert hotel.after("throw 1", "throw 2").state.turn == 0
    prison = race("gaensespiel", 51, 9).after("throw 1")
    assert prison.state.waits == (2, 0)
    once = prison.after("throw 1")
    assert (once.state.turn, once.state.waits, once.clauses[-1]) == (1, (1, 0), "GANS-14")
    assert once.after("throw 1", "throw 1").state.turn == 0


@pytest.mark.cites("GANS-11")
def test_only_a_six_leads_out_of_the_well() -> None:
    well = race("gaensespiel", 28, 1).after("throw 3")
    assert (well.state.at[0], well.clauses[-1]) == (31, "GANS-11")
    back = well.after("throw 1", "throw 5")
    assert (back.state.at[0], back.state.turn, back.clauses) == (31, 1, ["DICE-1", "GANS-11"])
    assert well.after("throw 1", "throw 6").state.at[0] == 37


@pytest.mark.cites("GANS-10")
def test_on_26_a_3_or_a_6_lets_the_seat_throw_again() -> None:
    for face in (3, 6):
        game = race("gaensespiel", 26 - face, 1).after(f"throw {face}")
        assert (game.state.turn, game.legal) == (0, {"again", "stop"})
        again = game.after("again")
        assert (again.clauses, again.state.turn) == (["GANS-10"], 0)
        assert again.after("throw 2").state.at[0] == 28
        assert game.after("stop").state.turn == 1
        assert game.refusal("advance") == ["GANS-2"]
    assert race("gaensespiel", 22, 1).after("throw 4").state.turn == 1
    forced = race("gaensespiel", 23, 1, options="again=forced").after("throw 3")
    assert (forced.state.turn, forced.legal, forced.clauses[-1]) == (0, set(), "GANS-10")


@pytest.mark.cites("GANS-16")
def test_a_goose_repeats_the_throw() -> None:
    goose = race("gaensespiel", 7, 1).after("throw 2")
    assert goose.state.at[0] == 11
    assert goose.clauses == ["DICE-1", "GANS-4", "GANS-16", "GANS-4"]
    twice = race("gaensespiel", 10, 1).after("throw 4")
    assert twice.state.at[0] == 22  # 14 and 18 are geese
    choice = race("gaensespiel", 50, 1, options="goose=choice").after("throw 4")
    assert choice.legal == {"advance", "stay"}
    assert choice.after("advance").state.at[0] == 1  # 54, then the grave on 58
    stay = choice.after("stay")
    assert (stay.state.at[0], stay.clauses, stay.state.turn) == (54, ["GANS-16"], 1)


@pytest.mark.cites("GANS-10", "GANS-16")
def test_26_counts_the_throw_with_which_a_goose_led_there() -> None:
    assert race("gaensespiel", 20, 1).after("throw 3").legal == {"again", "stop"}
    assert race("gaensespiel", 22, 1).after("throw 4").legal == set()


@pytest.mark.cites("GANS-6", "GANS-20")
def test_leapfrog_leads_in_front_of_the_next_pawn() -> None:
    game = race("gaensespiel", 1, 10, 21).after("throw 2")
    assert game.legal == {"advance", "stay"}
    after = game.after("advance")
    assert (after.state.at[0], after.clauses) == (11, ["GANS-6", "GANS-6"])
    assert game.after("stay").state.at[0] == 3
    assert race("gaensespiel", 1, 3, 2).after("throw 2").legal == set()
    won = race("gaensespiel", 1, 62).after("throw 2", "advance")
    assert won.outcome == Outcome((63, 62), (0,))
    behind = race("gaensespiel", 1, 10, 21, options="leap=behind").after("throw 2", "advance")
    assert behind.state.at[0] == 11  # on 9 is a goose, and the throw was a 2
    assert behind.clauses == ["GANS-6", "GANS-6", "GANS-16", "GANS-4"]


@pytest.mark.cites("GANS-20")
def test_the_next_pawn_is_the_nearest_or_that_of_the_left_neighbour() -> None:
    options = "whom=next_seat"
    left = race("gaensespiel", 1, 21, 10, options=options).after("throw 2", "advance")
    assert left.state.at[0] == 22
    assert race("gaensespiel", 1, 2, 10, options=options).after("throw 2").legal == set()
    near = race("gaensespiel", 1, 4, 10, options="leap=behind").after("throw 2")
    assert near.legal == set()


@pytest.mark.cites("GANS-19")
def test_the_field_to_which_an_event_leads_has_its_own_effect() -> None:
    """A pawn leaps to 19, the hotel."""
    hotel = race("gaensespiel", 1, 18).after("throw 2", "advance")
    assert (hotel.state.at[0], hotel.state.waits) == (19, (1, 0))
    without = race("gaensespiel", 1, 18, options="chain=no").after("throw 2", "advance")
    assert (without.state.at[0], without.state.waits) == (19, (0, 0))
    once = race("gaensespiel", 10, 1, options="chain=no").after("throw 4")
    assert once.state.at[0] == 18


@pytest.mark.cites("GANS-18")
def test_where_the_geese_are_is_an_option() -> None:
    assert race("gaensespiel", 7, 1, options="geese=none").after("throw 2").state.at[0] == 9
    assert race("gaensespiel", 8, 1, options="geese=11/14").after("throw 3").state.at[0] == 17
    for wrong in ("geese=6", "geese=63", "geese=1", "geese=9/9", "geese=33"):
        # a goose on 33 would lead to 39, whose stairs lead back to 33, for ever
        with pytest.raises(OptionError, match="no goose is on field"):
            game("gaensespiel").book.read_rules(f"manual with {wrong}")


@pytest.mark.cites("GANS-17")
def test_who_reaches_or_passes_63_has_won() -> None:
    for face in (2, 6):
        won = race("gaensespiel", 61, 1).after(f"throw {face}")
        assert (won.outcome, won.clauses[-1]) == (Outcome((63, 1), (0,)), "GANS-17")


def test_no_goose_and_no_event_leads_to_another() -> None:
    """So no throw goes on for ever: only the grave leads to field 1."""
    book = game("gaensespiel").book
    geese = set(book.default.geese)
    events = {3, 6, 15, 19, 26, 31, 39, 42, 52, 58, 63}
    targets = {12, 10, 33, 30, 1}
    assert not geese & (events | targets)
    assert not targets & events


# 32 Pferderennen


@pytest.mark.cites("PFERDE-4", "PFERDE-5", "PFERDE-8")
@pytest.mark.parametrize(
    ("at", "target", "clause"), [(8, 7, "PFERDE-4"), (18, 23, "PFERDE-5"), (48, 55, "PFERDE-8")]
)
def test_special_fields_lead_back_and_on(at: int, target: int, clause: str) -> None:
    after = race("pferderennen", at, 0).after("throw 2")
    assert (after.state.at[0], after.clauses[-1], after.state.turn) == (target, clause, 1)


@pytest.mark.cites("PFERDE-6", "PFERDE-7")
def test_on_30_the_seat_throws_again_and_on_40_it_waits() -> None:
    again = race("pferderennen", 28, 0).after("throw 2")
    assert (again.state.turn, again.clauses[-1]) == (0, "PFERDE-6")
    assert again.after("throw 1").state.at == (31, 0)
    waits = race("pferderennen", 38, 0).after("throw 2")
    assert (waits.state.waits, waits.clauses[-1]) == ((1, 0), "PFERDE-7")
    assert waits.after("throw 1").state.turn == 1


@pytest.mark.cites("PFERDE-9", "PFERDE-11")
def test_the_goal_is_reached_or_passed_or_needs_the_exact_throw() -> None:
    for face in (1, 6):
        won = race("pferderennen", 59, 0).after(f"throw {face}")
        assert won.outcome == Outcome((60, 0), (0,))
        assert won.clauses[-1] == "PFERDE-9"
    exact = race("pferderennen", 59, 0, options="goal=exact")
    stays = exact.after("throw 2")
    assert (stays.state.at[0], stays.outcome, stays.clauses[-1]) == (59, None, "PFERDE-11")
    assert exact.after("throw 1").outcome is not None


@pytest.mark.cites("PFERDE-10")
def test_the_length_of_the_lanes_is_an_option() -> None:
    assert race("pferderennen", 59, 0, options="length=70").after("throw 3").outcome is None
    assert race("pferderennen", 55, 0, options="length=56").after("throw 3").outcome is not None


# How long a race lasts


def turns(slug: str, options: str = "") -> Fraction:
    """The expected number of turns that one pawn alone needs, those included that it sits out.

    Where the seat may choose, it goes on or throws again. The other pawn never moves and lies
    behind; the equations of the fields are solved in fractions.
    """
    found = game(slug)
    begun = playing(slug, options).state
    values: list[Any] = [begun]
    rows: list[dict[int, Fraction]] = []
    for state in values:
        row: dict[int, Fraction] = {}
        for after, cost, part in _throws(found, state):
            row[-1] = row.get(-1, Fraction()) + cost * part
            if after is not None:
                if after not in values:
                    values.append(after)
                place = values.index(after)
                row[place] = row.get(place, Fraction()) + part
        rows.append(row)
    return _solved(rows)


def _throws(found: Any, state: Any) -> Iterator[tuple[Any, int, Fraction]]:
    """Where each throw leads: the next state, None at the end; the turns that it costs; how likely
    it is.
    """
    for throw in found.rules.chance(state):
        after = step(found.rules, state, throw)
        assert isinstance(after, Step)
        while after.state.faces:
            after = step(found.rules, after.state, legal_actions(found.rules, after.state)[0])
            assert isinstance(after, Step)
        ended, part = after.state, Fraction(1, 6)
        if ended.is_over:
            yield None, 1, part
        elif ended.turn == 0:  # another throw in the same turn
            yield evolve(ended, turn=0), 0, part
        else:
            yield evolve(ended, turn=0, waits=(0, 0)), 1 + ended.waits[0], part


def _solved(rows: list[dict[int, Fraction]]) -> Fraction:
    """The first value of the equations `value = cost + parts of other values`, by elimination from
    the last one on.
    """
    for place in reversed(range(len(rows))):
        row = rows[place]
        stays = 1 - row.pop(place, Fraction())
        row = rows[place] = {other: part / stays for other, part in row.items()}
        for earlier in rows[:place]:
            part = earlier.pop(place, Fraction())
            for other, more in row.items() if part else ():
                earlier[other] = earlier.get(other, Fraction()) + part * more
    return rows[0][-1]


@pytest.mark.numbers("leiterspiel")
@pytest.mark.numbers("gaensespiel")
@pytest.mark.numbers("pferderennen")
@pytest.mark.cites("LEITER-4", "GANS-4", "PFERDE-3")
@pytest.mark.parametrize(
    ("slug", "options", "expected"),
    [
        ("leiterspiel", "", 33.304908),
        ("leiterspiel", "board=99", 33.274471),
        ("gaensespiel", "", 26.086692),
        ("gaensespiel", "geese=none", 31.636745),
        ("pferderennen", "", 17.288168),
        ("pferderennen", "goal=exact", 21.540479),
    ],
)
def test_a_pawn_alone_needs_so_many_turns(slug: str, options: str, expected: float) -> None:
    """The numbers were worked out from the manual by other programs."""
    assert round(float(turns(slug, options)), 6) == expected


# Pictures


def test_a_track_is_shown_with_the_names_of_all_fields() -> None:
    state = race("pferderennen", 17, 0, 17, 60).state
    lines = seen_lines(game("pferderennen"), state, "de")
    assert lines[0].split() == ["D60", "59", "58", "57", "56"]
    assert lines[5].split() == ["16", "AC17", "18", "19", "20", "21", "22", "23"]
    assert lines[8] == "► A  Feld: 17"
    special = "10→7, 20→23, 30 (nochmal würfeln), 40 (1-mal aussetzen), 50→55"
    assert lines[-1] == f"Sonderfelder: {special}"
    english = seen_lines(game("leiterspiel"), playing("leiterspiel").state, "en")
    assert english[-1].startswith("special fields: 3 (wait 1), 6→27, 9→50")
