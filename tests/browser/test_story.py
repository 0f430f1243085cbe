"""The story of a game in a real browser: led by mouse and by keys, read at two widths.

What is expected of the game for three comes from its record, played by hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.tab import Size, Tab
from tests.cli.run import GAMES, RECORDS, daumen_rules
from tests.conftest import many

pytestmark = pytest.mark.long
THREE: Final = GAMES / "three-seats.dd"
PHONE: Final = (360, 740)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the page of the game for three is."""
    return _page(tmp_path_factory.mktemp("story"), THREE)


@pytest.fixture
def story(tab: Tab, address: str) -> Generator[Tab, None, None]:
    """The page of the game for three, which must say no error and load nothing but itself."""
    tab.open(address)
    yield tab
    assert tab.errors == []
    assert {found.partition("#")[0] for found in tab.loaded} == {address}


def _page(place: Path, record: Path, *words: str) -> str:
    """The address of a new page."""
    target = place / "story.html"
    assert daumen_rules("show", record, "-o", target, *words).status == 0
    return target.as_uri()


def _step(tab: Tab) -> str:
    return tab.page.inner_text("#step")


def _told(tab: Tab) -> list[str]:
    """What is told of this step, each with its clause."""
    return tab.page.inner_text("#told ol").split("\n")


def _cards(tab: Tab, inside: str) -> list[str]:
    """What the cards in a part of the page are, in words."""
    found: list[str] = tab.page.evaluate(
        f"[...document.querySelectorAll({json.dumps(inside + ' svg[role=img]')})]"
        ".map((card) => card.getAttribute('aria-label'))"
    )
    return found


def _see_as(tab: Tab, key: str) -> None:
    """Choose who looks, with the keyboard alone."""
    tab.page.evaluate("document.getElementById('onlookers').focus()")
    tab.page.keyboard.press("Home")
    keys = ["referee", "1", "2", "3", "spectator"]
    for _ in range(keys.index(key)):
        tab.page.keyboard.press("ArrowDown")
    assert tab.page.evaluate("document.getElementById('onlookers').value") == key
    tab.page.evaluate("document.activeElement.blur()")


def test_buttons_lead_through_the_game(story: Tab) -> None:
    assert _step(story) == "Step 0 of 46"
    assert _told(story)[-1].startswith("Anna is to lead.")
    story.page.click("#on")
    assert _step(story) == "Step 1 of 46"
    assert _told(story) == ["Anna shows yellow 2 poisonous. LEAD-1"]
    story.page.click("#last")
    assert _step(story) == "Step 46 of 46"
    story.page.click("#on", force=True)  # which says that it is of no use there
    assert _step(story) == "Step 46 of 46"
    assert "Points: −4" in story.page.inner_text("#table")
    story.page.click("#back")
    assert _step(story) == "Step 45 of 46"
    story.page.click("#first")
    assert _step(story) == "Step 0 of 46"


def test_keys_lead_through_the_game(story: Tab) -> None:
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", 46),
        ("ArrowRight", 46),
        ("Home", 0),
        ("ArrowLeft", 0),
    ):
        story.page.keyboard.press(key)
        assert _step(story) == f"Step {step} of 46"
    for step in range(1, 47):
        story.page.keyboard.press("ArrowRight")
        assert _step(story) == f"Step {step} of 46"
        assert story.page.evaluate("document.getElementById('slider').value") == str(step)


def test_the_slider_leads_through_the_game(story: Tab) -> None:
    story.page.evaluate("document.getElementById('slider').focus()")
    story.page.keyboard.press("ArrowRight")
    story.page.keyboard.press("ArrowRight")
    assert _step(story) == "Step 2 of 46"
    value = story.page.evaluate("document.getElementById('slider').getAttribute('aria-valuetext')")
    assert value == "Step 2 of 46"
    story.page.keyboard.press("End")
    assert _step(story) == "Step 46 of 46"


