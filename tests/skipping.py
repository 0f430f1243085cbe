"""Which tests may be skipped where every test is to run, and why.

`DAUMEN_RULES_SKIPS=listed` asks for that, as CI does: a run in which a test is skipped for a reason
that is not listed here fails, and names it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

LISTED: Final = {
    "it takes minutes: `--hypothesis-profile=thorough` runs it": "CI runs for minutes, not hours",
    "nothing is read-only for this user": "the user of a container may write everything",
    "Chromium is not installed: apt-get install chromium": "not every system has it in packages",
    "node is not installed": "the example in JavaScript needs it; that in Perl shows the protocol",
    "no such signals here": "a system without them has no alarm either",
    "no links here": "some file systems have none",
    "a game without a choice": "a bot has nothing to choose in it",
    "nobody has a choice: the referee alone acts": "a bot has nothing to choose in it",
    "nothing is asked before the game is over": "a short game in which chance alone acts",
    "mypy is not installed: python -m pip install '.[dev]'": "CI runs these tests after the types",
    "import-linter is not installed: python -m pip install '.[dev]'": "CI runs these tests later",
    "the library is installed as a copy: python -m pip install -e .": "CI runs this test later",
    "Dask is not installed: python -m pip install distributed": "it takes half a minute to install",
    "Ray is not installed: python -m pip install ray": "it is large, and not for every Python",
    "pyright is not installed: python -m pip install '.[dev]'": "CI runs these tests after them",
}
"""The reason that a test gives, and why that is no fault of the run."""
ASKED: Final = os.environ.get("DAUMEN_RULES_SKIPS") == "listed"


def not_listed(skipped: Iterable[tuple[str, str]]) -> list[str]:
    """Of skipped tests, each with its reason, those that no reason of the list excuses."""
    return [
        f"{test}: {reason}"
        for test, reason in skipped
        if reason.removeprefix("Skipped: ") not in LISTED
    ]
