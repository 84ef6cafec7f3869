# 7 Wonders Architects: cards, wonders, tokens, and what they do in as few words as possible.

architects-game = 7 Чудес. Архітектори

## Cards

architects-card-wood = деревина
architects-card-stone = камінь
architects-card-brick = цегла
architects-card-papyrus = папірус
architects-card-glass = скло
architects-card-coin = монета
architects-card-blue3 = 3 бали
architects-card-blue2cat = 2 бали + Кіт
architects-card-compass = циркуль
architects-card-gear = шестерня
architects-card-tablet = табличка
architects-card-red0 = щит
architects-card-red1 = щит + горн
architects-card-red2 = щит + 2 горни
# Several of a kind.
architects-copies = { $count }× { $card }
architects-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
architects-victories =
    { $count ->
        [one] { $count } перемога
        [few] { $count } перемоги
        [many] { $count } перемог
       *[other] { $count } перемоги
    }
architects-cards =
    { $count ->
        [0] порожньо
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }

## Wonders. A city is short, its wonder is what gets built there.

architects-city-alexandria = Александрія
architects-wonder-alexandria = Александрійський маяк
architects-city-babylon = Вавилон
architects-wonder-babylon = Висячі сади Вавилона
architects-city-ephesus = Ефес
architects-wonder-ephesus = Храм Артеміди в Ефесі
architects-city-giza = Гіза
architects-wonder-giza = Піраміди Гізи
architects-city-halicarnassus = Галікарнас
architects-wonder-halicarnassus = Мавзолей у Галікарнасі
architects-city-olympia = Олімпія
architects-wonder-olympia = Статуя Зевса в Олімпії
architects-city-rhodes = Родос
architects-wonder-rhodes = Колос Родоський

## Stages

architects-cost-identical =
    { $count ->
        [one] { $count } однаковий ресурс
        [few] { $count } однакові ресурси
        [many] { $count } однакових ресурсів
       *[other] { $count } однакового ресурсу
    }
architects-cost-different =
    { $count ->
        [one] { $count } різний ресурс
        [few] { $count } різні ресурси
        [many] { $count } різних ресурсів
       *[other] { $count } різного ресурсу
    }
# What a stage gives: its points and then its effect.
architects-gives = { points }, { $effect }
architects-effect-take_any = карта з будь-якої колоди
architects-effect-take_token = жетон прогресу
architects-effect-take_central = карта із центральної колоди
architects-effect-look = 1 карта з 5 на вибір
architects-effect-take_both = карта з лівої й карта з правої колоди
architects-effect-shield = { shields }
architects-reason-stages_missing =
    { $count ->
        [one] спершу етап { $stages }
        [few] спершу етапи { $stages }
        [many] спершу етапи { $stages }
       *[other] спершу етапи { $stages }
    }
# $grey grey cards fit together, $coins coins can replace others.
architects-reason-cards_missing =
    { $coins ->
        [0] у вас { $grey } з { $needed }, бракує { $missing }
       *[other] у вас { $grey } з { $needed } + { architects-coins-for }, бракує { $missing }
    }
architects-coins-for =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }

## Progress tokens

architects-token-urbanism = Урбанізм
architects-token-crafts = Ремесла
architects-token-jewelry = Ювеліри
architects-token-science = Наука
architects-token-propaganda = Пропаганда
architects-token-architecture = Архітектура
architects-token-economy = Економіка
architects-token-engineering = Інженерія
architects-token-tactics = Тактика
architects-token-decor = Оздоблення
architects-token-politics = Політика
architects-token-strategy = Стратегія
architects-token-education = Освіта
architects-token-culture = Культура
# A token and what it does.
architects-token = { $token } ({ $effect })
architects-does-draw_on_take = { $cards }: додаткова карта
architects-does-draw_on_build = етап чуда: додаткова карта
architects-does-double_coin = одна монета рахується як дві
architects-does-any_resources = будь-які ресурси, однакові чи різні
architects-does-shields = { shields }
architects-does-points_wonder = бали: { $unfinished }, із завершеним чудом { $complete }
architects-does-points_per-cats =
    { $count ->
        [one] { $count } бал за карту з котом
        [few] { $count } бали за карту з котом
        [many] { $count } балів за карту з котом
       *[other] { $count } бала за карту з котом
    }
architects-does-points_per-victories =
    { $count ->
        [one] { $count } бал за перемогу
        [few] { $count } бали за перемогу
        [many] { $count } балів за перемогу
       *[other] { $count } бала за перемогу
    }
architects-does-points_per-tokens =
    { $count ->
        [one] { $count } бал за жетон прогресу
        [few] { $count } бали за жетон прогресу
        [many] { $count } балів за жетон прогресу
       *[other] { $count } бала за жетон прогресу
    }
architects-does-points_set = бали: { $one }, за обидва { $both }
# Cards behind which a token brings another one: all of a kind, or a list like wood/brick.
architects-trigger-green = зелена карта
architects-trigger-red = карта з горном
