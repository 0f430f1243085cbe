"""All deals of a small pack, one after the other: what a record with gaps must come to.

Every deal is tried in turn, and the rules of the game are all that is shared with the search.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from attrs import frozen

from daumen_rules import Card, Deal, Parry, Pass, Refused, RuleSet, Show
from daumen_rules.contracts.record_model import Act, GameRecord, Gap, TrickMark
from daumen_rules.games.daumen_drauf.cards import Kind
from daumen_rules.games.daumen_drauf.court.gaps.continuations import remembered, seat_of
from daumen_rules.games.daumen_drauf.events import Taken
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.packs import study_pack
from daumen_rules.games.daumen_drauf.recorded_deal import Dealt, DealtHands, DeckOrder
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, Some
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.scoring import tallies
from daumen_rules.games.daumen_drauf.setup import start
from tests.notation.noted import score_of

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


def fits(deck: tuple[Card, ...], state: Playing, deal: Dealt | None) -> bool:
    """Whether a deck that was dealt is as noted."""
    match deal:
        case None:
            return True
        case DeckOrder(cards=cards):
            return all(map(is_of, deck, cards))
        case DealtHands(hands=hands, pile=pile):
            return all(map(is_of, state.table.pile, pile)) and all(
                map(_hand_fits, state.table.hands, hands)
            )


def dealt(game: GameRecord, players: int, rules: RuleSet, pack: str) -> Iterator[Playing]:
    """The states after every deal that is as noted."""
    before = start(players, rules, game.starter or 0, study_pack(pack).pack)
    for deck in permutations(before.pack.cards):
        answer = step(before, Deal(deck))
        assert not isinstance(answer, Refused)
        assert isinstance(answer.state, Playing)
        if fits(deck, answer.state, game.deal):
            yield answer.state


def truth(game: GameRecord, players: int, rules: RuleSet, pack: str) -> Truth:
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
    fits_score = (
        illegal is not None or score_of(game) is None or score_of(game) in set(map(_score, over))
    )
    turns = frozenset(s.trick.turn if isinstance(s, Playing) else None for s in states)
    return Truth(illegal, tuple(depends), turns, scores, fits_score)


def _score(state: Reached) -> Scores:
    if isinstance(state, Finished):
        return tuple(tally.score for tally in state.tallies)
    return tuple(tally.plus - tally.minus for tally in tallies(state.table))


def _entered(
    states: list[Reached], entry: Act | Gap | TrickMark, before_it: object
) -> tuple[list[Reached], list[Reached]]:
    """The states after an entry, and those in which it was illegal though the card was held."""
    on: list[Reached] = []
    against: list[Reached] = []
    for state in states:
        if isinstance(entry, TrickMark):
            twice = isinstance(before_it, TrickMark)
            (against if twice or not _begins(state, entry.number) else on).append(state)
            continue
        if isinstance(entry, Gap) and remembered(entry).did is Did.TAKE:
            on.extend(_takings(state, seat_of(entry)))
            continue
        for action in _actions(state, entry):
            answer = step(state, action)
            if isinstance(answer, Refused):
                against.append(state)
            else:
                assert isinstance(answer.state, Playing | Finished)
                on.append(answer.state)
    return on, against


def _takings(state: Reached, seat: int, shown: bool = False) -> Iterator[Reached]:
    """The states after a trick that goes on, which a seat takes: it shows or parries with one card
    more at most, and all else are passes of others.
    """
    if not isinstance(state, Playing) or not state.trick.shown:
        return
    for action in legal_actions(state):
        assert not isinstance(action, Deal)
        if isinstance(action, Pass) == (action.seat == seat) or (shown and action.seat == seat):
            continue
        answer = step(state, action)
        assert not isinstance(answer, Refused)
        takers = [event.seat for event in answer.events if isinstance(event, Taken)]
        if takers == [seat]:
            assert isinstance(answer.state, Playing | Finished)
            yield answer.state
        elif not takers:
            assert isinstance(answer.state, Playing | Finished)
            yield from _takings(answer.state, seat, shown or action.seat == seat)


def _begins(state: Reached, number: int) -> bool:
    """Whether a trick of this number begins in a state."""
    if not isinstance(state, Playing) or state.trick.shown:
        return False
    return number == state.table.tricks + 1


def _actions(state: Reached, entry: Act | Gap) -> Iterator[Show | Pass | Parry]:
    """What the entry can have been, with a card that the seat holds."""
    if isinstance(entry, Act) and isinstance(entry.action, Pass):
        yield entry.action
        return
    if isinstance(entry, Act):
        assert not isinstance(entry.action, Pass)
        if entry.action.card in state.table.hands[entry.action.seat]:
            yield entry.action
        return
    seat, gap = seat_of(entry), remembered(entry)
    if gap.did is Did.PASSED_OVER:
        yield Pass(seat)
        return
    for card in state.table.hands[seat]:
        if is_of(card, gap.card):
            yield Show(seat, card) if gap.did is Did.SHOW else Parry(seat, card)
