"""A table at which anybody may try anything at any time, with a second program beside it.

A state machine makes legal acts and wild attempts, and asks for invariants after each of them.
"""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from daumen_rules import SPECTATOR, Action, Deal, Parry, Pass, Refused, RuleSet, Show, State
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.games.daumen_drauf.rules import legal_actions, may_undo, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view
from tests.laws import strategies as our
from tests.laws.event_laws import names_its_clauses
from tests.laws.laws import LAWS
from tests.laws.lockstep import Lockstep
from tests.laws.played import Game, Told, take, whole_deck
from tests.laws.trick_laws import every_card_is_in_one_place, measure

wild_seats = st.integers(-1, 7)
wild_cards = our.cards
attempts: st.SearchStrategy[Action] = st.one_of(
    st.builds(Pass, wild_seats),
    st.builds(Show, wild_seats, wild_cards),
    st.builds(Parry, wild_seats, wild_cards),
    st.builds(Deal, st.lists(wild_cards, max_size=3)),
)


class TableMachine(RuleBasedStateMachine):
    """A game played by Hypothesis, act by act."""

    def __init__(self) -> None:
        super().__init__()
        self.before = start(2)
        self.state: State = self.before
        self.steps: list[Told] = []
        self.both: Lockstep | None = None

    @initialize(players=our.seats, rules=our.rule_sets, starter=st.integers(0, 6), data=st.data())
    def deal(self, players: int, rules: RuleSet, starter: int, data: st.DataObject) -> None:
        self.before = start(players, rules, starter % players)
        deck = tuple(data.draw(our.decks(players)))
        self.both = Lockstep(self.before, deck)
        self.state = self.before
        self.goes_on(take(self.before, Deal(deck)))

    def goes_on(self, told: Told) -> None:
        assert self.both is not None
        assert measure(told.state) < measure(self.state)
        self.steps.append(told)
        self.state = told.state
        self.both.take(told)

    @precondition(lambda self: isinstance(self.state, Playing))
    @rule(number=st.integers(0, 60))
    def act(self, number: int) -> None:
        """Somebody does what is allowed."""
        actions = legal_actions(self.state)
        self.goes_on(take(self.state, actions[number % len(actions)]))

    @precondition(lambda self: isinstance(self.state, Playing))
    @rule()
    def pass_if_possible(self) -> None:
        passes = [action for action in legal_actions(self.state) if isinstance(action, Pass)]
        if passes:
            self.goes_on(take(self.state, passes[0]))

    @precondition(lambda self: isinstance(self.state, Playing))
    @rule()
    def parry_if_possible(self) -> None:
        parries = [action for action in legal_actions(self.state) if isinstance(action, Parry)]
        if parries:
            self.goes_on(take(self.state, parries[-1]))

    @rule(action=attempts)
    def try_anything(self, action: Action) -> None:
        """Somebody tries something: it is allowed and listed, or refused without a trace."""
        saved, number = GAME.save(self.state), hash(self.state)
        answer = step(self.state, action)
        assert isinstance(answer, Refused) == (action not in legal_actions(self.state))
        assert (GAME.save(self.state), hash(self.state)) == (saved, number)
        if isinstance(answer, Refused):
            names_its_clauses(answer)
        else:
            self.goes_on(answer)

    @precondition(lambda self: len(self.steps) > 1)
    @rule(seat=st.integers(0, 6))
    def take_back_and_do_it_again(self, seat: int) -> None:
        """What may be taken back leads to the same place when it is done again."""
        if may_undo(self.steps, seat):
            assert take(self.steps[-2].state, self.steps[-1].action) == self.steps[-1]

    @invariant()
    def every_card_has_its_place(self) -> None:
        if self.steps:
            every_card_is_in_one_place(Game(self.before, tuple(self.steps[-1:])))

    @invariant()
    def everybody_sees_as_many_cards_as_there_are(self) -> None:
        if not isinstance(self.state, Playing):
            return
        players = self.before.players
        for viewer in (*range(players), SPECTATOR):
            seen = view(self.state, viewer)
            lying = len(seen.shown) + sum(map(len, seen.captured)) + seen.pile
            assert sum(seen.hand_sizes) + lying == len(whole_deck(players))

    @invariant()
    def the_owner_of_the_highest_card_waits(self) -> None:
        if isinstance(self.state, Playing) and self.state.trick.highest is not None:
            assert self.state.trick.highest.seat != self.state.trick.turn

    def teardown(self) -> None:
        """A game that came to its end keeps every law."""
        if self.steps and not isinstance(self.state, Playing):
            for law in LAWS:
                law(Game(self.before, tuple(self.steps)))


class TestTable(TableMachine.TestCase):  # type: ignore[misc, valid-type]
    """The machine as a test."""

    settings = settings(our.one_in(1), stateful_step_count=60)
