# What a hint shows, and what the coach says. $move is always a move in words, behind a colon.

web-advice-contenders = Найкращі варіанти з { $count }
web-advice-chance = шанс на перемогу у відсотках
web-advice-games = Партій, зіграних на основі того, що ви бачите: { $count }
web-advice-tied = Інші варіанти приблизно такі ж добрі.
web-advice-bot = Це обрав би вправний бот; порівняти варіанти забракло часу.
web-advice-do = Зробити так
web-advice-coach = Наставник
web-advice-best = Найкраще з { $count }: { $move }.
web-advice-good = Не гірше за найкраще: { $move }.
web-advice-near = Майже найкраще: { $move }.
web-advice-next = Друге найкраще (−{ $cost }): { $move }.
web-advice-cost = Коштувало приблизно { $cost }: { $move }.
web-advice-better = Краще було: { $move }.
web-advice-why = Чому?

# Who wants the coach to speak.
web-coach = Наставник після кожного ходу
web-coach-about = Один рядок про кожен ваш вибір, коли його вже не можна змінити. Бачите його лише ви.
# $names are those who have not agreed yet.
web-coach-waits = Наставник заговорить, коли погодяться всі за столом. Ще не погодилися: { $names }.
