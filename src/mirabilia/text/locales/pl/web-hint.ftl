# The hint at a table: what is there before anybody asks for one.

web-hint = Podpowiedź
web-hint-ask = Pokaż podpowiedź
web-hint-hide = Ukryj podpowiedź
# $what is a move in words.
web-hint-said = Podpowiedź: { $what }
web-hint-thinking = Podpowiedź jest już w drodze …
# Read out in place of a bar.
web-hint-percent = szansa na zwycięstwo: { $chance }
