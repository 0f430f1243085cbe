"""Marks in the types of fields: what follows from them, and every kind of wrong one is found."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, cast

import pytest
from attrs import evolve, frozen

from daumen_rules.games.cards.mau_mau.clauses import SEEN
from daumen_rules.games.cards.skat.clauses import LAID_OPEN as LAID
from daumen_rules.games.cards.skat.clauses import NO_LOOKING as GONE
from daumen_rules.kernel.clause import cited_by
from daumen_rules.kernel.seats import SPECTATOR, Mover, Seat, Viewer
from daumen_rules.pieces.hidden import Hidden, Place
from daumen_rules.pieces.marks import (
    By,
    BySeat,
    Chosen,
    Copy,
    Forgotten,
    LyingOpen,
    Only,
    Open,
    Own,
    Rest,
    Secret,
    Unsorted,
    faults,
    its_seat,
    marked,
)
from daumen_rules.pieces.sampling import shared_out, shuffled
from daumen_rules.pieces.secrets import Secrets
from daumen_rules.pieces.traversal import pieces_in, rotated

Numbers = tuple[int, ...]


@frozen(order=True)
class Tile:
    number: int


Tiles = tuple[Tile, ...]


@frozen(kw_only=True)
class Table:
    turn: Open[Seat]
    hands: Annotated[BySeat[Own[Unsorted[Tiles]]], By(SEEN)] = ()
    stock: Annotated[Secret[Tiles], By(SEEN)] = ()
    drawn: Annotated[Tile | None, Only(lambda table: (table.turn,), SEEN)] = None
    shown: Open[Copy[Tiles]] = ()
    points: Open[BySeat[int]] = ()
    out: Open[Unsorted[tuple[Seat, ...]]] = ()


@frozen(kw_only=True)
class Seen:
    viewer: Viewer
    turn: Seat
    hand: Tiles
    left: Numbers
    stock: int
    drawn: Tile | None
    has_drawn: bool
    shown: Tiles
    points: Numbers
    out: tuple[Seat, ...]


TILES = tuple(map(Tile, range(9)))
SECRETS = Secrets(
    state=Table,
    view=Seen,
    back=TILES[0],
    pack=lambda _: TILES,
    own={"hand": "hands"},
    sizes={"left": "hands", "has_drawn": "drawn"},
)
TABLE = Table(
    turn=1,
    hands=(TILES[:2], TILES[2:5]),
    stock=TILES[5:8],
    drawn=TILES[8],
    points=(7, 0),
    out=(0, 1),
)


def test_a_seat_sees_what_is_its_own_and_what_is_open_and_sizes_of_the_rest() -> None:
    first = SECRETS.seen(TABLE, 0)
    assert (first.hand, first.left, first.stock) == (TILES[:2], (2, 3), 3)
    assert (first.drawn, first.has_drawn, first.points) == (None, True, (7, 0))
    assert SECRETS.seen(TABLE, 1).drawn == TILES[8]
    assert SECRETS.seen(TABLE, SPECTATOR).hand == ()


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_is_drawn_for_a_view_gives_that_view_and_not_always_the_same(viewer: Viewer) -> None:
    seen, below = SECRETS.seen(TABLE, viewer), Random(1).randrange
    drawn = [SECRETS.sample(seen, below) for _ in range(20)]
    assert {SECRETS.seen(state, viewer) for state in drawn} == {seen}
    assert len(set(drawn)) > 10
    assert all(sorted(pieces_in(state, Tile)) == list(TILES) for state in drawn)
    assert all(hand == tuple(sorted(hand)) for state in drawn for hand in state.hands)


@pytest.mark.parametrize(
    ("viewer", "unseen"),
    [
        (0, {("hands", 1): TILES[2:5], ("stock",): TILES[5:8], ("drawn",): TILES[8:9]}),
        (1, {("hands", 0): TILES[:2], ("stock",): TILES[5:8]}),
    ],
)
def test_what_a_viewer_does_not_see_lies_otherwise_in_a_state_that_looks_alike(
    viewer: Viewer, unseen: dict[Place, Tiles]
) -> None:
    """Nothing else changes, nothing comes or goes, and each place has something else once."""
    assert SECRETS.hidden(TABLE, viewer) == unseen
    seen, changed = SECRETS.seen(TABLE, viewer), set[Place]()
    for other in SECRETS.alike(TABLE, viewer):
        assert SECRETS.seen(other, viewer) == seen
        assert sorted(SECRETS.pieces(other) or ()) == list(TILES)
        there = SECRETS.hidden(other, viewer)
        changed |= {place for place, tiles in there.items() if tiles != unseen[place]}
    assert changed == set(unseen)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_masked_state_tells_apart_no_two_that_look_alike(viewer: Viewer) -> None:
    masked = SECRETS.masked(TABLE, viewer)
    assert {SECRETS.masked(other, viewer) for other in SECRETS.alike(TABLE, viewer)} == {masked}
    assert SECRETS.masked(evolve(TABLE, stock=TABLE.stock[1:]), viewer) != masked


@frozen
class Lay:
    seat: Open[Seat]
    tiles: Annotated[Unsorted[Tiles], Only(its_seat, SEEN)]


@frozen
class Pile:
    """Nobody sees what others have laid; the last lay was shown to all."""

    lays: tuple[Lay, ...]
    shown: Copy[Lay]


PILE = Pile((Lay(0, TILES[:2]), Lay(1, TILES[2:3]), Lay(0, TILES[3:5])), Lay(1, TILES[2:3]))


@pytest.mark.parametrize(("viewer", "lays"), [(0, (1,)), (1, (0, 2)), (SPECTATOR, (0, 1, 2))])
def test_what_is_hidden_in_open_fields_is_found_and_a_copy_that_was_shown_is_not_hidden(
    viewer: Viewer, lays: Numbers
) -> None:
    hidden = Hidden[Pile](back=TILES[0], pack=lambda _: TILES)
    assert set(hidden.hidden(PILE, viewer)) == {("lays", lay, "tiles") for lay in lays}
    masked = hidden.masked(PILE, viewer)
    assert masked.shown == PILE.shown
    for at, (lay, seen) in enumerate(zip(PILE.lays, masked.lays, strict=True)):
        tiles = (TILES[0],) * len(lay.tiles) if at in lays else lay.tiles
        assert (seen.seat, seen.tiles) == (lay.seat, tiles)
    for other in hidden.alike(PILE, viewer):
        assert other.shown == PILE.shown
        assert {tile for lay in other.lays for tile in lay.tiles} == set(TILES[:5])


def test_an_act_hides_what_its_seat_alone_sees() -> None:
    hidden = Hidden[Pile](back=TILES[0], pack=lambda _: TILES)
    assert hidden.masked(Lay(1, TILES[2:4]), 1) == Lay(1, TILES[2:4])
    assert hidden.masked(Lay(1, TILES[2:4]), 0) == Lay(1, (TILES[0], TILES[0]))


def test_a_view_that_no_state_gives_is_refused() -> None:
    with pytest.raises(ValueError, match="things for"):
        SECRETS.sample(evolve(SECRETS.seen(TABLE, 0), stock=4), lambda _: 0)


def test_a_field_that_is_opened_is_seen() -> None:
    seen: Any = evolve(SECRETS, opened=("stock", "hands")).seen(TABLE, 0)
    assert (seen.stock, seen.hand) == (TABLE.stock, TABLE.hands)


def test_seats_move_on_with_all_that_is_theirs() -> None:
    moved = rotated(TABLE, 1, 2)
    assert (moved.turn, moved.points, moved.out) == (0, (0, 7), (0, 1))
    assert moved.hands == TABLE.hands[::-1]
    assert rotated(rotated(TABLE, 1, 2), 1, 2) == TABLE


@frozen
class Asked:
    by: Mover
    seat: Seat | None


def test_nobody_and_who_sits_nowhere_stay_where_they_are() -> None:
    assert rotated(Asked(2, None), 1, 3) == Asked(0, None)
    assert rotated((Asked(0, 1), "deal"), -1, 3) == (Asked(2, 0), "deal")


def test_a_copy_is_no_piece_of_its_own() -> None:
    twice = Table(turn=0, stock=TILES[:1], shown=TILES[:1])
    assert list(pieces_in(twice, Tile)) == [TILES[0]]


# Wrong marks


@frozen
class Unknown:
    stock: Annotated[Secret[Tiles], By(SEEN), 17]


@frozen
class Unmarked:
    stock: Tiles


@frozen
class WithoutClause:
    stock: Secret[Tiles]


@frozen
class ClauseOfWords:
    stock: Annotated[Tiles, Only(lambda _: (), cast(Any, "a clause"))]


@frozen
class Twice:
    stock: Annotated[Open[Secret[Tiles]], By(SEEN)]


@frozen
class Nobodys:
    hand: Annotated[Own[Tiles], By(SEEN)]


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Unknown, "Unknown.stock: unknown mark 17"),
        (Unmarked, "Unmarked.stock: no mark who sees it"),
        (WithoutClause, "WithoutClause.stock: hidden, and no clause says so"),
        (ClauseOfWords, "ClauseOfWords.stock: hidden, and no clause says so"),
        (Twice, "Twice.stock: 2 marks who sees it"),
        (Nobodys, "Nobodys.hand: Own, and nothing says whose"),
    ],
)
def test_a_wrong_mark_is_told_with_its_field(kind: type, told: str) -> None:
    assert [fault[: len(told)] for fault in faults(kind)] == [told]
    with pytest.raises(TypeError, match=told.split(":", maxsplit=1)[0]):
        marked(kind)


def test_right_marks_have_no_faults() -> None:
    assert not list(faults(Table))


# Shared out


def test_a_shuffle_keeps_all_and_changes_the_order() -> None:
    orders = {tuple(shuffled(range(4), Random(seed).randrange)) for seed in range(300)}
    assert len(orders) == 24
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


def test_things_lie_where_they_may_where_there_is_one_way() -> None:
    """The first place takes 0 to 2, the second up to 5, the third all: so each has its three."""

    def may_lie(place: int, thing: int) -> bool:
        return thing < 3 * place + 3

    for seed in range(50):
        packs = shared_out(range(9), (3, 3, 3), Random(seed).randrange, may_lie)
        assert [sorted(pack) for pack in packs] == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]


def test_others_move_on_where_no_room_is_left() -> None:
    """In a ring each thing may lie in its own place or in the next: all lie in one, or in the
    other, and those that came first may have taken the rooms that others need.
    """

    def may_lie(place: int, thing: int) -> bool:
        return place in (thing, (thing + 1) % 5)

    found = {shared_out(range(5), (1,) * 5, Random(seed).randrange, may_lie) for seed in range(200)}
    assert found == {((0,), (1,), (2,), (3,), (4,)), ((4,), (0,), (1,), (2,), (3,))}


def test_where_there_is_no_way_that_is_an_error() -> None:
    with pytest.raises(ValueError, match="can lie nowhere"):
        shared_out("ab", (1, 1), Random(1).randrange, lambda place, _: place == 0)
    with pytest.raises(ValueError, match="2 things for 3 places"):
        shared_out("ab", (1, 2), Random(1).randrange)


@frozen(kw_only=True)
class Pledge:
    seat: Open[Seat]
    colour: Annotated[str | None, Only(its_seat, SEEN), Chosen(("red", "green", "blue"))]


@frozen(kw_only=True)
class Pledges:
    given: Open[tuple[Pledge, ...]] = ()


@frozen(kw_only=True)
class PledgesSeen:
    viewer: Viewer
    given: tuple[Pledge, ...]


PLEDGES: Secrets[Pledges, PledgesSeen] = Secrets(
    state=Pledges, view=PledgesSeen, back=Tile(0), pack=lambda _: ()
)


def test_a_choice_made_in_secret_is_known_to_its_seat_alone() -> None:
    """Others see that it was made; for them it may be any of the values, each by itself."""
    red, green = Pledge(seat=0, colour="red"), Pledge(seat=1, colour="green")
    state = Pledges(given=(red, green))
    blank = evolve(red, colour=None)
    assert PLEDGES.seen(state, 0).given == (red, evolve(green, colour=None))
    assert PLEDGES.seen(state, 1).given == (blank, green)
    assert [each.given[0].colour for each in PLEDGES.alike(state, 1)] == ["green", "blue"]
    assert len([*PLEDGES.alike(state, SPECTATOR)]) == 4
    assert PLEDGES.masked(state, 1) == PLEDGES.masked(Pledges(given=(blank, green)), 1)
    assert PLEDGES.masked(state, 0) != PLEDGES.masked(state, 1)
    view = PLEDGES.seen(state, 1)
    drawn = [PLEDGES.sample(view, Random(number).randrange) for number in range(30)]
    assert {each.given[0].colour for each in drawn} == {"red", "green", "blue"}
    assert all(PLEDGES.seen(each, 1) == view for each in drawn)


@frozen(kw_only=True)
class Trial:
    """A table at which the hand of one seat may lie open, and what was laid may be forgotten."""

    bare: Open[Seat | None]
    forgets: Open[bool] = False
    hands: Annotated[
        BySeat[Own[Unsorted[Tiles]]],
        By(SEEN),
        LyingOpen(lambda trial: () if trial.bare is None else (trial.bare,), LAID),
    ]
    heap: Annotated[Secret[Unsorted[Tiles]], By(SEEN)]
    laid: Annotated[
        Open[Tiles], Forgotten(lambda trial: trial.forgets, GONE), Rest(lambda _, tiles: tiles)
    ]


@frozen(kw_only=True)
class TrialSeen:
    viewer: Viewer
    bare: Seat | None
    forgets: bool
    hand: Tiles
    left: Numbers
    shown: BySeat[Copy[Tiles]]
    heap: int
    laid: Tiles


TRIALS: Secrets[Trial, TrialSeen] = Secrets(
    state=Trial,
    view=TrialSeen,
    back=TILES[0],
    pack=lambda _: TILES,
    own={"hand": "hands"},
    sizes={"left": "hands"},
    lying={"shown": "hands"},
)
TRIAL = Trial(bare=1, hands=(TILES[:2], TILES[2:4], TILES[4:6]), heap=TILES[6:7], laid=TILES[7:9])
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, SPECTATOR)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_that_lies_open_for_a_time_is_seen_by_all_and_no_other(viewer: Viewer) -> None:
    """Sampled and rearranged, it stays where it is; closed again, its seat alone sees it."""
    seen, below = TRIALS.seen(TRIAL, viewer), Random(3).randrange
    assert seen.shown == ((), TILES[2:4], ())
    assert seen.hand == (() if viewer is SPECTATOR else TRIAL.hands[viewer])
    drawn = [TRIALS.sample(seen, below) for _ in range(20)]
    alike = [*TRIALS.alike(TRIAL, viewer)]
    for other in (*drawn, *alike):
        assert TRIALS.seen(other, viewer) == seen
        assert other.hands[1] == TILES[2:4]
    assert len(set(drawn)) > 2
    assert alike
    hidden = {("hands", seat) for seat in (0, 2) if seat != viewer} | {("heap",)}
    assert {*TRIALS.hidden(TRIAL, viewer)} == hidden
    closed = evolve(TRIAL, bare=None)
    assert TRIALS.seen(closed, viewer).shown == ((), (), ())
    if viewer != 1:
        others = (TRIALS.sample(TRIALS.seen(closed, viewer), below) for _ in range(20))
        assert any(other.hands[1] != TILES[2:4] for other in others)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_forgotten_is_seen_by_nobody_and_drawn_by_chance(viewer: Viewer) -> None:
    state, below = evolve(TRIAL, forgets=True), Random(5).randrange
    seen = TRIALS.seen(state, viewer)
    assert (seen.laid, TRIALS.seen(TRIAL, viewer).laid) == ((), TILES[7:9])
    drawn = [TRIALS.sample(seen, below) for _ in range(20)]
    assert all(TRIALS.seen(other, viewer) == seen for other in drawn)
    assert all(sorted(pieces_in(other, Tile)) == [*TILES] for other in drawn)
    assert {len(other.laid) for other in drawn} == {2}
    assert len({other.laid for other in drawn}) > 3
    assert TRIALS.remembered(state) == evolve(state, laid=())
    assert TRIALS.remembered(TRIAL) == TRIAL
    assert TRIALS.forgets
    assert not SECRETS.forgets


def test_each_clause_on_who_sees_a_field_is_cited() -> None:
    assert cited_by(TRIALS.seen) == (SEEN, LAID, GONE)
