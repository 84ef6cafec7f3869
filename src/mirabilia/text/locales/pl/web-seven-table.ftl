# 7 Wonders: the pictured table.

web-seven-table-turn = tura { $turn } z { $all }
web-seven-table-ready = wybrane
web-seven-table-thinking = myśli
web-seven-table-last = wszyscy czekają
web-seven-table-left = po lewej
web-seven-table-right = po prawej
web-seven-table-far = Dalsze miasta
web-seven-table-open = Pokaż całe miasto
web-seven-table-coins = monety
web-seven-table-shields = tarcze
web-seven-table-science = nauka
web-seven-table-stages = etapy
web-seven-table-fights = konflikty
web-seven-table-sells-you = Sprzedaje ci
web-seven-table-sells = Sprzedaje
web-seven-table-each = za sztukę
web-seven-table-makes-you = Produkujesz
web-seven-table-makes = Produkuje
web-seven-table-makes-self = Produkuje dla siebie
web-seven-table-deal = { $wares }, { $city }: po
web-seven-table-fight-ahead = prowadzisz
web-seven-table-fight-behind = { $city } prowadzi
web-seven-table-fight-level = remis
web-seven-table-fight-won = wygrywasz
web-seven-table-fight-lost = { $city } wygrywa
web-seven-table-fights-title =
    { $who ->
        [you] Koniec ery { seven-age-number }: twoje konflikty
       *[other] Koniec ery { seven-age-number }: konflikty
    }
web-seven-table-from = od: { $city }
web-seven-table-on-to = trafiają do: { $city }
web-seven-table-pass-left = { seven-age }: karty idą w lewo
web-seven-table-pass-right = { seven-age }: karty idą w prawo
web-seven-table-cost = Koszt: { $cost }
web-seven-table-leads = Łańcuch do:
web-seven-table-built = wybudowany
web-seven-table-verb-build = Wybuduj
web-seven-table-verb-stage = Etap { $stage }
web-seven-table-verb-sell = Odrzuć
web-seven-table-sale = +{ $count }
web-seven-table-free-by = za darmo: { $structure }
web-seven-table-free-by-wonder = za darmo: cud
web-seven-table-to = dostaje { $city }
web-seven-table-to-both = obu
web-seven-table-pay = Kto dostaje zapłatę
web-seven-table-pay-both = obaj sąsiedzi
web-seven-table-pay-none = nikt
web-seven-table-pay-wonder = cud
web-seven-table-pay-all = Wszystkie sposoby zapłaty: { $count }
web-seven-table-cheapest = najtaniej
web-seven-table-do-build = Wybuduj: { $card }
web-seven-table-do-stage = Etap { $stage }, pod nim { $card }
web-seven-table-do-sell = Odrzuć: { $card }
web-seven-table-pick = Wybierz kartę albo naciśnij jej numer.
web-seven-table-chosen = Wybrano
# Behind what is about to be chosen, if something else was chosen before.
web-seven-table-instead = zamiast: { $what }
web-seven-table-change = Dotknij innej karty, aby wybrać ją zamiast tej.
web-seven-table-move = Twój ruch w szczegółach
web-seven-table-whose = Za kogo grasz
web-seven-table-pile = Stos kart odrzuconych
web-seven-table-cards =
    { $count ->
        [one] { $count } wybudowana karta
        [few] { $count } wybudowane karty
        [many] { $count } wybudowanych kart
       *[other] { $count } wybudowanej karty
    }
web-seven-table-sold =
    { $count ->
        [one] { $count } odrzucona karta
        [few] { $count } odrzucone karty
        [many] { $count } odrzuconych kart
       *[other] { $count } odrzuconej karty
    }
web-seven-table-kind-brown = Surowce
web-seven-table-kind-grey = Dobra
web-seven-table-kind-blue = Budowle cywilne
web-seven-table-kind-yellow = Budowle handlowe
web-seven-table-kind-red = Budowle militarne
web-seven-table-kind-green = Budowle naukowe
web-seven-table-kind-purple = Gildie
