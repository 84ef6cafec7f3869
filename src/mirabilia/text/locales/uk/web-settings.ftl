# The settings, beside those that the menu of a table has too.

web-settings-you = Ти
web-settings-look = Вигляд
web-settings-play = Гра
web-settings-textView-why = Кожен стіл у словах і кнопках: для читачів екрана, повільного зв'язку й малих екранів.
web-settings-memoryAid-why = Лише те, що видно з твого місця.
web-settings-sound-why = Кілька коротких звуків: твій хід, вибір, монети, битва, кінець.
web-settings-sound-try = Послухати
web-settings-cue-turn = Твоя черга
web-settings-cue-chosen = Вибрано
web-settings-cue-coins = Монети
web-settings-cue-battle = Битва
web-settings-cue-end = Кінець
