# 7 Wonders: the pictured table.

web-seven-table-turn = Runde { $turn } von { $all }
web-seven-table-ready = fertig
web-seven-table-thinking = denkt nach
web-seven-table-last = alle warten
web-seven-table-left = links
web-seven-table-right = rechts
web-seven-table-far = Ferne Städte
web-seven-table-open = Die ganze Stadt zeigen
web-seven-table-coins = Münzen
web-seven-table-shields = Schilde
web-seven-table-science = Forschung
web-seven-table-stages = Stufen
web-seven-table-fights = Konflikte
web-seven-table-sells-you = Verkauft dir
web-seven-table-sells = Verkauft
web-seven-table-each = je
web-seven-table-makes-you = Du erzeugst
web-seven-table-makes = Erzeugt
web-seven-table-makes-self = Erzeugt für sich
web-seven-table-deal = { $wares }, { $city }:
web-seven-table-fight-ahead = du liegst vorn
web-seven-table-fight-behind = { $city } liegt vorn
web-seven-table-fight-level = gleich stark
web-seven-table-fight-won = du gewinnst
web-seven-table-fight-lost = { $city } gewinnt
web-seven-table-fights-title =
    { $who ->
        [you] Ende von { seven-age }: deine Konflikte
       *[other] Ende von { seven-age }: die Konflikte
    }
web-seven-table-from = von: { $city }
web-seven-table-on-to = weiter an: { $city }
web-seven-table-pass-left = { seven-age }: Karten nach links
web-seven-table-pass-right = { seven-age }: Karten nach rechts
web-seven-table-cost = Kosten: { $cost }
web-seven-table-leads = Führt zu:
web-seven-table-built = gebaut
web-seven-table-verb-build = Bauen
web-seven-table-verb-stage = Stufe { $stage }
web-seven-table-verb-sell = Verkauf
web-seven-table-sale = +{ $count }
web-seven-table-free-by = gratis: { $structure }
web-seven-table-free-by-wonder = gratis: Weltwunder
web-seven-table-to = an { $city }
web-seven-table-to-both = an beide
web-seven-table-pay = Wer bezahlt wird
web-seven-table-pay-both = beide
web-seven-table-pay-none = niemand
web-seven-table-pay-wonder = Weltwunder
web-seven-table-pay-all = Alle Zahlungen: { $count }
web-seven-table-cheapest = am billigsten
web-seven-table-do-build = { $card } bauen
web-seven-table-do-stage = Stufe { $stage } mit { $card }
web-seven-table-do-sell = { $card } verkaufen
web-seven-table-pick = Wähle eine Karte oder drücke ihre Nummer.
web-seven-table-chosen = Gewählt
# Behind what is about to be chosen, if something else was chosen before.
web-seven-table-instead = statt: { $what }
web-seven-table-change = Tippe auf eine andere Karte, um stattdessen sie zu wählen.
web-seven-table-move = Dein Zug, genauer
web-seven-table-whose = Du spielst für
web-seven-table-pile = Der Ablagestapel
web-seven-table-cards =
    { $count ->
        [one] { $count } Karte gebaut
       *[other] { $count } Karten gebaut
    }
web-seven-table-sold =
    { $count ->
        [one] { $count } Karte verkauft
       *[other] { $count } Karten verkauft
    }
web-seven-table-kind-brown = Rohstoffe
web-seven-table-kind-grey = Manufakturprodukte
web-seven-table-kind-blue = Profanbauten
web-seven-table-kind-yellow = Handelsgebäude
web-seven-table-kind-red = Militärgebäude
web-seven-table-kind-green = Forschungsgebäude
web-seven-table-kind-purple = Gilden
