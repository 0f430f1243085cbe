"""The option `--rules` of the commands that take a situation.

Here live its reading and the one message where it cannot be read.
"""

from __future__ import annotations

import click

from daumen_rules.games.daumen_drauf.court.situation.model import Rules
from daumen_rules.games.daumen_drauf.court.situation.values import rules_of
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Language, Text


def rules_of_option(asked: str, language: Language) -> Rules:
    """The rules of the option. Raises click.UsageError."""
    try:
        return rules_of(asked)
    except Fault as fault:
        wrong = Text(
            f"found {asked!r}; expected {fault.expected.en}",
            f"gefunden {asked!r}; erwartet {fault.expected.de}",
        )
        raise click.UsageError(f"--rules: {wrong[language]}") from None
