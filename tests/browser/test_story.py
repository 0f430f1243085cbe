"""The story of a game in a real browser: led by mouse and by keys, read at two widths.

What is expected of the game for three comes from its record, played by hand.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.chromium import DESK, Browser, installed
from tests.cli.run import GAMES, RECORDS, daumen_rules
from tests.conftest import many

PROGRAM: Final = installed()
pytestmark = pytest.mark.skipif(
    PROGRAM is None, reason="Chromium is not installed: apt-get install chromium"
)
THREE: Final = GAMES / "three-seats.dd"
PHONE: Final = (360, 740)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the page of the game for three is."""
    return _page(tmp_path_factory.mktemp("story"), THREE)


@pytest.fixture
def story(tab: Browser, address: str) -> Generator[Browser, None, None]:
    """The page of the game for three, which must say no error and load nothing but itself."""
    tab.open(address)
    yield tab
    assert tab.errors == []
    assert {found.partition("#")[0] for found in tab.loaded} == {address}
    tab.resize(*DESK)


def _page(place: Path, record: Path, *words: str) -> str:
    """The address of a new page."""
    target = place / "story.html"
    assert daumen_rules("show", record, "-o", target, *words).status == 0
    return target.as_uri()


def _step(tab: Browser) -> str:
    return tab.text("#step")


def _told(tab: Browser) -> list[str]:
    """What is told of this step, each with its clause."""
    return tab.text("#told ol").split("\n")


def _cards(tab: Browser, inside: str) -> list[str]:
    """What the cards in a part of the page are, in words."""
    found: list[str] = tab.js(
        f"[...document.querySelectorAll({json.dumps(inside + ' svg[role=img]')})]"
        ".map((card) => card.getAttribute('aria-label'))"
    )
    return found


def _see_as(tab: Browser, key: str) -> None:
    """Choose who looks, with the keyboard alone."""
    tab.js("document.getElementById('onlookers').focus()")
    tab.press("Home")
    keys = ["referee", "1", "2", "3", "spectator"]
    for _ in range(keys.index(key)):
        tab.press("ArrowDown")
    assert tab.js("document.getElementById('onlookers').value") == key
    tab.js("document.activeElement.blur()")


def test_buttons_lead_through_the_game(story: Browser) -> None:
    assert _step(story) == "Step 0 of 46"
    assert _told(story)[-1].startswith("Anna is to lead.")
    story.click("#on")
    assert _step(story) == "Step 1 of 46"
    assert _told(story) == ["Anna shows yellow 2 poisonous. LEAD-1"]
    story.click("#last")
    assert _step(story) == "Step 46 of 46"
    story.click("#on")
    assert _step(story) == "Step 46 of 46"
    assert "Points: −4" in story.text("#table")
    story.click("#back")
    assert _step(story) == "Step 45 of 46"
    story.click("#first")
    assert _step(story) == "Step 0 of 46"


def test_keys_lead_through_the_game(story: Browser) -> None:
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", 46),
        ("ArrowRight", 46),
        ("Home", 0),
        ("ArrowLeft", 0),
    ):
        story.press(key)
        assert _step(story) == f"Step {step} of 46"
    for step in range(1, 47):
        story.press("ArrowRight")
        assert _step(story) == f"Step {step} of 46"
        assert story.js("document.getElementById('slider').value") == str(step)


def test_the_slider_leads_through_the_game(story: Browser) -> None:
    story.js("document.getElementById('slider').focus()")
    story.press("ArrowRight")
    story.press("ArrowRight")
    assert _step(story) == "Step 2 of 46"
    value = story.js("document.getElementById('slider').getAttribute('aria-valuetext')")
    assert value == "Step 2 of 46"
    story.press("End")
    assert _step(story) == "Step 46 of 46"


