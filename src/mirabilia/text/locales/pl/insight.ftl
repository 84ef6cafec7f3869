# Analiza: jak nazywa się wybór i dlaczego inny byłby lepszy. Wspólne dla wszystkich drzwi.

insight-call-best = najlepszy możliwy wybór
insight-call-good = wybór równie dobry jak najlepszy
insight-call-near = prawie najlepszy wybór
insight-call-inaccuracy = niedokładność
insight-call-mistake = błąd
insight-call-blunder = poważny błąd

# Powody za lepszą możliwością, jako pozycje listy. $category to nazwa, na przykład Nauka.
insight-why-more = { $category }: o jakieś { points } więcej
insight-why-fewer = { $category }: o jakieś { points } mniej
insight-why-rival = { $city } zdobywa o jakieś { points } mniej
