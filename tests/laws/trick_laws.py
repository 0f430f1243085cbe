"""What holds of every trick, by the facts that follow from the manuals.

The laws are about cards, turns, hands and the end. Each takes a whole game and works its
expectation out from the actions taken; none asks the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from daumen_rules import Card, Fang, Parry, Show, State
from daumen_rules.games.daumen_drauf.events import (
    Leads,
    Passed,
    PileEmpty,
    Released,
    Shown,
    Skipped,
    Taken,
)
from daumen_rules.games.daumen_drauf.model import Finished, Playing, Table, Undealt
from daumen_rules.games.daumen_drauf.rule_set import (
    EndTest,
    LeaderWithoutCards,
    RefillShort,
    RuleSet,
    Scope,
)
from tests.laws.played import Game, Trick, table_of, whole_deck


def places(state: State) -> Iterator[Card]:
    """The cards of a state wherever they are, after the deal."""
    table = table_of(state)
    for hand in table.hands:
        yield from hand
    yield from table.pile
    for captured in table.captured:
        yield from (shown.card for shown in captured)
    loose = state.trick.shown if isinstance(state, Playing) else ()
    yield from (shown.card for shown in loose)
    left = state.left if isinstance(state, Finished) else ()
    yield from (shown.card for shown in left)


def every_card_is_in_one_place(game: Game) -> None:
    deck = Counter(whole_deck(game.players))
    for state in game.states[1:]:
        assert Counter(places(state)) == deck


def shown_cards_rise(game: Game) -> None:
    """By the order in which colours first appear, then by value (reading J1)."""
    if game.rules.colour_scope is Scope.LAP:
        return
    for trick in game.tricks:
        shown = [card for _, card in trick.cards][: -1 if trick.parried else None]
        colours = list(dict.fromkeys(card.colour for card in shown))
        heights = [(colours.index(card.colour), card.value) for card in shown]
        assert all(low < high for low, high in pairwise(heights))
        assert len(shown) <= 3 * (game.players + 2)


def twins_meet_only_in_a_parry(game: Game) -> None:
    """Two twins lie in one trick only as its last two cards (reading J1)."""
    if game.rules.colour_scope is Scope.LAP:
        return
    for trick in game.tricks:
        kinds = [card.kind for _, card in trick.cards]
        if trick.parried:
            assert kinds.pop() == kinds[-1]
        assert len(set(kinds)) == len(kinds)


def the_highest_card_is_never_on_turn(game: Game) -> None:
    for state in game.states:
        if isinstance(state, Playing) and state.trick.shown:
            assert state.trick.shown[-1].seat != state.trick.turn


def turns_go_clockwise(game: Game) -> None:
    """Between two cards just the seats between their owners pass or are jumped, in order.

    So nobody is asked twice or left out, and none but the last card stands n - 1 passes.
    """
    for trick in game.tricks:
        owner, asked = -1, list[int]()
        for event in trick.events:
            match event:
                case Shown(seat=seat):
                    assert owner == -1 or seat == (owner + len(asked) + 1) % game.players
                    owner, asked = seat, []
                case Passed(seat=seat) | Skipped(seat=seat):
                    asked.append(seat)
                    assert seat == (owner + len(asked)) % game.players
                    assert seat != owner
                case _:
                    pass


def holders(table: Table, trick: Trick, rules: RuleSet) -> set[int]:
    """The seats with cards within a trick, as they stand after its last card."""
    covered = {seat for seat, _ in trick.cards} if rules.covered_card_is_hand_card else set[int]()
    return covered | {seat for seat, hand in enumerate(table.hands) if hand}


def tricks_end_by_passes_or_a_parry(game: Game) -> None:
    """By n - 1 passes in a row or by a parry; by one reading also with the game (Q40).

    Then it ends with a show, or with a refill within the trick that uses the pile up (Q13).
    """
    tested = {EndTest.ANY_MOMENT, EndTest.ANY_MOMENT_PILE_EMPTY}
    for trick in game.tricks:
        if trick.parried or len(trick.passed_last) == game.players - 1:
            continue
        last = trick.steps[-1]
        refilled = any(isinstance(event, PileEmpty) for event in last.events)
        assert isinstance(last.action, Show) or refilled
        assert isinstance(last.state, Finished)
        assert game.rules.end_test in tested
        before = table_of(last.state)
        assert len(holders(before, trick, game.rules)) <= 1


def the_game_goes_on_while_two_hold_cards(game: Game) -> None:
    """Tested at the lead of every trick, and by one reading at every moment (OVER-1, Q40)."""
    for state in game.states[1:]:
        if not isinstance(state, Playing):
            continue
        holding = {seat for seat, hand in enumerate(state.table.hands) if hand}
        if not state.trick.shown:
            assert len(holding) >= 2
        covered = {shown.seat for shown in state.trick.shown}
        if game.rules.covered_card_is_hand_card:
            holding |= covered
        test, used_up = game.rules.end_test, not state.table.pile
        if test is EndTest.ANY_MOMENT or (test is EndTest.ANY_MOMENT_PILE_EMPTY and used_up):
            assert len(holding) >= 2


def the_last_card_takes(game: Game) -> None:
    """The owner of a trick's last card gets all its cards, and nobody else gets any."""
    captured: list[list[Card]] = [[] for _ in range(game.players)]
    for trick in game.tricks:
        takers = [event.seat for event in trick.events if isinstance(event, Taken)]
        last = trick.cards[-1][0]
        assert takers == ([last] if trick.taken else [])
        if trick.taken:
            captured[last] += [card for _, card in trick.cards]
        table = table_of(trick.steps[-1].state)
        assert [[shown.card for shown in taken] for taken in table.captured] == captured


