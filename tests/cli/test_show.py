"""The command `show`: what a picture and a page say, and what they must not say.

Expected values of the two games in `spec/` come from their records, played by hand.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from attrs import evolve

from daumen_rules import Card, Show
from daumen_rules.contracts.record_model import Act, Claim, Key, Record
from daumen_rules.records.record import write as write_text
from tests.cli.run import GAMES, RECORDS, ROOT, daumen_rules, refused
from tests.cli.showing import (
    SVG,
    data_of,
    page_of,
    plates_of,
    scenes_of,
    shown,
    texts_of,
    titles_of,
    until,
    written,
)
from tests.conftest import many

THREE: Final = GAMES / "three-seats.dd"
TWO: Final = GAMES / "two-seats.dd"
DISPUTES: Final = ROOT / "spec" / "daumen_drauf" / "disputes"

TAGS: Final = {"svg", "title", "defs", "symbol", "g", "use", "rect", "circle", "ellipse"} | {
    "path",
    "text",
    "style",
    "desc",
}


# Pictures


def test_a_picture_shows_covered_cards_under_thumbs(tmp_path: Path) -> None:
    """The sixth step is Cleo's G3p on G2h of Ben; Anna's Y2p and Cleo's Y5h are released."""
    for seat, trick in {
        "Ben": [
            "yellow 2, poisonous",
            "yellow 5, harmless",
            "green 1, under the thumb",
            "green 2, harmless, under the thumb",
            "green 3, under the thumb",
        ],
        "spectator": [
            "yellow 2, poisonous",
            "yellow 5, harmless",
            "green 1, under the thumb",
            "green 2, under the thumb",
            "green 3, under the thumb",
        ],
        "referee": [
            "yellow 2, poisonous",
            "yellow 5, harmless",
            "green 1, harmless, under the thumb",
            "green 2, harmless, under the thumb",
            "green 3, poisonous, under the thumb",
        ],
    }.items():
        picture = shown(THREE, tmp_path / "a.svg", "--seat", seat, "--step", "6")
        titles = titles_of(picture)
        at = titles.index(trick[2])
        assert titles[at - 2 : at + 3] == trick, seat
        assert 'href="#card-fang"' in picture
        assert 'href="#card-thumb"' in picture
        texts = texts_of(picture)
        assert "Colours, the weakest first: yellow < green" in texts
        assert plates_of(picture)["Anna"] == "leads · on turn"
        assert "draw pile: 15" in texts


def test_a_seat_sees_its_own_hand_and_backs_of_the_others(tmp_path: Path) -> None:
    """Ben was dealt Y3h B1p Y1h G2h B5p, and every seat has five cards."""
    picture = shown(THREE, tmp_path / "a.svg", "--seat", "2", "--step", "0")
    hand = ["yellow 1, harmless", "yellow 3, harmless", "green 2, harmless"]
    assert titles_of(picture) == [*hand, "black 1, poisonous", "black 5, poisonous"]
    assert "draw pile: 15 · nothing shown yet" in " · ".join(texts_of(picture))
    assert texts_of(picture).count("hand: 5") == 3
    assert picture.count('href="#card-back"') == 10 + 15, "both other hands, and the draw pile"
    assert 'href="#card-fang"' in picture
    spectator = shown(THREE, tmp_path / "b.svg", "--seat", "spectator", "--step", "0")
    assert titles_of(spectator) == []
    assert "fang" not in spectator
    assert texts_of(spectator).count("hand: 5") == 3


def test_the_last_step_is_the_end_with_its_points(tmp_path: Path) -> None:
    texts = texts_of(shown(THREE, tmp_path / "a.svg"))
    points = [text.partition("Points: ")[2].split(" = ")[0] for text in texts if " = +" in text]
    assert points == ["−4", "2", "0"]
    assert "Step 46 of 46 · Seen by: the referee" in texts
    assert "Trick 9" in texts
    assert [text for text in texts if text.startswith("taken by Anna")]
    german = texts_of(shown(THREE, tmp_path / "a.svg", "--lang", "de"))
    assert [text for text in german if "Punkte: −4 = " in text]
    assert "Schritt 46 von 46 · Gesehen von: Schiedsrichter" in german


