# A table before its game: only the front page and the lobby say this.

web-lobby-waiting-count =
    { $count ->
        [one] Чекаємо ще на { $count } гравця.
        [few] Чекаємо ще на { $count } гравців.
        [many] Чекаємо ще на { $count } гравців.
       *[other] Чекаємо ще на { $count } гравця.
    }
web-lobby-waiting-start = Усі місця зайняті. Гру запускає { $name }.
web-lobby-ready = Усі місця зайняті: можна починати.
web-lobby-remove = Прибрати: { $name }
web-lobby-qr = Посилання як QR-код
web-lobby-free-city = За нього по черзі грають обидва гравці.
web-lobby-leaning = Стиль гри
web-lobby-leaning-none = без особливого стилю
web-lobby-leaning-science = любить науку
web-lobby-leaning-military = любить військо
web-lobby-leaning-wonders = любить чудеса
web-lobby-leaning-merchant = любить торгівлю
web-lobby-leaning-close = любить перемоги з малим відривом
web-lobby-wonder = Чудо
web-lobby-wonder-any = будь-яке чудо
web-lobby-side = Сторона
web-lobby-side-any = будь-яка сторона
web-lobby-side-is = сторона { $side }
web-lobby-terms = Налаштування столу
web-lobby-public = Показати цей стіл усім на головній сторінці
web-lobby-hints = Дозволити підказки бота
web-lobby-is-public = Усі бачать цей стіл на головній сторінці.
web-lobby-is-private = Стіл знайдуть лише ті, хто має посилання.
web-lobby-has-hints = Підказки бота дозволено.
web-lobby-no-hints = Підказки вимкнено.
web-lobby-chat-sit = Щоб писати в чаті, займіть місце.
web-lobby-fill = Заповнити ботами: { $bot }
web-lobby-level = Рівень наступних ботів
web-lobby-add-seat = Додати місце
web-lobby-drop-seat = Прибрати це місце
web-lobby-earlier = { $seat }: пересунути на одне вперед
web-lobby-later = { $seat }: пересунути на одне назад
web-lobby-drag = Перетягніть на інше місце
web-lobby-moved = { $who }: тепер на місці { $number }.

# What to expect of a bot, in a line below its level.

web-level-apprentice = Обирає навмання; добре, щоб вивчити правила.
web-level-builder = Бере те, що зараз здається найкращим; за кілька партій ви його переможете.
web-level-strategist = Планує наперед; рівний суперник, щойно ви знаєте карти.
web-level-scholar = Усе випробовує подумки; без плану не виграти.
web-level-master = Прораховує багато партій; спочатку чекайте поразки.
web-level-oracle = Навчився передбачати, чим скінчиться партія; за трьох гравців сильніший за Майстра.
web-level-program = Програма на цьому сервері; грає так, як навчив її автор.
