# The verbs of the mirabilia command, as its help lists them.

mirabilia-command = Hraj, sleduj a zkoumej 7 divů světa a 7 divů světa: Architekti.
mirabilia-verbs = Příkazy
verb-simulate = Odehraje mnoho her náhodných botů a ukáže, co se dělo.
verb-match = Změří jednoho bota proti jiným na stejných rozdáních.
verb-ladder = Nechá boty hrát mezi sebou a seřadí je podle síly.
verb-stats = Prozkoumá mnoho her botů: desky, karty, body.
verb-dataset = Zapíše každé rozhodnutí z mnoha her botů do souboru Parquet.
verb-serve = Spustí server, na kterém lidé hrají v prohlížeči.
verb-backup = Zkopíruje stoly serveru, ať právě běží, nebo ne.
verb-restore = Nahradí stoly serveru zálohou.
verb-moderate = Dohlíží na stoly běžícího serveru.
verb-table = Zahraje si s tebou v terminálu proti botům.
verb-bot = Nabídne bota jiným programům, nebo zkontroluje program, než bude hrát.
verb-replay = Přehraje záznam nebo zápis hry a ukáže její průběh.
verb-review = Rozebere dohranou hru: šance všech, co každé rozhodnutí stálo a proč.
verb-trust = Změří, nakolik se dá věřit šancím a přesnosti v rozborech.
verb-puzzles = Najde hádanky v hrách silných botů a uloží je do souboru.
verb-verify = Ověří důkaz dohrané hry, bez serveru.
verb-tune = Najde lepší váhy pro Stratéga ve hrách proti sobě samému.
