# A person's seats on other devices, and how they come back.

web-devices-title = Ваші місця
web-devices-intro =
    Ваші місця належать цьому браузеру: облікового запису немає. Тут ви перенесете їх на інший пристрій і подбаєте, щоб
    вони ніколи не зникли.
web-devices-back = Назад до столу
web-devices-to-tables = Назад до ваших столів

## To another device

web-devices-hand = Грати на іншому пристрої
web-devices-hand-why =
    Створіть посилання й відкрийте його там: наведіть камеру на код або надішліть посилання собі. Воно діє один раз,
    протягом 15 хвилин, а місця лишаються й тут. Хто його відкриє, гратиме замість вас, тож не показуйте його нікому
    іншому.
web-devices-hand-none = У цьому браузері ще немає місць. Вони на іншому пристрої? Відкрийте там цю сторінку й створіть посилання.
web-devices-which = Які місця
web-devices-which-one = лише цей стіл
web-devices-which-all = усі: { $count }
web-devices-make =
    { $count ->
        [one] Створити посилання на { $count } місце
        [few] Створити посилання на { $count } місця
        [many] Створити посилання на { $count } місць
       *[other] Створити посилання на { $count } місця
    }
web-devices-make-again = Створити нове посилання
web-devices-link = Одноразове посилання
web-devices-qr = Одноразове посилання як QR-код
web-devices-left = Діє один раз. Залишилося: { $time }
web-devices-ran-out = Термін дії цього посилання минув.
web-devices-forget-why = Хочете відтепер грати лише там? Коли місця прибудуть, цей браузер може їх забути.
web-devices-forget =
    { $count ->
        [one] Забути це місце тут
        [few] Забути ці місця тут
        [many] Забути ці місця тут
       *[other] Забути ці місця тут
    }
web-devices-forget-sure = Місця вже на іншому пристрої? Лише тоді забувайте їх тут.
web-devices-forget-go = Вони там, забути тут
web-devices-forget-not = Лишити їх
web-devices-forgotten = Цей браузер більше не має цих місць.

## From another device

web-devices-take = Грати далі тут
web-devices-take-one = Інший ваш пристрій передає сюди місце за столом.
web-devices-take-many =
    { $count ->
        [one] Інший ваш пристрій передає сюди { $count } місце.
        [few] Інший ваш пристрій передає сюди { $count } місця.
        [many] Інший ваш пристрій передає сюди { $count } місць.
       *[other] Інший ваш пристрій передає сюди { $count } місця.
    }
web-devices-take-go = Забрати
web-devices-take-used = Це посилання вже використано або термін його дії минув. Створіть нове на іншому пристрої.
web-devices-came =
    { $count ->
        [one] Прибуло { $count } місце.
        [few] Прибули { $count } місця.
        [many] Прибуло { $count } місць.
       *[other] Прибуло { $count } місця.
    }
web-devices-came-none = Нічого нового: усі ці місця вже тут.

## Recovery code

web-devices-recovery = Код відновлення
web-devices-recovery-why =
    25 літер і цифр на папері, які повернуть ваші місця в будь-якому браузері, навіть якщо цей пристрій зламається або
    все на ньому зникне. Нові місця додаються самі.
web-devices-recovery-make = Створити код відновлення
web-devices-recovery-secret = Запишіть його й збережіть. Хто його має, має ваші місця.
web-devices-recovery-kept =
    { $count ->
        [0] Місця, які ви займете, збережуться під вашим кодом самі.
        [one] Під вашим кодом збережено { $count } місце. Нові додаються самі.
        [few] Під вашим кодом збережено { $count } місця. Нові додаються самі.
        [many] Під вашим кодом збережено { $count } місць. Нові додаються самі.
       *[other] Під вашим кодом збережено { $count } місця. Нові додаються самі.
    }
web-devices-recovery-behind = Під вашим кодом ще не всі місця. Їх буде надіслано, щойно сервер відповість.
web-devices-recovery-show = Показати мій код
web-devices-recovery-copy = Копіювати код
web-devices-recovery-select = Виділіть код і скопіюйте його самі.
web-devices-recovery-print = Надрукувати
web-devices-recovery-replace = Замінити код
web-devices-recovery-replace-sure =
    Новий код отримає всі місця цього браузера. Старий і далі поверне те, що має, але нічого нового.
web-devices-recovery-replace-go = Створити новий код
web-devices-recovery-replace-not = Лишити старий
web-devices-have = У мене є код
web-devices-have-go = Повернути мої місця
web-devices-have-wrong = У коді 25 літер і цифр. Перевірте його ще раз.
web-devices-have-unknown = Під цим кодом нічого немає. Перевірте його літера за літерою.

## Whether the browser keeps what it has

web-devices-browser = Цей браузер
web-devices-browser-yes = Цей браузер обіцяє зберігати ваші місця, доки ви самі їх не зітрете.
web-devices-browser-no =
    Цей браузер може стерти ваші місця, коли бракуватиме пам’яті або коли ви довго сюди не заходитимете. Їх поверне код
    відновлення.
web-devices-browser-refused =
    Цей браузер відмовив: він і далі може стерти ваші місця, коли бракуватиме пам’яті або коли ви довго сюди не
    заходитимете. Їх поверне код відновлення.
web-devices-browser-unknown =
    Цей браузер не каже, як довго зберігатиме ваші місця. Код відновлення поверне їх у будь-якому разі.
web-devices-browser-ask = Попросити браузер їх зберігати
