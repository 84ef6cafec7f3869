# 7 Wonders as text.

web-seven-headline = { seven-age }, Runde { $turn } von { $all }
# A card with its colour, cost and effect.
web-seven-card = { $card } ({ $colour }): { $effect }; Kosten: { $cost }
# The long words of the cards with a hyphen wherever a line may end, since browsers do not know that in every language.
web-seven-hyphens = Aus-grabungs-stätte Forst-wirtschaft Befesti-gungs-anlage Ziegel-brennerei Karawan-serei Trainings-gelände Arznei-ausgabe Labora-torium Handels-kammer Verteidi-gungs-anlage Belage-rungs-maschinen Observa-torium Studier-zimmer Wissen-schaftler
web-seven-hand = Deine Handkarten
web-seven-table = Der Tisch
web-seven-passing-left = In { seven-age } gehen die Karten nach links.
web-seven-passing-right = In { seven-age } gehen die Karten nach rechts.
web-seven-discards =
    { $count ->
        [0] Der Ablagestapel ist leer.
        [one] { $count } Karte auf dem Ablagestapel.
       *[other] { $count } Karten auf dem Ablagestapel.
    }
web-seven-stages = { $built } von { $all } Stufen gebaut
web-seven-next-stage = Nächste Stufe: { $cost }, bringt { $effect }
web-seven-sells = Erzeugt und verkauft { $wares }
web-seven-makes = Erzeugt nur für sich: { $wares }
web-seven-built = Gebaut: { $cards }
web-seven-conflict-points = Punkte aus Konflikten: +{ $won }, −{ $lost }
web-seven-memory-none = Noch gibt es nichts zu merken.
web-seven-memory-title = Was du weißt
web-seven-memory =
    { $gone ->
        [0] { $city } hat { $cards }
       *[other] { $city } hat, was übrig ist von { $cards } ({ $gone } seitdem gespielt)
    }

web-seven-question-choose =
    { $who ->
        [you] Wähle, was du mit einer Karte tust
       *[other] Wähle eine Karte für { $city }
    }
web-seven-question-seventh =
    { $who ->
        [you] Deine siebte Karte: Spiel auch sie
       *[other] Die siebte Karte von { $city }: Spiel auch sie
    }
web-seven-question-dig =
    { $who ->
        [you] Bau eine Karte vom Ablagestapel, gratis
       *[other] Bau für { $city } eine Karte vom Ablagestapel, gratis
    }
web-seven-nothing = Keine Karte
web-seven-do-build = Bauen: { $price }
web-seven-do-stage = Stufe: { $price }
web-seven-do-sell = Verkaufen für { $coins }
web-seven-do-free = Gratis bauen (Weltwunder)
web-seven-do-dig = Vom Ablagestapel bauen: { $price }
web-seven-do-decline = Nichts bauen
web-seven-cannot-build = Nicht zu bauen: { $reason }
web-seven-cannot-stage = Keine Stufe möglich: { $reason }
web-seven-cannot-sell = Nicht zu verkaufen: { $reason }
web-seven-chose-build = { $card } bauen
web-seven-chose-stage = eine Stufe mit { $card }
web-seven-chose-sell = { $card } verkaufen
web-seven-chose-free = { $card } gratis bauen
web-seven-chose-dig = { $card } vom Ablagestapel bauen
web-seven-chose-decline = nichts bauen

web-seven-earned =
    { $who ->
        [you] Du: { $coins }
       *[other] { $city }: { $coins }
    }
web-seven-fought =
    { $who ->
        [you] Du { $shields } gegen { $second } { $against }: { $result }
       *[other] { $first } { $shields } gegen { $second } { $against }: { $result }
    }
web-seven-wins =
    { $who ->
        [you] du gewinnst
       *[other] { $city } gewinnt
    }
web-seven-age-began = { seven-age } beginnt.
