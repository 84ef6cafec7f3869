# A review in the terminal and on a page of its own.

insight-terminal-title = Розбір: { $game }, кількість гравців: { $count }
insight-terminal-chances = Шанс на перемогу на початку кожного ходу, у відсотках
insight-column-when = хід
insight-terminal-age-turn = епоха { $age }, хід { $turn }
insight-terminal-turn = хід { $turn }
insight-column-end = кінець
insight-terminal-luck = Що змінювало шанси, у відсотках
insight-terminal-luck-why =
    Кожен рядок сходиться: початок, власний вибір, вибір інших і роздані карти разом дають кінець.
insight-column-city = місто
insight-column-start = початок
insight-column-own = власний вибір
insight-column-others = вибір інших
insight-column-deal = роздані карти
insight-column-accuracy = точність
insight-terminal-accuracy-why = Точність — це частка найкращого шансу, яку збережено, у середньому за всіма рішеннями.
insight-terminal-costly = Найдорожчі рішення міста { $city }
insight-terminal-none = Жодної помилки, вартої згадки.
insight-terminal-moment = { $when }: { $call }, це коштувало приблизно { $cost }
insight-column-option = варіант
insight-column-chance = шанс, %
insight-column-points = бали
insight-column-games = ігор
insight-terminal-as-table = Як таблиця
insight-terminal-mine = обрано
insight-terminal-noise =
    Значення після ± — подвоєна стандартна похибка. Те, що може бути випадковістю, ніколи не називається помилкою.