def test_the_table_is_as_the_record_says(story: Browser) -> None:
    """Step 6: Cleo has released Y5h and shows G3p on Ben's G2h; Anna has released Y2p."""
    for _ in range(6):
        story.press("ArrowRight")
    assert _cards(story, ".middle")[2:] == [
        "green 1, harmless, under the thumb",
        "green 2, harmless, under the thumb",
        "green 3, poisonous, under the thumb",
    ]
    _see_as(story, "2")
    assert _cards(story, ".middle") == [
        "yellow 2, poisonous",
        "yellow 5, harmless",
        "green 1, under the thumb",
        "green 2, harmless, under the thumb",
        "green 3, under the thumb",
    ]
    assert _cards(story, ".own") == [
        "yellow 1, harmless",
        "yellow 3, harmless",
        "black 1, poisonous",
        "black 5, poisonous",
    ]
    assert "Anna · leads · on turn" in story.text("#table")
    assert "yellow < green" in story.text("#table")
    assert _told(story) == [
        "Cleo releases yellow 5 harmless. RAISE-2",
        "Cleo shows green 3. RAISE-1",
    ]
    _see_as(story, "spectator")
    assert not story.js("document.querySelector('.own')")
    assert "green 2, under the thumb" in _cards(story, ".middle")


def test_no_step_says_more_than_was_known_by_then(story: Browser) -> None:
    """Ben learns of Cleo's G3p when the first trick is over, at step 10."""
    _see_as(story, "2")
    page = "document.querySelector('main').textContent"
    labels = "[...document.querySelectorAll('[aria-label]')].map((x) => x.ariaLabel).join()"
    for step in range(11):
        assert _step(story) == f"Step {step} of 46"
        said = story.js(f"{page} + {labels}")
        assert ("green 3 poisonous" in said or "green 3, poisonous" in said) == (step == 10)
        story.press("ArrowRight")


def test_the_language_changes_at_once(story: Browser) -> None:
    story.press("ArrowRight")
    story.click("#de")
    assert story.js("document.documentElement.lang") == "de"
    assert _step(story) == "Schritt 1 von 46"
    assert _told(story) == ["Anna zeigt Gelb 2 giftig. LEAD-1"]
    assert story.text("#on") == "Weiter"
    assert story.text("#onlookers option").strip() == "Schiedsrichter"
    assert _cards(story, ".middle") == ["Gelb 2, giftig, unter dem Daumen"]
    drawn = "document.querySelector('.middle use[href^=\\'#k\\']').getAttribute('href')"
    assert story.js(drawn) == "#kY2-de"
    words = story.text("body")
    story.click("#en")
    assert story.js(drawn) == "#kY2"
    assert _told(story) == ["Anna shows yellow 2 poisonous. LEAD-1"]
    assert story.text("body") != words


def test_a_clause_opens_with_both_citations(story: Browser) -> None:
    story.press("ArrowRight")
    assert story.js("document.querySelector('#told .clause').title") != ""
    story.click("#told .clause")
    gist = story.text("#told .gist")
    assert gist.startswith("LEAD-1: ")
    assert "German manual: G" in gist
    assert "English translation: E" in gist
    story.js("document.querySelector('#told .clause').focus()")
    story.press("Enter")
    assert not story.js("document.querySelector('#told .gist')")
    assert story.js("document.querySelector('#told .clause').ariaExpanded") == "false"


def test_all_can_be_reached_by_the_keyboard_and_the_focus_is_seen(story: Browser) -> None:
    story.press("ArrowRight")
    reached: list[str] = []
    for _ in range(60):
        story.press("Tab")
        found: list[Any] = story.js(
            "(() => { const it = document.activeElement, how = getComputedStyle(it);"
            "return [it.id || it.className, how.outlineStyle, how.outlineWidth,"
            "it.ariaLabel || it.innerText || it.labels?.[0]?.innerText"
            " || it.getAttribute('aria-labelledby')]; })()"
        )
        if not found[0]:
            break
        reached.append(found[0])
        assert found[1:3] == ["solid", "3px"], found
        assert found[3], found
    assert {"onlookers", "en", "de", "window", "clause", "lines", "slider"} <= set(reached)
    assert reached[-4:] == ["first", "back", "on", "last"]


