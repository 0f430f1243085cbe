"""111 Kniffel: thirteen rounds, each entered in a box; `card` has the boxes and what they count."""

from daumen_rules.contracts.batch_form import AnyBatchForm
from daumen_rules.pieces.book import Room

from ..engines.actions import KEEPS_ALL, STOP
from ..engines.columns import above_usual, card_faults, card_figures, card_now
from ..engines.keep import keep_game, keeping
from ..engines.kit import cites, evolve
from ..engines.sheets import highest, with_note
from ..engines.terms import Line, best_term, points_term
from ..engines.texts import Text, TextEvent, told
from ..engines.values import Clause, Faces, Iterator, Word
from . import card
from .card import (
    BONUS,
    BOXES,
    CALLED,
    CHANCE,
    CLAUSES,
    CONTENT,
    ENTER,
    ENTRIES,
    FULL_HOUSE,
    KNIFFEL,
    LARGE,
    LEAVE,
    MOST,
    NOTHING,
    OF_A_KIND,
    ROUNDS,
    SEVERAL,
    SMALL,
    THROWS,
    UPPER,
    UPPER_ROWS,
    Card,
    Cards,
    Rules,
    blank,
    bonus,
    score,
    total,
    upper,
)

SAYS = {STOP: KEEPS_ALL}
for entry, it in zip(ENTRIES, CALLED.values(), strict=True):
    text = Text(f"{{seat}} enters {it.en}.", f"{{seat}} füllt das Feld {it.de}.")
    SAYS[entry] = Word(f"notiere {it.de}", text, f"enter {it.en} | fülle das Feld {it.de}")


@cites(ROUNDS)
def rounds(rules: Rules) -> int:
    """Thirteen rounds for each game."""
    return len(BOXES) * rules.games


@cites(ENTER, CONTENT)
def asks(table: Cards) -> tuple[str, ...]:
    """After each throw the seat may enter a free box; before the third it may also stop."""
    free = (entry for entry, now in zip(ENTRIES, table.note.column, strict=True) if now is None)
    return (*free, *(STOP,) * (table.thrown < 2))


@cites(ENTER, CONTENT)
def chooses(table: Cards, choice: str | Faces) -> Clause:
    """Which clause a choice cites: entering a box, stopping, or keeping dice."""
    return CONTENT if choice == STOP else ENTER if isinstance(choice, str) else LEAVE


@cites(CONTENT)
def chose(table: Cards, choice: str | Faces) -> Cards:
    """A seat that stops has no throws left and has to enter a box."""
    if isinstance(choice, str):
        return evolve(table, thrown=2) if choice == STOP else evolve(table, chosen=choice)
    return table


@cites(ENTER, SEVERAL)
def count(table: Cards, faces: Faces) -> Cards:
    """Enters the points of the dice in the chosen box."""
    card, box = table.note, ENTRIES[str(table.chosen)]
    column, columns = [*card.column], [*card.columns]
    column[[*BOXES].index(box)] = score(box, faces, table.rules)
    columns[card.at] = tuple(column)
    return with_note(table, Card(tuple(columns), sum(total(each, table.rules) for each in columns)))


def brings(box: str) -> Clause:
    """The clause by which a box brings points."""
    each = (*(UPPER_ROWS,) * 6, *(OF_A_KIND,) * 2, FULL_HOUSE, SMALL, LARGE, KNIFFEL, CHANCE)
    return each[[*BOXES].index(box)]


def tells(before: Cards, after: Cards) -> Iterator[TextEvent]:
    """Tells the points of the filled box, and the bonus of a column that is now full."""
    column = after.notes[before.turn].columns[before.note.at]
    for box, was, now in zip(BOXES, before.note.column, column, strict=True):
        if was != now:
            by, points = brings(box) if now else NOTHING, points_term(now or 0)
            yield told(by, "That is {points}.", "Das gibt {points}.", points=points)
    if before.note.column != column and (more := bonus(column, before.rules)):
        en, de = "The upper part brings {points} more.", "Der obere Teil bringt noch {points}."
        yield told(BONUS, en, de, points=points_term(more))


def board(table: Cards) -> list[Line]:
    """The columns in play of all seats, with their sums."""
    columns = [card.column for card in table.notes]
    extra = [bonus(column, table.rules) for column in columns]
    uppers = [upper(column) + more for column, more in zip(columns, extra, strict=True)]
    boxes: list[Line] = [*zip(CALLED.values(), zip(*columns, strict=True), strict=True)]
    return [
        *boxes[: len(UPPER)],
        (Text("Bonus", "Bonus"), extra),
        (Text("upper part", "oberer Teil"), uppers),
        *boxes[len(UPPER) :],
        (Text("total", "gesamt"), [card.points for card in table.notes]),
    ]


def batch() -> AnyBatchForm:
    """The batch form."""
    from .batch.form import FORM  # needs the extra `fast`

    return FORM


GAME = keep_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    rooms=(Room(card.__name__),),
    dice=5,
    blank=blank,
    rounds=rounds,
    asks=asks,
    chose=chose,
    says=SAYS,
    rows=keeping(THROWS, LEAVE, 5),
    count=count,
    wins=highest(MOST),
    faults=card_faults([*BOXES], score, total, 3),
    noted_by=ENTER,
    won_by=MOST,
    chosen_by=chooses,
    refused_by=(ENTER, CONTENT),
    words=best_term,
    figures=card_figures(score, total, CALLED, brings, (NOTHING, BONUS)),
    board=board,
    standing=above_usual((2, 5, 9, 12, 16, 19, 22, 13, 23, 29, 33, 17, 22)),
    would=card_now([*BOXES], score, len(UPPER)),
    tells=tells,
    batch=batch,
)
