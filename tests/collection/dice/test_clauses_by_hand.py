"""By which clause a thing happens or is refused, in positions worked out from the manual."""

from __future__ import annotations

import re

import pytest

from daumen_rules.games.catalogue import SLUGS, game
from tests.collection.dice.positions import cited, forbidden, played, told


@pytest.mark.cites("TALLY-4", "TALLY-5", "THROWOFF-1")
@pytest.mark.parametrize(
    ("clause", "slugs"),
    [
        # One throw a lap by the default.
        ("TALLY-4", "quinze einundzwanzig sequenzen rentmeister sechserspiel"),
        # One alone wins, found by a throw-off.
        ("TALLY-5", "quinze einundzwanzig justitia punktloeschen va-banque vabanquespiel"),
        # Three dice decide, not one.
        ("THROWOFF-1", "kleeblatt"),
    ],
)
def test_a_shared_clause_is_not_listed_where_it_does_not_hold(clause: str, slugs: str) -> None:
    for slug in slugs.split():
        assert clause not in {each.id for each in game(slug).book.clauses}, slug
    listed = {s for s in SLUGS if clause in {each.id for each in game(s).book.clauses}}
    assert {"TALLY-4": "jule", "TALLY-5": "rentmeister", "THROWOFF-1": "quinze"}[clause] in listed


def test_a_place_in_another_game_is_not_said_to_stand_in_this_one() -> None:
    """As `82 46 ¶1` was; the second game of number 110 is `110b`."""
    for slug in SLUGS:
        for clause in game(slug).book.clauses:
            assert not re.search(r"\d+b? \d+b? ¶", clause.german or ""), (slug, clause.id)
    (place,) = (c.german for c in game("einundzwanzig").book.clauses if c.id == "EINUNDZWANZIG-3")
    assert place == "46 ¶1"


# 46 Quinze


@pytest.mark.cites("QUINZE-4", "QUINZE-5", "QUINZE-7", "QUINZE-8")
@pytest.mark.parametrize(
    ("acts", "clause"),
    [
        ("6 5 stop stop", "QUINZE-4"),
        ("6 2 stop roll 4 stop", "QUINZE-5"),
        ("6 6 stop stop 12", "QUINZE-7"),
        ("6 6 roll 6 roll 6 roll 6 roll 6", "QUINZE-8"),
    ],
)
def test_quinze_is_won_by_the_clause_that_decides(acts: str, clause: str) -> None:
    events = told("quinze", acts)
    assert {by for by, said in events if said.endswith("won.")} == {clause}


# 54 Filzlaus


@pytest.mark.cites("FILZLAUS-4", "FILZLAUS-5", "FILZLAUS-6")
@pytest.mark.parametrize(
    ("acts", "words", "ends"),
    [
        ("1 2 1", "manual", [("FILZLAUS-4", "B has lost.")]),
        ("1 2 1", "manual with equal=nobody_loses", [("FILZLAUS-4", "B has lost.")]),
        ("1 " + "2 " * 10, "manual", [("FILZLAUS-5", "B has lost.")]),
        ("1 1", "manual", [("FILZLAUS-6", "A has lost."), ("FILZLAUS-6", "B has lost.")]),
        ("1 1", "manual with equal=nobody_loses", [("FILZLAUS-6", "Nobody has lost.")]),
    ],
)
def test_filzlaus_is_lost_by_the_clause_that_decides(
    acts: str, words: str, ends: list[tuple[str, str]]
) -> None:
    events = told("filzlaus", acts.strip(), words)
    assert [each for each in events if each[1].endswith("lost.")] == ends


# 62 Finke


@pytest.mark.cites("FINKE-4", "FINKE-6")
def test_who_throws_on_may_still_leave_what_two_or_twelve_take() -> None:
    words = "manual with may_stop=yes"
    acts = "12 12 roll 66"  # A pays 3, B takes them, throws on and throws twelve.
    assert played("finke", acts, words).turn == 1
    assert forbidden("finke", acts, "stop", words) == {"FINKE-4"}
    assert told("finke", f"{acts} leave", words)[0] == ("FINKE-6", "B leaves the chips.")
    assert told("finke", "12 12 roll", words)[0] == ("FINKE-4", "B throws again.")
    assert told("finke", "12 12 stop", words)[0] == ("FINKE-4", "B stops.")
    assert forbidden("finke", "12 12", "take", words) == {"FINKE-6"}


@pytest.mark.cites("FINKE-3", "FINKE-4")
def test_what_lies_on_a_field_may_be_left_where_that_is_agreed() -> None:
    """A pays 3; B throws three too, and throws on, whether it takes the chips or leaves them."""
    words = "manual with collect=choice"
    assert played("finke", "12 12", words).notes == (17, 20)
    assert played("finke", "12 12 take", words).notes == (17, 23)
    left = played("finke", "12 12 leave", words)
    assert (left.notes, left.turn, left.common.fields[1]) == ((17, 20), 1, 3)
    assert told("finke", "12 12 leave", words)[0] == ("FINKE-3", "B leaves the chips.")
    assert played("finke", "12 12").notes == (17, 23)
    asked = f"{words}, may_stop=yes"
    assert played("finke", "12 12 take stop", asked).turn == 0
    assert forbidden("finke", "12 12 leave", "stop", asked) == {"DICE-3", "FINKE-4"}


