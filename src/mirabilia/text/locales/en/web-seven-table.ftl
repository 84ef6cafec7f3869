# 7 Wonders: the pictured table.

web-seven-table-turn = turn { $turn } of { $all }
web-seven-table-ready = ready
web-seven-table-thinking = thinking
web-seven-table-last = everyone is waiting
web-seven-table-left = left
web-seven-table-right = right
web-seven-table-far = Distant cities
web-seven-table-open = Show the whole city
web-seven-table-coins = coins
web-seven-table-shields = shields
web-seven-table-science = science
web-seven-table-stages = stages
web-seven-table-fights = conflicts
web-seven-table-sells-you = Sells to you
web-seven-table-sells = Sells
web-seven-table-each = each
web-seven-table-makes-you = You produce
web-seven-table-makes = Produces
web-seven-table-makes-self = Produces for itself
web-seven-table-deal = { $wares }, { $city }:
web-seven-table-fight-ahead = you are ahead
web-seven-table-fight-behind = { $city } is ahead
web-seven-table-fight-level = tied
web-seven-table-fight-won = you win
web-seven-table-fight-lost = { $city } wins
web-seven-table-fights-title =
    { $who ->
        [you] End of { seven-age }: your conflicts
       *[other] End of { seven-age }: the conflicts
    }
web-seven-table-from = from: { $city }
web-seven-table-on-to = passed to: { $city }
web-seven-table-pass-left = { seven-age }: hands pass left
web-seven-table-pass-right = { seven-age }: hands pass right
web-seven-table-cost = Cost: { $cost }
web-seven-table-leads = Chains into:
web-seven-table-built = built
web-seven-table-verb-build = Build
web-seven-table-verb-stage = Stage { $stage }
web-seven-table-verb-sell = Sell
web-seven-table-sale = +{ $count }
web-seven-table-free-by = free: { $structure }
web-seven-table-free-by-wonder = free: wonder
web-seven-table-to = to { $city }
web-seven-table-to-both = to both
web-seven-table-pay = Who gets paid
web-seven-table-pay-both = both
web-seven-table-pay-none = nobody
web-seven-table-pay-wonder = wonder
web-seven-table-pay-all = All payments: { $count }
web-seven-table-cheapest = cheapest
web-seven-table-do-build = Build { $card }
web-seven-table-do-stage = Stage { $stage } with { $card }
web-seven-table-do-sell = Sell { $card }
web-seven-table-pick = Pick a card, or press its number.
web-seven-table-chosen = Chosen
# Behind what is about to be chosen, if something else was chosen before.
web-seven-table-instead = instead of: { $what }
web-seven-table-change = Tap another card to choose that instead.
web-seven-table-move = Your move, in detail
web-seven-table-whose = Playing for
web-seven-table-pile = The discard pile
web-seven-table-cards =
    { $count ->
        [one] { $count } card built
       *[other] { $count } cards built
    }
web-seven-table-sold =
    { $count ->
        [one] { $count } card sold
       *[other] { $count } cards sold
    }
web-seven-table-kind-brown = Raw materials
web-seven-table-kind-grey = Manufactured goods
web-seven-table-kind-blue = Civilian structures
web-seven-table-kind-yellow = Commercial structures
web-seven-table-kind-red = Military structures
web-seven-table-kind-green = Scientific structures
web-seven-table-kind-purple = Guilds