def test_what_is_told_is_said_to_those_who_cannot_see(story: Browser) -> None:
    assert story.js("document.getElementById('told').getAttribute('aria-live')") == "polite"
    story.press("ArrowRight")
    assert "Step 1 of 46" in story.js("document.getElementById('told').textContent")
    unnamed = "[...document.querySelectorAll('svg')].filter((x) => !x.ariaLabel && !x.ariaHidden)"
    assert story.js(f"{unnamed}.length") == 0


@pytest.mark.parametrize("words", [("--lang", "de"), (), ("--seat", "3")][: many(1, 3)])
def test_a_phone_shows_seven_seats_without_scrolling_sideways(
    tab: Browser, tmp_path: Path, words: tuple[str, ...]
) -> None:
    tab.resize(*PHONE)
    tab.open(_page(tmp_path, RECORDS / "seven-seats.dd", *words))
    last = tab.js("STORY.last")
    for step in {0, 1, last // 3, last // 2, last}:
        tab.js(f"go({step})")
        assert tab.js("document.documentElement.scrollWidth") == PHONE[0]
        beyond = (
            "[...document.querySelectorAll('main *')].filter((x) => {"
            "const box = x.getBoundingClientRect(); return box.width && box.right > 360.5; })"
        )
        assert tab.js(f"{beyond}.length") == 0
        for button in ("first", "back", "on", "last"):
            box = tab.js(f"document.getElementById('{button}').getBoundingClientRect().toJSON()")
            assert box["height"] >= 44
            assert box["bottom"] <= PHONE[1], "the buttons stay in sight"
    assert tab.errors == []
    tab.resize(*DESK)


def test_an_address_leads_to_a_step(tab: Browser, address: str) -> None:
    tab.open(f"{address}#step=6&seat=2&lang=de")
    assert _step(tab) == "Schritt 6 von 46"
    assert _cards(tab, ".own")[0] == "Gelb 1, ungiftig"
    tab.open(f"{address}#step=99&seat=9&lang=fr")
    assert _step(tab) == "Step 0 of 46"
    assert tab.errors == []


def test_a_page_for_one_seat_shows_this_seat_alone(tab: Browser, tmp_path: Path) -> None:
    tab.open(_page(tmp_path, THREE, "--seat", "Ben", "--lang", "de") + "#seat=referee&step=1")
    assert tab.text("#onlooker") == "Gesehen von: Ben"
    assert not tab.js("document.querySelector('select')")
    assert _told(tab) == ["Anna zeigt Gelb 2. LEAD-1"]
    assert tab.js("STORY.onlookers.length") == 1
    tab.press("End")
    assert _step(tab) == "Schritt 46 von 46"
    assert tab.errors == []


def test_the_last_step_of_an_illegal_record_is_the_refusal(tab: Browser, tmp_path: Path) -> None:
    tab.open(_page(tmp_path, RECORDS / "broken-topped-colour.dd"))
    tab.press("End")
    told = tab.text("#told")
    assert "Line 18 is not allowed: Ben shows green 5 harmless." in told
    assert "HIGH-5: " in told
    assert "German manual: G2→2, G2→3; English translation: –" in told
    assert "RAISE-3: " in told
    assert tab.errors == []


def test_names_are_shown_as_they_are(tab: Browser, tmp_path: Path) -> None:
    name = "<img src=x onerror=alert(1)>"
    text = THREE.read_text(encoding="utf-8").replace("Anna", name)
    (tmp_path / "a.dd").write_text(text, encoding="utf-8")
    tab.open(_page(tmp_path, tmp_path / "a.dd"))
    assert name in tab.text("#table")
    assert tab.js("document.querySelectorAll('main img').length") == 0
    assert tab.errors == []


def test_a_picture_opens_without_an_error(tab: Browser, tmp_path: Path) -> None:
    target = tmp_path / "a.svg"
    assert daumen_rules("show", THREE, "-o", target, "--step", "6", "--seat", "Ben").status == 0
    tab.open(target.as_uri())
    assert tab.js("document.documentElement.getBBox().width") == 400
    assert tab.js("document.querySelectorAll('use').length") > 20
    assert tab.errors == []
    assert tab.loaded == [target.as_uri()]
