# 7 Wonders: what can be done with a card, in short, and what an option brings.

# $count is how many coins go to the neighbours.
seven-move-build =
    { $count ->
        [0] build { $card }
       *[other] build { $card } (trade: { $count })
    }
seven-move-stage =
    { $count ->
        [0] build a stage with { $card }
       *[other] build a stage with { $card } (trade: { $count })
    }
seven-move-sell = sell { $card }
seven-move-free = build { $card } for free
seven-move-dig = build { $card } from the discard pile
seven-move-decline = build nothing from the discard pile

# Reasons for an option: clauses that stand in a list.
seven-prospect-frees =
    { $count ->
        [2] free in age II: { $what }
       *[3] free in age III: { $what }
    }
seven-prospect-power = stage { $count }: { $what }
seven-prospect-coins = brings { coins }
