"""Whole sentences, worked out by hand: each names the squares, cards and numbers of its own act.

What all games keep stands in the laws (`conformance.text_laws`): an act is told with what it is
done with. Here is what follows from a position besides: what is taken, where a capture goes on.
"""

from __future__ import annotations

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.games.daumen_drauf import clauses
from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.events import Released, Taken
from daumen_rules.games.daumen_drauf.remembered_cards import read_remembered
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.cards import PACK, Deal
from tests.collection.board.morris_plan import plan
from tests.collection.board.situation import situation
from tests.collection.dice.chances import table
from tests.each import of_each

FORBIDDEN = "missed=forbidden"
TWO_IN_A_ROW = "W:Wc3:Bd4,d6,h8"
LARGEST = "W:Wa1,h2:Bb2,d4,g3"
TOLD = [
    ("", TWO_IN_A_ROW, "c3xe5xc7", "A captures from c3 by e5 to c7 and takes d4, d6."),
    ("", "B:Wc5,c3,h2:Bb6", "b6xd4xb2", "B captures from b6 by d4 to b2 and takes c5, c3."),
    ("", "W:Wd4:Bh8", "d4-c5", "A goes from d4 to c5."),
    ("", "W:Wc7:Bh6", "c7-b8", "The man becomes a king on b8."),
    ("", "W:Wd6:Be7,g7", "d6xf8", "The man becomes a king on f8."),
    ("", "W:Wb2,c1,h2:Ba3", "h2-g3", "B can move no stone."),
    ("", "B:Wh6:Bg7,f8,a7", "a7-b6", "A can move no stone."),
]


@pytest.mark.cites("DAME-5", "DAME-8", "DAME-13", "DAME-19")
@pytest.mark.parametrize(("options", "start", "turn", "words"), TOLD)
def test_a_move_is_told_with_its_own_squares(
    options: str, start: str, turn: str, words: str
) -> None:
    told = situation("dame", start, options).after(turn).told
    assert words in [event.sentence.say("en") for event in told]


REFUSED = [
    (
        *("dame", "", TWO_IN_A_ROW, "c3xe5xc7xe5"),
        "A cannot capture from c3 by e5, c7, e5.",
        "A kann nicht von c3 über e5, c7, e5 schlagen.",
    ),
    (
        *("dame", "", TWO_IN_A_ROW, "c3xe5xc7xe5"),
        "A man of A does not capture from c7 toward e5.",
        "Ein Stein von A schlägt nicht von c7 in Richtung e5.",
    ),
    (
        *("dame", "", TWO_IN_A_ROW, "c3xe5"),
        "The stone on e5 captures on, to c7.",
        "Der Stein auf e5 schlägt weiter, nach c7.",
    ),
    (
        *("dame", "", "W:Wc3:Bd4,d6,f6,h8", "c3xe5"),
        "The stone on e5 captures on, to c7, g7.",
        "Der Stein auf e5 schlägt weiter, nach c7, g7.",
    ),
    (
        *("dame", "", "W:WKa1,c3:Bh8", "a1-d4"),
        "A jumps over a stone of A on c3.",
        "A überspringt einen Stein von A auf c3.",
    ),
    (
        *("dame", FORBIDDEN, "W:Wa3,g1:Bb4,h8", "g1-h2"),
        "A has to capture, and can with a3.",
        "A muss schlagen; imstande sind a3.",
    ),
    (
        *("dame", f"{FORBIDDEN}, choice=largest", LARGEST, "h2xf4"),
        "This capture takes 1; demanded is one that takes 2, as a1, c3, e5.",
        "Dieser Schlag nimmt 1; verlangt ist einer, der 2 nimmt, wie a1, c3, e5.",
    ),
    (
        *("italienische-dame", "", "W:Wc3:BKd4", "c3xe5"),
        "A man does not capture the king on d4.",
        "Ein Stein schlägt die Dame auf d4 nicht.",
    ),
]


