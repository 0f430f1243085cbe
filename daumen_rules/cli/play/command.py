"""The command `play`: its options, how they fit together, and the game that they make.

The course of a game stands in `playing`, the questions to people in `people`, begin and end in
`run`.
"""

from __future__ import annotations

import os
import random
from typing import Any

import click
from click.core import ParameterSource

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Record
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.options import OptionError
from daumen_rules.records.validation import joins_games
from daumen_rules.table.players import THINKERS, Players, usual_bot
from daumen_rules.table.table import Seated

from ..shared.basics import Command, Failure, Switch, lang_option
from ..shared.game_option import game_of, game_option, rules_of
from ..shared.languages import language_of
from ..shared.options import (
    auto_option,
    check_target,
    names_by_seat,
    names_option,
    players_of,
    players_option,
    record_option,
    rules_option,
    seed_option,
    seed_or_any,
    whole_number,
    work_option,
)
from ..shared.parts import has_bot, has_part
from ..shared.screen import open_screen
from . import texts as t
from .playing import Notice, Playing
from .resuming import begun_game, saved_game, saved_options
from .run import play_to_an_end, say_seed
from .saving import kept_in
from .sitting import human_seats, humans_option, seat_option, written
from .throwing import Pace, choosing, throws_dice

_OF_A_RECORD = {
    "players": "--players",
    "names": "--names",
    "asked": "--rules",
    "agreed": "--games",
}
"""Options that `--resume` and `--from` refuse, as the file itself answers them."""


def _as_kept(context: click.Context, _: click.Parameter, path: str | None) -> str | None:
    """Makes the options in the first line of a saved game the defaults of this call."""
    if path is not None:
        context.default_map = saved_options(path, language_of(context))
    return path


