"""The fields of a rule set are its options; a wrong one is found when its game is imported."""

from __future__ import annotations

from enum import Enum

import pytest
from attrs import frozen

from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Option, Source, elsewhere, number_option, option, options_of

ONE, OTHER = clauses("""
    DICE 39
    legality ¶1
    One die is thrown.
    Geworfen wird ein Würfel.
    legality ¶2
    It is thrown twice.
    Er wird zweimal geworfen.
""")


class Again(Enum):
    """Whether a die is thrown again."""

    NO = "no"
    YES = "yes"


AGAIN = option(Again.NO, ONE, Source.MANUAL)("Again? | Noch\n einmal?\nno | nein\nyes | ja")
TIMES = number_option(3, range(2, 5), ONE, Source.DECISION)("How often? | Wie oft?")


@frozen
class Rules:
    """Two options, and a field that is none."""

    again: Again = AGAIN
    plain: int = 7
    times: int = TIMES


@frozen
class OtherRules(Rules):
    """An inherited option on another clause, and one of its own."""

    again: Again = elsewhere(AGAIN, OTHER, Source.STANDARD)
    late: int = elsewhere(TIMES, OTHER)


SAYS = (Text("no", "nein"), Text("yes", "ja"))


def test_a_field_is_an_option_and_its_default_the_value_of_the_rule_set() -> None:
    assert (Rules().again, Rules().plain, Rules().times) == (Again.NO, 7, 3)
    assert options_of(Rules) == (
        Option("again", Again, Text("Again?", "Noch einmal?"), SAYS, Source.MANUAL, (ONE,)),
        Option(
            "times", range(2, 5), Text("How often?", "Wie oft?"), (), Source.DECISION, (ONE,), 3
        ),
    )


def test_options_are_inherited_and_stand_on_clauses_of_their_own() -> None:
    assert (OtherRules().again, OtherRules().times, OtherRules().late) == (Again.NO, 3, 3)
    told = {o.field: (o.clauses, o.source) for o in options_of(OtherRules)}
    assert told == {
        "times": ((ONE,), Source.DECISION),
        "again": ((OTHER,), Source.STANDARD),
        "late": ((OTHER,), Source.DECISION),
    }
    assert options_of(Rules)[0].clauses == (ONE,)


def test_a_default_that_is_not_the_first_value_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Again\.YES is not the first of Again"):
        option(Again.YES, ONE, Source.MANUAL)("Again? | Noch einmal?\nno | nein\nyes | ja")


def test_a_value_without_text_is_refused() -> None:
    with pytest.raises(ValueError, match="Again has 2 values and 1 texts"):
        option(Again.NO, ONE, Source.MANUAL)("Again? | Noch einmal?\nno | nein")


@pytest.mark.parametrize("title", ["Again?", "Again? | Noch | einmal?"])
def test_a_text_without_two_halves_is_refused(title: str) -> None:
    with pytest.raises(ValueError, match="unpack"):
        option(Again.NO, ONE, Source.MANUAL)(f"{title}\nno | nein\nyes | ja")
    with pytest.raises(ValueError, match="unpack"):
        number_option(3, range(2, 5), ONE, Source.MANUAL)(title)


def test_a_default_outside_its_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match=r"5 is not in range\(2, 5\)"):
        number_option(5, range(2, 5), ONE, Source.DECISION)("How often? | Wie oft?")
