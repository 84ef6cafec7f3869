# 7 Wonders: what an option costs and to whom, and why something is no option.

seven-price-free = free
seven-price-chain = chain from { $structure }
seven-price-bank = { coins }
seven-price-to = { $count } to { $city }
# Two payments at once.
seven-price-and = { $first } and { $second }
# Other payments are possible too.
seven-price-ways =
    { $count ->
        [one] { $price } ({ $count } other way)
       *[other] { $price } ({ $count } other ways)
    }

seven-reason-already_built = already built in this city
seven-reason-missing =
    { $available ->
        [0] needs { $units }, nobody sells any
       *[other] needs { $units }, only { $available } available
    }
seven-reason-too_few_coins = costs { $needed }, only { $coins } to spend
seven-reason-wonder_complete = the wonder is complete
seven-reason-must_build_chain = the Free City must build it (chain)
seven-reason-must_build = the Free City must build if it can
