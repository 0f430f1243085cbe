"""The group of all commands. A command is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

from daumen_rules.cli.frame import Group, Option

COMMANDS: Final = {
    "check": "daumen_rules.cli.check",
    "judge": "daumen_rules.cli.judge",
    "play": "daumen_rules.cli.play",
    "why": "daumen_rules.cli.why",
    "show": "daumen_rules.cli.show",
    "clauses": "daumen_rules.cli.clauses",
    "rules": "daumen_rules.cli.rules",
    "questions": "daumen_rules.cli.questions",
    "differ": "daumen_rules.cli.differ",
    "convert": "daumen_rules.cli.convert",
    "spec": "daumen_rules.cli.spec",
}
"""Commands in the order of the help, and the modules that hold them under the same name."""


class _Commands(Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(COMMANDS[cmd_name]), cmd_name)
        return command


main = _Commands(
    name="daumen-rules",
    help="The rules of Daumen drauf!, for players and for machines. Deutsch: --lang de",
    de="Die Regeln von Daumen drauf!, für Spieler und für Maschinen.",
    params=[
        Option(
            ["--lang"],
            type=click.Choice(["en", "de"]),
            help="English or German.",
            de="Englisch oder Deutsch.",
            expose_value=False,
        ),
    ],
)
