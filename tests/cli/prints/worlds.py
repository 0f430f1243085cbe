"""Pairs of games that look the same to one seat: the same but for what it cannot know.

What a seat has seen is worked out from the referee's states and events by the manuals, not from
views: a view that tells too much would hide its own fault. No expectation stands here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, Final

from attrs import evolve, field, frozen

from daumen_rules import SPECTATOR, Card, Deal, Kind, RuleSet
from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts import record_model
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act
from daumen_rules.games.cards.mogeln.table import Slip
from daumen_rules.games.catalogue import game
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.recorded_deal import DeckOrder
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import NATURE, Mover, Viewer
from daumen_rules.kernel.step import Refused
from daumen_rules.records.record import read as read_collection
from daumen_rules.records.record import read_text
from daumen_rules.records.record import write as write_collection
from daumen_rules.records.record import write as write_text
from tests.cli.prints.courses import (
    Courses,
    collection_courses,
    course_of,
    faces_on_table,
    renamed_in,
    thrown_courses,
)
from tests.laws.event_laws import attempts
from tests.laws.played import Game, by_temper, play, table_of, whole_deck
from tests.laws.sights import faces_seen
from tests.laws.worlds import jumps, never_shown, renamed, twins_of
from tests.notation.noted import a_record, one_game

NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil")
DAUMEN_DRAUF: Final = "daumen-drauf"
SITUATION: Final = "a situation"
"""In place of a game: what is noted is a situation."""


@frozen
class Move:
    """An action: who acts, its words, and the number behind which chance has it; None where there
    is nothing to draw.
    """

    mover: Mover
    action: Any
    words: str
    number: int | None = None


@frozen
class World:
    """A game so far, as a record and as what is done in it. `lines` are those of the record on
    which somebody acts, the last perhaps not by the rules: that one is not among `moves`.
    """

    slug: str
    rules: str
    names: tuple[str, ...]
    text: str = field(repr=False)
    moves: tuple[Move, ...] = field(repr=False)
    lines: tuple[int, ...] = field(repr=False)


@frozen
class Pair:
    """Two worlds that a viewer cannot tell apart."""

    slug: str
    viewer: Viewer
    one: World
    other: World

    @property
    def who(self) -> str:
        """The viewer, as a command is told."""
        return self.one.names[self.viewer] if isinstance(self.viewer, int) else "spectator"

    def __str__(self) -> str:
        return f"{self.slug} ({self.one.rules}), {self.who}, {len(self.one.moves)} moves"


def number_of(chance: Distribution[Any], action: Any) -> int | None:
    """The number behind which chance has an action; None where it has no other."""
    if chance.total == 1:
        return None
    if chance.total < 10_000:
        return next(number for number in range(chance.total) if chance.at(number) == action)
    left, places = list(chance.at(0).cards), list[int]()
    for card in action.cards:
        places.append(left.index(card))
        left.remove(card)
    number = 0
    for size, place in enumerate(reversed(places), start=1):
        number = number * size + place
    assert chance.at(number) == action
    return number


def differ(slug: str, viewer: Viewer, one: World, other: World) -> Pair:
    """A pair, which is one only if its records are not the same."""
    assert one.text != other.text
    return Pair(slug, viewer, one, other)


def with_points(pair: Pair) -> Pair:
    """A pair whose records say at their end what only who sees all cards could count."""
    counted = iter(("1 0 2", "2 1 0"))

    def noted_points(world: World) -> World:
        points = " ".join(next(counted).split()[: len(world.names)])
        key = "score" if world.slug == DAUMEN_DRAUF else "result"
        return evolve(world, text=f"{world.text}{key}: {points}\n")

    return evolve(pair, one=noted_points(pair.one), other=noted_points(pair.other))


# Daumen drauf!


def game_of(players: int, rules: str, seed: int) -> Game:
    """A whole game played by chance: with much passing and showing, and a parry where there may
    be one.
    """
    random = Random(seed)
    before = start(players, RuleSet.parse(rules))
    deck = random.sample(whole_deck(players), len(whole_deck(players)))
    return play(before, deck, by_temper(random, 3, 2, 99))


def world_of(game: Game, more: Sequence[Any] = ()) -> World:
    """A game as a world; `more` are actions that are noted after it, legal or not."""
    names = NAMES[: game.players]
    deal, *acts = game.actions
    assert isinstance(deal, Deal)
    seat_acts = [act for act in acts if not isinstance(act, Deal)]
    entries = tuple(Act(act) for act in (*seat_acts, *more))
    told = one_game(DeckOrder(deal.cards), entries, game.before.starter)
    text = write_text(a_record(names, (told,), game.rules))
    lines = text.splitlines()
    number = number_of(_chance(game), deal)
    at = [e.line for e in read_text(text).games[0].entries if isinstance(e, Act)]
    words = (lines[line - 1].partition(":")[2].strip() for line in at)
    moves = (Move(act.seat, act, said) for act, said in zip(seat_acts, words, strict=False))
    told_moves = (Move(NATURE, deal, "", number), *moves)
    return World(DAUMEN_DRAUF, str(game.rules), names, text, told_moves, tuple(at))


def _chance(game: Game) -> Distribution[Any]:
    chance = GAME.rules.chance(game.before)
    assert chance is not None
    return chance


def hidden_kinds(game: Game, viewer: Viewer) -> list[Kind]:
    """The kinds of which a viewer has seen neither twin's face."""
    seen = faces_seen(game.events[: table_of(game.states[-1]).events], viewer)
    return sorted({card.kind for card in whole_deck(game.players)} - {c.kind for c in seen})


