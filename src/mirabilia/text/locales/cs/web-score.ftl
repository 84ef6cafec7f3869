# The final score.

web-score-category = Kategorie
web-score-own = Máš { points }: místo { $place } z { $players }.
web-score-best = nejvyšší
web-score-winner = vítězství
web-score-tie = při shodě: { $count }
web-score-review = Rozbor
web-score-replay = Přehrát hru
web-score-see = Ukázat stůl
web-score-back = Zpět k bodování
web-score-rematch-go = Přejít k novému stolu
web-score-why = Odkud ty body jsou
web-score-whose = Čí body
web-score-science = Věda, { $name }: { $count }
web-score-science-sum =
    Stejné symboly na druhou: { $squares }. Trojice různých po 7: { $sets }. Dohromady { $count }; libovolné symboly
    se počítají tam, kde vynesou nejvíc.
web-score-wild = libovolné: { $count }
web-score-fights = Střety, { $name }: { $count }
web-score-fight-won = výhra
web-score-fight-lost = prohra
web-score-fight-level = shoda
web-score-buried = Pod divy
web-score-sold = Odhozeno za mince
web-score-stages = části: { $built } z { $all }
web-score-tokens = Žetony pokroku
web-score-files = Uložit a ověřit
web-score-record = Záznam
web-score-transcript = Přepis
web-score-proof = Důkaz
web-score-commitment =
    Rozdání karet si nikdo nemohl vybrat: server i hráči předem přislíbili každý svou část. Toto byl slib serveru; důkaz ukazuje, že všechny sliby byly splněny:
web-score-counting = Počítá se: { $category }
web-score-skip = Přeskočit počítání
