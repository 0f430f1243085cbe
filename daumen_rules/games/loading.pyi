"""What `load` answers for each name; written by `python -m tests.typing.write_load`."""

from fractions import Fraction
from typing import Literal, TypeAlias, overload

from daumen_rules.contracts.game import AnyGame, Game
from daumen_rules.games.board.acht_ritter import Rules as AchtRitterRules
from daumen_rules.games.board.buntes_aergern import EnterAt as BuntesAergernEnterAt
from daumen_rules.games.board.buntes_aergern import Rules as BuntesAergernRules
from daumen_rules.games.board.ceylonesisches_muehlespiel import (
    Rules as CeylonesischesMuehlespielRules,
)
from daumen_rules.games.board.dame import Rules as DameRules
from daumen_rules.games.board.draught import Rules as DraughtRules
from daumen_rules.games.board.eckdame import Rules as EckdameRules
from daumen_rules.games.board.einigkeit_macht_stark.claims import Claim as EinigkeitMachtStarkClaim
from daumen_rules.games.board.einigkeit_macht_stark.claims import (
    LetPass as EinigkeitMachtStarkLetPass,
)
from daumen_rules.games.board.einigkeit_macht_stark.claims import (
    SendBack as EinigkeitMachtStarkSendBack,
)
from daumen_rules.games.board.einigkeit_macht_stark.clauses import Rules as EinigkeitMachtStarkRules
from daumen_rules.games.board.engines.draughts.state import Capture as DraughtsCapture
from daumen_rules.games.board.engines.draughts.state import Demand as DraughtsDemand
from daumen_rules.games.board.engines.draughts.state import Huff as DraughtsHuff
from daumen_rules.games.board.engines.draughts.state import Move as DraughtsMove
from daumen_rules.games.board.engines.draughts.state import State as DraughtsState
from daumen_rules.games.board.engines.ludo.state import Enter as LudoEnter
from daumen_rules.games.board.engines.ludo.state import Move as LudoMove
from daumen_rules.games.board.engines.ludo.state import Nothing as LudoNothing
from daumen_rules.games.board.engines.ludo.state import State as LudoState
from daumen_rules.games.board.engines.morris.state import Move as MorrisMove
from daumen_rules.games.board.engines.morris.state import Place as MorrisPlace
from daumen_rules.games.board.engines.morris.state import State as MorrisState
from daumen_rules.games.board.engines.morris.state import Take as MorrisTake
from daumen_rules.games.board.engines.stones.actions import Move as StonesMove
from daumen_rules.games.board.engines.stones.actions import Take as StonesTake
from daumen_rules.games.board.engines.stones.state import State as StonesState
from daumen_rules.games.board.engines.track.play import State as TrackState
from daumen_rules.games.board.englische_dame import Rules as EnglischeDameRules
from daumen_rules.games.board.froesche_und_kroeten import Rules as FroescheUndKroetenRules
from daumen_rules.games.board.gaensespiel import Rules as GaensespielRules
from daumen_rules.games.board.go_dame import Rules as GoDameRules
from daumen_rules.games.board.halma_dame import Rules as HalmaDameRules
from daumen_rules.games.board.hasami_yogi import Rules as HasamiYogiRules
from daumen_rules.games.board.italienische_dame import Rules as ItalienischeDameRules
from daumen_rules.games.board.kesselschlacht import Rules as KesselschlachtRules
from daumen_rules.games.board.kette import Back as KetteBack
from daumen_rules.games.board.kette import Rules as KetteRules
from daumen_rules.games.board.kette import Together as KetteTogether
from daumen_rules.games.board.leiterspiel import Rules as LeiterspielRules
from daumen_rules.games.board.mauern import Rules as MauernRules
from daumen_rules.games.board.mensch_aergere_dich_nicht import Rules as MenschAergereDichNichtRules
from daumen_rules.games.board.muehle import Rules as MuehleRules
from daumen_rules.games.board.pferderennen import Rules as PferderennenRules
from daumen_rules.games.board.polnische_dame import Rules as PolnischeDameRules
from daumen_rules.games.board.pyramiden_dame import Rules as PyramidenDameRules
from daumen_rules.games.board.raeuberdame import Rules as RaeuberdameRules
from daumen_rules.games.board.schach_halma import Rules as SchachHalmaRules
from daumen_rules.games.board.schlagdame import Rules as SchlagdameRules
from daumen_rules.games.board.schneller_pasch import Rules as SchnellerPaschRules
from daumen_rules.games.board.sperre import Block as SperreBlock
from daumen_rules.games.board.sperre import Knocked as SperreKnocked
from daumen_rules.games.board.sperre import Rules as SperreRules
from daumen_rules.games.board.springen import Rules as SpringenRules
from daumen_rules.games.board.tuerkische_dame import Rules as TuerkischeDameRules
from daumen_rules.games.board.wer_den_cent_nicht_ehrt import Coins as WerDenCentNichtEhrtCoins
from daumen_rules.games.board.wer_den_cent_nicht_ehrt import Rules as WerDenCentNichtEhrtRules
from daumen_rules.games.board.wolf_und_schafe.clauses import Rules as WolfUndSchafeRules
from daumen_rules.games.board.wolf_und_schafe.field import Field as WolfUndSchafeField
from daumen_rules.games.board.wolf_und_schafe.field import Move as WolfUndSchafeMove
from daumen_rules.games.board.wolf_und_schafe.field import Place as WolfUndSchafePlace
from daumen_rules.games.cards.brandeln.clauses import Rules as BrandelnRules
from daumen_rules.games.cards.camerun_skat import Rules as CamerunSkatRules
from daumen_rules.games.cards.das_saebel_spiel import Rules as DasSaebelSpielRules
from daumen_rules.games.cards.der_letzte_stich import Rules as DerLetzteStichRules
from daumen_rules.games.cards.die_jagd import Rules as DieJagdRules
from daumen_rules.games.cards.dreiblatt import Rules as DreiblattRules
from daumen_rules.games.cards.dreiblatt_mit_schieben import Rules as DreiblattMitSchiebenRules
from daumen_rules.games.cards.ecarte import Rules as EcarteRules
from daumen_rules.games.cards.einundfuenfzig import Rules as EinundfuenfzigRules
from daumen_rules.games.cards.elfern import Rules as ElfernRules
from daumen_rules.games.cards.engines.auction import Bid as AuctionBid
from daumen_rules.games.cards.engines.auction import Hold as AuctionHold
from daumen_rules.games.cards.engines.auction import Pass as AuctionPass
from daumen_rules.games.cards.engines.auction import Solo as AuctionSolo
from daumen_rules.games.cards.engines.bank_table import Bank as BankTableBank
from daumen_rules.games.cards.engines.bank_table import BankView as BankTableBankView
from daumen_rules.games.cards.engines.bank_table import BetOn as BankTableBetOn
from daumen_rules.games.cards.engines.bank_table import Name as BankTableName
from daumen_rules.games.cards.engines.bank_table import Pick as BankTablePick
from daumen_rules.games.cards.engines.collecting import Drawn as CollectingDrawn
from daumen_rules.games.cards.engines.decisions import Decide as DecisionsDecide
from daumen_rules.games.cards.engines.desk import Away as DeskAway
from daumen_rules.games.cards.engines.desk import Desk, DeskView
from daumen_rules.games.cards.engines.desk import Lay as DeskLay
from daumen_rules.games.cards.engines.desk import Leave as DeskLeave
from daumen_rules.games.cards.engines.desk import Meld as DeskMeld
from daumen_rules.games.cards.engines.desk import Special as DeskSpecial
from daumen_rules.games.cards.engines.desk import Swap as DeskSwap
from daumen_rules.games.cards.engines.desk import Trump as DeskTrump
from daumen_rules.games.cards.engines.laying import Shuffle as LayingShuffle
from daumen_rules.games.cards.engines.layout import Layout, LayoutView
from daumen_rules.games.cards.engines.tricks import Play as TricksPlay
from daumen_rules.games.cards.farbe_oder_wert import Guess as FarbeOderWertGuess
from daumen_rules.games.cards.farbe_oder_wert import Rules as FarbeOderWertRules
from daumen_rules.games.cards.fuenf_dazu import Rules as FuenfDazuRules
from daumen_rules.games.cards.herz_ass_herz_10.clauses import Rules as HerzAssHerz10Rules
from daumen_rules.games.cards.herzeln import Rules as HerzelnRules
from daumen_rules.games.cards.hund import Rules as HundRules
from daumen_rules.games.cards.kartenhaus import House as KartenhausHouse
from daumen_rules.games.cards.kartenhaus import Result as KartenhausResult
from daumen_rules.games.cards.kartenhaus import Rules as KartenhausRules
from daumen_rules.games.cards.lasst_fuenf_gerade_sein import Rules as LasstFuenfGeradeSeinRules
from daumen_rules.games.cards.leben_und_tod import Rules as LebenUndTodRules
from daumen_rules.games.cards.mau_mau.rules import Rules as MauMauRules
from daumen_rules.games.cards.mau_mau.table import Draw as MauMauDraw
from daumen_rules.games.cards.mau_mau.table import Keep as MauMauKeep
from daumen_rules.games.cards.mau_mau.table import Lay as MauMauLay
from daumen_rules.games.cards.mau_mau.table import Pass as MauMauPass
from daumen_rules.games.cards.mau_mau.table import Table as MauMauTable
from daumen_rules.games.cards.mau_mau.view import TableView as MauMauTableView
from daumen_rules.games.cards.meine_tante_deine_tante import Rules as MeineTanteDeineTanteRules
from daumen_rules.games.cards.mogeln.clauses import Rules as MogelnRules
from daumen_rules.games.cards.mogeln.table import Doubt as MogelnDoubt
from daumen_rules.games.cards.mogeln.table import Lay as MogelnLay
from daumen_rules.games.cards.mogeln.table import Let as MogelnLet
from daumen_rules.games.cards.mogeln.table import Slip as MogelnSlip
from daumen_rules.games.cards.mogeln.table import Table as MogelnTable
from daumen_rules.games.cards.mogeln.view import TableView as MogelnTableView
from daumen_rules.games.cards.orakel import Remove as OrakelRemove
from daumen_rules.games.cards.orakel import Rules as OrakelRules
from daumen_rules.games.cards.preference.clauses import Rules as PreferenceRules
from daumen_rules.games.cards.quartett import Ask as QuartettAsk
from daumen_rules.games.cards.quartett import Rules as QuartettRules
from daumen_rules.games.cards.red_dog import Rules as RedDogRules
from daumen_rules.games.cards.schlafmuetze.actions import Give as SchlafmuetzeGive
from daumen_rules.games.cards.schlafmuetze.actions import Grab as SchlafmuetzeGrab
from daumen_rules.games.cards.schlafmuetze.actions import PassOn as SchlafmuetzePassOn
from daumen_rules.games.cards.schlafmuetze.clauses import Rules as SchlafmuetzeRules
from daumen_rules.games.cards.schnipp_schnapp_schnurr import Rules as SchnippSchnappSchnurrRules
from daumen_rules.games.cards.sechsundsechzig.rules import Rules as SechsundsechzigRules
from daumen_rules.games.cards.sechsundsechzig_zu_dritt import Rules as SechsundsechzigZuDrittRules
from daumen_rules.games.cards.siebzehn_und_vier.rules import Rules as SiebzehnUndVierRules
from daumen_rules.games.cards.skat.rules import Rules as SkatRules
from daumen_rules.games.cards.skat.table import Declare as SkatDeclare
from daumen_rules.games.cards.skat.table import Discard as SkatDiscard
from daumen_rules.games.cards.skat.table import ShowSkat as SkatShowSkat
from daumen_rules.games.cards.skat.table import SkatDesk, SkatView
from daumen_rules.games.cards.skat.table import TakeSkat as SkatTakeSkat
from daumen_rules.games.cards.spitz_pass_auf.clauses import Rules as SpitzPassAufRules
from daumen_rules.games.cards.spitz_pass_auf.table import Race as SpitzPassAufRace
from daumen_rules.games.cards.spitz_pass_auf.table import Table as SpitzPassAufTable
from daumen_rules.games.cards.spitz_pass_auf.view import TableView as SpitzPassAufTableView
from daumen_rules.games.cards.trouper import Rules as TrouperRules
from daumen_rules.games.cards.verirrter_ritter import LayPair as VerirrterRitterLayPair
from daumen_rules.games.cards.verirrter_ritter import Rules as VerirrterRitterRules
from daumen_rules.games.cards.zwanzig_ab import Rules as ZwanzigAbRules
from daumen_rules.games.daumen_drauf.actions import Deal as DaumenDraufDeal
from daumen_rules.games.daumen_drauf.actions import Parry as DaumenDraufParry
from daumen_rules.games.daumen_drauf.actions import Pass as DaumenDraufPass
from daumen_rules.games.daumen_drauf.actions import Show as DaumenDraufShow
from daumen_rules.games.daumen_drauf.events.dealing import Dealt as DaumenDraufDealt
from daumen_rules.games.daumen_drauf.events.dealing import Drawn as DaumenDraufDrawn
from daumen_rules.games.daumen_drauf.events.dealing import Leads as DaumenDraufLeads
from daumen_rules.games.daumen_drauf.events.dealing import NobodyDraws as DaumenDraufNobodyDraws
from daumen_rules.games.daumen_drauf.events.dealing import PileEmpty as DaumenDraufPileEmpty
from daumen_rules.games.daumen_drauf.events.ending import GameOver as DaumenDraufGameOver
from daumen_rules.games.daumen_drauf.events.ending import Inspected as DaumenDraufInspected
from daumen_rules.games.daumen_drauf.events.ending import LastHand as DaumenDraufLastHand
from daumen_rules.games.daumen_drauf.events.ending import Scored as DaumenDraufScored
from daumen_rules.games.daumen_drauf.events.ending import Taken as DaumenDraufTaken
from daumen_rules.games.daumen_drauf.events.ending import TrickLeft as DaumenDraufTrickLeft
from daumen_rules.games.daumen_drauf.events.showing import Parried as DaumenDraufParried
from daumen_rules.games.daumen_drauf.events.showing import Passed as DaumenDraufPassed
from daumen_rules.games.daumen_drauf.events.showing import Released as DaumenDraufReleased
from daumen_rules.games.daumen_drauf.events.showing import Shown as DaumenDraufShown
from daumen_rules.games.daumen_drauf.events.showing import Skipped as DaumenDraufSkipped
from daumen_rules.games.daumen_drauf.model import Finished as DaumenDraufFinished
from daumen_rules.games.daumen_drauf.model import Playing as DaumenDraufPlaying
from daumen_rules.games.daumen_drauf.model import Undealt as DaumenDraufUndealt
from daumen_rules.games.daumen_drauf.rule_set import RuleSet as DaumenDraufRuleSet
from daumen_rules.games.daumen_drauf.view import View as DaumenDraufView
from daumen_rules.games.dice.auf_und_ab import Rules as AufUndAbRules
from daumen_rules.games.dice.beelzebub import Rules as BeelzebubRules
from daumen_rules.games.dice.blaue_augen import Rules as BlaueAugenRules
from daumen_rules.games.dice.chicago import Round as ChicagoRound
from daumen_rules.games.dice.chicago import Rules as ChicagoRules
from daumen_rules.games.dice.craps import Luck as CrapsLuck
from daumen_rules.games.dice.craps import Rules as CrapsRules
from daumen_rules.games.dice.das_grosse_herz import Rules as DasGrosseHerzRules
from daumen_rules.games.dice.der_turm import Mats as DerTurmMats
from daumen_rules.games.dice.der_turm import Rules as DerTurmRules
from daumen_rules.games.dice.der_turm import Tower as DerTurmTower
from daumen_rules.games.dice.die_21_eins import Rules as Die21EinsRules
from daumen_rules.games.dice.die_boese_drei import Greed as DieBoeseDreiGreed
from daumen_rules.games.dice.die_boese_drei import Rules as DieBoeseDreiRules
from daumen_rules.games.dice.die_boese_eins import Rules as DieBoeseEinsRules
from daumen_rules.games.dice.die_spinne import Rules as DieSpinneRules
from daumen_rules.games.dice.doppelte_liebe import Rules as DoppelteLiebeRules
from daumen_rules.games.dice.doppeltes_lottchen import Rules as DoppeltesLottchenRules
from daumen_rules.games.dice.dufte_hundert import Rules as DufteHundertRules
from daumen_rules.games.dice.einer_gleich_zwei import Rules as EinerGleichZweiRules
from daumen_rules.games.dice.einfacher_pasch import Rules as EinfacherPaschRules
from daumen_rules.games.dice.einmaleins import Rules as EinmaleinsRules
from daumen_rules.games.dice.einundzwanzig import Rules as EinundzwanzigRules
from daumen_rules.games.dice.elf_hoch import Rules as ElfHochRules
from daumen_rules.games.dice.engines.actions import Keep as ActionsKeep
from daumen_rules.games.dice.engines.bank import Purse as BankPurse
from daumen_rules.games.dice.engines.columns import Column as ColumnsColumn
from daumen_rules.games.dice.engines.hands import Hand as HandsHand
from daumen_rules.games.dice.engines.hands import Pot as HandsPot
from daumen_rules.games.dice.engines.keep import KeepTable
from daumen_rules.games.dice.engines.magic_trick import Guess as MagicTrickGuess
from daumen_rules.games.dice.engines.magic_trick import Name as MagicTrickName
from daumen_rules.games.dice.engines.magic_trick import Secret as MagicTrickSecret
from daumen_rules.games.dice.engines.nearing import Near as NearingNear
from daumen_rules.games.dice.engines.reckoning import Reckoned as ReckoningReckoned
from daumen_rules.games.dice.engines.sheets import Best as SheetsBest
from daumen_rules.games.dice.engines.sheets import Sheet as SheetsSheet
from daumen_rules.games.dice.engines.sheets import Standing as SheetsStanding
from daumen_rules.games.dice.engines.sheets import Table as SheetsTable
from daumen_rules.games.dice.engines.striking import Struck as StrikingStruck
from daumen_rules.games.dice.familie_meier import Family as FamilieMeierFamily
from daumen_rules.games.dice.familie_meier import Rules as FamilieMeierRules
from daumen_rules.games.dice.faule_sechs import Rules as FauleSechsRules
from daumen_rules.games.dice.fensterwuerfeln import Rules as FensterwuerfelnRules
from daumen_rules.games.dice.filzlaus import Hunt as FilzlausHunt
from daumen_rules.games.dice.filzlaus import Rules as FilzlausRules
from daumen_rules.games.dice.finke import Finch as FinkeFinch
from daumen_rules.games.dice.finke import Rules as FinkeRules
from daumen_rules.games.dice.fuenf_finger_spiel import Hand as FuenfFingerSpielHand
from daumen_rules.games.dice.fuenf_finger_spiel import Rules as FuenfFingerSpielRules
from daumen_rules.games.dice.gerade_und_abwaerts import Rules as GeradeUndAbwaertsRules
from daumen_rules.games.dice.gerade_und_aufwaerts import Rules as GeradeUndAufwaertsRules
from daumen_rules.games.dice.gerneklein import Rules as GernekleinRules
from daumen_rules.games.dice.gestrichene_zwoelf import Rules as GestricheneZwoelfRules
from daumen_rules.games.dice.gleichpasch import Rules as GleichpaschRules
from daumen_rules.games.dice.glueckspeter import Rules as GlueckspeterRules
from daumen_rules.games.dice.haendchen import Rules as HaendchenRules
from daumen_rules.games.dice.himmel_und_hoelle import Rules as HimmelUndHoelleRules
from daumen_rules.games.dice.hin_und_her import Rules as HinUndHerRules
from daumen_rules.games.dice.hoch_gewinnt import Rules as HochGewinntRules
from daumen_rules.games.dice.jule import Rules as JuleRules
from daumen_rules.games.dice.justitia import Rules as JustitiaRules
from daumen_rules.games.dice.justitia import Scale as JustitiaScale
from daumen_rules.games.dice.kleeblatt import Rules as KleeblattRules
from daumen_rules.games.dice.kniffel.card import Card as KniffelCard
from daumen_rules.games.dice.kniffel.card import Rules as KniffelRules
from daumen_rules.games.dice.kreuze_loeschen import Rules as KreuzeLoeschenRules
from daumen_rules.games.dice.kuhschwanz import Rules as KuhschwanzRules
from daumen_rules.games.dice.laeuse_wuerfeln import Louse as LaeuseWuerfelnLouse
from daumen_rules.games.dice.laeuse_wuerfeln import Rules as LaeuseWuerfelnRules
from daumen_rules.games.dice.lustige_sieben import Rules as LustigeSiebenRules
from daumen_rules.games.dice.marathon import Rules as MarathonRules
from daumen_rules.games.dice.marathon import Runner as MarathonRunner
from daumen_rules.games.dice.mariechen_verdreht import Rules as MariechenVerdrehtRules
from daumen_rules.games.dice.mariechen_vorwaerts import Rules as MariechenVorwaertsRules
from daumen_rules.games.dice.nackter_spatz import Rules as NackterSpatzRules
from daumen_rules.games.dice.ochsenschwanz import Rules as OchsenschwanzRules
from daumen_rules.games.dice.ochsenschwanz import Tail as OchsenschwanzTail
from daumen_rules.games.dice.paerchen import Rules as PaerchenRules
from daumen_rules.games.dice.pasch_2w import Rules as Pasch2WRules
from daumen_rules.games.dice.pasch_3w import Rules as Pasch3WRules
from daumen_rules.games.dice.plus_minus_1w import Rules as PlusMinus1WRules
from daumen_rules.games.dice.plus_minus_2w import Lying as PlusMinus2WLying
from daumen_rules.games.dice.plus_minus_2w import Rules as PlusMinus2WRules
from daumen_rules.games.dice.punktloeschen import Dots as PunktloeschenDots
from daumen_rules.games.dice.punktloeschen import Rules as PunktloeschenRules
from daumen_rules.games.dice.quinze import Rules as QuinzeRules
from daumen_rules.games.dice.rentmeister import Rules as RentmeisterRules
from daumen_rules.games.dice.schluck_hansel import Rules as SchluckHanselRules
from daumen_rules.games.dice.sechserspiel import Rules as SechserspielRules
from daumen_rules.games.dice.sequenzen import Rules as SequenzenRules
from daumen_rules.games.dice.sequenzen import Run as SequenzenRun
from daumen_rules.games.dice.siamesische_zwillinge import Rules as SiamesischeZwillingeRules
from daumen_rules.games.dice.sterne_wuerfeln import Rules as SterneWuerfelnRules
from daumen_rules.games.dice.streichhoelzer_auswuerfeln import (
    Rules as StreichhoelzerAuswuerfelnRules,
)
from daumen_rules.games.dice.stumme_jule import Rules as StummeJuleRules
from daumen_rules.games.dice.sultan import Reign as SultanReign
from daumen_rules.games.dice.sultan import Rules as SultanRules
from daumen_rules.games.dice.tausend import Rules as TausendRules
from daumen_rules.games.dice.teilen import Division as TeilenDivision
from daumen_rules.games.dice.teilen import Rules as TeilenRules
from daumen_rules.games.dice.teure_sieben import Rules as TeureSiebenRules
from daumen_rules.games.dice.tief_gewinnt import Rules as TiefGewinntRules
from daumen_rules.games.dice.todessprung import Leap as TodessprungLeap
from daumen_rules.games.dice.todessprung import Rules as TodessprungRules
from daumen_rules.games.dice.tollpatsch_und_xanthippe import Couple as TollpatschUndXanthippeCouple
from daumen_rules.games.dice.tollpatsch_und_xanthippe import Rules as TollpatschUndXanthippeRules
from daumen_rules.games.dice.turmblaeser import Rules as TurmblaeserRules
from daumen_rules.games.dice.um_den_stern import Rules as UmDenSternRules
from daumen_rules.games.dice.unter_oder_ueber_sieben import Rules as UnterOderUeberSiebenRules
from daumen_rules.games.dice.va_banque import Rules as VaBanqueRules
from daumen_rules.games.dice.vabanquespiel import Rules as VabanquespielRules
from daumen_rules.games.dice.verflixte_66 import Rules as Verflixte66Rules
from daumen_rules.games.dice.verflixte_66 import Sum as Verflixte66Sum
from daumen_rules.games.dice.wieviel_augen_2w import Rules as WievielAugen2WRules
from daumen_rules.games.dice.wieviel_augen_3w import Rules as WievielAugen3WRules
from daumen_rules.games.dice.wuerfelpoker import Rules as WuerfelpokerRules
from daumen_rules.games.dice.wuerfelstapel import Rules as WuerfelstapelRules
from daumen_rules.games.dice.zehnerspiel import Rules as ZehnerspielRules
from daumen_rules.games.dice.zehntausend import Rules as ZehntausendRules
from daumen_rules.games.dice.zentavesta import Rules as ZentavestaRules
from daumen_rules.games.dice.zeppelin import Rules as ZeppelinRules
from daumen_rules.pieces.callouts import Heard
from daumen_rules.pieces.cards import Deal
from daumen_rules.pieces.choices import Bet, Choose, Leave, Pass, Say
from daumen_rules.pieces.dice import Throw
from daumen_rules.pieces.event_text import TextEvent

