"""`Table`: a table made of a game, of who sits there, and of a seed for chance and bots.

Only here, of all modules below the command line, are random numbers made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from secrets import randbits
from typing import Any, Final

from attrs import define

from daumen_rules.bots.bot import Below
from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import GameRecord, Record, wrong_name
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Language, quoted
from daumen_rules.records.replay import replay
from daumen_rules.records.validation import joins_games

from .message import message_for
from .players import THINKERS, BotName, Players, usual_bot
from .receive import receive
from .table import Seated

BOTS: Final = ("random", "careful", *THINKERS)


@define(init=False)
class Table(Seated):
    """A table at which people and bots play a game.

        table = Table(load("skat"), names=("Anna", "Ben", "Cem"), people=(0,), seed=7)
        table.next()                      who is asked, and for what
        table.message_for(0)              what Anna may know, for JSON
        table.receive(0, '{"do": "bid 18", "at": "1.1"}')

    `names` are the players' names by seat; their number is the number of players. `people` are the
    seats of people, all if they are left out; bots play on the others. `bot` is the kind of the
    bots: one that acts at random, one that uses the game's own estimate of actions, or one that
    simulates `work` thousand steps for each choice and calls `tick` before each simulation; without
    it they think where people play, and are careful where bots play alone. `position` is a state in
    which the first game begins. If people throw and deal themselves, set `enters_chance`; if the
    person on turn is to say when to throw, `asks_throws`. `games` is the number of games of a
    match. Without a `seed` a secret one is made: whoever knows it knows all hands. A table is for
    one thread at a time.

    Raises ValueError for players, rules, a position or a number of games that the game does not
    allow, and for names that cannot stand in a record.
    """

    seed: int

    def __init__(
        self,
        game: AnyGame,
        names: Sequence[str] | int | None = None,
        people: Sequence[Seat] | None = None,
        *,
        rules: Any = None,
        bot: BotName | None = None,
        work: int = USUAL_WORK,
        seed: int | None = None,
        games: int = 1,
        position: Any = None,
        enters_chance: bool = False,
        asks_throws: bool = False,
        tick: Tick = no_tick,
    ) -> None:
        if position is not None:
            rules = _rules_of(game, position)
        if names is None:
            names = game.rules.seats[0] if position is None else game.rules.players(position)
        if isinstance(names, int):
            names = [seat_letter(seat) for seat in range(names)]
        if position is not None and game.rules.players(position) != len(names):
            raise ValueError(f"the position is one of {game.rules.players(position)} players")
        if games < 1 or (games > 1 and not joins_games(game)):
            raise ValueError(f"{game.book.title.en} is not played in a match of {games} games")
        if rules is not None and not isinstance(rules, type(game.book.default)):
            raise ValueError(f"a rule set of {game.book.title.en} is expected, not {rules!r}")
        head = Record(
            game=game,
            rules=game.book.default if rules is None else rules,
            names=_checked(game, names),
            games=(GameRecord(begins=position),),
            agreed=games if games > 1 else None,
        )
        self._sit_down(head, people, bot, work, seed, enters_chance, asks_throws, tick)
        self.begin()

    @classmethod
    def resume(
        cls,
        record: Record,
        people: Sequence[Seat] | None = None,
        *,
        bot: BotName | None = None,
        work: int = USUAL_WORK,
        seed: int | None = None,
        enters_chance: bool = False,
        asks_throws: bool = False,
        tick: Tick = no_tick,
    ) -> Table:
        """The table of a record that is not over. With the same seed it goes on as if it had not
        been left.

        Raises ValueError for a record with an illegal action, a false claim or a gap.
        """
        played = replay(record)
        if not played.is_true:
            raise ValueError("a record of legal games with true results is expected")
        table = cls.__new__(cls)
        table._sit_down(record, people, bot, work, seed, enters_chance, asks_throws, tick)
        table.go_on(played)
        return table

    def _sit_down(
        self,
        head: Record,
        people: Sequence[Seat] | None,
        bot: BotName | None,
        work: int,
        seed: int | None,
        enters_chance: bool,
        asks_throws: bool,
        tick: Tick,
    ) -> None:
        if bot not in (None, *BOTS) or work < 1:
            raise ValueError(f"a bot is one of {', '.join(BOTS)}, and its work at least 1")
        if bot in THINKERS and not head.game.draws_states:
            raise ValueError(f"{head.game.book.title.en} has no bot that simulates games")
        seats = tuple(range(len(head.names)))
        chosen = seats if people is None else tuple(people)
        if not {*chosen} <= {*seats}:
            raise ValueError(f"people sit on seats from 0 to {seats[-1]}, not on {chosen}")
        if bot is None:
            bot = usual_bot(head.game, chosen)
        seed = randbits(128) if seed is None else seed
        self.seed = seed
        players = Players(
            names=head.names,
            people=chosen,
            is_careful=bot != "random",
            work=work if bot in THINKERS else 0,
            tick=tick,
            searches=bot == "searching",
        )
        draw = None if enters_chance else Random(seed).randrange
        throwers = frozenset(chosen if asks_throws else ())
        super().__init__(head, players, draw, _numbers_of_bots(seed), throwers=throwers)

    def _check(self, viewer: object) -> None:
        """Raises ValueError for what is neither a seat of the table nor SPECTATOR."""
        if viewer is not SPECTATOR and viewer not in range(len(self.players.names)):
            last = len(self.players.names) - 1
            raise ValueError(f"expected SPECTATOR or a seat from 0 to {last}, not {viewer!r}")

    def message_for(
        self, viewer: Viewer, language: Language = "en", since: int = 0
    ) -> dict[str, Any]:
        """What a viewer knows, as labelled data for JSON; see `message.schema.json` in `spec/`.

        `since` is the number of events that it has been told before.
        """
        self._check(viewer)
        self.next()
        return message_for(self, viewer, language, since)

    def receive(
        self, viewer: Viewer, message: str | object, language: Language = "en"
    ) -> dict[str, Any]:
        """Do what the client of a seat says, and answer: `{"done": true}`, or what was wrong."""
        self._check(viewer)
        self.next()
        return receive(self, viewer, message, language)


def _checked(game: AnyGame, names: Sequence[str]) -> tuple[str, ...]:
    """Names that can stand in a record. Raises ValueError."""
    if len(names) not in game.rules.seats:
        raise ValueError(f"{game.book.title.en} is not for {len(names)} players")
    for seat, name in enumerate(names):
        wrong = wrong_name(name, names[:seat], game)
        if wrong is not None or name != name.strip():
            expected = "a name without blanks around it" if wrong is None else wrong.en
            raise ValueError(f"found {quoted(name)}; expected {expected}")
    return tuple(names)


def _rules_of(game: AnyGame, position: Any) -> Any:
    """The rule set of a position. Raises ValueError for what is no state of the game."""
    title = game.book.title.en
    if game.notation.record_extras is not None:
        raise ValueError(f"{title} keeps no record of a game from a position")
    rules = getattr(position, "rules", None)
    if not isinstance(rules, type(game.book.default)):
        raise ValueError(f"a state of {title} is expected, such as `game.position(text).state`")
    return rules


def _numbers_of_bots(seed: int) -> Callable[[str], Below]:
    """The random numbers of bots for the name of a step."""
    return lambda step: Random(f"bots {seed} {step}").randrange
