# 7 Wonders: the things of the game, as they stand in lists and labels.

seven-game = 7 Чудес

seven-age = Епоха { seven-age-number }
# The number of an age alone, for words around it.
# As in English.
seven-age-number =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }

seven-resource-wood = деревина
seven-resource-stone = камінь
seven-resource-clay = глина
seven-resource-ore = руда
seven-resource-glass = скло
seven-resource-loom = тканина
seven-resource-papyrus = папірус

seven-units-wood =
    { $count ->
        [one] { $count } деревина
        [few] { $count } деревини
        [many] { $count } одиниць деревини
       *[other] { $count } деревини
    }
seven-units-stone =
    { $count ->
        [one] { $count } камінь
        [few] { $count } камені
        [many] { $count } каменів
       *[other] { $count } каменя
    }
seven-units-clay =
    { $count ->
        [one] { $count } глина
        [few] { $count } глини
        [many] { $count } одиниць глини
       *[other] { $count } глини
    }
seven-units-ore =
    { $count ->
        [one] { $count } руда
        [few] { $count } руди
        [many] { $count } одиниць руди
       *[other] { $count } руди
    }
seven-units-glass =
    { $count ->
        [one] { $count } скло
        [few] { $count } скла
        [many] { $count } одиниць скла
       *[other] { $count } скла
    }
seven-units-loom =
    { $count ->
        [one] { $count } тканина
        [few] { $count } тканини
        [many] { $count } тканин
       *[other] { $count } тканини
    }
seven-units-papyrus =
    { $count ->
        [one] { $count } папірус
        [few] { $count } папіруси
        [many] { $count } папірусів
       *[other] { $count } папірусу
    }
# So many units of kinds to choose from: wood/clay.
seven-either = { $count }× { $kinds }
# One of several, word by word; the spaces let long lists break.
seven-or = { $first } / { $second }

seven-free-city = Вільне місто
# Inside a sentence.
seven-the-free-city = вільне місто
