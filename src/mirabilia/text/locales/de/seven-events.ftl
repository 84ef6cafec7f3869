# 7 Wonders: what happened. $who is "you" for the person who reads, else $city has the name.

seven-built =
    { $who ->
        [you] Du baust { $card }: { $price }.
        [free_city] Die Freie Stadt baut { $card }: { $price }.
       *[other] { $city } baut { $card }: { $price }.
    }
seven-built-chain = gratis (Verkettung)
seven-built-free = gratis (Kraft des Weltwunders)
seven-built-dug = gratis (vom Ablagestapel)
seven-stage-built =
    { $who ->
        [you] Du baust Stufe { $stage } deines Weltwunders ({ $effect }): { $price }.
        [free_city] Die Freie Stadt baut Stufe { $stage } ihres Weltwunders ({ $effect }): { $price }.
       *[other] { $city } baut Weltwunderstufe { $stage } ({ $effect }): { $price }.
    }
# Only for the person who buried the card.
seven-buried = { $told } Die Karte darunter: { $card }.
seven-sold =
    { $who ->
        [you] Du verkaufst { $card }.
        [free_city] Die Freie Stadt verkauft { $card }.
       *[other] { $city } verkauft { $card }.
    }
seven-sold-unseen =
    { $who ->
        [free_city] Die Freie Stadt verkauft eine Karte.
       *[other] { $city } verkauft eine Karte.
    }
seven-thrown = Deine letzte Karte wird abgeworfen: { $card }.
seven-declined =
    { $who ->
        [you] Du baust nichts vom Ablagestapel.
        [free_city] Die Freie Stadt baut nichts vom Ablagestapel.
       *[other] { $city } baut nichts vom Ablagestapel.
    }
seven-earned-trade = +{ $count } aus der Nachbarschaft
seven-earned-sale = +{ $count } für die Karte
seven-earned-effect = +{ $count } durch den Effekt
