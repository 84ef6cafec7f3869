# The end of a game.

result-title = The score
result-best = { $mark } the best of the players
result-won =
    { $who ->
        [you] You win with { points }!
       *[other] { $city } wins with { points }.
    }
result-shared = Victory is shared by { $cities }, with { points } each.
