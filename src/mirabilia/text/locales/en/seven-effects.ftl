# 7 Wonders: what cards and stages do, in as few words as possible.

seven-effect-none = nothing
seven-effect-produce = { $units }
seven-effect-discount = { $wares } for 1 coin { $sellers }
seven-effect-shields = { shields }
seven-effect-symbol = { $symbol }
seven-power-wild_symbol = any science symbol
seven-effect-coins = { coins }
seven-effect-coins_per = { coins } per { $things }
seven-effect-points = { points }
seven-effect-points_per = { points } per { $things }
# Coins once, when it is built, and points at the end, for the same things.
seven-effect-coins_and_points_per = { $coins } now, { $points } at the end per { $things }
seven-power-seventh_card = your 7th card played as well
seven-power-free_build = one free structure per age
seven-power-dig = a free build from the discard pile
seven-power-copy_guild = a copy of a neighbour’s guild

seven-wares-raw = raw materials
seven-wares-goods = manufactured goods
seven-sellers-left = from the left
seven-sellers-right = from the right
seven-sellers-left_right = from both sides

# What is counted, behind "per"; $each is one of the next words.
seven-per-self = { $each } in your city
seven-per-left_right = { $each } in neighbouring cities
seven-per-self_left_right = { $each } in your city and neighbouring cities
# Several colours stand behind each other: brown/grey. Each is one of those below it, in the case that "per" asks for.
seven-cards-of = { $colours } card
seven-of-brown = brown
seven-of-grey = grey
seven-of-blue = blue
seven-of-yellow = yellow
seven-of-red = red
seven-of-green = green
seven-of-purple = purple
seven-each-stages = wonder stage
seven-each-defeats = defeat token
