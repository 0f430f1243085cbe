"""Two courses of a game of the collection that a viewer cannot tell apart, at any moment.

What a viewer has seen is worked out from the referee's states by the manuals, not from views: a
view that tells too much would hide its own fault. No expectation stands here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from random import Random
from typing import Any

from attrs import evolve, frozen

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play
from daumen_rules.games.cards.engines.bank_table import Bank
from daumen_rules.games.cards.engines.desk import Desk, Task
from daumen_rules.games.cards.engines.layout import Layout
from daumen_rules.games.cards.skat.values import Goal
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import NATURE, SPECTATOR, Viewer
from daumen_rules.kernel.step import Refused


def _on_the_desk(desk: Any, viewer: Viewer) -> set[Any]:
    """The cards that lie open on a desk, and those that a viewer has laid away or just drawn."""
    faces = set[Any]((*desk.turned_up, *desk.pile))
    if desk.aside and isinstance(viewer, int):
        faces.update(desk.aside[viewer])
    if desk.drawn and viewer == desk.turn:
        faces.add(desk.drawn)
    return faces


def _on_the_layout(layout: Any, viewer: Viewer) -> set[Any]:
    """The cards that lie open in piles and rows, and those that a viewer alone has seen."""
    rows = (
        tuple(play.card for play in layout.known),
        layout.lying,
        layout.aside,
        layout.heap,
        *layout.laid,
        *layout.shown,
    )
    faces = {card for row in rows for card in row if card is not None}
    if layout.peeked and isinstance(viewer, int):
        faces.update(layout.peeked[viewer])
    return faces


def _is(state: Any, kind: type) -> bool:
    """Whether a state is of a class, which type checkers need not know."""
    return isinstance(state, kind)


def faces_on_table(slug: str, state: Any, viewer: Viewer) -> set[Any]:
    """The cards that lie open in a state, and those that a viewer has looked at himself."""
    at = getattr(state, "phase", state)
    hands: tuple[Any, ...] = getattr(at, "hands", ())
    own = set(hands[viewer]) if hands and isinstance(viewer, int) else set[Any]()
    tricks = (*getattr(at, "tricks", ()), getattr(at, "trick", ()))
    own |= {play.card for trick in tricks for play in trick}
    if hasattr(at, "turned_up"):
        own |= _on_the_desk(at, viewer)
    if _is(at, Bank):
        own |= {*at.left, *at.right, *at.middle, *chain(*at.open), *filter(None, (at.named,))}
    if _is(at, Layout):
        own |= _on_the_layout(at, viewer)
    match slug:
        case "skat":
            if at.soloist is not None:
                looked = viewer == at.soloist and (at.contract is None or not at.contract.hand)
                own |= set(at.stock) if looked and at.task is not Task.CHOOSE else set()
                opened = at.contract is not None and at.contract.goal is Goal.OPEN
                own |= set(hands[at.soloist]) if opened else set()
        case "mau-mau":
            own |= {*at.pile, *([at.drawn] if at.drawn and viewer == at.turn else [])}
        case "mogeln":
            own |= {card for laid in at.pile if laid.seat == viewer for card in laid.cards}
            own |= {*at.slipped} if viewer == at.turn else set()
            own |= {*at.shown.laid.cards} if at.shown else set()
        case "spitz-pass-auf":
            own = {card for card in at.turned if card}
            own |= {card for pile in (*at.won, *at.kept) for card in pile}
        case _:
            pass
    return own


def _within_a_deal(found: AnyGame, told: Play[Any, Any, Any]) -> Play[Any, Any, Any]:
    """A game before its first deal is over: then hands are laid open, and cards that were turned
    at once with the last of them are seen no more.
    """
    is_dealt = False
    for at, done in enumerate(told.steps):
        hands = getattr(getattr(done.state, "phase", done.state), "hands", ())
        if _is(done.state, Bank):
            hands = hands or done.state.stock
            is_dealt = is_dealt or hasattr(done.action, "cards")
        empty = is_dealt and not hands
        is_dealt = is_dealt or bool(hands)
        if empty or (found.slug == "mau-mau" and hands and () in hands):
            return Play(told.before, told.steps[:at])
    return told


def _said(slug: str, states: Sequence[Any]) -> list[Any]:
    """What seats have to say of hidden cards: who holds both, the Ace and the Ten of hearts; in a
    run, who holds the next card; against a bank, what is won; in 143, that passing stops because
    somebody has four alike.
    """
    if isinstance(states[-1], Bank):
        return [(state.turn, state.task, state.chips, state.purses) for state in states]
    if isinstance(states[-1], Layout):
        return [(s.turn, s.count, [*map(len, s.hands)], s.laid, s.known) for s in states]
    if slug == "herz-ass-herz-10":
        both = {"HA", "H10"}
        return [[both <= set(map(str, hand)) for hand in state.hands] for state in states]
    return [state.turn for state in states] if isinstance(states[-1], Desk) else []


def renamed_in(action: Any, names: Mapping[Any, Any]) -> Any:
    """An action with a card in another's place."""
    card = getattr(action, "card", None)
    return action if card is None else evolve(action, card=names.get(card, card))


