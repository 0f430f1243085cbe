"""How the shortest game in which two rule sets differ is found, and told as a story."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Generic, TypeAlias, TypeVar

from daumen_rules.disputes.divergence import Watch
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text

from .report_text import folded

R = TypeVar("R")

NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Hannes")
"""The names of the people in a story, by seat."""

HEADINGS: Final = {
    "deal": Text("The deal:", "Gegeben ist:"),
    "moves": Text("The moves:", "Die Züge:"),
    "parting": Text("Here they differ.", "Hier unterscheiden sie sich."),
}

Line: TypeAlias = tuple[str, str]
"""A subject, and what is told about it."""


@frozen
class CitedEvent:
    """An event in the words of one language, and the id of the clause by which it happened."""

    said: str
    clause: str

    def __str__(self) -> str:
        return f"{self.said} [{self.clause}]"


@frozen(kw_only=True)
class Side:
    """What happens under one rule set at the point where the two differ, and what follows."""

    label: str
    remark: str = ""
    """What is said of it besides, such as that it is a default."""
    events: tuple[CitedEvent, ...]
    gives: tuple[Line, ...]

    @property
    def heading(self) -> str:
        """Its label, with the remark."""
        return f"{self.label} ({self.remark})" if self.remark else self.label


@frozen(kw_only=True)
class DifferenceStory:
    """A game in which two rule sets differ, in one language."""

    measure: Text
    """The length of the game, and its material."""
    played_with: tuple[tuple[str, str | int], ...]
    """The same as JSON data."""
    actions: int
    deal: tuple[Line, ...]
    """The table before the first move; empty if the deal is one of the moves."""
    deal_heading: Text = HEADINGS["deal"]
    first_move: int = 1
    """The number of the first move that is told."""
    moves: tuple[tuple[str, ...], ...]
    """The events under both rule sets, action by action."""
    sides: tuple[Side, Side]


@frozen(kw_only=True)
class Shortest:
    """What is known about the shortest game in which two named rule sets differ."""

    first: str
    second: str
    story: Callable[[Language], DifferenceStory] | None
    """The game; None if none was found."""
    is_shortest: bool = True
    """Whether all shorter games were searched; if not, random play found the game."""
    covered: int
    """The number of actions up to which all games were searched; -1 for none."""
    is_complete: bool
    """Whether the search was finished."""
    looked_through: Text
    """The games searched, in words."""


@frozen(kw_only=True)
class Study(Generic[R]):
    """How games are found in which rule sets of a game differ."""

    kept: Callable[[Question], tuple[Shortest, ...]]
    """Games for a question that were found before."""
    pairs: Callable[[Question], tuple[tuple[R, R], ...]]
    """The rule sets to compare for a question without a kept game."""
    settled: Callable[[Question], Text]
    """The reason why a question needs no search."""
    search: Callable[[R, R, Watch, int | None], Shortest]
    """The search; it reports its progress, and has a greatest number of actions."""
    seconds: int | None
    """The time limit of a search by default; None if `most` is the limit."""
    most: int | None
    """The greatest number of actions of a search by default."""


AnyStudy: TypeAlias = Study[Any]


def story_heading(found: Shortest, story: DifferenceStory) -> Text:
    """The rule sets that differ in a game, and how short the game is."""
    measure, first, second = story.measure, found.first, found.second
    if not found.is_shortest:
        return Text(
            f"A game in which `{first}` and `{second}` differ, found by random play: {measure.en}.",
            f"Eine Partie, in der sich `{first}` und `{second}` unterscheiden, beim Spielen "
            f"gefunden: {measure.de}.",
        )
    return Text(
        f"The shortest game in which `{first}` and `{second}` differ: {measure.en}.",
        f"Die kürzeste Partie, in der sich `{first}` und `{second}` unterscheiden: {measure.de}.",
    )


def story_lines(story: DifferenceStory, language: Language) -> Iterator[str]:
    """The story in lines for a terminal."""
    if story.deal:
        yield story.deal_heading[language]
    for about, cards in story.deal:
        yield _fit(f"{about}: {cards}", 2)
    if story.moves:
        yield HEADINGS["moves"][language]
    for number, events in enumerate(story.moves, start=story.first_move):
        for i, event in enumerate(events):
            yield _fit(event, 5, "" if i else f"{number:3}")
    yield HEADINGS["parting"][language]
    for side in story.sides:
        yield _fit(side.heading, 2)
        yield from (_fit(str(event), 6) for event in side.events)
        yield from (_fit(f"{about}: {what}", 6, "    =") for about, what in side.gives)


def _fit(text: str, indent: int, first: str = "") -> str:
    return folded(text, indent, first or " ")


def story_data(story: DifferenceStory) -> dict[str, Any]:
    """The story as JSON data."""
    return {
        **dict(story.played_with),
        "actions": story.actions,
        "deal": [{"where": about, "cards": cards} for about, cards in story.deal],
        "moves": [list(events) for events in story.moves],
        "sides": [
            {
                "label": side.heading,
                "events": [*map(str, side.events)],
                "gives": [{"about": about, "what": what} for about, what in side.gives],
            }
            for side in story.sides
        ],
    }
