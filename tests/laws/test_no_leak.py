"""No leak: what a seat cannot know leaves no trace in anything that it sees.

The tests compare pairs of games that differ in hidden cards only.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from daumen_rules import SPECTATOR, Card, knowledge
from daumen_rules.games.daumen_drauf.events import Drawn, LastHand, Parried, Shown
from daumen_rules.games.daumen_drauf.knowledge import Zone
from daumen_rules.games.daumen_drauf.rule_set import Inspection, RuleSet, with_flags
from daumen_rules.kernel.seats import Viewer
from tests.laws import strategies as our
from tests.laws.played import Game, table_of
from tests.laws.sights import faces_in, faces_seen
from tests.laws.worlds import (
    are_told_alike,
    jumps,
    kinds_known,
    kinds_not_seen,
    look_alike,
    never_shown,
    points_of,
    renamed,
    twins_of,
)


@st.composite
def looks(
    draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = our.rule_sets
) -> tuple[Game, Viewer, int]:
    """A game, somebody who looks at it, and after how many steps."""
    game = draw(our.games(rules=rules) | our.drawn_games(rules=rules))
    viewer = draw(st.integers(0, game.players - 1) | st.just(SPECTATOR))
    until = draw(st.integers(1, len(game.steps)) | st.just(len(game.steps)))
    return game, viewer, until


@st.composite
def looking_rules(draw: st.DrawFn) -> RuleSet:
    """Rule sets that let the taker alone look into tricks, so that much stays hidden."""
    rules = draw(our.rule_sets)
    return with_flags(rules, {"inspection": Inspection.TAKER_ONLY.value})


anywhere = looks() | looks(rules=looking_rules())


@pytest.mark.cites("THUMB-2", "THUMB-4", "HAND-2", "END-6", "Q01", "Q03", "Q24")
@given(anywhere, st.data())
@pytest.mark.long
def test_fangs_that_a_seat_cannot_know_are_nowhere_in_what_it_sees(
    look: tuple[Game, Viewer, int], data: st.DataObject
) -> None:
    game, viewer, until = look
    unknown = sorted(kinds_not_seen(game, until, viewer))
    if not unknown:
        return
    some = data.draw(st.frozensets(st.sampled_from(unknown), min_size=1))
    other = renamed(game, twins_of(some), until)
    assert other is not None, "a fang decides nothing before the count"
    shortened = Game(game.before, game.steps[:until], game.salt)
    look_alike(viewer, shortened, other)


@pytest.mark.long
@pytest.mark.cites("HAND-2", "START-6", "Q14", "Q17")
@our.one_in(2)
@given(anywhere)
def test_cards_never_shown_are_nowhere_in_what_others_see(look: tuple[Game, Viewer, int]) -> None:
    """Cards in the draw pile and in other hands change places; who sees none of them cannot tell.

    Two readings betray something by their nature. Under must_show_scope=lap a leader's pass in a
    later lap says that it could do nothing else (Q14): in a world where it could, the same game is
    refused and so is no world that the seat must reckon with. Under forced_pass=skip_all a jumped
    seat is known to have nothing (Q17), and one that is not jumped to have something: worlds where
    others are jumped are left out. Under all other readings no world is left out.
    """
    game, viewer, until = look
    hidden = never_shown(game, until, viewer)
    random = Random(game.salt)
    some = random.sample(hidden, min(len(hidden), random.choice((2, 2, 3, 5, 99))))
    other = renamed(game, dict(zip(some, some[1:] + some[:1], strict=True)), until)
    betrays = {"skip_all", "lap"} & {game.rules.forced_pass, game.rules.must_show_scope}
    shortened = Game(game.before, game.steps[:until], game.salt)
    if other is None or jumps(other) != jumps(shortened):
        event("betrayed")
        assert betrays
        return
    event("alike")
    look_alike(viewer, shortened, other)


@pytest.mark.cites("THUMB-2", "THUMB-4", "HAND-2", "END-6")
@our.one_in(2)
@given(anywhere)
@pytest.mark.long
def test_pictures_and_reasons_show_nothing_that_their_viewer_cannot_know(
    look: tuple[Game, Viewer, int],
) -> None:
    """Fangs exchanged, and cards never shown: what is drawn and what is explained is the same."""
    game, viewer, until = look
    random = Random(game.salt)
    unknown, hidden = kinds_not_seen(game, until, viewer), never_shown(game, until, viewer)
    shortened = Game(game.before, game.steps[:until], game.salt)
    for names in (twins_of(unknown), dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))):
        other = renamed(game, names, until)
        if other is None or jumps(other) != jumps(shortened):
            continue
        last = until - (points_of(other.states[-1]) != points_of(shortened.states[-1]))
        are_told_alike(viewer, shortened, other, {last - 1, random.randrange(last)})


@pytest.mark.cites("Q01", "Q03", "END-6", "MAT-3", "MAT-4")
@our.one_in(2)
@given(anywhere)
def test_fangs_said_to_be_known_have_been_seen(look: tuple[Game, Viewer, int]) -> None:
    """With the twins of such a kind in each other's place the seat would have seen another game.

    And it saw the difference first at the event since which it is said to know, unless it saw
    both twins at once in one hand: that looks the same either way.
    """
    game, viewer, until = look
    state = game.states[until]
    events = game.events[: table_of(state).events]
    known = sorted(kinds_known(state, viewer))
    for kind in Random(game.salt).sample(known, min(4, len(known))):
        other = renamed(game, twins_of(frozenset({kind})), until)
        assert other is not None
        different = [
            number
            for number, (one, two) in enumerate(zip(events, other.events, strict=True), start=1)
            if faces_in(one, viewer) != faces_in(two, viewer)
        ]
        said = {entry.event for entry in knowledge(state, viewer) if entry.kind == kind}
        first = min(number for number in said if number is not None)
        faces = [card.kind for card in faces_in(events[first - 1], viewer)]
        if not isinstance(events[first - 1], Drawn | LastHand) or faces.count(kind) < 2:
            assert different[0] == first


@pytest.mark.cites("Q03", "MAT-3", "MAT-4")
@our.one_in(2)
@given(anywhere)
def test_a_fang_is_known_since_the_first_event_that_told_it(look: tuple[Game, Viewer, int]) -> None:
    """Since one face of its kind was seen, and the card itself could be pointed at.

    A card shown can be pointed at since it was shown, one drawn or laid open since then. Of one
    that is out nobody needs to know where it is.
    """
    game, viewer, until = look
    state = game.states[until]
    events = game.events[: table_of(state).events]
    seen = faces_seen(events, viewer)
    shown = {e.card: n for n, e in enumerate(events, start=1) if isinstance(e, Shown | Parried)}
    for entry in knowledge(state, viewer):
        card = entry.sight
        if not isinstance(card, Card):
            continue
        faces = [seen[face] for face in (card, card.twin) if face in seen]
        pointed = [found[card] for found in (seen, shown) if card in found]
        located = 0 if entry.zone is Zone.OUT else min(pointed)
        assert entry.event == max(min(faces), located)
