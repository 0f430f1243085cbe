"""Ids of things and moves are found from scenes alone, and only where no other move fits."""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.scenes import HAND, TABLE, Board, Fan, Place, Scene, Tile, same
from daumen_rules.table.things import NOTHING, At, Moved, looked

OWN: Final = At("hand 0")
THEIRS: Final = At("hand 1")
STOCK: Final = At("stock")
LAID: Final = At("table")


def card(value: str) -> Tile:
    return Tile(signs=((value, ""),), words=same(value), value=value, layers=("card",))


def scene(stock: int, laid: str, own: str, theirs: int) -> Scene:
    """A stock, cards on the table, and the hands of two seats, of which the first looks."""
    fans = Fan(label=same("stock"), backs=stock), Fan(label=TABLE, cards=tuple(map(card, laid)))
    hands = Fan(label=HAND, cards=tuple(map(card, own))), Fan(label=HAND, backs=theirs)
    return Scene(middle=fans, seats=tuple(Place(parts=(hand,)) for hand in hands))


def moves(before: Scene, after: Scene) -> set[Moved]:
    return {*looked(looked(NOTHING, before)[0], after)[1]}


def test_a_card_that_is_drawn_or_laid_goes_from_where_to_where() -> None:
    begun = scene(9, "A", "BC", 2)
    assert moves(begun, begun) == set()
    assert moves(begun, scene(9, "AB", "C", 2)) == {Moved("B.1", "B", OWN, LAID)}
    assert moves(begun, scene(9, "AD", "BC", 1)) == {Moved("D.1", "D", THEIRS, LAID)}
    assert moves(begun, scene(8, "A", "BCD", 2)) == {Moved("D.1", "D", STOCK, OWN)}
    assert moves(begun, scene(8, "A", "BC", 3)) == {Moved(None, "", STOCK, THEIRS)}
    assert moves(begun, scene(10, "", "BC", 2)) == {Moved("A.1", "A", LAID, STOCK)}


def test_what_may_have_come_from_two_places_is_not_told() -> None:
    begun = scene(9, "A", "BC", 2)
    assert moves(begun, scene(8, "AD", "BC", 1)) == {Moved("D.1", "D", None, LAID)}
    assert moves(begun, scene(9, "AD", "BC", 2)) == {Moved("D.1", "D", None, LAID)}
    assert moves(begun, scene(9, "", "BC", 2)) == {Moved("A.1", "A", LAID, None)}


def test_equal_cards_have_ids_of_their_own_that_last() -> None:
    seen, _ = looked(NOTHING, scene(9, "", "BB", 2))
    assert [name for _, name in seen.things] == ["B.1", "B.2"]
    seen, moved = looked(seen, scene(9, "B", "B", 2))
    assert [name for _, name in seen.things] == [moved[0].id, "B.1"]
    assert moved == (Moved("B.2", "B", OWN, LAID),)


def test_a_card_that_was_covered_gets_no_id_by_which_it_is_known() -> None:
    seen, _ = looked(NOTHING, scene(9, "A", "", 2))
    covered, _ = looked(seen, scene(10, "", "", 2))
    assert covered.things == ()
    again, moved = looked(covered, scene(9, "A", "", 2))
    fresh, _ = looked(NOTHING, scene(9, "A", "", 2))
    assert again == fresh
    assert moved == (Moved("A.1", "A", STOCK, LAID),)


def test_a_man_that_becomes_a_king_is_the_same_stone() -> None:
    def board(*stones: tuple[tuple[int, int], str, str]) -> Scene:
        put = (
            (at, Tile(signs=(), words=same(value), value=value, layers=(layer, value)))
            for at, value, layer in stones
        )
        return Scene(middle=(Board(stones=tuple(put)),))

    before = board(((0, 6), "o", "light"), ((1, 6), "x", "dark"))
    assert moves(before, board(((2, 7), "O", "light"))) == {
        Moved("o.1", "O", At("board", "a7"), At("board", "c8")),
        Moved("x.1", "x", At("board", "b7"), None),
    }
