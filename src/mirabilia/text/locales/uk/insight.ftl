# Розбір: як зветься вибір і чому інший був би кращим. Спільне для всіх дверей.

insight-call-best = найкращий можливий вибір
insight-call-good = вибір, не гірший за найкращий
insight-call-near = майже найкращий вибір
insight-call-inaccuracy = неточність
insight-call-mistake = помилка
insight-call-blunder = груба помилка

# Причини на користь кращого варіанта, як пункти списку. $category — назва, як-от Наука.
insight-why-more = { $category }: приблизно на { points } більше
insight-why-fewer = { $category }: приблизно на { points } менше
insight-why-rival = { $city } здобуває приблизно на { points } менше