def test_the_table_is_as_the_record_says(story: Tab) -> None:
    """Step 6: Cleo has released Y5h and shows G3p on Ben's G2h; Anna has released Y2p."""
    for _ in range(6):
        story.page.keyboard.press("ArrowRight")
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
    assert "Anna · leads · on turn" in story.page.inner_text("#table")
    assert "yellow < green" in story.page.inner_text("#table")
    assert _told(story) == [
        "Cleo releases yellow 5 harmless. RAISE-2",
        "Cleo shows green 3. RAISE-1",
    ]
    _see_as(story, "spectator")
    assert not story.page.evaluate("document.querySelector('.own')")
    assert "green 2, under the thumb" in _cards(story, ".middle")


def test_no_step_says_more_than_was_known_by_then(story: Tab) -> None:
    """Ben learns of Cleo's G3p when the first trick is over, at step 10."""
    _see_as(story, "2")
    page = "document.querySelector('main').textContent"
    labels = "[...document.querySelectorAll('[aria-label]')].map((x) => x.ariaLabel).join()"
    for step in range(11):
        assert _step(story) == f"Step {step} of 46"
        said = story.page.evaluate(f"{page} + {labels}")
        assert ("green 3 poisonous" in said or "green 3, poisonous" in said) == (step == 10)
        story.page.keyboard.press("ArrowRight")


def test_the_language_changes_at_once(story: Tab) -> None:
    story.page.keyboard.press("ArrowRight")
    story.page.click("#de")
    assert story.page.evaluate("document.documentElement.lang") == "de"
    assert _step(story) == "Schritt 1 von 46"
    assert _told(story) == ["Anna zeigt Gelb 2 giftig. LEAD-1"]
    assert story.page.inner_text("#on") == "Weiter"
    assert story.page.inner_text("#onlookers option").strip() == "Schiedsrichter"
    assert _cards(story, ".middle") == ["Gelb 2, giftig, unter dem Daumen"]
    drawn = "document.querySelector('.middle use[href^=\\'#k\\']').getAttribute('href')"
    assert story.page.evaluate(drawn) == "#kY2-de"
    words = story.page.inner_text("body")
    story.page.click("#en")
    assert story.page.evaluate(drawn) == "#kY2"
    assert _told(story) == ["Anna shows yellow 2 poisonous. LEAD-1"]
    assert story.page.inner_text("body") != words


def test_a_clause_opens_with_both_citations(story: Tab) -> None:
    story.page.keyboard.press("ArrowRight")
    assert story.page.evaluate("document.querySelector('#told .clause').title") != ""
    story.page.click("#told .clause")
    gist = story.page.inner_text("#told .gist")
    assert gist.startswith("LEAD-1: ")
    assert "German manual: G" in gist
    assert "English translation: E" in gist
    story.page.evaluate("document.querySelector('#told .clause').focus()")
    story.page.keyboard.press("Enter")
    assert not story.page.evaluate("document.querySelector('#told .gist')")
    assert story.page.evaluate("document.querySelector('#told .clause').ariaExpanded") == "false"


