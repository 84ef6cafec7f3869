# Insight: what a choice is called, and why another would have been better. Shared by all doors.

insight-call-best = найкращий можливий вибір
insight-call-good = вибір, не гірший за найкращий
insight-call-near = майже найкращий вибір
insight-call-inaccuracy = неточність
insight-call-mistake = помилка
insight-call-blunder = груба помилка

# Reasons for the better option: clauses that stand in a list. $category is a name such as Science.
insight-why-more = { $category }: приблизно на { points } більше
insight-why-fewer = { $category }: приблизно на { points } менше
insight-why-rival = { $city } здобуває приблизно на { points } менше
