"""Records with gaps made from games that were played: parts are blanked out, or changed at random.

The module only makes them; chance comes in as a seeded source.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from attrs import evolve

from daumen_rules import Card, Deal, Parry, Pass, Refused, RuleSet, Show, legal_actions, start, step
from daumen_rules.games.daumen_drauf.cards import Kind, Pack
from daumen_rules.games.daumen_drauf.model import Finished, Playing, State
from daumen_rules.games.daumen_drauf.record import DealtHands, DeckOrder, Entry, SeatAction
from daumen_rules.games.daumen_drauf.record_with_gaps import (
    AnyDeal,
    DeckWithGaps,
    EntryWithGap,
    GameWithGaps,
    HandsWithGaps,
)
from daumen_rules.games.daumen_drauf.remembered import Noted, Some
from tests.disputes.blanked import half


def played(
    random: Random, rules: RuleSet, players: int, pack: Pack | None = None, longest: int = 10_000
) -> tuple[GameWithGaps, State]:
    """A random game by its deck, without gaps, and where it ended; with its score if it is over."""
    before = start(players, rules, 0, pack)
    cards = list(before.pack.cards)
    random.shuffle(cards)
    state = _after(before, Deal(tuple(cards)))
    entries: list[Entry] = []
    while len(entries) < longest and (actions := legal_actions(state)):
        action = random.choice(actions)
        assert not isinstance(action, Deal)
        entries.append(Entry(action, len(entries) + 1))
        state = _after(state, action)
    score = None
    if isinstance(state, Finished):
        score = tuple(tally.score for tally in state.tallies)
    return GameWithGaps(DeckOrder(tuple(cards)), tuple(entries), 0, score), state


def _after(state: State, action: SeatAction | Deal) -> State:
    answer = step(state, action)
    assert not isinstance(answer, Refused)
    return answer.state


def hands_of(game: GameWithGaps, rules: RuleSet, players: int, pack: Pack | None) -> DealtHands:
    """The same deal told by hands and pile."""
    assert isinstance(game.deal, DeckOrder)
    state = _after(start(players, rules, 0, pack), Deal(game.deal.cards))
    assert isinstance(state, Playing)
    return DealtHands(state.table.hands, state.table.pile)


def forgotten(random: Random, card: Card, much: float) -> Noted:
    """A card, its kind, half of it, or nothing."""
    if random.random() > much:
        return card
    if random.random() < 0.3:
        return half(random, card)
    return card.kind if random.random() < 0.4 else None


def blank_deal(random: Random, deal: DeckOrder | DealtHands, much: float) -> AnyDeal:
    """A deal of which some is forgotten."""

    def row(cards: tuple[Card, ...]) -> tuple[Noted, ...]:
        gone = random.random() < 0.3
        return tuple(None if gone else forgotten(random, card, much) for card in cards)

    if isinstance(deal, DeckOrder):
        return DeckWithGaps(row(deal.cards))
    return HandsWithGaps(tuple(map(row, deal.hands)), row(deal.pile))


def blank_entry(
    random: Random, entry: Entry, much: float, unknown: float = 0.0
) -> Entry | EntryWithGap:
    """An entry of which the fang may be forgotten, or with some chance the card."""
    if isinstance(entry.action, Pass) or random.random() > much:
        return entry
    card = entry.action.card
    noted: Kind | Some | None = None if random.random() < unknown else card.kind
    if random.random() < unknown:
        seen = half(random, card)
        noted = card.kind if isinstance(seen, Card) else seen
    act: Literal["show", "parry"] = "show" if isinstance(entry.action, Show) else "parry"
    return EntryWithGap(entry.action.seat, act, noted, entry.line)


def blanked(
    random: Random,
    game: GameWithGaps,
    rules: RuleSet,
    players: int,
    pack: Pack | None = None,
    much: float = 0.5,
    unknown: float = 0.0,
) -> GameWithGaps:
    """A game of which some is forgotten."""
    by_hands = random.random() < 0.5
    deal = hands_of(game, rules, players, pack) if by_hands else game.deal
    assert isinstance(deal, DeckOrder | DealtHands)
    return evolve(
        game,
        deal=None if random.random() < 0.3 else blank_deal(random, deal, much),
        entries=tuple(
            blank_entry(random, entry, much, unknown)
            for entry in game.entries
            if isinstance(entry, Entry)
        ),
        score=game.score if random.random() < 0.5 else None,
    )


def changed(random: Random, game: GameWithGaps, pack: Pack, players: int) -> GameWithGaps:
    """A game with one entry or the score changed at random."""
    if game.score is not None and random.random() < 0.3:
        score = tuple(point + random.choice((-2, -1, 0, 0, 1, 2)) for point in game.score)
        return evolve(game, score=score)
    if not game.entries:
        return game
    at, seat, card = (
        random.randrange(len(game.entries)),
        random.randrange(players),
        random.choice(pack.cards),
    )
    new: Entry | EntryWithGap = Entry(
        random.choice((Show(seat, card), Pass(seat), Parry(seat, card)))
    )
    if random.random() < 0.3:
        new = EntryWithGap(seat, "show", card.kind)
    after = game.entries[at + 1 :] if random.random() < 0.5 else game.entries[at:]
    entries = (*game.entries[:at], new, *after)
    return evolve(
        game, entries=tuple(evolve(one, line=line) for line, one in enumerate(entries, start=1))
    )
