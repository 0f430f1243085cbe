"""The text form of a record, as written by hand at the table.

Here live its writer and its reader. A reader's error names line, column, found and expected.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from daumen_rules.games.daumen_drauf.model import Card, Parry, Pass, Show
from daumen_rules.games.daumen_drauf.notation.checks import (
    FORMAT,
    FORMAT_VERSION,
    Fault,
    check_cards,
    check_complete,
    check_hand,
    check_name,
    check_players,
    check_version,
    read_card,
    read_rules,
)
from daumen_rules.games.daumen_drauf.notation.lines import (
    ACTIONS,
    GERMAN_WORDS,
    HEADER,
    RESERVED,
    SETUP,
    Line,
    Word,
    lines_of,
)
from daumen_rules.games.daumen_drauf.readings import GERMAN, RULES_VERSION, RuleSet
from daumen_rules.games.daumen_drauf.record import (
    DealtHands,
    DeckOrder,
    Entry,
    GameRecord,
    Record,
    SeatAction,
    TrickMark,
)
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text

# Writing


def write_text(record: Record) -> str:
    """A record as canonical text: equal records give equal text."""
    lines = [
        f"{FORMAT} {FORMAT_VERSION}",
        f"rules: {record.rules}",
        f"version: {record.version}",
        f"names: {', '.join(record.names)}",
    ]
    if record.agreed is not None:
        lines.append(f"games: {record.agreed}")
    for number, game in enumerate(record.games, start=1):
        lines += ["", f"game {number}", *_write_game(game, record.names)]
    return "\n".join(lines) + "\n"


def _write_game(game: GameRecord, names: Sequence[str]) -> Iterator[str]:
    if game.starter is not None:
        yield f"starter: {names[game.starter]}"
    match game.deal:
        case DeckOrder(cards=cards):
            yield f"deck: {_row(cards)}"
        case DealtHands(hands=hands, pile=pile):
            for name, hand in zip(names, hands, strict=True):
                yield f"hand {name}: {_row(sorted(hand))}"
            yield f"pile: {_row(pile)}"
    for entry in game.entries:
        match entry:
            case TrickMark(number=number):
                yield f"trick {number}"
            case Entry(action=action):
                yield f"{names[action.seat]}: {_write_action(action)}"
    if game.score is not None:
        yield f"score: {' '.join(map(str, game.score))}"


def _row(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


def _write_action(action: SeatAction) -> str:
    match action:
        case Show(card=card):
            return str(card)
        case Pass():
            return "pass"
        case Parry(card=card):
            return f"parry {card}"


# Reading


def read_text(text: str) -> Record:
    """The record of a text. Raises InputError with line, column, found and expected."""
    lines = list(lines_of(text))
    first = Text(
        f"a record, whose first line is `{FORMAT} {FORMAT_VERSION}`",
        f"eine Aufzeichnung, deren erste Zeile `{FORMAT} {FORMAT_VERSION}` ist",
    )
    if not lines:
        raise InputError(1, 1, Text("an empty file", "eine leere Datei"), first)
    if lines[0].key != FORMAT or lines[0].has_colon:
        raise lines[0].error(lines[0].key, first, lines[0].start)
    if lines[0].value != FORMAT_VERSION:
        raise lines[0].error(
            lines[0].value,
            Text(
                f"version {FORMAT_VERSION} of the notation, the only one so far",
                f"Fassung {FORMAT_VERSION} der Notation, bisher die einzige",
            ),
        )
    return _Reader(lines).record()


class _Reader:
    """Reads line after line; `names` is known after the header."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.at = 1
        self.names: tuple[str, ...] = ()

    @property
    def line(self) -> Line | None:
        """The line to be read, None at the end."""
        return self.lines[self.at] if self.at < len(self.lines) else None

    def missing(self, expected: Text) -> InputError:
        """Something is not there where it must be: at the current line, or at the end."""
        line = self.line
        if line is None:
            last = self.lines[-1]
            end = Text("the end of the file", "das Ende der Datei")
            return InputError(last.number, last.end, end, expected)
        word = line.about.text if line.key not in RESERVED and line.has_colon else line.key
        return InputError(line.number, line.start, word, expected)

    def record(self) -> Record:
        rules, version, agreed, seen = GERMAN, RULES_VERSION, None, set[str]()
        while (line := self.line) is not None and line.key in HEADER and line.has_colon:
            if line.key in seen:
                raise line.error(
                    line.key, Text("each heading once", "jede Kopfzeile einmal"), line.start
                )
            seen.add(line.key)
            self.at += 1
            match line.key:
                case "rules":
                    rules = line.asked(partial(read_rules, line.value))
                case "version":
                    version = line.asked(partial(check_version, line.value))
                case "names":
                    self.names = _names(line)
                case _:
                    agreed = _number(line, minimum=1)
        if not self.names:
            raise self.missing(
                Text(
                    "`rules:`, `version:`, `games:` or `names:` with 2 to 7 names",
                    "`rules:`, `version:`, `games:` oder `names:` mit 2 bis 7 Namen",
                )
            )
        games: list[GameRecord] = []
        while self.line is not None or not games:
            games.append(self.game(len(games) + 1, rules))
        return Record(
            names=self.names, games=tuple(games), rules=rules, version=version, agreed=agreed
        )

    def game(self, number: int, rules: RuleSet) -> GameRecord:
        line = self.line
        if line is not None and line.key == "game" and not line.has_colon:
            if _number(line, minimum=1) != number:
                raise line.error(line.value, Text(f"game {number}", f"Partie {number}"))
            self.at += 1
        elif number > 1 or line is None:
            raise self.missing(Text(f"`game {number}`", f"`game {number}`"))
        starter, deal = self.setup()
        entries: list[Entry | TrickMark] = []
        while (line := self.line) is not None and line.key not in ("game", "score"):
            entries.append(self.entry(line))
            self.at += 1
        if line is None or line.key != "score":
            return GameRecord(deal, tuple(entries), starter)
        self.at += 1
        return GameRecord(deal, tuple(entries), starter, _score(line, self.names), line.number)

    def setup(self) -> tuple[Seat | None, DeckOrder | DealtHands]:
        """Who starts, if it is said, and the deal: a deck, or a hand for each name and the pile."""
        starter: Seat | None = None
        hands: dict[Seat, Line] = {}
        found: dict[str, Line] = {}
        while (line := self.line) is not None and line.key in SETUP and line.has_colon:
            key = f"hand {self.seat(line, line.about)}" if line.key == "hand" else line.key
            if key in found:
                raise line.error(
                    line.key, Text("each of these once", "jedes davon einmal"), line.start
                )
            found[key] = line
            if line.key == "starter":
                starter = self.seat(line, Word(line.value, line.column))
            if line.key == "hand":
                hands[self.seat(line, line.about)] = line
            self.at += 1
        players = len(self.names)
        if "deck" in found and "pile" not in found and not hands:
            return starter, _deck(found["deck"], players)
        if "deck" in found or "pile" not in found or len(hands) < players:
            raise self.missing(
                Text(
                    "`deck:` with all cards, or `hand NAME:` for every name and `pile:`",
                    "`deck:` mit allen Karten, oder `hand NAME:` für jeden Namen und `pile:`",
                )
            )
        return starter, _hands([hands[seat] for seat in range(players)], found["pile"])

    def entry(self, line: Line) -> Entry | TrickMark:
        if line.key == "trick" and not line.has_colon:
            return TrickMark(_number(line, minimum=1), line.number)
        if not line.has_colon or line.key in RESERVED:
            raise self.missing(
                Text(
                    f"`trick N`, `score:`, `game N` or an action such as `{self.names[0]}: Y3p`",
                    f"`trick N`, `score:`, `game N` oder ein Zug wie `{self.names[0]}: Y3p`",
                )
            )
        return Entry(_action(line, self.seat(line, line.about)), line.number)

    def seat(self, line: Line, name: Word) -> Seat:
        if name.text not in self.names:
            known = ", ".join(self.names)
            raise line.error(name.text, Text(f"one of {known}", f"einer von {known}"), name.column)
        return self.names.index(name.text)


