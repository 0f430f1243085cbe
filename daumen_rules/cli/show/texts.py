"""The help of the command `show`, in English and in German."""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text

HELP: Final = Text(
    """Show a game or a situation: in lines, a picture, or a page.

    RECORD is a file of any game, in the text form or in JSON, or - for standard input. Lines on the
    screen and FILE.svg show the table after one step, and what happened in that step. FILE.html is
    a page that needs no other file. It goes through the game step by step, with the clause of each
    event, in both languages, and from the view of each player.

    With --seat everything is limited to what this seat knows. What is hidden from it at the end of
    the record stands nowhere in the file, and no step shows more than the seat knew by then.

    The record may be unfinished or illegal. Then it is shown up to its last legal step, and one
    more step says what is wrong.

    A record may begin with a position with gaps. Then you see what is the same in all ways to fill
    them; backs of cards, blank dice and ? stand for the rest.

    RECORD may also be a situation, as `judge` reads it. Then FILE.svg shows what is known of the
    table, ? for the rest, and the question. FILE.html has the ruling too, and where it depends, a
    picture of each of the two ways to fill the gaps. --seat leaves out what this seat cannot know;
    --step shows only the first actions of the trick.""",
    """Eine Partie oder Situation zeigen: Zeilen, Bild oder Seite.

    RECORD ist eine Datei irgendeines Spiels, in der Textform oder in JSON, oder - für die
    Standardeingabe. Zeilen auf dem Bildschirm und FILE.svg zeigen den Tisch nach einem Schritt, und
    was in diesem Schritt geschah. FILE.html ist eine Seite, die keine andere Datei braucht. Sie
    geht Schritt für Schritt durch die Partie, mit der Klausel jedes Ereignisses, in beiden
    Sprachen, und aus der Sicht jedes Spielers.

    Mit --seat sieht man nur, was dieser Platz weiß. Was ihm am Ende der Aufzeichnung verborgen ist,
    steht nirgends in der Datei, und kein Schritt zeigt mehr, als der Platz da schon wusste.

    Die Aufzeichnung darf unfertig oder regelwidrig sein. Dann wird sie bis zum letzten
    regelgerechten Schritt gezeigt, und ein weiterer Schritt sagt, was nicht stimmt.

    Eine Aufzeichnung darf mit einer Stellung mit Lücken beginnen. Dann sieht man, was gleich
    bleibt, wie man sie auch füllt; für das Übrige stehen Kartenrücken, Würfel ohne Augen und ?.

    RECORD darf auch eine Situation sein, wie `judge` sie liest. Dann zeigt FILE.svg, was man vom
    Tisch weiß, mit ? für das Übrige, und die Frage. FILE.html hat auch den Entscheid und, wo es
    darauf ankommt, je ein Bild der beiden Weisen, die Lücken zu füllen. --seat lässt weg, was
    dieser Platz nicht wissen kann; --step zeigt nur die ersten Aktionen des Stichs.""",
)
