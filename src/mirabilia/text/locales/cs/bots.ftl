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
bot-oracle = Orákulum
bot-oracle-what = orákulum (naučilo se, jak hry končí)

# To measure against.

bot-mcts = Prosté prohledávání

# What a bot is fond of, behind its name.

bot-leaning-science = { $bot } se zálibou ve vědě
bot-leaning-military = { $bot } se zálibou ve vojsku
bot-leaning-wonders = { $bot } se zálibou v divech
bot-leaning-merchant = { $bot } se zálibou v obchodu
bot-leaning-close = { $bot } se zálibou v těsných výhrách
