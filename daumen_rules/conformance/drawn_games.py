"""Games that Hypothesis draws: whole ones, their beginnings, and games that come upon a clause.

Here lives how a game is drawn, and in which order it shrinks: fewer seats and small packs first,
few actions, none of them forbidden. `strategies` gathers what there is for users.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from attrs import evolve, frozen

from daumen_rules.conformance.arguments import Packs, packs_given, players_given, rules_given, wrong
from daumen_rules.conformance.daumen_drauf.hits import Made, Played, could_hit
from daumen_rules.conformance.laws import Play
from daumen_rules.conformance.script import Move, Script, script
from daumen_rules.games.daumen_drauf.cards import SEATS, Card
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Deal,
    Parry,
    Pass,
    Playing,
    Show,
    State,
    Undealt,
)
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.readings import GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import clockwise, seat_letter

try:
    from hypothesis import reject
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
    from hypothesis.vendor.pretty import RepresentationPrinter
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "strategies need Hypothesis: python -m pip install 'daumen_rules[test]'"
    ) from missing

Rules = str | RuleSet | SearchStrategy[RuleSet]
Numbers = int | SearchStrategy[int] | None

# Games


@frozen(repr=False)
class DrawnGame(Script[State, Action, Event]):
    """A game that a strategy has drawn, which says what it is in a few lines."""

    def __repr__(self) -> str:
        opening, deal = self.opening, self.deal
        assert isinstance(opening, Undealt)
        assert isinstance(deal, Deal)
        starter = seat_letter(opening.starter)
        return "\n".join(
            [
                f"{opening.players} seats, {opening.pack.hand_size} cards to a hand, "
                f"{starter} starts, rules: {opening.rules}",
                f"deck: {' '.join(map(str, deal.cards))}",
                *map(_told, self.moves),
            ]
        )

    @property
    def play(self) -> Play[State, Action, Event]:
        """What was allowed of it, from before the deal, as laws take it."""
        assert self.deal is not None
        first = step(self.opening, self.deal)
        steps = [first, *(move.answer for move in self.moves)]
        return Play(self.opening, tuple(told for told in steps if not isinstance(told, Refused)))

    def _repr_pretty_(self, printer: RepresentationPrinter, _: bool) -> None:
        printer.text(repr(self))


def _told(move: Made) -> str:
    refused = " (not allowed)" if isinstance(move.answer, Refused) else ""
    match move.action:
        case Show(seat, card):
            return f"{seat_letter(seat)}: {card}{refused}"
        case Pass(seat):
            return f"{seat_letter(seat)}: pass{refused}"
        case Parry(seat, card):
            return f"{seat_letter(seat)}: parry {card}{refused}"
        case Deal():
            return f"deal{refused}"


def as_drawn(played: Played) -> DrawnGame:
    """A game as strategies draw it."""
    return DrawnGame(played.opening, played.deal, played.dealt, played.moves)


@cache
def _tables(number: int | None, packs: Packs, clause: Clause | None) -> tuple[Undealt, ...]:
    """Openings to choose from, the smallest first; those of the manuals where no small one fits."""
    if number is not None and number not in SEATS:
        raise wrong("players", number, f"a number from {SEATS[0]} to {SEATS[-1]}")
    small = [start(study.seats, pack=study.pack) for study in STUDY_PACKS]
    manual = [start(seats) for seats in SEATS]
    by_packs = {"small": [small, manual], "manual": [manual], "all": [small + manual]}
    for tables in by_packs[packs]:
        fitting = [o for o in tables if number in (None, o.players) and could_hit(clause, o)]
        if fitting:
            return tuple(fitting)
    return ()


def openings(
    rules: Rules = GERMAN,
    players: Numbers = None,
    *,
    packs: Packs = "small",
    clause: Clause | None = None,
) -> SearchStrategy[Undealt]:
    """A game before the deal: seats, cards, rules and who starts.

    `packs` are the small ones for study, with fewer cards and smaller hands; where none is for so
    many players, or with `"manual"`, those of the manuals; or `"all"`. With a `clause` only games
    that can come upon it. Raises ValueError for an argument that cannot be used, as all that draw
    games.
    """
    return _openings(rules_given(rules), players_given(players), packs_given(packs), clause)


@st.composite
def _openings(
    draw: DrawFn,
    rules: RuleSet | SearchStrategy[RuleSet],
    players: Numbers,
    packs: Packs,
    clause: Clause | None,
) -> Undealt:
    number = draw(players) if isinstance(players, SearchStrategy) else players
    tables = _tables(number, packs, clause)
    if not tables:
        reject()
    table = draw(st.sampled_from(tables))
    under = draw(rules) if isinstance(rules, SearchStrategy) else rules
    return evolve(table, rules=under, starter=draw(st.integers(0, table.players - 1)))


def dealt_game(draw: DrawFn, opening: Undealt) -> DrawnGame:
    """A game with its deck drawn and dealt."""
    order: list[Card] = draw(st.permutations(opening.pack.cards))
    return as_drawn(script(GAME.rules, opening, Deal(order), ()))


def deals(
    rules: Rules = GERMAN, players: Numbers = None, *, packs: Packs = "small"
) -> SearchStrategy[DrawnGame]:
    """A game in which the cards have been dealt, and nothing else."""
    return _deals(openings(rules, players, packs=packs))


@st.composite
def _deals(draw: DrawFn, opening: SearchStrategy[Undealt]) -> DrawnGame:
    return dealt_game(draw, draw(opening))


def actions(state: State) -> SearchStrategy[Action]:
    """Everything that a seat may do in a state; nothing can be drawn when the game is over."""
    return st.sampled_from(legal_actions(state))


def attempts(state: State) -> SearchStrategy[Action]:
    """Anything that a seat might try in a state, allowed or not; no deal."""
    table = state if isinstance(state, Undealt) else state.table
    seats, some = st.integers(0, table.players - 1), st.sampled_from(table.pack.cards)
    if isinstance(state, Playing):
        turn, held = state.trick.turn, state.table.hands[state.trick.turn]
        seats = st.sampled_from(clockwise(turn, table.players)) | st.just(turn)
        some = st.sampled_from(held) | some if held else some
    return st.one_of(
        st.builds(Show, seats, some), st.builds(Pass, seats), st.builds(Parry, seats, some)
    )


_TEMPERS: Final[tuple[Callable[[Action], bool], ...]] = (
    lambda _: False,
    lambda action: isinstance(action, Pass),
    lambda action: isinstance(action, Parry),
    lambda action: isinstance(action, Show),
    lambda action: isinstance(action, Show) and action.card.value == 1,
)
"""What is done by preference in a game, so that games differ: nothing, passing, parrying, …"""


def chosen(draw: DrawFn, state: State, temper: int) -> Action | None:
    """A legal action, most often of the kind that is preferred; None when the game is over."""
    legal = legal_actions(state)
    if not legal:
        return None
    preferred = [action for action in legal if _TEMPERS[temper](action)]
    return draw(st.sampled_from([*preferred * 4, *legal]))


def temper_of(draw: DrawFn) -> int:
    """What is done by preference in a game."""
    return draw(st.integers(0, len(_TEMPERS) - 1))


def made(state: State, action: Action) -> Made:
    """A move, and what the rules answer."""
    return Move(state, action, step(state, action))


def games(
    rules: Rules = GERMAN,
    players: Numbers = None,
    *,
    packs: Packs = "small",
    whole: bool = True,
    forbidden: bool = True,
) -> SearchStrategy[DrawnGame]:
    """A game: the deck and each action drawn, to its end if `whole`, else to anywhere.

    `rules` and `players` are values or strategies. With `forbidden` seats now and then try what is
    not allowed; such moves are refused and change nothing.
    """
    return _games(openings(rules, players, packs=packs), whole, forbidden)


@st.composite
def _games(
    draw: DrawFn, openings: SearchStrategy[Undealt], whole: bool, forbidden: bool
) -> DrawnGame:
    opening = draw(openings)
    longest = 9_999 if whole else draw(st.integers(0, 4 * len(opening.pack.cards)))
    tries = forbidden and draw(st.booleans())
    temper, dealt = temper_of(draw), dealt_game(draw, opening)
    moves: list[Made] = []
    state = dealt.dealt
    while len(moves) < longest:
        if tries and draw(st.integers(0, 5)) == 5:
            attempt = made(state, draw(attempts(state)))
            if isinstance(attempt.answer, Refused):
                moves.append(attempt)
        action = chosen(draw, state, temper)
        if action is None:
            break
        moves.append(made(state, action))
        state = moves[-1].after
    return DrawnGame(opening, dealt.deal, dealt.dealt, tuple(moves[:longest]))


def states(
    rules: Rules = GERMAN, players: Numbers = None, *, packs: Packs = "small"
) -> SearchStrategy[State]:
    """A state after the deal, reached by play: anywhere from the first lead to the end."""
    drawn = games(rules, players, packs=packs, whole=False, forbidden=False)
    return drawn.map(lambda game: game.state(len(game.moves)))
