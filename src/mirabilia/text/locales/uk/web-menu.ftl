# The bar above a table: menu, talk, clock.

web-menu = Меню столу
web-menu-watching = ви глядач
web-menu-resume = Грати далі
web-menu-invite = Копіювати посилання на цей стіл
web-menu-leave = Віддати місце
web-menu-leave-sure = Віддати своє місце?
web-menu-leave-what =
    Замість вас гратиме бот, і місце може зайняти хтось інший. Щоб повернутися згодом, просто закрийте сторінку.
web-menu-stay = Лишитися
web-menu-chat = Чат
web-menu-chat-unread =
    { $count ->
        [one] Чат, { $count } нове повідомлення
        [few] Чат, { $count } нові повідомлення
        [many] Чат, { $count } нових повідомлень
       *[other] Чат, { $count } нового повідомлення
    }
web-menu-chat-log = Повідомлення в чаті
web-menu-chat-none = Поки що ніхто нічого не написав.
web-menu-chat-seated = Писати можуть лише гравці за столом.
web-menu-chat-text = Ваше повідомлення
web-menu-chat-send = Надіслати
web-menu-reactions = Швидкі повідомлення
web-reaction-hello = Привіт!
web-reaction-well-played = Гарний хід!
web-reaction-thanks = Дякую!
web-reaction-thinking = Треба подумати
web-reaction-hurry = Час спливає!
web-reaction-oops = Ой!
web-reaction-wow = Ого!
web-reaction-good-game = Гарна гра!

## Reports to the moderators

web-menu-report = Поскаржитися
web-menu-report-title = Скарга модераторам
web-menu-report-why = Вашу скаргу побачать ті, хто опікується цим сервером, разом з іменами та останніми рядками чату.
web-menu-report-whom = Кого вона стосується?
web-menu-report-nobody = нікого конкретно
web-menu-report-reason = Що не так?
web-menu-report-name = чиєсь ім’я
web-menu-report-chat = що хтось написав
web-menu-report-play = хтось псує гру
web-menu-report-other = щось інше
web-menu-report-text = Своїми словами, якщо хочете
web-menu-report-send = Надіслати
web-menu-report-sent = Дякуємо. Модератори це переглянуть.
web-menu-report-close = Назад до столу
web-menu-devices = Грати на іншому пристрої
