# A table: before, during and after the game.

web-table-title = { $game }, стіл { $table }
web-table-loading = Шукаємо стіл
web-table-trouble = Тут немає столу
web-retry = Ще раз
web-seat-open = вільно
web-seat-you = ви
web-seat-host = господар
web-ready = вибір зроблено

## Before the game

web-lobby-seats = Місця
web-lobby-seat = Місце { $number }
web-lobby-take = Сісти сюди
web-lobby-place-bot = Посадити сюди бота
web-lobby-clear = Звільнити місце
web-lobby-start = Запустити гру
web-lobby-waiting-host = Гру запускає господар.
web-lobby-invite = Запрошення
web-lobby-invite-why = Хто відкриє це посилання, може сісти на вільне місце.
web-lobby-link = Посилання на цей стіл
web-lobby-copy = Копіювати посилання
web-lobby-copied = Скопійовано.
web-lobby-copy-failed = Виділіть посилання й скопіюйте його вручну.
web-lobby-name = Ваше ім’я
web-lobby-leave = Встати з-за столу

## During the game

web-table-waiting = Чекаємо на: { $names }
web-table-watching = Ви спостерігаєте за цим столом.
web-table-nothing = Зараз немає що вирішувати.
web-table-chosen = Вибір: { $what }. Його можна скасувати, доки не обере останній гравець.
web-table-under-way = Вибір: { $what }. Надсилаємо.
web-table-take-back = Скасувати
web-table-sending = Надсилаємо
web-table-must = обов’язково до кінця ходу
web-table-log = Журнал
web-table-log-short = Журнал
web-table-whole-log = Увесь журнал
web-table-since = Від вашого останнього ходу
web-table-lately = Нещодавно
web-table-your-move = Ваш хід
web-table-for-you = Усі чекають на вас
web-table-replay = Переглянути повтор
web-table-log-empty = Ще нічого не сталося.
web-table-paused = Гру призупинено.
web-over = Гру завершено.

## After the game

web-score-title = Підрахунок балів
web-score-city = Місто
web-table-rematch = Зіграти ще раз
web-table-rematch-bots = Ті самі боти, нові карти: гра почнеться одразу.
web-table-rematch-people = Ті самі люди й боти за новим столом.
web-table-rematch-there = Є новий стіл для реваншу.

## What a choice would lead to

web-then = До чого це призведе