def _names(line: Line) -> tuple[str, ...]:
    names: list[str] = []
    for part in line.value.split(","):
        names.append(line.asked(partial(check_name, part.strip(), names, RESERVED)))
    line.asked(partial(check_players, names))
    return tuple(names)


def _number(line: Line, minimum: int) -> int:
    word = line.value
    if not (word.isascii() and word.isdigit() and len(word) < 7 and int(word) >= minimum):
        raise line.error(
            word, Text(f"a whole number from {minimum}", f"eine ganze Zahl ab {minimum}")
        )
    return int(word)


def _cards(line: Line) -> tuple[Card, ...]:
    cards: list[Card] = []
    for word in line.words:
        try:
            cards.append(read_card(word.text))
        except Fault as fault:
            raise line.error(fault.found, fault.expected, word.column) from None
    return tuple(cards)


def _deck(line: Line, players: int) -> DeckOrder:
    cards = _cards(line)
    line.asked(partial(check_cards, cards, players))
    _complete(line, cards, players)
    return DeckOrder(cards, line.number)


def _hands(hands: list[Line], pile: Line) -> DealtHands:
    """The dealt hands and the pile: five cards each, together the deck."""
    players = len(hands)
    together: list[Card] = []
    parts: list[tuple[Card, ...]] = []
    for line in (*hands, pile):
        cards = _cards(line)
        for word, card in zip(line.words, cards, strict=True):
            try:
                check_cards((*together, card), players)
            except Fault as fault:
                raise line.error(fault.found, fault.expected, word.column) from None
            together.append(card)
        if line is not pile:
            line.asked(partial(check_hand, cards))
        parts.append(cards)
    _complete(pile, together, players)
    return DealtHands(tuple(parts[:-1]), parts[-1], hands[0].number)


