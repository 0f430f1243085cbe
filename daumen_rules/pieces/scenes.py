"""What a view shows, as data: boards, fans of cards, dice, sheets, chips and notes.

A game says what lies where; how it looks as lines, as a drawing and on a page is said once for all
games. Whatever a scene holds comes from a view, so that it can be shown to whoever has that view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from attrs import field

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer
from daumen_rules.kernel.text import Fact, Language, Sentence, Term, Text

Span: TypeAlias = tuple[str, str]
"""Signs, and the style in which a terminal shows them, such as `black on yellow`, or none."""
Sign: TypeAlias = tuple[str | Text, str]
"""Signs that may differ by language, and their style."""
Spot: TypeAlias = tuple[int, int]
"""A place on a board: files and ranks from the lower left corner, from 0."""


@frozen(kw_only=True)
class Tile:
    """One thing that lies there: a card, a stone, a die, a small card of a heap."""

    signs: tuple[Sign, ...]
    """How it is written."""
    words: Text
    layers: tuple[str, ...]
    """The symbols laid over each other of which it is drawn; `art` of the game or of all games
    knows them by these names.
    """
    by: Fact | None = None
    """Whose it is, or what stands below it."""
    said: Text | None = None
    """What happens to it, in a word: it is covered, released."""
    marked: bool = False
    """Whether it is framed, as the highest card."""

    def spans(self, language: Language) -> tuple[Span, ...]:
        """How it is written in a language."""
        return tuple(
            (sign[language] if isinstance(sign, Text) else sign, style)
            for sign, style in self.signs
        )


@frozen(kw_only=True)
class Symbol:
    """A drawing that tiles are made of: its elements as SVG, in a box of so many units."""

    box: tuple[int, int]
    width: int
    """How wide it is drawn; the height follows."""
    body: str

    @property
    def height(self) -> int:
        return round(self.width * self.box[1] / self.box[0])


def _stones(stones: Iterable[tuple[Spot, Tile]]) -> tuple[tuple[Spot, Tile], ...]:
    return tuple(stones)


@frozen(kw_only=True)
class Board:
    """Stones on a board of so many files and ranks: chequered, or of points joined by lines."""

    size: int = 8
    stones: tuple[tuple[Spot, Tile], ...] = field(converter=_stones)
    lines: tuple[tuple[Spot, Spot], ...] = ()


@frozen(kw_only=True)
class Fan:
    """Cards beside each other: those that are seen, and how many lie face down."""

    label: Text
    cards: tuple[Tile, ...] = ()
    backs: int = 0
    count: Text | None = None
    """How many they are, in words of the game's own."""


@frozen(kw_only=True)
class Dice:
    """Dice that lie there."""

    label: Text
    faces: tuple[int, ...]
    words: Fact | None = None
    """What they are called, where the faces alone do not say it."""


@frozen(kw_only=True)
class Chips:
    """A number of chips, mats, points or the like."""

    label: Text
    count: int
    symbol: str = ""
    """What each is drawn as; nothing where they are only counted."""


@frozen(kw_only=True)
class ScoreSheet:
    """A table of values: its heads, and a line for each row with its name first."""

    heads: tuple[Fact, ...]
    rows: tuple[tuple[Fact, ...], ...]


@frozen
class Note:
    """Something said."""

    said: Sentence
    strong: bool = False
    """Whether it is a heading."""


Part: TypeAlias = Board | Fan | Dice | Chips | ScoreSheet | Note


@frozen(kw_only=True)
class Place:
    """A seat at the table, and what belongs to it."""

    parts: tuple[Part, ...] = ()
    on_turn: bool = False
    is_own: bool = False
    """Whether whoever looks sits here."""
    marks: tuple[Text, ...] = ()
    """Words beside the name, such as who leads."""


@frozen(kw_only=True)
class Scene:
    """What somebody sees: the middle of the table, the seats in their order, the lists beside."""

    middle: tuple[Part, ...] = ()
    seats: tuple[Place, ...] = ()
    below: tuple[Part, ...] = ()


Art: TypeAlias = Callable[[str], Symbol | None]
"""The symbol of a name; None where this art does not know it."""
IN_GERMAN: Final = "-de"
"""How the names of symbols end that are drawn otherwise in German."""


# What games say often

HAND: Final = Text("hand", "Hand")
TABLE: Final = Text("table", "Tisch")
THROWN: Final = Text("thrown", "gewürfelt")
LYING: Final = Text("lying", "liegt")
POINTS: Final = Text("points", "Punkte")
BACK: Final = "card-back"


def same(words: object) -> Text:
    """What is the same in both languages."""
    return Text(str(words), str(words))


def term(words: Text | object) -> Term:
    """A word or a number as a cell of a sheet."""
    text = words if isinstance(words, Text) else same(words)
    return Term(text.en, text)


def note(en: str, de: str, **facts: Fact) -> Note:
    """A note from its two templates and its facts."""
    return Note(Sentence(Text(en, de), tuple(facts.items())))


def heading(en: str, de: str, **facts: Fact) -> Note:
    """A note that stands above the others."""
    return evolve(note(en, de, **facts), strong=True)


def note_of(text: Text) -> Note:
    """A note that is a word."""
    return note("{text}", "{text}", text=term(text))


def labelled(label: Text, value: Fact) -> Note:
    """A value with its name before it."""
    return note("{label}: {value}", "{label}: {value}", label=term(label), value=value)


def stone(letter: str, words: Text, *layers: str) -> Tile:
    """A stone that is written as a letter."""
    return Tile(signs=((letter, ""),), words=words, layers=layers)


def held(cards: Iterable[Tile], size: int, *, is_own: bool, label: Text = HAND) -> Fan:
    """A hand: one's own is seen, of another's there are backs."""
    return Fan(label=label, cards=tuple(cards)) if is_own else Fan(label=label, backs=size)


def places(
    players: int, turn: Seat | None, parts: Callable[[Seat], Sequence[Part]], viewer: object = None
) -> tuple[Place, ...]:
    """All seats in their order, each with its parts."""
    return tuple(
        Place(parts=tuple(parts(seat)), on_turn=seat == turn, is_own=seat == viewer)
        for seat in range(players)
    )


def of_all(scene: Callable[[Viewer], Scene], players: int) -> Scene:
    """What the table shows to somebody who looks into all hands: each seat as it sees itself."""
    public = scene(SPECTATOR)
    seats = (scene(seat).seats[seat : seat + 1] for seat in range(players))
    shown = tuple(evolve(place, is_own=False) for found in seats for place in found)
    return evolve(public, seats=shown) if len(shown) == len(public.seats) else public
