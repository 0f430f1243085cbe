"""Reads the values of options of `simulate`: what is simulated, bots, figures."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Final, cast, get_args

import click

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.contracts.batch_form import BatchError, form_of
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.text import Language, Text, quoted
from daumen_rules.pieces.operands import either
from daumen_rules.pieces.options import OptionError
from daumen_rules.simulation.games import Form, Setting
from daumen_rules.table.players import THINKERS, BotName
from daumen_rules.table.seeded import BOTS

from ..shared.basics import fail
from ..shared.game_option import rules_of
from ..shared.languages import language_of
from ..shared.options import seed_or_any
from ..shared.parts import has_bot
from .report_lines import STATS

FORMS: Final = get_args(Form)


def setting_asked(
    game: AnyGame,
    players: int,
    asked: str | None,
    bots: Any,
    work: int | None,
    seed: int | None,
    form: Form,
) -> Setting:
    """What is simulated. Raises click.UsageError for rules and work that do not fit, and Failure
    for a form that is not there.
    """
    language = language_of(click.get_current_context())
    if work is not None and not {*THINKERS} & {*bots}:
        raise click.UsageError(_ONLY_THINKING[language])
    rules = rules_of(game, asked)
    try:
        game.start(players, rules)
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None
    if form == "batch":
        _check_batch(game, players, rules, language)
    written = game.book.write_rules(rules)
    return Setting(game.slug, written, players, bots, work or USUAL_WORK, seed_or_any(seed), form)


def _check_batch(game: AnyGame, players: int, rules: Any, language: Language) -> None:
    """Raises Failure where no batch form can play."""
    if game.batch is not None and any(find_spec(each) is None for each in ("numba", "numpy")):
        install = "python -m pip install 'daumen_rules[fast]'"
        fail(
            language,
            f"--form batch needs numba, which is not installed: {install}",
            f"--form batch braucht numba, das nicht installiert ist: {install}",
        )
    try:
        form_of(game).parameters(players, rules)
    except BatchError as error:
        fail(language, f"--form: {error.text.en}", f"--form: {error.text.de}")


_ONLY_THINKING: Final = Text(
    "--work is for bots that think: --bots thinking or searching",
    "--work ist für Bots, die denken: --bots thinking oder searching",
)


def bots_asked(
    game: AnyGame, players: int, typed: str | None, form: Form, language: Language
) -> Any:
    """The kinds of bots that `--bots` lists; without it, careful ones where the game has an
    estimate and the readable rules play, else random ones. Raises Failure.
    """
    if typed is None:
        is_random = game.checks.estimate is None or form == "batch"
        return ("random",) if is_random else ("careful",)
    bots = _listed("--bots", typed, BOTS, language)
    if len(bots) > players:
        fail(
            language,
            f"--bots: found {len(bots)} bots; expected at most {players}, one for each seat",
            f"--bots: gefunden {len(bots)} Bots; erwartet höchstens {players}, je Platz einer",
        )
    for bot in bots:
        has_bot(game, bot, language)
        if form == "batch" and bot != "random":
            fail(
                language,
                f"--bots: found {quoted(bot)}; expected random, as --form batch has no other bots",
                f"--bots: gefunden {quoted(bot)}; erwartet random, denn --form batch hat keine "
                "anderen Bots",
            )
    return cast(tuple[BotName, ...], bots)


def stats_asked(typed: str | None, form: Form, language: Language) -> tuple[str, ...]:
    """The figures that `--stats` lists; without it all that there are. Raises Failure."""
    known = STATS if form == "readable" else ("results", "length")
    return known if typed is None else _listed("--stats", typed, known, language)


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
