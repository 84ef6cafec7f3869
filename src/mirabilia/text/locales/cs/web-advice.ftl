# What a hint shows, and what the coach says. $move is always a move in words, behind a colon.

web-advice-contenders = Nejlepší možnosti z { $count }
web-advice-chance = šance na výhru v procentech
web-advice-games = Hry dohrané podle toho, co vidíš: { $count }
web-advice-tied = Jiné možnosti jsou zhruba stejně dobré.
web-advice-bot = Tohle by zvolil dobrý bot; na porovnání možností nebyl čas.
web-advice-do = Udělat to
web-advice-coach = Trenér
web-advice-best = Nejlepší z { $count }: { $move }.
web-advice-good = Stejně dobré jako nejlepší: { $move }.
web-advice-near = Skoro nejlepší: { $move }.
web-advice-next = Druhé nejlepší (−{ $cost }): { $move }.
web-advice-cost = Stálo asi { $cost }: { $move }.
web-advice-better = Lepší bylo: { $move }.
web-advice-why = Proč?

# Who wants the coach to speak.
web-coach = Trenér po každém tahu
web-coach-about = Jedna věta ke každé tvé volbě, až ji nejde změnit. Vidíš ji jen ty.
# $names are those who have not agreed yet.
web-coach-waits = Trenér promluví, až budou všichni u stolu souhlasit. Zatím nesouhlasí: { $names }.
