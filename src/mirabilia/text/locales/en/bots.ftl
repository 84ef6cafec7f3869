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
