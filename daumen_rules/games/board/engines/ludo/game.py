"""Ludo: a game of the family as an entry of the catalogue.

A constructor joins the modules of the engine to a game, with its words and pictures; no rule is
stated here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from functools import partial
from typing import Any, Final

from daumen_rules.contracts.entry import entry, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.seats import Seat, Viewer, seat_letter
from daumen_rules.kernel.text import Text, listed
from daumen_rules.pieces import dice
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.dice import BURNT, SHAKE, THROW, Throw, actor, chance_of
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.scenes import (
    THROWN,
    Course,
    Dice,
    Part,
    Scene,
    Setup,
    Spot,
    Stones,
    Tile,
    labelled,
    man,
    places,
)
from daumen_rules.pieces.verbs import Verb, Verbs

from . import clauses as c
from .fields import (
    HOME,
    HOME_SPOTS,
    MEN,
    RING_SPOTS,
    TERMS,
    YARD_SPOTS,
    YARDS,
    Field,
    beyond,
    field_at,
    grounds,
    progress,
    turned,
)
from .legality import PLAIN_ROWS, legality
from .play import COUNTED, Ludo, effect, movers
from .state import A, Action, AnyState, Enter, Move, R, State, X
from .verbs import ENTERS, beating
from .ways import PLAIN_DUTIES, Duty

MODULES: Final = ("fields", "state", "walls", "ways", "play", "legality")
LONGEST: Final = 20_000
"""A bound on the steps of a random game; men that are beaten begin anew, so there is none."""
OUTRANKED: Final = Text("Players behind", "Mitspieler dahinter")


def ludo_game(
    rules: R,
    ludo: Ludo[R, X, A],
    *,
    module: str,
    clauses: tuple[Clause, ...],
    without: Collection[Clause] = (),
    rooms: tuple[Room, ...] = (),
    seats: range = range(2, 5),
    verbs: tuple[Verb[A], ...],
    reasons: tuple[Row[Any, Any], ...] = PLAIN_ROWS,
    duties: tuple[Duty, ...] = PLAIN_DUTIES,
    scored: Text = OUTRANKED,
    shown: Callable[[State[R, X], Seat], tuple[Part, ...]] = lambda _state, _seat: (),
    tile: Callable[[State[R, X], Seat, Field], Tile] | None = None,
    attempts: Callable[[State[R, X]], Iterable[A]] = lambda _: (),
    faults: Callable[[State[R, X]], Iterable[Impossible]] = lambda _: (),
    state: Callable[[], Any],
) -> Game[R, State[R, X], A | Throw, TextEvent, State[R, X]]:
    """The game of a module, by its rule set with every default and its functions.

    `without` are clauses of Mensch ärgere Dich nicht that do not hold, `rooms` other modules of the
    game. `reasons` are the rows that say why a man cannot go so, `duties` those of all rule sets.
    `shown` has what is shown of a seat, `tile` draws a man, `attempts` and `faults` are those of
    the game's own actions and `extra`; `state` gives the class of its states.
    """
    base = Room(c.__name__, () if clauses is c.CLAUSES else c.CLAUSES).without(without)
    on_turn = partial(movers, ludo)
    kinds = {each.make for each in (*verbs, THROW)}
    return entry(
        rules,
        module=module,
        clauses=clauses,
        rooms=(
            Room(dice.__name__, (SHAKE, BURNT)),
            base,
            *(Room(f"{__package__}.{name}") for name in MODULES),
            *rooms,
        ),
        parts=(*parts_of(ludo), shown, attempts, faults),
        scored=scored,
        seats=seats,
        start=ludo.start,
        movers=on_turn,
        actor=actor,
        chance=chance_of(on_turn, ludo.dice),
        candidates=lambda each: ludo.asked(each) or ludo.allowed(each),
        legality=legality(ludo, reasons, duties),
        effect=partial(effect, ludo),
        outcome=ludo.outcome,
        knowledge=None,
        verbs=Verbs((*verbs, THROW), (ENTERS, beating(ludo))),
        scene=partial(scene, ludo, shown, tile or plain_man),
        attempts=lambda each: (
            *(one for one in tried(each) if type(one) in kinds),
            *attempts(each),
        ),
        longest=LONGEST,
        pieces=pieces,
        invariants=lambda each: (*faults_of(ludo, each), *faults(each)),
        standing=standing,
        rotated=turned,
        state=state,
        setup=Setup("ABCD", placed) if tile is None else None,
    )


def standing(state: AnyState) -> tuple[int, ...]:
    """How far the men of each seat have gone; one that has left its yard has gone some more."""
    return tuple(
        sum(5 + gone if (gone := progress(state.arm(seat), man)) >= 0 else 0 for man in men)
        for seat, men in enumerate(state.men)
    )


# Pictures


def plain_man(state: AnyState, seat: Seat, field: Field) -> Tile:
    letter = seat_letter(seat)
    return man(letter, Text(f"man of {letter}", f"Figur von {letter}"))


def scene(
    ludo: Ludo[R, X, A],
    shown: Callable[[State[R, X], Seat], tuple[Part, ...]],
    tile: Callable[[State[R, X], Seat, Field], Tile],
    view: State[R, X],
    viewer: Viewer,
) -> Scene:
    """The scene: the cross with all men, the dice that are left, and the fields of each seat."""
    letters = {view.arm(seat): seat_letter(seat) for seat in range(view.players)}
    men = ((spot, tile(view, seat, field)) for seat, field, spot in _standing(view))
    middle: list[Part] = [Course(size=(11, 11), fields=grounds(letters), men=men)]
    if view.faces:
        middle.append(Dice(label=THROWN, faces=view.faces))
    over = ludo.outcome(view) is not None

    def parts(seat: Seat) -> tuple[Part, ...]:
        fields = listed([TERMS[field] for field in view.men[seat]])
        return (labelled(Text("men on", "Figuren auf"), fields), *shown(view, seat))

    return Scene(
        middle=tuple(middle), seats=places(view.players, None if over else view.turn, parts)
    )


def _standing(view: AnyState) -> Iterator[tuple[Seat, Field, Spot]]:
    """All men, each with its place on the board; men in a yard lie side by side."""
    in_yard = dict.fromkeys(YARDS, 0)
    for seat, men in enumerate(view.men):
        for field in men:
            if field in YARDS:
                place = in_yard[field]
                in_yard[field] += 1
                yield seat, field, YARD_SPOTS[field - YARDS[0], place % MEN]
            elif field in HOME:
                yield seat, field, HOME_SPOTS[view.arm(seat), field]
            else:
                yield seat, field, RING_SPOTS[field]


def placed(state: State[R, X], men: Stones) -> State[R, X]:
    """A state with other men on the board. Raises ExpectedError."""
    arms = {seat_letter(seat): state.arm(seat) for seat in range(state.players)}
    stand: dict[str, list[Field]] = {letter: [] for letter in arms}
    for spot, letters in men.items():
        for letter in letters:
            field = field_at(arms[letter], spot) if letter in arms else None
            if field is None:
                en, de = "men of those who play", "Figuren der Mitspieler"
                raise ExpectedError(
                    f"{en}, on no goal of another", f"{de}, auf keinem fremden Ziel"
                )
            stand[letter].append(field)
    return evolve(state, men=tuple(tuple(sorted(fields)) for fields in stand.values()))


# For laws


def tried(state: AnyState) -> Iterator[Action]:
    """Throws, and for every seat entering and moves of its men and of one that is not there."""
    yield from (Throw((6,)), Throw((3, 3)), Throw((7,)), Throw(()))
    faces = (*state.faces, sum(state.faces), 5)
    for seat in range(state.players):
        yield Enter(seat)
        for origin in dict.fromkeys((*state.men[seat], 1, 20)):
            for steps in dict.fromkeys(faces):
                target = beyond(state.arm(seat), origin, steps)
                if target is not None and origin not in YARDS:
                    yield Move(seat, origin, target)
        yield Move(seat, 39, 2)


def pieces(state: AnyState) -> Iterator[Hashable]:
    """All men, each by its seat and number."""
    yield from ((seat, number) for seat, men in enumerate(state.men) for number in range(len(men)))


def faults_of(ludo: Ludo[R, X, A], state: State[R, X]) -> Iterator[Impossible]:
    """The faults of a state: men not four or misplaced, dice or ranks that the men do not allow."""
    for seat, men in enumerate(state.men):
        en, de = f"{MEN} men of each seat", f"{MEN} Figuren jedes Platzes"
        yield from expected(len(men) == MEN, f"men[{seat}]", len(men), en, de)
        home = [field for field in men if field in HOME]
        en, de = "goal fields with one man each", "Zielfelder mit je einer Figur"
        yield from expected(len({*home}) == len(home), f"men[{seat}]", home, en, de)
        for field in men:
            yield from between(f"men[{seat}]", field, 1, YARDS[-1])
        done = seat in state.ranks
        en, de = "a rank for seats at the goal alone", "ein Rang nur für Plätze im Ziel"
        yield from expected(done == state.is_done(seat), "ranks", state.ranks, en, de)
    for face in state.faces:
        yield from between("faces", face, 1, 6)
    yield from between("faces", len(state.faces), 0, ludo.dice)
    yield from between("thrown", state.thrown, 0, COUNTED)
    over = len(state.ranks) >= state.players
    en, de = "dice only while they can be used", "Würfel nur, solange sie zu gebrauchen sind"
    yield from expected(not (over and state.faces), "faces", state.faces, en, de)


def one_a_field(state: AnyState) -> Iterator[Impossible]:
    """The faults of fields with more than one man, in games in which there is one at most."""
    for field, seats in state.ring.items():
        en, de = "one man on a field", "eine Figur auf einem Feld"
        yield from expected(len(seats) == 1, "men", f"{len(seats)} on {field}", en, de)


def own_yards(state: AnyState) -> Iterator[Impossible]:
    """The faults of men on B-fields of another colour."""
    for seat, men in enumerate(state.men):
        own = YARDS[state.arm(seat)]
        for field in men:
            en, de = f"B-fields of its own, {own}", f"eigene B-Felder, {own}"
            yield from expected(field not in YARDS or field == own, f"men[{seat}]", field, en, de)


def plain_faults(state: AnyState) -> Iterator[Impossible]:
    """The faults of men where each field has one man, and each man its own B-field."""
    yield from one_a_field(state)
    yield from own_yards(state)
