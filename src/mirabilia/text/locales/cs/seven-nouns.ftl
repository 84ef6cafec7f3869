# 7 Wonders: the things of the game, as they stand in lists and labels.

seven-game = 7 divů světa

seven-age = { seven-age-number }. věk
# The number of an age alone, for words around it.
# As in English.
seven-age-number =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }

seven-resource-wood = dřevo
seven-resource-stone = kámen
seven-resource-clay = jíl
seven-resource-ore = ruda
seven-resource-glass = sklo
seven-resource-loom = látka
# As in English.
seven-resource-papyrus = papyrus

seven-units-wood =
    { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
        [many] { $count } dřeva
       *[other] { $count } kusů dřeva
    }
seven-units-stone =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }
seven-units-clay =
    { $count ->
        [one] { $count } jíl
        [few] { $count } kusy jílu
        [many] { $count } kusu jílu
       *[other] { $count } kusů jílu
    }
seven-units-ore =
    { $count ->
        [one] { $count } ruda
        [few] { $count } kusy rudy
        [many] { $count } kusu rudy
       *[other] { $count } kusů rudy
    }
seven-units-glass =
    { $count ->
        [one] { $count } sklo
        [few] { $count } skla
        [many] { $count } skla
       *[other] { $count } skel
    }
seven-units-loom =
    { $count ->
        [one] { $count } látka
        [few] { $count } látky
        [many] { $count } látky
       *[other] { $count } látek
    }
seven-units-papyrus =
    { $count ->
        [one] { $count } papyrus
        [few] { $count } papyry
        [many] { $count } papyru
       *[other] { $count } papyrů
    }
# So many units of kinds to choose from: wood/clay.
seven-either = { $count }× { $kinds }
# One of several, word by word; the spaces let long lists break.
seven-or = { $first } / { $second }

seven-free-city = Nezávislé město
# Inside a sentence.
seven-the-free-city = nezávislé město
