# 7 Wonders: what an option costs and to whom, and why something is no option.

seven-price-free = za darmo
seven-price-chain = łańcuch: { $structure }
seven-price-bank = { coins }
# A name cannot be declined, so it is the one that receives.
seven-price-to = { $count } dostaje { $city }
# Two payments at once.
seven-price-and = { $first } i { $second }
# Other payments are possible too.
seven-price-ways =
    { $count ->
        [one] { $price } ({ $count } inny sposób)
        [few] { $price } ({ $count } inne sposoby)
        [many] { $price } ({ $count } innych sposobów)
       *[other] { $price } ({ $count } innego sposobu)
    }

seven-reason-already_built = już stoi w tym mieście
seven-reason-missing =
    { $available ->
        [0] potrzeba: { $units }, nie ma od kogo kupić
       *[other] potrzeba: { $units }, w zasięgu tylko { $available }
    }
seven-reason-too_few_coins = koszt: { $needed }, do wydania tylko { $coins }
seven-reason-wonder_complete = cud jest ukończony
seven-reason-must_build_chain = wolne miasto musi ją wybudować (łańcuch)
seven-reason-must_build = wolne miasto musi budować, jeśli może
