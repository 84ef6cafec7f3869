# The bots, weakest first.

bot-apprentice = Apprentice
bot-apprentice-what = apprentice (picks at random)
bot-builder = Builder
bot-builder-what = builder (takes what seems worth most now)
