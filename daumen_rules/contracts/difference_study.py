"""How the shortest game in which two rule sets part is found, and told like a story."""

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
"""The people of a story, by seat."""

HEADINGS: Final = {
    "deal": Text("The deal:", "Gegeben ist:"),
    "moves": Text("The moves:", "Die Züge:"),
    "parting": Text("Here they part.", "Hier trennen sie sich."),
}

Line: TypeAlias = tuple[str, str]
"""What is told about, and what is told."""


@frozen
class CitedEvent:
    """An event in the words of one language, and the id of the clause by which it happened."""

    said: str
    clause: str

    def __str__(self) -> str:
        return f"{self.said} [{self.clause}]"


@frozen(kw_only=True)
class Side:
    """One rule set at the parting: what happens by it alone, and what it gives."""

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
class Story:
    """A game that parts two rule sets, in the words of one language."""

    measure: Text
    """How long the game is and what it is played with."""
    played_with: tuple[tuple[str, str | int], ...]
    """The same for machines."""
    actions: int
    deal: tuple[Line, ...]
    """What lies where before the first move; nothing where the deal is among the moves."""
    deal_heading: Text = HEADINGS["deal"]
    first_move: int = 1
    """The number of the first move that is told."""
    moves: tuple[tuple[str, ...], ...]
    """What happens by both rule sets, action by action."""
    sides: tuple[Side, Side]


@frozen(kw_only=True)
class Shortest:
    """What is known of the shortest game that parts two rule sets, which are named as written."""

    first: str
    second: str
    story: Callable[[Language], Story] | None
    """The game; None where none was found."""
    is_shortest: bool = True
    """Whether all shorter games were looked through; else the game was found by playing."""
    covered: int
    """All games of up to so many actions were looked through; -1 is none at all."""
    is_complete: bool
    """Whether the search came to its end, or was broken off."""
    looked_through: Text
    """What was looked through, in words."""


@frozen(kw_only=True)
class Study(Generic[R]):
    """How rule sets of a game are told apart."""

    kept: Callable[[Question], tuple[Shortest, ...]]
    """Games of a question that were found before."""
    pairs: Callable[[Question], tuple[tuple[R, R], ...]]
    """The rule sets to be told apart for a question of which no game is kept."""
    settled: Callable[[Question], Text]
    """Why there is nothing to search for."""
    search: Callable[[R, R, Watch, int | None], Shortest]
    """The search, told now and then how far it is, with so many actions at most."""
    seconds: int | None
    """How long a search may take where nothing is said, and None where `most` is its limit."""
    most: int | None
    """How many actions a search takes at most where nothing is said."""


AnyStudy: TypeAlias = Study[Any]


def story_heading(found: Shortest, story: Story) -> Text:
    """What a game parts, under which rules, and how short it is."""
    measure, first, second = story.measure, found.first, found.second
    if not found.is_shortest:
        return Text(
            f"A game that parts `{first}` from `{second}`, found by playing: {measure.en}.",
            f"Eine Partie, die `{first}` von `{second}` trennt, beim Spielen gefunden: "
            f"{measure.de}.",
        )
    return Text(
        f"The shortest game that parts `{first}` from `{second}`: {measure.en}.",
        f"Die kürzeste Partie, die `{first}` von `{second}` trennt: {measure.de}.",
    )


def story_lines(story: Story, language: Language) -> Iterator[str]:
    """The story for a terminal, in lines that fit."""
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


def story_data(story: Story) -> dict[str, Any]:
    """The story for machines."""
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
