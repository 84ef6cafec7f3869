# The bots, weakest first.

bot-apprentice = Apprentice
bot-builder = Builder
