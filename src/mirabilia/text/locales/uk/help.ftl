# The help of the mirabilia command: what stands around every verb and option.

help-usage = Використання:
help-any-options = [ПАРАМЕТРИ]
help-options = Параметри
help-help = Показати цю довідку й вийти.
help-version = Показати версію й вийти.

# What stands for a value that has to be typed.
help-number = ЧИСЛО
help-text = ТЕКСТ
help-file = ФАЙЛ
help-named-command = НАЗВА=КОМАНДА
help-command = КОМАНДА
help-address = АДРЕСА

# Behind an option, in brackets.
help-variable = змінна: { $name }
help-default = типово: { $value }
help-required = обов’язково

## More about each verb

verb-match-more = Кожну роздачу грають по разу з кожного місця, тими самими картами. Інтервали містять справжнє середнє в 95 випадках зі 100; якщо роздач менше ніж 20, їх немає. Із --save та сама команда продовжує з того місця, де її зупинили, навіть із більшою кількістю роздач.
verb-ladder-more = Стіл — це кожен склад ботів, що займає всі місця, і за всіма столами грають ті самі роздачі. Із --save та сама команда продовжує з того місця, де її зупинили, навіть із більшою кількістю роздач.
verb-stats-more = Показує, наскільки успішні планшети, як часто будують карти і які успіхи в тих, хто їх будує, звідки беруться бали, а де це відомо — і як грають люди. Інтервали містять справжнє значення в 95 випадках зі 100.
verb-dataset-more = Один рядок на рішення: що було видно з місця, що можна було зробити, що зроблено і чим для нього скінчилася гра. Стовпці описано в docs/reference/dataset.md.
verb-serve-more = На вільних місцях грають боти. Ctrl-C завершує роботу.
verb-backup-more = BACKUP — це файл, у який копіюють столи. Копія повна й перевірена; сервер можна одразу запустити на ній.
verb-restore-more =
    BACKUP — це файл із копією; сервер має бути зупинений.

    Якщо сервер каже, що його столи старіші за останній запис, а резервної копії немає, вкажіть як BACKUP їхній власний файл: відтоді вони вважаються повними.
verb-moderate-more = «reports» показує, на що поскаржилися люди, а «export» — увесь журнал столу. Решта закриває або видаляє стіл, прибирає ім’я чи рядок чату, блокує адресу або ту, з якої грають на певному місці, пускає її знову або знімає скаргу.
verb-bot-more = BOT пишуть level, level:leaning, level@500 або level@0.5s. Грати може кожна програма, що говорить тим самим протоколом: вкажіть її через --program НАЗВА=КОМАНДА там, де команда це приймає, а серед ботів пишіть program:НАЗВА.
verb-replay-more = Кожен хід звіряється з правилами, а підсумок — із тим, що сказано у файлі.
verb-review-more = Читає запис або текст гри. Рішення оцінюють за тим, що на цьому місці можна було знати, а помилкою називають лише те, що більше за похибку. Той самий файл, зусилля й зерно дають той самий розбір.
verb-trust-more = Шанси всіх місць упродовж гри порівнюють із тим, що виграно, і подають, яка частка похибки випадкова; із --levels подається точність розборів для кожного бота.
verb-puzzles-more = Задача — це мить, коли один варіант явно найкращий, а слабший бот помиляється; глибший пошук в інших світах має це підтвердити.
verb-tune-more = Та сама команда продовжує з того місця, де зупинили попередню: знайдене лежить у файлі поряд із --out.

## Options that verbs share

option-players = Кількість гравців; якщо не вказано, звичайна для гри.
option-seed = Те саме зерно — ті самі результати.
option-wishes = Планшети за місцями, як-от "rhodos-A ? ?-B"; ? — навмання для кожної роздачі.
option-program = Програма, що може грати; серед ботів її пишуть program:НАЗВА. Можна вказати кілька разів.
option-save = Зберігає зіграні роздачі в цьому файлі й продовжує з нього.
option-json = Записує числа в цей файл; - — це стандартний вивід.
option-jobs = Кількість процесів поряд; якщо не вказано, усі ядра.
option-ray = Працює натомість на кластері Ray; потребує mirabilia[cluster].
option-backend = Що виконує правила; результати ті самі.
option-bots = Хто грає: один бот на всіх місцях або по одному на кожне, через кому; level, level:leaning, level@500, level@0.5s.
option-games = Скільки партій, кожна з власною роздачею.

