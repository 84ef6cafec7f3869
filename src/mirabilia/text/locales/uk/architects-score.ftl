# 7 Wonders Architects: battles and the end.

architects-battle = Битва
architects-battle-won =
    { $count ->
        [0] нічого
        [one] { $count } жетон перемоги
        [few] { $count } жетони перемоги
        [many] { $count } жетонів перемоги
       *[other] { $count } жетона перемоги
    }
architects-battle-after = Усі червоні карти з горнами скидаються, а жетони конфлікту знову показують мир.

architects-category-wonder = Чудо
architects-category-cat = Кіт
architects-category-civilian = Сині карти
architects-category-military = Військо
architects-category-progress = Прогрес
architects-category-total = Разом
# Several have the most points; $stages says how many stages each has.
architects-result-tie = Нічия ({ $cities }: { points }), вирішують збудовані етапи: { $stages }.
architects-result-stages = { $city } { $count }
