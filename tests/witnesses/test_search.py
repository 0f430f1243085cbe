"""The search itself: complete, in order, and not fooled by what it leaves out."""

from __future__ import annotations

from functools import partial
from typing import Any

import attrs
import pytest

from daumen_rules import GERMAN, RuleSet, State
from daumen_rules.disputes.divergence import Comparison, Found, Opening
from daumen_rules.disputes.divergence_search import shortest_divergence
from daumen_rules.games.daumen_drauf import transition
from daumen_rules.games.daumen_drauf.contrast import COUNTING, JUDGING, result
from daumen_rules.games.daumen_drauf.deal_classes import Likeness, deals, essence
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Card, Deal, Playing, Show
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS, cards_of, study_pack
from daumen_rules.games.daumen_drauf.rule_set import FLAGS, flag_words, with_flags
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.stories import search as joined
from daumen_rules.games.daumen_drauf.stories.search import search
from daumen_rules.games.daumen_drauf.witnesses import witnesses
from daumen_rules.kernel.row import Legality
from daumen_rules.kernel.step import Step
from tests.conftest import many
from tests.each import of_each
from tests.kernel import dice_race
from tests.kernel.dice_race import Act, Choice, Face, Race
from tests.parts import changed

ALL_DEALS = Likeness(hands=False, twins=False)
SMALL = [study for study in STUDY_PACKS if len(study.pack.cards) == 4]


def plain(first: RuleSet, second: RuleSet, name: str, longest: int) -> Found[Any, Any, Any]:
    """A search in one pack that leaves nothing out: every order of the deck, nothing merged."""
    study = study_pack(name)
    world: Opening[Any, Any] = Opening(
        name=name,
        first=start(study.seats, first, 0, study.pack),
        second=start(study.seats, second, 0, study.pack),
        deals=partial(deals, study, first, ALL_DEALS),
    )
    return shortest_divergence(GAME.rules, [world], Comparison(result=result), longest)


# Packs


def test_there_are_small_packs_for_two_and_three_seats_in_the_order_of_their_size() -> None:
    assert len(STUDY_PACKS) >= 12
    assert {study.seats for study in STUDY_PACKS} == {2, 3}
    assert {study.pack.hand_size for study in STUDY_PACKS} == {1, 2, 3}
    assert len({study.name for study in STUDY_PACKS}) == len(STUDY_PACKS)
    sizes = [len(study.pack.cards) for study in STUDY_PACKS]
    assert sizes == sorted(sizes)
    assert sizes[0] == 4


@of_each("study", STUDY_PACKS)
def test_a_pack_can_be_played_with_and_is_what_its_name_says(study: Any) -> None:
    word, kinds, hand = study.name.split("-")
    assert (word, hand) == ({2: "duo", 3: "trio"}[study.seats], f"h{study.pack.hand_size}")
    assert study.pack.cards == cards_of(kinds)
    assert start(study.seats, GERMAN, 0, study.pack).pack == study.pack


# What is left out


CONTRASTS = [
    witness.contrast
    for witness in witnesses()
    if witness.contrast.flag not in {"deal", *COUNTING, "inspection", "parrier_releases_old_card"}
    and witness.contrast.question
]


@pytest.mark.parametrize(
    "contrast", CONTRASTS[:: many(default=6, thorough=1)], ids=lambda contrast: contrast.name
)
def test_a_search_that_leaves_nothing_out_finds_no_shorter_game(contrast: Any) -> None:
    for study in SMALL:
        quick = search(contrast.first, contrast.second, (study,), 2)
        slow = plain(contrast.first, contrast.second, study.name, 2)
        assert (quick.parting is None) == (slow.parting is None)
        if quick.parting is not None and slow.parting is not None:
            assert quick.parting.length == slow.parting.length


MERGED = ("duo-y3-h1", "duo-y3-h2", "trio-y1g1-h1")
PARTED = ("Q17-skip_all", "Q41-false")
"""Two contrasts that part in each of these packs."""


