# 7 Wonders: conflicts and the end.

seven-conflicts = Konflikty na koniec ery { seven-age-number }
seven-conflict-won = { $winner } +{ $points }, { $loser } −1
seven-conflict-tied = remis: nikt nie dostaje żetonu

seven-category-military = Wojsko
seven-category-treasury = Skarbiec
seven-category-wonder = Cud
seven-category-civilian = Cywilne
seven-category-science = Nauka
seven-category-commerce = Handel
seven-category-guilds = Gildie
seven-category-total = Razem

# Several have the most points; $coins says how many coins each has.
seven-result-tie = Remis ({ $cities }: { points }), rozstrzygają monety: { $coins }.
seven-result-coins = { $city } { $count }
seven-result-free-city = Wolne miasto jest punktowane tylko dla porównania; nie może wygrać.
seven-result-science = Nauka, { $city }: { $symbols }; takie same symbole { $squares } + zestawy { $sets } = { $total }
# $symbols is so many of a kind, $wild of them were wild.
seven-result-wild = { $symbols } (w tym dowolnych { $wild })
seven-result-copied =
    { $who ->
        [you] Twój cud kopiuje gildię sąsiada: { $card }.
       *[other] { $city } dzięki cudowi kopiuje gildię sąsiada: { $card }.
    }
# What only the person who reads knew until now.
seven-secret-buried =
    { $who ->
        [you] Pod twoim cudem: { $cards }
       *[other] Pod cudem ({ $city }), twój wybór: { $cards }
    }
seven-secret-sold =
    { $who ->
        [you] Twoje karty odrzucone za monety: { $cards }
       *[other] Karty odrzucone za monety ({ $city }), twój wybór: { $cards }
    }
seven-secret-thrown = Twoje odłożone karty: { $cards }
