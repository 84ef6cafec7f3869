# 7 Wonders: conflicts and the end.

seven-conflicts = Конфлікти наприкінці епохи { seven-age-number }
seven-conflict-won = { $winner } +{ $points }, { $loser } −1
seven-conflict-tied = нічия: ніхто не отримує жетона

seven-category-military = Військо
seven-category-treasury = Скарбниця
seven-category-wonder = Чудо
seven-category-civilian = Цивільні
seven-category-science = Наука
seven-category-commerce = Торгівля
seven-category-guilds = Гільдії
seven-category-total = Разом

# Several have the most points; $coins says how many coins each has.
seven-result-tie = Нічия ({ $cities }: { points }), вирішують монети: { $coins }.
seven-result-coins = { $city } { $count }
seven-result-free-city = Бали вільного міста рахуються лише для порівняння; воно не може перемогти.
seven-result-science = Наука, { $city }: { $symbols }; однакові символи { $squares } + набори { $sets } = { $total }
# $symbols is so many of a kind, $wild of them were wild.
seven-result-wild = { $symbols } (з них довільних { $wild })
seven-result-copied =
    { $who ->
        [you] Ваше чудо копіює гільдію сусіда: { $card }.
       *[other] { $city } завдяки чуду копіює гільдію сусіда: { $card }.
    }
# What only the person who reads knew until now.
seven-secret-buried =
    { $who ->
        [you] Під вашим чудом: { $cards }
       *[other] Під чудом ({ $city }), ваш вибір: { $cards }
    }
seven-secret-sold =
    { $who ->
        [you] Ваші карти, скинуті за монети: { $cards }
       *[other] Карти, скинуті за монети ({ $city }), ваш вибір: { $cards }
    }
seven-secret-thrown = Ваші останні карти, що пішли у скид: { $cards }
