# 7 Wonders: conflicts and the end.

seven-conflicts = Konflikte am Ende von { seven-age }
seven-conflict-won = +{ $points } für { $winner }, −1 für { $loser }
seven-conflict-tied = unentschieden: keine Marker

seven-category-military = Militär
seven-category-treasury = Münzen
seven-category-wonder = Wunder
seven-category-civilian = Profanbau
seven-category-science = Forschung
seven-category-commerce = Handel
seven-category-guilds = Gilden
seven-category-total = Summe

# Several have the most points; $coins says how many coins each has.
seven-result-tie = Gleichstand, je { points } ({ $cities }): Es zählen die Münzen ({ $coins }).
seven-result-coins = { $city } { $count }
seven-result-free-city = Die Freie Stadt wird nur zum Vergleich gewertet; gewinnen kann sie nicht.
seven-result-science = Forschung, { $city }: { $symbols }; Quadrate { $squares } + Sätze { $sets } = { $total }
# $symbols is so many of a kind, $wild of them were wild.
seven-result-wild = { $symbols } ({ $wild } frei gewählt)
seven-result-copied =
    { $who ->
        [you] Dein Weltwunder kopiert eine Nachbargilde: { $card }.
       *[other] Das Weltwunder von { $city } kopiert eine Nachbargilde: { $card }.
    }
# What only the person who reads knew until now.
seven-secret-buried =
    { $who ->
        [you] Unter deinem Weltwunder: { $cards }
       *[other] Unter dem Weltwunder von { $city }, von dir gewählt: { $cards }
    }
seven-secret-sold =
    { $who ->
        [you] Von dir verkauft: { $cards }
       *[other] Von dir verkauft für { $city }: { $cards }
    }
seven-secret-thrown = Deine abgeworfenen letzten Karten: { $cards }
