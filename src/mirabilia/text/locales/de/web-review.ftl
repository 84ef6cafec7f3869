# The review of a finished game.

web-review-of = Auswertung: { $game }
web-review-curve = Gewinnchance
web-review-curve-about = In Prozent, am Anfang jeder Runde; markiert ist, was am meisten gekostet hat.
# Read out instead of the drawing.
web-review-curve-of = Die Gewinnchancen aller, Zeitpunkte: { $count }; die Tabelle sagt dasselbe.
web-review-as-table = Als Tabelle
web-review-as-chart = Als Diagramm
web-review-when = Wann
web-review-end = Ende
web-review-pin = { $when }: hat { $cost } gekostet
web-review-whose = Wessen Entscheidungen
web-review-accuracy = Genauigkeit
web-review-accuracy-about = Wie viel von der besten Chance gewahrt wurde.
web-review-luck = Glück und Entscheidungen
web-review-luck-start = Am Anfang
web-review-luck-deal = Kartenglück
web-review-luck-own = Eigene Entscheidungen
web-review-luck-others = Entscheidungen der anderen
web-review-luck-end = Am Ende
web-review-computing = Es wird noch gerechnet; was schon da ist, kannst du dir ansehen.
web-review-ahead =
    { $count ->
        [one] Vorher ist noch eine andere Auswertung dran.
       *[other] Vorher sind noch { $count } andere Auswertungen dran.
    }
web-review-lost = Die Verbindung ist weg; die Auswertung geht weiter, sobald sie wieder da ist.
web-review-costly = Die teuersten Entscheidungen
web-review-none = Kein nennenswerter Fehler.
web-review-before = Vorige Entscheidung
web-review-after = Nächste Entscheidung
# $call is a verdict such as “a mistake”.
web-review-was = { $move }: { $call }.
web-review-better = Etwa { $cost } besser: { $move }.
web-review-why = Warum
web-review-against = Verglichen mit dem, was gewählt wurde, Punkte im Schnitt
web-review-option = Möglichkeit
web-review-chance = Gewinnchance
web-review-points = Punkte
web-review-chosen = gewählt
web-review-noise = Der Bereich hinter ± stimmt in 19 von 20 Fällen. Was Zufall sein könnte, heißt nie Fehler.
web-review-all = Alle { $count } Möglichkeiten
web-review-fewer = Nur die besten
web-review-replay = Ab hier ansehen
