"""Dice that lie covered: the other throws that a viewer takes into account."""

from __future__ import annotations

from itertools import product

import pytest

from daumen_rules.pieces.dice import Faces, otherwise

NEXT = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1}
"""The face that comes after another one."""


def on(faces: Faces, more: int) -> Faces:
    """All dice turned on by so many pips."""
    for _ in range(more):
        faces = tuple(NEXT[face] for face in faces)
    return faces


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_other_throws_have_all_dice_turned_on_or_one(dice: int) -> None:
    for faces in product(range(1, 7), repeat=dice):
        turned = [on(faces, more) for more in range(1, 6)]
        one = [(*faces[:at], NEXT[faces[at]], *faces[at + 1 :]) for at in range(dice)]
        found = list(otherwise(faces))
        assert found == turned + one
        assert faces not in found


def test_where_no_die_lies_there_is_no_other_throw() -> None:
    assert list(otherwise(())) == []
