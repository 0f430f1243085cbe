"""A game that parts two rule sets, as a story: the deal, the moves, what each side gives.

Here lives the story as words, in one language. How it is laid out stands with the command and with
the pages of `spec`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from attrs import frozen

from daumen_rules.games.daumen_drauf.action_words import legal_words
from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.contrast import COUNTING, TELLING, differing
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.knowledge import knowledge
from daumen_rules.games.daumen_drauf.match import Match, PlayedGame
from daumen_rules.games.daumen_drauf.model import Deal, Finished, Playing, State
from daumen_rules.games.daumen_drauf.packs import study_pack
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.games.daumen_drauf.witnesses import Steps
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.telling import folded, points_words

NAMES: Final = ("Anna", "Ben", "Clara")
"""The people of a story, by seat."""

HEADINGS: Final = {
    "deal": Text("The deal:", "Gegeben ist:"),
    "moves": Text("The moves:", "Die Züge:"),
    "parting": Text("Here they part.", "Hier trennen sie sich."),
}

Line = tuple[str, str]
"""What is told about, and what is told."""


@frozen(kw_only=True)
class Side:
    """One rule set at the parting: what happens by it alone, and what it gives."""

    label: str
    events: tuple[str, ...]
    gives: tuple[Line, ...]


@frozen(kw_only=True)
class Story:
    """A game that parts two rule sets, in words."""

    pack: str
    cards: int
    actions: int
    deal: tuple[Line, ...]
    moves: tuple[tuple[str, ...], ...]
    """What happens by both rule sets, action by action."""
    sides: tuple[Side, Side]

    @property
    def measure(self) -> Text:
        """How long the game is and what it is played with."""
        number, cards = self.actions, self.cards
        en = "no action" if not number else "1 action" if number == 1 else f"{number} actions"
        de = "kein Zug" if not number else "1 Zug" if number == 1 else f"{number} Züge"
        return Text(
            f"{en} after the deal, {cards} cards (pack {self.pack})",
            f"{de} nach dem Geben, {cards} Karten (Blatt {self.pack})",
        )


def make_story(
    pack: str,
    steps: tuple[Steps, Steps],
    rules: tuple[RuleSet, RuleSet],
    labels: tuple[str, str],
    language: Language,
) -> Story:
    """The story of a game under two rule sets."""
    first, second = steps
    alike = _alike(first[-1].events, second[-1].events) if len(first) > 1 else 0
    shared = [step.events for step in first[1:-1]]
    if len(first) > 1:
        shared.append(first[-1].events[:alike])
    flags = differing(*rules)
    gives = [dict(_gives(side[-1].state, language, flags)) for side in steps]
    told = [line for line in gives[0] | gives[1] if gives[0].get(line) != gives[1].get(line)]
    sides = [
        Side(
            label=label,
            events=_say(side[-1].events[alike:], language) if len(side) > 1 else (),
            gives=tuple((line, given[line]) for line in told if line in given),
        )
        for label, side, given in zip(labels, steps, gives, strict=True)
    ]
    return Story(
        pack=pack,
        cards=len(study_pack(pack).pack.cards),
        actions=len(first) - 1,
        deal=tuple(_deal(first, language)),
        moves=tuple(_say(events, language) for events in shared),
        sides=(sides[0], sides[1]),
    )


def _alike(first: tuple[Event, ...], second: tuple[Event, ...]) -> int:
    """How many events two steps begin with in common."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(first), len(second)))


def _say(events: tuple[Event, ...], language: Language) -> tuple[str, ...]:
    return tuple(f"{e.sentence.say(language, NAMES)} [{e.clause.id}]" for e in events)


def _deal(steps: Steps, language: Language) -> Iterator[Line]:
    state, deal = steps[0].state, steps[0].action
    assert isinstance(state, Playing)
    assert isinstance(deal, Deal)
    if len(steps) == 1:
        yield (
            Text("deck, the top card first", "Karten, die oberste zuerst")[language],
            _row(deal.cards),
        )
        return
    for name, hand in zip(NAMES, state.table.hands, strict=False):
        yield name, _row(hand)
    pile = Text("draw pile, the top card first", "Stapel, die oberste Karte zuerst")
    yield pile[language], _row(state.table.pile)


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "–"


def _gives(state: State, language: Language, flags: frozenset[str]) -> Iterator[Line]:
    """All that there is to tell of a state; what both rule sets give is left out later."""
    assert isinstance(state, Playing | Finished)
    table, names = state.table, NAMES[: state.table.players]
    over = Text("the game", "die Partie")[language]
    if isinstance(state, Playing):
        yield over, Text("goes on", "geht weiter")[language]
        yield Text("on turn", "an der Reihe")[language], names[state.trick.turn]
        allowed = legal_words(legal_actions(state), names, language)
        yield Text("allowed now", "jetzt erlaubt")[language], allowed
    else:
        yield over, Text("is over", "ist aus")[language]
        scores = tuple(tally.score for tally in state.tallies)
        yield Text("points", "Punkte")[language], points_words(scores, names)
        if flags & COUNTING:
            yield from _match(state, language)
    for name, hand in zip(names, table.hands, strict=True):
        yield Text(f"hand of {name}", f"Hand von {name}")[language], _row(hand)
    yield Text("draw pile", "Stapel")[language], _row(table.pile)
    for name, taken in zip(names, table.captured, strict=True):
        captured = _row(tuple(shown.card for shown in taken))
        yield Text(f"captured by {name}", f"Stiche von {name}")[language], captured
    for seat, name in enumerate(names if flags & TELLING else ()):
        known = (str(k.sight) if k.fang else f"{k.kind}?" for k in knowledge(state, seat))
        yield Text(f"what {name} knows", f"was {name} weiß")[language], " ".join(known)


def _match(state: Finished, language: Language) -> Iterator[Line]:
    table, names = state.table, NAMES[: state.table.players]
    played = (PlayedGame(table.starter, state.tallies),)
    match = Match(table.players, table.rules, 1, table.starter, played)
    assert match.outcome is not None
    yield (
        Text("added up", "zusammengezählt")[language],
        points_words(match.totals, names),
    )
    winners = ", ".join(names[seat] for seat in match.outcome.winners)
    yield Text("best so far", "vorn liegt")[language], winners
    yield Text("starts the next game", "beginnt die nächste Partie")[language], names[match.starter]


def story_lines(story: Story, language: Language) -> Iterator[str]:
    """The story for a terminal, in lines that fit."""
    yield HEADINGS["deal"][language]
    for about, cards in story.deal:
        yield _fit(f"{about}: {cards}", 2)
    if story.moves:
        yield HEADINGS["moves"][language]
    for number, events in enumerate(story.moves, start=1):
        for i, event in enumerate(events):
            yield _fit(event, 5, "" if i else f"{number:3}")
    yield HEADINGS["parting"][language]
    for side in story.sides:
        yield _fit(side.label, 2)
        yield from (_fit(event, 6) for event in side.events)
        yield from (_fit(f"{about}: {what}", 6, "    =") for about, what in side.gives)


def _fit(text: str, indent: int, first: str = "") -> str:
    return folded(text, indent, first or " ")


def story_data(story: Story) -> dict[str, Any]:
    """The story for machines."""
    return {
        "pack": story.pack,
        "cards": story.cards,
        "actions": story.actions,
        "deal": [{"where": about, "cards": cards} for about, cards in story.deal],
        "moves": [list(events) for events in story.moves],
        "sides": [
            {
                "label": side.label,
                "events": list(side.events),
                "gives": [{"about": about, "what": what} for about, what in side.gives],
            }
            for side in story.sides
        ],
    }
