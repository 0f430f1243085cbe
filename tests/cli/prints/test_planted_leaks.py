"""The law of `test_prints` bites: leaks that are planted into the commands are caught.

Each function makes one: from a function of a command one that tells more. Its name says what gets
out; each is another command, channel or game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Final, TypeAlias

import pytest
from attrs import evolve, frozen

from daumen_rules import Fang, deck
from daumen_rules.cli.check.command import Check
from daumen_rules.cli.check.results import GameResults
from daumen_rules.cli.play import people, playing
from daumen_rules.cli.show import command as show
from daumen_rules.cli.why import command as why
from daumen_rules.contracts.story import OVERSEER, Eye, StoryLine, everybody
from daumen_rules.games.daumen_drauf import reasons, refusal
from daumen_rules.games.daumen_drauf.court import explained
from daumen_rules.games.daumen_drauf.court import shown as situations
from daumen_rules.games.daumen_drauf.events import Parried
from daumen_rules.games.daumen_drauf.model import Parry
from daumen_rules.games.daumen_drauf.reasons import REFEREE
from daumen_rules.games.daumen_drauf.view import SeenCard, view
from daumen_rules.kernel.game import legal_actions as legal_actions_of
from daumen_rules.pieces.scenes import Fan, Tile, note_of, same
from daumen_rules.records import record_story as shown_records
from daumen_rules.records.replay import replay
from tests.cli.prints.families import ANY_TIME, Family, families
from tests.cli.prints.said import (
    ALONE,
    CHANNELS,
    CHECK,
    CHECK_JSON,
    HTML,
    LINES,
    SVG,
    TOGETHER,
    WATCHED,
    WHY,
    WHY_JSON,
    WITH_ANOTHER,
    Channel,
    Leak,
    prints_alike,
)
from tests.cli.prints.worlds import Pair, collection_pairs, daumen_pairs
from tests.scene import seen_lines

More: TypeAlias = Callable[[Any], Any]
"""From what is there to what tells more."""
FAMILIES: Final = families(1)
EARLY: Final = partial(daumen_pairs, "english", 3, 1, 9)
"""Beginnings of games, with many cards in the draw pile."""
PAIRS: Final = 24
"""So many pairs of a family are asked about at most."""


@frozen
class Planted:
    """A leak, where it is planted, what prints it, and the games in which it shows."""

    make: More
    holder: Any
    attribute: str
    channel: Channel
    family: Family

    def plant(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Put it there."""
        there: Any = getattr(self.holder, self.attribute)
        monkeypatch.setattr(self.holder, self.attribute, self.make(there))


LEAKS: Final[list[Planted]] = []


def planted(
    channel: Channel, family: str | Family, holder: Any, attribute: str
) -> Callable[[More], More]:
    """Put a leak into the table."""

    def put(make: More) -> More:
        found = FAMILIES[family] if isinstance(family, str) else family
        LEAKS.append(Planted(make, holder, attribute, channel, found))
        return make

    return put


def said_before(said: Callable[[Any], Any], there: Any) -> Any:
    """A method of those who play that says lines first."""

    def more(self: Any, *args: Any, **words: Any) -> Any:
        self.screen.say(*said(self))
        return there(self, *args, **words)

    return more


# `show`


def _pile_of(game: Any) -> Any:
    """The draw pile of a game of a record at its end."""
    return game.steps[-1].state.table.pile


@planted(SVG, EARLY, show, "_record")
def the_draw_pile_in_a_comment_of_a_picture(shown: Any) -> Any:
    def with_pile(record: Any, *more: Any) -> str:
        pile = _pile_of(shown_records.played(replay(record))[-1])
        return f"{shown(record, *more)}<!-- {' '.join(map(str, pile))} -->"

    return with_pile


@planted(SVG, EARLY, show, "_record")
def the_length_of_a_picture_by_the_fangs_in_the_draw_pile(shown: Any) -> Any:
    def longer(record: Any, *more: Any) -> str:
        pile = enumerate(_pile_of(shown_records.played(replay(record))[-1]))
        fangs = [place for place, card in pile if card.fang is Fang.POISONOUS]
        return f"{shown(record, *more)}{' ' * sum(fangs)}"

    return longer