@pytest.mark.parametrize("seat", ["1", "2", "3", "spectator", "referee"])
def test_every_picture_is_well_formed_and_has_the_symbols_it_uses(
    seat: str, tmp_path: Path
) -> None:
    for step in (12, 46, 0, 1, 30)[: many(2, 5)]:
        picture = shown(THREE, tmp_path / "a.svg", "--seat", seat, "--step", str(step))
        root = ElementTree.fromstring(picture)
        symbols = [symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")]
        used = {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")}
        assert len(symbols) == len(set(symbols))
        assert used == set(symbols), "each symbol is used, and none is missing"
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= TAGS


@pytest.mark.long
def test_equal_files_give_equal_bytes(tmp_path: Path) -> None:
    """Also in another process, where sets have another order."""
    files: list[bytes] = []
    calls = (
        ("a.svg", str(THREE)),
        ("b.svg", str(THREE), "--seat", "1", "--step", "9"),
        ("c.html", str(THREE)),
        ("d.html", str(DISPUTES / "158-has-the-hand-the-twin.sit")),
    )
    program = "from click.testing import CliRunner; from daumen_rules.cli.main import main\n"
    for seed in ("0", "1"):
        folder = tmp_path / seed
        folder.mkdir()
        words = [["show", "-o", str(folder / name), *rest] for name, *rest in calls]
        run = (
            f"{program}for words in {words!r}: assert not CliRunner().invoke(main, words).exit_code"
        )
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-c", run], env=environment, cwd=ROOT, check=True)
        files += [(folder / name).read_bytes() for name, *_ in calls]
    assert all(files)
    assert files[:4] == files[4:]


# Pages


class _Tags(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of the game for three, made once."""
    return shown(THREE, tmp_path_factory.mktemp("page") / "a.html")


def test_a_page_may_load_nothing_and_runs_only_its_own_script(page: str) -> None:
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert found is not None
    policy = unescape(found[1])
    assert policy.startswith("default-src 'none'; ")
    for tag in ("style", "script"):
        inner = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        assert len(inner) == 1
        digest = b64encode(sha256(inner[0].encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert set(re.findall(r"https?://[^\"' ]*", page)) == {"http://www.w3.org/2000/svg"}
    tags = _Tags(page).found
    names = [attributes["id"] for _, attributes in tags if "id" in attributes]
    assert len(names) == len(set(names)), "an id stands for one element"
    for tag, attributes in tags:
        assert "src" not in attributes
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
        if tag != "use":
            assert attributes.get("href", "data:,") == "data:,"


@pytest.mark.long
def test_a_page_for_all_has_all(tmp_path: Path) -> None:
    data = data_of(shown(THREE, tmp_path / "a.html", "--step", "3", "--lang", "de"))
    assert [who["key"] for who in data["onlookers"]] == ["referee", "1", "2", "3", "spectator"]
    assert (data["begin"], data["last"], data["language"]) == (3, 46, "de")
    for key in data["scenes"]:
        assert len(data["scenes"][key]) == 47
        last = scenes_of(data, key)[-1]
        points = [seat["parts"][-1].split(" = ")[0] for seat in last["seats"]]
        assert points == ["Points: −4", "Points: 2", "Points: 0"]
        hand = last["seats"][2]["parts"][0]
        assert hand[3] == ["black 2, poisonous", "black 3, harmless"], "laid open for all"


def test_a_trick_that_was_taken_lies_there_once_more(page: str) -> None:
    """Ben takes the first trick, Anna the second by a parry and the third with her only card."""
    data = data_of(page)
    scenes = scenes_of(data, "spectator")
    tricks = {n: scene["middle"] for n, scene in enumerate(scenes[:17])}
    taken = {n: middle for n, middle in tricks.items() if str(middle[1]).startswith("taken")}
    assert {n: middle[:2] for n, middle in taken.items()} == {
        10: ["Trick 1", "taken by Ben"],
        13: ["Trick 2", "taken by Anna"],
        16: ["Trick 3", "taken by Anna"],
    }
    assert [middle[3][3] for middle in taken.values()] == [
        [
            "Anna: yellow 2, poisonous",
            "Cleo: yellow 5, harmless",
            "Anna: green 1, harmless",
            "Ben: green 2, harmless",
            "Cleo: green 3, poisonous",
            "Ben: black 1, poisonous",
        ],
        ["Ben: yellow 3, harmless", "Cleo: yellow 4, poisonous", "Anna: yellow 4, harmless"],
        ["Anna: yellow 5, poisonous"],
    ]


def test_every_event_has_its_clause_with_both_citations(page: str) -> None:
    data = data_of(page)
    log = daumen_rules("check", "--json", THREE).data["verdicts"][0]["games"][0]["events"]
    told = [telling for scene in scenes_of(data, "referee") for telling in scene["told"]]
    assert [(texts[0], *clause) for texts, *clause in told[:-1]] == [
        (event["text"], event["clause"]) for event in log
    ]
    assert told[-1][0][0] == "Ben wins. Points: Anna -4, Ben 2, Cleo 0."
    for clause in data["clauses"].values():
        assert len(clause["places"]) == len(clause["gist"]) == 2
        assert set(clause["places"]) != {"–"}


def test_names_are_written_as_they_are(tmp_path: Path) -> None:
    name = '</script><img src=x onerror=alert(1)>&"'
    record = evolve(written(THREE), names=(name, "Ben {seat} ${x}", "C'leo <b>"))
    page = page_of(record, tmp_path)
    assert "<img" not in page
    assert "<b>" not in page
    assert data_of(page)["names"][0] == name
    single = page_of(record, tmp_path, "--seat", "1")
    assert "<img" not in single
    (tmp_path / "a.dd").write_text(write_text(record), encoding="utf-8")
    texts = texts_of(shown(tmp_path / "a.dd", tmp_path / "a.svg", "--step", "1"))
    assert "C'leo <b>" in texts
    assert [text for text in texts if text.startswith("</script><img")]


@pytest.mark.long
def test_the_page_of_seven_seats_is_small(tmp_path: Path) -> None:
    page = shown(RECORDS / "seven-seats.dd", tmp_path / "a.html")
    assert len(page.encode("utf-8")) < 500_000


@pytest.mark.long
def test_one_game_of_several_is_shown(tmp_path: Path) -> None:
    match = written(THREE)
    match = evolve(match, games=match.games * 2)
    one, two = (data_of(page_of(match, tmp_path, "--game", number)) for number in "12")
    assert one["details"][0].startswith("Game 1 of 2 · ")
    assert two["details"][1].startswith("Partie 2 von 2 · ")
    assert data_of(page_of(match, tmp_path))["details"] == two["details"]


# What a record gets wrong


def test_a_page_ends_with_the_refusal(tmp_path: Path) -> None:
    """Ben shows G5h although black has topped green; he may pass or show B2h. How the table can go
    on is told to whoever sees all.
    """
    record = RECORDS / "broken-topped-colour.dd"
    ways = [
        "No rule, only a suggestion (no manual says what holds then):",
        "- take it back: Ben is on turn, and all have seen green 5",
        "- count it as a pass: Ben takes the card back, and Cleo is on turn",
        "- let it stand: green 5 is to be beaten, and Cleo is on turn",
    ]
    for seat, said, allowed in (
        ("referee", "Ben: G5h.", ["Allowed: B2h, pass.", *ways]),
        ("Ben", "You show green 5 harmless.", ["Allowed: B2h, pass."]),
        ("Anna", "Ben shows green 5.", []),
        ("spectator", "Ben shows green 5.", []),
    ):
        page = shown(record, tmp_path / "a.html", "--seat", seat)
        data = data_of(page)
        (key,) = data["scenes"]
        *_, before, last = scenes_of(data, key)
        assert last["refused"]
        assert {**before, "told": [], "refused": 1} == {**last, "told": []}
        first, *broken = last["told"]
        assert first[0][0] == f"Not allowed: {said}"
        assert [clause for _, *ids in broken for clause in ids] == ["HIGH-5", "RAISE-3"]
        assert [texts[0] for texts, *ids in broken if not ids] == allowed
        assert ("green 5 harmless" in page) == (seat == "Ben" or "G5h" in said)


def _with_one_more(record: Record, card: str) -> Record:
    """The record with Ben showing one more card."""
    game = record.games[0]
    entries = (*game.entries, Act(Show(1, Card.parse(card))))
    return evolve(record, games=(evolve(game, entries=entries),))


def test_a_card_that_a_record_makes_up_is_told_as_far_as_it_is_known(tmp_path: Path) -> None:
    """Ben shows B2h, which Cleo holds: only she knows which of two it is."""
    record = _with_one_more(until(written(THREE), 1), "B2h")
    for seat, words in (
        ("1", "Ben does not hold black 2."),
        ("2", "You do not hold black 2."),
        ("3", "Ben does not hold black 2 harmless."),
        ("referee", "Ben does not hold black 2 harmless."),
        ("spectator", "Ben does not hold black 2."),
    ):
        page = page_of(record, tmp_path, "--seat", seat)
        told = scenes_of(data_of(page), seat)[-1]["told"]
        assert [texts[0] for texts, *clause in told if clause == ["THUMB-1"]] == [words]
        assert ("black 2 harmless" in page) == ("harmless" in words)


def test_what_another_seat_does_not_hold_is_told_only_for_want_of_another_reason(
    tmp_path: Path,
) -> None:
    """Ben shows Y1p on Y2p: he holds its twin, and no value 1 is higher."""
    record = _with_one_more(until(written(THREE), 1), "Y1p")
    for seat, clauses in (
        ("Ben", {"THUMB-1", "HIGH-1", "TURN-2"}),
        ("referee", {"THUMB-1", "HIGH-1", "TURN-2"}),
        ("Anna", {"HIGH-1", "TURN-2"}),
        ("spectator", {"HIGH-1", "TURN-2"}),
    ):
        data = data_of(page_of(record, tmp_path, "--seat", seat))
        (key,) = data["scenes"]
        told = scenes_of(data, key)[-1]["told"]
        assert {clause for _, *ids in told for clause in ids} == clauses, seat


def test_points_before_the_end_are_not_told(tmp_path: Path) -> None:
    record = until(written(THREE), 40)
    record = evolve(
        record, games=(evolve(record.games[0], claims=(Claim(Key.RESULT, (31, 32, 33), 9),)),)
    )
    page = page_of(record, tmp_path)
    for scenes in (scenes_of(data_of(page), key) for key in ("referee", "1", "spectator")):
        assert scenes[-1]["refused"]
        assert [clause for _, clause in scenes[-1]["told"]] == ["OVER-1"]
    assert "31" not in str(data_of(page)["texts"])


# Bad calls


@pytest.mark.parametrize(
    ("words", "en", "de"),
    [
        (("-o", "a.png"), "-o: found 'a.png'; expected", "-o: gefunden 'a.png'; erwartet"),
        (("-o", "-"), "-o: found '-'; expected", "-o: gefunden '-'; erwartet"),
        (("--step", "47"), "--step: found 47; expected", "--step: gefunden 47; erwartet"),
        (
            ("-o", "a.svg", "--seat", "Zoe"),
            "--seat: found 'Zoe'; expected Anna (1), Ben (2), Cleo (3), spectator or referee",
            "--seat: gefunden 'Zoe'; erwartet Anna (1), Ben (2), Cleo (3), spectator oder referee",
        ),
        (("-o", "a.svg", "--seat", "0"), "--seat: found '0'", "--seat: gefunden '0'"),
        (
            ("-o", "a.svg", "--step", "47"),
            "--step: found 47; expected 0 to 46",
            "--step: gefunden 47; erwartet 0 bis 46",
        ),
        (("-o", "a.html", "--step", "-1"), "--step: found '-1'", "--step: gefunden '-1'"),
        (("-o", "a.html", "--game", "2"), "--game: found 2", "--game: gefunden 2"),
        (("-o", "a.html", "--rules", "french"), "--rules: ", "--rules: "),
        (("-o", "nowhere/a.html"), "cannot write nowhere/a.html", "nowhere/a.html ist nicht"),
    ],
)
def test_a_bad_call_is_one_line_in_both_languages_and_writes_nothing(
    words: tuple[str, ...], en: str, de: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for language, start in (("en", en), ("de", de)):
        message = refused("show", THREE, *words, "--lang", language)
        assert start in message
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_cannot_be_read_is_told_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "bad.dd").write_text("daumen_drauf 1\nnames: Anna\n", encoding="utf-8")
    target = tmp_path / "a.html"
    assert f"{tmp_path}/bad.dd:2:" in refused("show", tmp_path / "bad.dd", "-o", target)
    assert not target.exists()


def test_a_game_that_is_not_reached_is_told(tmp_path: Path) -> None:
    record = written(RECORDS / "broken-topped-colour.dd")
    (tmp_path / "a.dd").write_text(
        write_text(evolve(record, games=record.games * 2)), encoding="utf-8"
    )
    message = refused("show", tmp_path / "a.dd", "-o", tmp_path / "a.svg", "--game", "2")
    assert message == ("--game: game 2 cannot be shown, because game 1 is not legal to its end")


def test_a_name_comes_before_a_number(tmp_path: Path) -> None:
    record = evolve(written(THREE), names=("2", "Spectator", "Cleo"))
    for asked, key in (("2", "1"), ("spectator", "2"), ("cleo", "3"), ("3", "3")):
        assert list(data_of(page_of(record, tmp_path, "--seat", asked))["scenes"]) == [key]


def test_help_is_there_in_both_languages() -> None:
    english, german = (
        daumen_rules("show", "--help", "--lang", language).out for language in ("en", "de")
    )
    assert "RECORD" in english
    assert "Schiedsrichter" in german
