# The browser client: what every page has.

web-skip = Перейти до змісту
web-loading = Завантаження
web-not-loaded = Цю частину не вдалося завантажити. Можливо, сервер оновлено або немає зв’язку.
web-broken = Щось на цій сторінці не спрацювало. Сама гра на сервері: ваші рішення не зникли.
web-reload = Оновити
web-close = Закрити
web-connection-lost = Зв’язок утрачено, відновлюємо. Ваші рішення не зникнуть.
web-connection-outdated = Сервер має новішу версію.
web-nav = Сторінки
web-nav-rules = Правила
web-nav-settings = Налаштування
web-to-front = Назад на головну сторінку

web-nowhere-title = Сторінку не знайдено
web-nowhere = За цією адресою немає сторінки. Можливо, бракує частини посилання.
web-replay-title = Повтор гри


## Help

web-help-title = Правила стисло
web-help-seven =
    У кожній із трьох епох ви отримуєте сім карт. Щоходу всі одночасно обирають одну: будують її, підкладають під
    чудо, щоб збудувати його етап, або скидають за 3 монети. Потім карти передають далі. Після кожної епохи порівнюють
    щити з обома сусідами. Перемагає той, хто має найбільше балів.
web-help-architects =
    Щоходу ви берете одну карту: зі своєї колоди, з колоди сусіда праворуч або наосліп із центральної колоди. З
    відповідних карт ви мусите збудувати етап свого чуда. Перше завершене чудо закінчує гру. Перемагає той, хто має
    найбільше балів.
web-help-table-title = За столом
web-help-table =
    Біля кожного варіанта видно, скільки він коштує й кому ви платите. Біля того, чого зробити не можна, видно чому.
    Вибір можна скасувати, доки не обере останній гравець.

## Settings

web-settings-title = Налаштування
web-settings-language = Мова
web-settings-theme = Кольори
web-settings-theme-system = як у системі
web-settings-theme-light = світлі
web-settings-theme-dark = темні
web-settings-motion = Анімація
web-settings-motion-system = як у системі
web-settings-motion-full = повна
web-settings-motion-none = вимкнено
web-settings-botSpeed = Боти грають
web-settings-botSpeed-slow = повільно
web-settings-botSpeed-normal = у звичайному темпі
web-settings-botSpeed-instant = миттєво
web-settings-sound = Звук
web-settings-memoryAid = Нагадувати мені про карти, які я передаю
web-settings-textView = Показувати столи як текст

## What was refused, for the person who asked

web-problem-bad-message = Сервер цього не розуміє. Оновіть сторінку.
web-problem-bad-name = Це ім’я тут показувати не можна. Оберіть інше.
web-problem-bad-token = Це місце вже не ваше.
web-problem-busy = Сервер зараз перевантажений. Розпочаті ігри тривають; спробуйте за хвилину.
web-problem-closed = Цей стіл закрито.
web-problem-hints-off = За цим столом підказки вимкнено.
web-problem-no-such-puzzle = Такої задачі немає. Можливо, бракує частини посилання.
web-problem-no-such-seat = Такого місця немає.
web-problem-no-such-table = Такого столу немає. Можливо, бракує частини посилання.
web-problem-not-allowed = Це не дозволено.
web-problem-not-an-option = Зараз цього зробити не можна.
web-problem-not-finished = Гра ще триває.
web-problem-not-host = Це може лише господар столу.
web-problem-not-now = Зараз цього зробити не можна.
web-problem-not-seated = У вас немає місця за цим столом.
web-problem-paused = Гру призупинено.
web-problem-seat-taken = Хтось був швидший: місце зайняте.
web-problem-stale = Гра пішла далі: подивіться ще раз.
web-problem-too-many = Забагато запитів за раз. Зачекайте хвилину.
web-problem-too-large = Текст задовгий.
web-problem-unavailable = Сервер не відповідає. Спробуйте за мить.
web-problem-wrong-setup = Цих чудес, ботів і гравців не можна поєднати.

## The way to the rules

web-help-of = Правила: { $game }
web-help-all-rules = Усі правила й карти