@planted(SVG, "taker only", Eye, "look")
def the_card_under_a_thumb_in_a_picture(look: Any) -> Any:
    def whole(self: Any, state: Any) -> Any:
        trick, seen = getattr(state, "trick", None), look(self, state)
        if trick is None:
            return seen
        pairs = zip(trick.shown, seen.shown, strict=True)
        return evolve(seen, shown=tuple(SeenCard(s.seat, s.card, c.covered) for s, c in pairs))

    return whole


@planted(HTML, "english, two seats", show, "story")
def the_scenes_of_all_in_a_page_for_one(story: Any) -> Any:
    def of_all(game: Any, who: Any) -> Any:
        return story(game, (*who, *everybody(len(game.names))))

    return of_all


@planted(HTML, EARLY, show, "story")
def the_order_of_the_draw_pile_by_the_numbers_of_cards_in_a_page(story: Any) -> Any:
    def ordered(game: Any, who: Any) -> Any:
        told = story(game, who)
        kinds = dict.fromkeys(str(card.kind) for card in _pile_of(game))
        tiles = [Tile(signs=(), words=same(""), layers=(f"k{kind}",)) for kind in kinds]
        first, *others = told.frames[who[0]]
        cards = Fan(label=same(""), cards=tuple(tiles))
        first = evolve(first, scene=evolve(first.scene, below=(cards,)))
        return evolve(told, frames={who[0]: (first, *others)})

    return ordered


@planted(LINES, "skat, laid away", Eye, "scene")
def what_was_laid_away_in_lines(scene: Any) -> Any:
    def with_skat(self: Any, state: Any) -> Any:
        return evolve(scene(self, state), below=(note_of(same(str(state.stock))),))

    return with_skat


@planted(SVG, "mau-mau", Eye, "look")
def the_card_that_another_has_drawn_in_a_picture(look: Any) -> Any:
    def whole(self: Any, state: Any) -> Any:
        others = tuple(hand for seat, hand in enumerate(state.hands) if seat != self.who)
        return evolve(look(self, state), pile=others[0] if others else ())

    return whole


@planted(HTML, "herz", Eye, "witnessed")
def what_others_are_dealt_in_a_page(_: Any) -> Any:
    def whole(self: Any, event: Any) -> Any:
        return event

    return whole


@planted(LINES, "skat, wrong", shown_records, "_objections")
def the_action_of_another_that_is_not_allowed(objections: Any) -> Any:
    def of_referee(answer: Any, names: Any, _: Any, *, goes_on: bool) -> Any:
        return objections(answer, names, OVERSEER, goes_on=goes_on)

    return of_referee


@planted(HTML, "english, wrong", refusal, "eyes_of")
def what_the_referee_knows_of_a_wrong_action_in_a_page(_: Any) -> Any:
    def all_seen(_: Any) -> refusal.Eyes:
        return refusal.Eyes(frozenset(card.kind for card in deck(7)))

    return all_seen


@planted(SVG, "english, points noted", shown_records, "_claim_told")
def points_that_are_noted_before_the_end_in_a_picture(_: Any) -> Any:
    def more(_: Any, claim: Any, *__: Any) -> Any:
        yield StoryLine(same(str(claim.values)))

    return more


@planted(HTML, "a situation", situations, "seen_by")
def the_cards_of_others_in_the_page_of_a_situation(seen_by: Any) -> Any:
    def with_hands(told: Any, viewer: Any) -> Any:
        return evolve(seen_by(told, viewer), hands=told.hands)

    return with_hands


@planted(SVG, "a situation", situations, "seen_by")
def the_fangs_of_a_trick_in_the_picture_of_a_situation(seen_by: Any) -> Any:
    def with_fangs(told: Any, viewer: Any) -> Any:
        return evolve(seen_by(told, viewer), trick=told.trick)

    return with_fangs


# `why`


@planted(WHY, "english", explained, "_sees")
def the_fang_of_the_card_that_somebody_shows(_: Any) -> Any:
    def whole(*_: Any) -> Any:
        return _itself

    return whole


def _itself(card: Any) -> Any:
    return card


