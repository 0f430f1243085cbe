"""Two whole games worked out by hand from the manuals: the library plays them as the pages say.

The pages are the expectation. Here they are only taken apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from attrs import frozen

from daumen_rules import Parry, Pass, Refused, Show, State
from daumen_rules.contracts.record_model import Act, Record, TrickMark
from daumen_rules.games.daumen_drauf.events import (
    Drawn,
    Event,
    Leads,
    Parried,
    Passed,
    Released,
    Scored,
    Shown,
    Taken,
)
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.recorded_deal import deck_order
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.records.record import read_text
from daumen_rules.records.replay import replay
from tests.notation.noted import score_of
from tests.notation.records import SPEC, example

GAMES = ("two-seats", "three-seats")
NOTHING = ("–", "(none)")


# The pages


@frozen
class Row:
    """A row of a trick: who does what, what is opened, what is left in the fan."""

    name: str
    does: str
    opened: str
    fan: frozenset[str]


@frozen
class PageTrick:
    """A trick as its page tells it, with the hands and the pile after it."""

    rows: tuple[Row, ...]
    taker: str
    cards: frozenset[str]
    plus: int
    minus: int
    draws: tuple[tuple[str, tuple[str, ...]], ...]
    hands: tuple[tuple[str, frozenset[str]], ...]
    pile: int


@frozen
class Result:
    """What a seat has in the end: captured cards, plus, minus, its last hand, its points."""

    captured: int
    plus: int
    minus: int
    last_hand: frozenset[str]
    net: int


def _page(game: str) -> str:
    return (SPEC / "games" / f"{game}.md").read_text(encoding="utf-8")


def _table(text: str, columns: int) -> Iterator[list[str]]:
    """The rows of the tables with so many columns, without their headings."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == columns and cells[0] not in ("seat", "no."):
            yield cells


