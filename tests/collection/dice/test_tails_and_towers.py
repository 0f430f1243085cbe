"""36 Ochsenschwanz, 62 Finke, 76 Plus-Minus, 90 Der Turm: their chances, by their own steps."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.der_turm import Mats
from daumen_rules.games.dice.finke import Finch
from daumen_rules.games.dice.ochsenschwanz import LEAVE, TAKE, Tail
from tests.collection.dice.chain import chain, figures, is_on, is_won, nearly, plain
from tests.collection.dice.chances import mean, next_sheets, table
from tests.collection.dice.goes import after
from tests.collection.dice.positions import played
from tests.conftest import many

# 36 Ochsenschwanz


def by_holders(sheet: Any) -> Any:
    """Which seats still have a row matters, not which row it is; nor what was taken."""
    rows = range(1, 7)
    held = {row: [row in note.rows for note in sheet.notes] for row in rows}
    order = sorted(rows, key=lambda row: (held[row], row not in sheet.faces))
    name = {row: place + 1 for place, row in enumerate(order)}
    notes = tuple(Tail(tuple(sorted(name[row] for row in note.rows))) for note in sheet.notes)
    return evolve(plain(sheet), notes=notes, faces=tuple(name[face] for face in sheet.faces))


@pytest.mark.numbers("ochsenschwanz")
@pytest.mark.cites("OCHSE-2", "OCHSE-3", "OCHSE-5")
def test_the_ox_has_its_chances_where_all_steal() -> None:
    words = "manual with steal=auto"
    assert figures("ochsenschwanz", words, 2, by_holders) == [16.961155, 0.511850]


@pytest.mark.numbers("ochsenschwanz")
@pytest.mark.cites("OCHSE-3", "OCHSE-5")
@pytest.mark.parametrize(
    ("first", "second", "chance"),
    [(LEAVE, TAKE, 0.724991), (LEAVE, LEAVE, 0.528320), (TAKE, TAKE, 0.511850)],
)
def test_who_leaves_rows_wins_more_often(first: str, second: str, chance: float) -> None:
    """A row that a neighbour has taken is gone from the own tail: stealing helps the other to win.
    If nobody steals, the chances are those of the cow's tail.
    """

    def chooses(sheet: Any) -> str:
        return second if sheet.turn else first

    ways = chain("ochsenschwanz", "manual", 2, by_holders, chooses=chooses)
    assert round(nearly(ways, is_won("ochsenschwanz")), 6) == chance


# 62 Finke


def lying(sheet: Any) -> Any:
    """Of what has just happened only matters whether all was taken."""
    swept = sheet.common.just == "swept"
    return evolve(plain(sheet), common=Finch(sheet.common.fields, "swept" if swept else ""))


FINCHES = [
    ("deposit=one, sweep=auto", 5, [17.867214, 0.433665]),
    ("deposit=one, sweep=auto, two=not_seven", 5, [17.614189, 0.431429]),
    ("deposit=one, sweep=auto", 8, [42.555400, 0.470321]),
    ("deposit=one, sweep=auto", 12, [98.503088, 0.483223]),
]
"""The last two in the thorough profile: eight chips lead to 64,002 sheets, twelve to 186,898."""


@pytest.mark.numbers("finke")
@pytest.mark.long
@pytest.mark.cites("FINKE-2", "FINKE-3", "FINKE-5", "FINKE-6", "FINKE-7", "FINKE-9", "FINKE-10")
@pytest.mark.parametrize(("words", "stock", "wanted"), FINCHES[: many(1, 4)])
def test_the_finch_has_its_chances(words: str, stock: int, wanted: list[float]) -> None:
    """With fewer chips than the manual gives, so that it can be solved."""
    begun = table("finke", f"manual with {words}", 2)
    begun = evolve(begun, notes=(stock,) * 2)
    ways = chain("finke", "manual", 2, lying, start=begun)
    assert [round(nearly(ways, gain), 6) for gain in (is_on(ways), is_won("finke"))] == wanted


# 76 Plus-Minus


@pytest.mark.numbers("plus-minus-2w")
@pytest.mark.cites("DUELL-5")
def test_a_duel_moves_nearly_two_units_in_the_mean() -> None:
    found, sums = game("plus-minus-2w"), dict[int, Fraction]()
    begun = table("plus-minus-2w", players=2)
    for first in found.rules.chance(begun) or ():
        lying = found.rules.effect(begun, first).state
        for second in found.rules.chance(lying) or ():
            units = found.rules.effect(lying, second).state.notes[0] - 15
            sums[units] = sums.get(units, Fraction()) + Fraction(1, 36)
    assert mean(sums) == 0
    assert sums[0] == Fraction(1, 6)
    assert sum(abs(units) * chance for units, chance in sums.items()) == Fraction(35, 18)


@pytest.mark.numbers("plus-minus-2w")
@pytest.mark.long
@pytest.mark.cites("DUELL-5", "DUELL-6", "DUELL-8")
@pytest.mark.parametrize(
    ("words", "throws"), [("manual", 2 * 43.404631), ("manual with next=chain", 27.274320)]
)
def test_a_game_of_two_lasts_many_duels(words: str, throws: float) -> None:
    ways = chain("plus-minus-2w", words, 2)
    assert nearly(ways, is_on(ways)) == pytest.approx(throws, abs=2e-6)
    won = nearly(ways, is_won("plus-minus-2w"))
    assert won == pytest.approx(0.5, abs=1e-6) or words != "manual"


@pytest.mark.cites("DUELL-6", "DUELL-10")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("words", "on", "each"), [("fresh", 1, 2), ("third", 2, 2), ("chain", 1, 1)]
)
def test_a_round_is_over_when_the_first_throw_has_gone_round(
    words: str, on: int, each: int, players: int, first: int
) -> None:
    """Of equal throws nobody pays. After a duel the first throw goes on by one or two seats; in a
    chain each throw but the first settles a duel, else every second one.
    """
    begun = table("plus-minus-2w", f"manual with next={words}", players)
    begun = evolve(begun, first=first, turn=first)
    for throws in range(1, 25):
        sheet = after(game("plus-minus-2w"), begun, ", ".join(["throw 1"] * throws))
        duels = throws - 1 if words == "chain" else throws // each
        assert sheet.played == duels * on // players, throws


@pytest.mark.cites("DUELL-7", "DUELL-10")
def test_who_is_out_does_not_make_a_round_longer() -> None:
    """B is out: A against C, C against A, and the round is over."""
    begun = evolve(table("plus-minus-2w", players=3), notes=(5, 0, 5))
    rounds = [
        after(game("plus-minus-2w"), begun, ", ".join(["throw 1"] * throws)).played
        for throws in range(1, 9)
    ]
    assert rounds == [0, 0, 0, 1, 1, 1, 1, 2]


# 90 Der Turm


def by_number(sheet: Any) -> Any:
    """Whether the seats have the same number matters, not which."""
    one, two = (note.number for note in sheet.notes)
    names = {0: 0, one: min(one, 1), two: min(two, 1 if one == two else 2)}
    notes = tuple(Mats(names[n.number], n.mats, n.was_last) for n in sheet.notes)
    return evolve(plain(sheet), notes=notes)


@pytest.mark.numbers("der-turm")
@pytest.mark.long
@pytest.mark.cites("TURM-4", "TURM-6", "TURM-7", "TURM-8", "TURM-9")
def test_the_tower_has_its_chances() -> None:
    ways = chain("der-turm", "manual", 2, by_number)
    lost = [nearly(ways, is_won("der-turm", seat)) for seat in (0, 1)]
    assert [round(chance, 6) for chance in lost] == [0.407737, 0.407737]
    assert round(1 - sum(lost), 6) == 0.184526
    three: Callable[[Any], int] = lambda s: int(bool(ways[s]) and s.note.number > 0)  # noqa: E731
    assert round(nearly(ways, three), 6) == 36.487644


@pytest.mark.numbers("der-turm")
@pytest.mark.long
@pytest.mark.cites("TURM-4", "TURM-6", "TURM-7", "TURM-8", "TURM-9")
def test_seats_with_different_numbers_seldom_lose_together() -> None:
    begun = played("der-turm", "1 2")
    next_ = next_sheets(game("der-turm"), begun).items()
    for seat in (0, 1):
        assert sum(part * s.notes[seat].mats for s, part in next_) == Fraction(1, 2)
    ways = chain("der-turm", "manual", 2, by_number, start=begun)
    lost = [nearly(ways, is_won("der-turm", seat)) for seat in (0, 1)]
    assert round(1 - sum(lost), 6) == 0.021431
