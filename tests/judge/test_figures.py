"""Numbers that need no table: what is expected comes from the texts and tables of the manual."""

from __future__ import annotations

import json

import pytest

from daumen_rules.games import catalogue
from daumen_rules.judge.asks import rows_of
from daumen_rules.kernel.errors import InputError
from tests.cli.run import daumen_rules
from tests.judge.asked import told

FIGURES = (
    # 150 Reizen C and the table of steps
    ("skat", "clubs with two", "36", "SKAT-15"),
    ("skat", "spades without two", "33", "SKAT-15"),
    ("skat", "was ist Herz mit zweien wert?", "30", "SKAT-15"),
    ("skat", "Karo ohne zwei", "27", "SKAT-15"),
    ("skat", "clubs with two, hand, schneider", "60", "SKAT-12"),
    ("skat", "grand with four, hand, schneider announced", "192", "SKAT-14"),
    ("skat", "Grand ohne viere, Schwarz angesagt", "240", "SKAT-14"),
    ("skat", "clubs with 2, schwarz", "60", "SKAT-15"),
    ("skat", "how much is spades with one, hand, open?", "88", "SKAT-15"),
    # 150 Reizen A: the values of Null
    ("skat", "Null", "23", "SKAT-13"),
    ("skat", "null, hand", "35", "SKAT-13"),
    ("skat", "was zählt Null ouvert", "46", "SKAT-13"),
    ("skat", "null open hand", "59", "SKAT-13"),
    # 150 Anfang: Ace 11, Ten 10, Jack 2
    ("skat", "how many points are HA H10 SJ?", "23", "SKAT-1"),
    # 111 point 1, with its example, and points 2, 4 to 7
    ("kniffel", "1-1-1-5-6 as three of a kind", "14", "KNIFFEL-8"),
    ("kniffel", "how much is 1 1 1 5 6 as ones?", "3", "KNIFFEL-5"),
    ("kniffel", "4-4-4-6-6 als Full House", "25", "KNIFFEL-9"),
    ("kniffel", "wie viel zählt 1 2 3 4 6 als kleine Straße?", "30", "KNIFFEL-10"),
    ("kniffel", "1 2 3 4 6 as large straight", "0", "KNIFFEL-14"),
    ("kniffel", "upper part 63", "98", "KNIFFEL-7"),
    ("kniffel", "oberer Teil 62", "62", "KNIFFEL-7"),
    # 125 ¶1: Jack 2, Queen 3, King 4, Ace 11
    ("mau-mau", "what do SJ HQ CK DA count?", "20", "MAU-16"),
)


@pytest.mark.parametrize(
    ("game", "asked", "number", "clause"),
    [
        pytest.param(*row, marks=pytest.mark.long if at % 4 else ())
        for at, row in enumerate(FIGURES)
    ],
)
def test_a_figure_is_what_the_manual_says(game: str, asked: str, number: str, clause: str) -> None:
    (opinion,) = told(f"game: {game}\nask: {asked}\n").opinions
    verdict = opinion.finding.verdict
    assert verdict is not None
    assert verdict.said.say("en", ()) == number
    assert clause in [reason.id for reason in verdict.clauses]


def test_the_readings_of_an_open_question_are_told() -> None:
    (opinion,) = told("game: kniffel\nask: upper part 63\n").opinions
    assert [one.question for one in opinion.readings] == ["Q1", "Q1"]
    (opinion,) = told("game: mau-mau\nask: D10\n").opinions
    assert [one.question for one in opinion.readings] == ["Q6"]
    (opinion,) = told(
        "game: kniffel\nrules: manual with bonus_from=64\nask: upper part 63\n"
    ).opinions
    assert opinion.finding.verdict is not None
    assert opinion.finding.verdict.said.say("en", ()) == "63"


SKAT_IN_PLAY = """\
game: skat
players: Anna, Ben, Cem
phase: playing
turn: Ben
soloist: Anna
game kind: clubs
game hand game: {hand}
hand Anna: CJ SJ CA C10 C9 C8 HA H10 DA D7
hand Ben: HJ DJ CQ CK C7 HQ HK H9 H8 H7
skat: {skat}
hand Cem: 10 cards
ask: what is the game worth?
"""


def test_the_value_of_a_game_in_play() -> None:
    """With two, game three; the Jack of hearts in the skat makes it with three (150 Reizen B)."""
    (opinion,) = told(SKAT_IN_PLAY.format(hand="no", skat="SA S7")).opinions
    assert opinion.finding.verdict is not None
    assert opinion.finding.verdict.said.say("en", ()) == "36"
    (opinion,) = told(SKAT_IN_PLAY.format(hand="yes", skat="SA S7")).opinions
    assert opinion.finding.verdict is not None
    assert opinion.finding.verdict.said.say("en", ()) == "48"
    (opinion,) = told("game: skat\nask: what is the game worth\n").opinions
    assert opinion.finding.verdict is not None
    assert not opinion.finding.verdict.said.say("en", ()).isdigit()


def test_only_games_with_figures_are_asked_so() -> None:
    assert [row.name for row in rows_of(catalogue.game("dame"))][-1] != "figure"
    with pytest.raises(InputError, match="a question such as"):
        told("game: dame\nask: clubs with two\n")


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("skat", "clubs with fifteen"),
        ("skat", "clubs with two, hand, hearts"),
        ("kniffel", "1 1 1 as full house"),
        ("kniffel", "1 2 3 4 7 as chance"),
        ("kniffel", "upper part 106"),
        ("mau-mau", "H2"),
    ],
)
def test_what_is_no_figure_is_one_error(game: str, asked: str) -> None:
    with pytest.raises(InputError) as caught:
        told(f"game: {game}\nask: {asked}\n")
    assert caught.value.line == 2


def test_without_players_a_question_alone_can_be_read() -> None:
    """What lies there still needs to be said who plays."""
    with pytest.raises(InputError, match="players"):
        told("game: kniffel\ndice: 1 1 1 5 6\nask: what does it count\n")


def test_the_command_answers_a_figure_and_looks_for_the_rest() -> None:
    found = daumen_rules("ask", "skat", "clubs with two, hand, schneider")
    assert "manual: 60" in found.lines
    assert "perhaps" not in found.out
    (data,) = json.loads(daumen_rules("ask", "--json", "kniffel", "upper", "part", "63").out)
    assert data["answer"] == "number 98"
    assert daumen_rules("ask", "kniffel", "bonus").lines[0] == "perhaps you mean:"
