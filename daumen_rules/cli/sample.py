"""The command `sample`: prints positions that fill the gaps of a position by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import click

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import Language, Text
from daumen_rules.positions.position import Position
from daumen_rules.records.position_json import position_data
from daumen_rules.records.position_text import read_position_text, write_position_text

from .shared.basics import (
    INCOMPLETE,
    Command,
    Failure,
    Switch,
    echo_json,
    json_option,
    lang_option,
    read_as,
)
from .shared.game_option import game_of, game_option
from .shared.options import seed_option, seed_or_any, whole_number
from .shared.progress import tell_progress

MOST = 10_000
"""The greatest number of positions that are drawn at once."""


@click.command(
    cls=Command,
    help="""Fill the gaps of a position by chance.

    Whole positions are printed. POSITION is a file of any game, in the text form or in JSON, or -
    for standard input. Its gaps are ?, a number of cards, or what a seat does not see. What is
    printed can be read again; it has the actions and the question of POSITION too. The seed stands
    first and last, and the same seed gives the same positions. Each position is drawn by itself,
    so two may be equal.

    Exit status: 0 done, 2 cannot be read, 3 no position was found that fits.""",
    de="""Die Lücken einer Stellung durch Zufall füllen.

    Ausgegeben werden ganze Stellungen. POSITION ist eine Datei irgendeines Spiels, in der Textform
    oder in JSON, oder - für die Standardeingabe. Ihre Lücken sind ?, eine Zahl von Karten, oder
    was ein Platz nicht sieht. Was ausgegeben wird, lässt sich wieder lesen; auch die Züge und die
    Frage von POSITION stehen darin. Die Zahl bei --seed steht zuerst und zuletzt, und dieselbe
    Zahl gibt dieselben Stellungen. Jede Stellung wird für sich gezogen, also können zwei gleich
    sein.

    Rückgabewert: 0 fertig, 2 nicht lesbar, 3 keine Stellung gefunden, die passt.""",
)
@click.argument("path", metavar="POSITION")
@click.option(
    "-n",
    "--number",
    callback=whole_number(1, MOST),
    metavar="NUMBER",
    cls=Switch,
    help="How many positions to print. Without it, one.",
    de="Wie viele Stellungen ausgegeben werden. Ohne Angabe eine.",
)
@seed_option
@game_option
@lang_option
@json_option
def sample(
    path: str,
    number: int | None,
    seed: int | None,
    game: str | None,
    language: Language,
    as_json: bool,
) -> None:
    asked = None if game is None else game_of(game)
    position = read_as(lambda text: read_position_text(text, asked), path, language)
    begun, many = seed_or_any(seed), number or 1
    below = Random(begun).randrange
    if not as_json:
        click.echo(f"# seed {begun}")
    drawn = list[Any]()
    for at in range(1, many + 1):
        state = _drawn(position, below, path, language)
        if as_json:
            whole = evolve(position, known=state, derived=())
            ask = "" if position.ask is None else position.ask.value
            drawn.append(position_data(whole, position.known.rules, ask))
        else:
            if many > 1:
                click.echo(f"# {at}")
            click.echo(_text(position, state, language), nl=False)
        if at % 100 == 0:
            tell_progress(f"{at}/{many}")
    if as_json:
        echo_json({"file": path, "game": position.game.slug, "seed": begun, "positions": drawn})
    else:
        click.echo(f"# seed {begun}")


def _drawn(position: Position[Any], below: Any, path: str, language: Language) -> Any:
    """A state that fits, before the actions. Raises Failure where none was found."""
    try:
        return position.beginning(below)
    except ValueError:
        said = Text(
            f"{path}: no position was found that fits",
            f"{path}: keine Stellung gefunden, die passt",
        )
        raise Failure(said[language], INCOMPLETE) from None


def _text(position: Position[Any], state: Any, language: Language) -> str:
    """A whole position as text, with the actions and the question."""
    ask = "" if position.ask is None else position.ask.value
    return write_position_text(
        position.game, state, position.names, language, acts=position.acts, ask=ask
    )
