# 7 чудес: що можна зробити з картою, коротко, і що дає варіант.

# $count — скільки монет отримають сусіди.
seven-move-build =
    { $count ->
        [0] збудувати карту «{ $card }»
       *[other] збудувати карту «{ $card }» (торгівля: { $count })
    }
seven-move-stage =
    { $count ->
        [0] етап чуда з картою «{ $card }»
       *[other] етап чуда з картою «{ $card }» (торгівля: { $count })
    }
seven-move-sell = скинути за монети карту «{ $card }»
seven-move-free = безкоштовно збудувати карту «{ $card }»
seven-move-dig = збудувати зі скиду карту «{ $card }»
seven-move-decline = не будувати нічого зі скиду

# Причини на користь варіанта, як пункти списку.
seven-prospect-frees =
    { $count ->
        [2] безкоштовно в епосі II: «{ $what }»
       *[3] безкоштовно в епосі III: «{ $what }»
    }
seven-prospect-power = етап { $count }: { $what }
seven-prospect-coins = приносить { coins }
