"""Situations made from real games: a position is reached by play, then some of it is forgotten.

The module only makes them; chance comes in as a seeded source.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

from daumen_rules import Card, Deal, Refused, RuleSet
from daumen_rules.games.daumen_drauf.cards import Colour, Fang, Pack
from daumen_rules.games.daumen_drauf.court.asks.may import (
    LEAD_WITH,
    LOOK,
    PARRY,
    PASS,
    SHOW,
    STILL_PARRY,
    STILL_SHOW,
)
from daumen_rules.games.daumen_drauf.court.asks.of_tricks import (
    COUNTS,
    DRAWS,
    DRAWS_FIRST,
    LEADS,
    OVER,
    POINTS,
    TAKES,
    WAS,
    WHOSE_TURN,
)
from daumen_rules.games.daumen_drauf.court.situation.model import (
    ANY_HEAP,
    ANY_STACK,
    FORGOTTEN,
    Ask,
    Entry,
    Heap,
    Situation,
    Stack,
)
from daumen_rules.games.daumen_drauf.model import Action, Parry, Pass, Playing, Show, State
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, one_of
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start

NAMES = ("Anna", "Ben", "Cleo", "Dirk")
OF_A_TRICK = (*(LOOK, TAKES, COUNTS, DRAWS_FIRST, DRAWS, WAS),)
WHICH = {
    SHOW: (SHOW, SHOW, STILL_SHOW, LEAD_WITH),
    PARRY: (PARRY, STILL_PARRY),
}
OF_ALL = (SHOW, PASS, PARRY, LEADS, OVER, POINTS, WHOSE_TURN)


def reached(
    random: Random, rules: RuleSet, pack: Pack, players: int
) -> tuple[Playing, list[Entry], Playing]:
    """A trick of a random game at its start, what was done in it, to its end or not, and the state
    after that, or before its last action.
    """
    order = list(pack.cards)
    random.shuffle(order)
    state = after(start(players, rules, 0, pack), Deal(tuple(order)))
    begun, entries, now = state, list[Entry](), state
    for _ in range(random.randrange(1, 30)):
        if not isinstance(state, Playing):
            break
        if not state.trick.shown:
            begun, entries = state, []
        now = state
        tricks, action = state.table.tricks, random.choice(legal_actions(state))
        entries.append(game_of(action))
        state = after(state, action)
        over = not isinstance(state, Playing) or state.table.tricks != tricks
        now = state if isinstance(state, Playing) and not over else now
        if over and random.random() < 0.3:
            break
        if over and isinstance(state, Playing):
            begun, entries, now = state, [], state
    assert isinstance(begun, Playing)
    assert isinstance(now, Playing)
    return begun, entries, now


def after(state: State, action: Action) -> State:
    """The state after a legal action."""
    answer = step(state, action)
    assert not isinstance(answer, Refused)
    return answer.state


def game_of(action: Action) -> Entry:
    """A legal action of a seat as a game of the trick."""
    match action:
        case Show(seat=seat, card=card):
            return Entry(seat, Did.SHOW, card)
        case Parry(seat=seat, card=card):
            return Entry(seat, Did.PARRY, card)
        case Pass(seat=seat):
            return Entry(seat, Did.PASS)
        case Deal():
            raise AssertionError("a deal is no game")


def taken(random: Random, entries: list[Entry], players: int) -> list[Entry]:
    """The entries of a trick; of one that is over perhaps only who took it."""
    shown = [n for n, entry in enumerate(entries) if entry.act.shows]
    if not shown or random.random() < 0.5:
        return entries
    last = entries[shown[-1]]
    all_passed = len(entries) - 1 - shown[-1] == players - 1
    if last.act is not Did.PARRY and not all_passed:
        return entries
    keeps = last.act is not Did.PARRY and random.random() < 0.6
    told = entries[: shown[-1] + keeps]
    return [*told, Entry(last.seat, Did.TAKE)] if any(e.act.shows for e in told) else entries


def forget(random: Random, card: Card, much: float) -> Noted:
    """A card, its kind, half of it, or nothing."""
    if random.random() > much:
        return card
    if random.random() < 0.4:
        return half(random, card)
    return card.kind if random.random() < 0.6 else None


def half(random: Random, card: Card) -> Noted:
    """What is left of a card: its colour, its value, its fang, or one of two that it was."""
    other = Card(random.choice(list(Colour)), random.randint(1, 2), random.choice(list(Fang)))
    all_cards = (Card(*one) for one in product(Colour, range(1, 10), Fang))
    alike: Callable[[Card], bool] = random.choice(
        (
            lambda one: one.colour is card.colour,
            lambda one: one.value == card.value,
            lambda one: one.fang is card.fang,
            lambda one: (one.value, one.fang) == (card.value, card.fang),
            lambda one: one.value >= card.value,
            lambda one: one in (card, other),
            lambda one: one.kind in (card.kind, other.kind),
        )
    )
    return one_of(filter(alike, all_cards))


def heap(random: Random, cards: tuple[Card, ...], much: float) -> Heap:
    """Some of the cards, and perhaps not how many."""
    if random.random() < much / 2:
        return ANY_HEAP
    seen = [forget(random, card, much) for card in cards]
    if random.random() < much / 2:
        return Heap([one for one in seen if one is not None][:1], more=True)
    return Heap(seen)


def situation(
    random: Random, rules: RuleSet, pack: Pack, players: int, much: float = 0.5
) -> Situation:
    """A random situation with gaps that can arise, and a question."""
    begun, entries, now = reached(random, rules, pack, players)
    table = now.table
    gone = {game.card for game in entries}
    hands = [tuple(card for card in hand if card not in gone) for hand in table.hands]
    entries = taken(random, entries, players)
    asks = (*OF_ALL, *OF_A_TRICK) if entries else OF_ALL
    kind, seat = random.choice(asks), random.randrange(players)
    card = random.choice(pack.cards)
    if kind is WAS:
        seat = random.choice([e.seat for e in entries if e.act.shows])
    turn = FORGOTTEN if entries and random.random() < 0.15 else None
    return Situation(
        names=NAMES[:players],
        rules=rules,
        hands=tuple(heap(random, hand, much) for hand in hands),
        captured=tuple(
            heap(random, tuple(shown.card for shown in taken), much) for taken in table.captured
        ),
        pile=ANY_STACK
        if random.random() < 0.3
        else Stack(tuple(forget(random, c, 0.8) for c in table.pile)),
        trick=tuple(
            Entry(e.seat, e.act, forget(random, e.card, much)) if isinstance(e.card, Card) else e
            for e in entries
        ),
        leader=begun.trick.leader if not entries and random.random() < 0.7 else None,
        turn=turn,
        ask=Ask(
            random.choice(WHICH.get(kind, (kind,))) if entries else kind,
            None if kind in (TAKES, COUNTS, DRAWS_FIRST, LEADS, OVER, WHOSE_TURN) else seat,
            (card if random.random() < 0.7 else card.kind) if kind in (SHOW, PARRY) else None,
        ),
    )
