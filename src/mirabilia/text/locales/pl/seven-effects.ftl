# 7 Wonders: what cards and stages do, in as few words as possible.

seven-effect-none = nic
seven-effect-produce = { $units }
seven-effect-discount = { $wares } za 1 monetę { $sellers }
seven-effect-shields = { shields }
seven-effect-symbol = { $symbol }
seven-power-wild_symbol = dowolny symbol naukowy
seven-effect-coins = { coins }
seven-effect-coins_per = { coins } za { $things }
seven-effect-points = { points }
seven-effect-points_per = { points } za { $things }
# Coins once, when it is built, and points at the end, for the same things.
seven-effect-coins_and_points_per = od razu { $coins } i na koniec { $points } za { $things }
seven-power-seventh_card = zagranie także 7. karty
seven-power-free_build = jedna darmowa budowla na erę
seven-power-dig = darmowa budowa odrzuconej karty
seven-power-copy_guild = kopia gildii sąsiada

seven-wares-raw = surowce
seven-wares-goods = dobra
seven-sellers-left = od sąsiada z lewej
seven-sellers-right = od sąsiada z prawej
seven-sellers-left_right = od obu sąsiadów

# What is counted, behind "za", so in the accusative; $each is one of the next words.
seven-per-self = { $each } w twoim mieście
seven-per-left_right = { $each } u sąsiadów
seven-per-self_left_right = { $each } u ciebie i sąsiadów
# Several colours stand behind each other: brown/grey. Each is one of those below it, in the case that "per" asks for.
seven-cards-of = { $colours } kartę
seven-of-brown = brązową
seven-of-grey = szarą
seven-of-blue = niebieską
seven-of-yellow = żółtą
seven-of-red = czerwoną
seven-of-green = zieloną
seven-of-purple = fioletową
seven-each-stages = etap cudu
seven-each-defeats = żeton porażki
