"""Records to read and write: those in `spec/`, and random ones.

The module has places, texts and strategies and expects nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

from attrs import evolve
from hypothesis import strategies as st

from daumen_rules import Card, Parry, Pass, Show, deck
from daumen_rules.conformance.strategies import mixed_rules
from daumen_rules.contracts.record_model import Act, GameRecord, Gap, Record, TrickMark
from daumen_rules.games.daumen_drauf.recorded_deal import Dealt, DealtHands, DeckOrder, whole_cards
from daumen_rules.games.daumen_drauf.remembered_cards import Noted
from tests.disputes.blanked import half
from tests.notation.noted import a_gap, a_record, one_game

Draw = st.DrawFn

ROOT: Final = Path(__file__).parents[2]
SPEC: Final = ROOT / "spec" / "daumen_drauf"
PAGE: Final = (SPEC / "records.md").read_text(encoding="utf-8")
SCHEMA: Final[dict[str, Any]] = json.loads((SPEC / "record.schema.json").read_text("utf-8"))
_RECORDS: Final = sorted((SPEC / "records").iterdir()) + sorted((SPEC / "games").glob("*.dd"))
EXAMPLES: Final = [path for path in _RECORDS if not path.name.startswith("with-gaps")]
WITH_GAPS: Final = [path for path in _RECORDS if path not in EXAMPLES]


def example(name: str) -> str:
    """The text of a record in `spec/`."""
    path = next(path for path in EXAMPLES if path.name == name)
    return path.read_bytes().decode("utf-8")


def on_page(language: str) -> str:
    """The example of the page in the text form (`text`) or in JSON (`json`)."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


# Two records for tests that change one word

DECK: Final = " ".join(map(str, deck(2)))
TEXT: Final = f"""daumen_drauf 1
rules: german
version: 1
names: Anna, Ben

game 1
deck: {DECK}
trick 1
Anna: Y2p
Ben: pass
score: 1 -1
"""
TEXT_WITH_HANDS: Final = f"""daumen_drauf 1
names: Anna, Ben
starter: Ben
hand Anna: {DECK[:19]}
hand Ben: {DECK[20:39]}
pile: {DECK[40:]}
trick 1
"""


OLDER: Final = {"format": "daumen_drauf"}


