"""The command `show` for every game: a picture, a step in lines, a story for each seat.

The records are the golden ones; what they hold is expected of them, not of what is printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from daumen_rules.games import catalogue
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.scene_lines import scene_lines
from daumen_rules.records.record import read
from daumen_rules.records.replay import replay
from tests.cli.run import GAMES, ROOT, daumen_rules, refused
from tests.cli.showing import SVG, data_of, scenes_of, shown
from tests.conftest import many
from tests.each import mostly_long, thinned

COLLECTION: Final = ROOT / "spec" / "collection" / "games"
RECORDS: Final = {
    slug: GAMES / "three-seats.dd" if slug == "daumen-drauf" else COLLECTION / f"{slug}.game"
    for slug in catalogue.GAMES
}
QUICK: Final = ("daumen-drauf", "dame")
EACH: Final = [
    pytest.param(slug, marks=() if slug in QUICK else pytest.mark.long) for slug in RECORDS
]
WIDE: Final = 400
"""So many units a drawing is wide: on a screen of 320 pixels its letters are 0.8 as large."""


def test_every_game_has_a_record_that_can_be_shown() -> None:
    assert len(RECORDS) >= 40
    assert [slug for slug, path in RECORDS.items() if not path.exists()] == []


@pytest.mark.parametrize("slug", thinned(EACH, 2))
@pytest.mark.long
def test_a_picture_is_well_formed_said_in_words_and_narrow(slug: str, tmp_path: Path) -> None:
    """In both languages, of the beginning, the middle and the end; twice the same bytes."""
    path, target = RECORDS[slug], tmp_path / "a.svg"
    last = int(re.findall(r"\d+", daumen_rules("show", path).out.splitlines()[0])[-1])
    for step in {0, last // 2, last}:
        for language in ("en", "de"):
            words = ("--step", str(step), "--lang", language)
            picture = shown(path, target, *words)
            assert shown(path, target, *words) == picture
            _is_a_good_drawing(picture)
            named = ElementTree.fromstring(picture).findtext(f"{SVG}title") or ""
            assert named.startswith(catalogue.game(slug).book.title[language])


def _is_a_good_drawing(picture: str) -> None:
    root = ElementTree.fromstring(picture)
    assert root.attrib["viewBox"].split()[:3] == ["0", "0", str(WIDE)]
    title, description = (root.findtext(f"{SVG}{tag}") or "" for tag in ("title", "desc"))
    assert len(title) > 10
    assert len(description) > 10
    assert root.attrib["aria-labelledby"] == "title desc"
    style = root.findtext(f"{SVG}style") or ""
    assert "@media (prefers-color-scheme:dark)" in style
    classes = {each.attrib["class"] for each in root.iter() if "class" in each.attrib}
    assert all(f".{name}{{" in style for name in classes)
    symbols = {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")}
    assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} == symbols
    for text in root.iter(f"{SVG}text"):
        if "class" in text.attrib:
            assert float(text.attrib["font-size"]) * 320 / WIDE >= 8.8
            assert 0 <= float(text.attrib["x"]) <= WIDE


@pytest.mark.parametrize("slug", EACH)
def test_a_step_is_shown_in_lines_to_each_seat(slug: str) -> None:
    """What the lines of a seat show is its own view alone."""
    path = RECORDS[slug]
    for seat in range(_players(slug)):
        answer = daumen_rules("show", path, "--seat", str(seat + 1), "--step", "1")
        assert answer.status == 0, answer.err
        assert "Step 1 of " in answer.out.splitlines()[0]
        hides = catalogue.game(slug).checks.alike is not None
        assert ("Seen by: " in answer.out) == hides


@pytest.mark.parametrize(
    "slug", mostly_long([slug for slug in RECORDS if slug != "daumen-drauf"][:: many(5, 1)], 8)
)
def test_the_last_lines_are_those_of_the_view_at_the_end(slug: str) -> None:
    """And the dice of the last throw, which lie there once more."""
    record = read(RECORDS[slug].read_text(encoding="utf-8"))
    game, answer = record.game, replay(record)
    view = game.rules.view(answer.state, SPECTATOR)
    lines = scene_lines(game.scene.of(view, SPECTATOR), "en", record.names)
    told = daumen_rules("show", RECORDS[slug], "--seat", "spectator").out.splitlines()
    table = told[len(told) - told[::-1].index("") :]
    assert [line for line in table if not line.startswith("thrown: ")] == [*lines]


@pytest.mark.parametrize("slug", EACH)
def test_a_story_has_every_step_for_everybody(slug: str, tmp_path: Path) -> None:
    """All that happened is told, each event with its clause; a page for one seat has that alone."""
    page = shown(RECORDS[slug], tmp_path / "a.html")
    data = data_of(page)
    hides = catalogue.game(slug).checks.alike is not None
    seats = [str(seat + 1) for seat in range(_players(slug))]
    everybody = ["referee", *seats, "spectator"] if hides else ["referee"]
    assert [who["key"] for who in data["onlookers"]] == everybody
    for key in everybody:
        assert len(data["scenes"][key]) == data["last"] + 1
        assert data["scenes"][key][0]["told"] == [] or slug == "daumen-drauf" or hides
    clauses = [clause for scene in scenes_of(data, "referee") for _, *clause in scene["told"]]
    assert clauses[:-1] == [[clause] for clause in _clauses(slug)]
    assert len(page) < 500_000
    single = data_of(shown(RECORDS[slug], tmp_path / "b.html", "--seat", "1"))
    assert [who["key"] for who in single["onlookers"]] == ["1"]
    assert list(single["scenes"]) == ["1"]


def _players(slug: str) -> int:
    text = RECORDS[slug].read_text(encoding="utf-8")
    (line,) = re.findall(r"^(?:players|names): (.*)$", text, re.MULTILINE)
    return len(str(line).split(","))


def _clauses(slug: str) -> Iterator[str]:
    """The clauses of all events, as `check` tells them."""
    data: Any = daumen_rules("check", "--json", RECORDS[slug]).data
    (game,) = data["verdicts"][0]["games"]
    yield from (event["clause"] for event in game["events"])


# What is wrong


def test_what_is_not_allowed_is_shown_to_each_as_far_as_he_may_know(tmp_path: Path) -> None:
    """Ben plays a card that he does not hold: others are told only that it was not allowed."""
    text = RECORDS["der-letzte-stich"].read_text(encoding="utf-8")
    lines = text.splitlines()
    first = next(at for at, line in enumerate(lines) if re.match(r"Ben: ", line))
    other = next(line for line in lines[first + 1 :] if line.startswith("Anna: "))
    path = tmp_path / "a.game"
    path.write_text("\n".join([*lines[:first], f"Ben: {other[6:]}"]) + "\n", encoding="utf-8")
    for seat, is_told in (("referee", True), ("Ben", True), ("Anna", False), ("spectator", False)):
        out = daumen_rules("show", path, "--seat", seat).out
        assert "Not allowed: Ben" in out
        assert (f"Ben: {other[6:]}." in out) == is_told
        assert ("depends on cards that are hidden here" in out) == (not is_told)


@pytest.mark.parametrize(
    ("words", "en", "de"),
    [
        (("--game", "2"), "--game: found 2; the record has 1", "--game: gefunden 2"),
        (("--step", "9999"), "--step: found 9999; expected 0 to ", "--step: gefunden 9999"),
        (("--seat", "Zoe"), "--seat: found 'Zoe'; expected", "--seat: gefunden 'Zoe'"),
        (("--rules", "french"), "--rules: ", "--rules: "),
        (("-o", "a.png"), "-o: found 'a.png'", "-o: gefunden 'a.png'"),
    ],
)
def test_a_bad_call_is_one_line_and_writes_nothing(
    words: tuple[str, ...], en: str, de: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for language, start in (("en", en), ("de", de)):
        assert start in refused("show", RECORDS["kniffel"], *words, "--lang", language)
    assert list(tmp_path.iterdir()) == []
