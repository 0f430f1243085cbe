"""Small packs for study: a few cards with which a question can be looked through completely.

The smallest come first. A name says who plays, which cards there are and how many make a hand:
`trio-y3g1-h2` is for three seats, yellow 1 to 3 and green 1, each twice, and two cards in a hand.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.frozen import frozen

from .cards import Card, Colour, Fang, Pack, the_card

_SEATS: Final = {2: "duo", 3: "trio"}


@frozen
class StudyPack:
    """A small pack, and the number of seats that it is for."""

    seats: int
    pack: Pack

    @property
    def name(self) -> str:
        """The name of the pack."""
        return self.pack.name

    @property
    def size(self) -> tuple[int, int, int]:
        """The key by which packs are ordered: cards, then seats, then cards in a hand."""
        return len(self.pack.cards), self.seats, self.pack.hand_size


def cards_of(kinds: str) -> tuple[Card, ...]:
    """The cards of a word such as `y3g1`, in card order: yellow 1 to 3 and green 1, each twice."""
    tops = {kinds[i].upper(): int(kinds[i + 1]) for i in range(0, len(kinds), 2)}
    return tuple(
        the_card(colour, value, fang)
        for colour in Colour
        for value in range(1, tops.get(colour.value, 0) + 1)
        for fang in Fang
    )


def _study(seats: int, kinds: str, hand_size: int) -> StudyPack:
    name = f"{_SEATS[seats]}-{kinds}-h{hand_size}"
    return StudyPack(seats, Pack(cards_of(kinds), hand_size, name))


STUDY_PACKS: Final[tuple[StudyPack, ...]] = (
    _study(2, "y2", 1),
    _study(2, "y1g1", 1),
    _study(2, "y2", 2),
    _study(2, "y1g1", 2),
    _study(3, "y2", 1),
    _study(3, "y1g1", 1),
    _study(2, "y3", 1),
    _study(2, "y3", 2),
    _study(2, "y2g1", 2),
    _study(2, "y3", 3),
    _study(2, "y1g1b1", 3),
    _study(3, "y3", 1),
    _study(3, "y3", 2),
    _study(3, "y2g1", 2),
    _study(2, "y4", 3),
    _study(2, "y2g2", 3),
    _study(3, "y3g1", 2),
    _study(3, "y2g2b1", 3),
)
"""All small packs, the smallest first."""

_BY_NAME: Final = {study.name: study for study in STUDY_PACKS}


def study_pack(name: str) -> StudyPack:
    """The small pack of a name. Raises KeyError where there is none."""
    return _BY_NAME[name]
