# The bots, weakest first.

bot-apprentice = Lehrling
bot-apprentice-what = Lehrling (wählt zufällig)
bot-builder = Baumeister
bot-builder-what = Baumeister (nimmt, was gerade am meisten wert scheint)
bot-strategist = Stratege
bot-strategist-what = Stratege (plant voraus)
bot-scholar = Gelehrter
bot-scholar-what = Gelehrter (spielt jede Möglichkeit im Kopf durch)
bot-master = Meister
bot-master-what = Meister (denkt viele Partien durch)
bot-oracle = Orakel
bot-oracle-what = Orakel (hat gelernt, wie Partien ausgehen)
# To measure against.

bot-mcts = Einfache Suche
# What a bot is fond of, behind its name.

bot-leaning-science = { $bot } mit Hang zur Forschung
bot-leaning-military = { $bot } mit Hang zum Krieg
bot-leaning-wonders = { $bot } mit Hang zu Weltwundern
bot-leaning-merchant = { $bot } mit Hang zum Handel
bot-leaning-close = { $bot } mit Hang zu knappen Siegen