DaumenDraufState: TypeAlias = DaumenDraufUndealt | DaumenDraufPlaying | DaumenDraufFinished
DaumenDraufAction: TypeAlias = (
    DaumenDraufDeal | DaumenDraufShow | DaumenDraufPass | DaumenDraufParry
)
DaumenDraufEvent: TypeAlias = (
    DaumenDraufDealt
    | DaumenDraufDrawn
    | DaumenDraufNobodyDraws
    | DaumenDraufPileEmpty
    | DaumenDraufLeads
    | DaumenDraufShown
    | DaumenDraufReleased
    | DaumenDraufPassed
    | DaumenDraufSkipped
    | DaumenDraufParried
    | DaumenDraufTaken
    | DaumenDraufInspected
    | DaumenDraufTrickLeft
    | DaumenDraufGameOver
    | DaumenDraufLastHand
    | DaumenDraufScored
)
ActionsAction: TypeAlias = Throw | Choose | Say | Bet | ActionsKeep | Heard
MagicTrickAction: TypeAlias = Throw | MagicTrickName | MagicTrickGuess
Action: TypeAlias = Throw | Say
LudoAction: TypeAlias = LudoMove | LudoEnter | Throw
EinigkeitMachtStarkAction: TypeAlias = (
    EinigkeitMachtStarkLetPass | EinigkeitMachtStarkSendBack | LudoMove | LudoEnter | Throw
)
SperreAction: TypeAlias = SperreBlock | LudoMove | LudoEnter | Throw
KetteAction: TypeAlias = KetteBack | KetteTogether | LudoMove | LudoEnter | Throw
BuntesAergernAction: TypeAlias = LudoMove | BuntesAergernEnterAt | Throw
DraughtsAction: TypeAlias = DraughtsMove | DraughtsCapture | DraughtsHuff | DraughtsDemand
StonesAction: TypeAlias = StonesMove | StonesTake | Leave | Pass
WolfUndSchafeAction: TypeAlias = WolfUndSchafePlace | WolfUndSchafeMove
MorrisAction: TypeAlias = MorrisPlace | MorrisMove | MorrisTake | Leave | Pass
DeskAction: TypeAlias = (
    Deal
    | TricksPlay
    | DeskLay
    | DeskTrump
    | DeskSwap
    | DeskAway
    | DeskLeave
    | DeskMeld
    | Say
    | Bet
    | AuctionSolo
    | DecisionsDecide
    | AuctionBid
    | AuctionHold
    | AuctionPass
    | DeskSpecial
)
SpitzPassAufAction: TypeAlias = Deal | LayingShuffle | SpitzPassAufRace
BankTableAction: TypeAlias = (
    Deal | Bet | BankTableBetOn | Say | TricksPlay | BankTableName | BankTablePick
)
VerirrterRitterAction: TypeAlias = CollectingDrawn | VerirrterRitterLayPair | Say | Deal
MauMauAction: TypeAlias = Deal | LayingShuffle | MauMauLay | MauMauDraw | MauMauKeep | MauMauPass
TricksAction: TypeAlias = TricksPlay | Say | Deal
LayingAction: TypeAlias = Say | LayingShuffle | Deal
SchlafmuetzeAction: TypeAlias = SchlafmuetzeGrab | SchlafmuetzePassOn | SchlafmuetzeGive | Deal
MogelnAction: TypeAlias = Deal | MogelnLay | MogelnSlip | MogelnDoubt | MogelnLet | Heard
QuartettAction: TypeAlias = QuartettAsk | Deal
OrakelAction: TypeAlias = OrakelRemove | Deal
DieJagdAction: TypeAlias = Say | Deal
FarbeOderWertAction: TypeAlias = FarbeOderWertGuess | Deal
SkatAction: TypeAlias = (
    Deal
    | AuctionBid
    | AuctionHold
    | AuctionPass
    | SkatTakeSkat
    | SkatDiscard
    | SkatDeclare
    | TricksPlay
    | SkatShowSkat
)

