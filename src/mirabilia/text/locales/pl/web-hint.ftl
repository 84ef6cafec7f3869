# The hint at a table, and the coach who speaks after each turn: what is there before anybody asks.

web-hint = Podpowiedź
web-hint-ask = Pokaż podpowiedź
web-hint-hide = Ukryj podpowiedź
# $what is a move in words.
web-hint-said = Podpowiedź: { $what }
web-hint-thinking = Podpowiedź jest już w drodze …
# Read out in place of a bar.
web-hint-percent = szansa na zwycięstwo: { $chance }
web-coach = Trener po każdej turze
web-coach-about = Jedno zdanie o każdym twoim wyborze, gdy nie można go już zmienić. Widzisz je tylko ty.
# $names are those who have not agreed yet.
web-coach-waits = Trener odezwie się, gdy zgodzą się wszyscy przy stole. Jeszcze nie: { $names }.
