# The first lesson of each game: a coach beside a real table.

web-lesson-title = Erste Lektion: { $game }
web-lesson-offer = Die erste Lektion spielen
web-lesson-again = Noch einmal versuchen
web-lesson-coach = Trainer
web-lesson-step = Lektion, Zug { $step } von { $all }
web-lesson-show = Zeig mir, wo
web-lesson-leave = Ohne Trainer spielen
web-lesson-wait = Die anderen überlegen noch.
web-lesson-over = Lektion geschafft
web-lesson-stay = Diese Partie zu Ende spielen

# What the coach says about what was just done.
web-lesson-well = Gut gemacht.
web-lesson-other-build = Du hast etwas anderes gebaut: auch gut.
web-lesson-other-stage = Du hast stattdessen eine Stufe gebaut: Punkte für später.
web-lesson-other-sell = Du hast die Karte stattdessen verkauft: Münzen kann man immer brauchen.
web-lesson-other-take = Du hast eine andere Karte genommen: mal sehen, was daraus wird.
## 7 Wonders

web-lesson-seven-resource = Das ist deine Stadt, Gizeh. Alle wählen gleichzeitig eine Karte, dann werden die Karten weitergegeben. Zuerst brauchst du Ressourcen: Bau { $card }; das kostet wenig oder nichts und hilft dir jede Runde.
web-lesson-seven-points = Blaue Karten sind einfach Punkte am Ende der Partie. Bau { $card }.
web-lesson-seven-trade = Für { $card } fehlt dir etwas, aber eine Nachbarstadt erzeugt es. Bau es trotzdem: Für jede Ressource gehen 2 Münzen an diese Stadt. Jede Möglichkeit zeigt, was sie kostet und an wen du zahlst.
web-lesson-seven-military = Am Ende des Zeitalters vergleichst du deine Schilde mit beiden Nachbarn. Mehr Schilde bringen Punkte, weniger kosten einen. Bau { $card }.
web-lesson-seven-science = Grüne Karten tragen Symbole. Drei gleiche bringen 9, drei verschiedene insgesamt 10: Sammeln lohnt sich. Bau { $card }.
web-lesson-seven-stage = Du kannst eine Stufe deines Weltwunders bezahlen. Schieb { $card } verdeckt darunter: Die Karte ist weg, die Stufe gehört dir. Nimm eine Karte, die du nicht brauchst oder die eine Nachbarstadt gern hätte.
web-lesson-seven-sell = Die letzte Runde des Zeitalters: Du hast zwei Karten, eine wird gespielt und die andere abgeworfen. Verkauf { $card } für 3 Münzen; Münzen kaufen Ressourcen, und je drei sind einen Punkt wert.
web-lesson-seven-free = Diesmal nichts Neues: Wähle, was du magst, zum Beispiel { $card }.
web-lesson-seven-summary-first = Nach der sechsten Runde wurden die Schilde verglichen: Der Verlauf zeigt, wer gewonnen hat.
web-lesson-seven-summary-second = In Zeitalter II gehen die Karten nach rechts, kosten mehr und bringen mehr; in Zeitalter III kommen die Gilden dazu.
web-lesson-seven-summary-third = Ein Gebäude kann ein späteres gratis machen. Eine solche Karte zeigt das anstelle des Preises.
web-lesson-seven-summary-fourth = Am Ende wird alles gezählt: Konflikte, Münzen, Weltwunder und die Karten jeder Farbe.
## 7 Wonders Architects

web-lesson-architects-first = In deinem Zug nimmst du eine Karte: vom eigenen Stapel, vom Stapel nebenan oder verdeckt vom mittleren. Graue Karten sind Ressourcen und bauen dein Weltwunder. Nimm diese Karte: { $card }.
web-lesson-architects-fitting = Eine Stufe braucht Ressourcen, die alle gleich oder alle verschieden sind; dein Weltwunder zeigt, welche. Eine Münze ersetzt eine, die dir fehlt. Nimm diese Karte: { $card }.
web-lesson-architects-centre = Probier jetzt den mittleren Stapel: Seine oberste Karte kennt nur, wer die Katze hat.
web-lesson-architects-science = Grüne Karten sind Symbole. Zwei gleiche oder drei verschiedene wirfst du für einen Fortschrittsmarker ab, der dir die ganze Partie hilft. Nimm diese Karte: { $card }.
web-lesson-architects-war = Eine rote Karte ist ein Schild. Ihre Hörner bringen den Kampf näher: Mehr Schilde als auf der Gegenseite bringen einen Marker im Wert von 3 Punkten, mindestens doppelt so viele (und mindestens 2) bringen zwei. Nimm diese Karte: { $card }.
web-lesson-architects-blue = Blaue Karten sind Punkte. Eine mit Katze bringt dir auch die Katze: Sie ist 2 Punkte wert und zeigt dir die oberste Karte des mittleren Stapels. Nimm diese Karte: { $card }.
web-lesson-architects-act = Deine Karten lassen dich jetzt etwas tun. Was als Pflicht markiert ist, musst du tun; der Rest ist deine Sache.
web-lesson-architects-effect = Deine Stufe hat einen Effekt: Nutze ihn oder verzichte.
web-lesson-architects-look = Behalte eine dieser Karten; der Rest des Stapels wird gemischt.
web-lesson-architects-free = Diesmal nichts Neues: Nimm, was zu deiner nächsten Stufe passt.
web-lesson-architects-summary-first = Eine Karte pro Zug, und was du bauen kannst, musst du vor dem Ende des Zuges bauen.
web-lesson-architects-summary-second = Das erste vollendete Weltwunder beendet die Partie, aber die meisten Punkte gewinnen sie.
web-lesson-architects-summary-third = Aus Symbolen werden Marker, Hörner bringen Kämpfe, die Katze linst.
web-lesson-architects-summary-fourth = Achte darauf, was nebenan gebraucht wird: Die Karte, die du nimmst, bekommt dort niemand.
