"""Reads the values of options of `simulate`: numbers of games, bots, figures, files to write."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, cast

import click

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.text import Language, Text, quoted
from daumen_rules.pieces.operands import either
from daumen_rules.table.players import BotName
from daumen_rules.table.seeded import BOTS

from ..play import texts
from ..shared.basics import fail
from ..shared.languages import language_of
from ..shared.parts import has_part
from .report_lines import STATS

MOST: Final = 10**12
"""The greatest number of games."""


def games_asked(context: click.Context, _: click.Parameter, typed: str) -> int:
    """A click callback for a number of games such as `5000` or `1e6`. Raises click.UsageError."""
    found = re.fullmatch(r"([1-9]\d{0,12})(?:e(\d{1,2}))?", typed, re.ASCII)
    games = int(found[1]) * 10 ** int(found[2] or 0) if found else 0
    if not 1 <= games <= MOST:
        told = Text(
            f"found {quoted(typed)}; expected a number of games such as 5000 or 1e6",
            f"gefunden {quoted(typed)}; erwartet eine Zahl von Partien wie 5000 oder 1e6",
        )
        raise click.UsageError(f"--games: {told[language_of(context)]}")
    return games


def bots_asked(game: AnyGame, players: int, typed: str | None, language: Language) -> Any:
    """The kinds of bots that `--bots` lists; without it, careful ones where the game has an
    estimate, else random ones. Raises Failure.
    """
    if typed is None:
        return ("random",) if game.checks.estimate is None else ("careful",)
    bots = _listed("--bots", typed, BOTS, language)
    if len(bots) > players:
        fail(
            language,
            f"--bots: found {len(bots)} bots; expected at most {players}, one for each seat",
            f"--bots: gefunden {len(bots)} Bots; erwartet höchstens {players}, je Platz einer",
        )
    if "careful" in bots:
        has_part(game, lambda game: game.checks.estimate is not None, texts.NO_ESTIMATE, language)
    if "thinking" in bots:
        has_part(game, lambda game: game.draws_states, texts.NO_STATES, language)
    return cast(tuple[BotName, ...], bots)


def stats_asked(typed: str | None, language: Language) -> tuple[str, ...]:
    """The figures that `--stats` lists; all without it. Raises Failure."""
    return STATS if typed is None else _listed("--stats", typed, STATS, language)


def _listed(option: str, typed: str, known: Sequence[str], language: Language) -> tuple[str, ...]:
    words = tuple(word.strip() for word in typed.split(","))
    for word in words:
        if word not in known:
            fail(
                language,
                f"{option}: found {quoted(word)}; expected {either([*known], 'en')}",
                f"{option}: gefunden {quoted(word)}; erwartet {either([*known], 'de')}",
            )
    return words
