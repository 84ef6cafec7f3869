# 7 Wonders Architects: battles and the end.

architects-battle = Bataille
architects-battle-won =
    { $count ->
        [0] rien
        [one] { $count } jeton de victoire
       *[other] { $count } jetons de victoire
    }
architects-battle-after = Toutes les cartes rouges avec des cors sont défaussées ; les jetons Conflit montrent à nouveau la paix.

architects-category-wonder = Merveille
architects-category-cat = Chat
architects-category-civilian = Civil
architects-category-military = Militaire
architects-category-progress = Progrès
# As in English.
architects-category-total = Total
# Several have the most points; $stages says how many stages each has.
architects-result-tie = Égalité à { points } entre { $cities } : les étapes départagent ({ $stages }).
architects-result-stages = { $city } { $count }
