"""The options of `conform` that need reading: lengths of time, and rule sets.

Here live words of the command line turned into values.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from daumen_rules.cli.frame import fail
from daumen_rules.games.daumen_drauf.contrast import contrasts
from daumen_rules.games.daumen_drauf.readings import ENGLISH, GERMAN, RuleSet
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


def asked_rules(asked: str, parse: Callable[[str], RuleSet]) -> tuple[RuleSet, ...]:
    """The rule sets of `--rules`: one, both manuals, or every reading beside the defaults once."""
    if asked == "both":
        return GERMAN, ENGLISH
    if asked == "every":
        others = [rules for contrast in contrasts() for rules in (contrast.first, contrast.second)]
        return tuple(dict.fromkeys((GERMAN, ENGLISH, *others)))
    return (parse(asked),)
