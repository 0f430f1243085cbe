"""29 Frösche und Kröten once more, written from the manual alone: rows of eight letters.

A row is the file from d1 to d8: `w` a white stone, `b` a black one, `.` a free square. White goes
down, Black up.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

START = "bbb..www"
GOALS = {"w": ("www", 0), "b": ("bbb", 5)}


def placings() -> Iterator[str]:
    """All rows with three stones of each colour."""
    for white in combinations(range(8), 3):
        for black in combinations([at for at in range(8) if at not in white], 3):
            yield "".join("w" if at in white else "b" if at in black else "." for at in range(8))


def moves(row: str, colour: str, *, of_player: bool) -> set[tuple[int, int]]:
    """The moves of a colour: forward, while the player, or else the stone, can; else back."""
    other, ahead = ("b", -1) if colour == "w" else ("w", 1)
    forward, back = set[tuple[int, int]](), set[tuple[int, int]]()
    for at in (at for at in range(8) if row[at] == colour):
        for way, found in ((ahead, forward), (-ahead, back)):
            one, two = at + way, at + 2 * way
            if 0 <= one < 8 and row[one] == ".":
                found.add((at, one))
            elif 0 <= two < 8 and row[one] == other and row[two] == ".":
                found.add((at, two))
    if of_player:
        return forward or back
    can = {at for at, _ in forward}
    return forward | {(at, to) for at, to in back if at not in can}


def after(row: str, origin: int, target: int) -> str:
    """The row after a move."""
    letters = list(row)
    letters[target], letters[origin] = letters[origin], "."
    return "".join(letters)


def winner(row: str) -> str | None:
    """The colour that holds the squares where the other began."""
    for colour, (stones, at) in GOALS.items():
        if row[at : at + 3] == stones:
            return colour
    return None


def reached(*, of_player: bool) -> dict[tuple[str, str], int]:
    """All positions of games from the start, each a row and who is on turn, with the fewest moves
    to it. Whoever cannot move passes.
    """
    found = {(START, "w"): 0}
    waiting = [*found]
    for row, colour in waiting:
        if winner(row):
            continue
        other = "b" if colour == "w" else "w"
        rows = [after(row, *move) for move in moves(row, colour, of_player=of_player)] or [row]
        for position in ((one, other) for one in rows):
            if position not in found:
                found[position] = found[row, colour] + 1
                waiting.append(position)
    return found


def won_by_force(*, of_player: bool) -> dict[tuple[str, str], str]:
    """All placings in which a colour can force its win, each with that colour; in the others
    nobody has to lose.
    """
    every = [(row, colour) for row in placings() for colour in "wb"]
    known = {each: won for each in every if (won := winner(each[0]))}
    changed = True
    while changed:
        changed = False
        for row, colour in every:
            if (row, colour) in known:
                continue
            other = "b" if colour == "w" else "w"
            rows = [after(row, *move) for move in moves(row, colour, of_player=of_player)] or [row]
            ends = [known.get((one, other)) for one in rows]
            won = colour if colour in ends else other if set(ends) == {other} else None
            if won:
                known[row, colour] = won
                changed = True
    return known
