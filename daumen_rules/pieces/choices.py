"""What a seat chooses besides moves: a number, a word of the game, chips that are bet.

How such acts are written and told, and the row that refuses what is not offered. What they do
stands in the games.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Final

from attrs import field

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Fact, SeatTerm, Term, Text, both, listed, number, sentence

from .event_text import TextEvent
from .marks import Called
from .operands import numbers as numbers_of
from .operands import one_of
from .rows import remembered
from .verbs import Verb, verb


@frozen(repr=False)
class Named(Worded):
    """A seat chooses one of the things that a game offers."""

    seat: Seat

    @property
    @abstractmethod
    def choice(self) -> Any:
        """What the seat chooses."""


@frozen(repr=False)
class Choose(Named):
    """A seat chooses a number: what it aims at, a die, a row."""

    number: int

    @property
    def choice(self) -> int:
        return self.number


@frozen(repr=False)
class Say(Named):
    """A seat says one of the words of a game, such as `stop`."""

    word: str

    @property
    def choice(self) -> str:
        return self.word

    def __str__(self) -> str:
        return self.word


@frozen(repr=False)
class Leave(Worded):
    """A seat leaves what it may take."""

    seat: Seat


@frozen(repr=False)
class Pass(Worded):
    """A seat that cannot move waits."""

    seat: Seat


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

    @property
    def choice(self) -> Stake:
        """The chips, and the number that they are bet on."""
        return Stake(self.chips, self.on)

    def __str__(self) -> str:
        return f"bet {self.chips} on {self.on}" if self.on else f"bet {self.chips}"


@frozen
class Word:
    """What can be said or heard: the word in German, what is told of whoever says it, and the
    phrase of a button. `touches` are the roles of parts of a scene that it is about.
    """

    german: str
    told: Text
    phrase: Text = field(converter=both)
    touches: tuple[str, ...] = ()


@frozen
class Choosing:
    """The words of the choice of a number: those of the event, and the phrase of a button.
    `touches` are the roles of parts of a scene that it is about.
    """

    told: Text
    phrase: Text = field(converter=both)
    touches: tuple[str, ...] = ()


CHOOSING: Final = Choosing(
    Text("{seat} chooses {what}.", "{seat} wählt {what}."),
    "choose the number {number} | wähle die Zahl {number}",
)
CHIPS: Final = numbers_of(range(101), 3)


def choice_term(says: Mapping[str, Word], choice: int | str | Stake) -> Term:
    """What can be chosen, as it is said."""
    match choice:
        case int():
            return number(choice)
        case str():
            return Term(choice, Text(choice, says[choice].german if choice in says else choice))
        case Stake(chips, on):
            words = Text(f"{chips} on {on}", f"{chips} auf {on}")
            return Term(words.en, words) if on else number(chips)


def words_of(says: Mapping[str, Word]) -> dict[str, Text]:
    """The words of a game in both languages, by the English ones."""
    return {word: choice_term(says, word).words for word in says}


_NO: Final = Text("", "")


def betting(values: Mapping[str, Any]) -> Text:
    """The phrase of chips that are bet: on nothing else, on a number, or on a rank."""
    chips = {0: Text("nothing", "nichts"), 1: Text("{chips} chip", "{chips} Chip")}
    told = chips.get(values["chips"], Text("{chips} chips", "{chips} Chips"))
    on = next((Text(f" on {{{gap}}}", f" auf {{{gap}}}") for gap in values if gap != "chips"), _NO)
    return Text(f"bet {told.en}{on.en}", f"setze {told.de}{on.de}")


def choice_verbs(
    numbers: Sequence[int],
    says: Mapping[str, Word],
    bets: Sequence[int] = (),
    choosing: Callable[[int], Choosing] = lambda _: CHOOSING,
) -> Iterator[Verb[Choose | Say | Bet]]:
    """How to choose, to say and to bet."""

    def of_number(number: int) -> tuple[str, ...]:
        return choosing(number).touches

    def of_word(word: str) -> tuple[str, ...]:
        return says[word].touches

    if numbers:
        yield verb(
            Choose,
            "choose {number}",
            "wähle {number}",
            phrase=lambda chosen: choosing(chosen["number"]).phrase,
            number=evolve(numbers_of(numbers), touches=of_number),
        )
    if says:
        word = evolve(one_of("a word", "ein Wort", words_of(says)), touches=of_word)
        phrase = {each: said.phrase for each, said in says.items()}
        yield verb(Say, "{word}", "{word}", phrase=lambda said: phrase[said["word"]], word=word)
    if 0 in bets:
        yield verb(Bet, "bet {chips}", "setze {chips}", phrase=betting, chips=CHIPS)
    if some := [on for on in bets if on]:
        en, de = "bet {chips} on {on}", "setze {chips} auf {on}"
        yield verb(Bet, en, de, phrase=betting, chips=CHIPS, on=numbers_of(some, 7))


def choice_told(
    by: Clause, action: Choose | Say | Bet, words: Mapping[str, Word], choosing: Choosing = CHOOSING
) -> TextEvent:
    """What is told of a choice."""
    facts: dict[str, Fact] = {"seat": SeatTerm(action.seat)}
    match action:
        case Say():
            text = words[action.word].told
        case Choose():
            text = choosing.told
        case _:
            text = Text("{seat} bets {what}.", "{seat} setzt {what}.")
    if "{what}" in text.en:
        facts["what"] = choice_term(words, action.choice)
    return TextEvent(by, sentence(text.en, text.de, **facts))


def not_offered(
    clause: Clause,
    by_choice: Callable[[Any, Any], Clause] | None,
    asked: Callable[[Any], Sequence[Any]],
    said: Callable[[Any], Term],
    reasons: Sequence[Row[Any, Any]] = (),
) -> Row[Any, Any]:
    """A seat chooses what is to be chosen now. The row of a clause refuses all else, or what would
    be chosen by this clause. `said` tells a choice. `reasons` are rows of the game: what one of
    them forbids is not refused here again.
    """
    choices = remembered(asked)

    @row(
        clause,
        "{seat} chooses {number}; there is to choose: {offered}.",
        "{seat} wählt {number}; zu wählen ist: {offered}.",
    )
    def not_offered(sheet: object, action: Named) -> Facts | None:
        known, chosen = choices(sheet), action.choice
        if chosen in known or (by_choice is not None and by_choice(sheet, chosen) != clause):
            return None
        if any(reason.breach(sheet, action) for reason in reasons):
            return None
        terms = [said(each) for each in (chosen, *known)]
        return {"seat": SeatTerm(action.seat), "number": terms[0], "offered": listed(terms[1:])}

    return not_offered
