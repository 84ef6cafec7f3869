# 7 Wonders as text.

web-seven-headline = { seven-age }, хід { $turn } із { $all }
# A card with its colour, cost and effect.
web-seven-card = { $card } ({ $colour }): { $effect }; вартість: { $cost }
# The long words of the cards with a hyphen wherever a line may end, since browsers do not know that in every language.
web-seven-hyphens = Лісо-розсадник Трену-вальний Обсерва-торія судно-власників
web-seven-hand = Ваші карти
web-seven-table = Стіл
web-seven-passing-left = В епосі { seven-age-number } карти передають ліворуч.
web-seven-passing-right = В епосі { seven-age-number } карти передають праворуч.
web-seven-discards =
    { $count ->
        [0] Скид порожній.
        [one] У скиді { $count } карта.
        [few] У скиді { $count } карти.
        [many] У скиді { $count } карт.
       *[other] У скиді { $count } карти.
    }
web-seven-stages = збудовані етапи: { $built } із { $all }
web-seven-next-stage = Наступний етап: { $cost }, дає: { $effect }
web-seven-sells = Виробляє і продає: { $wares }
web-seven-makes = Виробляє лише для себе: { $wares }
web-seven-built = Збудовано: { $cards }
web-seven-conflict-points = Бали за конфлікти: +{ $won }, −{ $lost }
web-seven-memory-none = Поки що немає чого пам’ятати.
web-seven-memory-title = Що ви пам’ятаєте
web-seven-memory =
    { $gone ->
        [0] { $city } має: { $cards }
       *[other] { $city } має те, що лишилося з карт: { $cards } (відтоді зіграно: { $gone })
    }

web-seven-question-choose =
    { $who ->
        [you] Оберіть, що зробити з картою
       *[other] Оберіть карту, яку розіграє { $city }
    }
web-seven-question-seventh =
    { $who ->
        [you] Сьома карта: розіграйте і її
       *[other] Сьома карта, { $city }: розіграйте і її
    }
web-seven-question-dig =
    { $who ->
        [you] Збудуйте безкоштовно одну карту зі скиду
       *[other] Оберіть карту зі скиду, яку безкоштовно збудує { $city }
    }
web-seven-nothing = Без карти
web-seven-do-build = Збудувати: { $price }
web-seven-do-stage = Етап: { $price }
web-seven-do-sell = Скинути за { $coins }
web-seven-do-free = Збудувати безкоштовно (чудо)
web-seven-do-dig = Збудувати зі скиду: { $price }
web-seven-do-decline = Нічого не будувати
web-seven-cannot-build = Не можна збудувати: { $reason }
web-seven-cannot-stage = Не можна збудувати етап: { $reason }
web-seven-cannot-sell = Не можна скинути: { $reason }
web-seven-chose-build = збудувати: { $card }
web-seven-chose-stage = етап, під ним { $card }
web-seven-chose-sell = скинути: { $card }
web-seven-chose-free = збудувати безкоштовно: { $card }
web-seven-chose-dig = збудувати зі скиду: { $card }
web-seven-chose-decline = нічого не будувати

web-seven-earned =
    { $who ->
        [you] Ви: { $coins }
       *[other] { $city }: { $coins }
    }
web-seven-fought =
    { $who ->
        [you] Ви { $shields } проти { $second } { $against }: { $result }
       *[other] { $first } { $shields } проти { $second } { $against }: { $result }
    }
web-seven-wins =
    { $who ->
        [you] ви перемагаєте
       *[other] { $city } перемагає
    }
web-seven-age-began = Починається епоха { seven-age-number }.
