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
# The same number of coins, once, and of points, at the end.
seven-effect-coins_and_points_per = { coins } і { points } за { $things }
seven-power-seventh_card = розігрується й 7-ма карта
seven-power-free_build = одна безкоштовна споруда за епоху
seven-power-dig = безкоштовна споруда зі скиду
seven-power-copy_guild = копіює гільдію сусіда

seven-wares-raw = сировина
seven-wares-goods = товари
seven-sellers-left = ліворуч
seven-sellers-right = праворуч
seven-sellers-left_right = з обох боків

# What is counted, behind "за", so in the accusative; $each is one of the next words.
seven-per-self = { $each } у себе
seven-per-left_right = { $each } у сусідів
seven-per-self_left_right = { $each } у себе й сусідів
# Several colours stand behind each other: коричневу / сіру.
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