@pytest.mark.cites("FINKE-6", "FINKE-7", "FINKE-11")
def test_two_or_twelve_once_more_puts_a_chip_on_every_field_and_perhaps_another_throws() -> None:
    """B takes the 3 of A with a two; after that a field is paid as ever, and the go is over."""
    for words, turn in (("end", 0), ("throw_again", 1)):
        rules = f"manual with sweep=auto, after_penalty={words}"
        assert played("finke", "12 11", rules).turn == 1
        for again in ("11", "66"):
            sheet = played("finke", f"12 11 {again}", rules)
            assert (sheet.notes, sheet.turn) == ((17, 12), turn)
            assert sheet.common.fields == (1,) * 11
        for other, left in (("12", 20), ("56", 12)):
            sheet = played("finke", f"12 11 {other}", rules)
            assert (sheet.notes, sheet.turn) == ((17, left), 0)


@pytest.mark.cites("FINKE-8", "FINKE-9", "FINKE-11")
def test_who_cannot_pay_all_is_told_so_and_is_out() -> None:
    """A pays 10, 8 and, of the 2 chips left, the seven; B pays 9, 6 and 5 between."""
    acts = "46 45 44 33 34"
    assert cited("finke", acts)[:3] == ["FINKE-8", "FINKE-9", "FINKE-11"]
    assert played("finke", acts).notes[0] == 0


# 66 Die Spinne


@pytest.mark.cites("SPINNE-2", "SPINNE-3", "SPINNE-4", "SPINNE-6")
def test_the_spider_is_struck_and_paid_by_several_clauses() -> None:
    assert cited("die-spinne", "34") == ["SPINNE-2"]
    assert cited("die-spinne", "34 11 11") == ["SPINNE-3"]
    assert cited("die-spinne", "34 11 34") == ["SPINNE-4"]
    acts = "34 11 11 12 22 23 33 35 36 46 56 66"
    assert ("SPINNE-6", "A owes B 10 chips.") in told("die-spinne", acts)


# 83 Chicago


@pytest.mark.cites("CHICAGO-9", "CHICAGO-12", "CHICAGO-14")
@pytest.mark.parametrize(
    ("acts", "words", "mat"),
    [
        ("666 stop 222 stop", "manual", [("CHICAGO-9", "B has 1 mat.")]),
        # Both have nine; A has needed two throws for them.
        ("222 keep_2_2 5 stop 333 stop", "manual", [("CHICAGO-12", "A has 1 mat.")]),
        ("222 stop 222 stop 12", "manual", [("CHICAGO-12", "A has 1 mat.")]),
        (
            "222 stop 222 stop",
            "manual with all_equal=no_mat",
            [("CHICAGO-14", "Nobody takes a mat.")],
        ),
    ],
)
def test_a_mat_is_told_by_what_decides_it(
    acts: str, words: str, mat: list[tuple[str, str]]
) -> None:
    assert [each for each in told("chicago", acts, words) if "mat." in each[1]] == mat


# 88 Rentmeister


@pytest.mark.cites("RENTMEISTER-6")
def test_the_throw_off_of_the_bursars_is_told_by_its_clause() -> None:
    acts = "111 666 666 " * 6
    assert ("RENTMEISTER-6", "B and C throw off; the highest throw decides.") in told(
        "rentmeister", acts.strip(), players=3
    )


# 99 Familie Meier


@pytest.mark.cites("MEIER-2", "MEIER-3")
def test_a_throw_that_brings_the_couple_and_children_is_told_by_both_clauses() -> None:
    assert told("familie-meier", "125")[1:] == [
        ("MEIER-2", "A has Mr and Mrs Meier."),
        ("MEIER-3", "A has 5 children."),
    ]
    assert cited("familie-meier", "134") == ["MEIER-2"]


# 70 Dufte Hundert, 64 Elf hoch


@pytest.mark.cites("ELFHOCH-2", "ELFHOCH-6")
def test_eleven_takes_the_pot_and_so_ends_the_game() -> None:
    """The manual says who takes all; that this ends the game is ours."""
    events = told("elf-hoch", "56")
    assert ("ELFHOCH-2", "In the middle: 0 chips.") in events
    assert ("ELFHOCH-6", "A has won.") in events


# 36 Ochsenschwanz


@pytest.mark.cites("OCHSE-3", "OCHSE-7")
def test_a_row_that_a_neighbour_took_may_be_made_up_for_unless_the_words_are_kept() -> None:
    """A takes its own 1, and then the 1 of B; B throws a 1 and takes that of C by the default."""
    acts = "1 2 3 1 take 1"
    assert played("ochsenschwanz", f"{acts} take", "manual", 3).notes[1].stolen == 1
    own = "manual with steal_if=taken_by_self"
    sheet = played("ochsenschwanz", acts, own, 3)
    assert (sheet.notes[1].stolen, sheet.turn) == (0, 2)
