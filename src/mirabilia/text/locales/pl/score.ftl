# The end of a game.

result-title = Punktacja
result-best = { $mark } najlepszy wynik wśród graczy
result-won =
    { $who ->
        [you] Wygrywasz, masz { points }!
       *[other] { $city } wygrywa i ma { points }.
    }
result-shared = Zwycięstwem dzielą się: { $cities }. Każde miasto ma { points }.
