# The hint at a table: what is there before anybody asks for one.

web-hint = Підказка
web-hint-ask = Показати підказку
web-hint-hide = Сховати підказку
# $what is a move in words.
web-hint-said = Підказка: { $what }
web-hint-thinking = Підказка вже готується …
# Read out in place of a bar.
web-hint-percent = шанс на перемогу: { $chance }
