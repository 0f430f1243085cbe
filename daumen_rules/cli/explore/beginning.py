"""Where `explore` begins: at the start of a game, with a small pack, or in a position."""

from __future__ import annotations

from typing import Any, Final

import click
from attrs import field

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Text, quoted
from daumen_rules.pieces.options import OptionError
from daumen_rules.records.position_text import read_position_text

from ..shared.basics import fail, read_as
from ..shared.game_option import game_of, rules_of
from ..shared.options import players_of


@frozen
class Beginning:
    """A game and the state from which it is explored; `pack` or `file` say where that is from."""

    game: AnyGame
    state: Any = field(repr=False)
    pack: str | None = None
    file: str | None = None

    @property
    def rules(self) -> str:
        """The rule set, as it is written."""
        return self.game.book.write_rules(self.state.rules)

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.game.rules.players(self.state)


def beginning(
    game: str | None,
    asked: str | None,
    players: int | None,
    pack: str | None,
    file: str | None,
    language: Language,
) -> Beginning:
    """The state that the options name. Raises Failure, InputError and click.UsageError."""
    if file is not None:
        if (asked, players, pack) != (None, None, None):
            raise click.UsageError(_OF_ITSELF[language])
        return _in_position(None if game is None else game_of(game), file, language)
    found = game_of(game)
    rules = rules_of(found, asked)
    seats = players_of(found, players, language)
    if pack is not None:
        seats = _seats_for(found, pack, players, language)
    try:
        state = found.start(seats, rules)
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None
    extras = found.notation.record_extras
    if pack is not None and extras is not None:
        state = extras().begun(state, None, pack)
    return Beginning(found, state, pack)


_OF_ITSELF: Final = Text(
    "--from says itself what is played: leave out PACK, --rules and --players",
    "--from sagt selbst, was gespielt wird: ohne PACK, --rules und --players",
)


def _in_position(game: AnyGame | None, file: str, language: Language) -> Beginning:
    position = read_as(lambda text: read_position_text(text, game), file, language)
    if not position.is_whole:
        fail(
            language,
            f"{file}: the position has gaps; expected a whole one (`sample` fills them)",
            f"{file}: die Stellung hat Lücken; erwartet eine ganze (`sample` füllt sie)",
        )
    return Beginning(position.game, position.state, None, file)


def _seats_for(game: AnyGame, pack: str, players: int | None, language: Language) -> int:
    """The number of players for which a pack is. Raises Failure for a pack that does not fit."""
    extras = game.notation.record_extras
    title = game.book.title
    expected = Text(
        f"no pack, as {title.en} has none", f"kein Blatt, denn {title.de} hat keine kleinen"
    )
    for seats in game.rules.seats if players is None else (players,):
        try:
            if extras is not None:
                extras().check_pack(pack, seats)
                return seats
        except Fault as fault:
            expected = fault.expected
    return fail(
        language,
        f"found {quoted(pack)}; expected {expected.en}; a game is named by --game",
        f"gefunden {quoted(pack)}; erwartet {expected.de}; ein Spiel nennt man mit --game",
    )
