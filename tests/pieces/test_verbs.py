"""A table of verbs writes and reads, says what was expected, completes, and betrays its faults."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, frozen

from daumen_rules.kernel.seats import NATURE, REFEREE
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.pieces.dice import DIE, THROW, Throw
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.operands import Operand, Several, numbers, one_of, seats
from daumen_rules.pieces.verb_faults import faults
from daumen_rules.pieces.verbs import Verbs, verb
from tests.each import of_each


@frozen
class Lay:
    """Some numbers are laid."""

    seat: int
    numbers: tuple[int, ...]


@frozen
class Move:
    """From a place to another, perhaps with a wish."""

    seat: int
    origin: int
    target: int
    wish: str | None = None


@frozen
class Called:
    """Somebody called."""

    seat: int | None


@frozen
class Pass:
    """Nothing is done."""

    seat: int


@frozen
class Bid:
    """A number is bid."""

    seat: int
    number: int


PLACE = numbers(range(1, 13), 3, 4)
WISH = one_of("a wish", "ein Wunsch", {"red": Text("red", "rot"), "green": Text("green", "grün")})
LAY = verb(Lay, "lay {numbers}", "lege {numbers}", numbers=Several(of=numbers(range(1, 13), 1, 12)))
MOVE = verb(Move, "{origin}-{target}", "{origin}-{target}", origin=PLACE, target=PLACE)
WISHED = verb(
    Move,
    "{origin}-{target} for {wish}",
    "{origin}-{target} für {wish}",
    origin=PLACE,
    target=PLACE,
    wish=WISH,
)
CALLED = verb(Called, "called {seat}", "gemeldet: {seat}", by=REFEREE, seat=seats(3))
NO = verb(Pass, "pass", "passe", also=("p",))
ROWS = (THROW, LAY, MOVE, WISHED, CALLED, NO)
TABLE: Verbs[Any] = Verbs(ROWS)

WRITTEN: list[tuple[Any, Any, str, str]] = [
    (NATURE, Throw((3, 5)), "throw 3 5", "wirf 3 5"),
    (NATURE, Throw(()), "throw", "wirf"),
    (1, Lay(1, (1, 12, 2)), "lay 1 12 2", "lege 1 12 2"),
    (0, Move(0, 1, 12), "1-12", "1-12"),
    (2, Move(2, 11, 2, "green"), "11-2 for green", "11-2 für grün"),
    (REFEREE, Called(2), "called C", "gemeldet: C"),
    (1, Pass(1), "pass", "passe"),
]


@pytest.mark.parametrize(("mover", "action", "english", "german"), WRITTEN)
def test_an_action_is_written_and_read_in_both_languages(
    mover: Any, action: Any, english: str, german: str
) -> None:
    assert (TABLE.write(action), TABLE.write(action, "de")) == (english, german)
    for words in (english, german, english.upper(), f"  {german.replace(' ', '   ')} "):
        assert list(TABLE.readings(mover, words)) == [action]


@pytest.mark.parametrize(("mover", "action", "english", "german"), WRITTEN)
def test_every_beginning_of_an_action_is_completed(
    mover: Any, action: Any, english: str, german: str
) -> None:
    for words, language in ((english, "en"), (german, "de")):
        for end in range(len(words)):
            ways = TABLE.complete(mover, words[:end], language)  # type: ignore[arg-type]
            assert any(f"{words} ".startswith(way) and len(way) > end for way in ways), words[:end]


def test_words_without_umlauts_by_another_name_or_with_long_dashes_are_read() -> None:
    assert TABLE.read(0, "3-4 fuer gruen") == Move(0, 3, 4, "green")
    assert TABLE.read(0, "3 – 4") == Move(0, 3, 4)
    assert TABLE.read(0, "P") == Pass(0)


@pytest.mark.parametrize(
    ("mover", "words", "english", "german"),
    [
        (
            0,
            "lay 13",
            "`lay 1 12`: a number from 1 to 12",
            "`lege 1 12`: eine Zahl von 1 bis 12",
        ),
        (
            0,
            "throw 3",
            "`lay 1 12`, `3-4`, `3-4 for red` or `pass`: a number from 1 to 12; "
            "a wish: `red` or `green`",
            "`lege 1 12`, `3-4`, `3-4 für rot` oder `passe`: eine Zahl von 1 bis 12; "
            "ein Wunsch: `rot` oder `grün`",
        ),
        (
            REFEREE,
            "",
            "`called B`: the letter of a seat, A to C",
            "`gemeldet: B`: ein Platz als Buchstabe, A bis C",
        ),
    ],
)
def test_an_error_says_what_was_expected(mover: Any, words: str, english: str, german: str) -> None:
    with pytest.raises(ExpectedError) as error:
        TABLE.read(mover, words)
    assert error.value.text == Text(english, german)


@pytest.mark.parametrize(
    ("words", "item"),
    [
        ("lay 1 13 2", 2),
        ("lay x", 1),
        ("lay 5 x", 2),
        ("5-6 for", None),
        ("3-4 for blue", 2),
        ("x", None),
        ("1 - 13", None),
    ],
)
def test_an_error_tells_the_first_word_that_does_not_fit(words: str, item: int | None) -> None:
    with pytest.raises(ExpectedError) as error:
        TABLE.read(0, words)
    assert error.value.item == item


@of_each("words", ["lay 1 1x", "1-", "-1", "1-2-3", "pass pass", "lay1", "²", "\0"])
def test_what_is_no_action_is_not_read(words: str) -> None:
    with pytest.raises(ExpectedError):
        TABLE.read(0, words)


def test_a_mover_without_verbs_is_told_who_does_what() -> None:
    with pytest.raises(ExpectedError) as error:
        Verbs((NO, CALLED)).read(NATURE, "pass")
    assert error.value.text == Text(
        "`pass` by a seat or `called B` by the referee",
        "`passe` von einem Platz oder `gemeldet: B` vom Schiedsrichter",
    )


def test_help_shows_every_verb_once_with_what_stands_in_its_gaps() -> None:
    assert TABLE.help(0, "de") == (
        ("lege 1 12", "eine Zahl von 1 bis 12"),
        ("3-4", ""),
        ("3-4 für rot", "ein Wunsch: `rot` oder `grün`"),
        ("passe", ""),
    )
    assert TABLE.help(REFEREE, "en") == (("called B", "the letter of a seat, A to C"),)


def test_first_words_are_known_with_those_of_records() -> None:
    assert TABLE.leads(REFEREE) == {"called": "called", "gemeldet:": "called"}
    assert TABLE.leads(1) == {
        "lay": "lay",
        "lege": "lay",
        "pass": "pass",
        "passe": "pass",
        "p": "pass",
    }


def test_an_action_may_be_told_in_other_words_than_it_is_written() -> None:
    told = Text("no", "passt")
    table = Verbs((verb(Pass, "pass", "passe", told=told), WISHED))
    assert [table.tell(Pass(0), language) for language in LANGUAGES] == ["no", "passt"]
    assert table.tell(Move(0, 1, 2, "red"), "de") == "1-2 für rot"


# Planted faults


def test_a_sound_table_has_no_fault() -> None:
    assert list(faults(TABLE, [action for _, action, _, _ in WRITTEN])) == []


def _twice(face: int) -> tuple[str, ...]:
    return ("six",) if face > 4 else ()


def _four(face: int) -> Text:
    return Text("4" if face == 5 else str(face), "x")


def _lost(face: int) -> Text:
    return Text(f"[{face}]", f"{face} ")


TWICE: Operand[int] = evolve(DIE, also=_twice)
SHOUTED: Operand[int] = evolve(DIE, word=_four)
LOST = Several(of=evolve(DIE, word=_lost), least=1)
PLANTED = {
    "two verbs of the same word": (
        (NO, verb(Called, "pass", "anders")),
        "two verbs have the words of `pass`: Pass and Called",
    ),
    "a German word that is another verb's": (
        (LAY, verb(Pass, "stop", "lege 3")),
        "reads as Lay, not Pass",
    ),
    "a word that reads as another verb": (
        (LAY, verb(Bid, "lay {number}", "biete {number}", number=PLACE)),
        "`lay 3` reads as Lay, not Bid",
    ),
    "an action class without a verb": ((NO,), "no verb writes Lay"),
    "German missing at a verb": ((verb(Pass, "pass", ""),), "`pass` is not said in German"),
    "German forgotten at a verb": ((verb(Pass, "pass", "pass"),), "`pass` is not said in German"),
    "German missing at an operand": (
        (verb(Lay, "lay {numbers}", "lege {numbers}", numbers=evolve(DIE, what=Text("a", "a"))),),
        "`a` is not said in German",
    ),
    "an ambiguous operand": (
        (verb(Lay, "lay {numbers}", "lege {numbers}", numbers=TWICE),),
        "`six` is ambiguous: `5` or `6`",
    ),
    "an operand of which two values are written alike": (
        (verb(Lay, "lay {numbers}", "lege {numbers}", numbers=SHOUTED),),
        "`4` is ambiguous: `4` or `4`",
    ),
    "writing that does not read back": (
        (verb(Lay, "lay{numbers}for", "lege  {numbers}", numbers=LOST),),
        "is not read back",
    ),
    "a gap without an operand": (
        (verb(Pass, "pass {much}", "passe"),),
        "has the gaps ['much'], and the operands are []",
    ),
    "an operand without a gap in German": (
        (verb(Lay, "lay {numbers}", "lege", numbers=DIE),),
        "`lege` has the gaps [], and the operands are ['numbers']",
    ),
}


@of_each("kind", PLANTED)
def test_a_planted_fault_is_found(kind: str) -> None:
    rows, told = PLANTED[kind]
    table: Verbs[Any] = Verbs(rows)
    found = list(faults(table, [Lay(0, (1, 2))]))
    assert any(told in fault for fault in found), found
