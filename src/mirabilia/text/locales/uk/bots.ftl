# The bots, weakest first.

bot-apprentice = Учень
bot-apprentice-what = учень (обирає навмання)
bot-builder = Будівничий
bot-builder-what = будівничий (бере те, що зараз здається найціннішим)
bot-strategist = Стратег
bot-strategist-what = стратег (планує наперед)
bot-scholar = Учений
bot-scholar-what = учений (подумки випробовує кожен варіант)
bot-master = Майстер
bot-master-what = майстер (прораховує багато партій)
bot-oracle = Оракул
bot-oracle-what = оракул (навчився передбачати, чим скінчиться партія)

# To measure against.

bot-mcts = Простий пошук

# What a bot is fond of, behind its name.

bot-leaning-science = { $bot }, що любить науку
bot-leaning-military = { $bot }, що любить військо
bot-leaning-wonders = { $bot }, що любить чудеса
bot-leaning-merchant = { $bot }, що любить торгівлю
bot-leaning-close = { $bot }, що любить перемоги з малим відривом
