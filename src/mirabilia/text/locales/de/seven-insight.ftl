# 7 Wonders: was man mit einer Karte tun kann, in aller Kürze, und was eine Möglichkeit bringt.

# $count ist, wie viele Münzen an die Nachbarn gehen.
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

# Gründe für eine Möglichkeit, als Teile einer Aufzählung.
seven-prospect-frees =
    { $count ->
        [2] { $what } wird in Zeitalter II gratis
       *[3] { $what } wird in Zeitalter III gratis
    }
seven-prospect-power = Stufe { $count }: { $what }
seven-prospect-coins = bringt { coins }
