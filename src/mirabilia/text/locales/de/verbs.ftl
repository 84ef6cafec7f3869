# The verbs of the mirabilia command, as its help lists them.

mirabilia-command = 7 Wonders und 7 Wonders Architects spielen, ansehen und untersuchen.
mirabilia-verbs = Verben
verb-simulate = Viele Partien von Zufallsbots spielen und zeigen, was geschah.
verb-match = Einen Bot an anderen messen, mit paarweise gleichen Karten.
verb-ladder = Bots gegeneinander spielen lassen und bewerten.
verb-stats = Viele Partien von Bots untersuchen: Städte, Karten, Punkte.
verb-dataset = Jede Entscheidung vieler Partien von Bots in eine Parquet-Datei schreiben.
verb-serve = Den Server starten, auf dem man im Browser spielt.
verb-backup = Die Tische eines Servers kopieren, auch während er läuft.
verb-restore = Eine Sicherung an die Stelle der Tische eines Servers setzen.
verb-moderate = Die Tische eines laufenden Servers betreuen.
verb-table = Im Terminal gegen Bots spielen.
verb-bot = Einen Bot anderen Programmen anbieten oder ein Programm vor dem Spiel prüfen.
verb-replay = Eine Aufzeichnung oder einen Spieltext nachspielen und den Verlauf zeigen.
verb-review = Eine beendete Partie auswerten: alle Chancen, was jede Entscheidung gekostet hat und warum.
verb-trust = Messen, wie weit man Chancen und Genauigkeit der Auswertungen trauen kann.
verb-puzzles = Rätsel in Partien starker Bots finden und in einer Datei sammeln.
verb-verify = Den Beweis einer beendeten Partie prüfen, ohne Server.
verb-tune = Durch Spiele gegen sich selbst bessere Gewichte für den Strategen finden.