def _cards(text: str) -> frozenset[str]:
    return frozenset() if text in NOTHING else frozenset(text.split())


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def page_hands(section: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The table of hands of a section."""
    return tuple((name, _cards(hand)) for name, hand in _table(section, 2))


def page_tricks(game: str) -> list[PageTrick]:
    """All tricks of a page."""
    tricks: list[PageTrick] = []
    for section in re.split(r"^## ", _page(game), flags=re.MULTILINE)[2:-1]:
        if not section.startswith(f"Trick {len(tricks) + 1} — "):
            continue
        taken = re.search(
            r"^- Taken by (\w+).*?: ([YGB][\w ]+) — plus (\d+), minus (\d+)\.",
            section,
            re.MULTILINE,
        )
        pile = re.search(r"^Pile: (\d+)\.", section, re.MULTILINE)
        assert taken is not None
        assert pile is not None
        draws = re.findall(r"^- (\w+) draws: (.*)$", section, re.MULTILINE)
        tricks.append(
            PageTrick(
                rows=tuple(
                    Row(name, does, "" if opened in NOTHING else opened, _cards(fan))
                    for _, name, does, opened, fan, _ in _table(section, 6)
                ),
                taker=taken[1],
                cards=_cards(taken[2]),
                plus=int(taken[3]),
                minus=int(taken[4]),
                draws=tuple((n, tuple(c.split())) for n, c in draws if c not in NOTHING),
                hands=page_hands(section),
                pile=int(pile[1]),
            )
        )
    return tricks


def page_result(game: str) -> dict[str, Result]:
    """The last table of a page."""
    section = _page(game).partition("## Result")[2]
    return {
        name: Result(
            captured=int(captured),
            plus=int(plus),
            minus=int(minus),
            last_hand=_cards(last.partition(":")[0]),
            net=_number(net.split("**")[1]),
        )
        for name, captured, plus, minus, last, net in _table(section, 6)
    }


# The library


@frozen
class Played:
    """A trick as the library plays it: its entries, the events, the state after each of them."""

    entries: tuple[Act, ...]
    events: tuple[tuple[Event, ...], ...]
    states: tuple[State, ...]


def play(record: Record) -> tuple[State, list[Played]]:
    """The state after the deal, and the tricks as they are marked."""
    game = record.games[0]
    answer = step(start(len(record.names), record.rules), deck_order(game.deal, record.rules, 0))
    assert not isinstance(answer, Refused)
    dealt = state = answer.state
    tricks: list[list[tuple[Act, tuple[Event, ...], State]]] = []
    for entry in game.entries:
        if isinstance(entry, TrickMark):
            tricks.append([])
            continue
        assert isinstance(entry, Act)
        answer = step(state, entry.action)
        assert not isinstance(answer, Refused)
        state = answer.state
        tricks[-1].append((entry, answer.events, state))
    return dealt, [Played(*map(tuple, zip(*trick, strict=True))) for trick in tricks]


def _hand(state: State, seat: int) -> frozenset[str]:
    assert isinstance(state, Playing | Finished)
    return frozenset(str(card) for card in state.table.hands[seat])


def _pile(state: State) -> int:
    assert isinstance(state, Playing | Finished)
    return len(state.table.pile)


def _does(entry: Act) -> str:
    match entry.action:
        case Show(card=card):
            return str(card)
        case Pass():
            return "passes"
        case Parry(card=card):
            return f"parries with {card}"
        case _:
            raise AssertionError(entry)


def _read(game: str) -> Record:
    return read_text(example(f"{game}.dd"))


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_can_be_taken_apart(game: str) -> None:
    tricks = page_tricks(game)
    assert len(tricks) == {"two-seats": 7, "three-seats": 9}[game]
    assert all(trick.rows and trick.cards and trick.hands for trick in tricks)
    rows = sum(len(trick.rows) for trick in tricks)
    assert rows == {"two-seats": 26, "three-seats": 46}[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_legal_to_its_end_with_the_points_on_paper(game: str) -> None:
    record, result = _read(game), page_result(game)
    answer = replay(record, record.rules)
    assert answer.is_true
    assert answer.outcome is not None
    points = tuple(result[name].net for name in record.names)
    assert answer.outcome.scores == points
    assert (
        score_of(record.games[0])
        == points
        == {"two-seats": (0, -2), "three-seats": (-4, 2, 0)}[game]
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_hands_dealt_are_those_of_the_page(game: str) -> None:
    record = _read(game)
    dealt, _ = play(record)
    section = _page(game).partition("## Deck and deal")[2].partition("## Trick 1")[0]
    pile = re.search(r"^Pile: (\d+)\.", section, re.MULTILINE)
    assert pile is not None
    assert _pile(dealt) == int(pile[1])
    on_paper = page_hands(section)
    assert [name for name, _ in on_paper] == list(record.names)
    assert [_hand(dealt, seat) for seat in range(len(record.names))] == [h for _, h in on_paper]


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_every_trick_is_played(game: str) -> None:
    record = _read(game)
    _, tricks = play(record)
    for played, page in zip(tricks, page_tricks(game), strict=True):
        for i, row in enumerate(page.rows):
            entry, events = played.entries[i], played.events[i]
            seat = record.names.index(row.name)
            assert entry.action.seat == seat
            assert row.does.removeprefix("shows ").removeprefix("raises with ") == _does(entry)
            assert row.does.startswith("raises") is bool(row.opened)
            opened = "".join(str(e.card) for e in events if isinstance(e, Released))
            assert opened == row.opened
            if i < len(page.rows) - 1:
                assert _hand(played.states[i], seat) == row.fan
                assert all(isinstance(e, Shown | Passed | Released) for e in events)
        assert len(played.entries) == len(page.rows)


@pytest.mark.parametrize("game", GAMES)
def test_tricks_are_taken_and_hands_refilled_as_on_paper(game: str) -> None:
    record = _read(game)
    _, tricks = play(record)
    names = record.names
    captured = dict.fromkeys(names, frozenset[str]())
    for played, page in zip(tricks, page_tricks(game), strict=True):
        events, after = played.events[-1], played.states[-1]
        assert isinstance(after, Playing | Finished)
        assert [(names[e.seat], e.cards) for e in events if isinstance(e, Taken)] == [
            (page.taker, len(page.cards))
        ]
        captured[page.taker] |= page.cards
        for seat, name in enumerate(names):
            mine = after.table.captured[seat]
            assert frozenset(str(shown.card) for shown in mine) == captured[name]
        assert sum(card.endswith("h") for card in page.cards) == page.plus
        assert sum(card.endswith("p") for card in page.cards) == page.minus
        draws = [(names[e.seat], tuple(map(str, e.cards))) for e in events if isinstance(e, Drawn)]
        assert [(name, set(cards)) for name, cards in draws] == [
            (name, set(cards)) for name, cards in page.draws
        ]
        assert [(name, _hand(after, names.index(name))) for name, _ in page.hands] == list(
            page.hands
        )
        assert _pile(after) == page.pile


@pytest.mark.parametrize("game", GAMES)
def test_the_next_trick_is_led_by_who_leads_it_on_paper(game: str) -> None:
    record, page = _read(game), page_tricks(game)
    _, tricks = play(record)
    for played, following in zip(tricks[:-1], page[1:], strict=True):
        leaders = [record.names[e.seat] for e in played.events[-1] if isinstance(e, Leads)]
        assert leaders == [following.rows[0].name]
    assert not any(isinstance(event, Leads) for event in tricks[-1].events[-1])


@pytest.mark.parametrize("game", GAMES)
def test_parries_end_a_trick_and_nothing_else_but_passes_does(game: str) -> None:
    _, tricks = play(_read(game))
    for played, page in zip(tricks, page_tricks(game), strict=True):
        parried = any(isinstance(event, Parried) for event in played.events[-1])
        assert parried is page.rows[-1].does.startswith("parries")
        assert parried or page.rows[-1].does == "passes"


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_counts_what_the_page_counts(game: str) -> None:
    record, result = _read(game), page_result(game)
    _, tricks = play(record)
    end = tricks[-1].states[-1]
    assert isinstance(end, Finished)
    scored = [event for event in tricks[-1].events[-1] if isinstance(event, Scored)]
    assert [event.seat for event in scored] == list(range(len(record.names)))
    for event in scored:
        tally, paper = event.tally, result[record.names[event.seat]]
        assert len(end.table.captured[event.seat]) == paper.captured
        assert (tally.plus, tally.minus, tally.score) == (paper.plus, paper.minus, paper.net)
        assert _hand(end, event.seat) == paper.last_hand
        assert tally.hand == len(paper.last_hand)
