# Which cards and wonders win: statistics of many games.

web-lab-about = Co idzie w parze z wygraną, policzone w wielu grach. Nie musi to być przyczyna: kto i tak prowadzi, może sobie na więcej pozwolić.
web-lab-game = Gra
web-lab-players = Liczba graczy
# Followed by a choice between the two below it.
web-lab-of = Czyje gry
web-lab-of-bots = silne boty
web-lab-of-server = ten serwer
web-lab-what = Porównaj
web-lab-boards = Cuda świata
web-lab-every = Wszystko

# $bot: what the bots are called.
web-lab-from-bots = Gry: { $games }. Na każdym miejscu: { $bot }.
web-lab-from-server = Ukończone gry na tym serwerze: { $games }.
web-lab-fair = Kreska w każdym pasku to równy udział w wygranych: { $share }.
web-lab-none = Dla tej gry z tyloma graczami nie ma statystyk silnych botów.
web-lab-few = Statystyki zaczynają się od { $needed } ukończonych gier z tyloma graczami; na razie jest ich { $games }.
web-lab-counting = Trwa liczenie gier tego serwera; pozostało: { $count }

web-lab-name = Nazwa
web-lab-wins = Wygrane
# The head of a column: a difference in percentage points, as explained below.
web-lab-against = Przy jednym stole
web-lab-games = Gry
web-lab-points = Punkty
# The two ends of an interval.
web-lab-between = { $low } do { $high }

web-lab-why-rate = Jak często: odsetek miast, które to mają, albo ile ma ich miasto, w grach, w których było to w grze.
web-lab-why-wins = Wygrane: jak często wygrywa miasto, które to ma, i gdzie prawdziwy odsetek leży w 95 przypadkach na 100.
web-lab-why-against = Przy jednym stole: porównanie miast z tymi samymi kartami i rywalami; ile punktów procentowych wygranych idzie w parze z jedną sztuką więcej.
