# The review of a finished game.

web-review-of = Розбір: { $game }
web-review-curve = Шанс на перемогу
web-review-curve-about = У відсотках на початку кожного ходу; позначки показують, що коштувало найбільше.
# Read out instead of the drawing.
web-review-curve-of = Шанси всіх на перемогу, кількість моментів: { $count }; таблиця каже те саме.
web-review-as-table = Як таблиця
web-review-as-chart = Як графік
web-review-when = Коли
web-review-end = Кінець
web-review-pin = { $when }: коштувало { $cost }
web-review-whose = Чиї рішення
web-review-accuracy = Точність
web-review-accuracy-about = Яку частку найкращого шансу збережено.
web-review-luck = Везіння й рішення
web-review-luck-start = На початку
web-review-luck-deal = Роздані карти
web-review-luck-own = Власний вибір
web-review-luck-others = Вибір інших
web-review-luck-end = Наприкінці
web-review-computing = Ще обчислюється; те, що вже є, можна читати.
web-review-ahead =
    { $count ->
        [one] У черзі перед цим ще { $count } розбір.
        [few] У черзі перед цим ще { $count } розбори.
        [many] У черзі перед цим ще { $count } розборів.
       *[other] У черзі перед цим ще { $count } розбору.
    }
web-review-lost = З’єднання втрачено; розбір продовжиться, коли воно відновиться.
web-review-costly = Найдорожчі рішення
web-review-none = Жодної помилки, вартої згадки.
web-review-before = Попереднє рішення
web-review-after = Наступне рішення
# $call is a verdict such as “a mistake”.
web-review-was = { $move }: { $call }.
web-review-better = Приблизно на { $cost } краще: { $move }.
web-review-why = Чому
web-review-against = Порівняно з обраним, бали в середньому
web-review-option = Варіант
web-review-chance = Шанс на перемогу
web-review-points = Бали
web-review-chosen = обрано
web-review-noise =
    Межі після ± правильні в 19 випадках із 20. Те, що може бути випадковістю, ніколи не називається помилкою.
web-review-all = Усі варіанти ({ $count })
web-review-fewer = Лише найкращі
web-review-replay = Переглянути повтор звідси