@pytest.mark.cites("DAME-7", "DAME-9", "DAME-10", "DAME-11", "DAME-17", "DAME-20", "ITALIENISCHE-3")
@of_each(("slug", "options", "start", "turn", "english", "german"), REFUSED)
def test_a_refused_move_is_told_with_its_own_squares(
    slug: str, options: str, start: str, turn: str, english: str, german: str
) -> None:
    found = situation(slug, start, options)
    action = found.game.notation.read(found.state.turn, turn)
    answer = step(found.game.rules, found.state, action)
    assert isinstance(answer, Refused)
    assert english in [breach.say("en") for breach in answer.breaches]
    assert german in [breach.say("de") for breach in answer.breaches]


@pytest.mark.cites("CRAPS-3")
def test_a_bet_on_no_number_of_two_dice_is_refused_with_the_numbers_that_there_are() -> None:
    found, begun = game("craps"), table("craps", "manual", 3)
    answer = step(found.rules, begun, found.notation.read(begun.turn, "bet 3 on 1"))
    assert isinstance(answer, Refused)
    numbers = "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"
    assert [(each.say("en"), each.say("de")) for each in answer.breaches] == [
        (
            f"A cannot make the bet 3 on 1 now; numbers to bet on: {numbers}.",
            f"A kann jetzt nicht 3 auf 1 setzen; Zahlen zum Setzen: {numbers}.",
        )
    ]


@pytest.mark.cites("END-3", "RAISE-2")
def test_a_trick_is_told_with_its_taker_and_its_cards_in_both_languages() -> None:
    names = ("Anna", "Ben")
    taken = Taken(1, 3, clauses.END_3).sentence
    assert taken.say("en", names) == "Ben takes the trick of 3."
    assert taken.say("de", names) == "Ben bekommt den Stich mit 3."
    released = Released(0, Card.parse("Y3p"), clauses.RAISE_2).sentence
    assert released.say("en", names) == "Anna releases yellow 3 poisonous."
    assert released.say("de", names) == "Anna legt Gelb 3 giftig offen hin."


@pytest.mark.cites("MUEHLE-4")
def test_a_stone_that_moves_too_early_is_told_how_many_both_have_in_hand() -> None:
    """Nine each, and three are placed: two white ones, one black one."""
    found = plan("a7 d6", "g7", hands=(7, 8))
    action = found.game.notation.read(found.state.turn, "a7-a4")
    answer = step(found.game.rules, found.state, action)
    assert isinstance(answer, Refused)
    said = [breach.say("en") for breach in answer.breaches]
    assert "First all stones are placed; there are still 15 in hand." in said


@pytest.mark.cites("SPITZ-3")
def test_every_seat_of_spitz_is_told_with_the_card_that_it_turns() -> None:
    """The first four cards are dealt to the seats in turn, left of the dealer first."""
    found = game("spitz-pass-auf")
    answer = step(found.rules, found.rules.start(4, found.book.default), Deal(PACK))
    assert isinstance(answer, Step)
    told = [event.sentence.say("de") for event in answer.events]
    cards = [card.term.words.de for card in PACK[:4]]
    assert told[-4:] == [
        f"{seat} deckt {card} auf." for seat, card in zip("ABCD", cards, strict=True)
    ]


@of_each(
    ("noted", "english", "german"),
    [
        ("Y3|Y4", "yellow 3 or yellow 4", "Gelb 3 oder Gelb 4"),
        ("Y2|Y3|Y4", "yellow 2 to 4", "Gelb 2 bis 4"),
        ("Y2|Y3|Y4|Y6", "yellow 2 to 4 or yellow 6", "Gelb 2 bis 4 oder Gelb 6"),
        ("Y1|Y3|Y4|Y5|Y6", "yellow 1 or yellow 3 to 6", "Gelb 1 oder Gelb 3 bis 6"),
        ("Y1|Y2|Y3", "a yellow card below 4", "eine gelbe Karte unter 4"),
        ("Y8|Y9", "a yellow card above 7", "eine gelbe Karte über 7"),
        ("?>7", "a card above 7", "eine Karte über 7"),
        ("Y5p|G5p|B5p", "a poisonous 5", "eine giftige 5"),
        ("Y5p|G5p", "yellow 5 poisonous or green 5 poisonous", "Gelb 5 giftig oder Grün 5 giftig"),
    ],
)
def test_half_a_card_is_told_as_few_as_it_can_be(noted: str, english: str, german: str) -> None:
    some = read_remembered(noted)
    assert some is not None
    assert some.term.words.en == english
    assert some.term.words.de == german
