# The front page.

web-front-title = Зведіть чудо, карта за картою
web-front-claim =
    «7 Чудес» і «Архітектори» у вашому браузері. Без облікового запису, досить імені. Боти грають чесно й ніколи не
    підглядають.
web-front-name = Ваше ім’я
web-front-name-default = Гість
web-front-seven-about = від 2 до 7 гравців · усі обирають одночасно
web-front-architects-about = від 2 до 7 гравців · одна карта за хід
web-front-bots = Боти
web-front-fewer = Менше ботів
web-front-more = Більше ботів
web-front-level = Рівень
web-front-play = Грати зараз
web-front-opening = Відкриваємо стіл
web-front-invite = Запросити друзів посиланням
web-front-not-started = Стіл відкрито, але гру не розпочато.
web-front-to-table = Перейти до столу
web-front-mine = Ваші столи
web-front-mine-old = Сервер зараз не відповідає. Жодне ваше місце не зникне.
web-front-games = Мої ігри
web-front-all-games = Усі мої ігри та статистика
web-front-devices = Ваші місця на інших пристроях
web-front-devices-none = Отримати місця з іншого пристрою або за кодом відновлення
web-front-open = Відкриті столи
web-front-none-open = Зараз ніхто не чекає на гравців.
web-front-seats-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
web-front-phase-lobby = ще не розпочато
web-front-phase-playing = триває
web-front-phase-over = завершено
web-front-phase-closed = закрито
web-front-your-move = ваш хід
web-front-left = залишилося: { $time }
web-front-waits = чекаємо на: { $names }
web-front-waits-you = чекають на вас
web-front-asleep = нікого немає
web-front-away = вас немає за столом
web-front-paused = призупинено
web-front-with = за столом: { $names }
web-front-join = Посилання або код столу
web-front-join-go = Приєднатися
web-front-join-wrong = Це не посилання на стіл.
web-front-running = Столи для перегляду
web-front-puzzle = Задача дня
web-front-lab = Які карти перемагають?
web-front-first = Ви тут уперше?
web-front-first-what =
    Обидві гри кількома словами. За столом біля кожного варіанта вказано вартість, а біля того, чого не можна, —
    причину.
web-front-first-go = Прочитати короткі правила
web-front-theme-light = Світлі кольори
web-front-theme-dark = Темні кольори
web-front-language = Мова
web-front-credits =
    Оригінальні ілюстрації. Піктограми: автори { $source }, { $licence }. Неофіційний некомерційний проєкт шанувальників,
    не пов’язаний із видавцем гри «7 Чудес».
