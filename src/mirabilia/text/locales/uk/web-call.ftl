# The line to the server, what works without one, and how a table calls its people back.

web-connection-offline = Немає мережі. Ваші рішення не зникнуть: їх буде надіслано, щойно мережа повернеться.
web-connection-slow = Повільний зв’язок

web-offline-title = Немає зв’язку із сервером
web-offline-what = Щойно він повернеться, гра піде далі сама. А поки можна:
web-offline-rules = Читати правила й шукати будь-яку карту
web-offline-settings = Змінювати налаштування
web-offline-games = Завершені ігри, записи яких ви вже дивилися тут

## Calls

web-call-title = ({ $count }) Ваш хід · { $title }
web-call-turn = Ваш хід
web-call-waits = { $game }: стіл чекає на вас.
web-call-heading = Сповіщення
web-call-ask = Покликати вас, коли ваш хід, а ви дивитеся деінде?
web-call-yes = Кликати мене
web-call-no = Ні, дякую
web-call-on = Коли ваш хід, а ви дивитеся деінде, стіл вас кличе.
web-call-on-closed = Коли ваш хід, стіл вас кличе, навіть якщо цю сторінку закрито.
web-call-off = Більше не кликати
web-call-declined = Стіл вас не кличе.
web-call-blocked = Браузер блокує сповіщення цієї сторінки. Дозвольте їх біля адреси, і стіл зможе вас покликати.
web-call-home-screen =
    Стіл зможе вас кликати, коли Mirabilia буде на початковому екрані: торкніться «Поширити», потім «На початковий
    екран» і відкрийте гру звідти.
web-settings-calls = Кликати мене, коли мій хід
web-settings-calls-why = Сповіщення браузера, одне на кожен ваш хід, лише коли ви дивитеся деінде.
web-settings-cue-call = Поклик
