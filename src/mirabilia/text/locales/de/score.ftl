# The end of a game.

result-title = Die Wertung
result-best = { $mark } der beste Wert am Tisch
result-won =
    { $who ->
        [you] Du gewinnst: { points }!
       *[other] { $city } gewinnt: { points }.
    }
result-shared = Geteilter Sieg, je { points }: { $cities }.
