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

bot-leaning-science = { $bot } z upodobaniem do nauki
bot-leaning-military = { $bot } z upodobaniem do wojny
bot-leaning-wonders = { $bot } z upodobaniem do cudów
bot-leaning-merchant = { $bot } z upodobaniem do handlu
bot-leaning-close = { $bot } z upodobaniem do wygranych o włos
