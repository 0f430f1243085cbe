"""The shortest game in which two rule sets differ, for any game: searched from the rules, and told.

The search tries all actions of seats. If Nature has many actions, such as deals, it tries a few of
them, always the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from daumen_rules.disputes.divergence import Comparison, Divergence, Found, Opening, Watch
from daumen_rules.disputes.divergence_search import divergence_by_play, shortest_divergence
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.seats import SPECTATOR, Viewer
from daumen_rules.kernel.step import Event
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import Option, OptionError

from .difference_study import AnyStudy, DifferenceStory, Shortest, Study
from .game import AnyGame
from .report_text import name_list
from .shortest_story import DRAWS, few, story_of

MOST: Final = 5_000
"""The greatest number of actions of a search by default."""
TABLES: Final = 3
"""How many numbers of players are searched: the smallest ones."""


def study_of(game: AnyGame) -> AnyStudy:
    """How games are found in which rule sets differ: the game's own way, or the way for all
    games.
    """
    if game.court is not None:
        return game.court().study()

    def kept(_: Question) -> tuple[Shortest, ...]:
        return ()

    def pairs(question: Question) -> tuple[tuple[Any, Any], ...]:
        option = next(each for each in game.book.options if each.field in question.flags)
        return tuple((game.book.default, rules) for rules in other_rules(game, option))

    def search(first: Any, second: Any, watch: Watch, most: int | None) -> Shortest:
        return shortest(game, first, second, watch, most)

    return Study(kept=kept, pairs=pairs, settled=_settled, search=search, seconds=None, most=MOST)


def _settled(_: Question) -> Text:
    return Text(
        "No other value makes a rule set with all else at its default.",
        "Kein anderer Wert ergibt einen Regelsatz, in dem alles andere die Vorgabe ist.",
    )


def other_rules(game: AnyGame, option: Option) -> Iterator[Any]:
    """The default rule set with each other value of one option (for numbers, the next below and
    above). Values that do not fit the other defaults are left out.
    """
    words, default = option.words(), option.word(game.book.default)
    if isinstance(option.values, range):
        at = words.index(default)
        words = words[max(at - 1, 0) : at + 2]
    for word in words:
        if word != default:
            try:
                yield evolve(game.book.default, **{option.field: option.value(word)})
            except OptionError:
                continue


# Searching


def shortest(game: AnyGame, first: Any, second: Any, watch: Watch, most: int | None) -> Shortest:
    """The shortest game in which two rule sets differ, searched with a greatest number of actions;
    if the search finds none, one found by random play with as many more.
    """
    found = searched(game, first, second, watch, most)
    parting, stopped = found.parting, found.at is not None
    if parting is None and stopped and most is not None:
        parting = played(game, first, second, watch, most)
    return Shortest(
        first=game.book.write_rules(first),
        second=game.book.write_rules(second),
        story=_story(game, parting, first, second),
        is_shortest=found.parting is not None or parting is None,
        covered=found.covered,
        is_complete=found.at is None,
        looked_through=_looked_through(found, tuple(_openings(game, first, second))),
    )


def searched(
    game: AnyGame, first: Any, second: Any, watch: Watch, most: int | None
) -> Found[Any, Any, Event]:
    """The same by search alone."""
    openings = tuple(_openings(game, first, second))
    if first == second or not openings:
        return Found(None, -1, 0)
    return shortest_divergence(
        game.rules, openings, _comparison(game), game.checks.longest, watch, most
    )


def played(
    game: AnyGame, first: Any, second: Any, watch: Watch, most: int
) -> Divergence[Any, Any, Event] | None:
    """A game in which two rule sets differ, found by random play with a fixed seed."""
    openings = tuple(_openings(game, first, second))
    longest = game.checks.longest
    return divergence_by_play(
        game.rules, openings, _comparison(game), _number, longest, watch, most
    )


def _number(place: int) -> int:
    """A pseudo-random number that chooses the action at this place."""
    return int.from_bytes(sha256(str(place).encode()).digest())


def _openings(game: AnyGame, first: Any, second: Any) -> Iterator[Opening[Any, Any]]:
    """The starting states for the fewest players with which both rule sets can be played."""
    tables = 0
    for players in game.rules.seats:
        try:
            one, other = (game.start(players, rules) for rules in (first, second))
        except OptionError:
            continue
        yield Opening(name=str(players), first=one, second=other)
        tables += 1
        if tables == TABLES:
            return


def _comparison(game: AnyGame) -> Comparison[Any, Any, Event]:
    """What is compared: movers, outcome and views; events; legal actions.

    If nothing is hidden, the spectator's view stands for all.
    """
    hides = game.checks.alike is not None

    def result(state: Any) -> Hashable:
        viewers: Iterable[Viewer] = (*range(state.players if hides else 0), SPECTATOR)
        seen = (game.scene.of(game.view(state, viewer), viewer) for viewer in viewers)
        return game.rules.movers(state), game.outcome(state), tuple(seen)

    return Comparison(result=result, told=_sentences, essence=_itself, draws=few)


def _sentences(events: tuple[Event, ...]) -> Hashable:
    return tuple(event.sentence for event in events)


def _itself(state: Hashable, _: int) -> Hashable:
    return state


# Telling


def _looked_through(found: Found[Any, Any, Event], openings: Sequence[Opening[Any, Any]]) -> Text:
    tables = Text(
        name_list([opening.name for opening in openings], "en"),
        name_list([opening.name for opening in openings], "de"),
    )
    over = Text(
        f"with {tables.en} players, of deals and throws at most {DRAWS} each time",
        f"zu {tables.de} Spielern, von Karten- und Würfelglück höchstens {DRAWS} Fälle je Mal",
    )
    if found.parting is not None:
        return Text(
            f"No game looked through is shorter ({over.en}).",
            f"Keine Partie, die durchgesehen wurde, ist kürzer ({over.de}).",
        )
    alike = Text(
        f"No difference in games of up to {found.covered} actions ({over.en}).",
        f"Kein Unterschied in Partien von bis zu {found.covered} Zügen ({over.de}).",
    )
    if found.covered < 0:
        alike = Text("Nothing was looked through to the end.", "Nichts wurde ganz durchgesehen.")
    if found.at is None:
        return alike
    at = found.at.length
    return Text(
        f"{alike.en} The search ended at {at} actions, with {found.positions} positions compared; "
        "--work and --time give more.",
        f"{alike.de} Die Suche endete bei {at} Zügen, {found.positions} Stellungen waren "
        "verglichen; --work und --time geben mehr.",
    )


def _story(game: AnyGame, parting: Divergence[Any, Any, Event] | None, *rules: Any) -> Any:
    if parting is None:
        return None

    def story(language: Language) -> DifferenceStory:
        return story_of(game, parting, rules, language)

    return story
