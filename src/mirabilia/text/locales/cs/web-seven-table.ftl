# 7 Wonders: the pictured table.

web-seven-table-turn = tah { $turn } z { $all }
web-seven-table-ready = vybráno
web-seven-table-thinking = přemýšlí
web-seven-table-last = všichni čekají
web-seven-table-left = vlevo
web-seven-table-right = vpravo
web-seven-table-far = Vzdálená města
web-seven-table-open = Ukázat celé město
web-seven-table-coins = mince
web-seven-table-shields = štíty
web-seven-table-science = věda
web-seven-table-stages = části
web-seven-table-fights = střety
web-seven-table-sells-you = Prodává ti
web-seven-table-sells = Prodává
web-seven-table-each = za kus
web-seven-table-makes-you = Produkuješ
web-seven-table-makes = Produkuje
web-seven-table-makes-self = Produkuje pro sebe
web-seven-table-deal = { $wares }, { $city }: po
web-seven-table-fight-ahead = vedeš
web-seven-table-fight-behind = { $city } vede
web-seven-table-fight-level = shoda
web-seven-table-fight-won = vyhráváš
web-seven-table-fight-lost = { $city } vyhrává
web-seven-table-fights-title =
    { $who ->
        [you] Konec { seven-age-number }. věku: tvé střety
       *[other] Konec { seven-age-number }. věku: střety
    }
web-seven-table-from = od: { $city }
web-seven-table-on-to = předává se: { $city }
web-seven-table-pass-left = { seven-age }: karty jdou doleva
web-seven-table-pass-right = { seven-age }: karty jdou doprava
web-seven-table-cost = Cena: { $cost }
web-seven-table-leads = Navazuje:
web-seven-table-built = postaveno
web-seven-table-verb-build = Postavit
web-seven-table-verb-stage = Část { $stage }
web-seven-table-verb-sell = Odhodit
web-seven-table-sale = +{ $count }
web-seven-table-free-by = zdarma: { $structure }
web-seven-table-free-by-wonder = zdarma: div
web-seven-table-to = dostane { $city }
web-seven-table-to-both = oběma
web-seven-table-pay = Kdo dostane zaplaceno
web-seven-table-pay-both = oba
web-seven-table-pay-none = nikdo
web-seven-table-pay-wonder = div
web-seven-table-pay-all = Všechny platby: { $count }
web-seven-table-cheapest = nejlevněji
web-seven-table-do-build = Postavit: { $card }
web-seven-table-do-stage = Část { $stage }, pod ní { $card }
web-seven-table-do-sell = Odhodit: { $card }
web-seven-table-pick = Vyber kartu, nebo stiskni její číslo.
web-seven-table-chosen = Vybráno
# Behind what is about to be chosen, if something else was chosen before.
web-seven-table-instead = místo: { $what }
web-seven-table-change = Klepnutím na jinou kartu volbu změníš.
web-seven-table-move = Tvůj tah podrobně
web-seven-table-whose = Za koho hraješ
web-seven-table-pile = Odhazovací hromádka
web-seven-table-cards =
    { $count ->
        [one] { $count } postavená karta
        [few] { $count } postavené karty
        [many] { $count } postavené karty
       *[other] { $count } postavených karet
    }
web-seven-table-sold =
    { $count ->
        [one] { $count } odhozená karta
        [few] { $count } odhozené karty
        [many] { $count } odhozené karty
       *[other] { $count } odhozených karet
    }
web-seven-table-kind-brown = Těžební budovy
web-seven-table-kind-grey = Zpracovatelské budovy
web-seven-table-kind-blue = Civilní budovy
web-seven-table-kind-yellow = Komerční budovy
web-seven-table-kind-red = Vojenské budovy
web-seven-table-kind-green = Vědecké budovy
web-seven-table-kind-purple = Cechy
