"""Checks of rule sets, names and packs that records and situations share, with their error texts.

The reader adds the place of a fault.
"""

from __future__ import annotations

from collections.abc import Sequence

from daumen_rules.contracts.record_model import wrong_beside
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.options import OptionError

from ..model import SEATS, Pack
from ..packs import STUDY_PACKS, study_pack
from ..rule_set import RuleSet
from ..setup import pack_for

RULES_LENGTH = 2000


def read_rules(text: str) -> RuleSet:
    """The rule set of a line. Raises Fault."""
    if len(text) > RULES_LENGTH:
        most = f"{RULES_LENGTH}"
        raise Fault(text, Text(f"at most {most} characters", f"höchstens {most} Zeichen"))
    try:
        return RuleSet.parse(text)
    except OptionError as error:
        raise Fault(
            text,
            Text(
                f"a rule set such as `german with refill_short=greedy` ({error.text.en})",
                f"ein Regelsatz wie `german with refill_short=greedy` ({error.text.de})",
            ),
        ) from None


def check_name(name: str, others: Sequence[str], reserved: frozenset[str]) -> str:
    """A player's name. Raises Fault for one that cannot stand in a situation."""
    wrong = wrong_beside(name, others, reserved)
    if wrong is not None:
        raise Fault(name, wrong)
    return name


def check_players(players: int) -> None:
    """Raises Fault unless there are 2 to 7 names."""
    if players not in SEATS:
        one = Text("one name", "ein Name")
        found = one if players == 1 else Text(f"{players} names", f"{players} Namen")
        raise Fault(found, Text("2 to 7 names", "2 bis 7 Namen"))


def check_pack(name: str | None, players: int) -> Pack:
    """The small pack of a name, without one that of the manuals. Raises Fault."""
    if name is None:
        return pack_for(players)
    names = [study.name for study in STUDY_PACKS]
    if name not in names:
        near = nearest(name, names, 0.3) or names[:3]
        raise Fault(
            name,
            Text(
                f"a small pack such as {', '.join(near)} (all stand in records.md)",
                f"ein kleines Blatt wie {', '.join(near)} (alle stehen in records.md)",
            ),
        )
    study = study_pack(name)
    if study.seats != players:
        raise Fault(
            name,
            Text(f"a pack for {players} players", f"ein Blatt für {players} Spieler"),
        )
    return study.pack
