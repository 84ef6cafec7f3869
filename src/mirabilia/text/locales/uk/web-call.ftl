# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = Немає мережі. Ваші рішення не зникнуть: їх буде надіслано, щойно мережа повернеться.
web-connection-slow = Повільний зв’язок

web-offline-title = Немає зв’язку із сервером
web-offline-what = Щойно він повернеться, гра піде далі сама. А поки можна:
web-offline-rules = Читати правила й шукати будь-яку карту
web-offline-settings = Змінювати налаштування
web-offline-games = Переглядати завершені ігри, які ви тут уже дивилися

## Calls

web-call-title = ({ $count }) Ваш хід · { $title }
web-call-turn = Ваш хід
web-call-waits = { $game }: стіл чекає на вас.
web-call-heading = Сповіщення
web-call-ask = Сповіщати вас, коли ваш хід, а ви дивитеся деінде?
web-call-yes = Сповіщати мене
web-call-no = Ні, дякую
web-call-on = Коли ваш хід, а ви дивитеся деінде, ви отримаєте сповіщення.
web-call-on-closed = Коли ваш хід, ви отримаєте сповіщення, навіть якщо цю сторінку закрито.
web-call-off = Більше не сповіщати
web-call-declined = Ви не отримуєте сповіщень.
web-call-blocked = Браузер блокує сповіщення цієї сторінки. Дозвольте їх біля адреси, щоб їх отримувати.
web-call-home-screen =
    Сповіщення надходитимуть, коли Mirabilia буде на початковому екрані: торкніться «Поширити», потім «На початковий
    екран» і відкрийте гру звідти.
web-settings-calls = Сповіщати мене, коли мій хід
web-settings-calls-why = Сповіщення браузера, одне на кожен ваш хід, лише коли ви дивитеся деінде.
web-settings-cue-call = Сповіщення