def old_cards_are_released(game: Game) -> None:
    """Who raises lays open what it was showing, and nobody lays open anything else."""
    for trick in game.tricks:
        covered: dict[int, Card] = {}
        for told in trick.steps:
            action, expected = told.action, list[Card]()
            if isinstance(action, Show | Parry):
                raises = isinstance(action, Show) or game.rules.parrier_releases_old_card
                if action.seat in covered and raises:
                    expected.append(covered[action.seat])
                covered[action.seat] = action.card
            assert [e.card for e in told.events if isinstance(e, Released)] == expected


def keeps_hands_full(rules: RuleSet) -> bool:
    """Whether hands are short at the lead of a trick only where the pile is used up."""
    greedy = rules.refill_short in {RefillShort.GREEDY, RefillShort.ONE_BY_ONE}
    return greedy and rules.refill_after_parry


def hands_are_five_at_the_lead(game: Game) -> None:
    for state in game.states:
        if not isinstance(state, Playing) or state.trick.shown:
            continue
        sizes = [len(hand) for hand in state.table.hands]
        assert max(sizes) <= 5
        if keeps_hands_full(game.rules) and state.table.pile:
            assert sizes == [5] * game.players


def somebody_leads_who_can(game: Game) -> None:
    """The taker leads, or the next clockwise with cards; with two seats always the taker."""
    for told in game.steps[1:]:
        taken = [event.seat for event in told.events if isinstance(event, Taken)]
        leads = [event for event in told.events if isinstance(event, Leads)]
        assert len(leads) == (len(taken) if isinstance(told.state, Playing) else 0)
        for taker, lead in zip(taken, leads, strict=False):
            hands = table_of(told.state).hands
            jumped = [(taker + i) % game.players for i in range((lead.seat - taker) % game.players)]
            assert hands[lead.seat]
            assert not any(hands[seat] for seat in jumped)
            assert lead.clause.id == ("NEXT-2" if jumped else "NEXT-1")
            if game.rules.leader_without_cards is LeaderWithoutCards.GAME_ENDS:
                assert not jumped
            if game.players == 2:
                assert lead.seat == taker


def nobody_runs_dry_within_a_trick(game: Game) -> None:
    """The seats with a card under the thumb or in the fan stay the same (reading J8)."""
    if game.rules.refill_scope is Scope.LAP:
        return
    leading: set[int] = set()
    for state in game.states[1:]:
        if not isinstance(state, Playing):
            continue
        seats = {seat for seat, hand in enumerate(state.table.hands) if hand}
        if state.trick.shown:
            assert seats | {shown.seat for shown in state.trick.shown} == leading
        else:
            leading = seats


def measure(state: State) -> tuple[int, int]:
    """What every action makes smaller: the cards still to be shown, then the acts until one is."""
    if isinstance(state, Undealt):
        return len(whole_deck(state.players)), 1
    unseen = len(state.table.pile) + sum(map(len, state.table.hands))
    if isinstance(state, Finished):
        return unseen, -1
    begun = bool(state.trick.shown)
    return unseen, (state.table.players - state.trick.passes) if begun else 0


def every_action_brings_the_end_nearer(game: Game) -> None:
    heights = [measure(state) for state in game.states]
    assert all(high > low for high, low in pairwise(heights))
    unseen = [measure(trick.steps[-1].state)[0] for trick in game.tricks]
    assert all(high > low for high, low in pairwise(unseen))


def harmless(cards: Iterator[Card] | tuple[Card, ...]) -> int:
    return sum(1 if card.fang is Fang.HARMLESS else 0 for card in cards)


def points_sum_to_minus_two_for_each_harmless_hand_card(game: Game) -> None:
    """Each card has its twin, so captured fangs would cancel out but for the cards not captured.

    A harmless card left in a hand is missing as a plus and counts as a minus; a poisonous one is
    missing as a minus and counts as a minus. Cards that nobody gets count for nobody.
    """
    table, end = game.end.table, game.end
    left = [*table.pile, *(shown.card for shown in end.left)]
    in_hand = [card for hand in table.hands for card in hand]
    harmless_left = harmless(tuple(left))
    expected = -2 * harmless(tuple(in_hand)) + (len(left) - harmless_left) - harmless_left
    assert sum(tally.score for tally in end.tallies) == expected


def the_end_leaves_one_hand_at_most(game: Game) -> None:
    """And no draw pile where hands are kept full; every other card has been captured."""
    rules, table = game.rules, game.end.table
    if rules.leader_without_cards is LeaderWithoutCards.NEXT_CLOCKWISE:
        assert sum(map(bool, table.hands)) <= 1
    if keeps_hands_full(rules) and rules.end_test is EndTest.AFTER_REFILL:
        assert not table.pile
        assert not game.end.left


def points_are_counted_card_by_card(game: Game) -> None:
    table = game.end.table
    for seat, tally in enumerate(game.end.tallies):
        captured = tuple(shown.card for shown in table.captured[seat])
        plus, hand = harmless(captured), len(table.hands[seat])
        assert (tally.plus, tally.minus, tally.hand) == (plus, len(captured) - plus, hand)
        assert tally.score == plus - (len(captured) - plus) - hand
