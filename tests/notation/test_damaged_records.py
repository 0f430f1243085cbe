"""Damaged records: cut off, with other line ends, changed at random.

Whatever is wrong with them, the answer is a record or an InputError.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings

from daumen_rules.cli.shared.basics import read_file
from daumen_rules.contracts.record_model import Record, TrickMark
from daumen_rules.kernel.errors import InputError
from daumen_rules.records.record import read_json, read_text, write
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.replay import replay
from tests.conftest import many
from tests.notation.records import EXAMPLES, TEXT, Damage, damage, example, on_page

WITH_UMLAUTS = (
    example("two-seats.dd").replace("Anna", "Jürgen").replace("Ben", "Zoë").split("trick 3")[0]
)


def _lines(record: Record) -> list[int]:
    return [entry.line for game in record.games for entry in game.entries]


def _read_or_error(reader: Callable[[str], Record], text: str) -> Record | InputError:
    try:
        return reader(text)
    except InputError as error:
        return error


@pytest.mark.long
@pytest.mark.parametrize("text", [WITH_UMLAUTS, on_page("json").replace("Anna", "Jürgen")])
def test_a_record_cut_off_at_any_byte_is_a_shorter_record_or_an_error(
    text: str, tmp_path: Path
) -> None:
    whole, path = read(text), tmp_path / "cut.dd"
    data = text.encode("utf-8")
    shorter = 0
    for length in range(len(data)):
        path.write_bytes(data[:length])
        cut = _read_or_error(lambda name: read(read_file(name, "en")), str(path))
        if isinstance(cut, InputError):
            line, column = data[:length].count(b"\n") + 1, length - data.rfind(b"\n", 0, length)
            assert 1 <= cut.line <= line
            assert cut.line < line or cut.column <= column
            assert "\n" not in cut.say("en")
            continue
        shorter += 1
        assert cut.names == whole.names
        assert cut.games[0].deal == whole.games[0].deal
        last = len(cut.games[0].entries) - 1
        assert cut.games[0].entries[:last] == whole.games[0].entries[: max(last, 0)]
    assert shorter > 1 if text is WITH_UMLAUTS else shorter == 1


@pytest.mark.parametrize("name", [path.name for path in EXAMPLES if path.suffix == ".dd"])
@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_other_line_ends_read_the_same_with_the_same_line_numbers(name: str, end: str) -> None:
    text = example(name)
    there = read_text(text.replace("\n", end))
    assert there == read_text(text)
    assert _lines(there) == _lines(read_text(text))


def test_errors_after_windows_line_ends_have_the_right_place() -> None:
    text = TEXT.replace("Ben: pass", "Ben: Y9").replace("\n", "\r\n")
    with pytest.raises(InputError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column) == (10, 6)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.name))
def test_a_mark_of_byte_order_before_the_text_changes_nothing(path: Path) -> None:
    text = path.read_bytes().decode("utf-8")
    assert read("\ufeff" + text) == read(text)
    assert _lines(read("\ufeff" + text)) == _lines(read(text))


def test_a_last_line_without_end_is_read() -> None:
    assert read_text(TEXT.rstrip("\n")) == read_text(TEXT)


def _is_harmless(text: str, reader: Callable[[str], Record]) -> None:
    """A text is a record, which can be replayed, or an error on one line at a place in it."""
    found = _read_or_error(reader, text)
    if isinstance(found, InputError):
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= found.line <= len(lines)
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1
        assert len(found.say("en").splitlines()) == len(found.say("de").splitlines()) == 1
        return
    if found.first_gap is not None:
        assert read_text(write(found)) == found
        return
    answer = replay(found, found.rules)
    assert len(answer.games) + answer.unplayed == len(found.games)
    entries = [entry for game in found.games for entry in game.entries]
    assert all(not isinstance(entry, TrickMark) or entry.number >= 1 for entry in entries)


@settings(max_examples=many(50, 1_500))
@given(damage())
@pytest.mark.long
def test_a_damaged_text_is_a_record_or_an_error(damaged: Damage) -> None:
    for name in ("match.dd", "hands-and-pile.dd", "english-refill.dd"):
        _is_harmless(damaged(example(name)), read_text)


@settings(max_examples=many(50, 1_500))
@given(damage())
@pytest.mark.long
def test_a_damaged_json_is_a_record_or_an_error(damaged: Damage) -> None:
    for text in (on_page("json"), example("two-seats.json")):
        _is_harmless(damaged(text), read_json)


@given(damage())
def test_either_form_is_told_from_the_other_however_damaged(damaged: Damage) -> None:
    for path in EXAMPLES[:3]:
        _is_harmless(damaged(path.read_text(encoding="utf-8")), read)
