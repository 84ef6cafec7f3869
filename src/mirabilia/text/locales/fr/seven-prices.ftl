# 7 Wonders: what an option costs and to whom, and why something is no option.

seven-price-free = gratuit
seven-price-chain = chaînage : { $structure }
seven-price-bank = { coins }
seven-price-to = { $count } à { $city }
# Two payments at once.
seven-price-and = { $first } et { $second }
# Other payments are possible too.
seven-price-ways =
    { $count ->
        [one] { $price } ({ $count } autre façon)
       *[other] { $price } ({ $count } autres façons)
    }

seven-reason-already_built = déjà dans cette cité
seven-reason-missing =
    { $available ->
        [0] il faut { $units }, personne n’en vend
       *[other] il faut { $units }, seulement { $available } disponible
    }
seven-reason-too_few_coins = coûte { $needed }, seulement { $coins } en caisse
seven-reason-wonder_complete = la Merveille est achevée
seven-reason-must_build_chain = la Cité libre doit le construire (chaînage)
seven-reason-must_build = la Cité libre doit construire si elle peut
