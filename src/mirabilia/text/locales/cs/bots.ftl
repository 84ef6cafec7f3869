# The bots, weakest first.

bot-apprentice = Učeň
bot-apprentice-what = učeň (vybírá náhodně)
bot-builder = Stavitel
bot-builder-what = stavitel (bere, co se zdá teď nejcennější)
bot-strategist = Stratég
bot-strategist-what = stratég (plánuje dopředu)
bot-scholar = Učenec
bot-scholar-what = učenec (každou možnost si zkusí v duchu)
bot-master = Mistr
bot-master-what = mistr (promyslí mnoho her)

# To measure against.

bot-mcts = Prosté hledání

# What a bot is fond of, behind its name.

bot-leaning-science = { $bot } se slabostí pro vědu
bot-leaning-military = { $bot } se slabostí pro válku
bot-leaning-builder = { $bot } se slabostí pro divy
bot-leaning-merchant = { $bot } se slabostí pro obchod
bot-leaning-close = { $bot } se slabostí pro těsné výhry
