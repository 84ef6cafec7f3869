# The keys of every table.

web-keys = Klawisze i pomoc
web-key-pick = Obejrzyj tę kartę lub ten wybór
web-key-step = Od karty do karty, od wyboru do wyboru; od miasta do miasta, gdy któreś jest otwarte
web-key-build = Wybuduj kartę
web-key-stage = Wybuduj kolejny etap cudu
web-key-sell = Odrzuć kartę
web-key-left = Płać więcej w lewo
web-key-right = Płać więcej w prawo
web-key-confirm = Wykonaj
web-key-back = Cofnij wybór
web-key-skip = Pomiń albo zakończ turę
web-key-hint = Pokaż lub ukryj podpowiedź
web-key-log = Wszystko, co się wydarzyło
web-key-coach = Przewodnik: dalej albo pokaż gdzie
web-key-ask = Co to jest? Dla wybranej karty lub nazwy
web-key-space = Spacja
web-key-help = Ta pomoc
web-key-escape = Zamknij albo pomiń animację
