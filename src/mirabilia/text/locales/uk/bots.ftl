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
bot-master-what = майстер (продумує багато партій)

# To measure against.

bot-mcts = Простий пошук

# What a bot is fond of, behind its name.

bot-leaning-science = { $bot } зі слабкістю до науки
bot-leaning-military = { $bot } зі слабкістю до війни
bot-leaning-builder = { $bot } зі слабкістю до чудес
bot-leaning-merchant = { $bot } зі слабкістю до торгівлі
bot-leaning-close = { $bot } зі слабкістю до перемог із мінімальним відривом
