# What is this? What is said about a card, a stage, a token or a symbol that someone asks about.

web-what-ask = Co to jest: { $name }?
web-what-back = Wstecz
web-what-rules = W zasadach

## What kind of thing it is, beside its name

web-what-kind-symbol = symbol naukowy
web-what-kind-resource = zasób
web-what-kind-power = zdolność
web-what-kind-colour = rodzaj kart
web-what-kind-sign = znak
web-what-kind-token = żeton postępu
web-what-kind-wonder = cud świata

## Rows, and what stands in one that is empty

web-what-row-costs = Koszt
web-what-row-after = Za darmo z
web-what-row-leads = Łańcuch do
web-what-row-copies = Sztuk
web-what-row-worth = Teraz da
web-what-row-built = Kto ma
web-what-row-has = Kto ma
web-what-row-before = Przed nim
web-what-row-next = Po nim
web-what-row-whose = Czyj
web-what-row-boards = Cuda
web-what-row-cards = Karty
web-what-row-helped = Pasuje do
web-what-row-to-come = Zostało
web-what-row-lasts = Trwa
web-what-no-card = żadna karta
web-what-no-stage = żaden etap
web-what-no-token = żaden żeton
web-what-nothing = nic
web-what-nobody = nikt
web-what-nobody-yet = jeszcze nikt
web-what-none-left = już żadna
web-what-not-here = nie ma w tej grze
web-what-worth-later = gdy można go wybudować
web-what-built = wybudowany
web-what-not-built = jeszcze niewybudowany

## Costs and copies

web-what-you = dla ciebie: { $price }
web-what-any-card = pod etap trafia dowolna karta
web-what-guild = najwyżej jedna, jeśli jest w tej grze
web-what-players = graczy
web-what-copies-of = { $count } z { $all } żetonów
web-what-token-costs = dwa takie same symbole albo trzy różne
web-what-token-lasts = do końca gry
web-what-token-open = odkryty
web-what-token-hidden = w stosie

## Names and what they mean

web-what-stage = Etap { $stage }
web-what-discount = Tańszy handel
web-what-points-name = punkty
web-what-horn = róg
web-what-conflict = znaczniki konfliktu
web-what-resource =
    Płaci się nim za budowle i etapy, w każdej turze na nowo. Czego brakuje twojemu miastu, możesz kupić od sąsiada, który
    to produkuje.
web-what-coins = Płacisz nimi do banku i sąsiadom. Na koniec każde 3 monety to punkt.
web-what-shields = Po każdej erze porównujesz je z oboma sąsiadami: za więcej jest żeton, za mniej tracisz punkt.
web-what-points = Sumuje się je na koniec; wygrywa ten, kto ma ich najwięcej.
web-what-victories = Za każdego sąsiada, który ma w bitwie mniej tarcz, dostajesz jeden. Każdy jest wart 3 punkty.
