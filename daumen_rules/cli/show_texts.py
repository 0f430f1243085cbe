"""What the command `show` says of itself, in English and in German."""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text

HELP: Final = Text(
    """Draw the table of a recorded game or of a situation, or make a page of it.

    RECORD is a file in the text form or in JSON, - for standard input. FILE.svg shows the table
    after one step: covered cards under thumbs, what was captured, and what happened in this step.
    FILE.html is one page that needs nothing else: step by step through the game, with a clause
    beside each event, in both languages, for everybody in turn.

    With --seat the file holds only what this seat knows: no fang that is hidden from it at the end
    of the record stands anywhere in the file, and no step shows more than it knew by then.

    The record may be unfinished or not legal: it is shown up to its last legal step, and one step
    more says what is wrong there.

    RECORD may also be a situation, as `judge` reads it. Then FILE.svg shows what is known of the
    table, with ? for what is not, and the question; FILE.html also has the ruling, and where it
    depends both ways to fill the gaps as pictures. --seat leaves out what this seat cannot know,
    --step shows so many actions of the trick.""",
    """Den Tisch einer aufgezeichneten Partie oder einer Situation zeichnen, oder eine Seite machen.

    RECORD ist eine Datei in der Textform oder in JSON, - für die Standardeingabe. FILE.svg zeigt
    den Tisch nach einem Schritt: verdeckte Karten unter Daumen, die gestochenen, und was in diesem
    Schritt geschah. FILE.html ist eine Seite, die sonst nichts braucht: Schritt für Schritt durch
    die Partie, mit der Klausel neben jedem Ereignis, in beiden Sprachen, aus jedermanns Sicht.

    Mit --seat steht in der Datei nur, was dieser Platz weiß: Kein Giftzahn, der ihm am Ende der
    Aufzeichnung verborgen ist, steht irgendwo in der Datei, und kein Schritt zeigt mehr, als er da
    schon wusste.

    Die Aufzeichnung darf unfertig oder regelwidrig sein: Sie wird bis zum letzten regelgerechten
    Schritt gezeigt, und ein Schritt mehr sagt, was dort nicht stimmt.

    RECORD darf auch eine Situation sein, wie `judge` sie liest. Dann zeigt FILE.svg, was man vom
    Tisch weiß, mit ? für das Übrige, und die Frage; in FILE.html steht auch der Entscheid, und wo
    es darauf ankommt, stehen beide Weisen, die Lücken zu füllen, als Bilder da. --seat lässt weg,
    was dieser Platz nicht wissen kann, --step zeigt so viele Aktionen des Stichs.""",
)
