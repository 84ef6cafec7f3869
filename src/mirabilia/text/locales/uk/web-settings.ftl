# The settings, beside those that the menu of a table has too.

web-settings-you = Ви
web-settings-look = Вигляд
web-settings-play = Гра
web-settings-shortcuts = Клавіатурні скорочення
web-settings-shortcuts-why = Літери й цифри за столом щось роблять. Вимкніть їх, якщо диктуєте або якщо вони заважають.
web-settings-textView-why =
    Кожен стіл у словах і кнопках: для програм читання з екрана, повільного зв’язку й малих екранів.
web-settings-coach = Наставник за столами з ботами
web-settings-coach-why = Після кожного ходу один рядок про те, чого був вартий ваш вибір. Якщо грають інші люди, спершу мають погодитися всі.
web-settings-memoryAid-why = Лише те, що видно з вашого місця.
web-settings-sound-why = Кілька коротких звуків: ваш хід, вибір, монети, битва, кінець.
web-settings-sound-try = Послухати
web-settings-cue-turn = Ваш хід
web-settings-cue-chosen = Обрано
web-settings-cue-coins = Монети
web-settings-cue-battle = Битва
web-settings-cue-end = Кінець
