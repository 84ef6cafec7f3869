# 7 Wonders: what cards and stages do, in as few words as possible.

seven-effect-none = rien
seven-effect-produce = { $units }
seven-effect-discount = { $wares } pour 1 pièce { $sellers }
seven-effect-shields = { shields }
seven-effect-symbol = { $symbol }
seven-power-wild_symbol = un symbole au choix
seven-effect-coins = { coins }
seven-effect-coins_per = { coins } par { $things }
seven-effect-points = { points }
seven-effect-points_per = { points } par { $things }
# Coins once, when it is built, and points at the end, for the same things.
seven-effect-coins_and_points_per = { $coins } tout de suite et { $points } à la fin par { $things }
seven-power-seventh_card = la 7e carte jouée elle aussi
seven-power-free_build = un bâtiment gratuit par Âge
seven-power-dig = un bâtiment gratuit de la défausse
seven-power-copy_guild = la copie d’une guilde voisine

seven-wares-raw = matières premières
seven-wares-goods = produits manufacturés
seven-sellers-left = à gauche
seven-sellers-right = à droite
seven-sellers-left_right = des deux côtés

# What is counted, behind "per"; $each is one of the next words.
seven-per-self = { $each } dans ta cité
seven-per-left_right = { $each } dans les cités voisines
seven-per-self_left_right = { $each } dans ta cité et les cités voisines
# Several colours stand behind each other: brown/grey. Each is one of those below it, in the case that "per" asks for.
seven-cards-of = carte { $colours }
seven-of-brown = marron
seven-of-grey = grise
seven-of-blue = bleue
seven-of-yellow = jaune
seven-of-red = rouge
seven-of-green = verte
seven-of-purple = violette
seven-each-stages = étape de Merveille
seven-each-defeats = jeton de défaite
