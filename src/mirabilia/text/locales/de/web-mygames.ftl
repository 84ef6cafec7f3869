# A person’s own games: running tables, results, statistics.

## Running tables

web-mygames-running = Laufende Partien
web-mygames-running-count =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
# Follows the number of tables: “3 tables, your move at 1”.
web-mygames-running-moves = du bist dran: { $count }
web-mygames-left = noch { $time }
web-mygames-play = Spielen
web-mygames-look = Hineinschauen

## Finished games

web-mygames-finished = Beendete Partien
web-mygames-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
# While more are being loaded.
web-mygames-count-more =
    { $count ->
        [one] bisher { $count } Partie
       *[other] bisher { $count } Partien
    }
web-mygames-filter = Welche Partien
web-mygames-filter-all = alle
web-mygames-wonder = Weltwunder
web-mygames-game = Spiel
web-mygames-played = Gespielt
web-mygames-place = Rang
web-mygames-points = Punkte
web-mygames-accuracy = Genauigkeit
web-mygames-review = Auswertung
web-mygames-replay = Wiederholung
web-mygames-score = Wertung
web-mygames-again = Noch eine Partie
web-mygames-players =
    { $count ->
        [one] { $game }, { $count } Person
       *[other] { $game }, { $count } Personen
    }
# A place among so many.
web-mygames-place-of = { $place } von { $players }
web-mygames-won = gewonnen
web-mygames-lesson = erste Lektion
web-mygames-try = noch ein Versuch
web-mygames-not-reviewed = noch nicht ausgewertet
# $count: how many there are.
web-mygames-more = Mehr zeigen: { $count }
web-mygames-rest = Den Rest laden: { $count }
web-mygames-loading = Deine Partien werden geladen; es fehlen noch: { $count }
web-mygames-none = Noch keine beendete Partie.
web-mygames-empty = Noch keine Partie
web-mygames-empty-what = Hier findest du alles, was du in diesem Browser spielst: laufende Partien, Ergebnisse, Statistik.
web-mygames-empty-play = Eine Partie beginnen

## Statistics

web-mygames-statistics = Statistik
web-mygames-which = Statistik: { $game }
# $count: how many are missing.
web-mygames-too-few =
    { $count ->
        [one] { $game }: Die Statistik beginnt bei { $fewest } Partien, es fehlt noch { $count }.
       *[other] { $game }: Die Statistik beginnt bei { $fewest } Partien, es fehlen noch { $count }.
    }
web-mygames-as-table = Als Tabelle
web-mygames-as-chart = Als Diagramm
web-mygames-by-category = Deine Punkte und die der Siegreichen
web-mygames-category = Kategorie
web-mygames-you = du, im Schnitt
web-mygames-winners = wer diese Partien gewann
web-mygames-difference = Unterschied
web-mygames-gap = Wo dir zum Sieg am meisten fehlt: { $category }.
web-mygames-by-wonder = Siege nach Weltwunder
# Wins of games.
web-mygames-wins-in = { $wins } von { $games }
web-mygames-by-players = Nach Anzahl der Personen
web-mygames-of-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
web-mygames-in-all = Insgesamt
web-mygames-games = Partien
web-mygames-wins = Siege
web-mygames-mean = Punkte im Schnitt
web-mygames-accuracy-now = jetzt { $accuracy }
web-mygames-accuracy-about = Punkte: Partien. Linie: Mittel aus fünf.
web-mygames-accuracy-mean = Mittel aus fünf
web-mygames-accuracy-none = Sobald du eine Partie auswerten lässt, erscheint hier deine Genauigkeit.

## Where the games are kept

web-mygames-kept = Kein Konto: Deine Partien bleiben in diesem Browser.
web-mygames-devices = Wiederherstellen, speichern oder löschen
