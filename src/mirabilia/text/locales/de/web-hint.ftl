# The hint at a table, and the coach who speaks after each turn: what is there before anybody asks.

web-hint = Tipp
web-hint-ask = Einen Tipp zeigen
web-hint-hide = Den Tipp ausblenden
# $what is a move in words.
web-hint-said = Tipp: { $what }
web-hint-thinking = Ein Tipp ist unterwegs …
# Read out in place of a bar.
web-hint-percent = Gewinnchance { $chance }
web-coach = Trainer nach jedem Zug
web-coach-about = Ein Satz zu jeder deiner Entscheidungen, sobald sie sich nicht mehr ändern lässt. Nur du siehst ihn.
# $names are those who have not agreed yet.
web-coach-waits = Der Trainer spricht, sobald alle hier zustimmen. Noch nicht: { $names }.