## Options of the verbs that study games

simulate-option-games = Скільки партій зіграти.
simulate-option-transcript = Записує кожну партію повністю, один об’єкт JSON на рядок.
match-option-hero = Кого вимірюють: level, level:leaning, level@500 або level@0.5s.
match-option-others = Його суперники: один бот на всіх інших місцях або по одному на кожне, через кому.
match-option-deals = Кількість роздач, кожну грають з кожного місця.
ladder-option-bots = Боти, яких оцінюють, через кому; якщо не вказано, усі рівні.
ladder-option-deals = Кількість роздач за кожним столом, у всіх розсадках.
ladder-option-plot = Малює оцінки в цей файл, .svg або .png.
stats-option-records = Замість гри досліджує ці записи: JSON, по одному у файлі або в рядку.
stats-option-html = Записує звіт із графіками в цей файл.
stats-option-into = Зберігає показники й у цьому файлі, поруч із показниками для іншої кількості гравців.
dataset-option-observations = Версія спостережень (docs/learning.md); якщо не вказано, перша.
dataset-option-out = Файл Parquet, який буде записано.
tune-option-generations = Скільки поколінь загалом, разом із попередніми.
tune-option-population = Кандидатів у поколінні; якщо не вказано, за кількістю ваг.
tune-option-deals = Кількість роздач для кожного кандидата, з кожного місця.
tune-option-sigma = Наскільки розкидані перші кандидати.
tune-option-out = Записує ваги в цей файл; інші його розділи лишаються.
tune-option-plot = Малює перебіг у цей файл, .svg або .png.
tune-option-start = Починає з ваг із цього файлу; якщо не вказано, з установлених вручну.
tune-option-against = Бере перших суперників із цього файлу; якщо не вказано, із --start.
review-option-seat = Розбирає рішення цього місця; якщо не вказано, усіх.
review-option-html = Записує розбір як сторінку в цей файл.
review-option-json = Записує розбір у цей файл, для програм; - — це стандартний вивід.
review-option-effort = У скільки разів більше роботи, ніж звичайно.
trust-option-games = Кількість партій мішаних ботів.
trust-option-worlds = Кількість партій, які дограють для кожного шансу.
trust-option-levels = Вимірює натомість точність цих ботів, як-от apprentice,builder.
trust-option-decision = Кількість партій, які дограють для кожного рішення, із --levels.
trust-option-svg = Малює в цей файл шанси поряд із тим, що сталося.
puzzles-option-count = Скільки задач має бути у файлі.
puzzles-option-games = Переглядає щонайбільше стільки партій, починаючи з першої.
puzzles-option-out = Файл; перерваний пошук продовжується з нього.

## Options of the other verbs

bot-option-stdio = Надає BOT: запитання на стандартному вводі, відповіді на стандартному виводі.
bot-option-check = Грає з програмою й каже, чи дотримується вона протоколу.
replay-option-record = Виводить гру як запис (JSON).
backup-option-database = Файл, у якому сервер їх тримає.
backup-option-replace = Замінює BACKUP, якщо він уже є.
restore-option-replace = Замінює столи, які там тепер є.
moderate-option-table = Позначення столу, як у його посиланні.
moderate-option-seat = Місце за тим столом, рахуючи від 0.
moderate-option-said = Коли написано рядок, як показує скарга.
moderate-option-address = Адреса, як-от 203.0.113.9.
moderate-option-hours = На скільки годин блокується адреса.
moderate-option-report = Позначення скарги.
moderate-option-server = Адреса сервера.
moderate-option-moderators = Файл із рядком, де ваше ім’я й токен, як на сервері.
moderate-option-name = Який ви модератор із того файлу, якщо їх кілька.

## What was typed, and cannot be used

refused-no_option = Немає параметра «{ $option }».
refused-no_verb = Немає команди «{ $verb }».
refused-no_value = Параметр «{ $option }» потребує значення.
refused-missing_option = Бракує параметра «{ $option }».
refused-missing_argument = Бракує «{ $argument }».
refused-too_much = Це зайве: { $words }.
refused-not_whole = «{ $what }» має бути цілим числом.
refused-not_a_number = «{ $what }» має бути числом.
refused-not_in_range = «{ $what }» має бути числом у межах { $range }.
refused-not_a_choice = «{ $what }» має бути одним із: { $choices }.
refused-unfit = Значення «{ $what }» не підходить: { $reason }