def shortened(game: Game, until: int) -> Game:
    """The beginning of a game: so many steps, the deal among them."""
    return Game(game.before, game.steps[:until])


def daumen_pairs(
    rules: str, players: int, seed: int, until: int, *, wrong: bool = False
) -> Iterator[Pair]:
    """For every viewer: with other fangs, and with cards that it has not seen in other places.

    `wrong` adds an action that is refused in both worlds.
    """
    whole = game_of(players, rules, seed)
    until = min(until, len(whole.steps) - 1)
    game = shortened(whole, until)
    random = Random(seed)
    for viewer in (*range(players), SPECTATOR):
        cards = never_shown(game, until, viewer)
        random.shuffle(cards)
        fangs = twins_of(frozenset(hidden_kinds(game, viewer)))
        places = dict(zip(cards, (*cards[1:], *cards[:1]), strict=True))
        nothing: Mapping[Card, Card] = {}
        for names, also in ((fangs, fangs), (places, nothing)):
            other = renamed(whole, names, until)
            if other is None or len(names) < 2 or jumps(other) != jumps(game):
                continue
            ends = _wrong_ends(game, other, viewer, also) if wrong else [((), ())]
            for end, other_end in random.sample(ends, min(len(ends), 2)):
                yield differ(DAUMEN_DRAUF, viewer, world_of(game, end), world_of(other, other_end))


def ended_pairs(rules: str, players: int, seed: int) -> Iterator[Pair]:
    """Whole games: with two other fangs, of cards that count the same together."""
    game = game_of(players, rules, seed)
    for viewer in (*range(players), SPECTATOR):
        for two in combinations(hidden_kinds(game, viewer), 2):
            other = renamed(game, twins_of(frozenset(two)), len(game.steps))
            if other is not None and other.end.tallies == game.end.tallies:
                yield differ(DAUMEN_DRAUF, viewer, world_of(game), world_of(other))
                break


def situation_pairs(one: str, other: str, *viewers: Viewer) -> Iterator[Pair]:
    """Situations of three as they are written down, which these viewers cannot tell apart."""
    for viewer in viewers:
        worlds = (World(SITUATION, "german", NAMES[:3], text, (), ()) for text in (one, other))
        yield differ(SITUATION, viewer, *worlds)


def _wrong_ends(
    game: Game, other: Game, viewer: Viewer, names: Mapping[Card, Card]
) -> list[tuple[Sequence[Any], Sequence[Any]]]:
    """What another seat might try that is refused in both worlds: in this one, and in the other,
    where the card that it tries may be the twin.
    """
    tries = [(one, renamed_in(one, names)) for one in attempts(game.players)]
    return [
        ((one,), (two,))
        for one, two in tries
        if not isinstance(one, Deal)
        and one.seat != viewer
        and isinstance(step(GAME.rules, game.states[-1], one), Refused)
        and isinstance(step(GAME.rules, other.states[-1], two), Refused)
    ]


# Games of the collection


