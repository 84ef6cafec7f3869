# 7 Wonders Architects: cards, wonders, tokens, and what they do in as few words as possible.

architects-game = 7 Cudów Świata: Architekci

## Cards

architects-card-wood = drewno
architects-card-stone = kamień
architects-card-brick = cegła
architects-card-papyrus = papirus
architects-card-glass = szkło
architects-card-coin = moneta
architects-card-blue3 = 3 punkty
architects-card-blue2cat = 2 punkty + Kot
architects-card-compass = cyrkiel
architects-card-gear = koło zębate
architects-card-tablet = tabliczka
architects-card-red0 = tarcza
architects-card-red1 = tarcza + róg
architects-card-red2 = tarcza + 2 rogi
# Several of a kind.
architects-copies = { $count }× { $card }
architects-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
architects-victories =
    { $count ->
        [one] { $count } zwycięstwo
        [few] { $count } zwycięstwa
        [many] { $count } zwycięstw
       *[other] { $count } zwycięstwa
    }
architects-cards =
    { $count ->
        [0] pusto
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

## Wonders. A city is short, its wonder is what gets built there.

architects-city-alexandria = Aleksandria
architects-wonder-alexandria = Latarnia morska w Aleksandrii
architects-city-babylon = Babilon
architects-wonder-babylon = Wiszące ogrody Semiramidy
architects-city-ephesus = Efez
architects-wonder-ephesus = Świątynia Artemidy w Efezie
# As in English.
architects-city-giza = Giza
architects-wonder-giza = Piramidy w Gizie
architects-city-halicarnassus = Halikarnas
architects-wonder-halicarnassus = Mauzoleum w Halikarnasie
architects-city-olympia = Olimpia
architects-wonder-olympia = Posąg Zeusa w Olimpii
architects-city-rhodes = Rodos
architects-wonder-rhodes = Kolos Rodyjski

## Stages

architects-cost-identical =
    { $count ->
        [one] { $count } taki sam surowiec
        [few] { $count } takie same surowce
        [many] { $count } takich samych surowców
       *[other] { $count } takiego samego surowca
    }
architects-cost-different =
    { $count ->
        [one] { $count } różny surowiec
        [few] { $count } różne surowce
        [many] { $count } różnych surowców
       *[other] { $count } różnego surowca
    }
# What a stage gives: its points and then its effect.
architects-gives = { points }, { $effect }
architects-effect-take_any = karta z dowolnego stosu
architects-effect-take_token = żeton postępu
architects-effect-take_central = karta ze stosu głównego
architects-effect-look = 1 karta z 5 do wyboru
architects-effect-take_both = po karcie z lewej i z prawej
architects-effect-shield = { shields }
architects-reason-stages_missing =
    { $count ->
        [one] najpierw etap { $stages }
        [few] najpierw etapy { $stages }
        [many] najpierw etapy { $stages }
       *[other] najpierw etapy { $stages }
    }
# $grey grey cards fit together, $coins coins can replace others.
architects-reason-cards_missing =
    { $coins ->
        [0] masz { $grey } z { $needed }, brakuje { $missing }
       *[other] masz { $grey } z { $needed } + { architects-coins-for }, brakuje { $missing }
    }
architects-coins-for =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }

## Progress tokens

architects-token-urbanism = Urbanistyka
architects-token-crafts = Rzemiosło
architects-token-jewelry = Jubilerstwo
architects-token-science = Nauka
# As in English.
architects-token-propaganda = Propaganda
architects-token-architecture = Architektura
architects-token-economy = Ekonomia
architects-token-engineering = Inżynieria
architects-token-tactics = Taktyka
architects-token-decor = Dekoracje
architects-token-politics = Polityka
architects-token-strategy = Strategia
architects-token-education = Edukacja
architects-token-culture = Kultura
# A token and what it does.
architects-token = { $token } ({ $effect })
architects-does-draw_on_take = { $cards }: dodatkowa karta
architects-does-draw_on_build = etap cudu: dodatkowa karta
architects-does-double_coin = jedna moneta liczy się za dwie
architects-does-any_resources = dowolne surowce, takie same albo różne
architects-does-shields = { shields }
architects-does-points_wonder = punkty: { $unfinished }, z ukończonym cudem { $complete }
architects-does-points_per-cats =
    { $count ->
        [one] { $count } punkt za kartę z kotem
        [few] { $count } punkty za kartę z kotem
        [many] { $count } punktów za kartę z kotem
       *[other] { $count } punktu za kartę z kotem
    }
architects-does-points_per-victories =
    { $count ->
        [one] { $count } punkt za zwycięstwo
        [few] { $count } punkty za zwycięstwo
        [many] { $count } punktów za zwycięstwo
       *[other] { $count } punktu za zwycięstwo
    }
architects-does-points_per-tokens =
    { $count ->
        [one] { $count } punkt za żeton postępu
        [few] { $count } punkty za żeton postępu
        [many] { $count } punktów za żeton postępu
       *[other] { $count } punktu za żeton postępu
    }
architects-does-points_set = punkty: { $one }, za oba { $both }
# Cards behind which a token brings another one: all of a kind, or a list like wood/brick.
architects-trigger-green = zielona karta
architects-trigger-red = karta z rogiem
