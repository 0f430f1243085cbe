"""Rule sets as text, by several names and with values of yes and no; and which lie beside one."""

from __future__ import annotations

from enum import Enum

import pytest
from attrs import evolve, field, frozen

from daumen_rules.games import catalogue
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.options import IN_QUESTION, OptionError, Source
from daumen_rules.pieces.rule_sets import changed, difference, neighbours, read_rules, write_rules
from tests.each import of_each


class Deal(Enum):
    """How cards are dealt."""

    SINGLE = "single"
    PACKETS = "packets"


@frozen
class Rules:
    """Two options of which questions tell; packets can only be cut."""

    deal: Deal = field(default=Deal.SINGLE, metadata=IN_QUESTION)
    cut: bool = field(default=True, metadata=IN_QUESTION)

    def __attrs_post_init__(self) -> None:
        if self.deal is Deal.PACKETS and not self.cut:
            raise OptionError("packets are cut", "Päckchen werden abgehoben")


@of_each(
    ("slug", "typed", "read"),
    [
        ("daumen-drauf", "deutsch", "german"),
        ("daumen-drauf", "Englisch", "english"),
        (
            "daumen-drauf",
            "deutsch mit refill_short=one_by_one",
            "german with refill_short=one_by_one",
        ),
        ("kniffel", "Anleitung", "manual"),
        ("kniffel", "anleitung mit bonus_from=64", "manual with bonus_from=64"),
    ],
)
def test_names_of_rule_sets_are_read_in_german(slug: str, typed: str, read: str) -> None:
    book = catalogue.game(slug).book
    assert book.write_rules(book.read_rules(typed)) == read


PLAIN = Rules()
HASTY = Rules(cut=False)
NAMED = (("plain", PLAIN), ("hasty", HASTY))


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("plain", PLAIN),
        ("hasty", HASTY),
        ("plain with cut=false", HASTY),
        ("hasty with cut=true, deal=packets", Rules(Deal.PACKETS)),
        (" hasty  with cut = true,deal= packets ", Rules(Deal.PACKETS)),
    ],
)
def test_a_rule_set_is_a_name_and_what_differs_from_it(text: str, rules: Rules) -> None:
    assert read_rules(NAMED, text) == rules


@pytest.mark.parametrize(
    ("rules", "text"),
    [(PLAIN, "plain"), (HASTY, "hasty"), (Rules(Deal.PACKETS), "plain with deal=packets")],
)
def test_a_rule_set_is_written_by_the_nearest_name(rules: Rules, text: str) -> None:
    assert write_rules(NAMED, rules) == text


@pytest.mark.parametrize(
    ("text", "en", "de"),
    [
        (
            "",
            "found nothing; expected a rule set: plain or hasty",
            "gefunden nichts; erwartet ein Regelsatz: plain oder hasty",
        ),
        (
            "plain with cut=no",
            "unknown value 'no' for cut; expected true or false",
            "unbekannter Wert 'no' für cut; erwartet true oder false",
        ),
        ("hasty with deal=packets", "packets are cut", "Päckchen werden abgehoben"),
        (
            "plain with cat=true",
            "unknown option 'cat'; expected one of cut, deal",
            "unbekannte Option 'cat'; erwartet eine von cut, deal",
        ),
    ],
)
def test_what_is_no_rule_set_says_what_was_expected(text: str, en: str, de: str) -> None:
    with pytest.raises(OptionError) as refusal:
        read_rules(NAMED, text)
    assert refusal.value.text == Text(en, de)


def test_what_makes_no_sense_lies_beside_no_rule_set() -> None:
    beside = [(option.field, word, rules) for option, word, rules in neighbours(HASTY)]
    assert beside == [("cut", "true", PLAIN)]


def test_rule_sets_differ_in_options_with_two_words() -> None:
    ((option, one, other),) = difference(PLAIN, HASTY)
    assert (option.field, one, other) == ("cut", "true", "false")
    assert changed(PLAIN, {"cut": other}) == HASTY


# The same of all games


@pytest.mark.long
@of_each("slug", catalogue.GAMES)
def test_every_option_is_decided_by_one_question_that_tells_its_values(slug: str) -> None:
    book = catalogue.game(slug).book
    for option in book.options:
        on_it = [question for question in book.questions() if option.field in question.flags]
        assert on_it == [book.question_on(option.field)]
        told = {reading.value for reading in on_it[0].readings}
        assert isinstance(option.values, range) or told == set(option.words())
    flags = [flag for question in book.questions() for flag in question.flags]
    assert sorted(flags) == sorted(option.field for option in book.options)


def test_the_flags_of_daumen_drauf_are_options_that_questions_tell() -> None:
    book = catalogue.game("daumen-drauf").book
    assert [name for name, _ in book.rule_sets] == ["german", "english"]
    assert len(book.options) == 18
    assert {option.source for option in book.options} == {Source.QUESTION}
    english = book.read_rules("english with self_parry=true, parry_timing=any_time")
    assert book.write_rules(english) == "english with parry_timing=any_time, self_parry=true"
    assert book.read_rules("german") == evolve(book.default) == book.default
