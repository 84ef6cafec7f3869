# Time and people at a table: clocks, who is there, what they agree upon, what happens beside the game.

## The clock in the bar

web-time-left = Залишилося: { $time }
web-time-left-of = { $name }: залишилося { $time }
web-time-reserve-left = Запас { $time }
web-time-reserve-of = { $name }: запас { $time }
web-time-soon = Ваш час спливає.
web-time-whose = Чий час спливає?

## What a table plays by

web-time-clock = Годинник
web-time-clock-none = без годинника
web-time-clock-is = { $time } на рішення
web-time-clock-live = Гра за один раз
web-time-clock-slow = Гра на години й дні
web-time-reserve = Запас часу
web-time-reserve-none = без запасу
web-time-reserve-game = Запас кожного гравця на всю гру: { $time }
web-time-reserve-age = Запас кожного гравця на кожну епоху: { $time }
web-time-for = Запас дається на
web-time-for-game = усю гру
web-time-for-age = кожну епоху
web-time-more = Інші налаштування
web-time-away-after = Коли когось немає
web-time-away-count =
    { $count ->
        [one] після { $count } пропущеного рішення
        [few] після { $count } пропущених рішень поспіль
        [many] після { $count } пропущених рішень поспіль
       *[other] після { $count } пропущеного рішення поспіль
    }
web-time-when-away = Коли когось немає
web-time-when-bot = далі грає бот
web-time-when-wait = усі чекають
web-time-spectators = Дозволити іншим дивитися
web-time-has-spectators = Інші можуть дивитися.
web-time-no-spectators = Гру бачать лише гравці.
web-time-not-yet = Гра почалася. Глядачі бачать її із затримкою: { $time }.
web-time-outcome-none =
    Кожен має стільки часу, скільки потрібно. Коли когось немає, інші вирішують: чекати чи дати до повернення грати ботові.
web-time-outcome-clock = Коли ваш час вийде, цього разу вирішить бот, а далі знову обираєте ви.
web-time-outcome-reserve =
    Коли вийде час на годиннику, спливає ваш запас; коли вичерпається і він, цього разу вирішить бот, а далі знову
    обираєте ви.
web-time-outcome-bot =
    { $count ->
        [one] Хто пропустить рішення, того немає: до повернення грає бот.
        [few] Хто пропустить { $count } рішення поспіль, того немає: до повернення грає бот.
        [many] Хто пропустить { $count } рішень поспіль, того немає: до повернення грає бот.
       *[other] Хто пропустить { $count } рішення поспіль, того немає: до повернення грає бот.
    }
web-time-outcome-wait =
    { $count ->
        [one] Хто пропустить рішення, того немає: усі чекають на повернення.
        [few] Хто пропустить { $count } рішення поспіль, того немає: усі чекають на повернення.
        [many] Хто пропустить { $count } рішень поспіль, того немає: усі чекають на повернення.
       *[other] Хто пропустить { $count } рішення поспіль, того немає: усі чекають на повернення.
    }

## Who is there

web-people = Люди
web-people-news =
    { $count ->
        [one] Люди, { $count } запитання до вас
        [few] Люди, { $count } запитання до вас
        [many] Люди, { $count } запитань до вас
       *[other] Люди, { $count } запитання до вас
    }
web-people-seats = За столом
web-people-here = за столом
web-people-gone = немає зв’язку
web-people-gone-since = без зв’язку з { $time }
web-people-away = немає: усі чекають
web-people-stand_in = немає: вирішує бот
web-people-open = тут може грати кожен, хто має посилання
web-people-guest = грає за: { $name }
web-people-reserve = запас { $time }
web-people-watching =
    { $count ->
        [0] Ніхто не дивиться.
        [one] Дивиться { $count } людина.
        [few] Дивляться { $count } людини.
        [many] Дивляться { $count } людей.
       *[other] Дивиться { $count } людини.
    }
