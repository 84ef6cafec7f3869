# 7 Wonders: the things of the game, as they stand in lists and labels.

seven-game = 7 Cudów Świata

seven-age = Era { seven-age-number }
# The number of an age alone, for words around it.
# As in English.
seven-age-number =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }

seven-resource-wood = drewno
seven-resource-stone = kamień
seven-resource-clay = glina
seven-resource-ore = ruda
seven-resource-glass = szkło
seven-resource-loom = tkanina
seven-resource-papyrus = papirus

seven-units-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
        [many] { $count } sztuk drewna
       *[other] { $count } drewna
    }
seven-units-stone =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }
seven-units-clay =
    { $count ->
        [one] { $count } glina
        [few] { $count } gliny
        [many] { $count } sztuk gliny
       *[other] { $count } gliny
    }
seven-units-ore =
    { $count ->
        [one] { $count } ruda
        [few] { $count } rudy
        [many] { $count } sztuk rudy
       *[other] { $count } rudy
    }
seven-units-glass =
    { $count ->
        [one] { $count } szkło
        [few] { $count } szkła
        [many] { $count } sztuk szkła
       *[other] { $count } szkła
    }
seven-units-loom =
    { $count ->
        [one] { $count } tkanina
        [few] { $count } tkaniny
        [many] { $count } tkanin
       *[other] { $count } tkaniny
    }
seven-units-papyrus =
    { $count ->
        [one] { $count } papirus
        [few] { $count } papirusy
        [many] { $count } papirusów
       *[other] { $count } papirusu
    }
# So many units of kinds to choose from: wood/clay.
seven-either = { $count }× { $kinds }
# One of several, word by word; the spaces let long lists break.
seven-or = { $first } / { $second }

seven-free-city = Wolne miasto
# Inside a sentence.
seven-the-free-city = wolne miasto
