# The bots, weakest first.

bot-apprentice = Apprentice
bot-apprentice-what = apprentice (picks at random)
bot-builder = Builder
bot-builder-what = builder (takes what seems worth most now)
bot-strategist = Strategist
bot-strategist-what = strategist (plans ahead)
bot-scholar = Scholar
bot-scholar-what = scholar (tries every option out in its mind)
bot-master = Master
bot-master-what = master (thinks through many games)
bot-oracle = Oracle
bot-oracle-what = oracle (has learnt how games end)

# To measure against.

bot-mcts = Plain search

# What a bot is fond of, behind its name.

bot-leaning-science = { $bot } fond of science
bot-leaning-military = { $bot } fond of war
bot-leaning-wonders = { $bot } fond of wonders
bot-leaning-merchant = { $bot } fond of trade
bot-leaning-close = { $bot } fond of narrow victories
