# Which cards and wonders win: statistics of many games.

web-lab-about = Co jde s výhrami ruku v ruce, spočítáno v mnoha hrách. Příčina to být nemusí: kdo tak jako tak vede, může si i víc dovolit.
web-lab-game = Hra
web-lab-players = Počet hráčů
# Followed by a choice between the two below it.
web-lab-of = Čí hry
web-lab-of-bots = silní boti
web-lab-of-server = tento server
web-lab-what = Porovnat
web-lab-boards = Divy světa
web-lab-every = Vše

# $bot: what the bots are called.
web-lab-from-bots = Hry: { $games }. Na každém místě: { $bot }.
web-lab-from-server = Dohrané hry tohoto serveru: { $games }.
web-lab-fair = Čára v každém pruhu je spravedlivý podíl výher: { $share }.
web-lab-none = Pro tuto hru s tolika hráči tu není statistika silných botů.
web-lab-few = Statistika začíná od { $needed } dohraných her s tolika hráči; zatím jich je { $games }.
web-lab-counting = Počítají se hry tohoto serveru; ještě zbývá: { $count }

web-lab-name = Název
web-lab-wins = Výhry
# The head of a column: a difference in percentage points, as explained below.
web-lab-against = U jednoho stolu
web-lab-games = Hry
web-lab-points = Body
# The two ends of an interval.
web-lab-between = { $low } až { $high }

web-lab-why-rate = Jak často: podíl měst, která to mají, nebo kolik toho město má, ve hrách, kde to bylo ve hře.
web-lab-why-wins = Výhry: jak často vyhraje město, které to má, a kde skutečný podíl leží v 95 případech ze 100.
web-lab-why-against = U jednoho stolu: porovnání měst se stejnými kartami a soupeři; o kolik procentních bodů výher jde s jedním kusem navíc.
