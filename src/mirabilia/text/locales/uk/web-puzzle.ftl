# Puzzles: a moment of a game between strong bots, and one best thing to do.

web-puzzle = Задача
web-puzzle-of = { $title }: { $game }
# $count is from 2 to 7; $city is a name such as Rhodos.
web-puzzle-from = Мить із партії { $count } Майстрів. Ваше місто: { $city }; один вибір явно кращий за всі інші.
web-puzzle-rules = Зараховується одна відповідь; час не обмежено.
web-puzzle-easy = легка
web-puzzle-medium = середня
web-puzzle-hard = важка
web-puzzle-errs-easy = у ній помиляються Будівничі
web-puzzle-errs-medium = у ній помиляються Стратеги
web-puzzle-errs-hard = у ній помиляються навіть Учені
web-puzzle-difficulty = Складність
web-puzzle-all = усі
web-puzzle-game = Гра
web-puzzle-today = Сьогоднішня задача
web-puzzle-give-up = Показати розв’язок
# $move is what was chosen, such as “build Palace”.
web-puzzle-right = Правильно: { $move }
web-puzzle-partly = Майже: { $move }
web-puzzle-wrong = Не найкраще: { $move }
web-puzzle-given_up = Розв’язок: { $move }
web-puzzle-less = Приблизно на { $cost } менше, ніж найкращий вибір.
web-puzzle-way = Хід правильний, але зробити його можна краще:
web-puzzle-best = Найкраще: { $move }
web-puzzle-why = Чому це краще, ніж: { $move }
web-puzzle-no-why = Жодна причина не вирізняється; різниця в багатьох дрібницях.
web-puzzle-next = Наступна задача
web-puzzle-none = Іншої задачі такої складності немає.
web-puzzle-answered = Ви вже відповідали на цю задачу; зараховується перша відповідь.
web-puzzle-streak =
    { $count ->
        [0] Ще жодного дня поспіль
        [one] { $count } день поспіль
        [few] { $count } дні поспіль
        [many] { $count } днів поспіль
       *[other] { $count } дня поспіль
    }
# $day is the name of a day of the week.
web-puzzle-lit = { $day }: є відповідь
web-puzzle-unlit = { $day }: без відповіді
