# 7 Wonders: what can be done with a card, in short, and what an option brings.

# $count is how many coins go to the neighbours.
seven-move-build =
    { $count ->
        [0] { $card } bauen
       *[other] { $card } bauen (Handel für { $count })
    }
seven-move-stage =
    { $count ->
        [0] eine Stufe mit { $card }
       *[other] eine Stufe mit { $card } (Handel für { $count })
    }
seven-move-sell = { $card } verkaufen
seven-move-free = { $card } gratis bauen
seven-move-dig = { $card } vom Ablagestapel bauen
seven-move-decline = nichts vom Ablagestapel bauen

# Reasons for an option: clauses that stand in a list.
seven-prospect-frees =
    { $count ->
        [2] gratis in Zeitalter II: { $what }
       *[3] gratis in Zeitalter III: { $what }
    }
seven-prospect-power = Stufe { $count }: { $what }
seven-prospect-coins = bringt { coins }
