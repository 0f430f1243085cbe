"""Every state of every game is written in lines and read back; a seat's view of it too."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from random import Random

import pytest

from daumen_rules import load
from daumen_rules.contracts.record_model import GameRecord
from daumen_rules.contracts.record_model import Record as Written
from daumen_rules.games import catalogue
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.text import LANGUAGES, Language
from daumen_rules.pieces.marks import Called
from daumen_rules.positions.fields import fields_of
from daumen_rules.positions.parts import OneOf, Record, Row
from daumen_rules.positions.shapes import shapes_of
from daumen_rules.positions.words import Shape
from daumen_rules.records.record import read, write, write_json
from tests.conftest import many
from tests.each import mostly_long, of_each

from . import readback
from .garbled import campaign
from .plays import NAMES, states
from .told import SCHEMA, error_of, rows, text_of


@pytest.mark.parametrize("slug", mostly_long(catalogue.GAMES, 8))
def test_what_is_written_is_read(slug: str) -> None:
    """A state, written in either language, is the same state again."""
    game = load(slug)
    for players in {game.rules.seats[0], game.rules.seats[-1]}:
        names = NAMES[:players]
        for number, state in enumerate(states(game, players, seed=3, steps=24)):
            if number % 6 == 0:
                language: Language = "de" if number % 12 else "en"
                text = game.write_position(state, names, language)
                assert game.position(text).state == state, text


@pytest.mark.long
@pytest.mark.parametrize("slug", catalogue.GAMES)
def test_what_is_written_is_read_to_the_end(slug: str) -> None:
    """The same over whole games of all numbers of players, and as the beginning of a record."""
    game = load(slug)
    for players in game.rules.seats:
        names = NAMES[:players]
        for number, state in enumerate(states(game, players, seed=11, steps=200)):
            if number % 25 == players:
                text = game.write_position(state, names)
                assert game.position(text).state == state, text


@pytest.mark.long
@pytest.mark.parametrize("slug", catalogue.GAMES)
def test_what_is_written_by_any_options_is_read(slug: str) -> None:
    """The same by random rule sets, and what somebody sees of the states is drawn as that."""
    for seed in range(many(2, 20)):
        readback.check(load(slug), seed, readback.LENGTHS[seed % 4])


@pytest.mark.parametrize(
    ("slug", "lines"),
    [
        (
            "lustige-sieben",
            "rules: manual with bank=rotate, bank_chips=unlimited\nchips: 35 -14 19\nfirst: Cleo",
        ),
        (
            "wuerfelpoker",
            "rules: manual with throws=three\ndice Anna: 4 6\nthrows Anna: 2\nchosen: roll",
        ),
    ],
)
def test_positions_of_rare_options_are_read(slug: str, lines: str) -> None:
    """An unlimited bank has left a seat with less than nothing; dice lie for the third throw."""
    game = load(slug)
    text = f"players: Anna, Ben, Cleo\n{lines}\n"
    state = game.position(text).state
    assert game.position(game.write_position(state, NAMES[:3])).state == state


@pytest.mark.parametrize(
    "slug", mostly_long(slug for slug in catalogue.GAMES if slug != "daumen-drauf")
)
def test_a_record_begins_with_a_position(slug: str) -> None:
    """A record that begins anywhere is the same record as text and as JSON, and plays on."""
    game = load(slug)
    players = game.rules.seats[0]
    *_, before = states(game, players, seed=5, steps=8)
    record = Written(
        game=game,
        rules=game.book.default,
        names=NAMES[:players],
        games=(GameRecord(begins=before),),
    )
    assert read(write(record)) == record
    assert read(write_json(record)) == record
    assert game.replay(record).state == before


def shapes_in(shape: Shape, seen: set[object]) -> list[Record]:
    """The records that lines of a game tell, each once."""
    if isinstance(shape, Row) and shape.item is not None:
        return shapes_in(shape.item, seen)
    if isinstance(shape, OneOf):
        return [found for _, one in shape.shapes for found in shapes_in(one, seen)]
    if not isinstance(shape, Record) or shape.kind in seen:
        return []
    seen.add(shape.kind)
    inner = [found for _, _, one in shape.fields() for found in shapes_in(one, seen)]
    return [shape, *inner]


@of_each("slug", catalogue.GAMES)
def test_every_field_has_words_in_both_languages(slug: str) -> None:
    """No field that a line can tell is without words, and no two of a record have the same.

    An action that a state remembers stands within a line: its fields need no words.
    """
    for record in shapes_in(shapes_of(load(slug)).state, set()):
        if issubclass(record.kind, Worded):
            continue
        called = [field.called for field in fields_of(record)]
        for name, hint, _ in record.fields():
            marks = getattr(hint, "__metadata__", ())
            assert any(isinstance(mark, Called) for mark in marks), (record.kind.__name__, name)
        for language in ("en", "de"):
            words = [getattr(each, language) for each in called]
            assert len({*words}) == len(words), (record.kind.__name__, words)
            assert all(word == " ".join(word.split()) and ":" not in word for word in words)


@pytest.mark.parametrize("slug", mostly_long(catalogue.GAMES))
def test_garbled_lines_are_one_error(slug: str) -> None:
    """Whatever stands in a position, it is read, or there is one error with its place."""
    game, dice = load(slug), Random(slug)
    players = game.rules.seats[0]
    *_, state = states(game, players, seed=1, steps=12)
    text = game.write_position(state, NAMES[:players])
    signs = '?-() ,:#0159ABab\nJäß"/−'
    for _ in range(12):
        at = dice.randrange(len(text))
        end = at + dice.choice((0, 1, 1, 5))
        garbled = text[:at] + dice.choice(signs) * dice.choice((0, 1, 1, 3)) + text[end:]
        wrong = error_of(game, garbled)
        if wrong is not None:
            assert wrong.line >= 1
            assert wrong.column >= 1
            assert all(len(wrong.say(language)) < 1500 for language in LANGUAGES)


def test_garbled_positions_have_no_other_errors() -> None:
    """Lines lost, doubled, shuffled, of another game: each text is read, or refused in one line."""
    tried, wrong = campaign(120, seed=5)
    assert tried >= 120
    assert not wrong


@pytest.mark.long
def test_thousands_of_garbled_positions_have_no_other_errors() -> None:
    """The same of very many, of all games; `python -m tests.positions.garbled` tries more."""
    tried, wrong = campaign(count := many(4_000, 10_000))
    assert tried >= count
    assert not wrong


GAPS = (
    (
        "mau-mau",
        "turn: Anna / hand Anna: S7 / hand Ben: D8 / pile: H8 / points: ? 3",
        "a whole number",
    ),
    ("kniffel", "rounds played: ?", "a whole number"),
    ("dame", "turn: ?", "values that are known"),
    ("dame", "position: ?", "values that are known"),
    ("kuhschwanz", "score Anna: 1 2 cards", "known"),
)


@pytest.mark.parametrize(("slug", "lines", "reason"), GAPS)
def test_a_gap_that_cannot_be_filled_is_refused(slug: str, lines: str, reason: str) -> None:
    """`?` and so many cards stand for values that can be listed; else it is said what to write."""
    wrong = error_of(load(slug), text_of(load(slug), lines))
    assert wrong is not None
    assert reason in wrong.say("en")


def test_the_json_form_names_what_lies_there() -> None:
    """In JSON a position is an object: a field by its words, and its value in words."""
    game = load("mau-mau")
    position = game.position("players: A, B\nhand A: S7\nhand B: H8\npile: DJ\n")
    begun = GameRecord(begins=position.sample(Random(1).randrange))
    record = Written(game=game, rules=game.book.default, names=("A", "B"), games=(begun,))
    said = json.loads(write_json(record))["position"]
    assert said["hand A"] == "S7"
    assert said["pile"] == "DJ"


@pytest.mark.parametrize(
    "slug", mostly_long(slug for slug in catalogue.GAMES if slug != "daumen-drauf")
)
def test_a_position_in_json_has_its_schema(slug: str) -> None:
    """What is written as JSON is as the schema says; values that are no text are not."""
    game = load(slug)
    players = game.rules.seats[-1]
    *_, before = states(game, players, seed=6, steps=9)
    record = Written(
        game=game,
        rules=game.book.default,
        names=NAMES[:players],
        games=(GameRecord(begins=before),),
    )
    data = json.loads(write_json(record))
    assert data["position"]
    SCHEMA.validate(data)
    assert not SCHEMA.is_valid(data | {"position": {"turn": 3}})
    assert not SCHEMA.is_valid(data | {"position": ["turn: Anna"]})


def test_the_page_of_positions_is_true() -> None:
    """The examples of the page run as they stand there."""
    page = Path(__file__).parents[2] / "spec" / "positions.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 5
    assert not failed


@of_each(("slug", "lines", "mover"), rows("natural.txt"))
def test_what_follows_need_not_be_said(slug: str, lines: str, mover: str) -> None:
    """A position of a few lines is read, and the seat on turn in it is the right one."""
    game = load(slug)
    state = game.position(text_of(game, lines)).sample(Random(1).randrange)
    first = game.rules.movers(state)[0]
    assert (NAMES[first] if isinstance(first, int) else "-") == mover
    assert isinstance(first, int) or first is NATURE


def test_an_action_that_cannot_follow_is_told_with_its_reasons() -> None:
    """The error of an action after a position is one line, with all clauses and their words."""
    lines = "turn: Anna / hand Anna: S7 H9 / hand Ben: 3 cards / pile: DK / Ben: lay C9"
    wrong = error_of(load("mau-mau"), text_of(load("mau-mau"), lines))
    assert wrong is None, "with gaps the position is still to be filled"
    lines = "position: W:Wc3:Bf6 / Ben: f6-e5"
    wrong = error_of(load("dame"), text_of(load("dame"), lines))
    assert wrong is not None
    assert (wrong.line, "\n" in wrong.say("en")) == (3, False)
    assert "on turn is Anna" in wrong.say("en")
    assert "am Zug ist Anna" in wrong.say("de") or "an der Reihe ist Anna" in wrong.say("de")


@pytest.mark.parametrize(
    ("slug", "lines", "reason"),
    [
        pytest.param(*row, marks=pytest.mark.long if at % 4 else ())
        for at, row in enumerate(rows("impossible.txt"))
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(slug: str, lines: str, reason: str) -> None:
    """Sixty positions, worked out from the manuals before they were tried."""
    game = load(slug)
    wrong = error_of(game, text_of(game, lines))
    assert wrong is not None
    assert reason.casefold() in wrong.say("en").casefold()
    assert wrong.line >= 2


def test_a_misspelt_line_is_named_and_not_one_that_is_missing() -> None:
    """Where a line was meant to be one that is needed, the error stands at that line."""
    wrong = error_of(load("mau-mau"), "players: A, B\nhand A: S7\nhant B: D8\npile: DJ\n")
    assert wrong is not None
    assert (wrong.line, wrong.found.en, wrong.expected.en) == (3, "'hant B'", "`hand B:`")


def test_a_gap_in_what_others_follow_from_is_one_error() -> None:
    """In Mühle the task follows from the seat on turn, which has to be known."""
    wrong = error_of(load("muehle"), "players: A, B\nstones A: a1 ?\nstones B: b4\nturn: ?\n")
    assert wrong is not None
    assert "known" in wrong.expected.en
