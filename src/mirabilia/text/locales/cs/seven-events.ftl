# 7 Wonders: what happened. $who is "you" for the person who reads, else $city has the name.
# Present tense only: nobody knows whether a name is a he or a she. $card stands in the nominative, behind "budovu" or "kartu".

seven-built =
    { $who ->
        [you] Stavíš budovu { $card }: { $price }.
        [free_city] Nezávislé město staví budovu { $card }: { $price }.
       *[other] { $city } staví budovu { $card }: { $price }.
    }
seven-built-chain = zdarma (návaznost)
seven-built-free = zdarma (schopnost divu)
seven-built-dug = zdarma (z odhazovací hromádky)
seven-stage-built =
    { $who ->
        [you] Stavíš { $stage }. část svého divu ({ $effect }): { $price }.
        [free_city] Nezávislé město staví { $stage }. část svého divu ({ $effect }): { $price }.
       *[other] { $city } staví { $stage }. část svého divu ({ $effect }): { $price }.
    }
# Only for the person who buried the card.
seven-buried = { $told } Pod ní: { $card }.
seven-sold =
    { $who ->
        [you] Odhazuješ za mince kartu { $card }.
        [free_city] Nezávislé město odhazuje za mince kartu { $card }.
       *[other] { $city } odhazuje za mince kartu { $card }.
    }
seven-sold-unseen =
    { $who ->
        [free_city] Nezávislé město odhazuje kartu za mince.
       *[other] { $city } odhazuje kartu za mince.
    }
seven-thrown = Tvá poslední karta se odkládá: { $card }.
seven-declined =
    { $who ->
        [you] Z odhazovací hromádky nic nestavíš.
        [free_city] Nezávislé město z odhazovací hromádky nic nestaví.
       *[other] { $city } z odhazovací hromádky nic nestaví.
    }
seven-earned-trade = +{ $count } od sousedů
seven-earned-sale = +{ $count } za kartu
seven-earned-effect = +{ $count } díky efektu
