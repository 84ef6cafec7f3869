# The bots, weakest first.

bot-apprentice = Apprenti
bot-apprentice-what = apprenti (choisit au hasard)
bot-builder = Bâtisseur
bot-builder-what = bâtisseur (prend ce qui semble valoir le plus sur le moment)
bot-strategist = Stratège
bot-strategist-what = stratège (prévoit à l’avance)
bot-scholar = Érudit
bot-scholar-what = érudit (essaie chaque option dans sa tête)
bot-master = Maître
bot-master-what = maître (imagine de nombreuses parties)
# As in English.
bot-oracle = Oracle
bot-oracle-what = oracle (a appris comment finissent les parties)
# To measure against.

bot-mcts = Recherche simple
# What a bot is fond of, behind its name.

bot-leaning-science = { $bot } porté sur la science
bot-leaning-military = { $bot } porté sur la guerre
bot-leaning-wonders = { $bot } porté sur les Merveilles
bot-leaning-merchant = { $bot } porté sur le commerce
bot-leaning-close = { $bot } porté sur les victoires serrées
