"""Answers that nobody has thought of: no traceback, and nothing in a report that does harm."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from daumen_rules import GERMAN
from daumen_rules.cli.conform.report_files import REPORTS, report_text
from daumen_rules.cli.conform.report_text import Accepted, report_lines
from daumen_rules.cli.main import main
from daumen_rules.conformance.bench import Bench, bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.engine_text import DEEPEST, cleaned, cleaned_lines, read_line
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan, Report
from daumen_rules.contracts.engine_tests.shapes import as_list, as_object
from daumen_rules.games.catalogue import game
from tests.clock import PATIENT
from tests.conformance.benches import BENCH
from tests.conformance.game_engine import GameEngine
from tests.conformance.own_engine import Form, OwnEngine
from tests.conftest import many
from tests.each import of_each

OWN = [sys.executable, str(Path(__file__).parent / "own_engine.py")]
HARMFUL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff\u202a-\u202e]")
"""What a terminal obeys, what XML cannot hold, and what turns the direction of writing."""
Answering = Callable[[Form], Any]


# Text


def test_text_is_clean_when_it_has_only_printable_signs() -> None:
    assert cleaned("Größe 3 – 漢字") == "Größe 3 – 漢字"
    odd = "\x1b[2J\ud800\n\u2028\u202e\x9b\ufffe\x00"
    assert cleaned(odd) == r"\x1b[2J\ud800\n\u2028\u202e\x9b\ufffe\x00"
    assert cleaned_lines("a\v\f\x1c\x85\u2028b\rc\n\nd".encode()) == (
        "a\\x0b\\x0c\\x1c\\x85\\u2028b\nc\n\nd"
    )
    assert cleaned_lines(b"\n") == cleaned_lines(b"") == ""
    assert cleaned_lines(b"a\tb\r\n\x1b]0;x\x07\xff\n") == "a       b\n\\x1b]0;x\\x07\ufffd"


@of_each(
    ("line", "found"),
    [
        (b'{"a": NaN}', "a number beyond all bounds"),
        (b'{"a": 1e400}', "a number beyond all bounds"),
        (b'{"a": -Infinity}', "a number beyond all bounds"),
        (b'{"a": %s}' % (b"9" * 4000), "a number beyond all bounds"),
        (
            b'{"a": %s1%s}' % (b"[" * DEEPEST, b"]" * DEEPEST),
            "values more than 60 deep in one another",
        ),
        (b"[" * 100_000, "[[["),
        (b"\xff\xfe{\x00}\x00", "\ufffd"),
        (b"", "''"),
    ],
)
def test_a_line_that_is_no_object_or_holds_what_nobody_can_show(line: bytes, found: str) -> None:
    value, flaw = read_line(line)
    assert value is None
    assert flaw is not None
    assert found in flaw.found.en
    assert len(flaw.found.en) < 200


def test_all_texts_of_a_line_are_clean_names_too() -> None:
    value, flaw = read_line(json.dumps({"\x1b": ["\ud800", {"b": "\n"}], "n": 3}).encode())
    assert flaw is None
    assert value == {r"\x1b": [r"\ud800", {"b": r"\n"}], "n": 3}


# Reports


def _conform(fault: str, *words: str) -> Result:
    return CliRunner().invoke(
        main, ["conform", "--rules", "german", *words, "--no-suite", *PATIENT, "--", *OWN, fault]
    )


@pytest.mark.long
@pytest.mark.parametrize("fault", ["odd_name", "odd_errors", "odd_value"])
def test_no_report_holds_what_a_terminal_obeys_or_a_file_cannot_hold(
    fault: str, tmp_path: Path
) -> None:
    paths = {ending: tmp_path / f"report{ending}" for ending in REPORTS}
    options = [word for path in paths.values() for word in ("--report", str(path))]
    done = _conform(fault, "--games", "3", "--players", "2", "--most", "1", *options)
    assert done.exit_code == 1, done.exception
    written = {ending: path.read_text("utf-8") for ending, path in paths.items()}
    for text in (done.stdout, *written.values()):
        assert not HARMFUL.search(text)
    ElementTree.fromstring(written[".xml"])
    assert json.loads(written[".json"])["clean"] is False


def test_events_told_with_the_deal_are_passed_over() -> None:
    """They are what follows from an action; an answer may hold more than is asked for."""
    oddities: tuple[Any, ...] = (None, [1], "x", [{}], [{"event": "taken"}])
    for odd in oddities:
        engine = _with(OwnEngine().answer, "new", events=odd)
        assert not _talk(BENCH, lambda engine=engine: engine).has_found  # type: ignore[misc]
    done = _conform("null_events", "--games", "3", "--players", "2")
    assert done.exit_code == 0, done.exception


def _with(answering: Answering, message: str, **fields: Any) -> Answering:
    """An engine that has more fields in its answers to one kind of message."""

    def answer(request: Form) -> Any:
        said = answering(request)
        return {**said, **fields} if request["message"] == message else said

    return answer


@pytest.mark.parametrize("odd", [None, [1], "x", [{}], [{"event": "taken"}], [{"event": ["x"]}]])
def test_events_after_an_action_that_cannot_be_read_are_a_fault(odd: Any) -> None:
    def answer() -> Answering:
        inner = OwnEngine().answer

        def told(request: Form) -> Any:
            said = inner(request)
            return {**said, "events": odd} if "events" in said else said

        return told

    (fault,) = _talk(BENCH, answer).faults
    assert fault.flaw is not None
    assert fault.flaw.place.startswith("events")


# Anything at all


def _talk(
    found: Bench[Any, Any, Any, Any], engine: Callable[[], Answering], games: int = 3
) -> Report[Any, Any, Any]:
    @contextmanager
    def connection() -> Generator[FunctionConnection, None, None]:
        yield FunctionConnection(engine())

    rules = GERMAN if found is BENCH else game(found.game.slug).book.default
    plan: Plan[Any, Any, Any, Any] = Plan(
        rules=(rules,), players=tuple(found.game.rules.seats)[:1], games=games, most=1, shrink=False
    )
    return Campaign(found, connection, plan).run()


ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 99, 10**14, 10**30, 1.5, "", "x", "Y1p", "Y1", "pass", "nature",
    "\ud800", "\x1b[2J", [], [[]], [None], [0], ["Y1p"], ["x"], {}, {"a": 1}, {"seat": 0}, [{}],
    ["Y1p"] * 300,
)  # fmt: skip
"""Values to stand where others belong."""


def _mutated(value: Any, random: Random) -> Any:
    """A value with one part of it changed, left out, doubled or added."""
    items, members = as_list(value), as_object(value)
    if not (items or members) or random.random() < 0.15:
        return random.choice(ODD)
    act = random.randrange(8)
    if members:
        name = random.choice(list(members))
        rest = {key: inner for key, inner in members.items() if act or key != name}
        if act == 1:
            return {**rest, "more": random.choice(ODD)}
        return {**rest, name: _mutated(members[name], random)} if act else rest
    assert items
    at = random.randrange(len(items))
    changed = [items[at]] if act == 1 else [_mutated(items[at], random)] if act else []
    return [*items[:at], *changed, *items[at + (act != 1) :]]


def _odd_engine(answering: Answering, random: Random) -> Answering:
    """An engine one of whose first answers is odd."""
    at = random.randrange(1, 30)
    asked = [0]

    def answer(request: Form) -> Any:
        asked[0] += 1
        said = answering(request)
        return _mutated(said, random) if asked[0] == at else said

    return answer


@pytest.mark.long
@pytest.mark.parametrize("slug", ["daumen_drauf", "wolf-und-schafe", "skat"])
def test_whatever_an_engine_says_is_compared_or_a_fault(slug: str) -> None:
    own = slug == "daumen_drauf"
    found = BENCH if own else bench(game(slug))
    seen = 0
    for seed in range(many(24, 1000)):
        random = Random(f"{slug}/{seed}")
        inner = OwnEngine().answer if own else GameEngine(slug).answer
        report = _talk(found, lambda i=inner, r=random: _odd_engine(i, r), games=1)  # type: ignore[misc]
        seen += report.has_found
        for language in ("en", "de"):
            lines = "\n".join(report_lines(found, report, Accepted({}), language, table=False))
            assert "too odd" not in lines
            assert "zu seltsam" not in lines
            assert not HARMFUL.search(lines)
        for ending in REPORTS if seed % 10 == 0 else [".json", ".xml"]:
            text = report_text(f"x{ending}", found, report, Accepted({}), 0, "de")
            assert not HARMFUL.search(text)
            text.encode("utf-8")
    assert seen > 10
