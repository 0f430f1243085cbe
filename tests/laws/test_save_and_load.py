"""To save a game and load it again is the identity, in both forms.

The tests take records of whole games. How the forms look is tested elsewhere.
"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from daumen_rules import Deal, Parry, Pass, RuleSet, Show
from daumen_rules.contracts.record_model import Act, Record
from daumen_rules.games.daumen_drauf.recorded_deal import DealtHands, DeckOrder
from daumen_rules.records.record import read_json, read_text, write_json
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.record import write as write_text
from daumen_rules.records.replay import replay
from tests.laws import strategies as our
from tests.laws.played import Game, table_of
from tests.notation.noted import a_record, one_game

NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil", "Fritz", "Gül")


def recorded(game: Game, by_hands: bool = False, until: int | None = None) -> Record:
    """The record of a game, its deal told by the deck or by hands and draw pile."""
    deck, *acts = game.actions[:until]
    assert isinstance(deck, Deal)
    table = table_of(game.states[1])
    deal = DealtHands(table.hands, table.pile) if by_hands else DeckOrder(deck.cards)
    entries = tuple(Act(act) for act in acts if isinstance(act, Show | Pass | Parry))
    told = one_game(deal, entries, game.before.starter)
    return a_record(NAMES[: game.players], (told,), game.rules)


@our.one_in(2)
@given(our.whole_games, st.booleans(), st.data())
def test_what_is_saved_and_loaded_is_the_same_record(
    game: Game, by_hands: bool, data: st.DataObject
) -> None:
    record = recorded(game, by_hands, data.draw(st.none() | st.integers(1, len(game.steps))))
    for write, load in ((write_text, read_text), (write_json, read_json)):
        text = write(record)
        assert load(text) == read(text) == record
        assert write(load(text)) == text


@our.one_in(2)
@given(our.whole_games, st.booleans())
def test_a_game_loaded_plays_to_the_same_end(game: Game, by_hands: bool) -> None:
    """Hands are told without the order in which they were dealt, which nothing depends on."""
    record = read_json(write_json(read_text(write_text(recorded(game, by_hands)))))
    (played,) = replay(record, record.rules).games
    assert played.is_true
    assert played.outcome is not None
    assert played.state == game.end


@given(our.rule_sets)
def test_a_rule_set_written_and_read_is_the_same(rules: RuleSet) -> None:
    assert RuleSet.parse(str(rules)) == rules
