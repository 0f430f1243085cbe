"""Scenes as data, in lines and in sentences; what the referee sees between all seats."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from daumen_rules.games import catalogue
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.cards import PACK, Suit, tiles
from daumen_rules.pieces.pictures.art import board_symbol, needed, spoken, symbol_of
from daumen_rules.pieces.scene_lines import Writer, joined, scene_lines
from daumen_rules.pieces.scenes import (
    Board,
    Chips,
    Dice,
    Fan,
    Place,
    Scene,
    ScoreSheet,
    heading,
    held,
    note,
    of_all,
    places,
    same,
    stone,
    term,
)
from daumen_rules.pieces.wrapping import cut, width_of
from daumen_rules.records.record import read
from daumen_rules.records.replay import replay

ROOT: Final = Path(__file__).parents[2]
WHITE: Final = stone("o", Text("white stone", "weißer Stein"), "stone-light")


def test_all_parts_have_their_line() -> None:
    scene = Scene(
        middle=(
            heading("Round {number}", "Runde {number}", number=number(2)),
            Dice(label=Text("thrown", "gewürfelt"), faces=(6, 1)),
        ),
        seats=places(
            2,
            1,
            lambda seat: (
                held(tiles(PACK[:2]), 2, is_own=seat == 0),
                Chips(label=Text("chips", "Chips"), count=3),
            ),
        ),
        below=(
            ScoreSheet(
                heads=(term(""), SeatTerm(0), SeatTerm(1)),
                rows=((term(Text("ones", "Einser")), term(3), term(12)),),
            ),
            note("{seat} has passed.", "{seat} hat gepasst.", seat=SeatTerm(0)),
        ),
    )
    assert scene_lines(scene, "en") == (
        "Round 2",
        "thrown: 6, 1",
        "  A  hand: D7  D8  chips: 3",
        "► B  hand: 2  chips: 3",
        "      A   B",
        "ones  3  12",
        "A has passed.",
    )
    german = scene_lines(scene, "de", ("Änne", "Bo"))
    assert german[2:4] == ("  A  Änne  Hand: Ka7  Ka8  Chips: 3", "► B  Bo    Hand: 2  Chips: 3")
    assert german[-1] == "Änne hat gepasst."


def test_a_board_has_dark_squares_or_lines_and_is_named_from_the_lower_left() -> None:
    squares = Board(size=2, stones=(((1, 1), WHITE),))
    assert scene_lines(Scene(middle=(squares,)), "en") == ("2   o", "1 ·", "  a b")
    ring = (((0, 0), (2, 0)), ((2, 0), (2, 2)), ((2, 2), (0, 2)), ((0, 2), (0, 0)))
    lines = Board(size=3, stones=(((2, 0), WHITE),), lines=ring)
    assert scene_lines(Scene(middle=(lines,)), "en") == ("3 ·---·", "2 |   |", "1 ·---o", "  a b c")
    said = Writer("de", ()).told(Scene(middle=(lines,)))
    assert said == "weißer Stein c1."


def test_a_fan_is_counted_in_words_or_by_its_backs() -> None:
    pile, two = Text("pile", "Stapel"), tiles(PACK[:2])
    fans = (
        Fan(label=pile, count=Text("twelve", "zwölf")),
        Fan(label=pile, count=Text("twelve", "zwölf"), cards=two),
        Fan(label=pile, cards=two),
        Fan(label=pile, backs=3),
    )
    assert [scene_lines(Scene(middle=(fan,), seats=()), "en") for fan in fans] == [
        ("pile: twelve",),
        ("pile: twelve  D7  D8",),
        ("pile: D7  D8",),
        ("pile: 3",),
    ]


def test_lines_go_on_beneath_where_they_are_too_long() -> None:
    fan = Fan(label=Text("hand", "Hand"), cards=tiles(PACK[:6]))
    written = [joined(line) for line in Writer("en", (), 18).lines(Scene(middle=(fan,)))]
    assert written == ["hand: D7  D8  D9", "      D10  DJ  DQ"]
    assert all(width_of(line) <= 18 for line in written)


def test_wide_signs_take_two_letters_and_long_names_are_cut() -> None:
    assert width_of("👍 Y3") == 5
    assert cut("Anna-Lena", 9) == "Anna-Lena"
    assert cut("Anna-Lena", 6) == "Anna-…"
    seats = (Place(), Place(on_turn=True))
    lines = scene_lines(Scene(seats=seats), "en", ("Maximiliane-Friederike", "Bo"))
    assert lines == ("  A  Maximiliane-F…", "► B  Bo")


def test_a_scene_is_told_in_sentences_to_those_who_cannot_see_it() -> None:
    """Cards by their names, with whose they are; a sheet row by row."""
    game = catalogue.game("skat")
    record = read((ROOT / "spec/collection/games/skat.game").read_text(encoding="utf-8"))
    state = replay(record).steps[20].state
    seen = game.scene.of(game.rules.view(state, 0), 0)
    told = Writer("en", record.names).told(seen)
    own, others = state.hands[0], state.hands[1]
    held = ["King of clubs", "Queen of clubs", "Eight of clubs", "Seven of clubs"]  # trumps first
    held += ["Queen of hearts", "Eight of diamonds"]
    assert sorted(held) == sorted(card.term.words.en for card in own)
    assert f"Anna: points: 0; hand: {', '.join(held)}" in told
    assert not [card for card in others if card.term.words.en in told]
    sheet = ScoreSheet(heads=(term(""), SeatTerm(0)), rows=((term("ones"), term(3)),))
    assert Writer("en", ("Anna",)).told(Scene(below=(sheet,))) == "ones: Anna 3."


def test_the_referee_sees_what_all_seats_see_between_them() -> None:
    """After the deal of Skat: three hands of ten cards, all of them others, and nobody's own."""
    game = catalogue.game("skat")
    record = read((ROOT / "spec/collection/games/skat.game").read_text(encoding="utf-8"))
    state = replay(record).steps[0].state
    scene = of_all(lambda seat: game.scene.of(game.rules.view(state, seat), seat), 3)
    hands = [part for place in scene.seats for part in place.parts if isinstance(part, Fan)]
    assert [len(hand.cards) for hand in hands] == [10, 10, 10]
    assert len({tile.words for hand in hands for tile in hand.cards}) == 30
    assert not any(place.is_own for place in scene.seats)
    public = game.scene.of(game.rules.view(state, SPECTATOR), SPECTATOR)
    assert [part.backs for place in public.seats for part in place.parts if isinstance(part, Fan)]