@click.command(cls=Command, help=t.PLAY_HELP.en, de=t.PLAY_HELP.de)
@game_option
@players_option
@humans_option
@seat_option
@auto_option
@click.option(
    "--bot",
    type=click.Choice(["random", "careful", *THINKERS]),
    cls=Switch,
    help="The bot on the other seats; searching: one that thinks by compiled rules, where a game "
    "has them. [default: thinking; with --auto careful]",
    de="Der Bot auf den übrigen Plätzen; searching: einer, der mit übersetzten Regeln denkt, wo "
    "ein Spiel sie hat. [Vorgabe: thinking; mit --auto careful]",
)
@work_option
@names_option
@rules_option
@click.option(
    "--games",
    "agreed",
    callback=whole_number(1),
    metavar="NUMBER",
    default="1",
    show_default=True,
    cls=Switch,
    help="How many games to play.",
    de="Wie viele Partien gespielt werden.",
)
@click.option(
    "--dice",
    type=click.Choice(["seed", "ask"]),
    default="seed",
    show_default=True,
    cls=Switch,
    help="Whether throws and deals are drawn from the seed or typed by you.",
    de="Ob Würfe und Karten aus der Zahl bei --seed kommen oder getippt werden.",
)
@seed_option
@record_option
@click.option(
    "--force",
    is_flag=True,
    cls=Switch,
    help="Replace the FILE of --record.",
    de="Die Datei FILE von --record ersetzen.",
)
@click.option(
    "--resume",
    "resumed",
    metavar="FILE",
    callback=_as_kept,
    is_eager=True,
    cls=Switch,
    help="Continue a saved game, in the same FILE or in that of --record.",
    de="Eine aufgehobene Partie fortsetzen, in derselben Datei oder in der von --record.",
)
@click.option(
    "--from",
    "begun",
    metavar="FILE",
    cls=Switch,
    help="Begin with a position. What it leaves open is drawn from the seed.",
    de="Mit einer Stellung beginnen. Was sie offenlässt, kommt aus der Zahl bei --seed.",
)
@click.option(
    "--plain",
    is_flag=True,
    cls=Switch,
    help="Plain letters, no colours, and nothing is cleared from the screen.",
    de="Einfache Buchstaben, keine Farben, und nichts wird vom Bildschirm gelöscht.",
)
@lang_option
def play(
    *,
    game: str | None,
    players: int | None,
    humans: int | None,
    seat: str | None,
    auto: bool,
    bot: str | None,
    work: int | None,
    names: str | None,
    asked: str | None,
    agreed: int,
    dice: str,
    seed: int | None,
    target: str | None,
    force: bool,
    resumed: str | None,
    begun: str | None,
    plain: bool,
    language: Language,
) -> int:
    if resumed and begun:
        raise click.UsageError(t.EITHER[language])
    kept = _kept(resumed or begun)
    if "humans" in kept and (auto or (seat and "seat" not in kept)):
        humans = None
    if "seat" in kept and (auto or (humans is not None and "humans" not in kept)):
        seat = None
    kept_work = work if "work" in kept and bot not in (None, *THINKERS) else None
    if kept_work is not None:
        work = None
    saved = None
    if resumed is not None:
        target = target or resumed
        same = os.path.realpath(resumed) == os.path.realpath(target)
        saved = saved_game(resumed, game, language, goes_on_there=same)
        head, force = saved.played.record, force or same
    elif begun is not None:
        seed = seed_or_any(seed)
        saved = begun_game(begun, game, random.Random(seed).randrange, language)
        head = saved.played.record
    else:
        found = game_of(game)
        by_seat = names_by_seat(found, players_of(found, players, language), names, language)
        head = _head(found, by_seat, rules_of(found, asked), agreed, language)
    found = head.game
    seats = human_seats(head.names, humans, seat, auto, language)
    if bot is not None:
        has_bot(found, bot, language)
    kind = bot or usual_bot(found, seats)
    if work is not None and kind not in THINKERS:
        raise click.UsageError(t.ONLY_THINKING[language])
    seed = seed_or_any(seed)
    if kind in THINKERS:
        work = work or USUAL_WORK
    notice = Notice(open_screen(plain=plain), language)
    table = Seated(
        head=head,
        players=Players(
            names=head.names,
            people=seats,
            is_careful=kind != "random",
            work=work or 0,
            tick=notice,
            searches=kind == "searching",
        ),
        draw=random.Random(seed).randrange if dice == "seed" else None,
        bots=lambda step: random.Random(f"bots {seed} {step}").randrange,
    )
    playing = Playing(table, notice)
    try:
        if saved is None:
            table.begin()
        else:
            table.go_on(saved.played)
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None
    if seats and dice == "seed":
        choose = choosing(found, len(head.names), head.rules, seats)
        table.throwers, playing.is_luck = frozenset(seats) - choose, not choose
        if throws_dice(found):
            playing.pace = Pace(table, table.throwers)
    if target is not None:
        check_target(target, language)
        if os.path.lexists(target) and not force:
            raise Failure(t.EXISTS[language].format(file=target))
        options = {"seed": seed, "humans": len(seats), "bot": bot, "dice": dice}
        options["seat"] = written(seats) if seat else None
        options["work"] = work or kept_work
        playing.kept = kept_in(target, language, options, head, saved)
    say_seed(playing.screen, seed)
    playing.introduce()
    if saved is not None:
        steps = sum(len(one.steps) for one in table.games)
        playing.screen.say(t.RESUMED[language].format(file=resumed or begun, count=steps))
    return play_to_an_end(playing, seed)


def _kept(resumed: str | None) -> frozenset[str]:
    """The names of the options that this call takes from a saved game.

    Raises click.UsageError for an option that the record itself answers, and for another seed than
    that of the saved game.
    """
    context = click.get_current_context()
    sources = {name: context.get_parameter_source(name) for name in context.params}
    if resumed is not None:
        for name, option in _OF_A_RECORD.items():
            if sources[name] is ParameterSource.COMMANDLINE:
                words = t.SAID_THERE[language_of(context)]
                raise click.UsageError(words.format(option=option, file=resumed))
        seed = (context.default_map or {}).get("seed")
        if seed not in (None, str(context.params["seed"])):
            raise click.UsageError(
                t.OTHER_SEED[language_of(context)].format(file=resumed, seed=seed)
            )
    return frozenset(n for n, source in sources.items() if source is ParameterSource.DEFAULT_MAP)


def _head(
    found: AnyGame, names: tuple[str, ...], rules: Any, agreed: int, language: Language
) -> Record:
    """The record before its first game; `agreed` is the number of games of the match.

    Raises Failure for several games if the game cannot join games to a match.
    """
    if agreed > 1:
        has_part(found, joins_games, t.NO_MATCH, language)
    return Record(game=found, rules=rules, names=names, agreed=agreed if agreed > 1 else None)
