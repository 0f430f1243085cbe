"""A picture shows what its viewer may see, each thing once: counted on the state, not on the view.

What a game hides is known from its rules: a seat sees its own hand, backs of all others, and what
lies on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.plays import viewers
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.skat.values import Goal
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.seats import Viewer
from daumen_rules.pieces.scenes import BACK, Board, Chips, Fan, Scene, ScoreSheet
from tests.conftest import many

Seen: TypeAlias = tuple[Counter[str], int]
"""The cards that lie open, in English, and how many backs there are."""
STEPS: Final = 150


def parts(scene: Scene, kind: type[Any]) -> Iterator[Any]:
    every = (*scene.middle, *(part for seat in scene.seats for part in seat.parts), *scene.below)
    return (part for part in every if isinstance(part, kind))


def pictured(scene: Scene) -> Seen:
    """The cards in a picture."""
    tiles = [tile for fan in parts(scene, Fan) for tile in fan.cards]
    down = [tile for tile in tiles if tile.layers == (BACK,)]
    backs = len(down) + sum(fan.backs for fan in parts(scene, Fan))
    return Counter(tile.words.en for tile in tiles if tile not in down), backs


def lying(cards: Iterable[Any], backs: int) -> Seen:
    return Counter(card.term.words.en for card in cards), backs


def others(hands: Iterable[tuple[Any, ...]], viewer: Viewer) -> int:
    """How many cards are held by all but the viewer."""
    return sum(len(hand) for seat, hand in enumerate(hands) if seat != viewer)


def own(hands: tuple[tuple[Any, ...], ...], viewer: Viewer) -> tuple[Any, ...]:
    return hands[viewer] if hands and isinstance(viewer, int) else ()


def at_tricks(state: Any, viewer: Viewer) -> Seen:
    """The own hand, and the trick or the last one before it."""
    trick = state.trick or (state.tricks[-1] if state.tricks else ())
    cards = (*own(state.hands, viewer), *(play.card for play in trick))
    return lying(cards, others(state.hands, viewer))


def at_mau_mau(state: Any, viewer: Viewer) -> Seen:
    """The own hand with what was drawn, and the top of the pile; the stock lies face down."""
    drawn = (state.drawn,) if state.drawn and viewer == state.turn else ()
    cards = (*own(state.hands, viewer), *drawn, *state.pile[-1:])
    return lying(cards, others(state.hands, viewer) + len(state.stock))


def at_mogeln(state: Any, viewer: Viewer) -> Seen:
    """The own hand and lays, and cards slipped; every other lay is one back."""
    lays = [laid for laid in state.pile if laid.seat == viewer]
    slipped = state.slipped if viewer == state.turn else ()
    cards = (*own(state.hands, viewer), *slipped, *(card for laid in lays for card in laid.cards))
    counted = state.rules.multi.value == "no"
    backs = others(state.hands, viewer) if counted else 0
    return lying(cards, backs + len(state.pile) - len(lays))


def at_spitz(state: Any, viewer: Viewer) -> Seen:
    """What was turned up; nobody looks into a pile."""
    return lying(filter(None, state.turned), sum(map(len, state.piles)))


CARDS: Final[Mapping[str, Callable[[Any, Viewer], Seen]]] = {
    "herz-ass-herz-10": at_tricks,
    "der-letzte-stich": at_tricks,
    "mau-mau": at_mau_mau,
    "mogeln": at_mogeln,
    "spitz-pass-auf": at_spitz,
}


def moments(slug: str, *words: str) -> Iterator[tuple[Any, Viewer, Scene]]:
    """States of a game played by chance, under some rule sets, each as every viewer sees it."""
    found = game(slug)
    for number, each in enumerate(words or ("manual",)):
        rules = found.book.read_rules(each)
        for players in found.rules.seats[:: many(2, 1)]:
            play = random_play(found, players, rules, Random(number), STEPS)
            for state in play.states[:: many(3, 1)]:
                for viewer in viewers(found, state):
                    yield state, viewer, found.scene.of(found.rules.view(state, viewer), viewer)


@pytest.mark.parametrize("slug", CARDS)
def test_a_picture_shows_every_card_once_that_its_viewer_may_see(slug: str) -> None:
    also = {"mogeln": ("manual", "manual with multi=yes")}.get(slug, ())
    for state, viewer, scene in moments(slug, *also):
        assert pictured(scene) == CARDS[slug](state, viewer)


def at_skat(state: Any, viewer: Viewer) -> Seen:
    """The own hand, the trick or the last one before it, and the skat to who has taken it up."""
    hands, trick, before = state.hands, state.trick, state.tricks
    cards = [*own(hands, viewer), *(play.card for play in trick or (before[-1] if before else ()))]
    if viewer == state.soloist and taken_up(state):
        cards += state.stock
    return lying(cards, others(hands, viewer))


def taken_up(state: Any) -> bool:
    """Whether the soloist has taken up the skat."""
    by_hand = state.contract is None or state.contract.hand
    return len(state.hands[state.soloist]) > 10 or state.task is Task.DECLARE or not by_hand


def test_a_picture_of_skat_shows_every_card_once_where_no_hand_lies_open() -> None:
    asked = 0
    for state, viewer, scene in moments("skat"):
        contract = state.contract
        if contract is None or contract.goal is not Goal.OPEN:
            assert pictured(scene) == at_skat(state, viewer)
            asked += 1
    assert asked > 50


STONES: Final = {"dame": 24, "englische-dame": 24, "italienische-dame": 24, "tuerkische-dame": 32}
"""How many stones there are at first."""


@pytest.mark.parametrize("slug", STONES)
def test_a_board_of_draughts_shows_every_stone_on_its_square(slug: str) -> None:
    for number, (state, _, scene) in enumerate(moments(slug)):
        (board,) = parts(scene, Board)
        shown = {
            (f"{'abcdefgh'[file]}{rank + 1}", tile.words.en) for (file, rank), tile in board.stones
        }
        assert shown == on_squares(str(state.position))
        assert number or len(board.stones) == STONES[slug]


def on_squares(position: str) -> set[tuple[str, str]]:
    """The stones of a position as it is written: `W:Wc3,Kd4:Bf6`."""
    found = set[tuple[str, str]]()
    for side, words in (("white", "W"), ("black", "B")):
        (part,) = (each for each in position.split(":")[1:] if each.startswith(words))
        for name in filter(None, part[1:].split(",")):
            kind = "king" if name.startswith("K") else "man"
            found.add((name.removeprefix("K"), f"{side} {kind}"))
    return found


@pytest.mark.parametrize("slug", ["muehle", "ceylonesisches-muehlespiel"])
def test_a_board_of_morris_shows_all_eighteen_stones(slug: str) -> None:
    """On the board, in the hand, or lost."""
    for state, _, scene in moments(slug):
        (board,) = parts(scene, Board)
        assert len(board.stones) == sum(map(len, state.stones))
        assert len(board.stones) + sum(chips.count for chips in parts(scene, Chips)) == 18


BOXES: Final = (
    *("ones", "twos", "threes", "fours", "fives", "sixes"),
    *("three of a kind", "four of a kind", "full house"),
    *("small straight", "large straight", "Kniffel", "chance"),
)
"""The thirteen boxes of the sheet, in the order of the manual."""


@pytest.mark.long
def test_a_sheet_of_kniffel_shows_every_box_once_with_what_was_entered() -> None:
    for state, _, scene in moments("kniffel"):
        (sheet,) = parts(scene, ScoreSheet)
        rows = {row[0].say("en"): [cell.code for cell in row[1:]] for row in sheet.rows}
        assert [name for name in rows if name in BOXES] == [*BOXES]
        assert len(sheet.rows) == len(BOXES) + 3
        columns = zip(*(card.column for card in state.notes), strict=True)
        for box, cells in zip(BOXES, columns, strict=True):
            *entered, now = (*rows[box], "") if len(sheet.heads) == len(cells) + 1 else rows[box]
            assert entered == ["." if points is None else str(points) for points in cells]
            assert now.isdigit() == (state.is_open and cells[state.turn] is None)
