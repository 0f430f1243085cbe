"""How short the games are that show a liar. Run with
`python -m pytest tests/benchmarks/test_shortest.py -n 0 -s`.

What the bench finds and makes small is held against a complete search: all deals of all small packs
of four and of six cards, and all games of legal actions in them that are more than two actions
shorter. It takes about twenty minutes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from statistics import median

from daumen_rules import Deal, RuleSet, State, legal_actions, start
from daumen_rules.conformance.daumen_drauf.bench import BENCH
from daumen_rules.conformance.engine import Engine
from daumen_rules.conformance.messages import Conversation, ProcessTalker
from daumen_rules.conformance.script import Asking, Move, Script, failure, script
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME, step
from daumen_rules.games.daumen_drauf.model import Action
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.kernel.ruling import Step
from tests.liars.hunt import hunt
from tests.liars.liars import LIARS
from tests.liars.patch import patched, write_engine

CARDS = 6
"""The largest pack that is looked through."""


def _games(rules: RuleSet, length: int) -> Iterator[Script[State, Action, Event]]:
    """All games of so many legal actions, or less where a game is over before."""
    for study in STUDY_PACKS:
        if len(study.pack.cards) > CARDS:
            continue
        opening = start(study.seats, rules, 0, study.pack)
        for cards in permutations(study.pack.cards):
            played = script(GAME, opening, Deal(cards), ())
            for moves in _lines(played.dealt, length):
                yield Script(opening, played.deal, played.dealt, moves)


def _lines(state: State, length: int) -> Iterator[tuple[Move[State, Action, Event], ...]]:
    actions = legal_actions(state) if length else ()
    if not actions:
        yield ()
    for action in actions:
        answer = step(state, action)
        assert isinstance(answer, Step)
        for rest in _lines(answer.state, length - 1):
            yield (Move(state, action, answer), *rest)


def _is_shown(command: tuple[str, ...], rules: RuleSet, length: int) -> bool:
    """Whether a game of at most so many actions shows that the engine is wrong."""
    with Engine(command) as engine:
        conversation = Conversation(ProcessTalker(engine), BENCH.wire)
        asking = Asking(game=GAME, wire=BENCH.wire, hello=conversation.hello(GAME.slug))
        for played in _games(rules, length):
            asks = asking.asks(played)
            if failure(played, asks, conversation.ask(asks), BENCH.wire) is not None:
                return True
    return False


def test_what_is_found_is_hardly_longer_than_the_shortest(tmp_path: Path) -> None:
    lengths: list[int] = []
    longer: list[str] = []
    for liar in LIARS:
        command = write_engine(tmp_path, patched(liar.patches))
        caught = hunt(command, 60, shrink=True)
        assert caught is not None, liar.name
        if caught.finding is None:
            continue
        found = caught.finding.failure
        lengths.append(found.position)
        if found.position > 2:
            rules = BENCH.rules_of(found.script.opening)
            if _is_shown(command, rules, found.position - 3):
                longer.append(f"{liar.name}: {found.position}")
    print(
        f"\n{len(lengths)} liars: actions after the deal, median {median(lengths)}, most "
        f"{max(lengths)}; more than two longer than the shortest: {', '.join(longer) or 'none'}"
    )
    assert median(lengths) <= 6
    assert not longer