def _renamed_act(action: Any, names: Mapping[Any, Any]) -> Any:
    """An action with cards in each other's place."""
    if hasattr(action, "cards"):
        return evolve(action, cards=tuple(names.get(card, card) for card in action.cards))
    return renamed_in(action, names)


def course_of(found: AnyGame, before: Any, actions: Sequence[Any]) -> Play[Any, Any, Any] | None:
    """The course of some actions; None where one of them is refused."""
    state, steps = before, list[Any]()
    for action in actions:
        answer = step(found.rules, state, action)
        if isinstance(answer, Refused):
            return None
        steps.append(answer)
        state = answer.state
    return Play(before, tuple(steps))


@frozen
class Courses:
    """Two courses of a game of the collection that a viewer cannot tell apart, at any moment."""

    viewer: Viewer
    one: Play[Any, Any, Any]
    other: Play[Any, Any, Any]


def collection_courses(
    slug: str, players: int, seed: int, until: int, rules: str = "manual", worlds: int = 1
) -> Iterator[Courses]:
    """For every viewer: so many other worlds, with cards that it has not seen in other places."""
    found = game(slug)
    told = random_play(found, players, found.book.read_rules(rules), Random(seed), until)
    one = _within_a_deal(found, told)
    actions = [done.action for done in one.steps]
    pack = next((act.cards for act in actions if found.rules.actor(act) is NATURE), ())
    random = Random(seed)
    for viewer in (*range(players), SPECTATOR):
        seen = set[Any]().union(*(faces_on_table(slug, state, viewer) for state in one.states))
        hidden, left = sorted(set(pack) - seen), worlds
        for size in (*(len(hidden),) * 4, *(4, 3, 2) * 20):
            some = random.sample(hidden, min(size, len(hidden)))
            elsewhere = dict(zip(some, (*some[1:], *some[:1]), strict=True))
            others = [_renamed_act(action, elsewhere) for action in actions]
            also = None if others == actions else course_of(found, told.before, others)
            if also is None or _said(slug, also.states) != _said(slug, one.states):
                continue
            yield Courses(viewer, one, also)
            left -= 1
            if not left:
                break


def thrown_courses(
    slug: str, seed: int, until: int, rules: str = "manual", worlds: int = 1
) -> Iterator[Courses]:
    """For every viewer who has not seen the dice of the last throw: with others in their place, of
    which the same may be told.
    """
    found = game(slug)
    told = random_play(found, 2, found.book.read_rules(rules), Random(seed), until)
    actions = [done.action for done in told.steps]
    last = max(at for at, act in enumerate(actions) if found.rules.actor(act) is NATURE)
    random = Random(seed)
    for viewer in (0, 1, SPECTATOR) if slug == "turmblaeser" else (1, SPECTATOR):
        chance, left = found.rules.chance(told.states[last]), worlds
        assert chance is not None
        for number in random.sample(range(chance.total), chance.total):
            others = [*actions[:last], chance.at(number), *actions[last + 1 :]]
            also = None if others == actions else course_of(found, told.before, others)
            if also is not None:
                yield Courses(viewer, told, also)
                left -= 1
            if not left:
                break
