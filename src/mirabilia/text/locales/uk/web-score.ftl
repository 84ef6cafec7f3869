# The final score.

web-score-category = Категорія
web-score-own = Ви маєте { points }: місце { $place } з { $players }.
web-score-best = найвищий результат
web-score-winner = перемога
web-score-tie = за нічиєї: { $count }
web-score-review = Розбір
web-score-replay = Переглянути повтор
web-score-see = Показати стіл
web-score-back = Назад до балів
web-score-rematch-go = Перейти до нового столу
web-score-why = Звідки ці бали
web-score-whose = Чиї бали
web-score-science = Наука, { $name }: { $count }
web-score-science-sum =
    Однакові символи у квадраті: { $squares }. Набори з трьох різних по 7: { $sets }. Разом { $count }; довільні
    символи рахуються там, де дають найбільше.
web-score-wild = довільні: { $count }
web-score-fights = Конфлікти, { $name }: { $count }
web-score-fight-won = перемога
web-score-fight-lost = поразка
web-score-fight-level = нічия
web-score-buried = Під чудесами
web-score-sold = Скинуто за монети
web-score-stages = етапи: { $built } з { $all }
web-score-tokens = Жетони прогресу
web-score-files = Зберегти й перевірити
web-score-record = Запис
web-score-transcript = Повний перебіг
web-score-proof = Доказ
web-score-commitment =
    Роздачу ніхто не міг вибрати: сервер і гравці заздалегідь обіцяли кожен свою частину. Це була обіцянка сервера; доказ показує, що всіх обіцянок дотримано:
web-score-counting = Рахуємо: { $category }
web-score-skip = Пропустити підрахунок
