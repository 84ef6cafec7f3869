# 7 Wonders: what cards and stages do, in as few words as possible.

seven-effect-none = нічого
seven-effect-produce = { $units }
seven-effect-discount = { $wares } за 1 монету { $sellers }
seven-effect-shields = { shields }
seven-effect-symbol = { $symbol }
seven-power-wild_symbol = довільний науковий символ
seven-effect-coins = { coins }
seven-effect-coins_per = { coins } за { $things }
seven-effect-points = { points }
seven-effect-points_per = { points } за { $things }
# Coins once, when it is built, and points at the end, for the same things.
seven-effect-coins_and_points_per = зараз { $coins } і наприкінці { $points } за { $things }
seven-power-seventh_card = розігрування й 7-ї карти
seven-power-free_build = одна безкоштовна споруда за епоху
seven-power-dig = безкоштовна споруда зі скиду
seven-power-copy_guild = копія гільдії сусіда

seven-wares-raw = сировина
seven-wares-goods = вироби
seven-sellers-left = в сусіда ліворуч
seven-sellers-right = в сусіда праворуч
seven-sellers-left_right = в обох сусідів

# What is counted, behind "за", so in the accusative; $each is one of the next words.
seven-per-self = { $each } у вашому місті
seven-per-left_right = { $each } в сусідів
seven-per-self_left_right = { $each } у вас і в сусідів
# Several colours stand behind each other: brown/grey. Each is one of those below it, in the case that "per" asks for.
seven-cards-of = { $colours } карту
seven-of-brown = коричневу
seven-of-grey = сіру
seven-of-blue = синю
seven-of-yellow = жовту
seven-of-red = червону
seven-of-green = зелену
seven-of-purple = фіолетову
seven-each-stages = етап чуда
seven-each-defeats = жетон поразки
