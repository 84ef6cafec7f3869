# The browser client: what every page has.

web-skip = Перейти до змісту
web-loading = Завантаження
web-not-loaded = Цю частину не вдалося завантажити. Можливо, сервер оновлено або немає зв’язку.
web-broken = Щось на цій сторінці не спрацювало. Сама гра на сервері: ваші рішення не зникли.
web-reload = Оновити
web-close = Закрити
web-connection-lost = Зв’язок утрачено. Триває нова спроба; ваші рішення не зникнуть.
web-connection-outdated = Сервер має новішу версію.
web-nav = Сторінки
web-nav-rules = Правила
web-nav-settings = Налаштування
web-to-front = На головну сторінку

web-nowhere-title = Тут нічого немає
web-nowhere = За цією адресою немає сторінки. Можливо, бракує частини посилання.
web-replay-title = Запис гри


## Help

web-help-title = Правила стисло
web-help-seven =
    У кожній із трьох епох ви отримуєте сім карт. Щоходу всі одночасно обирають одну: будують її, підкладають під
    чудо, щоб збудувати його етап, або скидають за 3 монети. Потім карти передають далі. Після кожної епохи порівнюють
    щити з обома сусідами. Перемагає той, хто має найбільше балів.
web-help-architects =
    Щоходу ви берете одну карту: зі своєї колоди, з колоди сусіда праворуч або наосліп із центральної колоди. З
    відповідних карт одразу будується етап вашого чуда. Перше завершене чудо закінчує гру. Перемагає той, хто має
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
web-settings-motion-full = уся
web-settings-motion-none = немає
web-settings-botSpeed = Боти грають
web-settings-botSpeed-slow = повільно
web-settings-botSpeed-normal = у звичайному темпі
web-settings-botSpeed-instant = миттєво
web-settings-sound = Звук
web-settings-memoryAid = Показувати, що я знаю про передані карти
web-settings-textView = Показувати столи як текст

## What was refused, for the person who asked

web-problem-bad-message = Сервер цього не розуміє. Оновіть сторінку.
web-problem-bad-token = Це місце вже не ваше.
web-problem-busy = Сервер зараз перевантажений. Розпочаті ігри тривають; спробуйте за хвилину.
web-problem-closed = Цей стіл закрито.
web-problem-hints-off = За цим столом немає підказок.
web-problem-no-such-seat = Такого місця немає.
web-problem-no-such-table = Такого столу немає. Можливо, бракує частини посилання.
web-problem-not-allowed = Це не дозволено.
web-problem-not-an-option = Зараз цього зробити не можна.
web-problem-not-finished = Гра ще триває.
web-problem-not-host = Це може лише господар столу.
web-problem-not-now = Зараз цього зробити не можна.
web-problem-not-seated = У вас немає місця за цим столом.
web-problem-paused = За столом перерва.
web-problem-seat-taken = Хтось був швидший: місце зайняте.
web-problem-stale = Гра пішла далі: подивіться ще раз.
web-problem-too-many = Забагато за раз. Зачекайте хвилину.
web-problem-too-large = Це задовго.
web-problem-unavailable = Сервер не відповідає. Спробуйте за мить.
web-problem-wrong-setup = Ці чудеса, боти й гравці не поєднуються.