@planted(WHY_JSON, "english", explained, "explain")
def the_reasons_of_the_referee_as_data_for_a_player(explain: Any) -> Any:
    def to_all(state: Any, action: Any, _: Any) -> Any:
        return explain(state, action, REFEREE)

    return to_all


@planted(WHY, "german, wrong", reasons, "_NEEDS_THE_HAND")
def that_another_lacks_a_card_though_there_are_other_reasons(_: Any) -> Any:
    return ()


@planted(WHY, "skat, wrong", why, "explain")
def what_another_broke_with_a_card_that_he_may_hold(explain: Any) -> Any:
    def whole(*words: Any, hides: bool) -> Any:
        return explain(*words, hides=False)

    return whole


@planted(WHY_JSON, "skat", why, "explain")
def events_that_a_seat_did_not_witness_with_their_reasons(explain: Any) -> Any:
    def to_all(game: Any, state: Any, action: Any, _: Any, *, hides: bool) -> Any:
        return explain(game, state, action, None, hides=hides)

    return to_all


# `check`


def _events(listener: GameResults) -> list[Any]:
    """What has happened as the referee knows it."""
    return [event for told in listener.answer.steps for event in told.events]


@planted(CHECK_JSON, "skat", GameResults, "heard")
def events_as_data_that_a_seat_did_not_witness(heard: Any) -> Any:
    def raw(self: GameResults) -> Iterator[Any]:
        told = zip(heard(self), _events(self), strict=True)
        return (evolve(one, event=event) for one, event in told)

    return raw


@planted(CHECK, "english", GameResults, "heard")
def the_cards_of_others_in_a_game_told_to_one(heard: Any) -> Any:
    def raw(self: GameResults) -> Iterator[Any]:
        told = zip(heard(self), _events(self), strict=True)
        return (evolve(one, event=event) for one, event in told)

    return raw


@planted(CHECK, "english, wrong", refusal, "eyes_of")
def what_the_referee_knows_of_a_wrong_action(_: Any) -> Any:
    def all_seen(_: Any) -> refusal.Eyes:
        return refusal.Eyes(frozenset(card.kind for card in deck(7)))

    return all_seen


@planted(CHECK, partial(collection_pairs, "mau-mau", 3, 3, 12), GameResults, "heard")
def the_card_that_another_has_drawn(heard: Any) -> Any:
    def raw(self: GameResults) -> Iterator[Any]:
        for one, event in zip(heard(self), _events(self), strict=True):
            yield evolve(one, event=event) if "draws" in event.sentence.say("en") else one

    return raw


@planted(CHECK, "mogeln, several at once", GameResults, "heard")
def how_many_cards_were_slipped_by_the_lines_of_a_record(heard: Any) -> Any:
    def by_line(self: GameResults) -> Iterator[Any]:
        acts = zip(self.answer.acts, self.answer.steps, strict=True)
        lines = (act.line for act, told in acts for _ in told.events)
        told = zip(lines, heard(self), strict=True)
        return (evolve(one, number=line) for line, one in told)

    return by_line


@planted(CHECK_JSON, "mogeln, several at once", Check, "data")
def how_many_steps_a_game_has_as_data(data: Any) -> Any:
    def with_steps(self: Check, one: Any, language: Any, *, log: bool) -> Any:
        told = data(self, one, language, log=log)
        return {**told, "steps": len(replay(self.record).steps)}

    return with_steps


@planted(CHECK_JSON, "herz", Check, "data")
def a_hand_by_the_order_of_data(data: Any) -> Any:
    def ordered(self: Check, one: Any, language: Any, *, log: bool) -> Any:
        told = data(self, one, language, log=log)
        hands = replay(self.record).state.hands
        cards = "".join(str(card) for hand in hands[::2] for card in hand)
        first = sum(map(ord, cards)) % len(told)
        keys = [*told][first:] + [*told][:first]
        return {key: told[key] for key in keys}

    return ordered


@planted(
    CHECK, partial(collection_pairs, "herz-ass-herz-10", 4, 1, 10, wrong=True), GameResults, "legal"
)
def what_others_might_have_done(_: Any) -> Any:
    def of_all(self: GameResults) -> tuple[Any, ...]:
        legal = legal_actions_of(self.answer.game.rules, self.answer.state)
        return tuple(map(self.done, legal))

    return of_all


