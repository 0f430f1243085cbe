"""All deals of a small pack, one after the other: what a record with gaps must come to.

Every deal is tried in turn, and the rules of the game are all that is shared with the search.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from attrs import frozen

from daumen_rules import Card, Deal, Parry, Pass, Refused, RuleSet, Show, start, step
from daumen_rules.games.daumen_drauf.cards import Kind
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.packs import study_pack
from daumen_rules.games.daumen_drauf.record import DealtHands, DeckOrder, Entry, TrickMark
from daumen_rules.games.daumen_drauf.record_with_gaps import (
    AnyDeal,
    DeckWithGaps,
    EntryWithGap,
    GameWithGaps,
    HandsWithGaps,
)
from daumen_rules.games.daumen_drauf.remembered import Noted, Some
from daumen_rules.games.daumen_drauf.replay import check_mark
from daumen_rules.games.daumen_drauf.scoring import tallies

Reached = Playing | Finished
Scores = tuple[int, ...]


@frozen
class Truth:
    """The first illegal entry, the entries that hang on the gaps, who can be on turn at the end
    (None where the game is over), and all points that can come out together.
    """

    illegal: int | None
    depends: tuple[int, ...]
    turns: frozenset[int | None]
    scores: frozenset[Scores]
    score_fits: bool

    @property
    def winners(self) -> frozenset[tuple[int, ...]]:
        return frozenset(
            tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            for scores in self.scores
        )


def is_of(card: Card, noted: Noted) -> bool:
    """Whether a card can be the one noted."""
    if isinstance(noted, Some):
        return card in noted.cards
    return noted is None or card == noted or (isinstance(noted, Kind) and card.kind == noted)


def _hand_fits(hand: tuple[Card, ...], row: tuple[Noted, ...]) -> bool:
    return any(
        all(is_of(card, noted) for card, noted in zip(order, row, strict=True))
        for order in permutations(hand)
    )


def fits(deck: tuple[Card, ...], state: Playing, deal: AnyDeal) -> bool:
    """Whether a deck that was dealt is as noted."""
    match deal:
        case None:
            return True
        case DeckOrder(cards=cards) | DeckWithGaps(cards=cards):
            return all(map(is_of, deck, cards))
        case DealtHands(hands=hands, pile=pile) | HandsWithGaps(hands=hands, pile=pile):
            return all(map(is_of, state.table.pile, pile)) and all(
                map(_hand_fits, state.table.hands, hands)
            )


def dealt(game: GameWithGaps, players: int, rules: RuleSet, pack: str) -> Iterator[Playing]:
    """The states after every deal that is as noted."""
    before = start(players, rules, game.starter or 0, study_pack(pack).pack)
    for deck in permutations(before.pack.cards):
        answer = step(before, Deal(deck))
        assert not isinstance(answer, Refused)
        assert isinstance(answer.state, Playing)
        if fits(deck, answer.state, game.deal):
            yield answer.state


def truth(game: GameWithGaps, players: int, rules: RuleSet, pack: str) -> Truth:
    """What a game comes to by all its deals."""
    states: list[Reached] = list(dealt(game, players, rules, pack))
    assert states
    depends: list[int] = []
    illegal: int | None = None
    before_it: object = None
    for number, entry in enumerate(game.entries):
        on, against = _entered(states, entry, before_it)
        if not on:
            illegal = number
            break
        if against:
            depends.append(number)
        states, before_it = on, entry
    over = [state for state in states if isinstance(state, Finished)]
    scores = frozenset(map(_score, states))
    fits_score = illegal is not None or game.score is None or game.score in set(map(_score, over))
    turns = frozenset(s.trick.turn if isinstance(s, Playing) else None for s in states)
    return Truth(illegal, tuple(depends), turns, scores, fits_score)


def _score(state: Reached) -> Scores:
    if isinstance(state, Finished):
        return tuple(tally.score for tally in state.tallies)
    return tuple(tally.plus - tally.minus for tally in tallies(state.table))


def _entered(
    states: list[Reached], entry: Entry | EntryWithGap | TrickMark, before_it: object
) -> tuple[list[Reached], list[Reached]]:
    """The states after an entry, and those in which it was illegal though the card was held."""
    on: list[Reached] = []
    against: list[Reached] = []
    for state in states:
        if isinstance(entry, TrickMark):
            twice = isinstance(before_it, TrickMark)
            (against if twice or check_mark(entry, state) else on).append(state)
            continue
        for action in _actions(state, entry):
            answer = step(state, action)
            if isinstance(answer, Refused):
                against.append(state)
            else:
                assert isinstance(answer.state, Playing | Finished)
                on.append(answer.state)
    return on, against


def _actions(state: Reached, entry: Entry | EntryWithGap) -> Iterator[Show | Pass | Parry]:
    """What the entry can have been, with a card that the seat holds."""
    if isinstance(entry, Entry) and isinstance(entry.action, Pass):
        yield entry.action
        return
    if isinstance(entry, Entry):
        assert not isinstance(entry.action, Pass)
        if entry.action.card in state.table.hands[entry.action.seat]:
            yield entry.action
        return
    for card in state.table.hands[entry.seat]:
        if is_of(card, entry.noted):
            yield Show(entry.seat, card) if entry.act == "show" else Parry(entry.seat, card)
