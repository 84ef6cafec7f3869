# Architects: what can be done, in short, and what an option brings.

architects-move-take =
    { $deck ->
        [left] vom eigenen Stapel nehmen
        [right] vom Stapel rechts nehmen
       *[centre] vom mittleren Stapel nehmen
    }
architects-move-draw =
    { $deck ->
        [left] vom eigenen Stapel ziehen
        [right] vom Stapel rechts ziehen
       *[centre] vom mittleren Stapel ziehen
    }
architects-move-build = Stufe { $stage } bauen
architects-move-research = Symbole abwerfen für: { $token }
architects-move-research_unseen = Symbole abwerfen für den verdeckten Marker
architects-move-end = den Zug beenden
architects-move-from = vom Stapel von { $city } nehmen
architects-move-from_unseen = vom mittleren Stapel nehmen
architects-move-token = diesen Marker nehmen: { $token }
architects-move-token_unseen = den verdeckten Marker nehmen
architects-move-look =
    { $deck ->
        [left] den eigenen Stapel ansehen
        [right] den Stapel rechts ansehen
       *[centre] den mittleren Stapel ansehen
    }
architects-move-keep = diese Karte behalten: { $card }
architects-move-use = den Effekt der Stufe nutzen
architects-move-decline = auf den Effekt der Stufe verzichten

# Reasons for an option: clauses that stand in a list.
architects-prospect-stage = Stufe { $count } kann sofort gebaut werden
architects-prospect-token = ein Fortschrittsmarker rückt in Reichweite
architects-prospect-take_any = dann: { architects-effect-take_any }
architects-prospect-take_token = dann: { architects-effect-take_token }
architects-prospect-take_central = dann: { architects-effect-take_central }
architects-prospect-look = dann: { architects-effect-look }
architects-prospect-take_both = dann: { architects-effect-take_both }
architects-prospect-draws =
    { $count ->
        [one] erlaubt { $count } weitere Karte
       *[other] erlaubt { $count } weitere Karten
    }
architects-prospect-cat = bringt die Katze
