"""The JSON form of records of all games: it says what the text form says, and where a fault is."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.record_model import Act, claims_of, of_acts
from daumen_rules.games.catalogue import GAMES, SLUGS, game
from daumen_rules.kernel.errors import InputError
from daumen_rules.records.record import is_record, read, read_json, read_text, write, write_json
from daumen_rules.records.replay import replay
from tests.each import mostly_long, of_each

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "spec" / "collection" / "games"
SCHEMA: dict[str, Any] = json.loads(
    (ROOT / "spec" / "collection" / "record.schema.json").read_text(encoding="utf-8")
)
VALIDATOR: Any = Draft202012Validator(SCHEMA)
WOLF = """\
{
 "format": "daumen_rules", "format_version": "1",
 "game": "wolf-und-schafe", "rules": "manual", "version": "1",
 "names": ["Anna", "Ben"],
 "acts": [
  {"by": 1, "do": "place d6"},
  {"by": 1, "do": "d6-e5"}
 ],
 "result": [0, 1], "winners": [1], "payments": [2, -2]
}
"""
AS_TEXT = """\
game: wolf-und-schafe
rules: manual
players: Anna, Ben

Ben: place d6
Ben: d6-e5
result: 0 1
winners: Ben
payments: 2 -2
"""


# Written and read


@of_each("order", [*permutations(range(3)), (2, 0), (1,)])
def test_what_is_noted_of_the_end_has_one_order(order: tuple[int, ...]) -> None:
    """Points, winners, payments: in whatever order the text has them, both forms give the same."""
    *head, _, _, _ = (GOLDEN / "craps.game").read_text("utf-8").splitlines()
    claims = ("result: 1 -1", "winners: Anna", "payments: 1 -1")
    text = "\n".join((*head, *(claims[at] for at in order))) + "\n"
    record = read_text(text)
    again = read_json(write_json(record))
    assert again.claims == record.claims
    assert write(again) == write(record)
    assert write(record).splitlines()[-len(order) :] == [claims[at] for at in sorted(order)]


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_the_golden_record_of_a_game_says_the_same_in_both_forms(slug: str) -> None:
    text = (GOLDEN / f"{slug}.game").read_text(encoding="utf-8")
    record = read_text(text)
    as_json = write_json(record)
    assert read_json(as_json) == read(as_json) == record
    assert write_json(read(as_json)) == as_json
    assert write(read(as_json)) == text
    assert is_record(as_json)
    VALIDATOR.validate(json.loads(as_json))


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_a_game_played_at_random_has_the_same_record_in_both_forms(slug: str) -> None:
    found, random = game(slug), Random(slug)
    name, rules = found.book.rule_sets[-1]
    players = found.rules.seats[-1]
    play = random_play(found, players, rules, random)
    ended = found.rules.outcome(play.states[-1])
    assert ended is not None
    record = of_acts(
        found,
        rules,
        tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:players]),
        tuple(Act(told.action) for told in play.steps),
        claims_of(ended),
    )
    assert read(write(record)) == read(write_json(record)) == record
    assert f"rules: {name}\n" in write(record)
    again = replay(read(write_json(record)))
    assert again.is_true
    assert again.steps == play.steps


def test_both_forms_written_by_hand_are_one_record() -> None:
    assert read(WOLF) == read(AS_TEXT)
    assert [act.line for act in read(WOLF).acts] == [6, 7]
    assert [claim.line for claim in read(WOLF).claims] == [9, 9, 9]
    assert read("\ufeff\n" + WOLF) == read(WOLF)
    VALIDATOR.validate(json.loads(WOLF))


# What cannot be read


@of_each(
    ("old", "new", "said"),
    [
        (
            '"daumen_rules"',
            '"daumen_drauf"',
            '3:10: found \'game\'; expected "format": "daumen_rules"',
        ),
        ('"format_version": "1"', '"format_version": "2"', "2:46: found '2'; expected \"1\""),
        ("wolf-und-schafe", "wolf", "3:10: found 'wolf'; expected a game of the collection (no "),
        ('"manual"', '"club"', "3:38: found 'club'; expected a rule set: manual"),
        ('"version": "1"', '"version": "2"', "3:59: found '2'; expected a version of the rules"),
        ('"Ben"]', '"Anna"]', "4:20: found 'Anna'; expected each name once"),
        ('"Ben"]', '"Ben", "Cleo"]', "4:11: found 3 name(s); expected 2 names"),
        ('"Anna", "Ben"', '"nature", "Ben"', "4:12: found 'nature'; expected a name of 1 to 40"),
        ('"by": 1, "do": "place', '"by": 2, "do": "place', "6:10: found '2'; expected a whole num"),
        ('"by": 1, "do": "place', '"by": "B", "do": "place', "6:10: found 'B'; expected a seat fr"),
        ("place d6", "place d9", "6:19: found 'd9'; expected `place c3`: a square such as c3"),
        ('{"by": 1, "do": "d6-e5"}', '"d6-e5"', "7:3: found 'd6-e5'; expected an object"),
        ('"do": "d6-e5"', '"at": "d6-e5"', "7:13: found 'at'; expected "),
        ("[0, 1]", "[0]", "9:12: found a list; expected 2 whole number(s), one a seat"),
        ('"winners": [1]', '"winners": [1, 1]', "9:31: found a list; expected each seat once"),
        ('"acts"', '"moves"', "5:2: found 'moves'; expected "),
        ("]\n}", "]\n", "11:1: found the end of the file; expected "),
    ],
)
def test_the_place_of_what_cannot_be_read_is_named(old: str, new: str, said: str) -> None:
    assert old in WOLF
    with pytest.raises(InputError) as caught:
        read(WOLF.replace(old, new, 1), game("wolf-und-schafe"))
    assert caught.value.say("en").startswith(f"-:{said}")
    assert caught.value.say("de").startswith(f"-:{said.partition(' ')[0]}")


def test_another_game_than_was_asked_for_is_named() -> None:
    with pytest.raises(InputError) as caught:
        read(WOLF, game("muehle"))
    said = "-:3:10: found 'wolf-und-schafe'; expected muehle, as was asked for"
    assert caught.value.say("en") == said


@pytest.mark.parametrize("named", ["wolf-und-schafe", "Wolf und Schafe", "Wolf and sheep", "22"])
def test_a_record_for_machines_names_its_game_as_it_is_printed(named: str) -> None:
    assert read(WOLF.replace("wolf-und-schafe", named)) == read(WOLF)


@pytest.mark.parametrize("named", [":wolf-und-schafe", "wolf und schafe", "WOLF_UND_SCHAFE"])
def test_a_record_for_machines_names_its_game_in_no_other_way(named: str) -> None:
    with pytest.raises(InputError) as caught:
        read(WOLF.replace("wolf-und-schafe", named))
    assert caught.value.say("en") == f"-:3:10: found '{named}'; expected wolf-und-schafe"


def test_a_version_of_the_rules_that_is_not_known_is_refused_with_those_that_are() -> None:
    assert read(AS_TEXT.replace("players:", "version: 1\nplayers:")) == read(AS_TEXT)
    assert read(AS_TEXT.replace("players:", "Fassung: 1\nplayers:")) == read(AS_TEXT)
    with pytest.raises(InputError) as caught:
        read(AS_TEXT.replace("players:", "version: 7\nplayers:"))
    known = "expected a version of the rules of wolf-und-schafe that is known: 1"
    assert caught.value.say("en") == f"-:3:10: found '7'; {known}"


@of_each(
    ("key", "value"),
    [
        ("format_version", "2"),
        ("names", ["Anna"]),
        ("names", ["Anna", "Anna"]),
        ("acts", [{"by": -1, "do": "d6-e5"}]),
        ("acts", [{"by": "Anna", "do": "d6-e5"}]),
        ("acts", [{"by": 0}]),
        ("winners", [1, 1]),
        ("result", [0.5, 1]),
        ("score", [0, 1]),
    ],
)
def test_what_the_schema_forbids_cannot_be_read(key: str, value: object) -> None:
    changed = {**json.loads(WOLF), key: value}
    if key != "names" or value != ["Anna"]:
        assert not VALIDATOR.is_valid(changed)
    with pytest.raises(InputError):
        read(json.dumps(changed))
