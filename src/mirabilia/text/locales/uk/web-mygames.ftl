# A person’s own games: running tables, results, statistics.

## Running tables

web-mygames-running = Поточні ігри
web-mygames-running-count =
    { $count ->
        [one] { $count } стіл
        [few] { $count } столи
        [many] { $count } столів
       *[other] { $count } столу
    }
# Follows the number of tables: “3 tables, your move at 1”.
web-mygames-running-moves = ваш хід: { $count }
web-mygames-left = лишилося { $time }
web-mygames-play = Грати
web-mygames-look = Зазирнути

## Finished games

web-mygames-finished = Завершені ігри
web-mygames-count =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
        [many] { $count } ігор
       *[other] { $count } гри
    }
# While more are being loaded.
web-mygames-count-more =
    { $count ->
        [one] наразі { $count } гра
        [few] наразі { $count } гри
        [many] наразі { $count } ігор
       *[other] наразі { $count } гри
    }
web-mygames-filter = Які ігри
web-mygames-filter-all = усі
web-mygames-wonder = Чудо
web-mygames-game = Гра
web-mygames-played = Коли
web-mygames-place = Місце
web-mygames-points = Бали
web-mygames-accuracy = Точність
web-mygames-review = Розбір
web-mygames-replay = Повтор
web-mygames-score = Результат
web-mygames-again = Зіграти ще раз
web-mygames-players =
    { $count ->
        [one] { $game }, { $count } гравець
        [few] { $game }, { $count } гравці
        [many] { $game }, { $count } гравців
       *[other] { $game }, { $count } гравця
    }
# A place among so many.
web-mygames-place-of = { $place } з { $players }
web-mygames-won = перемога
web-mygames-lesson = перший урок
web-mygames-try = нова спроба
web-mygames-not-reviewed = ще без розбору
# $count: how many there are.
web-mygames-more = Показати ще: { $count }
web-mygames-rest = Завантажити решту: { $count }
web-mygames-loading = Завантажую ваші ігри; лишилося: { $count }
web-mygames-none = Ще немає завершених ігор.
web-mygames-empty = Ще немає ігор
web-mygames-empty-what = Тут буде все, у що ви граєте в цьому браузері: поточні ігри, результати й статистика.
web-mygames-empty-play = Почати гру

## Statistics

web-mygames-statistics = Статистика
web-mygames-which = Статистика: { $game }
# $count: how many are missing.
web-mygames-too-few =
    { $count ->
        [one] { $game }: статистика починається з { $fewest } ігор, бракує ще { $count } гри.
        [few] { $game }: статистика починається з { $fewest } ігор, бракує ще { $count } ігор.
        [many] { $game }: статистика починається з { $fewest } ігор, бракує ще { $count } ігор.
       *[other] { $game }: статистика починається з { $fewest } ігор, бракує ще { $count } гри.
    }
web-mygames-as-table = Як таблиця
web-mygames-as-chart = Як графік
web-mygames-by-category = Ваші бали й бали переможців
web-mygames-category = Категорія
web-mygames-you = ви, у середньому
web-mygames-winners = хто виграв ці ігри
web-mygames-difference = Різниця
web-mygames-gap = Де переможці найбільше вас випереджають: { $category }.
web-mygames-by-wonder = Перемоги за чудесами
# Wins of games.
web-mygames-wins-in = { $wins } з { $games }
web-mygames-by-players = За кількістю гравців
web-mygames-of-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
web-mygames-in-all = Разом
web-mygames-games = Ігри
web-mygames-wins = Перемоги
web-mygames-mean = Балів у середньому
web-mygames-accuracy-now = зараз { $accuracy }
web-mygames-accuracy-about = Точки: ігри. Лінія: середнє з п’яти.
web-mygames-accuracy-mean = Середнє з п’яти
web-mygames-accuracy-none = Коли ви переглянете розбір гри, тут з’явиться ваша точність.

## Where the games are kept

web-mygames-kept = Без облікового запису: ваші ігри зберігаються в цьому браузері.
web-mygames-devices = Відновити, зберегти або видалити їх
