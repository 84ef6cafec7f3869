# 7 Wonders as text.

web-seven-headline = { seven-age }, tah { $turn } z { $all }
# A card with its colour, cost and effect.
web-seven-card = { $card } ({ $colour }): { $effect }; cena: { $cost }
# The long words of the cards with a hyphen wherever a line may end, since browsers do not know that in every language.
web-seven-hyphens = Karavan-seraj
web-seven-hand = Tvoje karty
web-seven-table = Stůl
web-seven-passing-left = { seven-age }: karty se předávají doleva.
web-seven-passing-right = { seven-age }: karty se předávají doprava.
web-seven-discards =
    { $count ->
        [0] Odhazovací hromádka je prázdná.
        [one] V odhazovací hromádce je { $count } karta.
        [few] V odhazovací hromádce jsou { $count } karty.
        [many] V odhazovací hromádce je { $count } karty.
       *[other] V odhazovací hromádce je { $count } karet.
    }
web-seven-stages = postavené části: { $built } z { $all }
web-seven-next-stage = Další část: { $cost }, dává: { $effect }
web-seven-sells = Produkuje a prodává: { $wares }
web-seven-makes = Produkuje jen pro sebe: { $wares }
web-seven-built = Postaveno: { $cards }
web-seven-conflict-points = Body za střety: +{ $won }, −{ $lost }
web-seven-memory-none = Zatím není co si pamatovat.
web-seven-memory-title = Co si pamatuješ
web-seven-memory =
    { $gone ->
        [0] { $city } drží: { $cards }
       *[other] { $city } drží, co zbylo z karet: { $cards } (už zahraných: { $gone })
    }

web-seven-question-choose =
    { $who ->
        [you] Vyber, co udělat s kartou
       *[other] Vyber kartu, kterou zahraje { $city }
    }
web-seven-question-seventh =
    { $who ->
        [you] Sedmá karta: zahraj i ji
       *[other] Sedmá karta, { $city }: zahraj i ji
    }
web-seven-question-dig =
    { $who ->
        [you] Postav zdarma jednu z odhozených karet
       *[other] Vyber odhozenou kartu, kterou zdarma postaví { $city }
    }
web-seven-nothing = Žádná karta
web-seven-do-build = Postavit: { $price }
web-seven-do-stage = Část divu: { $price }
web-seven-do-sell = Odhodit za { $coins }
web-seven-do-free = Postavit zdarma (div)
web-seven-do-dig = Postavit z odhozených: { $price }
web-seven-do-decline = Nestavět nic
web-seven-cannot-build = Nelze postavit: { $reason }
web-seven-cannot-stage = Část divu nelze postavit: { $reason }
web-seven-cannot-sell = Nelze odhodit: { $reason }
web-seven-chose-build = postavit: { $card }
web-seven-chose-stage = část divu, pod ní { $card }
web-seven-chose-sell = odhodit: { $card }
web-seven-chose-free = postavit zdarma: { $card }
web-seven-chose-dig = postavit z odhozených: { $card }
web-seven-chose-decline = nestavět nic

web-seven-earned =
    { $who ->
        [you] Ty: { $coins }
       *[other] { $city }: { $coins }
    }
web-seven-fought =
    { $who ->
        [you] Ty { $shields } proti { $second } { $against }: { $result }
       *[other] { $first } { $shields } proti { $second } { $against }: { $result }
    }
web-seven-wins =
    { $who ->
        [you] vítězíš
       *[other] { $city } vítězí
    }
web-seven-age-began = Začíná { seven-age }.
