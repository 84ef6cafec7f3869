# Which cards and wonders win: statistics of many games.

web-lab-about = Що йде поруч із перемогою, пораховано в багатьох партіях. Це не конче причина: хто й так попереду, той може собі більше дозволити.
web-lab-game = Гра
web-lab-players = Кількість гравців
# Followed by a choice between the two below it.
web-lab-of = Чиї партії
web-lab-of-bots = сильні боти
web-lab-of-server = цей сервер
web-lab-what = Порівняти
web-lab-boards = Чудеса
web-lab-every = Усе

# $bot: what the bots are called.
web-lab-from-bots = Партій: { $games }. На кожному місці: { $bot }.
web-lab-from-server = Завершених партій на цьому сервері: { $games }.
web-lab-fair = Риска в кожній смузі — рівна частка перемог: { $share }.
web-lab-none = Для цієї гри з такою кількістю гравців немає статистики сильних ботів.
web-lab-few = Статистика починається з { $needed } завершених партій із такою кількістю гравців; поки що їх { $games }.
web-lab-counting = Партії цього сервера ще рахуються; залишилося: { $count }

web-lab-name = Назва
web-lab-wins = Перемоги
# The head of a column: a difference in percentage points, as explained below.
web-lab-against = За одним столом
web-lab-games = Партії
web-lab-points = Бали
# The two ends of an interval.
web-lab-between = { $low }–{ $high }

web-lab-why-rate = Як часто: частка міст, які це мають, або скільки їх у міста, у партіях, де це було в грі.
web-lab-why-wins = Перемоги: як часто перемагає місто, яке це має, і де справжня частка лежить у 95 випадках зі 100.
web-lab-why-against = За одним столом: порівняння міст із тими самими картами й суперниками; скільки відсоткових пунктів перемог припадає на одну більше.
