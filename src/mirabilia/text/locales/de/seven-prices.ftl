# 7 Wonders: what an option costs and to whom, and why something is no option.

seven-price-free = gratis
seven-price-chain = Verkettung: { $structure }
seven-price-bank = { coins }
seven-price-to = { $count } an { $city }
# Two payments at once.
seven-price-and = { $first } und { $second }
# Other payments are possible too.
seven-price-ways =
    { $count ->
        [one] { $price } ({ $count } andere Zahlung)
       *[other] { $price } ({ $count } andere Zahlungen)
    }

seven-reason-already_built = steht schon in der Stadt
seven-reason-missing =
    { $available ->
        [0] braucht { $units }, niemand verkauft das
       *[other] braucht { $units }, nur { $available } zu haben
    }
seven-reason-too_few_coins = kostet { $needed }, nur { $coins } übrig
seven-reason-wonder_complete = das Weltwunder ist vollendet
seven-reason-must_build_chain = die Freie Stadt muss es bauen (Verkettung)
seven-reason-must_build = die Freie Stadt muss bauen, wenn sie kann
