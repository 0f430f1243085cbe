"""The law of `test_prints` bites: leaks that are planted into the commands are caught.

Each function makes one: from a function of a command one that tells more. Its name says what gets
out; each is another command, channel or game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Final, TypeAlias
from unittest.mock import patch

import pytest
from attrs import evolve, frozen

from daumen_rules import Fang, legal_actions
from daumen_rules.cli import play_match, play_people, show, why
from daumen_rules.cli.check.told import Verdict
from daumen_rules.cli.collection import people as people_of_all
from daumen_rules.cli.collection import playing as playing_of_all
from daumen_rules.cli.pictures import scenes
from daumen_rules.cli.pictures.tellings import Eyes, Telling
from daumen_rules.games.daumen_drauf import reasons
from daumen_rules.games.daumen_drauf.court import explained
from daumen_rules.games.daumen_drauf.events import Parried
from daumen_rules.games.daumen_drauf.model import Parry
from daumen_rules.games.daumen_drauf.reasons import REFEREE
from daumen_rules.games.daumen_drauf.view import SeenCard, view
from daumen_rules.kernel.game import legal_actions as legal_actions_of
from daumen_rules.kernel.text import Text
from tests.cli.prints.families import ANY_TIME, Family, families
from tests.cli.prints.said import (
    ALONE,
    CHANNELS,
    CHECK,
    CHECK_JSON,
    HTML,
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
PAIRS: Final = 6
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


def _pile_of(answer: Any) -> Any:
    return answer.games[-1].state.table.pile


@planted(SVG, EARLY, show, "_drawn")
def the_draw_pile_in_a_comment_of_a_picture(drawn: Any) -> Any:
    def with_pile(record: Any, answer: Any, *more: Any) -> str:
        return f"{drawn(record, answer, *more)}<!-- {' '.join(map(str, _pile_of(answer)))} -->"

    return with_pile


@planted(SVG, EARLY, show, "_drawn")
def the_length_of_a_picture_by_the_fangs_in_the_draw_pile(drawn: Any) -> Any:
    def longer(record: Any, answer: Any, *more: Any) -> str:
        fangs = [place for place, c in enumerate(_pile_of(answer)) if c.fang is Fang.POISONOUS]
        return f"{drawn(record, answer, *more)}{' ' * sum(fangs)}"

    return longer


@planted(SVG, "taker only", scenes, "_look")
def the_card_under_a_thumb_in_a_picture(look: Any) -> Any:
    def whole(state: Any, who: Any) -> Any:
        trick, seen = getattr(state, "trick", None), look(state, who)
        if trick is None:
            return seen
        pairs = zip(trick.shown, seen.shown, strict=True)
        return evolve(seen, shown=tuple(SeenCard(s.seat, s.card, c.covered) for s, c in pairs))

    return whole


@planted(HTML, "english, two seats", scenes, "story")
def the_scenes_of_all_in_a_page_for_one(story: Any) -> Any:
    def of_all(record: Any, answer: Any, number: int, who: Any) -> Any:
        return story(record, answer, number, (*who, *scenes.everybody(len(record.names))))

    return of_all


@planted(HTML, EARLY, scenes, "story")
def the_order_of_the_draw_pile_by_the_symbols_of_a_page(story: Any) -> Any:
    def ordered(record: Any, answer: Any, number: int, who: Any) -> Any:
        told = story(record, answer, number, who)
        kinds = (*(card.kind for card in _pile_of(answer)), *told.kinds)
        return evolve(told, kinds=tuple(dict.fromkeys(kinds)))

    return ordered


@planted(HTML, "english, wrong", scenes, "_eyes")
def what_the_referee_knows_of_a_wrong_action_in_a_page(_: Any) -> Any:
    def all_seen(state: Any, *_: Any) -> Eyes:
        return Eyes(None, None, legal_actions(state))

    return all_seen


@planted(SVG, "english, points noted", scenes, "objections")
def points_that_are_noted_before_the_end_in_a_picture(objections: Any) -> Any:
    def more(ending: Any, *rest: Any) -> Any:
        written = str(getattr(ending, "written", ""))
        return (*objections(ending, *rest), Telling(Text(written, written)))

    return more


@planted(HTML, "a situation", show, "seen_by")
def the_cards_of_others_in_the_page_of_a_situation(seen_by: Any) -> Any:
    def with_hands(told: Any, viewer: Any) -> Any:
        return evolve(seen_by(told, viewer), hands=told.hands)

    return with_hands


@planted(SVG, "a situation", show, "seen_by")
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


def _events(verdict: Verdict) -> list[Any]:
    """What has happened as the referee knows it."""
    return [event for told in verdict.answer.steps for event in told.events]


@planted(CHECK_JSON, "skat", Verdict, "data")
def events_as_data_that_a_seat_did_not_witness(data: Any) -> Any:
    heard = Verdict.heard

    def raw(self: Verdict) -> Iterator[Any]:
        return ((n, e) for (n, _), e in zip(heard(self), _events(self), strict=True))

    def with_raw(self: Verdict, *, log: bool) -> Any:
        with patch.object(Verdict, "heard", raw):
            return data(self, log=log)

    return with_raw


@planted(CHECK, partial(collection_pairs, "mau-mau", 3, 3, 12), Verdict, "heard")
def the_card_that_another_has_drawn(heard: Any) -> Any:
    def raw(self: Verdict) -> Iterator[Any]:
        for (number, told), event in zip(heard(self), _events(self), strict=True):
            yield number, event if "draws" in event.sentence.say("en") else told

    return raw


@planted(CHECK, "mogeln, several at once", Verdict, "heard")
def how_many_cards_were_slipped_by_the_lines_of_a_record(heard: Any) -> Any:
    def by_line(self: Verdict) -> Iterator[Any]:
        acts = zip(self.answer.record.acts, self.answer.steps, strict=False)
        lines = (act.line for act, told in acts for _ in told.events)
        return ((line, event) for line, (_, event) in zip(lines, heard(self), strict=True))

    return by_line


@planted(CHECK_JSON, "mogeln, several at once", Verdict, "data")
def how_many_steps_a_game_has_as_data(data: Any) -> Any:
    def with_steps(self: Verdict, *, log: bool) -> Any:
        return {**data(self, log=log), "steps": len(self.answer.steps)}

    return with_steps


@planted(CHECK_JSON, "herz", Verdict, "data")
def a_hand_by_the_order_of_data(data: Any) -> Any:
    def ordered(self: Verdict, *, log: bool) -> Any:
        told = data(self, log=log)
        cards = "".join(str(card) for hand in self.answer.state.hands[::2] for card in hand)
        first = sum(map(ord, cards)) % len(told)
        keys = [*told][first:] + [*told][:first]
        return {key: told[key] for key in keys}

    return ordered


@planted(
    CHECK, partial(collection_pairs, "herz-ass-herz-10", 4, 1, 10, wrong=True), Verdict, "legal"
)
def what_others_might_have_done(_: Any) -> Any:
    def of_all(self: Verdict) -> list[tuple[str, str]]:
        game = self.answer.record.game
        legal = legal_actions_of(game.rules, self.answer.state)
        return [("", game.notation.write(action)) for action in legal]

    return of_all


@planted(CHECK, "herz", Verdict, "lines")
def what_whoever_is_on_turn_sees(lines: Any) -> Any:
    def more(self: Verdict, log: bool | None, *, long: bool = False) -> Iterator[str]:
        yield from lines(self, log, long=long)
        game, state = self.answer.record.game.rules, self.answer.state
        yield from seen_lines(
            self.answer.record.game, game.view(state, state.turn), "en", state.turn
        )

    return more


def _all_breaches(_: Any) -> Any:
    def whole(self: Verdict) -> Any:
        return () if self.answer.refused is None else self.answer.refused.breaches

    return whole


@planted(CHECK, "mogeln, wrong", Verdict, "breaches")
def that_another_lacks_a_card_though_it_is_not_his_turn(there: Any) -> Any:
    return _all_breaches(there)


@planted(CHECK_JSON, "skat, wrong", Verdict, "breaches")
def the_clauses_that_another_breaks_by_his_hand(there: Any) -> Any:
    return _all_breaches(there)


@planted(CHECK, "mogeln, points noted", Verdict, "_hides_claims")
def points_that_are_noted_before_the_end(_: Any) -> Any:
    return False


# `play`: Daumen drauf!


@planted(TOGETHER, partial(daumen_pairs, "english", 3, 5, 27), play_people.People, "tell")
def the_fang_of_a_parry_under_english_rules(tell: Any) -> Any:
    module: Any = play_people
    witness = module.witness

    def raw(event: Any, viewer: Any) -> Any:
        return event if isinstance(event, Parried) else witness(event, viewer)

    def to_all(self: Any, viewer: Any) -> None:
        english = str(self.course.state.table.rules) == "english"
        with patch.object(play_people, "witness", raw if english else witness):
            tell(self, viewer)

    return to_all


@planted(TOGETHER, "german", play_people.People, "_hand_over")
def the_table_as_another_sees_it_where_the_keyboard_changes_hands(hand_over: Any) -> Any:
    def with_table(self: Any, seat: int) -> Any:
        self._hide()
        self.screen.say(*self.table.picture(self.course.view((seat - 1) % len(self.company.names))))
        return hand_over(self, seat)

    return with_table


@planted(TOGETHER, "german", play_people.People, "_explain")
def that_somebody_lacks_the_twin_when_another_calls_for_him(_: Any) -> Any:
    def explain_all(self: Any, refused: Any, _: Any) -> None:
        for broken in refused.breaches:
            self.screen.say(broken.say("en", self.company.names))

    return explain_all


@planted(ALONE, "taker only", play_match.Playing, "_turn")
def how_many_poisonous_cards_a_bot_holds(turn: Any) -> Any:
    def thinks(self: Any, course: Any, people: Any) -> Any:
        if course.seats[0] in self.company.bots:
            hand = course.view(course.seats[0]).hand
            self.screen.say("." * sum(card.fang is Fang.POISONOUS for card in hand))
        return turn(self, course, people)

    return thinks


@planted(WATCHED, "english", play_people.People, "watch")
def a_hand_to_those_who_look_on(watch: Any) -> Any:
    return said_before(lambda self: map(str, self.course.view(self.course.seats[0]).hand), watch)


@planted(
    WITH_ANOTHER,
    lambda: islice(daumen_pairs(ANY_TIME, 3, 11, 13), 5, None),
    play_people.People,
    "_ask_all",
)
def whether_somebody_could_parry_by_whether_he_is_asked(ask: Any) -> Any:
    def only_where_it_can_be(self: Any, turn: int) -> Any:
        views = (view(self.course.state, seat) for seat in self.company.humans)
        could = any(isinstance(action, Parry) for seen in views for action in seen.legal_actions)
        return ask(self, turn) if could else None

    return only_where_it_can_be


@planted(TOGETHER, "english, to the end", play_people.People, "tell_end")
def all_that_was_captured_at_the_end(tell_end: Any) -> Any:
    def with_all(self: Any) -> None:
        tell_end(self)
        self.screen.say(*map(str, self.course.state.table.captured))

    return with_all


# `play`: games of the collection


@planted(TOGETHER, "mogeln, laid in secret", people_of_all.People, "_undo")
def what_another_did_when_it_is_taken_back(_: Any) -> Any:
    def undo(self: Any) -> None:
        action = self.course.take_back(self.company.humans)
        if action is not None:
            self.screen.say(self.course.game.notation.write(action))
            raise people_of_all.TakenBackError

    return undo


@planted(TOGETHER, "mau-mau", people_of_all.People, "_news")
def news_as_the_referee_hears_them(_: Any) -> Any:
    def news(self: Any, viewer: Any) -> None:
        for event in self.course.events[self.told.get(viewer, 0) :]:
            self.screen.say(event.sentence.say("en", self.company.names))
        self.told[viewer] = len(self.course.events)

    return news


@planted(TOGETHER, "skat", people_of_all.People, "_wait")
def the_hand_that_comes_next_before_the_others_have_left(wait: Any) -> Any:
    def hand(self: Any) -> Any:
        (seat,) = self.course.movers
        return seen_lines(self.course.game, self.course.view(seat), "en", seat)

    return said_before(hand, wait)


@planted(TOGETHER, "letzter stich", people_of_all.People, "_hide")
def what_may_be_done_to_everybody(hide: Any) -> Any:
    def then_offered(self: Any) -> None:
        hide(self)
        for actions in self.course.legal().values():
            self._offer(actions)

    return then_offered


@planted(WITH_ANOTHER, "herz", playing_of_all.Playing, "_next")
def how_much_a_bot_may_do(following: Any) -> Any:
    def count(self: Any) -> Any:
        return [f"{len(legal_actions_of(self.course.game.rules, self.course.state))} …"]

    return said_before(count, following)


@planted(ALONE, "herz", people_of_all.People, "_news")
def who_has_the_ace_of_hearts_by_a_word(news: Any) -> Any:
    def word(self: Any) -> Any:
        return ["!" * n for n, hand in enumerate(self.course.state.hands) if "HA" in map(str, hand)]

    return said_before(word, news)


@planted(WATCHED, "spitz", people_of_all.People, "watch")
def the_cards_to_be_turned_next(watch: Any) -> Any:
    return said_before(lambda self: [str(pile[:1]) for pile in self.course.state.piles], watch)


@planted(WATCHED, "skat, laid away", people_of_all.People, "watch")
def the_skat_to_those_who_look_on(watch: Any) -> Any:
    return said_before(lambda self: [str(getattr(self.course.state.phase, "skat", ""))], watch)


@planted(TOGETHER, "mogeln, several at once", people_of_all.People, "_picture")
def how_many_steps_there_were_beside_the_picture(picture: Any) -> Any:
    return said_before(lambda self: [str(len(self.course.steps))], picture)


# The table


def test_there_are_leaks_of_each_channel_and_of_several_games() -> None:
    assert len(LEAKS) >= 30
    assert {leak.channel for leak in LEAKS} == {*CHANNELS}
    families_asked = {leak.family for leak in LEAKS}
    assert len({next(iter(family())).slug for family in families_asked}) >= 6


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.make.__name__ for leak in LEAKS])
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
