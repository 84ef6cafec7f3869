# The first lesson of each game: a coach beside a real table.

web-lesson-title = Erste Lektion: { $game }
web-lesson-offer = Die erste Lektion spielen
web-lesson-again = Noch einmal versuchen
web-lesson-coach = Trainer
web-lesson-step = Lektion, Schritt { $step } von { $all }
web-lesson-go-on = Weiter
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

web-lesson-seven-goal =
    Ziel sind die meisten Punkte nach drei Zeitaltern zu je sechs Runden. Punkte bringen blaue Karten, dein Weltwunder,
    Konflikte, Forschung und Münzen. Deine Stadt ist { $city }; links und rechts davon liegt je eine Nachbarstadt.
web-lesson-seven-resource =
    Alle wählen gleichzeitig eine Karte und geben die übrigen weiter. Eine Karte kannst du bauen, unter dein Weltwunder
    schieben oder für 3 Münzen verkaufen. Ressourcen nützen dir in jeder Runde, also fang damit an: Bau { $card }.
web-lesson-seven-points =
    Blaue Karten sind Punkte am Ende und sonst nichts. Was { $card } kostet, erzeugst du alles selbst: Bau diese Karte.
web-lesson-seven-stage =
    Die erste Stufe deines Weltwunders kannst du aus eigenen Ressourcen bezahlen. Darunter kommt verdeckt eine beliebige
    Karte; die ist dann weg, also nimm eine, die du entbehren kannst, zum Beispiel { $card }.
web-lesson-seven-military =
    Rote Karten sind Schilde. Am Ende des Zeitalters werden deine mit denen jeder Nachbarstadt verglichen. Bau { $card },
    um vorn zu liegen.
web-lesson-seven-trade =
    Für { $card } fehlt dir etwas, aber eine Nachbarstadt erzeugt es und muss es dir verkaufen: 2 Münzen pro Ressource.
    Bau diese Karte; auf dem Knopf steht, an wen du zahlst.
web-lesson-seven-effect =
    Stufen bringen nicht nur Punkte: Mit der zweiten darfst du in jedem Zeitalter eine Karte bauen, ohne zu bezahlen.
    Schieb { $card } darunter.
web-lesson-seven-conflict =
    Das Zeitalter ist zu Ende, und das sind seine Konflikte. Ein Sieg ist jetzt 1 Punkt wert, im zweiten Zeitalter 3 und
    im dritten 5; eine Niederlage kostet immer 1. Im neuen Zeitalter gehen die Karten andersherum weiter.
web-lesson-seven-power =
    Jetzt zahlt sich die Kraft deiner Stufe aus. { $card } kostet etwas, aber einmal in diesem Zeitalter baust du gratis:
    Nutze das hier.
web-lesson-seven-chain =
    { $card } kostet dich nichts, denn in deiner Stadt steht { $chain }. Solche Verkettungen stehen auf den Karten: Die
    frühere nennt die spätere. Bau { $card }.
web-lesson-seven-science =
    Grüne Karten tragen Symbole. Gleiche zählen im Quadrat: Zwei sind 4 Punkte, drei sind 9; und jeder Satz aus allen
    drei Arten bringt 7 dazu. Wer damit anfängt, sollte weitersammeln. Bau { $card }.
web-lesson-seven-free = Diesmal nichts Neues: Wähle, was du magst, zum Beispiel { $card }.
web-lesson-seven-summary-first = Im dritten Zeitalter kommen die Gilden: lila Karten, die zählen, was deine Nachbarn haben.
web-lesson-seven-summary-second =
    Gelbe Karten bringen Münzen, billigeren Handel oder Ressourcen, die dir niemand abkaufen kann.
web-lesson-seven-summary-third = Drei Münzen sind am Ende einen Punkt wert. Die letzte Handkarte wird abgeworfen.
web-lesson-seven-summary-fourth =
    Willst du über etwas mehr wissen, tippe auf seinen Namen; die Regeln findest du unter dem Fragezeichen.

## 7 Wonders Architects

web-lesson-architects-goal =
    Ziel sind die meisten Punkte, wenn jemand ein Weltwunder vollendet. Deine Stadt ist { $city }. Punkte bringen die
    Stufen ihres Weltwunders, blaue Karten, Kämpfe, die Katze und Fortschrittsmarker.
web-lesson-architects-first =
    In deinem Zug nimmst du zuerst eine Karte: vom eigenen Stapel, vom Stapel nebenan oder vom mittleren. Graue Karten sind
    Ressourcen für dein Weltwunder. Nimm diese Karte: { $card }.
web-lesson-architects-stage =
    Eine Stufe kostet Ressourcen, die alle verschieden oder alle gleich sind; deine Stadt zeigt, welche. Mit der
    nächsten hast du sie beisammen: Die Stufe wird sofort gebaut, und die Karten sind ausgegeben. Nimm diese Karte: { $card }.
web-lesson-architects-science =
    Grüne Karten sind Symbole: Aus zwei gleichen oder drei verschiedenen wird ein Fortschrittsmarker. Nimm diese Karte: { $card }.
web-lesson-architects-set =
    Noch ein Symbol, dann ist der Satz voll, und ein Marker gehört dir. Nimm diese Karte: { $card }.
web-lesson-architects-token =
    Ein Fortschrittsmarker hilft dir für den Rest der Partie. Such dir aus, was dir am meisten nützt, oder nimm den
    verdeckten oben auf dem Stapel.
web-lesson-architects-cat =
    Blaue Karten sind Punkte. Eine mit Katze bringt dir auch die Katze: Sie zeigt dir die oberste Karte des mittleren
    Stapels, und wer sie am Ende hat, bekommt 2 Punkte. Nimm diese Karte: { $card }.
web-lesson-architects-war =
    Rote Karten sind Schilde. Hörner drehen Konfliktmarker um; sind alle umgedreht, gibt es einen Kampf. Wer mehr
    Schilde hat, bekommt 3 Punkte; wer mindestens doppelt so viele hat, und wenigstens 2, bekommt 6. Nimm diese Karte:
    { $card }.
web-lesson-architects-coin = Eine Münze ersetzt eine beliebige Ressource, die fehlt. Nimm diese Karte: { $card }.
web-lesson-architects-centre =
    Vom mittleren Stapel nehmen alle blind, außer wer die Katze hat. Probier ihn aus.
web-lesson-architects-effect =
    Manche Stufen bewirken etwas, wenn sie gebaut werden. Mit dieser darfst du die oberste Karte eines beliebigen Stapels
    am Tisch nehmen, zum Beispiel: { $card }.
web-lesson-architects-free = Diesmal nichts Neues: Nimm, was dir bei der nächsten Stufe hilft.
web-lesson-architects-summary-first = Der Zug, in dem ein Weltwunder vollendet wird, ist der letzte.
web-lesson-architects-summary-second =
    Was gebaut werden kann, muss gebaut werden, auch wenn du die Karten lieber behalten würdest.
web-lesson-architects-summary-third = Jedes Weltwunder hat eigene Effekte: Tippe auf eine Stufe, um zu sehen, was sie tut.
web-lesson-architects-summary-fourth =
    Achte darauf, was nebenan gebraucht wird: Die Karte, die du nimmst, bekommt dort niemand.
