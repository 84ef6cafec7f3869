# The end of a game.

result-title = Le score
result-best = { $mark } le meilleur de la table
result-won =
    { $who ->
        [you] Tu gagnes avec { points } !
       *[other] { $city } gagne avec { points }.
    }
result-shared = Victoire partagée, avec { points } : { $cities }.
