"""Tracks: a game of the engine as an entry of the catalogue.

A constructor joins the modules of the engine to a game, with its words and pictures; no rule is
stated here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, Final

from daumen_rules.contracts.entry import entry
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Legality
from daumen_rules.kernel.seats import Viewer, seat_letter
from daumen_rules.kernel.text import Text, listed, number
from daumen_rules.pieces import dice, scenes
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.choices import Say, choice_term, choice_verbs, not_offered
from daumen_rules.pieces.dice import BURNT, SHAKE, THROW, Throw, actor, chance_of, right_dice
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.scenes import Part, Scene, Setup, Spot, Stones, labelled, man, places
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verbs

from .fields import SAYS, Goes, R, Special, Track, Waits, links, special_words
from .play import Action, AnyState, State, asked, candidates, effect, lets_choose, movers, outcome

ROOMS: Final = (
    Room(dice.__name__, (SHAKE, BURNT)),
    *(Room(f"{__package__}.{name}") for name in ("fields", "play")),
)
LONGEST: Final = 20_000
"""A bound on the steps of a random game; a race has no bound, as pawns may go back."""
FIELD: Final = Text("Field", "Feld")


def track_game(
    rules: R, *, module: str, clauses: tuple[Clause, ...], track: Track[R]
) -> Game[R, State[R], Action, TextEvent, State[R]]:
    """The game of a module, by its rule set with every default, its fields and its clauses."""
    specials = track.specials
    track = evolve(track, specials=cache(specials))

    @cites(track.set_up_by)
    def start(players: int, rules: R) -> State[R]:
        """The state before the first throw; seat A begins."""
        return State(
            rules=rules, players=players, at=(track.start,) * players, waits=(0,) * players
        )

    given = start, specials, track.goal, track.past, track.is_chained
    return entry(
        rules,
        module=module,
        clauses=clauses,
        rooms=ROOMS,
        parts=given,
        scored=FIELD,
        seats=range(2, 5),
        start=start,
        movers=movers,
        actor=actor,
        chance=chance_of(movers, 1),
        candidates=partial(candidates, track),
        legality=legality(track),
        effect=partial(effect, track),
        outcome=partial(outcome, track),
        knowledge=None,
        verbs=VERBS,
        scene=partial(scene, track),
        attempts=attempts,
        longest=LONGEST,
        pieces=lambda state: range(len(state.at)),
        invariants=partial(faults, track),
        standing=lambda state: state.at,
        rotated=rotated,
        setup=Setup("ABCD", partial(placed, track)),
    )


VERBS: Final[Verbs[Any]] = Verbs((*choice_verbs((), SAYS), THROW))


def legality(track: Track[R]) -> Legality[AnyState, Any]:
    return Legality(
        in_turn(track.turn_by, movers, actor),
        right_dice(lambda _: 1),
        not_offered(track.turn_by, None, partial(asked, track), partial(choice_term, SAYS)),
    )


# Pictures


def scene(track: Track[R], view: State[R], viewer: Viewer) -> Scene:
    """The scene: the track with the pawns, the throw and the choice, and the special fields."""
    goal, specials = track.goal(view.rules), track.specials(view.rules)
    start = track.start
    where = {at: _spot(at - start, track.in_row) for at in range(start, goal + 1)}
    drawn = {*specials, *(end for pair in links(specials) for end in pair)}
    grounds = tuple(
        scenes.Ground(spot=spot, name=str(at), colour=_colour(at, goal, at in drawn))
        for at, spot in where.items()
    )
    men = (
        (where[at], man(seat_letter(seat), Text(f"pawn {seat_letter(seat)}",
                                                f"Figur {seat_letter(seat)}")))
        for seat, at in enumerate(view.at)
    )  # fmt: skip
    joined = tuple((where[one], where[other]) for one, other in links(specials))
    size = track.in_row, max(rank for _, rank in where.values()) + 1
    middle: list[Part] = [scenes.Course(size=size, fields=grounds, men=men, links=joined)]
    if view.faces:
        middle.append(scenes.Dice(label=scenes.THROWN, faces=view.faces))
        choices = listed([choice_term(SAYS, word) for word in asked(track, view)])
        middle.append(labelled(Text("to choose", "zu wählen"), choices))

    def parts(seat: int) -> tuple[Part, ...]:
        waits = view.waits[seat]
        sits_out = (labelled(Text("sits out", "setzt aus"), number(waits)),) if waits else ()
        return (labelled(FIELD, number(view.at[seat])), *sits_out)

    listing = [scenes.term(special_words(at, special)) for at, special in _once(specials)]
    below = (labelled(Text("special fields", "Sonderfelder"), listed(listing)),) if listing else ()
    turn = None if view.is_over else view.turn
    return Scene(middle=tuple(middle), seats=places(view.players, turn, parts), below=below)


def placed(track: Track[R], state: State[R], men: Stones) -> State[R]:
    """A state with other pawns on the track. Raises ExpectedError."""
    start = track.start
    whole = range(start, track.goal(state.rules) + 1)
    fields = {_spot(at - start, track.in_row): at for at in whole}
    stand = sorted((sign, fields[spot]) for spot, signs in men.items() for sign in signs)
    if [sign for sign, _ in stand] != [seat_letter(seat) for seat in range(state.players)]:
        raise ExpectedError("one pawn of each seat", "eine Figur jedes Platzes")
    return evolve(state, at=tuple(at for _, at in stand))


def _spot(number: int, in_row: int) -> Spot:
    """The place of a field: rows go to and fro, from below."""
    rank, file = divmod(number, in_row)
    return (in_row - 1 - file if rank % 2 else file), rank


def _colour(at: int, goal: int, is_special: bool) -> str:
    return "goal" if at == goal else "special" if is_special else "plain"


def _once(specials: dict[int, Special] | Any) -> Iterator[tuple[int, Special]]:
    """The special fields in their order, ladders by their foot alone."""
    joined = {at for at, _ in links(specials)}
    for at, special in sorted(specials.items(), key=lambda pair: pair[0]):
        if not isinstance(special, Goes) or at in joined:
            yield at, special


# For laws


def attempts(state: AnyState) -> Iterator[Action]:
    """Three throws, and every choice of every seat."""
    yield from (Throw((3,)), Throw((7,)), Throw((1, 2)))
    yield from (Say(seat, word) for seat in range(state.players) for word in SAYS)


def faults(track: Track[R], state: State[R]) -> Iterator[Impossible]:
    """The faults of a state: pawns where they cannot stay, a throw without choice, two winners."""
    goal, specials = track.goal(state.rules), track.specials(state.rules)
    for seat, at in enumerate(state.at):
        yield from between(f"at[{seat}]", at, track.start, goal)
        special = specials.get(at)
        most = special.turns if isinstance(special, Waits) else 0
        yield from between(f"waits[{seat}]", state.waits[seat], 0, most)
        is_at_goal = state.is_over and seat == state.turn
        en, de = "the goal for the winner alone", "das Ziel nur für den Sieger"
        yield from expected((at == goal) == is_at_goal, f"at[{seat}]", at, en, de)
        if track.is_chained(state.rules) and isinstance(special, Goes):
            en, de = "a field on which a pawn stays", "ein Feld, auf dem eine Figur stehen bleibt"
            yield from expected(False, f"at[{seat}]", at, en, de)
    if state.faces:
        special = specials.get(state.at[state.turn])
        may_choose = lets_choose(state, special, state.faces[0])
        holds = len(state.faces) == 1 and not state.is_over and may_choose
        en, de = "one throw on a field with a choice", "ein Wurf auf einem Feld mit einer Wahl"
        yield from expected(holds, "faces", state.faces, en, de)