@overload
def load(
    name: Literal["daumen-drauf"],
) -> Game[
    DaumenDraufRuleSet, DaumenDraufState, DaumenDraufAction, DaumenDraufEvent, DaumenDraufView
]: ...
@overload
def load(
    name: Literal["jule"],
) -> Game[
    JuleRules, SheetsSheet[JuleRules, int], ActionsAction, TextEvent, SheetsSheet[JuleRules, int]
]: ...
@overload
def load(
    name: Literal["stumme-jule"],
) -> Game[
    StummeJuleRules,
    SheetsSheet[StummeJuleRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[StummeJuleRules, int],
]: ...
@overload
def load(
    name: Literal["kuhschwanz"],
) -> Game[
    KuhschwanzRules,
    SheetsSheet[KuhschwanzRules, tuple[int, ...]],
    ActionsAction,
    TextEvent,
    SheetsSheet[KuhschwanzRules, tuple[int, ...]],
]: ...
@overload
def load(
    name: Literal["ochsenschwanz"],
) -> Game[
    OchsenschwanzRules,
    SheetsSheet[OchsenschwanzRules, OchsenschwanzTail],
    ActionsAction,
    TextEvent,
    SheetsSheet[OchsenschwanzRules, OchsenschwanzTail],
]: ...
@overload
def load(
    name: Literal["hin-und-her"],
) -> Game[
    HinUndHerRules,
    SheetsSheet[HinUndHerRules, tuple[int, ...]],
    ActionsAction,
    TextEvent,
    SheetsSheet[HinUndHerRules, tuple[int, ...]],
]: ...
@overload
def load(
    name: Literal["laeuse-wuerfeln"],
) -> Game[
    LaeuseWuerfelnRules,
    SheetsSheet[LaeuseWuerfelnRules, LaeuseWuerfelnLouse],
    ActionsAction,
    TextEvent,
    SheetsSheet[LaeuseWuerfelnRules, LaeuseWuerfelnLouse],
]: ...
@overload
def load(
    name: Literal["die-boese-eins"],
) -> Game[
    DieBoeseEinsRules,
    SheetsSheet[DieBoeseEinsRules, SheetsStanding],
    ActionsAction,
    TextEvent,
    SheetsSheet[DieBoeseEinsRules, SheetsStanding],
]: ...
@overload
def load(
    name: Literal["die-boese-drei"],
) -> Game[
    DieBoeseDreiRules,
    SheetsSheet[DieBoeseDreiRules, DieBoeseDreiGreed],
    ActionsAction,
    TextEvent,
    SheetsSheet[DieBoeseDreiRules, DieBoeseDreiGreed],
]: ...
@overload
def load(
    name: Literal["auf-und-ab"],
) -> Game[
    AufUndAbRules,
    SheetsSheet[AufUndAbRules, SheetsStanding],
    ActionsAction,
    TextEvent,
    SheetsSheet[AufUndAbRules, SheetsStanding],
]: ...
@overload
def load(
    name: Literal["plus-minus-1w"],
) -> Game[
    PlusMinus1WRules,
    SheetsSheet[PlusMinus1WRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[PlusMinus1WRules, int],
]: ...
@overload
def load(
    name: Literal["justitia"],
) -> Game[
    JustitiaRules,
    SheetsTable[JustitiaRules, JustitiaScale, int],
    ActionsAction,
    TextEvent,
    SheetsTable[JustitiaRules, JustitiaScale, int],
]: ...
@overload
def load(
    name: Literal["die-21-eins"],
) -> Game[
    Die21EinsRules,
    SheetsTable[Die21EinsRules, int, int],
    ActionsAction,
    TextEvent,
    SheetsTable[Die21EinsRules, int, int],
]: ...
@overload
def load(
    name: Literal["marathon"],
) -> Game[
    MarathonRules,
    SheetsTable[MarathonRules, MarathonRunner, int],
    ActionsAction,
    TextEvent,
    SheetsTable[MarathonRules, MarathonRunner, int],
]: ...
@overload
def load(
    name: Literal["quinze"],
) -> Game[
    QuinzeRules,
    SheetsTable[QuinzeRules, NearingNear, int],
    ActionsAction,
    TextEvent,
    SheetsTable[QuinzeRules, NearingNear, int],
]: ...
@overload
def load(
    name: Literal["zeppelin"],
) -> Game[
    ZeppelinRules,
    SheetsTable[ZeppelinRules, int, tuple[int, ...]],
    ActionsAction,
    TextEvent,
    SheetsTable[ZeppelinRules, int, tuple[int, ...]],
]: ...
@overload
def load(
    name: Literal["nackter-spatz"],
) -> Game[
    NackterSpatzRules,
    SheetsSheet[NackterSpatzRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[NackterSpatzRules, int],
]: ...
@overload
def load(
    name: Literal["sultan"],
) -> Game[
    SultanRules,
    SheetsTable[SultanRules, int, SultanReign],
    ActionsAction,
    TextEvent,
    SheetsTable[SultanRules, int, SultanReign],
]: ...
@overload
def load(
    name: Literal["das-grosse-herz"],
) -> Game[
    DasGrosseHerzRules,
    SheetsSheet[DasGrosseHerzRules, tuple[int, ...]],
    ActionsAction,
    TextEvent,
    SheetsSheet[DasGrosseHerzRules, tuple[int, ...]],
]: ...
@overload
def load(
    name: Literal["sechserspiel"],
) -> Game[
    SechserspielRules,
    SheetsSheet[SechserspielRules, ColumnsColumn],
    ActionsAction,
    TextEvent,
    SheetsSheet[SechserspielRules, ColumnsColumn],
]: ...
@overload
def load(
    name: Literal["mariechen-vorwaerts"],
) -> Game[
    MariechenVorwaertsRules,
    SheetsSheet[MariechenVorwaertsRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[MariechenVorwaertsRules, int],
]: ...
@overload
def load(
    name: Literal["mariechen-verdreht"],
) -> Game[
    MariechenVerdrehtRules,
    SheetsSheet[MariechenVerdrehtRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[MariechenVerdrehtRules, int],
]: ...
@overload
def load(
    name: Literal["filzlaus"],
) -> Game[
    FilzlausRules,
    SheetsSheet[FilzlausRules, FilzlausHunt],
    ActionsAction,
    TextEvent,
    SheetsSheet[FilzlausRules, FilzlausHunt],
]: ...
@overload
def load(
    name: Literal["doppelte-liebe"],
) -> Game[
    DoppelteLiebeRules,
    SheetsSheet[DoppelteLiebeRules, tuple[int, ...]],
    ActionsAction,
    TextEvent,
    SheetsSheet[DoppelteLiebeRules, tuple[int, ...]],
]: ...
@overload
def load(
    name: Literal["himmel-und-hoelle"],
) -> Game[
    HimmelUndHoelleRules,
    SheetsSheet[HimmelUndHoelleRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[HimmelUndHoelleRules, int],
]: ...
@overload
def load(
    name: Literal["tollpatsch-und-xanthippe"],
) -> Game[
    TollpatschUndXanthippeRules,
    SheetsSheet[TollpatschUndXanthippeRules, TollpatschUndXanthippeCouple],
    ActionsAction,
    TextEvent,
    SheetsSheet[TollpatschUndXanthippeRules, TollpatschUndXanthippeCouple],
]: ...
@overload
def load(
    name: Literal["lustige-sieben"],
) -> Game[
    LustigeSiebenRules,
    SheetsSheet[LustigeSiebenRules, BankPurse],
    ActionsAction,
    TextEvent,
    SheetsSheet[LustigeSiebenRules, BankPurse],
]: ...
@overload
def load(
    name: Literal["todessprung"],
) -> Game[
    TodessprungRules,
    SheetsTable[TodessprungRules, int, TodessprungLeap],
    ActionsAction,
    TextEvent,
    SheetsTable[TodessprungRules, int, TodessprungLeap],
]: ...
@overload
def load(
    name: Literal["kreuze-loeschen"],
) -> Game[
    KreuzeLoeschenRules,
    SheetsSheet[KreuzeLoeschenRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[KreuzeLoeschenRules, int],
]: ...
@overload
def load(
    name: Literal["punktloeschen"],
) -> Game[
    PunktloeschenRules,
    SheetsTable[PunktloeschenRules, PunktloeschenDots, int],
    ActionsAction,
    TextEvent,
    SheetsTable[PunktloeschenRules, PunktloeschenDots, int],
]: ...
@overload
def load(
    name: Literal["finke"],
) -> Game[
    FinkeRules,
    SheetsTable[FinkeRules, int, FinkeFinch],
    ActionsAction,
    TextEvent,
    SheetsTable[FinkeRules, int, FinkeFinch],
]: ...
@overload
def load(
    name: Literal["haendchen"],
) -> Game[
    HaendchenRules,
    SheetsSheet[HaendchenRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[HaendchenRules, int],
]: ...
@overload
def load(
    name: Literal["elf-hoch"],
) -> Game[
    ElfHochRules,
    SheetsTable[ElfHochRules, int, int],
    ActionsAction,
    TextEvent,
    SheetsTable[ElfHochRules, int, int],
]: ...
@overload
def load(
    name: Literal["gestrichene-zwoelf"],
) -> Game[
    GestricheneZwoelfRules,
    SheetsSheet[GestricheneZwoelfRules, StrikingStruck],
    ActionsAction,
    TextEvent,
    SheetsSheet[GestricheneZwoelfRules, StrikingStruck],
]: ...
@overload
def load(
    name: Literal["die-spinne"],
) -> Game[
    DieSpinneRules,
    SheetsSheet[DieSpinneRules, StrikingStruck],
    ActionsAction,
    TextEvent,
    SheetsSheet[DieSpinneRules, StrikingStruck],
]: ...
@overload
def load(
    name: Literal["teilen"],
) -> Game[
    TeilenRules,
    SheetsSheet[TeilenRules, TeilenDivision],
    ActionsAction,
    TextEvent,
    SheetsSheet[TeilenRules, TeilenDivision],
]: ...
@overload
def load(
    name: Literal["schluck-hansel"],
) -> Game[
    SchluckHanselRules,
    SheetsTable[SchluckHanselRules, int, tuple[int, ...]],
    ActionsAction,
    TextEvent,
    SheetsTable[SchluckHanselRules, int, tuple[int, ...]],
]: ...
@overload
def load(
    name: Literal["glueckspeter"],
) -> Game[
    GlueckspeterRules,
    SheetsTable[GlueckspeterRules, int, tuple[int, ...]],
    ActionsAction,
    TextEvent,
    SheetsTable[GlueckspeterRules, int, tuple[int, ...]],
]: ...
@overload
def load(
    name: Literal["dufte-hundert"],
) -> Game[
    DufteHundertRules,
    SheetsSheet[DufteHundertRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[DufteHundertRules, int],
]: ...
@overload
def load(
    name: Literal["teure-sieben"],
) -> Game[
    TeureSiebenRules,
    SheetsSheet[TeureSiebenRules, tuple[int, ...]],
    ActionsAction,
    TextEvent,
    SheetsSheet[TeureSiebenRules, tuple[int, ...]],
]: ...
@overload
def load(
    name: Literal["unter-oder-ueber-sieben"],
) -> Game[
    UnterOderUeberSiebenRules,
    SheetsTable[UnterOderUeberSiebenRules, BankPurse, str],
    ActionsAction,
    TextEvent,
    SheetsTable[UnterOderUeberSiebenRules, BankPurse, str],
]: ...
@overload
def load(
    name: Literal["einfacher-pasch"],
) -> Game[
    EinfacherPaschRules,
    SheetsSheet[EinfacherPaschRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[EinfacherPaschRules, int],
]: ...
@overload
def load(
    name: Literal["craps"],
) -> Game[
    CrapsRules,
    SheetsTable[CrapsRules, BankPurse, CrapsLuck],
    ActionsAction,
    TextEvent,
    SheetsTable[CrapsRules, BankPurse, CrapsLuck],
]: ...
@overload
def load(
    name: Literal["wieviel-augen-2w"],
) -> Game[
    WievielAugen2WRules,
    MagicTrickSecret[WievielAugen2WRules],
    MagicTrickAction,
    TextEvent,
    MagicTrickSecret[WievielAugen2WRules],
]: ...
@overload
def load(
    name: Literal["plus-minus-2w"],
) -> Game[
    PlusMinus2WRules,
    SheetsTable[PlusMinus2WRules, int, PlusMinus2WLying],
    ActionsAction,
    TextEvent,
    SheetsTable[PlusMinus2WRules, int, PlusMinus2WLying],
]: ...
@overload
def load(
    name: Literal["pasch-2w"],
) -> Game[
    Pasch2WRules,
    SheetsTable[Pasch2WRules, int, int],
    ActionsAction,
    TextEvent,
    SheetsTable[Pasch2WRules, int, int],
]: ...
@overload
def load(
    name: Literal["blaue-augen"],
) -> Game[
    BlaueAugenRules,
    SheetsSheet[BlaueAugenRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[BlaueAugenRules, int],
]: ...
@overload
def load(
    name: Literal["sterne-wuerfeln"],
) -> Game[
    SterneWuerfelnRules,
    SheetsSheet[SterneWuerfelnRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[SterneWuerfelnRules, int],
]: ...
@overload
def load(
    name: Literal["um-den-stern"],
) -> Game[
    UmDenSternRules,
    SheetsSheet[UmDenSternRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[UmDenSternRules, int],
]: ...
@overload
def load(
    name: Literal["fensterwuerfeln"],
) -> Game[
    FensterwuerfelnRules,
    SheetsSheet[FensterwuerfelnRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[FensterwuerfelnRules, int],
]: ...
@overload
def load(
    name: Literal["einundzwanzig"],
) -> Game[
    EinundzwanzigRules,
    SheetsTable[EinundzwanzigRules, NearingNear, int],
    ActionsAction,
    TextEvent,
    SheetsTable[EinundzwanzigRules, NearingNear, int],
]: ...
@overload
def load(
    name: Literal["chicago"],
) -> Game[
    ChicagoRules,
    KeepTable[ChicagoRules, int, ChicagoRound],
    ActionsAction,
    TextEvent,
    KeepTable[ChicagoRules, int, ChicagoRound],
]: ...
@overload
def load(
    name: Literal["sequenzen"],
) -> Game[
    SequenzenRules,
    SheetsTable[SequenzenRules, SequenzenRun, int],
    ActionsAction,
    TextEvent,
    SheetsTable[SequenzenRules, SequenzenRun, int],
]: ...
@overload
def load(
    name: Literal["pasch-3w"],
) -> Game[
    Pasch3WRules,
    SheetsSheet[Pasch3WRules, SheetsBest],
    ActionsAction,
    TextEvent,
    SheetsSheet[Pasch3WRules, SheetsBest],
]: ...
@overload
def load(
    name: Literal["gleichpasch"],
) -> Game[
    GleichpaschRules,
    SheetsSheet[GleichpaschRules, SheetsBest],
    ActionsAction,
    TextEvent,
    SheetsSheet[GleichpaschRules, SheetsBest],
]: ...
@overload
def load(
    name: Literal["einmaleins"],
) -> Game[
    EinmaleinsRules,
    SheetsSheet[EinmaleinsRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[EinmaleinsRules, int],
]: ...
@overload
def load(
    name: Literal["rentmeister"],
) -> Game[
    RentmeisterRules,
    SheetsTable[RentmeisterRules, ColumnsColumn, int],
    ActionsAction,
    TextEvent,
    SheetsTable[RentmeisterRules, ColumnsColumn, int],
]: ...
@overload
def load(
    name: Literal["streichhoelzer-auswuerfeln"],
) -> Game[
    StreichhoelzerAuswuerfelnRules,
    SheetsTable[StreichhoelzerAuswuerfelnRules, int, int],
    ActionsAction,
    TextEvent,
    SheetsTable[StreichhoelzerAuswuerfelnRules, int, int],
]: ...
@overload
def load(
    name: Literal["der-turm"],
) -> Game[
    DerTurmRules,
    SheetsTable[DerTurmRules, DerTurmMats, DerTurmTower],
    ActionsAction,
    TextEvent,
    SheetsTable[DerTurmRules, DerTurmMats, DerTurmTower],
]: ...
@overload
def load(
    name: Literal["kleeblatt"],
) -> Game[
    KleeblattRules,
    SheetsTable[KleeblattRules, int, int],
    ActionsAction,
    TextEvent,
    SheetsTable[KleeblattRules, int, int],
]: ...
@overload
def load(
    name: Literal["tausend"],
) -> Game[
    TausendRules,
    SheetsSheet[TausendRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[TausendRules, int],
]: ...
@overload
def load(
    name: Literal["doppeltes-lottchen"],
) -> Game[
    DoppeltesLottchenRules,
    SheetsTable[DoppeltesLottchenRules, int, int],
    ActionsAction,
    TextEvent,
    SheetsTable[DoppeltesLottchenRules, int, int],
]: ...
@overload
def load(
    name: Literal["siamesische-zwillinge"],
) -> Game[
    SiamesischeZwillingeRules,
    SheetsTable[SiamesischeZwillingeRules, int, int],
    ActionsAction,
    TextEvent,
    SheetsTable[SiamesischeZwillingeRules, int, int],
]: ...
@overload
def load(
    name: Literal["faule-sechs"],
) -> Game[
    FauleSechsRules,
    SheetsTable[FauleSechsRules, int, int],
    ActionsAction,
    TextEvent,
    SheetsTable[FauleSechsRules, int, int],
]: ...
@overload
def load(
    name: Literal["turmblaeser"],
) -> Game[
    TurmblaeserRules,
    SheetsSheet[TurmblaeserRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[TurmblaeserRules, int],
]: ...
@overload
def load(
    name: Literal["zentavesta"],
) -> Game[
    ZentavestaRules,
    SheetsSheet[ZentavestaRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[ZentavestaRules, int],
]: ...
@overload
def load(
    name: Literal["zehnerspiel"],
) -> Game[
    ZehnerspielRules,
    SheetsSheet[ZehnerspielRules, BankPurse],
    ActionsAction,
    TextEvent,
    SheetsSheet[ZehnerspielRules, BankPurse],
]: ...
@overload
def load(
    name: Literal["familie-meier"],
) -> Game[
    FamilieMeierRules,
    SheetsSheet[FamilieMeierRules, FamilieMeierFamily],
    ActionsAction,
    TextEvent,
    SheetsSheet[FamilieMeierRules, FamilieMeierFamily],
]: ...
@overload
def load(
    name: Literal["gerade-und-aufwaerts"],
) -> Game[
    GeradeUndAufwaertsRules,
    SheetsSheet[GeradeUndAufwaertsRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[GeradeUndAufwaertsRules, int],
]: ...
@overload
def load(
    name: Literal["gerade-und-abwaerts"],
) -> Game[
    GeradeUndAbwaertsRules,
    SheetsSheet[GeradeUndAbwaertsRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[GeradeUndAbwaertsRules, int],
]: ...
@overload
def load(
    name: Literal["fuenf-finger-spiel"],
) -> Game[
    FuenfFingerSpielRules,
    SheetsSheet[FuenfFingerSpielRules, FuenfFingerSpielHand],
    ActionsAction,
    TextEvent,
    SheetsSheet[FuenfFingerSpielRules, FuenfFingerSpielHand],
]: ...
@overload
def load(
    name: Literal["hoch-gewinnt"],
) -> Game[
    HochGewinntRules,
    SheetsSheet[HochGewinntRules, Fraction],
    ActionsAction,
    TextEvent,
    SheetsSheet[HochGewinntRules, Fraction],
]: ...
@overload
def load(
    name: Literal["tief-gewinnt"],
) -> Game[
    TiefGewinntRules,
    SheetsSheet[TiefGewinntRules, Fraction],
    ActionsAction,
    TextEvent,
    SheetsSheet[TiefGewinntRules, Fraction],
]: ...
@overload
def load(
    name: Literal["einer-gleich-zwei"],
) -> Game[
    EinerGleichZweiRules,
    SheetsSheet[EinerGleichZweiRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[EinerGleichZweiRules, int],
]: ...
@overload
def load(
    name: Literal["wieviel-augen-3w"],
) -> Game[
    WievielAugen3WRules,
    MagicTrickSecret[WievielAugen3WRules],
    MagicTrickAction,
    TextEvent,
    MagicTrickSecret[WievielAugen3WRules],
]: ...
@overload
def load(
    name: Literal["verflixte-66"],
) -> Game[
    Verflixte66Rules,
    SheetsTable[Verflixte66Rules, int, Verflixte66Sum],
    ActionsAction,
    TextEvent,
    SheetsTable[Verflixte66Rules, int, Verflixte66Sum],
]: ...
@overload
def load(
    name: Literal["gerneklein"],
) -> Game[
    GernekleinRules,
    SheetsSheet[GernekleinRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[GernekleinRules, int],
]: ...
@overload
def load(
    name: Literal["paerchen"],
) -> Game[
    PaerchenRules,
    SheetsSheet[PaerchenRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[PaerchenRules, int],
]: ...
@overload
def load(
    name: Literal["beelzebub"],
) -> Game[
    BeelzebubRules,
    SheetsSheet[BeelzebubRules, int],
    ActionsAction,
    TextEvent,
    SheetsSheet[BeelzebubRules, int],
]: ...
@overload
def load(
    name: Literal["wuerfelstapel"],
) -> Game[
    WuerfelstapelRules,
    MagicTrickSecret[WuerfelstapelRules],
    MagicTrickAction,
    TextEvent,
    MagicTrickSecret[WuerfelstapelRules],
]: ...
@overload
def load(
    name: Literal["kniffel"],
) -> Game[
    KniffelRules,
    KeepTable[KniffelRules, KniffelCard, None],
    ActionsAction,
    TextEvent,
    KeepTable[KniffelRules, KniffelCard, None],
]: ...
@overload
def load(
    name: Literal["va-banque"],
) -> Game[
    VaBanqueRules,
    SheetsTable[VaBanqueRules, ReckoningReckoned, int],
    ActionsAction,
    TextEvent,
    SheetsTable[VaBanqueRules, ReckoningReckoned, int],
]: ...
@overload
def load(
    name: Literal["wuerfelpoker"],
) -> Game[
    WuerfelpokerRules,
    SheetsTable[WuerfelpokerRules, HandsHand, HandsPot],
    ActionsAction,
    TextEvent,
    SheetsTable[WuerfelpokerRules, HandsHand, HandsPot],
]: ...
@overload
def load(
    name: Literal["zehntausend"],
) -> Game[
    ZehntausendRules,
    KeepTable[ZehntausendRules, int, int],
    ActionsAction,
    TextEvent,
    KeepTable[ZehntausendRules, int, int],
]: ...
@overload
def load(
    name: Literal["vabanquespiel"],
) -> Game[
    VabanquespielRules,
    SheetsTable[VabanquespielRules, ReckoningReckoned, int],
    ActionsAction,
    TextEvent,
    SheetsTable[VabanquespielRules, ReckoningReckoned, int],
]: ...
@overload
def load(
    name: Literal["leiterspiel"],
) -> Game[
    LeiterspielRules, TrackState[LeiterspielRules], Action, TextEvent, TrackState[LeiterspielRules]
]: ...
@overload
def load(
    name: Literal["mensch-aergere-dich-nicht"],
) -> Game[
    MenschAergereDichNichtRules,
    LudoState[MenschAergereDichNichtRules, LudoNothing],
    LudoAction,
    TextEvent,
    LudoState[MenschAergereDichNichtRules, LudoNothing],
]: ...
@overload
def load(
    name: Literal["einigkeit-macht-stark"],
) -> Game[
    EinigkeitMachtStarkRules,
    LudoState[EinigkeitMachtStarkRules, EinigkeitMachtStarkClaim],
    EinigkeitMachtStarkAction,
    TextEvent,
    LudoState[EinigkeitMachtStarkRules, EinigkeitMachtStarkClaim],
]: ...
@overload
def load(
    name: Literal["sperre"],
) -> Game[
    SperreRules,
    LudoState[SperreRules, SperreKnocked],
    SperreAction,
    TextEvent,
    LudoState[SperreRules, SperreKnocked],
]: ...
@overload
def load(
    name: Literal["kette"],
) -> Game[
    KetteRules,
    LudoState[KetteRules, LudoNothing],
    KetteAction,
    TextEvent,
    LudoState[KetteRules, LudoNothing],
]: ...
@overload
def load(
    name: Literal["springen"],
) -> Game[
    SpringenRules,
    LudoState[SpringenRules, LudoNothing],
    LudoAction,
    TextEvent,
    LudoState[SpringenRules, LudoNothing],
]: ...
@overload
def load(
    name: Literal["buntes-aergern"],
) -> Game[
    BuntesAergernRules,
    LudoState[BuntesAergernRules, LudoNothing],
    BuntesAergernAction,
    TextEvent,
    LudoState[BuntesAergernRules, LudoNothing],
]: ...
@overload
def load(
    name: Literal["wer-den-cent-nicht-ehrt"],
) -> Game[
    WerDenCentNichtEhrtRules,
    LudoState[WerDenCentNichtEhrtRules, WerDenCentNichtEhrtCoins],
    LudoAction,
    TextEvent,
    LudoState[WerDenCentNichtEhrtRules, WerDenCentNichtEhrtCoins],
]: ...
@overload
def load(
    name: Literal["schneller-pasch"],
) -> Game[
    SchnellerPaschRules,
    LudoState[SchnellerPaschRules, LudoNothing],
    LudoAction,
    TextEvent,
    LudoState[SchnellerPaschRules, LudoNothing],
]: ...
@overload
def load(
    name: Literal["gaensespiel"],
) -> Game[
    GaensespielRules, TrackState[GaensespielRules], Action, TextEvent, TrackState[GaensespielRules]
]: ...
@overload
def load(
    name: Literal["dame"],
) -> Game[DameRules, DraughtsState, DraughtsAction, TextEvent, DraughtsState]: ...
@overload
def load(
    name: Literal["acht-ritter"],
) -> Game[
    AchtRitterRules,
    StonesState[AchtRitterRules],
    StonesAction,
    TextEvent,
    StonesState[AchtRitterRules],
]: ...
@overload
def load(
    name: Literal["draught"],
) -> Game[DraughtRules, DraughtsState, DraughtsAction, TextEvent, DraughtsState]: ...
@overload
def load(
    name: Literal["polnische-dame"],
) -> Game[PolnischeDameRules, DraughtsState, DraughtsAction, TextEvent, DraughtsState]: ...
@overload
def load(
    name: Literal["englische-dame"],
) -> Game[EnglischeDameRules, DraughtsState, DraughtsAction, TextEvent, DraughtsState]: ...
@overload
def load(
    name: Literal["tuerkische-dame"],
) -> Game[TuerkischeDameRules, DraughtsState, DraughtsAction, TextEvent, DraughtsState]: ...
@overload
def load(
    name: Literal["schlagdame"],
) -> Game[SchlagdameRules, DraughtsState, DraughtsAction, TextEvent, DraughtsState]: ...
@overload
def load(
    name: Literal["eckdame"],
) -> Game[
    EckdameRules, StonesState[EckdameRules], StonesAction, TextEvent, StonesState[EckdameRules]
]: ...
@overload
def load(
    name: Literal["halma-dame"],
) -> Game[
    HalmaDameRules,
    StonesState[HalmaDameRules],
    StonesAction,
    TextEvent,
    StonesState[HalmaDameRules],
]: ...
@overload
def load(
    name: Literal["schach-halma"],
) -> Game[
    SchachHalmaRules,
    StonesState[SchachHalmaRules],
    StonesAction,
    TextEvent,
    StonesState[SchachHalmaRules],
]: ...
@overload
def load(
    name: Literal["go-dame"],
) -> Game[
    GoDameRules, StonesState[GoDameRules], StonesAction, TextEvent, StonesState[GoDameRules]
]: ...
@overload
def load(
    name: Literal["wolf-und-schafe"],
) -> Game[
    WolfUndSchafeRules, WolfUndSchafeField, WolfUndSchafeAction, TextEvent, WolfUndSchafeField
]: ...
@overload
def load(
    name: Literal["mauern"],
) -> Game[
    MauernRules, StonesState[MauernRules], StonesAction, TextEvent, StonesState[MauernRules]
]: ...
@overload
def load(
    name: Literal["pyramiden-dame"],
) -> Game[
    PyramidenDameRules,
    StonesState[PyramidenDameRules],
    StonesAction,
    TextEvent,
    StonesState[PyramidenDameRules],
]: ...
@overload
def load(
    name: Literal["italienische-dame"],
) -> Game[ItalienischeDameRules, DraughtsState, DraughtsAction, TextEvent, DraughtsState]: ...
@overload
def load(
    name: Literal["raeuberdame"],
) -> Game[
    RaeuberdameRules,
    StonesState[RaeuberdameRules],
    StonesAction,
    TextEvent,
    StonesState[RaeuberdameRules],
]: ...
@overload
def load(
    name: Literal["kesselschlacht"],
) -> Game[
    KesselschlachtRules,
    StonesState[KesselschlachtRules],
    StonesAction,
    TextEvent,
    StonesState[KesselschlachtRules],
]: ...
@overload
def load(
    name: Literal["hasami-yogi"],
) -> Game[
    HasamiYogiRules,
    StonesState[HasamiYogiRules],
    StonesAction,
    TextEvent,
    StonesState[HasamiYogiRules],
]: ...
@overload
def load(
    name: Literal["froesche-und-kroeten"],
) -> Game[
    FroescheUndKroetenRules,
    StonesState[FroescheUndKroetenRules],
    StonesAction,
    TextEvent,
    StonesState[FroescheUndKroetenRules],
]: ...
@overload
def load(
    name: Literal["muehle"],
) -> Game[
    MuehleRules, MorrisState[MuehleRules], MorrisAction, TextEvent, MorrisState[MuehleRules]
]: ...
@overload
def load(
    name: Literal["ceylonesisches-muehlespiel"],
) -> Game[
    CeylonesischesMuehlespielRules,
    MorrisState[CeylonesischesMuehlespielRules],
    MorrisAction,
    TextEvent,
    MorrisState[CeylonesischesMuehlespielRules],
]: ...
@overload
def load(
    name: Literal["pferderennen"],
) -> Game[
    PferderennenRules,
    TrackState[PferderennenRules],
    Action,
    TextEvent,
    TrackState[PferderennenRules],
]: ...
@overload
def load(
    name: Literal["preference"],
) -> Game[
    PreferenceRules, Desk[PreferenceRules], DeskAction, TextEvent, DeskView[PreferenceRules]
]: ...
@overload
def load(
    name: Literal["spitz-pass-auf"],
) -> Game[
    SpitzPassAufRules, SpitzPassAufTable, SpitzPassAufAction, TextEvent, SpitzPassAufTableView
]: ...
@overload
def load(
    name: Literal["herz-ass-herz-10"],
) -> Game[
    HerzAssHerz10Rules,
    Desk[HerzAssHerz10Rules],
    DeskAction,
    TextEvent,
    DeskView[HerzAssHerz10Rules],
]: ...
@overload
def load(
    name: Literal["schnipp-schnapp-schnurr"],
) -> Game[
    SchnippSchnappSchnurrRules,
    Desk[SchnippSchnappSchnurrRules],
    DeskAction,
    TextEvent,
    DeskView[SchnippSchnappSchnurrRules],
]: ...
@overload
def load(
    name: Literal["herzeln"],
) -> Game[HerzelnRules, Desk[HerzelnRules], DeskAction, TextEvent, DeskView[HerzelnRules]]: ...
@overload
def load(
    name: Literal["brandeln"],
) -> Game[BrandelnRules, Desk[BrandelnRules], DeskAction, TextEvent, DeskView[BrandelnRules]]: ...
@overload
def load(
    name: Literal["meine-tante-deine-tante"],
) -> Game[
    MeineTanteDeineTanteRules,
    BankTableBank[MeineTanteDeineTanteRules],
    BankTableAction,
    TextEvent,
    BankTableBankView[MeineTanteDeineTanteRules],
]: ...
@overload
def load(
    name: Literal["verirrter-ritter"],
) -> Game[
    VerirrterRitterRules,
    Layout[VerirrterRitterRules],
    VerirrterRitterAction,
    TextEvent,
    LayoutView[VerirrterRitterRules],
]: ...
@overload
def load(
    name: Literal["elfern"],
) -> Game[ElfernRules, Desk[ElfernRules], DeskAction, TextEvent, DeskView[ElfernRules]]: ...
@overload
def load(
    name: Literal["mau-mau"],
) -> Game[MauMauRules, MauMauTable, MauMauAction, TextEvent, MauMauTableView]: ...
@overload
def load(
    name: Literal["fuenf-dazu"],
) -> Game[
    FuenfDazuRules, Desk[FuenfDazuRules], DeskAction, TextEvent, DeskView[FuenfDazuRules]
]: ...
@overload
def load(
    name: Literal["siebzehn-und-vier"],
) -> Game[
    SiebzehnUndVierRules,
    BankTableBank[SiebzehnUndVierRules],
    BankTableAction,
    TextEvent,
    BankTableBankView[SiebzehnUndVierRules],
]: ...
@overload
def load(
    name: Literal["hund"],
) -> Game[HundRules, Layout[HundRules], TricksAction, TextEvent, LayoutView[HundRules]]: ...
@overload
def load(
    name: Literal["einundfuenfzig"],
) -> Game[
    EinundfuenfzigRules,
    Desk[EinundfuenfzigRules],
    DeskAction,
    TextEvent,
    DeskView[EinundfuenfzigRules],
]: ...
@overload
def load(
    name: Literal["ecarte"],
) -> Game[EcarteRules, Desk[EcarteRules], DeskAction, TextEvent, DeskView[EcarteRules]]: ...
@overload
def load(
    name: Literal["lasst-fuenf-gerade-sein"],
) -> Game[
    LasstFuenfGeradeSeinRules,
    Desk[LasstFuenfGeradeSeinRules],
    DeskAction,
    TextEvent,
    DeskView[LasstFuenfGeradeSeinRules],
]: ...
@overload
def load(
    name: Literal["der-letzte-stich"],
) -> Game[
    DerLetzteStichRules,
    Desk[DerLetzteStichRules],
    DeskAction,
    TextEvent,
    DeskView[DerLetzteStichRules],
]: ...
@overload
def load(
    name: Literal["sechsundsechzig"],
) -> Game[
    SechsundsechzigRules,
    Desk[SechsundsechzigRules],
    DeskAction,
    TextEvent,
    DeskView[SechsundsechzigRules],
]: ...
@overload
def load(
    name: Literal["sechsundsechzig-zu-dritt"],
) -> Game[
    SechsundsechzigZuDrittRules,
    Desk[SechsundsechzigZuDrittRules],
    DeskAction,
    TextEvent,
    DeskView[SechsundsechzigZuDrittRules],
]: ...
@overload
def load(
    name: Literal["das-saebel-spiel"],
) -> Game[
    DasSaebelSpielRules,
    BankTableBank[DasSaebelSpielRules],
    BankTableAction,
    TextEvent,
    BankTableBankView[DasSaebelSpielRules],
]: ...
@overload
def load(
    name: Literal["red-dog"],
) -> Game[
    RedDogRules,
    BankTableBank[RedDogRules],
    BankTableAction,
    TextEvent,
    BankTableBankView[RedDogRules],
]: ...
@overload
def load(
    name: Literal["camerun-skat"],
) -> Game[
    CamerunSkatRules,
    BankTableBank[CamerunSkatRules],
    BankTableAction,
    TextEvent,
    BankTableBankView[CamerunSkatRules],
]: ...
@overload
def load(
    name: Literal["dreiblatt"],
) -> Game[
    DreiblattRules, Desk[DreiblattRules], DeskAction, TextEvent, DeskView[DreiblattRules]
]: ...
@overload
def load(
    name: Literal["dreiblatt-mit-schieben"],
) -> Game[
    DreiblattMitSchiebenRules,
    Desk[DreiblattMitSchiebenRules],
    DeskAction,
    TextEvent,
    DeskView[DreiblattMitSchiebenRules],
]: ...
@overload
def load(
    name: Literal["zwanzig-ab"],
) -> Game[
    ZwanzigAbRules, Desk[ZwanzigAbRules], DeskAction, TextEvent, DeskView[ZwanzigAbRules]
]: ...
@overload
def load(
    name: Literal["leben-und-tod"],
) -> Game[
    LebenUndTodRules,
    Layout[LebenUndTodRules],
    LayingAction,
    TextEvent,
    LayoutView[LebenUndTodRules],
]: ...
@overload
def load(
    name: Literal["trouper"],
) -> Game[
    TrouperRules,
    BankTableBank[TrouperRules],
    BankTableAction,
    TextEvent,
    BankTableBankView[TrouperRules],
]: ...
@overload
def load(
    name: Literal["schlafmuetze"],
) -> Game[
    SchlafmuetzeRules,
    Layout[SchlafmuetzeRules],
    SchlafmuetzeAction,
    TextEvent,
    LayoutView[SchlafmuetzeRules],
]: ...
@overload
def load(
    name: Literal["kartenhaus"],
) -> Game[KartenhausRules, KartenhausHouse, KartenhausResult, TextEvent, KartenhausHouse]: ...
@overload
def load(
    name: Literal["mogeln"],
) -> Game[MogelnRules, MogelnTable, MogelnAction, TextEvent, MogelnTableView]: ...
@overload
def load(
    name: Literal["quartett"],
) -> Game[
    QuartettRules, Layout[QuartettRules], QuartettAction, TextEvent, LayoutView[QuartettRules]
]: ...
@overload
def load(
    name: Literal["orakel"],
) -> Game[OrakelRules, Layout[OrakelRules], OrakelAction, TextEvent, LayoutView[OrakelRules]]: ...
@overload
def load(
    name: Literal["die-jagd"],
) -> Game[
    DieJagdRules, Layout[DieJagdRules], DieJagdAction, TextEvent, LayoutView[DieJagdRules]
]: ...
@overload
def load(
    name: Literal["farbe-oder-wert"],
) -> Game[
    FarbeOderWertRules,
    Layout[FarbeOderWertRules],
    FarbeOderWertAction,
    TextEvent,
    LayoutView[FarbeOderWertRules],
]: ...
@overload
def load(name: Literal["skat"]) -> Game[SkatRules, SkatDesk, SkatAction, TextEvent, SkatView]: ...
@overload
def load(name: str) -> AnyGame: ...
