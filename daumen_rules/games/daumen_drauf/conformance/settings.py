"""The settings of test games of *Daumen drauf!*: packs, rule sets, and attempted actions."""

from __future__ import annotations

from daumen_rules.contracts.engine_tests.engine_tests import RandomSource, Setting
from daumen_rules.kernel.frozen import evolve

from ..cards import SEATS, Pack
from ..contrast import contrasts
from ..model import Action, Deal, Parry, Pass, Playing, Show, State, Undealt
from ..packs import STUDY_PACKS
from ..rule_set import ENGLISH, GERMAN, RuleSet, difference, with_flags
from ..setup import pack_for, start


def settings(rules: RuleSet) -> tuple[Setting[State, Action], ...]:
    """Every small pack, the smallest first, then the packs of the manuals for 2 to 7 seats."""
    small = [_setting(rules, study.seats, study.pack) for study in STUDY_PACKS]
    return (*small, *(_setting(rules, players, None) for players in SEATS))


def _setting(rules: RuleSet, players: int, pack: Pack | None) -> Setting[State, Action]:
    def opening(dice: RandomSource) -> State:
        return start(players, rules, dice.randrange(players), pack)

    return Setting(
        name=pack.name if pack else f"{players} seats",
        opening=opening,
        players=players,
        small=pack is not None,
        size=len((pack or pack_for(players)).cards),
        deal=_shuffled,
    )


def _shuffled(dice: RandomSource, opening: State) -> Action:
    assert isinstance(opening, Undealt)
    cards = list(opening.pack.cards)
    dice.shuffle(cards)
    return Deal(cards)


def probe(dice: RandomSource, state: State) -> Action:
    """Anything that a seat might try: mostly the seat on turn, mostly a card that it holds; and
    often, for who holds it, a parry with a twin of any card of the trick.
    """
    assert not isinstance(state, Undealt)
    table = state.table
    twins = _parries_with_any_twin(state) if isinstance(state, Playing) else []
    if twins and dice.random() < 0.3:
        return dice.choice(twins)
    seat = dice.randrange(table.players)
    if isinstance(state, Playing) and dice.random() < 0.7:
        seat = state.trick.turn
    hand = table.hands[seat]
    card = dice.choice(hand if hand and dice.random() < 0.8 else table.pack.cards)
    match dice.randrange(5):
        case 0:
            return Pass(seat)
        case 1:
            return Parry(seat, card)
        case _:
            return Show(seat, card)


def _parries_with_any_twin(state: Playing) -> list[Parry]:
    twins = {shown.card.twin for shown in state.trick.shown}
    hands = enumerate(state.table.hands)
    return [Parry(seat, card) for seat, hand in hands for card in hand if card in twins]


def every_rule_set() -> tuple[RuleSet, ...]:
    """Both manuals; for each reading the rule sets that part it from the default, and beside the
    readings of the other manual the second of them.
    """
    others = [rules for contrast in contrasts() for rules in (contrast.first, contrast.second)]
    beside = [with_flags(ENGLISH, _readings_of(contrast.second)) for contrast in contrasts()]
    return tuple(dict.fromkeys((GERMAN, ENGLISH, *others, *beside)))


def _readings_of(rules: RuleSet) -> dict[str, str]:
    """The flags in which a rule set is different from the default, with their values."""
    return {flag: value for flag, _, value in difference(GERMAN, rules)}


def by_other_rules(state: State, rules: RuleSet) -> State:
    """A state with other rules put in."""
    if isinstance(state, Undealt):
        return evolve(state, rules=rules)
    return evolve(state, table=evolve(state.table, rules=rules))


def is_small(opening: State) -> bool:
    """Whether an opening has other cards than the manuals name."""
    assert isinstance(opening, Undealt)
    return opening.pack != pack_for(opening.players)


def size(opening: State) -> int:
    """The number of cards of a game."""
    assert isinstance(opening, Undealt)
    return len(opening.pack.cards)
