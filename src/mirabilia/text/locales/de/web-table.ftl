# A table: before, during and after the game.

web-table-title = { $game }, Tisch { $table }
web-table-loading = Der Tisch wird gesucht
web-table-trouble = Hier ist kein Tisch
web-retry = Noch einmal versuchen
web-seat-open = frei
web-seat-you = du
web-seat-host = hat eröffnet
web-ready = hat gewählt
## Before the game

web-lobby-seats = Plätze
web-lobby-seat = Platz { $number }
web-lobby-take = Hier hinsetzen
web-lobby-place-bot = Bot hierher setzen
web-lobby-clear = Platz freimachen
web-lobby-start = Partie starten
web-lobby-waiting-host = Die Partie startet, wer den Tisch eröffnet hat.
web-lobby-invite = Einladen
web-lobby-invite-why = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen.
web-lobby-link = Link zu diesem Tisch
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert.
web-lobby-copy-failed = Markiere den Link und kopiere ihn selbst.
web-lobby-name = Dein Name
web-lobby-leave = Tisch verlassen
## During the game

web-table-waiting = Wir warten auf { $names }
web-table-watching = Du siehst an diesem Tisch zu.
web-table-nothing = Gerade gibt es nichts zu entscheiden.
web-table-chosen = Gewählt: { $what }. Du kannst es zurücknehmen, bis alle gewählt haben.
web-table-under-way = Gewählt: { $what }. Es wird gesendet.
web-table-take-back = Zurücknehmen
web-table-sending = Wird gesendet
web-table-must = muss vor dem Ende des Zuges geschehen
web-table-log = Was passiert ist
web-table-log-short = Verlauf
web-table-whole-log = Der ganze Verlauf
web-table-since = Seit deinem letzten Zug
web-table-lately = Zuletzt
web-table-your-move = Dein Zug
web-table-for-you = Alle warten auf dich
web-table-replay = Wiederholung ansehen
web-table-log-empty = Noch ist nichts passiert.
web-table-paused = Der Tisch macht Pause.
web-over = Die Partie ist zu Ende.
## After the game

web-score-title = Die Wertung
web-score-city = Stadt
web-table-rematch = Noch eine Partie
web-table-rematch-bots = Dieselben Bots, neue Karten: Es geht sofort los.
web-table-rematch-people = Dieselben Leute und Bots an einem neuen Tisch.
web-table-rematch-there = Für die nächste Partie gibt es einen neuen Tisch.
## What a choice would lead to

web-then = Wozu es führen würde
