# A table before its game: only the front page and the lobby say this.

web-lobby-waiting-count =
    { $count ->
        [one] Brakuje jeszcze { $count } gracza.
        [few] Brakuje jeszcze { $count } graczy.
        [many] Brakuje jeszcze { $count } graczy.
       *[other] Brakuje jeszcze { $count } gracza.
    }
web-lobby-waiting-start = Wszystkie miejsca są zajęte. Grę uruchomi { $name }.
web-lobby-ready = Wszystkie miejsca są zajęte: można zaczynać.
web-lobby-remove = Usuń: { $name }
web-lobby-qr = Link jako kod QR
web-lobby-free-city = Gracze na zmianę grają za nie.
web-lobby-leaning = Styl gry
web-lobby-leaning-none = bez szczególnego stylu
web-lobby-leaning-science = lubi naukę
web-lobby-leaning-military = lubi wojsko
web-lobby-leaning-wonders = lubi cuda
web-lobby-leaning-merchant = lubi handel
web-lobby-leaning-close = lubi wygrane o włos
web-lobby-wonder = Cud
web-lobby-wonder-any = dowolny cud
web-lobby-side = Strona
web-lobby-side-any = dowolna strona
web-lobby-side-is = strona { $side }
web-lobby-terms = Ustawienia stołu
web-lobby-public = Pokaż ten stół wszystkim na stronie głównej
web-lobby-hints = Zezwalaj na podpowiedzi bota
web-lobby-is-public = Wszyscy widzą ten stół na stronie głównej.
web-lobby-is-private = Stół znajdą tylko ci, którzy mają link.
web-lobby-has-hints = Podpowiedzi bota są dozwolone.
web-lobby-no-hints = Podpowiedzi są wyłączone.
web-lobby-chat-sit = Zajmij miejsce, żeby pisać na czacie.
web-lobby-fill = Uzupełnij botami: { $bot }
web-lobby-level = Poziom kolejnych botów
web-lobby-add-seat = Dodaj miejsce
web-lobby-drop-seat = Usuń to miejsce
web-lobby-earlier = { $seat }: przesuń o jedno do przodu
web-lobby-later = { $seat }: przesuń o jedno do tyłu
web-lobby-drag = Przeciągnij w inne miejsce
web-lobby-moved = { $who } ma teraz miejsce { $number }.

# What to expect of a bot, in a line below its level.

web-level-apprentice = Wybiera losowo; dobry do nauki zasad.
web-level-builder = Bierze to, co teraz wydaje się najlepsze; po kilku grach z nim wygrasz.
web-level-strategist = Planuje naprzód; równy przeciwnik, gdy znasz już karty.
web-level-scholar = Wszystko sprawdza w myślach; bez planu nie wygrasz.
web-level-master = Rozważa wiele gier; na początku licz się z przegraną.
web-level-oracle = Nauczyła się, jak kończą się gry; przy trzech graczach silniejsza od Mistrza.
web-level-program = Program na tym serwerze; gra tak, jak nauczył go autor.