def _json_text(games: list[dict[str, Any]], *, older: bool = True) -> str:
    data: dict[str, Any] = {
        **(OLDER if older else {"format": "daumen_rules", "game": "daumen-drauf"}),
        "format_version": "1",
        "rules": "german",
        "version": "1",
        "names": ["Anna", "Ben"],
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in data.items()]
    for game in games:
        fields = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in game.items()]
        lines.append('"games": [{\n' + ",\n".join(fields) + "\n}]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


ENTRIES: Final[list[dict[str, Any]]] = [
    {"trick": 1},
    {"seat": 0, "show": "Y2p"},
    {"seat": 1, "pass": True},
    {"seat": 1, "parry": "Y2h"},
]
JSON: Final = _json_text([{"deck": DECK.split(), "entries": ENTRIES, "score": [1, -1]}])
"""The fields of the record stand on lines 2 to 6, those of its game on lines 8 to 10."""
ACTS: Final[list[dict[str, Any]]] = [
    {"trick": 1},
    {"by": 0, "do": "show Y2p"},
    {"by": 1, "do": "pass"},
    {"by": 1, "do": "parry Y2h"},
]
NEW_JSON: Final = _json_text([{"deck": DECK.split(), "acts": ACTS, "result": [1, -1]}], older=False)
"""The same as it is written now."""
JSON_WITH_HANDS: Final = _json_text(
    [
        {
            "starter": 1,
            "hands": [DECK[:19].split(), DECK[20:39].split()],
            "pile": DECK[40:].split(),
            "entries": [],
        }
    ]
)


# Random records

_WORDS_OF_THE_NOTATION = (
    "nature zufall referee schiedsrichter result ergebnis winners gewinner payments zahlungen "
    "players spieler spiel blatt pack ask frage expect erwartet "
    "rules version names games game starter deck hand pile trick score regeln fassung namen "
    "partien partie beginnt karten stapel stich punkte "
    "show shows pass passes parry parries zeige zeigt passe passen passt pariere pariert"
)
_letters = st.characters(categories=("L", "M", "N", "P", "S"), exclude_characters=",:#")
_name_words = st.one_of(
    st.sampled_from(
        ["Anna", "Zoë", "Jürgen", "O'Neill", "Y3p", "{", "-1", "李", "=", "daumen_drauf"]
    ),
    st.text(_letters, min_size=1, max_size=9),
)


def _is_name(name: str) -> bool:
    first = name.split()[0].lower()
    return name != "-" and len(name) <= 40 and first not in _WORDS_OF_THE_NOTATION.split()


names: st.SearchStrategy[str] = (
    st.lists(_name_words, min_size=1, max_size=4).map(" ".join).filter(_is_name)
)
all_cards: st.SearchStrategy[Card] = st.sampled_from(deck(7))
numbers: st.SearchStrategy[int] = st.integers(1, 999_999)


def entries(players: int) -> st.SearchStrategy[Act | TrickMark]:
    """What may stand in a record, mostly against the rules."""
    seats = st.integers(0, players - 1)
    actions = st.one_of(
        st.builds(Show, seats, all_cards),
        st.builds(Pass, seats),
        st.builds(Parry, seats, all_cards),
    )
    return st.one_of(st.builds(Act, actions), st.builds(TrickMark, numbers))


@st.composite
def deals(draw: Draw, players: int) -> DeckOrder | DealtHands:
    """A deal by the deck, or by hands and pile."""
    cards = list(deck(players))
    Random(draw(st.integers(0, 2**32 - 1))).shuffle(cards)
    if draw(st.booleans()):
        return DeckOrder(tuple(cards))
    hands = [tuple(cards[5 * seat : 5 * seat + 5]) for seat in range(players)]
    return DealtHands(tuple(hands), tuple(cards[5 * players :]))


@st.composite
def games(draw: Draw, players: int) -> GameRecord:
    """One game, with or without starter and score."""
    points = st.lists(st.integers(-999_999, 999_999), min_size=players, max_size=players)
    return one_game(
        deal=draw(deals(players)),
        entries=tuple(draw(st.lists(entries(players), max_size=8))),
        starter=draw(st.none() | st.integers(0, players - 1)),
        score=draw(st.none() | points.map(tuple)),
    )


@st.composite
def records(draw: Draw) -> Record:
    """Any record that can be written: 2 to 7 players, 1 to 3 games, any rule set."""
    players = draw(st.integers(2, 7))
    return a_record(
        names=tuple(draw(st.lists(names, min_size=players, max_size=players, unique=True))),
        games=tuple(draw(st.lists(games(players), min_size=1, max_size=3))),
        rules=draw(mixed_rules()),
        agreed=draw(st.none() | numbers),
    )


# Random records with gaps


@st.composite
def deals_with_gaps(draw: Draw, players: int) -> Dealt | None:
    """A deal of which some is forgotten, or all."""
    random = Random(draw(st.integers(0, 2**32 - 1)))

    def row(cards: tuple[Card, ...]) -> tuple[Noted, ...]:
        choices = random.choice(([0, 1, 2, 3], [2], [0]))
        forgotten = ((card, card.kind, None, half(random, card)) for card in cards)
        return tuple(ways[random.choice(choices)] for ways in forgotten)

    match draw(deals(players)):
        case DeckOrder(cards=cards):
            return _told(DeckOrder(row(whole_cards(cards))))
        case DealtHands(hands=hands, pile=pile):
            rows = [row(whole_cards(hand)) for hand in hands]
            return random.choice((None, _told(DealtHands(rows, row(whole_cards(pile))))))


def _told(deal: Dealt) -> Dealt | None:
    """Each deal in one way: None where nothing is known."""
    return deal if any(deal.known) else None


def entries_with_gaps(players: int) -> st.SearchStrategy[Act | Gap | TrickMark]:
    """What may stand in a record with gaps."""
    kinds = st.none() | all_cards.map(lambda card: card.kind)
    halves = st.builds(half, st.randoms(use_true_random=False), all_cards)
    seen = kinds | halves.filter(lambda noted: not isinstance(noted, Card))
    acts: st.SearchStrategy[Literal["show", "parry"]] = st.sampled_from(("show", "parry"))
    gaps = st.builds(a_gap, st.integers(0, players - 1), acts, seen)
    return st.one_of(entries(players), gaps)


@st.composite
def games_with_gaps(draw: Draw, players: int) -> GameRecord:
    """One game with gaps, or by chance without."""
    whole = draw(games(players))
    told = draw(st.lists(entries_with_gaps(players), max_size=8))
    return evolve(whole, deal=draw(deals_with_gaps(players)), entries=tuple(told))


@st.composite
def records_with_gaps(draw: Draw) -> Record:
    """A record of which any game may have gaps."""
    whole = draw(records())
    players = len(whole.names)
    games = draw(st.lists(games_with_gaps(players), min_size=1, max_size=2))
    return evolve(whole, games=tuple(games))


# Damage

Damage = Callable[[str], str]


def replaced(old: str = "", new: str = "", end: str = "") -> Damage:
    """The damage of one text in the place of another, and of one at the end; none without both."""
    return lambda text: (text.replace(old, new) if old else text) + end


@st.composite
def damage(draw: Draw) -> Damage:
    """A way to change a text in a few places: cut out, double, put in, change places."""
    seed = draw(st.integers(0, 2**32 - 1))
    pieces = draw(st.lists(_pieces, min_size=1, max_size=3))

    def damaged(text: str) -> str:
        random = Random(seed)
        for piece in pieces:
            a, b = sorted(random.randrange(len(text) + 1) for _ in range(2))
            b = min(b, a + random.choice((1, 3, 20, 400)))
            text = random.choice(
                (
                    text[:a] + text[b:],
                    text[:a] + piece + text[a:],
                    text[:a] + piece + text[b:],
                    text[:b] + text[a:b] + text[b:],
                    text[:a] + text[a:b][::-1] + text[b:],
                )
            )
        return text

    return damaged


_SCRAPS: Final = """
Y3p Y9h G0p pass parry : , # " { } [ ] \\ -+5 0 -1 1e9 1.5 99999999999999999999 true null NaN Anna
hand trick german = with "pass": "seat": 1, "Y1p", {"trick":1},
"""
_MORE_SCRAPS: Final = ("\n", "\r", " ", "\t", "\ufeff", "\0", "\ud800", "game 2\n", "score: 1 2\n")
_pieces = st.one_of(st.sampled_from([*_SCRAPS.split(), *_MORE_SCRAPS]), st.text(max_size=6))
