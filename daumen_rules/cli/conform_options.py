"""The options of `conform` that need reading: lengths of time, and rule sets.

Here live words of the command line turned into values.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from daumen_rules.cli.shared.frame import fail
from daumen_rules.conformance.bench import Bench
from daumen_rules.conformance.wire import R
from daumen_rules.kernel.text import Language


def seconds_of(written: str, option: str, language: Language) -> float:
    """The seconds of such as `60s`, `5m` or `0.5`. Raises Failure."""
    found = re.fullmatch(r"(\d{1,6}(?:\.\d{1,3})?)(s|m|h)?", written)
    seconds = float(found[1]) * {"s": 1, "m": 60, "h": 3600}[found[2] or "s"] if found else 0.0
    if seconds <= 0:
        fail(
            language,
            f"{option}: found {written!r}; expected a time such as 60s or 5m",
            f"{option}: gefunden {written!r}; erwartet eine Zeit wie 60s oder 5m",
        )
    return seconds


def asked_rules(
    bench: Bench[R, Any, Any, Any], asked: str | None, parse: Callable[[str], R]
) -> tuple[R, ...]:
    """The rule sets of `--rules`: one, all manuals, or every reading beside the defaults once; none
    where nothing was asked, for then the engine says what it plays.
    """
    if asked is None:
        return ()
    if asked == "both" and len(bench.manuals) > 1:
        return bench.manuals
    return bench.every() if asked == "every" else (parse(asked),)
