"""7 Buntes Ärgern: ludo in which the men of each seat are spread over all houses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import faces_term
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, between
from daumen_rules.pieces.operands import MOVES
from daumen_rules.pieces.verbs import verb

from .engines.ludo import clauses as c
from .engines.ludo.clauses import Lane, Tries, UnusableSix
from .engines.ludo.fields import FIELD, QUARTER, RING, TERMS, YARDS, Field, start_of
from .engines.ludo.game import ludo_game, one_a_field
from .engines.ludo.legality import is_in_time, moves_none, moves_onto_own
from .engines.ludo.play import Ludo
from .engines.ludo.state import AnyState, Move, Nothing, State, named
from .engines.ludo.verbs import going
from .engines.ludo.ways import SIX, Way, moves, others_on

CLAUSES: Final = clauses("""
    BUNT 7: Coloured yards | Buntes Ärgern
    setup ¶1
    Two to four play; each has one man in every house, and none on an A-field.
    Es spielen zwei bis vier; jeder hat in jedem Häuschen eine Figur und keine auf einem A-Feld.
    legality ¶1
    So the men enter on different fields, one nearest to the goal and one farthest from it.
    So kommen die Figuren auf verschiedene Felder, eine ganz nah am Ziel und eine ganz fern.
    transition ¶1
    A man that is beaten goes to the house that it has passed last.
    Eine geworfene Figur kommt in das Häuschen, das sie zuletzt passiert hat.
    transition ¶1
    Where that house is full, with as many men as there are seats, it goes to the next one.
    Ist es voll, mit so vielen Figuren wie Mitspielern, kommt sie in das darauf folgende.
    remark ¶1
    So the game is much shorter. | Das Spiel wird dadurch erheblich kürzer.
    transition silent
    A man on the A-field of a house has passed it; where the next house is full too, it goes on.
    Wer auf dem A-Feld eines Häuschens steht, hat es passiert; ist auch das nächste voll, geht es
      weiter.
    legality silent
    From which house a man enters with a 6 is free; the duties hold for every house.
    Aus welchem Häuschen mit einer 6 gesetzt wird, ist frei; die Pflichten gelten für jedes.
""")
SPREAD, ENTRIES, PASSED, FULL, SHORT, ON_A, FREE = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    tries: Tries = c.TRIES_OPTION
    six: UnusableSix = c.SIX_OPTION
    lane: Lane = c.LANE_OPTION


Cross = State[Rules, Nothing]


@frozen(repr=False)
class EnterAt(Worded):
    """A man comes from a house to the A-field of that house."""

    seat: Seat
    field: Field

    def __str__(self) -> str:
        return f"enter {named(self.field)}"


@cites(SPREAD)
def men(players: int) -> tuple[tuple[Field, ...], ...]:
    return ((*YARDS,),) * players


@cites(ENTRIES, FREE)
def ways(state: Cross, face: int) -> Iterator[Way]:
    """The ways by a die: with a 6 a man enters from any house whose A-field has no own man."""
    seat, own = state.turn, state.men[state.turn]
    for yard in dict.fromkeys(own) if face == SIX else ():
        field = start_of(yard - YARDS[0])
        if yard in YARDS and field not in own:
            beaten = others_on(state, field)
            yield Way(EnterAt(seat, field), ((seat, yard, field),), beaten, (face,))
    yield from moves(state, face)


def passed(field: Field) -> Field:
    """The house that a man on a field has passed last."""
    return YARDS[(field - 1) // QUARTER]


@cites(PASSED, FULL, ON_A)
def yard(state: AnyState, seat: Seat, field: Field) -> Field:
    """The house to which a man that is beaten on a field goes."""
    house = passed(field)
    is_full = sum(own.count(house) for own in state.men) >= state.players
    return yard(state, seat, (field + QUARTER - 1) % RING + 1) if is_full else house


def housed(before: Cross, way: Way, after: Cross) -> tuple[Cross, tuple[TextEvent, ...]]:
    """The state after a way, and the house to which a man that was beaten has gone."""
    events: list[TextEvent] = []
    for seat, field in way.beaten:
        left = list(before.men[seat])
        left.remove(field)
        house = next(f for f in YARDS if after.men[seat].count(f) > left.count(f))
        clause = PASSED if house == passed(field) else FULL
        en, de = "It goes to {house}.", "Sie kommt auf {house}."
        events.append(told(clause, en, de, house=TERMS[house]))
    return after, tuple(events)


@row(
    c.ENTER,
    "No man can enter on {field} by {faces}.",
    "Auf {field} kann mit {faces} keine Figur gesetzt werden.",
)
def enters_wrongly(state: AnyState, action: EnterAt) -> Facts | None:
    """A man enters with a 6, from a house that has one, where no man of its own stands."""
    if not is_in_time(state, action):
        return None
    houses = {start_of(each - YARDS[0]) for each in state.men[action.seat] if each in YARDS}
    if SIX in state.faces and action.field in houses - {*state.men[action.seat]}:
        return None
    return {"field": TERMS[action.field], "faces": faces_term(state.faces)}


def faults(state: AnyState) -> Iterator[Impossible]:
    """The faults of houses with more men than seats."""
    yield from one_a_field(state)
    for house in YARDS:
        load = sum(own.count(house) for own in state.men)
        yield from between(f"men in {TERMS[house].words.en}", load, 0, state.players)


def attempts(state: AnyState) -> Iterator[EnterAt]:
    starts = (*map(start_of, range(4)), 5)
    yield from (EnterAt(seat, field) for seat in range(state.players) for field in starts)


GAME: Final = ludo_game(
    Rules(),
    Ludo[Rules, Nothing, Move | EnterAt](
        men=men,
        extra=lambda _: Nothing(),
        ways=ways,
        yard=yard,
        afterwards=housed,
        entered_by=ENTRIES,
    ),
    module=__name__,
    clauses=CLAUSES,
    without=(c.SET_UP,),
    reasons=(moves_none, moves_onto_own, enters_wrongly),
    verbs=(
        going(Move, "{origin}-{target}", "{origin}-{target}", MOVES),
        verb(
            EnterAt,
            "enter {field}",
            "setze ein {field}",
            field=FIELD,
            phrase=Text("enter a man on {field}", "setze eine Figur auf {field} ein"),
        ),
    ),
    attempts=attempts,
    faults=faults,
    state=lambda: Cross,
)
