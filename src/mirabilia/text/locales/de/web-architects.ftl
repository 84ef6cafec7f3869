# 7 Wonders Architects as text.

web-architects-headline =
    { $who ->
        [you] Zug { $turn }: Du bist dran
       *[other] Zug { $turn }: { $city }
    }
web-architects-table = Der Tisch
web-architects-battle = Kampf am Ende dieses Zuges!
web-architects-peace =
    { $count ->
        [one] { $count } Horn bis zum nächsten Kampf
       *[other] { $count } Hörner bis zum nächsten Kampf
    }
web-architects-cat-nobody = Noch hat niemand die Katze.
web-architects-cat = { $city } hat die Katze.
web-architects-deck =
    { $count ->
        [0] { $deck }: leer
        [one] { $deck }: obenauf { $card }, { $count } Karte
       *[other] { $deck }: obenauf { $card }, { $count } Karten
    }
web-architects-its-deck = Stapel
web-architects-unseen = eine verdeckte Karte
web-architects-blind = der oberste verdeckte Marker
web-architects-tokens-open = Fortschrittsmarker: { $tokens }
web-architects-built =
    { $count ->
        [one] { $count } von 5 Stufen gebaut
       *[other] { $count } von 5 Stufen gebaut
    }
web-architects-stage = Stufe { $stage }: { $cost } Ressourcen, bringt { $gives }
web-architects-cards = Karten: { $cards }
web-architects-tokens = Marker: { $tokens }

web-architects-question-take = Nimm eine Karte
web-architects-question-act = Tu, was deine Karten erlauben oder verlangen
web-architects-question-effect = Der Effekt deiner Stufe: { $effect }
web-architects-question-look = Behalte eine der Karten, die du siehst
web-architects-group-take = Eine Karte nehmen
web-architects-group-build = Bauen
web-architects-group-research = Symbole für einen Fortschrittsmarker abwerfen
web-architects-group-draw = Noch eine Karte ziehen
web-architects-group-effect = Der Effekt deiner Stufe
web-architects-group-look = Behalten
web-architects-group-end = Ende
web-architects-do-take = { $deck }: { $card }
web-architects-do-build = Stufe { $stage } ({ $gives }) mit { $cards }
web-architects-do-research = { $cards } für { $token }
web-architects-do-look = Die obersten Karten { $deck } ansehen
web-architects-do-use = Nutzen: { $effect }
web-architects-do-decline = Verzichten
web-architects-do-end = Den Zug beenden
web-architects-cannot = Stufe { $stage }: { $reason }
web-architects-paid-engineering = { $cards }, mit Ingenieurskunst
web-architects-paid-economy = { $coins } (eine zählt als 2, Wirtschaft)
