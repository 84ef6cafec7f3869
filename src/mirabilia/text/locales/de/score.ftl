# The end of a game.

result-title = Die Wertung
result-best = { $mark } der beste Wert am Tisch
result-won =
    { $who ->
        [you] Du gewinnst mit { points }!
       *[other] { $city } gewinnt mit { points }.
    }
result-shared = Geteilter Sieg mit je { points }: { $cities }.
