# 7 Wonders: what cards and stages do, in as few words as possible.

seven-effect-none = nic
seven-effect-produce = { $units }
seven-effect-discount = { $wares } za 1 minci { $sellers }
seven-effect-shields = { shields }
seven-effect-symbol = { $symbol }
seven-power-wild_symbol = libovolný vědecký symbol
seven-effect-coins = { coins }
seven-effect-coins_per = { coins } za { $things }
seven-effect-points = { points }
seven-effect-points_per = { points } za { $things }
# Coins once, when it is built, and points at the end, for the same things.
seven-effect-coins_and_points_per = hned { $coins } a na konci { $points } za { $things }
seven-power-seventh_card = zahrání i 7. karty
seven-power-free_build = jedna budova za věk zdarma
seven-power-dig = stavba odhozené karty zdarma
seven-power-copy_guild = kopie sousedova cechu

seven-wares-raw = nezpracované suroviny
seven-wares-goods = zpracované suroviny
seven-sellers-left = od souseda vlevo
seven-sellers-right = od souseda vpravo
seven-sellers-left_right = od obou sousedů

# What is counted, behind "za", so in the accusative; $each is one of the next words.
seven-per-self = { $each } ve tvém městě
seven-per-left_right = { $each } u sousedů
seven-per-self_left_right = { $each } u tebe i u sousedů
# Several colours stand behind each other: brown/grey. Each is one of those below it, in the case that "per" asks for.
seven-cards-of = { $colours } kartu
seven-of-brown = hnědou
seven-of-grey = šedou
seven-of-blue = modrou
seven-of-yellow = žlutou
seven-of-red = červenou
seven-of-green = zelenou
seven-of-purple = fialovou
seven-each-stages = část divu
seven-each-defeats = žeton porážky
