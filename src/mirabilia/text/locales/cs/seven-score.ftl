# 7 Wonders: conflicts and the end.

seven-conflicts = Střety na konci { seven-age-number }. věku
seven-conflict-won = { $winner } +{ $points }, { $loser } −1
seven-conflict-tied = shoda: nikdo nezískává žeton

seven-category-military = Střety
seven-category-treasury = Pokladnice
seven-category-wonder = Div
seven-category-civilian = Civilní
seven-category-science = Věda
seven-category-commerce = Komerční
seven-category-guilds = Cechy
seven-category-total = Celkem

# Several have the most points; $coins says how many coins each has.
seven-result-tie = Shoda ({ $cities }: { points }), rozhodují mince: { $coins }.
seven-result-coins = { $city } { $count }
seven-result-free-city = Nezávislé město se boduje jen pro srovnání; vyhrát nemůže.
seven-result-science = Věda, { $city }: { $symbols }; stejné symboly { $squares } + trojice { $sets } = { $total }
# $symbols is so many of a kind, $wild of them were wild.
seven-result-wild = { $symbols } (z toho libovolných { $wild })
seven-result-copied =
    { $who ->
        [you] Tvůj div kopíruje sousedův cech: { $card }.
       *[other] { $city } díky divu kopíruje sousedův cech: { $card }.
    }
# What only the person who reads knew until now.
seven-secret-buried =
    { $who ->
        [you] Pod tvým divem: { $cards }
       *[other] Pod divem ({ $city }), tvůj výběr: { $cards }
    }
seven-secret-sold =
    { $who ->
        [you] Tvé karty odhozené za mince: { $cards }
       *[other] Karty odhozené za mince ({ $city }), tvůj výběr: { $cards }
    }
seven-secret-thrown = Tvé odložené karty: { $cards }
