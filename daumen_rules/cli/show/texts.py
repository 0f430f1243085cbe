"""The help of the command `show`, in English and in German."""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text

HELP: Final = Text(
    """Show the table of a recorded game or of a situation: in lines, drawn, or as a page.

    RECORD is a file of any game, in the text form or in JSON, - for standard input. Lines on the
    screen and FILE.svg show the table after one step, and what happened in this step. FILE.html is
    one page that needs nothing else: step by step through the game, with a clause beside each
    event, in both languages, for everybody in turn.

    With --seat all this holds only what this seat knows: nothing that is hidden from it at the end
    of the record stands anywhere in the file, and no step shows more than it knew by then.

    The record may be unfinished or not legal: it is shown up to its last legal step, and one step
    more says what is wrong there.

    A record may begin with a position in which not everything is known. Then what all ways to fill
    its gaps have in common is shown, with backs of cards, dice without pips, and ? for the rest.

    RECORD may also be a situation, as `judge` reads it. Then FILE.svg shows what is known of the
    table, with ? for what is not, and the question; FILE.html also has the ruling, and where it
    depends both ways to fill the gaps as pictures. --seat leaves out what this seat cannot know,
    --step shows so many actions of the trick.""",
    """Den Tisch einer aufgezeichneten Partie oder einer Situation zeigen: in Zeilen, gezeichnet
    oder als Seite.

    RECORD ist eine Datei irgendeines Spiels, in der Textform oder in JSON, - für die
    Standardeingabe. Zeilen auf dem Bildschirm und FILE.svg zeigen den Tisch nach einem Schritt, und
    was darin geschah. FILE.html ist eine Seite, die sonst nichts braucht: Schritt für Schritt durch
    die Partie, mit der Klausel neben jedem Ereignis, in beiden Sprachen, aus jedermanns Sicht.

    Mit --seat steht in all dem nur, was dieser Platz weiß: Nichts, was ihm am Ende der Aufzeichnung
    verborgen ist, steht irgendwo in der Datei, und kein Schritt zeigt mehr, als er da schon wusste.

    Die Aufzeichnung darf unfertig oder regelwidrig sein: Sie wird bis zum letzten regelgerechten
    Schritt gezeigt, und ein Schritt mehr sagt, was dort nicht stimmt.

    Eine Aufzeichnung darf mit einer Stellung beginnen, in der nicht alles bekannt ist. Gezeigt
    wird dann, was alle Weisen gemein haben, ihre Lücken zu füllen, mit Kartenrücken, Würfeln ohne
    Augen und ? für das Übrige.

    RECORD darf auch eine Situation sein, wie `judge` sie liest. Dann zeigt FILE.svg, was man vom
    Tisch weiß, mit ? für das Übrige, und die Frage; in FILE.html steht auch der Entscheid, und wo
    es darauf ankommt, stehen beide Weisen, die Lücken zu füllen, als Bilder da. --seat lässt weg,
    was dieser Platz nicht wissen kann, --step zeigt so viele Aktionen des Stichs.""",
)