def _complete(line: Line, cards: Sequence[Card], players: int) -> None:
    """Missing cards are missing at the end of the line."""
    try:
        check_complete(cards, players)
    except Fault as fault:
        raise line.error(fault.found, fault.expected, line.end) from None


def _action(line: Line, seat: Seat) -> SeatAction:
    words = [GERMAN_WORDS.get(word.text.lower(), word.text) for word in line.words]
    match words:
        case ["pass"]:
            return Pass(seat)
        case ["parry", _]:
            return Parry(seat, line.asked(partial(read_card, line.words[1].text)))
        case ["show", _]:
            return Show(seat, line.asked(partial(read_card, line.words[1].text)))
        case [word] if word not in ACTIONS:
            return Show(seat, line.asked(partial(read_card, word)))
        case _:
            pass
    raise line.error(
        line.value,
        Text(
            "a card such as Y3p, `pass`, or `parry` and a card",
            "eine Karte wie Y3p, `pass`, oder `parry` und eine Karte",
        ),
    )


def _score(line: Line, names: Sequence[str]) -> tuple[int, ...]:
    points = tuple(word.text for word in line.words)
    if len(points) != len(names) or not all(_is_integer(word) for word in points):
        raise line.error(
            line.value,
            Text(
                f"{len(names)} whole numbers, the points of {', '.join(names)}",
                f"{len(names)} ganze Zahlen, die Punkte von {', '.join(names)}",
            ),
        )
    return tuple(map(int, points))


def _is_integer(word: str) -> bool:
    digits = word.removeprefix("-").removeprefix("+")
    return digits.isascii() and digits.isdigit() and len(digits) < 7
