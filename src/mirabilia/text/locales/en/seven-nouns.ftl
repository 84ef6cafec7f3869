# 7 Wonders: the things of the game, as they stand in lists and labels.

seven-game = 7 Wonders

seven-age = Age { seven-age-number }
# The number of an age alone, for words around it.
seven-age-number =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }

seven-resource-wood = wood
seven-resource-stone = stone
seven-resource-clay = clay
seven-resource-ore = ore
seven-resource-glass = glass
seven-resource-loom = cloth
seven-resource-papyrus = papyrus

seven-units-wood = { $count } wood
seven-units-stone = { $count } stone
seven-units-clay = { $count } clay
seven-units-ore = { $count } ore
seven-units-glass = { $count } glass
seven-units-loom = { $count } cloth
seven-units-papyrus = { $count } papyrus
# So many units of kinds to choose from: wood/clay.
seven-either = { $count } { $kinds }
# One of several, word by word.
seven-or = { $first }/{ $second }

seven-free-city = Free City
# Inside a sentence.
seven-the-free-city = the Free City
