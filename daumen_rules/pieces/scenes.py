"""Scenes: what a view shows, as data. Boards, courses, fans, dice, sheets, chips and notes.

A game says which things lie where; lines, drawings and pages are made from that in the same way for
all games. Everything in a scene comes from a view, so the viewer may see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from attrs import field

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer
from daumen_rules.kernel.text import Fact, Language, Sentence, Term, Text

S = TypeVar("S")
Span: TypeAlias = tuple[str, str]
"""A text, and its style at a terminal, such as `black on yellow`; empty for no style."""
Sign: TypeAlias = tuple[str | Text, str]
"""A text that may differ by language, and its style."""
Spot: TypeAlias = tuple[int, int]
"""A place on a board: file and rank, counted from the lower left corner, from 0."""
Stones: TypeAlias = Mapping[Spot, str]
"""The stones of a board that was drawn in lines: the sign on each place that is not empty."""


@frozen(kw_only=True)
class Tile:
    """A thing on the table: a card, a stone, a die."""

    signs: tuple[Sign, ...]
    """The tile in signs."""
    words: Text
    value: str = ""
    """What lies there, for programs, as records write it: `HJ`; empty for a card face down."""
    layers: tuple[str, ...]
    """The names of the symbols that are drawn on top of each other."""
    by: Fact | None = None
    """The owner, or another label below the tile."""
    said: Text | None = None
    """The state of the tile in a word: covered, released."""
    marked: bool = False
    """Whether the tile has a frame, like the highest card."""

    def spans(self, language: Language) -> tuple[Span, ...]:
        """The tile in signs, in a language."""
        return tuple(
            (sign[language] if isinstance(sign, Text) else sign, style)
            for sign, style in self.signs
        )


@frozen(kw_only=True)
class Symbol:
    """A drawing of which tiles are made: SVG elements in a box of a given size."""

    box: tuple[int, int]
    width: int
    """The width at which it is drawn; the height follows."""
    body: str

    @property
    def height(self) -> int:
        return round(self.width * self.box[1] / self.box[0])


def _stones(stones: Iterable[tuple[Spot, Tile]]) -> tuple[tuple[Spot, Tile], ...]:
    return tuple(stones)


@frozen(kw_only=True)
class Board:
    """Stones on a board: chequered squares, or points joined by lines."""

    size: int = 8
    stones: tuple[tuple[Spot, Tile], ...] = field(converter=_stones)
    lines: tuple[tuple[Spot, Spot], ...] = ()
    turned: bool = False
    """Whether a corner of it, a1, lies in front of the viewer."""
    far: bool = False
    """Whether the viewer sits at its far side, with the highest ranks in front."""


@frozen
class Setup(Generic[S]):
    """How the stones of a drawn board come into a state."""

    signs: str
    """The signs of all stones, or the letters of all men."""
    put: Callable[[S, Stones], S]
    """The state with these stones on its board, and no others. It may raise ExpectedError."""


@frozen(kw_only=True)
class Ground:
    """A field of a course, without the men on it: its place, its name, its colour."""

    spot: Spot
    name: str
    colour: str = "plain"
    """`plain`, `special`, `goal`, or the letter of a seat."""


@frozen(kw_only=True)
class Course:
    """A board of fields with names on which men go along a way: a track, a ring, a cross. A field
    may hold several men.
    """

    size: tuple[int, int]
    """The number of files, and of ranks."""
    fields: tuple[Ground, ...]
    men: tuple[tuple[Spot, Tile], ...] = field(converter=_stones)
    links: tuple[tuple[Spot, Spot], ...] = ()
    """Pairs of fields that are joined, such as the ends of ladders."""


@frozen(kw_only=True)
class Fan:
    """Cards side by side: the visible cards, and the number of cards face down."""

    label: Text
    cards: tuple[Tile, ...] = ()
    backs: int = 0
    count: Text | None = None
    """The number of cards, in the game's own words."""


@frozen(kw_only=True)
class Dice:
    """Dice on the table."""

    label: Text
    faces: tuple[int, ...]
    words: Fact | None = None
    """Their name, if the faces alone do not say it."""


