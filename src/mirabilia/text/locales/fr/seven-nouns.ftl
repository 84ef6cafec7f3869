# 7 Wonders: the things of the game, as they stand in lists and labels.

# As in English.
seven-game = 7 Wonders

seven-age = Âge { seven-age-number }
# The number of an age alone, for words around it.
# As in English.
seven-age-number =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }

seven-resource-wood = bois
seven-resource-stone = pierre
seven-resource-clay = argile
seven-resource-ore = minerai
seven-resource-glass = verre
seven-resource-loom = tissu
# As in English.
seven-resource-papyrus = papyrus

seven-units-wood = { $count } bois
seven-units-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
seven-units-clay =
    { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
seven-units-ore =
    { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
seven-units-glass =
    { $count ->
        [one] { $count } verre
       *[other] { $count } verres
    }
seven-units-loom =
    { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
# As in English.
seven-units-papyrus = { $count } papyrus
# So many units of kinds to choose from: wood/clay.
seven-either = { $count } { $kinds }
# One of several, word by word.
seven-or = { $first } / { $second }

seven-free-city = Cité libre
# Inside a sentence.
seven-the-free-city = la Cité libre
