"""The items of interviews are typed: a client can show a form for each of them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from daumen_rules.contracts.court import Interview
from daumen_rules.disputes.interviewing import AnswerType, Item
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.daumen_drauf.court.interview import INTERVIEW
from daumen_rules.judge.answer_types import answer_type, choices_of
from daumen_rules.judge.any_interview import interview
from daumen_rules.kernel.text import LANGUAGES
from daumen_rules.positions.fields import keys_in
from daumen_rules.positions.shapes import shapes_of
from tests.each import mostly_long

MOST = 12
NAMES = ("Anna", "Ben")


def items(asking: Interview[Any], first: dict[str, str]) -> list[Item]:
    """The items of an interview whose questions are all answered by their defaults."""
    answers, found = dict[str, str](), list[Item]()
    while len(found) < MOST and (item := asking.item(answers, None, "en")) is not None:
        found.append(item)
        typed = first.get(item.key, item.default)
        answers[item.key] = asking.spelt(answers, item.key, typed)
    return found


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_every_choice_of_an_item_can_be_answered(slug: str) -> None:
    asking = interview(None, game("daumen-drauf"))
    found = items(asking, {"game": slug})
    assert found[0].type is AnswerType.GAME
    answers = dict[str, str]()
    for item in found:
        for choice in item.choices[:8]:
            if item.key != "kind":
                assert asking.spelt(answers, item.key, choice.sign), (item.key, choice)
        assert item.words.startswith(item.about)
        assert json.loads(json.dumps(item.data))["type"] == item.type.value
        typed = {"game": slug}.get(item.key, item.default)
        answers[item.key] = asking.spelt(answers, item.key, typed)


def test_the_first_items_have_their_types() -> None:
    found = {one.key: one for one in items(interview(game("mau-mau"), game("mau-mau")), {})}
    assert found["rules"].type is found["kind"].type is AnswerType.CHOICE
    assert (found["names"].type, found["names"].several) == (AnswerType.SEAT, True)
    assert [one.sign for one in found["who"].choices] == ["Anna", "Ben"]
    assert (found["action"].type, found["action"].several) == (AnswerType.MOVES, False)
    assert (found["done"].type, found["done"].several) == (AnswerType.MOVES, True)
    assert (found["points"].type, found["points"].several) == (AnswerType.NUMBER, True)
    assert found["hand Anna"].type is found["hand Ben"].type is AnswerType.HAND


def test_the_items_of_daumen_drauf_have_their_types() -> None:
    answers = {"trick": "none", "names": "Anna, Ben", "kind": "1", "who": "Anna"}
    asked = INTERVIEW.item(answers, None, "de")
    assert asked is not None
    assert (asked.type, asked.words) == (AnswerType.CARD, "Welche Karte?")
    more = {**answers, "card": "Y1?", "turn": "follows"}
    hand = INTERVIEW.item(more, None, "en")
    assert hand is not None
    assert (hand.key, hand.type) == ("hand", AnswerType.HAND)


def test_fields_have_the_type_of_what_lies_there() -> None:
    """By hand, from the pages of positions of the games."""
    wanted = {
        "wolf-und-schafe": {"wolf": AnswerType.FIELD},
        "muehle": {"stones Anna": AnswerType.FIELD, "in hand": AnswerType.NUMBER},
        "kniffel": {"dice": AnswerType.NUMBER, "turn": AnswerType.SEAT},
        "mau-mau": {"pile": AnswerType.HAND, "dealer": AnswerType.SEAT},
        "preference": {"drawn": AnswerType.CARD, "trumps": AnswerType.CHOICE},
        "skat": {"game kind": AnswerType.CHOICE, "dealer": AnswerType.SEAT},
    }
    for slug, types in wanted.items():
        fields = {
            key.say("en", NAMES): answer_type(shape)[0]
            for key, shape in keys_in(shapes_of(game(slug)).state)
        }
        assert {key: fields.get(key) for key in types} == types, slug


@pytest.mark.long
def test_nine_of_ten_fields_of_all_games_are_typed() -> None:
    """The others are words of one game, and lists of several kinds, such as what was bid."""
    types = Counter[AnswerType]()
    for slug in GAMES:
        for _, shape in keys_in(shapes_of(game(slug)).state):
            found, _ = answer_type(shape)
            types[found] += 1
            choices = [choices_of(shape, NAMES, language) for language in LANGUAGES]
            assert len({len(one) for one in choices}) == 1
            assert found in (AnswerType.SEAT, AnswerType.CHOICE) or not choices[0]
    assert types[AnswerType.TEXT] < types.total() / 10, types
