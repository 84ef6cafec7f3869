# 7 Wonders: what cards and stages do, in as few words as possible.

seven-effect-none = nichts
seven-effect-produce = { $units }
seven-effect-discount = { $wares } für 1 Münze { $sellers }
seven-effect-shields = { shields }
seven-effect-symbol = { $symbol }
seven-power-wild_symbol = ein beliebiges Symbol
seven-effect-coins = { coins }
seven-effect-coins_per = { coins } pro { $things }
seven-effect-points = { points }
seven-effect-points_per = { points } pro { $things }
# Coins once, when it is built, and points at the end, for the same things.
seven-effect-coins_and_points_per = { $coins } jetzt und { $points } am Ende pro { $things }
seven-power-seventh_card = das Ausspielen der 7. Karte
seven-power-free_build = ein Gratisgebäude pro Zeitalter
seven-power-dig = ein Gratisgebäude vom Ablagestapel
seven-power-copy_guild = die Kopie einer Nachbargilde

seven-wares-raw = Rohstoffe
seven-wares-goods = Manufakturprodukte
seven-sellers-left = von links
seven-sellers-right = von rechts
seven-sellers-left_right = von beiden Seiten

# What is counted, behind "per"; $each is one of the next words.
seven-per-self = { $each } in deiner Stadt
seven-per-left_right = { $each } in den Nachbarstädten
seven-per-self_left_right = { $each } in deiner Stadt und den Nachbarstädten
# Several colours stand behind each other: brown/grey. Each is one of those below it, in the case that "per" asks for.
seven-cards-of = { $colours } Karte
seven-of-brown = braune
seven-of-grey = graue
seven-of-blue = blaue
seven-of-yellow = gelbe
seven-of-red = rote
seven-of-green = grüne
seven-of-purple = lila
seven-each-stages = Weltwunderstufe
seven-each-defeats = Niederlage
