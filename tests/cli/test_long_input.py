"""Files far longer than any game: read to a limit and refused with their place, and in time."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from daumen_rules.cli.check import command as check
from daumen_rules.cli.conform.known_differences import read_known
from daumen_rules.cli.judge import command as judge
from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.lines import Tick, lines_in, no_tick
from daumen_rules.kernel.lines import split_lines as lines_of
from daumen_rules.kernel.text import Language
from daumen_rules.records.record import read as read_collection
from daumen_rules.records.replay import replay
from tests.cli.run import GAMES, daumen_rules, refused
from tests.collection.golden import path_of

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerda")
RECORD = ["daumen_drauf 1", "names: Anna, Ben"]


def _written(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def _situation(tmp_path: Path, players: int, entries: int, card: str = "?") -> Path:
    """A situation whose trick has so many lines, the first on line 4."""
    names = NAMES[:players]
    trick = [
        f"{names[n % players]}: {card if n % players == 0 else 'pass'}" for n in range(entries)
    ]
    head = ("daumen_drauf situation 1", f"names: {', '.join(names)}", "trick")
    return _written(tmp_path / "long.sit", *head, *trick, "ask: who takes the trick")


def _judged(path: Path) -> tuple[str, str]:
    return refused("judge", path, "--plain"), refused("judge", path, "--plain", "--lang", "de")


# Tricks: each card once, and after each all others pass


@pytest.mark.parametrize(("players", "most"), [(2, 48), (3, 90), (5, 210), (7, 378)])
def test_a_trick_has_at_most_every_card_and_a_pass_of_every_other_after_it(
    players: int, most: int, tmp_path: Path
) -> None:
    """24, 30, 42 and 54 cards are played with (DECK-1 to DECK-4), times players."""
    said = _judged(_situation(tmp_path, players, most + 1))
    place = f"{tmp_path / 'long.sit'}:{4 + most}:1: "
    cards = most // players
    assert said[0] == (
        f"{place}found action {most + 1} of a trick; expected at most {most} with {players} "
        f"players: each of {cards} cards, and after it {players - 1} who pass"
    )
    assert said[1].startswith(f"{place}gefunden Aktion {most + 1} eines Stichs; erwartet ")
    assert "jede von" in said[1]


@pytest.mark.parametrize("form", ["x.svg", "x.html"])
@pytest.mark.parametrize("entries", [1_000, pytest.param(50_000, marks=pytest.mark.long)])
def test_a_trick_of_absurd_length_is_refused_by_its_line(
    entries: int, form: str, tmp_path: Path
) -> None:
    path = _situation(tmp_path, 2, entries)
    place = f"{path}:52:1: found action 49 of a trick; expected at most 48 "
    assert refused("judge", path, "--plain").startswith(place)
    assert refused("show", path, "-o", tmp_path / form).startswith(place)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["long.sit"]


def test_the_json_form_has_the_same_limit(tmp_path: Path) -> None:
    data: dict[str, Any] = {
        "format": "daumen_drauf situation",
        "format_version": "1",
        "names": ["Anna", "Ben"],
        "ask": "who takes the trick",
        "trick": [{"seat": n % 2, "show": "?"} for n in range(1000)],
    }
    path = tmp_path / "long.json"
    path.write_text(json.dumps(data, indent=1), "utf-8")
    for message in (
        refused("judge", path, "--plain"),
        refused("show", path, "-o", tmp_path / "x.svg"),
    ):
        assert ": found action 49 of a trick; expected at most 48 " in message
        line = int(message.removeprefix(f"{path}:").split(":")[0])
        assert path.read_text("utf-8").splitlines()[line - 1].strip() == "{"


@pytest.mark.long
@pytest.mark.parametrize(("players", "entries"), [(3, 90), (4, 100), (7, 378)])
def test_the_longest_tricks_that_are_read_are_judged_and_drawn(
    players: int, entries: int, tmp_path: Path
) -> None:
    path = _situation(tmp_path, players, entries)
    assert daumen_rules("judge", path, "--plain").status == 1  # it cannot have gone like that
    for language, words in (("en", "the latest 99 of"), ("de", "die letzten 99 von")):
        picture = tmp_path / "x.svg"
        assert daumen_rules("show", path, "-o", picture, "--lang", language).status == 0
        assert (f"{words} {entries} " in picture.read_text("utf-8")) == (entries > 99)
    assert daumen_rules("show", path, "-o", tmp_path / "x.html").status == 0


def test_a_trick_of_every_kind_is_judged_without_recursion(tmp_path: Path) -> None:
    """Seven players, and all cards rise: yellow, green, black, 1 to 9; then a parry."""
    kinds = [f"{colour}{value}?" for colour in "YGB" for value in range(1, 10)]
    cards = [*kinds, "parry B9?"]
    lines = [f"{NAMES[n % 7]}: {card}" for n, card in enumerate(cards)]
    head = ("daumen_drauf situation 1", f"names: {', '.join(NAMES)}", "trick")
    path = _written(tmp_path / "all.sit", *head, *lines, "ask: who takes the trick")
    answer = daumen_rules("judge", path, "--plain")
    assert answer.status == 0
    assert NAMES[(len(cards) - 1) % 7] in answer.out
    assert len(pack_for(7).cards) == 2 * len(kinds)
    assert Card.parse("B9p") in pack_for(7).cards


# Rows of cards


@pytest.mark.parametrize("many", [20_000, pytest.param(200_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("row", ["hand Anna:", "pile:", "deck:"])
def test_a_row_of_very_many_unknown_cards_is_refused_at_once(
    row: str, many: int, tmp_path: Path
) -> None:
    path = _written(tmp_path / "game.dd", *RECORD, row + " ?" * many, "Anna: ?")
    assert refused("check", path).startswith(f"{path}:3:{len(row) + 2}: found {many} cards; ")


@pytest.mark.parametrize("count", [10_000, pytest.param(100_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", ["deck", "hands", "pile"])
def test_a_list_of_very_many_unknown_cards_is_refused_at_once(
    key: str, count: int, tmp_path: Path
) -> None:
    many: list[Any] = ["?"] * count
    data = {
        "format": "daumen_drauf",
        "format_version": "1",
        "rules": "german",
        "version": "1",
        "names": ["Anna", "Ben"],
        "games": [{"entries": [], key: [many, []] if key == "hands" else many}],
    }
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), "utf-8")
    assert f": found {count} cards; expected " in refused("check", path)


# The time


class _Up(Exception):
    """The time is up."""


def _after(calls: int) -> Callable[[], None]:
    left = calls

    def tick() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise _Up

    return tick


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(["daumen_drauf situation 1", "names: Anna, Ben", *["#"] * 100, "ask: who leads"]),
        json.dumps(
            {
                "format": "daumen_drauf situation",
                "format_version": "1",
                "names": ["Anna", "Ben"],
                "ask": "who leads",
                "expect": [{"answer": ["Ben"]}] * 100,
            }
        ),
    ],
    ids=["text", "JSON"],
)
def test_the_clock_is_asked_while_a_situation_is_read(text: str) -> None:
    assert read(text, _after(10_000)) == read(text)
    with pytest.raises(_Up):
        read(text, _after(50))


@pytest.mark.parametrize("name", ["two-seats.dd", "two-seats.json"])
def test_the_clock_is_asked_while_a_record_is_read(name: str, tmp_path: Path) -> None:
    text = (GAMES / "two-seats.dd").read_text("utf-8")
    if name.endswith(".json"):
        text = daumen_rules("convert", GAMES / "two-seats.dd", "--to", "json").out
    assert read_collection(text, None, _after(10_000)) == read_collection(text, None, no_tick)
    with pytest.raises(_Up):
        read_collection(text, None, _after(20))


def test_the_clock_is_asked_while_a_record_of_the_collection_is_read_and_played() -> None:
    text = path_of("wolf-und-schafe").read_text("utf-8")
    record = read_collection(text)
    lines, acts = len(lines_of(text)), len(record.acts)
    assert acts > 1
    assert read_collection(text, None, _after(lines + acts)) == record
    assert replay(record, None, _after(acts)) == replay(record)
    for calls in (lines - 1, lines + acts - 1):
        with pytest.raises(_Up):
            read_collection(text, None, _after(calls))
    with pytest.raises(_Up):
        replay(record, None, _after(acts - 1))


def _none(*_: object, **__: object) -> Callable[[], bool]:
    return lambda: False


def test_a_file_that_takes_too_long_to_read_is_said_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "clock", _none)
    monkeypatch.setattr(judge, "clock", _none)
    situation = _situation(tmp_path, 2, 3)
    wolf = path_of("wolf-und-schafe")
    for words in (("judge", situation), ("check", GAMES / "two-seats.dd"), ("check", wolf)):
        path = words[1]
        assert refused(*words, status=3) == f"{path}: the time was up before it was read (--time)"
        german = f"{path}: Die Zeit war um, bevor die Datei gelesen war (--time)"
        assert refused(*words, "--lang", "de", status=3) == german


def test_a_record_of_the_collection_that_takes_too_long_to_play_is_said_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = path_of("wolf-und-schafe")
    text = path.read_text("utf-8")
    asked = len(lines_of(text)) + len(read_collection(text).acts)

    def reads_in_time(seconds: float, language: Language, *, plain: bool) -> Callable[[], bool]:
        left = iter([True] * (asked + 1))
        return lambda: next(left, False)

    monkeypatch.setattr(check, "clock", reads_in_time)
    said = f"{path}: the time was up before it was played (--time)"
    assert refused("check", path, status=3) == said
    german = f"{path}: Die Zeit war um, bevor die Datei durchgespielt war (--time)"
    assert refused("check", path, "--lang", "de", status=3) == german


# Where a line ends


def test_only_line_feeds_and_carriage_returns_end_a_line() -> None:
    others = "\v\f\x1c\x1d\x1e\x85\u2028\u2029"
    ticks: list[int] = []
    tick: Tick = partial(ticks.append, 1)
    text = f"\ufeffa{others}b\nc\rd\r\ne\n\rf"
    found = list(lines_in(text, tick))
    assert found == [(1, f"a{others}b"), (2, "c"), (3, "d"), (4, "e"), (5, ""), (6, "f")]
    assert len(ticks) == 6


@pytest.mark.parametrize("mark", "\v\f\x1c\x85\u2028\u2029")
def test_a_reason_of_a_known_difference_may_hold_any_character_but_a_line_end(mark: str) -> None:
    reason = f"as{mark}agreed"
    assert read_known(GAME, f"HIGH-5: {reason}\nEND-1: so\n") == {"HIGH-5": reason, "END-1": "so"}


@pytest.mark.parametrize(
    "word", ["y " * 400, "-" * 500 + " and=y", "x=" + "y  " * 300, "ä\t" * 300]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_call_that_cannot_be_used_is_repeated_to_200_characters(word: str, language: str) -> None:
    for words in (("rules", "manual", word), ("check", word, "--lang", language), (word,)):
        said = refused(*words) if "--lang" in words else refused("--lang", language, *words)
        given = (word, " ".join(word.split()))
        runs = [said[at : at + 201] for at in range(len(said) - 200)]
        assert not any(run in one for run in runs for one in given)


@pytest.mark.parametrize("language", ["en", "de"])
def test_many_words_too_many_are_repeated_to_200_characters_together(language: str) -> None:
    words = [f"word{number}" for number in range(90)]
    said = refused("--lang", language, "rules", "manual", *words)
    given = " ".join(words)
    assert "word1 word2" in said
    assert not any(said[at : at + 201] in given for at in range(len(said) - 200))
