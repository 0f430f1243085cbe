"""A game that parts two rule sets, as a story in one language: the deal, the moves, what each side
gives. How it is laid out stands in `contracts.difference_study`.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.contracts.difference_study import NAMES, CitedEvent, DifferenceStory, Line, Side
from daumen_rules.contracts.report_text import points_words
from daumen_rules.kernel.text import Language, Text

from ..cards import Card
from ..contrast import COUNTING, TELLING, differing
from ..events import Event
from ..knowledge import knowledge
from ..match import Match, PlayedGame
from ..model import Deal, Finished, Playing, State
from ..packs import study_pack
from ..rule_set import RuleSet
from ..rules import legal_actions
from ..verbs import legal_words
from ..witnesses import Steps


def make_story(
    pack: str,
    steps: tuple[Steps, Steps],
    rules: tuple[RuleSet, RuleSet],
    labels: tuple[str, str],
    language: Language,
    remark: str = "",
) -> DifferenceStory:
    """The story of a game under two rule sets; with a remark on the first."""
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
            remark=remark,
            events=_say(side[-1].events[alike:], language) if len(side) > 1 else (),
            gives=tuple((line, given[line]) for line in told if line in given),
        )
        for label, remark, side, given in zip(labels, (remark, ""), steps, gives, strict=True)
    ]
    actions, cards = len(first) - 1, len(study_pack(pack).pack.cards)
    return DifferenceStory(
        measure=_measure(actions, cards, pack),
        played_with=(("pack", pack), ("cards", cards)),
        actions=actions,
        deal=tuple(_deal(first, language)),
        moves=tuple(tuple(map(str, _say(events, language))) for events in shared),
        sides=(sides[0], sides[1]),
    )


def _measure(number: int, cards: int, pack: str) -> Text:
    en = "no action" if not number else "1 action" if number == 1 else f"{number} actions"
    de = "kein Zug" if not number else "1 Zug" if number == 1 else f"{number} Züge"
    return Text(
        f"{en} after the deal, {cards} cards (pack {pack})",
        f"{de} nach dem Geben, {cards} Karten (Blatt {pack})",
    )


def _alike(first: tuple[Event, ...], second: tuple[Event, ...]) -> int:
    """How many events two steps begin with in common."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(first), len(second)))


def _say(events: tuple[Event, ...], language: Language) -> tuple[CitedEvent, ...]:
    return tuple(CitedEvent(e.sentence.say(language, NAMES), e.clause.id) for e in events)


def _deal(steps: Steps, language: Language) -> Iterator[Line]:
    state, deal = steps[0].state, steps[0].action
    assert isinstance(state, Playing)
    assert isinstance(deal, Deal)
    if len(steps) == 1:
        yield (
            Text("deck, the top card first", "Karten, die oberste zuerst")[language],
            _row(deal.cards, language),
        )
        return
    for name, hand in zip(NAMES, state.table.hands, strict=False):
        yield name, _row(hand, language)
    pile = Text("draw pile, the top card first", "Stapel, die oberste Karte zuerst")
    yield pile[language], _row(state.table.pile, language)


def _row(cards: tuple[Card, ...], language: Language) -> str:
    return " ".join(card.sign[language] for card in cards) or "–"


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
        yield Text(f"hand of {name}", f"Hand von {name}")[language], _row(hand, language)
    yield Text("draw pile", "Stapel")[language], _row(table.pile, language)
    for name, taken in zip(names, table.captured, strict=True):
        captured = _row(tuple(shown.card for shown in taken), language)
        yield Text(f"captured by {name}", f"Stiche von {name}")[language], captured
    for seat, name in enumerate(names if flags & TELLING else ()):
        known = (f"{k.sight.sign[language]}{'' if k.fang else '?'}" for k in knowledge(state, seat))
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