def collection_world(
    found: AnyGame, rules: Any, names: tuple[str, ...], actions: Sequence[Any]
) -> World:
    """Actions of a game as a world. Only the last may be illegal."""
    acts = tuple(map(record_model.Act, actions))
    text = write_collection(record_model.of_acts(found, rules, names, acts))
    record = read_collection(text)
    assert [act.action for act in record.acts] == list(actions)
    state, moves = found.rules.start(len(names), rules), list[Move]()
    for action in actions:
        chance = found.rules.chance(state)
        answer = step(found.rules, state, action)
        if not isinstance(answer, Refused):
            number = None if chance is None else number_of(chance, action)
            moves.append(
                Move(found.rules.actor(action), action, found.notation.write(action), number)
            )
            state = answer.state
    words = text.splitlines()[1].partition(": ")[2]
    at = tuple(act.line for act in record.acts)
    return World(found.slug, words, names, text, tuple(moves), at)


def collection_pairs(
    slug: str, players: int, seed: int, until: int, rules: str = "manual", *, wrong: bool = False
) -> Iterator[Pair]:
    """For every viewer: with cards that it has not seen in other places.

    `wrong` adds an action that is refused in both worlds.
    """
    courses = collection_courses(slug, players, seed, until, rules)
    return _noted(slug, courses, players, rules, Random(seed), wrong=wrong)


def thrown_pairs(
    slug: str, seed: int, until: int, rules: str = "manual", *, wrong: bool = False
) -> Iterator[Pair]:
    """For every viewer who has not seen the dice of the last throw: with others in their place.

    `wrong` adds an action that is refused in both worlds.
    """
    courses = thrown_courses(slug, seed, until, rules)
    return _noted(slug, courses, 2, rules, Random(seed), wrong=wrong)


def _noted(
    slug: str, courses: Iterator[Courses], players: int, rules: str, random: Random, *, wrong: bool
) -> Iterator[Pair]:
    """Courses as worlds that commands can be asked about."""
    found, names = game(slug), NAMES[:players]
    asked = found.book.read_rules(rules)
    for two in courses:
        mine, yours = two.one.states[-1], two.other.states[-1]
        ends = _wrong_acts(found, mine, yours, two.viewer, random) if wrong else [()]
        for end in ends:
            one, other = (
                collection_world(found, asked, names, (*acts, *end))
                for acts in ([done.action for done in told.steps] for told in (two.one, two.other))
            )
            yield differ(slug, two.viewer, one, other)


def _wrong_acts(
    found: AnyGame, state: Any, other: Any, viewer: Viewer, random: Random
) -> list[Sequence[Any]]:
    """What another seat might try that is refused in both states, or by chance where seats have
    nothing to do.
    """
    refused = [
        action
        for action in (*found.checks.attempts(state), *found.checks.attempts(other))
        if found.rules.actor(action) != viewer
        and isinstance(step(found.rules, state, action), Refused)
        and isinstance(step(found.rules, other, action), Refused)
        and _is_written(found, action)
    ]
    tries = [one for one in refused if found.rules.actor(one) is not NATURE] or refused
    return [(action,) for action in random.sample(tries, min(len(tries), 6))]


def _is_written(found: AnyGame, action: Any) -> bool:
    """Whether an action can stand in a record."""
    try:
        return bool(
            found.notation.read(found.rules.actor(action), found.notation.write(action)) == action
        )
    except (ValueError, IndexError):
        return False


def thinner_pairs(seed: int, until: int, players: int = 3) -> Iterator[Pair]:
    """Mogeln where several cards may be laid at once: in the other world some cards are still in
    the hands of others that they have slipped in this one.
    """
    found = game("mogeln")
    asked = found.book.read_rules("manual with multi=yes")
    told = random_play(found, players, asked, Random(seed), until)
    actions, names = [taken.action for taken in told.steps], NAMES[:players]
    while isinstance(actions[-1], Slip):
        actions.pop()
    for viewer in (*range(players), SPECTATOR):
        fewer = actions
        for action in actions:
            if isinstance(action, Slip) and action.seat != viewer:
                without = [other for other in fewer if other is not action]
                if _shown_in_turn(told.before, without, viewer) == _shown_in_turn(
                    told.before, fewer, viewer
                ):
                    fewer = without
        if len(fewer) < len(actions):
            one, other = (collection_world(found, asked, names, a) for a in (actions, fewer))
            yield differ("mogeln", viewer, one, other)


def _shown_in_turn(before: Any, actions: Sequence[Any], viewer: Viewer) -> list[Any] | None:
    """What a viewer sees of cards after everything that is heard at the table."""
    course = course_of(game("mogeln"), before, actions)
    if course is None:
        return None
    return [
        (faces_on_table("mogeln", done.state, viewer), done.state.shown)
        for done in course.steps
        if not isinstance(done.action, Slip) or done.action.seat == viewer
    ]
