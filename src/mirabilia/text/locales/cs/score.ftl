# The end of a game.

result-title = Bodování
result-best = { $mark } nejlepší z hráčů
result-won =
    { $who ->
        [you] Vyhráváš, máš { points }!
       *[other] { $city } vyhrává a má { points }.
    }
result-shared = O vítězství se dělí: { $cities }. Každé město má { points }.