def test_what_nothing_is_drawn_as_is_told() -> None:
    with pytest.raises(ValueError, match="nothing is drawn as 'card-X9'"):
        symbol_of("card-X9", None)
    assert same(3) == Text("3", "3")


def test_hearts_and_diamonds_are_red_and_the_other_suits_are_not() -> None:
    inks = {card.suit: set[str]() for card in PACK}
    for card, tile in zip(PACK, tiles(PACK), strict=True):
        inks[card.suit].update(ink for _, ink in tile.signs)
    red, black = ({"red"}, {""})
    assert inks == {
        Suit.HEARTS: red,
        Suit.DIAMONDS: red,
        Suit.CLUBS: black,
        Suit.SPADES: black,
    }


def test_a_game_is_asked_for_its_drawings_first_and_brings_what_they_are_made_of() -> None:
    art = catalogue.game("daumen-drauf").scene.art
    assert symbol_of("card-back", art) != symbol_of("card-back", None)
    assert [*needed(["kY3", "die-6"], art)] == ["die-6", "sY", "kY3"]
    assert board_symbol(Board(stones=())).body.count("<path") == 32


@pytest.mark.parametrize(
    ("name", "german", "sign"),
    [
        ("card-HJ", "card-HJ-de", ">B<"),
        ("card-CQ", "card-CQ-de", ">D<"),
        ("card-DK", "card-DK", ">K<"),
    ],
)
def test_cards_are_drawn_with_the_letters_of_a_language(name: str, german: str, sign: str) -> None:
    assert spoken(name, "en", None) == name
    assert spoken(name, "de", None) == german
    assert sign in symbol_of(german, None).body
    assert spoken("die-3", "de", None) == "die-3"


def test_the_first_card_lies_below_the_beginning_of_its_label() -> None:
    """Face up or face down, in a drawing a fan begins where the words above it begin."""
    mau_mau = catalogue.game("mau-mau")
    told = "players: A, B\nturn: A\nhand A: S7 HJ D8\nhand B: H7\npile: DK\n"
    state = mau_mau.position(told).sample(lambda count: count - 1)
    drawn = mau_mau.view(state, 0)._repr_svg_()
    places = re.findall(r'<(text|use)[^>]* x="(\d+)"[^>]*>([^<]*)', drawn)
    after_words = [pair for pair in pairwise(places) if ":" in pair[0][2] and pair[1][0] == "use"]
    firsts = [(label[1], card[1]) for label, card in after_words]
    assert len(firsts) >= 3
    assert all(label == card for label, card in firsts)
