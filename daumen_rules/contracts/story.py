"""A game in frames: what an onlooker sees after each step, and what it is told.

The frames of a seat are made from its views and its witnessed events only, and said to it: *You
show …*. The referee's are made from whole states. To the referee and to spectators seats are named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import pairwise
from typing import Any, Final, TypeAlias

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import SPECTATOR, Seat, Spectator, Viewer, reader_of
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.common_scenes import common_scene
from daumen_rules.pieces.dice import Throw
from daumen_rules.pieces.scenes import THROWN, Dice, Scene, of_all, same

from .game import AnyGame
from .report_text import result_words


class Overseer(Enum):
    """The onlooker who sees every card; people call it the referee."""

    OVERSEER = "referee"


OVERSEER: Final = Overseer.OVERSEER
Onlooker: TypeAlias = Viewer | Overseer


@frozen
class StoryLine:
    """One thing told in both languages, and its clause, if any."""

    text: Text
    clause: Clause | None = None


@frozen(kw_only=True)
class Frame:
    """The table as an onlooker sees it after a step, and the events of the step."""

    scene: Scene
    told: tuple[StoryLine, ...]
    refused: bool = False
    """Whether the action of this frame was refused."""


Objections: TypeAlias = Callable[[Onlooker], tuple[StoryLine, ...]]
"""The errors after the last legal step, as an onlooker may be told."""


@frozen(kw_only=True)
class PlayedGame:
    """A replayed game of a record: the state before it, its steps, and its errors."""

    subject: AnyGame
    rules: str
    names: tuple[str, ...]
    before: Any
    steps: tuple[Step[Any, Any, Any], ...]
    objections: Objections
    game: int = 1
    games: int = 1
    """The number of games of the match, of which this is game number `game`."""


@frozen(kw_only=True)
class Story:
    """A game of a record for some onlookers: the frame of every step; frame 0 is before the
    first.
    """

    played: PlayedGame
    frames: Mapping[Onlooker, tuple[Frame, ...]]

    @property
    def last(self) -> int:
        """The number of the last step, the same for all onlookers."""
        return max(map(len, self.frames.values())) - 1


def everybody(players: int) -> tuple[Onlooker, ...]:
    """All onlookers, the referee first."""
    return (OVERSEER, *range(players), SPECTATOR)


def story(played: PlayedGame, onlookers: Sequence[Onlooker]) -> Story:
    """A game as these onlookers see it."""
    alone = len(onlookers) == 1
    frames = {who: tuple(_frames(played, who, alone=alone)) for who in onlookers}
    return Story(played=played, frames=frames)


def common_story(stories: Sequence[Story]) -> Story:
    """The story of a game that begins with a position with gaps: what all the stories tell that
    fill them.
    """
    first = stories[0]
    frames = {
        who: tuple(map(_common_frame, zip(*(told.frames[who] for told in stories), strict=False)))
        for who in first.frames
    }
    return Story(played=first.played, frames=frames)


def _common_frame(frames: Sequence[Frame]) -> Frame:
    first = frames[0]
    told = tuple(line for line in first.told if all(line in frame.told for frame in frames))
    scene = common_scene([frame.scene for frame in frames])
    return Frame(scene=scene, told=told, refused=all(frame.refused for frame in frames))


def _frames(played: PlayedGame, who: Onlooker, *, alone: bool) -> Iterator[Frame]:
    """A frame for the beginning and one for every step, but only one for both if the first step is
    a deal; and one more if the record is wrong after the last legal step.

    A secret action of another seat has no frame for an onlooker who looks `alone`: the number of
    frames would reveal it.
    """
    eye = Eye(played.subject, len(played.names), who)
    states = [played.before, *(step.state for step in played.steps)]
    hides = played.subject.checks.alike is not None and len(states) > 1
    scene = eye.scene(played.before)
    if not hides:
        yield Frame(scene=scene, told=())
    for (before, after), step in zip(pairwise(states), played.steps, strict=True):
        if alone and hides and not step.events and not eye.knows(step.action):
            continue
        events = tuple(eye.witnessed(event) for event in step.events)
        scene = eye.scene_after(before, events, after)
        if isinstance(step.action, Throw) and not hides:
            scene = with_throw(scene, step.action)
        told = [event_told(event, played.names, reader_among(who)) for event in events]
        outcome = played.subject.outcome(after)
        if outcome is not None:
            told.append(_ended(played, outcome, reader_among(who)))
        yield Frame(scene=scene, told=tuple(told))
    wrong = played.objections(who)
    if wrong:
        yield Frame(scene=scene, told=wrong, refused=True)


def with_throw(scene: Scene, throw: Throw) -> Scene:
    """A scene with the thrown dice added, if the step scored them at once and cleared them away."""
    parts = [*scene.middle, *(part for place in scene.seats for part in place.parts)]
    if any(isinstance(part, Dice) for part in parts):
        return scene
    return evolve(scene, middle=(*scene.middle, Dice(label=THROWN, faces=throw.faces)))


@frozen
class Eye:
    """How an onlooker sees a game."""

    game: AnyGame
    players: int
    who: Onlooker

    @property
    def viewer(self) -> Viewer:
        """The viewer for views: the referee counts as spectator."""
        return SPECTATOR if isinstance(self.who, Overseer) else self.who

    def look(self, state: Any) -> Any:
        """The onlooker's view of a state; None for a referee who sees it through the views of all
        seats.
        """
        if not isinstance(self.who, Overseer):
            return self.game.view(state, self.who)
        return None if self.game.scene.whole is None else self.game.scene.whole(state)

    def scene(self, state: Any) -> Scene:
        """The scene of a state."""
        of, view = self.game.scene.of, self.look(state)
        if view is not None:
            return of(view, self.viewer)
        return of_all(lambda seat: of(self.game.view(state, seat), seat), self.players)

    def scene_after(self, before: Any, events: Sequence[Any], after: Any) -> Scene:
        """The scene right after a step."""
        scene_after = self.game.scene.after
        if scene_after is None:
            return self.scene(after)
        return scene_after(self.look(before), events, self.look(after), self.viewer)

    def knows(self, action: Any) -> bool:
        """Whether the onlooker knows who acted, even if no event tells it."""
        return isinstance(self.who, Overseer) or self.game.rules.actor(action) == self.who

    def witnessed(self, event: Any) -> Any:
        """An event as the onlooker is told it."""
        return event if isinstance(self.who, Overseer) else self.game.rules.witness(event, self.who)


def event_told(event: Any, names: Sequence[str], reader: Seat | None = None) -> StoryLine:
    """An event in words, said to `reader`; the caller has witnessed it for the viewer."""
    english, german = (event.sentence.say(language, names, reader) for language in LANGUAGES)
    return StoryLine(Text(english, german), event.clause)


def _ended(played: PlayedGame, outcome: Outcome, reader: Seat | None) -> StoryLine:
    """The winner, at the end."""
    names, scored = played.names, played.subject.book.scored
    english, german = (result_words(outcome, names, each, scored, reader) for each in LANGUAGES)
    return StoryLine(Text(english, german))


# Onlookers


NAMES: Final = {
    OVERSEER: Text("the referee", "Schiedsrichter"),
    SPECTATOR: Text("a spectator", "Zuschauer"),
}


def reader_among(who: Onlooker) -> Seat | None:
    """The seat to which a story is said; None for a referee, and for a spectator."""
    return None if isinstance(who, Overseer) else reader_of(who)


def onlooker_name(who: Onlooker, names: Sequence[str]) -> Text:
    """The name of an onlooker."""
    return same(names[who]) if isinstance(who, int) else NAMES[who]


STEP: Final = Text("Step {step} of {last}", "Schritt {step} von {last}")
GAME: Final = Text("Game {game} of {games}", "Partie {game} von {games}")
SEEN_BY: Final = Text("Seen by", "Gesehen von")


def step_words(told: Story, who: Onlooker, step: int, language: Language) -> str:
    """The game, the step, and the onlooker, if not all see the same."""
    played = told.played
    words = [STEP[language].format(step=step, last=told.last)]
    if played.games > 1:
        words.insert(0, GAME[language].format(game=played.game, games=played.games))
    if played.subject.checks.alike is not None:
        words.append(f"{SEEN_BY[language]}: {onlooker_name(who, played.names)[language]}")
    return " · ".join(words)


def onlooker_key(who: Onlooker) -> str:
    """How files name an onlooker: seats by numbers from 1."""
    return who.value if isinstance(who, Overseer | Spectator) else str(who + 1)


def onlooker_called(asked: str, names: Sequence[str]) -> Onlooker | None:
    """The onlooker with a name. A player's name goes before a word or a number, and an exact
    spelling before a similar one.
    """
    similar = [seat for seat, name in enumerate(names) if name.casefold() == asked.casefold()]
    if asked in names or len(similar) == 1:
        seat: Seat = names.index(asked) if asked in names else similar[0]
        return seat
    if asked.casefold() in ("referee", "schiedsrichter"):
        return OVERSEER
    if asked.casefold() in ("spectator", "zuschauer"):
        return SPECTATOR
    return {str(seat + 1): seat for seat in range(len(names))}.get(asked)
