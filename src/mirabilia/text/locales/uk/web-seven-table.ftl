# 7 Wonders: the pictured table.

web-seven-table-turn = хід { $turn } із { $all }
web-seven-table-ready = обрано
web-seven-table-thinking = думає
web-seven-table-last = усі чекають
web-seven-table-left = ліворуч
web-seven-table-right = праворуч
web-seven-table-far = Віддалені міста
web-seven-table-open = Показати все місто
web-seven-table-coins = монети
web-seven-table-shields = щити
web-seven-table-science = наука
web-seven-table-stages = етапи
web-seven-table-fights = конфлікти
web-seven-table-sells-you = Продає вам
web-seven-table-sells = Продає
web-seven-table-each = за штуку
web-seven-table-makes-you = Ви виробляєте
web-seven-table-makes = Виробляє
web-seven-table-makes-self = Виробляє для себе
web-seven-table-deal = { $wares }, { $city }: по
web-seven-table-fight-ahead = ви попереду
web-seven-table-fight-behind = { $city } попереду
web-seven-table-fight-level = нічия
web-seven-table-fight-won = ви перемагаєте
web-seven-table-fight-lost = { $city } перемагає
web-seven-table-fights-title =
    { $who ->
        [you] Кінець епохи { seven-age-number }: ваші конфлікти
       *[other] Кінець епохи { seven-age-number }: конфлікти
    }
web-seven-table-from = від: { $city }
web-seven-table-on-to = передають: { $city }
web-seven-table-pass-left = { seven-age }: карти йдуть ліворуч
web-seven-table-pass-right = { seven-age }: карти йдуть праворуч
web-seven-table-cost = Вартість: { $cost }
web-seven-table-leads = Ланцюжок до:
web-seven-table-built = збудовано
web-seven-table-verb-build = Збудувати
web-seven-table-verb-stage = Етап { $stage }
web-seven-table-verb-sell = Скинути
web-seven-table-sale = +{ $count }
web-seven-table-free-by = безкоштовно: { $structure }
web-seven-table-free-by-wonder = безкоштовно: чудо
web-seven-table-to = отримує { $city }
web-seven-table-to-both = обом
web-seven-table-pay = Хто отримує плату
web-seven-table-pay-both = обидва сусіди
web-seven-table-pay-none = ніхто
web-seven-table-pay-wonder = чудо
web-seven-table-pay-all = Усі способи оплати: { $count }
web-seven-table-cheapest = найдешевше
web-seven-table-do-build = Збудувати: { $card }
web-seven-table-do-stage = Етап { $stage }, під ним { $card }
web-seven-table-do-sell = Скинути: { $card }
web-seven-table-pick = Оберіть карту або натисніть її номер.
web-seven-table-chosen = Обрано
# Behind what is about to be chosen, if something else was chosen before.
web-seven-table-instead = замість: { $what }
web-seven-table-change = Торкніться іншої карти, щоб обрати її натомість.
web-seven-table-move = Ваш хід докладно
web-seven-table-whose = За кого граєте
web-seven-table-pile = Скид
web-seven-table-cards =
    { $count ->
        [one] { $count } збудована карта
        [few] { $count } збудовані карти
        [many] { $count } збудованих карт
       *[other] { $count } збудованої карти
    }
web-seven-table-sold =
    { $count ->
        [one] { $count } скинута карта
        [few] { $count } скинуті карти
        [many] { $count } скинутих карт
       *[other] { $count } скинутої карти
    }
web-seven-table-kind-brown = Сировина
web-seven-table-kind-grey = Вироби
web-seven-table-kind-blue = Цивільні споруди
web-seven-table-kind-yellow = Торгові споруди
web-seven-table-kind-red = Військові споруди
web-seven-table-kind-green = Наукові споруди
web-seven-table-kind-purple = Гільдії