@frozen(kw_only=True)
class Chips:
    """A number of chips, mats or points."""

    label: Text
    count: int
    symbol: str = ""
    """The symbol of one; empty if they are only counted."""


@frozen(kw_only=True)
class ScoreSheet:
    """A table of values: column heads, and a line for each row with its name first."""

    heads: tuple[Fact, ...]
    rows: tuple[tuple[Fact, ...], ...]


@frozen
class Note:
    """A text in the scene."""

    said: Sentence
    strong: bool = False
    """Whether it is a heading."""


Part: TypeAlias = Board | Course | Fan | Dice | Chips | ScoreSheet | Note


@frozen(kw_only=True)
class Place:
    """A seat at the table, and its things."""

    parts: tuple[Part, ...] = ()
    on_turn: bool = False
    is_own: bool = False
    """Whether it is the viewer's own seat."""
    marks: tuple[Text, ...] = ()
    """Words beside the name, such as who leads."""


@frozen(kw_only=True)
class Scene:
    """The scene of a viewer: the middle of the table, the seats in their order, the lists
    beside.
    """

    middle: tuple[Part, ...] = ()
    seats: tuple[Place, ...] = ()
    below: tuple[Part, ...] = ()


Art: TypeAlias = Callable[[str], Symbol | None]
"""The symbol with a name; None for an unknown name."""
IN_GERMAN: Final = "-de"
"""The suffix of symbols that are drawn differently in German."""


# What games say often

HAND: Final = Text("hand", "Hand")
TABLE: Final = Text("table", "Tisch")
THROWN: Final = Text("thrown", "gewürfelt")
LYING: Final = Text("lying", "liegt")
POINTS: Final = Text("points", "Punkte")
BACK: Final = "card-back"


def same(words: object) -> Text:
    """A text that is the same in both languages."""
    return Text(str(words), str(words))


def term(words: Text | object) -> Term:
    """A word or a number as a cell of a sheet."""
    text = words if isinstance(words, Text) else same(words)
    return Term(text.en, text)


def note(en: str, de: str, **facts: Fact) -> Note:
    """A note from its two templates and its facts."""
    return Note(Sentence(Text(en, de), tuple(facts.items())))


def heading(en: str, de: str, **facts: Fact) -> Note:
    """A note that is a heading."""
    return evolve(note(en, de, **facts), strong=True)


def note_of(text: Text) -> Note:
    """A note of one word."""
    return note("{text}", "{text}", text=term(text))


def labelled(label: Text, value: Fact) -> Note:
    """A value with a label before it."""
    return note("{label}: {value}", "{label}: {value}", label=term(label), value=value)


def stone(letter: str, words: Text, *layers: str) -> Tile:
    """A stone, written as a letter."""
    return Tile(signs=((letter, ""),), words=words, value=letter, layers=layers)


def man(letter: str, words: Text, coins: int = 0) -> Tile:
    """A man of the seat with a letter, on a heap of coins if it has any."""
    layers = (f"man-{letter}", *((f"coins-{coins}",) if coins else ()))
    sign = letter + (f"+{coins}" if coins else "")
    return Tile(signs=((sign, ""),), words=words, value=sign, layers=layers)


def held(cards: Iterable[Tile], size: int, *, is_own: bool, label: Text = HAND) -> Fan:
    """A hand: the viewer's own cards, or backs for another seat."""
    return Fan(label=label, cards=tuple(cards)) if is_own else Fan(label=label, backs=size)


def places(
    players: int, turn: Seat | None, parts: Callable[[Seat], Sequence[Part]], viewer: object = None
) -> tuple[Place, ...]:
    """All seats in their order, each with its things."""
    return tuple(
        Place(parts=tuple(parts(seat)), on_turn=seat == turn, is_own=seat == viewer)
        for seat in range(players)
    )


def of_all(scene: Callable[[Viewer], Scene], players: int) -> Scene:
    """The scene for somebody who sees all hands: each seat as it sees itself."""
    public = scene(SPECTATOR)
    seats = (scene(seat).seats[seat : seat + 1] for seat in range(players))
    shown = tuple(evolve(place, is_own=False) for found in seats for place in found)
    return evolve(public, seats=shown) if len(shown) == len(public.seats) else public
