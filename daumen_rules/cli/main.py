"""The command line `daumen-rules`: lists all commands, and loads a command when it is called.

No command itself stands here.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

from .shared.basics import Group, Switch

COMMANDS: Final = {
    "check": "daumen_rules.cli.check.command",
    "judge": "daumen_rules.cli.judge.command",
    "ask": "daumen_rules.cli.ask",
    "play": "daumen_rules.cli.play.command",
    "sample": "daumen_rules.cli.sample",
    "why": "daumen_rules.cli.why.command",
    "show": "daumen_rules.cli.show.command",
    "clauses": "daumen_rules.cli.clauses",
    "rules": "daumen_rules.cli.rules",
    "questions": "daumen_rules.cli.questions",
    "differ": "daumen_rules.cli.differ.command",
    "conform": "daumen_rules.cli.conform.command",
    "simulate": "daumen_rules.cli.simulate.command",
    "explore": "daumen_rules.cli.explore.command",
    "convert": "daumen_rules.cli.convert",
    "games": "daumen_rules.cli.games",
    "new-game": "daumen_rules.cli.new_game.command",
    "spec": "daumen_rules.cli.spec.command",
}
"""The module of each command, in the order of the help. It has the command under the same name,
with `_` for `-`.
"""


class _Commands(Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        command: click.Command = getattr(import_module(COMMANDS[cmd_name]), name)
        return command


def _say_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        from importlib.metadata import version  # slow to load, and rarely needed

        from .shared.game_option import game_of

        rules = game_of(None).book.versions[-1]
        click.echo(f"daumen_rules {version('daumen_rules')}, rules version {rules}")
        ctx.exit()


main = _Commands(
    name="daumen-rules",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="The rules of table games: play, settle disputes, check games, test other programs. Auf "
    "Deutsch: --lang de, or LANG=de_DE.UTF-8",
    de="Die Regeln von Tischspielen: spielen, Streit schlichten, Partien prüfen, andere "
    "Programme prüfen.",
    params=[
        Switch(
            ["--lang"],
            type=click.Choice(["en", "de"]),
            help="The language. Without it, the one of your system (LC_ALL, LC_MESSAGES, LANG).",
            de="Die Sprache. Ohne Angabe die des Systems (LC_ALL, LC_MESSAGES, LANG).",
            expose_value=False,
        ),
        Switch(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_say_version,
            help="Show the versions of the library and of the rules.",
            de="Die Fassungen der Bibliothek und der Regeln zeigen.",
        ),
    ],
)
