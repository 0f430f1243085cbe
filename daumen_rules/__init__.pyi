"""The names of the front door: each stands here once, with the module that defines it.

`__init__.py` reads this file when a program asks for the first name, and imports the module then.
"""

from .contracts.game import AnyGame as AnyGame
from .contracts.game import Game as Game
from .contracts.record_model import Record as Record
from .games.daumen_drauf.actions import Action as Action
from .games.daumen_drauf.actions import Deal as Deal
from .games.daumen_drauf.actions import Parry as Parry
from .games.daumen_drauf.actions import Pass as Pass
from .games.daumen_drauf.actions import Show as Show
from .games.daumen_drauf.cards import Card as Card
from .games.daumen_drauf.cards import Colour as Colour
from .games.daumen_drauf.cards import Fang as Fang
from .games.daumen_drauf.cards import Kind as Kind
from .games.daumen_drauf.events import Event as Event
from .games.daumen_drauf.knowledge import Known as Known
from .games.daumen_drauf.knowledge import knowledge as knowledge
from .games.daumen_drauf.match import Match as Match
from .games.daumen_drauf.model import Finished as Finished
from .games.daumen_drauf.model import Playing as Playing
from .games.daumen_drauf.model import State as State
from .games.daumen_drauf.model import Undealt as Undealt
from .games.daumen_drauf.rule_set import ENGLISH as ENGLISH
from .games.daumen_drauf.rule_set import GERMAN as GERMAN
from .games.daumen_drauf.rule_set import RuleSet as RuleSet
from .games.daumen_drauf.rule_set import difference as difference
from .games.daumen_drauf.rules import Answer as Answer
from .games.daumen_drauf.setup import deals as deals
from .games.daumen_drauf.setup import deck as deck
from .games.daumen_drauf.view import SeenCard as SeenCard
from .games.daumen_drauf.view import View as View
from .games.loading import load as load
from .kernel.game import Outcome as Outcome
from .kernel.seats import NATURE as NATURE
from .kernel.seats import REFEREE as REFEREE
from .kernel.seats import SPECTATOR as SPECTATOR
from .kernel.step import Breach as Breach
from .kernel.step import Refused as Refused
from .kernel.step import Step as Step
from .table.seeded import Table as Table
