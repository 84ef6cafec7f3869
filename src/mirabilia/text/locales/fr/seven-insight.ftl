# 7 Wonders: what can be done with a card, in short, and what an option brings.

# $count is how many coins go to the neighbours.
seven-move-build =
    { $count ->
        [0] construire { $card }
       *[other] construire { $card } (commerce : { $count })
    }
seven-move-stage =
    { $count ->
        [0] une étape avec { $card }
       *[other] une étape avec { $card } (commerce : { $count })
    }
seven-move-sell = vendre { $card }
seven-move-free = construire { $card } gratuitement
seven-move-dig = construire { $card } depuis la défausse
seven-move-decline = ne rien construire de la défausse

# Reasons for an option: clauses that stand in a list.
seven-prospect-frees =
    { $count ->
        [2] gratuit à l’Âge II : { $what }
       *[3] gratuit à l’Âge III : { $what }
    }
seven-prospect-power = étape { $count } : { $what }
seven-prospect-coins = rapporte { coins }