@pytest.mark.long
@pytest.mark.parametrize("name", MERGED[:: many(2, 1)])
@pytest.mark.parametrize(
    "contrast",
    [contrast for contrast in CONTRASTS if many(contrast.name in PARTED, True)],
    ids=lambda contrast: contrast.name,
)
def test_a_search_that_merges_nothing_finds_the_same_game(
    contrast: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    study = study_pack(name)
    longest = many(3, 4) if name == "duo-y3-h2" else 3
    merging = search(contrast.first, contrast.second, (study,), longest)
    monkeypatch.setattr(joined, "essence", like_no_other)
    plainly = search(contrast.first, contrast.second, (study,), longest)
    assert merging.covered == plainly.covered
    assert (merging.parting is None) == (plainly.parting is None)
    if merging.parting is not None and plainly.parting is not None:
        assert merging.parting.actions == plainly.parting.actions
    assert merging.parting is not None or contrast.name not in PARTED


def like_no_other(state: State, left: int, like: Likeness) -> object:
    """An essence by which no two positions are merged."""
    return object()


def test_positions_are_not_merged_when_hands_will_draw_other_cards() -> None:
    """Three cards are missing and one action is to come: the first three of the pile count."""
    study, like = study_pack("trio-y2g2b1-h3"), Likeness(hands=True, twins=True)
    before = start(2, GERMAN, 0, attrs.evolve(study.pack, hand_size=2))
    cards = [str(card) for card in before.pack.cards]
    essences: set[object] = set()
    for pile in (("G1p", "G1h", "B1p"), ("B1p", "G1h", "G1p")):
        hands = ["Y1p", "Y2p", "G2p", "G2h"]
        rest = [card for card in cards if card not in (*hands, *pile)]
        deal = Deal(tuple(map(Card.parse, (*hands, *pile, *rest))))
        state: State = before
        for action in (
            deal,
            Show(0, deal.cards[0]),
            Show(1, deal.cards[1]),
            Show(0, deal.cards[2]),
        ):
            answer = step(state, action)
            assert isinstance(answer, Step)
            state = answer.state
        essences.add(essence(state, 1, like))
    assert len(essences) == 2


@pytest.mark.parametrize("name", ["duo-y1g1-h2", "duo-y3-h1", "trio-y2g1-h2"])
def test_of_each_class_of_deals_one_is_looked_at(name: str) -> None:
    study = study_pack(name)
    every = list(deals(study, GERMAN, Likeness(hands=True, twins=False), 9))
    one_of_each = list(deals(study, GERMAN, Likeness(hands=True, twins=True), 9))
    assert set(one_of_each) <= set(every)
    assert len(one_of_each) < len(every)
    shapes = {outcome_tree(study, deal) for deal in every}
    assert shapes == {outcome_tree(study, deal) for deal in one_of_each}


def outcome_tree(study: Any, deal: Deal) -> object:
    """How many actions of each kind are legal after a deal and after each first action: the same
    for deals of one class.
    """
    answer = step(start(study.seats, GERMAN, 0, study.pack), deal)
    assert isinstance(answer, Step)
    return shape(answer.state, 3)


def shape(state: State, left: int) -> object:
    if not left or not isinstance(state, Playing):
        return type(state).__name__
    below: list[tuple[str, str]] = []
    for action in legal_actions(state):
        after = step(state, action)
        assert isinstance(after, Step)
        below.append((type(action).__name__, str(shape(after.state, left - 1))))
    return str(sorted(below))


@pytest.mark.parametrize("flag", sorted(set(FLAGS) - JUDGING))
def test_a_flag_that_judges_nothing_changes_no_legal_action(flag: str) -> None:
    study = study_pack("trio-y3-h1")
    for word in flag_words(flag)[1:]:
        try:
            rules = with_flags(GERMAN, {flag: word})
        except ValueError:
            rules = RuleSet(
                end_test="any_moment", covered_card_is_hand_card=False, unfinished_trick="nobody"
            )
        for deal in list(deals(study, GERMAN, Likeness(hands=True, twins=True), 2))[::9]:
            answer = step(start(3, GERMAN, 0, study.pack), deal)
            assert isinstance(answer, Step)
            judge_alike(answer.state, rules, 3)


def judge_alike(state: State, rules: RuleSet, left: int) -> None:
    """The same state under other rules allows the same, here and so many actions on."""
    if not isinstance(state, Playing):
        return
    other = attrs.evolve(state, table=attrs.evolve(state.table, rules=rules))
    assert legal_actions(other) == legal_actions(state)
    for action in legal_actions(state) if left else ():
        after = step(state, action)
        assert isinstance(after, Step)
        judge_alike(after.state, rules, left - 1)


def test_positions_that_differ_in_more_than_names_of_twins_are_not_merged() -> None:
    study, like = study_pack("duo-y3-h1"), Likeness(hands=True, twins=True)
    for length in (1, 4):
        states = [
            answer.state
            for deal in deals(study, GERMAN, like, length)
            if isinstance(answer := step(start(2, GERMAN, 0, study.pack), deal), Step)
        ]
        assert len({essence(state, length, like) for state in states}) == len(states)


# Order, ends, limits


def test_the_same_rules_are_never_parted() -> None:
    found = search(GERMAN, GERMAN, SMALL, 3)
    assert (found.parting, found.covered, found.at) == (None, 3, None)


def test_a_search_that_is_broken_off_says_where() -> None:
    seen: list[str] = []

    def watch(progress: Any) -> bool:
        seen.append(progress.opening)
        return len(seen) < 30

    rules = RuleSet(leader_without_cards="game_ends")
    found = search(GERMAN, rules, watch=watch)
    assert found.parting is None
    assert found.at is not None
    assert found.covered == found.at.length - 1
    assert found.at.opening == seen[-1]


def test_a_shorter_game_in_a_later_pack_comes_before_a_longer_one_in_an_earlier_pack() -> None:
    found = search(GERMAN, RuleSet(refill_short="all_or_nothing"), SMALL, 4)
    assert found.parting is not None
    assert (found.parting.opening.name, found.parting.length) == ("trio-y2-h1", 2)


def test_a_game_with_dice_is_searched_too() -> None:
    roll = Act(0, Choice.ROLL)
    world: Opening[Race, Act | Face] = Opening(
        name="dice",
        first=dice_race.start(2, 5),
        second=dice_race.start(2, 4),
        deals=lambda _: [roll],
    )

    def banked(race: Race) -> object:
        return race.bank, dice_race.is_over(race)

    found = shortest_divergence(dice_race.RACE.rules, [world], Comparison(result=banked), 6)
    assert found.parting is not None
    # Only 4 points in the bank end the one race and not the other: twice a two, then hold.
    assert found.parting.actions == (roll, Face(2), roll, Face(2), Act(0, Choice.HOLD))


# Liars


def test_an_engine_that_ignores_a_reading_has_no_witness(monkeypatch: pytest.MonkeyPatch) -> None:
    deaf = changed(GAME, effect=deaf_effect)
    monkeypatch.setattr(joined, "RULES", deaf.rules)
    rules = RuleSet(refill_first="last_actor")
    assert search(GERMAN, rules, SMALL, 3).parting is None


def deaf_effect(state: State, action: Any) -> Any:
    """A game that always refills by the German reading."""
    if not isinstance(state, Playing):
        return transition.effect(state, action)
    german = attrs.evolve(state.table.rules, refill_first="winner")
    table = attrs.evolve(state.table, rules=german)
    return transition.effect(attrs.evolve(state, table=table), action)


def test_a_game_with_a_duty_less_has_no_witness_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = RuleSet(must_show_scope="lap")
    honest = search(GERMAN, rules, SMALL, 3).parting
    assert honest is not None
    rows = [row for row in GAME.rules.legality.rows if row.name != "passes_at_the_start_of_a_lap"]
    assert len(rows) == len(GAME.rules.legality.rows) - 1
    monkeypatch.setattr(joined, "RULES", changed(GAME, legality=Legality(*rows)).rules)
    assert search(GERMAN, rules, SMALL, honest.length).parting is None


def test_a_changed_rule_set_has_another_witness() -> None:
    for witness in witnesses():
        if witness.contrast.name in {"Q31-all_or_nothing", "Q30-last_actor"}:
            rules = attrs.evolve(witness.contrast.second, parry_timing="any_time")
            found = search(witness.contrast.first, rules, SMALL, len(witness.moves))
            assert found.parting is not None
            assert found.parting.actions[1:] != witness.moves
