"""`play` made to play a given game, and what each person sees of it on the screen.

People type what the record has, bots do what it has, and chance brings it. On the way the viewer
types all that somebody curious might. No expectation stands here.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from attrs import define, field, frozen
from click.testing import CliRunner
from rich.console import Console

from daumen_rules.cli.main import main
from daumen_rules.cli.shared.editor import Completer
from daumen_rules.cli.shared.screen import QuitError, Screen
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Language
from daumen_rules.table.ongoing import OngoingGame
from tests.cli.prints.worlds import Move, World

PLAY: Final = "daumen_rules.cli.play.command"
"""The module of the command, which takes chance, people and the screen from names of its own."""
CURIOUS: Final = ("undo", "?", "undo", "all", "undo", "x", "A: parry", "B: parry", "C: parry")
"""What a person at the keyboard may type besides a move: nothing of it changes anything, for what
another did is not taken back.
"""
WAITING: Final = ("?", "A: parry", "B: parry", "x", "undo", "C: parry")
"""What may be typed where the keyboard changes hands."""
ASKS: Final = 500


@define
class Script:
    """What is typed at which prompt, what chance brings, and what bots do."""

    world: World
    viewer: Viewer
    people: tuple[Seat, ...]
    numbers: list[int]
    moves: list[Move]
    place: int = 0
    typed_besides: Iterator[str] = field(factory=lambda: cycle(CURIOUS))
    waited: Iterator[str] = field(factory=lambda: cycle(WAITING))
    """What is typed next that is no move, by the viewer and where nobody has the keyboard."""
    is_curious: bool = True
    undoing: str = ""
    """The prompt at which the last action was to be taken back, if that was typed last."""
    asks: int = 0
    is_of_a_bot: bool = False
    """Whether the next move is a bot's, or of the table where no people play."""
    ongoing: OngoingGame | None = None
    """The game that is played."""

    @staticmethod
    def of(world: World, viewer: Viewer, people: tuple[Seat, ...]) -> Script:
        numbers = [move.number for move in world.moves if move.number is not None]
        moves = [move for move in world.moves if move.mover is not NATURE]
        return Script(world, viewer, people, numbers, moves)

    @property
    def next(self) -> Move | None:
        """The next move of a seat or of the table; None after the last."""
        return self.moves[self.place] if self.place < len(self.moves) else None

    def typed(self, prompt: str) -> str:
        """What somebody types at a prompt: Enter, or a person's or the table's next move."""
        names, who = self.world.names, _asked(prompt)
        seat: Mover | None = None
        if who:
            seat = names.index(who) if who in names else self._table
        self.asks += 1
        if self.undoing:
            self.place = self._done  # what bots did since may have been taken back, too
        self.undoing = ""
        if self.asks > ASKS:
            return "quit"
        if self.is_curious and (seat is None or seat == self.viewer):
            self.is_curious = False
            word = self._curious_word(seat)
            self.undoing = prompt if word == "undo" and who else ""
            return word
        self.is_curious = True
        if self.next is None and seat is not None:
            return "quit"
        if self._is_called:
            self.place += 1
            move = self.moves[self.place - 1]
            assert isinstance(move.mover, int)
            return f"{seat_letter(move.mover)}: {move.words}"
        if self.next is None or self.next.mover != seat:
            return ""
        self.place += 1
        return self.moves[self.place - 1].words

    @property
    def _done(self) -> int:
        """How many moves of seats or of the table stand."""
        assert self.ongoing is not None
        actor = self.ongoing.game.rules.actor
        return sum(actor(action) is not NATURE for action in self.ongoing.steps.actions)

    @property
    def _is_called(self) -> bool:
        """Whether a person who is not on turn calls next, where several sit at the keyboard."""
        assert self.ongoing is not None
        due, movers = self.next, self.ongoing.movers
        called = due is not None and due.words.startswith("parry") and due.mover in self.people
        return called and len(self.people) > 1 and due is not None and due.mover != movers[0]

    @property
    def _table(self) -> Mover:
        """The referee, who is asked where no name stands."""
        movers = (move.mover for move in (*self.moves, *self.world.moves))
        return next(mover for mover in movers if not isinstance(mover, int))

    def _curious_word(self, seat: Mover | None) -> str:
        last = self.moves[self.place - 1].mover if self.place else None
        word = next(self.waited if seat is None else self.typed_besides)
        if self.next is None and seat is not None:
            word = "undo"
        own = word == "undo" and last == self.viewer
        called = ":" in word and "any_time" in self.world.rules
        return "x" if own or called else word

    def draw(self, total: int) -> int:
        """The number behind which chance has what it brings. Raises QuitError after the last."""
        if not self.numbers:
            raise QuitError
        return self.numbers.pop(0)


@frozen
class Watched(Screen):
    """A screen that remembers when it was hidden, and whose lines are typed by a script."""

    typed: Callable[[str], str]
    parts: list[list[str]]
    """What stood on the screen from one time that it was hidden to the next, in pieces: one more
    begins where somebody has pressed Enter. Before each piece stands the prompt that followed.
    """

    def ask(self, prompt: str, limit: int = 0, complete: Completer | None = None) -> str:
        typed = self.typed(prompt)
        self.console.print(f"{prompt}{typed}", soft_wrap=True)
        if complete is not None:
            self.console.print(*complete(""), *complete(typed[:2]), soft_wrap=True)
        self._keep()
        self.parts[-1].append(prompt)
        return typed

    def hide(self) -> None:
        self._keep()
        self.parts.append([])

    def _keep(self) -> None:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        self.parts[-1].append(file.getvalue())
        file.seek(0)
        file.truncate()


