# 7 Wonders Architects: battles and the end.

architects-battle = Kampf
architects-battle-won =
    { $count ->
        [0] nichts
        [one] { $count } Siegmarker
       *[other] { $count } Siegmarker
    }
architects-battle-after = Alle roten Karten mit Hörnern werden abgeworfen; die Konfliktmarker zeigen wieder Frieden.

architects-category-wonder = Weltwunder
architects-category-cat = Katze
architects-category-civilian = Blaue Karten
architects-category-military = Militär
architects-category-progress = Fortschritt
architects-category-total = Summe
# Several have the most points; $stages says how many stages each has.
architects-result-tie = Gleichstand, je { points } ({ $cities }): Es zählen die Stufen ({ $stages }).
architects-result-stages = { $city } { $count }
