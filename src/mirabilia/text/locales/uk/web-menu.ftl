# The bar above a table: menu, talk, clock.

web-menu = Меню столу
web-menu-watching = ти спостерігаєш
web-menu-clock = Залишилося: { $time }
web-menu-clock-soon = Твій час майже вичерпано.
web-menu-hint = Що обере добрий бот?
web-menu-hinted = Добрий бот обирає: { $what }
web-menu-hint-close = Дякую
web-menu-pause = Запропонувати перерву
web-menu-pause-not = Усе ж грати далі
web-menu-pause-agree = Згода
web-menu-pause-wanted = Перерву пропонує: { $names }
web-menu-pause-waits = Перерва почнеться, коли погодяться всі.
web-menu-resume = Грати далі
web-menu-absent = За тебе грає бот.
web-menu-join = Зайняти покинуте місце
web-menu-invite = Копіювати посилання на цей стіл
web-menu-leave = Віддати моє місце
web-menu-leave-sure = Віддати своє місце?
web-menu-leave-what =
    Замість тебе гратиме бот, і місце може зайняти хтось інший. Щоб повернутися згодом, просто закрий сторінку.
web-menu-stay = Залишитися
web-menu-chat = Розмова
web-menu-chat-unread =
    { $count ->
        [one] Розмова, { $count } нове повідомлення
        [few] Розмова, { $count } нові повідомлення
        [many] Розмова, { $count } нових повідомлень
       *[other] Розмова, { $count } нового повідомлення
    }
web-menu-chat-log = Хто що каже
web-menu-chat-none = Поки що ніхто нічого не каже.
web-menu-chat-seated = Говорити можуть лише ті, хто сидить за столом.
web-menu-chat-text = Твоє повідомлення
web-menu-chat-send = Надіслати
web-menu-reactions = Швидкі слова
web-reaction-hello = Привіт!
web-reaction-well-played = Гарний хід!
web-reaction-thanks = Щиро дякую!
web-reaction-thinking = Треба подумати
web-reaction-hurry = Час спливає!
web-reaction-oops = Ой!
web-reaction-wow = Ого!
web-reaction-good-game = Гарна гра!