def _asked(prompt: str) -> str:
    """Who is asked at a prompt, also where Enter does the one thing there is."""
    return prompt.removesuffix("> ").removesuffix(": Enter")


def _seen(parts: list[list[str]], names: tuple[str, ...], name: str | None) -> str:
    """What somebody sees: what lies open for all, and what was on the screen at his keyboard."""
    seen: list[str] = []
    for part in parts:
        texts, prompts = part[::2], part[1::2]
        owners = [_asked(prompt) for prompt in prompts]
        named = [place for place, owner in enumerate(owners) if owner in names]
        waited = named[0] if named and "" in owners[: named[0]] else 0
        own = bool(named) and owners[named[0]] == name
        seen += [text for place, text in enumerate(texts) if own or not named or place < waited]
        seen.append("— hidden —")
    return "\n".join(seen)


def _played(world: World, people: tuple[Seat, ...], viewer: Viewer, language: Language) -> str:
    """What a viewer sees while a world is played by some people, the other seats by bots."""
    script = Script.of(world, viewer, people)
    console = Console(file=io.StringIO(), width=80, highlight=False, markup=False, emoji=False)
    screen = Watched(console, False, script.typed, [[]])
    words = ["play", "--game", world.slug, f"--players={len(world.names)}", f"--lang={language}"]
    words += ["--seed=7", f"--names={','.join(world.names)}", f"--rules={world.rules}"]
    words += ["--bot=random"]
    with ExitStack() as patches:
        for attribute, other in (
            ("random", SimpleNamespace(Random=_Numbers(script))),
            ("human_seats", _always(people)),
            ("open_screen", _always(screen)),
        ):
            patches.enter_context(patch(f"{PLAY}.{attribute}", other))
        patches.enter_context(patch.object(OngoingGame, "legal", _legal(script, people)))
        patches.enter_context(patch.object(OngoingGame, "act", _act(script)))
        result = CliRunner().invoke(main, words)
    assert isinstance(result.exception, SystemExit | None), result.exception
    assert result.exit_code == 0, result.output
    screen.hide()
    assert script.next is None or script.asks > ASKS, "the record was played to its end"
    name = world.names[viewer] if isinstance(viewer, int) else None
    alone = len(people) < 2
    told = "\n".join(text for part in screen.parts for text in part) if alone else ""
    return result.output + (told or _seen(screen.parts, world.names, name))


def _always(value: object) -> Callable[..., Any]:
    def answer(*_: Any, **__: Any) -> Any:
        return value

    return answer


class _Numbers:
    """In place of `random.Random`: chance brings what the script has, bots take the first."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def __call__(self, seed: object) -> Any:
        below = self.script.draw if isinstance(seed, int) else _always(0)
        return SimpleNamespace(randrange=below)


def _legal(
    script: Script, people: tuple[Seat, ...]
) -> Callable[[OngoingGame], dict[Mover, list[Any]]]:
    """What may be done as it is offered to bots: the next move alone. People have all."""
    legal = OngoingGame.legal

    def offered(ongoing: OngoingGame) -> dict[Mover, list[Any]]:
        script.ongoing, script.is_of_a_bot = ongoing, False
        found, due = legal(ongoing), script.next
        if due is None:
            if found and ongoing.movers[0] not in people:
                raise QuitError
            for mover in found.keys() - {*people}:
                found[mover] = []  # what a bot does out of turn may depend on what it holds
            return found
        for mover in found:
            if isinstance(mover, int) and mover not in people and mover != due.mover:
                found[mover] = []
        of_a_bot = due.mover not in people and (isinstance(due.mover, int) or not people)
        if of_a_bot and due.action in found.get(due.mover, []):
            found[due.mover] = [due.action]
            script.is_of_a_bot = True
        return found

    return offered


def _act(script: Script) -> Callable[[OngoingGame, Any], Any]:
    """Somebody acts: a bot's move is behind then; that of a person was when it was typed."""
    act = OngoingGame.act

    def acts(ongoing: OngoingGame, action: Any) -> Any:
        answer = act(ongoing, action)
        due = script.next
        if script.is_of_a_bot and due is not None and due.action == action:
            script.place += 1
        return answer

    return acts


def together(world: World, viewer: Viewer, language: Language) -> str:
    """All sit at one keyboard: what lies open, and what the viewer sees with the keyboard."""
    return _played(world, tuple(range(len(world.names))), viewer, language)


def with_another(world: World, viewer: Seat) -> str:
    """The viewer and the next seat sit at one keyboard, bots on the others."""
    people = tuple(sorted({viewer, (viewer + 1) % len(world.names)}))
    return _played(world, people, viewer, "en")


def alone(world: World, viewer: Seat) -> str:
    """The viewer alone sits there, with bots on the other seats."""
    return _played(world, (viewer,), viewer, "en")


def watched(world: World, viewer: Viewer) -> str:
    """Bots play, and somebody looks on."""
    return _played(world, (), viewer, "en")
