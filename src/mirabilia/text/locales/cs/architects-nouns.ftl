# 7 Wonders Architects: cards, wonders, tokens, and what they do in as few words as possible.

architects-game = 7 divů světa: Architekti

## Cards

architects-card-wood = dřevo
architects-card-stone = kámen
architects-card-brick = cihla
# As in English.
architects-card-papyrus = papyrus
architects-card-glass = sklo
architects-card-coin = mince
architects-card-blue3 = 3 body
architects-card-blue2cat = 2 body + kočka
architects-card-compass = kružítko
architects-card-gear = ozubené kolo
architects-card-tablet = tabulka
architects-card-red0 = štít
architects-card-red1 = štít + roh
architects-card-red2 = štít + 2 rohy
# Several of a kind.
architects-copies = { $count }× { $card }
architects-coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
architects-victories =
    { $count ->
        [one] { $count } vítězství
        [few] { $count } vítězství
        [many] { $count } vítězství
       *[other] { $count } vítězství
    }
architects-cards =
    { $count ->
        [0] prázdno
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }

## Wonders. A city is short, its wonder is what gets built there.

architects-city-alexandria = Alexandrie
architects-wonder-alexandria = Maják na ostrově Faru v Alexandrii
# As in English.
architects-city-babylon = Babylon
architects-wonder-babylon = Visuté zahrady Semiramidiny v Babylóně
architects-city-ephesus = Efes
architects-wonder-ephesus = Artemidin chrám v Efesu
architects-city-giza = Gíza
architects-wonder-giza = Egyptské pyramidy v Gíze
architects-city-halicarnassus = Halikarnassos
architects-wonder-halicarnassus = Mauzoleum v Halikarnassu
# As in English.
architects-city-olympia = Olympia
architects-wonder-olympia = Feidiův Zeus v Olympii
architects-city-rhodes = Rhodos
architects-wonder-rhodes = Rhódský kolos

## Stages

architects-cost-identical =
    { $count ->
        [one] { $count } stejný zdroj
        [few] { $count } stejné zdroje
        [many] { $count } stejného zdroje
       *[other] { $count } stejných zdrojů
    }
architects-cost-different =
    { $count ->
        [one] { $count } různý zdroj
        [few] { $count } různé zdroje
        [many] { $count } různého zdroje
       *[other] { $count } různých zdrojů
    }
# What a stage gives: its points and then its effect.
architects-gives = { points }, { $effect }
architects-effect-take_any = karta z libovolného balíčku
architects-effect-take_token = žeton pokroku
architects-effect-take_central = karta z dobíracího balíčku
architects-effect-look = 1 karta z 5 na výběr
architects-effect-take_both = po kartě zleva a zprava
architects-effect-shield = { shields }
architects-reason-stages_missing =
    { $count ->
        [one] nejdřív část { $stages }
        [few] nejdřív části { $stages }
        [many] nejdřív části { $stages }
       *[other] nejdřív části { $stages }
    }
# $grey grey cards fit together, $coins coins can replace others.
architects-reason-cards_missing =
    { $coins ->
        [0] máš { $grey } z { $needed }, chybí { $missing }
       *[other] máš { $grey } z { $needed } + { architects-coins-for }, chybí { $missing }
    }
architects-coins-for =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }

## Progress tokens

architects-token-urbanism = Urbanismus
architects-token-crafts = Řemesla
architects-token-jewelry = Klenotnictví
architects-token-science = Věda
# As in English.
architects-token-propaganda = Propaganda
architects-token-architecture = Architektura
architects-token-economy = Hospodářství
architects-token-engineering = Stavitelství
architects-token-tactics = Taktika
architects-token-decor = Výzdoba
architects-token-politics = Politika
architects-token-strategy = Strategie
architects-token-education = Vzdělání
architects-token-culture = Kultura
# A token and what it does.
architects-token = { $token } ({ $effect })
architects-does-draw_on_take = { $cards }: karta navíc
architects-does-draw_on_build = část divu: karta navíc
architects-does-double_coin = jedna mince platí za dvě
architects-does-any_resources = libovolné zdroje, stejné i různé
architects-does-shields = { shields }
architects-does-points_wonder = body: { $unfinished }, s dokončeným divem { $complete }
architects-does-points_per-cats =
    { $count ->
        [one] { $count } bod za kartu s kočkou
        [few] { $count } body za kartu s kočkou
        [many] { $count } bodu za kartu s kočkou
       *[other] { $count } bodů za kartu s kočkou
    }
architects-does-points_per-victories =
    { $count ->
        [one] { $count } bod za vítězství
        [few] { $count } body za vítězství
        [many] { $count } bodu za vítězství
       *[other] { $count } bodů za vítězství
    }
architects-does-points_per-tokens =
    { $count ->
        [one] { $count } bod za žeton pokroku
        [few] { $count } body za žeton pokroku
        [many] { $count } bodu za žeton pokroku
       *[other] { $count } bodů za žeton pokroku
    }
architects-does-points_set = body: { $one }, za oba { $both }
# Cards behind which a token brings another one: all of a kind, or a list like wood/brick.
architects-trigger-green = zelená karta
architects-trigger-red = karta s rohem
