# A table before its game: only the front page and the lobby say this.

web-lobby-waiting-count =
    { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
web-lobby-waiting-start = Alle Plätze sind besetzt. { $name } startet die Partie.
web-lobby-ready = Alle Plätze sind besetzt: Es kann losgehen.
web-lobby-remove = { $name } entfernen
web-lobby-qr = Der Link als QR-Code
web-lobby-free-city = Ihr beide spielt abwechselnd für sie.
web-lobby-leaning = Vorliebe
web-lobby-leaning-none = keine Vorliebe
web-lobby-leaning-science = mag Forschung
web-lobby-leaning-military = mag Krieg
web-lobby-leaning-wonders = mag Weltwunder
web-lobby-leaning-merchant = mag Handel
web-lobby-leaning-close = mag knappe Siege
web-lobby-wonder = Weltwunder
web-lobby-wonder-any = Wunder egal
web-lobby-side = Seite
web-lobby-side-any = Seite egal
web-lobby-side-is = Seite { $side }
web-lobby-terms = Tischregeln
web-lobby-public = Diesen Tisch allen auf der Startseite zeigen
web-lobby-hints = Tipps von einem Bot erlauben
web-lobby-is-public = Alle sehen diesen Tisch auf der Startseite.
web-lobby-is-private = Nur wer den Link hat, findet diesen Tisch.
web-lobby-has-hints = Tipps von einem Bot sind erlaubt.
web-lobby-no-hints = Tipps sind ausgeschaltet.
web-lobby-chat-sit = Nimm einen Platz ein, um im Chat zu schreiben.
web-lobby-fill = Mit Bots auffüllen: { $bot }
web-lobby-level = Stärke der nächsten Bots
web-lobby-add-seat = Platz hinzufügen
web-lobby-drop-seat = Platz wegnehmen
web-lobby-earlier = { $seat }: einen Platz nach vorn
web-lobby-later = { $seat }: einen Platz nach hinten
web-lobby-drag = An eine andere Stelle ziehen
web-lobby-moved = { $who } sitzt jetzt auf Platz { $number }.
# What to expect of a bot, in a line below its level.

web-level-apprentice = Wählt zufällig; gut, um die Regeln zu lernen.
web-level-builder = Nimmt, was gerade am besten scheint; nach ein paar Partien gewinnst du.
web-level-strategist = Plant voraus; ebenbürtig, sobald du die Karten kennst.
web-level-scholar = Spielt jede Möglichkeit im Kopf durch; du brauchst einen Plan.
web-level-master = Denkt viele Partien durch; rechne anfangs mit Niederlagen.
web-level-oracle = Hat gelernt, wie Partien ausgehen; zu dritt stärker als der Meister.
web-level-program = Ein Programm auf diesem Server; es spielt, wie es ihm beigebracht wurde.
