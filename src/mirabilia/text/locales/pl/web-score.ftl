# The final score.

web-score-category = Kategoria
web-score-own = Masz { points }: miejsce { $place } z { $players }.
web-score-best = najwyższy wynik
web-score-winner = zwycięstwo
web-score-tie = przy remisie: { $count }
web-score-review = Analiza
web-score-replay = Obejrzyj powtórkę
web-score-see = Pokaż stół
web-score-back = Wróć do punktacji
web-score-rematch-go = Przejdź do nowego stołu
web-score-why = Skąd się wzięły punkty
web-score-whose = Czyje punkty
web-score-science = Nauka, { $name }: { $count }
web-score-science-sum =
    Takie same symbole do kwadratu: { $squares }. Zestawy trzech różnych po 7: { $sets }. Razem { $count }; dowolne
    symbole liczą się tam, gdzie dają najwięcej.
web-score-wild = dowolne: { $count }
web-score-fights = Konflikty, { $name }: { $count }
web-score-fight-won = wygrana
web-score-fight-lost = przegrana
web-score-fight-level = remis
web-score-buried = Pod cudami
web-score-sold = Odrzucone za monety
web-score-stages = etapy: { $built } z { $all }
web-score-tokens = Żetony postępu
web-score-files = Zachowaj i sprawdź
web-score-record = Zapis
web-score-transcript = Pełny przebieg
web-score-proof = Dowód
web-score-commitment =
    Nikt nie mógł wybrać rozdania: serwer i gracze z góry obiecali każdy swoją część. To była obietnica serwera; dowód pokazuje, że wszystkich obietnic dotrzymano:
web-score-counting = Liczymy: { $category }
web-score-skip = Pomiń liczenie
