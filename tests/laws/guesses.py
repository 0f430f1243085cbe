"""How well a hidden fang can be guessed from the objects and the bytes of what a seat is given.

`python -m tests.laws.guesses 500` plays so many games and prints the figures. The guesser learns on
one half of the games which signs went with which fang, and guesses in the other half.
"""

from __future__ import annotations

import pickle
import sys
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from random import Random

from attrs import frozen

from daumen_rules import ENGLISH, GERMAN, SPECTATOR, Card, Fang, Kind, knowledge
from daumen_rules.games.daumen_drauf.events import Parried, Shown
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view, witness
from tests.laws.played import Game, by_temper, play, whole_deck
from tests.laws.worlds import renamed, twins_of


@frozen
class Look:
    """A hidden card: by what signs somebody might tell its fang, and the fang."""

    by_identity: Hashable
    by_pickle: Hashable
    fang: Fang


@frozen
class Figures:
    """How many hidden cards were looked at, how many a guess by no sign gets right, and how many
    the guesses by identity and by pickled bytes do.
    """

    looks: int
    blind: int
    by_identity: int
    by_pickle: int


def drawn(seed: int) -> Game:
    """A whole game by chance, of any number of seats, by either manual."""
    random = Random(seed)
    players = random.randint(2, 7)
    before = start(players, random.choice((GERMAN, ENGLISH)), random.randrange(players))
    deck = whole_deck(players)
    return play(before, random.sample(deck, len(deck)), by_temper(random, 3, 2, 9))


def looks(game: Game) -> Iterator[Look]:
    """Every covered card of a game whose fang a viewer cannot know, in all that he is given."""
    for told in game.steps:
        state = told.state
        for viewer in (*range(game.players), SPECTATOR):
            events = [e for e in told.events if isinstance(e, Shown | Parried)]
            for event in events:
                seen = witness(event, viewer)
                if isinstance(seen, Shown | Parried) and isinstance(seen.card, Kind):
                    assert isinstance(event.card, Card)
                    yield _look(seen.card, seen, event.card.fang)
            if not isinstance(state, Playing):
                continue
            mine, known = view(state, viewer), knowledge(state, viewer)
            for shown, real in zip(mine.shown, state.trick.shown, strict=True):
                if isinstance(shown.card, Kind):
                    yield _look(shown.card, mine, real.card.fang)
                    told_of = [entry for entry in known if entry.kind == shown.card]
                    yield from (_look(entry.kind, known, real.card.fang) for entry in told_of)


def _look(kind: Kind, whole: object, fang: Fang) -> Look:
    """The signs: which of the public objects it is, and how it is packed together with them."""
    public = [Card.parse(f"{kind}p").kind, Card.parse(f"{kind}h").kind, Kind.parse(str(kind))]
    packed = [pickle.dumps((whole, other, public)) for other in (kind, *public)]
    return Look(
        tuple(kind is other for other in public),
        tuple(other == packed[0] for other in packed[1:]),
        fang,
    )


def figures(games: int) -> Figures:
    """What is guessed in half of so many games after the other half was learnt."""
    learnt = [look for seed in range(0, games, 2) for look in looks(drawn(seed))]
    asked = [look for seed in range(1, games, 2) for look in looks(drawn(seed))]

    def right(sign: str) -> int:
        met = defaultdict[Hashable, Counter[Fang]](Counter)
        for look in learnt:
            met[getattr(look, sign, None)][look.fang] += 1
        best = {found: count.most_common(1)[0][0] for found, count in met.items()}
        return sum(best.get(getattr(look, sign, None)) is look.fang for look in asked)

    return Figures(len(asked), right("no sign"), right("by_identity"), right("by_pickle"))


def bytes_that_tell(games: int) -> tuple[int, int]:
    """Of how many views, and of how many the pickled bytes are others where hidden fangs are
    exchanged.
    """
    views = differ = 0
    for seed in range(games):
        game = drawn(seed)
        for viewer in range(game.players):
            until = Random(seed + viewer).randrange(1, len(game.steps))
            unknown = {e.kind for e in knowledge(game.states[until], viewer) if e.fang is None}
            other = renamed(game, twins_of(frozenset(unknown)), until)
            assert other is not None
            pairs = zip(game.states[: until + 1], other.states, strict=True)
            for one, two in pairs:
                views += 1
                differ += pickle.dumps(view(one, viewer)) != pickle.dumps(view(two, viewer))
    return views, differ


if __name__ == "__main__":
    number = int(sys.argv[1])
    print(figures(number))
    print("views, and views whose bytes tell the worlds apart:", bytes_that_tell(number // 5))
