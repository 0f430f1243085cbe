"""What tables tell people: who has stopped, whose row may be taken, what dice lie, what they count.

Expected values come from the manuals, worked out by hand from the dice of a position.
"""

from __future__ import annotations

import re

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.scenes import Scene, ScoreSheet
from tests.cli.playing import played


def scene(text: str) -> Scene:
    """The scene of a position, as everybody sees it."""
    found = game(text.split()[1])
    return found.scene.of(found.position(text).state, SPECTATOR)


@pytest.mark.parametrize("slug", ["quinze", "einundzwanzig", "sequenzen", "die-boese-drei"])
def test_a_seat_that_has_stopped_is_marked_until_all_have(slug: str) -> None:
    call = ("--game", slug, "--seed=2", "--humans=2", "--players=2")
    for language, mark, end in (("en", "has stopped", "quit"), ("de", "hat aufgehört", "ende")):
        said = played(*call, "--lang", language, typed=f"stop\n{end}\n").output
        (anna,) = (line for line in said.splitlines() if line.startswith("  A  Anna"))
        assert mark in anna
        assert said.count(mark) == 1
        assert played(*call, "--lang", language, typed="stop\nstop\n").output.count(mark) == 1


@pytest.mark.parametrize(
    ("rows", "whose"),
    [(("1 2", "1 2 3", "1 4 5"), 2), (("1 2", "1 4", "1 4 5"), 1), (("1 4", "1 4 5", "1 4"), None)],
)
def test_the_table_tells_whose_row_may_be_taken(rows: tuple[str, ...], whose: int | None) -> None:
    """OCHSE-3: where the own row is gone, that of the first tail on the left that has it."""
    tails = "".join(
        f"rows {letter}: {left}\nown {letter}: {' '.join(set('123456') - {*left.split()})}\n"
        for letter, left in zip("ABC", rows, strict=True)
    )
    lying = "" if whose is None else "dice: 4\n"
    shown = scene(f"game: ochsenschwanz\nplayers: A, B, C\n{tails}{lying}")
    marks = [[mark.en for mark in seat.marks] for seat in shown.seats]
    assert marks == [["row 4 may be taken"] if seat == whose else [] for seat in range(3)]


def test_pairs_can_be_left_from_dice_that_are_shown() -> None:
    """SEQUENZEN-4, a variant: dice may be left, so each seat sees those that lie there."""
    call = ("--game=sequenzen", "--seed=2", "--rules=manual with keep=two")
    lines = played(*call, typed="quit\n").output.splitlines()
    thrown = [line.split(" throw")[1].strip("s .") for line in lines if " throw" in line[:14]]
    shown = [line.split("dice: ")[1].partition("  ")[0] for line in lines if "dice: " in line]
    assert len(thrown) == 3
    assert [sorted(each) for each in shown] == [sorted(each) for each in thrown]
    assert any(line.startswith("to choose: roll, keep ") for line in lines)


def card(lines: str) -> ScoreSheet:
    """The score card of a position of Kniffel."""
    (sheet,) = scene(f"game: kniffel\nplayers: A, B\n{lines}").below
    assert isinstance(sheet, ScoreSheet)
    return sheet


def test_the_card_of_kniffel_tells_what_each_free_box_would_count() -> None:
    """KNIFFEL-6: 1-1-1-5-6 is 3 among the ones, or 14 as three of a kind; as chance it is 14 too.
    B has no chance left, A's boxes do not count for B.
    """
    blank = "- - - - - - - - - - - -"
    cards = f"card A: (3 {blank})\npoints A: 3\ncard B: ({blank} 20)\npoints B: 20\n"
    now = "turn: B\ndice: 1 1 1 5 6\n"
    sheet = card(f"{cards}{now}")
    *_, head = sheet.heads
    assert (head.say("en"), head.say("de")) == ("now", "jetzt")
    would = [row[-1].say("en") for row in sheet.rows]
    upper, lower = ["3", "0", "0", "0", "5", "6"], ["14", "0", "0", "0", "0", "0", ""]
    assert would == [*upper, "", "", *lower, ""]


def test_no_column_tells_what_dice_count_where_none_lie() -> None:
    assert len(card("").heads) == 3


MAGICIANS = ["wieviel-augen-2w", "wieviel-augen-3w", "wuerfelstapel"]


@pytest.mark.parametrize(
    ("slug", "bot"),
    [
        *((slug, "careful") for slug in MAGICIANS),
        pytest.param("wieviel-augen-2w", "thinking", marks=pytest.mark.long),
        pytest.param("wuerfelstapel", "thinking", marks=pytest.mark.long),
    ],
)
def test_a_bot_that_is_the_magician_reckons(slug: str, bot: str) -> None:
    """AUGEN2W-3, AUGEN3W-3, STAPEL-3: what is reckoned from the number named is what is hidden."""
    for seed in range(2 if bot == "careful" else 1):
        call = ("--game", slug, f"--seed={seed}", "--bot", bot)
        assert "Ben wins. Points: Anna 0, Ben 1." in played(*call, typed="\na\n").output


def test_a_magician_says_that_no_throw_gives_what_was_named_wrongly() -> None:
    call = ("--game=wieviel-augen-2w", "--rules=manual with reckoning=free", "--bot=careful")
    said = played(*call, "--seed=1", typed="name 0\n").output
    assert "  Ben says: no throw gives that." in said.splitlines()
    assert "Ben wins." in said


@pytest.mark.parametrize(
    "slug", ["justitia", "finke", "zeppelin", "schluck-hansel", "ochsenschwanz"]
)
def test_the_last_table_stands_after_the_last_payment(slug: str) -> None:
    """What each seat has there is what the result says, and nothing is left to be taken."""
    for seed in (4, 5):
        *_, before, result = played("--game", slug, "--auto", f"--seed={seed}").output.split("\n\n")
        lines = [line for line in before.splitlines() if line.startswith("  ")]
        shown = [re.findall(r"(\d+) (?:chip|match)", line)[0] for line in lines]
        told = re.search(r"(?:Chips|Matches): (.*?)\.", result)
        assert told is not None
        assert shown == [each.split()[-1] for each in told[1].split(", ")]
        assert (
            "in the middle: 0 chips" in before
            or "rows left: none" in lines[0]
            or ("on the fields: nothing" in before)
        )
