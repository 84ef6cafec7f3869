# A review in the terminal and on a page of its own.

insight-terminal-title = Auswertung: { $game }, { $count } Personen
insight-terminal-chances = Gewinnchancen am Anfang jeder Runde, in Prozent
insight-column-when = Runde
insight-terminal-age-turn = Zeitalter { $age }, Runde { $turn }
insight-terminal-turn = Zug { $turn }
insight-column-end = Ende
insight-terminal-luck = Was die Chancen verändert hat, in Prozent
insight-terminal-luck-why = Jede Zeile geht auf: Anfang, eigene Entscheidungen, die der anderen und die ausgeteilten Karten ergeben das Ende.
insight-column-city = Stadt
insight-column-start = Anfang
insight-column-own = eigene Entscheidungen
insight-column-others = Entscheidungen anderer
insight-column-deal = Kartenglück
insight-column-accuracy = Genauigkeit
insight-terminal-accuracy-why = Die Genauigkeit sagt, wie viel von der besten Chance im Schnitt aller Entscheidungen gewahrt wurde.
insight-terminal-costly = Die teuersten Entscheidungen von { $city }
insight-terminal-none = Kein nennenswerter Fehler.
insight-terminal-moment = { $when }: { $call }, Kosten etwa { $cost }
insight-column-option = Möglichkeit
insight-column-chance = Gewinnchance, %
insight-column-points = Punkte
insight-column-games = Partien
insight-terminal-as-table = Als Tabelle
insight-terminal-mine = gewählt
insight-terminal-noise = Der Wert hinter ± ist der doppelte Standardfehler. Was Zufall sein könnte, heißt nie Fehler.
