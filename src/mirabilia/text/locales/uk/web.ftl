# The browser client: what every page has.

web-skip = Перейти до змісту
web-loading = Завантаження
web-not-loaded = Цю сторінку не вдалося завантажити. Можливо, сервер оновлено або немає зв'язку.
web-reload = Завантажити знову
web-connection-lost = Зв'язок утрачено. Триває нова спроба; жоден твій вибір не зникне.
web-connection-outdated = Сервер має новішу версію.
web-nav = Сторінки
web-nav-rules = Правила
web-nav-settings = Налаштування
web-to-front = На головну сторінку

web-nowhere-title = Тут нічого немає
web-nowhere = За цією адресою немає сторінки. Можливо, посилання обрізане.
web-replay-title = Запис гри

web-game-seven = 7 чудес
web-game-architects = 7 чудес: Архітектори

## Help

web-help-title = Правила стисло
web-help-seven =
    У кожній із трьох епох ти отримуєш сім карт. Щоходу всі одночасно обирають одну: будують її, підкладають під чудо як його
    етап або скидають за 3 монети. Потім карти передають далі. Після кожної епохи порівнюють щити з обома сусідами. Перемагає
    найбільше балів.
web-help-architects =
    Щоходу ти береш одну карту: зі своєї колоди, з колоди сусіда праворуч або невідому з центру. З відповідних карт одразу
    будується етап твого чуда. Перше завершене чудо закінчує гру. Перемагає найбільше балів.
web-help-table-title = За столом
web-help-table =
    Кожна можливість каже, скільки коштує і кому платити. Чого зробити не можна, каже чому. Вибір можна забрати назад, доки не
    вибере останній гравець.

## Settings

web-settings-title = Налаштування
web-settings-language = Мова
web-settings-theme = Кольори
web-settings-theme-system = як у системі
web-settings-theme-light = світлі
web-settings-theme-dark = темні
web-settings-motion = Рух
web-settings-motion-system = як у системі
web-settings-motion-full = увесь
web-settings-motion-none = без руху
web-settings-botSpeed = Боти грають
web-settings-botSpeed-slow = повільно
web-settings-botSpeed-normal = у звичайному темпі
web-settings-botSpeed-instant = миттєво
web-settings-sound = Звук
web-settings-memoryAid = Показувати, що я знаю про передані карти
web-settings-textView = Показувати столи як текст

## What was refused, for the person who asked

web-problem-bad-message = Сервер цього не розуміє. Завантаж сторінку знову.
web-problem-bad-token = Це місце вже не твоє.
web-problem-closed = Цей стіл закрито.
web-problem-hints-off = За цим столом немає підказок.
web-problem-no-such-seat = Такого місця немає.
web-problem-no-such-table = Такого столу немає. Можливо, посилання обрізане.
web-problem-not-allowed = Це не дозволено.
web-problem-not-an-option = Зараз цього зробити не можна.
web-problem-not-finished = Гра ще триває.
web-problem-not-host = Це може лише господар столу.
web-problem-not-now = Зараз цього зробити не можна.
web-problem-not-seated = У тебе немає місця за цим столом.
web-problem-paused = За столом перерва.
web-problem-seat-taken = Хтось швидший: місце зайняте.
web-problem-stale = Гра пішла далі: подивися ще раз.
web-problem-too-many = Забагато за раз. Зачекай хвилину.
web-problem-too-large = Це задовго.
web-problem-unavailable = Сервер не відповідає. Спробуй за мить.
web-problem-wrong-setup = Ці чуда й гравці не поєднуються.