@planted(CHECK, "herz", GameResults, "scene")
def what_whoever_is_on_turn_sees(_: Any) -> Any:
    def of_turn(self: GameResults) -> Any:
        game, state = self.answer.game, self.answer.state
        return game.scene.of(game.rules.view(state, state.turn), state.turn)

    return of_turn


def _all_breaches(_: Any) -> Any:
    def whole(self: GameResults) -> Any:
        return () if self.answer.refused is None else self.answer.refused.breaches

    return whole


@planted(CHECK, "mogeln, wrong", GameResults, "breaches")
def that_another_lacks_a_card_though_it_is_not_his_turn(there: Any) -> Any:
    return _all_breaches(there)


@planted(CHECK_JSON, "skat, wrong", GameResults, "breaches")
def the_clauses_that_another_breaks_by_his_hand(there: Any) -> Any:
    return _all_breaches(there)


@planted(CHECK, "mogeln, points noted", GameResults, "hides_claims")
def points_that_are_noted_before_the_end(_: Any) -> Any:
    return False


# `play`: what is called, and cards under thumbs


@planted(TOGETHER, partial(daumen_pairs, "english", 3, 5, 27), people.People, "_news")
def the_fang_of_a_parry_under_english_rules(news: Any) -> Any:
    def to_all(self: Any, viewer: Any) -> None:
        for event in self.ongoing.events(self.told.get(viewer, 0)):
            if isinstance(event, Parried) and str(self.ongoing.state.table.rules) == "english":
                self.screen.say(event.sentence.say("en", self.table.players.names))
        news(self, viewer)

    return to_all


@planted(TOGETHER, "german", people.People, "_sit_down")
def the_table_as_another_sees_it_where_the_keyboard_changes_hands(sit_down: Any) -> Any:
    def with_table(self: Any, seat: int) -> Any:
        self._hide()
        other = (seat - 1) % len(self.table.players.names)
        view = self.ongoing.view(other)
        self.screen.say(*seen_lines(self.ongoing.game, view, "en", other))
        return sit_down(self, seat)

    return with_table


@planted(TOGETHER, "german", people.People, "_explain")
def that_somebody_lacks_the_twin_when_another_calls_for_him(_: Any) -> Any:
    def explain_all(self: Any, refused: Any, _: Any) -> None:
        for broken in refused.breaches:
            self.screen.say(broken.say("en", self.table.players.names))

    return explain_all


@planted(ALONE, "taker only", playing.Playing, "keep")
def how_many_poisonous_cards_bots_hold(keep: Any) -> Any:
    def poisonous(self: Any) -> Any:
        for seat in self.table.players.bots:
            hand = self.table.ongoing.view(seat).hand
            yield "." * sum(card.fang is Fang.POISONOUS for card in hand)

    return said_before(poisonous, keep)


@planted(WATCHED, "english", people.People, "watch")
def a_hand_to_those_who_look_on(watch: Any) -> Any:
    return said_before(lambda self: map(str, self.ongoing.view(0).hand), watch)


@planted(
    WITH_ANOTHER,
    lambda: islice(daumen_pairs(ANY_TIME, 3, 11, 13), 5, None),
    people.People,
    "ask_all",
)
def whether_somebody_could_parry_by_whether_he_is_asked(ask: Any) -> Any:
    def only_where_it_can_be(self: Any, turn: int) -> Any:
        views = (view(self.ongoing.state, seat) for seat in self.table.players.people)
        could = any(isinstance(action, Parry) for seen in views for action in seen.legal_actions)
        return ask(self, turn) if could else None

    return only_where_it_can_be


@planted(TOGETHER, "english, to the end", people.People, "tell_end")
def all_that_was_captured_at_the_end(tell_end: Any) -> Any:
    def with_all(self: Any, outcome: Any) -> None:
        tell_end(self, outcome)
        self.screen.say(*map(str, self.ongoing.state.table.captured))

    return with_all


# `play`: all games


