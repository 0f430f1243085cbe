"""The time limit: the clock is asked often enough wherever much is looked through.

The clock here counts how often it is asked, and how much was done in between: actions put before
the rules and matchings made. So nothing depends on how fast a machine is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import define
from click.testing import CliRunner

from daumen_rules import RuleSet
from daumen_rules.cli.main import main
from daumen_rules.disputes.answers import YesNo
from daumen_rules.disputes.classify import opinion, unheard
from daumen_rules.disputes.findings import Alternative, Always, Clear, SearchStopped
from daumen_rules.disputes.search import TimeUpError
from daumen_rules.games.daumen_drauf.court import inquiry
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation import trick_so_far
from daumen_rules.games.daumen_drauf.court.situation.completions import Tools
from daumen_rules.games.daumen_drauf.court.situation.model import Situation
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.court.situation.shapes import frame, shapes
from daumen_rules.games.daumen_drauf.court.situation.writer import write_text
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.question import Reading, Support
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Completion, Verdict
from tests.clock import ticking_clock
from tests.disputes.said import lines_of

NAMES: Final = ("Anna", "Ben", "Cleo", "Dirk", "Emma", "Finn", "Gina")
FORGOTTEN: Final = "".join(f"{NAMES[n % 7]}: ?\n" for n in range(24))
SKIPPING: Final = "german with refill_short=whole_need, forced_pass=skip_all"
MOST: Final = 100
"""How much may be done between two looks at the clock: for one world, or to compare two, a trick of
24 cards and some passes is played once for each.
"""


def nasty(ask: str, rules: str = SKIPPING) -> Situation:
    """Seven seats, a trick of 24 forgotten cards, and nobody knows whose turn it is."""
    names = ", ".join(NAMES)
    head = f"daumen_drauf situation 1\nrules: {rules}\nnames: {names}\ntrick\n{FORGOTTEN}"
    return read(f"{head}turn: ?\nask: {ask}\n")


@define
class Clock:
    """Says so often that there is time. `most` is the most that was done between two looks."""

    left: int
    done: int = 0
    most: int = 0
    late: int = 0
    """How often it was asked after it had said that the time is up."""

    def running(self) -> bool:
        self.most, self.done = max(self.most, self.done), 0
        self.late += self.left < 0
        self.left -= 1
        return self.left >= 0

    def counted(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def doing(*given: Any) -> Any:
            self.done += 1
            return work(*given)

        return doing


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock beside which all work is counted."""
    made = Clock(0)
    tools = Tools(made.counted(inquiry.TOOLS.fill), made.counted(inquiry.TOOLS.weights))
    monkeypatch.setattr(trick_so_far, "step", made.counted(step))
    monkeypatch.setattr(inquiry, "TOOLS", tools)
    return made


@pytest.mark.parametrize(
    ("ask", "time"),
    [
        ("who draws first", 40),
        ("may Cleo show Y1p", 400),
        ("how many points has Ben", 40),
        ("who leads", 300),
    ],
)
def test_the_search_ends_where_the_clock_says_so(clock: Clock, ask: str, time: int) -> None:
    clock.left = time
    found = Hearing(nasty(ask), clock.running).finding(RuleSet.parse(SKIPPING))
    assert isinstance(found, SearchStopped)
    assert (clock.left, clock.late) == (-1, 0)
    assert max(clock.most, clock.done) <= MOST


@pytest.mark.long
def test_a_ruling_says_what_was_covered_in_its_time(clock: Clock) -> None:
    """The longer the search, the more ways are told; with no time at all there are none."""
    counts: list[int] = []
    for clock.left in (1, 380, 420):
        situation = nasty("who draws first")
        ruling = Hearing(situation, clock.running).ruling()
        finding = ruling.judged[0].opinion.finding
        assert isinstance(finding, SearchStopped)
        counts.append(finding.looked_at)
        words: tuple[tuple[Language, str], ...] = (
            ("en", "the limit was reached"),
            ("de", "die Grenze war erreicht"),
        )
        for language, word in words:
            told = " ".join(" ".join(lines_of(situation, ruling, language)).split())
            assert word in told.replace("Die", "die")
            assert str(finding.looked_at) in told or not finding.looked_at
    assert counts[0] == 0 < counts[1] < counts[2]


def test_both_manuals_and_all_their_readings_end_in_time(clock: Clock) -> None:
    """Each of some dozen searches asks the clock once more, and does no more than begin."""
    clock.left = 100
    ruling = Hearing(nasty("may Cleo show Y1p", "both"), clock.running).ruling()
    assert all(isinstance(judged.opinion.finding, SearchStopped) for judged in ruling.judged)
    assert not ruling.parting
    assert clock.late < 50
    assert max(clock.most, clock.done) <= MOST


def test_readings_that_were_not_looked_at_are_named_and_decide_nothing() -> None:
    yes, no = (Verdict(YesNo(is_so)) for is_so in (True, False))
    base: Always[None] = Always(yes, None, gaps=True)
    reading = Reading("other", Text("", ""), Support.STRONG, Support.STRONG)
    late: SearchStopped[None] = SearchStopped(0, None)
    halfway: SearchStopped[None] = SearchStopped(3, Completion(no, None))
    alike: SearchStopped[None] = SearchStopped(1, Completion(yes, None))
    options = tuple(
        Alternative(question, "", reading, Support.STRONG, Support.WEAK, finding)
        for question, finding in (("Q12", late), ("Q17", halfway), ("Q20", alike))
    )
    assert opinion(base, options) == Clear(base)
    assert unheard(base, options) == ("Q12", "Q17")


def test_the_command_tells_it_within_its_time() -> None:
    words = ["judge", "--plain", "--time", "0.5", "-"]
    text = write_text(nasty("who draws first"))
    with ticking_clock(1_000):
        said = CliRunner().invoke(main, words, input=text)
        data = json.loads(CliRunner().invoke(main, [*words, "--json"], input=text).stdout)
    assert said.exit_code == 3
    assert said.stdout.count("the limit was reached") >= 1
    assert data["answer"] == "stopped"


def test_counting_asks_the_clock_even_where_it_finds_nothing() -> None:
    """Each of seven seats has captured one card: that cannot be, however the rest is counted."""
    heaps = "".join(f"captured {name}: 1 card\n" for name in NAMES)
    head = f"daumen_drauf situation 1\nrules: {SKIPPING}\nnames: {', '.join(NAMES)}\n"
    situation = read(f"{head}{heaps}pile: 0\nask: who leads\n")
    rules = RuleSet.parse(SKIPPING)
    of = frame(situation, rules, pack_for(7), frozenset(range(7)))
    ticks = iter(range(500))

    def tick() -> None:
        if next(ticks, None) is None:
            raise TimeUpError

    with pytest.raises(TimeUpError):
        next(shapes(of, 0, tick))


def test_a_limit_is_work_and_the_same_on_every_machine(tmp_path: Path) -> None:
    """The same work gives the same bytes, however the clock runs; less of it settles less."""
    path = tmp_path / "nasty.sit"
    path.write_text(write_text(nasty("who draws first")), "utf-8")
    told: set[str] = set()
    for ticks in (1_000, 1_000_000):
        with ticking_clock(ticks):
            answer = CliRunner().invoke(main, ["judge", "--work", "300", str(path)])
        assert answer.exit_code == 3
        told.add(answer.stdout)
    assert len(told) == 1
    assert "the limit was reached" in told.pop()
    assert CliRunner().invoke(main, ["judge", "--work", "0", str(path)]).exit_code == 2
