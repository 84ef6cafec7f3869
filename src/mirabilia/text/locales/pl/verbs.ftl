# The verbs of the mirabilia command, as its help lists them.

mirabilia-command = Graj, oglądaj i badaj 7 Cudów Świata oraz 7 Cudów Świata: Architekci.
mirabilia-verbs = Polecenia
verb-simulate = Rozgrywa wiele gier losowych botów i pokazuje, co się działo.
verb-match = Mierzy jednego bota z innymi na takich samych rozdaniach.
verb-ladder = Każe botom grać ze sobą i ocenia ich siłę.
verb-stats = Bada wiele gier botów: plansze, karty, punkty.
verb-dataset = Zapisuje każdą decyzję z wielu gier botów do pliku Parquet.
verb-serve = Uruchamia serwer, na którym ludzie grają w przeglądarkach.
verb-backup = Kopiuje stoły serwera, niezależnie od tego, czy działa.
verb-restore = Zastępuje stoły serwera kopią zapasową.
verb-moderate = Dba o stoły działającego serwera.
verb-table = Gra z tobą w terminalu przeciwko botom.
verb-bot = Udostępnia bota innym programom albo sprawdza program, zanim zagra.
verb-replay = Odtwarza zapis lub tekst gry i pokazuje jej przebieg.
verb-review = Analizuje zakończoną grę: szanse wszystkich, ile kosztowała każda decyzja i dlaczego.
verb-trust = Mierzy, na ile można ufać szansom i dokładności w analizach.
verb-puzzles = Znajduje zagadki w grach silnych botów i zapisuje je do pliku.
verb-verify = Sprawdza dowód zakończonej gry, bez serwera.
verb-tune = Znajduje lepsze wagi Stratega w grach z samym sobą.
