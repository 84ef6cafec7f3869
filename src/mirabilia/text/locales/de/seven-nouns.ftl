# 7 Wonders: the things of the game, as they stand in lists and labels.

# As in English.
seven-game = 7 Wonders

seven-age = Zeitalter { seven-age-number }
# The number of an age alone, for words around it.
# As in English.
seven-age-number =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }

seven-resource-wood = Holz
seven-resource-stone = Stein
seven-resource-clay = Lehm
seven-resource-ore = Erz
seven-resource-glass = Glas
seven-resource-loom = Stoff
seven-resource-papyrus = Papyrus

seven-units-wood = { $count } Holz
seven-units-stone = { $count } Stein
seven-units-clay = { $count } Lehm
seven-units-ore = { $count } Erz
seven-units-glass = { $count } Glas
seven-units-loom = { $count } Stoff
seven-units-papyrus = { $count } Papyrus
# So many units of kinds to choose from: wood/clay.
seven-either = { $count } { $kinds }
# One of several, word by word.
seven-or = { $first }/{ $second }

seven-free-city = Freie Stadt
# Inside a sentence.
seven-the-free-city = die Freie Stadt
