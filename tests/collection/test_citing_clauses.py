"""Every clause by which events happen comes up in a game that is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain, count, islice
from random import Random
from typing import Any, Final

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.parts import Book
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.dice.kniffel.card import BOXES, UPPER
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.options import OptionError
from tests.collection.board.morris_plan import plan
from tests.collection.board.situation import situation
from tests.collection.board.stones_positions import SELDOM, seldom
from tests.collection.cards.test_brandeln import all_seven
from tests.collection.cards.test_hund import clauses_at_a_dead_end
from tests.collection.cards.test_kartenhaus import clauses_of_a_steady_hand
from tests.collection.citing import citing
from tests.collection.dice.positions import cited
from tests.each import LENGTHY

PLAYS: Final = 150
"""How many games are played by chance before a clause is given up."""
STEPS: Final = 600
"""How long each of them is at most."""


def all_pass() -> list[str]:
    """A deal of Skat in which nobody bids."""
    rules = game("skat").rules
    state, told = rules.start(3, game("skat").book.default), list[str]()
    for words in ("", "pass", "pass", "pass"):
        chance, (mover, *_) = rules.chance(state), rules.movers(state)
        answer = step(rules, state, chance.at(0) if chance else SKAT.read(mover, words))
        assert isinstance(answer, Step)
        state, told = answer.state, told + [event.clause.id for event in answer.events]
    return told


def safe_and_walled_in(slug: str) -> list[str]:
    """A mill beside another, for which nothing can be taken; a move after which none is left."""
    safe = plan("a7 d7 g4 f2", "a1 d1 g1", slug=slug).after("g4-g7")
    walled = plan("a4 d6 e4 g1", "a7 d7 g7 g4", slug=slug).after("e4-f4")
    return [*safe.clauses, *walled.clauses]


def overlooked() -> Iterator[str]:
    """Games in which whoever overlooks a product keeps the sum: two readings together."""
    found = game("dufte-hundert")
    rules = found.book.read_rules("manual with variant=schikane, overlooked=sum")
    for number in range(20):
        for told in random_play(found, 2, rules, Random(number), STEPS).steps:
            yield from (event.clause.id for event in told.events)


def bonus() -> list[str]:
    """The last box of a column whose upper part has more than enough."""
    faces = {box: str(face) * 5 for face, box in enumerate(UPPER, 1)}
    acts = (f"{faces.get(box, '11111')} enter_{box}" for box in BOXES for _ in range(2))
    return cited("kniffel", " ".join(acts))


SKAT: Final = game("skat").notation
RARE: Final[Mapping[str, Callable[[], Iterable[str]]]] = {
    "kniffel": bonus,
    "chicago": lambda: cited("chicago", "222 stop 222 stop", "manual with all_equal=no_mat"),
    "punktloeschen": lambda: cited("punktloeschen", "12 66 " * 10),
    "dufte-hundert": overlooked,
    "va-banque": lambda: cited(
        "va-banque",
        f"{'1 1 minus 1 times 3 plus 2 ' * 2}".strip(),
        "manual with bank_claims=yes, unable=did_not_divide",
        players=3,
    ),
    "quinze": lambda: cited("quinze", "6 roll 6 roll 6 " * 2, "manual with order=block"),
    "tuerkische-dame": lambda: (
        situation("tuerkische-dame", "B:Wa1:Ba2,a4,Kb1,Kc1").after("a4-a3").clauses
    ),
    "muehle": partial(safe_and_walled_in, "muehle"),
    "ceylonesisches-muehlespiel": partial(safe_and_walled_in, "ceylonesisches-muehlespiel"),
    "skat": all_pass,
    **{slug: partial(seldom, slug) for slug in SELDOM},
    "brandeln": all_seven,
    "kartenhaus": clauses_of_a_steady_hand,
    "hund": clauses_at_a_dead_end,
}
"""The clauses of what happens in positions, and after acts, that chance seldom brings about."""
NEVER: Final[Mapping[str, Mapping[str, str]]] = {
    "": {"DICE-3": "it is named where a game has no clause of choosing, and then nobody chooses"},
    "acht-ritter": {"STONES-6": "four stones that go like queens are never all blocked"},
    "muehle": {"MUEHLE-3": "nobody passes, as whoever cannot move has lost"},
    "wuerfelpoker": {"WPOKER-10": "it forbids: a raise of a raise is refused by it"},
}
"""Clauses by which nothing happens though they are named, and why; first those of any game."""


def rule_sets(found: AnyGame) -> Iterator[Any]:
    """The named rule sets, each reading by itself that makes sense so, then many at a time."""
    book = found.book
    name = book.rule_sets[0][0]
    other = [f"{name} with {o.field}={word}" for o in book.options for word in o.words()[:6]]
    for words in chain((each for each, _ in book.rule_sets), other, mixed(book, name)):
        try:
            yield book.read_rules(words)
        except OptionError:
            continue


def mixed(book: Book[Any], name: str) -> Iterator[str]:
    """A reading by chance of every other question, without end; some make no sense together."""
    random = Random(book.slug)
    while True:
        some = [option for option in book.options if random.random() < 0.5]
        chosen = [f"{o.field}={random.choice(o.words()[:6])}" for o in some]
        yield f"{name} with {', '.join(chosen)}" if chosen else name


def games(found: AnyGame) -> Iterator[Any]:
    seats = found.rules.seats
    for number, rules in zip(count(), rule_sets(found)):
        yield random_play(found, seats[number % len(seats)], rules, Random(number), STEPS)


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param(x, marks=pytest.mark.long if x in LENGTHY or at % 9 else ())
        for at, x in enumerate(GAMES)
    ],
)
def test_every_clause_by_which_events_happen_comes_up(slug: str) -> None:
    found = game(slug)
    never = {*NEVER[""], *NEVER.get(slug, ())}
    asked = citing(found) - never
    met = set(RARE[slug]()) if slug in RARE else set[str]()
    for play in islice(games(found), PLAYS):
        met |= {event.clause.id for told in play.steps for event in told.events}
        if met >= asked:
            break
    assert (sorted(asked - met), sorted(met - asked)) == ([], [])
