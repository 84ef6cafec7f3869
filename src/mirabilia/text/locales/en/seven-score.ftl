# 7 Wonders: conflicts and the end.

seven-conflicts = Conflicts at the end of { seven-age }
seven-conflict-won = +{ $points } for { $winner }, −1 for { $loser }
seven-conflict-tied = tied: no tokens

seven-category-military = Military
seven-category-treasury = Treasury
seven-category-wonder = Wonder
seven-category-civilian = Civilian
seven-category-science = Science
seven-category-commerce = Commerce
seven-category-guilds = Guilds
seven-category-total = Total

# Several have the most points; $coins says how many coins each has.
seven-result-tie = { $cities } are tied at { points }, so coins decide: { $coins }.
seven-result-coins = { $city } { $count }
seven-result-free-city = The Free City is scored for comparison; it cannot win.
seven-result-science = Science, { $city }: { $symbols }; squares { $squares } + sets { $sets } = { $total }
# $symbols is so many of a kind, $wild of them were wild.
seven-result-wild = { $symbols } ({ $wild } wild)
seven-result-copied =
    { $who ->
        [you] Your wonder copied a neighbour’s { $card }.
       *[other] { $city }’s wonder copied a neighbour’s { $card }.
    }
# What only the person who reads knew until now.
seven-secret-buried =
    { $who ->
        [you] Under your wonder: { $cards }
       *[other] Under { $city }’s wonder, chosen by you: { $cards }
    }
seven-secret-sold =
    { $who ->
        [you] You sold: { $cards }
       *[other] You sold for { $city }: { $cards }
    }
seven-secret-thrown = Your discarded last cards: { $cards }
