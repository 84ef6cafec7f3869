# Which cards and wonders win: statistics of many games.

web-lab-about = Was mit Siegen zusammengeht, gezählt in vielen Partien. Der Grund muss es nicht sein: Wer ohnehin vorn liegt, kann sich auch mehr leisten.
web-lab-game = Spiel
web-lab-players = Spielerzahl
# Followed by a choice between the two below it.
web-lab-of = Wessen Partien
web-lab-of-bots = starke Bots
web-lab-of-server = dieser Server
web-lab-what = Vergleichen
web-lab-boards = Weltwunder
web-lab-every = Alle

# $bot: what the bots are called.
web-lab-from-bots = Partien: { $games }. Auf jedem Platz: { $bot }.
web-lab-from-server = Beendete Partien dieses Servers: { $games }.
web-lab-fair = Der Strich in jedem Balken ist der gerechte Anteil an den Siegen: { $share }.
web-lab-none = Zu diesem Spiel mit so vielen Spielern gibt es keine Statistik starker Bots.
web-lab-few = Die Statistik beginnt bei { $needed } beendeten Partien mit so vielen Spielern; bisher: { $games }.
web-lab-counting = Die Partien dieses Servers werden gezählt; noch ausstehend: { $count }

# As in English.
web-lab-name = Name
web-lab-wins = Siege
# The head of a column: a difference in percentage points, as explained below.
web-lab-against = Am selben Tisch
web-lab-games = Partien
web-lab-points = Punkte
# The two ends of an interval.
web-lab-between = { $low } bis { $high }

web-lab-why-rate = Wie oft: der Anteil der Städte, die es haben, oder wie viele eine Stadt hat, in Partien, in denen es im Spiel war.
web-lab-why-wins = Siege: wie oft eine Stadt gewinnt, die es hat, und wo der wahre Anteil in 95 von 100 Fällen liegt.
web-lab-why-against = Am selben Tisch: Städte mit denselben Karten und Gegnern verglichen; wie viele Prozentpunkte Siegchance mit einem mehr zusammengehen.
