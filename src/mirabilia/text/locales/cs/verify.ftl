# The check of a proof: mirabilia verify.

verify-command = Ověří důkaz dohrané hry, bez serveru.
    
    FILE je to, co server dává jako důkaz hry, nebo - pro standardní vstup. Vše se spočítá znovu ze semínka a z tahů.
verify-option-commitment = Závazek poznamenaný při otevření stolu.
verify-option-promise = Slib tvého podílu poznamenaný před hrou.

verify-whole = Soubor je neporušený: jeho otisk souhlasí.
verify-commitment = Semínko je to přislíbené: se solí dává závazek { $commitment }.
verify-secret = Tajemství serveru je to přislíbené: dává závazek { $commitment }.
verify-noted = Souhlasí s poznamenaným závazkem.
verify-not-noted = Porovnej ho s tím, který se ukázal před hrou, nebo ho ověř pomocí --commitment.
verify-shares = Podíly na rozdání, každý takový, jak byl přislíben, podle míst: { $seats }.
verify-no-shares = K rozdání nikdo nepřidal svůj podíl.
verify-left-out = Přislíbené, ale včas nesdělené a vynechané podíly, podle míst: { $seats }.
verify-key = Dohromady dávají klíč rozdání: { $key }.
verify-promised = Tebou přislíbený podíl je mezi nimi.
verify-deal = Rozdání plyne ze semínka: { $setup }.
verify-moves =
    { $count ->
        [one] Jediný tah je platný a vede k uvedenému výsledku.
        [few] Všechny { $count } tahy jsou platné a vedou k uvedenému výsledku.
        [many] Všech { $count } tahu je platných a vede k uvedenému výsledku.
       *[other] Všech { $count } tahů je platných a vede k uvedenému výsledku.
    }
verify-won =
    { $count ->
        [one] Vítězí místo { $seats }.
        [few] Vítězí místa { $seats }.
        [many] Vítězí místa { $seats }.
       *[other] Vítězí místa { $seats }.
    }
