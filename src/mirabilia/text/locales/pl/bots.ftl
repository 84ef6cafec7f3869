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
bot-oracle = Wyrocznia
bot-oracle-what = wyrocznia (nauczyła się, jak kończą się gry)

# To measure against.

bot-mcts = Zwykłe przeszukiwanie

# What a bot is fond of, behind its name.

bot-leaning-science = { $bot }, który lubi naukę
bot-leaning-military = { $bot }, który lubi wojsko
bot-leaning-wonders = { $bot }, który lubi cuda
bot-leaning-merchant = { $bot }, który lubi handel
bot-leaning-close = { $bot }, który lubi wygrane o włos
