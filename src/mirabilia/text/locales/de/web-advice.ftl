# What a hint shows, and what the coach says. $move is always a move in words, behind a colon.

web-advice-contenders = Die besten von { $count } Möglichkeiten
web-advice-chance = Gewinnchance in Prozent
web-advice-games = Dafür durchgespielte Partien, nach dem, was du siehst: { $count }
web-advice-tied = Andere Möglichkeiten sind etwa gleich gut.
web-advice-bot = Das würde ein guter Bot wählen; für einen Vergleich der Möglichkeiten fehlte die Zeit.
web-advice-do = So machen
web-advice-coach = Trainer
web-advice-best = Das Beste von { $count }: { $move }.
web-advice-good = So gut wie das Beste: { $move }.
web-advice-near = Fast das Beste: { $move }.
web-advice-next = Das Nächstbeste (−{ $cost }): { $move }.
web-advice-cost = Kostete etwa { $cost }: { $move }.
web-advice-better = Besser: { $move }.
web-advice-why = Warum?

# Who wants the coach to speak.
web-coach = Trainer nach jedem Zug
web-coach-about = Ein Satz zu jeder deiner Entscheidungen, sobald sie sich nicht mehr ändern lässt. Nur du siehst ihn.
# $names are those who have not agreed yet.
web-coach-waits = Der Trainer spricht, sobald alle hier zustimmen. Noch nicht: { $names }.
