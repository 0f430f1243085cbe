"""`@cites` tells the register who carries out a clause, and changes nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import daumen_rules
from daumen_rules.games.catalogue import SLUGS

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = """
import json, sys, types
package = types.ModuleType("daumen_rules")  # nothing of it is loaded before the marks are reversed
package.__path__ = [sys.argv[1]]
sys.modules["daumen_rules"] = package
from daumen_rules.kernel import clause
if sys.argv[2] == "reversed":
    cites = clause.cites
    clause.cites = lambda *marks: cites(*marks[::-1])
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.records.record import read
from daumen_rules.records.replay import replay
from tests.collection.golden import path_of
told = {}
for slug in SLUGS:
    (played,) = replay(read(path_of(slug).read_text(encoding="utf-8"))).games
    events = (event for step in played.steps for event in step.events)
    told[slug] = [f"{event.clause.id}: {event}" for event in events]
    legality = game(slug).rules.legality
    told[slug].append(" ".join(row.clause.id for row in legality.rows))
marks = map(clause.cited_by, game("zehntausend").book.parts)
print(json.dumps([[each.id for part in marks if len(part) == 2 for each in part], told]))
"""


def told(order: str) -> tuple[list[str], dict[str, list[str]]]:
    """The clauses of those parts of 114 that cite two; and of each game the events of its golden
    record and the clauses of its rows. The arguments of every `@cites` stand in this order.
    """
    command = [sys.executable, "-c", PROGRAM, str(Path(daumen_rules.__file__).parent), order]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    marks, events = json.loads(done.stdout)
    return marks, events


@pytest.mark.long
def test_the_order_in_which_a_function_cites_clauses_changes_no_event_and_no_row() -> None:
    marks, events = told("written")
    turned, same = told("reversed")
    pairs = [marks[n : n + 2] for n in range(0, len(marks), 2)]
    assert pairs
    assert turned == [id_ for pair in pairs for id_ in reversed(pair)]
    assert set(events) == set(SLUGS)
    assert {slug: (events[slug], same[slug]) for slug in SLUGS if events[slug] != same[slug]} == {}
