"""The command `show` on situations: what is known is drawn, with the question and the ruling.

Expected values come from the lines of the situations here. What a seat cannot know stands in
`test_show_situation_hidden`.
"""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from daumen_rules.games.daumen_drauf.court.situation.json_form import write_json
from daumen_rules.games.daumen_drauf.court.situation.reader import read_text
from tests.cli.run import GAMES, ROOT, daumen_rules, refused
from tests.cli.showing import SVG, drawn, plates_of, shown, texts_of, titles_of

DISPUTES: Final = ROOT / "spec" / "daumen_drauf" / "disputes"
HEAD: Final = "daumen_drauf situation 1\n"
TABLE: Final = f"""{HEAD}rules: german
names: Anna, Ben, Cleo
hand Anna: none
hand Ben: Y4p Y7? ? ...
captured Anna: Y1h ?
pile: 8
trick
Anna: Y3h
Ben: Y5?
Cleo: pass
Anna: G1p
Ben: ?
turn: ?
ask: may Cleo show G2h
"""
"""Anna has laid Y3h open by raising; her G1p and Ben's last card are under thumbs."""


def _side(page: str, language: str) -> str:
    """What a page says in one language, cards in the words of their labels."""
    (side,) = re.findall(rf'<main id="side-{language}".*?</main>', page, re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", side))


# What is known


def test_a_picture_shows_what_is_known_and_marks_what_is_not(tmp_path: Path) -> None:
    picture = drawn(TABLE, tmp_path, "svg")
    more = "and perhaps more"
    assert titles_of(picture) == [
        *("yellow 1, harmless", "an unknown card"),
        *("yellow 4, poisonous", "yellow 7, fang unknown", "an unknown card", more),
        *(more, more, more),
        "yellow 3, harmless",
        "yellow 5, fang unknown",
        "passes",
        "green 1, poisonous, under the thumb",
        "an unknown card, under the thumb",
    ], "captured by Anna, Ben's hand and captured, Cleo's, the trick"
    texts = texts_of(picture)
    for text in (
        "rules: the German manual",
        "hand: no card in hand",
        "hand: 3 or more",
        "hand: number unknown",
        "draw pile: 8",
        "The trick so far",
        "Whose turn it is: ? (nobody remembers)",
        "May Cleo show green 2 harmless?",
        "captured: 2 cards",
        "Anna began the game.",
    ):
        assert text in texts
    at = texts.index("The trick so far")
    trick = [text for text in texts[at:] if text in ("covered", "released", "passes")]
    assert trick == ["released", "released", "passes", "covered", "covered"]
    assert plates_of(picture)["Anna"] == "leads"
    assert not [text for text in texts if "on turn" in text]


def test_a_picture_speaks_german(tmp_path: Path) -> None:
    texts = texts_of(drawn(TABLE, tmp_path, "svg", "--lang", "de"))
    assert "Darf Cleo Grün 2 ungiftig zeigen?" in " ".join(texts)
    assert "Wer am Zug ist: ? (keiner weiß es mehr)" in texts


def test_points_of_the_match_are_told(tmp_path: Path) -> None:
    text = f"{HEAD}names: Anna-Lena, Ben\nstarter: Ben\ntotals: 3 -1\nask: who wins the match\n"
    texts = texts_of(drawn(text, tmp_path, "svg"))
    assert "Points after the last game: Anna-Lena 3, Ben −1" in texts
    assert "Ben began the game." in texts
    assert "Who wins the match?" in texts


@pytest.mark.parametrize(
    ("trick", "on_turn"),
    [
        ("trick\nAnna: Y3?\nBen: pass", "Cleo"),
        ("trick\nAnna: Y3?\nBen: pass\nturn: Anna", "Anna"),
        ("leader: Ben", "Ben"),
        ("trick\nAnna: Y3?\nBen: pass\nCleo: pass", None),
        ("trick\nAnna: Y3p\nBen: parry Y3h", None),
    ],
)
def test_who_is_on_turn_is_marked(trick: str, on_turn: str | None, tmp_path: Path) -> None:
    text = f"{HEAD}names: Anna, Ben, Cleo\n{trick}\nask: who leads\n"
    picture = drawn(text, tmp_path, "svg")
    texts = texts_of(picture)
    plates = plates_of(picture)
    marked = [name for name in ("Anna", "Ben", "Cleo") if "on turn" in plates[name]]
    assert marked == ([on_turn] if on_turn else [])
    assert ("The trick is over" in texts) == (on_turn is None)


def test_a_pile_is_shown_as_far_as_it_is_known(tmp_path: Path) -> None:
    text = f"{HEAD}names: Anna, Ben, Cleo\nLINE\nleader: Anna\nask: who leads\n"
    for line, size, cards in (
        ("", "?", []),
        ("pile: ?", "?", []),
        ("pile: 0", "0", []),
        ("pile: 12", "12", []),
        ("pile: ? G2h ...", "≥ 2", ["an unknown card", "green 2, harmless", "and perhaps more"]),
    ):
        picture = drawn(text.replace("LINE", line), tmp_path, "svg")
        assert f"draw pile: {size}" in texts_of(picture)
        assert titles_of(picture)[6:] == cards, "after unknown hands and captured heaps"


def test_a_step_shows_so_many_actions_and_the_later_cards_are_in_hands(tmp_path: Path) -> None:
    picture = drawn(TABLE, tmp_path, "svg", "--step", "2")
    assert "rules: the German manual · after action 2 of 5" in texts_of(picture)
    titles = titles_of(picture)
    assert titles[0] == "green 1, poisonous", "Anna has not shown it yet"
    assert titles[3:8].count("an unknown card") == 2, "of Ben one more"
    assert titles[-2:] == [
        "yellow 3, harmless, under the thumb",
        "yellow 5, fang unknown, under the thumb",
    ]
    assert plates_of(picture)["Cleo"] == "on turn"
    begun = drawn(TABLE, tmp_path, "svg", "--step", "0")
    start = texts_of(begun)
    assert "No card of this trick is shown yet" in " ".join(start)
    assert plates_of(begun)["Anna"] == "leads · on turn"
    page = _side(drawn(TABLE, tmp_path, "html", "--step", "2"), "en")
    assert "What the rules say" not in page, "the ruling is on the whole trick"


# Pages


class _Tags(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_a_page_says_the_answer_with_its_clauses_in_both_languages(tmp_path: Path) -> None:
    """Yellow has been topped by green, so that no yellow card can be shown any more (HIGH-5)."""
    page = shown(DISPUTES / "001-topped-colour.sit", tmp_path / "a.html", "--lang", "de")
    assert '<html lang="de">' in page
    for language, refused_word in (("en", "refused"), ("de", "nicht erlaubt")):
        side = _side(page, language)
        assert refused_word in side
        assert "HIGH-5" in side
        assert "G2→3" in side
    assert 'id="side-en" class="side" lang="en"' in page
    assert re.search(r'id="side-en"[^>]* hidden>', page)
    assert not re.search(r'id="side-de"[^>]* hidden>', page)


def test_where_it_depends_both_ways_to_fill_the_gaps_aredrawn(tmp_path: Path) -> None:
    """Ben has passed or not: whether it is Cleo's turn hangs on that alone."""
    page = shown(DISPUTES / "023-nobody-remembers-the-turn.sit", tmp_path / "a.html")
    side = _side(page, "en")
    assert "German manual: depends: " in side
    assert side.count("for example like this") == 2
    first, second, third = side.split("The trick so far")[1:]
    assert "Ben passes" not in first, "what is told"
    assert ("Ben passes" in second) != ("Ben passes" in third)
    assert "Ben · on turn" in side
    assert "Cleo · on turn" in side
    tables = page.split('<div class="drawn"')[1:]
    assert len(tables) == 6, "what is told and two examples, in two languages"
    assert ["card-any" in table.split("</main>")[0] for table in tables[:3]] == [True, False, False]


def test_what_differs_between_two_examples_is_framed(tmp_path: Path) -> None:
    """A hand that may hold the twin: in each example the twin lies elsewhere."""
    page = shown(DISPUTES / "158-has-the-hand-the-twin.sit", tmp_path / "a.html")
    framed = r'class="gold"/><g><title>([^<]*)</title>'
    marked = re.findall(framed, _english(page).partition('<div class="example">')[2])
    assert len(marked) >= 2
    assert set(marked) == {card for card in marked if marked.count(card) == 2}


def _english(page: str) -> str:
    return page.partition('<main id="side-de"')[0]


def test_a_page_loads_nothing_and_all_symbols_are_there(tmp_path: Path) -> None:
    page = shown(DISPUTES / "023-nobody-remembers-the-turn.sit", tmp_path / "a.html")
    (allowed,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert unescape(allowed).startswith("default-src 'none'; ")
    assert set(re.findall(r"https?://[^\"' ]*", page)) <= {"http://www.w3.org/2000/svg"}
    tags = _Tags(page).found
    names = [attributes["id"] for _, attributes in tags if "id" in attributes]
    assert len(names) == len(set(names))
    used = {attributes["href"] for tag, attributes in tags if tag == "use"}
    assert used
    assert used <= {f"#{name}" for name in names}
    assert len(tags) > 100
    for tag, attributes in tags:
        assert not {"src", "style"} & set(attributes)
        assert not [name for name in attributes if name.startswith("on")]
        if tag != "use":
            assert attributes.get("href", "data:,") == "data:,"


def test_names_are_written_as_they_are(tmp_path: Path) -> None:
    name = "<img src=x onerror=alert(1)>{0}&"
    text = TABLE.replace("Cleo", name)
    page = drawn(text, tmp_path, "html")
    assert "<img" not in page
    assert "&lt;img src=x onerror=alert(1)&gt;{0}&amp;" in page
    assert f"May {name} show green 2 harmless?" in " ".join(texts_of(drawn(text, tmp_path, "svg")))


def test_every_dispute_can_be_drawn(tmp_path: Path) -> None:
    """Also those that cannot arise at a table: the picture is well-formed and has its symbols."""
    paths = sorted(DISPUTES.glob("*.sit"))[::12]
    assert len(paths) >= 5
    drawn_symbols = set[str]()
    for path in paths:
        picture = shown(path, tmp_path / "a.svg", "--lang", "de")
        root = ElementTree.fromstring(picture)
        symbols = {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")}
        assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} == symbols
        drawn_symbols |= symbols
    assert len(drawn_symbols) >= 5


# Files and calls


def test_records_and_situations_are_told_apart_by_what_they_say(tmp_path: Path) -> None:
    named_like_a_record = tmp_path / "a.dd"
    named_like_a_record.write_text(f"\ufeff\n# noted\n{TABLE}", encoding="utf-8")
    text = shown(named_like_a_record, tmp_path / "a.svg")
    (tmp_path / "b.dd").write_text(write_json(read_text(TABLE)), encoding="utf-8")
    assert shown(tmp_path / "b.dd", tmp_path / "b.svg") == text
    record = tmp_path / "c.sit"
    said = (GAMES / "three-seats.dd").read_text(encoding="utf-8")
    record.write_text(f"# daumen_drauf situation 1\n{said}", encoding="utf-8")
    assert "Step 46 of 46" in shown(record, tmp_path / "c.svg")
    json = daumen_rules("convert", GAMES / "three-seats.dd", "--to", "json").out
    record.write_text(json.replace("Cleo", "daumen_drauf situation"), encoding="utf-8")
    assert "Step 46 of 46" in shown(record, tmp_path / "d.svg")


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("", ":1:1: "),
        ("nothing of this kind\n", ":1:1: "),
        ("{", ":1:"),
        ('{"format": "chess"}', ":1:"),
        ('{"format": "daumen_drauf situation"}', ":1:"),
        (TABLE.replace("Ben: Y5?", "Ben: Y0?"), ":10:6: "),
    ],
)
def test_a_file_that_is_neither_is_told_with_its_place(
    text: str, start: str, tmp_path: Path
) -> None:
    source, target = tmp_path / "a.sit", tmp_path / "a.html"
    source.write_text(text, encoding="utf-8")
    assert refused("show", source, "-o", target).startswith(f"{source}{start}")
    assert not target.exists()


@pytest.mark.parametrize(
    ("words", "en", "de"),
    [
        (("--game", "1"), "--game: a situation has no games", "--game: eine Situation hat keine"),
        (("--step", "6"), "--step: found 6; expected 0 to 5", "--step: gefunden 6; erwartet 0 b"),
        (("--seat", "Dora"), "--seat: found 'Dora'; expected", "--seat: gefunden 'Dora'; erwartet"),
        (("--rules", "french"), "--rules: ", "--rules: "),
    ],
)
def test_a_bad_call_is_one_line_in_both_languages_and_writes_nothing(
    words: tuple[str, ...], en: str, de: str, tmp_path: Path
) -> None:
    (tmp_path / "a").write_text(TABLE, encoding="utf-8")
    for language, start in (("en", en), ("de", de)):
        target = tmp_path / "a.html"
        message = refused("show", tmp_path / "a", "-o", target, *words, "--lang", language)
        assert start in message
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_the_rules_asked_can_be_others(tmp_path: Path) -> None:
    picture = drawn(TABLE, tmp_path, "svg", "--rules", "both")
    assert "rules: both manuals" in texts_of(picture)
