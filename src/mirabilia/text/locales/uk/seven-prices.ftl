# 7 Wonders: what an option costs and to whom, and why something is no option.

seven-price-free = безкоштовно
seven-price-chain = ланцюжок: { $structure }
seven-price-bank = { coins }
# A name cannot be declined, so it is the one that receives.
seven-price-to = { $count } отримує { $city }
# Two payments at once.
seven-price-and = { $first } і { $second }
# Other payments are possible too.
seven-price-ways =
    { $count ->
        [one] { $price } (ще { $count } спосіб)
        [few] { $price } (ще { $count } способи)
        [many] { $price } (ще { $count } способів)
       *[other] { $price } (ще { $count } способу)
    }

seven-reason-already_built = уже стоїть у цьому місті
seven-reason-missing =
    { $available ->
        [0] потрібно: { $units }, ніде купити
       *[other] потрібно: { $units }, доступно лише { $available }
    }
seven-reason-too_few_coins = вартість: { $needed }, можна витратити лише { $coins }
seven-reason-wonder_complete = чудо завершено
seven-reason-must_build_chain = вільне місто мусить збудувати її (ланцюжок)
seven-reason-must_build = вільне місто мусить будувати, якщо може
