# 7 Wonders: what can be done with a card, in short, and what an option brings.

# $count is how many coins go to the neighbours.
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

# Reasons for an option: clauses that stand in a list.
seven-prospect-frees =
    { $count ->
        [2] безкоштовно в епосі II: «{ $what }»
       *[3] безкоштовно в епосі III: «{ $what }»
    }
seven-prospect-power = етап { $count }: { $what }
seven-prospect-coins =
    { $count ->
        [one] приносить { $count } монету
        [few] приносить { $count } монети
        [many] приносить { $count } монет
       *[other] приносить { $count } монети
    }
