"""What is done in a dice game besides throwing: a number is chosen, a word is said or heard, chips
are bet, or dice are left.

How such acts are written and told. What they do stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat
from daumen_rules.kernel.text import Fact, SeatTerm, Term, Text, listed, number, sentence
from daumen_rules.pieces.callouts import Heard, heard_verb
from daumen_rules.pieces.dice import FACES, SHAKE, THROW, Faces, Throw, faces_term
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.operands import numbers as numbers_of
from daumen_rules.pieces.operands import one_of
from daumen_rules.pieces.verbs import Verb, Verbs, verb

STOP: Final = "stop"
"""What a seat says that throws no more in this go."""
ROLL: Final = "roll"
"""What a seat says that throws once more, where it may stop."""


@frozen(repr=False)
class Choose(Worded):
    """A seat chooses a number: what it aims at, a die, a row."""

    seat: Seat
    number: int


@frozen(repr=False)
class Say(Worded):
    """A seat says one of the words of a game, such as `stop`."""

    seat: Seat
    word: str

    def __str__(self) -> str:
        return self.word


@frozen
class Stake:
    """Chips, and the number that they are bet on; 0 where there is one thing only to bet on."""

    chips: Annotated[int, Called("chips", "Chips")]
    on: Annotated[int, Called("on", "auf")] = 0


@frozen(repr=False)
class Bet(Worded):
    """A seat bets chips on a number, or on the one thing that there is."""

    seat: Seat
    chips: int
    on: int = 0

    def __str__(self) -> str:
        return f"bet {self.chips} on {self.on}" if self.on else f"bet {self.chips}"


def in_order(faces: Iterable[int]) -> Faces:
    """Dice that all look alike, lowest first."""
    return tuple(sorted(faces))


@frozen(repr=False)
class Keep(Worded):
    """A seat keeps these dice, lowest first, and throws the others again."""

    seat: Seat
    faces: Faces = field(converter=in_order)


Choice: TypeAlias = int | str | Stake | Faces
Chosen: TypeAlias = Choose | Say | Bet | Keep
Act: TypeAlias = Throw | Chosen | Heard


@frozen
class Word:
    """What can be said or heard: the word in German, and what is told of whoever says it."""

    german: str
    told: Text


NOBODY: Final = Term("-", Text("Nobody", "Niemand"))
SOMEBODY: Final = Term("-", Text("nobody", "niemandem"))

WORDS: Final[Mapping[str, Word]] = {
    STOP: Word("aufhören", Text("{seat} stops.", "{seat} hört auf.")),
    ROLL: Word("weiter", Text("{seat} throws again.", "{seat} würfelt weiter.")),
}
CHOOSING: Final = Text("{seat} chooses {what}.", "{seat} wählt {what}.")
CHIPS: Final = numbers_of(range(101), 3)


def actor(action: Act) -> Mover:
    """Nature throws, a seat chooses, the table tells who was heard."""
    if isinstance(action, Heard):
        return REFEREE
    return NATURE if isinstance(action, Throw) else action.seat


def act_of(seat: Seat, choice: Choice) -> Chosen:
    """The act by which a seat chooses."""
    match choice:
        case int():
            return Choose(seat, choice)
        case str():
            return Say(seat, choice)
        case Stake(chips, on):
            return Bet(seat, chips, on)
        case _:
            return Keep(seat, choice)


def choice_of(action: Chosen) -> Choice:
    """What a seat chooses by an act."""
    match action:
        case Choose():
            return action.number
        case Say():
            return action.word
        case Bet():
            return Stake(action.chips, action.on)
        case Keep():
            return action.faces


def said(says: Mapping[str, Word], choice: Choice) -> Term:
    """What can be chosen, as it is said."""
    match choice:
        case int():
            return number(choice)
        case str():
            return Term(choice, Text(choice, says[choice].german if choice in says else choice))
        case Stake(chips, on):
            words = Text(f"{chips} on {on}", f"{chips} auf {on}")
            return Term(words.en, words) if on else number(chips)
        case _:
            return faces_term(choice)


def verbs(
    numbers: Sequence[int],
    says: Mapping[str, Word],
    bets: Sequence[int] = (),
    hears: Mapping[str, Word] | None = None,
    *,
    keeps: bool = False,
) -> Verbs[Act]:
    """How to throw, to choose, to say, to bet, to keep dice, and to tell what was heard."""
    rows: list[Verb[Act]] = [THROW]
    if numbers:
        rows.append(verb(Choose, "choose {number}", "wähle {number}", number=numbers_of(numbers)))
    if says:
        words = {word: said(says, word).words for word in says}
        rows.append(verb(Say, "{word}", "{word}", word=one_of("a word", "ein Wort", words)))
    if 0 in bets:
        rows.append(verb(Bet, "bet {chips}", "setze {chips}", chips=CHIPS))
    if some := [on for on in bets if on]:
        en, de = "bet {chips} on {on}", "setze {chips} auf {on}"
        rows.append(verb(Bet, en, de, chips=CHIPS, on=numbers_of(some, 7)))
    if keeps:
        rows.append(verb(Keep, "keep {faces}", "behalte {faces}", faces=FACES))
    if hears:
        rows.append(heard_verb({word: said(hears, word).words for word in hears}, 8))
    return Verbs(tuple(rows))


def act_told(
    by: Clause, action: Chosen | Heard, words: Mapping[str, Word], choosing: Text = CHOOSING
) -> TextEvent:
    """What is told of an act of a seat, or of who was heard."""
    facts: dict[str, Fact] = {"seat": NOBODY if action.seat is None else SeatTerm(action.seat)}
    match action:
        case Say() | Heard():
            text = words[action.word].told
        case Choose():
            text = choosing
        case Bet():
            text = Text("{seat} bets {what}.", "{seat} setzt {what}.")
        case Keep(_, ()):
            text = Text("{seat} throws all dice again.", "{seat} wirft alle Würfel neu.")
        case _:
            text = Text("{seat} keeps {what}.", "{seat} lässt {what} stehen.")
    if not isinstance(action, Heard) and "{what}" in text.en:
        facts["what"] = said(words, choice_of(action))
    return TextEvent(by, sentence(text.en, text.de, **facts))


def thrown_told(thrower: Seat, owner: Seat, what: Term) -> TextEvent:
    """What is told of a throw, which may be made for another seat."""
    en, de = "{seat} throws {what}", "{seat} wirft {what}"
    facts: dict[str, Fact] = {"seat": SeatTerm(thrower), "what": what}
    if thrower != owner:
        en, de, facts = (
            f"{en} for {{owner}}",
            f"{de} für {{owner}}",
            facts | {"owner": SeatTerm(owner)},
        )
    return TextEvent(SHAKE, sentence(f"{en}.", f"{de}.", **facts), shows=True)


def not_offered(
    clause: Clause,
    by_choice: Callable[[Any, Any], Clause] | None,
    asked: Callable[[Any], Sequence[Choice]],
    says: Mapping[str, Word],
    reasons: Sequence[Row[Any, Any]] = (),
) -> Row[Any, Any]:
    """A seat chooses what is to be chosen now. The row of a clause refuses all else, or what would
    be chosen by this clause. `reasons` are rows of the game: what one of them forbids is not
    refused here again.
    """

    @row(
        clause,
        "{seat} chooses {number}; there is to choose: {offered}.",
        "{seat} wählt {number}; zu wählen ist: {offered}.",
    )
    def not_offered(sheet: object, action: Choose | Say | Keep) -> Facts | None:
        known, chosen = asked(sheet), choice_of(action)
        if chosen in known or (by_choice is not None and by_choice(sheet, chosen) != clause):
            return None
        if any(reason.breach(sheet, action) for reason in reasons):
            return None
        terms = [said(says, each) for each in (chosen, *known)]
        return {"seat": SeatTerm(action.seat), "number": terms[0], "offered": listed(terms[1:])}

    return not_offered


def not_heard(
    clause: Clause,
    by_choice: Callable[[Any, Any], Clause] | None,
    heard: Callable[[Any], Sequence[Heard]],
) -> Row[Any, Any]:
    """Those are heard who can be. The row of a clause refuses all others, or what would be heard by
    this clause.
    """

    @row(clause, "Now that cannot be heard of {who}.", "Das ist von {who} jetzt nicht zu hören.")
    def not_heard(sheet: object, action: Heard) -> Facts | None:
        if action in heard(sheet):
            return None
        if by_choice is not None and by_choice(sheet, action) != clause:
            return None
        return {"who": SOMEBODY if action.seat is None else SeatTerm(action.seat)}

    return not_heard
