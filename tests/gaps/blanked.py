"""Records with gaps made from games that were played: parts are blanked out, or changed at random.

The module only makes them; chance comes in as a seeded source.
"""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Literal

from attrs import evolve

from daumen_rules import Card, Deal, Parry, Pass, Refused, RuleSet, Show
from daumen_rules.contracts.record_model import Act, Claim, GameRecord, Gap, Key
from daumen_rules.games.daumen_drauf.actions import SeatAction
from daumen_rules.games.daumen_drauf.cards import Kind, Pack
from daumen_rules.games.daumen_drauf.court.gaps.continuations import remembered, seat_of
from daumen_rules.games.daumen_drauf.model import Finished, Playing, State
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did, Remembered
from daumen_rules.games.daumen_drauf.recorded_deal import Dealt, DealtHands, DeckOrder, whole_cards
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, Some
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from tests.disputes.blanked import half
from tests.notation.noted import a_gap, one_game, score_of


def played(
    random: Random, rules: RuleSet, players: int, pack: Pack | None = None, longest: int = 10_000
) -> tuple[GameRecord, State]:
    """A random game by its deck, without gaps, and where it ended; with its score if it is over."""
    before = start(players, rules, 0, pack)
    cards = list(before.pack.cards)
    random.shuffle(cards)
    state = _after(before, Deal(tuple(cards)))
    entries: list[Act] = []
    while len(entries) < longest and (actions := legal_actions(state)):
        action = random.choice(actions)
        assert not isinstance(action, Deal)
        entries.append(Act(action, len(entries) + 1))
        state = _after(state, action)
    score = None
    if isinstance(state, Finished):
        score = tuple(tally.score for tally in state.tallies)
    return one_game(DeckOrder(tuple(cards)), entries, 0, score), state


def _after(state: State, action: SeatAction | Deal) -> State:
    answer = step(state, action)
    assert not isinstance(answer, Refused)
    return answer.state


def hands_of(game: GameRecord, rules: RuleSet, players: int, pack: Pack | None) -> DealtHands:
    """The same deal told by hands and pile."""
    assert isinstance(game.deal, DeckOrder)
    state = _after(start(players, rules, 0, pack), Deal(whole_cards(game.deal.cards)))
    assert isinstance(state, Playing)
    return DealtHands(state.table.hands, state.table.pile)


def forgotten(random: Random, card: Card, much: float) -> Noted:
    """A card, its kind, half of it, or nothing."""
    if random.random() > much:
        return card
    if random.random() < 0.3:
        return half(random, card)
    return card.kind if random.random() < 0.4 else None


def blank_deal(random: Random, deal: DeckOrder | DealtHands, much: float) -> Dealt | None:
    """A deal of which some is forgotten."""

    def row(cards: tuple[Card, ...]) -> tuple[Noted, ...]:
        gone = random.random() < 0.3
        return tuple(None if gone else forgotten(random, card, much) for card in cards)

    if isinstance(deal, DeckOrder):
        return DeckOrder(row(whole_cards(deal.cards)))
    hands = [row(whole_cards(hand)) for hand in deal.hands]
    return DealtHands(hands, row(whole_cards(deal.pile)))


def blank_entry(random: Random, entry: Act, much: float, unknown: float = 0.0) -> Act | Gap:
    """An entry of which the fang may be forgotten, or with some chance the card."""
    if isinstance(entry.action, Pass) or random.random() > much:
        return entry
    card = entry.action.card
    noted: Kind | Some | None = None if random.random() < unknown else card.kind
    if random.random() < unknown:
        seen = half(random, card)
        noted = card.kind if isinstance(seen, Card) else seen
    act: Literal["show", "parry"] = "show" if isinstance(entry.action, Show) else "parry"
    return a_gap(entry.action.seat, act, noted, entry.line)


def blanked(
    random: Random,
    game: GameRecord,
    rules: RuleSet,
    players: int,
    pack: Pack | None = None,
    much: float = 0.5,
    unknown: float = 0.0,
) -> GameRecord:
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
            if isinstance(entry, Act)
        ),
        claims=game.claims if random.random() < 0.5 else (),
    )


def told_loosely(random: Random, game: GameRecord, players: int) -> GameRecord:
    """A game of which some tricks end in `takes it`, and some passes are `passed over`. The cards
    and the order of what was done are as they were.
    """
    entries = [entry for entry in game.entries if isinstance(entry, Act | Gap)]
    rows: list[list[Act | Gap]] = [[]]
    passes = 0
    for entry in entries:
        rows[-1].append(entry)
        did = remembered(entry).did
        passes = passes + 1 if did is Did.PASS else 0
        if did is Did.PARRY or passes == players - 1:
            rows.append([])
            passes = 0
    *whole, rest = rows
    told = [_loosely(random, row) if random.random() < 0.5 else row for row in whole]
    flat = [*chain.from_iterable(told), *rest]
    return evolve(game, entries=tuple(evolve(one, line=n) for n, one in enumerate(flat, start=1)))


def _loosely(random: Random, row: list[Act | Gap]) -> list[Act | Gap]:
    """A trick to its end, without how it ended or with a seat that was passed over."""
    cards = [n for n, entry in enumerate(row) if remembered(entry).did.shows]
    taker = seat_of(row[cards[-1]])
    passes = [n for n in range(1, len(row)) if n not in cards]
    if random.random() < 0.3 and passes:
        at = random.choice(passes)
        over = Gap(seat_of(row[at]), Remembered(Did.PASSED_OVER))
        return [*row[:at], over, *row[at + 1 :]]
    if len(cards) > 1 and random.random() < 0.6:
        return [*row[: cards[-2] + 1], Gap(taker, Remembered(Did.TAKE))]
    if row[-1] is row[cards[-1]]:
        return row
    return [*row[: random.randint(cards[-1] + 1, len(row) - 1)], Gap(taker, Remembered(Did.TAKE))]


def changed(random: Random, game: GameRecord, pack: Pack, players: int) -> GameRecord:
    """A game with one entry or the score changed at random."""
    noted = score_of(game)
    if noted is not None and random.random() < 0.3:
        score = tuple(point + random.choice((-2, -1, 0, 0, 1, 2)) for point in noted)
        return evolve(game, claims=(Claim(Key.RESULT, score),))
    if not game.entries:
        return game
    at, seat, card = (
        random.randrange(len(game.entries)),
        random.randrange(players),
        random.choice(pack.cards),
    )
    new: Act | Gap = Act(random.choice((Show(seat, card), Pass(seat), Parry(seat, card))))
    if random.random() < 0.3:
        new = a_gap(seat, "show", card.kind)
    after = game.entries[at + 1 :] if random.random() < 0.5 else game.entries[at:]
    entries = (*game.entries[:at], new, *after)
    return evolve(
        game, entries=tuple(evolve(one, line=line) for line, one in enumerate(entries, start=1))
    )