@planted(TOGETHER, "mogeln, laid in secret", people.People, "_undo")
def what_another_did_when_it_is_taken_back(_: Any) -> Any:
    def undo(self: Any) -> None:
        action = self.table.take_back(self.table.players.people)
        if action is not None:
            self.screen.say(self.ongoing.game.notation.write(action))
            raise people.TakenBackError

    return undo


@planted(TOGETHER, "mau-mau", people.People, "_news")
def news_as_the_referee_hears_them(_: Any) -> Any:
    def news(self: Any, viewer: Any) -> None:
        for event in self.ongoing.events(self.told.get(viewer, 0)):
            self.screen.say(event.sentence.say("en", self.table.players.names))
        self.told[viewer] = len(self.ongoing.steps)

    return news


@planted(TOGETHER, "skat", people.People, "_wait")
def the_hand_that_comes_next_before_the_others_have_left(wait: Any) -> Any:
    def hand(self: Any) -> Any:
        (seat,) = self.ongoing.movers
        return seen_lines(self.ongoing.game, self.ongoing.view(seat), "en", seat)

    return said_before(hand, wait)


@planted(TOGETHER, "letzter stich", people.People, "_hide")
def what_may_be_done_to_everybody(hide: Any) -> Any:
    def then_offered(self: Any) -> None:
        hide(self)
        for actions in self.ongoing.legal().values():
            self._offer(actions)

    return then_offered


@planted(WITH_ANOTHER, "herz", playing.Playing, "keep")
def how_much_a_bot_may_do(keep: Any) -> Any:
    def count(self: Any) -> Any:
        ongoing = self.table.ongoing
        return [f"{len(legal_actions_of(ongoing.game.rules, ongoing.state))} …"]

    return said_before(count, keep)


@planted(ALONE, "herz", people.People, "_news")
def who_has_the_ace_of_hearts_by_a_word(news: Any) -> Any:
    def word(self: Any) -> Any:
        return [
            "!" * n for n, hand in enumerate(self.ongoing.state.hands) if "HA" in map(str, hand)
        ]

    return said_before(word, news)


@planted(WATCHED, "spitz", people.People, "watch")
def the_cards_to_be_turned_next(watch: Any) -> Any:
    return said_before(lambda self: [str(pile[:1]) for pile in self.ongoing.state.piles], watch)


@planted(WATCHED, "skat, laid away", people.People, "watch")
def the_skat_to_those_who_look_on(watch: Any) -> Any:
    return said_before(lambda self: [str(self.ongoing.state.stock)], watch)


@planted(TOGETHER, "mogeln, several at once", people.People, "_picture")
def how_many_steps_there_were_beside_the_picture(picture: Any) -> Any:
    return said_before(lambda self: [str(len(self.ongoing.steps))], picture)


# The table


@pytest.mark.long
def test_there_are_leaks_of_each_channel_and_of_several_games() -> None:
    assert len(LEAKS) >= 30
    assert {leak.channel for leak in LEAKS} == {*CHANNELS}
    families_asked = {leak.family for leak in LEAKS}
    assert len({next(iter(family())).slug for family in families_asked}) >= 6


QUICK = [*{leak.channel: leak for leak in reversed(LEAKS)}.values()][::3]
"""A leak by every third channel, for the quick loop."""


@pytest.mark.parametrize(
    "leak",
    [
        pytest.param(
            leak,
            marks=() if leak in QUICK else pytest.mark.long,
            id=leak.make.__name__,
        )
        for leak in LEAKS
    ],
)
def test_a_planted_leak_is_caught(leak: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    """And without it the law holds of the same games."""
    pairs = list(islice(filter(leak.channel.takes, leak.family()), PAIRS))
    with monkeypatch.context() as planted_there:
        leak.plant(planted_there)
        caught = next((pair for pair in pairs if _tells(leak.channel, pair)), None)
    assert caught is not None
    assert prints_alike(caught, [leak.channel]) > 100


def _tells(channel: Channel, pair: Pair) -> bool:
    """Whether a channel tells the worlds of a pair apart. Anything else that is wrong is raised."""
    try:
        prints_alike(pair, [channel])
    except Leak:
        return True
    return False
