# The hint at a table, and the coach who speaks after each turn: what is there before anybody asks.

web-hint = Підказка
web-hint-ask = Показати підказку
web-hint-hide = Сховати підказку
# $what is a move in words.
web-hint-said = Підказка: { $what }
web-hint-thinking = Підказка вже готується …
# Read out in place of a bar.
web-hint-percent = шанс на перемогу: { $chance }
web-coach = Наставник після кожного ходу
web-coach-about = Один рядок про кожен ваш вибір, коли його вже не можна змінити. Бачите його лише ви.
# $names are those who have not agreed yet.
web-coach-waits = Наставник заговорить, коли погодяться всі за столом. Ще не погодилися: { $names }.