def test_all_can_be_reached_by_the_keyboard_and_the_focus_is_seen(story: Tab) -> None:
    story.page.keyboard.press("ArrowRight")
    reached: list[str] = []
    for _ in range(60):
        story.page.keyboard.press("Tab")
        found: list[Any] = story.page.evaluate(
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


def test_what_is_told_is_said_to_those_who_cannot_see(story: Tab) -> None:
    assert (
        story.page.evaluate("document.getElementById('told').getAttribute('aria-live')") == "polite"
    )
    story.page.keyboard.press("ArrowRight")
    assert "Step 1 of 46" in story.page.evaluate("document.getElementById('told').textContent")
    unnamed = "[...document.querySelectorAll('svg')].filter((x) => !x.ariaLabel && !x.ariaHidden)"
    assert story.page.evaluate(f"{unnamed}.length") == 0


@pytest.mark.parametrize("words", [("--lang", "de"), (), ("--seat", "3")][: many(1, 3)])
def test_a_phone_shows_seven_seats_without_scrolling_sideways(
    tabs: Callable[[Size], Tab], tmp_path: Path, words: tuple[str, ...]
) -> None:
    tab = tabs(PHONE)
    tab.open(_page(tmp_path, RECORDS / "seven-seats.dd", *words))
    last = tab.page.evaluate("STORY.last")
    for step in {0, 1, last // 3, last // 2, last}:
        tab.page.evaluate(f"go({step})")
        assert tab.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        beyond = (
            "[...document.querySelectorAll('main *')].filter((x) => {"
            "const box = x.getBoundingClientRect(); return box.width && box.right > 360.5; })"
        )
        assert tab.page.evaluate(f"{beyond}.length") == 0
        for button in ("first", "back", "on", "last"):
            box = tab.page.evaluate(
                f"document.getElementById('{button}').getBoundingClientRect().toJSON()"
            )
            assert box["height"] >= 44
            assert box["bottom"] <= PHONE[1], "the buttons stay in sight"
    assert tab.errors == []


def test_an_address_leads_to_a_step(tab: Tab, address: str) -> None:
    tab.open(f"{address}#step=6&seat=2&lang=de")
    assert _step(tab) == "Schritt 6 von 46"
    assert _cards(tab, ".own")[0] == "Gelb 1, ungiftig"
    tab.open(f"{address}#step=99&seat=9&lang=fr")
    assert _step(tab) == "Step 0 of 46"
    assert tab.errors == []


def test_a_page_for_one_seat_shows_this_seat_alone(tab: Tab, tmp_path: Path) -> None:
    tab.open(_page(tmp_path, THREE, "--seat", "Ben", "--lang", "de") + "#seat=referee&step=1")
    assert tab.page.inner_text("#onlooker") == "Gesehen von: Ben"
    assert not tab.page.evaluate("document.querySelector('select')")
    assert _told(tab) == ["Anna zeigt Gelb 2. LEAD-1"]
    assert tab.page.evaluate("STORY.onlookers.length") == 1
    tab.page.keyboard.press("End")
    assert _step(tab) == "Schritt 46 von 46"
    assert tab.errors == []


def test_the_last_step_of_an_illegal_record_is_the_refusal(tab: Tab, tmp_path: Path) -> None:
    tab.open(_page(tmp_path, RECORDS / "broken-topped-colour.dd"))
    tab.page.keyboard.press("End")
    told = tab.page.inner_text("#told")
    assert "Not allowed: Ben: G5h." in told
    assert "HIGH-5: " in told
    assert "German manual: G2→2, G2→3; English translation: –" in told
    assert "RAISE-3: " in told
    assert tab.errors == []


def test_names_are_shown_as_they_are(tab: Tab, tmp_path: Path) -> None:
    name = "<img src=x onerror=alert(1)>"
    text = THREE.read_text(encoding="utf-8").replace("Anna", name)
    (tmp_path / "a.dd").write_text(text, encoding="utf-8")
    tab.open(_page(tmp_path, tmp_path / "a.dd"))
    assert name in tab.page.inner_text("#table")
    assert tab.page.evaluate("document.querySelectorAll('main img').length") == 0
    assert tab.errors == []


def test_a_picture_opens_without_an_error(tab: Tab, tmp_path: Path) -> None:
    target = tmp_path / "a.svg"
    assert daumen_rules("show", THREE, "-o", target, "--step", "6", "--seat", "Ben").status == 0
    tab.open(target.as_uri())
    assert tab.page.evaluate("document.documentElement.getBBox().width") == 400
    assert tab.page.evaluate("document.querySelectorAll('use').length") > 20
    assert tab.errors == []
    assert tab.loaded == [target.as_uri()]
