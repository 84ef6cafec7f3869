# 7 Wonders Architects: cards, wonders, tokens, and what they do in as few words as possible.

# As in English.
architects-game = 7 Wonders Architects

## Cards

architects-card-wood = Holz
architects-card-stone = Stein
architects-card-brick = Ziegel
architects-card-papyrus = Papyrus
architects-card-glass = Glas
architects-card-coin = Münze
architects-card-blue3 = 3 Punkte
architects-card-blue2cat = 2 Punkte + Katze
architects-card-compass = Zirkel
architects-card-gear = Zahnrad
architects-card-tablet = Tafel
architects-card-red0 = Schild
architects-card-red1 = Schild + Horn
architects-card-red2 = Schild + 2 Hörner
# Several of a kind.
architects-copies = { $count }× { $card }
architects-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
architects-victories =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
architects-cards =
    { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
## Wonders. A city is short, its wonder is what gets built there.

# As in English.
architects-city-alexandria = Alexandria
architects-wonder-alexandria = Der Leuchtturm von Alexandria
# As in English.
architects-city-babylon = Babylon
architects-wonder-babylon = Die Hängenden Gärten von Babylon
architects-city-ephesus = Ephesos
architects-wonder-ephesus = Der Tempel der Artemis in Ephesos
architects-city-giza = Gizeh
architects-wonder-giza = Die Pyramiden von Gizeh
architects-city-halicarnassus = Halikarnassos
architects-wonder-halicarnassus = Das Mausoleum von Halikarnassos
# As in English.
architects-city-olympia = Olympia
architects-wonder-olympia = Die Zeusstatue von Olympia
architects-city-rhodes = Rhodos
architects-wonder-rhodes = Der Koloss von Rhodos
## Stages

architects-cost-identical = { $count } gleiche
architects-cost-different = { $count } verschiedene
# What a stage gives: its points and then its effect.
architects-gives = { points }, { $effect }
architects-effect-take_any = eine Karte von einem beliebigen Stapel
architects-effect-take_token = 1 Fortschrittsmarker
architects-effect-take_central = eine Karte vom mittleren Stapel
architects-effect-look = 1 von 5 Karten zur Wahl
architects-effect-take_both = je eine Karte von links und von rechts
architects-effect-shield = { shields }
architects-reason-stages_missing =
    { $count ->
        [one] nach Stufe { $stages }
       *[other] nach den Stufen { $stages }
    }
# $grey grey cards fit together, $coins coins can replace others.
architects-reason-cards_missing =
    { $coins ->
        [0] du hast { $grey } von { $needed }, { $missing } zu wenig
       *[other] du hast { $grey } von { $needed } und { architects-coins-for }, { $missing } zu wenig
    }
architects-coins-for =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
## Progress tokens

architects-token-urbanism = Städtebau
architects-token-crafts = Handwerk
architects-token-jewelry = Juwelierkunst
architects-token-science = Wissenschaft
# As in English.
architects-token-propaganda = Propaganda
architects-token-architecture = Architektur
architects-token-economy = Wirtschaft
architects-token-engineering = Ingenieurskunst
architects-token-tactics = Taktik
architects-token-decor = Dekor
architects-token-politics = Politik
architects-token-strategy = Strategie
architects-token-education = Bildung
architects-token-culture = Kultur
# A token and what it does.
architects-token = { $token } ({ $effect })
architects-does-draw_on_take = { $cards }: noch eine Karte
architects-does-draw_on_build = eine Stufe: noch eine Karte
architects-does-double_coin = eine Münze zählt als 2
architects-does-any_resources = beliebige Ressourcen, gleich oder nicht
architects-does-shields = { shields }
architects-does-points_wonder = { $unfinished } Punkte, { $complete } mit vollendetem Weltwunder
architects-does-points_per-cats =
    { $count ->
        [one] { $count } Punkt pro Karte mit Katze
       *[other] { $count } Punkte pro Karte mit Katze
    }
architects-does-points_per-victories =
    { $count ->
        [one] { $count } Punkt pro Sieg
       *[other] { $count } Punkte pro Sieg
    }
architects-does-points_per-tokens =
    { $count ->
        [one] { $count } Punkt pro Marker
       *[other] { $count } Punkte pro Marker
    }
architects-does-points_set = { $one } Punkte, { $both } für beide
# Cards behind which a token brings another one: all of a kind, or a list like wood/brick.
architects-trigger-green = eine grüne Karte
architects-trigger-red = eine Karte mit Hörnern
