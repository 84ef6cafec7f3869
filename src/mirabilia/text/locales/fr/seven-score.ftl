# 7 Wonders: conflicts and the end.

seven-conflicts = Conflits à la fin de l’{ seven-age }
seven-conflict-won = +{ $points } pour { $winner }, −1 pour { $loser }
seven-conflict-tied = égalité : pas de jeton

seven-category-military = Militaire
seven-category-treasury = Trésor
seven-category-wonder = Merveille
seven-category-civilian = Civil
# As in English.
seven-category-science = Science
# As in English.
seven-category-commerce = Commerce
seven-category-guilds = Guildes
# As in English.
seven-category-total = Total

# Several have the most points; $coins says how many coins each has.
seven-result-tie = Égalité à { points } entre { $cities } : les pièces départagent ({ $coins }).
seven-result-coins = { $city } { $count }
seven-result-free-city = La Cité libre est comptée pour comparer ; elle ne peut pas gagner.
seven-result-science = Science, { $city } : { $symbols } ; carrés { $squares } + séries { $sets } = { $total }
# $symbols is so many of a kind, $wild of them were wild.
seven-result-wild = { $symbols } ({ $wild } au choix)
seven-result-copied =
    { $who ->
        [you] Ta Merveille copie une guilde voisine : { $card }.
       *[other] { $city } copie une guilde voisine grâce à sa Merveille : { $card }.
    }
# What only the person who reads knew until now.
seven-secret-buried =
    { $who ->
        [you] Sous ta Merveille : { $cards }
       *[other] Sous la Merveille ({ $city }), par ton choix : { $cards }
    }
seven-secret-sold =
    { $who ->
        [you] Tes ventes : { $cards }
       *[other] Tes ventes pour { $city } : { $cards }
    }
seven-secret-thrown = Tes dernières cartes défaussées : { $cards }
