# 7 Wonders: the things of the game, as they stand in lists and labels.

seven-age =
    { $age ->
        [1] Age I
        [2] Age II
       *[3] Age III
    }

seven-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
seven-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
seven-shields =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
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

seven-colour-brown = brown
seven-colour-grey = grey
seven-colour-blue = blue
seven-colour-yellow = yellow
seven-colour-red = red
seven-colour-green = green
seven-colour-purple = purple

seven-symbol-compass = compass
seven-symbol-gear = gear
seven-symbol-tablet = tablet
seven-symbols-compass =
    { $count ->
        [one] { $count } compass
       *[other] { $count } compasses
    }
seven-symbols-gear =
    { $count ->
        [one] { $count } gear
       *[other] { $count } gears
    }
seven-symbols-tablet =
    { $count ->
        [one] { $count } tablet
       *[other] { $count } tablets
    }
# Symbols of a kind that is chosen at the end.
seven-symbols-wild = { $count } wild

seven-free-city = Free City
# Names the person who plays, where others have the name of their city.
seven-you = you
