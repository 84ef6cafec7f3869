# Розбір у терміналі та на окремій сторінці.

insight-terminal-title =
    { $count ->
        [few] Розбір: { $game }, { $count } гравці
       *[other] Розбір: { $game }, { $count } гравців
    }
insight-terminal-chances = Шанс на перемогу на початку кожного ходу, у відсотках
insight-terminal-when = хід
insight-terminal-age-turn = епоха { $age }, хід { $turn }
insight-terminal-turn = хід { $turn }
insight-terminal-end = кінець
insight-terminal-luck = Що змінювало шанси, у відсотках
insight-terminal-luck-why = Кожен рядок сходиться: початок, власні вибори, вибори інших і роздані карти ведуть до кінця.
insight-terminal-city = місто
insight-terminal-start = початок
insight-terminal-own = власні вибори
insight-terminal-others = вибори інших
insight-terminal-deal = роздані карти
insight-terminal-accuracy = точність
insight-terminal-accuracy-why = Точність — це середнє за всіма рішеннями: яку частку найкращого шансу збережено.
insight-terminal-costly = Найдорожчі рішення міста { $city }
insight-terminal-none = Жодної помилки, вартої згадки.
insight-terminal-moment = { $when }: { $call }, це коштувало приблизно { $cost } %
insight-terminal-chosen = Обрано: { $move }
insight-terminal-better = Краще: { $move }
insight-terminal-option = варіант
insight-terminal-chance = шанс, %
insight-terminal-points = бали
insight-terminal-games = ігор
insight-terminal-as-table = Як таблиця
insight-terminal-mine = обрано
insight-terminal-noise = Значення після ± — подвоєна стандартна похибка. Те, що може бути випадком, ніколи не зветься помилкою.
insight-terminal-working = Триває обчислення
