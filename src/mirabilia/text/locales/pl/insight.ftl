# Insight: what a choice is called, and why another would have been better. Shared by all doors.

insight-call-best = najlepszy możliwy wybór
insight-call-good = wybór równie dobry jak najlepszy
insight-call-near = prawie najlepszy wybór
insight-call-inaccuracy = niedokładność
insight-call-mistake = błąd
insight-call-blunder = poważny błąd

# Reasons for the better option: clauses that stand in a list. $category is a name such as Science.
insight-why-more = { $category }: o ok. { points } więcej
insight-why-fewer = { $category }: o ok. { points } mniej
insight-why-rival = { $city } zdobywa o ok. { points } mniej