web-people-watching-names = Серед них: { $names }
web-people-show-name = Показувати моє ім’я серед глядачів
web-care-wait_for = Чекати на повернення
web-care-stand_in = Дати до повернення грати ботові
web-care-open_seat = Дати грати комусь іншому: копіювати посилання
web-care-of = { $name }: { $what }
web-care-copy = Копіювати посилання
web-care-not-yet = Ще ні: гравець щойно був тут. Спробуйте за кілька хвилин.
web-people-together = Разом
web-people-more-time = Більше часу
web-people-pause = Перерва
web-people-set-clock = Увімкнути цей годинник
web-people-agree = Згода
web-people-take-back = Скасувати
web-people-step-away = Відійти на якийсь час
web-people-step-away-bot = Доки ви не повернетеся, за вас грає бот.
web-people-step-away-wait = Усі почекають, доки ви повернетеся.
web-people-step-away-alone = Стіл почекає, доки ви повернетеся.

## What people want

web-wish-pause = перерва
web-wish-more_time = більше часу
web-wish-stand_in = заміняє бот ({ $name })
web-wish-wait_for = усі чекають ({ $name })
web-wish-open_seat = грає хтось інший ({ $name })
web-wish-set_clock = годинник, { $time } на рішення
web-wish-no-clock = далі без годинника
web-wish-by = Пропонує { $names }: { $what }
web-wish-waits = Ви пропонуєте: { $what }. Інші мають погодитися.

## What whoever looks has to know

web-halt-paused = Перерва
web-halt-asleep = Нікого немає
web-halt-away = Вас немає за столом
web-notice-back = Я тут
web-notice-fine = Гаразд
web-notice-asleep = Нікого немає, тож стіл чекає. Нічого не втрачено.
web-notice-away-bot = Вас немає за столом: за вас грає бот.
web-notice-away-by = Вас немає за столом: { $by } дає грати за вас ботові.
web-notice-away-wait = Вас немає за столом: усі чекають на вас.
web-notice-late = Час вийшов: цього разу за вас обрав бот. Наступний вибір знову за вами.
web-notice-hurried = Сервер перевантажений: боти думають менше, ніж зазвичай.
web-notice-gone = { $name } без зв’язку з { $time }.
web-notice-awaited = { $name }: немає за столом.
web-notice-guest = Ви граєте за гравця, якого немає: { $name }.
web-notice-replaced = { $name } грає за вас.
web-notice-take-back = Забрати своє місце
web-notice-thanks = { $name } знову тут: дякуємо за гру!
web-notice-delayed = Ви бачите гру із затримкою: { $time }.
web-notice-join = За цим столом є вільне місце.
web-notice-join-for = Грати до повернення за: { $name }
web-notice-join-seat = Зайняти це місце
web-notice-watch = Лише дивитися

## What happened beside the game

web-note-late = { $name }: час вийшов, цього разу вирішив бот.
web-note-away = { $name }: немає за столом.
web-note-back = { $name } знову за столом.
web-note-left = { $name } віддає місце, далі грає бот.
web-note-guest = { $name } займає вільне місце.
web-note-guest-by = { $name } грає за когось іншого ({ $by }).
web-note-guest_left = { $name } більше тут не грає.
web-note-stand_in = Згода: заміняє бот ({ $name }).
web-note-stand_in-by = { $by } дає грати ботові ({ $name }).
web-note-wait_for = Згода: усі чекають ({ $name }).
web-note-wait_for-by = { $by } хоче чекати ({ $name }).
web-note-open_seat = Згода: може грати хтось інший ({ $name }).
web-note-open_seat-by = { $by } пускає на місце когось іншого ({ $name }).
web-note-set_clock = Годинник тепер дає на рішення: { $time }.
web-note-no-clock = Далі граємо без годинника.
web-note-more_time = Усі згодні на більше часу: годинник іде від початку.
web-note-paused = Гру призупинено.
web-note-resumed = { $name } завершує перерву.
web-note-asleep = Нікого немає: стіл чекає.
web-note-left_out = { $name }: частка в роздачі не надійшла вчасно, карти роздано без неї.
web-notes = Поруч із грою
web-notes-none = Поруч із грою нічого не сталося.
