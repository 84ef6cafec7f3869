# The front page.

web-front-title = Karte für Karte zum Weltwunder
web-front-claim = 7 Wonders und 7 Wonders Architects in deinem Browser. Ohne Konto, ein Name genügt. Die Bots spielen fair und linsen nie.
web-front-name = Dein Name
web-front-name-default = Gast
web-front-seven-about = 2 bis 7 Personen · alle wählen gleichzeitig
web-front-architects-about = 2 bis 7 Personen · eine Karte pro Zug
# As in English.
web-front-bots = Bots
web-front-fewer = Weniger Bots
web-front-more = Mehr Bots
web-front-level = Stärke
web-front-play = Jetzt spielen
web-front-opening = Der Tisch wird eröffnet
web-front-invite = Mit einem Link einladen
web-front-not-started = Der Tisch ist offen, aber die Partie hat nicht begonnen.
web-front-to-table = Zum Tisch
web-front-mine = Deine Tische
web-front-mine-old = Der Server antwortet gerade nicht. Keiner deiner Plätze ist verloren.
web-front-games = Meine Partien
web-front-all-games = Alle meine Partien und Statistik
web-front-devices = Deine Plätze auf anderen Geräten
web-front-devices-none = Plätze von einem anderen Gerät oder mit einem Wiederherstellungscode holen
web-front-open = Offene Tische
web-front-none-open = Gerade wartet niemand auf Mitspielende.
web-front-seats-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-front-phase-lobby = nicht begonnen
web-front-phase-playing = läuft
web-front-phase-over = beendet
web-front-phase-closed = geschlossen
web-front-your-move = du bist dran
web-front-left = noch { $time }
web-front-waits = wartet auf { $names }
web-front-waits-you = wartet auf dich
web-front-asleep = alle sind weg
web-front-away = du bist weg
web-front-paused = Pause
web-front-with = mit { $names }
web-front-join = Link oder Code des Tisches
web-front-join-go = Mitspielen
web-front-join-wrong = Das ist kein Link zu einem Tisch.
web-front-running = Tische zum Zusehen
web-front-puzzle = Rätsel des Tages
web-front-lab = Welche Karten gewinnen?
web-front-first = Zum ersten Mal hier?
web-front-first-what = Beide Spiele in wenigen Worten. Am Tisch zeigt jede Möglichkeit ihren Preis, und was nicht geht, zeigt den Grund.
web-front-first-go = Regeln in Kürze lesen
web-front-theme-light = Helle Farben
web-front-theme-dark = Dunkle Farben
web-front-language = Sprache
web-front-credits = Eigene Zeichnungen. Symbole von { $source }, { $licence }. Ein inoffizielles, nicht kommerzielles Projekt von Fans, ohne Verbindung zum Verlag von 7 Wonders.
