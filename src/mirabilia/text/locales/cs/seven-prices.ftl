# 7 Wonders: what an option costs and to whom, and why something is no option.

seven-price-free = zdarma
seven-price-chain = návaznost: { $structure }
seven-price-bank = { coins }
# A name cannot be declined, so it is the one that receives.
seven-price-to = { $count } dostane { $city }
# Two payments at once.
seven-price-and = { $first } a { $second }
# Other payments are possible too.
seven-price-ways =
    { $count ->
        [one] { $price } ({ $count } jiný způsob)
        [few] { $price } ({ $count } jiné způsoby)
        [many] { $price } ({ $count } jiného způsobu)
       *[other] { $price } ({ $count } jiných způsobů)
    }

seven-reason-already_built = v tomto městě už stojí
seven-reason-missing =
    { $available ->
        [0] potřeba: { $units }, není od koho koupit
       *[other] potřeba: { $units }, dostupné jen { $available }
    }
seven-reason-too_few_coins = cena: { $needed }, k utracení jen { $coins }
seven-reason-wonder_complete = div je dokončený
seven-reason-must_build_chain = nezávislé město ji musí postavit (návaznost)
seven-reason-must_build = nezávislé město musí stavět, pokud může
