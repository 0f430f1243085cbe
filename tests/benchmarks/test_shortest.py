"""How short the games are that show a liar. Run with
`python -m pytest tests/benchmarks/test_shortest.py -n 0 -s`.

What the bench finds and makes small is held against a complete search: all deals of all small packs
of four and of six cards, and all games of legal actions in them that are more than two actions
shorter, up to the depth below. It takes about half an hour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from pathlib import Path
from statistics import median
from typing import TypeAlias

from daumen_rules import Deal, RuleSet, State
from daumen_rules.conformance.engine import Engine
from daumen_rules.conformance.engine_questions import EngineQuestions, first_differences
from daumen_rules.conformance.hello import Hello
from daumen_rules.conformance.messages import Conversation, ProcessConnection
from daumen_rules.contracts.engine_tests.script import Ask, Move, Script, script
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Action
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.step import Step
from tests.conformance.benches import BENCH
from tests.liars.hunt import hunt
from tests.liars.liars import LIARS
from tests.liars.patch import patched, write_engine

Game: TypeAlias = Script[State, Action, Event]

DEPTHS = {4: 5, 6: 3}
"""By the number of cards of a pack, how many actions deep all of its games are looked through."""
TOGETHER = 50
"""Games that an engine is asked about in one breath."""


def _games(rules: RuleSet, length: int) -> Iterator[Game]:
    """All games of just so many legal actions in the packs that are looked through so deep."""
    for study in STUDY_PACKS:
        if length > DEPTHS.get(len(study.pack.cards), -1):
            continue
        opening = start(study.seats, rules, 0, study.pack)
        for cards in permutations(study.pack.cards):
            played = script(GAME.rules, opening, Deal(cards), ())
            for moves in _lines(played.dealt, length):
                yield Script(opening, played.deal, played.dealt, moves)


def _lines(state: State, length: int) -> Iterator[tuple[Move[State, Action, Event], ...]]:
    if not length:
        yield ()
        return
    for action in legal_actions(state):
        answer = step(state, action)
        assert isinstance(answer, Step)
        for rest in _lines(answer.state, length - 1):
            yield (Move(state, action, answer), *rest)


@cache
def _asks(rules: RuleSet, hello: Hello, length: int) -> tuple[tuple[Ask, ...], ...]:
    """What an engine is asked about those games: of each all that there is to know at its end."""
    asking = EngineQuestions(rules=GAME.rules, forms=BENCH.forms, hello=hello)
    return tuple(tuple(asking.asks(game, since=length)) for game in _games(rules, length))


def _is_shown(command: tuple[str, ...], rules: RuleSet, length: int) -> bool:
    """Whether a game of at most so many actions shows that the engine is wrong."""
    with Engine(command) as engine:
        conversation = Conversation(ProcessConnection(engine), BENCH.forms)
        hello = conversation.hello(BENCH.forms.game)
        for actions in range(length + 1):
            games = _asks(rules, hello, actions)
            for begin in range(0, len(games), TOGETHER):
                asks = [ask for game in games[begin : begin + TOGETHER] for ask in game]
                answers = conversation.ask(asks)
                if first_differences(asks, answers, BENCH.forms):
                    return True
    return False


def test_what_is_found_is_hardly_longer_than_the_shortest(tmp_path: Path) -> None:
    lengths: list[int] = []
    longer: list[str] = []
    shallow: list[str] = []
    for number, liar in enumerate(LIARS, start=1):
        command = write_engine(tmp_path, patched(liar.patches))
        caught = hunt(command, 600, shrink=True)
        assert caught is not None, liar.name
        if caught.finding is None:
            continue
        found = caught.finding.failure
        lengths.append(found.position)
        if found.position > 2:
            rules = BENCH.rules_of(found.script.opening)
            depth = found.position - 3
            if depth > DEPTHS[6]:
                shallow.append(f"{liar.name}: {found.position}")
            if _is_shown(command, rules, min(depth, DEPTHS[4])):
                longer.append(f"{liar.name}: {found.position}")
        print(f"{number} of {len(LIARS)}: {liar.name}, {found.position}", flush=True)
    print(
        f"\n{len(lengths)} liars: actions after the deal, median {median(lengths)}, most "
        f"{max(lengths)}, {dict(sorted(Counter(lengths).items()))}; more than two longer than the "
        f"shortest: {', '.join(longer) or 'none'}; longer than what was looked through: "
        f"{', '.join(shallow) or 'none'}"
    )
    assert median(lengths) <= 6
    assert not longer
