"""Records with gaps: written and read again, each in one way, and refused where they cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import example, given

from daumen_rules import Card, Kind
from daumen_rules.contracts.record_model import Record
from daumen_rules.games.daumen_drauf.recorded_deal import DealtHands
from daumen_rules.kernel.errors import InputError
from daumen_rules.records.record import read as read_with_gaps
from daumen_rules.records.record import read_json as read_json_with_gaps
from daumen_rules.records.record import read_text as read_text_with_gaps
from daumen_rules.records.record import read_whole, write_json
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.record import write as write_text
from tests.each import of_each
from tests.laws.strategies import one_in
from tests.notation.noted import a_gap
from tests.notation.records import (
    DECK,
    EXAMPLES,
    JSON,
    TEXT,
    TEXT_WITH_HANDS,
    WITH_GAPS,
    Damage,
    damage,
    records,
    records_with_gaps,
    replaced,
)


@one_in(4)
@given(records_with_gaps())
def test_what_is_written_with_gaps_is_read_again(record: Record) -> None:
    text, json_text = write_text(record), write_json(record)
    assert read_text_with_gaps(text) == record == read_with_gaps(text)
    assert read_json_with_gaps(json_text) == record == read_with_gaps(json_text)


@one_in(4)
@given(records_with_gaps())
def test_both_forms_have_one_way_to_write_it(record: Record) -> None:
    text, json_text = write_text(record), write_json(record)
    assert write_text(read_with_gaps(json_text)) == text
    assert write_json(read_with_gaps(text)) == json_text


@one_in(4)
@given(records())
def test_a_record_without_gaps_is_read_as_whole(record: Record) -> None:
    for text in (write_text(record), write_json(record)):
        assert read_whole(text) == read(text) == read_with_gaps(text) == record


@one_in(4)
@given(records_with_gaps().filter(lambda record: record.first_gap is not None))
def test_a_record_with_gaps_is_not_read_as_whole(record: Record) -> None:
    for text in (write_text(record), write_json(record)):
        with pytest.raises(InputError) as caught:
            read_whole(text)
        assert "a record without gaps" in caught.value.say("en")
        assert "eine Aufzeichnung ohne Lücken" in caught.value.say("de")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.name))
def test_a_record_without_gaps_is_read_as_before(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_with_gaps(text)
    assert record.first_gap is None
    assert read(text) == record
    for game, same in zip(record.games, read(text).games, strict=True):
        assert [entry.line for entry in game.entries] == [entry.line for entry in same.entries]
        assert game.deal_line == same.deal_line
        assert [one.line for one in game.claims] == [one.line for one in same.claims]


@pytest.mark.parametrize("path", WITH_GAPS, ids=lambda path: str(path.name))
def test_every_example_with_gaps_can_be_written_again_in_both_forms(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_with_gaps(text)
    assert record.first_gap is not None
    assert read_with_gaps(write_text(record)) == read_with_gaps(write_json(record)) == record
    assert text.splitlines()[1].startswith("# ")


def _with(deal: str, *entries: str) -> Record:
    lines = ["daumen_drauf 1", "names: Anna, Ben", deal, *entries]
    record = read_with_gaps("\n".join(lines))
    assert record.first_gap is not None
    return record


def test_who_did_what_is_enough() -> None:
    game = _with("", "Anna: Y3?", "Ben: ?", "Anna: parry B1?", "Ben: zeigt Y2?").games[0]
    assert game.deal is None
    assert game.entries == (
        a_gap(0, "show", Kind.parse("Y3")),
        a_gap(1, "show", None),
        a_gap(0, "parry", Kind.parse("B1")),
        a_gap(1, "show", Kind.parse("Y2")),
    )
    assert [entry.line for entry in game.entries] == [4, 5, 6, 7]


def test_hands_may_be_known_in_part_and_in_any_order() -> None:
    deal = _with("hand Anna: ? Y1? Y3p ? Y2p\npile: B1p ...").games[0].deal
    assert isinstance(deal, DealtHands)
    assert deal.hands[0] == (
        *(Card.parse("Y2p"), Card.parse("Y3p"), Kind.parse("Y1")),
        *(None, None),
    )
    assert deal.hands[1] == (None,) * 5
    assert deal.pile == (Card.parse("B1p"), *(None,) * 13)


def test_what_says_nothing_is_not_written() -> None:
    nothing = write_text(_with("", "Anna: Y3?"))
    for deal in (
        "deck: ...",
        "deck: " + "? " * 24,
        "hand Ben: ...",
        "pile: …",
        "hand Anna: ? ? ...",
    ):
        assert write_text(_with(deal, "Anna: Y3?")) == nothing
    assert "hand" not in nothing
    assert "deck" not in nothing


def test_a_deck_written_whole_is_no_gap() -> None:
    text = (
        f"daumen_drauf 1\nnames: Anna, Ben\nhand Anna: {DECK[:19]}\nhand Ben: {DECK[20:39]}\npile: "
    )
    assert read_with_gaps(text + DECK[40:]).first_gap is None
    assert read_with_gaps(text.removesuffix("pile: ")).first_gap is not None


# What cannot be


ONE_OF_A_KIND = "expected two cards of a kind; two Y1 are there already, line 3 (MAT-3)"
CANNOT_BE: dict[str, tuple[str, str, str]] = {
    "a card in two places": (
        "hand Anna: Y3p ...\nhand Ben: Y3p ...",
        "4:11",
        "found 'Y3p'; expected each card once; this one is there already, line 3 (MAT-4)",
    ),
    "a card in a hand and in the pile": (
        "hand Anna: Y3p ...\npile: ? Y3p ...",
        "4:9",
        "found 'Y3p'; expected each card once; this one is there already, line 3 (MAT-4)",
    ),
    "three of a kind": ("deck: Y1p Y1? Y1? ...", "3:15", f"found 'Y1?'; {ONE_OF_A_KIND}"),
    "three of a kind in hands": (
        "hand Anna: Y1? Y1? ...\nhand Ben: Y1h ...",
        "4:11",
        f"found 'Y1h'; {ONE_OF_A_KIND}",
    ),
    "half a card of which none is left": (
        "hand Anna: Y?p Y?p Y?p ...\nhand Ben: Y?p Y?p ...",
        "4:15",
        "found 'Y?p'; expected a card that is left; the others are all noted already, line 3, 4 "
        "(MAT-4)",
    ),
    "one of two that lie elsewhere": (
        "hand Anna: Y3p Y4p ...\nhand Ben: Y3p|Y4p ...",
        "4:11",
        "found 'Y3p|Y4p'; expected a card that is left; the others are all noted already, line 3 "
        "(MAT-4)",
    ),
    "half a card of the box": (
        "hand Anna: Y>4 ...",
        "3:12",
        "found 'Y>4'; expected values 1 to 4 with 2 players (DECK-6)",
    ),
    "a card of the box": (
        "hand Anna: Y5? ...",
        "3:12",
        "found 'Y5?'; expected values 1 to 4 with 2 players (DECK-6)",
    ),
    "six cards in a hand": (
        "hand Anna: Y1? ? ? ? ? ?",
        "3:12",
        "found 6 cards; expected five cards (START-3)",
    ),
    "four cards in a hand": (
        "hand Anna: Y1? ? ? ?",
        "3:12",
        "found 4 cards; expected five cards (START-3)",
    ),
    "a short deck": (
        "deck: Y1p ? ?",
        "3:7",
        "found 3 cards; expected 24 cards with 2 players, ? for each unknown one (DECK-1)",
    ),
    "a long pile": (
        "pile: " + "? " * 14 + "Y1?",
        "3:7",
        "found 15 cards; expected 14 cards with 2 players, ? for each unknown one (START-6)",
    ),
    "hands beside a deck": (
        "deck: ...\nhand Anna: ...",
        "4:1",
        "found 'hand'; expected either `deck:`, or `hand NAME:` for every name and `pile:`",
    ),
    "no kind": (
        "deck: Y0? ...",
        "3:7",
        "found 'Y0?'; expected a card such as Y3p (colour Y, G or B, value 1 to 9, p poisonous or "
        "h harmless), Y3? of an unknown fang, Y? any yellow one, ?3p some poisonous 3, Y>2 yellow "
        "and above 2, Y3|Y4 one of two, or ? for any card",
    ),
    "dots within a row": (
        "hand Anna: ... Y1p",
        "3:12",
        "found '...'; expected a card such as Y3p: colour Y, G or B, value 1 to 9, p poisonous or "
        "h harmless",
    ),
}


@of_each("name", CANNOT_BE)
def test_what_cannot_be_is_refused_with_its_place_and_clause(name: str) -> None:
    deal, place, said = CANNOT_BE[name]
    with pytest.raises(InputError) as caught:
        read_with_gaps(f"daumen_drauf 1\nnames: Anna, Ben\n{deal}\nAnna: Y3?\n")
    assert caught.value.say("en") == f"-:{place}: {said}"
    assert len(caught.value.say("de").splitlines()) == 1


def test_an_error_in_json_with_gaps_has_its_place() -> None:
    cards = json.dumps(["Y1p", "Y1?", "Y1?", *["?"] * 21])
    text = JSON.replace(json.dumps(DECK.split()), cards)
    with pytest.raises(InputError) as caught:
        read_with_gaps(text)
    assert caught.value.say("en") == f"-:8:24: found 'Y1?'; {ONE_OF_A_KIND}".replace(
        "line 3", "line 8"
    )


FIRST_GAPS = {
    "no deal": (TEXT.replace(f"deck: {DECK}\n", ""), "7:1"),
    "a fang": (TEXT.replace("Anna: Y2p", "Anna: Y2?"), "9:7"),
    "a parry": (TEXT.replace("Ben: pass", "Ben: parry Y2?\nAnna: Y1?"), "10:12"),
    "in a deck": (TEXT.replace("deck: Y1p", "deck: ?"), "7:7"),
    "in a hand": (TEXT_WITH_HANDS.replace("hand Anna: Y1p", "hand Anna: ?"), "4:12"),
    "no pile": (TEXT_WITH_HANDS.replace("pile:", "# pile:"), "7:1"),
    "in JSON": (JSON.replace('"show": "Y2p"', '"show": "Y2?"'), "9:47"),
}


@pytest.mark.parametrize("name", FIRST_GAPS)
def test_a_command_that_needs_a_whole_record_is_told_the_first_gap(name: str) -> None:
    text, place = FIRST_GAPS[name]
    assert read_with_gaps(text).first_gap is not None
    with pytest.raises(InputError) as caught:
        read_whole(text)
    assert f"{caught.value.line}:{caught.value.column}" == place


@one_in(2)
@given(damage())
@example(replaced())
@example(replaced("Anna", "Zoë", end="# not damaged\n"))
@example(replaced("Anna: ?", "Anna: ??"))
def test_a_damaged_record_with_gaps_is_a_record_or_an_error(damaged: Damage) -> None:
    text = damaged(TEXT.replace("deck: Y1p Y1h", "deck: ? Y1?").replace("Anna: Y2p", "Anna: ?"))
    found = _read_or_error(text)
    if isinstance(found, InputError):
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= found.line <= len(lines)
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1
        assert len(found.say("en").splitlines()) == 1
    else:
        assert read_with_gaps(write_text(found)) == found


def _read_or_error(text: str) -> Record | InputError:
    try:
        return read_with_gaps(text)
    except InputError as error:
        return error
