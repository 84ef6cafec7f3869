# The bots, weakest first.

bot-apprentice = Uczeń
bot-apprentice-what = uczeń (wybiera losowo)
bot-builder = Budowniczy
bot-builder-what = budowniczy (bierze to, co teraz wydaje się najcenniejsze)
bot-strategist = Strateg
bot-strategist-what = strateg (planuje naprzód)
bot-scholar = Uczony
bot-scholar-what = uczony (każdą możliwość sprawdza w myślach)
bot-master = Mistrz
bot-master-what = mistrz (rozważa wiele gier)

# To measure against.

bot-mcts = Zwykłe przeszukiwanie

# What a bot is fond of, behind its name.

bot-leaning-science = { $bot } ze słabością do nauki
bot-leaning-military = { $bot } ze słabością do wojny
bot-leaning-builder = { $bot } ze słabością do cudów
bot-leaning-merchant = { $bot } ze słabością do handlu
bot-leaning-close = { $bot } ze słabością do wygranych o włos
