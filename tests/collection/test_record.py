"""Records of the collection: what is written is read again, by hand it is written in many ways."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.record_model import (
    Act,
    Claim,
    Key,
    Record,
    claims_of,
    of_acts,
    seats_words,
)
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text
from daumen_rules.records.record import is_record, read, write
from daumen_rules.records.replay import replay
from tests.each import of_each

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Ida")
WOLF = """\
game: wolf-und-schafe
rules: manual
players: Anna, Ben

Ben: place d6
Ben: d6-e5
Anna: c1-d2
"""


def wolf(text: str) -> Record:
    return read(f"game: wolf-und-schafe\nplayers: Anna, Ben\n{text}")


# Written and read


@pytest.mark.parametrize("slug", ["chicago", "wolf-und-schafe", "der-letzte-stich"])
def test_a_game_is_read_as_it_was_written(slug: str) -> None:
    """A game of each chapter; the golden records ask it of every game."""
    found, random = game(slug), Random(slug)
    every = [""] + [f" with {o.field}={o.words()[-1]}" for o in found.book.options[:1]]
    for changes in every:
        rules = found.book.read_rules(f"manual{changes}")
        players = random.choice(found.rules.seats)
        play = random_play(found, players, rules, random)
        outcome = found.rules.outcome(play.states[-1])
        assert outcome is not None
        record = of_acts(
            found,
            rules,
            NAMES[:players],
            tuple(Act(told.action) for told in play.steps),
            claims_of(outcome),
        )
        text = write(record)
        assert read(text) == record
        assert write(read(text)) == text
        assert is_record(text)
        answer = replay(read(text))
        assert answer.is_true
        assert answer.steps == play.steps


def test_actions_have_the_lines_where_they_stand() -> None:
    assert [act.line for act in read(WOLF).acts] == [5, 6, 7]
    assert [claim.line for claim in wolf("result: 0 1\n\nwinners: Ben\n").claims] == [3, 5]


@pytest.mark.parametrize(
    "text",
    [
        WOLF.replace("\n", "\r\n"),
        "\ufeff" + WOLF,
        WOLF.replace("game:", "spiel :")
        .replace("rules:", "Regeln:")
        .replace("pla", "# ok\n pla", 1),
        WOLF.replace("players:", "Spieler:").replace("Ben:", "B:").replace("Anna: c1", "a:c1"),
        WOLF.replace("wolf-und-schafe", "Wolf und Schafe   # zwei").replace("Ben: d6", "BEN:  d6"),
        WOLF.replace("rules: manual\n", ""),
        WOLF.replace("rules: manual\nplayers: Anna, Ben", "players: Anna ,  Ben\nrules: manual"),
    ],
)
def test_a_record_can_be_written_in_many_ways(text: str) -> None:
    assert read(text) == read(WOLF)


def test_chance_and_the_table_have_german_words() -> None:
    text = "{}: mau-mau\n{}: Anna, Ben\n{}: deal"
    both = [
        text.format("game", "players", "nature"),
        text.format("spiel", "spieler", "zufall"),
        text.format("spiel", "spieler", "schiedsrichter"),
    ]
    errors: list[str] = []
    for one in both:
        with pytest.raises(InputError) as caught:
            read(one + " H7 X9")
        errors.append(caught.value.say("en").partition("expected")[2])
    assert errors[0] == errors[1]
    assert "a card such as" in errors[0]
    assert errors[2] != errors[0]


def test_what_is_claimed_of_the_end() -> None:
    record = wolf("ergebnis: 1 -3\ngewinner: b, Anna\nzahlungen: +2 −2\n")
    assert record.claims == (
        Claim(Key.RESULT, (1, -3)),
        Claim(Key.WINNERS, (0, 1)),
        Claim(Key.PAYMENTS, (2, -2)),
    )
    assert wolf("winners: -\n").claims == (Claim(Key.WINNERS, ()),)
    ended = Outcome((5, 2), winners=(1,), payments=(0, 0))
    assert all(claim.true_values(ended) == claim.values for claim in claims_of(ended))
    assert not any(claim.true_values(ended) == claim.values for claim in record.claims)


def test_a_record_without_its_game_is_read_for_the_game_that_is_asked_for() -> None:
    without = WOLF.replace("game: wolf-und-schafe\n", "")
    assert read(without, game("wolf-und-schafe")) == read(WOLF)
    assert not is_record(without)
    with pytest.raises(InputError, match="expected `game:` and the name of a game"):
        read(without)


@pytest.mark.parametrize(
    "text", ["", "daumen_drauf situation 1\n", "daumen 1\ngame 1\n", "{", "rules: german\nAnna: x"]
)
def test_other_texts_are_no_records_of_the_collection(text: str) -> None:
    assert not is_record(text)


# What cannot be read


@of_each(
    ("text", "said"),
    [
        ("", "-:1:1: found an empty file; expected `game:` and the name of a game"),
        ("game:", "-:1:6: found the end of the line; expected a game of the collection"),
        ("game: wolf", "-:1:7: found 'wolf'; expected a game of the collection (no game 'wolf'; "),
        (WOLF.replace("manual", "club"), "-:2:8: found 'club'; expected a rule set: manual"),
        (WOLF.replace("manual", "manual with first=me"), "-:2:8: found 'manual with first=me'; "),
        (WOLF.replace(", Ben", ""), "-:3:10: found 1 name(s); expected 2 names"),
        (WOLF.replace("players: Anna, Ben", ""), "-:5:1: found 'Ben'; expected `players:` and 2"),
        (WOLF.replace("Anna, Ben", "Anna, Anna"), "-:3:16: found 'Anna'; expected each name once"),
        (WOLF.replace("Anna, Ben", "Anna,  Zufall"), "-:3:17: found 'Zufall'; expected a name of"),
        (WOLF.replace("Anna, Ben", "Anna,"), "-:3:15: found the end of the line; expected a name"),
        (WOLF.replace("rules:", "game:"), "-:2:1: found 'game'; expected `game:` once"),
        (WOLF + "rules: manual", "-:8:1: found 'rules'; expected `NAME: action` with one of Anna,"),
        (WOLF + "Carl: e5-d4", "-:8:1: found 'Carl'; expected `NAME: action` with one of Anna, "),
        (WOLF + "Ben e5-d4", "-:8:1: found 'Ben e5-d4'; expected `NAME: action`"),
        (
            WOLF + "Ben:  e5-d9 # no",
            "-:8:7: found 'e5-d9'; expected `c3-d4` or `place c3`: a square",
        ),
        (WOLF + "Ben:", "-:8:5: found the end of the line; expected `c3-d4` or `place c3`"),
        (WOLF + "nature: e5-d4", "-:8:9: found 'e5-d4'; expected `c3-d4` or `place c3` by a seat"),
        (WOLF + "result: 1", "-:8:9: found '1'; expected 2 whole numbers, one a seat"),
        (WOLF + "result: 1 ²", "-:8:11: found '²'; expected 2 whole numbers"),
        (WOLF + "winners: Ben, Eva", "-:8:15: found 'Eva'; expected names out of Anna, Ben, or -"),
        (WOLF + "result: 0 1\nresult: 0 1", "-:9:1: found 'result'; expected `winners:`, `pay"),
        (WOLF + "result: 0 1\nBen: e5-d4", "-:9:1: found 'Ben'; expected `winners:`, `payments:`"),
    ],
)
def test_the_place_of_what_cannot_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        read(text)
    assert caught.value.say("en").startswith(said)
    assert caught.value.say("de").startswith(said.partition(" ")[0])
    assert " gefunden " in caught.value.say("de")


def test_another_game_than_was_asked_for_is_named() -> None:
    other = next(slug for slug in SLUGS if slug != "wolf-und-schafe")
    with pytest.raises(InputError) as caught:
        read(WOLF, game(other))
    said = f"-:1:7: found 'wolf-und-schafe'; expected {other}, as was asked for"
    assert caught.value.say("en") == said


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (range(1, 2), Text("1", "1")),
        (range(2, 4), Text("2 or 3", "2 oder 3")),
        (range(2, 9), Text("2 to 8", "2 bis 8")),
        (range(2, 7, 2), Text("2, 4 or 6", "2, 4 oder 6")),
    ],
)
def test_the_numbers_of_players_in_words(seats: range, said: Text) -> None:
    assert seats_words(seats) == said


# Played again


def test_the_first_illegal_action_ends_the_replay() -> None:
    answer = replay(wolf("Ben: place d6\nBen: d6-d5\nAnna: c1-d2\n"))
    assert answer.illegal is not None
    assert (answer.illegal.line, len(answer.steps)) == (4, 1)
    assert not answer.is_true


def test_a_result_is_not_so_before_the_end_and_not_if_it_is_another() -> None:
    """The wolf gets to the square that the second sheep has left."""
    short = "Ben: place b2\nBen: b2-a3\nAnna: c1-d2\nBen: a3-b2\nAnna: d2-e3\n"
    claim = wolf("result: 0 1\n").claims
    assert replay(wolf(short + "result: 0 1\n")).differing == claim
    whole = short + "Ben: b2-c1\n"
    assert replay(wolf(whole + "result: 0 1\nwinners: Ben\npayments: 0 0\n")).is_true
    other = replay(wolf(whole + "result: 1 0\nwinners: Ben\n"))
    assert other.differing == wolf("result: 1 0\n").claims
    assert other.refused is None
    assert replay(wolf(whole + "Anna: e3-f4\n")).refused is not None
