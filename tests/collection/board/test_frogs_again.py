"""29 Frösche und Kröten in all positions: by a second program, and solved."""

from __future__ import annotations

import pytest

from tests.collection.board import frogs_again as again
from tests.collection.board.playing import Playing
from tests.collection.board.stones_positions import standing

SLUG = "froesche-und-kroeten"
DUTY = {False: "", True: "duty=player"}


def shown(row: str, colour: str, *, of_player: bool) -> Playing:
    """Our game in a position of the second program."""
    white, black = (" ".join(f"d{at + 1}" for at in range(8) if row[at] == c) for c in "wb")
    return standing(SLUG, white, black, "wb".index(colour), DUTY[of_player])


@pytest.mark.cites("FROESCHE-6", "FROESCHE-8", "FROESCHE-10", "STONES-5")
@pytest.mark.parametrize("of_player", [False, True])
def test_the_moves_of_all_reachable_positions_are_the_same(of_player: bool) -> None:
    for row, colour in again.reached(of_player=of_player):
        found = shown(row, colour, of_player=of_player)
        won = again.winner(row)
        assert (found.outcome is not None) == bool(won)
        moves = again.moves(row, colour, of_player=of_player)
        words = {f"d{at + 1}-d{to + 1}" for at, to in moves} or {"pass"}
        assert found.legal == (set() if won else words)


@pytest.mark.long
@pytest.mark.cites("FROESCHE-6", "FROESCHE-8", "FROESCHE-10", "STONES-5")
@pytest.mark.parametrize("of_player", [False, True])
def test_so_are_those_of_all_placings(of_player: bool) -> None:
    for row in again.placings():
        for colour in "wb":
            if again.winner(row) is None:
                found = shown(row, colour, of_player=of_player)
                moves = again.moves(row, colour, of_player=of_player)
                words = {f"d{at + 1}-d{to + 1}" for at, to in moves} or {"pass"}
                assert found.legal == words


@pytest.mark.numbers("froesche-und-kroeten")
@pytest.mark.cites("FROESCHE-6", "FROESCHE-10")
def test_with_the_duty_of_the_player_60_positions_are_reached_and_white_alone_can_win() -> None:
    """Counted independently: one final position, a win of White after 21 moves; nobody has to lose,
    and nobody is ever stuck.
    """
    found = again.reached(of_player=True)
    assert len(found) == 60
    finals = {each: moves for each, moves in found.items() if again.winner(each[0])}
    assert finals == {("wwwb..bb", "b"): 21}
    assert all(again.moves(*each, of_player=True) for each in found)
    assert (again.START, "w") not in again.won_by_force(of_player=True)


@pytest.mark.numbers("froesche-und-kroeten")
@pytest.mark.cites("FROESCHE-6", "FROESCHE-10", "STONES-5")
def test_with_the_duty_of_the_stone_both_can_win_and_some_are_stuck() -> None:
    """Counted independently: 929 positions, 12 of them final, 4 in which nobody can move."""
    found = again.reached(of_player=False)
    assert len(found) == 929
    finals = [row for row, _ in found if again.winner(row)]
    assert (len(finals), {again.winner(row) for row in finals}) == (12, {"w", "b"})
    stuck = [
        each
        for each in found
        if not again.winner(each[0]) and not again.moves(*each, of_player=False)
    ]
    assert len(stuck) == 4
    assert (again.START, "w") not in again.won_by_force(of_player=False)
