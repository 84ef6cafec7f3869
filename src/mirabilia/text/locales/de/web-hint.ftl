# The hint at a table: what is there before anybody asks for one.

web-hint = Tipp
web-hint-ask = Einen Tipp zeigen
web-hint-hide = Den Tipp ausblenden
# $what is a move in words.
web-hint-said = Tipp: { $what }
web-hint-thinking = Ein Tipp ist unterwegs …
# Read out in place of a bar.
web-hint-percent = Gewinnchance { $chance }
